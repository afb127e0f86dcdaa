/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 101 --no-argc
 * Seed:      101
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
/* --- GLOBAL VARIABLES --- */
static volatile int32_t g_2 = 0L;/* VOLATILE GLOBAL g_2 */
static int32_t g_3 = 2L;
static volatile int32_t g_6[5][2] = {{0xBF0B96CAL,0xBF0B96CAL},{0xBF0B96CAL,0xBF0B96CAL},{0xBF0B96CAL,0xBF0B96CAL},{0xBF0B96CAL,0xBF0B96CAL},{0xBF0B96CAL,0xBF0B96CAL}};
static volatile int32_t g_7 = 0x043C4AB2L;/* VOLATILE GLOBAL g_7 */
static volatile int32_t g_8 = (-9L);/* VOLATILE GLOBAL g_8 */
static int32_t g_9 = 0L;
static uint16_t g_14 = 1UL;
static uint32_t g_64 = 4294967295UL;
static int16_t g_103 = 0x1E35L;
static int16_t g_107 = 0L;
static uint8_t g_109 = 0x70L;
static uint16_t g_112 = 0xE733L;
static int32_t g_116 = 0xC926164AL;
static int32_t g_120 = (-5L);
static int64_t g_134 = 0L;
static uint32_t g_147 = 0x3AC353B0L;
static uint64_t g_165 = 0x58F69C2BC1C087C3LL;
static uint8_t g_218 = 1UL;
static int8_t g_244 = 0x04L;
static int8_t g_246 = 0xC0L;
static uint16_t g_248 = 0x648BL;
static uint16_t *g_247 = &g_248;
static uint16_t g_271[7] = {65535UL,65535UL,0x82A6L,65535UL,65535UL,0x82A6L,65535UL};
static uint16_t g_294 = 0x6328L;
static const uint32_t g_319 = 9UL;
static int32_t *g_327[9] = {&g_120,&g_120,&g_120,&g_120,&g_120,&g_120,&g_120,&g_120,&g_120};
static int32_t g_363 = 9L;
static int8_t *g_365 = &g_246;
static const uint8_t g_402 = 252UL;
static int64_t *g_436 = &g_134;
static int32_t g_441[7] = {0L,0xAD6A94C9L,0xAD6A94C9L,0L,0xAD6A94C9L,0xAD6A94C9L,0L};
static uint16_t g_482 = 0xC557L;
static uint64_t g_527 = 0x80C4930CA31D4DF0LL;
static const int8_t **g_537 = (void*)0;
static const int8_t ***g_536 = &g_537;
static volatile int32_t ** volatile ** volatile *g_668 = (void*)0;
static const uint64_t *g_689 = &g_165;
static const uint64_t **g_688 = &g_689;
static uint32_t ** const g_733 = (void*)0;
static volatile uint64_t *g_791 = (void*)0;
static volatile uint64_t ** volatile g_790 = &g_791;/* VOLATILE GLOBAL g_790 */
static volatile uint64_t ** volatile *g_789 = &g_790;
static int32_t g_957 = 0L;
static int32_t *g_956[6][10][4] = {{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}},{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}},{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}},{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}},{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}},{{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957},{&g_957,&g_957,&g_957,&g_363},{&g_957,&g_363,&g_957,&g_957}}};
static uint64_t ***g_969 = (void*)0;
static int32_t g_1185 = 0xA697D45EL;
static int32_t **g_1241 = &g_327[7];
static int32_t ***g_1240 = &g_1241;
static int32_t ****g_1239 = &g_1240;
static const int64_t *g_1274 = &g_134;
static const int64_t **g_1273 = &g_1274;
static int8_t **g_1310 = &g_365;
static int8_t ***g_1309 = &g_1310;
static int8_t ****g_1308[10][6][4] = {{{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,(void*)0,(void*)0,&g_1309},{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,(void*)0,&g_1309}},{{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,(void*)0,(void*)0,&g_1309},{(void*)0,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,(void*)0,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,(void*)0},{(void*)0,(void*)0,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,(void*)0,&g_1309}},{{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,(void*)0,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,(void*)0,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,(void*)0,&g_1309,(void*)0},{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,(void*)0,&g_1309,&g_1309},{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{(void*)0,&g_1309,(void*)0,&g_1309},{&g_1309,(void*)0,&g_1309,&g_1309},{(void*)0,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309}},{{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,&g_1309,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309},{&g_1309,(void*)0,&g_1309,(void*)0},{&g_1309,&g_1309,&g_1309,&g_1309}}};
static uint32_t *g_1330 = &g_64;
static uint32_t **g_1329[9] = {&g_1330,&g_1330,&g_1330,&g_1330,&g_1330,&g_1330,&g_1330,&g_1330,&g_1330};
static volatile int16_t g_1404 = 0xFEC9L;/* VOLATILE GLOBAL g_1404 */
static const volatile int16_t * volatile g_1403 = &g_1404;/* VOLATILE GLOBAL g_1403 */
static const volatile int16_t * volatile *g_1402 = &g_1403;
static int8_t ** const *g_1422 = &g_1310;
static int8_t ** const **g_1421 = &g_1422;
static int8_t ** const ***g_1420 = &g_1421;
static uint32_t g_1433 = 4294967295UL;
static int32_t ***g_1445 = &g_1241;
static uint8_t *g_1483[2][9][2] = {{{&g_109,(void*)0},{&g_109,&g_109},{&g_109,(void*)0},{&g_109,(void*)0},{(void*)0,(void*)0},{&g_109,(void*)0},{&g_109,&g_109},{&g_109,(void*)0},{&g_109,(void*)0}},{{(void*)0,(void*)0},{&g_109,(void*)0},{&g_109,&g_109},{&g_109,(void*)0},{&g_109,(void*)0},{(void*)0,(void*)0},{&g_109,(void*)0},{&g_109,&g_109},{&g_109,(void*)0}}};
static uint8_t **g_1482 = &g_1483[1][2][1];
static int8_t g_1580 = 0xD4L;
static int32_t ** const g_1591 = (void*)0;
static int32_t ** const *g_1590 = &g_1591;
static uint16_t g_1664 = 0x2A74L;
static uint64_t g_1666 = 0x2A8DAEC147F7D337LL;
static int32_t g_1733[3][9][8] = {{{0L,1L,0L,0x87B508D0L,1L,0x87662D75L,0x87662D75L,1L},{1L,0x87662D75L,0x87662D75L,1L,0x87B508D0L,0L,1L,0L},{1L,0x2F1366E1L,1L,0x2F1366E1L,1L,1L,1L,1L},{0L,0x2F1366E1L,0x87B508D0L,0x87B508D0L,0x2F1366E1L,0L,0x87662D75L,0x2F1366E1L},{1L,0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L,1L,0L},{0x2F1366E1L,1L,1L,1L,1L,1L,1L,0x2F1366E1L},{0L,1L,0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L,1L},{0x2F1366E1L,0x87662D75L,0L,0x2F1366E1L,0x2E15DF9EL,0x2E15DF9EL,0x87B508D0L,(-7L)},{0L,0L,1L,0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L}},{{(-7L),0x87662D75L,(-7L),0x2E15DF9EL,0x87662D75L,1L,1L,0x87662D75L},{0x87662D75L,1L,1L,0x87662D75L,0x2E15DF9EL,(-7L),0x87662D75L,(-7L)},{0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L,1L,0L,0L},{(-7L),0x87B508D0L,0x2E15DF9EL,0x2E15DF9EL,0x87B508D0L,(-7L),1L,0x87B508D0L},{0L,1L,0x2E15DF9EL,0L,0x2E15DF9EL,1L,0L,(-7L)},{0x87B508D0L,0x87662D75L,1L,0L,0L,1L,0x87662D75L,0x87B508D0L},{(-7L),0L,1L,0x2E15DF9EL,0L,0x2E15DF9EL,1L,0L},{0x87B508D0L,1L,(-7L),0x87B508D0L,0x2E15DF9EL,0x2E15DF9EL,0x87B508D0L,(-7L)},{0L,0L,1L,0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L}},{{(-7L),0x87662D75L,(-7L),0x2E15DF9EL,0x87662D75L,1L,1L,0x87662D75L},{0x87662D75L,1L,1L,0x87662D75L,0x2E15DF9EL,(-7L),0x87662D75L,(-7L)},{0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L,1L,0L,0L},{(-7L),0x87B508D0L,0x2E15DF9EL,0x2E15DF9EL,0x87B508D0L,(-7L),1L,0x87B508D0L},{0L,1L,0x2E15DF9EL,0L,0x2E15DF9EL,1L,0L,(-7L)},{0x87B508D0L,0x87662D75L,1L,0L,0L,1L,0x87662D75L,0x87B508D0L},{(-7L),0L,1L,0x2E15DF9EL,0L,0x2E15DF9EL,1L,0L},{0x87B508D0L,1L,(-7L),0x87B508D0L,0x2E15DF9EL,0x2E15DF9EL,0x87B508D0L,(-7L)},{0L,0L,1L,0x87662D75L,0x87B508D0L,1L,0x87B508D0L,0x87662D75L}}};
static int32_t g_1739 = (-1L);
static volatile uint16_t g_1814[3] = {65528UL,65528UL,65528UL};
static volatile uint16_t *g_1813 = &g_1814[2];
static volatile uint16_t **g_1812 = &g_1813;
static volatile uint16_t ** volatile * volatile g_1811 = &g_1812;/* VOLATILE GLOBAL g_1811 */
static volatile uint16_t ** volatile * volatile *g_1810 = &g_1811;
static int64_t g_1886[3] = {0x5A74C9E62C905404LL,0x5A74C9E62C905404LL,0x5A74C9E62C905404LL};
static const int32_t **g_1899 = (void*)0;
static int32_t g_1935 = 0x9092A562L;
static int32_t *g_2027 = &g_441[6];
static int8_t * const *g_2037[6][10] = {{&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,(void*)0},{&g_365,&g_365,&g_365,&g_365,(void*)0,&g_365,&g_365,&g_365,&g_365,&g_365},{&g_365,(void*)0,&g_365,(void*)0,&g_365,&g_365,(void*)0,&g_365,(void*)0,&g_365},{&g_365,(void*)0,&g_365,&g_365,(void*)0,&g_365,(void*)0,&g_365,&g_365,(void*)0},{&g_365,(void*)0,&g_365,(void*)0,(void*)0,&g_365,&g_365,(void*)0,(void*)0,&g_365},{(void*)0,(void*)0,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365,&g_365}};
static int8_t * const **g_2036 = &g_2037[1][7];
static int16_t g_2080 = 0xA59FL;
static uint32_t g_2084 = 5UL;
static const int32_t *g_2106 = (void*)0;
static const int32_t * const *g_2105[3][3] = {{(void*)0,(void*)0,(void*)0},{&g_2106,&g_2106,&g_2106},{(void*)0,(void*)0,(void*)0}};
static const int32_t * const **g_2104 = &g_2105[2][2];
static uint8_t * const *g_2143 = &g_1483[0][5][0];
static uint8_t * const **g_2142 = &g_2143;
static int16_t *g_2297[5][4] = {{&g_103,&g_107,&g_103,&g_107},{&g_103,&g_107,&g_103,&g_107},{&g_103,&g_107,&g_103,&g_107},{&g_103,&g_107,&g_103,&g_107},{&g_103,&g_107,&g_103,&g_107}};
static int16_t **g_2296 = &g_2297[4][1];
static int16_t ***g_2295 = &g_2296;
static int8_t g_2318 = 1L;
static int8_t g_2367 = 0x42L;
static uint64_t g_2516 = 0UL;
static int16_t g_2544 = 0L;
static int64_t g_2552 = 0L;
static int64_t **g_2640[4] = {&g_436,&g_436,&g_436,&g_436};
static int32_t * const *g_2685 = (void*)0;
static int32_t * const **g_2684 = &g_2685;
static int32_t * const ***g_2683 = &g_2684;
static uint32_t g_2768 = 0UL;
static const uint32_t g_2867[9] = {0UL,0x999E5A16L,0UL,0x999E5A16L,0UL,0x999E5A16L,0UL,0x999E5A16L,0UL};
static const int32_t *g_2892[9][9] = {{&g_1733[0][4][3],(void*)0,&g_1935,&g_1733[0][1][4],(void*)0,&g_1733[0][4][3],&g_1935,&g_1935,&g_1733[0][4][3]},{&g_1935,&g_1185,&g_363,&g_1185,&g_1935,&g_1733[1][2][1],(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_957,(void*)0,&g_1935,(void*)0,&g_957,&g_957},{&g_363,&g_1733[1][2][1],&g_1935,(void*)0,&g_1935,&g_1733[1][2][1],&g_363,&g_1185,&g_1185},{&g_1733[0][4][3],(void*)0,&g_1733[0][1][4],&g_1935,(void*)0,&g_1733[0][4][3],(void*)0,&g_1733[0][1][4],(void*)0},{&g_1935,&g_1185,(void*)0,&g_363,&g_1185,&g_363,(void*)0,&g_1185,&g_1935},{&g_1185,&g_1935,(void*)0,(void*)0,&g_1185,&g_1935,&g_1935,&g_957,(void*)0},{&g_1935,&g_1935,&g_1185,(void*)0,&g_957,&g_1185,&g_957,(void*)0,&g_1185},{&g_1185,&g_1185,&g_1935,(void*)0,(void*)0,&g_1185,&g_1935,&g_1935,&g_957}};
static const int32_t **g_2891[4][10] = {{&g_2892[8][8],&g_2892[7][6],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],(void*)0,&g_2892[8][8],&g_2892[8][8],&g_2892[8][8]},{&g_2892[8][8],&g_2892[7][6],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],(void*)0,&g_2892[8][8],&g_2892[8][8],&g_2892[8][8]},{&g_2892[8][8],&g_2892[7][6],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],(void*)0,&g_2892[8][8],&g_2892[8][8],&g_2892[8][8]},{&g_2892[8][8],&g_2892[7][6],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],&g_2892[8][8],(void*)0,&g_2892[8][8],&g_2892[8][8],&g_2892[8][8]}};
static uint32_t *g_3179[4][6][7] = {{{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,&g_147,&g_147,&g_147,&g_147,(void*)0},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,(void*)0,&g_147,&g_147,(void*)0}},{{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,&g_147,&g_147,&g_147,&g_147,(void*)0}},{{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,(void*)0,&g_147,&g_147,(void*)0},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147}},{{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,&g_147,&g_147,&g_147,&g_147,(void*)0},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147,(void*)0,&g_147,&g_147,(void*)0},{&g_147,&g_147,&g_147,&g_147,&g_147,&g_147,&g_147},{&g_147,(void*)0,(void*)0,&g_147,&g_147,&g_147,&g_147}}};
static uint32_t * volatile *g_3178 = &g_3179[3][5][2];
static int16_t * const **g_3291 = (void*)0;
static int16_t g_3397 = 0xF6B1L;
static const uint32_t * volatile g_3441 = (void*)0;/* VOLATILE GLOBAL g_3441 */
static const uint32_t * volatile *g_3440 = &g_3441;
static uint16_t **g_3462 = &g_247;
static uint16_t ***g_3461 = &g_3462;
static const uint16_t *g_3466 = &g_294;
static const uint16_t **g_3465 = &g_3466;
static const uint16_t ***g_3464 = &g_3465;
static uint32_t g_3473[5] = {0xEC4BD4C2L,0xEC4BD4C2L,0xEC4BD4C2L,0xEC4BD4C2L,0xEC4BD4C2L};
static uint32_t ***g_3532 = &g_1329[3];
static int64_t *g_3548 = &g_1886[0];
static volatile uint8_t g_3564 = 0x8AL;/* VOLATILE GLOBAL g_3564 */
static volatile uint8_t *g_3563 = &g_3564;
static volatile uint8_t ** volatile g_3562 = &g_3563;/* VOLATILE GLOBAL g_3562 */
static volatile uint8_t ** volatile *g_3561 = &g_3562;
static volatile uint8_t ** volatile ** volatile g_3560 = &g_3561;/* VOLATILE GLOBAL g_3560 */
static uint16_t g_3567 = 0xF9DBL;
static uint64_t g_4030[3] = {18446744073709551615UL,18446744073709551615UL,18446744073709551615UL};
static volatile int64_t g_4111 = 0x9FD9DE349E95C800LL;/* VOLATILE GLOBAL g_4111 */
static volatile int64_t * volatile g_4110 = &g_4111;/* VOLATILE GLOBAL g_4110 */
static volatile int64_t * volatile *g_4109 = &g_4110;
static volatile int64_t * volatile * volatile *g_4108 = &g_4109;
static volatile int64_t * volatile * volatile ** volatile g_4107 = &g_4108;/* VOLATILE GLOBAL g_4107 */
static const uint8_t *g_4128 = &g_218;
static const uint8_t **g_4127 = &g_4128;
static const uint8_t ***g_4126 = &g_4127;
static int32_t * const  volatile g_4156 = &g_116;/* VOLATILE GLOBAL g_4156 */
static int32_t ** volatile g_4179 = &g_2027;/* VOLATILE GLOBAL g_4179 */
static uint32_t g_4269 = 0xC782B81FL;
static uint16_t g_4285 = 0xCB29L;
static int32_t g_4331 = 0x6B774A08L;
static int64_t g_4374 = (-4L);
static volatile int32_t g_4380 = 0x6892B4A6L;/* VOLATILE GLOBAL g_4380 */
static volatile int32_t *g_4379 = &g_4380;
static volatile int64_t g_4403 = (-1L);/* VOLATILE GLOBAL g_4403 */


/* --- FORWARD DECLARATIONS --- */
static int32_t  func_1(void);
static int16_t  func_29(uint8_t  p_30, int16_t  p_31, uint32_t * p_32);
static uint64_t  func_35(int16_t  p_36, uint64_t  p_37, int32_t  p_38, uint32_t * p_39, int8_t  p_40);
static int64_t  func_43(int32_t  p_44, int32_t  p_45);
static uint32_t  func_53(const uint8_t  p_54, uint32_t * p_55, uint32_t * p_56, uint32_t  p_57, const uint64_t  p_58);
static uint32_t * func_61(uint32_t * p_62);
static int32_t * func_65(int32_t * p_66, int32_t  p_67);
static int32_t * func_68(uint64_t  p_69, int64_t  p_70, uint32_t  p_71);
static int32_t  func_84(int64_t  p_85, int32_t * p_86);
static int32_t * func_87(int64_t  p_88, int32_t  p_89, uint8_t  p_90, uint32_t * p_91);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_3 g_9 g_957 g_1445 g_1241 g_327 g_120 g_116 g_1240 g_1239 g_4379 g_1813 g_1814 g_689 g_165 g_365 g_246 g_3466 g_294 g_4179 g_2027 g_441 g_1420 g_1421 g_1422 g_1310 g_4109 g_4110 g_4111 g_3532 g_1329
 * writes: g_3 g_9 g_957 g_327 g_441 g_120 g_116
 */
static int32_t  func_1(void)
{ /* block id: 0 */
    uint32_t *l_2767 = &g_2768;
    int8_t l_4010 = (-1L);
    int32_t l_4042 = 9L;
    int32_t l_4044 = 0xF56211D6L;
    int32_t l_4046 = 0xEE917CD7L;
    int32_t l_4049 = (-1L);
    int32_t l_4051 = 0L;
    int32_t l_4054 = 0xF9BD6957L;
    int32_t l_4058 = 1L;
    int64_t l_4071 = 0x68969F9C412600DBLL;
    int8_t l_4208 = 0x46L;
    int8_t l_4227 = 0x0DL;
    int32_t l_4322 = 0xBD384522L;
    uint16_t ****l_4340 = (void*)0;
    const int32_t l_4351[6][5] = {{0L,0L,1L,(-2L),(-2L)},{0L,0L,0L,1L,(-2L)},{7L,0L,0L,0L,1L},{7L,0L,(-1L),1L,(-1L)},{(-1L),(-1L),0L,1L,1L},{0L,7L,7L,0L,(-1L)}};
    int64_t l_4401 = (-1L);
    int32_t l_4402 = (-1L);
    int32_t l_4404 = (-7L);
    int32_t l_4405[2];
    uint8_t * const *l_4419[8];
    int16_t l_4421[6][1];
    uint32_t **l_4427 = &g_1330;
    int i, j;
    for (i = 0; i < 2; i++)
        l_4405[i] = 0x8C94CFDBL;
    for (i = 0; i < 8; i++)
        l_4419[i] = &g_1483[1][7][1];
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 1; j++)
            l_4421[i][j] = 0xB523L;
    }
    for (g_3 = 0; (g_3 >= (-21)); g_3 = safe_sub_func_uint64_t_u_u(g_3, 1))
    { /* block id: 3 */
        uint64_t l_12[9] = {18446744073709551607UL,7UL,18446744073709551607UL,7UL,18446744073709551607UL,7UL,18446744073709551607UL,7UL,18446744073709551607UL};
        int32_t *l_2765 = (void*)0;
        int32_t l_4033 = 0x70D87874L;
        int32_t l_4041 = 1L;
        int32_t l_4043 = 0x2200F92AL;
        int32_t l_4050 = 0x301B1354L;
        int32_t l_4055 = 0x2A68E0A7L;
        int32_t l_4059 = 0x26EE720EL;
        int32_t l_4060 = 0xD4BE971DL;
        int32_t ** const *l_4074 = (void*)0;
        int32_t ** const **l_4073 = &l_4074;
        uint32_t l_4125 = 0UL;
        uint32_t l_4153 = 0x8CA39532L;
        int32_t **l_4177 = (void*)0;
        uint32_t **l_4178 = &g_3179[3][2][5];
        uint32_t l_4251 = 0xC6848C62L;
        uint16_t l_4253 = 65527UL;
        int32_t l_4304 = 0x4B6ABD1FL;
        int32_t l_4325 = 0x79C7159EL;
        uint32_t l_4346 = 0UL;
        int8_t ** const ***l_4375 = &g_1421;
        int i;
        for (g_9 = (-16); (g_9 < (-22)); g_9 = safe_sub_func_uint32_t_u_u(g_9, 5))
        { /* block id: 6 */
            int64_t l_46 = 0x35FF57440E708BEELL;
            int32_t l_4048 = 0x2141CB01L;
            int32_t l_4052 = (-2L);
            int32_t l_4056 = (-1L);
            uint8_t l_4062 = 0x77L;
            uint8_t *l_4139 = &l_4062;
            uint32_t l_4152 = 18446744073709551614UL;
            const uint16_t ****l_4202 = &g_3464;
            int64_t l_4210 = 0x1327DA0F34F067FCLL;
            uint32_t l_4228 = 0x133D18E4L;
            int32_t ** const ** const l_4292 = &g_1590;
            int16_t l_4293 = (-1L);
            int16_t l_4324 = (-1L);
            uint32_t l_4335 = 9UL;
            int32_t l_4373[7][8] = {{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)}};
            int32_t *l_4376 = &l_4051;
            int i, j;
        }
    }
    for (g_957 = 15; (g_957 != (-27)); g_957 = safe_sub_func_int16_t_s_s(g_957, 2))
    { /* block id: 1907 */
        int32_t l_4389 = 0xE355A1D7L;
        int64_t l_4394 = (-1L);
        int32_t l_4396 = (-2L);
        int16_t l_4399 = 0x4759L;
        int32_t l_4400[8] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
        int16_t l_4406 = 0L;
        uint32_t l_4407 = 0xEA71FF15L;
        uint8_t **l_4420 = &g_1483[1][2][1];
        int i;
        if ((***g_1445))
        { /* block id: 1908 */
            (***g_1239) = (**g_1240);
            if (l_4010)
                break;
        }
        else
        { /* block id: 1911 */
            int16_t l_4395[10] = {0x188CL,0x188CL,0x188CL,0x188CL,0x188CL,0x188CL,0x188CL,0x188CL,0x188CL,0x188CL};
            int i;
            l_4396 ^= (((((void*)0 != g_4379) ^ (**g_1241)) == (*g_1813)) != (safe_div_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s((((0x53E5L <= (safe_rshift_func_int16_t_s_s((((((safe_div_func_uint64_t_u_u(18446744073709551615UL, ((*g_689) && (l_4389 || (safe_div_func_int64_t_s_s((safe_mod_func_int8_t_s_s(0x16L, l_4394)), l_4071)))))) != (*g_365)) <= l_4395[0]) , l_4395[9]) && (*g_3466)), 11))) ^ 0x22AEL) < l_4389), 1)), 0xDAL)));
            if ((**g_4179))
                continue;
            if (l_4395[1])
                break;
        }
        if (l_4042)
        { /* block id: 1916 */
            if ((***g_1240))
                break;
        }
        else
        { /* block id: 1918 */
            int32_t *l_4397 = (void*)0;
            int32_t *l_4398[10][3] = {{&g_1739,&l_4396,&g_441[2]},{&g_9,&l_4396,&l_4396},{&g_441[2],&g_1739,&l_4044},{&g_441[4],&g_9,&g_120},{&g_441[2],&g_441[2],(void*)0},{&g_9,&g_441[4],&l_4058},{&g_1739,&g_441[2],&g_1739},{&l_4396,&g_9,&l_4396},{&l_4396,&g_1739,&g_1739},{&l_4396,&l_4396,&l_4058}};
            const int32_t l_4426 = 0x196BBD4EL;
            int i, j;
            ++l_4407;
            (*g_2027) &= 0xC60D58ECL;
            (***g_1240) = ((l_4042 = (((safe_mul_func_int8_t_s_s((((((l_4427 = ((safe_mul_func_uint8_t_u_u((l_4400[2] == ((*****g_1420) >= ((((-1L) < (safe_sub_func_uint64_t_u_u((((safe_add_func_uint16_t_u_u(0xBFCFL, (~(l_4419[3] == l_4420)))) <= l_4049) <= (l_4421[1][0] == ((safe_add_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_s(65535UL, l_4407)), 0x76A2C703L)) ^ 0UL))), (**g_4109)))) ^ l_4426) & 0x74L))), 4UL)) , (void*)0)) != (*g_3532)) , l_4402) && l_4421[2][0]) , (*g_365)), (***g_1422))) == (-5L)) || (*g_365))) && 1UL);
        }
    }
    return l_4404;
}


/* ------------------------------------------ */
/* 
 * reads : g_1433 g_1422 g_1310 g_365 g_246 g_2891 g_436 g_527 g_1330 g_64 g_2027 g_441 g_1239 g_1240 g_1241 g_1445 g_1402 g_1403 g_1404 g_2296 g_2297 g_103 g_107 g_1309 g_2318 g_2640 g_1811 g_1812 g_1813 g_1814 g_1273 g_1274 g_134 g_689 g_165 g_247 g_248 g_2142 g_2143 g_1810 g_2683 g_2684 g_2685 g_1420 g_1421 g_3178 g_688 g_116 g_1664 g_2544 g_2295 g_3560 g_3567 g_3464 g_3465 g_3466 g_294 g_1482 g_1483 g_3561 g_3562 g_3563 g_3462 g_3532 g_1329 g_3461 g_3564 g_112
 * writes: g_1433 g_2318 g_2891 g_134 g_527 g_441 g_327 g_2768 g_103 g_107 g_246 g_248 g_64 g_2080 g_2552 g_1580 g_218 g_2516 g_116 g_1664 g_3291 g_957 g_1185 g_2544 g_1482 g_294 g_165 g_365 g_1239 g_3567 g_1483 g_2106 g_112
 */
