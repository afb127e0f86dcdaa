/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 104 --no-argc
 * Seed:      104
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
struct S0 {
   volatile unsigned f0 : 2;
};

union U1 {
   int8_t * f0;
};

/* --- GLOBAL VARIABLES --- */
static int8_t g_54 = 0L;
static int8_t * const g_53 = &g_54;
static int64_t g_60 = 0L;
static volatile int32_t g_64 = 0x93F04518L;/* VOLATILE GLOBAL g_64 */
static int16_t g_76 = 0x2EE1L;
static volatile union U1 g_77 = {0};/* VOLATILE GLOBAL g_77 */
static int32_t g_88[1] = {0xA24791A1L};
static uint8_t g_91 = 251UL;
static uint8_t g_93 = 6UL;
static union U1 g_98 = {0};
static uint64_t g_103 = 0xEC7D6112DD267AFBLL;
static uint64_t g_105 = 18446744073709551615UL;
static uint32_t g_141 = 1UL;
static uint32_t * volatile g_140[9] = {&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141};
static int32_t * volatile g_155 = &g_88[0];/* VOLATILE GLOBAL g_155 */
static const int8_t g_175 = 0xD9L;
static uint32_t g_178 = 4294967286UL;
static uint64_t g_182 = 0x6FCC1B0773BA691ALL;
static struct S0 g_185[8] = {{1},{1},{1},{1},{1},{1},{1},{1}};
static int16_t g_223 = 0x540DL;
static const int32_t *g_237 = &g_88[0];
static uint16_t g_257 = 0xD409L;
static int8_t g_261 = 0L;
static uint16_t g_263 = 0x2EF5L;
static volatile struct S0 g_266 = {0};/* VOLATILE GLOBAL g_266 */
static volatile struct S0 g_288[1] = {{1}};
static struct S0 g_316 = {0};/* VOLATILE GLOBAL g_316 */
static int32_t g_327 = 0L;
static int32_t * volatile g_326 = &g_327;/* VOLATILE GLOBAL g_326 */
static volatile struct S0 g_346 = {1};/* VOLATILE GLOBAL g_346 */
static volatile struct S0 * volatile g_347 = &g_288[0];/* VOLATILE GLOBAL g_347 */
static int16_t g_359[5][8] = {{9L,0xABBFL,0xD2FEL,0xABBFL,9L,0xABBFL,0xD2FEL,0xABBFL},{9L,0xABBFL,0xD2FEL,0xABBFL,9L,0xABBFL,0xD2FEL,0xABBFL},{9L,0xABBFL,0xD2FEL,0xABBFL,9L,0xABBFL,0xD2FEL,0xABBFL},{9L,0xABBFL,0xD2FEL,0xABBFL,9L,0xABBFL,0xD2FEL,0xABBFL},{9L,0xABBFL,0xD2FEL,0xABBFL,9L,0xABBFL,0xD2FEL,0xABBFL}};
static const struct S0 g_368 = {1};/* VOLATILE GLOBAL g_368 */
static struct S0 * volatile g_369 = &g_185[0];/* VOLATILE GLOBAL g_369 */
static volatile struct S0 g_410 = {1};/* VOLATILE GLOBAL g_410 */
static int8_t g_419 = 0x11L;
static int8_t g_420[6][1] = {{0xA9L},{0xEBL},{0xA9L},{0xA9L},{0xEBL},{0xA9L}};
static int8_t g_421[7][9] = {{0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L},{0x6DL,0L,0L,0x6DL,0L,0L,0x6DL,0L,0L},{0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L},{0x6DL,0L,0L,0x6DL,0L,0L,0x6DL,0L,0L},{0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L},{0x6DL,0L,0L,0x6DL,0L,0L,0x6DL,0L,0L},{0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L,0x0AL,0x12L,0x12L}};
static int8_t g_422 = (-5L);
static int8_t g_423 = 6L;
static int8_t g_424 = (-8L);
static int8_t g_425 = 0xBEL;
static int8_t g_426 = (-1L);
static int8_t g_427 = 0L;
static int8_t g_428[4][6] = {{1L,2L,2L,1L,1L,2L},{1L,1L,2L,2L,1L,1L},{1L,2L,2L,1L,1L,2L},{1L,1L,2L,2L,1L,1L}};
static int8_t g_429 = 0xA5L;
static int8_t g_430 = 0x76L;
static int8_t g_431 = 0xCDL;
static int8_t g_432 = 0L;
static int8_t g_433 = (-2L);
static int8_t g_434 = 0x86L;
static int8_t g_435[8] = {0L,0L,0L,0L,0L,0L,0L,0L};
static int8_t g_436[2][3] = {{0x32L,0x32L,0x32L},{1L,1L,1L}};
static int8_t g_437 = (-1L);
static int8_t g_438 = 0x4EL;
static int8_t g_439[1][8] = {{0xDFL,0xDFL,0xA2L,0xDFL,0xDFL,0xA2L,0xDFL,0xDFL}};
static int8_t g_440 = 0x2BL;
static int8_t g_441 = 1L;
static int8_t g_442[1][7][8] = {{{1L,6L,0L,6L,1L,0x9FL,0x9FL,1L},{6L,7L,7L,6L,0L,1L,0L,6L},{7L,0L,7L,0x9FL,0L,0L,0x9FL,7L},{0L,0L,0L,1L,0L,1L,0L,0L},{0L,7L,0x9FL,0L,0L,0x9FL,7L,0L},{7L,6L,0L,1L,0L,6L,7L,7L},{6L,1L,0x9FL,0x9FL,1L,6L,0L,6L}}};
static int8_t g_443 = 1L;
static int8_t g_444[8][7][4] = {{{5L,0x00L,0x88L,0L},{0xD7L,(-1L),0x6FL,0x31L},{0x88L,0xD7L,0L,0L},{0x88L,0x4AL,0x4AL,0x88L},{0L,0L,0x31L,0x4AL},{0L,0xD7L,1L,0x00L},{0x6FL,0L,0x4AL,0x00L}},{{0xB9L,0xD7L,0xB9L,0x4AL},{0x88L,0L,(-1L),0x88L},{0x6FL,0x4AL,0x31L,0L},{0x4AL,0xD7L,0x31L,0x31L},{0x6FL,0x6FL,(-1L),0x00L},{0x88L,0x7CL,0xB9L,0L},{0xB9L,0L,0x4AL,0xB9L}},{{0x6FL,0L,1L,0L},{0L,0x7CL,0x31L,0x00L},{0L,0x6FL,0x4AL,0x31L},{0x88L,0xD7L,0L,0L},{0x88L,0x4AL,0x4AL,0x88L},{0L,0L,0x31L,0x4AL},{0L,0xD7L,1L,0x00L}},{{0x6FL,0L,0x4AL,0x00L},{0xB9L,0xD7L,0xB9L,0x4AL},{0x88L,0L,(-1L),0x88L},{0x6FL,0x4AL,0x31L,0L},{0x4AL,0xD7L,0x31L,0x31L},{0x6FL,0x6FL,(-1L),0x00L},{0x88L,0x7CL,0xB9L,0L}},{{0xB9L,0L,0x4AL,0xB9L},{0x6FL,0L,1L,0L},{0L,0x7CL,0x31L,0x00L},{0L,0x6FL,0x4AL,0x31L},{0x88L,0xD7L,0L,0L},{0x88L,0x4AL,0x4AL,0x88L},{0L,0L,0x31L,0x4AL}},{{0L,0xD7L,1L,0x00L},{0x6FL,0L,0x4AL,0x00L},{0xB9L,0xD7L,0xB9L,0x4AL},{0x88L,0L,(-1L),0x88L},{0x6FL,0x4AL,0x31L,0L},{0x4AL,0xD7L,0x31L,0x31L},{0x6FL,0x6FL,(-1L),0x00L}},{{0x88L,0x7CL,0xB9L,0L},{0xB9L,0L,0x4AL,0xB9L},{0x6FL,0L,1L,0L},{0L,0x7CL,0x31L,0x00L},{0L,0x6FL,0x4AL,0x31L},{0x88L,0xD7L,0L,0L},{0x88L,0x4AL,0x4AL,0x88L}},{{0L,0xB9L,(-1L),0L},{0xB9L,0L,0xD7L,0x7CL},{0x4AL,(-1L),0L,0x7CL},{1L,0L,1L,0L},{0x31L,0xB9L,0x88L,0x31L},{0x4AL,0L,(-1L),0xB9L},{0L,0L,(-1L),(-1L)}}};
static int8_t * const g_418[10][8][3] = {{{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0},{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]},{&g_430,&g_435[7],&g_428[0][0]},{&g_442[0][1][3],&g_442[0][1][3],(void*)0},{&g_440,&g_435[7],&g_443},{&g_421[4][6],&g_438,&g_441}},{{&g_440,&g_424,&g_422},{&g_442[0][1][3],&g_421[4][6],&g_441},{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0},{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]},{&g_430,&g_435[7],&g_428[0][0]},{&g_442[0][1][3],&g_442[0][1][3],(void*)0}},{{&g_440,&g_435[7],&g_443},{&g_421[4][6],&g_438,&g_441},{&g_440,&g_424,&g_422},{&g_442[0][1][3],&g_421[4][6],&g_441},{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0},{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]}},{{&g_430,&g_435[7],&g_428[0][0]},{&g_442[0][1][3],&g_442[0][1][3],(void*)0},{&g_440,&g_435[7],&g_443},{&g_421[4][6],&g_438,&g_441},{&g_440,&g_424,&g_422},{&g_442[0][1][3],&g_421[4][6],&g_441},{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0}},{{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]},{&g_430,&g_435[7],&g_428[0][0]},{&g_442[0][1][3],&g_442[0][1][3],(void*)0},{&g_440,&g_435[7],&g_443},{&g_421[4][6],&g_438,&g_441},{&g_440,&g_424,&g_422},{&g_442[0][1][3],&g_421[4][6],&g_441}},{{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0},{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]},{&g_430,&g_435[7],&g_428[0][0]},{&g_442[0][1][3],&g_442[0][1][3],(void*)0},{&g_440,&g_435[7],&g_443},{&g_421[4][6],&g_438,&g_441}},{{&g_440,&g_424,&g_422},{&g_442[0][1][3],&g_421[4][6],&g_441},{&g_430,&g_430,&g_443},{&g_427,&g_421[4][6],(void*)0},{&g_435[7],&g_424,&g_428[0][0]},{&g_427,&g_438,&g_436[0][2]},{&g_430,&g_435[7],&g_424},{&g_439[0][3],&g_439[0][3],&g_427}},{{&g_437,&g_431,&g_440},{&g_444[6][0][1],&g_434,&g_438},{&g_437,&g_420[4][0],(void*)0},{&g_439[0][3],&g_444[6][0][1],&g_438},{&g_426,&g_426,&g_440},{&g_423,&g_444[6][0][1],&g_427},{&g_431,&g_420[4][0],&g_424},{&g_423,&g_434,&g_432}},{{&g_426,&g_431,&g_424},{&g_439[0][3],&g_439[0][3],&g_427},{&g_437,&g_431,&g_440},{&g_444[6][0][1],&g_434,&g_438},{&g_437,&g_420[4][0],(void*)0},{&g_439[0][3],&g_444[6][0][1],&g_438},{&g_426,&g_426,&g_440},{&g_423,&g_444[6][0][1],&g_427}},{{&g_431,&g_420[4][0],&g_424},{&g_423,&g_434,&g_432},{&g_426,&g_431,&g_424},{&g_439[0][3],&g_439[0][3],&g_427},{&g_437,&g_431,&g_440},{&g_444[6][0][1],&g_434,&g_438},{&g_437,&g_420[4][0],(void*)0},{&g_439[0][3],&g_444[6][0][1],&g_438}}};
static int8_t * const *g_417 = &g_418[6][1][0];
static uint16_t g_464 = 0x6D0AL;
static union U1 *g_516 = &g_98;
static int16_t *g_560 = &g_359[2][0];
static int16_t **g_559 = &g_560;
static volatile struct S0 g_566 = {1};/* VOLATILE GLOBAL g_566 */
static volatile struct S0 g_571 = {1};/* VOLATILE GLOBAL g_571 */
static volatile struct S0 g_582 = {0};/* VOLATILE GLOBAL g_582 */
static uint32_t * volatile g_588 = (void*)0;/* VOLATILE GLOBAL g_588 */
static uint32_t * volatile *g_587 = &g_588;
static uint64_t g_594 = 0xA66C50B85CC3A334LL;
static struct S0 g_626[9] = {{1},{1},{1},{1},{1},{1},{1},{1},{1}};
static struct S0 g_627 = {1};/* VOLATILE GLOBAL g_627 */
static struct S0 g_675 = {1};/* VOLATILE GLOBAL g_675 */
static struct S0 g_676 = {0};/* VOLATILE GLOBAL g_676 */
static int16_t **** volatile g_691 = (void*)0;/* VOLATILE GLOBAL g_691 */
static int16_t ***g_692[5] = {&g_559,&g_559,&g_559,&g_559,&g_559};
static volatile union U1 ** volatile g_693[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
static volatile struct S0 g_771 = {0};/* VOLATILE GLOBAL g_771 */
static struct S0 g_777 = {1};/* VOLATILE GLOBAL g_777 */
static struct S0 g_778 = {0};/* VOLATILE GLOBAL g_778 */
static int32_t ** volatile g_829 = (void*)0;/* VOLATILE GLOBAL g_829 */
static volatile int16_t g_869 = (-3L);/* VOLATILE GLOBAL g_869 */
static int64_t g_893 = (-5L);
static uint32_t g_899 = 0xB6E2685FL;
static volatile struct S0 **g_933 = (void*)0;
static struct S0 g_936 = {1};/* VOLATILE GLOBAL g_936 */
static struct S0 *g_935 = &g_936;
static struct S0 **g_934 = &g_935;
static int32_t g_941 = 3L;
static uint32_t * const g_947 = &g_178;
static uint32_t * const *g_946 = &g_947;
static uint32_t * const **g_945 = &g_946;
static volatile struct S0 g_971[10] = {{1},{1},{1},{1},{0},{1},{1},{1},{1},{0}};
static struct S0 ** volatile g_981[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static struct S0 ** volatile g_982 = (void*)0;/* VOLATILE GLOBAL g_982 */
static struct S0 g_993 = {0};/* VOLATILE GLOBAL g_993 */
static int32_t *g_1089 = &g_88[0];
static int32_t ** volatile g_1088 = &g_1089;/* VOLATILE GLOBAL g_1088 */
static const int16_t **** volatile g_1127 = (void*)0;/* VOLATILE GLOBAL g_1127 */
static struct S0 g_1176 = {1};/* VOLATILE GLOBAL g_1176 */
static struct S0 g_1177[4] = {{1},{1},{1},{1}};
static struct S0 g_1178[1][5] = {{{0},{0},{0},{0},{0}}};
static struct S0 g_1179[1][1][5] = {{{{0},{0},{0},{0},{0}}}};
static volatile int32_t g_1249 = (-9L);/* VOLATILE GLOBAL g_1249 */
static volatile int32_t * volatile g_1248[8][4][6] = {{{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,(void*)0,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,(void*)0},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{(void*)0,&g_1249,(void*)0,(void*)0,&g_1249,&g_1249},{(void*)0,&g_1249,&g_1249,&g_1249,(void*)0,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{&g_1249,&g_1249,(void*)0,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{&g_1249,&g_1249,(void*)0,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{(void*)0,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,(void*)0},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{(void*)0,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,(void*)0},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}},{{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,(void*)0,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,(void*)0,&g_1249,&g_1249,&g_1249}},{{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,(void*)0,&g_1249,&g_1249,&g_1249},{&g_1249,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249},{(void*)0,&g_1249,&g_1249,&g_1249,&g_1249,&g_1249}}};
static struct S0 g_1251[6] = {{1},{1},{0},{1},{1},{0}};
static uint32_t * volatile *** volatile g_1254 = (void*)0;/* VOLATILE GLOBAL g_1254 */
static uint8_t g_1259 = 5UL;
static uint64_t g_1276 = 0x1BC1C7483B217E83LL;
static struct S0 g_1371 = {0};/* VOLATILE GLOBAL g_1371 */
static struct S0 g_1372 = {0};/* VOLATILE GLOBAL g_1372 */
static struct S0 g_1421[5] = {{0},{0},{0},{0},{0}};
static const struct S0 g_1462 = {1};/* VOLATILE GLOBAL g_1462 */
static union U1 ** const * const * volatile g_1477 = (void*)0;/* VOLATILE GLOBAL g_1477 */
static struct S0 g_1499 = {1};/* VOLATILE GLOBAL g_1499 */
static int32_t * volatile * volatile g_1509[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static int32_t * volatile * const  volatile g_1510 = &g_1089;/* VOLATILE GLOBAL g_1510 */
static struct S0 g_1511 = {1};/* VOLATILE GLOBAL g_1511 */
static int32_t ** volatile g_1573 = (void*)0;/* VOLATILE GLOBAL g_1573 */
static int32_t ** volatile g_1574 = &g_1089;/* VOLATILE GLOBAL g_1574 */
static volatile struct S0 g_1576[3] = {{1},{1},{1}};
static volatile struct S0 g_1640[6][1] = {{{0}},{{1}},{{0}},{{1}},{{0}},{{1}}};
static uint32_t *g_1651 = &g_141;
static uint32_t **g_1650 = &g_1651;
static volatile struct S0 g_1715 = {0};/* VOLATILE GLOBAL g_1715 */
static const uint16_t g_1760 = 0xE9AFL;
static const uint16_t g_1762[5] = {0xA151L,0xA151L,0xA151L,0xA151L,0xA151L};
static const int32_t ** volatile g_1798 = &g_237;/* VOLATILE GLOBAL g_1798 */
static struct S0 g_1830 = {0};/* VOLATILE GLOBAL g_1830 */
static struct S0 g_1831[3] = {{0},{0},{0}};
static const struct S0 g_1901 = {1};/* VOLATILE GLOBAL g_1901 */
static struct S0 g_1902 = {0};/* VOLATILE GLOBAL g_1902 */
static uint32_t g_1911 = 18446744073709551615UL;
static const uint64_t g_1927 = 18446744073709551615UL;
static uint16_t * volatile g_1931[3][3][5] = {{{&g_464,&g_257,&g_257,&g_464,&g_257},{&g_257,(void*)0,&g_257,(void*)0,&g_257},{&g_257,&g_464,&g_257,&g_257,&g_464}},{{&g_257,&g_263,&g_263,(void*)0,&g_263},{&g_464,&g_464,&g_263,&g_464,&g_464},{&g_263,&g_263,&g_257,&g_464,&g_263}},{{&g_257,&g_263,&g_263,&g_257,&g_263},{&g_263,&g_263,&g_257,&g_263,&g_263},{&g_263,&g_257,&g_263,&g_263,&g_257}}};
static uint16_t * volatile *g_1930 = &g_1931[2][1][2];
static volatile struct S0 g_2015 = {0};/* VOLATILE GLOBAL g_2015 */
static int32_t **g_2030 = &g_1089;
static int32_t ***g_2029 = &g_2030;
static int32_t ****g_2028 = &g_2029;
static const union U1 g_2053 = {0};
static const union U1 * const g_2052 = &g_2053;
static const union U1 * const *g_2051 = &g_2052;
static const union U1 * const **g_2050 = &g_2051;
static const union U1 * const ***g_2049 = &g_2050;
static struct S0 g_2066 = {1};/* VOLATILE GLOBAL g_2066 */
static struct S0 g_2067 = {1};/* VOLATILE GLOBAL g_2067 */
static volatile uint8_t g_2080 = 0xC4L;/* VOLATILE GLOBAL g_2080 */
static volatile uint8_t * volatile g_2079 = &g_2080;/* VOLATILE GLOBAL g_2079 */
static volatile uint8_t * volatile *g_2078 = &g_2079;
static int32_t *g_2095 = &g_88[0];
static uint16_t * volatile ** volatile g_2120 = &g_1930;/* VOLATILE GLOBAL g_2120 */
static const uint64_t g_2215[4][8] = {{0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL},{0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL},{0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL},{0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL,0x00DDEF358B931399LL}};
static int16_t * volatile *g_2234[9][6] = {{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560},{&g_560,&g_560,&g_560,&g_560,&g_560,&g_560}};
static int16_t * volatile **g_2233 = &g_2234[2][1];
static int16_t * volatile ** volatile *g_2232 = &g_2233;
static int16_t * volatile ** volatile **g_2231 = &g_2232;
static int32_t g_2240 = 1L;


/* --- FORWARD DECLARATIONS --- */
static uint32_t  func_1(void);
static int32_t  func_2(int64_t  p_3, int8_t  p_4, int8_t * p_5, int8_t * p_6, uint32_t  p_7);
static int64_t  func_8(int8_t * const  p_9, uint64_t  p_10, int8_t * p_11, uint32_t  p_12);
static int8_t * const  func_13(int8_t * p_14, uint8_t  p_15);
static int8_t * func_20(const int32_t  p_21);
static uint64_t  func_22(uint32_t  p_23, int32_t  p_24, uint64_t  p_25, const int8_t * p_26, int8_t  p_27);
static uint16_t  func_30(int32_t  p_31, int8_t * p_32, const int8_t * p_33, int8_t * const  p_34);
static int64_t  func_44(int8_t * const  p_45, int8_t * p_46, int8_t * p_47);
static int8_t * const  func_48(int8_t * const  p_49, int64_t  p_50, uint64_t  p_51, uint16_t  p_52);
static int64_t  func_61(uint16_t  p_62, int16_t  p_63);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_53 g_54 g_60 g_64 g_77 g_76 g_88 g_91 g_98 g_93 g_103 g_140 g_141 g_155 g_175 g_178 g_182 g_185 g_105 g_257 g_261 g_263 g_266 g_316 g_237 g_326 g_327 g_223 g_346 g_347 g_359 g_368 g_369 g_410 g_288.f0 g_464 g_422 g_421 g_435 g_426 g_444 g_440 g_439 g_432 g_438 g_443 g_429 g_566 g_428 g_571 g_560 g_582 g_587 g_594 g_626 g_441 g_427 g_423 g_419 g_675 g_434 g_442 g_437 g_430 g_424 g_771 g_777 g_431 g_425 g_899 g_893 g_288 g_933 g_971 g_993 g_1088 g_692 g_420 g_1089 g_869 g_559 g_946 g_947 g_436 g_417 g_418 g_433 g_1248 g_1251 g_935 g_1259 g_1276 g_936 g_1371 g_1372 g_778.f0 g_1177 g_1421 g_1477 g_1499 g_1510 g_1176.f0 g_1574 g_1576 g_1249 g_1640 g_1650 g_1715 g_1798 g_941 g_1830 g_1651 g_1901 g_1911 g_1462.f0 g_1930 g_2120 g_2029 g_2030 g_2079 g_2080 g_2095 g_2049 g_2050 g_2078 g_2231 g_2215 g_2240
 * writes: g_60 g_54 g_64 g_76 g_88 g_91 g_93 g_103 g_105 g_178 g_182 g_237 g_257 g_263 g_288 g_327 g_223 g_185 g_417 g_464 g_98 g_316 g_426 g_425 g_440 g_516 g_444 g_433 g_559 g_594 g_442 g_627 g_441 g_359 g_419 g_676 g_692 g_437 g_427 g_430 g_443 g_582 g_778 g_675 g_439 g_934 g_941 g_945 g_899 g_261 g_1089 g_893 g_141 g_1248 g_936 g_1251 g_429 g_1178 g_1177 g_422 g_1276 g_423 g_420 g_1259 g_434 g_1511 g_626 g_1650 g_1831 g_1902 g_1911 g_424 g_1930 g_2030 g_432
 */
static uint32_t  func_1(void)
{ /* block id: 0 */
    uint32_t l_35 = 0x2DB80EBBL;
    int8_t *l_56 = &g_54;
    int8_t **l_55 = &l_56;
    int64_t *l_59 = &g_60;
    int8_t l_67 = 0xC9L;
    int8_t *l_69 = &l_67;
    int8_t **l_68 = &l_69;
    uint16_t l_70 = 0xD051L;
    int32_t *l_719 = &g_327;
    uint16_t l_1180[8] = {0x97E4L,65532UL,0x97E4L,65532UL,0x97E4L,65532UL,0x97E4L,65532UL};
    int32_t l_1181 = (-1L);
    uint64_t *l_1515 = &g_594;
    int32_t l_1961[8][1] = {{(-5L)},{1L},{1L},{(-5L)},{1L},{1L},{(-5L)},{1L}};
    int16_t l_1968 = 0x5C9BL;
    uint32_t l_1970 = 2UL;
    union U1 **l_1986 = &g_516;
    union U1 ***l_1985 = &l_1986;
    int32_t ****l_2031 = &g_2029;
    uint8_t **l_2136 = (void*)0;
    uint8_t ** const * const l_2135[1] = {&l_2136};
    uint8_t l_2225 = 0x6BL;
    uint16_t *l_2238 = (void*)0;
    uint16_t *l_2239 = &l_1180[5];
    uint32_t l_2241 = 0x88BD02DCL;
    int i, j;
    if ((func_2(func_8(func_13((((((*l_1515) = (safe_mul_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u((((*l_55) = func_20((((func_22(((safe_mul_func_uint16_t_u_u(func_30(l_35, (((*l_719) = (safe_lshift_func_int8_t_s_u((((safe_add_func_int16_t_s_s((safe_lshift_func_int16_t_s_u((-2L), 3)), (((l_35 , (safe_add_func_int64_t_s_s(func_44(func_48(((*l_55) = g_53), (((safe_lshift_func_int16_t_s_u((((*l_59) |= g_54) && (g_60 || func_61((((((-10L) <= (g_64 != ((((safe_mod_func_int64_t_s_s((65534UL | 0xD8D5L), l_67)) , g_54) , (void*)0) != l_68))) | l_67) | l_35) == l_35), l_70))), 13)) == l_35) ^ l_70), l_35, l_35), (*l_68), (*l_68)), l_35))) == (-6L)) > g_424))) ^ 0x29598A47L) && g_223), g_428[0][0]))) , (void*)0), &g_443, &g_439[0][1]), 0x98D2L)) == 1UL), g_428[2][3], l_1180[5], (*l_68), l_1181) , (*l_719)) || g_464) != 0xB0L))) != (void*)0), l_70)), 0x4BA7L))) & g_436[0][0]) < l_70) , (*l_68)), g_436[0][2]), g_428[2][3], &g_436[1][1], g_175), l_1181, &g_421[4][6], (*l_68), g_431) | l_1181))
    { /* block id: 962 */
        int32_t l_1949 = (-1L);
        int32_t l_1950 = 0xAEA68BA7L;
        int32_t l_1955 = 0x587A4223L;
        int32_t l_1959 = (-1L);
        int32_t l_1960 = (-1L);
        int32_t l_1962 = 0x630029C8L;
        int32_t l_1963 = 0x2941EA5CL;
        int32_t l_1964[2];
        int32_t l_1965 = 4L;
        int16_t l_1967[6][10][4] = {{{(-1L),(-1L),0xC7F7L,(-1L)},{0x4B82L,(-3L),(-1L),1L},{0x5E06L,0x44B8L,(-10L),0x4B82L},{(-10L),0x4B82L,0x0B2DL,0xAAF8L},{(-1L),(-1L),(-1L),(-1L)},{0xAE74L,0xC487L,0x5E06L,0L},{1L,0x0B2DL,(-1L),0x44B8L},{0x055FL,0x04B6L,0x4B82L,0x44B8L},{1L,0x0B2DL,1L,0L},{(-1L),0xC487L,1L,(-1L)}},{{0x2FDAL,(-1L),0x6412L,0xAAF8L},{(-1L),0x4B82L,(-6L),0x4B82L},{(-1L),0x44B8L,0x04B6L,1L},{0xAB80L,(-3L),1L,(-1L)},{0xAAF8L,(-1L),0x44B8L,0xB7D7L},{0xAAF8L,0x055FL,1L,0xAB80L},{0xAB80L,0xB7D7L,0x04B6L,0x2FDAL},{0x3041L,0x6412L,0xC487L,0xC7F7L},{0x5E06L,0xC487L,0xAE74L,0xAE74L},{0L,0L,(-1L),0x055FL}},{{0xAAF8L,0xB7D7L,(-1L),1L},{(-1L),1L,(-1L),(-1L)},{(-6L),1L,0x0B2DL,1L},{1L,0xB7D7L,0xC7F7L,0x055FL},{0xAB80L,0L,0xAAF8L,0xAE74L},{0x0B2DL,0xC487L,0x04B6L,0xC7F7L},{0xB7D7L,0x6412L,0xB7D7L,0L},{0xC7F7L,1L,0x5E06L,(-1L)},{(-1L),(-6L),(-8L),1L},{(-1L),0x5E06L,(-8L),0xAAF8L}},{{(-1L),0x055FL,0x5E06L,0x44B8L},{0xC7F7L,(-10L),0xB7D7L,(-1L)},{0xB7D7L,(-1L),0x04B6L,(-3L)},{0x0B2DL,0xAAF8L,0xAAF8L,0x0B2DL},{0xAB80L,1L,0xC7F7L,1L},{1L,0x04B6L,0x0B2DL,(-10L)},{(-6L),0x2FDAL,(-1L),(-10L)},{(-1L),0x04B6L,(-1L),1L},{0xAAF8L,1L,(-1L),0x0B2DL},{0L,0xAAF8L,0xAE74L,(-3L)}},{{0x5E06L,(-1L),0xC487L,(-1L)},{0x3041L,(-10L),0x2FDAL,0x44B8L},{(-1L),0x055FL,0x44B8L,0xAAF8L},{(-3L),0x5E06L,(-10L),1L},{(-3L),(-6L),0x44B8L,(-1L)},{(-1L),1L,0x2FDAL,0L},{0x3041L,0x6412L,0xC487L,0xC7F7L},{0x5E06L,0xC487L,0xAE74L,0xAE74L},{0L,0L,(-1L),0x055FL},{0xAAF8L,0xB7D7L,(-1L),1L}},{{(-1L),1L,(-1L),(-1L)},{(-6L),1L,0x0B2DL,1L},{1L,0xB7D7L,0xC7F7L,0x055FL},{0xAB80L,0L,0xAAF8L,0xAE74L},{0x0B2DL,0xC487L,0x04B6L,0xC7F7L},{0xB7D7L,0x6412L,0xB7D7L,0L},{0xC7F7L,1L,0x5E06L,(-1L)},{(-1L),(-6L),(-8L),1L},{(-1L),0x5E06L,(-8L),0xAAF8L},{(-1L),0x055FL,0x5E06L,0x44B8L}}};
        int64_t l_1969 = 0xDDAA04891A445184LL;
        union U1 **l_1984 = &g_516;
        union U1 ***l_1983 = &l_1984;
        int32_t **l_2017 = &l_719;
        int32_t ***l_2016 = &l_2017;
        uint8_t *l_2082 = &g_1259;
        uint8_t **l_2081[9] = {&l_2082,&l_2082,&l_2082,&l_2082,&l_2082,&l_2082,&l_2082,&l_2082,&l_2082};
        uint32_t *l_2089 = &l_35;
        int32_t l_2096 = 0x0135A2A4L;
        uint16_t *l_2109 = (void*)0;
        uint16_t *l_2110 = &l_1180[5];
        int8_t l_2130[1];
        uint8_t l_2181 = 0x14L;
        int i, j, k;
        for (i = 0; i < 2; i++)
            l_1964[i] = 0xB706E1FDL;
        for (i = 0; i < 1; i++)
            l_2130[i] = 0L;
lbl_2139:
        for (g_437 = 0; (g_437 > 9); g_437++)
        { /* block id: 965 */
            int32_t *l_1948 = &l_1181;
            int32_t *l_1951 = &l_1181;
            int32_t *l_1952 = &g_88[0];
            int32_t *l_1953 = (void*)0;
            int32_t *l_1954[2][5] = {{&l_1181,&l_1950,&l_1950,&l_1950,&l_1181},{&l_1181,&l_1950,&l_1950,&l_1950,&l_1181}};
            uint8_t l_1956[2];
            int32_t l_1966 = 3L;
            uint16_t *l_1975 = &l_1180[0];
            union U1 ****l_1987 = &l_1985;
            uint32_t ***l_2002 = &g_1650;
            uint32_t ****l_2001 = &l_2002;
            int i, j;
            for (i = 0; i < 2; i++)
                l_1956[i] = 248UL;
            ++l_1956[1];
            ++l_1970;
        }
        if ((((*g_53) = ((((5L > (safe_mul_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_s(((*l_2082) = ((safe_add_func_int8_t_s_s((***l_2016), (safe_sub_func_uint8_t_u_u(((safe_lshift_func_int16_t_s_s(((safe_mul_func_uint8_t_u_u((((*l_2110) = (**l_2017)) & ((*g_947) || (((l_1964[0] &= (*g_155)) == (((**g_946) = (((safe_lshift_func_int16_t_s_u((-10L), (*l_719))) & (((***l_2016) , ((safe_add_func_int8_t_s_s(((*l_719) || 0x70L), 0xB3L)) < (*g_53))) != 0x997816AFL)) & 65535UL)) && 0x4615AB50L)) & 0xDF8AL))), (**l_2017))) || 0x2CB14DEBL), 14)) , (***l_2016)), 1L)))) > (*g_1651))), (***l_2016))), (*l_719)))) | (*l_719)) & (***l_2016)) , (**l_2017))) , 0xB12C9555L))
        { /* block id: 1034 */
            uint32_t l_2119 = 0x544B705DL;
            int32_t l_2131[3];
            int i;
            for (i = 0; i < 3; i++)
                l_2131[i] = 0x6FB8CD2CL;
            for (g_941 = 0; (g_941 <= 3); g_941 = safe_add_func_int16_t_s_s(g_941, 1))
            { /* block id: 1037 */
                for (g_263 = (-8); (g_263 < 21); g_263 = safe_add_func_uint32_t_u_u(g_263, 1))
                { /* block id: 1040 */
                    return l_2119;
                }
                for (g_91 = 0; (g_91 <= 0); g_91 += 1)
                { /* block id: 1045 */
                    int i, j;
                    for (g_424 = 0; (g_424 <= 0); g_424 += 1)
                    { /* block id: 1048 */
                        (*g_2120) = &g_1931[2][1][2];
                    }
                    return g_420[(g_91 + 5)][g_91];
                }
            }
            for (g_178 = 0; (g_178 <= 0); g_178 += 1)
            { /* block id: 1056 */
                int32_t *l_2121 = &l_1959;
                int32_t *l_2122 = &l_1964[0];
                int16_t l_2123 = 0L;
                int32_t *l_2124 = &g_88[0];
                int32_t *l_2125 = &l_1950;
                int32_t *l_2126 = &l_1961[4][0];
                int32_t *l_2127 = &g_88[0];
                int32_t *l_2128 = &l_1961[5][0];
                int32_t *l_2129[7][8][4] = {{{&g_88[g_178],&l_2096,&l_1961[4][0],&l_1959},{&g_88[g_178],(void*)0,&g_88[g_178],&l_1964[0]},{(void*)0,&l_1959,&g_88[0],(void*)0},{&g_327,&g_88[0],&g_88[g_178],(void*)0},{&l_2096,&l_1962,&l_1950,&g_88[0]},{(void*)0,&g_88[0],&g_88[0],(void*)0},{&l_1963,&l_1960,&g_327,&l_1961[5][0]},{(void*)0,&l_1959,(void*)0,&l_1960}},{{(void*)0,&l_1959,&l_1964[0],&g_327},{&l_1959,&l_1960,&l_1959,&g_327},{&l_1964[0],(void*)0,&g_88[g_178],&g_88[0]},{&l_1964[0],&l_1964[0],&g_88[0],(void*)0},{&l_1960,&g_88[0],&l_1960,&g_88[0]},{(void*)0,&g_327,&l_1181,&l_1964[0]},{(void*)0,&l_1950,(void*)0,&g_327},{&g_327,&l_2096,&l_1964[1],&l_1963}},{{&l_1963,(void*)0,&l_1181,&l_1964[1]},{(void*)0,&l_1964[0],&l_1950,(void*)0},{&l_1960,&l_1963,&l_1959,&g_88[g_178]},{&g_327,&g_88[g_178],&g_88[g_178],&g_327},{&l_1964[0],&l_1961[5][0],(void*)0,&l_1959},{&l_1959,&g_88[0],&l_1950,&l_1964[0]},{&l_1950,&g_88[0],(void*)0,&l_1964[0]},{&g_88[0],&g_88[0],&l_2096,&l_1959}},{{&l_1963,&l_1961[5][0],(void*)0,&g_327},{&g_88[0],&g_88[g_178],&l_1950,&g_88[g_178]},{&l_1181,&l_1963,&l_1962,(void*)0},{&g_327,&l_1964[0],&l_1960,&l_1964[1]},{&l_1964[0],(void*)0,&g_88[g_178],&l_1963},{&l_1181,&l_2096,&l_1962,&g_327},{&g_88[g_178],&l_1950,(void*)0,&l_1964[0]},{&l_1964[0],&g_327,&g_88[0],&g_88[0]}},{{&l_1962,&g_88[0],&l_1962,(void*)0},{&l_2096,&l_1964[0],&l_1962,&g_88[0]},{&g_88[0],(void*)0,&g_88[0],&g_327},{&g_88[g_178],&l_1960,&l_2096,&g_327},{(void*)0,&l_1959,&l_2096,&l_1960},{&l_1950,&l_1959,&l_1964[0],&l_1961[5][0]},{&l_1959,&l_1960,(void*)0,(void*)0},{&l_1964[0],&g_88[0],&l_1964[0],&g_88[0]}},{{&g_327,&l_1962,&g_88[0],(void*)0},{&l_1950,&g_88[0],&l_1950,(void*)0},{(void*)0,&l_1959,(void*)0,&l_1964[0]},{&l_1963,(void*)0,(void*)0,&l_1959},{(void*)0,&l_2096,(void*)0,&g_88[g_178]},{&l_1963,&g_327,(void*)0,&l_1964[1]},{(void*)0,&l_1962,&l_1950,&l_1963},{&l_1950,&l_1963,&g_88[0],&g_88[0]}},{{&g_88[0],&l_1181,&g_88[g_178],&g_88[0]},{(void*)0,&g_327,&l_1964[1],&g_88[g_178]},{(void*)0,&g_88[0],&l_1959,&l_1960},{&l_1962,(void*)0,&g_327,&l_1950},{&l_1181,&l_1960,&l_1950,&g_88[g_178]},{&g_88[0],&l_2096,(void*)0,&l_1959},{&l_1959,&l_1181,&l_1964[0],(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}}};
                uint16_t l_2132 = 0x7414L;
                int i, j, k;
                (**g_2029) = &g_88[g_178];
                --l_2132;
            }
            return l_2131[1];
        }
        else
        { /* block id: 1061 */
            int8_t **l_2171 = &l_69;
            int32_t l_2175 = 1L;
            const uint64_t *l_2214[6][5][8] = {{{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]},{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927},{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]}},{{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927},{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]},{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927},{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927}},{{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]},{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927},{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]},{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927}},{{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6]},{&g_2215[2][6],&g_2215[1][1],&g_2215[0][0],&g_1927,&g_2215[2][6],(void*)0,&g_2215[2][6],&g_1927},{&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6],&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927},{&g_2215[2][6],&g_2215[2][5],&g_1927,&g_1927,&g_1927,(void*)0,&g_1927,&g_2215[1][5]}},{{&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6],&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6]},{&g_2215[0][0],&g_2215[2][5],&g_2215[0][0],&g_2215[1][5],&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6]},{&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6],&g_2215[0][0],(void*)0,&g_1927,&g_2215[1][5]},{&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6],&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6]},{&g_2215[0][0],&g_2215[2][5],&g_2215[0][0],&g_2215[1][5],&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6]}},{{&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6],&g_2215[0][0],(void*)0,&g_1927,&g_2215[1][5]},{&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6],&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6]},{&g_2215[0][0],&g_2215[2][5],&g_2215[0][0],&g_2215[1][5],&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6]},{&g_1927,(void*)0,&g_2215[0][0],&g_2215[1][6],&g_2215[0][0],(void*)0,&g_1927,&g_2215[1][5]},{&g_1927,&g_2215[2][5],&g_2215[2][6],&g_2215[1][6],&g_1927,&g_2215[1][1],&g_1927,&g_2215[1][6]}}};
            union U1 ***l_2217[2];
            int i, j, k;
            for (i = 0; i < 2; i++)
                l_2217[i] = &l_1986;
            for (l_1965 = 0; (l_1965 <= 0); l_1965 += 1)
            { /* block id: 1064 */
                int32_t l_2173[8][6][5] = {{{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)},{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L},{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L}},{{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)},{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)},{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L}},{{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L},{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)},{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)}},{{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L},{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L},{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)}},{{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)},{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L},{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L}},{{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)},{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)},{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L}},{{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L},{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)},{(-1L),(-1L),(-1L),0L,(-1L)},{4L,(-1L),(-10L),(-10L),(-1L)}},{{4L,0L,5L,0L,4L},{(-1L),(-10L),(-10L),(-1L),4L},{(-1L),0L,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x1AF9532CL,(-10L),4L},{4L,(-1L),5L,(-1L),4L},{4L,(-10L),0x1AF9532CL,(-1L),(-1L)}}};
                int i, j, k;
                (*g_935) = (*g_347);
                for (l_1955 = 8; (l_1955 >= 0); l_1955 -= 1)
                { /* block id: 1068 */
                    uint8_t ** const *l_2138 = &l_2081[2];
                    uint8_t ** const **l_2137 = &l_2138;
                    union U1 l_2158 = {0};
                    int32_t l_2180[6][2][5] = {{{0x591E3013L,0L,0x591E3013L,0x591E3013L,0L},{0L,0x591E3013L,0x591E3013L,0L,0x591E3013L}},{{0L,0L,(-1L),0L,0L},{0x591E3013L,0L,0x591E3013L,0x591E3013L,0L}},{{0L,0x591E3013L,0x591E3013L,0L,0x591E3013L},{0L,0L,(-1L),0L,0L}},{{0x591E3013L,0L,0x591E3013L,0x591E3013L,0L},{0L,0x591E3013L,0x591E3013L,0L,0x591E3013L}},{{0L,0L,(-1L),0L,0L},{0x591E3013L,0L,0x591E3013L,0x591E3013L,0L}},{{0L,0x591E3013L,0x591E3013L,0L,0x591E3013L},{0L,0L,(-1L),0L,0x591E3013L}}};
                    int8_t l_2189 = 0x9BL;
                    int i, j, k;
                    (*l_2017) = &l_1961[(l_1965 + 5)][l_1965];
                    (*l_2137) = l_2135[0];
                    if (g_893)
                        goto lbl_2139;
                    for (g_178 = 0; (g_178 <= 0); g_178 += 1)
                    { /* block id: 1074 */
                        int8_t ***l_2172 = &l_2171;
                        const int32_t l_2174 = (-9L);
                        int16_t *l_2176 = (void*)0;
                        int16_t *l_2177 = (void*)0;
                        int16_t *l_2178 = (void*)0;
                        int16_t *l_2179 = &l_1967[3][7][2];
                        int32_t *l_2198 = (void*)0;
                        int32_t *l_2199 = (void*)0;
                        int32_t *l_2200 = (void*)0;
                        int32_t *l_2201 = &l_1181;
                        int i, j;
                        l_2181 ^= (safe_mod_func_uint32_t_u_u((safe_add_func_uint16_t_u_u((safe_add_func_int32_t_s_s((g_266.f0 , (((((*l_2179) = (safe_rshift_func_uint16_t_u_s(((safe_rshift_func_uint16_t_u_s(((((((safe_lshift_func_uint8_t_u_s((g_93 = ((safe_rshift_func_uint16_t_u_s(2UL, 3)) <= (safe_add_func_int16_t_s_s((safe_sub_func_uint16_t_u_u((l_2158 , (safe_rshift_func_uint16_t_u_s(((safe_rshift_func_int16_t_s_u(((*l_719) < (safe_sub_func_uint8_t_u_u(((((*g_560) &= 1L) >= (safe_rshift_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_s(l_1961[(l_1965 + 5)][l_1965], (safe_rshift_func_int8_t_s_u((((*l_2082) = (*g_2079)) ^ (&g_53 == ((*l_2172) = l_2171))), l_2173[5][0][3])))), 5))) >= 0UL), l_2174))), 8)) & l_2174), (**l_2017)))), g_431)), g_261)))), l_2175)) || g_327) || 0xA983D25D63F6FB3BLL) && (***l_2016)) >= (***l_2016)) , l_2173[6][4][1]), 14)) == l_2174), 5))) && (-4L)) ^ l_2174) , 0x0EDEB07FL)), (-1L))), 0x5C3CL)), l_2180[3][1][3]));
                        (*g_2095) |= ((safe_rshift_func_uint8_t_u_s(4UL, l_2180[3][1][3])) != (!(safe_rshift_func_int16_t_s_u((safe_rshift_func_int8_t_s_s((((*l_719) > (l_2189 , ((0xCAL <= (((safe_div_func_int32_t_s_s((l_2189 < ((-1L) > ((***l_2172) = (safe_sub_func_int64_t_s_s((-3L), (&g_934 != &g_933)))))), (-4L))) && 0xF7F65380L) , 0x9EL)) & (*g_947)))) & l_2180[3][1][3]), l_2175)), 1))));
                        (*l_2201) |= ((safe_add_func_uint8_t_u_u(((*g_947) , ((((((l_2173[5][0][3] != (1L <= (0x4A5227CBL == ((*g_2095) = ((*g_2079) != (((((*l_2110) = (0x7CD67B4CL == (((((**l_2017) = ((((*l_719) && ((*g_417) == (void*)0)) & g_442[0][2][0]) != 1UL)) , (***l_2016)) < (*g_560)) || 0x40DDC76945A23924LL))) , 3UL) == 0xB943L) || l_1961[(l_1965 + 2)][l_1965])))))) , (*g_155)) , l_2173[5][0][3]) <= l_2173[5][0][3]) >= g_438) >= l_2180[1][0][2])), 255UL)) < 0xFA79B6B288E8801CLL);
                    }
                }
            }
            if ((safe_lshift_func_uint8_t_u_u((**l_2017), (0x78L <= (***l_2016)))))
            { /* block id: 1090 */
                int32_t **l_2209 = (void*)0;
                const uint64_t *l_2213 = &g_1927;
                const uint64_t **l_2212[5][6];
                uint64_t **l_2216 = &l_1515;
                const int32_t l_2218 = 0xBE8B6A6DL;
                uint32_t l_2219[8];
                int i, j;
                for (i = 0; i < 5; i++)
                {
                    for (j = 0; j < 6; j++)
                        l_2212[i][j] = &l_2213;
                }
                for (i = 0; i < 8; i++)
                    l_2219[i] = 0x14376444L;
                l_2219[5] = ((safe_mod_func_int64_t_s_s((safe_rshift_func_int16_t_s_u(((safe_unary_minus_func_int32_t_s(((***l_2016) = ((((*g_2029) = l_2209) != (((l_2175 & (((*g_2049) == ((((-3L) <= ((*g_2079) > 0xE6L)) < ((*g_53) , ((safe_add_func_uint16_t_u_u(((g_893 = (((((l_2214[5][3][0] = &g_1927) == ((*l_2216) = &g_103)) ^ g_421[4][6]) > (*g_560)) && g_444[6][0][1])) >= (*l_719)), l_2175)) == (**l_2017)))) , l_2217[0])) && 0x09L)) | 0L) , &g_2095)) > l_2175)))) , l_2218), 0)), 0x5864E9CE0FC6ADA9LL)) > 0x7ABE84F6L);
            }
            else
            { /* block id: 1097 */
                int8_t l_2220 = 0L;
                return l_2220;
            }
        }
        for (g_432 = 0; (g_432 <= 19); ++g_432)
        { /* block id: 1103 */
            int32_t *l_2223 = &g_327;
            (**l_2016) = l_2223;
            if ((*l_2223))
                break;
        }
    }
    else
    { /* block id: 1107 */
        uint32_t l_2224 = 0UL;
        return l_2224;
    }
    (*g_2095) ^= (l_2225 && ((**g_2078) && ((+((-4L) > (*l_719))) , ((safe_mod_func_uint16_t_u_u(((((void*)0 == g_2231) ^ (safe_mod_func_uint8_t_u_u(0UL, g_2215[0][1]))) || (((*l_2239) = (!((*g_1651) , (*l_719)))) < g_2240)), l_2241)) & 0L))));
    return (*g_947);
}


