/* SHA-256 (FIPS 180-4) of a buffer of 8 KiB, again and again, each time of the last digest and the buffer. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef TIMES
#define TIMES 1
#endif

enum { SIZE = 8192, ROUNDS = 40 * TIMES };

static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotate(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void block(uint32_t h[8], const uint8_t *bytes) {
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)bytes[4 * i] << 24 | (uint32_t)bytes[4 * i + 1] << 16 | (uint32_t)bytes[4 * i + 2] << 8 |
           bytes[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  for (int i = 0; i < 8; i++)
    v[i] = h[i];
  for (int i = 0; i < 64; i++) {
    uint32_t s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
    uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
    uint32_t t1 = v[7] + s1 + choice + K[i] + w[i];
    uint32_t s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
    uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    uint32_t t2 = s0 + majority;
    v[7] = v[6], v[6] = v[5], v[5] = v[4], v[4] = v[3] + t1;
    v[3] = v[2], v[2] = v[1], v[1] = v[0], v[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++)
    h[i] += v[i];
}

static void sha256(const uint8_t *bytes, uint32_t size, uint8_t digest[32]) {
  uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint8_t last[64];
  uint32_t whole = size / 64 * 64;
  for (uint32_t at = 0; at < whole; at += 64)
    block(h, bytes + at);
  memset(last, 0, sizeof last);
  memcpy(last, bytes + whole, size - whole);
  last[size - whole] = 0x80;
  if (size - whole >= 56) {
    block(h, last);
    memset(last, 0, sizeof last);
  }
  for (int i = 0; i < 4; i++)
    last[63 - i] = (uint8_t)(size * 8 >> (8 * i));
  block(h, last);
  for (int i = 0; i < 32; i++)
    digest[i] = (uint8_t)(h[i / 4] >> (24 - i % 4 * 8));
}

int main(void) {
  static uint8_t buffer[SIZE];
  uint8_t digest[32];
  for (int i = 0; i < SIZE; i++)
    buffer[i] = (uint8_t)(i * 31 + 7);
  for (int round = 0; round < ROUNDS; round++) {
    sha256(buffer, SIZE, digest);
    memcpy(buffer, digest, sizeof digest);
  }
  for (int i = 0; i < 32; i++)
    printf("%02x", digest[i]);
  printf("\n");
  return 0;
}