static int16_t  func_29(uint8_t  p_30, int16_t  p_31, uint32_t * p_32)
{ /* block id: 1220 */
    int32_t ** const *l_2902 = (void*)0;
    int32_t l_2905 = (-4L);
    int64_t l_2906 = 0xFCF7707E0504E0F6LL;
    uint32_t l_2950 = 4294967286UL;
    int16_t l_2973 = 0xFAF3L;
    int32_t l_3035 = 0x38BBD9ECL;
    int32_t l_3037 = 0L;
    int32_t l_3038 = 0L;
    int32_t l_3039 = (-1L);
    uint8_t l_3040 = 0x6FL;
    int32_t l_3043 = (-1L);
    uint8_t ***l_3067 = (void*)0;
    uint8_t ****l_3066 = &l_3067;
    int32_t l_3163 = 0xE01BE80EL;
    int64_t **l_3172[1];
    int32_t l_3228[9] = {(-2L),0xA8770A9FL,0xA8770A9FL,(-2L),0xA8770A9FL,0xA8770A9FL,(-2L),0xA8770A9FL,0xA8770A9FL};
    uint32_t l_3262 = 9UL;
    int32_t **l_3314 = &g_956[5][1][2];
    int32_t l_3319 = 0x21952EDAL;
    int8_t l_3330[1][2];
    int32_t l_3355 = 0xD5FE7CF3L;
    uint8_t l_3358 = 1UL;
    int32_t *l_3361[4][6][3] = {{{&l_3035,&l_3163,(void*)0},{&l_3039,&l_3228[3],&l_3228[3]},{(void*)0,&l_3035,(void*)0},{(void*)0,&l_3163,(void*)0},{&g_116,&g_441[1],&l_3163},{&g_1739,&g_1739,&g_1739}},{{&l_3163,&g_441[1],&g_116},{(void*)0,&l_3163,(void*)0},{(void*)0,&l_3035,(void*)0},{&l_3228[3],&l_3228[3],&l_3039},{(void*)0,&l_3163,&l_3035},{(void*)0,&l_3039,&g_3}},{{&l_3163,&l_3228[7],&l_3228[7]},{&g_1739,(void*)0,&g_3},{&g_116,&l_3319,&l_3035},{(void*)0,&g_9,&l_3039},{(void*)0,&l_3228[1],&g_441[1]},{&l_3228[3],&l_3039,&g_1739}},{{&l_3228[1],(void*)0,(void*)0},{(void*)0,&g_1739,&g_9},{&g_120,&g_120,&l_3228[7]},{(void*)0,&l_3228[3],&g_1739},{&l_3228[1],&l_3228[7],&g_116},{&l_3228[3],&g_120,&g_120}}};
    uint32_t l_3436 = 0x8A334B5FL;
    uint8_t l_3446 = 0x67L;
    int32_t ***l_3455 = &l_3314;
    int32_t ****l_3454[6] = {&l_3455,&l_3455,&l_3455,&l_3455,&l_3455,&l_3455};
    int32_t l_3498 = 0x249EDB34L;
    uint32_t *l_3523 = &g_64;
    uint32_t ***l_3530 = &g_1329[3];
    int64_t l_3553[7][1][10] = {{{(-10L),0xA7FDECAACFB5E345LL,0xEA4D34A8DB63FF4DLL,(-7L),0xD1CAFA30820509A7LL,0xB9F19C4C1735D5E7LL,0x21A25F2907B60025LL,0x3FC9558DABA3EF3BLL,1L,(-10L)}},{{2L,0L,0xD1CAFA30820509A7LL,(-7L),0x2F1161DCD47C1F8BLL,(-7L),0xD1CAFA30820509A7LL,0L,2L,3L}},{{(-10L),0x53F43BA1C35D3563LL,(-6L),3L,0x577FDA4894BB9060LL,0x3FC9558DABA3EF3BLL,0x9A7B16FC2BE0F8DFLL,1L,0xEA4D34A8DB63FF4DLL,2L}},{{1L,0xBD3CE67AAAD7C664LL,0x53C4F5160EBA452BLL,3L,0x53F43BA1C35D3563LL,0x577FDA4894BB9060LL,0xB9F19C4C1735D5E7LL,0x716CF9D5A6848924LL,2L,0x3FC9558DABA3EF3BLL}},{{0x21A25F2907B60025LL,1L,2L,(-7L),1L,1L,(-7L),2L,1L,0x21A25F2907B60025LL}},{{0x577FDA4894BB9060LL,2L,0L,(-7L),1L,1L,0x3FC9558DABA3EF3BLL,0xEA4D34A8DB63FF4DLL,0x53F43BA1C35D3563LL,0x2F1161DCD47C1F8BLL}},{{3L,0x9D00F2C618A45B1FLL,0x716CF9D5A6848924LL,2L,1L,0xA7FDECAACFB5E345LL,0x577FDA4894BB9060LL,0x9A7B16FC2BE0F8DFLL,0L,0x21A25F2907B60025LL}}};
    const uint8_t l_3565 = 0x9FL;
    int8_t l_3618 = 2L;
    int32_t l_3621 = 0xC3612360L;
    uint32_t l_3642[10][1][8] = {{{3UL,0x91B6E556L,4294967295UL,0x870582C2L,7UL,0x4F979AD0L,0x7944B140L,0x6F1EE500L}},{{0x68C57883L,0UL,7UL,4294967290UL,0x870582C2L,0x4F979AD0L,0x870582C2L,4294967290UL}},{{0x0269601AL,0x91B6E556L,0x0269601AL,4294967295UL,0x4F979AD0L,0x6F1EE500L,0UL,3UL}},{{4294967290UL,0x0269601AL,0x870582C2L,0x7944B140L,0x68C57883L,3UL,0x4F979AD0L,0x4F979AD0L}},{{4294967290UL,0x4F979AD0L,1UL,1UL,0x4F979AD0L,4294967290UL,0x91B6E556L,4294967295UL}},{{0x0269601AL,4UL,3UL,0x91B6E556L,0x870582C2L,1UL,3UL,0xB369748EL}},{{0x68C57883L,4294967295UL,1UL,0x91B6E556L,7UL,0x91B6E556L,1UL,4294967295UL}},{{3UL,7UL,0x7944B140L,1UL,0xB369748EL,4294967295UL,0x68C57883L,0x4F979AD0L}},{{1UL,0x6F1EE500L,4294967295UL,0x7944B140L,3UL,0x68C57883L,0x68C57883L,3UL}},{{4294967295UL,0x7944B140L,0x7944B140L,4294967295UL,4294967295UL,0xB369748EL,1UL,4294967290UL}}};
    uint8_t l_3656[8] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
    int16_t ***l_3675[5][6][3] = {{{&g_2296,&g_2296,&g_2296},{&g_2296,&g_2296,&g_2296},{(void*)0,&g_2296,&g_2296},{(void*)0,(void*)0,(void*)0},{(void*)0,&g_2296,(void*)0},{&g_2296,&g_2296,(void*)0}},{{&g_2296,(void*)0,(void*)0},{(void*)0,&g_2296,&g_2296},{(void*)0,(void*)0,&g_2296},{&g_2296,&g_2296,(void*)0},{&g_2296,&g_2296,(void*)0},{(void*)0,(void*)0,&g_2296}},{{(void*)0,&g_2296,(void*)0},{&g_2296,&g_2296,(void*)0},{&g_2296,&g_2296,&g_2296},{(void*)0,&g_2296,&g_2296},{(void*)0,(void*)0,(void*)0},{(void*)0,&g_2296,(void*)0}},{{&g_2296,&g_2296,(void*)0},{&g_2296,(void*)0,(void*)0},{(void*)0,&g_2296,&g_2296},{(void*)0,(void*)0,&g_2296},{&g_2296,&g_2296,(void*)0},{&g_2296,&g_2296,(void*)0}},{{(void*)0,(void*)0,&g_2296},{(void*)0,&g_2296,(void*)0},{&g_2296,&g_2296,(void*)0},{&g_2296,&g_2296,&g_2296},{(void*)0,&g_2296,&g_2296},{(void*)0,(void*)0,(void*)0}}};
    int8_t *l_3752 = &l_3618;
    int32_t l_3757 = 0x4DA21E43L;
    uint8_t l_3759 = 251UL;
    int16_t ****l_3859 = (void*)0;
    int16_t *****l_3858 = &l_3859;
    int32_t l_3944[3][3] = {{0x7895383EL,0x7895383EL,0xE9419C77L},{0x7895383EL,0x7895383EL,0xE9419C77L},{0x7895383EL,0x7895383EL,0xE9419C77L}};
    int16_t l_3945 = 0x8E5BL;
    uint32_t l_3949 = 0x0B28C8C3L;
    int32_t l_3969[1];
    uint8_t l_3973 = 0xCFL;
    uint8_t l_3993 = 0UL;
    int32_t l_4003 = (-1L);
    uint16_t l_4004 = 65535UL;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_3172[i] = &g_436;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
            l_3330[i][j] = 0x99L;
    }
    for (i = 0; i < 1; i++)
        l_3969[i] = 0L;
    for (g_1433 = 1; (g_1433 <= 8); g_1433 += 1)
    { /* block id: 1223 */
        int16_t l_2895[5];
        int32_t *l_2917 = &g_441[1];
        int16_t ***l_2919 = &g_2296;
        uint32_t l_2990[1];
        int32_t l_3023[9];
        int8_t ****l_3085[1];
        int32_t l_3094 = 0x10569D14L;
        int64_t ***l_3148[1];
        uint32_t l_3164 = 18446744073709551615UL;
        uint32_t *l_3177 = &l_3164;
        uint32_t **l_3176 = &l_3177;
        uint16_t **l_3198[9][7] = {{(void*)0,&g_247,&g_247,&g_247,(void*)0,&g_247,&g_247},{&g_247,&g_247,(void*)0,&g_247,(void*)0,&g_247,(void*)0},{&g_247,&g_247,&g_247,&g_247,&g_247,&g_247,&g_247},{&g_247,&g_247,(void*)0,(void*)0,&g_247,&g_247,(void*)0},{(void*)0,&g_247,(void*)0,&g_247,&g_247,&g_247,&g_247},{&g_247,&g_247,(void*)0,(void*)0,&g_247,(void*)0,(void*)0},{&g_247,&g_247,&g_247,&g_247,&g_247,&g_247,&g_247},{&g_247,(void*)0,&g_247,&g_247,&g_247,&g_247,(void*)0},{&g_247,&g_247,&g_247,(void*)0,&g_247,&g_247,&g_247}};
        uint8_t l_3267 = 0x98L;
        int16_t l_3272 = 1L;
        int32_t ***l_3318 = &g_1241;
        int i, j;
        for (i = 0; i < 5; i++)
            l_2895[i] = 0x2A48L;
        for (i = 0; i < 1; i++)
            l_2990[i] = 18446744073709551615UL;
        for (i = 0; i < 9; i++)
            l_3023[i] = (-1L);
        for (i = 0; i < 1; i++)
            l_3085[i] = &g_1309;
        for (i = 0; i < 1; i++)
            l_3148[i] = &g_2640[3];
        for (g_2318 = 3; (g_2318 >= 0); g_2318 -= 1)
        { /* block id: 1226 */
            uint64_t l_2883 = 0xE25FF4C7678A3405LL;
            int16_t l_2978 = 0x3361L;
            int32_t ***l_2989 = (void*)0;
            int32_t ****l_2988 = &l_2989;
            int32_t l_3004 = 0x4065E25FL;
            int i;
            l_2883 = p_30;
            if (p_30)
            { /* block id: 1228 */
                int32_t **l_2890 = (void*)0;
                const int32_t ***l_2893 = &g_2891[0][5];
                uint64_t *l_2894 = (void*)0;
                uint64_t *l_2896 = (void*)0;
                uint64_t *l_2897[6][1];
                int32_t l_2907 = 1L;
                int32_t l_2913 = 0xFB78D9F6L;
                uint32_t l_2914 = 0UL;
                int16_t ***l_2918 = &g_2296;
                int32_t l_2934 = (-1L);
                uint32_t l_2960 = 0x06008BA2L;
                int32_t *l_3003 = &l_2913;
                int i, j;
                for (i = 0; i < 6; i++)
                {
                    for (j = 0; j < 1; j++)
                        l_2897[i][j] = &g_165;
                }
                if ((l_2906 ^= (((((safe_lshift_func_uint8_t_u_s((((safe_add_func_int64_t_s_s((((safe_mod_func_uint8_t_u_u(1UL, (***g_1422))) , (l_2890 != ((*l_2893) = g_2891[0][5]))) , ((*g_436) = (-7L))), (g_527++))) == (safe_div_func_int16_t_s_s((l_2902 == ((safe_sub_func_uint32_t_u_u(((l_2905 > 0x09509B8D44550634LL) , (p_30 < p_30)), p_30)) , (void*)0)), l_2895[1]))) & 0x7AFCL), p_30)) <= l_2895[1]) || 1UL) , (*g_1330)) <= 5UL)))
                { /* block id: 1233 */
                    int8_t *****l_2932[5];
                    int32_t l_2933 = 0x0957D4A8L;
                    uint32_t *l_2951 = &g_1433;
                    int64_t **l_2953 = &g_436;
                    int64_t ***l_2952 = &l_2953;
                    int32_t ***l_2956 = &g_1241;
                    int i;
                    for (i = 0; i < 5; i++)
                        l_2932[i] = &g_1308[6][2][0];
                    for (g_134 = 3; (g_134 >= 0); g_134 -= 1)
                    { /* block id: 1236 */
                        int32_t *l_2908 = &g_441[1];
                        int32_t *l_2909 = (void*)0;
                        int32_t *l_2910 = &g_120;
                        int32_t *l_2911 = &g_116;
                        int32_t *l_2912[4][7][8] = {{{&g_1739,&g_1739,&g_9,&g_9,&l_2905,&g_120,&g_1739,&l_2905},{&l_2907,&l_2905,&g_120,&l_2907,&g_3,&l_2907,&g_120,&l_2905},{&l_2905,&g_3,&l_2907,&g_9,&g_3,&g_120,&g_3,&l_2907},{&l_2907,&g_3,&g_441[4],&l_2905,&l_2905,&g_441[4],&g_3,&l_2907},{&l_2905,&l_2907,&g_9,&g_441[4],&g_120,&g_9,&g_441[4],&g_3},{&g_120,&g_9,&g_441[4],&g_3,&g_441[4],&g_9,&g_120,&g_441[4]},{&l_2907,&l_2907,&l_2907,&l_2907,&l_2905,&g_9,&l_2907,&l_2907}},{{&g_441[4],&l_2905,&g_9,&g_9,&l_2905,&g_441[4],&g_120,&g_3},{&l_2907,&g_120,&g_441[5],&l_2907,&g_441[4],&g_441[5],&l_2905,&g_441[5]},{&g_120,&l_2907,&g_3,&l_2907,&g_120,&l_2905,&l_2907,&g_3},{&g_9,&g_120,&g_441[4],&g_9,&l_2907,&g_9,&g_9,&l_2907},{&l_2907,&g_441[4],&g_441[4],&l_2907,&g_120,&g_441[5],&l_2907,&g_441[4]},{&l_2907,&l_2905,&g_3,&g_3,&l_2905,&l_2907,&l_2905,&g_3},{&g_441[5],&l_2905,&g_441[5],&g_441[4],&l_2907,&g_441[5],&g_120,&l_2907}},{{&g_120,&g_441[4],&g_9,&l_2907,&g_9,&g_9,&l_2907,&g_9},{&g_120,&g_120,&l_2907,&g_3,&l_2907,&l_2905,&g_120,&l_2907},{&g_441[5],&l_2907,&g_441[4],&g_441[5],&l_2905,&g_441[5],&g_441[4],&l_2907},{&l_2907,&g_120,&g_9,&g_3,&g_120,&g_441[4],&l_2905,&g_9},{&l_2907,&l_2905,&g_9,&l_2907,&l_2907,&g_9,&l_2905,&l_2907},{&g_9,&l_2907,&g_9,&g_441[4],&g_120,&g_9,&g_441[4],&g_3},{&g_120,&g_9,&g_441[4],&g_3,&g_441[4],&g_9,&g_120,&g_441[4]}},{{&l_2907,&l_2907,&l_2907,&l_2907,&l_2905,&g_9,&l_2907,&l_2907},{&g_441[4],&l_2905,&g_9,&g_9,&l_2905,&g_441[4],&g_120,&g_3},{&l_2907,&g_120,&g_441[5],&l_2907,&g_441[4],&g_441[5],&l_2905,&g_441[5]},{&g_120,&l_2907,&g_3,&l_2907,&g_120,&l_2905,&l_2907,&g_3},{&g_9,&g_120,&g_441[4],&g_9,&l_2907,&g_9,&g_9,&l_2907},{&l_2907,&g_441[4],&g_441[4],&l_2907,&g_120,&g_441[5],&l_2907,&g_441[4]},{&l_2907,&l_2905,&g_3,&g_3,&l_2905,&l_2907,&l_2905,&g_3}}};
                        int i, j, k;
                        (*g_2027) &= (p_30 <= (-1L));
                        (***g_1239) = (void*)0;
                        l_2914++;
                        (**g_1445) = (void*)0;
                    }
                    for (g_2768 = 0; (g_2768 <= 1); g_2768 += 1)
                    { /* block id: 1244 */
                        volatile int32_t *l_2921 = &g_7;
                        volatile int32_t **l_2920 = &l_2921;
                        uint8_t *l_2945 = &g_109;
                        int i, j, k;
                        (*l_2920) = &g_6[(g_2318 + 1)][g_2768];
                        (*g_2027) |= (safe_mod_func_int8_t_s_s(((***g_1309) = (safe_sub_func_int16_t_s_s(((l_2907 = ((safe_add_func_uint8_t_u_u(249UL, (-1L))) , p_30)) >= ((0x6D39L ^ ((**g_2296) ^= (safe_mul_func_int16_t_s_s(((safe_add_func_int8_t_s_s((((*g_1330) >= (-4L)) < (&g_1308[(g_1433 + 1)][g_2318][g_2318] != l_2932[3])), ((**g_1402) & l_2933))) , 2L), 0x3274L)))) , 0L)), 0x5948L))), l_2905));
                        if (l_2934)
                            continue;
                        (**g_1240) = l_2917;
                    }
                    (*g_2027) &= ((g_2640[g_2318] == ((*l_2952) = g_2640[g_2318])) | (l_2913 = (safe_lshift_func_int16_t_s_u(((((*g_1239) == l_2956) , (***g_1422)) == 0x08L), (***g_1811)))));
                    if (p_30)
                        break;
                }
                else
                { /* block id: 1259 */
                    int32_t l_2971 = 0xC1774CF6L;
                    int64_t **l_2972[6] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                    int32_t l_2983 = 0x3B80FD53L;
                    uint32_t *l_2994 = &l_2914;
                    int i;
                    if (((((safe_mod_func_uint16_t_u_u(0x1746L, (+(((*l_2917) = l_2960) || ((safe_mul_func_int16_t_s_s((p_31 = (safe_lshift_func_uint16_t_u_s(((safe_lshift_func_int16_t_s_s(((safe_lshift_func_uint16_t_u_s(((((**g_1402) & (((((((4294967286UL | 0UL) | (**g_1273)) || (((p_31 & (-1L)) ^ ((l_2971 = (((safe_mod_func_int64_t_s_s((((-1L) & p_30) | l_2913), p_30)) < (**g_1273)) <= (*g_689))) , 0x8B50L)) ^ (*g_1330))) > 0xFCL) , (void*)0) == &g_1813) | (**g_2296))) , 65535UL) >= p_31), (**g_2296))) & p_30), 10)) == p_30), p_31))), p_30)) && p_31))))) , l_2972[5]) == (void*)0) <= l_2973))
                    { /* block id: 1263 */
                        uint32_t l_2974 = 0x5EA30CEFL;
                        int32_t *l_2977 = &l_2913;
                        (*g_2027) |= p_30;
                        l_2974++;
                        (***g_1239) = p_32;
                        (***g_1239) = l_2917;
                    }
                    else
                    { /* block id: 1268 */
                        uint32_t l_2979 = 4294967289UL;
                        (*g_2027) = l_2978;
                        l_2979 = 0xCA7BB5CFL;
                    }
                    if (((((*g_436) &= ((p_31 & (safe_mul_func_uint16_t_u_u((*g_247), (~0xBCB84DA9L)))) < p_31)) || (((*g_2027) = (l_2905 ^= 0x3D880855L)) & ((l_2983 = p_31) | (((((safe_mul_func_uint8_t_u_u(255UL, l_2971)) && ((*g_247)--)) , (l_2988 == &g_2684)) != p_31) == 0x3CB4L)))) < l_2906))
                    { /* block id: 1277 */
                        return (*g_1403);
                    }
                    else
                    { /* block id: 1279 */
                        uint32_t l_2991 = 0x12DFE604L;
                        (**g_1445) = &l_2905;
                    }
                    (*g_2027) = ((safe_lshift_func_uint8_t_u_u((l_2905 = 255UL), 3)) , ((*l_2917) && (safe_mul_func_uint8_t_u_u((((p_30 < 0x7BL) == (0UL < (safe_mul_func_uint8_t_u_u((l_2905 = (safe_sub_func_int32_t_s_s(l_2906, (p_31 ^ (0x378412F39FDFCC79LL && p_30))))), l_2914)))) , p_30), 0xA9L))));
                    if (p_30)
                        continue;
                }
                l_3004 = ((*l_3003) = ((*l_2917) = (l_2907 = ((*l_2917) ^ ((*g_2142) == (void*)0)))));
                if (p_30)
                    continue;
                l_3004 = (l_2907 |= (((*g_1330)--) , ((l_2905 == ((*l_2917) , (safe_lshift_func_uint16_t_u_s(((safe_lshift_func_uint8_t_u_s((((*g_1330) <= (((safe_add_func_uint16_t_u_u((****g_1810), ((*g_247) = 0x3931L))) , (safe_sub_func_uint64_t_u_u(((void*)0 != &l_2897[1][0]), (safe_add_func_uint64_t_u_u((safe_add_func_int64_t_s_s((((*g_436) |= (safe_add_func_uint64_t_u_u((p_31 > (p_30 |= (safe_mul_func_int16_t_s_s((**g_1402), 65535UL)))), 0L))) , p_30), (*l_3003))), (*g_689)))))) , p_31)) && 0x1ADC6A83A4996BF9LL), 2)) >= (*g_1330)), p_31)))) & p_31)));
            }
            else
            { /* block id: 1301 */
                return (**g_1402);
            }
            (**g_1445) = p_32;
            if (l_2973)
                break;
            for (g_2080 = 0; (g_2080 <= 3); g_2080 += 1)
            { /* block id: 1308 */
                (***g_1239) = p_32;
            }
        }
        for (g_2552 = 3; (g_2552 >= 0); g_2552 -= 1)
        { /* block id: 1314 */
            int8_t l_3024 = 1L;
            int32_t *l_3025 = &g_116;
            int32_t *l_3026 = (void*)0;
            int32_t *l_3027 = &g_1739;
            int32_t *l_3028 = &g_441[6];
            int32_t *l_3029 = (void*)0;
            int32_t *l_3030 = &g_120;
            int32_t *l_3031 = &g_120;
            int32_t *l_3032 = &g_120;
            int32_t *l_3033 = &g_441[0];
            int32_t *l_3034[1];
            int32_t l_3036[10][9][2] = {{{(-5L),(-1L)},{0x56527CBBL,0xF0E387EDL},{0x11E4B5C3L,0x11E4B5C3L},{0xEA898DA1L,0x32689293L},{0x11795306L,0xF0E387EDL},{(-1L),0xA80C45D1L},{(-5L),(-1L)},{(-1L),(-1L)},{(-1L),(-1L)}},{{(-5L),0xA80C45D1L},{(-1L),0xF0E387EDL},{0x11795306L,0x32689293L},{0xEA898DA1L,0x11E4B5C3L},{0x11E4B5C3L,0xF0E387EDL},{0x56527CBBL,(-1L)},{(-5L),0x56527CBBL},{0x3D138A5DL,(-1L)},{0xA80C45D1L,0x29D49C37L}},{{(-5L),0x3D138A5DL},{0x29D49C37L,0xF0E387EDL},{0x32689293L,0x11795306L},{0xEA898DA1L,0x11795306L},{0x32689293L,0xF0E387EDL},{0x29D49C37L,0x3D138A5DL},{(-5L),0x29D49C37L},{0xA80C45D1L,(-1L)},{0x3D138A5DL,0x56527CBBL}},{{(-5L),(-1L)},{0x56527CBBL,0xF0E387EDL},{0x11E4B5C3L,0x11E4B5C3L},{0xEA898DA1L,0x32689293L},{0x11795306L,0xF0E387EDL},{(-1L),0xA80C45D1L},{(-5L),(-1L)},{(-1L),(-1L)},{(-1L),(-1L)}},{{(-5L),0xA80C45D1L},{(-1L),0xF0E387EDL},{0x11795306L,0x32689293L},{0xEA898DA1L,0x11E4B5C3L},{0x11E4B5C3L,0xF0E387EDL},{0x56527CBBL,(-1L)},{(-5L),0x56527CBBL},{0x3D138A5DL,(-1L)},{0xA80C45D1L,0x29D49C37L}},{{(-5L),0x3D138A5DL},{0x29D49C37L,0xF0E387EDL},{0x32689293L,0x11795306L},{0xEA898DA1L,0x11795306L},{0x32689293L,0xF0E387EDL},{0x29D49C37L,0x3D138A5DL},{(-5L),0x29D49C37L},{0xA80C45D1L,(-1L)},{0x3D138A5DL,0x56527CBBL}},{{(-5L),(-1L)},{0x56527CBBL,0xF0E387EDL},{0x11E4B5C3L,0x11E4B5C3L},{0xEA898DA1L,0x32689293L},{0x11795306L,0xF0E387EDL},{(-1L),0xA80C45D1L},{(-5L),(-1L)},{(-1L),(-1L)},{(-1L),(-1L)}},{{(-5L),0xA80C45D1L},{(-1L),0xF0E387EDL},{0x11795306L,0x32689293L},{0xEA898DA1L,0x11E4B5C3L},{0x11E4B5C3L,0xF0E387EDL},{0x56527CBBL,(-1L)},{(-5L),0x56527CBBL},{0x3D138A5DL,(-1L)},{0xA80C45D1L,0x29D49C37L}},{{(-5L),0x3D138A5DL},{0x29D49C37L,0xF0E387EDL},{0x32689293L,0x11795306L},{0xEA898DA1L,0x11795306L},{0x32689293L,0xF0E387EDL},{0x29D49C37L,0x3D138A5DL},{(-5L),0x29D49C37L},{0xA80C45D1L,(-1L)},{0x3D138A5DL,0x56527CBBL}},{{(-5L),(-1L)},{0x56527CBBL,0xF0E387EDL},{0x11E4B5C3L,0x11E4B5C3L},{0xEA898DA1L,0x32689293L},{0x11795306L,0xF0E387EDL},{(-1L),0xA80C45D1L},{(-5L),(-1L)},{(-1L),(-1L)},{(-1L),(-1L)}}};
            int i, j, k;
            for (i = 0; i < 1; i++)
                l_3034[i] = (void*)0;
            --l_3040;
            if (p_31)
                continue;
            return l_3043;
        }
        for (g_1580 = 3; (g_1580 >= 0); g_1580 -= 1)
        { /* block id: 1321 */
            int8_t l_3062 = (-1L);
            uint16_t l_3065 = 65528UL;
            int32_t l_3072[8] = {1L,0xD5EF7822L,1L,0xD5EF7822L,1L,0xD5EF7822L,1L,0xD5EF7822L};
            int64_t l_3091 = 5L;
            int32_t l_3136 = 1L;
            int32_t *l_3137 = &l_3037;
            uint64_t *l_3156 = &g_2516;
            int32_t *l_3157 = &l_3072[2];
            int32_t *****l_3169 = (void*)0;
            uint64_t l_3238 = 4UL;
            int16_t * const *l_3289 = &g_2297[3][3];
            int16_t * const **l_3288 = &l_3289;
            int i;
            for (l_3040 = 0; (l_3040 <= 3); l_3040 += 1)
            { /* block id: 1324 */
                const int32_t ***l_3052 = &g_2891[0][5];
                uint16_t l_3053 = 0x6A73L;
                int32_t * const l_3054 = &l_2905;
                int32_t l_3087 = 0x003F7AD8L;
                int32_t l_3093 = 0x521B7B9DL;
                int32_t l_3095 = 0x84F6CA23L;
                int i, j, k;
                (*g_2027) = (0x40867A904EA0B4C8LL || (safe_mul_func_int8_t_s_s(((**g_1273) == (((((p_31 > (((safe_mul_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u(1UL, p_30)), (safe_mul_func_uint8_t_u_u(((**g_2296) < ((*l_2917) == ((((*l_3052) = &g_2892[8][8]) == (**g_2683)) == (-1L)))), p_30)))) , (*l_2917)) >= 1L)) > l_3053) & l_3053) > (*l_2917)) >= (*g_365))), 1UL)));
                for (g_2080 = 3; (g_2080 >= 0); g_2080 -= 1)
                { /* block id: 1329 */
                    int32_t **l_3055 = (void*)0;
                    int32_t **l_3056 = (void*)0;
                    int32_t **l_3057 = &g_327[3];
                    uint32_t *l_3068[3][5] = {{&g_2768,(void*)0,(void*)0,&g_2768,(void*)0},{&g_2768,&g_2768,&g_2768,&g_2768,&g_2768},{(void*)0,&g_2768,(void*)0,(void*)0,&g_2768}};
                    uint8_t *l_3071 = &g_218;
                    int32_t l_3089 = (-7L);
                    int32_t l_3092[6] = {0xE628A88DL,1L,1L,0xE628A88DL,1L,1L};
                    uint16_t l_3096 = 65533UL;
                    int i, j;
                    (*l_3057) = (p_30 , l_3054);
                    (*g_2027) = ((safe_mul_func_uint8_t_u_u((l_3072[7] = (p_30 = ((*l_3071) = (((safe_div_func_uint32_t_u_u(((*l_3054) = ((*g_1330) &= ((l_3062 >= p_30) ^ ((&g_688 != (void*)0) || ((l_3065 != (l_3066 != &g_2142)) <= 0x0A22L))))), (safe_lshift_func_int8_t_s_u((l_3038 |= ((***g_1309) = 0x82L)), p_30)))) & p_31) & l_3062)))), (*l_2917))) ^ p_31);
                    for (l_2905 = 0; (l_2905 <= 3); l_2905 += 1)
                    { /* block id: 1341 */
                        int32_t l_3082 = (-8L);
                        int8_t ** const **l_3086 = &g_1422;
                        int32_t *l_3088 = &l_3023[2];
                        int32_t *l_3090[10];
                        int i;
                        for (i = 0; i < 10; i++)
                            l_3090[i] = &l_3039;
                        (*g_2027) = ((safe_mul_func_int16_t_s_s((((~((((-1L) && ((**g_2296) = (**g_1402))) ^ ((safe_mul_func_uint8_t_u_u((safe_add_func_uint8_t_u_u(p_30, ((safe_mul_func_uint8_t_u_u(l_3082, 255UL)) , (safe_rshift_func_int8_t_s_s(((255UL & ((l_3085[0] != l_3086) , (p_30 == (*l_2917)))) < 1UL), 1))))), p_31)) , p_31)) < p_31)) < 2UL) <= (*****g_1420)), l_3065)) ^ l_3072[3]);
                        l_3096--;
                        (*l_2917) &= l_3072[0];
                        (*l_3088) = p_30;
                    }
                }
            }
            (*g_2027) = ((safe_add_func_uint32_t_u_u((safe_div_func_int64_t_s_s((((safe_div_func_uint32_t_u_u((safe_add_func_uint32_t_u_u(((*g_1330) = (safe_mod_func_uint32_t_u_u(l_3072[7], ((safe_rshift_func_int8_t_s_s((safe_div_func_int32_t_s_s((l_2905 = (safe_sub_func_int64_t_s_s((((*l_2917) && (**g_1273)) >= (*l_2917)), ((safe_sub_func_int64_t_s_s(((((safe_mod_func_int8_t_s_s((safe_mod_func_int8_t_s_s((5L >= (((safe_div_func_int32_t_s_s((p_30 , (safe_add_func_uint64_t_u_u(((safe_mul_func_uint8_t_u_u((p_31 >= ((((1UL || (safe_div_func_int32_t_s_s(((*l_3137) = (safe_unary_minus_func_uint16_t_u((((safe_lshift_func_uint8_t_u_u(((safe_mod_func_uint8_t_u_u(((***g_1811) <= l_3136), p_30)) <= l_3091), 6)) , &l_3065) != (*g_1812))))), p_30))) != 252UL) , p_31) >= 255UL)), (-1L))) , p_31), l_2950))), 0x50E06EF1L)) | p_31) , 255UL)), 0x18L)), l_3062)) , (void*)0) != (void*)0) >= (*l_2917)), p_30)) || (*l_3137))))), p_31)), 6)) ^ (*l_2917))))), p_31)), l_3062)) , 65531UL) , 0x8009715A11EE908ELL), 0x4A5829A2C24DF0E6LL)), (*l_2917))) , l_2905);
            (*l_3157) |= ((safe_add_func_uint8_t_u_u((safe_div_func_int8_t_s_s((p_31 && (safe_mod_func_uint32_t_u_u((((safe_div_func_uint16_t_u_u((safe_lshift_func_int8_t_s_s((((***g_1811) , (void*)0) != l_3148[0]), (safe_mul_func_int8_t_s_s(((((!(((*l_3137) < p_30) , 9UL)) , (safe_mod_func_uint64_t_u_u(((*l_3156) = (3UL != ((safe_sub_func_int16_t_s_s((**g_2296), (*l_3137))) < (*g_436)))), (*g_1274)))) , p_31) , p_30), p_31)))), 0x7FB4L)) , p_30) , (*l_2917)), (-1L)))), l_3038)), 0UL)) != (-3L));
            if ((safe_rshift_func_uint8_t_u_s(p_31, 2)))
            { /* block id: 1356 */
                int32_t *l_3160 = &g_116;
                int32_t *l_3161 = &g_120;
                int32_t *l_3162[8][4] = {{&g_441[1],&l_3023[4],(void*)0,&g_441[3]},{&g_441[3],&l_3023[4],&l_3023[4],&g_441[3]},{&g_441[1],&l_3023[4],(void*)0,&g_441[3]},{&g_441[3],&l_3023[4],&l_3023[4],&g_441[3]},{&g_441[1],&l_3023[4],(void*)0,&g_441[3]},{&g_441[3],&l_3023[4],&l_3023[4],&g_441[3]},{&g_441[1],&l_3023[4],(void*)0,&g_441[3]},{&g_441[3],&l_3023[4],&l_3023[4],&g_441[3]}};
                int i, j;
                ++l_3164;
                if ((((*l_3160) |= ((safe_rshift_func_int16_t_s_u(((void*)0 == l_3169), 14)) || (l_3035 > (safe_rshift_func_int8_t_s_u((l_3172[0] == (((!((safe_lshift_func_int16_t_s_u(((l_3176 != g_3178) , (safe_add_func_int16_t_s_s((*l_2917), ((safe_lshift_func_int8_t_s_u((safe_lshift_func_int8_t_s_s((((*g_247) = (((*l_3137) != (-6L)) , 7UL)) ^ p_31), (***g_1422))), 4)) == (*l_2917))))), (**g_1812))) >= p_31)) >= (**g_688)) , (void*)0)), (*l_2917)))))) ^ 0UL))
                { /* block id: 1360 */
                    (***g_1239) = &l_3023[5];
                }
                else
                { /* block id: 1362 */
                    for (g_1664 = 0; (g_1664 <= 3); g_1664 += 1)
                    { /* block id: 1365 */
                        uint32_t l_3186 = 1UL;
                        l_3186--;
                    }
                    if (p_31)
                        continue;
                }
                (*g_2027) = 0xEBAACE17L;
            }
            else
            { /* block id: 1371 */
                uint8_t l_3197 = 1UL;
                uint32_t l_3210 = 0xFDB4A46FL;
                int32_t l_3211 = 9L;
                int32_t l_3212 = 1L;
                int32_t l_3221 = 1L;
                int32_t l_3224 = 0xDEDD9793L;
                int32_t l_3232 = (-9L);
                int32_t l_3236 = 0x0C2B9A8DL;
                int32_t l_3237 = 0L;
                int64_t l_3261 = 1L;
                if (p_30)
                    break;
                if ((safe_add_func_uint8_t_u_u(((safe_sub_func_uint16_t_u_u((***g_1811), (*g_247))) >= 1UL), ((safe_div_func_uint8_t_u_u((safe_add_func_int8_t_s_s(l_3197, ((void*)0 != l_3198[1][0]))), (safe_div_func_uint32_t_u_u((safe_sub_func_int64_t_s_s((((~((l_3197 || (p_30 <= (safe_div_func_uint64_t_u_u((safe_mul_func_uint16_t_u_u((*g_247), l_3210)), (*g_689))))) | (*l_3137))) != 0xF4L) & l_3210), p_31)), (*l_3157))))) , l_2906))))
                { /* block id: 1373 */
                    int64_t l_3220 = (-1L);
                    int32_t l_3222 = 9L;
                    int32_t l_3223 = 1L;
                    int32_t l_3225 = 0x82801385L;
                    int32_t l_3226 = (-1L);
                    int32_t l_3227 = 6L;
                    int32_t l_3229 = 1L;
                    int32_t l_3230 = 0xE8545E07L;
                    int32_t l_3231 = 0x75A5C6A2L;
                    int32_t l_3233 = 0x26C5D0CDL;
                    int32_t l_3234 = 0xB8845CCCL;
                    int32_t l_3235[3][3][9] = {{{0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L},{4L,4L,(-7L),4L,4L,(-7L),4L,4L,(-7L)},{0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L}},{{4L,4L,(-7L),4L,4L,(-7L),4L,4L,(-7L)},{0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L},{4L,4L,(-7L),4L,4L,(-7L),4L,4L,(-7L)}},{{0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L},{4L,4L,(-7L),4L,4L,(-7L),4L,4L,(-7L)},{0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L,0x1F70508AL,0x1F70508AL,0L}}};
                    int i, j, k;
                    for (l_3037 = 0; (l_3037 <= 1); l_3037 += 1)
                    { /* block id: 1376 */
                        int32_t *l_3213 = &g_441[1];
                        int32_t *l_3214 = &l_3072[7];
                        int32_t *l_3215 = &l_3072[2];
                        int32_t *l_3216 = (void*)0;
                        int32_t *l_3217 = &g_116;
                        int32_t *l_3218 = &g_441[1];
                        int32_t *l_3219[5][6][2] = {{{&l_3039,&l_3037},{&g_120,(void*)0},{&l_3037,(void*)0},{&g_120,&l_3037},{&l_3039,&l_3039},{&l_3039,&l_3037}},{{&g_120,(void*)0},{&l_3037,(void*)0},{&g_120,&l_3037},{&l_3039,&l_3039},{&l_3039,&l_3037},{&g_120,(void*)0}},{{&l_3037,(void*)0},{&g_120,&l_3037},{&l_3039,&l_3039},{&l_3039,&l_3037},{&g_120,(void*)0},{&l_3037,(void*)0}},{{&g_120,&l_3037},{&l_3039,&l_3039},{&l_3039,&l_3037},{&g_120,(void*)0},{&l_3037,(void*)0},{&g_120,&l_3037}},{{&l_3039,&l_3039},{&l_3039,&l_3037},{&g_120,&l_3039},{&g_120,&l_3039},{&l_3023[4],&g_120},{&l_3037,&l_3037}}};
                        int i, j, k;
                        --l_3238;
                        (*l_2917) = 0x86F81090L;
                    }
                }
                else
                { /* block id: 1380 */
                    int32_t *l_3241 = &l_3163;
                    int32_t *l_3260[6];
                    int i;
                    for (i = 0; i < 6; i++)
                        l_3260[i] = (void*)0;
                    l_3241 = ((**g_1240) = p_32);
                    l_3224 = (safe_lshift_func_uint8_t_u_s(((safe_add_func_uint8_t_u_u((*l_3137), ((***g_1309) != (safe_sub_func_int16_t_s_s(((*l_2917) == (((safe_mod_func_uint64_t_u_u((((*l_3157) = (!((-1L) != ((safe_lshift_func_uint8_t_u_u((((*l_3156) = (**g_688)) , (safe_lshift_func_uint16_t_u_s(((p_30 < ((l_3038 < p_30) != ((+((safe_add_func_int32_t_s_s((p_31 , 0L), (*l_2917))) , l_3210)) , 0UL))) < (*l_3157)), (*l_2917)))), p_31)) != p_30)))) && p_31), p_30)) >= 0x02L) != l_2906)), p_30))))) , 2UL), p_31));
                    --l_3262;
                    for (l_3065 = 0; (l_3065 <= 3); l_3065 += 1)
                    { /* block id: 1389 */
                        int16_t l_3265 = 0x0A7BL;
                        int32_t l_3266[6] = {0x63C71A52L,0x63C71A52L,0x63C71A52L,0x63C71A52L,0x63C71A52L,0x63C71A52L};
                        int i;
                        l_3267--;
                    }
                }
            }
            for (g_64 = 0; (g_64 <= 3); g_64 += 1)
            { /* block id: 1396 */
                uint8_t *l_3273 = &l_3267;
                int32_t l_3287 = (-1L);
                int16_t * const ***l_3290[4][7][6] = {{{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,(void*)0},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{(void*)0,(void*)0,&l_3288,(void*)0,&l_3288,&l_3288},{&l_3288,&l_3288,(void*)0,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,(void*)0,&l_3288,(void*)0,&l_3288}},{{&l_3288,&l_3288,&l_3288,&l_3288,(void*)0,&l_3288},{&l_3288,(void*)0,&l_3288,&l_3288,(void*)0,(void*)0},{&l_3288,&l_3288,&l_3288,&l_3288,(void*)0,&l_3288},{(void*)0,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{(void*)0,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,(void*)0,&l_3288,(void*)0}},{{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,(void*)0,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,(void*)0,(void*)0},{&l_3288,(void*)0,&l_3288,&l_3288,(void*)0,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,(void*)0,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288}},{{&l_3288,(void*)0,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{&l_3288,&l_3288,(void*)0,(void*)0,&l_3288,&l_3288},{&l_3288,&l_3288,&l_3288,&l_3288,&l_3288,&l_3288},{(void*)0,&l_3288,(void*)0,&l_3288,&l_3288,&l_3288}}};
                int32_t l_3297 = (-5L);
                int i, j, k;
                (*l_3137) = (safe_mul_func_uint16_t_u_u(p_30, (((*l_3273)++) < (safe_sub_func_int8_t_s_s(((safe_sub_func_int16_t_s_s((safe_sub_func_int8_t_s_s(((~((((**g_1310) = (safe_mod_func_uint8_t_u_u(((safe_div_func_uint8_t_u_u(((((l_3287 , ((**g_2296) &= 0x995CL)) , l_2919) == (g_3291 = l_3288)) == (l_3297 = (safe_lshift_func_uint8_t_u_u(p_30, ((&g_1402 == &g_1402) != (((*g_436) = ((safe_unary_minus_func_uint16_t_u((((safe_sub_func_uint8_t_u_u(p_31, p_31)) > (*l_2917)) | (*g_689)))) == 18446744073709551610UL)) > p_30)))))), (*g_365))) & 0x764A9DE0F8EC7346LL), p_31))) | (*l_2917)) < (*l_2917))) != (*g_1330)), p_30)), 0xBE68L)) & (*l_3157)), 0xADL)))));
                for (g_957 = 0; (g_957 <= 3); g_957 += 1)
                { /* block id: 1406 */
                    int32_t * const l_3299[5] = {&l_3228[7],&l_3228[7],&l_3228[7],&l_3228[7],&l_3228[7]};
                    int i;
                    for (g_1185 = 0; (g_1185 <= 3); g_1185 += 1)
                    { /* block id: 1409 */
                        uint64_t l_3298 = 18446744073709551606UL;
                        (***g_1239) = p_32;
                        if (l_3298)
                            continue;
                        if (p_31)
                            break;
                    }
                    for (l_3164 = 0; (l_3164 <= 3); l_3164 += 1)
                    { /* block id: 1416 */
                        (*g_1241) = p_32;
                        (***g_1239) = (void*)0;
                        (***g_1239) = l_3299[4];
                    }
                }
            }
        }
        if (l_3038)
            continue;
        for (g_1664 = 0; (g_1664 <= 3); g_1664 += 1)
        { /* block id: 1427 */
            uint32_t l_3305 = 18446744073709551610UL;
            int32_t *** const l_3315 = &g_1241;
            int32_t l_3350 = (-9L);
            int32_t l_3351 = 0x9827C505L;
            int32_t l_3352 = 0x77722B25L;
            int32_t l_3353 = 0xFA129F85L;
            int32_t l_3354 = 0xBF8C9AD4L;
            int32_t l_3356 = 0x69F90004L;
            int32_t l_3357[5][9][2] = {{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}},{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}},{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}},{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}},{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}}};
            int i, j, k;
            if (p_31)
                break;
            for (g_2544 = 3; (g_2544 >= 0); g_2544 -= 1)
            { /* block id: 1431 */
                int64_t l_3302 = (-1L);
                int32_t **l_3313[4];
                int32_t ***l_3312[9][6][2] = {{{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[1],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[3],&l_3313[2]},{&l_3313[2],(void*)0}},{{&l_3313[2],&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[2],(void*)0},{&l_3313[2],&l_3313[2]},{&l_3313[3],&l_3313[2]}},{{&l_3313[2],&l_3313[1]},{&l_3313[1],&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[0]},{&l_3313[2],(void*)0},{&l_3313[2],&l_3313[1]}},{{&l_3313[2],&l_3313[2]},{(void*)0,&l_3313[2]},{&l_3313[2],&l_3313[2]},{(void*)0,&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[2],(void*)0}},{{&l_3313[2],&l_3313[0]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[1],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[3],&l_3313[2]}},{{&l_3313[2],(void*)0},{&l_3313[2],&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[2],(void*)0},{&l_3313[2],&l_3313[2]}},{{&l_3313[3],&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[1],&l_3313[2]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[0]},{&l_3313[2],(void*)0}},{{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{(void*)0,&l_3313[2]},{&l_3313[2],&l_3313[2]},{(void*)0,&l_3313[2]},{&l_3313[2],&l_3313[1]}},{{&l_3313[2],(void*)0},{&l_3313[2],&l_3313[0]},{&l_3313[2],&l_3313[1]},{&l_3313[2],&l_3313[2]},{&l_3313[1],&l_3313[1]},{&l_3313[2],&l_3313[2]}}};
                uint32_t *l_3333[9];
                int32_t l_3349[7][7] = {{6L,7L,6L,3L,3L,6L,7L},{5L,0x716742CBL,1L,1L,0x716742CBL,5L,0x716742CBL},{6L,3L,3L,6L,7L,6L,3L},{0xD12A5AD5L,0xD12A5AD5L,5L,1L,5L,0xD12A5AD5L,0xD12A5AD5L},{0x15600F41L,3L,0xC82CC107L,3L,0x15600F41L,0x15600F41L,3L},{0L,0x716742CBL,0L,5L,5L,0L,0x716742CBL},{3L,7L,0xC82CC107L,0xC82CC107L,7L,3L,7L}};
                int i, j, k;
                for (i = 0; i < 4; i++)
                    l_3313[i] = &g_956[4][2][1];
                for (i = 0; i < 9; i++)
                    l_3333[i] = &l_3262;
                if (((safe_div_func_uint8_t_u_u(((l_3302 = 0x5AD7864AL) , (p_30 , 6UL)), (safe_div_func_int16_t_s_s((l_3305 , ((safe_mul_func_uint8_t_u_u((safe_sub_func_int8_t_s_s((safe_mul_func_int16_t_s_s(((l_3314 = &g_956[5][1][2]) != (**g_2683)), (l_3315 != ((safe_add_func_uint8_t_u_u(((***g_2295) , p_31), 0x0BL)) , l_3318)))), l_3319)), (*l_2917))) >= l_3319)), 2UL)))) > p_30))
                { /* block id: 1434 */
                    uint32_t *l_3336 = (void*)0;
                    int32_t *l_3337 = &l_3039;
                    int32_t l_3338 = (-1L);
                    for (l_3319 = 3; (l_3319 >= 0); l_3319 -= 1)
                    { /* block id: 1437 */
                        uint8_t **l_3323 = &g_1483[1][2][0];
                        uint8_t ***l_3322 = &l_3323;
                        uint32_t **l_3334 = &l_3333[8];
                        int32_t l_3335 = 1L;
                        l_3038 = (+(((*l_3177) &= (((~(((p_30 <= ((g_1482 = &g_1483[1][2][1]) == ((*l_3322) = &g_1483[0][6][0]))) > ((safe_mul_func_int8_t_s_s(l_3302, (safe_rshift_func_int16_t_s_u(p_30, 0)))) < ((((((((p_30 , (l_3337 = l_3336)) != p_32) && l_3319) , l_3335) , p_31) > 1UL) , (**g_1273)) <= l_3338))) || 65531UL)) >= (*l_2917)) ^ (*g_2027))) , 4UL));
                        (*g_2027) = p_30;
                        if (p_30)
                            continue;
                        return p_31;
                    }
                }
                else
                { /* block id: 1448 */
                    int32_t *l_3339 = &l_3035;
                    int32_t *l_3340 = &l_3023[4];
                    int32_t *l_3341 = &l_3039;
                    int32_t *l_3342 = &g_441[2];
                    int32_t *l_3343 = &l_3319;
                    int32_t *l_3344 = &g_441[3];
                    int32_t *l_3345 = (void*)0;
                    int32_t *l_3346 = (void*)0;
                    int32_t *l_3347 = &l_3038;
                    int32_t *l_3348[8][10] = {{&g_116,&l_3228[7],&g_9,(void*)0,(void*)0,(void*)0,&l_3023[2],(void*)0,&l_3037,&g_120},{(void*)0,&l_3039,&l_3319,&g_116,&g_3,&l_3319,&g_120,&l_3319,&g_3,&g_116},{&l_3038,&l_3228[3],&l_3038,&l_3319,&g_441[4],&l_3319,&l_2905,&g_120,&l_3319,&l_3037},{&l_3039,(void*)0,&g_441[4],&l_3039,&g_116,&l_3023[4],&l_3023[2],&g_120,(void*)0,&l_3038},{&g_120,&l_2905,&l_3038,&l_3228[7],&l_3319,(void*)0,(void*)0,&l_3319,&l_3319,(void*)0},{&l_2905,(void*)0,&l_3319,&l_3319,(void*)0,&l_2905,&l_3037,(void*)0,&l_3319,&l_3039},{&l_3228[7],&l_3039,&g_9,&l_3023[2],&g_120,(void*)0,&l_3228[7],&g_441[4],&l_3023[4],&l_3038},{&l_3228[7],&g_3,&l_2905,&g_116,&l_3038,&l_2905,&l_3038,&l_2905,(void*)0,&g_441[4]}};
                    int i, j;
                    --l_3358;
                }
            }
        }
    }
    l_3361[1][5][1] = &l_3319;
    for (g_1664 = (-1); (g_1664 >= 1); ++g_1664)
    { /* block id: 1457 */
        const int16_t l_3376 = 0L;
        int64_t l_3388[6] = {0L,0L,0L,0L,0L,0L};
        int8_t l_3396 = (-5L);
        int32_t l_3433[2][4][6] = {{{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L}},{{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L},{0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L,0xBAEC0417L}}};
        int32_t l_3445[1][4];
        int32_t ****l_3476 = &l_3455;
        int32_t ** const l_3496 = (void*)0;
        int32_t **l_3497[9] = {&l_3361[1][5][1],&g_327[5],&l_3361[1][5][1],&g_327[5],&l_3361[1][5][1],&g_327[5],&l_3361[1][5][1],&g_327[5],&l_3361[1][5][1]};
        int8_t * const *l_3535 = (void*)0;
        int32_t l_3552 = 0x34599896L;
        int16_t ****l_3638 = &g_2295;
        int64_t ***l_3684 = &g_2640[1];
        uint8_t *l_3703 = (void*)0;
        uint16_t l_3720 = 6UL;
        uint32_t l_3758 = 0UL;
        uint64_t *l_3839 = (void*)0;
        uint64_t **l_3838 = &l_3839;
        int32_t **** const l_3874 = &g_1240;
        const uint64_t l_3888 = 18446744073709551608UL;
        uint32_t l_3905 = 0x2904F57DL;
        uint32_t l_3913 = 0xE990A63FL;
        uint32_t l_3962 = 0xE2BDB819L;
        const int8_t l_3963 = 0x23L;
        int i, j, k;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 4; j++)
                l_3445[i][j] = 0xC79DECC8L;
        }
        for (g_294 = 0; (g_294 < 59); ++g_294)
        { /* block id: 1460 */
            int16_t l_3374 = 0x5CD2L;
            const int8_t *l_3375 = &g_246;
            uint16_t **l_3384 = (void*)0;
            int32_t l_3416 = 1L;
            int32_t l_3428 = 0x16B81CAFL;
            int32_t l_3429 = 0L;
            int32_t l_3430[6][2];
            uint16_t l_3475 = 0UL;
            int i, j;
            for (i = 0; i < 6; i++)
            {
                for (j = 0; j < 2; j++)
                    l_3430[i][j] = 0xD3BCD996L;
            }
        }
        for (g_2080 = 0; (g_2080 <= (-6)); g_2080--)
        { /* block id: 1546 */
            uint32_t l_3566 = 5UL;
            uint64_t *l_3572 = &g_165;
            int32_t l_3573 = 0L;
            int8_t l_3592 = 0x0FL;
            int8_t l_3616 = 0xBEL;
            int16_t ****l_3637 = (void*)0;
            int32_t ****l_3643[9][4] = {{&g_1240,&g_1445,(void*)0,(void*)0},{&g_1240,&g_1240,&g_1445,&g_1445},{&g_1445,&g_1240,&g_1445,&g_1240},{&g_1240,(void*)0,(void*)0,&g_1445},{&g_1240,(void*)0,(void*)0,&g_1240},{(void*)0,&g_1240,&g_1240,&g_1445},{(void*)0,&g_1240,(void*)0,(void*)0},{&g_1240,&g_1445,(void*)0,(void*)0},{&g_1240,&g_1240,&g_1445,&g_1445}};
            int32_t l_3663 = (-2L);
            int i, j;
            (*g_2027) = ((0x656AD3B69022F5CALL <= (safe_lshift_func_int16_t_s_s((safe_lshift_func_uint8_t_u_u(p_30, 1)), (***g_2295)))) || ((g_3560 == &g_3561) , (((l_3566 = (l_3565 || 0x7BA5BF7EL)) & ((l_3573 = (((((g_3567 && (((*l_3572) = (safe_sub_func_uint32_t_u_u((safe_sub_func_int64_t_s_s((((*g_1403) <= p_30) | (***g_3464)), p_30)), 0xA248B7E1L))) , 0xE216L)) == p_31) & (***g_1309)) || p_30) , 0L)) >= (-1L))) >= p_31)));
            if (p_30)
            { /* block id: 1551 */
                uint16_t l_3595 = 0UL;
                for (g_107 = 0; (g_107 <= 8); g_107 += 1)
                { /* block id: 1554 */
                    uint32_t l_3578 = 0x4D893723L;
                    uint8_t *l_3593 = &l_3040;
                    int32_t l_3594 = (-7L);
                    (*g_2027) |= (safe_rshift_func_int16_t_s_u(((safe_lshift_func_int16_t_s_u((l_3578 & ((((*l_3593) = (safe_div_func_int32_t_s_s((p_30 , (safe_rshift_func_uint8_t_u_u(((safe_add_func_int32_t_s_s(p_30, (safe_unary_minus_func_uint64_t_u(((*l_3572) = ((*g_436) && ((safe_mul_func_uint8_t_u_u(((l_3578 & (0x0BAEL < (-10L))) && ((safe_rshift_func_int8_t_s_s(((((safe_lshift_func_uint16_t_u_u(((**g_3462) = ((((*g_1482) != (**g_3561)) < l_3578) != p_30)), 12)) ^ p_31) <= l_3592) < (*g_689)), 6)) | 255UL)), p_30)) != 0x27D97720L))))))) <= (*****g_1420)), l_3578))), 0xB9550FCEL))) != p_30) != 7L)), p_31)) < 0L), 9));
                    for (l_3043 = 1; (l_3043 <= 8); l_3043 += 1)
                    { /* block id: 1561 */
                        l_3595++;
                    }
                }
            }
            else
            { /* block id: 1565 */
                int8_t *l_3600 = &l_3396;
                int32_t l_3601 = 0x09FE6A60L;
                uint8_t * const **l_3613 = &g_2143;
                int32_t l_3619 = 0x8369348AL;
                int32_t l_3620[8][4][5] = {{{0xACB98731L,(-4L),(-1L),0x156D73BDL,(-4L)},{0xE3E08721L,(-1L),0x9F77BA1BL,0x21D4850AL,4L},{0xACB98731L,1L,(-10L),1L,0xACB98731L},{0xC4AED8CEL,0xF47F4984L,4L,0xB10411A4L,0xFDA3583DL}},{{0x156D73BDL,(-1L),(-6L),(-1L),0x8D27FFEEL},{1L,0xD3A78AB2L,0x69AD2652L,0xF47F4984L,0xFDA3583DL},{(-10L),(-1L),(-1L),(-10L),0xACB98731L},{0xFDA3583DL,0xE105C7E1L,0xC698E889L,0xA7999E1EL,4L}},{{0L,0xACB98731L,0L,(-4L),(-4L)},{0xC698E889L,(-1L),0xCE5B963FL,0xA7999E1EL,0x1F168236L},{(-1L),0L,(-1L),(-10L),0xA72C2C7DL},{9L,0xBC5B64F5L,0x32594FB5L,0xF47F4984L,0x9F77BA1BL}},{{0x731DAFD1L,0x6A520347L,0xACB98731L,(-1L),0xA9C1CEB2L},{0x3DA5FF9FL,0xA7999E1EL,0x32594FB5L,0xB10411A4L,0x32594FB5L},{0L,0L,(-1L),1L,(-4L)},{4L,0xBDFC237DL,0xCE5B963FL,0x21D4850AL,0xC4AED8CEL}},{{0x8D27FFEEL,(-4L),0L,0x156D73BDL,(-6L)},{0x9B4A4BE8L,0xBDFC237DL,0xC698E889L,(-1L),0xB3AC65DEL},{0xA9C1CEB2L,0L,(-1L),0x731DAFD1L,(-4L)},{1L,0xA7999E1EL,0x69AD2652L,(-3L),0x41625D9EL}},{{1L,0x6A520347L,(-6L),(-4L),(-10L)},{1L,0xBC5B64F5L,4L,0xBC5B64F5L,1L},{0xA9C1CEB2L,0L,(-10L),(-6L),0L},{0x9B4A4BE8L,(-1L),0x9F77BA1BL,0xE105C7E1L,1L}},{{0x8D27FFEEL,0xACB98731L,(-1L),0L,0L},{4L,0xE105C7E1L,0xC2368CBDL,0x203C4BF3L,1L},{0L,(-1L),0x731DAFD1L,(-4L),(-10L)},{0x3DA5FF9FL,0xD3A78AB2L,0xFDA3583DL,0xA90131F3L,0x41625D9EL}},{{0x731DAFD1L,(-1L),0x6A520347L,(-4L),(-4L)},{9L,0xF47F4984L,9L,0x203C4BF3L,0xB3AC65DEL},{(-1L),(-1L),0xACB98731L,0x6A520347L,0x731DAFD1L},{4L,(-3L),0xE3E08721L,0x00C11371L,0x1F168236L}}};
                int i, j, k;
                l_3573 &= ((void*)0 == l_3530);
                for (l_3039 = 0; (l_3039 >= (-5)); l_3039 = safe_sub_func_int8_t_s_s(l_3039, 6))
                { /* block id: 1569 */
                    uint16_t l_3604 = 0xFBAEL;
                    int32_t ****l_3614 = &g_1240;
                    int16_t ****l_3639 = &g_2295;
                    if ((p_31 ^ ((**g_1273) < (l_3600 == ((**g_1422) = (****g_1420))))))
                    { /* block id: 1571 */
                        int32_t *****l_3615 = &g_1239;
                        int32_t l_3617[7] = {(-1L),(-1L),0x41E6991CL,(-1L),(-1L),0x41E6991CL,(-1L)};
                        int i;
                        (**g_1240) = (void*)0;
                        if (p_30)
                            break;
                        l_3618 = ((((l_3601 <= (g_3567 = ((safe_mod_func_uint32_t_u_u((((l_3604 != 0L) != ((safe_add_func_int16_t_s_s((((safe_rshift_func_uint16_t_u_u(((**g_3462) ^= ((safe_div_func_uint16_t_u_u((safe_div_func_int8_t_s_s(((*g_3560) != l_3613), ((l_3614 != ((*l_3615) = &g_1240)) & ((void*)0 != (*g_3532))))), 65528UL)) || l_3601)), 13)) , 18446744073709551614UL) , 0x9D68L), p_30)) & 0xBA6E238CL)) == 0x2CL), 1UL)) <= (*g_689)))) && l_3616) >= p_30) <= l_3617[3]);
                        (**g_1240) = (void*)0;
                    }
                    else
                    { /* block id: 1579 */
                        uint16_t l_3622 = 0xDE17L;
                        l_3622++;
                        if (p_30)
                            continue;
                    }
                    (*g_2027) = (safe_sub_func_uint32_t_u_u((***g_3532), ((((l_3619 = (safe_sub_func_int64_t_s_s(l_3592, (l_3601 = (safe_rshift_func_int16_t_s_s(((4UL <= (safe_div_func_uint8_t_u_u(((((((0x27L ^ ((safe_lshift_func_uint16_t_u_s(((safe_rshift_func_uint16_t_u_u((***g_3461), ((((l_3638 = l_3637) == l_3639) >= ((safe_rshift_func_uint8_t_u_s((**g_3562), (((((l_3573 &= (***g_1309)) & p_31) && 0L) != p_31) < l_3642[0][0][7]))) || l_3604)) >= 0xA23F8D27L))) < l_3616), 8)) , 0xECL)) , 0UL) == 0L) , 0L) < p_30) <= p_30), (-1L)))) && p_31), 2)))))) , p_31) && p_30) & p_30)));
                    (*g_2027) = (((***g_3561) , (*g_2295)) == (void*)0);
                }
                g_1239 = l_3643[4][3];
            }
            for (l_3436 = (-5); (l_3436 >= 41); l_3436 = safe_add_func_uint16_t_u_u(l_3436, 3))
            { /* block id: 1594 */
                uint16_t l_3666[8] = {0x3E66L,0x3E66L,0x3E66L,0x3E66L,0x3E66L,0x3E66L,0x3E66L,0x3E66L};
                int16_t ** const *l_3674 = &g_2296;
                uint32_t l_3676 = 0UL;
                uint8_t *l_3692 = &l_3358;
                int i;
            }
            (*g_2027) = ((safe_add_func_uint16_t_u_u(((((void*)0 != (**g_3461)) < (safe_lshift_func_int8_t_s_u(((safe_mul_func_uint16_t_u_u(((p_31 || (l_3703 == ((*g_1482) = (*g_1482)))) , (***g_3461)), (safe_lshift_func_int8_t_s_u(((*g_365) = ((***g_1309) == ((void*)0 == (*g_1810)))), 7)))) && p_31), p_30))) > 0xB9L), p_30)) && p_31);
        }
        for (g_294 = (-16); (g_294 > 1); g_294 = safe_add_func_uint32_t_u_u(g_294, 4))
        { /* block id: 1624 */
            int8_t l_3714 = 6L;
            int32_t l_3719 = 4L;
            uint8_t l_3745 = 0xA0L;
            const int16_t l_3780 = 0x44C8L;
            int8_t l_3783 = 0x42L;
            int8_t *l_3790 = &g_246;
            uint16_t **l_3822[1][1][5] = {{{&g_247,&g_247,&g_247,&g_247,&g_247}}};
            uint32_t l_3833 = 18446744073709551615UL;
            uint32_t ***l_3834 = (void*)0;
            int32_t ****l_3851 = &g_1445;
            int64_t **l_3860[3][1];
            int32_t l_3883 = 0x3A73CF88L;
            uint64_t l_3884 = 0x81D500C67959B9AFLL;
            uint32_t *l_3887 = &g_147;
            int32_t l_3946[6];
            int32_t l_3948 = (-9L);
            int i, j, k;
            for (i = 0; i < 3; i++)
            {
                for (j = 0; j < 1; j++)
                    l_3860[i][j] = &g_3548;
            }
            for (i = 0; i < 6; i++)
                l_3946[i] = (-1L);
        }
        if ((safe_rshift_func_int8_t_s_s(((safe_mod_func_int64_t_s_s((safe_sub_func_uint16_t_u_u((safe_add_func_uint32_t_u_u(((((p_30 && (p_30 , (((safe_add_func_int32_t_s_s(l_3962, l_3963)) == ((safe_mul_func_uint8_t_u_u((((+(safe_mul_func_uint8_t_u_u((&l_3530 == (((**g_3462) = (*g_1813)) , ((p_30 <= 0x98ABB5A0L) , &l_3530))), 8UL))) , 18446744073709551607UL) | 0UL), p_31)) , l_3969[0])) && (**g_688)))) & 0UL) == 18446744073709551614UL) , (***g_3532)), 3L)), 0x6C93L)), 0x497A2E1911F72D77LL)) != 0xEAL), p_31)))
        { /* block id: 1740 */
            g_2106 = ((***l_3874) = (void*)0);
        }
        else
        { /* block id: 1743 */
            (**g_1445) = p_32;
        }
    }
    for (g_112 = 0; (g_112 <= 3); g_112 += 1)
    { /* block id: 1749 */
        const int16_t *****l_3970 = (void*)0;
        int32_t l_3992 = 0x08B29DE4L;
        uint8_t l_3994[8] = {0x58L,0x58L,0x58L,0x58L,0x58L,0x58L,0x58L,0x58L};
        int32_t l_3995 = 0x2FB18F61L;
        int32_t l_3996 = 7L;
        int32_t l_3997 = 1L;
        int32_t l_3998 = 1L;
        int32_t l_3999 = 1L;
        int32_t l_4000 = 0L;
        int32_t l_4001 = 1L;
        int32_t l_4002[4][4][8] = {{{0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L,0xCDF9BF57L,2L,0xCDF9BF57L},{0L,0xCDF9BF57L,2L,0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L},{0xCDF9BF57L,4L,4L,0xCDF9BF57L,0L,0L,0L,0xCDF9BF57L},{4L,0L,4L,0xF0EB14C1L,2L,2L,0xF0EB14C1L,4L}},{{0L,0L,2L,0L,0xFA1F79EEL,0L,2L,0L},{0L,4L,0xF0EB14C1L,2L,2L,0xF0EB14C1L,4L,0L},{4L,0xCDF9BF57L,0L,0L,0L,0xCDF9BF57L,4L,4L},{0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L,0xCDF9BF57L,2L,0xCDF9BF57L}},{{0L,0xCDF9BF57L,2L,0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L},{0xCDF9BF57L,4L,4L,0xCDF9BF57L,0L,0L,0L,0xCDF9BF57L},{4L,0L,4L,0xF0EB14C1L,2L,2L,0xF0EB14C1L,4L},{0L,0L,2L,0L,0xFA1F79EEL,0L,2L,0L}},{{0L,4L,0xF0EB14C1L,2L,2L,0xF0EB14C1L,4L,0L},{4L,0xCDF9BF57L,0L,0L,0L,0xCDF9BF57L,4L,4L},{0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L,0xCDF9BF57L,2L,0xCDF9BF57L},{0L,0xCDF9BF57L,2L,0xCDF9BF57L,0L,0xF0EB14C1L,0xF0EB14C1L,0L}}};
        int i, j, k;
        l_3992 = ((((l_3970 != (void*)0) , ((safe_mul_func_int8_t_s_s((-1L), ((0xD2L && (l_3973 ^= ((*****g_1420) |= 0xBDL))) , ((safe_sub_func_uint16_t_u_u(p_30, (safe_rshift_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_u((safe_div_func_uint16_t_u_u(((p_30 != (((*g_2027) = (safe_rshift_func_uint8_t_u_s((safe_mul_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_s((safe_rshift_func_int16_t_s_u((**g_1402), 13)), ((safe_mod_func_uint8_t_u_u(p_30, l_3992)) , l_3993))), l_3994[4])), l_3994[4]))) && p_30)) ^ (*g_365)), (**g_2296))), l_3992)) | p_30), 5)))) >= 0x62C617BBL)))) < p_30)) , p_30) | p_31);
        ++l_4004;
        for (g_134 = 5; (g_134 >= 1); g_134 -= 1)
        { /* block id: 1757 */
            uint16_t l_4007 = 0x17D0L;
            l_4007++;
            if (p_31)
                break;
            for (l_3999 = 5; (l_3999 >= 0); l_3999 -= 1)
            { /* block id: 1762 */
                if (p_31)
                    break;
            }
        }
        return p_30;
    }
    return (***g_2295);
}