/* ------------------------------------------ */
/* 
 * reads : g_437 g_443 g_421 g_560 g_359 g_141 g_947 g_178 g_993.f0 g_594 g_1249 g_327 g_426 g_1640 g_1650 g_428 g_261 g_439 g_91 g_88 g_64 g_155 g_441 g_1715 g_60 g_76 g_223 g_182 g_103 g_946 g_433 g_464 g_899 g_237 g_1798 g_1477 g_368.f0 g_420 g_53 g_54 g_941 g_1574 g_1830 g_778.f0 g_427 g_257 g_424 g_1259 g_440 g_1651 g_1901 g_1911 g_1462.f0 g_1930 g_105 g_266.f0 g_263
 * writes: g_1089 g_443 g_594 g_327 g_263 g_1650 g_257 g_359 g_60 g_426 g_516 g_88 g_76 g_182 g_103 g_433 g_464 g_237 g_941 g_1831 g_440 g_141 g_178 g_626 g_1902 g_434 g_1911
 */
static int32_t  func_2(int64_t  p_3, int8_t  p_4, int8_t * p_5, int8_t * p_6, uint32_t  p_7)
{ /* block id: 819 */
    uint8_t l_1580 = 0x48L;
    int32_t *l_1583[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    const int16_t l_1624 = (-4L);
    struct S0 ***l_1636 = (void*)0;
    struct S0 ****l_1635 = &l_1636;
    const uint32_t **l_1653 = (void*)0;
    union U1 *l_1713 = &g_98;
    union U1 *l_1714 = (void*)0;
    const uint16_t *l_1761[9][4][2] = {{{&g_1760,&g_1762[3]},{(void*)0,(void*)0},{(void*)0,&g_1762[3]},{&g_1760,&g_1762[4]}},{{&g_1762[3],&g_1762[3]},{&g_1762[3],&g_1760},{(void*)0,&g_1762[3]},{&g_1762[3],&g_1762[3]}},{{&g_1760,&g_1762[3]},{&g_1762[3],&g_1762[3]},{(void*)0,&g_1762[3]},{&g_1762[3],&g_1762[3]}},{{(void*)0,&g_1762[3]},{&g_1762[3],&g_1762[3]},{&g_1760,&g_1762[3]},{&g_1762[3],&g_1762[3]}},{{(void*)0,&g_1760},{&g_1762[3],&g_1762[3]},{&g_1762[3],&g_1762[4]},{&g_1760,&g_1762[3]}},{{(void*)0,(void*)0},{(void*)0,&g_1762[3]},{&g_1760,&g_1762[4]},{&g_1762[3],&g_1762[3]}},{{&g_1762[3],&g_1760},{(void*)0,&g_1762[3]},{&g_1762[3],&g_1762[3]},{&g_1760,&g_1762[3]}},{{&g_1762[3],&g_1762[3]},{(void*)0,&g_1762[3]},{&g_1762[3],&g_1762[3]},{(void*)0,&g_1762[3]}},{{&g_1762[3],&g_1762[3]},{&g_1760,&g_1762[3]},{&g_1762[3],&g_1762[3]},{(void*)0,&g_1760}}};
    uint64_t l_1769 = 0x2C9E098E446EC18BLL;
    uint16_t l_1860 = 65528UL;
    int64_t l_1882 = 0xAC6E7DAFE52CC7BELL;
    int i, j, k;
    if (p_4)
    { /* block id: 820 */
        int32_t *l_1577 = &g_327;
        int32_t *l_1578 = &g_88[0];
        int32_t *l_1579[8] = {(void*)0,&g_88[0],&g_88[0],(void*)0,&g_88[0],&g_88[0],(void*)0,&g_88[0]};
        int32_t **l_1584 = &g_1089;
        int i;
        l_1580--;
        l_1583[0] = ((*l_1584) = (((void*)0 != &g_1574) , l_1583[4]));
    }
    else
    { /* block id: 824 */
        int8_t l_1585 = 0L;
        int32_t l_1586[8] = {0x25282F73L,0x25282F73L,0x25282F73L,0x25282F73L,0x25282F73L,0x25282F73L,0x25282F73L,0x25282F73L};
        uint8_t *l_1593 = &l_1580;
        uint64_t *l_1611[2];
        int32_t l_1612[2];
        uint32_t l_1673 = 0xE1244875L;
        union U1 **l_1680 = &g_516;
        union U1 ***l_1679 = &l_1680;
        struct S0 ****l_1708 = &l_1636;
        uint8_t l_1717 = 0UL;
        uint32_t l_1770 = 0x8E11D749L;
        uint64_t l_1827 = 0xB6DC2D8D79C930FALL;
        int32_t * const l_1829 = &g_88[0];
        uint64_t l_1864 = 18446744073709551606UL;
        int16_t l_1865 = 8L;
        uint16_t *l_1866 = (void*)0;
        int32_t l_1944 = (-6L);
        int i;
        for (i = 0; i < 2; i++)
            l_1611[i] = &g_182;
        for (i = 0; i < 2; i++)
            l_1612[i] = 0x6DD69CC9L;
        l_1586[6] = (l_1585 && g_437);
        for (g_443 = 0; (g_443 != (-8)); g_443--)
        { /* block id: 828 */
            return p_4;
        }
        if ((l_1612[0] = (safe_rshift_func_int8_t_s_u((((((((*l_1593) = (safe_mul_func_int8_t_s_s((*p_5), (p_4 , (*p_5))))) == (safe_lshift_func_int8_t_s_s((l_1585 && ((((4L < (safe_mul_func_uint8_t_u_u((safe_sub_func_int32_t_s_s((((((*p_6) = (0x39458ABBEFE8DEFDLL || (((safe_unary_minus_func_int64_t_s((3UL > ((safe_sub_func_uint16_t_u_u((safe_add_func_uint64_t_u_u(((l_1586[2] &= (safe_mul_func_int16_t_s_s((*g_560), (0xA6B64C72L && 0xA8DE51F6L)))) != (*p_5)), g_141)), l_1585)) > 1L)))) , p_7) > 0x0B4469F430A7CD95LL))) < p_7) < p_7) <= (-7L)), (*g_947))), g_993.f0))) == 0x02D7L) , &g_103) != l_1611[1])), l_1585))) , (*g_560)) | g_359[3][1]) , l_1586[6]) , l_1586[5]), p_4))))
        { /* block id: 835 */
            int32_t **l_1623 = &g_1089;
            struct S0 ***l_1634 = &g_934;
            struct S0 ****l_1633 = &l_1634;
            uint8_t l_1637 = 0x7AL;
            int32_t l_1671[1][8] = {{(-2L),0L,(-2L),(-2L),0L,(-2L),(-2L),0L}};
            struct S0 ****l_1709[1][7] = {{&l_1636,&l_1636,&l_1636,&l_1636,&l_1636,&l_1636,&l_1636}};
            union U1 *l_1710 = &g_98;
            union U1 * const *l_1723 = &l_1713;
            union U1 * const **l_1722 = &l_1723;
            union U1 * const ***l_1721 = &l_1722;
            union U1 * const ****l_1724 = &l_1721;
            int32_t *l_1730 = &g_941;
            int16_t *l_1742 = &g_76;
            int8_t *l_1768[8][6] = {{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]},{&g_420[4][0],&g_424,&g_420[4][0],&g_420[4][0],&g_424,&g_420[4][0]}};
            int8_t **l_1767 = &l_1768[7][1];
            int8_t ***l_1766[2][3][5] = {{{&l_1767,&l_1767,&l_1767,&l_1767,&l_1767},{&l_1767,&l_1767,&l_1767,&l_1767,&l_1767},{&l_1767,&l_1767,&l_1767,&l_1767,&l_1767}},{{&l_1767,&l_1767,&l_1767,&l_1767,&l_1767},{&l_1767,&l_1767,&l_1767,&l_1767,&l_1767},{&l_1767,&l_1767,&l_1767,(void*)0,(void*)0}}};
            union U1 ** const * const l_1800 = &l_1680;
            union U1 ** const * const * volatile l_1799 = &l_1800;/* VOLATILE GLOBAL l_1799 */
            int32_t l_1867[3][1];
            uint16_t l_1872 = 9UL;
            int16_t l_1887 = 0xF93EL;
            int i, j, k;
            for (i = 0; i < 3; i++)
            {
                for (j = 0; j < 1; j++)
                    l_1867[i][j] = 0x2DFADF88L;
            }
lbl_1743:
            g_327 ^= (safe_rshift_func_uint8_t_u_u((l_1586[6] ^ ((safe_sub_func_uint64_t_u_u((++g_594), p_4)) && ((safe_mod_func_int64_t_s_s((((safe_lshift_func_int8_t_s_u((l_1612[1] = (((*p_6) ^ (*p_6)) != p_3)), (l_1623 != (void*)0))) > l_1624) == (safe_sub_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u(((safe_lshift_func_int8_t_s_u(((safe_sub_func_int64_t_s_s(((((l_1633 == l_1635) , 4UL) <= (-1L)) | l_1637), p_7)) == 0xBCE0CA41269045F8LL), 4)) || 2UL), p_3)), 0L))), p_7)) , g_1249))), p_3));
            if (p_7)
            { /* block id: 839 */
                uint64_t l_1669 = 0x5D5F73124857291ELL;
                uint8_t l_1670 = 0UL;
                int64_t *l_1672 = &g_60;
                int32_t l_1681[5][9] = {{1L,(-10L),1L,(-10L),1L,(-10L),1L,(-10L),1L},{0L,0L,0L,0L,0L,0L,0L,0L,0L},{1L,(-10L),1L,(-10L),1L,(-10L),1L,(-10L),1L},{0L,0L,0L,0L,0L,0L,0L,0L,0L},{1L,(-10L),1L,(-10L),1L,(-10L),1L,(-10L),1L}};
                int i, j;
                for (g_263 = 0; (g_263 >= 27); g_263++)
                { /* block id: 842 */
                    int32_t l_1647 = 1L;
                    uint32_t ***l_1652 = &g_1650;
                    uint16_t *l_1654 = &g_257;
                    l_1586[6] = (l_1671[0][4] = ((((g_426 , g_1640[2][0]) , ((safe_sub_func_uint16_t_u_u(((safe_div_func_int32_t_s_s(((safe_sub_func_uint64_t_u_u((((((l_1647 || (safe_add_func_int16_t_s_s(l_1586[6], ((*l_1654) = (((*l_1652) = g_1650) == l_1653))))) | (safe_unary_minus_func_int32_t_s((0x5030L || (4L != (safe_mul_func_uint8_t_u_u((safe_mod_func_int8_t_s_s((~(safe_sub_func_int16_t_s_s(((((*g_560) = (safe_div_func_int16_t_s_s((safe_add_func_uint64_t_u_u((safe_sub_func_uint8_t_u_u((255UL || p_3), g_428[0][0])), l_1647)), p_7))) , l_1669) <= g_261), 1UL))), (*p_5))), p_3))))))) == 1L) > 0xEC482C46CA54CBADLL) , 18446744073709551615UL), g_439[0][3])) || (*g_560)), l_1585)) <= 0xDCL), p_4)) ^ p_7)) , l_1670) < p_3));
                    if (p_4)
                        continue;
                }
                (*l_1623) = (void*)0;
                l_1673 = ((((*l_1672) = g_91) < g_88[0]) , p_4);
                for (g_426 = 0; (g_426 > 12); g_426 = safe_add_func_int32_t_s_s(g_426, 3))
                { /* block id: 855 */
                    const union U1 *l_1678 = &g_98;
                    const union U1 **l_1677 = &l_1678;
                    const union U1 ***l_1676 = &l_1677;
                    l_1681[2][1] ^= (l_1676 == l_1679);
                }
            }
            else
            { /* block id: 858 */
                int8_t l_1684[9] = {(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L)};
                int i;
                if (((safe_lshift_func_uint16_t_u_s((l_1684[1] , (safe_sub_func_int16_t_s_s((l_1671[0][4] != 9L), 0x42C2L))), (safe_sub_func_int16_t_s_s(((l_1684[3] || g_64) & ((safe_div_func_uint16_t_u_u(l_1673, l_1585)) != ((((safe_mul_func_uint16_t_u_u((p_7 <= p_4), p_4)) || 0xA721L) == p_7) ^ p_4))), g_359[4][3])))) >= (*p_5)))
                { /* block id: 859 */
                    uint16_t *l_1696 = &g_263;
                    int32_t l_1697[9][9][2] = {{{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL}},{{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L}},{{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL}},{{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L}},{{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L}},{{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL}},{{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L}},{{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0xD7F6C6FEL,0xA31557A3L},{0x20F5B7E6L,0xC19AD28BL},{0x5BFCBA6CL,1L},{0x5BFCBA6CL,0xC19AD28BL},{0x20F5B7E6L,0xA31557A3L},{0x20F5B7E6L,1L},{0L,(-1L)}},{{0xD7F6C6FEL,0xC19AD28BL},{0xD7F6C6FEL,(-1L)},{0L,1L},{0x20F5B7E6L,1L},{0L,(-1L)},{0xD7F6C6FEL,0xC19AD28BL},{0xD7F6C6FEL,(-1L)},{0L,1L},{0x20F5B7E6L,1L}}};
                    int32_t l_1704 = (-9L);
                    int i, j, k;
                    if (((+(((l_1612[1] ^ ((l_1586[6] &= ((safe_mod_func_int32_t_s_s((((*l_1696) = (p_4 ^ 0L)) , (((p_4 && (l_1697[2][6][0] & (safe_add_func_int64_t_s_s(0xA90377C581CFF5BDLL, (safe_add_func_uint64_t_u_u((safe_lshift_func_int8_t_s_u(((l_1704 = (p_7 < 0x53882E9B6CE2033BLL)) >= (safe_unary_minus_func_uint16_t_u(((safe_lshift_func_int16_t_s_s(((p_3 , l_1708) != l_1709[0][5]), l_1612[0])) | p_3)))), 2)), p_3)))))) > l_1697[2][6][0]) > 0xAA97L)), (*g_155))) | (*p_5))) ^ g_441)) , l_1704) , p_4)) , p_4))
                    { /* block id: 863 */
                        (*l_1623) = l_1583[4];
                        (*l_1680) = l_1710;
                    }
                    else
                    { /* block id: 866 */
                        g_88[0] ^= (safe_sub_func_uint32_t_u_u((l_1713 != l_1714), (g_1715 , (p_4 || 8L))));
                    }
                }
                else
                { /* block id: 869 */
                    int8_t l_1716[5][6] = {{0x13L,(-1L),0x13L,(-1L),0x13L,(-1L)},{0x13L,(-1L),0x13L,(-1L),0x13L,(-1L)},{0x13L,(-1L),0x13L,(-1L),0x13L,(-1L)},{0x13L,(-1L),0x13L,(-1L),0x13L,(-1L)},{0x13L,(-1L),0x13L,(-1L),0x13L,(-1L)}};
                    int i, j;
                    l_1716[2][5] ^= l_1684[2];
                    return p_3;
                }
            }
            if (((((1UL && l_1717) == g_1715.f0) >= ((~(safe_mul_func_int16_t_s_s(0xCC25L, ((*l_1742) &= (((*l_1724) = l_1721) != ((((safe_rshift_func_uint8_t_u_s((!((safe_sub_func_int8_t_s_s(((void*)0 != l_1730), ((safe_lshift_func_int16_t_s_s((safe_mod_func_uint8_t_u_u(p_7, (safe_mod_func_uint32_t_u_u((~(safe_add_func_uint64_t_u_u(((safe_div_func_int64_t_s_s((p_3 , g_359[2][0]), 18446744073709551615UL)) , p_3), 1L))), p_7)))), 12)) > 5UL))) && 0L)), 4)) , l_1586[6]) > g_60) , &l_1679)))))) > p_3)) || 0xBFEBL))
            { /* block id: 876 */
                int8_t l_1751 = 0x55L;
                const uint16_t *l_1759[8];
                const uint16_t **l_1758[5];
                int64_t *l_1771 = &g_60;
                int32_t *l_1797 = (void*)0;
                union U1 *l_1815 = &g_98;
                uint8_t l_1828 = 255UL;
                uint16_t *l_1863 = &g_257;
                int i;
                for (i = 0; i < 8; i++)
                    l_1759[i] = &g_1760;
                for (i = 0; i < 5; i++)
                    l_1758[i] = &l_1759[0];
                if (g_594)
                    goto lbl_1743;
                if ((l_1612[1] = ((safe_mul_func_uint16_t_u_u((g_223 != (!(((*l_1771) |= (safe_mul_func_uint16_t_u_u((((safe_lshift_func_uint16_t_u_u((((g_103 &= (g_182 ^= l_1751)) < ((l_1769 = ((safe_sub_func_uint32_t_u_u((p_4 < ((-9L) <= 0x93L)), (safe_mod_func_uint8_t_u_u((0x971055A9L || (((l_1761[0][3][1] = &g_464) != &g_1762[0]) ^ ((safe_mul_func_int8_t_s_s((+((l_1766[1][1][4] != &g_417) && 18446744073709551615UL)), (-1L))) | p_3))), (*p_6))))) > p_4)) >= p_3)) > 5UL), 14)) == l_1751) >= 0xF11AL), l_1770))) == 18446744073709551615UL))), l_1751)) || (**g_946))))
                { /* block id: 884 */
                    uint16_t l_1774 = 0x755DL;
                    l_1612[0] = ((void*)0 == (****l_1724));
                    for (g_433 = (-19); (g_433 != 5); g_433 = safe_add_func_int8_t_s_s(g_433, 1))
                    { /* block id: 888 */
                        --l_1774;
                    }
                }
                else
                { /* block id: 891 */
                    uint16_t *l_1785 = &g_263;
                    const int32_t l_1788 = 0x121A8F01L;
                    l_1671[0][6] &= l_1751;
                    if ((safe_sub_func_uint64_t_u_u((safe_add_func_int16_t_s_s(((safe_mod_func_uint32_t_u_u(((safe_lshift_func_uint16_t_u_u(((*l_1785) = 65535UL), (l_1612[1] , (((safe_lshift_func_uint8_t_u_u(((g_64 > p_4) == l_1788), 4)) == (safe_div_func_int16_t_s_s(p_3, 0x171AL))) > (--g_464))))) ^ (((safe_div_func_uint16_t_u_u(((0L & (safe_sub_func_int32_t_s_s((-4L), l_1788))) || p_4), g_899)) && 0x2DA5C06EL) > p_7)), (*g_237))) || l_1788), 0xA354L)), 0xCC45616ABB1710BELL)))
                    { /* block id: 895 */
                        l_1583[4] = l_1797;
                        (*g_1798) = &l_1788;
                        l_1612[0] |= (((*p_6) && ((&g_692[4] != (void*)0) < (*p_6))) , p_3);
                    }
                    else
                    { /* block id: 899 */
                        l_1799 = g_1477;
                    }
                    if (((*g_155) = (safe_add_func_uint32_t_u_u((((*l_1730) ^= (p_7 || (safe_add_func_int32_t_s_s((safe_add_func_uint64_t_u_u(g_368.f0, (safe_sub_func_int8_t_s_s((((*l_1742) = (l_1623 == (void*)0)) <= (safe_sub_func_int32_t_s_s((safe_add_func_int32_t_s_s(p_3, (safe_add_func_int16_t_s_s(((void*)0 != l_1815), ((safe_unary_minus_func_uint64_t_u((l_1827 = (safe_sub_func_uint32_t_u_u(((safe_div_func_uint8_t_u_u((safe_add_func_int32_t_s_s((safe_lshift_func_int16_t_s_u((safe_rshift_func_int8_t_s_s(6L, 3)), g_420[4][0])), 4294967293UL)), 0x94L)) & (*g_53)), 4294967295UL))))) ^ p_7))))), l_1612[0]))), l_1828)))), (*g_237))))) , p_7), 1L))))
                    { /* block id: 906 */
                        (*g_1574) = l_1829;
                    }
                    else
                    { /* block id: 908 */
                        g_1831[0] = g_1830;
                    }
                }
                l_1867[0][0] &= (safe_mul_func_uint8_t_u_u((safe_mod_func_int32_t_s_s(l_1671[0][0], ((safe_add_func_int64_t_s_s((((g_778.f0 == (((((((*l_1593) = ((safe_lshift_func_int8_t_s_u(((((((void*)0 != l_1815) <= 0xAEL) ^ ((((safe_sub_func_uint8_t_u_u(((safe_add_func_uint64_t_u_u(p_7, (((((*l_1863) &= (safe_add_func_uint32_t_u_u((!(safe_add_func_int64_t_s_s((-8L), (safe_rshift_func_uint16_t_u_u((safe_rshift_func_int8_t_s_u((((safe_div_func_uint16_t_u_u((safe_mod_func_int64_t_s_s((!((*l_1829) = (((safe_mod_func_uint8_t_u_u(l_1860, ((safe_div_func_int16_t_s_s(p_7, 1UL)) || p_4))) ^ g_443) , p_7))), g_427)), p_4)) > 0xAFL) , (*p_6)), 4)), p_7))))), p_3))) > g_428[0][0]) || p_4) == l_1864))) == p_7), l_1865)) , l_1742) == l_1866) != 0x1274EC153261FB26LL)) || 0x207577D322D092F4LL) , (*p_6)), p_7)) >= p_4)) && (*p_5)) , p_3) , p_3) < 0x9A42EF2CL) != g_424)) <= g_103) == g_1259), g_76)) , p_3))), 8UL));
            }
            else
            { /* block id: 916 */
                uint32_t l_1868 = 3UL;
                int32_t l_1871 = 0x7A188E3CL;
                --l_1868;
                l_1872++;
                for (g_440 = 0; (g_440 >= (-22)); g_440 = safe_sub_func_int32_t_s_s(g_440, 2))
                { /* block id: 921 */
                    uint16_t l_1897 = 0x512FL;
                    (*l_1829) &= (-1L);
                    for (l_1637 = (-24); (l_1637 < 15); l_1637 = safe_add_func_int64_t_s_s(l_1637, 9))
                    { /* block id: 925 */
                        uint16_t l_1879 = 0x79AFL;
                        (*l_1623) = l_1583[1];
                        l_1879++;
                        if (l_1882)
                            continue;
                        l_1897 = ((safe_div_func_uint8_t_u_u(((safe_mod_func_uint8_t_u_u(l_1887, 0x1AL)) < (safe_rshift_func_uint8_t_u_s(l_1868, (safe_rshift_func_int16_t_s_s((((((*p_5) != (-1L)) ^ 9UL) && (((((!(((*g_947) = ((*l_1829) |= ((*g_1651) &= (p_3 , (safe_sub_func_int32_t_s_s(((safe_lshift_func_uint16_t_u_s(0x5175L, 5)) < l_1871), p_7)))))) & p_3)) && 0xFDA324A9D63395E8LL) >= (*g_53)) , l_1879) >= p_7)) < 1UL), l_1879))))), (*p_5))) > l_1868);
                    }
                    if (l_1868)
                        continue;
                }
            }
        }
        else
        { /* block id: 937 */
            uint64_t l_1900 = 0xFC5CDD40ECFC627BLL;
            uint64_t l_1933 = 18446744073709551615UL;
            union U1 *l_1937 = &g_98;
            const int32_t *l_1945 = (void*)0;
            for (g_464 = 0; g_464 < 9; g_464 += 1)
            {
                struct S0 tmp = {1};
                g_626[g_464] = tmp;
            }
            for (g_594 = 0; (g_594 < 55); g_594 = safe_add_func_uint16_t_u_u(g_594, 5))
            { /* block id: 941 */
                int32_t l_1909[3];
                uint64_t *l_1924 = &l_1864;
                union U1 **l_1928 = &l_1714;
                int32_t l_1934 = 0x9A268E6BL;
                int i;
                for (i = 0; i < 3; i++)
                    l_1909[i] = 0L;
                (*l_1829) = l_1900;
                g_1902 = g_1901;
                for (g_434 = 0; (g_434 <= 27); g_434 = safe_add_func_int8_t_s_s(g_434, 8))
                { /* block id: 946 */
                    uint32_t *l_1910[2][10] = {{&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911},{&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911,&g_1911}};
                    const uint64_t *l_1926 = &g_1927;
                    const uint64_t **l_1925 = &l_1926;
                    uint16_t **l_1929 = &l_1866;
                    int32_t l_1932 = 0xEB0F88C0L;
                    int i, j;
                    l_1934 &= (safe_add_func_int16_t_s_s((safe_add_func_uint8_t_u_u((*l_1829), ((l_1909[2] & (((g_1911 &= l_1900) , ((**g_1650) = ((safe_mod_func_int16_t_s_s((safe_mod_func_int64_t_s_s((safe_div_func_uint8_t_u_u((((((((safe_add_func_uint8_t_u_u(((((*l_1679) = ((g_1462.f0 | (p_4 != (((*g_947)++) >= (l_1924 == ((*l_1925) = &l_1769))))) , l_1928)) == &g_516) || g_433), 0UL)) , l_1929) == g_1930) , p_4) >= l_1932) ^ p_4) <= p_7), 5L)), g_105)), p_4)) | 1L))) & l_1933)) >= p_4))), p_4));
                    (*l_1829) = (safe_div_func_int64_t_s_s(((l_1937 == (*l_1928)) <= (((g_266.f0 , (*p_5)) >= ((0L < ((1UL & (safe_mul_func_uint8_t_u_u(((safe_add_func_uint8_t_u_u((*l_1829), g_464)) | (p_3 = (safe_sub_func_int16_t_s_s(0xAB9AL, p_4)))), l_1909[2]))) , (*p_5))) > l_1944)) == 0xA2AAFB6754159975LL)), g_263));
                }
                if ((*g_155))
                    break;
            }
            l_1945 = (*g_1798);
        }
    }
    return p_4;
}


