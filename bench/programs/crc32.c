/* The checksum of 16 KiB, many times over, with a table made at the start. */
#include <stdint.h>
#include <stdio.h>

#ifndef TIMES
#define TIMES 1
#endif

enum { SIZE = 16384, ROUNDS = 160 * TIMES };

static uint32_t table[256];
static uint8_t data[SIZE];

static void make_table(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; bit++)
      value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
    table[i] = value;
  }
}

static uint32_t crc(uint32_t seed, const uint8_t *bytes, int size) {
  uint32_t value = ~seed;
  for (int i = 0; i < size; i++)
    value = table[(value ^ bytes[i]) & 0xff] ^ (value >> 8);
  return ~value;
}

int main(void) {
  uint32_t value = 0;
  make_table();
  for (int i = 0; i < SIZE; i++)
    data[i] = (uint8_t)(i * 7 + (i >> 5));
  for (int round = 0; round < ROUNDS; round++)
    value = crc(value, data, SIZE);
  printf("%08x\n", value);
  return 0;
}