/* ------------------------------------------ */
/* 
 * reads : g_1664 g_1330 g_64 g_2296 g_688 g_689 g_2027 g_441 g_1273 g_1274 g_134 g_1310 g_365 g_2768 g_1241 g_319 g_2297 g_294 g_1886 g_147 g_271 g_2295 g_103 g_107 g_247 g_248 g_1421 g_1422 g_1445 g_1309 g_246 g_436 g_218 g_165
 * writes: g_1664 g_294 g_248 g_2516 g_2297 g_441 g_246 g_2640 g_2768 g_327 g_103 g_107 g_147 g_271 g_112 g_218
 */
static uint64_t  func_35(int16_t  p_36, uint64_t  p_37, int32_t  p_38, uint32_t * p_39, int8_t  p_40)
{ /* block id: 1153 */
    const int16_t *l_2770[2][4];
    const int16_t **l_2769 = &l_2770[0][1];
    int32_t l_2771[7][1][1] = {{{0x6DD496B4L}},{{(-1L)}},{{0x6DD496B4L}},{{(-1L)}},{{0x6DD496B4L}},{{(-1L)}},{{0x6DD496B4L}}};
    int32_t **l_2784[10][4] = {{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}};
    int32_t ***l_2783[6][10] = {{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0},{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0},{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0},{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0},{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0},{&l_2784[3][2],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][1],&l_2784[3][2],(void*)0,&l_2784[4][0],(void*)0}};
    int32_t ****l_2782 = &l_2783[5][8];
    uint32_t l_2785 = 5UL;
    int32_t l_2788 = (-4L);
    int32_t l_2847[1];
    uint16_t l_2859 = 0xBA97L;
    int i, j, k;
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 4; j++)
            l_2770[i][j] = &g_2544;
    }
    for (i = 0; i < 1; i++)
        l_2847[i] = 0x46B0B02AL;
    for (g_1664 = 0; (g_1664 <= 1); g_1664 += 1)
    { /* block id: 1156 */
        uint64_t l_2772 = 18446744073709551608UL;
        int32_t l_2777[10];
        int16_t l_2832 = 0x372EL;
        int32_t *l_2876 = (void*)0;
        int i;
        for (i = 0; i < 10; i++)
            l_2777[i] = 0x3C538AACL;
        l_2769 = l_2769;
        for (g_294 = 0; (g_294 <= 1); g_294 += 1)
        { /* block id: 1160 */
            uint8_t l_2786 = 255UL;
            uint16_t l_2792 = 65532UL;
            int32_t l_2802 = 0x74466AC1L;
            int64_t **l_2822 = &g_436;
            int32_t l_2856[2][4][4] = {{{0x67838C53L,1L,0x67838C53L,0x67838C53L},{1L,1L,1L,1L},{1L,0x67838C53L,0x67838C53L,1L},{0x67838C53L,1L,0x67838C53L,0x67838C53L}},{{1L,1L,1L,1L},{1L,0x67838C53L,0x67838C53L,1L},{0x67838C53L,1L,0x67838C53L,0x67838C53L},{1L,1L,1L,1L}}};
            const uint32_t *l_2866 = &g_2867[3];
            int i, j, k;
            ++l_2772;
            for (g_248 = 0; (g_248 <= 6); g_248 += 1)
            { /* block id: 1164 */
                int32_t **l_2781 = (void*)0;
                int32_t ***l_2780 = &l_2781;
                int32_t ****l_2779 = &l_2780;
                int32_t *****l_2778 = &l_2779;
                int32_t l_2787 = (-4L);
                uint32_t *l_2836 = (void*)0;
                int64_t l_2843 = 0x1CF8745D6F18879ELL;
                uint16_t **l_2844 = &g_247;
                uint8_t l_2879 = 3UL;
                l_2771[4][0][0] ^= (p_38 != (safe_lshift_func_int16_t_s_u(((l_2777[5] = p_40) == (((*g_1330) || ((((((*l_2778) = (void*)0) != l_2782) | ((l_2785 & 4294967294UL) <= l_2786)) <= ((0x951A8ECE839301CELL | 0x1D3D2D05298B2871LL) , 0x7D4993E6F23459C5LL)) >= l_2787)) ^ l_2788)), 9)));
                for (g_2516 = 0; (g_2516 <= 1); g_2516 += 1)
                { /* block id: 1170 */
                    int16_t *l_2789 = &g_107;
                    for (p_38 = 0; (p_38 <= 1); p_38 += 1)
                    { /* block id: 1173 */
                        (*g_2027) |= (0x0810L && ((((*g_2296) = l_2789) != (void*)0) | (p_37 < (safe_sub_func_int16_t_s_s(((*g_688) == (void*)0), l_2792)))));
                        (*g_2027) = p_37;
                    }
                }
                for (g_246 = 0; g_246 < 4; g_246 += 1)
                {
                    g_2640[g_246] = &g_436;
                }
                if (((l_2771[4][0][0] = (((**g_1310) = (0x3145L | (safe_mul_func_uint16_t_u_u((0x2E47C067478EE4C5LL < (0x0A701CC029363A9BLL >= (**g_1273))), l_2788)))) , (safe_rshift_func_uint8_t_u_u(p_40, (l_2802 &= (((*p_39) = ((0x5E5FD3F0L > (safe_lshift_func_uint8_t_u_s((l_2771[4][0][0] >= (+((safe_rshift_func_uint8_t_u_s(0xB1L, 7)) >= 2L))), 0))) , (*p_39))) & 4294967295UL)))))) != 0x74L))
                { /* block id: 1184 */
                    int32_t *l_2812 = &g_3;
                    int32_t *l_2813 = &l_2777[4];
                    int32_t l_2835 = 0L;
                    uint16_t **l_2846 = &g_247;
                    int64_t ***l_2851 = (void*)0;
                    int32_t l_2857 = 0xA77C7C7AL;
                    int8_t l_2858 = 0x6AL;
                    for (l_2802 = 0; (l_2802 <= 1); l_2802 += 1)
                    { /* block id: 1187 */
                        uint32_t l_2831 = 18446744073709551615UL;
                        uint64_t *l_2833 = &l_2772;
                        uint64_t *l_2834[3];
                        uint16_t ***l_2845 = &l_2844;
                        int64_t l_2849[6][8][3] = {{{9L,0x5A46B1A80D32DFF9LL,9L},{(-7L),0L,0x905DFB46C042A84BLL},{0xCBD8C20DF3053A24LL,1L,0xF2D6EE9F895235A5LL},{0x091ED3D61BDEADE6LL,0xB93D109C56BF9010LL,1L},{0xEDCEAF69B906D5BALL,1L,(-9L)},{0x091ED3D61BDEADE6LL,0x230585F7187AC9DDLL,0x539DFA018A298367LL},{0xCBD8C20DF3053A24LL,0xE9CDDC4CF6E0CDCBLL,1L},{(-7L),0xEA9184F1F9B53A6DLL,0L}},{{9L,0x1CD3BD6F87233032LL,0x763016100B94CEAFLL},{0xDE81C3EEFF37A099LL,1L,2L},{0xCD34A7F225805783LL,0xCD34A7F225805783LL,0L},{0x905DFB46C042A84BLL,0x984276618F9BC03FLL,0xDE81C3EEFF37A099LL},{8L,0x763016100B94CEAFLL,6L},{0xF51F9B399C48B1EBLL,0xDE81C3EEFF37A099LL,0xE28D0C87BEAC7C5ALL},{0x01E3A7D100E82C67LL,8L,6L},{1L,0x734FB01A28AB1C09LL,0xDE81C3EEFF37A099LL}},{{0L,0xBF60553D68773307LL,0L},{0xFFAAB9AEF6D6F02ELL,0x4130F2BE7C2B6DA1LL,2L},{6L,0x36A7561D4531A819LL,0x763016100B94CEAFLL},{0x7FA0BECA207B63ACLL,0L,0L},{0x102C8981995CF659LL,0x801635013C8B39C4LL,1L},{0L,0x193AE4F518D24623LL,0x539DFA018A298367LL},{0x1CD3BD6F87233032LL,0x01E3A7D100E82C67LL,(-9L)},{0x9DCB5690E7DD9E9FLL,0L,1L}},{{0x0B6A1A720BD1C213LL,0x01E3A7D100E82C67LL,0xF2D6EE9F895235A5LL},{0xB93D109C56BF9010LL,0x193AE4F518D24623LL,0x905DFB46C042A84BLL},{(-9L),9L,0xE9CDDC4CF6E0CDCBLL},{0x60BD8359422F030FLL,0xF51F9B399C48B1EBLL,(-7L)},{0xDFCA7302AAAF231ALL,0xBF60553D68773307LL,1L},{0x984276618F9BC03FLL,0xE8C5343160C5FCF6LL,0x984276618F9BC03FLL},{0xCBD8C20DF3053A24LL,0xBEDB2E7EE68A2DCFLL,(-9L)},{0L,0x9DCB5690E7DD9E9FLL,0xE28D0C87BEAC7C5ALL}},{{1L,0L,0xEDCEAF69B906D5BALL},{0xFFAAB9AEF6D6F02ELL,0x905DFB46C042A84BLL,(-1L)},{1L,1L,6L},{0L,0xB93D109C56BF9010LL,0xEA9184F1F9B53A6DLL},{0xCBD8C20DF3053A24LL,(-1L),0x0B6A1A720BD1C213LL},{0x984276618F9BC03FLL,0L,0L},{0xDFCA7302AAAF231ALL,0xEDCEAF69B906D5BALL,0xBF60553D68773307LL},{0x60BD8359422F030FLL,0x60BD8359422F030FLL,0xDE81C3EEFF37A099LL}},{{(-9L),8L,0xDFCA7302AAAF231ALL},{0x091ED3D61BDEADE6LL,0L,0x230585F7187AC9DDLL},{1L,0xDFCA7302AAAF231ALL,9L},{2L,0x091ED3D61BDEADE6LL,0x230585F7187AC9DDLL},{0xEDCEAF69B906D5BALL,0x01E3A7D100E82C67LL,0xDFCA7302AAAF231ALL},{0xF51F9B399C48B1EBLL,0x539DFA018A298367LL,0xDE81C3EEFF37A099LL},{0x5A46B1A80D32DFF9LL,3L,0xBF60553D68773307LL},{0x230585F7187AC9DDLL,0L,0L}}};
                        uint32_t *l_2850 = (void*)0;
                        int32_t *l_2852 = &g_441[1];
                        int32_t *l_2853 = (void*)0;
                        int32_t *l_2854 = &l_2771[2][0][0];
                        int32_t *l_2855[4][6] = {{&l_2771[1][0][0],&g_3,&g_3,&l_2771[1][0][0],&g_441[1],(void*)0},{&l_2777[5],(void*)0,&g_120,(void*)0,&g_9,(void*)0},{&g_441[1],(void*)0,&g_441[1],&g_1739,&g_9,(void*)0},{&g_120,(void*)0,&l_2777[5],&g_441[1],&g_441[1],&l_2777[5]}};
                        const uint32_t *l_2865 = (void*)0;
                        const uint32_t **l_2864[7][1][3] = {{{(void*)0,&l_2865,&l_2865}},{{(void*)0,(void*)0,&l_2865}},{{&l_2865,(void*)0,&l_2865}},{{&l_2865,(void*)0,&l_2865}},{{&l_2865,&l_2865,(void*)0}},{{&l_2865,&l_2865,&l_2865}},{{(void*)0,&l_2865,&l_2865}}};
                        int i, j, k;
                        for (i = 0; i < 3; i++)
                            l_2834[i] = &g_527;
                        (*g_1241) = p_39;
                        l_2787 = (((g_147 |= ((((0xD6CD1FB1L | ((l_2771[3][0][0] = ((g_319 , (safe_sub_func_uint8_t_u_u((safe_rshift_func_int16_t_s_u(((**g_2296) = p_37), ((((l_2843 != ((-1L) | (((*l_2845) = l_2844) == l_2846))) <= (l_2847[0] <= ((+p_40) <= p_40))) == l_2843) && 0xB4L))), g_1886[(g_294 + 1)]))) && 0UL)) && l_2843)) < p_37) ^ (-1L)) > l_2849[3][7][2])) , (void*)0) == l_2851);
                        --l_2859;
                        (*l_2852) = (p_38 == (~((!((&g_147 == (l_2866 = &g_147)) | (*p_39))) > ((****g_1421) = (((safe_div_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(0xC264L, (l_2777[5] ^= (0xF0F4L <= (g_271[(l_2802 + 3)]++))))), l_2847[0])) > ((g_112 = ((***g_2295) , (*g_247))) < 0xC556L)) != l_2832)))));
                    }
                    (**g_1445) = l_2876;
                }
                else
                { /* block id: 1211 */
                    int32_t *l_2877 = &l_2777[5];
                    int32_t *l_2878[5][6] = {{&l_2788,&l_2787,&l_2771[0][0][0],&l_2787,&l_2788,&g_441[1]},{&l_2787,&l_2788,&g_441[1],&g_441[1],&l_2788,&l_2787},{&g_3,&l_2787,&g_116,&l_2788,&g_116,&l_2787},{&g_116,&g_3,&g_441[1],&l_2771[0][0][0],&l_2771[0][0][0],&g_441[1]},{&g_116,&g_116,&l_2771[0][0][0],&l_2788,&g_1739,&l_2788}};
                    uint8_t *l_2882 = &g_218;
                    int i, j;
                    --l_2879;
                    (*g_2027) = ((***g_1309) & ((*l_2882) ^= ((void*)0 == (*l_2822))));
                }
            }
        }
    }
    return (*g_689);
}