/* ------------------------------------------ */
/* 
 * reads : g_53 g_54 g_436 g_441 g_1176.f0 g_428 g_560 g_359 g_257 g_425 g_439 g_1089 g_141 g_88 g_1574 g_1576
 * writes: g_54 g_263 g_60 g_257 g_464 g_141 g_88 g_1089 g_626
 */
static int64_t  func_8(int8_t * const  p_9, uint64_t  p_10, int8_t * p_11, uint32_t  p_12)
{ /* block id: 804 */
    int16_t l_1540 = 0x6643L;
    struct S0 *l_1543 = &g_626[0];
    struct S0 **l_1544[6][8] = {{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935},{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935},{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935},{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935},{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935},{&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935,&g_935}};
    struct S0 *l_1545 = &g_778;
    const uint32_t l_1552 = 4294967291UL;
    uint32_t *l_1563 = &g_899;
    uint32_t **l_1562[2][1][2] = {{{&l_1563,&l_1563}},{{&l_1563,&l_1563}}};
    uint32_t ***l_1561 = &l_1562[1][0][0];
    uint32_t ****l_1564 = &l_1561;
    const int16_t l_1565 = 0x72B4L;
    union U1 *l_1566[3];
    uint16_t *l_1567 = &g_263;
    int64_t l_1568 = 0xB69295CAFDB9DD54LL;
    int64_t *l_1569 = &g_60;
    uint16_t *l_1570 = &g_257;
    int32_t l_1571 = 0xF04A41FCL;
    uint16_t *l_1572 = &g_464;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_1566[i] = &g_98;
    (*g_1089) ^= (safe_sub_func_int32_t_s_s((((l_1545 = (((l_1540 |= 4L) , (safe_mul_func_uint8_t_u_u(0x6CL, ((*g_53) ^= (-1L))))) , l_1543)) == ((safe_mod_func_uint8_t_u_u((safe_add_func_uint16_t_u_u(((*l_1572) = (l_1571 = ((*l_1570) |= (safe_mod_func_uint16_t_u_u(((l_1552 > 1L) , (safe_rshift_func_int8_t_s_u((((*l_1569) = ((safe_mod_func_int32_t_s_s(((safe_mul_func_uint8_t_u_u(l_1552, 7L)) | ((*l_1567) = ((((((((((*l_1564) = l_1561) != &g_587) || (*p_11)) < g_441) == l_1565) <= g_1176.f0) ^ 0x867ABBC4L) , l_1566[1]) != (void*)0))), l_1568)) || 0x200D77442751C0E6LL)) <= g_428[0][0]), 4))), (*g_560)))))), 65535UL)), l_1565)) , (void*)0)) & (*p_9)), p_10));
    if (p_10)
        goto lbl_1575;
lbl_1575:
    (*g_1574) = &l_1571;
    (*l_1543) = g_1576[2];
    return l_1565;
}


/* ------------------------------------------ */
/* 
 * reads : g_1089 g_263 g_1372.f0 g_442 g_178 g_141 g_88
 * writes: g_141 g_88 g_1259
 */
static int8_t * const  func_13(int8_t * p_14, uint8_t  p_15)
{ /* block id: 794 */
    uint32_t l_1518 = 18446744073709551613UL;
    uint64_t *l_1532 = (void*)0;
    int32_t l_1533[4];
    uint32_t l_1534 = 18446744073709551606UL;
    uint8_t l_1535 = 0xE5L;
    int8_t * const l_1536 = &g_425;
    int8_t * const l_1537 = &g_439[0][3];
    int i;
    for (i = 0; i < 4; i++)
        l_1533[i] = 0xFB97AB4BL;
    (*g_1089) = (safe_rshift_func_int8_t_s_u(l_1518, l_1518));
    if ((safe_div_func_int64_t_s_s((((0xECL <= (((0L == ((safe_sub_func_uint64_t_u_u(((((g_263 | ((((safe_lshift_func_int8_t_s_s((4UL == 0xE2AAL), (((safe_mul_func_int16_t_s_s((((safe_unary_minus_func_uint16_t_u(((((((0xFC06L & (safe_mul_func_uint16_t_u_u(0xBD71L, p_15))) || (l_1533[3] = (l_1518 >= (*p_14)))) , g_1372.f0) , 0x91L) < l_1518) >= 2L))) > (-2L)) | 0xF0CF4DBEL), 65532UL)) && l_1534) , 2L))) | l_1518) , p_15) <= l_1534)) & g_442[0][1][3]) == g_178) || l_1534), 18446744073709551612UL)) != 2UL)) != l_1535) < 0x2AF3D32BL)) , l_1533[0]) >= 0x8D51EDBEL), p_15)))
    { /* block id: 797 */
        return l_1536;
    }
    else
    { /* block id: 799 */
        for (g_1259 = 0; g_1259 < 1; g_1259 += 1)
        {
            g_88[g_1259] = 0x8EBBB783L;
        }
    }
    (*g_1089) &= (1UL >= ((void*)0 != &g_347));
    return l_1537;
}


/* ------------------------------------------ */
/* 
 * reads : g_464 g_141 g_327 g_433 g_1177 g_1421 g_422 g_427 g_88 g_178 g_76 g_155 g_442 g_431 g_560 g_359 g_899 g_53 g_54 g_439 g_935 g_1088 g_1089 g_946 g_947 g_419 g_1276 g_1477 g_441 g_263 g_1499 g_93 g_432 g_60 g_423 g_140 g_1510 g_182 g_369 g_185
 * writes: g_433 g_464 g_93 g_327 g_893 g_1177 g_422 g_441 g_178 g_263 g_936 g_54 g_419 g_1276 g_141 g_88 g_423 g_425 g_420 g_1259 g_359 g_427 g_434 g_429 g_443 g_442 g_60 g_1089 g_182 g_1511
 */
