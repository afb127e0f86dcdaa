/* Parses standard input as an X.509 certificate with mbed TLS and describes it. */
#include "input.h"
#include <mbedtls/x509_crt.h>
#include <stdio.h>

int main(void) {
  char text[2048];
  mbedtls_x509_crt certificate;
  size_t length = read_input();
  mbedtls_x509_crt_init(&certificate);
  int problem = mbedtls_x509_crt_parse_der(&certificate, (const unsigned char *)input, length);
  if (!problem && mbedtls_x509_crt_info(text, sizeof text, "", &certificate) > 0) fputs(text, stdout);
  mbedtls_x509_crt_free(&certificate);
  return problem != 0;
}