/* ------------------------------------------ */
/* 
 * reads : g_9 g_3 g_64 g_247 g_248 g_165 g_1274 g_134 g_1310 g_365 g_246 g_1241 g_327 g_1402 g_1330 g_1240 g_120 g_116 g_1309 g_1420 g_688 g_689 g_957 g_1433 g_436 g_319 g_402 g_1422 g_1273 g_1185 g_109 g_1899 g_1239 g_218 g_527 g_1580 g_1445 g_1810 g_1664 g_1812 g_1813 g_1421 g_2027 g_441 g_107 g_1739 g_2084 g_2142 g_2143 g_112 g_147 g_103
 * writes: g_248 g_165 g_244 g_120 g_116 g_134 g_64 g_1433 g_327 g_246 g_1886 g_107 g_1899 g_103 g_218 g_441 g_1402 g_527 g_271 g_1185 g_2036 g_2080 g_1739 g_2084 g_112 g_109 g_147
 */
static int64_t  func_43(int32_t  p_44, int32_t  p_45)
{ /* block id: 9 */
    uint32_t *l_63 = &g_64;
    int8_t ****l_2085 = &g_1309;
    int8_t ****l_2088 = &g_1309;
    int32_t l_2089[6] = {(-10L),(-1L),(-1L),(-10L),(-1L),(-1L)};
    int64_t **l_2606 = (void*)0;
    int64_t ***l_2605 = &l_2606;
    int32_t l_2607 = 0x769A12CBL;
    int32_t **l_2642[2][1][2];
    int32_t ***l_2641 = &l_2642[1][0][0];
    int32_t *l_2755 = &g_120;
    int32_t *l_2756[8] = {&l_2089[5],&l_2089[5],&l_2089[5],&l_2089[5],&l_2089[5],&l_2089[5],&l_2089[5],&l_2089[5]};
    int8_t l_2757[2][6] = {{(-3L),(-3L),0xA9L,1L,0xA9L,(-3L)},{0xA9L,1L,1L,1L,1L,0xA9L}};
    uint32_t l_2758 = 0UL;
    int16_t l_2761 = 7L;
    uint8_t l_2762 = 254UL;
    int i, j, k;
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 2; k++)
                l_2642[i][j][k] = &g_956[5][1][2];
        }
    }
    for (p_44 = 0; (p_44 > 5); p_44 = safe_add_func_uint64_t_u_u(p_44, 4))
    { /* block id: 12 */
        uint32_t l_49 = 1UL;
        int32_t l_52 = 0L;
        uint32_t *l_2083 = &g_2084;
        int8_t *****l_2086 = (void*)0;
        int8_t *****l_2087 = &l_2085;
        uint8_t *l_2585 = &g_109;
        int32_t **l_2587 = (void*)0;
        int32_t ***l_2586 = &l_2587;
        uint8_t ***l_2608 = &g_1482;
        int32_t l_2612 = 1L;
        int64_t l_2663 = 0L;
        int64_t *l_2738[2][10][3] = {{{&g_134,&g_134,(void*)0},{(void*)0,&g_1886[0],&l_2663},{&g_2552,&g_134,(void*)0},{(void*)0,(void*)0,&l_2663},{&g_134,&g_2552,(void*)0},{&g_1886[0],(void*)0,&l_2663},{&g_134,&g_134,(void*)0},{(void*)0,&g_1886[0],(void*)0},{(void*)0,(void*)0,&g_134},{&g_2552,&g_2552,(void*)0}},{{(void*)0,(void*)0,&g_134},{&g_134,&g_134,(void*)0},{&l_2663,&l_2663,&g_134},{&g_134,&g_134,(void*)0},{(void*)0,(void*)0,&g_134},{&g_2552,&g_2552,(void*)0},{(void*)0,(void*)0,&g_134},{&g_134,&g_134,(void*)0},{&l_2663,&l_2663,&g_134},{&g_134,&g_134,(void*)0}}};
        int i, j, k;
        p_45 = (l_49 || (((*l_2585) = (safe_sub_func_uint32_t_u_u((l_52 = g_9), func_53((safe_mod_func_uint64_t_u_u(p_44, 0x426AE69ED994AD4DLL)), func_61((l_63 = (void*)0)), l_2083, p_45, ((((*l_2087) = l_2085) == l_2088) && l_2089[4]))))) || p_45));
        (*l_2586) = &g_956[5][1][2];
        for (g_147 = 16; (g_147 <= 27); g_147 = safe_add_func_uint32_t_u_u(g_147, 1))
        { /* block id: 1085 */
            uint32_t l_2594 = 0xCB84E66CL;
            uint64_t *l_2609[9][1] = {{&g_165},{(void*)0},{&g_165},{(void*)0},{&g_165},{(void*)0},{&g_165},{(void*)0},{&g_165}};
            uint32_t * const *l_2611 = &l_2083;
            uint32_t * const **l_2610 = &l_2611;
            int32_t l_2623 = 0x85AC758EL;
            uint64_t l_2624 = 0x8A2E917E6EE4CD44LL;
            uint8_t ****l_2636[1][10] = {{&l_2608,(void*)0,&l_2608,(void*)0,&l_2608,(void*)0,&l_2608,(void*)0,&l_2608,(void*)0}};
            int16_t *l_2637[7] = {&g_2080,&g_2080,&g_2080,&g_2080,&g_2080,&g_2080,&g_2080};
            int64_t **l_2639[3][1];
            int32_t **l_2649 = &g_327[0];
            int32_t l_2677 = 0x761C2720L;
            int i, j;
            for (i = 0; i < 3; i++)
            {
                for (j = 0; j < 1; j++)
                    l_2639[i][j] = &g_436;
            }
        }
        return l_2612;
    }
    l_2758++;
    (**g_1445) = (***g_1239);
    --l_2762;
    return (*l_2755);
}