static int8_t * func_20(const int32_t  p_21)
{ /* block id: 667 */
    int32_t *l_1373[4];
    int32_t **l_1374 = &l_1373[2];
    uint8_t l_1397 = 1UL;
    uint32_t l_1418 = 0x16FC4192L;
    int8_t *l_1471 = &g_419;
    union U1 **l_1480 = &g_516;
    union U1 ***l_1479 = &l_1480;
    union U1 ****l_1478 = &l_1479;
    int8_t l_1494 = 5L;
    int i;
    for (i = 0; i < 4; i++)
        l_1373[i] = &g_327;
lbl_1408:
    (*l_1374) = l_1373[2];
    for (g_433 = 0; (g_433 <= 3); g_433 += 1)
    { /* block id: 671 */
        uint16_t *l_1375 = &g_464;
        uint32_t *l_1379 = &g_178;
        uint32_t **l_1378[10][3] = {{&l_1379,(void*)0,&l_1379},{&l_1379,&l_1379,&l_1379},{&l_1379,&l_1379,&l_1379},{&l_1379,&l_1379,&l_1379},{(void*)0,&l_1379,(void*)0},{(void*)0,&l_1379,&l_1379},{&l_1379,(void*)0,(void*)0},{&l_1379,(void*)0,&l_1379},{&l_1379,&l_1379,&l_1379},{&l_1379,&l_1379,&l_1379}};
        uint32_t ***l_1380 = &l_1378[6][1];
        int16_t ** const l_1396[1][5] = {{&g_560,&g_560,&g_560,&g_560,&g_560}};
        int32_t l_1401 = 0xACC9B4BAL;
        int32_t l_1402 = 0x589841D8L;
        int32_t l_1410 = 4L;
        int32_t l_1411 = 0x7B725B89L;
        int32_t l_1413 = 0x2E7DBFEEL;
        int32_t l_1414 = 0x56DCCE88L;
        int32_t l_1415 = 0L;
        int8_t l_1416 = 0x52L;
        int32_t l_1417[8][7] = {{0xC6C3C6A7L,(-10L),0x790E53DEL,0x72632D34L,1L,(-1L),0x0B60ED44L},{0L,1L,0xF34C3DDEL,7L,0x7BFBB88EL,(-10L),9L},{0x0B60ED44L,0xFD017006L,0x7BFBB88EL,0x7BFBB88EL,0xFD017006L,0x0B60ED44L,0xF34C3DDEL},{0x0B60ED44L,0L,(-1L),1L,(-6L),0xF40C8A6FL,0xFCA220A7L},{0L,9L,0xFCA220A7L,(-5L),0L,0x790E53DEL,1L},{0L,6L,(-5L),(-10L),(-10L),(-5L),6L},{0xF40C8A6FL,9L,(-5L),0x790E53DEL,0xEA75D7F2L,(-10L),0xFCA220A7L},{(-6L),0xC6C3C6A7L,0xFD017006L,(-1L),7L,1L,7L}};
        int i, j;
        if ((((++(*l_1375)) == (((((((*l_1380) = l_1378[9][1]) != (void*)0) ^ (((safe_add_func_uint32_t_u_u(p_21, 0xB0FCDBFCL)) , p_21) == (safe_add_func_int16_t_s_s((safe_sub_func_int32_t_s_s((safe_lshift_func_uint8_t_u_s(p_21, 4)), (safe_mul_func_uint16_t_u_u((safe_add_func_int16_t_s_s((+((safe_rshift_func_uint16_t_u_u(6UL, 6)) < (l_1396[0][0] != l_1396[0][0]))), 0x2098L)), g_141)))), p_21)))) , p_21) , l_1397) < 0x73L)) & p_21))
        { /* block id: 674 */
            uint8_t l_1400 = 0x5AL;
            int32_t l_1403 = 0x6EE0E7C3L;
            int32_t l_1404 = 0x2802974BL;
            int32_t l_1409 = 0L;
            int32_t l_1412[4] = {0L,0L,0L,0L};
            int8_t ***l_1449 = (void*)0;
            const struct S0 *l_1461 = &g_1462;
            int i;
            for (g_93 = 1; (g_93 <= 4); g_93 += 1)
            { /* block id: 677 */
                uint16_t l_1405 = 0x0B08L;
                int i;
                for (g_327 = 3; (g_327 >= 0); g_327 -= 1)
                { /* block id: 680 */
                    for (g_893 = 3; (g_893 >= 0); g_893 -= 1)
                    { /* block id: 683 */
                        (*l_1374) = l_1379;
                    }
                    l_1400 = (0x42L ^ (safe_add_func_int32_t_s_s((-2L), 0xC88A7B35L)));
                }
                --l_1405;
                if (g_327)
                    goto lbl_1408;
                g_1177[g_433] = g_1177[g_433];
            }
            ++l_1418;
            for (g_422 = 0; (g_422 <= 3); g_422 += 1)
            { /* block id: 695 */
                int32_t l_1436 = 0x31753D32L;
                int8_t **l_1451 = (void*)0;
                int8_t ***l_1450[10] = {&l_1451,&l_1451,&l_1451,&l_1451,&l_1451,&l_1451,&l_1451,&l_1451,&l_1451,&l_1451};
                union U1 ***l_1469[9][2][8];
                int32_t l_1487 = 3L;
                int32_t l_1489 = 0x3695EB6CL;
                int16_t l_1497 = 0x5D13L;
                int i, j, k;
                for (i = 0; i < 9; i++)
                {
                    for (j = 0; j < 2; j++)
                    {
                        for (k = 0; k < 8; k++)
                            l_1469[i][j][k] = (void*)0;
                    }
                }
                g_1177[g_422] = g_1421[0];
                if (((safe_mul_func_uint8_t_u_u(((l_1412[g_433] < (safe_sub_func_uint64_t_u_u((safe_add_func_uint16_t_u_u(g_427, (0x8C15L & ((*l_1375) = (safe_unary_minus_func_int32_t_s((safe_rshift_func_int16_t_s_u((~0x2F627537447C8BB9LL), (**l_1374))))))))), (g_427 , (p_21 <= ((safe_add_func_uint32_t_u_u((l_1436 ^= ((p_21 , (safe_add_func_int64_t_s_s(l_1409, 1UL))) == g_76)), 0x75586ACCL)) & (*g_155))))))) && g_442[0][5][5]), l_1412[g_433])) < 0x5002L))
                { /* block id: 699 */
                    uint64_t l_1457 = 8UL;
                    uint32_t **l_1458[5];
                    const struct S0 *l_1460 = (void*)0;
                    const struct S0 **l_1459[5] = {&l_1460,&l_1460,&l_1460,&l_1460,&l_1460};
                    struct S0 *l_1463 = (void*)0;
                    struct S0 **l_1464 = &l_1463;
                    union U1 ****l_1470 = &l_1469[3][0][1];
                    int i;
                    for (i = 0; i < 5; i++)
                        l_1458[i] = &l_1379;
                    for (g_441 = 4; (g_441 >= 0); g_441 -= 1)
                    { /* block id: 702 */
                        uint16_t *l_1456 = &g_263;
                        int i;
                        l_1412[3] &= ((((safe_mod_func_int32_t_s_s((safe_sub_func_uint64_t_u_u((safe_sub_func_int64_t_s_s((safe_sub_func_uint8_t_u_u(g_431, (((safe_mul_func_uint16_t_u_u(((*l_1375) = p_21), ((p_21 , (safe_mul_func_uint8_t_u_u((((l_1450[9] = l_1449) != (void*)0) & (safe_rshift_func_uint8_t_u_s(((((((*g_560) >= (l_1403 , ((*l_1456) = (safe_mul_func_int16_t_s_s((l_1404 ^= (((*l_1379) &= 0x690C692FL) & l_1401)), 1L))))) ^ p_21) == p_21) < 0x35CDE7D0L) != g_899), 0))), (*g_53)))) != 0x57CCL))) , 0xEC4BACCA04059A2ELL) == l_1457))), 0x3529C1EAA46C2A7ALL)), 7UL)), p_21)) || p_21) == g_439[0][3]) >= 0x71B9L);
                        (*g_935) = g_1177[g_422];
                        (*l_1374) = (p_21 , (*g_1088));
                    }
                    (*l_1470) = ((((l_1458[2] != ((**g_946) , l_1458[2])) , ((-1L) == ((l_1457 >= ((l_1461 = (void*)0) != ((*l_1464) = l_1463))) >= ((safe_div_func_int8_t_s_s(l_1457, ((*g_53) = (safe_sub_func_uint8_t_u_u((p_21 || l_1436), (**l_1374)))))) && 255UL)))) || 0x06CE01A5L) , l_1469[3][0][1]);
                    for (g_419 = 4; (g_419 >= 0); g_419 -= 1)
                    { /* block id: 718 */
                        return l_1471;
                    }
                    for (g_1276 = 1; (g_1276 <= 4); g_1276 += 1)
                    { /* block id: 723 */
                        (*g_935) = g_1177[g_422];
                        if (g_76)
                            goto lbl_1408;
                    }
                }
                else
                { /* block id: 727 */
                    int32_t l_1488 = 0x5E5BC899L;
                    uint16_t *l_1495 = &g_263;
                    uint32_t ****l_1496 = (void*)0;
                    (*g_1089) &= (safe_mod_func_int16_t_s_s(((l_1497 ^= (((safe_lshift_func_int8_t_s_s((!(g_1477 != l_1478)), (l_1436 , ((safe_mul_func_uint16_t_u_u((p_21 < ((safe_div_func_uint8_t_u_u(((--(*g_947)) & (g_141++)), p_21)) <= 0x21A4L)), ((*l_1495) ^= (((0xCD4BL || ((l_1409 = (safe_mod_func_int16_t_s_s(p_21, ((((*l_1375) = l_1494) == 3UL) , g_441)))) ^ p_21)) > l_1403) >= l_1412[g_433])))) & p_21)))) , l_1496) == (void*)0)) & g_76), p_21));
                    for (g_423 = 0; (g_423 <= 3); g_423 += 1)
                    { /* block id: 737 */
                        l_1412[0] ^= (*g_1089);
                    }
                }
            }
            for (g_425 = 0; g_425 < 6; g_425 += 1)
            {
                for (g_1276 = 0; g_1276 < 1; g_1276 += 1)
                {
                    g_420[g_425][g_1276] = 0x14L;
                }
            }
        }
        else
        { /* block id: 743 */
            int8_t *l_1502 = &g_435[7];
            for (g_93 = 0; (g_93 <= 3); g_93 += 1)
            { /* block id: 746 */
                uint8_t *l_1500 = &g_1259;
                int16_t * const **l_1501[9][9] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
                int i, j;
                for (g_893 = 0; (g_893 <= 3); g_893 += 1)
                { /* block id: 749 */
                    uint32_t **l_1498 = &l_1379;
                    int i;
                    (**l_1374) ^= (l_1498 != (void*)0);
                    g_1177[g_93] = g_1499;
                }
                (**l_1374) |= (((*l_1375) = p_21) && (((*l_1500) = g_432) , ((*g_560) |= (l_1415 == ((void*)0 == l_1501[5][8])))));
                if (p_21)
                    break;
            }
            return l_1502;
        }
        if ((*g_155))
            break;
        for (g_427 = 3; (g_427 >= 0); g_427 -= 1)
        { /* block id: 764 */
            int16_t *** const *l_1504 = &g_692[4];
            int16_t *** const * const *l_1503 = &l_1504;
            for (g_434 = 0; g_434 < 1; g_434 += 1)
            {
                for (g_429 = 0; g_429 < 7; g_429 += 1)
                {
                    for (g_443 = 0; g_443 < 8; g_443 += 1)
                    {
                        g_442[g_434][g_429][g_443] = 3L;
                    }
                }
            }
            for (g_60 = 0; (g_60 <= 3); g_60 += 1)
            { /* block id: 768 */
                int16_t *** const * const *l_1505 = &l_1504;
                l_1505 = l_1503;
            }
        }
    }
    for (g_423 = 0; (g_423 > 2); g_423++)
    { /* block id: 775 */
        uint32_t l_1512[6][1];
        int i, j;
        for (i = 0; i < 6; i++)
        {
            for (j = 0; j < 1; j++)
                l_1512[i][j] = 0x4BDFDDE0L;
        }
        for (g_54 = 0; (g_54 <= 8); g_54 += 1)
        { /* block id: 778 */
            int32_t * volatile *l_1508 = (void*)0;
            int i;
            (*g_1510) = g_140[g_54];
            for (g_182 = 0; (g_182 <= 8); g_182 += 1)
            { /* block id: 782 */
                if ((*g_1089))
                    break;
            }
            if ((**g_1088))
                break;
        }
        g_1511 = (*g_369);
        l_1512[3][0]--;
        if ((*g_155))
            break;
    }
    return &g_419;
}


/* ------------------------------------------ */
/* 
 * reads : g_257 g_417 g_53 g_418 g_1089 g_88 g_433 g_899 g_327 g_141 g_1248 g_1251 g_935 g_1259 g_1088 g_1276 g_936 g_947 g_178 g_442 g_76 g_428 g_369 g_185 g_429 g_675.f0 g_237 g_1371 g_1372 g_778.f0
 * writes: g_257 g_237 g_941 g_178 g_76 g_327 g_899 g_893 g_141 g_1248 g_936 g_105 g_1089 g_433 g_261 g_263 g_1251 g_429 g_88 g_1178 g_185
 */
static uint64_t  func_22(uint32_t  p_23, int32_t  p_24, uint64_t  p_25, const int8_t * p_26, int8_t  p_27)
{ /* block id: 570 */
    int32_t *l_1182 = &g_327;
    int32_t *l_1183 = &g_88[0];
    int32_t *l_1184 = &g_88[0];
    int32_t *l_1185 = &g_88[0];
    int32_t *l_1186[5][4];
    int32_t l_1187 = 0x289FB57AL;
    uint32_t l_1188 = 0xC1C736F5L;
    int16_t **l_1224 = &g_560;
    struct S0 *l_1258 = &g_185[5];
    int i, j;
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 4; j++)
            l_1186[i][j] = &g_88[0];
    }
    l_1188--;
    for (g_257 = 0; (g_257 >= 16); ++g_257)
    { /* block id: 574 */
        int8_t *l_1194 = &g_438;
        int8_t **l_1193 = &l_1194;
        const int32_t *l_1195 = &g_88[0];
        const int32_t **l_1196[10] = {&g_237,&g_237,&g_237,&g_237,&g_237,&g_237,&g_237,&g_237,&g_237,&g_237};
        int32_t l_1197 = 0x62C1A171L;
        int32_t l_1198 = (-1L);
        int32_t l_1199 = 0xBFFEA54FL;
        uint8_t l_1200[4][5] = {{0xFEL,0x42L,2UL,2UL,0x42L},{0UL,0UL,0UL,0UL,0UL},{0xFEL,0x42L,2UL,2UL,0x42L},{0UL,0UL,0UL,0UL,0UL}};
        struct S0 ***l_1246 = &g_934;
        struct S0 ****l_1245 = &l_1246;
        int32_t *l_1303 = &g_88[0];
        int32_t l_1312[2];
        uint8_t l_1348 = 1UL;
        int i, j;
        for (i = 0; i < 2; i++)
            l_1312[i] = (-10L);
        g_237 = ((((*l_1193) = &g_427) != (*g_417)) , (p_23 , l_1195));
        ++l_1200[1][1];
        for (g_941 = 22; (g_941 > (-21)); --g_941)
        { /* block id: 580 */
            uint32_t l_1218 = 4294967287UL;
            int32_t l_1243 = (-4L);
            struct S0 ****l_1247 = &l_1246;
            int32_t *l_1262 = &g_327;
            int32_t l_1290 = 2L;
            int32_t l_1292 = 0x00BED25DL;
            for (g_178 = 13; (g_178 >= 60); g_178++)
            { /* block id: 583 */
                int32_t l_1240 = (-1L);
                const uint32_t l_1241 = 0xE1325B71L;
                int32_t *l_1244[1][7][7] = {{{&g_327,&g_327,&g_327,&g_327,&g_327,&g_327,&g_327},{&l_1198,&l_1243,&l_1198,&l_1243,&l_1198,&l_1243,&l_1198},{&g_327,&g_327,&g_327,&g_327,&g_327,&g_327,&g_327},{&l_1198,&l_1243,&l_1198,&l_1243,&l_1198,&l_1243,&l_1198},{&g_327,&g_327,&g_327,&g_327,&g_327,&g_327,&g_327},{&l_1198,&l_1243,&l_1198,&l_1243,&l_1198,&l_1243,&l_1198},{&g_327,&g_327,&g_327,&g_327,&g_327,&g_327,&g_327}}};
                struct S0 *l_1257 = &g_1178[0][3];
                int32_t **l_1289 = &l_1244[0][6][5];
                int32_t ***l_1288 = &l_1289;
                int i, j, k;
                for (g_76 = 0; (g_76 > 25); ++g_76)
                { /* block id: 586 */
                    uint32_t *l_1209 = &g_899;
                    uint32_t **l_1210 = &l_1209;
                    uint32_t *l_1212 = &g_141;
                    uint32_t **l_1211 = &l_1212;
                    const int32_t l_1233[10] = {(-7L),0xA48A9AA9L,(-7L),0xA48A9AA9L,(-7L),0xA48A9AA9L,(-7L),0xA48A9AA9L,(-7L),0xA48A9AA9L};
                    struct S0 ***l_1237[3][2] = {{&g_934,&g_934},{(void*)0,&g_934},{&g_934,(void*)0}};
                    int32_t l_1242 = 0x34B9D8FAL;
                    int i, j;
                    if ((((*l_1210) = l_1209) != ((*l_1211) = (void*)0)))
                    { /* block id: 589 */
                        int32_t *l_1213 = &g_327;
                        int64_t *l_1236 = &g_893;
                        struct S0 ****l_1238 = &l_1237[2][0];
                        uint32_t *l_1239 = &g_141;
                        l_1213 = l_1213;
                        (*l_1182) = (*g_1089);
                        l_1243 ^= (l_1198 = ((safe_sub_func_uint16_t_u_u(((safe_div_func_uint64_t_u_u(l_1218, 0x6D630A5DD4328553LL)) , (((((safe_sub_func_int8_t_s_s((!g_433), (safe_add_func_int32_t_s_s((l_1224 != (void*)0), ((safe_div_func_uint32_t_u_u((++(*l_1209)), p_24)) ^ (((l_1242 = ((safe_sub_func_uint64_t_u_u((safe_div_func_uint64_t_u_u((l_1233[9] , (((*l_1239) &= ((safe_add_func_int64_t_s_s(((*l_1236) = (*l_1213)), (((*l_1238) = l_1237[1][1]) == &g_981[4]))) <= p_25)) | l_1233[5])), l_1240)), (-1L))) ^ l_1241)) <= (*l_1195)) ^ 1L)))))) <= (*p_26)) | 0x46924CD0EC139CB1LL) == p_23) >= 0xBD2F789BC99B8755LL)), p_24)) & 0UL));
                        l_1242 = l_1218;
                    }
                    else
                    { /* block id: 600 */
                        volatile int32_t * volatile *l_1250[3][4][10] = {{{&g_1248[1][3][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0},{&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0,&g_1248[1][3][1],&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],(void*)0},{&g_1248[1][3][1],&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[2][0][1]},{&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[5][1][1]}},{{&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[5][1][1],&g_1248[1][3][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1]},{&g_1248[1][3][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0},{&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0,&g_1248[1][3][1],&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],(void*)0},{&g_1248[1][3][1],&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[2][0][1]}},{{&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[5][1][1]},{&g_1248[1][3][1],(void*)0,&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[5][1][1],&g_1248[1][3][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1]},{&g_1248[1][3][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[2][0][1],&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0},{&g_1248[1][3][1],&g_1248[5][1][1],&g_1248[2][0][1],&g_1248[2][0][1],(void*)0,&g_1248[1][3][1],&g_1248[2][0][1],(void*)0,&g_1248[2][0][1],(void*)0}}};
                        int i, j, k;
                        l_1244[0][6][5] = (void*)0;
                        l_1247 = l_1245;
                        g_1248[2][0][1] = g_1248[2][0][1];
                        (*g_935) = g_1251[4];
                    }
                    for (g_105 = 11; (g_105 < 12); g_105 = safe_add_func_int8_t_s_s(g_105, 1))
                    { /* block id: 608 */
                        uint32_t * volatile **l_1256 = &g_587;
                        uint32_t * volatile ***l_1255 = &l_1256;
                        (*l_1255) = &g_587;
                        l_1258 = l_1257;
                        if ((*g_1089))
                            break;
                    }
                }
                if (g_1259)
                    break;
                for (l_1199 = 0; (l_1199 >= 16); ++l_1199)
                { /* block id: 617 */
                    l_1262 = l_1244[0][6][5];
                    (*g_1088) = (*g_1088);
                }
                l_1243 ^= (((safe_mod_func_uint64_t_u_u((safe_sub_func_int32_t_s_s((safe_add_func_int32_t_s_s(((safe_add_func_int16_t_s_s((~p_27), (safe_div_func_uint64_t_u_u((safe_div_func_uint16_t_u_u((((0x12349FC9ADD08507LL > ((g_1276 , ((safe_sub_func_int64_t_s_s(((*g_935) , ((safe_div_func_uint16_t_u_u((+((safe_mul_func_uint8_t_u_u((&l_1262 != &g_1248[7][0][2]), 0xF6L)) & (safe_div_func_uint8_t_u_u((safe_div_func_int64_t_s_s(((&l_1186[3][1] != ((*l_1288) = &l_1262)) == p_24), 0xE6A1601CD3B84383LL)), (*p_26))))), (-2L))) && 6UL)), 0x82F633A8625385A8LL)) , p_23)) ^ 0x80L)) & l_1290) && (*l_1185)), g_1259)), p_27)))) < (*l_1195)), (*g_947))), p_25)), g_442[0][0][3])) > g_76) && 0x9BFCL);
            }
            for (g_433 = 0; (g_433 <= 3); g_433 += 1)
            { /* block id: 626 */
                int32_t l_1291 = 0xBB98AEB0L;
                int32_t l_1293 = 5L;
                uint16_t l_1294 = 0xF636L;
                int i, j;
                (*l_1182) |= g_428[g_433][g_433];
                ++l_1294;
            }
        }
        for (g_433 = 0; (g_433 >= (-23)); g_433 = safe_sub_func_int8_t_s_s(g_433, 2))
        { /* block id: 633 */
            int64_t l_1309 = 0x788D459E326CDF7ALL;
            int32_t l_1311 = 0L;
            int32_t l_1313 = 0x828E9987L;
            int32_t l_1317 = 0xD4C3A060L;
            int32_t l_1319[8];
            int32_t l_1331 = (-8L);
            uint8_t l_1345 = 0xFAL;
            int i;
            for (i = 0; i < 8; i++)
                l_1319[i] = 6L;
            for (g_261 = 23; (g_261 == 18); g_261--)
            { /* block id: 636 */
                const int64_t l_1301 = (-4L);
                int32_t l_1314 = 0x491045A1L;
                int32_t l_1318 = 0L;
                int32_t l_1322 = 0x31D0301DL;
                int32_t l_1325 = 1L;
                int32_t l_1327 = (-1L);
                int32_t l_1328 = 0xA3477A47L;
                int32_t l_1332 = 0x1E8FE9D3L;
                int32_t l_1333 = (-1L);
                int32_t l_1337 = 0L;
                int32_t l_1339 = 0xCF0DD943L;
                int32_t l_1341 = 0x4DD24596L;
                int32_t l_1344 = 0x639F05D4L;
                uint8_t *l_1368 = &l_1345;
                if (l_1301)
                { /* block id: 637 */
                    int32_t **l_1302[9];
                    int i;
                    for (i = 0; i < 9; i++)
                        l_1302[i] = &g_1089;
                    for (g_263 = 0; g_263 < 6; g_263 += 1)
                    {
                        struct S0 tmp = {0};
                        g_1251[g_263] = tmp;
                    }
                    l_1186[3][1] = (l_1303 = l_1182);
                    (*g_935) = (*g_369);
                    for (g_429 = (-26); (g_429 < 20); g_429++)
                    { /* block id: 644 */
                        if ((*l_1183))
                            break;
                    }
                }
                else
                { /* block id: 647 */
                    int32_t l_1308 = 2L;
                    int32_t l_1310 = 0xFE019434L;
                    int32_t l_1315 = 8L;
                    int32_t l_1316[2][9];
                    int64_t l_1320 = (-1L);
                    int32_t *l_1370[8] = {&l_1339,&l_1339,&l_1339,&l_1339,&l_1339,&l_1339,&l_1339,&l_1339};
                    int i, j;
                    for (i = 0; i < 2; i++)
                    {
                        for (j = 0; j < 9; j++)
                            l_1316[i][j] = 1L;
                    }
                    for (l_1198 = (-9); (l_1198 == 10); l_1198++)
                    { /* block id: 650 */
                        int32_t l_1321 = 0xD3DB9168L;
                        int32_t l_1323 = 1L;
                        int32_t l_1324 = 0xC30D1A56L;
                        int32_t l_1326 = 0xDE7C181AL;
                        int32_t l_1329 = 0L;
                        int32_t l_1330 = 0xE7D20E11L;
                        int32_t l_1334 = 1L;
                        int32_t l_1335 = (-2L);
                        int32_t l_1336 = 1L;
                        int32_t l_1338 = 0xA5E7A336L;
                        int32_t l_1340 = 0x235DC421L;
                        int32_t l_1342 = 5L;
                        int32_t l_1343[4][1][3];
                        uint8_t **l_1369 = &l_1368;
                        int i, j, k;
                        for (i = 0; i < 4; i++)
                        {
                            for (j = 0; j < 1; j++)
                            {
                                for (k = 0; k < 3; k++)
                                    l_1343[i][j][k] = 0L;
                            }
                        }
                        l_1345--;
                        if (p_25)
                            continue;
                        l_1348++;
                        (*l_1303) = ((safe_sub_func_int16_t_s_s((((*l_1369) = (((safe_mod_func_int16_t_s_s((safe_lshift_func_int8_t_s_s((((safe_sub_func_uint8_t_u_u((safe_add_func_uint8_t_u_u(g_675.f0, (safe_add_func_int64_t_s_s((safe_mul_func_uint16_t_u_u(((safe_unary_minus_func_int16_t_s((l_1310 | (*g_237)))) != 0x850FL), (0L & l_1341))), ((p_25 <= 7UL) >= (safe_sub_func_int8_t_s_s((*p_26), l_1333))))))), l_1319[6])) && p_24) ^ l_1343[2][0][2]), 1)), g_433)) , (*p_26)) , l_1368)) != (void*)0), 5UL)) <= 0x7B8F16ABCF05E2DDLL);
                    }
                    l_1370[5] = l_1183;
                    (*g_935) = g_1371;
                }
                l_1183 = l_1184;
                (*l_1258) = g_1372;
                (*l_1303) = 0x3A20FFBFL;
            }
        }
    }
    return g_778.f0;
}


/* ------------------------------------------ */
/* 
 * reads : g_178 g_443 g_439 g_430 g_560 g_257 g_105 g_237 g_88 g_440 g_263 g_424 g_93 g_771 g_76 g_777 g_431 g_432 g_428 g_53 g_54 g_423 g_326 g_369 g_185 g_155 g_594 g_425 g_359 g_91 g_141 g_899 g_893 g_103 g_347 g_288 g_933 g_223 g_442 g_971 g_60 g_427 g_993 g_444 g_327 g_1088 g_692 g_420 g_1089 g_869 g_435 g_559 g_946 g_947 g_436 g_626.f0
 * writes: g_178 g_443 g_430 g_88 g_359 g_257 g_105 g_582 g_417 g_76 g_778 g_327 g_675 g_594 g_425 g_91 g_103 g_439 g_934 g_941 g_945 g_60 g_899 g_427 g_464 g_93 g_261 g_1089
 */
