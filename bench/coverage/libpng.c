/* Reads standard input as a PNG image with libpng and adds up its pixels. */
#include "input.h"
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t length, position;

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  if (count > length - position) png_error(png, "the image is too short");
  memcpy(to, input + position, count);
  position += count;
}

/* A small image is read whole, of a large one only the head. */
static unsigned long sum_of_pixels(png_structp png, png_infop info) {
  png_size_t bytes = png_get_rowbytes(png, info), rows = png_get_image_height(png, info);
  unsigned long sum = 0;
  if (rows == 0 || bytes > 4096 / rows) return 0;
  unsigned char *pixels = calloc(rows, bytes);
  png_bytep *row = calloc(rows, sizeof *row);
  for (png_size_t i = 0; i < rows; i++) row[i] = pixels + i * bytes;
  png_read_image(png, row);
  png_read_end(png, info);
  for (png_size_t i = 0; i < rows * bytes; i++) sum += pixels[i];
  free(row);
  free(pixels);
  return sum;
}

int main(void) {
  length = read_input();
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return 1;
  /* The signature is given, and checksums are not compared: they would fail for nearly all inputs. */
  png_set_sig_bytes(png, 8);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_read_fn(png, NULL, read_bytes);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  printf("%lu\n", sum_of_pixels(png, info));
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}