/* ------------------------------------------ */
/* 
 * reads : g_134 g_1241 g_1445 g_2084 g_247 g_248 g_2142 g_2143 g_112 g_116 g_107 g_120 g_109 g_3 g_9 g_147 g_165 g_64 g_103 g_1240 g_2027
 * writes: g_134 g_2084 g_327 g_248 g_112 g_116 g_120 g_109 g_147 g_165 g_103 g_441
 */
static uint32_t  func_53(const uint8_t  p_54, uint32_t * p_55, uint32_t * p_56, uint32_t  p_57, const uint64_t  p_58)
{ /* block id: 796 */
    int32_t *** const l_2090 = &g_1241;
    int32_t l_2108 = 0x0E0CDA4CL;
    int32_t l_2120 = 0xA3347949L;
    int32_t l_2121 = 5L;
    int32_t l_2122 = 0x5C244395L;
    int32_t l_2123 = 0xA9BF1F1CL;
    uint16_t l_2154[10] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
    int32_t l_2161 = 0xD285CB47L;
    int32_t l_2162 = 0x92075840L;
    int32_t l_2163 = (-8L);
    int32_t l_2164 = 0x0993679CL;
    int32_t l_2166 = (-9L);
    int32_t l_2167 = 0L;
    int32_t l_2168 = 1L;
    int32_t l_2169 = 0x24E154CFL;
    int16_t l_2170 = 0x762DL;
    int32_t l_2171 = 0x255379D7L;
    int32_t l_2172 = (-7L);
    int32_t l_2173 = 0L;
    uint8_t **l_2300 = &g_1483[0][7][0];
    int8_t ***l_2315[7][1] = {{&g_1310},{&g_1310},{&g_1310},{&g_1310},{&g_1310},{&g_1310},{&g_1310}};
    uint32_t l_2317 = 4294967286UL;
    uint64_t ***l_2338 = (void*)0;
    uint16_t l_2390 = 65533UL;
    int16_t l_2442[6] = {0xAF7FL,0x41C4L,0x41C4L,0xAF7FL,0x41C4L,0x41C4L};
    uint16_t l_2444[3][10] = {{0x206DL,0UL,0UL,0x206DL,0UL,0UL,0x206DL,0UL,0UL,0x206DL},{0UL,0x206DL,0UL,0UL,0x206DL,0UL,0UL,0x206DL,0UL,0UL},{0x206DL,0x206DL,65535UL,0x206DL,0x206DL,65535UL,0x206DL,0x206DL,65535UL,0x206DL}};
    uint32_t l_2480 = 0xE9B6F058L;
    uint32_t l_2485 = 0x993DD61FL;
    uint8_t l_2519[4][8][3] = {{{1UL,0xD7L,0x33L},{1UL,1UL,2UL},{0x2DL,250UL,0x7AL},{1UL,1UL,0x66L},{0x2DL,0x2FL,0x0EL},{1UL,0xF3L,0x1CL},{1UL,247UL,2UL},{255UL,255UL,0x1EL}},{{0xBFL,0x33L,254UL},{0x66L,2UL,1UL},{2UL,0x7AL,255UL},{0xF3L,0x66L,1UL},{0xD7L,0x0EL,254UL},{255UL,0x1CL,0x1EL},{246UL,2UL,2UL},{0xF6L,0x1EL,0x1CL}},{{3UL,254UL,0x0EL},{0x1CL,1UL,0x66L},{0x33L,255UL,0x7AL},{1UL,1UL,2UL},{250UL,254UL,0x33L},{1UL,0x1EL,255UL},{247UL,2UL,247UL},{0xA9L,0x1CL,0xF3L}},{{0x6AL,0x0EL,0x2FL},{0x60L,1UL,0x1EL},{254UL,0x55L,0x6AL},{0x60L,0x66L,255UL},{0x33L,1UL,2UL},{1UL,0xD3L,1UL},{253UL,253UL,255UL},{255UL,0xA9L,1UL}}};
    uint64_t l_2545 = 0x5A077DDA0CFD253ELL;
    int64_t l_2547[7] = {0x1783C2309139E91ELL,(-10L),(-10L),0x1783C2309139E91ELL,(-10L),(-10L),0x1783C2309139E91ELL};
    int32_t *l_2574 = &l_2162;
    int32_t *l_2575 = &g_441[1];
    int32_t *l_2576 = &l_2164;
    int32_t *l_2577 = &g_116;
    int32_t *l_2578[5] = {&l_2166,&l_2166,&l_2166,&l_2166,&l_2166};
    int32_t l_2579 = 0x8990D299L;
    int16_t l_2580 = 1L;
    int32_t l_2581 = 0x447EB15AL;
    uint32_t l_2582[8] = {0xE754A42AL,3UL,0xE754A42AL,3UL,0xE754A42AL,3UL,0xE754A42AL,3UL};
    int i, j, k;
    for (g_134 = 6; (g_134 >= 0); g_134 -= 1)
    { /* block id: 799 */
        uint64_t l_2091 = 1UL;
        int32_t l_2092 = 0x96AE7FB6L;
        uint64_t *l_2095 = &l_2091;
        uint64_t **l_2094 = &l_2095;
        uint64_t ***l_2093 = &l_2094;
        int32_t l_2119[10] = {0x44FF85D7L,0x44FF85D7L,(-1L),0x44FF85D7L,0x44FF85D7L,(-1L),0x44FF85D7L,0x44FF85D7L,(-1L),0x44FF85D7L};
        int32_t *l_2127 = (void*)0;
        uint8_t ** const *l_2128 = &g_1482;
        uint8_t ***l_2149 = &g_1482;
        int64_t l_2165 = 0x269952F0291F63BELL;
        uint32_t *l_2182[9][9][3] = {{{&g_1433,&g_64,&g_64},{(void*)0,(void*)0,&g_2084},{&g_1433,&g_1433,&g_64},{(void*)0,&g_1433,&g_64},{&g_2084,(void*)0,(void*)0},{&g_64,&g_64,&g_64},{&g_64,&g_64,&g_2084},{(void*)0,(void*)0,&g_64},{&g_1433,&g_1433,&g_64}},{{&g_1433,&g_1433,(void*)0},{&g_2084,&g_1433,&g_64},{&g_2084,&g_2084,&g_64},{&g_1433,(void*)0,&g_2084},{(void*)0,(void*)0,&g_64},{&g_2084,&g_64,(void*)0},{(void*)0,(void*)0,&g_64},{&g_2084,&g_1433,&g_64},{&g_2084,&g_64,&g_2084}},{{(void*)0,(void*)0,&g_64},{&g_2084,&g_2084,&g_2084},{(void*)0,(void*)0,&g_64},{&g_1433,&g_2084,&g_1433},{&g_2084,&g_64,&g_64},{&g_2084,&g_1433,&g_1433},{&g_1433,&g_64,(void*)0},{&g_1433,&g_2084,&g_1433},{(void*)0,(void*)0,&g_1433}},{{&g_64,&g_2084,&g_1433},{&g_64,(void*)0,&g_1433},{&g_2084,&g_64,&g_2084},{(void*)0,&g_1433,&g_2084},{&g_1433,(void*)0,&g_1433},{(void*)0,&g_64,&g_1433},{&g_1433,(void*)0,&g_1433},{&g_64,(void*)0,&g_1433},{&g_2084,&g_2084,(void*)0}},{{&g_64,&g_1433,&g_1433},{(void*)0,&g_1433,&g_64},{&g_64,&g_1433,&g_1433},{&g_2084,(void*)0,&g_64},{&g_64,&g_64,&g_2084},{&g_1433,&g_64,&g_64},{(void*)0,(void*)0,&g_2084},{&g_1433,&g_1433,&g_64},{(void*)0,&g_1433,&g_64}},{{&g_2084,(void*)0,(void*)0},{&g_64,&g_64,&g_1433},{&g_2084,&g_2084,&g_1433},{&g_64,&g_2084,&g_2084},{(void*)0,(void*)0,&g_2084},{&g_1433,&g_64,&g_64},{&g_2084,(void*)0,&g_2084},{(void*)0,&g_64,&g_2084},{&g_64,&g_64,&g_1433}},{{&g_1433,(void*)0,&g_1433},{&g_64,&g_2084,&g_64},{&g_2084,&g_64,(void*)0},{&g_1433,(void*)0,&g_1433},{&g_1433,&g_1433,&g_64},{&g_2084,&g_1433,&g_64},{&g_64,&g_2084,&g_2084},{&g_1433,&g_64,&g_64},{&g_64,(void*)0,&g_64}},{{(void*)0,&g_64,&g_1433},{&g_2084,&g_1433,&g_1433},{&g_1433,&g_64,(void*)0},{(void*)0,(void*)0,(void*)0},{&g_64,&g_64,&g_1433},{&g_2084,&g_2084,&g_64},{&g_2084,&g_1433,&g_64},{&g_1433,&g_1433,&g_64},{&g_64,(void*)0,&g_64}},{{(void*)0,&g_64,&g_64},{&g_64,&g_2084,&g_64},{&g_1433,(void*)0,&g_1433},{(void*)0,&g_64,(void*)0},{&g_64,&g_64,(void*)0},{&g_1433,(void*)0,&g_1433},{&g_1433,&g_64,&g_1433},{&g_1433,(void*)0,&g_64},{&g_64,&g_2084,&g_64}}};
        int8_t ***l_2316 = (void*)0;
        int32_t l_2321 = 0L;
        int64_t **l_2329 = &g_436;
        uint16_t l_2343 = 0UL;
        int32_t * const *l_2372 = &l_2127;
        int32_t * const **l_2371 = &l_2372;
        int32_t * const ***l_2370[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
        uint8_t l_2447[7][1][10] = {{{0x9BL,0xB4L,1UL,0x85L,0xE3L,1UL,0x2AL,252UL,0x77L,3UL}},{{255UL,0x22L,0x6BL,0x9BL,250UL,1UL,1UL,1UL,1UL,250UL}},{{255UL,1UL,1UL,255UL,0xB4L,0xF2L,0xD7L,0x85L,0xC8L,1UL}},{{0x22L,247UL,255UL,0xE3L,0x9BL,0x29L,1UL,0xD7L,0xC8L,1UL}},{{1UL,250UL,0xC8L,255UL,3UL,0x61L,1UL,1UL,1UL,0x61L}},{{1UL,0x9BL,255UL,0x9BL,1UL,0x6BL,0xF2L,0x61L,0x77L,0xE3L}},{{253UL,248UL,0x2AL,0x85L,0xF2L,255UL,0x29L,0x77L,250UL,0xE3L}}};
        uint64_t *l_2450 = &g_165;
        int i, j, k;
    }
    for (l_2162 = 6; (l_2162 >= 2); l_2162 -= 1)
    { /* block id: 1066 */
        int16_t *l_2566[1][5];
        int32_t l_2571 = 0xA6CA7198L;
        int i, j;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 5; j++)
                l_2566[i][j] = &g_2544;
        }
        for (g_2084 = 0; (g_2084 <= 2); g_2084 += 1)
        { /* block id: 1069 */
            uint8_t l_2562 = 0xC5L;
            int16_t *l_2565 = &g_103;
            int i;
            (*g_1241) = (void*)0;
            (**g_1445) = p_55;
            (**g_1240) = func_87(l_2547[l_2162], ((safe_rshift_func_uint16_t_u_u((l_2442[(g_2084 + 3)] < l_2562), (*g_247))) , (((safe_add_func_int64_t_s_s((((l_2566[0][2] = l_2565) != &l_2442[1]) & ((safe_rshift_func_uint16_t_u_u((safe_div_func_uint16_t_u_u(((*g_247) = (l_2300 != (*g_2142))), p_57)), 12)) && l_2571)), 1UL)) | p_54) && 0x3856L)), p_58, &l_2317);
        }
    }
    (*g_2027) = (safe_rshift_func_uint8_t_u_s(((&g_733 == (void*)0) == 1UL), 2));
    l_2582[4]--;
    return (*p_56);
}


/* ------------------------------------------ */
/* 
 * reads : g_3 g_64 g_247 g_248 g_165 g_1274 g_134 g_1310 g_365 g_246 g_1241 g_327 g_1402 g_9 g_1330 g_1240 g_120 g_116 g_1309 g_1420 g_688 g_689 g_957 g_1433 g_436 g_319 g_402 g_1422 g_1273 g_1185 g_109 g_1899 g_1239 g_218 g_527 g_1580 g_1445 g_1810 g_1664 g_1812 g_1813 g_1421 g_2027 g_441 g_107 g_1739
 * writes: g_248 g_165 g_244 g_120 g_116 g_134 g_64 g_1433 g_327 g_246 g_1886 g_107 g_1899 g_103 g_218 g_441 g_1402 g_527 g_271 g_1185 g_2036 g_2080 g_1739
 */
static uint32_t * func_61(uint32_t * p_62)
{ /* block id: 15 */
    uint32_t l_72[7][4] = {{9UL,0xF4FD1A68L,0x78539AEAL,0x78539AEAL},{0xF236BBBDL,0xF236BBBDL,0x9F7FAE0CL,0xF4FD1A68L},{0x78539AEAL,1UL,0xF236BBBDL,1UL},{0xA839BB81L,0xF4FD1A68L,0x9F7FAE0CL,0xF236BBBDL},{1UL,0xF4FD1A68L,0xF4FD1A68L,1UL},{0xF4FD1A68L,1UL,0xA839BB81L,0x78539AEAL},{0xF4FD1A68L,0xA839BB81L,0xF4FD1A68L,0x9F7FAE0CL}};
    uint64_t ****l_2028 = &g_969;
    uint64_t ****l_2029 = &g_969;
    int32_t l_2033[7] = {0x088E2BA3L,0x088E2BA3L,0x088E2BA3L,0x088E2BA3L,0x088E2BA3L,0x088E2BA3L,0x088E2BA3L};
    int8_t * const **l_2034 = (void*)0;
    int32_t *l_2038 = (void*)0;
    int32_t l_2082[1][9][7] = {{{0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L},{0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL},{0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L},{0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L},{0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL},{0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L},{0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L},{0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL,0x30D8C982L,0x31EC120BL,0x31EC120BL},{0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L,0x30D8C982L,(-5L),0x30D8C982L}}};
    int i, j, k;
    (**g_1240) = func_65(func_68(g_3, g_64, l_72[5][0]), l_72[5][0]);
    (*g_1241) = p_62;
    if (((l_2028 = l_2028) == l_2029))
    { /* block id: 777 */
        uint64_t l_2032 = 7UL;
        int8_t * const ***l_2035[3];
        int32_t *l_2039 = &l_2033[3];
        int32_t *l_2040 = &g_116;
        int32_t *l_2041 = &g_441[1];
        int32_t *l_2042 = (void*)0;
        int32_t *l_2043[9] = {&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116};
        uint8_t l_2044 = 0x1CL;
        int i;
        for (i = 0; i < 3; i++)
            l_2035[i] = &l_2034;
        l_2033[4] = ((l_2032 = (safe_lshift_func_int16_t_s_s(l_72[0][0], 11))) ^ (**g_1273));
        g_2036 = l_2034;
        l_2038 = p_62;
        ++l_2044;
    }
    else
    { /* block id: 783 */
        uint32_t *l_2051 = &g_147;
        int32_t l_2052 = 0x8D0D96FAL;
        uint32_t l_2055 = 0UL;
        int16_t *l_2062 = &g_103;
        int16_t *l_2079 = &g_2080;
        int32_t *l_2081 = &g_1739;
        l_2052 = ((*g_2027) ^= ((safe_mul_func_int16_t_s_s((safe_div_func_int16_t_s_s((&g_147 == l_2051), g_3)), ((*g_247) = l_2052))) != (safe_rshift_func_int16_t_s_u(((4UL | (l_2034 == ((((((*g_436) ^= ((void*)0 != &g_689)) <= (((void*)0 != &g_1402) , l_2052)) > 0x2B7779E2F3BCC2BDLL) <= l_2055) , (void*)0))) < l_2055), 10))));
        (*l_2081) |= ((*g_2027) = ((safe_div_func_int8_t_s_s(((safe_sub_func_uint8_t_u_u(((((safe_sub_func_int32_t_s_s((((*l_2062) = g_107) == 0x98B2L), ((((((((safe_sub_func_uint64_t_u_u((**g_688), (l_2055 <= (safe_mul_func_int16_t_s_s(((*l_2079) = (safe_lshift_func_uint8_t_u_u((((safe_div_func_int32_t_s_s((safe_rshift_func_uint16_t_u_u(((l_2055 ^ ((safe_mul_func_int16_t_s_s((safe_div_func_uint32_t_u_u(((void*)0 != &g_1273), ((safe_mod_func_uint16_t_u_u((l_2038 != l_2051), 0xD49AL)) , l_72[5][0]))), 0x722AL)) > l_2055)) , l_2033[2]), (*g_247))), 0xB116E11CL)) , l_2055) || (-1L)), l_2052))), l_2055))))) <= l_2055) <= l_2052) >= l_2052) , l_2052) & (-1L)) | (-8L)) != l_2052))) , p_62) == &g_1935) & l_2055), (**g_1310))) & l_2055), l_2055)) ^ 0x70C6L));
    }
    l_2082[0][1][1] &= l_2033[4];
    return l_2038;
}


/* ------------------------------------------ */
/* 
 * reads : g_1185 g_436 g_134 g_120 g_1310 g_365 g_688 g_689 g_165 g_1433 g_109 g_1899 g_1239 g_1240 g_1241 g_1330 g_64 g_218 g_1402 g_527 g_1580 g_247 g_248 g_327 g_1445 g_1810 g_116 g_1274 g_1664 g_1812 g_1813 g_1420 g_1421 g_1422 g_246 g_402 g_2027
 * writes: g_246 g_1886 g_107 g_1899 g_103 g_116 g_218 g_441 g_1402 g_327 g_527 g_134 g_64 g_248 g_271 g_1185
 */
static int32_t * func_65(int32_t * p_66, int32_t  p_67)
{ /* block id: 701 */
    uint32_t l_1873 = 0x781E6B47L;
    int32_t l_1916 = 2L;
    int32_t l_1931[4][6] = {{3L,6L,6L,3L,6L,6L},{3L,6L,6L,3L,6L,6L},{3L,6L,6L,3L,6L,6L},{3L,6L,6L,3L,6L,6L}};
    int8_t **l_1963 = (void*)0;
    int32_t ***l_1985 = &g_1241;
    uint64_t l_2021 = 0x7B19EFE6E56A89A0LL;
    int i, j;
    --l_1873;
    if ((safe_rshift_func_int16_t_s_s(0x720FL, g_1185)))
    { /* block id: 703 */
        int32_t l_1884 = 0L;
        int64_t *l_1885 = &g_1886[0];
        uint8_t l_1889[1];
        int16_t *l_1893 = &g_107;
        int32_t l_1920[3][6][1] = {{{(-1L)},{0L},{0x8555495BL},{0xE55730E2L},{0L},{0xE55730E2L}},{{0x8555495BL},{0L},{(-1L)},{(-1L)},{0L},{0x8555495BL}},{{0xE55730E2L},{0L},{0xE55730E2L},{0x8555495BL},{0L},{(-1L)}}};
        uint32_t l_1958 = 8UL;
        uint8_t l_1961 = 251UL;
        int8_t * const *l_1964 = &g_365;
        int32_t ***l_1986[5][1] = {{&g_1241},{&g_1241},{&g_1241},{&g_1241},{&g_1241}};
        int i, j, k;
        for (i = 0; i < 1; i++)
            l_1889[i] = 252UL;
        if ((!(((((((**g_1310) = ((*g_436) , (+g_120))) | (safe_add_func_uint16_t_u_u(p_67, ((*l_1893) = ((((l_1873 <= ((((*l_1885) = (safe_lshift_func_uint16_t_u_s(l_1884, 2))) || ((safe_mul_func_uint16_t_u_u((l_1889[0] , (~0x22EA9F01L)), (safe_mul_func_int8_t_s_s(l_1889[0], (l_1889[0] >= (**g_688)))))) & p_67)) | 0x67EE9D6051611629LL)) || p_67) != p_67) || 3UL))))) , l_1884) != p_67) == l_1889[0]) ^ p_67)))
        { /* block id: 707 */
            uint32_t *l_1894[4][7][3] = {{{&g_147,&g_147,&g_147},{(void*)0,&g_147,&g_147},{&g_147,&g_147,(void*)0},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,(void*)0,(void*)0},{&g_147,&g_147,&g_147}},{{&g_147,(void*)0,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,(void*)0},{&g_147,(void*)0,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,(void*)0}},{{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,(void*)0,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147}},{{&g_147,(void*)0,&g_147},{&g_147,(void*)0,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,&g_147,&g_147},{&g_147,(void*)0,&g_147},{&g_147,&g_147,&g_147}}};
            const int32_t ***l_1900[8][8] = {{&g_1899,(void*)0,&g_1899,&g_1899,&g_1899,&g_1899,&g_1899,(void*)0},{&g_1899,&g_1899,&g_1899,(void*)0,&g_1899,(void*)0,&g_1899,&g_1899},{&g_1899,(void*)0,&g_1899,&g_1899,&g_1899,&g_1899,&g_1899,(void*)0},{&g_1899,&g_1899,&g_1899,(void*)0,&g_1899,(void*)0,&g_1899,&g_1899},{&g_1899,(void*)0,&g_1899,&g_1899,&g_1899,&g_1899,&g_1899,(void*)0},{&g_1899,&g_1899,&g_1899,(void*)0,&g_1899,(void*)0,&g_1899,&g_1899},{&g_1899,(void*)0,&g_1899,&g_1899,&g_1899,&g_1899,&g_1899,(void*)0},{&g_1899,&g_1899,&g_1899,(void*)0,&g_1899,(void*)0,&g_1899,&g_1899}};
            uint8_t l_1912 = 253UL;
            int16_t *l_1913 = &g_103;
            int32_t *l_1914 = &g_116;
            int i, j, k;
            (*l_1914) = ((((*l_1885) = ((l_1884 = g_1433) , (g_109 ^ ((*l_1893) = (safe_div_func_int16_t_s_s(0L, p_67)))))) ^ (safe_add_func_uint16_t_u_u(p_67, ((g_1899 = g_1899) != (**g_1239))))) , ((safe_sub_func_uint64_t_u_u((safe_div_func_uint64_t_u_u(((~(((*l_1913) = ((((*l_1893) = (safe_rshift_func_uint16_t_u_s(((((((safe_rshift_func_int16_t_s_s(0x8E39L, (4L || 0L))) , (*g_1330)) <= 4UL) && 0xA8AACE81L) <= 0x5401B829L) > 0x0425E36AL), 8))) != 8UL) ^ l_1912)) || 0x5E92L)) < l_1889[0]), 0x2FC3A2E083FD3316LL)), (*g_689))) , 0x4F8BA7FDL));
        }
        else
        { /* block id: 715 */
            uint8_t l_1921 = 255UL;
            int32_t l_1928[2];
            int64_t l_1932 = 0x45D5E3553A2818F7LL;
            uint16_t l_1936 = 0xF898L;
            int8_t **l_1962 = &g_365;
            uint64_t *l_1975 = &g_527;
            int32_t * const * const *l_1979 = (void*)0;
            int32_t * const * const **l_1978 = &l_1979;
            int32_t *l_1984[4][10][1] = {{{(void*)0},{&l_1931[3][4]},{&g_441[1]},{&g_441[1]},{&l_1931[3][4]},{(void*)0},{&l_1928[0]},{&l_1884},{&g_441[1]},{(void*)0}},{{&l_1931[1][5]},{&l_1920[2][0][0]},{&l_1928[0]},{&l_1920[2][0][0]},{&l_1931[1][5]},{(void*)0},{&g_441[1]},{&l_1884},{&l_1928[0]},{(void*)0}},{{&l_1931[3][4]},{&g_441[1]},{&g_441[1]},{&l_1931[3][4]},{(void*)0},{&l_1928[0]},{&l_1884},{&g_441[1]},{(void*)0},{&l_1931[1][5]}},{{&l_1920[2][0][0]},{&l_1928[0]},{&l_1920[2][0][0]},{&l_1931[1][5]},{(void*)0},{&g_441[1]},{&l_1884},{&l_1928[0]},{(void*)0},{&l_1931[3][4]}}};
            int i, j, k;
            for (i = 0; i < 2; i++)
                l_1928[i] = 0L;
            for (g_218 = 0; (g_218 <= 3); g_218 += 1)
            { /* block id: 718 */
                int32_t *l_1915 = &g_441[1];
                int32_t l_1919 = (-8L);
                int32_t l_1925 = 0L;
                int32_t l_1929[7][1][8] = {{{0xE5B07EB5L,(-1L),0x8F190BA8L,6L,0x8F190BA8L,(-1L),0xE5B07EB5L,0xE5B07EB5L}},{{(-1L),6L,(-1L),(-1L),6L,(-1L),0xF54CAAECL,(-1L)}},{{6L,(-1L),0xF54CAAECL,(-1L),6L,(-1L),(-1L),6L}},{{(-1L),0xE5B07EB5L,0xE5B07EB5L,(-1L),0x8F190BA8L,6L,0x8F190BA8L,(-1L)}},{{0xE5B07EB5L,0x8F190BA8L,0xE5B07EB5L,(-1L),0xF54CAAECL,0xF54CAAECL,(-1L),0xE5B07EB5L}},{{0x8F190BA8L,0x8F190BA8L,0xF54CAAECL,6L,0xF18BB1B4L,6L,0xF54CAAECL,0x8F190BA8L}},{{0xF18BB1B4L,6L,0xF54CAAECL,0x8F190BA8L,0x8F190BA8L,0xF54CAAECL,6L,0xF18BB1B4L}}};
                int i, j, k;
                (*l_1915) = l_1884;
                for (g_107 = 0; (g_107 <= 1); g_107 += 1)
                { /* block id: 722 */
                    int32_t *l_1917 = &g_1739;
                    int32_t *l_1918[1][9][4] = {{{&g_3,(void*)0,&g_3,&g_441[3]},{&g_3,&g_441[3],&g_3,(void*)0},{&g_3,&g_441[3],(void*)0,&g_441[3]},{&g_3,(void*)0,&g_3,&g_441[3]},{&g_3,&g_441[3],&g_3,(void*)0},{&g_3,&g_441[3],(void*)0,&g_441[3]},{&g_3,(void*)0,&g_3,&g_441[3]},{&g_3,&g_441[3],&g_3,(void*)0},{&g_3,&g_441[3],(void*)0,&g_441[3]}}};
                    int i, j, k;
                    ++l_1921;
                    for (l_1921 = 0; (l_1921 <= 1); l_1921 += 1)
                    { /* block id: 726 */
                        int32_t l_1924 = 7L;
                        int32_t l_1926 = (-1L);
                        int32_t l_1927 = 0L;
                        int32_t l_1930 = 0xB73CCA24L;
                        int32_t l_1933 = 0xC7E3C4A4L;
                        int32_t l_1934 = 0x87527F35L;
                        const volatile int16_t * volatile **l_1939 = (void*)0;
                        const volatile int16_t * volatile **l_1940 = &g_1402;
                        int i, j, k;
                        ++l_1936;
                        (*l_1940) = (l_1927 , g_1402);
                        (**g_1240) = &p_67;
                        --l_1958;
                    }
                }
            }
            l_1961 ^= 1L;
            if ((((((*g_436) = ((&g_1590 != (((((l_1931[1][5] = ((((((((l_1963 = l_1962) == l_1964) , ((p_67 >= (((safe_sub_func_uint64_t_u_u((safe_lshift_func_uint16_t_u_s((safe_mod_func_int64_t_s_s((safe_add_func_int8_t_s_s(((((safe_add_func_int64_t_s_s(0L, ((*l_1975)--))) , (void*)0) == l_1978) ^ p_67), ((safe_div_func_int16_t_s_s(((safe_lshift_func_int16_t_s_s((l_1889[0] ^ p_67), p_67)) || g_1580), (*g_247))) || p_67))), (*g_436))), 11)), l_1931[1][5])) ^ (*g_247)) , 0UL)) , l_1873)) == 0xBF976F83B8EB5263LL) , p_67) < l_1916) <= 0x9EL) == p_67)) , l_1931[1][5]) >= (*g_436)) & 0x87L) , (void*)0)) == 4294967295UL)) <= 0x9AB0F070FFBDD40FLL) || 0x86F9L) , l_1916))
            { /* block id: 741 */
                (**g_1445) = (***g_1239);
                (**g_1240) = (void*)0;
            }
            else
            { /* block id: 744 */
                int8_t *****l_1989 = (void*)0;
                uint32_t * const l_1997[7][4][1] = {{{&l_1958},{&l_1958},{&g_64},{&g_64}},{{&l_1958},{&l_1958},{&l_1958},{&l_1958}},{{&l_1958},{&l_1958},{&l_1958},{&g_64}},{{&g_64},{&l_1958},{&l_1958},{&l_1958}},{{&l_1958},{&l_1958},{&l_1958},{&l_1958}},{{&g_64},{&g_64},{&l_1958},{&l_1958}},{{&l_1958},{&l_1958},{&l_1958},{&l_1958}}};
                uint16_t *l_2019 = (void*)0;
                uint16_t *l_2020 = &g_271[1];
                int32_t l_2022 = 8L;
                int32_t l_2023 = 4L;
                int i, j, k;
                p_67 = (((*g_1330) = 1UL) == (0x28A7L ^ ((((((l_1985 == l_1986[0][0]) || (safe_div_func_uint32_t_u_u((((l_1989 == l_1989) < (0UL && (safe_rshift_func_int16_t_s_s((((**g_688) >= (((safe_mul_func_int16_t_s_s(((void*)0 != g_1810), p_67)) ^ 0x8729DEC9292C944FLL) || p_67)) , (-7L)), g_116)))) | (*g_1274)), p_67))) > 8UL) <= g_1664) , (*g_1274)) ^ (*g_689))));
                if (g_64)
                    goto lbl_1994;
lbl_1994:
                l_1931[0][3] &= (p_67 ^= ((void*)0 != &l_1985));
                for (l_1884 = 0; (l_1884 != 10); l_1884 = safe_add_func_int32_t_s_s(l_1884, 5))
                { /* block id: 752 */
                    p_66 = &p_67;
                }
                l_2023 &= (((**g_1310) = ((void*)0 == l_1997[4][1][0])) , ((safe_sub_func_uint16_t_u_u((((safe_lshift_func_uint8_t_u_s((safe_lshift_func_int16_t_s_s((0x13L == 9L), (safe_div_func_int64_t_s_s(p_67, (((0x20L | (safe_add_func_int32_t_s_s(((safe_div_func_uint16_t_u_u((l_2021 &= ((*l_2020) = ((*g_247) = (safe_add_func_int16_t_s_s((safe_lshift_func_uint8_t_u_s(p_67, 6)), ((safe_unary_minus_func_int32_t_s(((p_67 ^ ((~((*g_1330) = (!(((p_67 , (-1L)) , (*g_1812)) == &l_1936)))) == p_67)) != p_67))) | p_67)))))), p_67)) ^ p_67), p_67))) <= l_2022) | 5UL))))), (*****g_1420))) <= (*g_436)) > 0x3004L), g_402)) != p_67));
            }
        }
        (**g_1445) = (void*)0;
    }
    else
    { /* block id: 764 */
        int32_t *l_2026 = (void*)0;
        for (g_1185 = (-17); (g_1185 != 20); g_1185++)
        { /* block id: 767 */
            (*g_1241) = l_2026;
        }
        p_67 = l_2021;
    }
    (**g_1445) = &p_67;
    return g_2027;
}