static uint16_t  func_30(int32_t  p_31, int8_t * p_32, const int8_t * p_33, int8_t * const  p_34)
{ /* block id: 346 */
    int16_t l_734[8][8][4] = {{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}},{{1L,0xEE0AL,0xC773L,0x599CL},{1L,(-1L),1L,0x451AL},{0xFF0BL,0xEBA9L,0xC773L,0x5772L},{0xFF0BL,0x8211L,1L,0x8211L},{1L,0x5772L,0xC773L,0xEBA9L},{1L,0x451AL,1L,(-1L)},{0xFF0BL,0x599CL,0xC773L,0xEE0AL},{0xFF0BL,(-10L),1L,(-10L)}}};
    int16_t ****l_792 = &g_692[3];
    int32_t l_815 = 0L;
    int32_t l_816 = 0L;
    int32_t l_817 = (-1L);
    int32_t l_818 = (-1L);
    int32_t l_821 = 9L;
    int32_t l_822 = (-1L);
    struct S0 *l_905 = (void*)0;
    struct S0 * const *l_904 = &l_905;
    int32_t l_958[4] = {1L,1L,1L,1L};
    uint16_t l_959[10] = {65535UL,0x1216L,65535UL,0x1216L,65535UL,0x1216L,65535UL,0x1216L,65535UL,0x1216L};
    uint16_t l_979 = 0x4CD7L;
    union U1 l_1007 = {0};
    int32_t *l_1010 = &l_815;
    uint8_t *l_1019[4][6] = {{(void*)0,(void*)0,(void*)0,&g_93,&g_93,(void*)0},{&g_91,&g_91,&g_93,&g_91,&g_93,&g_91},{&g_93,(void*)0,&g_91,&g_91,(void*)0,&g_93},{&g_91,&g_93,&g_91,&g_93,&g_91,&g_91}};
    const uint32_t *l_1041 = &g_141;
    const uint32_t **l_1040 = &l_1041;
    const uint32_t ***l_1039 = &l_1040;
    const uint32_t ****l_1038 = &l_1039;
    uint8_t l_1077 = 0x96L;
    int32_t l_1079 = 0x9D409D17L;
    int16_t ***l_1093 = &g_559;
    uint32_t l_1110 = 0xBF583A5AL;
    uint32_t l_1173 = 1UL;
    int i, j, k;
    for (g_178 = 0; (g_178 > 24); g_178 = safe_add_func_int64_t_s_s(g_178, 3))
    { /* block id: 349 */
        uint8_t *l_727 = &g_91;
        int32_t l_730 = (-2L);
        uint8_t l_743 = 8UL;
        int64_t l_779 = (-6L);
        int32_t l_804 = (-4L);
        int32_t l_805 = 0xB626C5D2L;
        int32_t l_806 = 0L;
        int32_t l_807[7];
        int32_t *l_843 = &l_806;
        uint16_t *l_851 = &g_257;
        uint8_t l_873[9] = {6UL,6UL,6UL,6UL,6UL,6UL,6UL,6UL,6UL};
        int32_t l_957[5][10] = {{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)}};
        int16_t **** const l_972 = (void*)0;
        int32_t **l_976 = &l_843;
        int i, j;
        for (i = 0; i < 7; i++)
            l_807[i] = 0x1E287F90L;
        for (g_443 = 0; (g_443 != 28); ++g_443)
        { /* block id: 352 */
            int32_t l_733 = 0L;
            int16_t l_750[10] = {0x455BL,0x455BL,0x455BL,0x455BL,0x455BL,0x455BL,0x455BL,0x455BL,0x455BL,0x455BL};
            int32_t l_802 = 0L;
            int32_t l_803 = 0xEDD389EDL;
            int32_t l_808 = 1L;
            int32_t l_809 = 5L;
            int32_t l_810 = (-1L);
            int32_t l_811 = 1L;
            int64_t l_812 = 0xDAE49946EAA8EB49LL;
            int32_t l_813 = 0x952C056DL;
            int32_t l_814 = 0x4FF59319L;
            int32_t l_819 = 8L;
            int32_t l_820[5][3];
            uint32_t l_823[5] = {1UL,1UL,1UL,1UL,1UL};
            int i, j;
            for (i = 0; i < 5; i++)
            {
                for (j = 0; j < 3; j++)
                    l_820[i][j] = 0x89768C55L;
            }
            if ((~((safe_div_func_int64_t_s_s((&g_91 == l_727), ((safe_mod_func_uint32_t_u_u((((l_730 != p_31) == (safe_lshift_func_int8_t_s_s(((*p_34) > (l_733 ^ p_31)), 6))) <= l_734[5][7][2]), ((safe_add_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_s((safe_add_func_uint64_t_u_u((l_733 || 1L), p_31)), (*p_34))), (*p_34))) || 4294967295UL))) | 0L))) , l_730)))
            { /* block id: 353 */
                volatile struct S0 **l_744 = (void*)0;
                volatile struct S0 **l_745 = (void*)0;
                volatile struct S0 *l_747 = &g_582;
                volatile struct S0 **l_746 = &l_747;
                int32_t l_770 = 0xA72AEDBFL;
                int32_t *l_795 = &l_770;
                int32_t *l_796 = &g_88[0];
                int32_t *l_797 = &l_730;
                int32_t *l_798 = &l_770;
                int32_t *l_799 = &g_88[0];
                int32_t *l_800 = &g_327;
                int32_t *l_801[6][4][5] = {{{&g_88[0],&l_770,&g_88[0],&g_88[0],(void*)0},{&g_88[0],&l_770,&g_88[0],&g_88[0],(void*)0},{&l_770,&g_88[0],&g_88[0],&l_770,&l_770},{(void*)0,(void*)0,&l_730,&l_730,(void*)0}},{{&g_88[0],(void*)0,&g_88[0],&g_327,&g_88[0]},{&l_770,&g_88[0],&g_88[0],&l_730,&l_770},{&l_770,&l_730,&g_88[0],(void*)0,&g_327},{&l_770,&l_730,&g_88[0],&l_770,&l_730}},{{&g_88[0],&g_327,&g_327,&l_770,&g_327},{(void*)0,(void*)0,&l_730,&g_88[0],&l_770},{&l_770,(void*)0,&g_327,&l_770,&l_770},{&l_730,&l_770,&g_88[0],&l_770,&l_730}},{{(void*)0,(void*)0,&g_327,&g_88[0],&g_327},{&g_88[0],&l_730,&g_327,(void*)0,(void*)0},{(void*)0,&g_88[0],(void*)0,(void*)0,&g_327},{&g_88[0],(void*)0,&l_730,&g_88[0],&l_730}},{{&g_327,(void*)0,&g_88[0],&l_730,&l_770},{&g_327,&g_88[0],&l_730,&l_730,&l_770},{&g_88[0],&g_327,(void*)0,&g_327,&l_770},{(void*)0,&g_327,&g_327,(void*)0,&l_770}},{{&g_88[0],&l_730,&g_327,&l_770,&g_327},{&g_327,&l_770,&g_88[0],&l_730,&g_88[0]},{&g_327,(void*)0,&g_327,&l_770,&g_327},{&g_88[0],&g_88[0],&l_770,(void*)0,&g_327}}};
                int i, j, k;
                for (g_430 = 21; (g_430 <= (-24)); g_430 = safe_sub_func_uint64_t_u_u(g_430, 6))
                { /* block id: 356 */
                    return l_743;
                }
                (*l_746) = &g_582;
                if (p_31)
                { /* block id: 360 */
                    int32_t *l_753 = &g_88[0];
                    if (((*l_753) = (safe_add_func_int16_t_s_s(l_750[7], (0x6FL & 0UL)))))
                    { /* block id: 362 */
                        return l_730;
                    }
                    else
                    { /* block id: 364 */
                        uint16_t *l_767 = &g_257;
                        (*l_753) = ((safe_add_func_int64_t_s_s(((((void*)0 == &g_155) | l_750[4]) , ((+(((((g_105 = (l_770 ^= (safe_sub_func_uint64_t_u_u(((p_31 & ((safe_mod_func_int16_t_s_s((safe_mod_func_int32_t_s_s((((*g_560) = 0x21B4L) == (safe_lshift_func_uint16_t_u_u((++(*l_767)), g_105))), (*g_237))), l_750[4])) <= l_730)) , g_440), g_263)))) ^ g_88[0]) >= g_424) < p_31) != l_730)) && (*l_753))), g_93)) & p_31);
                        (**l_746) = g_771;
                    }
                    for (g_430 = 0; (g_430 >= 25); g_430 = safe_add_func_uint32_t_u_u(g_430, 1))
                    { /* block id: 374 */
                        int8_t * const **l_774 = &g_417;
                        (*l_774) = &g_418[7][4][0];
                    }
                    if (l_743)
                        break;
                    for (g_76 = (-18); (g_76 < (-11)); ++g_76)
                    { /* block id: 380 */
                        g_778 = g_777;
                        return l_779;
                    }
                }
                else
                { /* block id: 384 */
                    for (l_770 = 7; (l_770 >= 27); l_770++)
                    { /* block id: 387 */
                        int8_t * const **l_782 = &g_417;
                        int32_t *l_784 = (void*)0;
                        int32_t **l_783 = &l_784;
                        (*l_782) = &g_418[6][1][0];
                        (*l_783) = (void*)0;
                    }
                    if (g_76)
                        goto lbl_1003;
                    (*g_326) = (g_431 , ((safe_lshift_func_int8_t_s_u(((safe_rshift_func_uint16_t_u_u(((((~l_733) >= l_743) , g_432) <= ((l_743 , (safe_lshift_func_int16_t_s_u(((((g_428[3][1] < ((l_792 != (void*)0) < (safe_mod_func_int8_t_s_s((*g_53), l_750[0])))) || g_423) , 0x4803L) ^ 2UL), 3))) & p_31)), p_31)) != 0x8A43L), 4)) == p_31));
                }
                l_823[2]--;
            }
            else
            { /* block id: 394 */
                struct S0 *l_826 = &g_675;
                int32_t *l_831 = &l_821;
                int32_t **l_830 = &l_831;
                (*l_826) = (*g_369);
                (*l_830) = ((safe_rshift_func_int16_t_s_u(0x2661L, 14)) , &l_820[1][1]);
            }
            if (p_31)
                continue;
        }
        if ((l_807[4] = p_31))
        { /* block id: 401 */
            uint16_t l_838 = 0xB62AL;
            int32_t *l_842[9];
            int32_t **l_841[6][7] = {{&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6]},{&l_842[4],&l_842[1],&l_842[4],&l_842[4],&l_842[1],&l_842[4],&l_842[4]},{&l_842[6],&l_842[6],(void*)0,&l_842[6],&l_842[6],(void*)0,&l_842[6]},{&l_842[1],&l_842[4],&l_842[4],&l_842[1],&l_842[4],&l_842[4],&l_842[1]},{&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6],&l_842[6]},{&l_842[1],&l_842[1],&l_842[6],&l_842[1],&l_842[1],&l_842[6],&l_842[1]}};
            int i, j;
            for (i = 0; i < 9; i++)
                l_842[i] = &l_730;
            (*g_155) |= l_779;
            for (g_430 = 6; (g_430 < 1); g_430 = safe_sub_func_uint32_t_u_u(g_430, 5))
            { /* block id: 405 */
                for (g_594 = (-10); (g_594 > 17); g_594++)
                { /* block id: 408 */
                    for (g_425 = 0; (g_425 != (-23)); g_425 = safe_sub_func_uint32_t_u_u(g_425, 1))
                    { /* block id: 411 */
                        ++l_838;
                    }
                    if ((*g_237))
                        continue;
                }
            }
            l_843 = &g_88[0];
        }
        else
        { /* block id: 418 */
            int16_t ** const *l_862 = &g_559;
            int32_t l_867 = 0xEA670C28L;
            int32_t l_892[7] = {0x5700243EL,0x5700243EL,0x5700243EL,0x5700243EL,0x5700243EL,0x5700243EL,0x5700243EL};
            uint32_t l_895 = 4294967295UL;
            int32_t **l_900 = &l_843;
            int32_t l_901 = 0xC9DAE0E0L;
            int32_t *l_948 = &g_88[0];
            int32_t *l_949 = &l_867;
            int32_t *l_950 = &g_88[0];
            int32_t *l_951 = (void*)0;
            int32_t *l_952 = &l_817;
            int32_t *l_953 = &l_901;
            int32_t *l_954 = &l_805;
            int32_t *l_955 = &l_821;
            int32_t *l_956[10][7] = {{&l_867,&l_818,&l_807[0],(void*)0,&l_730,&l_867,&l_806},{&l_807[0],&l_807[0],&l_867,&l_815,&l_806,&l_815,&l_867},{&l_822,&l_822,&l_867,&g_88[0],(void*)0,&l_818,&l_867},{(void*)0,&l_816,&l_807[0],(void*)0,&l_822,&l_892[3],&l_807[0]},{&l_804,&l_730,&l_815,&l_816,(void*)0,&l_901,&l_730},{&l_867,&l_806,&l_807[0],&l_807[0],&l_806,&l_867,&l_730},{&l_901,(void*)0,&l_816,&l_815,&l_730,&l_804,&l_807[0]},{&l_892[3],&l_822,(void*)0,&l_807[0],&l_816,(void*)0,&l_867},{&l_818,(void*)0,&g_88[0],&l_867,&l_822,&l_822,&l_867},{&l_815,&l_806,&l_815,&l_867,&l_807[0],&l_807[0],&l_822}};
            int64_t *l_975 = &g_60;
            int i, j;
            if ((p_31 <= (0xEE733682866316C2LL > p_31)))
            { /* block id: 419 */
                int16_t l_847 = 0x83D9L;
                uint16_t *l_850 = (void*)0;
                int32_t **l_882 = &l_843;
                int32_t l_891 = 0x3D078318L;
                int32_t l_894[9] = {0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L,0x20CA5209L};
                int i;
                for (l_805 = 0; (l_805 <= 8); l_805 += 1)
                { /* block id: 422 */
                    int32_t **l_845[10] = {&l_843,&l_843,&l_843,&l_843,&l_843,&l_843,&l_843,&l_843,&l_843,&l_843};
                    int16_t ***l_863 = (void*)0;
                    uint32_t *l_890[6][6] = {{&g_178,&g_178,&g_178,&g_178,&g_141,(void*)0},{&g_141,&g_178,&g_141,&g_141,&g_141,&g_178},{&g_178,&g_178,(void*)0,&g_178,&g_141,&g_141},{&g_178,&g_178,&g_178,&g_178,&g_141,(void*)0},{&g_141,&g_178,&g_141,&g_141,&g_141,&g_178},{&g_178,&g_178,(void*)0,&g_178,&g_141,&g_141}};
                    uint64_t *l_898 = &g_103;
                    int i, j;
                    if ((safe_unary_minus_func_uint32_t_u((((p_31 && (((&g_155 == l_845[9]) <= ((!(l_847 = (-1L))) | (safe_add_func_int64_t_s_s(((*p_34) == (l_850 == (g_185[5].f0 , l_851))), (p_31 & (*l_843)))))) , p_31)) ^ g_359[4][7]) <= 0L))))
                    { /* block id: 424 */
                        if ((*g_237))
                            break;
                        return g_777.f0;
                    }
                    else
                    { /* block id: 427 */
                        int16_t ***l_866 = (void*)0;
                        int32_t l_868 = 0x6B652A3AL;
                        int32_t l_870 = 0L;
                        int32_t l_871 = 0x15D488ECL;
                        int32_t l_872 = 0xB3E2E02AL;
                        (*l_843) |= (safe_div_func_uint8_t_u_u(((*l_727)--), (safe_div_func_int16_t_s_s((safe_rshift_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((((l_862 == l_863) && (safe_mul_func_int8_t_s_s(((8L >= ((void*)0 != l_866)) | (&p_34 != &g_418[6][1][0])), (*p_33)))) == (l_867 | (*p_33))), 0xDDACL)), 7)), l_868))));
                        l_873[6]++;
                        if ((*g_155))
                            break;
                    }
                    l_891 &= (((safe_mod_func_uint64_t_u_u(((p_31 <= (((safe_mul_func_int16_t_s_s(0xD0CFL, (*l_843))) | (l_817 = (l_847 , ((safe_mod_func_uint16_t_u_u(((*l_851) ^= ((((void*)0 != &g_417) , l_882) == ((safe_mul_func_int8_t_s_s(((((safe_rshift_func_int16_t_s_s((-1L), 10)) || (~((*l_898) = ((((safe_add_func_uint64_t_u_u(((l_895--) == ((((-1L) >= p_31) > p_31) < l_815)), g_141)) , g_428[3][5]) , p_31) == 1L)))) | p_31) , (**l_882)), g_899)) , l_900))), 0xA91BL)) | l_901)))) & 0x22F51CD6L)) == p_31), 0x4A3A7AA7B2326E9BLL)) & 0xA3F104B9CEB81F42LL) , p_31);
                    l_730 ^= ((safe_div_func_int8_t_s_s((&g_347 == l_904), ((((*p_34) = ((**l_900) > ((*g_560) = (((safe_add_func_uint8_t_u_u(g_893, ((safe_rshift_func_int16_t_s_u((safe_lshift_func_int16_t_s_s((!((((((*p_33) >= (*l_843)) >= ((l_822 == (*p_34)) <= p_31)) == g_257) >= 1UL) , (*l_843))), 12)), 15)) , (*p_33)))) , p_31) != p_31)))) < 0x83L) , (-6L)))) ^ (*g_155));
                }
            }
            else
            { /* block id: 442 */
                uint32_t * const *l_943 = (void*)0;
                uint32_t * const **l_942 = &l_943;
                for (g_103 = 19; (g_103 <= 35); g_103 = safe_add_func_int64_t_s_s(g_103, 2))
                { /* block id: 445 */
                    for (l_817 = 0; (l_817 <= 3); l_817 += 1)
                    { /* block id: 448 */
                        struct S0 **l_938 = &l_905;
                        struct S0 ***l_937 = &l_938;
                        int32_t *l_940 = &g_941;
                        uint32_t * const ***l_944[5];
                        int i, j;
                        for (i = 0; i < 5; i++)
                            l_944[i] = (void*)0;
                        (**l_900) = ((safe_lshift_func_int8_t_s_s((safe_mod_func_int16_t_s_s(0x9F01L, (safe_mod_func_uint64_t_u_u((safe_rshift_func_uint8_t_u_s(255UL, (safe_lshift_func_int8_t_s_u((((((*l_940) = (((((*g_347) , ((0x374BL >= g_428[l_817][(l_817 + 1)]) < p_31)) | (((safe_div_func_uint8_t_u_u((safe_div_func_int64_t_s_s((safe_add_func_int16_t_s_s((safe_sub_func_int8_t_s_s(((g_933 == ((*l_937) = (g_934 = (void*)0))) , (~((*g_560) == g_223))), (-1L))), 65535UL)), p_31)), (*p_34))) && g_428[l_817][(l_817 + 1)]) || g_442[0][1][3])) == 0x1F44506FL) && p_31)) , (void*)0) != &g_417) , (-1L)), 6)))), g_93)))), 1)) < 18446744073709551615UL);
                        if (l_734[4][0][2])
                            continue;
                        g_945 = l_942;
                    }
                }
                if ((*g_237))
                    break;
                (*l_900) = &l_817;
            }
            l_959[6]++;
            for (l_815 = (-15); (l_815 < (-8)); l_815++)
            { /* block id: 463 */
                uint8_t l_966 = 6UL;
                (*l_950) &= (safe_rshift_func_int16_t_s_u(l_966, g_424));
            }
            g_88[0] |= ((safe_lshift_func_uint16_t_u_u(((safe_rshift_func_int8_t_s_u((((g_971[2] , l_972) == (void*)0) <= l_822), 7)) <= ((safe_div_func_uint32_t_u_u(l_817, (p_31 && ((0xD9C249E5L == p_31) | ((*l_975) |= ((*l_949) || p_31)))))) | 8UL)), 12)) ^ 2UL);
        }
        (*l_976) = &l_805;
        return p_31;
    }
    for (g_257 = 0; (g_257 != 11); g_257 = safe_add_func_uint16_t_u_u(g_257, 1))
    { /* block id: 474 */
        return l_979;
    }