/* ------------------------------------------ */
/* 
 * reads : g_247 g_248 g_165 g_1274 g_134 g_1310 g_365 g_246 g_1241 g_327 g_1402 g_9 g_1330 g_64 g_1240 g_120 g_116 g_1309 g_1420 g_688 g_689 g_957 g_1433 g_436 g_319 g_402 g_1422 g_1273
 * writes: g_248 g_165 g_244 g_120 g_116 g_134 g_64 g_1433 g_327
 */
static int32_t * func_68(uint64_t  p_69, int64_t  p_70, uint32_t  p_71)
{ /* block id: 16 */
    uint32_t l_81 = 0x55EF1C8DL;
    int16_t *l_106 = &g_107;
    uint8_t l_1055 = 0UL;
    int32_t l_1073 = 2L;
    int32_t l_1076 = 0xCFAE1235L;
    int32_t l_1078 = 0xFE55254DL;
    int32_t l_1079[1];
    int8_t **l_1108 = &g_365;
    const int32_t l_1130 = 0xE0C8FEC2L;
    int16_t l_1258[5][9][1] = {{{(-9L)},{0x48F4L},{0xB9AEL},{0xFF12L},{0xCC61L},{0x8633L},{0xCC61L},{0xFF12L},{0xB9AEL}},{{0x48F4L},{(-9L)},{0x48F4L},{0xB9AEL},{0xFF12L},{0xCC61L},{0x8633L},{0xCC61L},{0xFF12L}},{{0xB9AEL},{0x48F4L},{(-9L)},{0x48F4L},{0xB9AEL},{0xFF12L},{0xCC61L},{0x8633L},{0xCC61L}},{{0xFF12L},{0xB9AEL},{0x48F4L},{(-9L)},{0x48F4L},{0xB9AEL},{0xFF12L},{0xCC61L},{0x8633L}},{{0xCC61L},{0xFF12L},{0xB9AEL},{0x48F4L},{(-9L)},{0x48F4L},{0xB9AEL},{0xFF12L},{0xCC61L}}};
    uint16_t l_1272[1];
    int8_t ***l_1306 = &l_1108;
    int8_t ****l_1305 = &l_1306;
    int64_t l_1360 = 0xACFD3AE67AA35F99LL;
    uint32_t l_1382 = 18446744073709551614UL;
    int32_t l_1392 = 0xA9D8CD92L;
    uint64_t *l_1398 = &g_527;
    uint64_t **l_1397 = &l_1398;
    int64_t l_1399 = 1L;
    int64_t l_1406 = 0x570CA109FC7ED364LL;
    int8_t ** const ***l_1423 = &g_1421;
    int32_t ***l_1458 = &g_1241;
    int32_t ** const *l_1459 = &g_1241;
    uint8_t *l_1481[2];
    uint8_t **l_1480 = &l_1481[0];
    int32_t l_1548[4][6] = {{4L,4L,4L,4L,4L,4L},{4L,4L,4L,4L,4L,4L},{4L,4L,4L,4L,4L,4L},{4L,4L,4L,4L,4L,4L}};
    uint16_t l_1588 = 4UL;
    uint8_t l_1641 = 246UL;
    int32_t l_1690 = 0xA11F3B1AL;
    int16_t l_1781 = 0x6497L;
    uint16_t * const *l_1809 = (void*)0;
    uint16_t * const **l_1808 = &l_1809;
    uint16_t * const ***l_1807 = &l_1808;
    int8_t l_1815 = 0x3AL;
    uint32_t *l_1872 = &g_1433;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_1079[i] = 5L;
    for (i = 0; i < 1; i++)
        l_1272[i] = 0xFFC4L;
    for (i = 0; i < 2; i++)
        l_1481[i] = &g_109;
    for (p_69 = 19; (p_69 > 60); p_69 = safe_add_func_uint32_t_u_u(p_69, 7))
    { /* block id: 19 */
        int32_t *l_77 = &g_3;
        int32_t l_1071 = 0x45827F6FL;
        int32_t l_1072[7][7] = {{(-1L),1L,0L,0L,8L,8L,0L},{1L,(-1L),1L,0x03FF17C1L,8L,0x04EE4FC4L,0x4D6CE4B6L},{0x28389D96L,2L,0xFC5C55ADL,(-1L),1L,0xE1D6871EL,0xB6A34BFBL},{(-1L),0xFC5C55ADL,2L,0x28389D96L,1L,0x04EE4FC4L,0x04EE4FC4L},{0x03FF17C1L,1L,(-1L),1L,0x03FF17C1L,8L,0x04EE4FC4L},{0L,0L,1L,(-1L),0x04EE4FC4L,2L,0xB6A34BFBL},{1L,8L,0x28389D96L,0L,0L,0x03FF17C1L,0x4D6CE4B6L}};
        int8_t *l_1090 = &g_246;
        const int16_t l_1123 = (-10L);
        int32_t ***l_1236 = (void*)0;
        int32_t ****l_1235 = &l_1236;
        uint32_t l_1267 = 5UL;
        int32_t ***l_1284 = &g_1241;
        int32_t ***l_1285 = &g_1241;
        int32_t ***l_1286 = (void*)0;
        int32_t ***l_1287 = &g_1241;
        int32_t ***l_1288[9] = {&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241};
        int32_t ***l_1289 = &g_1241;
        int32_t ***l_1290 = &g_1241;
        int32_t ***l_1291[8] = {&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241};
        int32_t ***l_1292 = &g_1241;
        int32_t ***l_1293[5][6];
        int32_t ***l_1294 = (void*)0;
        int32_t ***l_1295 = (void*)0;
        int32_t ***l_1296 = &g_1241;
        int32_t ***l_1297 = &g_1241;
        int32_t ***l_1298 = &g_1241;
        int32_t ***l_1299 = (void*)0;
        int32_t ***l_1300 = &g_1241;
        int32_t ***l_1301 = &g_1241;
        int32_t ***l_1302 = (void*)0;
        int32_t ***l_1303 = &g_1241;
        int32_t **** const l_1283[2][9][6] = {{{&l_1299,&l_1294,&l_1284,&l_1290,&l_1292,&l_1288[3]},{(void*)0,(void*)0,&l_1301,&l_1292,&l_1301,(void*)0},{(void*)0,&l_1288[3],&l_1292,&l_1290,&l_1284,&l_1294},{&l_1299,&l_1292,(void*)0,&l_1285,&l_1285,(void*)0},{&l_1292,&l_1292,&l_1287,&l_1299,&l_1284,&l_1285},{(void*)0,&l_1288[3],&l_1290,&l_1287,&l_1301,&l_1287},{&l_1290,(void*)0,&l_1290,&l_1294,&l_1292,&l_1285},{&l_1296,&l_1294,&l_1287,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,&l_1294}},{{&l_1296,&l_1285,&l_1292,&l_1294,&l_1290,(void*)0},{&l_1290,&l_1287,&l_1301,&l_1287,&l_1290,&l_1288[3]},{(void*)0,&l_1285,&l_1284,&l_1299,&l_1287,&l_1292},{&l_1292,(void*)0,&l_1285,&l_1285,(void*)0,&l_1292},{&l_1299,&l_1294,&l_1284,&l_1290,&l_1292,&l_1288[3]},{(void*)0,(void*)0,&l_1301,&l_1292,&l_1301,(void*)0},{(void*)0,&l_1288[3],&l_1292,&l_1290,&l_1284,&l_1294},{&l_1299,&l_1292,(void*)0,&l_1285,&l_1285,(void*)0},{&l_1292,&l_1292,&l_1287,&l_1299,&l_1284,&l_1285}}};
        int32_t **** const *l_1282 = &l_1283[1][6][5];
        int64_t l_1355 = 7L;
        int8_t * const **l_1362 = (void*)0;
        uint64_t *l_1381 = &g_165;
        int8_t *l_1393 = &g_244;
        const int16_t *l_1401 = &g_107;
        const int16_t **l_1400 = &l_1401;
        uint8_t *l_1405 = &l_1055;
        uint64_t * const *l_1407 = &l_1398;
        int i, j, k;
        for (i = 0; i < 5; i++)
        {
            for (j = 0; j < 6; j++)
                l_1293[i][j] = &g_1241;
        }
        for (p_70 = 0; (p_70 >= (-8)); p_70 = safe_sub_func_uint16_t_u_u(p_70, 8))
        { /* block id: 22 */
            int32_t **l_78 = &l_77;
            int16_t *l_102 = &g_103;
            uint8_t *l_108 = &g_109;
            int32_t l_1068 = 0xFD8F1AEBL;
            int32_t l_1069 = 2L;
            int32_t l_1070 = 2L;
            int8_t **l_1109[7][1] = {{&l_1090},{&l_1090},{&l_1090},{&l_1090},{&l_1090},{&l_1090},{&l_1090}};
            int8_t *l_1183 = (void*)0;
            int32_t ***l_1234 = &l_78;
            int32_t ****l_1233 = &l_1234;
            int32_t ****l_1238 = &l_1234;
            uint32_t *l_1246 = &g_64;
            int32_t l_1257[6][10][4] = {{{0x6034296DL,1L,0x8B986231L,8L},{(-4L),0x99316621L,1L,0x628AD990L},{0x25EF1584L,0x2B607A12L,0xFAF7A053L,0xFD6E77DCL},{0x13D47C27L,0L,0x13D47C27L,0xBFDA6764L},{0x2B607A12L,0x6A4E175EL,(-9L),0xD827AE8AL},{(-1L),0x6034296DL,0xE4D11CB8L,0x6A4E175EL},{0xD6203FEFL,1L,0xE4D11CB8L,0xB359851AL},{(-1L),1L,(-9L),1L},{0x2B607A12L,1L,0x13D47C27L,(-4L)},{0x13D47C27L,(-4L),0xFAF7A053L,(-1L)}},{{0x25EF1584L,0L,1L,1L},{(-4L),0L,0x8B986231L,(-1L)},{0x6034296DL,(-3L),0x55AE255EL,0x6A4E175EL},{0xFD6E77DCL,0x233AAFF5L,0xC9B377A5L,0xDECE196EL},{1L,0x99316621L,0x46326F72L,0L},{(-3L),0xE2801333L,2L,(-1L)},{0x6A4E175EL,7L,2L,0x2D39501CL},{0xE2801333L,1L,0xE322EEE5L,(-8L)},{1L,0x8B986231L,(-5L),0xE4D11CB8L},{0x1699AAB0L,0x7D3C5464L,(-1L),0x46326F72L}},{{0xBFDA6764L,1L,0xFAF7A053L,0x99316621L},{(-7L),(-6L),0x55AE255EL,0L},{0x99316621L,0L,2L,0xE39FA5B1L},{0xD6203FEFL,0x7E742E34L,5L,7L},{0x95451FAEL,0L,0L,0xA596B9A9L},{(-1L),(-1L),0xE4D11CB8L,0xE4D11CB8L},{5L,5L,0L,0xBFDA6764L},{1L,0x25EF1584L,1L,1L},{0x7D3C5464L,0xE2801333L,0xE2A63ED5L,1L},{0x99316621L,0xE2801333L,0x6A4E175EL,1L}},{{0xE2801333L,0x25EF1584L,(-1L),0xBFDA6764L},{0L,5L,0xD6203FEFL,0xE4D11CB8L},{1L,(-1L),(-5L),0xA596B9A9L},{(-1L),0L,0xFAF7A053L,7L},{0xD827AE8AL,0x7E742E34L,0L,0xE39FA5B1L},{2L,0L,0xE2A63ED5L,0L},{(-3L),(-6L),(-1L),0x99316621L},{0x95451FAEL,1L,0x68F4D932L,0x46326F72L},{(-1L),0x7D3C5464L,0L,0xE4D11CB8L},{(-1L),0x8B986231L,8L,(-8L)}},{{0x6D5F4F3DL,1L,1L,0x2D39501CL},{(-1L),7L,1L,(-1L)},{2L,0xE2801333L,0x55AE255EL,0L},{7L,0L,0xE322EEE5L,1L},{0L,(-1L),0x7D3C5464L,1L},{0xFD6E77DCL,0x7D3C5464L,0xD6203FEFL,0xA596B9A9L},{1L,0x2D39501CL,0x695342F4L,0x55AE255EL},{(-7L),0x8E4A74CBL,0L,0x653D50CCL},{7L,0xE39FA5B1L,1L,0xE39FA5B1L},{0x7D3C5464L,(-6L),0xC9B377A5L,0L}},{{0x13D47C27L,(-9L),0L,1L},{(-1L),(-3L),1L,1L},{(-1L),5L,0L,(-8L)},{0x13D47C27L,1L,0xC9B377A5L,0x0D7F83C9L},{0x7D3C5464L,(-7L),1L,0x8B986231L},{7L,7L,0L,1L},{(-7L),0L,0x695342F4L,0x167FBDE4L},{1L,(-1L),0xD6203FEFL,0x25EF1584L},{0xFD6E77DCL,(-3L),0x7D3C5464L,0x46326F72L},{0L,0L,0xE322EEE5L,0x55AE255EL}}};
            uint16_t **l_1317 = &g_247;
            int i, j, k;
            (*l_78) = l_77;
        }
        l_1079[0] ^= ((++(*g_247)) , ((((safe_mul_func_int8_t_s_s((safe_mod_func_int8_t_s_s((safe_add_func_uint32_t_u_u((((*l_1381) &= ((void*)0 == (*l_1305))) | 3L), (((*g_1274) & l_1382) != ((((!0x127438F8L) , (safe_mod_func_int32_t_s_s((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((safe_rshift_func_int8_t_s_s((**g_1310), ((*l_1393) = (l_1392 ^= 1L)))), ((*g_247) = (safe_mul_func_uint8_t_u_u(((*l_1405) &= ((((safe_unary_minus_func_int32_t_s(((***l_1297) = (l_1397 == &l_1381)))) , l_1399) , l_1400) == g_1402)), l_1406))))), g_9)), (*g_1330)))) , (***g_1240)) , (***g_1309))))), l_1258[0][7][0])), (-1L))) > l_1258[0][7][0]) | 4UL) | l_1399));
        l_1076 |= (((((void*)0 == l_1407) , ((((p_70 , (safe_add_func_uint8_t_u_u((safe_mod_func_uint16_t_u_u((safe_sub_func_int32_t_s_s(((p_70 = (***l_1290)) , (1UL & ((safe_add_func_uint16_t_u_u((safe_sub_func_uint32_t_u_u((safe_div_func_uint16_t_u_u((((p_70 = (((l_1079[0] = 0UL) < p_70) && ((l_1423 = g_1420) == &l_1305))) , 65528UL) < g_165), 0x3BF4L)), l_1360)), g_246)) | (**g_688)))), p_69)), g_134)), g_957))) != l_1258[2][0][0]) , (*g_1274)) && (***l_1301))) , p_69) <= 0x0F2741072A8FDFD4LL);
    }
    for (g_120 = (-25); (g_120 != 27); ++g_120)
    { /* block id: 524 */
        uint16_t l_1430 = 65535UL;
        int32_t l_1434 = 0x9C9AE092L;
        int8_t ***l_1441 = &l_1108;
        int32_t *l_1442[7] = {&l_1079[0],&l_1079[0],&l_1079[0],&l_1079[0],&l_1079[0],&l_1079[0],&l_1079[0]};
        int32_t ***l_1446 = &g_1241;
        int8_t *****l_1466 = &g_1308[1][4][2];
        uint8_t *l_1478 = &l_1055;
        uint8_t **l_1477 = &l_1478;
        uint32_t * const *l_1492 = &g_1330;
        uint32_t * const **l_1491 = &l_1492;
        uint32_t l_1502 = 7UL;
        int16_t *l_1680 = &l_1258[2][0][0];
        int16_t l_1694[2][3] = {{0xEAACL,0xEAACL,0xEAACL},{8L,8L,8L}};
        int8_t * const **l_1722 = (void*)0;
        const uint64_t **l_1804 = &g_689;
        uint64_t **l_1833 = &l_1398;
        int i, j;
        l_1079[0] ^= ((safe_lshift_func_int16_t_s_s(((((safe_sub_func_uint16_t_u_u(((--l_1430) > p_69), ((*g_247) ^= ((((((*g_436) = (((g_1433 && ((*g_436) < 0xEC80F384CF0E6FD3LL)) && l_1130) , l_1434)) == (safe_div_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_u(p_70, 0)) >= ((l_1441 == l_1441) >= l_1434)), 0x84L))) , (*g_689)) || (-1L)) | l_1434)))) > 0x3B68L) < g_319) , g_402), 13)) && p_71);
        l_1078 = p_70;
    }
    (**g_1240) = (((safe_mod_func_uint32_t_u_u(((***g_1422) <= (***l_1458)), ((((p_71 >= (p_69 = ((4L || (p_69 == ((*g_1330) = (***l_1458)))) < p_69))) | (((((*l_1305) != (((((*l_1872) = 0xDF9D0BE6L) | p_71) & (***l_1458)) , (void*)0)) || (**g_688)) < (**g_1273)) & p_71)) || 65532UL) , p_70))) , (***l_1459)) , (void*)0);
    return (**g_1240);
}


/* ------------------------------------------ */
/* 
 * reads : g_9 g_165 g_109 g_116 g_112 g_103 g_120 g_107 g_3 g_247 g_64 g_248 g_246 g_271 g_319 g_147 g_363 g_327 g_441 g_436 g_134 g_244 g_482 g_294 g_668 g_688 g_733 g_689 g_789 g_218 g_527
 * writes: g_109 g_218 g_112 g_134 g_244 g_246 g_248 g_64 g_103 g_271 g_120 g_294 g_116 g_107 g_327 g_165 g_365 g_363 g_441 g_527
 */
static int32_t  func_84(int64_t  p_85, int32_t * p_86)
{ /* block id: 47 */
    int64_t *l_194 = &g_134;
    int64_t **l_193 = &l_194;
    int16_t *l_214 = (void*)0;
    int32_t l_215 = (-5L);
    int64_t l_216 = (-1L);
    uint8_t *l_217 = &g_109;
    uint16_t *l_219 = &g_112;
    int64_t *l_220 = &g_134;
    int32_t *l_221 = (void*)0;
    int32_t *l_222 = &l_215;
    int8_t *l_243 = &g_244;
    int64_t *l_245[8] = {&l_216,&l_216,&l_216,&l_216,&l_216,&l_216,&l_216,&l_216};
    int16_t *l_321 = (void*)0;
    uint32_t **l_333 = (void*)0;
    uint64_t *l_389[8] = {(void*)0,(void*)0,&g_165,(void*)0,(void*)0,&g_165,(void*)0,(void*)0};
    const uint8_t *l_401 = &g_402;
    uint8_t l_471 = 0x8EL;
    const int32_t *****l_538 = (void*)0;
    int8_t l_608[4][2][5] = {{{3L,(-10L),0xB8L,0xB8L,(-10L)},{(-10L),7L,3L,(-5L),1L}},{{0L,7L,(-5L),0xBDL,0L},{6L,(-10L),(-10L),6L,0xBDL}},{{0L,0xB8L,1L,0L,0xBDL},{(-10L),0L,0L,3L,0L}},{{3L,3L,0xBDL,0L,1L},{(-5L),0x31L,0xBDL,6L,(-10L)}}};
    uint16_t *l_629[7][1][2] = {{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}},{{&g_271[0],&g_271[0]}}};
    uint64_t l_631 = 7UL;
    const uint16_t l_645 = 1UL;
    int32_t **l_703 = &l_222;
    int32_t ***l_702 = &l_703;
    int16_t l_752 = 0x8B7AL;
    int16_t l_826 = 0x47CAL;
    int32_t l_892 = 0x5F6AA401L;
    int32_t l_896[7] = {0x56BB8287L,0xBE31ABBEL,0x56BB8287L,0x56BB8287L,0xBE31ABBEL,0x56BB8287L,0x56BB8287L};
    int16_t l_907[7];
    int8_t l_959 = 0xD8L;
    int64_t l_1042 = (-1L);
    int i, j, k;
    for (i = 0; i < 7; i++)
        l_907[i] = 0x7409L;
    (*l_222) = ((safe_sub_func_int32_t_s_s((((*l_220) = (safe_sub_func_int64_t_s_s(((&g_134 == ((*l_193) = &g_134)) && (g_9 , (safe_sub_func_uint8_t_u_u(((((*l_219) |= (((((g_218 = (safe_div_func_uint16_t_u_u((g_165 , (safe_lshift_func_uint8_t_u_u(((*l_217) ^= (safe_mul_func_uint8_t_u_u(((((safe_lshift_func_int16_t_s_s(0x065CL, p_85)) > (~p_85)) > (safe_rshift_func_uint16_t_u_s((safe_div_func_int64_t_s_s((safe_mod_func_int32_t_s_s((safe_lshift_func_uint16_t_u_s(((void*)0 == l_214), 7)), l_215)), p_85)), 15))) , p_85), l_216))), p_85))), 0x246AL))) || p_85) & g_116) | 18446744073709551615UL) && l_216)) & g_103) < l_215), 0UL)))), p_85))) != g_165), 0x74B49123L)) , l_216);
    (*l_222) = (*l_222);
    if (((safe_mod_func_uint16_t_u_u(((((safe_mul_func_int64_t_s_s(0xF93586B99F0C8DDALL, ((safe_add_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u((((safe_sub_func_int16_t_s_s((((*l_222) = ((g_134 = (*l_222)) & (g_246 = (p_85 = ((safe_mul_func_int16_t_s_s((-6L), ((*l_219) ^= g_120))) ^ (safe_mod_func_uint32_t_u_u(p_85, ((((((*l_243) = (g_120 || (g_103 <= (safe_mul_func_uint16_t_u_u(g_120, (safe_mod_func_int32_t_s_s(((p_85 & 0x1EL) > (-10L)), 0x7F268E3AL))))))) >= p_85) , (void*)0) == (void*)0) , g_107)))))))) , (*l_222)), g_3)) || 0xA636L) ^ 0UL), 254UL)), 1UL)) , 0L))) >= 0xB5L) , (void*)0) != g_247), (-1L))) ^ g_64))
    { /* block id: 61 */
        int32_t l_290 = 0xB7190DC9L;
        for (g_248 = 0; (g_248 > 39); ++g_248)
        { /* block id: 64 */
            int32_t l_287 = 0x1A7C047CL;
            int16_t *l_312[8] = {&g_103,&g_103,&g_103,&g_103,&g_103,&g_103,&g_103,&g_103};
            int i;
            for (g_246 = 10; (g_246 > 8); --g_246)
            { /* block id: 67 */
                for (g_64 = (-28); (g_64 <= 30); g_64 = safe_add_func_int32_t_s_s(g_64, 1))
                { /* block id: 70 */
                    for (g_103 = 0; (g_103 == 1); g_103 = safe_add_func_uint16_t_u_u(g_103, 5))
                    { /* block id: 73 */
                        int32_t *l_257 = &g_120;
                        int32_t *l_258 = &l_215;
                        int32_t *l_259 = (void*)0;
                        int32_t *l_260 = (void*)0;
                        int32_t *l_261 = &g_116;
                        int32_t l_262 = 0x5B276619L;
                        int32_t *l_263 = &g_120;
                        int32_t *l_264 = &g_120;
                        int32_t *l_265 = (void*)0;
                        int32_t *l_266 = &g_120;
                        int32_t *l_267 = (void*)0;
                        int32_t *l_268 = (void*)0;
                        int32_t *l_269 = (void*)0;
                        int32_t *l_270[1];
                        int i;
                        for (i = 0; i < 1; i++)
                            l_270[i] = &l_215;
                        --g_271[0];
                    }
                    return (*p_86);
                }
            }
            g_120 = (0x86L || g_271[4]);
            for (p_85 = 18; (p_85 != 23); p_85++)
            { /* block id: 82 */
                uint16_t *l_293 = &g_294;
                int32_t *l_304 = &g_116;
                for (l_216 = 0; (l_216 < 23); l_216 = safe_add_func_int16_t_s_s(l_216, 8))
                { /* block id: 85 */
                    int32_t **l_279 = &l_221;
                    int32_t ***l_278 = &l_279;
                    int32_t ****l_280 = &l_278;
                    if (g_165)
                        break;
                    (*l_280) = l_278;
                }
                (*l_304) |= ((g_120 = g_112) != (safe_mod_func_int64_t_s_s((((((g_271[0]--) , 9UL) , (safe_mod_func_int64_t_s_s(l_287, (safe_div_func_uint16_t_u_u(l_290, (safe_sub_func_int8_t_s_s(p_85, ((*l_243) = 0x9EL)))))))) != (((*l_293) = 0x83ECL) || (safe_add_func_uint64_t_u_u((+(((0x20666721L != (safe_rshift_func_int8_t_s_s((safe_mod_func_int8_t_s_s((safe_add_func_int32_t_s_s(g_109, (*p_86))), g_109)), 2))) > (*l_222)) || 0x5645L)), 18446744073709551607UL)))) , p_85), 1L)));
            }
            (*l_222) = (0x09E39CDAL >= (safe_unary_minus_func_int64_t_s(((safe_add_func_uint32_t_u_u(((safe_lshift_func_uint8_t_u_s(p_85, (l_290 < (safe_mod_func_uint16_t_u_u(0xC67EL, (g_107 = p_85)))))) >= (safe_add_func_int8_t_s_s(((safe_add_func_int8_t_s_s((l_290 | (g_248 , (safe_mod_func_int16_t_s_s(l_287, 0x454EL)))), p_85)) ^ 0x13092217L), 0L))), g_319)) && 18446744073709551615UL))));
        }
    }
    else
    { /* block id: 98 */
        int16_t l_320 = 8L;
        int32_t *l_326 = &l_215;
        int32_t **l_328 = &l_221;
        const int8_t *l_342 = &g_246;
        uint64_t *l_361 = (void*)0;
        uint64_t *l_362[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
        int8_t **l_364[9][9] = {{(void*)0,&l_243,(void*)0,&l_243,&l_243,&l_243,&l_243,&l_243,&l_243},{(void*)0,&l_243,(void*)0,(void*)0,&l_243,&l_243,&l_243,&l_243,(void*)0},{(void*)0,&l_243,(void*)0,&l_243,&l_243,&l_243,&l_243,&l_243,&l_243},{(void*)0,&l_243,(void*)0,(void*)0,&l_243,&l_243,&l_243,&l_243,(void*)0},{(void*)0,&l_243,(void*)0,&l_243,&l_243,&l_243,&l_243,&l_243,&l_243},{(void*)0,&l_243,(void*)0,(void*)0,&l_243,&l_243,&l_243,&l_243,(void*)0},{(void*)0,&l_243,(void*)0,&l_243,&l_243,&l_243,&l_243,&l_243,&l_243},{(void*)0,&l_243,(void*)0,(void*)0,&l_243,&l_243,&l_243,&l_243,(void*)0},{(void*)0,&l_243,(void*)0,&l_243,&l_243,&l_243,&l_243,&l_243,&l_243}};
        int32_t *l_366 = &g_120;
        int32_t l_442 = 0x0BA1AC6AL;
        uint64_t l_505 = 0x88D896DA5402FC4ALL;
        int32_t l_546[4][3][10] = {{{(-1L),0xC8A1E380L,(-1L),0L,0xC557F46EL,5L,1L,5L,0xC557F46EL,0L},{(-1L),0xC8A1E380L,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L}},{{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L}},{{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L}},{{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L},{0xDB61C8ACL,0xC5A5978BL,0xDB61C8ACL,5L,(-1L),0x9BB7C597L,0L,0x9BB7C597L,(-1L),5L}}};
        const uint64_t *l_553 = &l_505;
        int64_t l_605 = (-8L);
        uint32_t ***l_633 = &l_333;
        const int32_t l_634 = 0x0E2D3A23L;
        int16_t l_642 = 0x35F8L;
        uint8_t **l_643 = &l_217;
        int64_t l_647 = 0x0BD3559968347421LL;
        int32_t l_657 = 0xAF87D212L;
        int32_t l_658 = 5L;
        uint8_t l_753[9] = {0UL,0x50L,0UL,0UL,0x50L,0UL,0UL,0x50L,0UL};
        int16_t **l_761 = &l_321;
        const uint16_t *l_799 = &g_271[2];
        const uint16_t ** const l_798 = &l_799;
        int32_t *** const *l_815 = (void*)0;
        int32_t *l_884 = &g_441[5];
        int32_t l_888 = 0L;
        int32_t l_889 = (-10L);
        int32_t l_890 = (-4L);
        int32_t l_893[5][3];
        uint8_t l_933 = 255UL;
        uint32_t l_958 = 0x8BCB18D4L;
        int8_t l_995[3][7][3] = {{{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L}},{{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L}},{{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L},{8L,1L,8L}}};
        const int8_t l_1035 = (-1L);
        int i, j, k;
        for (i = 0; i < 5; i++)
        {
            for (j = 0; j < 3; j++)
                l_893[i][j] = 0x94E83C7AL;
        }
        (*l_328) = (g_327[0] = l_326);
        for (p_85 = 26; (p_85 == 11); p_85--)
        { /* block id: 104 */
            for (g_248 = (-3); (g_248 < 6); g_248 = safe_add_func_uint8_t_u_u(g_248, 1))
            { /* block id: 107 */
                uint32_t ***l_334 = &l_333;
                int16_t l_335[2];
                int i;
                for (i = 0; i < 2; i++)
                    l_335[i] = 1L;
                (*l_334) = l_333;
                (**l_328) ^= (l_335[1] , (-6L));
                if ((*l_221))
                    continue;
                (*l_222) &= (*p_86);
            }
        }
        if (((*l_366) &= (safe_mul_func_int16_t_s_s((safe_mod_func_uint8_t_u_u((safe_add_func_int32_t_s_s((l_342 == (g_365 = ((((*g_247) = (safe_lshift_func_uint8_t_u_s((safe_add_func_uint64_t_u_u(((*l_222) > (*l_326)), (g_165 = ((safe_mul_func_int8_t_s_s((((safe_div_func_int8_t_s_s(((*l_243) = (p_85 <= (-1L))), (safe_mul_func_int16_t_s_s(p_85, ((safe_mod_func_int16_t_s_s((g_109 <= (g_3 && ((safe_rshift_func_uint8_t_u_s((((safe_rshift_func_int8_t_s_s((safe_add_func_uint8_t_u_u(((*l_326) , (*l_326)), (*l_326))), 1)) != p_85) || g_116), 4)) & g_147))), (**l_328))) | (*l_222)))))) <= 2UL) && (**l_328)), 0x5CL)) >= (*p_86))))), 0))) == g_363) , (void*)0))), 0x57B76DF0L)), p_85)), g_271[0]))))
        { /* block id: 119 */
            int8_t l_383 = 0xB5L;
            uint64_t **l_388 = &l_362[5];
            const uint8_t **l_400 = (void*)0;
            int16_t *l_403 = (void*)0;
            int16_t *l_404 = (void*)0;
            int16_t *l_405 = &l_320;
            int32_t l_499[9][7][4] = {{{0x3A71CE9FL,0L,0xC93F125DL,0x1A7F8073L},{0x1A7F8073L,0x015E4749L,(-2L),0x60153338L},{0x1A7F8073L,0x3FC6AC2DL,0xC93F125DL,0xBFD0892CL},{0xADD1EA78L,0x94B8CA86L,0xF5619777L,2L},{1L,(-1L),0x60153338L,0L},{0x1A7F8073L,0L,(-1L),0xCDB12CA0L},{0x177084E4L,(-1L),0x3FC6AC2DL,0x015E4749L}},{{0x60153338L,1L,0x177084E4L,0x177084E4L},{(-10L),(-10L),(-2L),0x589551DEL},{(-1L),0xBFD0892CL,1L,0x1A7F8073L},{3L,0xCDB12CA0L,0L,1L},{8L,0xCDB12CA0L,0L,0x1A7F8073L},{0xCDB12CA0L,0xBFD0892CL,0L,0x589551DEL},{1L,(-10L),0L,0x177084E4L}},{{0x3001091EL,1L,(-10L),0x015E4749L},{0xC93F125DL,(-1L),1L,0xCDB12CA0L},{0xF5619777L,0L,0L,0L},{0x94B8CA86L,(-1L),0x94B8CA86L,2L},{3L,0x94B8CA86L,0x3A71CE9FL,0xBFD0892CL},{0L,0xC93F125DL,0x1A7F8073L,0x94B8CA86L},{0x3FC6AC2DL,0x589551DEL,0x1A7F8073L,(-1L)}},{{0L,3L,0x3A71CE9FL,1L},{3L,0x177084E4L,0x94B8CA86L,1L},{0x94B8CA86L,1L,0L,1L},{0xF5619777L,(-2L),1L,0xE9F74054L},{0xC93F125DL,0L,(-10L),0x3A71CE9FL},{0x3001091EL,0L,0L,0x3001091EL},{1L,0x1A7F8073L,0L,(-1L)}},{{0xCDB12CA0L,0x3FC6AC2DL,0L,0xADD1EA78L},{8L,0x3001091EL,0L,0xADD1EA78L},{3L,0x3FC6AC2DL,1L,(-1L)},{(-1L),0x1A7F8073L,(-2L),0x3001091EL},{(-10L),0L,0x177084E4L,0x3A71CE9FL},{0x60153338L,0L,0x3FC6AC2DL,0xE9F74054L},{0x177084E4L,(-2L),(-1L),1L}},{{0x1A7F8073L,1L,0x60153338L,1L},{1L,0x177084E4L,0xF5619777L,1L},{0xADD1EA78L,3L,0xE9F74054L,(-1L)},{(-1L),0x589551DEL,1L,0x94B8CA86L},{(-1L),0xC93F125DL,0xE9F74054L,0xBFD0892CL},{0xADD1EA78L,0x94B8CA86L,0xF5619777L,2L},{1L,(-1L),0x60153338L,0L}},{{0x1A7F8073L,0L,(-1L),0xCDB12CA0L},{0x177084E4L,(-1L),0x3FC6AC2DL,0x015E4749L},{0x60153338L,1L,0x177084E4L,0x177084E4L},{(-10L),(-10L),(-2L),0x589551DEL},{(-1L),0xBFD0892CL,1L,0x1A7F8073L},{3L,0xCDB12CA0L,0L,1L},{8L,0xCDB12CA0L,0L,0x1A7F8073L}},{{0xCDB12CA0L,0xBFD0892CL,0L,0x589551DEL},{1L,0x60153338L,(-10L),0x3001091EL},{(-2L),0xCDB12CA0L,0x60153338L,0x589551DEL},{0xE9F74054L,1L,0x177084E4L,0L},{3L,0L,0x1A7F8073L,3L},{1L,0L,1L,1L},{0xBFD0892CL,1L,0xADD1EA78L,(-1L)}},{{3L,0xE9F74054L,(-1L),1L},{0xC93F125DL,3L,(-1L),0xF5619777L},{3L,2L,0xADD1EA78L,0x3FC6AC2DL},{0xBFD0892CL,0x3001091EL,1L,1L},{1L,1L,0x1A7F8073L,0x177084E4L},{3L,1L,0x177084E4L,0L},{0xE9F74054L,0x1A7F8073L,0x60153338L,0xADD1EA78L}}};
            int16_t l_528 = (-1L);
            const int8_t **l_534 = &l_342;
            const int8_t ***l_533 = &l_534;
            const int32_t ***l_541 = (void*)0;
            const int32_t ****l_540 = &l_541;
            const int32_t *****l_539 = &l_540;
            uint32_t *l_574 = (void*)0;
            int i, j, k;
            for (g_120 = 0; (g_120 != (-26)); g_120--)
            { /* block id: 122 */
                for (l_320 = (-30); (l_320 >= 19); l_320++)
                { /* block id: 125 */
                    uint16_t l_376 = 65535UL;
                    for (g_363 = 7; (g_363 >= 3); g_363 -= 1)
                    { /* block id: 128 */
                        int8_t * const l_373 = &g_244;
                        int16_t *l_379 = &g_107;
                        uint32_t *l_382 = &g_64;
                        int i;
                        l_383 = (safe_rshift_func_uint8_t_u_s(((g_248 < (((void*)0 == l_373) , ((void*)0 != g_327[g_363]))) , ((*l_217) = ((safe_rshift_func_int8_t_s_u(l_376, 6)) > (safe_add_func_int16_t_s_s(((*l_379) = g_271[0]), (safe_add_func_int64_t_s_s(g_120, ((**l_328) ^= (((*l_382) |= (&g_218 != (void*)0)) & (*l_366)))))))))), 2));
                    }
                }
            }
            (*l_366) ^= (safe_add_func_int16_t_s_s(((safe_sub_func_uint16_t_u_u((((l_389[1] = ((*l_388) = (void*)0)) == &g_165) < (((safe_sub_func_uint8_t_u_u(p_85, g_9)) , (*l_221)) & (*l_221))), (((0x03L != (safe_mod_func_int16_t_s_s(((*l_405) ^= (g_107 = (safe_div_func_int64_t_s_s((safe_rshift_func_int8_t_s_u(((((((safe_mul_func_uint8_t_u_u(1UL, ((l_401 = l_342) == &g_402))) < (*l_222)) , &g_116) != (void*)0) == 2UL) | g_109), 6)), (-5L))))), (*g_247)))) > (*l_326)) == (*p_86)))) ^ 0xC90EL), 0UL));
            for (g_107 = 29; (g_107 != (-5)); --g_107)
            { /* block id: 145 */
                uint64_t l_416[1][6][4] = {{{18446744073709551615UL,0UL,18446744073709551615UL,0xA2B4910B4DC2EF21LL},{0xDA031FE69D01ECBBLL,0UL,18446744073709551612UL,0UL},{0xDA031FE69D01ECBBLL,0xA2B4910B4DC2EF21LL,18446744073709551615UL,0UL},{18446744073709551615UL,0UL,18446744073709551615UL,0xA2B4910B4DC2EF21LL},{0xDA031FE69D01ECBBLL,0UL,18446744073709551612UL,0UL},{0xDA031FE69D01ECBBLL,0xA2B4910B4DC2EF21LL,18446744073709551615UL,0UL}}};
                int32_t l_492 = 0L;
                uint32_t *l_497 = (void*)0;
                uint32_t *l_498 = (void*)0;
                int16_t l_504 = 9L;
                int i, j, k;
            }
            (*l_222) = (((void*)0 == &g_536) & (safe_lshift_func_int8_t_s_s(((*l_243) = (((((**l_328) >= (((((safe_sub_func_uint8_t_u_u(((-4L) == (&g_441[5] == p_86)), (4294967286UL & (((p_85 <= (safe_lshift_func_uint8_t_u_u((safe_add_func_uint32_t_u_u(p_85, p_85)), 4))) == p_85) || p_85)))) >= (**l_328)) || p_85) > (**l_328)) < g_441[4])) , (*g_247)) , p_85) | (**l_328))), 6)));
        }
        else
        { /* block id: 224 */
            int32_t l_594[4][4][9] = {{{0x1966ADCCL,6L,0x1FE580D8L,6L,0x1966ADCCL,5L,0xE8AA48CAL,1L,0xE8AA48CAL},{0xB484295FL,0xEEDDB6DFL,0xAECABF22L,0xAECABF22L,0xEEDDB6DFL,0xB484295FL,0xEEDDB6DFL,0xAECABF22L,0xAECABF22L},{0x1966ADCCL,5L,0xE8AA48CAL,1L,0xE8AA48CAL,5L,0x1966ADCCL,6L,0x1FE580D8L},{0xE7AB4570L,0xEEDDB6DFL,0xE7AB4570L,0xB484295FL,0xB484295FL,0xE7AB4570L,0xEEDDB6DFL,0xE7AB4570L,0xB484295FL}},{{0x39AEACB0L,6L,0xE8AA48CAL,1L,3L,1L,0xE8AA48CAL,6L,0x39AEACB0L},{0L,0xB484295FL,0xAECABF22L,0xB484295FL,0L,0L,0xB484295FL,0xAECABF22L,0xB484295FL},{0xE8AA48CAL,0x9A0F084FL,0x1FE580D8L,1L,3L,6L,3L,1L,0x1FE580D8L},{0L,0L,0xB484295FL,0xAECABF22L,0xB484295FL,0L,0L,0xB484295FL,0xAECABF22L}},{{0x39AEACB0L,0x9A0F084FL,0x39AEACB0L,6L,0xE8AA48CAL,1L,3L,1L,0xE8AA48CAL},{0xE7AB4570L,0xB484295FL,0xB484295FL,0xE7AB4570L,0xEEDDB6DFL,0xE7AB4570L,0xB484295FL,0xB484295FL,0xE7AB4570L},{0x1966ADCCL,6L,0x1FE580D8L,6L,0x1966ADCCL,5L,0xE8AA48CAL,1L,0xE8AA48CAL},{0xB484295FL,0xEEDDB6DFL,0xAECABF22L,0xAECABF22L,0xEEDDB6DFL,0xB484295FL,0xEEDDB6DFL,0xAECABF22L,0xAECABF22L}},{{0x1966ADCCL,5L,0xE8AA48CAL,1L,0xE8AA48CAL,5L,0x1966ADCCL,6L,3L},{0xAECABF22L,0L,0xAECABF22L,0xE7AB4570L,0xE7AB4570L,0xAECABF22L,0L,0xAECABF22L,0xE7AB4570L},{0x1FE580D8L,1L,0x39AEACB0L,1L,0x1966ADCCL,1L,0x39AEACB0L,1L,0x1FE580D8L},{0xB484295FL,0xE7AB4570L,0xEEDDB6DFL,0xE7AB4570L,0xB484295FL,0xB484295FL,0xE7AB4570L,0xEEDDB6DFL,0xE7AB4570L}}};
            int16_t *l_606 = &l_320;
            int32_t *l_607 = &g_441[1];
            int32_t *l_609 = &l_442;
            int32_t l_646 = 1L;
            int32_t ***l_667 = &l_328;
            int32_t ****l_666[4][8] = {{(void*)0,(void*)0,&l_667,&l_667,(void*)0,(void*)0,&l_667,(void*)0},{&l_667,&l_667,&l_667,&l_667,(void*)0,&l_667,(void*)0,&l_667},{&l_667,&l_667,&l_667,&l_667,&l_667,&l_667,&l_667,(void*)0},{&l_667,&l_667,(void*)0,&l_667,&l_667,&l_667,&l_667,&l_667}};
            int32_t *****l_665 = &l_666[0][4];
            const uint32_t l_719[7][1][2] = {{{1UL,0x9C4BE404L}},{{1UL,1UL}},{{0x9C4BE404L,1UL}},{{1UL,0x9C4BE404L}},{{1UL,1UL}},{{0x9C4BE404L,1UL}},{{1UL,0x9C4BE404L}}};
            uint8_t l_734 = 0x5AL;
            uint16_t * const *l_800 = &l_629[6][0][1];
            uint32_t *l_825 = &g_64;
            uint32_t ** const l_824 = &l_825;
            uint32_t l_885 = 18446744073709551606UL;
            int32_t l_897[6][9] = {{0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL},{1L,0x624EB1CBL,0x624EB1CBL,1L,1L,0x624EB1CBL,0x624EB1CBL,1L,1L},{(-2L),(-1L),(-2L),(-1L),(-2L),(-1L),(-2L),(-1L),(-2L)},{1L,1L,0x624EB1CBL,0x624EB1CBL,1L,1L,0x624EB1CBL,0x624EB1CBL,1L},{0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL,(-1L),0x8BFA205DL},{1L,0x624EB1CBL,0x624EB1CBL,1L,1L,0x624EB1CBL,0x624EB1CBL,1L,1L}};
            int i, j, k;
            if (((*l_609) |= ((safe_add_func_uint16_t_u_u((((safe_unary_minus_func_int8_t_s((safe_mod_func_uint16_t_u_u(p_85, (safe_sub_func_int64_t_s_s((*g_436), (((*l_607) ^= ((safe_add_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(g_134, l_594[2][2][2])), (((((*l_222) = (*l_366)) > ((g_363 & ((safe_div_func_uint8_t_u_u(((0x8068L && (safe_lshift_func_int8_t_s_s(((safe_lshift_func_int16_t_s_u((((*l_606) = (safe_sub_func_uint64_t_u_u(g_120, ((safe_lshift_func_uint8_t_u_s(((*l_217) &= (g_64 <= l_605)), 2)) < l_594[2][1][4])))) <= l_594[2][2][2]), l_594[2][2][2])) || (*g_436)), p_85))) <= 0xC451F9FFE8702FF1LL), p_85)) , l_594[2][2][2])) >= (-6L))) & g_3) && (*l_222)))) ^ 0xDB8DL)) <= 0x3ADBBC01L))))))) | (*l_366)) < p_85), 1UL)) & l_608[1][1][3])))
            { /* block id: 230 */
                uint32_t ***l_632 = &l_333;
                int32_t l_644[4] = {0x664502EEL,0x664502EEL,0x664502EEL,0x664502EEL};
                uint8_t *l_653 = &l_471;
                uint32_t l_659 = 0xE0FF5CEEL;
                int i;
                (*l_328) = &g_9;
                for (g_120 = 8; (g_120 >= 3); g_120 -= 1)
                { /* block id: 234 */
                    int16_t l_618 = 0x2BFBL;
                    int32_t l_630 = 0x9A396AC7L;
                    for (g_244 = 0; (g_244 <= 8); g_244 += 1)
                    { /* block id: 237 */
                        uint32_t l_619 = 0x9AF74B91L;
                        uint16_t **l_628[2];
                        int32_t l_635 = 1L;
                        int16_t **l_636 = &l_321;
                        int16_t **l_637 = &l_606;
                        int i, j;
                        for (i = 0; i < 2; i++)
                            l_628[i] = &g_247;
                        (*l_607) &= (((*l_637) = ((*l_636) = (((((((safe_div_func_uint32_t_u_u((((((safe_add_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((*l_326), ((-1L) & (safe_mul_func_uint8_t_u_u((g_244 | (9L ^ ((0x5306L || ((l_619 ^= (l_618 = p_85)) >= (g_482 || ((safe_add_func_int8_t_s_s((safe_rshift_func_uint16_t_u_u((((*l_219) ^= (((((g_218 = ((safe_lshift_func_int8_t_s_s(p_85, 5)) , (((safe_sub_func_uint8_t_u_u(((l_629[6][0][0] = &g_248) == l_214), 0x92L)) , l_630) , l_631))) , l_632) != l_633) & 0x8EL) & (*l_366))) != l_634), (*g_247))), 0x44L)) == p_85)))) , p_85))), l_635))))), (*l_222))) & p_85) || p_85) , 0x47C0D00FL) , 0x6648C116L), 4294967292UL)) || (*l_609)) > g_363) <= 0xE1L) >= 1L) , p_85) , (void*)0))) == &l_320);
                        if ((*p_86))
                            continue;
                        (*l_328) = &l_635;
                    }
                    for (l_320 = 0; (l_320 <= 1); l_320 += 1)
                    { /* block id: 251 */
                        (*l_222) = (((safe_lshift_func_int8_t_s_s(((((((-1L) != (safe_mod_func_int8_t_s_s(l_642, p_85))) & ((*g_247) && ((void*)0 != l_643))) != 0x19E6048AC47CD2B5LL) >= ((l_644[2] = ((g_107 >= (0x14FFL < (*l_222))) >= (*l_222))) && 0x2794L)) , l_645), 1)) != l_646) ^ (*g_247));
                        if ((*l_222))
                            break;
                    }
                    for (g_134 = 1; (g_134 >= 0); g_134 -= 1)
                    { /* block id: 258 */
                        if ((*p_86))
                            break;
                        return l_647;
                    }
                }
                if ((!(((*l_643) = (*l_643)) == ((safe_add_func_int64_t_s_s(5L, (safe_lshift_func_uint16_t_u_s(0xB93EL, l_644[0])))) , l_653))))
                { /* block id: 264 */
                    p_86 = (g_103 , (void*)0);
                }
                else
                { /* block id: 266 */
                    int32_t *l_654 = &g_116;
                    int32_t *l_655 = &g_120;
                    int32_t *l_656[6] = {&l_644[1],&l_644[1],&l_644[1],&l_644[1],&l_644[1],&l_644[1]};
                    int i;
                    l_659--;
                    (*l_222) = (((safe_add_func_int64_t_s_s(((safe_unary_minus_func_uint16_t_u((((g_294 >= (l_665 != (p_85 , g_668))) < ((((*p_86) >= (((safe_mul_func_int16_t_s_s((0x847BBCC7657951EBLL < (safe_add_func_int64_t_s_s(p_85, (((((safe_lshift_func_int16_t_s_u((((safe_add_func_int8_t_s_s((((*l_220) = (((p_85 | ((*g_247) & g_112)) || 0xA5D9L) == p_85)) & (*l_609)), p_85)) > g_64) >= p_85), (*g_247))) != 0x31D5D988L) && (*l_326)) || 6L) ^ 0xFCE34533ADC3EEC6LL)))), p_85)) >= 0xE4C1L) , g_9)) | 0x7CL) & p_85)) , 0x5FDDL))) < (*l_222)), 0x851076CB71BED1CCLL)) || 4294967291UL) & (*p_86));
                    for (l_658 = 0; (l_658 != 3); ++l_658)
                    { /* block id: 272 */
                        const int32_t l_683 = 1L;
                        uint64_t **l_691 = &l_361;
                        uint64_t ***l_690 = &l_691;
                        uint32_t *l_696 = &l_659;
                        g_327[7] = ((**l_667) = ((0UL ^ (safe_rshift_func_uint8_t_u_u(((((g_109++) <= ((*l_366) = (0xD903DDC7L & ((((l_683 != ((*l_696) = ((safe_sub_func_uint8_t_u_u(((safe_mod_func_uint8_t_u_u((g_688 == ((*l_690) = (void*)0)), 0x0AL)) ^ 0x0621E1BFC9C5FDC8LL), 0x7BL)) , (safe_sub_func_uint16_t_u_u((safe_lshift_func_uint16_t_u_u(l_683, 14)), p_85))))) || l_659) < (*l_222)) && p_85)))) & l_683) & p_85), g_147))) , (void*)0));
                    }
                }
            }
            else
            { /* block id: 281 */
                int32_t *** const l_701 = &l_328;
                uint8_t l_706 = 0x02L;
                uint32_t *l_720 = &g_64;
                uint32_t ***l_854[4][4];
                int i, j;
                for (i = 0; i < 4; i++)
                {
                    for (j = 0; j < 4; j++)
                        l_854[i][j] = &l_333;
                }
                if (((((*g_247) = (((0x891C05EF8C64C08FLL & ((safe_rshift_func_uint8_t_u_u((safe_mod_func_uint64_t_u_u(((((p_85 , (((*l_219) = (((*l_220) &= (l_701 == (l_702 = l_702))) <= ((*l_609) = (((((safe_lshift_func_uint8_t_u_u((((l_706 > ((((*l_720) = ((safe_mul_func_int16_t_s_s((((((0x9661B2EFL ^ (safe_add_func_uint32_t_u_u((safe_add_func_uint64_t_u_u((*l_221), 0xF890148F51D90080LL)), (safe_mod_func_int64_t_s_s((safe_div_func_int32_t_s_s((((((0UL ^ p_85) & 0xE3F9FCAC3107EE25LL) | (-2L)) , g_363) , 7L), (*l_326))), 0x0E3283A13E3D2872LL))))) != l_719[1][0][0]) & 0xB2L) & 0UL) , g_294), (***l_701))) , p_85)) ^ 0x07B201E8L) , 0x9CF573E7L)) & p_85) != 1UL), 2)) > (-1L)) & g_120) <= 0x2C7FL) && (***l_701))))) && 0x5935L)) || (***l_701)) < 0x25L) ^ (-5L)), (***l_701))), 0)) != g_116)) == (*l_222)) , (*g_247))) & p_85) >= p_85))
                { /* block id: 288 */
                    uint8_t l_727 = 0x80L;
                    uint32_t **l_732[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
                    int32_t l_735 = 0x8FFD9226L;
                    int8_t *l_747 = &g_246;
                    int i;
                    for (g_248 = (-21); (g_248 == 12); g_248++)
                    { /* block id: 291 */
                        (**l_667) = p_86;
                    }
                    l_735 = ((~(safe_add_func_uint64_t_u_u(((+4294967293UL) | l_727), 1L))) != (((safe_lshift_func_int8_t_s_u((&l_333 == ((l_727 & ((((((safe_add_func_uint8_t_u_u((((((((-1L) <= 0x5AL) >= ((l_732[0] != g_733) != 0xB9L)) , (*l_609)) > (*p_86)) ^ 1UL) == 0x5F739B56L), l_734)) != 3UL) <= p_85) | (-1L)) > (*l_221)) , p_85)) , (void*)0)), g_103)) ^ (*g_436)) || 1UL));
                    if ((safe_rshift_func_uint16_t_u_s((safe_add_func_int32_t_s_s(((safe_sub_func_int64_t_s_s(1L, (*g_689))) , (safe_mod_func_uint32_t_u_u((((safe_lshift_func_uint8_t_u_s((!(l_747 != (void*)0)), 7)) || (p_86 != (l_720 = p_86))) <= ((safe_rshift_func_uint16_t_u_u((((((((*l_366) ^= (((*l_606) = (safe_rshift_func_uint16_t_u_u(65530UL, (((*p_86) && (***l_667)) | (**g_688))))) || (*g_247))) < p_85) | (-1L)) != (*g_436)) == (**l_328)) >= 1L), 6)) & l_752)), g_244))), 0xD0AA0889L)), (*l_221))))
                    { /* block id: 298 */
                        (*l_701) = (*l_701);
                        return (*l_366);
                    }
                    else
                    { /* block id: 301 */
                        int64_t **l_764 = &l_220;
                        int64_t ***l_765 = &l_764;
                        int32_t l_766 = 0xA5E74145L;
                        (*l_222) = (*p_86);
                        (***l_702) = l_753[0];
                        (**l_701) = p_86;
                    }
                }
                else
                { /* block id: 308 */
                    int32_t ***l_769[10][6] = {{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,&l_328,(void*)0,(void*)0,&l_328,(void*)0},{(void*)0,(void*)0,&l_703,(void*)0,(void*)0,(void*)0},{&l_703,(void*)0,&l_703,(void*)0,(void*)0,(void*)0}};
                    int i, j;
                    for (l_631 = 0; (l_631 >= 2); l_631 = safe_add_func_int64_t_s_s(l_631, 1))
                    { /* block id: 311 */
                        l_702 = l_769[0][5];
                        (*l_366) &= 1L;
                    }
                    for (g_246 = 0; (g_246 != 17); ++g_246)
                    { /* block id: 317 */
                        return (*p_86);
                    }
                    (*l_609) &= (((*g_689) & (safe_sub_func_uint8_t_u_u((((**l_328) = ((safe_rshift_func_int16_t_s_u((((-2L) > (safe_lshift_func_uint8_t_u_u(p_85, 5))) == ((safe_rshift_func_uint8_t_u_u(((void*)0 == &l_631), 6)) || ((~((safe_rshift_func_uint8_t_u_u(0xC4L, ((p_85 | (((***l_701) != ((0x0C24L & p_85) == p_85)) < 9UL)) <= 255UL))) == (*l_366))) != 1L))), (*g_247))) , (*g_689))) || 0UL), 0x51L))) == (*g_436));
                    (***l_667) |= (safe_rshift_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u(0xF8L, 1)), 14));
                }
                if (((safe_rshift_func_uint16_t_u_s((((void*)0 != g_789) >= (safe_mul_func_int16_t_s_s(p_85, ((((**g_688) < (0xFFL == g_3)) & (((safe_lshift_func_uint8_t_u_s((((safe_add_func_int32_t_s_s((g_3 , ((*l_607) |= (***l_701))), (l_798 != l_800))) < (***l_701)) | (*l_609)), p_85)) > 8L) , 0xD631A7E0816CDA1DLL)) ^ (***l_701))))), g_363)) , (**l_328)))
                { /* block id: 325 */
                    const int32_t ***l_827 = (void*)0;
                    for (l_734 = 0; (l_734 <= 6); l_734 += 1)
                    { /* block id: 328 */
                        int i;
                        g_441[l_734] &= 0L;
                        (*l_366) |= ((*l_222) = 0xD6876862L);
                        (*l_609) ^= ((g_441[l_734] < (((safe_mul_func_uint8_t_u_u((safe_mod_func_uint8_t_u_u(p_85, (safe_mod_func_int64_t_s_s(((safe_rshift_func_uint16_t_u_u((((*l_220) = (18446744073709551607UL == p_85)) , 0x46CBL), 5)) == 1L), (safe_sub_func_int16_t_s_s((safe_mod_func_uint64_t_u_u((**g_688), p_85)), (safe_add_func_int16_t_s_s((&l_701 == l_815), p_85)))))))), g_218)) >= 0x805E72DF9C2B1125LL) , p_85)) > 1L);
                    }
                    for (g_527 = 0; (g_527 <= 8); g_527 += 1)
                    { /* block id: 337 */
                        (*l_607) ^= (*l_326);
                    }
                    p_86 = (((safe_sub_func_int64_t_s_s((safe_mul_func_int16_t_s_s((((safe_mod_func_int32_t_s_s((3L | (***l_701)), p_85)) == (g_218 = (&l_720 != l_824))) , p_85), ((void*)0 != &p_85))), ((l_826 = (*l_609)) < p_85))) && p_85) , &g_441[6]);
                    (*l_609) &= ((void*)0 != l_827);
                }
                else
                { /* block id: 344 */
                    int64_t l_841[7][1][6];
                    int32_t l_855 = 0L;
                    int i, j, k;
                    for (i = 0; i < 7; i++)
                    {
                        for (j = 0; j < 1; j++)
                        {
                            for (k = 0; k < 6; k++)
                                l_841[i][j][k] = 0L;
                        }
                    }
                    (*l_607) = (safe_lshift_func_uint8_t_u_u(((p_85 >= ((safe_add_func_uint32_t_u_u((+(((safe_rshift_func_uint16_t_u_u(p_85, 1)) == (((safe_rshift_func_uint8_t_u_u((((safe_div_func_int64_t_s_s(((**l_703) = (safe_sub_func_uint32_t_u_u(l_841[5][0][2], (safe_mod_func_uint16_t_u_u(p_85, ((safe_div_func_int16_t_s_s(((*l_606) = (safe_mod_func_uint8_t_u_u((safe_add_func_uint32_t_u_u(0x5F247815L, l_841[0][0][0])), ((**l_643) ^= (safe_div_func_uint32_t_u_u((safe_mul_func_int8_t_s_s((l_854[2][3] != &g_733), p_85)), (*l_326))))))), p_85)) && (*l_222))))))), l_855)) | (*g_436)) >= p_85), p_85)) , (*l_607)) , (-2L))) , (-1L))), (-1L))) <= (-1L))) < p_85), 5));
                }
            }
            for (g_244 = 0; (g_244 == (-2)); --g_244)
            { /* block id: 353 */
                for (g_64 = 0; (g_64 == 58); g_64++)
                { /* block id: 356 */
                    uint8_t l_860 = 0x99L;
                    ++l_860;
                }
            }
            for (l_657 = 0; (l_657 == 1); l_657 = safe_add_func_int8_t_s_s(l_657, 3))
            { /* block id: 362 */
                int32_t l_883 = 5L;
                int32_t l_894 = (-9L);
                int32_t l_895 = 0x0E19FBEDL;
                int32_t l_899 = 0x3138AA55L;
                int32_t l_902 = (-1L);
                int32_t l_903[8][8][4] = {{{0L,(-2L),1L,(-7L)},{0xCE66F33BL,0L,0x880726E7L,1L},{0xEE4AB427L,(-3L),0xDCD2759FL,0x0A214A7CL},{9L,0x736A035CL,0xA1E75443L,(-2L)},{1L,(-9L),0x9D5348D7L,0x03D5C4D1L},{0xE7F5E445L,(-1L),0L,1L},{(-7L),0x880726E7L,(-3L),(-7L)},{(-6L),1L,(-6L),(-7L)}},{{(-1L),0xEE4AB427L,0L,0L},{0x77539D68L,2L,0L,0xEE4AB427L},{0x32BB8DB4L,0xDFB5200BL,0L,0xBCC65898L},{0x77539D68L,1L,0L,(-9L)},{(-1L),0xF2A85D83L,(-6L),0xA1E75443L},{(-6L),0xA1E75443L,(-3L),0xE7F5E445L},{(-7L),1L,0L,5L},{0xE7F5E445L,(-6L),0x9D5348D7L,0xF00B1DA7L}},{{1L,0L,0xA1E75443L,(-1L)},{9L,9L,0xDCD2759FL,(-1L)},{0xEE4AB427L,0L,0x880726E7L,0xDFB5200BL},{0xCE66F33BL,(-9L),1L,0x32BB8DB4L},{0L,5L,5L,0L},{(-3L),0x3682FF72L,1L,0x32046CADL},{0xBCC65898L,3L,0x32BB8DB4L,(-9L)},{0x0727EB2DL,0x2CE50CC6L,1L,(-9L)}},{{0x0A214A7CL,3L,0x77539D68L,0x32046CADL},{0xF2A85D83L,0x3682FF72L,0xB404759BL,0L},{0xF00B1DA7L,5L,0x0727EB2DL,0x32BB8DB4L},{0x1EB8A9E4L,(-9L),0xF00B1DA7L,0xDFB5200BL},{0xDCD2759FL,0L,0x736A035CL,(-1L)},{0x32046CADL,9L,0x03D5C4D1L,(-1L)},{1L,0L,3L,0xF00B1DA7L},{(-7L),(-6L),(-9L),5L}},{{5L,1L,(-1L),0xE7F5E445L},{3L,0xA1E75443L,0xE7F5E445L,0xA1E75443L},{(-1L),0xF2A85D83L,(-1L),(-9L)},{1L,1L,(-7L),0xBCC65898L},{1L,0xDFB5200BL,(-7L),0xEE4AB427L},{1L,2L,(-7L),0L},{1L,0xEE4AB427L,(-1L),(-7L)},{(-1L),1L,0xE7F5E445L,(-7L)}},{{3L,0x880726E7L,(-1L),1L},{5L,(-1L),(-9L),0x03D5C4D1L},{(-7L),(-9L),3L,(-2L)},{1L,0x736A035CL,0x03D5C4D1L,0x0A214A7CL},{0x32046CADL,(-3L),0x736A035CL,(-1L)},{0x0727EB2DL,(-6L),(-7L),0x687D2E8BL},{0xCE66F33BL,0x77539D68L,(-9L),(-9L)},{(-7L),(-7L),2L,(-6L)}},{{(-7L),0xF00B1DA7L,0L,0xDCD2759FL},{(-9L),1L,(-1L),0L},{(-9L),1L,(-1L),0xDCD2759FL},{1L,0xF00B1DA7L,0x9D5348D7L,(-6L)},{0x19C490F2L,(-7L),0xEE4AB427L,(-9L)},{0x2CE50CC6L,0x77539D68L,0xF00B1DA7L,0x687D2E8BL},{(-1L),(-6L),1L,(-1L)},{(-3L),0x19C490F2L,0x0727EB2DL,(-9L)}},{{0x32BB8DB4L,0xB404759BL,9L,0x77539D68L},{1L,0xA1E75443L,0x0A214A7CL,(-7L)},{1L,0xDFB5200BL,0x736A035CL,0x9D5348D7L},{(-1L),1L,0x19C490F2L,3L},{0xF2A85D83L,(-1L),0xF2A85D83L,(-1L)},{0xDFB5200BL,(-3L),(-6L),0x32046CADL},{0L,0L,5L,(-3L)},{(-1L),0x03D5C4D1L,5L,1L}}};
                uint32_t l_908[10][8][3] = {{{18446744073709551609UL,7UL,0xF32DE84CL},{0xC06434A8L,1UL,0x04A3FAE7L},{18446744073709551609UL,0x14DCBA54L,0UL},{1UL,0xC06434A8L,0UL},{0x93B832A0L,0x14DCBA54L,0x93B832A0L},{0x2A51061EL,1UL,3UL},{0xCBAC37F5L,7UL,0x93B832A0L},{3UL,0x2A51061EL,0UL}},{{0UL,0x8B924169L,0UL},{3UL,3UL,0x04A3FAE7L},{0xCBAC37F5L,0x988B46B2L,0xF32DE84CL},{0x2A51061EL,3UL,0x2A51061EL},{0x93B832A0L,0x8B924169L,18446744073709551609UL},{1UL,0x2A51061EL,0x2A51061EL},{18446744073709551609UL,7UL,0xF32DE84CL},{0xC06434A8L,1UL,0x04A3FAE7L}},{{18446744073709551609UL,0x14DCBA54L,0UL},{1UL,0xC06434A8L,0UL},{0x93B832A0L,0x14DCBA54L,0x93B832A0L},{0x2A51061EL,1UL,3UL},{0xCBAC37F5L,7UL,0x93B832A0L},{3UL,0x2A51061EL,0UL},{0UL,0x8B924169L,0UL},{3UL,3UL,0x04A3FAE7L}},{{0xCBAC37F5L,0x988B46B2L,0xF32DE84CL},{0x2A51061EL,3UL,0x2A51061EL},{0x93B832A0L,0x8B924169L,18446744073709551609UL},{1UL,0x2A51061EL,0x2A51061EL},{18446744073709551609UL,7UL,0xF32DE84CL},{0xC06434A8L,1UL,0x04A3FAE7L},{18446744073709551609UL,0x14DCBA54L,0UL},{1UL,0xC06434A8L,0UL}},{{0x93B832A0L,0x14DCBA54L,0x93B832A0L},{0x2A51061EL,1UL,3UL},{0xCBAC37F5L,7UL,0x93B832A0L},{3UL,0x2A51061EL,0UL},{0UL,0x8B924169L,0UL},{3UL,3UL,0x04A3FAE7L},{0x93B832A0L,0x464C5EEAL,0UL},{0xC06434A8L,0UL,0xC06434A8L}},{{0UL,7UL,0x2DD11D12L},{0x2A51061EL,0xC06434A8L,0xC06434A8L},{0x2DD11D12L,0x988B46B2L,0UL},{0UL,0x2A51061EL,3UL},{0x2DD11D12L,0x124D69A5L,18446744073709551609UL},{0x2A51061EL,0UL,0x04A3FAE7L},{0UL,0x124D69A5L,0UL},{0xC06434A8L,0x2A51061EL,0UL}},{{0x93B832A0L,0x988B46B2L,0UL},{0UL,0xC06434A8L,0x04A3FAE7L},{0xF32DE84CL,7UL,18446744073709551609UL},{0UL,0UL,3UL},{0x93B832A0L,0x464C5EEAL,0UL},{0xC06434A8L,0UL,0xC06434A8L},{0UL,7UL,0x2DD11D12L},{0x2A51061EL,0xC06434A8L,0xC06434A8L}},{{0x2DD11D12L,0x988B46B2L,0UL},{0UL,0x2A51061EL,3UL},{0x2DD11D12L,0x124D69A5L,18446744073709551609UL},{0x2A51061EL,0UL,0x04A3FAE7L},{0UL,0x124D69A5L,0UL},{0xC06434A8L,0x2A51061EL,0UL},{0x93B832A0L,0x988B46B2L,0UL},{0UL,0xC06434A8L,0x04A3FAE7L}},{{0xF32DE84CL,7UL,18446744073709551609UL},{0UL,0UL,3UL},{0x93B832A0L,0x464C5EEAL,0UL},{0xC06434A8L,0UL,0xC06434A8L},{0UL,7UL,0x2DD11D12L},{0x2A51061EL,0xC06434A8L,0xC06434A8L},{0x2DD11D12L,0x988B46B2L,0UL},{0UL,0x2A51061EL,3UL}},{{0x2DD11D12L,0x124D69A5L,18446744073709551609UL},{0x2A51061EL,0UL,0x04A3FAE7L},{0UL,0x124D69A5L,0UL},{0xC06434A8L,0x2A51061EL,0UL},{0x93B832A0L,0x988B46B2L,0UL},{0UL,0xC06434A8L,0x04A3FAE7L},{0xF32DE84CL,7UL,18446744073709551609UL},{0UL,0UL,3UL}}};
                int8_t l_963 = 0xA5L;
                uint64_t **l_968 = &l_389[6];
                uint64_t ***l_967 = &l_968;
                const uint64_t l_994 = 18446744073709551609UL;
                int i, j, k;
            }
        }
    }
    return l_1042;
}