lbl_1003:
    for (g_899 = 0; (g_899 <= 0); g_899 += 1)
    { /* block id: 479 */
        struct S0 *l_980[9][6] = {{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676},{&g_676,&g_676,&g_676,&g_676,&g_676,&g_676}};
        int i, j;
        for (g_427 = 0; (g_427 >= 0); g_427 -= 1)
        { /* block id: 482 */
            struct S0 **l_983 = &l_980[0][3];
            int32_t *l_984 = (void*)0;
            int32_t **l_985 = &l_984;
            (*l_983) = l_980[0][3];
            (*l_985) = l_984;
        }
        for (g_257 = 0; (g_257 <= 0); g_257 += 1)
        { /* block id: 488 */
            uint8_t l_987 = 8UL;
            int32_t l_989 = 5L;
            for (g_425 = 0; (g_425 >= 0); g_425 -= 1)
            { /* block id: 491 */
                int8_t l_986[8] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
                int32_t l_988 = 0xA7ABFEF1L;
                int32_t l_1001 = 0x6B838BD4L;
                uint16_t *l_1002 = &g_464;
                int i;
                g_88[g_899] = (7L && ((l_989 = (l_988 = (l_986[1] , ((*g_560) = l_987)))) != (safe_rshift_func_int8_t_s_s((*p_34), (!(g_993 , ((safe_unary_minus_func_int8_t_s((safe_mul_func_uint16_t_u_u(((*l_1002) = (((safe_sub_func_uint32_t_u_u(0x524F459EL, (((l_1001 = (4294967288UL != (l_987 == (safe_div_func_uint64_t_u_u(g_430, 0xAD367D7B5322C6A2LL))))) > l_815) == l_979))) <= p_31) | p_31)), p_31)))) | 0x89L)))))));
            }
        }
    }
    if ((+((safe_add_func_uint8_t_u_u(g_444[0][2][1], (l_1007 , (!(~((((*l_1010) = l_815) != (*g_155)) || (((l_818 |= ((((*g_560) , (g_93 ^= (p_31 , (safe_mod_func_int32_t_s_s((*l_1010), (safe_lshift_func_int8_t_s_s((((((0x13L < (safe_sub_func_int16_t_s_s(((((safe_lshift_func_int8_t_s_u((p_31 > p_31), (*l_1010))) < (*g_326)) != p_31) <= (*l_1010)), 0L))) >= (*p_34)) == (*l_1010)) , 1UL) || (*l_1010)), (*l_1010)))))))) & (*l_1010)) | 0x4065ED33L)) , p_31) != p_31))))))) || (*l_1010))))
    { /* block id: 505 */
        int32_t **l_1020 = &l_1010;
        int32_t l_1023 = 0L;
        int32_t l_1027[1];
        int8_t **l_1034 = (void*)0;
        int64_t * const l_1037[4] = {&g_893,&g_893,&g_893,&g_893};
        int16_t *l_1044 = &g_223;
        uint32_t *l_1046[1][5][6] = {{{&g_178,&g_178,&g_141,&g_178,&g_141,&g_178},{&g_178,&g_178,&g_141,&g_178,&g_141,&g_178},{&g_178,&g_178,&g_141,&g_178,&g_141,&g_178},{&g_178,&g_178,&g_141,&g_178,&g_141,&g_178},{&g_178,&g_178,&g_141,&g_178,&g_141,&g_178}}};
        uint32_t **l_1045 = &l_1046[0][1][0];
        union U1 l_1146 = {0};
        uint8_t l_1152 = 0x57L;
        int i, j, k;
        for (i = 0; i < 1; i++)
            l_1027[i] = 0x1FCBC5F3L;
        (*l_1020) = (void*)0;
        if (p_31)
        { /* block id: 507 */
            int32_t *l_1021 = &g_327;
            int32_t *l_1022 = (void*)0;
            int32_t *l_1024 = &l_816;
            int32_t *l_1025 = &l_958[3];
            int32_t *l_1026[10] = {&l_815,(void*)0,(void*)0,&l_815,(void*)0,(void*)0,&l_815,(void*)0,(void*)0,&l_815};
            uint8_t l_1028 = 0x4EL;
            int8_t **l_1036 = (void*)0;
            int8_t ***l_1035 = &l_1036;
            uint32_t **l_1047 = &l_1046[0][4][3];
            int i;
            (*l_1020) = (*l_1020);
            l_1028--;
            (*l_1024) &= 0xD937CCB7L;
            (*l_1025) ^= (((((!(((g_893 , &g_60) == ((l_1034 == ((*l_1035) = &p_32)) , l_1037[0])) <= (l_1038 == &g_945))) ^ (safe_add_func_int8_t_s_s((((l_1044 == l_1044) < (*p_34)) ^ p_31), 0xD2L))) , 18446744073709551611UL) , l_1045) != l_1047);
        }
        else
        { /* block id: 513 */
            int16_t l_1061 = 0xE74AL;
            int32_t *l_1081 = (void*)0;
            int16_t *** const l_1141[7][6] = {{&g_559,&g_559,&g_559,&g_559,&g_559,&g_559},{&g_559,&g_559,&g_559,(void*)0,&g_559,&g_559},{&g_559,&g_559,&g_559,&g_559,&g_559,&g_559},{&g_559,&g_559,&g_559,&g_559,&g_559,(void*)0},{&g_559,&g_559,(void*)0,(void*)0,&g_559,&g_559},{&g_559,&g_559,&g_559,(void*)0,&g_559,&g_559},{&g_559,&g_559,&g_559,&g_559,&g_559,&g_559}};
            uint16_t *l_1147 = &g_257;
            int32_t *l_1150 = &l_822;
            int32_t *l_1151[9] = {(void*)0,&l_1027[0],(void*)0,(void*)0,&l_1027[0],(void*)0,(void*)0,&l_1027[0],(void*)0};
            int i, j;
            if (((void*)0 == l_1019[3][4]))
            { /* block id: 514 */
                int16_t l_1056 = 0x4772L;
                struct S0 **l_1068 = &l_905;
                struct S0 ***l_1069 = &l_1068;
                int32_t l_1078[8][3][2] = {{{0L,(-1L)},{(-1L),(-9L)},{0x248603BCL,1L}},{{1L,1L},{0x248603BCL,(-9L)},{(-1L),(-1L)}},{{0L,0x248603BCL},{(-7L),0L},{0xA3050A51L,0x6856C4D4L}},{{0xA3050A51L,0L},{(-7L),0x248603BCL},{0L,(-1L)}},{{(-1L),(-9L)},{0x248603BCL,1L},{1L,1L}},{{0x248603BCL,(-9L)},{(-1L),(-1L)},{0L,0x248603BCL}},{{(-7L),0L},{0xA3050A51L,0x6856C4D4L},{0xA3050A51L,0L}},{{(-7L),0x248603BCL},{0L,(-1L)},{(-1L),(-9L)}}};
                uint16_t *l_1080 = &l_959[6];
                int i, j, k;
                for (g_594 = 0; (g_594 >= 2); g_594 = safe_add_func_uint32_t_u_u(g_594, 6))
                { /* block id: 517 */
                    if (p_31)
                        break;
                }
                (*g_155) = ((safe_rshift_func_uint16_t_u_u((safe_mod_func_uint32_t_u_u((safe_lshift_func_int16_t_s_s(p_31, 7)), l_1056)), ((*l_1080) ^= ((safe_mul_func_uint8_t_u_u((((0xBD61L >= ((safe_mod_func_int64_t_s_s((l_1061 >= p_31), (safe_div_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u((p_31 < (safe_add_func_int16_t_s_s(((*g_560) = ((&g_369 == ((*l_1069) = l_1068)) != (((safe_add_func_int64_t_s_s((l_1078[0][1][1] |= (l_1077 = ((((+(safe_add_func_uint64_t_u_u((safe_add_func_int16_t_s_s(0x2689L, 1UL)), p_31))) , 0xF1L) >= 0x75L) | l_1056))), p_31)) || 0x5983L) & 1L))), p_31))), (-1L))) == l_1079), (*g_53))))) & l_1061)) < l_1061) | p_31), p_31)) , g_105)))) || p_31);
            }
            else
            { /* block id: 526 */
                int32_t * const l_1086 = &g_88[0];
                int16_t **l_1096 = &l_1044;
                (*l_1020) = l_1081;
                for (l_1061 = 0; (l_1061 < 18); ++l_1061)
                { /* block id: 530 */
                    uint32_t ***l_1094 = &l_1045;
                    int32_t l_1111 = 0x5D8F0CC8L;
                    const int16_t *l_1126 = (void*)0;
                    const int16_t **l_1125 = &l_1126;
                    const int16_t ***l_1124 = &l_1125;
                    for (g_261 = 0; (g_261 > (-6)); g_261 = safe_sub_func_uint32_t_u_u(g_261, 2))
                    { /* block id: 533 */
                        int32_t **l_1087[5];
                        int16_t ***l_1090 = (void*)0;
                        int16_t ****l_1091 = &l_1090;
                        int16_t ****l_1092 = (void*)0;
                        uint32_t ****l_1095[1][4];
                        int i, j;
                        for (i = 0; i < 5; i++)
                            l_1087[i] = &l_1010;
                        for (i = 0; i < 1; i++)
                        {
                            for (j = 0; j < 4; j++)
                                l_1095[i][j] = &l_1094;
                        }
                        (*g_1088) = l_1086;
                        l_1023 |= (((((void*)0 != &g_893) , (*l_792)) == (l_1093 = ((*l_1091) = l_1090))) > (p_31 , (&g_946 == (l_1094 = l_1094))));
                        if (p_31)
                            continue;
                        (*l_1086) |= 0xE3170018L;
                    }
                    if (((((*p_34) ^= (*g_53)) , (l_1096 == l_1096)) > 0x28L))
                    { /* block id: 543 */
                        int16_t l_1105 = 0x0F31L;
                        (*g_1089) = (safe_add_func_int64_t_s_s(((((((((((0x23F5C71F55735FDCLL >= g_60) | (safe_lshift_func_uint16_t_u_s((*l_1086), 10))) | (*l_1086)) | (safe_lshift_func_uint8_t_u_s((safe_lshift_func_uint16_t_u_u(((l_1105 && (*p_33)) , ((g_893 , ((safe_mul_func_int8_t_s_s((safe_sub_func_int8_t_s_s((l_1110 ^= (*p_33)), ((l_1105 < p_31) ^ 0x82L))), l_1061)) > 0x9AAAL)) == p_31)), p_31)), 3))) | l_1111) < p_31) && p_31) >= 0xB0L) , g_288[0].f0) , g_185[5].f0), g_420[5][0]));
                        (*g_1089) = ((safe_lshift_func_int16_t_s_s((safe_mod_func_int64_t_s_s(p_31, g_869)), ((*g_560) = 0x4981L))) == ((((((l_1105 != 1UL) & (safe_add_func_uint8_t_u_u((p_31 & ((safe_rshift_func_int8_t_s_u((safe_mul_func_int8_t_s_s(((safe_mod_func_uint16_t_u_u(((p_31 && (*g_1089)) && 0xBECE63DADEB6ECDFLL), 0x7F37L)) ^ p_31), g_435[5])), 7)) ^ 2UL)), (*p_34)))) <= g_263) || (*p_33)) == 0x6218L) , 65535UL));
                        if ((*g_1089))
                            break;
                    }
                    else
                    { /* block id: 549 */
                        const int16_t ****l_1128 = &l_1124;
                        (*l_1128) = l_1124;
                    }
                    if (l_1111)
                        break;
                }
                (*l_1086) = ((((**l_792) == (void*)0) , (((*g_560) = 0x2070L) == ((safe_sub_func_uint32_t_u_u(((0x60D45EA5A2164304LL != (0xB565493AL < (++(**g_946)))) & (-1L)), ((g_436[0][2] , (((((safe_lshift_func_int8_t_s_u(0L, (safe_lshift_func_uint8_t_u_s((((p_31 , 0xA477L) >= p_31) == 0x0048E88BL), (*p_33))))) > 0xB0ADL) , (*l_1086)) ^ g_54) < 65532UL)) >= (*l_1086)))) & 0xB8F2EC97L))) != (*l_1086));
                (*g_1089) = (*g_326);
            }
            (*l_1150) ^= (safe_add_func_int64_t_s_s((((*g_1089) = p_31) || (((*g_560) = p_31) >= (safe_mul_func_uint8_t_u_u(((void*)0 != l_1141[4][0]), (safe_lshift_func_int8_t_s_u((safe_sub_func_uint16_t_u_u(p_31, (l_1146 , ((*l_1147) |= g_436[0][2])))), (((safe_rshift_func_int16_t_s_s(0xE65BL, (&l_905 != (void*)0))) && 8UL) ^ 0xD796B0F1L))))))), 0xBF1A0354A400D53CLL));
            l_1152++;
        }
    }
    else
    { /* block id: 565 */
        const uint64_t l_1174 = 1UL;
        struct S0 * const l_1175[2][2][2] = {{{&g_1176,&g_1176},{&g_1176,&g_1176}},{{&g_1176,&g_1176},{&g_1176,&g_1176}}};
        int i, j, k;
        (*g_1089) ^= (safe_add_func_int64_t_s_s((safe_mul_func_int16_t_s_s((*l_1010), (safe_mod_func_uint32_t_u_u((((safe_lshift_func_int8_t_s_u((safe_mul_func_int16_t_s_s((((*g_560) & 0xAC5CL) || ((safe_rshift_func_int16_t_s_u(((*l_1010) >= 7UL), 11)) , (safe_div_func_uint16_t_u_u((((((safe_div_func_int32_t_s_s(((void*)0 == (*l_1040)), (safe_rshift_func_int16_t_s_u(((*g_560) = ((0x5B62L > g_91) ^ l_1173)), l_1174)))) , g_626[0].f0) <= g_899) <= (*l_1010)) ^ l_1174), l_1174)))), 8L)), g_105)) , (*l_904)) != l_1175[1][0][1]), 0xA986DD8EL)))), g_428[0][0]));
    }
    return g_439[0][2];
}


/* ------------------------------------------ */
/* 
 * reads : g_105 g_155 g_88 g_182 g_54 g_103 g_53 g_76 g_178 g_77 g_60 g_257 g_261 g_91 g_141 g_263 g_266 g_175 g_316 g_93 g_237 g_326 g_327 g_98 g_223 g_346 g_347 g_185.f0 g_359 g_368 g_369 g_410 g_288.f0 g_464 g_422 g_421 g_435 g_185 g_426 g_444 g_440 g_439 g_432 g_438 g_443 g_429 g_566 g_428 g_571 g_560 g_582 g_587 g_594 g_626 g_441 g_427 g_423 g_419 g_675 g_434 g_442 g_437 g_430
 * writes: g_60 g_76 g_178 g_237 g_103 g_54 g_257 g_263 g_182 g_88 g_288 g_327 g_223 g_105 g_185 g_417 g_464 g_98 g_316 g_93 g_426 g_425 g_440 g_516 g_91 g_444 g_433 g_559 g_594 g_442 g_627 g_441 g_359 g_419 g_676 g_692 g_437 g_427 g_430
 */