/* ------------------------------------------ */
/* 
 * reads : g_112 g_116 g_107 g_120 g_64 g_109 g_134 g_3 g_9 g_147 g_165 g_103
 * writes: g_112 g_116 g_120 g_64 g_134 g_109 g_147 g_165 g_103
 */
static int32_t * func_87(int64_t  p_88, int32_t  p_89, uint8_t  p_90, uint32_t * p_91)
{ /* block id: 27 */
    uint16_t *l_111 = &g_112;
    int32_t *l_115 = &g_116;
    int32_t *l_119 = &g_120;
    uint32_t l_128[1][2];
    int64_t *l_133 = &g_134;
    uint8_t *l_135 = &g_109;
    uint8_t **l_136 = &l_135;
    int32_t l_137 = 0x853116D3L;
    int32_t l_144 = (-9L);
    int32_t l_145 = 0L;
    int32_t l_146 = 0x5E8E9F82L;
    uint64_t l_186 = 0UL;
    int i, j;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
            l_128[i][j] = 0xC19ED05CL;
    }
    (*l_115) ^= (((safe_unary_minus_func_uint16_t_u(0xCFEAL)) , ((--(*l_111)) != (&g_109 == &g_109))) == 1L);
    if ((safe_div_func_uint8_t_u_u(p_88, ((((((*l_136) = (((&p_89 == ((*l_115) , &g_3)) & ((((((*l_119) ^= (p_89 != g_107)) <= (safe_mul_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s((~((*l_135) = (((((((((*l_133) = (safe_lshift_func_uint8_t_u_u(l_128[0][0], (((*p_91) = (safe_add_func_uint8_t_u_u((0x5A398955L || ((((((*p_91) != (*l_115)) > 0x2B9925C1L) > (*l_115)) <= p_89) > 0xC0F0EF91DD11AFF0LL)), p_88))) ^ g_109)))) <= 0xC1E63FD683588D28LL) , (*l_115)) && g_134) || 0x85A3FFCEL) || 7UL) > 0xC465D2E07F6A7089LL) == g_3))), 4)), 0x19AAL))) , (*l_115)) , (void*)0) == l_111)) , (void*)0)) != (void*)0) != l_137) == g_9) | (-4L)))))
    { /* block id: 35 */
        int32_t *l_138 = &g_116;
        int32_t *l_139 = &g_120;
        int32_t *l_140 = &g_116;
        int32_t *l_141 = &g_116;
        int32_t *l_142 = (void*)0;
        int32_t *l_143[2];
        int i;
        for (i = 0; i < 2; i++)
            l_143[i] = &g_116;
        g_147--;
    }
    else
    { /* block id: 37 */
        uint64_t *l_163 = (void*)0;
        uint64_t *l_164 = &g_165;
        const int32_t l_168 = (-1L);
        int16_t *l_173 = (void*)0;
        uint8_t *l_176 = &g_109;
        int32_t l_177 = 4L;
        (*l_115) |= (+g_147);
        l_177 ^= ((((((g_103 = ((safe_unary_minus_func_uint32_t_u(((safe_rshift_func_uint8_t_u_s(((*l_176) = (safe_unary_minus_func_uint32_t_u(((*l_119) < ((*p_91) &= ((!((((safe_div_func_int64_t_s_s(((!((safe_lshift_func_uint8_t_u_s((*l_119), p_88)) | ((safe_lshift_func_uint8_t_u_s(g_109, 4)) , ((++(*l_164)) , l_168)))) != ((safe_rshift_func_int16_t_s_u((g_9 != (l_111 != l_173)), (safe_add_func_uint8_t_u_u(p_89, g_107)))) >= g_120)), p_90)) || 0x431FA81E3AF264BFLL) && p_88) , g_120)) && l_168)))))), g_112)) | 0x6DL))) & (*l_119))) && (*l_119)) | 2UL) == l_168) == l_168) , 0xB5E22BCFL);
        (*l_115) = (((safe_mod_func_int64_t_s_s(((safe_add_func_int32_t_s_s((p_90 > (safe_sub_func_uint16_t_u_u((((void*)0 != p_91) > (safe_sub_func_uint16_t_u_u(g_112, ((l_186 || p_90) != (((safe_sub_func_int64_t_s_s(g_3, 0x756E63157454CDD2LL)) != ((l_168 < g_64) >= p_88)) , 7L))))), g_103))), l_168)) , 2L), (*l_119))) || l_168) , 0x2CD61D1BL);
    }
    return &g_3;
}




/* ---------------------------------------- */
int main (void)
{
    int i, j, k;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_2, "g_2", print_hash_value);
    transparent_crc(g_3, "g_3", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_6[i][j], "g_6[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_7, "g_7", print_hash_value);
    transparent_crc(g_8, "g_8", print_hash_value);
    transparent_crc(g_9, "g_9", print_hash_value);
    transparent_crc(g_14, "g_14", print_hash_value);
    transparent_crc(g_64, "g_64", print_hash_value);
    transparent_crc(g_103, "g_103", print_hash_value);
    transparent_crc(g_107, "g_107", print_hash_value);
    transparent_crc(g_109, "g_109", print_hash_value);
    transparent_crc(g_112, "g_112", print_hash_value);
    transparent_crc(g_116, "g_116", print_hash_value);
    transparent_crc(g_120, "g_120", print_hash_value);
    transparent_crc(g_134, "g_134", print_hash_value);
    transparent_crc(g_147, "g_147", print_hash_value);
    transparent_crc(g_165, "g_165", print_hash_value);
    transparent_crc(g_218, "g_218", print_hash_value);
    transparent_crc(g_244, "g_244", print_hash_value);
    transparent_crc(g_246, "g_246", print_hash_value);
    transparent_crc(g_248, "g_248", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_271[i], "g_271[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_294, "g_294", print_hash_value);
    transparent_crc(g_319, "g_319", print_hash_value);
    transparent_crc(g_363, "g_363", print_hash_value);
    transparent_crc(g_402, "g_402", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_441[i], "g_441[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_482, "g_482", print_hash_value);
    transparent_crc(g_527, "g_527", print_hash_value);
    transparent_crc(g_957, "g_957", print_hash_value);
    transparent_crc(g_1185, "g_1185", print_hash_value);
    transparent_crc(g_1404, "g_1404", print_hash_value);
    transparent_crc(g_1433, "g_1433", print_hash_value);
    transparent_crc(g_1580, "g_1580", print_hash_value);
    transparent_crc(g_1664, "g_1664", print_hash_value);
    transparent_crc(g_1666, "g_1666", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 9; j++)
        {
            for (k = 0; k < 8; k++)
            {
                transparent_crc(g_1733[i][j][k], "g_1733[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1739, "g_1739", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1814[i], "g_1814[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1886[i], "g_1886[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1935, "g_1935", print_hash_value);
    transparent_crc(g_2080, "g_2080", print_hash_value);
    transparent_crc(g_2084, "g_2084", print_hash_value);
    transparent_crc(g_2318, "g_2318", print_hash_value);
    transparent_crc(g_2367, "g_2367", print_hash_value);
    transparent_crc(g_2516, "g_2516", print_hash_value);
    transparent_crc(g_2544, "g_2544", print_hash_value);
    transparent_crc(g_2552, "g_2552", print_hash_value);
    transparent_crc(g_2768, "g_2768", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_2867[i], "g_2867[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_3397, "g_3397", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_3473[i], "g_3473[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_3564, "g_3564", print_hash_value);
    transparent_crc(g_3567, "g_3567", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_4030[i], "g_4030[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_4111, "g_4111", print_hash_value);
    transparent_crc(g_4269, "g_4269", print_hash_value);
    transparent_crc(g_4285, "g_4285", print_hash_value);
    transparent_crc(g_4331, "g_4331", print_hash_value);
    transparent_crc(g_4374, "g_4374", print_hash_value);
    transparent_crc(g_4380, "g_4380", print_hash_value);
    transparent_crc(g_4403, "g_4403", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 0
breakdown:
   depth: 0, occurrence: 1097
XXX total union variables: 0

XXX non-zero bitfields defined in structs: 0
XXX zero bitfields defined in structs: 0
XXX const bitfields defined in structs: 0
XXX volatile bitfields defined in structs: 0
XXX structs with bitfields in the program: 0
breakdown:
XXX full-bitfields structs in the program: 0
breakdown:
XXX times a bitfields struct's address is taken: 0
XXX times a bitfields struct on LHS: 0
XXX times a bitfields struct on RHS: 0
XXX times a single bitfield on LHS: 0
XXX times a single bitfield on RHS: 0

XXX max expression depth: 48
breakdown:
   depth: 1, occurrence: 325
   depth: 2, occurrence: 92
   depth: 3, occurrence: 4
   depth: 4, occurrence: 3
   depth: 5, occurrence: 1
   depth: 6, occurrence: 4
   depth: 8, occurrence: 1
   depth: 9, occurrence: 1
   depth: 14, occurrence: 1
   depth: 15, occurrence: 2
   depth: 16, occurrence: 1
   depth: 17, occurrence: 7
   depth: 18, occurrence: 3
   depth: 19, occurrence: 6
   depth: 20, occurrence: 2
   depth: 21, occurrence: 1
   depth: 22, occurrence: 4
   depth: 23, occurrence: 5
   depth: 24, occurrence: 7
   depth: 25, occurrence: 2
   depth: 26, occurrence: 2
   depth: 27, occurrence: 5
   depth: 29, occurrence: 1
   depth: 30, occurrence: 2
   depth: 31, occurrence: 3
   depth: 32, occurrence: 1
   depth: 33, occurrence: 4
   depth: 34, occurrence: 1
   depth: 35, occurrence: 1
   depth: 37, occurrence: 1
   depth: 38, occurrence: 2
   depth: 44, occurrence: 1
   depth: 45, occurrence: 1
   depth: 48, occurrence: 1

XXX total number of pointers: 857

XXX times a variable address is taken: 2101
XXX times a pointer is dereferenced on RHS: 707
breakdown:
   depth: 1, occurrence: 430
   depth: 2, occurrence: 140
   depth: 3, occurrence: 114
   depth: 4, occurrence: 14
   depth: 5, occurrence: 9
XXX times a pointer is dereferenced on LHS: 612
breakdown:
   depth: 1, occurrence: 481
   depth: 2, occurrence: 80
   depth: 3, occurrence: 42
   depth: 4, occurrence: 7
   depth: 5, occurrence: 2
XXX times a pointer is compared with null: 95
XXX times a pointer is compared with address of another variable: 27
XXX times a pointer is compared with another pointer: 39
XXX times a pointer is qualified to be dereferenced: 16414

XXX max dereference level: 5
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 2306
   level: 2, occurrence: 766
   level: 3, occurrence: 940
   level: 4, occurrence: 236
   level: 5, occurrence: 68
XXX number of pointers point to pointers: 423
XXX number of pointers point to scalars: 434
XXX number of pointers point to structs: 0
XXX percent of pointers has null in alias set: 31.4
XXX average alias set size: 1.44

XXX times a non-volatile is read: 4061
XXX times a non-volatile is write: 1951
XXX times a volatile is read: 98
XXX    times read thru a pointer: 72
XXX times a volatile is write: 3
XXX    times written thru a pointer: 0
XXX times a volatile is available for access: 1.29e+03
XXX percentage of non-volatile access: 98.3

XXX forward jumps: 1
XXX backward jumps: 2

XXX stmts: 325
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 40
   depth: 1, occurrence: 46
   depth: 2, occurrence: 56
   depth: 3, occurrence: 48
   depth: 4, occurrence: 61
   depth: 5, occurrence: 74

XXX percentage a fresh-made variable is used: 15.4
XXX percentage an existing variable is used: 84.6
********************* end of statistics **********************/