static int64_t  func_44(int8_t * const  p_45, int8_t * p_46, int8_t * p_47)
{ /* block id: 37 */
    int32_t *l_190 = &g_88[0];
    int32_t **l_189 = &l_190;
    int32_t l_193 = 0xAE5DCDF2L;
    int8_t l_200[4];
    int8_t l_216 = (-1L);
    const int8_t *l_217 = &g_54;
    int16_t *l_222 = &g_223;
    union U1 l_270[10][5] = {{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}}};
    int32_t l_380[6] = {0xC4278F18L,0xC4278F18L,0x28C494CCL,0xC4278F18L,0xC4278F18L,0x28C494CCL};
    uint8_t l_468 = 0xACL;
    int16_t l_495 = 0x1060L;
    union U1 **l_672[3];
    int8_t l_684 = 0xA4L;
    int i, j;
    for (i = 0; i < 4; i++)
        l_200[i] = (-1L);
    for (i = 0; i < 3; i++)
        l_672[i] = &g_516;
    if (((safe_rshift_func_uint8_t_u_s((safe_unary_minus_func_uint16_t_u(g_105)), (*p_46))) , ((((*l_189) = &g_88[0]) == ((safe_mul_func_uint8_t_u_u((l_193 >= ((((((safe_lshift_func_uint16_t_u_s((safe_mul_func_uint16_t_u_u((safe_sub_func_int16_t_s_s(l_193, l_200[3])), ((((safe_div_func_int8_t_s_s(((safe_lshift_func_int8_t_s_u((safe_mul_func_int8_t_s_s((safe_rshift_func_uint8_t_u_s((!(0xBCF0D4CE2010D2CALL && (g_60 = 0xBB9BF21D4AA51502LL))), (safe_div_func_uint64_t_u_u((safe_div_func_uint32_t_u_u(((safe_div_func_uint8_t_u_u((0x450F9E0AL > 0xCD0D6B2CL), (-4L))) == 0xAAE363CAE3F3AD76LL), (*g_155))), g_88[0])))), l_216)), g_182)) , 0L), (*p_46))) , 4294967292UL) , &g_175) == l_217))), g_54)) & g_103) && 255UL) != g_182) != (*g_53)) == l_216)), 0x47L)) , &g_88[0])) , 0x9ADD83B3L)))
    { /* block id: 40 */
        int16_t l_220 = 1L;
        int16_t *l_221 = &g_76;
        uint32_t *l_224 = (void*)0;
        uint32_t *l_226 = (void*)0;
        uint32_t **l_225 = &l_226;
        int32_t l_277 = 0xFA6DF7B5L;
        int32_t l_304 = (-10L);
        if (((((~((*l_221) &= (!l_220))) , &g_76) != l_222) , ((l_190 == ((*l_225) = (l_224 = (((*p_45) <= g_182) , l_224)))) , (safe_lshift_func_uint16_t_u_u(g_76, 14)))))
        { /* block id: 44 */
            for (g_178 = 25; (g_178 > 16); --g_178)
            { /* block id: 47 */
                int64_t l_231 = (-5L);
                return l_231;
            }
        }
        else
        { /* block id: 50 */
            uint32_t l_235 = 18446744073709551613UL;
            const int32_t *l_236 = &g_88[0];
            for (g_76 = 0; (g_76 <= 0); g_76 += 1)
            { /* block id: 53 */
                (*l_189) = (void*)0;
                if ((safe_mul_func_uint16_t_u_u(((void*)0 == &g_76), (!l_220))))
                { /* block id: 55 */
                    return l_235;
                }
                else
                { /* block id: 57 */
                    if ((*g_155))
                        break;
                }
                g_237 = l_236;
                for (g_178 = 0; (g_178 <= 7); g_178 += 1)
                { /* block id: 63 */
                    return g_88[0];
                }
            }
        }
        if ((*g_155))
        { /* block id: 68 */
            uint8_t * const l_247[9][5] = {{&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,(void*)0,(void*)0,&g_93},{&g_93,&g_93,(void*)0,&g_93,&g_93},{&g_93,&g_93,&g_93,(void*)0,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93}};
            uint8_t l_260 = 0xD2L;
            int32_t *l_274 = (void*)0;
            int i, j;
            for (g_103 = 0; (g_103 != 56); g_103 = safe_add_func_int64_t_s_s(g_103, 8))
            { /* block id: 71 */
                uint64_t l_240 = 0x1B2D838E576FCFDCLL;
                int32_t l_287 = (-1L);
                if ((l_220 > (l_240 &= g_88[0])))
                { /* block id: 73 */
                    uint16_t *l_256 = &g_257;
                    int32_t l_262 = 0x82F0F248L;
                    g_263 |= ((safe_sub_func_int64_t_s_s(((safe_lshift_func_uint16_t_u_s(((safe_sub_func_uint16_t_u_u((l_247[0][0] == (void*)0), l_240)) || (safe_sub_func_int8_t_s_s((safe_lshift_func_int16_t_s_s(((*l_221) = ((((safe_sub_func_uint8_t_u_u(g_105, 1L)) , g_77) , ((((((safe_add_func_int8_t_s_s(((*p_47) = ((*g_53) = (*p_45))), (g_60 <= (++(*l_256))))) & ((l_260 > l_220) <= 5L)) || 0x1C5EL) >= g_261) | l_262) || 0x7B80CB62L)) ^ g_91)), 13)), l_260))), 0)) ^ g_88[0]), g_141)) < 1UL);
                    for (g_257 = 5; (g_257 > 46); g_257 = safe_add_func_int32_t_s_s(g_257, 3))
                    { /* block id: 81 */
                        uint32_t *l_267 = &g_141;
                        int32_t *l_271 = &l_193;
                        (*l_271) |= (((g_266 , &g_178) == l_267) , (safe_add_func_int8_t_s_s((l_270[5][3] , (*p_46)), ((void*)0 == &l_262))));
                    }
                }
                else
                { /* block id: 84 */
                    uint32_t l_284 = 1UL;
                    for (g_182 = 0; (g_182 < 8); ++g_182)
                    { /* block id: 87 */
                        int32_t *l_275 = (void*)0;
                        int32_t *l_276 = &g_88[0];
                        int32_t *l_278 = (void*)0;
                        int32_t *l_279 = &l_193;
                        int32_t *l_280 = &g_88[0];
                        int32_t *l_281 = &l_277;
                        int32_t *l_282 = (void*)0;
                        int32_t *l_283[9][3] = {{&l_193,&l_277,&g_88[0]},{&g_88[0],&g_88[0],&g_88[0]},{&l_193,&g_88[0],&l_277},{&l_277,&g_88[0],&l_193},{&g_88[0],&g_88[0],&g_88[0]},{&l_193,&g_88[0],&l_193},{&g_88[0],&l_193,&g_88[0]},{&g_88[0],&g_88[0],&g_88[0]},{&l_193,(void*)0,&l_193}};
                        int i, j;
                        (*g_155) = (*g_155);
                        (*l_189) = l_274;
                        --l_284;
                        l_287 ^= l_240;
                    }
                }
                g_288[0] = g_266;
            }
        }
        else
        { /* block id: 96 */
            uint16_t l_309 = 0x15CBL;
            (*g_155) ^= (safe_div_func_int16_t_s_s((l_277 && (safe_lshift_func_uint16_t_u_s((&g_53 != &g_53), ((*l_221) = ((safe_rshift_func_int16_t_s_u(0xA130L, 2)) ^ l_277))))), (safe_add_func_int16_t_s_s(((((safe_mod_func_uint32_t_u_u((~(safe_lshift_func_uint8_t_u_s((safe_mul_func_int16_t_s_s((l_304 != ((safe_add_func_int8_t_s_s(l_220, l_220)) & ((((safe_sub_func_uint16_t_u_u(0xBD2AL, g_60)) < g_105) , l_309) | 1L))), g_175)), (*g_53)))), l_304)) || l_304) <= l_304) ^ 0x45L), l_309))));
        }
        for (g_182 = 0; (g_182 <= 8); g_182 += 1)
        { /* block id: 102 */
            return g_266.f0;
        }
    }
    else
    { /* block id: 105 */
        int16_t *l_323 = &g_76;
        int32_t l_330 = 0L;
        int32_t l_377 = 0x32E1C421L;
        int32_t l_379 = (-5L);
        int32_t l_382 = 0x01F7C64EL;
        int32_t l_384 = 0x2BC12E71L;
        int32_t l_385 = 0x57702AA3L;
        int32_t l_387 = 0xB43228F5L;
        int32_t l_390 = 5L;
        int32_t l_392 = 0x6CEDDF62L;
        int16_t l_393 = 0x2209L;
        int32_t l_394 = 0x229C4832L;
        int32_t l_397[4] = {0xD95743C3L,0xD95743C3L,0xD95743C3L,0xD95743C3L};
        uint32_t l_401 = 0x75F23333L;
        int8_t l_406[9] = {1L,1L,1L,1L,1L,1L,1L,1L,1L};
        struct S0 *l_413[7][10] = {{&g_185[2],&g_185[7],&g_185[6],&g_185[0],&g_316,(void*)0,&g_316,&g_185[2],&g_316,&g_185[2]},{&g_316,&g_185[5],&g_185[5],&g_185[5],&g_316,&g_316,&g_316,&g_185[5],&g_185[5],&g_185[5]},{&g_185[5],&g_185[0],&g_185[7],&g_316,&g_185[6],&g_185[5],&g_185[2],&g_185[5],(void*)0,&g_185[2]},{(void*)0,&g_185[2],(void*)0,&g_185[5],(void*)0,&g_185[5],&g_316,&g_185[2],&g_185[2],&g_316},{&g_185[5],(void*)0,&g_316,&g_185[2],&g_316,&g_316,&g_185[2],&g_316,(void*)0,&g_185[5]},{&g_316,&g_185[2],&g_185[2],&g_316,&g_185[5],(void*)0,&g_185[5],(void*)0,&g_185[2],(void*)0},{&g_185[2],(void*)0,&g_185[5],&g_185[2],&g_185[5],&g_185[6],&g_316,&g_185[7],&g_185[0],&g_185[5]}};
        int8_t * const *l_415 = &g_53;
        int32_t *l_467[7][5] = {{&l_330,&l_193,&l_330,&l_330,&l_193},{&g_327,&l_330,&l_330,&g_327,&l_330},{&l_193,&l_193,&l_385,&l_193,&l_193},{&l_330,&g_327,&l_330,&l_330,&g_327},{&l_193,&l_330,&l_330,&l_193,&l_330},{&g_327,&g_327,&l_380[0],&g_327,&g_327},{&l_330,&l_193,&l_330,&l_330,&l_193}};
        union U1 *l_506 = (void*)0;
        int16_t l_534 = 0x4B0CL;
        int64_t l_573 = 1L;
        uint64_t *l_581 = &g_103;
        uint32_t **l_589 = (void*)0;
        int32_t l_683 = 5L;
        int8_t l_712[5][3][5] = {{{0L,0L,0L,0x82L,0xE4L},{0x0AL,(-6L),(-4L),0x45L,0x15L},{1L,1L,1L,1L,0L}},{{0L,1L,(-4L),0x15L,(-6L)},{1L,5L,0L,5L,1L},{1L,0x45L,0x0AL,0x15L,(-1L)}},{{0x41L,0L,1L,1L,0L},{0x73L,(-4L),0L,0x45L,(-1L)},{5L,1L,1L,0x82L,1L}},{{(-1L),(-1L),1L,0x73L,(-6L)},{5L,6L,0x41L,0L,0L},{0x73L,0xEBL,0x45L,(-4L),(-6L)}},{{0L,1L,0L,1L,6L},{(-1L),0xD8L,0xD8L,(-1L),0x45L},{0x41L,1L,0L,6L,1L}}};
        uint8_t l_716 = 0xECL;
        int i, j, k;
        if ((safe_div_func_uint32_t_u_u((((254UL && (safe_mod_func_uint64_t_u_u(g_175, (g_316 , (*l_190))))) && (!(l_222 != (void*)0))) , (safe_mul_func_int8_t_s_s((&g_93 == &g_91), (g_93 | 0L)))), (*g_237))))
        { /* block id: 106 */
            int32_t l_324[5][8][1] = {{{0x6E2DF889L},{(-2L)},{0x20921904L},{1L},{1L},{1L},{1L},{1L}},{{0x20921904L},{(-2L)},{0x6E2DF889L},{0xB553EA47L},{0x408D92D2L},{(-1L)},{(-1L)},{0x408D92D2L}},{{0xB553EA47L},{0x6E2DF889L},{(-2L)},{0x20921904L},{1L},{1L},{1L},{1L}},{{1L},{0x20921904L},{(-2L)},{0x6E2DF889L},{0xB553EA47L},{0x408D92D2L},{(-1L)},{(-1L)}},{{0x408D92D2L},{0xB553EA47L},{0x6E2DF889L},{(-2L)},{0x20921904L},{1L},{1L},{1L}}};
            uint32_t * const l_334 = &g_141;
            uint32_t * const * const l_333[1][2] = {{&l_334,&l_334}};
            int i, j, k;
            for (g_178 = (-15); (g_178 <= 20); g_178 = safe_add_func_uint8_t_u_u(g_178, 6))
            { /* block id: 109 */
                int16_t **l_322 = &l_222;
                int32_t l_325 = 0L;
                (*g_326) &= (((((*l_190) >= ((((*l_322) = &g_223) == l_323) & l_324[2][3][0])) <= g_182) ^ (g_54 , 5UL)) ^ l_325);
                if ((g_76 | (((((safe_lshift_func_uint8_t_u_s(1UL, l_330)) || (safe_rshift_func_uint16_t_u_s((g_98 , (l_333[0][1] != (void*)0)), (safe_lshift_func_uint8_t_u_s((safe_lshift_func_int16_t_s_u(((safe_mul_func_int16_t_s_s((1UL || (((safe_mod_func_int32_t_s_s((*g_237), 0xD18002E7L)) & (*g_155)) <= (*g_53))), l_324[4][2][0])) , 0x8E31L), 4)), (*g_53)))))) | l_324[0][3][0]) | l_330) ^ (*g_237))))
                { /* block id: 112 */
                    for (g_223 = 0; (g_223 == 10); g_223 = safe_add_func_int8_t_s_s(g_223, 1))
                    { /* block id: 115 */
                        int32_t *l_345 = (void*)0;
                        l_325 &= ((*g_326) &= ((*l_190) = l_324[2][3][0]));
                        if ((*l_190))
                            break;
                    }
                }
                else
                { /* block id: 121 */
                    (*g_347) = g_346;
                }
            }
        }
        else
        { /* block id: 125 */
            uint32_t l_355[3];
            uint64_t *l_356 = (void*)0;
            uint64_t *l_357 = &g_105;
            uint8_t * const l_358 = &g_93;
            union U1 l_360[2] = {{0},{0}};
            int32_t l_370 = (-2L);
            int32_t l_378 = 0x5FF97E0FL;
            int32_t l_383 = 1L;
            int32_t l_386 = 0x6C6D53B5L;
            int32_t l_388 = 7L;
            int32_t l_395 = 1L;
            int32_t l_396 = 1L;
            int32_t l_398 = 0x15F6A51EL;
            int32_t l_399 = 0xC0D534E7L;
            int32_t l_400[3][4][5] = {{{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L}},{{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L}},{{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L},{0x26B522DBL,0x378FC522L,0x26B522DBL,1L,1L}}};
            struct S0 *l_411 = &g_316;
            int8_t l_458 = 0x66L;
            int32_t l_461 = 6L;
            uint64_t l_509 = 0x7B559EE3DA583C43LL;
            union U1 **l_515[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
            int i, j, k;
            for (i = 0; i < 3; i++)
                l_355[i] = 18446744073709551615UL;
            if ((((((**l_189) , (((&g_93 != ((safe_mod_func_int64_t_s_s((safe_lshift_func_uint16_t_u_u(0x75B3L, ((!(safe_div_func_int16_t_s_s(((*l_222) = ((void*)0 == &l_190)), (((*l_190) = ((((((*l_357) = l_355[0]) != 0x6C97D4F73E1BCF01LL) > ((void*)0 != &g_141)) >= (*l_190)) <= l_330)) & l_355[0])))) > l_216))), g_185[5].f0)) , l_358)) >= g_359[2][0]) , l_355[0])) ^ g_327) , l_360[1]) , 0x2D67D461L))
            { /* block id: 129 */
                uint16_t *l_361 = &g_263;
                int32_t l_376 = (-1L);
                int32_t l_389 = 0x400113F8L;
                int32_t l_391[10][2] = {{0xC1858084L,(-9L)},{0xB6A71BACL,0xB6A71BACL},{0xB6A71BACL,(-9L)},{0xC1858084L,7L},{(-9L),7L},{0xC1858084L,(-9L)},{0xB6A71BACL,0xB6A71BACL},{0xB6A71BACL,(-9L)},{0xC1858084L,7L},{(-9L),7L}};
                int32_t l_460 = (-2L);
                int i, j;
                if ((((*l_361) = 0x2EA5L) || g_346.f0))
                { /* block id: 131 */
                    uint16_t l_365 = 65535UL;
                    int32_t l_371 = (-4L);
                    int32_t *l_372 = &l_371;
                    int32_t *l_373 = &l_193;
                    int32_t *l_374 = &l_371;
                    int32_t *l_375[6][10] = {{&l_370,&l_371,(void*)0,&l_370,&l_330,&l_370,(void*)0,&l_371,&l_370,(void*)0},{&g_88[0],&l_371,&l_370,&g_88[0],&l_330,&l_371,&l_371,&l_371,&l_371,&l_330},{&g_88[0],(void*)0,(void*)0,&g_88[0],(void*)0,&l_370,&l_371,(void*)0,&l_370,&l_330},{&l_370,&l_371,(void*)0,&l_370,&l_330,&l_370,(void*)0,&l_371,&l_370,(void*)0},{&l_193,&l_370,&g_88[0],&l_193,(void*)0,(void*)0,&l_370,&l_370,(void*)0,(void*)0},{&l_193,&l_371,&l_371,&l_193,&g_327,(void*)0,&l_370,&l_371,(void*)0,(void*)0}};
                    int16_t l_381 = (-2L);
                    int i, j;
                    if (l_355[0])
                    { /* block id: 132 */
                        int32_t *l_362 = &l_193;
                        int32_t *l_363 = &l_330;
                        int32_t *l_364[9][3] = {{&g_327,(void*)0,&g_327},{&l_330,&l_193,&l_330},{&g_327,(void*)0,&g_327},{&l_330,&l_193,&l_330},{&g_327,(void*)0,&g_327},{&l_330,&l_193,&l_330},{&g_327,(void*)0,&g_327},{&l_330,&l_193,&l_330},{&g_327,(void*)0,&g_327}};
                        int i, j;
                        l_365--;
                        (*l_362) &= 1L;
                    }
                    else
                    { /* block id: 135 */
                        (*g_369) = g_368;
                    }
                    ++l_401;
                    for (l_382 = (-11); (l_382 < (-29)); l_382 = safe_sub_func_int64_t_s_s(l_382, 5))
                    { /* block id: 141 */
                        uint64_t l_407 = 0UL;
                        l_407--;
                    }
                }
                else
                { /* block id: 144 */
                    struct S0 **l_412[5];
                    int32_t l_414 = 1L;
                    int i;
                    for (i = 0; i < 5; i++)
                        l_412[i] = &l_411;
                    l_413[1][9] = (g_410 , l_411);
                    (*l_190) &= l_414;
                }
                for (g_327 = 0; (g_327 <= 3); g_327 += 1)
                { /* block id: 150 */
                    int8_t * const *l_416 = &g_53;
                    int32_t l_450[10] = {(-1L),(-1L),0xFB89E422L,0x978F3150L,0xFB89E422L,(-1L),(-1L),0xFB89E422L,0x978F3150L,0xFB89E422L};
                    int16_t l_459 = 0x21C2L;
                    int16_t l_462 = 0xBD98L;
                    int32_t l_463 = 0xE8FC565EL;
                    int i;
                    l_397[g_327] &= (l_415 == (g_417 = l_416));
                    for (g_263 = 0; (g_263 <= 3); g_263 += 1)
                    { /* block id: 155 */
                        int64_t *l_449 = &g_60;
                        int32_t *l_451 = &l_377;
                        int32_t *l_452 = &g_88[0];
                        int32_t *l_453 = &l_386;
                        int32_t *l_454 = &l_399;
                        int32_t *l_455 = &l_193;
                        int32_t *l_456 = (void*)0;
                        int32_t *l_457[10] = {&l_395,(void*)0,&l_395,(void*)0,&l_395,(void*)0,&l_395,(void*)0,&l_395,(void*)0};
                        int i;
                        if (l_397[g_263])
                            break;
                        l_397[g_327] = (safe_sub_func_int16_t_s_s((((safe_add_func_uint8_t_u_u(l_397[g_263], ((g_359[2][0] | l_401) < ((g_98 , (&l_382 != ((*l_189) = &g_327))) <= (*g_155))))) ^ ((*l_449) = l_385)) , g_288[0].f0), l_397[g_263]));
                        --g_464;
                    }
                }
                l_467[6][3] = &l_390;
            }
            else
            { /* block id: 164 */
                union U1 l_472 = {0};
                union U1 *l_473 = &g_98;
                int32_t l_474 = (-8L);
                uint32_t *l_475[6];
                int32_t l_476 = 0x3FF8C053L;
                int64_t *l_477 = &g_60;
                uint32_t l_496 = 1UL;
                int32_t *l_498 = &l_382;
                int i;
                for (i = 0; i < 6; i++)
                    l_475[i] = &l_401;
                if ((((&g_88[0] != (void*)0) || (l_468 > ((*l_477) &= (((((((((((*l_190) != (+((g_422 ^ (**l_189)) < (p_47 == ((((l_399 , (l_476 &= (((*l_357) = ((safe_add_func_int32_t_s_s(((((*l_473) = l_472) , (**l_189)) | 1L), 4294967295UL)) == l_474)) ^ l_474))) & (**l_189)) || 0x7B90L) , (void*)0))))) >= l_370) , (*l_190)) , (**l_189)) , g_464) > (*l_190)) > g_421[3][4]) > g_435[7]) && l_474) , 9L)))) | g_141))
                { /* block id: 169 */
                    uint32_t l_491[6][4][6] = {{{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL},{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL}},{{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL},{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL}},{{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL},{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL}},{{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL},{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL}},{{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL},{4294967286UL,1UL,0UL,0xFAE6D1EBL,0UL,1UL},{0xA2BF3FC8L,1UL,4UL,0xFAE6D1EBL,4UL,1UL}},{{4294967286UL,1UL,0UL,0xFAE6D1EBL,4294967288UL,0x8461DFFAL},{4UL,0x8461DFFAL,1UL,1UL,1UL,0x8461DFFAL},{0UL,0x8461DFFAL,4294967288UL,1UL,4294967288UL,0x8461DFFAL},{4UL,0x8461DFFAL,1UL,1UL,1UL,0x8461DFFAL}}};
                    int32_t l_492[7] = {0L,0L,0L,0L,0L,0L,0L};
                    int i, j, k;
                    for (l_387 = 14; (l_387 < (-24)); l_387 = safe_sub_func_int16_t_s_s(l_387, 2))
                    { /* block id: 172 */
                        uint8_t l_490 = 0UL;
                        (*l_189) = &g_88[0];
                        (*l_411) = (*g_369);
                        l_400[2][0][4] &= ((safe_rshift_func_uint8_t_u_u((--(*l_358)), 5)) , ((safe_div_func_int64_t_s_s((l_370 & (((safe_lshift_func_int8_t_s_u((safe_mul_func_int8_t_s_s(((0x042D62B9L | l_399) != (l_492[1] = ((l_490 && (*p_47)) == l_491[1][1][4]))), ((*g_53) != (l_495 = (safe_add_func_int16_t_s_s(0L, (((g_98 , (*g_155)) & l_388) , l_491[1][1][4]))))))), g_93)) && (*g_326)) | l_491[5][1][2])), l_496)) , l_490));
                        if ((*g_155))
                            break;
                    }
                    return g_426;
                }
                else
                { /* block id: 182 */
                    uint64_t l_497 = 0xBCF43DDE1C2398CALL;
                    (**l_189) &= l_497;
                }
                for (g_426 = 0; (g_426 <= 8); g_426 += 1)
                { /* block id: 187 */
                    int32_t l_512 = 0x3165EE85L;
                    uint64_t l_513[8][2][4] = {{{0UL,0x89A74B36EA9411AFLL,0xDA4E16CC600192E5LL,18446744073709551606UL},{18446744073709551615UL,5UL,0x89A74B36EA9411AFLL,0x89A74B36EA9411AFLL}},{{18446744073709551615UL,18446744073709551615UL,0x89A74B36EA9411AFLL,0x76D250B9560BACABLL},{18446744073709551615UL,0x40E899C9ACE037C4LL,0xDA4E16CC600192E5LL,5UL}},{{0UL,0xDA4E16CC600192E5LL,0x76D250B9560BACABLL,0xDA4E16CC600192E5LL},{0x76D250B9560BACABLL,0xDA4E16CC600192E5LL,0UL,5UL}},{{0xDA4E16CC600192E5LL,0x40E899C9ACE037C4LL,18446744073709551615UL,0x76D250B9560BACABLL},{0x89A74B36EA9411AFLL,18446744073709551615UL,18446744073709551615UL,0x89A74B36EA9411AFLL}},{{0x89A74B36EA9411AFLL,5UL,18446744073709551615UL,18446744073709551606UL},{0xDA4E16CC600192E5LL,0x89A74B36EA9411AFLL,0UL,8UL}},{{0x76D250B9560BACABLL,0x6BBE49399CE565BALL,0x76D250B9560BACABLL,8UL},{0UL,0x89A74B36EA9411AFLL,0xDA4E16CC600192E5LL,18446744073709551606UL}},{{18446744073709551615UL,5UL,0x89A74B36EA9411AFLL,0x89A74B36EA9411AFLL},{18446744073709551615UL,18446744073709551615UL,0x89A74B36EA9411AFLL,0x76D250B9560BACABLL}},{{18446744073709551615UL,0x40E899C9ACE037C4LL,0xDA4E16CC600192E5LL,5UL},{0UL,0xDA4E16CC600192E5LL,0x76D250B9560BACABLL,0xDA4E16CC600192E5LL}}};
                    uint64_t *l_514 = &g_103;
                    int i, j, k;
                    for (g_425 = 0; (g_425 <= 8); g_425 += 1)
                    { /* block id: 190 */
                        uint16_t l_499 = 0UL;
                        l_498 = &g_327;
                        if ((*g_237))
                            break;
                        l_499 ^= (*l_190);
                    }
                    (*l_190) |= (safe_mul_func_int8_t_s_s(((*p_46) || (l_406[g_426] = l_388)), ((safe_mod_func_int32_t_s_s(((*l_498) = (&g_98 == (g_98 , l_506))), 0x38673328L)) || ((((g_444[2][2][0] || (((*l_514) = (((*l_357) ^= ((safe_sub_func_int32_t_s_s(((l_509 ^ (safe_add_func_int8_t_s_s((-3L), l_512))) , l_398), l_458)) != g_440)) || l_513[0][1][2])) == 0L)) >= l_512) , 0UL) <= l_496))));
                    if ((*g_237))
                        break;
                    for (g_440 = 0; (g_440 <= 0); g_440 += 1)
                    { /* block id: 203 */
                        int i, j;
                        if (g_439[g_440][(g_440 + 3)])
                            break;
                    }
                }
            }
            g_516 = &l_360[1];
        }
        for (g_91 = (-25); (g_91 > 39); ++g_91)
        { /* block id: 212 */
            uint8_t l_535 = 255UL;
            int32_t l_538[8][3] = {{0x929B55C3L,0x929B55C3L,0x8B55888DL},{0x6E74166DL,0x6E74166DL,0x9DB5F364L},{0x929B55C3L,0x929B55C3L,0x8B55888DL},{0x6E74166DL,0x6E74166DL,0x9DB5F364L},{0x929B55C3L,0x929B55C3L,0x8B55888DL},{0x6E74166DL,0x6E74166DL,0x9DB5F364L},{0x929B55C3L,0x929B55C3L,0x8B55888DL},{0x6E74166DL,0x6E74166DL,0x9DB5F364L}};
            int16_t **l_558 = (void*)0;
            union U1 l_565 = {0};
            int32_t l_572[3];
            uint32_t l_574[6][9][4] = {{{0UL,18446744073709551611UL,18446744073709551610UL,0xC6E0ABF4L},{1UL,0UL,18446744073709551615UL,0x608DE207L},{18446744073709551615UL,0x76C67959L,18446744073709551615UL,0UL},{0x0CA23D88L,0x3EF5C9A0L,18446744073709551615UL,18446744073709551613UL},{0x35CDA4A4L,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{0UL,4UL,18446744073709551613UL,0UL},{18446744073709551615UL,5UL,1UL,0xF956C7C7L},{1UL,18446744073709551615UL,18446744073709551615UL,18446744073709551611UL},{0x85FB3EF8L,0UL,1UL,0x992E5A55L}},{{0x00E9CAACL,18446744073709551615UL,0x35CDA4A4L,0UL},{18446744073709551615UL,8UL,7UL,1UL},{0x35CDA4A4L,0x85FB3EF8L,0x5E305069L,0x616B5603L},{0x0C5EE152L,18446744073709551613UL,18446744073709551615UL,18446744073709551615UL},{0xB0A51A2FL,0xB0A51A2FL,0x608DE207L,0xF956C7C7L},{18446744073709551615UL,0x3EF5C9A0L,18446744073709551610UL,0x43B29883L},{18446744073709551609UL,0x5E305069L,1UL,18446744073709551610UL},{0UL,0x5E305069L,0x35CDA4A4L,0x43B29883L},{0x5E305069L,0x3EF5C9A0L,1UL,0xF956C7C7L}},{{18446744073709551615UL,0xB0A51A2FL,0x76C67959L,18446744073709551615UL},{0x76C67959L,18446744073709551615UL,0UL,0x405C422CL},{0xA6F14AD0L,0x547BAD13L,1UL,18446744073709551615UL},{0UL,0x527A0073L,0x33F63E78L,0x5E305069L},{0x706D2075L,0x4CE1AAF0L,0xB468B291L,5UL},{18446744073709551615UL,1UL,0x4CE1AAF0L,0x76C67959L},{1UL,0xF24B5F1CL,0x547BAD13L,0UL},{0xF956C7C7L,18446744073709551607UL,0x612BE0A0L,0x608DE207L},{0x0CA23D88L,0UL,0xEAB1E54AL,0xB468B291L}},{{18446744073709551615UL,0xA6F14AD0L,1UL,18446744073709551615UL},{0UL,0x35CDA4A4L,7UL,0UL},{0x547BAD13L,1UL,18446744073709551608UL,0xB0A51A2FL},{0x76C67959L,1UL,0xF956C7C7L,0xBF6745D6L},{0x612BE0A0L,0x76C67959L,0x706D2075L,18446744073709551615UL},{18446744073709551613UL,18446744073709551613UL,18446744073709551613UL,18446744073709551610UL},{0x0CA23D88L,0x454F8E09L,0xB468B291L,0x405C422CL},{0UL,0UL,0xB0A51A2FL,0x454F8E09L},{0xC1E47458L,0xF24B5F1CL,0xB0A51A2FL,0UL}},{{0UL,0UL,0xB468B291L,0x85FB3EF8L},{0x0CA23D88L,0x612BE0A0L,18446744073709551613UL,1UL},{18446744073709551613UL,1UL,0x706D2075L,18446744073709551615UL},{0x612BE0A0L,18446744073709551607UL,0xF956C7C7L,0xEAB1E54AL},{0x76C67959L,0xC1E47458L,18446744073709551608UL,18446744073709551615UL},{0x547BAD13L,0UL,7UL,8UL},{0UL,0x76C67959L,1UL,0x5E305069L},{18446744073709551615UL,0UL,0xEAB1E54AL,18446744073709551615UL},{0x0CA23D88L,0x4CE1AAF0L,0x612BE0A0L,0xBF6745D6L}},{{0xF956C7C7L,18446744073709551615UL,0x547BAD13L,0x454F8E09L},{1UL,0xE8DD2CFDL,0x4CE1AAF0L,0xEAB1E54AL},{18446744073709551615UL,18446744073709551613UL,0xB468B291L,0x608DE207L},{0x706D2075L,0xA6F14AD0L,0x33F63E78L,0UL},{0UL,1UL,1UL,18446744073709551615UL},{0xA6F14AD0L,0UL,0UL,0x33F63E78L},{0x76C67959L,1UL,1UL,0x76C67959L},{0x4CE1AAF0L,18446744073709551615UL,0UL,8UL},{0x612BE0A0L,0x547BAD13L,18446744073709551615UL,18446744073709551610UL}}};
            int i, j, k;
            for (i = 0; i < 3; i++)
                l_572[i] = (-3L);
            for (g_263 = 0; (g_263 <= 3); g_263 += 1)
            { /* block id: 215 */
                uint64_t l_519[3][8][8] = {{{18446744073709551615UL,18446744073709551615UL,0xFF482BFD9E2CF853LL,18446744073709551609UL,18446744073709551615UL,0UL,18446744073709551609UL,18446744073709551609UL},{0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL,18446744073709551615UL,0xE3C25134BA70878BLL,0x81D87B7DF2C22F1ALL,18446744073709551609UL},{18446744073709551615UL,0xE3C25134BA70878BLL,0x81D87B7DF2C22F1ALL,18446744073709551609UL,0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL},{18446744073709551615UL,18446744073709551615UL,0xFF482BFD9E2CF853LL,18446744073709551609UL,18446744073709551615UL,0UL,18446744073709551609UL,18446744073709551609UL},{0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL,18446744073709551615UL,0xE3C25134BA70878BLL,0x81D87B7DF2C22F1ALL,18446744073709551609UL},{18446744073709551615UL,0xE3C25134BA70878BLL,0x81D87B7DF2C22F1ALL,18446744073709551609UL,0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL},{18446744073709551615UL,18446744073709551615UL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL},{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL}},{{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL},{0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL},{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL},{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL},{0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL},{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL},{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL},{0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL}},{{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL},{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL},{0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL},{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL},{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL},{0xE3C25134BA70878BLL,0xE3C25134BA70878BLL,18446744073709551609UL,0x81D87B7DF2C22F1ALL,0xE3C25134BA70878BLL,18446744073709551615UL,0x81D87B7DF2C22F1ALL,0x81D87B7DF2C22F1ALL},{0UL,0xE3C25134BA70878BLL,0xFF482BFD9E2CF853LL,0xFF482BFD9E2CF853LL,0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL},{0xE3C25134BA70878BLL,0UL,0xFF482BFD9E2CF853LL,0x81D87B7DF2C22F1ALL,0UL,0UL,0x81D87B7DF2C22F1ALL,0xFF482BFD9E2CF853LL}}};
                int32_t l_537 = (-1L);
                int32_t l_543 = 0xFE28174EL;
                int32_t l_545 = 0xA4C8512AL;
                int32_t l_550 = (-1L);
                int32_t l_553 = (-10L);
                uint32_t l_555 = 0xF51B0516L;
                int i, j, k;
                for (g_327 = 0; (g_327 <= 6); g_327 += 1)
                { /* block id: 218 */
                    return l_519[0][4][6];
                }
                if (l_519[0][4][6])
                    continue;
                for (g_426 = 0; (g_426 <= 3); g_426 += 1)
                { /* block id: 224 */
                    uint8_t *l_523 = &l_468;
                    int32_t l_526[1];
                    int64_t *l_536 = &g_60;
                    int i, j, k;
                    for (i = 0; i < 1; i++)
                        l_526[i] = 0L;
                    if (((((l_537 ^= ((**l_189) , ((*l_323) = ((g_444[(g_426 + 1)][(g_426 + 1)][g_426] ^= (~((safe_mul_func_uint8_t_u_u(((((++(*l_523)) && (((*l_222) = l_526[0]) ^ (((-1L) & ((((-4L) & l_526[0]) > l_519[0][4][6]) , (1L == g_266.f0))) && (safe_mod_func_int64_t_s_s((((*l_536) &= (!(safe_mul_func_int16_t_s_s(((safe_sub_func_int64_t_s_s((((*l_190) = ((**l_189) | (**l_189))) == l_534), l_526[0])) ^ l_526[0]), l_535)))) <= l_535), 0x67183EED067BBE02LL))))) ^ (-3L)) == 4294967294UL), g_432)) <= 5L))) | g_438)))) , l_270[5][3]) , g_359[4][4]) , (*g_237)))
                    { /* block id: 232 */
                        uint16_t l_539 = 65535UL;
                        ++l_539;
                        l_538[5][2] &= ((*l_190) |= 0x73851C92L);
                    }
                    else
                    { /* block id: 236 */
                        int8_t l_542 = 0L;
                        int32_t l_544 = 2L;
                        int32_t l_546 = 0x442DDA5DL;
                        int32_t l_547 = 0x8001D5D0L;
                        int8_t l_548[4][10] = {{0x21L,0x1BL,(-1L),0x1BL,0x21L,0x21L,0x1BL,(-1L),0x1BL,0x21L},{0x21L,0x1BL,(-1L),0x1BL,0x21L,0x21L,0x1BL,(-1L),0x1BL,0x21L},{0x21L,0x1BL,(-1L),0x1BL,0x21L,0x21L,0x1BL,(-1L),0x1BL,0x21L},{0x21L,0x1BL,(-1L),0x1BL,0x21L,0x21L,0x1BL,(-1L),0x1BL,0x21L}};
                        int32_t l_549 = 0x3BD23FD2L;
                        int32_t l_551 = (-1L);
                        int32_t l_552 = 0xDDEEFBF4L;
                        int32_t l_554 = 0x4403E511L;
                        int i, j;
                        ++l_555;
                    }
                    for (g_433 = 0; (g_433 <= 1); g_433 += 1)
                    { /* block id: 241 */
                        (**l_189) ^= ((g_559 = l_558) == (void*)0);
                    }
                    (**l_189) = ((safe_mul_func_int16_t_s_s((safe_add_func_int16_t_s_s(((((*l_536) = (((l_565 , g_443) || g_429) > (((((((*l_190) >= g_261) != ((g_566 , (safe_rshift_func_int8_t_s_s((l_565 , (safe_mul_func_int8_t_s_s((l_553 , (*l_190)), (*g_53)))), (*p_46)))) , l_526[0])) <= g_428[2][5]) , (*g_326)) != g_93) , (*p_47)))) , g_571) , (-1L)), l_538[5][2])), (*g_560))) , (*l_190));
                    for (l_468 = 0; (l_468 <= 6); l_468 += 1)
                    { /* block id: 249 */
                        return (**l_189);
                    }
                }
            }
            l_574[5][8][3]++;
        }
        if ((g_594 ^= (l_193 &= (l_380[0] = ((**l_189) = ((safe_lshift_func_int8_t_s_u((safe_sub_func_uint64_t_u_u(((*l_581) = (*l_190)), (((((*g_369) , (g_582 , ((void*)0 != &g_141))) != (*l_190)) | (safe_add_func_uint64_t_u_u((((safe_sub_func_uint16_t_u_u((g_587 == l_589), (safe_lshift_func_int8_t_s_s(((safe_lshift_func_int8_t_s_s((-8L), 0)) ^ (*p_45)), 1)))) || (*l_190)) | (*g_237)), g_141))) && (-1L)))), 5)) , (*l_190)))))))
        { /* block id: 261 */
            uint16_t *l_605[10][4] = {{&g_257,&g_464,&g_464,&g_257},{&g_257,&g_263,&g_263,&g_263},{&g_263,(void*)0,(void*)0,(void*)0},{&g_263,&g_263,&g_263,(void*)0},{&g_263,(void*)0,&g_263,(void*)0},{(void*)0,&g_257,&g_263,&g_263},{(void*)0,&g_263,&g_263,(void*)0},{&g_263,(void*)0,(void*)0,(void*)0},{&g_263,&g_464,&g_263,&g_263},{(void*)0,(void*)0,&g_263,&g_257}};
            int32_t l_606[8][8] = {{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL},{0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL,0x9D47070BL}};
            int64_t *l_619 = &g_60;
            int i, j;
            for (g_178 = 0; (g_178 < 44); g_178 = safe_add_func_uint16_t_u_u(g_178, 6))
            { /* block id: 264 */
                for (l_390 = 0; l_390 < 1; l_390 += 1)
                {
                    for (g_76 = 0; g_76 < 7; g_76 += 1)
                    {
                        for (g_93 = 0; g_93 < 8; g_93 += 1)
                        {
                            g_442[l_390][g_76][g_93] = 0xBCL;
                        }
                    }
                }
                if ((*l_190))
                    continue;
            }
            if (g_103)
                goto lbl_620;
lbl_620:
            l_380[0] ^= ((((safe_mul_func_uint8_t_u_u((((**l_189) , &g_91) != &l_468), ((safe_rshift_func_int8_t_s_s((1UL != (safe_div_func_int32_t_s_s((**l_189), (safe_mul_func_uint16_t_u_u((--g_257), (safe_lshift_func_uint16_t_u_s((((*p_47) == 0x5AL) , g_359[1][5]), 9))))))), 5)) < ((*l_619) = (safe_mod_func_uint16_t_u_u(((safe_div_func_uint64_t_u_u((safe_sub_func_uint16_t_u_u(((safe_add_func_int32_t_s_s((**l_189), 0L)) , g_261), g_185[5].f0)), l_606[2][6])) & g_103), (*l_190))))))) != 0x7CF5L) && 1L) & 0xAD57A15F8B7F176FLL);
            (*l_190) = (+(safe_lshift_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u((*l_190), 2)), 12)));
            g_627 = g_626[0];
        }
        else
        { /* block id: 274 */
            uint8_t l_628 = 0xCEL;
            int16_t *l_655[3][7] = {{&l_534,&l_534,&g_76,&l_534,&l_534,&g_76,&l_534},{&l_534,&l_393,&l_393,&l_534,&l_393,&l_393,&l_534},{&l_393,&l_534,&l_393,&l_393,&l_534,&l_393,&l_393}};
            int32_t l_690 = 0x7327F4C8L;
            int16_t l_710 = 0xB2A3L;
            int32_t l_711 = 0x4D52BFA7L;
            int32_t l_715 = 0x4705FB5FL;
            int i, j;
            l_628++;
            for (g_441 = 0; (g_441 == (-24)); g_441 = safe_sub_func_uint32_t_u_u(g_441, 2))
            { /* block id: 278 */
                uint8_t l_658 = 0x48L;
                int64_t *l_687[9] = {(void*)0,&l_573,(void*)0,&l_573,(void*)0,&l_573,(void*)0,&l_573,(void*)0};
                int i;
                (*l_189) = &g_88[0];
                if ((*g_155))
                { /* block id: 280 */
                    uint64_t l_637 = 0xF49CC4F3BA8A709DLL;
                    uint32_t l_659 = 0x9AE965FAL;
                    for (g_76 = (-12); (g_76 <= (-14)); g_76--)
                    { /* block id: 283 */
                        int64_t l_642 = 0x43F346028D9FD7A8LL;
                        uint8_t *l_656 = &g_91;
                        uint8_t *l_657 = &g_93;
                        if (l_628)
                            break;
                        g_327 &= (g_359[2][0] || ((*g_560) = (safe_sub_func_int32_t_s_s(l_637, (safe_add_func_uint64_t_u_u((safe_div_func_int64_t_s_s(l_628, l_642)), (safe_add_func_uint32_t_u_u((safe_rshift_func_uint8_t_u_u(g_566.f0, 3)), ((((safe_lshift_func_uint16_t_u_u(((safe_mod_func_uint64_t_u_u((((*l_190) , (safe_rshift_func_uint8_t_u_u(((*l_657) = ((*l_656) = ((l_222 = &l_393) == ((0xFC87L >= ((((safe_lshift_func_uint8_t_u_s((0L > (**l_189)), 2)) | 0x596A8848L) , 1UL) != l_628)) , l_655[0][1])))), 2))) , g_427), g_105)) != l_637), 2)) <= l_642) >= l_658) , l_659)))))))));
                    }
                    for (l_392 = 0; (l_392 > (-13)); --l_392)
                    { /* block id: 293 */
                        struct S0 *l_664 = &g_627;
                        int32_t l_665 = (-6L);
                        int64_t *l_671 = &l_573;
                        g_327 &= (((safe_mul_func_int8_t_s_s((((((void*)0 == l_664) , l_658) , l_665) & (((l_628 , (((*g_155) , (*g_237)) & (~g_91))) >= ((*l_671) = (((safe_mod_func_uint64_t_u_u((safe_lshift_func_int8_t_s_s((-4L), (*p_47))), g_423)) > 5L) >= (*l_190)))) & g_443)), l_637)) , l_672[2]) != (void*)0);
                        if ((*g_237))
                            break;
                        (*l_189) = &g_88[0];
                        g_516 = &g_98;
                    }
                }
                else
                { /* block id: 300 */
                    return g_327;
                }
                for (g_419 = 22; (g_419 > 20); g_419 = safe_sub_func_int64_t_s_s(g_419, 1))
                { /* block id: 305 */
                    (**l_189) = 0xCA4B50BBL;
                    (*l_189) = &g_88[0];
                    g_676 = g_675;
                }
                l_690 &= ((safe_sub_func_uint64_t_u_u((~(l_222 == (void*)0)), ((*l_190) |= (l_628 <= ((safe_mod_func_uint32_t_u_u(((*g_369) , (!l_683)), l_684)) != (safe_rshift_func_uint16_t_u_u(0x7D8FL, 13))))))) > (((((((safe_div_func_int32_t_s_s(g_434, ((&p_45 != l_415) , g_442[0][2][6]))) , 0x07L) >= l_658) < l_628) | l_658) , 0x1D1A01A0L) == l_628));
            }
            g_692[4] = &g_559;
            for (g_437 = 2; (g_437 <= 8); g_437 += 1)
            { /* block id: 316 */
                int32_t l_699[6][1] = {{(-10L)},{0xE1BB76B5L},{(-10L)},{0xE1BB76B5L},{(-10L)},{0xE1BB76B5L}};
                int32_t l_700 = 1L;
                int32_t l_705 = 0x9C807513L;
                int32_t l_707[1];
                int i, j;
                for (i = 0; i < 1; i++)
                    l_707[i] = 0x2071E3B5L;
                for (l_330 = 0; (l_330 <= 8); l_330 += 1)
                { /* block id: 319 */
                    volatile union U1 *l_695 = &g_77;
                    volatile union U1 **l_694 = &l_695;
                    (*l_189) = &g_88[0];
                    (*l_694) = &g_77;
                }
                for (g_427 = 1; (g_427 <= 8); g_427 += 1)
                { /* block id: 325 */
                    uint8_t l_702 = 2UL;
                    int32_t l_706 = 0L;
                    int32_t l_708 = 1L;
                    int32_t l_709 = 1L;
                    int32_t l_713 = 0x8048B3CCL;
                    int32_t l_714[5][8] = {{0x2ECA8752L,0L,3L,(-7L),0x75445778L,4L,(-8L),0x4D0F980DL},{0x0DBD586CL,0x872C095AL,0x66BAD405L,4L,(-7L),4L,0x66BAD405L,0x872C095AL},{1L,0L,0x4D0F980DL,1L,0x2ECA8752L,0x82DBAEA6L,0x75445778L,0x66BAD405L},{0x872C095AL,4L,0x5287D1BFL,0x75445778L,1L,1L,0x75445778L,0x5287D1BFL},{0x75445778L,0x75445778L,0x4D0F980DL,0x82DBAEA6L,0x63F79464L,3L,0x66BAD405L,0x0DBD586CL}};
                    int i, j;
                    for (g_430 = 7; (g_430 >= 0); g_430 -= 1)
                    { /* block id: 328 */
                        uint32_t l_696 = 0x0EA94994L;
                        --l_696;
                        if (l_699[5][0])
                            continue;
                        if ((*g_237))
                            continue;
                        return g_105;
                    }
                    for (l_390 = 8; (l_390 >= 0); l_390 -= 1)
                    { /* block id: 336 */
                        int32_t l_701 = 0L;
                        --l_702;
                    }
                    ++l_716;
                }
            }
        }
    }
    return g_141;
}


/* ------------------------------------------ */
/* 
 * reads : g_64 g_54 g_76 g_141 g_60 g_88 g_175 g_103 g_178 g_182 g_185
 * writes: g_76 g_178 g_182 g_88
 */
static int8_t * const  func_48(int8_t * const  p_49, int64_t  p_50, uint64_t  p_51, uint16_t  p_52)
{ /* block id: 31 */
    uint32_t l_164 = 8UL;
    int32_t l_174 = 0xF17D062AL;
    int32_t *l_176 = (void*)0;
    int32_t *l_177 = (void*)0;
    int32_t *l_179 = &g_88[0];
    int32_t *l_180 = &g_88[0];
    int32_t *l_181[9][7][1] = {{{(void*)0},{&g_88[0]},{&g_88[0]},{&g_88[0]},{(void*)0},{&g_88[0]},{&g_88[0]}},{{&g_88[0]},{(void*)0},{&g_88[0]},{(void*)0},{&g_88[0]},{&g_88[0]},{&g_88[0]}},{{(void*)0},{&g_88[0]},{&g_88[0]},{&g_88[0]},{(void*)0},{&g_88[0]},{(void*)0}},{{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]}},{{(void*)0},{&g_88[0]},{(void*)0},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]}},{{&g_88[0]},{&g_88[0]},{&g_88[0]},{(void*)0},{&g_88[0]},{(void*)0},{&g_88[0]}},{{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{(void*)0}},{{&g_88[0]},{(void*)0},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]},{&g_88[0]}},{{&g_88[0]},{&g_88[0]},{(void*)0},{&g_88[0]},{(void*)0},{&g_88[0]},{&g_88[0]}}};
    int i, j, k;
    g_178 ^= (safe_sub_func_int64_t_s_s(((safe_add_func_int16_t_s_s(((void*)0 != p_49), ((g_76 = ((safe_rshift_func_uint8_t_u_u((g_64 & ((((*p_49) | (*p_49)) != l_164) <= (((+((+((((safe_sub_func_uint64_t_u_u((+0L), (safe_div_func_uint32_t_u_u((safe_sub_func_int64_t_s_s(((0xA667L ^ ((p_51 , g_76) < l_174)) , g_141), 0x472D6ACA7BD2AF93LL)), l_164)))) ^ g_60) , l_164) == 1L)) & g_88[0])) & g_54) == g_175))), 1)) >= g_103)) , 0xC81AL))) < p_52), 0x5832D056028530B2LL));
    ++g_182;
    (*l_179) = (g_88[0] < ((g_185[5] , (void*)0) == &g_76));
    return p_49;
}


/* ------------------------------------------ */
/* 
 * reads : g_77 g_53 g_76 g_60 g_88 g_91 g_98 g_93 g_103 g_140 g_141 g_54 g_155
 * writes: g_54 g_64 g_76 g_88 g_91 g_93 g_60 g_103 g_105
 */
static int64_t  func_61(uint16_t  p_62, int16_t  p_63)
{ /* block id: 3 */
    int32_t l_73[9][4][1] = {{{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L}},{{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L}},{{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L}},{{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L}},{{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L}},{{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L}},{{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L}},{{0x2D863E32L},{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L}},{{0xF559CDE8L},{0xF559CDE8L},{0x2D863E32L},{0xF559CDE8L}}};
    uint32_t l_101[10][7] = {{9UL,4294967295UL,1UL,0x90DD0679L,0x0880F5C6L,4294967290UL,0UL},{7UL,4294967295UL,0x33F623BAL,0x38724541L,4294967295UL,0x90DD0679L,0x526DE3FEL},{4294967290UL,9UL,4294967288UL,4294967295UL,0x9175669BL,0x9175669BL,4294967295UL},{4294967290UL,0x5E45CF31L,4294967290UL,4294967295UL,0x04E64A2BL,0x24A7E6D0L,0x7E56D7CBL},{7UL,0x7E56D7CBL,4294967295UL,0x9175669BL,9UL,0x5A07F58EL,1UL},{9UL,0UL,0x526DE3FEL,0x5A07F58EL,0x90DD0679L,0x24A7E6D0L,0xF9107178L},{0x24A7E6D0L,9UL,4294967290UL,0x378916A7L,0UL,0x9175669BL,0x38724541L},{0x90DD0679L,0x33F623BAL,0x378916A7L,0x378916A7L,0x33F623BAL,0x90DD0679L,4294967290UL},{1UL,0x90DD0679L,0x5E45CF31L,0x5A07F58EL,0x24A7E6D0L,4294967290UL,0x04E64A2BL},{0x5A07F58EL,4294967295UL,4294967292UL,0x9175669BL,0x9D3D8B2FL,0UL,4294967295UL}};
    uint8_t l_108 = 0UL;
    int32_t l_131[5][10][5] = {{{(-1L),0x977822E2L,(-1L),0x75B28349L,(-4L)},{0xF70EF1A5L,0xD2F113D4L,0x977822E2L,0x824337CDL,0x3E9E3DC1L},{0x75B28349L,0x63A172F1L,0x7E53E2A5L,0xAF8A6432L,0x8FF6226FL},{1L,0x8ED7A3FEL,0x977822E2L,0x3E9E3DC1L,0xEBDDE1E7L},{0x4D0E7C88L,(-1L),(-1L),0x7E53E2A5L,(-3L)},{(-1L),(-1L),(-2L),0xEE60D347L,0xA911A91DL},{0x3E9E3DC1L,0x4F6C93ECL,0x46E9995DL,0xEBDDE1E7L,0x977822E2L},{1L,0xFFC8C377L,0x824337CDL,0x23BFC9F3L,0x63A172F1L},{(-1L),0x8FF6226FL,0x783AD51AL,0xF70EF1A5L,0L},{0x76FD32FAL,(-2L),0x977822E2L,0xE4350B5FL,1L}},{{0L,(-2L),0x46E9995DL,0x468E88EEL,0x01FB82FDL},{0x491F1F15L,0x8FF6226FL,0L,0x783AD51AL,0x9BB75F8FL},{1L,(-1L),1L,0x9BB75F8FL,0x7A75AA8EL},{0x01FB82FDL,6L,0x7E53E2A5L,0xEC10F06FL,0x73052D3DL},{0x57FF4375L,0x468E88EEL,0x76FD32FAL,0x76FD32FAL,0x468E88EEL},{0xBDFDC5FAL,0xAF8A6432L,0x01FB82FDL,0xFFC8C377L,0x8FF6226FL},{0L,0x866FAEDDL,(-3L),3L,0x491F1F15L},{3L,(-7L),(-1L),1L,0xBA93E3F5L},{0L,0L,0x985A9A92L,0x73052D3DL,0xEBDDE1E7L},{0xBDFDC5FAL,0x8ED7A3FEL,0x9BB75F8FL,0x77AA3FF9L,3L}},{{0x57FF4375L,1L,1L,0x977822E2L,0x77AA3FF9L},{0x01FB82FDL,0x491F1F15L,6L,1L,0x57367104L},{1L,0xB6BE6058L,1L,1L,(-1L)},{0x491F1F15L,(-1L),(-4L),(-9L),0xC6A96B58L},{0L,0x7E53E2A5L,0x7A75AA8EL,(-3L),0xC6A96B58L},{0x76FD32FAL,0x4D0E7C88L,0x775E61BCL,0x985A9A92L,(-1L)},{0x63A172F1L,0x985A9A92L,(-9L),0x866FAEDDL,0x57367104L},{(-1L),0x76FD32FAL,0x23BFC9F3L,0xEBDDE1E7L,0x77AA3FF9L},{(-2L),(-1L),0xF70EF1A5L,0x91CAF8AAL,3L},{0x4D0E7C88L,0x77AA3FF9L,0x77AA3FF9L,0x4D0E7C88L,0xEBDDE1E7L}},{{0x3E9E3DC1L,0x602C2F6DL,1L,0L,0xBA93E3F5L},{(-2L),0L,0xFFC8C377L,0x8ED7A3FEL,0x491F1F15L},{2L,(-1L),0x73052D3DL,0L,0x8FF6226FL},{0x4F6C93ECL,0x1D522A42L,0xA911A91DL,0x4D0E7C88L,0x468E88EEL},{0x468E88EEL,0x824337CDL,0L,0x91CAF8AAL,0x73052D3DL},{0x602C2F6DL,(-3L),0xB6BE6058L,0xEBDDE1E7L,0x7A75AA8EL},{(-4L),0xBA93E3F5L,0x75B28349L,0x866FAEDDL,0x9BB75F8FL},{(-10L),0x91CAF8AAL,(-2L),0x985A9A92L,0x01FB82FDL},{0x91CAF8AAL,0x57367104L,(-2L),(-3L),1L},{(-1L),1L,(-2L),(-9L),0L}},{{0x1D522A42L,0xFFC8C377L,(-2L),1L,(-7L)},{0x77AA3FF9L,1L,0x75B28349L,1L,0x8ED7A3FEL},{0x7E53E2A5L,0x775E61BCL,0xB6BE6058L,0x977822E2L,0x985A9A92L},{0x866FAEDDL,0xBDFDC5FAL,0L,0x77AA3FF9L,0L},{(-1L),(-1L),0xA911A91DL,0x73052D3DL,(-10L)},{0x75B28349L,(-4L),0x73052D3DL,1L,0xBDFDC5FAL},{(-10L),1L,(-1L),1L,3L},{0L,1L,(-1L),(-1L),(-1L)},{0x4F6C93ECL,0xD2F113D4L,0x73052D3DL,0x01FB82FDL,1L},{(-1L),0x783AD51AL,0x4F6C93ECL,0xA7B369A1L,0x4D0E7C88L}}};
    uint32_t *l_132 = (void*)0;
    uint32_t *l_133 = &l_101[4][6];
    int8_t l_138[4];
    union U1 l_139[5][10][4] = {{{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}}},{{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}}},{{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}}},{{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}}},{{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}},{{0},{0},{0},{0}}}};
    int64_t *l_154 = &g_60;
    int i, j, k;
    for (i = 0; i < 4; i++)
        l_138[i] = 0x9FL;
    for (p_63 = 12; (p_63 != 12); p_63 = safe_add_func_uint64_t_u_u(p_63, 8))
    { /* block id: 6 */
        uint32_t l_74 = 0x65901810L;
        int16_t *l_75 = &g_76;
        int32_t l_89 = 0x24BD9F5BL;
        int32_t l_114[2][1];
        int i, j;
        for (i = 0; i < 2; i++)
        {
            for (j = 0; j < 1; j++)
                l_114[i][j] = 0x289E610DL;
        }
        for (p_62 = 0; p_62 < 9; p_62 += 1)
        {
            for (g_54 = 0; g_54 < 4; g_54 += 1)
            {
                for (g_64 = 0; g_64 < 1; g_64 += 1)
                {
                    l_73[p_62][g_54][g_64] = 6L;
                }
            }
        }
        if (((l_73[0][2][0] || p_63) <= ((*l_75) = l_74)))
        { /* block id: 9 */
            int16_t l_86 = 0L;
            int32_t *l_87 = &g_88[0];
            uint8_t *l_90 = &g_91;
            uint8_t *l_92[6][9][2];
            int64_t *l_95 = &g_60;
            union U1 l_99 = {0};
            uint64_t *l_102 = &g_103;
            uint64_t *l_104[10] = {&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105};
            int32_t *l_106 = (void*)0;
            int32_t *l_107 = &l_89;
            int i, j, k;
            for (i = 0; i < 6; i++)
            {
                for (j = 0; j < 9; j++)
                {
                    for (k = 0; k < 2; k++)
                        l_92[i][j][k] = &g_93;
                }
            }
            l_89 = ((g_77 , ((*g_53) = (-6L))) ^ (safe_mod_func_uint16_t_u_u(0x6747L, (safe_rshift_func_uint8_t_u_u(((safe_rshift_func_uint8_t_u_u(((0UL != 0x06L) > (safe_div_func_int8_t_s_s(((((*l_87) = (((((void*)0 != &g_60) | ((p_62 <= (((g_76 && p_63) <= g_76) == p_62)) < g_60)) >= l_86) , g_60)) , g_88[0]) & 1L), g_76))), p_62)) | l_73[7][1][0]), 6)))));
            (*l_107) &= ((g_93 = ((*l_90) = g_88[0])) && ((g_105 = ((*l_102) &= (!(((*l_95) = g_91) ^ (((*l_87) = (((p_62 , ((*l_87) , (g_77 , 1L))) >= (safe_lshift_func_int16_t_s_u(((l_99 = g_98) , g_93), (+(((l_101[3][0] == 0UL) && p_63) , (*l_87)))))) , 7UL)) > p_63))))) >= p_62));
            if (l_108)
                break;
        }
        else
        { /* block id: 22 */
            int32_t *l_109 = &g_88[0];
            int32_t *l_110 = &g_88[0];
            int32_t *l_111 = (void*)0;
            int32_t *l_112 = &l_89;
            int32_t *l_113 = &g_88[0];
            int32_t *l_115 = &l_89;
            int32_t *l_116 = &l_89;
            int32_t *l_117 = &l_114[1][0];
            int32_t *l_118 = &l_114[0][0];
            int32_t *l_119 = &g_88[0];
            int32_t *l_120[2][9] = {{&l_114[1][0],&g_88[0],(void*)0,(void*)0,&g_88[0],&l_114[1][0],&g_88[0],(void*)0,(void*)0},{&g_88[0],&g_88[0],&l_114[1][0],(void*)0,&l_114[1][0],&g_88[0],&g_88[0],&l_114[1][0],(void*)0}};
            uint64_t l_121 = 0x1832462667C2D953LL;
            int i, j;
            --l_121;
            if (l_101[0][0])
                break;
        }
    }
    (*g_155) = (safe_mod_func_uint64_t_u_u((safe_mul_func_int8_t_s_s((safe_unary_minus_func_int8_t_s((((((safe_sub_func_uint32_t_u_u(((*l_133)--), (safe_sub_func_uint64_t_u_u(g_103, l_131[1][1][2])))) > ((*l_154) &= (((l_138[0] , l_132) != (l_139[4][4][0] , g_140[3])) <= (safe_mul_func_uint16_t_u_u(((safe_lshift_func_int16_t_s_s(0xCEA4L, (safe_rshift_func_int16_t_s_u((safe_add_func_int16_t_s_s(((safe_rshift_func_uint16_t_u_u((g_141 != (safe_add_func_uint16_t_u_u(g_88[0], 0x0D18L))), 12)) | p_62), g_141)), g_103)))) | g_141), 8UL))))) >= l_138[0]) && (-1L)) || 0xE989E982L))), 1UL)), g_54));
    return p_62;
}




/* ---------------------------------------- */
int main (void)
{
    int i, j, k;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_54, "g_54", print_hash_value);
    transparent_crc(g_60, "g_60", print_hash_value);
    transparent_crc(g_64, "g_64", print_hash_value);
    transparent_crc(g_76, "g_76", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_88[i], "g_88[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_91, "g_91", print_hash_value);
    transparent_crc(g_93, "g_93", print_hash_value);
    transparent_crc(g_103, "g_103", print_hash_value);
    transparent_crc(g_105, "g_105", print_hash_value);
    transparent_crc(g_141, "g_141", print_hash_value);
    transparent_crc(g_175, "g_175", print_hash_value);
    transparent_crc(g_178, "g_178", print_hash_value);
    transparent_crc(g_182, "g_182", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_185[i].f0, "g_185[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_223, "g_223", print_hash_value);
    transparent_crc(g_257, "g_257", print_hash_value);
    transparent_crc(g_261, "g_261", print_hash_value);
    transparent_crc(g_263, "g_263", print_hash_value);
    transparent_crc(g_266.f0, "g_266.f0", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_288[i].f0, "g_288[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_316.f0, "g_316.f0", print_hash_value);
    transparent_crc(g_327, "g_327", print_hash_value);
    transparent_crc(g_346.f0, "g_346.f0", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_359[i][j], "g_359[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_368.f0, "g_368.f0", print_hash_value);
    transparent_crc(g_410.f0, "g_410.f0", print_hash_value);
    transparent_crc(g_419, "g_419", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 1; j++)
        {
            transparent_crc(g_420[i][j], "g_420[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 9; j++)
        {
            transparent_crc(g_421[i][j], "g_421[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_422, "g_422", print_hash_value);
    transparent_crc(g_423, "g_423", print_hash_value);
    transparent_crc(g_424, "g_424", print_hash_value);
    transparent_crc(g_425, "g_425", print_hash_value);
    transparent_crc(g_426, "g_426", print_hash_value);
    transparent_crc(g_427, "g_427", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 6; j++)
        {
            transparent_crc(g_428[i][j], "g_428[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_429, "g_429", print_hash_value);
    transparent_crc(g_430, "g_430", print_hash_value);
    transparent_crc(g_431, "g_431", print_hash_value);
    transparent_crc(g_432, "g_432", print_hash_value);
    transparent_crc(g_433, "g_433", print_hash_value);
    transparent_crc(g_434, "g_434", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_435[i], "g_435[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_436[i][j], "g_436[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_437, "g_437", print_hash_value);
    transparent_crc(g_438, "g_438", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_439[i][j], "g_439[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_440, "g_440", print_hash_value);
    transparent_crc(g_441, "g_441", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 7; j++)
        {
            for (k = 0; k < 8; k++)
            {
                transparent_crc(g_442[i][j][k], "g_442[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_443, "g_443", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 7; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_444[i][j][k], "g_444[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_464, "g_464", print_hash_value);
    transparent_crc(g_566.f0, "g_566.f0", print_hash_value);
    transparent_crc(g_571.f0, "g_571.f0", print_hash_value);
    transparent_crc(g_582.f0, "g_582.f0", print_hash_value);
    transparent_crc(g_594, "g_594", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_626[i].f0, "g_626[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_627.f0, "g_627.f0", print_hash_value);
    transparent_crc(g_675.f0, "g_675.f0", print_hash_value);
    transparent_crc(g_676.f0, "g_676.f0", print_hash_value);
    transparent_crc(g_771.f0, "g_771.f0", print_hash_value);
    transparent_crc(g_777.f0, "g_777.f0", print_hash_value);
    transparent_crc(g_778.f0, "g_778.f0", print_hash_value);
    transparent_crc(g_869, "g_869", print_hash_value);
    transparent_crc(g_893, "g_893", print_hash_value);
    transparent_crc(g_899, "g_899", print_hash_value);
    transparent_crc(g_936.f0, "g_936.f0", print_hash_value);
    transparent_crc(g_941, "g_941", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_971[i].f0, "g_971[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_993.f0, "g_993.f0", print_hash_value);
    transparent_crc(g_1176.f0, "g_1176.f0", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_1177[i].f0, "g_1177[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 5; j++)
        {
            transparent_crc(g_1178[i][j].f0, "g_1178[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_1179[i][j][k].f0, "g_1179[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1249, "g_1249", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_1251[i].f0, "g_1251[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1259, "g_1259", print_hash_value);
    transparent_crc(g_1276, "g_1276", print_hash_value);
    transparent_crc(g_1371.f0, "g_1371.f0", print_hash_value);
    transparent_crc(g_1372.f0, "g_1372.f0", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_1421[i].f0, "g_1421[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1462.f0, "g_1462.f0", print_hash_value);
    transparent_crc(g_1499.f0, "g_1499.f0", print_hash_value);
    transparent_crc(g_1511.f0, "g_1511.f0", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1576[i].f0, "g_1576[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 1; j++)
        {
            transparent_crc(g_1640[i][j].f0, "g_1640[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1715.f0, "g_1715.f0", print_hash_value);
    transparent_crc(g_1760, "g_1760", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_1762[i], "g_1762[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1830.f0, "g_1830.f0", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1831[i].f0, "g_1831[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1901.f0, "g_1901.f0", print_hash_value);
    transparent_crc(g_1902.f0, "g_1902.f0", print_hash_value);
    transparent_crc(g_1911, "g_1911", print_hash_value);
    transparent_crc(g_1927, "g_1927", print_hash_value);
    transparent_crc(g_2015.f0, "g_2015.f0", print_hash_value);
    transparent_crc(g_2066.f0, "g_2066.f0", print_hash_value);
    transparent_crc(g_2067.f0, "g_2067.f0", print_hash_value);
    transparent_crc(g_2080, "g_2080", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_2215[i][j], "g_2215[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_2240, "g_2240", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 1
breakdown:
   depth: 0, occurrence: 557
   depth: 1, occurrence: 35
XXX total union variables: 11

XXX non-zero bitfields defined in structs: 1
XXX zero bitfields defined in structs: 0
XXX const bitfields defined in structs: 0
XXX volatile bitfields defined in structs: 1
XXX structs with bitfields in the program: 57
breakdown:
   indirect level: 0, occurrence: 35
   indirect level: 1, occurrence: 11
   indirect level: 2, occurrence: 4
   indirect level: 3, occurrence: 1
   indirect level: 4, occurrence: 6
XXX full-bitfields structs in the program: 35
breakdown:
   indirect level: 0, occurrence: 35
XXX times a bitfields struct's address is taken: 44
XXX times a bitfields struct on LHS: 11
XXX times a bitfields struct on RHS: 32
XXX times a single bitfield on LHS: 0
XXX times a single bitfield on RHS: 26

XXX max expression depth: 73
breakdown:
   depth: 1, occurrence: 445
   depth: 2, occurrence: 111
   depth: 3, occurrence: 12
   depth: 4, occurrence: 6
   depth: 5, occurrence: 4
   depth: 7, occurrence: 1
   depth: 8, occurrence: 1
   depth: 9, occurrence: 1
   depth: 10, occurrence: 1
   depth: 11, occurrence: 1
   depth: 12, occurrence: 2
   depth: 14, occurrence: 2
   depth: 15, occurrence: 2
   depth: 16, occurrence: 4
   depth: 17, occurrence: 2
   depth: 18, occurrence: 4
   depth: 19, occurrence: 2
   depth: 20, occurrence: 1
   depth: 21, occurrence: 3
   depth: 22, occurrence: 7
   depth: 23, occurrence: 7
   depth: 24, occurrence: 3
   depth: 25, occurrence: 3
   depth: 26, occurrence: 2
   depth: 27, occurrence: 3
   depth: 28, occurrence: 4
   depth: 29, occurrence: 1
   depth: 30, occurrence: 4
   depth: 31, occurrence: 1
   depth: 32, occurrence: 2
   depth: 33, occurrence: 5
   depth: 34, occurrence: 1
   depth: 36, occurrence: 1
   depth: 39, occurrence: 1
   depth: 45, occurrence: 1
   depth: 73, occurrence: 1

XXX total number of pointers: 503

XXX times a variable address is taken: 1025
XXX times a pointer is dereferenced on RHS: 293
breakdown:
   depth: 1, occurrence: 246
   depth: 2, occurrence: 34
   depth: 3, occurrence: 11
   depth: 4, occurrence: 2
XXX times a pointer is dereferenced on LHS: 276
breakdown:
   depth: 1, occurrence: 255
   depth: 2, occurrence: 15
   depth: 3, occurrence: 6
XXX times a pointer is compared with null: 40
XXX times a pointer is compared with address of another variable: 8
XXX times a pointer is compared with another pointer: 16
XXX times a pointer is qualified to be dereferenced: 8098

XXX max dereference level: 4
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 948
   level: 2, occurrence: 261
   level: 3, occurrence: 57
   level: 4, occurrence: 28
XXX number of pointers point to pointers: 199
XXX number of pointers point to scalars: 273
XXX number of pointers point to structs: 18
XXX percent of pointers has null in alias set: 28.2
XXX average alias set size: 1.4

XXX times a non-volatile is read: 1700
XXX times a non-volatile is write: 847
XXX times a volatile is read: 102
XXX    times read thru a pointer: 9
XXX times a volatile is write: 24
XXX    times written thru a pointer: 3
XXX times a volatile is available for access: 6.32e+03
XXX percentage of non-volatile access: 95.3

XXX forward jumps: 3
XXX backward jumps: 4

XXX stmts: 441
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 35
   depth: 1, occurrence: 40
   depth: 2, occurrence: 73
   depth: 3, occurrence: 88
   depth: 4, occurrence: 100
   depth: 5, occurrence: 105

XXX percentage a fresh-made variable is used: 17.8
XXX percentage an existing variable is used: 82.2
FYI: the random generator makes assumptions about the integer size. See platform.info for more details.
********************* end of statistics **********************/

