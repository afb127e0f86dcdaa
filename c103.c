/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 103 --no-argc
 * Seed:      103
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
struct S0 {
   volatile int32_t  f0;
   uint32_t  f1;
   uint64_t  f2;
   const uint32_t  f3;
   uint32_t  f4;
   uint32_t  f5;
   const int32_t  f6;
   uint32_t  f7;
   int64_t  f8;
};

/* --- GLOBAL VARIABLES --- */
static int32_t g_9[8][6][5] = {{{0L,0x6E903ADFL,(-6L),(-1L),0xFE35FE57L},{0xA82A10AAL,0x0A83AFD4L,(-1L),(-2L),0x813F8C54L},{0L,0x1BEBA424L,0xB6EA1325L,3L,0x2BA8D7D2L},{2L,(-1L),0x813F8C54L,0x8464D91BL,0x97618DE0L},{2L,0xA335C22CL,0x26A056EBL,1L,0L},{1L,(-1L),0L,0L,(-1L)}},{{0x26A056EBL,0L,0xA335C22CL,0L,0x1BEBA424L},{1L,0x0A83AFD4L,(-5L),(-10L),0L},{2L,3L,0x3B2B74C3L,0L,0L},{2L,0x46E4944CL,(-7L),(-1L),(-7L)},{0x26A056EBL,(-1L),1L,0L,1L},{2L,0xFD526994L,0x80D7777BL,0xB6B0E1B1L,0x813F8C54L}},{{0xCBED562BL,(-1L),1L,1L,(-1L)},{0L,(-1L),(-7L),0x016FEFD5L,0xD29CC027L},{(-1L),0x33C22515L,0x1BEBA424L,0x33C22515L,(-1L)},{0xC0351A93L,0x94B748ABL,0xE3087C3CL,0xF0CF8651L,0x3923CCDEL},{0xA335C22CL,(-1L),0x3B2B74C3L,0xA335C22CL,1L},{(-1L),0x0A83AFD4L,0xA82A10AAL,0x94B748ABL,0x3923CCDEL}},{{0xCBED562BL,0xA335C22CL,0xBFEDE048L,1L,(-1L)},{0x3923CCDEL,1L,0xD29CC027L,0xFD526994L,0xD29CC027L},{(-6L),(-6L),0L,(-4L),(-1L)},{(-7L),0x8464D91BL,0xBF33880EL,0xF0CF8651L,0x813F8C54L},{0x33C22515L,0x3B2B74C3L,(-2L),0L,1L},{0xD5B481D3L,0x8464D91BL,0xA82A10AAL,0x3860A421L,(-7L)}},{{0xBFEDE048L,(-6L),(-1L),1L,0x26A056EBL},{(-5L),1L,0xFEEA3821L,0x46E4944CL,(-1L)},{(-1L),0xA335C22CL,0x1BEBA424L,(-6L),0L},{(-7L),0x0A83AFD4L,(-1L),(-1L),0xD5B481D3L},{0L,(-1L),1L,(-6L),1L},{1L,0x94B748ABL,0x80D7777BL,0x46E4944CL,(-1L)}},{{0xCBED562BL,0x33C22515L,1L,1L,0x33C22515L},{0x813F8C54L,(-1L),0xC0351A93L,0x3860A421L,0xD29CC027L},{(-4L),(-1L),0x1BEBA424L,0L,0xA335C22CL},{0xC0351A93L,0xFD526994L,0L,0xF0CF8651L,2L},{(-4L),(-1L),0xB6EA1325L,(-4L),1L},{0x813F8C54L,0x46E4944CL,0xA82A10AAL,0xFD526994L,1L}},{{0xCBED562BL,(-1L),0xCBED562BL,1L,(-4L)},{1L,1L,(-1L),0x94B748ABL,0xD29CC027L},{0L,0x26A056EBL,0L,0xA335C22CL,0L},{(-7L),0x3860A421L,(-1L),0xF0CF8651L,0L},{(-1L),0x3B2B74C3L,0xCBED562BL,0x33C22515L,1L},{(-5L),0x016FEFD5L,0xA82A10AAL,0x016FEFD5L,(-5L)}},{{0xBFEDE048L,0L,0xB6EA1325L,1L,(-6L)},{0xD5B481D3L,1L,0L,0xB6B0E1B1L,(-1L)},{0x33C22515L,(-4L),0x1BEBA424L,0L,(-6L)},{(-7L),0xB6B0E1B1L,0xC0351A93L,(-1L),(-5L)},{(-6L),(-1L),1L,0x26A056EBL,1L},{0x3923CCDEL,0xFF7503AEL,1L,1L,(-1L)}}};
static int32_t g_50 = 1L;
static int32_t g_61 = 0x34589AA3L;
static volatile uint32_t g_69[8] = {0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L,0xC2F3D1A1L};
static struct S0 g_72 = {0xE20FE2C0L,3UL,0x955DDCF39A370827LL,18446744073709551608UL,18446744073709551615UL,0x9D6528A1L,-1L,0x12CA4FACL,0x2380C53E4AB27A36LL};/* VOLATILE GLOBAL g_72 */
static struct S0 g_73 = {1L,9UL,6UL,6UL,0x794E43DEL,0x6F33C057L,-5L,0x6C1A4EABL,-3L};/* VOLATILE GLOBAL g_73 */
static uint8_t g_75 = 0UL;
static uint8_t g_78 = 0x05L;
static int8_t g_90 = 9L;
static uint16_t g_95 = 0xBB11L;
static volatile int32_t g_100 = 1L;/* VOLATILE GLOBAL g_100 */
static volatile int32_t * volatile g_99 = &g_100;/* VOLATILE GLOBAL g_99 */
static volatile int32_t * const  volatile * volatile g_98 = &g_99;/* VOLATILE GLOBAL g_98 */
static int32_t g_121[7] = {1L,1L,1L,1L,1L,1L,1L};
static int32_t g_123[7] = {0x7EC85686L,0x7EC85686L,0x7EC85686L,0x7EC85686L,0x7EC85686L,0x7EC85686L,0x7EC85686L};
static volatile int8_t g_128 = 1L;/* VOLATILE GLOBAL g_128 */
static int32_t *g_141 = &g_123[5];
static int8_t g_162[10][4] = {{0x1EL,0xE9L,0x20L,0xE9L},{0x13L,0x1FL,0xC4L,0x1EL},{7L,0x6EL,0xE9L,0x11L},{0xC4L,0x13L,0x28L,0x28L},{0xC4L,0xC4L,0xE9L,0x1FL},{7L,0x28L,0xC4L,0x6EL},{0x13L,(-3L),0x20L,0xC4L},{0x1EL,(-3L),0x1EL,0x6EL},{(-3L),0x28L,0x63L,0x1FL},{0x1FL,0xC4L,0x13L,0x28L}};
static uint16_t g_176 = 0x86FCL;
static uint32_t g_194 = 4UL;
static volatile uint8_t g_243[4] = {0x59L,0x59L,0x59L,0x59L};
static volatile uint8_t * volatile g_242 = &g_243[2];/* VOLATILE GLOBAL g_242 */
static volatile uint8_t * volatile *g_241 = &g_242;
static volatile uint16_t * volatile * volatile g_259[3] = {(void*)0,(void*)0,(void*)0};
static volatile int8_t g_269 = 0xA5L;/* VOLATILE GLOBAL g_269 */
static int32_t ** const  volatile g_282 = &g_141;/* VOLATILE GLOBAL g_282 */
static int32_t ** volatile g_284 = &g_141;/* VOLATILE GLOBAL g_284 */
static volatile int16_t g_300[10][5] = {{0x7570L,0x491EL,0x7570L,1L,0L},{9L,0xF21BL,0xF21BL,9L,0xF21BL},{0L,0x491EL,(-1L),0x491EL,0L},{0xF21BL,9L,0xF21BL,0xF21BL,9L},{0L,1L,0x7570L,0x491EL,0x7570L},{9L,9L,0L,9L,9L},{0x7570L,0x491EL,0x7570L,1L,0L},{9L,0xF21BL,0xF21BL,9L,0xF21BL},{0L,0x491EL,(-1L),0x491EL,0L},{0xF21BL,9L,0xF21BL,0xF21BL,9L}};
static volatile int16_t *g_299 = &g_300[6][3];
static int16_t g_302[5] = {(-1L),(-1L),(-1L),(-1L),(-1L)};
static uint8_t * volatile g_313[3][9] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
static const int32_t *g_318[7][10] = {{&g_123[5],&g_61,&g_50,&g_72.f6,&g_72.f6,&g_50,&g_61,&g_123[5],&g_73.f6,&g_73.f6},{&g_72.f6,&g_50,&g_123[6],(void*)0,(void*)0,&g_50,&g_72.f6,&g_123[6],&g_72.f6,&g_72.f6},{&g_72.f6,&g_50,&g_123[6],(void*)0,&g_50,&g_123[6],&g_50,&g_123[5],&g_50,&g_123[6]},{&g_61,&g_73.f6,&g_50,&g_73.f6,&g_61,&g_72.f6,&g_72.f6,&g_123[6],&g_72.f6,&g_50},{&g_50,&g_73.f6,&g_50,&g_50,&g_123[0],&g_123[3],&g_50,&g_123[5],(void*)0,&g_50},{&g_123[5],&g_50,&g_123[4],&g_123[0],&g_50,&g_73.f6,&g_73.f6,&g_50,&g_123[0],&g_123[4]},{&g_123[0],&g_123[0],&g_72.f6,&g_50,&g_123[6],(void*)0,(void*)0,&g_50,&g_72.f6,&g_123[6]}};
static int32_t **g_338 = &g_141;
static const int64_t g_427[4] = {7L,7L,7L,7L};
static struct S0 g_456 = {0x0F5803AFL,0UL,7UL,18446744073709551615UL,1UL,7UL,0x9DD14846L,0xE1F281B2L,0L};/* VOLATILE GLOBAL g_456 */
static int16_t g_479 = (-1L);
static uint64_t *g_484 = &g_72.f2;
static uint16_t g_560[2] = {1UL,1UL};
static int32_t ** volatile g_565 = (void*)0;/* VOLATILE GLOBAL g_565 */
static int32_t ** volatile g_566 = &g_141;/* VOLATILE GLOBAL g_566 */
static int64_t *g_576 = &g_73.f8;
static int64_t **g_575 = &g_576;
static uint32_t g_673[8] = {0x5B96AC45L,1UL,1UL,0x5B96AC45L,1UL,1UL,0x5B96AC45L,1UL};
static int32_t * volatile g_676 = &g_61;/* VOLATILE GLOBAL g_676 */
static uint32_t g_744 = 1UL;
static int32_t **g_755 = (void*)0;
static int32_t *g_758 = &g_9[7][3][2];
static int32_t **g_757 = &g_758;
static int32_t * volatile g_931 = (void*)0;/* VOLATILE GLOBAL g_931 */
static int64_t g_956 = (-7L);
static int16_t g_957[2] = {0xD5BDL,0xD5BDL};
static volatile int64_t g_992 = 5L;/* VOLATILE GLOBAL g_992 */
static volatile int64_t *g_991[6] = {&g_992,&g_992,&g_992,&g_992,&g_992,&g_992};
static volatile int64_t * volatile *g_990 = &g_991[0];
static volatile int64_t * volatile ** volatile g_989 = &g_990;/* VOLATILE GLOBAL g_989 */
static int8_t * volatile g_1018 = &g_90;/* VOLATILE GLOBAL g_1018 */
static int8_t * volatile * volatile g_1017 = &g_1018;/* VOLATILE GLOBAL g_1017 */
static uint32_t g_1056 = 0x5820ADD7L;
static volatile uint64_t g_1058 = 1UL;/* VOLATILE GLOBAL g_1058 */
static int32_t g_1093 = (-5L);
static uint32_t *g_1098[2][2][2] = {{{(void*)0,&g_673[5]},{&g_673[5],(void*)0}},{{&g_673[5],&g_673[5]},{(void*)0,&g_673[5]}}};
static uint32_t **g_1097 = &g_1098[0][0][1];
static struct S0 g_1124 = {0xD5E06520L,3UL,0x74EC2D5F1B263ADALL,1UL,0UL,0xB1BFC5C4L,-1L,0xDF67DE27L,0L};/* VOLATILE GLOBAL g_1124 */
static uint8_t *g_1145 = &g_75;
static uint8_t **g_1144 = &g_1145;
static int32_t * volatile *g_1172 = &g_931;
static int32_t * volatile * volatile *g_1171[1] = {&g_1172};
static int32_t * volatile * volatile **g_1170[3] = {&g_1171[0],&g_1171[0],&g_1171[0]};
static int32_t * volatile * volatile ** volatile *g_1169 = &g_1170[1];
static int32_t ****g_1189 = (void*)0;
static int32_t *****g_1188 = &g_1189;
static uint32_t *g_1193 = &g_72.f5;
static uint32_t **g_1192[4][9][1] = {{{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193}},{{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193}},{{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193}},{{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193},{&g_1193}}};
static uint32_t ***g_1191 = &g_1192[1][5][0];
static const int32_t *g_1225 = &g_1093;
static const int32_t **g_1224 = &g_1225;
static const int32_t ***g_1223 = &g_1224;
static struct S0 g_1271 = {9L,3UL,18446744073709551609UL,9UL,0x6AE50FD1L,8UL,1L,0xAFCAF241L,-5L};/* VOLATILE GLOBAL g_1271 */
static int16_t g_1282 = 0x3426L;
static const int32_t **g_1320[8][7][4] = {{{&g_318[6][1],(void*)0,&g_318[6][1],&g_318[4][9]},{&g_318[6][1],&g_318[6][1],&g_318[5][2],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[4][4],&g_318[1][7],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[2][5],&g_318[5][2],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[6][1],(void*)0},{&g_318[6][1],(void*)0,&g_318[6][1],&g_318[6][1]}},{{&g_318[6][1],&g_318[6][1],&g_318[0][9],&g_318[6][1]},{&g_318[1][7],&g_318[6][1],&g_318[4][9],&g_318[2][3]},{&g_318[6][1],&g_318[6][1],&g_318[3][6],&g_318[4][9]},{(void*)0,&g_318[6][1],&g_318[5][2],&g_318[2][3]},{&g_318[6][1],&g_318[6][1],&g_318[6][8],&g_318[6][1]},{&g_318[4][4],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{(void*)0,(void*)0,&g_318[5][2],(void*)0}},{{&g_318[2][5],&g_318[6][1],&g_318[4][4],&g_318[6][1]},{&g_318[6][1],&g_318[2][5],&g_318[6][1],&g_318[6][1]},{&g_318[2][3],&g_318[1][7],&g_318[0][9],&g_318[6][1]},{&g_318[2][3],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[4][4],&g_318[4][9]},{&g_318[2][5],(void*)0,&g_318[5][2],&g_318[1][7]},{(void*)0,&g_318[6][1],&g_318[6][1],(void*)0}},{{&g_318[4][4],&g_318[2][3],&g_318[6][8],&g_318[6][1]},{&g_318[6][1],&g_318[4][9],&g_318[2][3],&g_318[6][1]},{&g_318[6][1],&g_318[5][2],&g_318[3][6],&g_318[6][1]},{&g_318[6][1],&g_318[4][9],&g_318[6][1],&g_318[6][1]},{&g_318[4][4],&g_318[6][1],&g_318[1][7],&g_318[6][8]},{&g_318[3][6],&g_318[6][1],&g_318[6][1],&g_318[4][4]},{&g_318[6][1],&g_318[6][8],&g_318[6][1],&g_318[6][1]}},{{&g_318[4][9],&g_318[6][1],&g_318[2][3],&g_318[3][6]},{&g_318[6][1],&g_318[6][1],&g_318[5][2],&g_318[6][1]},{&g_318[6][1],&g_318[4][4],&g_318[5][2],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[2][3],&g_318[4][9]},{&g_318[4][9],&g_318[5][2],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[3][6],&g_318[3][6],&g_318[1][7],&g_318[6][1]}},{{&g_318[4][4],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[3][6],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[2][3],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[0][9],&g_318[6][1]},{&g_318[6][1],&g_318[3][6],&g_318[6][1],&g_318[6][1]},{&g_318[6][8],&g_318[6][1],&g_318[2][3],&g_318[6][1]},{&g_318[6][1],&g_318[5][2],&g_318[6][1],&g_318[4][9]}},{{&g_318[6][1],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[4][4],&g_318[1][7],&g_318[6][1]},{&g_318[6][1],&g_318[6][1],&g_318[6][1],&g_318[3][6]},{&g_318[6][1],&g_318[6][1],&g_318[6][1],&g_318[6][1]},{&g_318[6][1],&g_318[6][8],&g_318[2][3],&g_318[4][4]},{&g_318[6][8],&g_318[6][1],&g_318[6][1],&g_318[6][8]},{&g_318[6][1],&g_318[6][1],&g_318[0][9],&g_318[6][1]}},{{&g_318[6][1],&g_318[4][9],&g_318[2][3],&g_318[6][1]},{&g_318[6][1],&g_318[5][2],&g_318[3][6],&g_318[6][1]},{&g_318[6][1],&g_318[4][9],&g_318[6][1],&g_318[6][1]},{&g_318[4][4],&g_318[6][1],&g_318[1][7],&g_318[6][8]},{&g_318[3][6],&g_318[6][1],&g_318[6][1],&g_318[4][4]},{&g_318[6][1],&g_318[6][8],&g_318[6][1],&g_318[6][1]},{&g_318[4][9],&g_318[6][1],&g_318[2][3],&g_318[3][6]}}};
static const int32_t ***g_1319 = &g_1320[4][3][3];
static const int32_t ****g_1318 = &g_1319;
static const int32_t *****g_1317 = &g_1318;
static volatile int8_t g_1352 = 0x2EL;/* VOLATILE GLOBAL g_1352 */
static volatile int8_t *g_1351 = &g_1352;
static volatile int8_t **g_1350 = &g_1351;
static volatile uint32_t g_1353[1] = {0xECAC9DC3L};
static struct S0 g_1392 = {1L,0x7EF40952L,7UL,0UL,0xAD725682L,4294967295UL,0x0BF1E346L,18446744073709551614UL,-1L};/* VOLATILE GLOBAL g_1392 */
static int32_t * volatile g_1418 = &g_61;/* VOLATILE GLOBAL g_1418 */
static volatile int64_t g_1421[9] = {0x84AFCE72BB5F357CLL,0xDD80937787B138BFLL,0x84AFCE72BB5F357CLL,0x84AFCE72BB5F357CLL,0xDD80937787B138BFLL,0x84AFCE72BB5F357CLL,0x84AFCE72BB5F357CLL,0xDD80937787B138BFLL,0x84AFCE72BB5F357CLL};
static int32_t *g_1514 = &g_121[6];
static int32_t **g_1536 = &g_141;
static int32_t **g_1537[8][1][10] = {{{&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141}},{{&g_141,&g_141,(void*)0,&g_141,&g_141,(void*)0,&g_141,&g_141,(void*)0,&g_141}},{{&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141}},{{&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141}},{{&g_141,&g_141,(void*)0,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141}},{{&g_141,(void*)0,(void*)0,&g_141,(void*)0,(void*)0,&g_141,(void*)0,(void*)0,&g_141}},{{(void*)0,&g_141,(void*)0,(void*)0,&g_141,(void*)0,(void*)0,&g_141,(void*)0,(void*)0}},{{&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141,&g_141}}};
static int32_t *** const g_1535[8][3] = {{&g_1537[3][0][6],&g_1537[3][0][6],&g_1537[3][0][6]},{&g_1536,&g_1536,&g_1536},{&g_1537[3][0][6],&g_1537[3][0][6],&g_1537[3][0][6]},{&g_1536,&g_1536,&g_1536},{&g_1537[3][0][6],&g_1537[3][0][6],&g_1537[3][0][6]},{&g_1536,&g_1536,&g_1536},{&g_1537[3][0][6],&g_1537[3][0][6],&g_1537[3][0][6]},{&g_1536,&g_1536,&g_1536}};
static int32_t *** const *g_1534 = &g_1535[7][0];
static uint64_t **g_1574 = &g_484;
static uint64_t *** volatile g_1573 = &g_1574;/* VOLATILE GLOBAL g_1573 */
static volatile struct S0 g_1589 = {0x186734C0L,9UL,0UL,0x61D8816CL,0UL,0xBF7D9308L,0xAFD51EDDL,1UL,0xA3C0AAD2D0FC191DLL};/* VOLATILE GLOBAL g_1589 */
static int16_t *g_1590 = &g_957[1];
static struct S0 *g_1636 = &g_1124;
static struct S0 ** volatile g_1635 = &g_1636;/* VOLATILE GLOBAL g_1635 */
static uint32_t ** volatile * volatile g_1681[5][8] = {{&g_1097,&g_1097,(void*)0,(void*)0,(void*)0,&g_1097,&g_1097,(void*)0},{&g_1097,&g_1097,(void*)0,&g_1097,&g_1097,&g_1097,&g_1097,&g_1097},{(void*)0,&g_1097,&g_1097,&g_1097,&g_1097,(void*)0,&g_1097,(void*)0},{&g_1097,&g_1097,&g_1097,&g_1097,(void*)0,&g_1097,&g_1097,&g_1097},{&g_1097,&g_1097,&g_1097,&g_1097,&g_1097,&g_1097,&g_1097,(void*)0}};
static uint32_t ** volatile * volatile *g_1680[6] = {&g_1681[0][3],&g_1681[4][2],&g_1681[0][3],&g_1681[0][3],&g_1681[4][2],&g_1681[0][3]};
static uint32_t g_1710[5][1][8] = {{{0x77C08F2EL,0x6C677C33L,0x7DE08370L,7UL,7UL,0x7DE08370L,0x6C677C33L,0x77C08F2EL}},{{0x11F28E8AL,0x77C08F2EL,0xCC54C0C6L,0xA73D1559L,0xEAB9A29FL,0x6C677C33L,0x15284E3CL,1UL}},{{2UL,1UL,0x830CE82DL,0x6C677C33L,0xA73D1559L,0x6C677C33L,0x830CE82DL,1UL}},{{4294967292UL,0x77C08F2EL,1UL,4294967295UL,0x11F28E8AL,0x7DE08370L,0xEAB9A29FL,0x830CE82DL}},{{1UL,0x6C677C33L,7UL,0xEAB9A29FL,4294967292UL,4294967292UL,0xEAB9A29FL,7UL}}};
static struct S0 ** volatile g_1711[9][5][4] = {{{(void*)0,&g_1636,&g_1636,(void*)0},{&g_1636,(void*)0,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,(void*)0,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636}},{{&g_1636,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,(void*)0,&g_1636},{&g_1636,(void*)0,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636}},{{&g_1636,(void*)0,&g_1636,(void*)0},{&g_1636,(void*)0,&g_1636,&g_1636},{&g_1636,&g_1636,(void*)0,&g_1636},{(void*)0,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,(void*)0}},{{&g_1636,(void*)0,&g_1636,(void*)0},{&g_1636,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,(void*)0,&g_1636},{(void*)0,&g_1636,(void*)0,(void*)0}},{{&g_1636,&g_1636,(void*)0,(void*)0},{&g_1636,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,(void*)0},{&g_1636,&g_1636,(void*)0,&g_1636},{&g_1636,&g_1636,&g_1636,(void*)0}},{{&g_1636,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,(void*)0},{&g_1636,&g_1636,(void*)0,(void*)0},{&g_1636,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,&g_1636}},{{&g_1636,&g_1636,(void*)0,&g_1636},{&g_1636,&g_1636,&g_1636,(void*)0},{&g_1636,(void*)0,&g_1636,(void*)0},{(void*)0,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,&g_1636}},{{(void*)0,&g_1636,&g_1636,&g_1636},{(void*)0,(void*)0,&g_1636,&g_1636},{&g_1636,(void*)0,&g_1636,&g_1636},{&g_1636,(void*)0,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,&g_1636}},{{(void*)0,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,&g_1636},{(void*)0,&g_1636,&g_1636,&g_1636},{&g_1636,&g_1636,&g_1636,(void*)0},{&g_1636,&g_1636,(void*)0,(void*)0}}};
static const volatile struct S0 g_1722 = {1L,0UL,0xE3C9646131281EFDLL,8UL,0x4B6967B9L,4294967287UL,-1L,0x6FA524FCL,0xDF6FE8DB0C2917B8LL};/* VOLATILE GLOBAL g_1722 */
static uint32_t ** const **g_1761 = (void*)0;
static uint32_t ** const *** volatile g_1760 = &g_1761;/* VOLATILE GLOBAL g_1760 */
static uint16_t g_1800[3][10][6] = {{{0x99DBL,0x555EL,0x99DBL,0UL,3UL,0x6378L},{0xABEFL,0UL,0xD36AL,1UL,0xC210L,0xC210L},{1UL,0xC210L,0xC210L,1UL,0xD36AL,0UL},{0xABEFL,0x6378L,3UL,0UL,0x99DBL,0x555EL},{0x99DBL,0xD36AL,0x679EL,0xD36AL,0x99DBL,65535UL},{0x555EL,0x6378L,0x5437L,1UL,0xD36AL,3UL},{3UL,0xC210L,0x6378L,0x6378L,0xC210L,3UL},{1UL,0UL,0x5437L,0x99DBL,3UL,65535UL},{0xC210L,0x555EL,0x679EL,3UL,0x679EL,0x555EL},{0xC210L,0x5437L,0xD36AL,0x6378L,0x679EL,65535UL}},{{0UL,0xD36AL,1UL,0xC210L,0xC210L,1UL},{0xD36AL,0xD36AL,0x555EL,0UL,0x679EL,0xC210L},{1UL,0x5437L,0x6378L,0x555EL,0xABEFL,0x555EL},{0x6378L,1UL,0x6378L,65535UL,0xD36AL,0xC210L},{0x99DBL,65535UL,0x555EL,3UL,1UL,1UL},{3UL,1UL,1UL,3UL,0x555EL,65535UL},{0x99DBL,0xC210L,0xD36AL,65535UL,0x6378L,1UL},{0x6378L,0x555EL,0xABEFL,0x555EL,0x6378L,0x5437L},{1UL,0xC210L,0x679EL,0UL,0x555EL,0xD36AL},{0xD36AL,1UL,0xC210L,0xC210L,1UL,0xD36AL}},{{0UL,65535UL,0x679EL,0x6378L,0xD36AL,0x5437L},{1UL,1UL,0xABEFL,0xD36AL,0xABEFL,1UL},{1UL,0x5437L,0xD36AL,0x6378L,0x679EL,65535UL},{0UL,0xD36AL,1UL,0xC210L,0xC210L,1UL},{0xD36AL,0xD36AL,0x555EL,0UL,0x679EL,0xC210L},{1UL,0x5437L,0x6378L,0x555EL,0xABEFL,0x555EL},{0x6378L,1UL,0x6378L,65535UL,0xD36AL,0xC210L},{0x99DBL,65535UL,0x555EL,3UL,1UL,1UL},{3UL,1UL,1UL,3UL,0x555EL,65535UL},{0x99DBL,0xC210L,0xD36AL,65535UL,0x6378L,1UL}}};
static struct S0 g_1818[8][2][1] = {{{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}},{{{0x307CC4A9L,5UL,0xC0666D4076DE0CB5LL,0xF9BA3BA3L,9UL,0xA1F9C58CL,0xDF533BE7L,0xC72298ECL,0x137E26736C8FA975LL}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}},{{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}},{{0x307CC4A9L,5UL,0xC0666D4076DE0CB5LL,0xF9BA3BA3L,9UL,0xA1F9C58CL,0xDF533BE7L,0xC72298ECL,0x137E26736C8FA975LL}}},{{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}},{{{0x307CC4A9L,5UL,0xC0666D4076DE0CB5LL,0xF9BA3BA3L,9UL,0xA1F9C58CL,0xDF533BE7L,0xC72298ECL,0x137E26736C8FA975LL}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}},{{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}},{{0x307CC4A9L,5UL,0xC0666D4076DE0CB5LL,0xF9BA3BA3L,9UL,0xA1F9C58CL,0xDF533BE7L,0xC72298ECL,0x137E26736C8FA975LL}}},{{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}},{{{0x307CC4A9L,5UL,0xC0666D4076DE0CB5LL,0xF9BA3BA3L,9UL,0xA1F9C58CL,0xDF533BE7L,0xC72298ECL,0x137E26736C8FA975LL}},{{0x9D9E969AL,18446744073709551609UL,1UL,0xADDA03F6L,0x32055480L,0x0F461F35L,0x86C782DDL,0x65DC158EL,3L}}}};
static const uint32_t g_1861 = 1UL;
static struct S0 ** volatile g_1905 = &g_1636;/* VOLATILE GLOBAL g_1905 */
static uint64_t g_1925 = 0UL;
static uint64_t g_1942 = 0x85431D531FAB31BELL;
static volatile int64_t * volatile ** const  volatile g_1947 = &g_990;/* VOLATILE GLOBAL g_1947 */
static volatile struct S0 g_1956 = {0xD564FE53L,0x19328C5BL,2UL,0x9944E228L,0xD824A369L,4294967293UL,8L,18446744073709551615UL,0x3888D7FB36CAC0D3LL};/* VOLATILE GLOBAL g_1956 */
static const int32_t g_1970 = 2L;
static const int32_t ** volatile g_1971 = &g_318[3][9];/* VOLATILE GLOBAL g_1971 */
static int32_t ***g_1974 = (void*)0;
static int32_t ****g_1973 = &g_1974;
static int32_t **** const * volatile g_1972 = &g_1973;/* VOLATILE GLOBAL g_1972 */
static volatile struct S0 g_1985 = {0x8A0EBD56L,18446744073709551615UL,0x7CBD541EA1CF5B94LL,0xC483C71CL,18446744073709551615UL,0xE11C813AL,-10L,0xA7093E76L,0x7A2476EC5FD6B92ALL};/* VOLATILE GLOBAL g_1985 */
static const uint32_t *g_2035 = &g_1861;
static const uint32_t * const *g_2034 = &g_2035;
static const uint32_t * const **g_2033 = &g_2034;
static uint16_t *g_2050[10][6] = {{(void*)0,(void*)0,&g_95,&g_1800[0][0][3],&g_95,(void*)0},{&g_176,(void*)0,&g_1800[1][1][0],&g_1800[0][0][3],&g_1800[1][1][0],(void*)0},{(void*)0,(void*)0,&g_95,&g_1800[0][0][3],&g_95,(void*)0},{&g_176,(void*)0,&g_1800[1][1][0],&g_1800[0][0][3],&g_1800[1][1][0],(void*)0},{(void*)0,(void*)0,&g_95,&g_1800[0][0][3],&g_95,(void*)0},{&g_176,(void*)0,&g_1800[1][1][0],&g_1800[0][0][3],&g_1800[1][1][0],(void*)0},{(void*)0,(void*)0,&g_95,&g_1800[0][0][3],&g_95,(void*)0},{&g_176,(void*)0,&g_1800[1][1][0],&g_1800[0][0][3],&g_1800[1][1][0],(void*)0},{(void*)0,(void*)0,&g_176,(void*)0,&g_176,&g_560[1]},{&g_1800[1][1][0],&g_560[1],&g_560[0],(void*)0,&g_560[0],&g_560[1]}};
static uint16_t **g_2049 = &g_2050[1][1];
static uint16_t ***g_2048 = &g_2049;
static uint16_t ***g_2051 = &g_2049;
static int32_t g_2072[4][5] = {{0x0FB06A36L,6L,6L,0x0FB06A36L,6L},{0L,0L,0L,0L,0L},{6L,0x0FB06A36L,6L,6L,0x0FB06A36L},{0L,0xE0C18F6DL,0xE0C18F6DL,0L,0xE0C18F6DL}};
static uint64_t *** volatile *g_2075 = &g_1573;


/* --- FORWARD DECLARATIONS --- */
static int64_t  func_1(void);
static int8_t  func_4(uint32_t  p_5, uint16_t  p_6, int64_t  p_7, uint32_t  p_8);
static int64_t  func_14(uint32_t  p_15, uint16_t  p_16, uint32_t  p_17, uint64_t  p_18);
static uint64_t  func_19(int32_t  p_20);
static int8_t  func_22(int64_t  p_23, int16_t  p_24, uint32_t  p_25, int8_t  p_26, int64_t  p_27);
static int64_t  func_28(uint32_t  p_29, uint64_t  p_30, uint8_t  p_31);
static uint32_t  func_36(uint64_t  p_37, int64_t  p_38, uint32_t  p_39, uint64_t  p_40, int16_t  p_41);
static int64_t  func_43(int16_t  p_44, int64_t  p_45);
static int64_t  func_51(uint16_t  p_52, const int32_t  p_53, int32_t * p_54, int32_t * p_55, int32_t * p_56);
static struct S0  func_57(uint8_t  p_58, int32_t * p_59);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_9 g_50 g_61 g_69 g_72 g_73 g_78 g_98 g_90 g_241 g_162 g_259 g_141 g_123 g_269 g_121 g_300 g_566 g_575 g_427 g_484 g_99 g_576 g_100 g_242 g_456.f1 g_176 g_673 g_338 g_282 g_676 g_299 g_456.f2 g_744 g_755 g_757 g_456.f8 g_243 g_284 g_302 g_194 g_560 g_456.f5 g_956 g_989 g_1017 g_957 g_1018 g_758 g_1058 g_1093 g_1097 g_456.f3 g_1144 g_456 g_1169 g_990 g_991 g_992 g_1191 g_1098 g_1145 g_75 g_1193 g_1223 g_1224 g_1271 g_1282 g_1350 g_1056 g_1353 g_1351 g_1352 g_1392 g_1172 g_1418 g_1421 g_1170 g_1171 g_1124.f3 g_1189 g_1192 g_95 g_931 g_1573 g_1589 g_1574 g_1590 g_1635 g_1680 g_1225 g_1710 g_1636 g_1722 g_1760 g_1800 g_1818 g_479 g_1124.f4 g_1861 g_1514 g_1905 g_1536 g_1925 g_1942 g_1947 g_1956 g_1971 g_1972 g_1985 g_2033 g_2072 g_1124.f1
 * writes: g_50 g_61 g_69 g_75 g_78 g_73.f2 g_72.f1 g_90 g_95 g_98 g_72.f2 g_72.f8 g_73.f4 g_176 g_243 g_72.f7 g_123 g_456.f5 g_141 g_73.f8 g_72.f5 g_302 g_575 g_100 g_673 g_456.f1 g_162 g_73.f5 g_72.f4 g_755 g_73.f1 g_456.f8 g_560 g_757 g_479 g_957 g_1097 g_1056 g_1188 g_1124.f8 g_1098 g_1223 g_1317 g_1093 g_456.f7 g_73.f7 g_931 g_1144 g_484 g_1514 g_1534 g_1189 g_1192 g_1574 g_1590 g_1636 g_1124.f5 g_1680 g_1761 g_1271.f1 g_1800 g_1124.f4 g_1271.f5 g_121 g_956 g_1271.f7 g_990 g_1392.f5 g_318 g_1271.f2 g_2033 g_2048 g_2051 g_9 g_1124.f1 g_2075 g_744
 */
static int64_t  func_1(void)
{ /* block id: 0 */
    const uint8_t l_21[8] = {0xAAL,0xAAL,253UL,0xAAL,0xAAL,253UL,0xAAL,0xAAL};
    int8_t l_42[4][4][3] = {{{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL},{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL}},{{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL},{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL}},{{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL},{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL}},{{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL},{1L,0xAAL,1L},{0x0CL,0x0CL,0x0CL}}};
    int32_t *l_49 = &g_50;
    uint8_t *l_74 = &g_75;
    uint8_t *l_76 = (void*)0;
    uint8_t *l_77 = &g_78;
    uint32_t *l_561 = &g_456.f5;
    int32_t l_562[7] = {5L,0L,5L,5L,0L,5L,5L};
    uint16_t l_563[5][10] = {{0xB206L,0xFD4EL,0xF0C2L,0xFD4EL,0xB206L,0x39DBL,0xDE36L,0x7CEAL,0xD41BL,1UL},{0x39DBL,0xDE36L,0x7CEAL,0xD41BL,1UL,2UL,9UL,9UL,2UL,1UL},{0xF0C2L,0xD41BL,0xD41BL,0xF0C2L,0xB206L,0x30C8L,4UL,0x39DBL,0x59AFL,0xDE36L},{0x7E7CL,0xB206L,0x744FL,2UL,0x59AFL,4UL,0xD41BL,4UL,0x59AFL,2UL},{0xDE36L,0x7E7CL,0xDE36L,0xF0C2L,9UL,0xD3B6L,0x59AFL,0UL,2UL,0x09ECL}};
    uint8_t l_1410 = 2UL;
    int8_t l_2056[4][2] = {{0x3FL,0x3FL},{0x3FL,0x3FL},{0x3FL,0x3FL},{0x3FL,0x3FL}};
    int16_t l_2057 = 0xF077L;
    int i, j, k;
    (*l_49) = ((((*g_576) = (safe_add_func_int8_t_s_s(0xB8L, func_4(g_9[7][3][2], ((safe_lshift_func_uint8_t_u_s((safe_sub_func_int64_t_s_s(func_14((func_19(((l_21[5] && func_22(func_28((((*g_484) = (safe_add_func_int64_t_s_s((safe_div_func_uint32_t_u_u(func_36(l_42[0][2][0], (((((*l_561) = ((func_43((g_9[7][0][2] < (safe_mul_func_uint8_t_u_u(((+((*l_49) = 0x9C015C40L)) , (((func_51((*l_49), ((0x7EL == ((*l_77) |= ((*l_74) = (((func_57((*l_49), &g_50) , g_61) != (*l_49)) && 2UL)))) > (*l_49)), &g_50, l_49, &g_50) != g_9[7][3][2]) , g_123[6]) && 0xFCL)), g_73.f8))), g_73.f6) & g_162[8][3]) <= g_162[8][3])) | 0UL) || 4294967286UL) , 0xCF70AB629235F4F8LL), g_72.f5, l_562[6], l_563[4][1]), 4294967290UL)), l_42[0][2][0]))) < g_1392.f6), g_1392.f1, l_1410), g_1392.f7, g_1392.f6, g_72.f6, l_563[0][1])) , (**g_1224))) , l_2056[1][1]), l_563[4][1], l_2057, g_1124.f3), 6L)), 5)) , (*l_49)), g_456.f6, l_562[5])))) , (*g_1590)) , 0L);
    for (g_744 = 0; (g_744 == 32); g_744 = safe_add_func_uint16_t_u_u(g_744, 8))
    { /* block id: 1119 */
        int32_t l_2088 = 0xF1181167L;
        int32_t l_2089 = (-1L);
        int32_t l_2090 = 0xA7F234CCL;
        int32_t *l_2091[7][3][4] = {{{&l_2089,&l_2088,&l_2088,&l_2089},{&g_61,&l_2088,&g_123[5],&g_123[5]},{&g_123[5],&g_2072[1][2],&g_123[5],&l_562[4]}},{{&g_61,&g_123[4],&l_2088,&l_562[4]},{&l_2089,&g_2072[1][2],&g_61,&g_123[5]},{&l_2089,&l_2088,&l_2088,&l_2089}},{{&g_61,&l_2088,&g_123[5],&g_123[5]},{&g_123[5],&g_2072[1][2],&g_123[5],&l_562[4]},{&g_61,&g_123[4],&l_2088,&l_562[4]}},{{&l_2089,&g_2072[1][2],&g_61,&g_123[5]},{&l_562[4],&g_61,&g_61,&l_562[4]},{&g_123[5],&g_61,&g_2072[1][2],&l_2089}},{{&l_2089,&g_123[4],&g_2072[1][2],&g_123[1]},{&g_123[5],&l_2088,&g_61,&g_123[1]},{&l_562[4],&g_123[4],&g_123[5],&l_2089}},{{&l_562[4],&g_61,&g_61,&l_562[4]},{&g_123[5],&g_61,&g_2072[1][2],&l_2089},{&l_2089,&g_123[4],&g_2072[1][2],&g_123[1]}},{{&g_123[5],&l_2088,&g_61,&g_123[1]},{&l_562[4],&g_123[4],&g_123[5],&l_2089},{&l_562[4],&g_61,&g_61,&l_562[4]}}};
        uint32_t l_2092 = 3UL;
        uint32_t l_2095 = 0x4F4E6EA7L;
        int i, j, k;
        l_2092--;
        ++l_2095;
    }
    (*g_676) = (*l_49);
    return (*l_49);
}


/* ------------------------------------------ */
/* 
 * reads : g_758 g_9 g_1635 g_1636 g_2072 g_338 g_1124.f1
 * writes: g_9 g_1636 g_141 g_1124.f1 g_2075
 */
static int8_t  func_4(uint32_t  p_5, uint16_t  p_6, int64_t  p_7, uint32_t  p_8)
{ /* block id: 1103 */
    int32_t l_2062 = 0xA111C3F5L;
    struct S0 *l_2063 = &g_72;
    struct S0 **l_2064 = (void*)0;
    struct S0 **l_2065 = (void*)0;
    struct S0 **l_2066 = &l_2063;
    struct S0 **l_2067 = &g_1636;
    int32_t l_2076 = 0x910B8DD7L;
    int32_t l_2077[10] = {0xFA4384A1L,0x81BA5106L,7L,0x81BA5106L,0xFA4384A1L,0xFA4384A1L,0x81BA5106L,7L,0x81BA5106L,0xFA4384A1L};
    int32_t *l_2078 = &g_2072[3][3];
    int32_t *l_2079[7][5][1] = {{{&g_123[0]},{(void*)0},{(void*)0},{&g_123[0]},{&l_2077[5]}},{{&g_50},{&g_123[0]},{&g_50},{&l_2077[5]},{&g_123[0]}},{{(void*)0},{(void*)0},{&g_123[0]},{&l_2077[5]},{&g_50}},{{&g_123[0]},{&g_50},{&l_2077[5]},{&g_123[0]},{(void*)0}},{{(void*)0},{&g_123[0]},{&l_2077[5]},{&g_50},{&g_123[0]}},{{&g_50},{&l_2077[5]},{&g_123[0]},{(void*)0},{(void*)0}},{{&g_123[0]},{&l_2077[5]},{&g_50},{&g_123[0]},{&g_50}}};
    int32_t l_2080 = 1L;
    int16_t l_2081[4][2] = {{0x4F25L,0x4F25L},{0x4F25L,0x4F25L},{0x4F25L,0x4F25L},{0x4F25L,0x4F25L}};
    int64_t l_2082 = 2L;
    uint32_t l_2083 = 0UL;
    int i, j, k;
    (*g_338) = ((+(((*g_758) &= l_2062) , (((((*l_2066) = l_2063) != ((*l_2067) = (*g_1635))) ^ ((safe_add_func_int16_t_s_s(0x004CL, (p_7 != l_2062))) || (p_7 , 0x3697L))) & (((safe_add_func_uint8_t_u_u(((l_2062 , l_2062) , 0xAEL), g_2072[1][2])) != 0xBAD5D5C7530D34A2LL) | 0x569175E1FE1ED8B0LL)))) , &l_2062);
    for (g_1124.f1 = 0; (g_1124.f1 == 50); g_1124.f1 = safe_add_func_uint64_t_u_u(g_1124.f1, 6))
    { /* block id: 1110 */
        g_2075 = &g_1573;
    }
    ++l_2083;
    return p_5;
}


/* ------------------------------------------ */
/* 
 * reads : g_72.f1
 * writes: g_72.f1
 */
static int64_t  func_14(uint32_t  p_15, uint16_t  p_16, uint32_t  p_17, uint64_t  p_18)
{ /* block id: 1095 */
    for (g_72.f1 = 0; (g_72.f1 >= 19); g_72.f1 = safe_add_func_int64_t_s_s(g_72.f1, 7))
    { /* block id: 1098 */
        uint8_t l_2060 = 0xACL;
        l_2060 &= p_17;
        if (l_2060)
            break;
    }
    return p_16;
}


/* ------------------------------------------ */
/* 
 * reads : g_1590 g_1145 g_75 g_575 g_576 g_73.f8 g_1350 g_1351 g_1352 g_1392.f4 g_484 g_72.f2 g_1710 g_1635 g_1636 g_1193 g_72.f5 g_1722 g_299 g_300 g_456.f7 g_673 g_90 g_302 g_957 g_1760 g_338 g_1172 g_141 g_61 g_1271.f1 g_99 g_100 g_72.f1 g_73.f1 g_989 g_990 g_991 g_992 g_1800 g_241 g_242 g_1818 g_1392.f7 g_479 g_1124.f4 g_1271.f5 g_1861 g_1514 g_956 g_1905 g_676 g_1536 g_1271.f7 g_1925 g_1942 g_243 g_931 g_1947 g_1956 g_1392.f8 g_1018 g_1418 g_1971 g_1972 g_69 g_1169 g_1170 g_1171 g_1985 g_2033 g_98 g_123
 * writes: g_302 g_957 g_75 g_1636 g_72.f2 g_72.f5 g_456.f7 g_123 g_50 g_90 g_73.f8 g_560 g_1761 g_141 g_931 g_1271.f1 g_61 g_72.f1 g_73.f1 g_1800 g_479 g_1124.f4 g_1271.f5 g_121 g_956 g_1271.f7 g_990 g_1392.f5 g_318 g_1271.f2 g_2033 g_2048 g_2051
 */
static uint64_t  func_19(int32_t  p_20)
{ /* block id: 875 */
    uint64_t l_1683[1][5];
    int32_t l_1684 = 0x381E77DEL;
    uint8_t l_1685 = 0x4AL;
    uint32_t ** const l_1694 = &g_1098[0][0][1];
    uint16_t *l_1707[2][4][6];
    int32_t l_1708 = 0L;
    int32_t l_1709 = (-1L);
    int64_t * const *l_1723 = (void*)0;
    uint64_t l_1752 = 0xCF510E105EC386FDLL;
    int32_t *l_1768 = &g_61;
    int32_t l_1798 = (-5L);
    int32_t *****l_1866 = &g_1189;
    int32_t *****l_1869 = &g_1189;
    int8_t l_1887[5];
    int32_t l_1889 = (-9L);
    int32_t l_1892 = 0x26F9B029L;
    int32_t l_1894 = 1L;
    int32_t l_1895 = 8L;
    int32_t l_1896 = 0x22C3A538L;
    int32_t l_1897 = 0x01D57C2AL;
    int32_t l_1898[1][8] = {{0x83C7385FL,0x83C7385FL,(-6L),0x83C7385FL,0x83C7385FL,(-6L),0x83C7385FL,0x83C7385FL}};
    uint32_t l_1902 = 0xC9F6737DL;
    int64_t *l_1906 = &g_956;
    int8_t l_1963 = 0L;
    int32_t **** const * volatile l_1975 = &g_1973;/* VOLATILE GLOBAL l_1975 */
    uint16_t l_1984 = 0UL;
    uint32_t l_1999 = 0x2E74FD7DL;
    const int16_t l_2006 = (-1L);
    int i, j, k;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 5; j++)
            l_1683[i][j] = 0UL;
    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 4; j++)
        {
            for (k = 0; k < 6; k++)
                l_1707[i][j][k] = &g_560[0];
        }
    }
    for (i = 0; i < 5; i++)
        l_1887[i] = (-8L);
lbl_1774:
    l_1683[0][4] |= (7UL < p_20);
lbl_1820:
    ++l_1685;
    if (((((*g_1590) = p_20) | ((safe_add_func_uint32_t_u_u((((safe_sub_func_uint32_t_u_u(((safe_mod_func_int8_t_s_s(((void*)0 != l_1694), p_20)) | ((+(safe_sub_func_uint32_t_u_u((l_1684 ^= (safe_rshift_func_uint8_t_u_u(((*g_1145) ^= 0x52L), 7))), (safe_lshift_func_uint8_t_u_s(0xDAL, 2))))) != (l_1709 = ((~(**g_575)) , (((((l_1683[0][4] && (safe_lshift_func_uint16_t_u_u((l_1708 &= ((safe_mul_func_int8_t_s_s(7L, (**g_1350))) && 255UL)), g_1392.f4))) , 1UL) && p_20) , l_1708) ^ p_20))))), 0x28108E7FL)) || 0xCD4C4B9D8E4A6891LL) >= (*g_484)), 8UL)) , p_20)) || g_1710[4][0][3]))
    { /* block id: 883 */
        struct S0 **l_1712 = &g_1636;
        (*l_1712) = (*g_1635);
    }
    else
    { /* block id: 885 */
        uint32_t * const **l_1715 = (void*)0;
        int64_t **l_1724 = (void*)0;
        int32_t l_1727[9][10][2] = {{{0xE5637835L,1L},{0x1CE66CADL,(-1L)},{0x1CE66CADL,1L},{0xE5637835L,(-4L)},{1L,0x3E64C3EAL},{0x9E2D8CD9L,9L},{0x2C85DFABL,0x1295DC72L},{0x1295DC72L,1L},{0L,0x2C85DFABL},{(-1L),0xB53C7DEFL}},{{9L,0xB53C7DEFL},{(-1L),0x2C85DFABL},{0L,1L},{0x1295DC72L,0x1295DC72L},{0x2C85DFABL,9L},{0x9E2D8CD9L,0x3E64C3EAL},{1L,(-4L)},{0xE5637835L,1L},{0x1CE66CADL,(-1L)},{0x1CE66CADL,1L}},{{0xE5637835L,(-4L)},{1L,0x3E64C3EAL},{0x9E2D8CD9L,9L},{0x2C85DFABL,0x1295DC72L},{0x1295DC72L,1L},{0L,0x2C85DFABL},{(-1L),0xB53C7DEFL},{9L,0xB53C7DEFL},{(-1L),0x2C85DFABL},{0L,1L}},{{0x1295DC72L,0x1295DC72L},{0x2C85DFABL,9L},{0x9E2D8CD9L,0x3E64C3EAL},{1L,(-4L)},{0xE5637835L,1L},{0x1CE66CADL,(-1L)},{0x1CE66CADL,1L},{0xE5637835L,(-4L)},{1L,0x3E64C3EAL},{0x9E2D8CD9L,9L}},{{0x2C85DFABL,0x1295DC72L},{0x1295DC72L,1L},{0L,1L},{(-4L),(-1L)},{0L,(-1L)},{(-4L),1L},{0x9E2D8CD9L,0x15184926L},{0x1CE66CADL,0x1CE66CADL},{1L,0L},{7L,0xB53C7DEFL}},{{0xE3032C94L,0x1295DC72L},{1L,0xE3032C94L},{9L,(-4L)},{9L,0xE3032C94L},{1L,0x1295DC72L},{0xE3032C94L,0xB53C7DEFL},{7L,0L},{1L,0x1CE66CADL},{0x1CE66CADL,0x15184926L},{0x9E2D8CD9L,1L}},{{(-4L),(-1L)},{0L,(-1L)},{(-4L),1L},{0x9E2D8CD9L,0x15184926L},{0x1CE66CADL,0x1CE66CADL},{1L,0L},{7L,0xB53C7DEFL},{0xE3032C94L,0x1295DC72L},{1L,0xE3032C94L},{9L,(-4L)}},{{9L,0xE3032C94L},{1L,0x1295DC72L},{0xE3032C94L,0xB53C7DEFL},{7L,0L},{1L,0x1CE66CADL},{0x1CE66CADL,0x15184926L},{0x9E2D8CD9L,1L},{(-4L),(-1L)},{0L,(-1L)},{(-4L),1L}},{{0x9E2D8CD9L,0x15184926L},{0x1CE66CADL,0x1CE66CADL},{1L,0L},{7L,0xB53C7DEFL},{0xE3032C94L,0x1295DC72L},{1L,0xE3032C94L},{9L,(-4L)},{9L,0xE3032C94L},{1L,0x1295DC72L},{0xE3032C94L,0xB53C7DEFL}}};
        uint64_t **l_1769[4][1];
        int32_t *****l_1867[5][4][5] = {{{&g_1189,&g_1189,&g_1189,(void*)0,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,&g_1189,(void*)0,&g_1189},{&g_1189,&g_1189,(void*)0,&g_1189,&g_1189}},{{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,(void*)0,(void*)0,&g_1189},{(void*)0,(void*)0,&g_1189,&g_1189,&g_1189},{(void*)0,(void*)0,&g_1189,&g_1189,&g_1189}},{{&g_1189,&g_1189,(void*)0,&g_1189,&g_1189},{(void*)0,&g_1189,&g_1189,&g_1189,(void*)0},{&g_1189,&g_1189,(void*)0,&g_1189,(void*)0},{&g_1189,(void*)0,&g_1189,(void*)0,&g_1189}},{{&g_1189,(void*)0,&g_1189,&g_1189,(void*)0},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189}},{{&g_1189,&g_1189,(void*)0,(void*)0,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189},{&g_1189,&g_1189,&g_1189,&g_1189,&g_1189}}};
        int32_t l_1882 = 0x5AC39A20L;
        uint64_t l_1899 = 0x1F1AF8809096C984LL;
        int16_t *l_1993 = &g_479;
        int16_t l_1998 = 0x905EL;
        uint16_t l_2053 = 0x92BAL;
        int i, j, k;
        for (i = 0; i < 4; i++)
        {
            for (j = 0; j < 1; j++)
                l_1769[i][j] = &g_484;
        }
        if (((safe_rshift_func_int16_t_s_s(((((*g_484) = (*g_484)) == (((void*)0 != l_1715) < (((safe_rshift_func_uint16_t_u_s(((safe_lshift_func_uint16_t_u_s((0UL != ((--(*g_1193)) , (p_20 >= ((g_1722 , l_1723) == l_1724)))), 6)) && (safe_mul_func_int8_t_s_s(0x9DL, l_1727[8][6][0]))), 1)) == 0UL) && (*g_299)))) <= (*g_1145)), 0)) == 0xCEL))
        { /* block id: 888 */
            int32_t l_1728 = 0L;
            int8_t l_1729 = 0x44L;
            int32_t l_1762 = 0x89932137L;
            int32_t l_1796 = 0x2FA44C2AL;
            int32_t l_1797 = (-1L);
            int32_t l_1799 = (-8L);
            int16_t *l_1819 = &g_479;
            uint32_t l_1835 = 18446744073709551611UL;
            int32_t l_1890 = 0x54F6B6F0L;
            int32_t l_1891[6][9] = {{(-1L),0xF954A85FL,0x07F13485L,(-3L),0xEDABA85BL,0xD2C27423L,(-1L),(-1L),0xD2C27423L},{(-3L),0xF954A85FL,0xC0AC0195L,0xF954A85FL,(-3L),0x3A5977EAL,0L,(-3L),0xD2C27423L},{(-1L),0xEDABA85BL,1L,0L,(-1L),0xC0AC0195L,0L,(-1L),0x07F13485L},{0xEDABA85BL,(-1L),0x3A5977EAL,(-1L),(-1L),0x3A5977EAL,(-1L),0xEDABA85BL,1L},{0xF954A85FL,(-3L),0x3A5977EAL,0L,(-3L),0xD2C27423L,(-1L),0xF954A85FL,(-1L)},{0xF954A85FL,(-1L),1L,0xF954A85FL,0xEDABA85BL,(-1L),0xEDABA85BL,0xF954A85FL,1L}};
            int i, j;
            for (g_72.f5 = 0; (g_72.f5 <= 6); g_72.f5 += 1)
            { /* block id: 891 */
                int16_t l_1756 = (-9L);
                uint32_t ** const **l_1759 = (void*)0;
                if (l_1728)
                    break;
                if (l_1729)
                { /* block id: 893 */
                    int16_t l_1753 = 0xBFD6L;
                    int32_t l_1755 = (-1L);
                    for (g_456.f7 = 0; (g_456.f7 <= 6); g_456.f7 += 1)
                    { /* block id: 896 */
                        int32_t *l_1732 = &g_50;
                        int32_t *l_1733 = &l_1684;
                        int i;
                        (*l_1733) |= ((*l_1732) = (g_123[g_456.f7] = (p_20 | (safe_div_func_int32_t_s_s(p_20, p_20)))));
                    }
                    for (l_1684 = 0; (l_1684 <= 7); l_1684 += 1)
                    { /* block id: 903 */
                        int i;
                        return g_673[l_1684];
                    }
                    for (g_90 = 0; (g_90 > (-16)); g_90 = safe_sub_func_uint16_t_u_u(g_90, 1))
                    { /* block id: 908 */
                        int16_t l_1743 = 3L;
                        uint16_t l_1754 = 0xC615L;
                        int32_t l_1758 = (-9L);
                        l_1684 ^= (l_1756 |= (0x9B62L ^ ((safe_lshift_func_int16_t_s_s((safe_add_func_uint16_t_u_u(8UL, (l_1755 = (safe_sub_func_uint64_t_u_u((+(l_1743 && p_20)), (!(safe_sub_func_int16_t_s_s(((((*g_1193) == ((g_560[1] = (((safe_unary_minus_func_int16_t_s(((*g_299) | (((p_20 , l_1729) <= ((*g_1590) |= (safe_div_func_int64_t_s_s(((((*g_484) = (safe_mod_func_int64_t_s_s(((**g_575) = (((**g_575) != p_20) <= 0L)), l_1752))) ^ l_1709) , (-1L)), 0xBE947DF632FB176ELL)))) >= l_1753)))) != l_1754) && p_20)) , p_20)) == p_20) , p_20), p_20)))))))), p_20)) , 65533UL)));
                        l_1758 ^= (~p_20);
                    }
                }
                else
                { /* block id: 918 */
                    const int16_t l_1763 = 0xE641L;
                    uint32_t l_1764[9];
                    int i;
                    for (i = 0; i < 9; i++)
                        l_1764[i] = 4UL;
                    (*g_1760) = l_1759;
                    if ((l_1762 <= l_1763))
                    { /* block id: 920 */
                        return l_1764[5];
                    }
                    else
                    { /* block id: 922 */
                        uint64_t l_1765 = 18446744073709551608UL;
                        l_1765--;
                        (*g_1172) = ((*g_338) = l_1768);
                    }
                    if ((*g_141))
                        break;
                    if (l_1756)
                        continue;
                }
            }
lbl_1803:
            if (((void*)0 != l_1769[0][0]))
            { /* block id: 931 */
                for (g_1271.f1 = 21; (g_1271.f1 <= 23); ++g_1271.f1)
                { /* block id: 934 */
                    (*l_1768) = (*g_99);
                }
            }
            else
            { /* block id: 937 */
                int8_t l_1790 = 0L;
                int32_t *l_1792 = &g_61;
                int32_t *l_1793 = &g_123[5];
                int32_t *l_1794 = &l_1728;
                int32_t *l_1795[1];
                int i;
                for (i = 0; i < 1; i++)
                    l_1795[i] = &g_50;
                for (g_72.f1 = 28; (g_72.f1 == 27); g_72.f1 = safe_sub_func_uint32_t_u_u(g_72.f1, 3))
                { /* block id: 940 */
                    int32_t *l_1789 = &l_1708;
                    int8_t *l_1791[3];
                    int i;
                    for (i = 0; i < 3; i++)
                        l_1791[i] = &l_1729;
                    if (l_1762)
                        goto lbl_1774;
                    for (g_73.f1 = (-28); (g_73.f1 != 10); ++g_73.f1)
                    { /* block id: 944 */
                        return (*g_484);
                    }
                    if (g_73.f8)
                        goto lbl_1803;
                    if ((*l_1768))
                        continue;
                    (*l_1768) = (((*g_1590) = (!(safe_div_func_int32_t_s_s((*l_1768), ((l_1762 > (p_20 >= (safe_rshift_func_int8_t_s_u((g_90 |= (((p_20 | (*g_1193)) | ((safe_sub_func_uint8_t_u_u((safe_add_func_int32_t_s_s((l_1790 = ((p_20 != ((p_20 >= 0UL) , ((*l_1789) |= (!((***g_989) >= 0L))))) > 0x18L)), 1L)), 0x88L)) >= 0UL)) , 0x12L)), 1)))) , p_20))))) ^ p_20);
                }
                g_1800[1][9][4]--;
            }
            if ((0x6188790FL == ((!((*l_1819) |= ((((safe_rshift_func_uint16_t_u_s((*l_1768), 7)) , ((*l_1768) , ((*g_1145)--))) >= (safe_div_func_uint16_t_u_u((p_20 > ((((&l_1685 != (*g_241)) || (((~(safe_unary_minus_func_uint32_t_u((safe_sub_func_uint8_t_u_u((~l_1727[8][6][0]), (g_1818[3][1][0] , (p_20 ^ 0xE2FD2FC7L))))))) | 0x3D12L) == (*g_1193))) & (*l_1768)) == g_957[1])), g_1392.f7))) == (*g_576)))) == l_1729)))
            { /* block id: 959 */
                uint32_t l_1823 = 1UL;
                int32_t l_1834[3];
                int i;
                for (i = 0; i < 3; i++)
                    l_1834[i] = 0x1C2A6C91L;
                if (l_1762)
                    goto lbl_1820;
                for (g_1124.f4 = 7; (g_1124.f4 >= 53); g_1124.f4 = safe_add_func_uint64_t_u_u(g_1124.f4, 3))
                { /* block id: 963 */
                    int16_t l_1826 = 8L;
                    int32_t *l_1827 = &l_1799;
                    int32_t *l_1828 = &g_123[5];
                    int32_t *l_1829 = &l_1709;
                    int32_t *l_1830 = &l_1684;
                    int64_t l_1831[8][6] = {{0L,0x676F489B9920CCA7LL,0xBE00CDA7FE1392DDLL,0x676F489B9920CCA7LL,0L,0x676F489B9920CCA7LL},{0x613B1D298FC5A1D6LL,(-6L),0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL,0x613B1D298FC5A1D6LL,(-6L)},{0L,(-6L),0xBE00CDA7FE1392DDLL,(-6L),0L,(-6L)},{0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL,0x613B1D298FC5A1D6LL,(-6L),0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL},{0L,0x676F489B9920CCA7LL,0xBE00CDA7FE1392DDLL,0x676F489B9920CCA7LL,0L,0x676F489B9920CCA7LL},{0x613B1D298FC5A1D6LL,(-6L),0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL,0x613B1D298FC5A1D6LL,(-6L)},{0L,(-6L),0xBE00CDA7FE1392DDLL,(-6L),0L,(-6L)},{0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL,0x613B1D298FC5A1D6LL,(-6L),0x613B1D298FC5A1D6LL,0x676F489B9920CCA7LL}};
                    int32_t *l_1832 = &l_1684;
                    int32_t *l_1833[3][3];
                    int i, j;
                    for (i = 0; i < 3; i++)
                    {
                        for (j = 0; j < 3; j++)
                            l_1833[i][j] = &g_50;
                    }
                    l_1823--;
                    l_1835++;
                    for (l_1762 = 0; (l_1762 <= 5); l_1762 += 1)
                    { /* block id: 968 */
                        int i, j;
                        return l_1831[l_1762][l_1762];
                    }
                    (*l_1829) = ((safe_mod_func_int32_t_s_s((251UL ^ ((safe_sub_func_uint64_t_u_u((0xBB1A7B6568F09C5BLL <= (safe_rshift_func_int16_t_s_u(1L, 4))), (*l_1829))) || (safe_sub_func_int8_t_s_s((safe_sub_func_uint64_t_u_u(((p_20 & (0x9FL != (safe_mul_func_uint8_t_u_u((*l_1768), (+p_20))))) ^ ((safe_div_func_int64_t_s_s(((*g_1193) & (-10L)), 0x580680E63A37961CLL)) | (-5L))), p_20)), 0xDEL)))), 0xE0DB413BL)) >= p_20);
                }
                (*g_338) = (void*)0;
            }
            else
            { /* block id: 974 */
                (*l_1768) ^= 0x5E9D6BF9L;
                l_1796 = (safe_rshift_func_uint16_t_u_u(1UL, 8));
            }
            for (g_1271.f5 = 0; (g_1271.f5 > 59); g_1271.f5 = safe_add_func_uint32_t_u_u(g_1271.f5, 4))
            { /* block id: 980 */
                int32_t l_1859[8];
                const int8_t l_1860 = 0xB6L;
                int32_t *****l_1868 = &g_1189;
                int32_t l_1875 = 0xE4CD9CA5L;
                uint32_t ***l_1880 = &g_1192[1][5][0];
                int32_t l_1881[1];
                uint16_t *l_1883[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                int i;
                for (i = 0; i < 8; i++)
                    l_1859[i] = 0x5DD757C0L;
                for (i = 0; i < 1; i++)
                    l_1881[i] = 0xF540F568L;
                if ((safe_rshift_func_uint16_t_u_u((l_1859[6] | l_1860), (l_1819 != (((*g_1514) = (g_1861 , ((safe_div_func_int64_t_s_s(((g_1800[1][9][4] = (g_560[1] = (safe_sub_func_uint64_t_u_u((l_1866 == (l_1869 = (l_1868 = l_1867[4][3][0]))), (safe_add_func_uint8_t_u_u((!((safe_mod_func_int32_t_s_s((l_1875 = ((void*)0 != &g_1350)), (l_1881[0] = (safe_mul_func_uint8_t_u_u((safe_sub_func_uint8_t_u_u((l_1880 == (void*)0), p_20)), (**g_1350)))))) < l_1882)), l_1729)))))) != 0x6AACL), (-9L))) , 1L))) , l_1883[8])))))
                { /* block id: 988 */
                    if (l_1762)
                        break;
                }
                else
                { /* block id: 990 */
                    int64_t l_1884 = 0x47618E9DDD25C22DLL;
                    int32_t l_1885 = (-2L);
                    int32_t l_1886 = 0xAE582C10L;
                    int32_t l_1888[10][10][2] = {{{1L,1L},{0xD6D72F85L,(-1L)},{0x5C6F820CL,0xD6D72F85L},{8L,(-4L)},{(-4L),0xF19039ADL},{0x5C6F820CL,0L},{0xF19039ADL,1L},{0L,0x0D1B5A74L},{0x263471EDL,(-1L)},{(-4L),0xC7E20FADL}},{{0xF3A4132EL,1L},{0xF19039ADL,1L},{0x19592617L,0x0CC2B583L},{0L,(-4L)},{0L,1L},{0xFB6E07F8L,0x5098E36DL},{0xD6D72F85L,0x5098E36DL},{0xFB6E07F8L,1L},{0L,(-4L)},{0L,0x0CC2B583L}},{{0x19592617L,1L},{0xF19039ADL,1L},{0xF3A4132EL,0xC7E20FADL},{(-4L),(-1L)},{0x263471EDL,0x0D1B5A74L},{0L,1L},{0xF19039ADL,0L},{0x5C6F820CL,0xF19039ADL},{(-4L),(-4L)},{8L,0xD6D72F85L}},{{0x5C6F820CL,(-1L)},{0xD6D72F85L,1L},{1L,0xED670F28L},{0x263471EDL,(-4L)},{(-1L),0xC7E20FADL},{0x962D17A2L,0x84CE8519L},{0xF19039ADL,0x2C040E2FL},{0x8AB699EBL,0x0CC2B583L},{0xB14D8190L,(-1L)},{0xF50AE225L,(-6L)}},{{0xE3F6E441L,(-4L)},{0xE2912C04L,0xEA9C2DBEL},{(-1L),(-6L)},{0L,0xD6D72F85L},{0xB14D8190L,0xF5A6FA60L},{(-5L),6L},{0x73484D04L,(-1L)},{2L,0x9233086CL},{0xD6D72F85L,0xD6D72F85L},{0x0036848CL,0x8AB699EBL}},{{0xB129B1E6L,1L},{0xE2912C04L,(-1L)},{0xA2BC29D9L,0xE2912C04L},{1L,(-1L)},{1L,0xE2912C04L},{0xA2BC29D9L,(-1L)},{0xE2912C04L,1L},{0xB129B1E6L,0x8AB699EBL},{0x0036848CL,0xD6D72F85L},{0xD6D72F85L,0x9233086CL}},{{2L,(-1L)},{0x73484D04L,6L},{(-5L),0xF5A6FA60L},{0xB14D8190L,0xD6D72F85L},{0L,(-6L)},{(-1L),0xEA9C2DBEL},{0xE2912C04L,(-4L)},{0xE3F6E441L,(-6L)},{0xF50AE225L,(-1L)},{0xB14D8190L,0L}},{{0xBA02138FL,6L},{0xE2912C04L,1L},{2L,0xF3A4132EL},{(-1L),0xD6D72F85L},{0xED670F28L,(-2L)},{0xB129B1E6L,0L},{0x73484D04L,(-1L)},{9L,0x73484D04L},{1L,0xD6D72F85L},{(-1L),0xE2912C04L}},{{9L,0x78F173F3L},{0xE2912C04L,0L},{5L,0x8AB699EBL},{0xED670F28L,(-1L)},{0xD6D72F85L,0xF3A4132EL},{(-4L),(-1L)},{0xE2912C04L,(-5L)},{(-5L),0L},{9L,0xD6D72F85L},{0xF50AE225L,0xC90F9330L}},{{(-1L),(-4L)},{0x73484D04L,(-4L)},{(-1L),0xC90F9330L},{0xF50AE225L,0xD6D72F85L},{9L,0L},{(-5L),(-5L)},{0xE2912C04L,(-1L)},{(-4L),0xF3A4132EL},{0xD6D72F85L,(-1L)},{0xED670F28L,0x8AB699EBL}}};
                    int32_t l_1893 = 0xB5481E10L;
                    int i, j, k;
                    --l_1899;
                }
                (*g_1172) = &l_1797;
                if (l_1902)
                { /* block id: 994 */
                    for (g_956 = 0; (g_956 < (-4)); g_956 = safe_sub_func_int32_t_s_s(g_956, 6))
                    { /* block id: 997 */
                        (*g_1905) = (*g_1635);
                        return (*g_484);
                    }
                    (*g_676) |= (((void*)0 == l_1906) & (!(9L < (-1L))));
                    for (l_1899 = 0; (l_1899 != 18); l_1899 = safe_add_func_uint64_t_u_u(l_1899, 9))
                    { /* block id: 1004 */
                        return p_20;
                    }
                }
                else
                { /* block id: 1007 */
                    uint8_t l_1912[9][9] = {{1UL,0xA9L,0xA9L,1UL,0xBAL,5UL,5UL,0xBAL,1UL},{5UL,0x76L,5UL,0x78L,5UL,0x76L,5UL,0x78L,5UL},{1UL,1UL,5UL,0xA9L,0xBAL,0xBAL,0xA9L,5UL,1UL},{0x2AL,0x78L,1UL,0x78L,0x2AL,0x78L,1UL,0x78L,0x2AL},{0xBAL,0xA9L,5UL,1UL,1UL,5UL,0xA9L,0xBAL,0xBAL},{5UL,0x78L,5UL,0x76L,5UL,0x78L,5UL,0x76L,5UL},{0xBAL,1UL,0xA9L,0xA9L,1UL,0xBAL,5UL,5UL,0xBAL},{0x2AL,0x76L,1UL,0x76L,0x2AL,0x76L,1UL,0x76L,0x2AL},{1UL,0xA9L,0xA9L,1UL,0xBAL,5UL,5UL,0xBAL,1UL}};
                    int i, j;
                    (*l_1768) |= (((void*)0 == l_1819) && (((--(*g_1193)) , l_1883[8]) != (void*)0));
                    (*l_1768) ^= 0x2065287EL;
                    (*g_1536) = &l_1859[6];
                    return l_1912[2][8];
                }
                for (g_1271.f7 = 0; (g_1271.f7 > 11); g_1271.f7 = safe_add_func_uint8_t_u_u(g_1271.f7, 2))
                { /* block id: 1016 */
                    int64_t l_1919 = 1L;
                    int8_t *l_1924 = &l_1729;
                    l_1919 |= (safe_add_func_int8_t_s_s(0x95L, ((*g_1145)++)));
                    l_1799 = (safe_sub_func_int64_t_s_s((-5L), ((((safe_div_func_uint8_t_u_u((((*l_1924) ^= 0L) , g_1925), 248UL)) , (safe_lshift_func_int8_t_s_u((safe_mul_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_u((l_1799 & 0x31D08F7E7ABF9228LL), (safe_add_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(((~(~(safe_rshift_func_int16_t_s_u(((safe_mul_func_uint16_t_u_u((l_1891[5][4] ^= ((l_1797 = g_1942) && ((**g_575) = ((*l_1906) &= (**g_575))))), (safe_mod_func_uint8_t_u_u(p_20, (**g_1350))))) , l_1729), g_1271.f7)))) & 0xBBBFL), 3)), p_20)))), (*l_1768))), (*g_1145)))) || (*g_242)) , p_20)));
                    if (p_20)
                        break;
                    (**g_1172) = ((**g_1350) | 0L);
                }
            }
        }
        else
        { /* block id: 1029 */
            uint32_t l_1945[8][4][8] = {{{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL},{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL}},{{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL},{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL}},{{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL},{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL}},{{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL},{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL}},{{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL},{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL}},{{4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL,0xEC3C3C3AL,4294967294UL,4294967294UL},{4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL},{4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL},{4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL}},{{0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL},{4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL},{4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL},{0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL}},{{4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL},{4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL,4294967294UL,4294967295UL,4294967295UL},{0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL},{4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL,0xEC3C3C3AL,4294967295UL,0xEC3C3C3AL}}};
            int32_t l_1946 = 0x378E22ACL;
            int i, j, k;
lbl_1965:
            l_1945[7][0][4] &= p_20;
            l_1946 = p_20;
            (*g_1947) = (*g_989);
            for (l_1685 = (-12); (l_1685 >= 55); l_1685 = safe_add_func_uint64_t_u_u(l_1685, 7))
            { /* block id: 1035 */
                int8_t *l_1964 = &l_1887[1];
                const int32_t *l_1969[5];
                int i;
                for (i = 0; i < 5; i++)
                    l_1969[i] = &g_1970;
                if ((safe_rshift_func_uint16_t_u_s((((safe_rshift_func_int8_t_s_u(((*l_1964) |= ((safe_mod_func_int8_t_s_s(((0L ^ ((*l_1768) , 1UL)) || ((((g_1956 , (safe_lshift_func_int8_t_s_s((((0x23B2AA4FL | (((safe_mul_func_int8_t_s_s((0xA13295DDL <= (((*g_1635) != ((safe_add_func_int64_t_s_s((l_1945[4][1][6] < ((p_20 < l_1945[3][2][5]) != p_20)), p_20)) , (void*)0)) < g_1392.f8)), l_1963)) != 1UL) | (**g_575))) || p_20) , (*g_1018)), l_1946))) , p_20) == 0xF7D054A1368DA44FLL) , (-9L))), p_20)) <= p_20)), 7)) ^ p_20) && p_20), p_20)))
                { /* block id: 1037 */
                    if (l_1946)
                        goto lbl_1965;
                    for (g_1392.f5 = 0; (g_1392.f5 <= 58); g_1392.f5++)
                    { /* block id: 1041 */
                        return p_20;
                    }
                }
                else
                { /* block id: 1044 */
                    int32_t l_1968[3];
                    int i;
                    for (i = 0; i < 3; i++)
                        l_1968[i] = 0x6EED279BL;
                    l_1968[1] = (*g_1418);
                }
                for (l_1899 = 0; (l_1899 <= 7); l_1899 += 1)
                { /* block id: 1049 */
                    uint64_t l_1976[4];
                    int i;
                    for (i = 0; i < 4; i++)
                        l_1976[i] = 0x95DE83B07BA1A208LL;
                    (*g_1971) = (l_1969[1] = &l_1946);
                    l_1975 = g_1972;
                    for (g_1271.f2 = 0; (g_1271.f2 <= 0); g_1271.f2 += 1)
                    { /* block id: 1055 */
                        int32_t *l_1979 = (void*)0;
                        int i;
                        (*l_1768) = g_69[l_1899];
                        --l_1976[3];
                        (****g_1169) = l_1979;
                        (****g_1169) = &l_1946;
                    }
                }
                if (p_20)
                    break;
            }
        }
        if ((safe_mul_func_int16_t_s_s((safe_div_func_int8_t_s_s((-1L), l_1984)), (g_1985 , ((((safe_add_func_uint64_t_u_u(((p_20 != (safe_unary_minus_func_int16_t_s((*g_1590)))) | (((safe_div_func_int16_t_s_s((safe_div_func_int16_t_s_s(((*l_1993) = (*g_1590)), (safe_div_func_int16_t_s_s((*g_1590), (((safe_rshift_func_uint8_t_u_u(((l_1998 != 18446744073709551615UL) <= p_20), (**g_241))) , 0x7F7483A1L) ^ p_20))))), (*l_1768))) ^ p_20) == 65534UL)), p_20)) , p_20) > l_1999) , p_20)))))
        { /* block id: 1066 */
            int32_t l_2019 = 0x607FD984L;
            int32_t l_2022 = 0x41ACC61AL;
            int32_t l_2025 = (-1L);
            uint64_t l_2026 = 0x8E4CB61FDF393758LL;
            const int8_t l_2031 = 0x9BL;
            if ((safe_sub_func_int32_t_s_s((safe_div_func_int64_t_s_s((((l_2025 = (safe_add_func_int16_t_s_s((0x4208F4EF8425380BLL || ((*g_1018) , (((l_2006 <= (safe_lshift_func_int16_t_s_u((safe_sub_func_int16_t_s_s((*g_1590), ((safe_add_func_int8_t_s_s((safe_lshift_func_int16_t_s_s(((l_2022 = (safe_div_func_int32_t_s_s((safe_div_func_uint16_t_u_u(p_20, (l_2019 |= p_20))), (--(*g_1193))))) & ((*g_484) = (((safe_mul_func_uint8_t_u_u((l_2025 > p_20), (l_2025 & p_20))) | 0x597CL) <= p_20))), 0)), p_20)) > l_2026))), 11))) >= p_20) <= l_2025))), p_20))) > p_20) < g_956), p_20)), 0x59E66050L)))
            { /* block id: 1072 */
                int32_t *** const *l_2030 = &g_1974;
                int32_t *** const **l_2029 = &l_2030;
                l_2022 = (safe_mul_func_uint8_t_u_u(p_20, (&g_1973 == l_2029)));
            }
            else
            { /* block id: 1074 */
                (*l_1768) ^= (65531UL != l_2031);
            }
        }
        else
        { /* block id: 1077 */
            int32_t *l_2032 = &g_123[5];
            const uint32_t * const ***l_2036 = &g_2033;
            const uint32_t * const **l_2037 = &g_2034;
            (*g_1536) = l_2032;
            if (((l_2037 = ((*l_2036) = g_2033)) == &l_1694))
            { /* block id: 1081 */
                (**g_1536) |= (**g_98);
                (**g_1536) = ((safe_mul_func_uint16_t_u_u((g_1800[1][9][4] = 0xC2E6L), p_20)) , p_20);
            }
            else
            { /* block id: 1085 */
                uint32_t l_2040 = 2UL;
                uint16_t ***l_2044 = (void*)0;
                uint16_t ****l_2043 = &l_2044;
                uint16_t **l_2047 = &l_1707[1][1][1];
                uint16_t ***l_2046 = &l_2047;
                uint16_t ****l_2045[7][3] = {{(void*)0,(void*)0,(void*)0},{&l_2046,(void*)0,&l_2046},{(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0},{&l_2046,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0},{&l_2046,(void*)0,&l_2046}};
                int32_t l_2052[5][7][2] = {{{0x59032561L,(-2L)},{5L,0x28CA0745L},{5L,(-2L)},{0x59032561L,1L},{(-2L),(-2L)},{1L,0x209BB927L},{0x2DCE4722L,0L}},{{0L,0x59032561L},{0x89C83AE9L,0x59032561L},{0L,0L},{0x2DCE4722L,0x209BB927L},{1L,(-2L)},{(-2L),1L},{0x59032561L,(-2L)}},{{5L,0x28CA0745L},{5L,(-2L)},{0x59032561L,1L},{(-2L),(-2L)},{1L,0x209BB927L},{0x2DCE4722L,0L},{0L,0x59032561L}},{{0x89C83AE9L,0x59032561L},{0L,0L},{0x2DCE4722L,0x209BB927L},{1L,(-2L)},{(-2L),1L},{0x59032561L,(-2L)},{5L,0x28CA0745L}},{{5L,(-2L)},{0x59032561L,1L},{(-2L),(-2L)},{1L,0x209BB927L},{0x2DCE4722L,0L},{0L,0x59032561L},{0x89C83AE9L,0x59032561L}}};
                int i, j, k;
                ++l_2040;
                g_2051 = (g_2048 = ((*l_2043) = (void*)0));
                l_2053++;
            }
        }
    }
    return p_20;
}


/* ------------------------------------------ */
/* 
 * reads : g_1680 g_1350 g_1351 g_1352
 * writes: g_1680
 */
static int8_t  func_22(int64_t  p_23, int16_t  p_24, uint32_t  p_25, int8_t  p_26, int64_t  p_27)
{ /* block id: 872 */
    uint32_t ** volatile * volatile **l_1682 = &g_1680[3];
    (*l_1682) = g_1680[1];
    return (**g_1350);
}


/* ------------------------------------------ */
/* 
 * reads : g_73.f7 g_1418 g_1017 g_1018 g_90 g_1421 g_1169 g_1170 g_1171 g_1172 g_676 g_61 g_72.f2 g_456.f1 g_1097 g_1098 g_99 g_1145 g_75 g_69 g_72 g_73 g_1193 g_484 g_989 g_990 g_991 g_992 g_338 g_757 g_758 g_1351 g_1352 g_1124.f3 g_1189 g_241 g_242 g_243 g_1282 g_1191 g_1192 g_95 g_100 g_931 g_1573 g_1589 g_141 g_1574 g_1590 g_302 g_299 g_300 g_1635 g_576
 * writes: g_73.f7 g_61 g_1144 g_484 g_931 g_456.f1 g_1093 g_72.f2 g_100 g_69 g_72.f5 g_141 g_72.f4 g_95 g_560 g_1514 g_1534 g_1189 g_1192 g_75 g_1574 g_1590 g_479 g_90 g_73.f1 g_1636 g_1056 g_1124.f5
 */
static int64_t  func_28(uint32_t  p_29, uint64_t  p_30, uint8_t  p_31)
{ /* block id: 722 */
    int32_t l_1417 = (-2L);
    uint64_t *l_1425 = &g_73.f2;
    int32_t l_1467[5][5] = {{(-1L),1L,0xA6D95125L,1L,(-1L)},{(-1L),1L,0xA6D95125L,1L,(-1L)},{(-1L),1L,0xA6D95125L,1L,(-1L)},{(-1L),1L,0xA6D95125L,1L,(-1L)},{1L,9L,(-6L),9L,1L}};
    int32_t l_1596[2];
    uint64_t ***l_1627 = &g_1574;
    int i, j;
    for (i = 0; i < 2; i++)
        l_1596[i] = 0x6C84EF84L;
    for (g_73.f7 = 0; (g_73.f7 >= 13); g_73.f7 = safe_add_func_uint32_t_u_u(g_73.f7, 7))
    { /* block id: 725 */
        uint8_t l_1416 = 0xD6L;
        uint64_t *l_1422 = &g_72.f2;
        int32_t ***l_1438 = &g_757;
        int16_t l_1439[3][3][7] = {{{1L,0xCEB2L,0xC323L,8L,0x861AL,(-6L),(-1L)},{2L,0x21CAL,(-1L),(-1L),0x21CAL,2L,0xF678L},{1L,0xCEB2L,0xC323L,8L,0x861AL,(-6L),(-1L)}},{{2L,0x21CAL,(-1L),(-1L),0x21CAL,2L,0xF678L},{1L,0xCEB2L,0xC323L,8L,0x861AL,(-6L),(-1L)},{2L,0x21CAL,(-1L),(-1L),0x21CAL,2L,0xF678L}},{{1L,0xCEB2L,0xC323L,8L,0x861AL,(-6L),(-1L)},{2L,0x21CAL,(-1L),(-1L),0x21CAL,2L,0xF678L},{1L,0xCEB2L,0xC323L,8L,0x861AL,(-6L),(-1L)}}};
        uint32_t ****l_1449 = &g_1191;
        int32_t l_1455 = 4L;
        int32_t l_1458 = 1L;
        int32_t l_1461 = 0x0A50F3AAL;
        int32_t l_1464[2];
        int32_t *** const l_1532 = &g_338;
        int32_t *** const *l_1531 = &l_1532;
        uint16_t l_1540 = 65531UL;
        uint16_t l_1609[8] = {0x2B94L,0x2B94L,0x2B94L,0x2B94L,0x2B94L,0x2B94L,0x2B94L,0x2B94L};
        uint32_t l_1652 = 0x92ECA166L;
        int32_t *l_1655 = &l_1464[0];
        uint64_t * const ***l_1665[4];
        int32_t *l_1673[6];
        uint16_t l_1674 = 0UL;
        int i, j, k;
        for (i = 0; i < 2; i++)
            l_1464[i] = (-9L);
        for (i = 0; i < 4; i++)
            l_1665[i] = (void*)0;
        for (i = 0; i < 6; i++)
            l_1673[i] = &l_1461;
        (*g_1418) = ((safe_mul_func_int8_t_s_s((~l_1416), (l_1417 ^= 0x6CL))) ^ ((void*)0 == &g_1223));
        if (l_1417)
        { /* block id: 728 */
            uint8_t ***l_1419 = &g_1144;
            uint64_t **l_1423 = &g_484;
            uint64_t **l_1424[5][8][6] = {{{&l_1422,&l_1422,(void*)0,&l_1422,&l_1422,&l_1422},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,(void*)0,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,(void*)0,(void*)0,&l_1422,&l_1422},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,(void*)0,(void*)0,&l_1422},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0}},{{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{(void*)0,&l_1422,(void*)0,(void*)0,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,(void*)0,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,(void*)0,(void*)0,&l_1422}},{{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,(void*)0,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,(void*)0,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422}},{{&l_1422,&l_1422,&l_1422,(void*)0,&l_1422,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{&l_1422,(void*)0,(void*)0,(void*)0,&l_1422,&l_1422},{&l_1422,(void*)0,&l_1422,&l_1422,&l_1422,(void*)0},{(void*)0,(void*)0,&l_1422,&l_1422,&l_1422,(void*)0},{&l_1422,&l_1422,(void*)0,&l_1422,&l_1422,&l_1422},{&l_1422,&l_1422,(void*)0,&l_1422,(void*)0,(void*)0},{&l_1422,(void*)0,&l_1422,(void*)0,&l_1422,(void*)0}},{{&l_1422,&l_1422,&l_1422,&l_1422,(void*)0,&l_1422},{&l_1422,&l_1422,&l_1422,&l_1422,(void*)0,(void*)0},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,(void*)0},{(void*)0,&l_1422,&l_1422,(void*)0,&l_1422,&l_1422},{(void*)0,(void*)0,&l_1422,&l_1422,&l_1422,&l_1422},{(void*)0,&l_1422,&l_1422,(void*)0,(void*)0,&l_1422},{(void*)0,&l_1422,&l_1422,&l_1422,&l_1422,&l_1422}}};
            int32_t *l_1426 = (void*)0;
            int32_t *l_1427 = &g_61;
            uint8_t l_1444 = 255UL;
            int32_t l_1462 = 0xA6666118L;
            int32_t l_1463 = 6L;
            int32_t l_1466 = 1L;
            uint16_t *l_1476 = &g_95;
            uint16_t ** const l_1475 = &l_1476;
            int32_t ****l_1481 = (void*)0;
            uint64_t l_1575 = 0x5040C97A8EE02952LL;
            int32_t ***l_1616 = &g_1537[3][0][6];
            int32_t **** const l_1615 = &l_1616;
            int i, j, k;
            (*l_1419) = (void*)0;
            if (((*l_1427) = ((**g_1017) , (~(0xCEL < ((g_1421[1] , &g_1058) == (l_1425 = ((*l_1423) = l_1422))))))))
            { /* block id: 733 */
                return p_30;
            }
            else
            { /* block id: 735 */
                (****g_1169) = l_1426;
                if ((*g_676))
                    continue;
            }
            for (g_456.f1 = 0; (g_456.f1 <= 8); g_456.f1 += 1)
            { /* block id: 741 */
                for (g_1093 = 5; (g_1093 >= 2); g_1093 -= 1)
                { /* block id: 744 */
                    uint32_t * const l_1432 = &g_72.f1;
                    for (l_1417 = 1; (l_1417 <= 8); l_1417 += 1)
                    { /* block id: 747 */
                        int i;
                        (*g_99) = (safe_mul_func_uint64_t_u_u((++(*l_1425)), (l_1432 == ((safe_unary_minus_func_int8_t_s(g_1421[g_456.f1])) , (*g_1097)))));
                    }
                }
            }
            if (((((l_1417 < (((p_31 > (safe_rshift_func_int16_t_s_u(0x68B2L, (func_57((*g_1145), l_1426) , ((safe_mod_func_uint64_t_u_u((l_1439[2][2][5] = (l_1438 != &g_755)), (safe_div_func_int32_t_s_s((safe_sub_func_int8_t_s_s((-1L), 0xD6L)), (*g_1193))))) ^ 0xF055L))))) || p_31) , 0x1BL)) ^ l_1444) >= 0L) || 0x290520717F0C29BALL))
            { /* block id: 754 */
                int32_t l_1452[3];
                uint32_t *l_1495 = &g_73.f1;
                int32_t *l_1511 = &g_121[6];
                int32_t * volatile l_1552 = &l_1458;/* VOLATILE GLOBAL l_1552 */
                uint8_t ***l_1553 = (void*)0;
                int8_t * const l_1595 = &g_162[0][3];
                int16_t l_1641 = 9L;
                int i;
                for (i = 0; i < 3; i++)
                    l_1452[i] = (-1L);
                if (((*l_1427) = ((safe_mul_func_int16_t_s_s(((p_29 >= ((safe_mod_func_uint64_t_u_u((*g_484), (-10L))) <= 0L)) ^ (l_1449 != (void*)0)), ((((safe_div_func_uint32_t_u_u(((*g_1193) = ((((l_1452[1] |= 0xB1D7222BD4E98C58LL) || (p_30 = ((safe_rshift_func_uint16_t_u_s(p_31, 9)) <= (l_1417 | (***g_989))))) , p_29) , 0x70EA0459L)), 4294967295UL)) , p_29) || l_1417) , p_31))) < p_29)))
                { /* block id: 759 */
                    l_1455 = (&g_484 != &g_484);
                    (*l_1427) ^= p_31;
                    if (p_31)
                        continue;
                }
                else
                { /* block id: 763 */
                    int16_t l_1460 = 0xB397L;
                    int32_t l_1465 = (-4L);
                    if (l_1452[1])
                    { /* block id: 764 */
                        int32_t *l_1459[8][10] = {{&g_50,(void*)0,&g_50,&g_61,(void*)0,(void*)0,&g_61,&g_50,(void*)0,&g_50},{&g_50,&g_50,(void*)0,&g_61,(void*)0,&g_50,&g_50,&g_50,&g_50,(void*)0},{&g_50,&g_50,&g_50,&g_50,(void*)0,&g_61,(void*)0,&g_50,&g_50,&g_50},{(void*)0,&g_50,&g_61,(void*)0,(void*)0,&g_61,&g_50,(void*)0,&g_50,&g_61},{&g_61,&g_50,(void*)0,&g_50,&g_61,&g_61,&g_61,&g_61,&g_50,(void*)0},{(void*)0,(void*)0,(void*)0,&g_61,(void*)0,&g_61,(void*)0,(void*)0,(void*)0,(void*)0},{&g_50,&g_61,&g_61,&g_61,&g_61,&g_50,(void*)0,&g_50,&g_61,(void*)0},{&g_61,(void*)0,&g_61,(void*)0,(void*)0,(void*)0,(void*)0,&g_61,(void*)0,&g_61}};
                        uint32_t l_1468 = 0xB828AF1CL;
                        int i, j;
                        l_1452[0] = ((*l_1427) = (safe_lshift_func_int16_t_s_u(p_29, 3)));
                        --l_1468;
                        (*g_1172) = l_1459[4][7];
                    }
                    else
                    { /* block id: 769 */
                        (*g_338) = &l_1465;
                    }
                    l_1464[1] &= ((safe_add_func_uint32_t_u_u(0x608AC18CL, (l_1467[2][1] = (((*g_484) = (safe_rshift_func_uint8_t_u_u((((*l_1427) = 0x081BB0ADL) , p_31), 2))) , (l_1458 ^= ((void*)0 == l_1475)))))) > 0x6975L);
                    (*l_1427) = 0x544A860FL;
                }
                if ((0xD1L | (p_31 & (safe_div_func_int64_t_s_s((safe_mul_func_int16_t_s_s(p_31, (&l_1417 != ((l_1481 != &g_1223) , (**l_1438))))), p_29)))))
                { /* block id: 779 */
                    uint64_t l_1486 = 0x4B23EB01F8AC2333LL;
                    int32_t l_1502 = 0xEC6D3B20L;
                    int32_t **l_1512 = (void*)0;
                    int32_t **l_1513[6][7][6] = {{{&l_1511,(void*)0,&g_758,&g_758,&g_758,&g_758},{(void*)0,&l_1511,&g_758,&g_758,&g_758,&g_758},{&l_1511,&l_1511,&g_758,&g_758,&g_758,&g_758},{&g_758,&g_758,&g_758,(void*)0,&l_1511,&g_758},{&g_758,&g_758,&g_758,&l_1511,&l_1511,&g_758},{&g_758,&l_1511,&g_758,&l_1511,&g_758,&g_758},{&l_1511,&g_758,&g_758,&g_758,&l_1511,&g_758}},{{&g_758,&l_1511,&g_758,&l_1511,&l_1511,&g_758},{&l_1511,&g_758,&g_758,&l_1511,(void*)0,&g_758},{&l_1511,(void*)0,&g_758,&g_758,&g_758,&g_758},{(void*)0,&l_1511,&g_758,&g_758,&g_758,&g_758},{&l_1511,&l_1511,&g_758,&g_758,&g_758,&g_758},{&g_758,&g_758,&g_758,(void*)0,&l_1511,&g_758},{&g_758,&g_758,&g_758,&l_1511,&l_1511,&g_758}},{{&g_758,&l_1511,&g_758,&l_1511,&g_758,&g_758},{&l_1511,&g_758,&g_758,&g_758,&l_1511,&g_758},{&g_758,&l_1511,&g_758,&l_1511,&l_1511,&g_758},{&l_1511,&g_758,&g_758,&l_1511,(void*)0,&g_758},{&l_1511,(void*)0,&g_758,&g_758,&g_758,&g_758},{(void*)0,&l_1511,&g_758,&g_758,&g_758,&g_758},{&l_1511,&l_1511,&g_758,&g_758,&g_758,&g_758}},{{&g_758,&g_758,&g_758,(void*)0,&l_1511,&g_758},{&g_758,&g_758,&g_758,&l_1511,&l_1511,&g_758},{&g_758,&l_1511,&g_758,&l_1511,&g_758,&g_758},{&l_1511,&g_758,&g_758,&g_758,&l_1511,&g_758},{&g_758,&l_1511,&g_758,&l_1511,&l_1511,&g_758},{&l_1511,&g_758,&g_758,&l_1511,(void*)0,&g_758},{&l_1511,(void*)0,&g_758,&g_758,&g_758,&g_758}},{{(void*)0,&l_1511,&g_758,&g_758,&g_758,&g_758},{&l_1511,&l_1511,&g_758,&g_758,(void*)0,&l_1511},{&g_758,(void*)0,&l_1511,&g_758,&g_758,&g_758},{&g_758,&g_758,&l_1511,&l_1511,&g_758,&l_1511},{&g_758,&l_1511,&g_758,(void*)0,&g_758,&l_1511},{(void*)0,&g_758,&l_1511,&g_758,(void*)0,&g_758},{(void*)0,&g_758,&l_1511,&g_758,&l_1511,&l_1511}},{{&l_1511,&g_758,&g_758,&g_758,&g_758,&l_1511},{&g_758,&g_758,&l_1511,(void*)0,&g_758,&g_758},{&g_758,(void*)0,&l_1511,&g_758,&g_758,&l_1511},{&g_758,&g_758,&g_758,&g_758,(void*)0,&l_1511},{&g_758,(void*)0,&l_1511,&g_758,&g_758,&g_758},{&g_758,&g_758,&l_1511,&l_1511,&g_758,&l_1511},{&g_758,&l_1511,&g_758,(void*)0,&g_758,&l_1511}}};
                    int32_t *** const **l_1533[1];
                    int32_t *****l_1538 = &g_1189;
                    int8_t *l_1539[5];
                    int i, j, k;
                    for (i = 0; i < 1; i++)
                        l_1533[i] = &l_1531;
                    for (i = 0; i < 5; i++)
                        l_1539[i] = (void*)0;
                    for (g_72.f4 = 0; (g_72.f4 != 54); g_72.f4 = safe_add_func_int32_t_s_s(g_72.f4, 6))
                    { /* block id: 782 */
                        const int32_t l_1500 = (-1L);
                        uint16_t *l_1501[6][2][8] = {{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176}}};
                        int i, j, k;
                        (*l_1427) &= (((safe_rshift_func_uint16_t_u_u((g_560[0] = ((*l_1476) = l_1486)), (((l_1502 = (safe_sub_func_uint64_t_u_u(((safe_lshift_func_int8_t_s_s(l_1452[1], 6)) > (((safe_sub_func_int8_t_s_s((((((((safe_rshift_func_uint16_t_u_u((((l_1495 != (*g_1097)) > (0x9F4CL && (safe_add_func_uint8_t_u_u(p_31, (((void*)0 == l_1476) | ((safe_mod_func_int8_t_s_s(2L, 255UL)) == l_1486)))))) ^ (-3L)), p_30)) == 1UL) || 0x2C20L) >= p_30) || (*g_484)) , l_1500) == p_31), p_29)) == 0xE5A6L) < (*g_1351))), 0x6B9961FB5A1CC2E4LL))) ^ 0L) < p_29))) && l_1416) == g_1124.f3);
                        (*g_676) ^= p_29;
                    }
                    if (((safe_add_func_int16_t_s_s(((safe_div_func_int64_t_s_s(1L, (safe_sub_func_uint64_t_u_u(l_1486, (p_30 != ((safe_add_func_int32_t_s_s(0L, ((*g_757) != (g_1514 = l_1511)))) && (safe_sub_func_int64_t_s_s((safe_rshift_func_uint8_t_u_s((safe_mul_func_int8_t_s_s(((((*l_1476) = ((safe_mod_func_int8_t_s_s((safe_add_func_uint64_t_u_u(((safe_sub_func_uint32_t_u_u((safe_sub_func_int64_t_s_s(((l_1452[1] = (0x580FL || (safe_add_func_uint16_t_u_u(((g_1534 = l_1531) == ((*l_1538) = g_1189)), 0x09D6L)))) | 1L), 0xAF8B12DFDDD2738CLL)), 0UL)) || p_29), 1L)), (**g_241))) >= p_29)) <= l_1540) ^ 0x8FL), (*l_1427))), 7)), 0x2B5AC9755B82CE49LL)))))))) < 0x451DL), g_1282)) ^ 0xAEABL))
                    { /* block id: 794 */
                        uint32_t l_1541 = 18446744073709551614UL;
                        int32_t * const l_1544[3][7][9] = {{{&l_1455,&l_1455,&l_1455,(void*)0,&l_1458,(void*)0,&l_1455,&l_1455,&l_1455},{&g_61,(void*)0,&l_1455,(void*)0,&l_1455,(void*)0,&g_61,&g_61,(void*)0},{(void*)0,&g_61,&l_1455,&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61},{(void*)0,&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458},{&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458,(void*)0},{&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61,&l_1455,&g_61,&g_123[5]},{&g_61,(void*)0,(void*)0,&g_61,&l_1458,&g_123[5],&l_1458,&g_61,(void*)0}},{{&l_1458,&l_1458,&l_1455,&g_123[5],(void*)0,&g_123[5],&l_1455,&l_1458,&l_1458},{(void*)0,&g_61,&l_1458,&g_123[5],&l_1458,&g_61,(void*)0,(void*)0,&g_61},{&g_123[5],&g_61,&l_1455,&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61},{(void*)0,&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458},{&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458,(void*)0},{&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61,&l_1455,&g_61,&g_123[5]},{&g_61,(void*)0,(void*)0,&g_61,&l_1458,&g_123[5],&l_1458,&g_61,(void*)0}},{{&l_1458,&l_1458,&l_1455,&g_123[5],(void*)0,&g_123[5],&l_1455,&l_1458,&l_1458},{(void*)0,&g_61,&l_1458,&g_123[5],&l_1458,&g_61,(void*)0,(void*)0,&g_61},{&g_123[5],&g_61,&l_1455,&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61},{(void*)0,&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458},{&l_1458,(void*)0,&l_1455,&l_1455,&l_1455,&l_1455,(void*)0,&l_1458,(void*)0},{&g_61,&g_123[5],&l_1455,&l_1455,&g_123[5],&g_61,&l_1455,&g_61,&g_123[5]},{&g_61,(void*)0,(void*)0,&g_61,&l_1458,&g_123[5],&l_1458,&g_61,(void*)0}}};
                        int32_t **l_1545 = &g_141;
                        int i, j, k;
                        l_1541--;
                        if (l_1417)
                            break;
                        (*l_1545) = l_1544[1][3][5];
                    }
                    else
                    { /* block id: 798 */
                        uint32_t * const *l_1549 = &g_1193;
                        (*l_1427) = (safe_lshift_func_int16_t_s_s((safe_unary_minus_func_int64_t_s((p_29 | (-1L)))), (((**l_1449) = (*g_1191)) != l_1549)));
                    }
                    (*l_1427) &= ((safe_sub_func_uint16_t_u_u(((*l_1476) ^= 0xCF0AL), l_1452[1])) , ((**g_1017) <= p_29));
                    (*l_1427) = 1L;
                }
                else
                { /* block id: 805 */
                    int32_t l_1571 = 1L;
                    if ((*g_99))
                    { /* block id: 806 */
                        uint8_t ****l_1554 = &l_1419;
                        l_1552 = (****g_1169);
                        (*l_1554) = l_1553;
                        (*l_1427) ^= 0xD8F0C20EL;
                    }
                    else
                    { /* block id: 810 */
                        volatile uint8_t l_1555[6][4] = {{0x39L,0x39L,252UL,0x42L},{251UL,248UL,251UL,252UL},{251UL,252UL,252UL,251UL},{0x39L,252UL,0x42L,252UL},{252UL,248UL,0x42L,0x42L},{252UL,252UL,251UL,248UL}};
                        int32_t l_1572 = 0x11D75F9FL;
                        int i, j;
                        l_1555[5][1] = (*g_99);
                        l_1572 |= (((l_1571 = (safe_mod_func_int8_t_s_s(((((*g_1145) = (0x84611FB78F2691E5LL >= 0x6A848203DEA48BF3LL)) <= 0UL) || (((p_31 , p_31) | ((((safe_rshift_func_int16_t_s_s(((safe_mod_func_int64_t_s_s(((!(safe_rshift_func_int16_t_s_s((safe_rshift_func_uint16_t_u_u((safe_sub_func_uint16_t_u_u(p_30, 65535UL)), 6)), (0xB28C6E0AL > ((safe_sub_func_uint16_t_u_u(0x9B76L, l_1467[3][2])) , p_29))))) < 0xD7D7FEFB600D0DD2LL), 0x1F12F49F6D334BB5LL)) , 1L), p_31)) | p_31) < (-6L)) ^ (-1L))) != p_29)), 0x9DL))) > 0L) , (*l_1427));
                    }
                    (*g_1573) = &l_1422;
                    return p_31;
                }
                if (l_1575)
                { /* block id: 819 */
                    int16_t *l_1591 = &g_479;
                    uint8_t ****l_1592[5][2][1] = {{{&l_1419},{&l_1553}},{{&l_1419},{&l_1553}},{{&l_1419},{&l_1419}},{{&l_1553},{&l_1419}},{{&l_1553},{&l_1419}}};
                    const uint32_t l_1593 = 0xEB1327BDL;
                    int8_t *l_1594 = &g_90;
                    int32_t **l_1620 = &l_1511;
                    int8_t l_1622 = 0x73L;
                    int i, j, k;
                    (***l_1531) = &l_1452[1];
                    if (((****l_1531) = (safe_sub_func_uint16_t_u_u((safe_mod_func_uint64_t_u_u((l_1596[0] = ((safe_mod_func_uint8_t_u_u(((((safe_mul_func_int8_t_s_s(p_31, (((*l_1594) = ((safe_div_func_int32_t_s_s((((18446744073709551614UL < (safe_mul_func_int16_t_s_s((((~p_29) ^ p_29) | (((g_1589 , ((((*g_1193) = ((*g_1418) >= (l_1467[3][1] |= p_31))) & ((((((((*l_1591) = (&g_957[1] != (g_1590 = &g_302[4]))) , &l_1466) != (void*)0) , l_1592[3][1][0]) != (void*)0) & 0L) | p_31)) <= 0xDB1A33AA22EDCD1ELL)) >= l_1593) == (*g_1145))), p_29))) ^ 18446744073709551615UL) & 1UL), 3UL)) || 0x8145L)) , (***l_1532)))) , l_1593) , (void*)0) == l_1595), (****l_1531))) ^ l_1593)), (**g_1574))), g_75))))
                    { /* block id: 828 */
                        int32_t l_1617[3];
                        int32_t **l_1621 = (void*)0;
                        uint64_t ***l_1629 = &l_1424[1][2][1];
                        uint64_t ****l_1628 = &l_1629;
                        uint8_t l_1634[5][7][2] = {{{0xCBL,0x28L},{255UL,0x1AL},{0x40L,255UL},{0xBAL,252UL},{0xBAL,255UL},{0x40L,0x1AL},{255UL,0x28L}},{{0xCBL,0x9AL},{0x1AL,0x16L},{0x16L,0x16L},{0x1AL,0x9AL},{0xCBL,0x28L},{255UL,0x1AL},{0x40L,255UL}},{{0xBAL,252UL},{0xBAL,255UL},{0x40L,0x1AL},{255UL,0x28L},{0xCBL,0x9AL},{0x1AL,0x16L},{0x16L,0x16L}},{{0x1AL,0x9AL},{0xCBL,0x28L},{255UL,0x1AL},{0x40L,255UL},{0xBAL,252UL},{0xBAL,255UL},{0x40L,0x1AL}},{{255UL,0x28L},{0xCBL,0x9AL},{0x1AL,0x16L},{0x16L,0x16L},{0x1AL,0x9AL},{0xCBL,0x28L},{255UL,0x1AL}}};
                        int i, j, k;
                        for (i = 0; i < 3; i++)
                            l_1617[i] = 0x22F927AFL;
                        (*l_1427) |= (safe_lshift_func_int16_t_s_s((safe_sub_func_int16_t_s_s((safe_mod_func_uint64_t_u_u((safe_add_func_int64_t_s_s(p_30, ((***g_989) != (~(safe_unary_minus_func_int16_t_s((p_29 | (safe_sub_func_int32_t_s_s(l_1609[3], (p_29 | ((safe_unary_minus_func_uint16_t_u((safe_rshift_func_int16_t_s_s(((((((*g_1193) &= ((****l_1531) = (((*g_1145) | (safe_mod_func_uint8_t_u_u((0x1ACD353CL & ((((0xA7317E1C2900B464LL ^ (*g_484)) < 1UL) , p_30) < l_1593)), 0x29L))) < l_1596[0]))) & (-2L)) , l_1615) != &l_1616) > p_31), (*g_1590))))) | 0UL))))))))))), 0x6C057CEE73347F47LL)), l_1617[0])), 8));
                        if ((*l_1552))
                            continue;
                        if (p_30)
                            break;
                        l_1617[0] = (safe_div_func_uint64_t_u_u((((*l_1495) |= ((((((l_1620 == l_1621) , ((l_1593 || (l_1622 != (safe_rshift_func_uint8_t_u_u(((((safe_rshift_func_int8_t_s_s(((*l_1594) &= (l_1627 != ((*l_1628) = &g_1574))), 6)) & (p_31 , ((p_30 <= (safe_sub_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(l_1634[1][3][1], (*l_1552))), p_31))) ^ 0xD3L))) ^ p_30) >= 0x5E4DA348EB7B0185LL), l_1596[0])))) && (*g_1193))) , (*g_299)) == l_1467[1][2]) != p_30) && (***l_1532))) , l_1634[1][3][1]), p_31));
                    }
                    else
                    { /* block id: 838 */
                        (*g_1635) = &g_456;
                        if (p_29)
                            break;
                    }
                }
                else
                { /* block id: 842 */
                    int32_t l_1650 = 2L;
                    int32_t l_1651 = 0L;
                    if (((void*)0 == l_1595))
                    { /* block id: 843 */
                        return p_29;
                    }
                    else
                    { /* block id: 845 */
                        uint8_t l_1637 = 3UL;
                        int32_t l_1640[3][6][10] = {{{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L}},{{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L}},{{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L},{0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L,0L,0x77122D72L},{0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L,0xAB10F0DBL,0x77122D72L}}};
                        int32_t *l_1642 = &l_1455;
                        int32_t *l_1643 = &l_1452[1];
                        int32_t *l_1644 = (void*)0;
                        int32_t *l_1645 = &l_1464[0];
                        int32_t *l_1646 = &g_50;
                        int32_t *l_1647 = (void*)0;
                        int32_t *l_1648 = &l_1463;
                        int32_t *l_1649[7][6] = {{&l_1467[3][2],(void*)0,&l_1467[3][2],&l_1463,&l_1463,&l_1467[3][2]},{&g_61,&g_61,&l_1463,(void*)0,&l_1463,&g_61},{&l_1463,(void*)0,(void*)0,(void*)0,(void*)0,&l_1463},{&g_61,&l_1463,(void*)0,&l_1463,&g_61,&g_61},{&l_1467[3][2],&l_1463,&l_1463,&l_1467[3][2],(void*)0,&l_1467[3][2]},{&l_1467[3][2],(void*)0,&l_1467[3][2],&l_1463,&l_1463,&l_1467[3][2]},{&g_61,&g_61,&l_1463,(void*)0,&l_1463,&g_61}};
                        int i, j, k;
                        l_1637--;
                        l_1652++;
                    }
                }
            }
            else
            { /* block id: 850 */
                uint64_t l_1656[4] = {0xB5151338388796ECLL,0xB5151338388796ECLL,0xB5151338388796ECLL,0xB5151338388796ECLL};
                int i;
                (*g_1172) = l_1655;
                l_1656[3] = l_1467[1][3];
            }
        }
        else
        { /* block id: 854 */
            uint8_t **l_1670 = (void*)0;
            uint8_t ***l_1671 = &g_1144;
            int32_t l_1672[3];
            int i;
            for (i = 0; i < 3; i++)
                l_1672[i] = 0xD30B2696L;
            l_1672[2] = (safe_sub_func_int32_t_s_s((safe_sub_func_uint32_t_u_u(2UL, ((*l_1655) = (safe_mul_func_uint8_t_u_u((safe_mod_func_uint64_t_u_u(((&g_1573 != l_1665[2]) || ((safe_mul_func_uint8_t_u_u(((void*)0 == &p_31), (p_30 < 0L))) && (safe_rshift_func_uint16_t_u_u((((*l_1671) = l_1670) != (void*)0), l_1672[2])))), 0x1C546113A22D81E9LL)), p_31))))), l_1467[3][2]));
        }
        l_1674--;
        for (g_1056 = (-14); (g_1056 > 43); g_1056 = safe_add_func_uint8_t_u_u(g_1056, 8))
        { /* block id: 862 */
            for (g_1124.f5 = 0; (g_1124.f5 <= 3); g_1124.f5 += 1)
            { /* block id: 865 */
                int32_t *l_1679 = &l_1467[3][2];
                l_1679 = &l_1467[2][3];
            }
            return (*g_576);
        }
    }
    return p_31;
}


/* ------------------------------------------ */
/* 
 * reads : g_566 g_73.f8 g_300 g_575 g_427 g_484 g_72.f2 g_99 g_61 g_576 g_100 g_72.f7 g_241 g_242 g_72.f6 g_72.f5 g_456.f1 g_176 g_73 g_673 g_338 g_141 g_282 g_676 g_78 g_123 g_72.f4 g_299 g_456.f2 g_744 g_9 g_121 g_755 g_757 g_456.f8 g_243 g_284 g_302 g_194 g_560 g_456.f5 g_98 g_956 g_989 g_50 g_1017 g_957 g_1018 g_758 g_90 g_1058 g_72.f8 g_1093 g_1097 g_456.f3 g_72.f3 g_1144 g_69 g_456 g_1169 g_990 g_991 g_992 g_1191 g_1098 g_1145 g_75 g_1193 g_162 g_1223 g_1224 g_1271 g_1282 g_1350 g_1056 g_1353 g_72 g_1351 g_1352 g_1392 g_1172
 * writes: g_141 g_73.f8 g_72.f5 g_302 g_575 g_100 g_72.f2 g_61 g_72.f8 g_176 g_673 g_456.f1 g_78 g_162 g_95 g_73.f5 g_72.f4 g_755 g_73.f1 g_456.f8 g_75 g_560 g_123 g_757 g_479 g_957 g_90 g_50 g_73.f4 g_1097 g_1056 g_1188 g_1124.f8 g_1098 g_1223 g_1317 g_456.f5 g_69 g_1093 g_456.f7 g_73.f7 g_931
 */
static uint32_t  func_36(uint64_t  p_37, int64_t  p_38, uint32_t  p_39, uint64_t  p_40, int16_t  p_41)
{ /* block id: 313 */
    int32_t * const l_564 = (void*)0;
    int32_t l_567[7][8][4] = {{{1L,0x8010D746L,0L,0x3C7FB5C0L},{0x8780F8A6L,(-9L),0x08BA499EL,0L},{0xE74DEEF4L,0L,0xFFC34DFDL,0L},{0x8010D746L,0xF11FB9D4L,1L,0xFFC34DFDL},{(-2L),9L,0x10355102L,(-1L)},{0xAE23FDF6L,0x68BA11FEL,(-9L),0xA68917D0L},{0x98931D4AL,(-9L),0x97ABAA89L,0L},{1L,0x2D908372L,0x2D908372L,1L}},{{0xEC17BDCAL,0x971F820EL,0L,(-2L)},{0xF11FB9D4L,0x60949C04L,0x10355102L,6L},{6L,0xF306CB98L,1L,6L},{0x97ABAA89L,0x60949C04L,0x8780F8A6L,(-2L)},{0xE74DEEF4L,0x971F820EL,0L,1L},{1L,0x2D908372L,0x3C7FB5C0L,0L},{0xFFC34DFDL,(-9L),6L,0xA68917D0L},{0x2CB42420L,0x68BA11FEL,0xFFC34DFDL,(-1L)}},{{0x97ABAA89L,9L,(-1L),0xFFC34DFDL},{7L,0xF11FB9D4L,(-2L),0L},{0L,0x97ABAA89L,(-7L),0L},{0L,0xF306CB98L,1L,1L},{0xFFC34DFDL,0x30EF4B31L,1L,(-9L)},{(-1L),0x129B519AL,1L,1L},{0xA68917D0L,6L,1L,1L},{0L,0xCE1967C9L,9L,0xCE1967C9L}},{{1L,(-5L),1L,0x04308E86L},{(-2L),0x12389DF6L,0xCE1967C9L,(-9L)},{6L,0xE2B4E36EL,0x8D6FBD9EL,0x97ABAA89L},{6L,0x08BA499EL,0xCE1967C9L,(-1L)},{(-2L),0x97ABAA89L,1L,0x45587DE4L},{1L,0xEC17BDCAL,9L,1L},{0L,0L,1L,0x60949C04L},{0xA68917D0L,0x8010D746L,1L,0L}},{{(-1L),0x08BA499EL,1L,0x8D6FBD9EL},{0xFFC34DFDL,1L,1L,0x8780F8A6L},{0L,0x129B519AL,(-7L),0x04308E86L},{0L,(-9L),1L,9L},{0x3C7FB5C0L,0xAE23FDF6L,(-1L),0xCE1967C9L},{0x0F2ABE29L,6L,0x08BA499EL,0x3C7FB5C0L},{(-2L),0x45587DE4L,9L,0x8780F8A6L},{0x08BA499EL,0xE2B4E36EL,1L,1L}},{{0L,0L,0xCE1967C9L,8L},{0x10355102L,0x8010D746L,6L,0x45587DE4L},{0x0F2ABE29L,0x98931D4AL,0xE74DEEF4L,6L},{0L,0x98931D4AL,0x04308E86L,0x45587DE4L},{0x98931D4AL,0x8010D746L,(-7L),8L},{0x971F820EL,0L,1L,1L},{0x9D21219EL,0xE2B4E36EL,0x0F2ABE29L,0x8780F8A6L},{(-1L),0x45587DE4L,(-1L),0x3C7FB5C0L}},{{0L,6L,0x04308E86L,0xCE1967C9L},{1L,0xAE23FDF6L,9L,9L},{0x30EF4B31L,(-9L),0x08BA499EL,0x04308E86L},{0x10355102L,0x129B519AL,1L,0x8780F8A6L},{6L,1L,0x97ABAA89L,0x8D6FBD9EL},{0L,0x08BA499EL,9L,0L},{7L,0x8010D746L,1L,0x60949C04L},{0x30EF4B31L,0L,0xE74DEEF4L,1L}}};
    int64_t l_601[6] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
    uint32_t l_606 = 0xB2A7B443L;
    int32_t ***l_629 = &g_338;
    int64_t **l_662[8] = {&g_576,&g_576,&g_576,&g_576,&g_576,&g_576,&g_576,&g_576};
    int16_t l_839[4] = {(-1L),(-1L),(-1L),(-1L)};
    int16_t l_844 = 0x5A7CL;
    uint32_t l_934 = 4294967293UL;
    uint8_t *l_965 = &g_78;
    uint8_t * const *l_964 = &l_965;
    uint16_t ***l_1028 = (void*)0;
    int32_t l_1045 = 0x6EAAFB42L;
    uint16_t l_1085 = 0xFB5CL;
    uint32_t l_1094 = 0x53F8CFC0L;
    uint32_t l_1148 = 0UL;
    int32_t l_1163 = (-7L);
    int64_t l_1174[1][7] = {{1L,(-3L),1L,1L,(-3L),1L,1L}};
    uint32_t *l_1179 = &g_1124.f5;
    uint32_t **l_1178 = &l_1179;
    uint32_t ***l_1177[3];
    int32_t ****l_1187[9][4][1];
    int32_t *****l_1186[1];
    uint32_t * const l_1194 = (void*)0;
    uint64_t l_1217 = 0x726623F15C631BE9LL;
    const int32_t ***l_1226[2][7];
    uint64_t l_1289 = 0xEDA30B2B2959069ALL;
    int32_t l_1324 = 0L;
    int8_t *l_1348 = &g_90;
    int8_t **l_1347 = &l_1348;
    uint32_t l_1409 = 8UL;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_1177[i] = &l_1178;
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 4; j++)
        {
            for (k = 0; k < 1; k++)
                l_1187[i][j][k] = &l_629;
        }
    }
    for (i = 0; i < 1; i++)
        l_1186[i] = &l_1187[6][0][0];
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 7; j++)
            l_1226[i][j] = &g_1224;
    }
lbl_635:
    (*g_566) = l_564;
    if (l_567[6][3][0])
    { /* block id: 315 */
        int32_t l_581 = 2L;
        int32_t l_600[1];
        int32_t **l_611 = &g_141;
        uint16_t *l_656 = &g_176;
        uint16_t **l_774 = (void*)0;
        uint16_t ***l_773 = &l_774;
        int32_t l_820 = (-4L);
        int32_t l_841 = 0x3914A528L;
        int8_t *l_921[3][6][1] = {{{&g_90},{(void*)0},{&g_162[8][3]},{&g_162[8][3]},{(void*)0},{&g_90}},{{&g_90},{&g_90},{(void*)0},{&g_162[8][3]},{&g_162[8][3]},{(void*)0}},{{&g_90},{&g_162[3][3]},{(void*)0},{&g_90},{&g_90},{&g_90}}};
        int32_t l_923 = 0xBBBE1085L;
        int i, j, k;
        for (i = 0; i < 1; i++)
            l_600[i] = 8L;
        for (g_73.f8 = 0; (g_73.f8 <= 4); g_73.f8 += 1)
        { /* block id: 318 */
            int16_t l_593 = 1L;
            int32_t l_597 = 2L;
            int32_t l_598 = 0x75228C69L;
            int32_t l_599[1][8] = {{(-5L),(-5L),(-1L),(-5L),(-5L),(-1L),(-5L),(-5L)}};
            const uint8_t *l_630 = &g_75;
            uint16_t **l_746 = &l_656;
            int i, j;
            if (p_37)
            { /* block id: 319 */
                uint16_t * const * const l_570 = (void*)0;
                int64_t * const *l_578 = &g_576;
                int32_t l_592 = 0x152C66DCL;
                int32_t l_594 = 0x0A01EF59L;
                int32_t l_595 = (-6L);
                int32_t l_602 = 0L;
                int32_t l_603 = 0xF8F87F8BL;
                int32_t l_605 = (-10L);
                for (g_72.f5 = 1; (g_72.f5 <= 4); g_72.f5 += 1)
                { /* block id: 322 */
                    int64_t ***l_577 = &g_575;
                    int32_t *l_582 = &l_567[3][0][0];
                    int32_t *l_583 = &l_567[5][3][3];
                    int32_t *l_584 = &l_567[1][3][1];
                    int32_t *l_585 = &g_61;
                    int32_t *l_586 = &l_567[6][3][0];
                    int32_t *l_587 = &g_123[1];
                    int32_t *l_588 = (void*)0;
                    int32_t *l_589 = &g_61;
                    int32_t *l_590 = (void*)0;
                    int32_t *l_591[10];
                    int32_t l_596 = 0x07FA5F03L;
                    int8_t l_604 = (-5L);
                    int32_t **l_625 = (void*)0;
                    int32_t *l_627 = &g_9[5][4][4];
                    int32_t **l_626 = &l_627;
                    int32_t l_628[6] = {0xC8FABA48L,7L,0xC8FABA48L,0xC8FABA48L,7L,0xC8FABA48L};
                    int i, j;
                    for (i = 0; i < 10; i++)
                        l_591[i] = (void*)0;
                    (*g_99) = (safe_rshift_func_int16_t_s_u((g_302[1] = ((18446744073709551609UL >= (-2L)) ^ ((void*)0 == l_570))), ((((safe_add_func_uint16_t_u_u(((g_300[(g_73.f8 + 5)][g_73.f8] <= (((safe_mul_func_uint16_t_u_u((((*l_577) = g_575) != l_578), p_41)) , (safe_add_func_int16_t_s_s((p_41 == 4294967292UL), g_427[1]))) <= 0xE6D2L)) < l_581), 0xE0FAL)) || (*g_484)) | l_581) || 0L)));
                    ++l_606;
                    if ((*l_585))
                        break;
                    (*l_585) = (((((((safe_add_func_uint32_t_u_u(((((l_611 == ((p_37 == ((safe_rshift_func_uint8_t_u_s(((safe_lshift_func_int8_t_s_u((+(l_599[0][1] = p_40)), 5)) , (safe_mod_func_int64_t_s_s((**g_575), ((*g_484) = ((((((safe_lshift_func_int8_t_s_u((safe_mod_func_uint64_t_u_u((safe_mul_func_int16_t_s_s(0xF94FL, (&g_121[6] != ((*l_626) = &g_9[6][2][1])))), l_598)), 4)) >= ((void*)0 == l_577)) ^ (-6L)) <= (*l_586)) || l_628[3]) , 0xA4DD3802D5AD810ALL))))), p_38)) > p_39)) , &g_318[6][1])) & 255UL) < l_592) | 0x4251D7FBL), (*g_99))) , l_629) == &g_338) | g_72.f7) , (*g_241)) == l_630) >= 0x959B73911C36A85DLL);
                }
            }
            else
            { /* block id: 333 */
                uint32_t l_633 = 0x9730241CL;
                uint32_t l_657[5];
                int32_t l_667 = 0L;
                int i;
                for (i = 0; i < 5; i++)
                    l_657[i] = 4294967292UL;
                l_633 ^= (safe_lshift_func_uint8_t_u_s(0x88L, 3));
                for (p_39 = 0; (p_39 <= 2); p_39 += 1)
                { /* block id: 337 */
                    uint32_t *l_642[6] = {&g_73.f5,&l_606,&g_73.f5,&g_73.f5,&l_606,&g_73.f5};
                    int16_t l_643 = 0L;
                    int32_t l_644 = (-6L);
                    int64_t *l_649 = &g_72.f8;
                    uint16_t *l_654 = &g_560[1];
                    uint32_t l_655 = 0xD5510A5CL;
                    int64_t *l_658 = (void*)0;
                    int64_t *l_659 = &l_601[4];
                    int i;
                    if ((+g_72.f6))
                    { /* block id: 338 */
                        l_567[6][3][0] &= (*g_99);
                        return l_599[0][5];
                    }
                    else
                    { /* block id: 341 */
                        int32_t *l_636 = (void*)0;
                        int32_t l_637 = (-1L);
                        if (l_633)
                            goto lbl_635;
                        l_637 = p_41;
                    }
                    l_599[0][1] = (safe_div_func_int64_t_s_s(((*l_659) &= (0xBDBE6C6F79AD9540LL & (((((safe_div_func_uint32_t_u_u((g_72.f5++), (((((-5L) > (safe_lshift_func_uint16_t_u_u(l_633, l_633))) <= (((*l_649) = (-9L)) ^ (+l_643))) > (safe_div_func_int64_t_s_s(((!((*g_484) = (l_654 == (l_655 , l_656)))) , 0x8AF944F639156DDFLL), l_657[0]))) , p_40))) > g_456.f1) != 3L) | l_655) <= 1L))), 0xB08FF499715AFB3CLL));
                    if (((((*l_656) |= (safe_rshift_func_int16_t_s_s(0xE954L, 7))) , l_662[0]) == (void*)0))
                    { /* block id: 351 */
                        uint32_t l_668 = 0x4ED4BBD6L;
                        int32_t l_671[1][2][7] = {{{0x091B01ADL,3L,0x83F60B4AL,3L,0x091B01ADL,0x091B01ADL,3L},{0xE9130D53L,1L,0xE9130D53L,3L,3L,0xE9130D53L,1L}}};
                        int32_t *l_672 = (void*)0;
                        int i, j, k;
                        l_600[0] = ((p_38 = (safe_div_func_uint8_t_u_u((g_73 , 252UL), p_37))) <= (safe_mod_func_uint16_t_u_u(1UL, (l_667 = p_37))));
                        ++l_668;
                        g_673[6]--;
                        (**l_629) = (**l_629);
                    }
                    else
                    { /* block id: 358 */
                        if (l_633)
                            break;
                        (**l_629) = (*g_282);
                        if (l_599[0][3])
                            continue;
                    }
                }
                (*g_676) = l_657[1];
            }
            for (p_40 = 0; (p_40 <= 2); p_40 += 1)
            { /* block id: 368 */
                int64_t l_689 = 0x3899D178DA169C38LL;
                uint8_t *l_714 = &g_75;
                uint8_t **l_713[9][6] = {{&l_714,(void*)0,(void*)0,&l_714,&l_714,&l_714},{(void*)0,&l_714,&l_714,&l_714,(void*)0,(void*)0},{(void*)0,&l_714,(void*)0,&l_714,(void*)0,&l_714},{(void*)0,&l_714,&l_714,&l_714,&l_714,&l_714},{&l_714,(void*)0,&l_714,&l_714,(void*)0,&l_714},{&l_714,&l_714,&l_714,(void*)0,&l_714,&l_714},{(void*)0,(void*)0,(void*)0,&l_714,(void*)0,(void*)0},{(void*)0,&l_714,&l_714,(void*)0,&l_714,&l_714},{&l_714,&l_714,(void*)0,&l_714,&l_714,(void*)0}};
                int32_t l_747 = 0xA399D914L;
                int i, j;
                for (g_456.f1 = 0; (g_456.f1 <= 4); g_456.f1 += 1)
                { /* block id: 371 */
                    uint8_t *l_681 = &g_78;
                    int32_t l_711[2][3] = {{2L,0xBE1F0393L,0xBE1F0393L},{2L,0xBE1F0393L,0xBE1F0393L}};
                    uint16_t *l_712[1][5][4] = {{{&g_560[0],&g_560[0],&g_560[0],&g_560[0]},{&g_560[0],&g_560[0],&g_95,&g_560[1]},{&g_560[0],&g_95,&g_560[0],&g_560[0]},{&g_560[0],&g_560[1],&g_560[0],&g_560[0]},{&g_95,&g_95,&g_560[0],&g_560[1]}}};
                    int i, j, k;
                    if ((((((((safe_add_func_int32_t_s_s((safe_mul_func_uint8_t_u_u((++(*l_681)), (+((safe_rshift_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u(g_123[1], 0)), ((*l_656) = l_689))) == (g_95 = (safe_lshift_func_int8_t_s_u((safe_lshift_func_uint16_t_u_s((safe_rshift_func_int8_t_s_s(p_41, (g_162[8][3] = (((((0x78343A9AL | (safe_add_func_int32_t_s_s((safe_unary_minus_func_int32_t_s(((g_72.f4 | ((safe_lshift_func_int8_t_s_u(((((*g_484) | (safe_mod_func_int16_t_s_s(((((safe_add_func_uint8_t_u_u((&g_576 == ((safe_rshift_func_int16_t_s_s(((((safe_add_func_uint16_t_u_u(((-1L) ^ ((safe_rshift_func_uint8_t_u_u(p_38, 0)) < 1L)), 0UL)) | (*g_299)) , p_38) && 0xBEC9F051L), 5)) , (void*)0)), g_73.f7)) | (*g_484)) > g_123[6]) > (-1L)), p_39))) && l_711[1][1]) ^ l_597), g_73.f5)) && 4294967295UL)) <= 0L))), l_711[1][1]))) != l_711[0][0]) == (**g_575)) < g_73.f4) >= p_38)))), g_73.f5)), g_456.f2))))))), 4294967295UL)) , p_39) ^ (**g_575)) & g_72.f7) || 65535UL) , &g_313[2][4]) != l_713[1][2]))
                    { /* block id: 376 */
                        uint16_t **l_723 = (void*)0;
                        uint16_t ***l_722 = &l_723;
                        int32_t l_745[3][9][1] = {{{0xFA011AA4L},{(-4L)},{0xC624A98DL},{0xD141EB83L},{0xD141EB83L},{0xC624A98DL},{(-4L)},{0xFA011AA4L},{0xC624A98DL}},{{0xFA011AA4L},{(-4L)},{0xC624A98DL},{0xD141EB83L},{0xD141EB83L},{0xC624A98DL},{(-4L)},{0xFA011AA4L},{0xC624A98DL}},{{0xFA011AA4L},{(-4L)},{0xC624A98DL},{0xD141EB83L},{0xD141EB83L},{0xC624A98DL},{(-4L)},{0xFA011AA4L},{0xC624A98DL}}};
                        uint32_t *l_748 = &g_72.f5;
                        uint32_t *l_749 = (void*)0;
                        uint32_t *l_750 = &g_73.f5;
                        int i, j, k;
                        (*g_676) = ((safe_mod_func_uint32_t_u_u(4294967295UL, ((*l_750) = ((*l_748) = (safe_add_func_int8_t_s_s(((((2L > (*g_484)) != 0x6EB7L) && (((~g_300[6][3]) > ((l_747 |= (((*l_722) = (void*)0) == ((((safe_div_func_uint32_t_u_u(((safe_mod_func_int64_t_s_s(((safe_mod_func_uint8_t_u_u(((*l_681) = ((safe_add_func_uint32_t_u_u(((safe_mod_func_int32_t_s_s(((((safe_div_func_int8_t_s_s((safe_sub_func_uint16_t_u_u((((safe_sub_func_int32_t_s_s(0x112297ABL, (safe_sub_func_uint16_t_u_u((g_95 = (((*l_656) ^= p_38) ^ (safe_rshift_func_uint16_t_u_s(g_456.f2, 12)))), 0x3DB0L)))) && p_40) & g_744), l_711[1][1])), 255UL)) & p_39) && g_9[7][3][2]) < p_41), 4294967294UL)) | p_38), p_39)) , 1UL)), 0xEDL)) || 0x8B423129L), l_745[2][0][0])) <= p_40), p_39)) > 0xEBL) && g_121[4]) , l_746))) < p_38)) < 65529UL)) < l_745[2][5][0]), l_745[0][4][0])))))) , l_745[2][0][0]);
                    }
                    else
                    { /* block id: 385 */
                        return g_673[5];
                    }
                    (*l_611) = ((safe_rshift_func_uint16_t_u_s(l_593, (p_37 | l_593))) , (**l_629));
                }
                for (g_72.f4 = 0; (g_72.f4 <= 2); g_72.f4 += 1)
                { /* block id: 392 */
                    uint16_t l_753 = 0xEC52L;
                    int32_t l_754 = 9L;
                    int32_t ***l_756 = &g_755;
                    int32_t *l_759[8][7][4] = {{{&l_567[6][3][0],&g_123[5],(void*)0,&l_567[6][3][0]},{&l_600[0],&g_61,&g_123[5],(void*)0},{&g_123[5],(void*)0,&g_50,&l_600[0]},{&g_50,&l_747,&g_50,&l_567[6][3][0]},{&g_61,&l_581,&g_50,(void*)0},{&l_600[0],(void*)0,(void*)0,&l_567[6][1][0]},{&l_598,&g_123[5],(void*)0,&l_600[0]}},{{&l_747,&l_600[0],&l_747,&l_598},{&l_600[0],&l_600[0],&l_567[2][0][0],&l_567[2][0][0]},{&l_598,&l_598,&l_567[6][3][0],&l_597},{&l_597,(void*)0,&g_50,(void*)0},{&l_567[2][0][0],&l_567[6][7][2],&l_599[0][1],&g_61},{&g_61,&l_567[6][7][2],&g_50,&l_567[6][1][0]},{&l_567[6][7][2],&g_50,&l_598,&l_600[0]}},{{(void*)0,&g_50,&g_50,&l_600[0]},{&l_600[0],&l_600[0],&l_600[0],&g_50},{&l_567[6][1][0],&g_123[2],(void*)0,&l_567[2][0][0]},{(void*)0,&l_597,&g_50,(void*)0},{&l_600[0],&l_567[6][1][0],&l_600[0],&g_50},{&l_567[6][7][2],&g_61,&l_581,&l_600[0]},{&g_61,&l_581,&l_599[0][1],&g_123[2]}},{{&g_123[5],&g_50,(void*)0,&g_50},{&l_598,&l_581,&g_50,&l_600[0]},{&l_581,&l_597,&l_600[0],(void*)0},{&l_581,&l_600[0],&g_61,&g_50},{&l_581,(void*)0,&l_600[0],&g_123[5]},{&l_581,&g_50,&g_50,(void*)0},{&l_598,&l_600[0],(void*)0,&l_567[6][1][0]}},{{&g_123[5],&l_598,&l_599[0][1],&g_61},{&g_61,&l_567[6][7][2],&l_581,&l_581},{&l_567[6][7][2],&l_600[0],&l_600[0],&l_600[0]},{&l_600[0],&l_581,&g_50,&g_123[5]},{(void*)0,&l_600[0],(void*)0,&l_581},{&l_567[6][1][0],&l_600[0],&l_600[0],&l_567[2][0][0]},{&l_600[0],&g_50,&g_50,&l_600[0]}},{{(void*)0,&l_567[6][1][0],&l_598,&g_61},{&l_567[6][7][2],&g_50,&g_50,&l_600[0]},{&g_61,(void*)0,&l_599[0][1],&l_600[0]},{&l_600[0],&g_50,&g_61,&g_61},{&l_598,&l_567[6][1][0],&l_567[6][3][0],&l_600[0]},{&g_50,&g_50,&l_600[0],&l_567[2][0][0]},{(void*)0,&l_600[0],(void*)0,&l_581}},{{&l_581,&l_600[0],(void*)0,&g_123[5]},{&g_50,&l_581,&g_50,&l_600[0]},{&g_61,&l_600[0],&g_61,&l_581},{&g_123[5],&l_567[6][7][2],&l_600[0],&g_61},{&g_61,&l_598,&l_581,&l_567[6][1][0]},{&l_598,&l_600[0],&l_598,(void*)0},{&l_600[0],&g_50,(void*)0,&g_123[5]}},{{&l_600[0],(void*)0,(void*)0,&g_50},{&l_581,&l_600[0],(void*)0,(void*)0},{&l_600[0],&l_597,(void*)0,&l_600[0]},{&l_600[0],&l_581,&l_598,&g_50},{&l_598,&g_50,&l_581,&g_123[2]},{&g_61,&l_581,&l_600[0],&l_600[0]},{&g_123[5],&g_61,&g_61,&g_50}}};
                    int i, j, k;
                    l_747 |= ((l_754 = (((*g_99) & g_72.f6) ^ l_753)) < (l_567[6][3][0] = ((((*l_756) = g_755) == g_757) , 0L)));
                }
            }
        }
        for (p_39 = (-14); (p_39 == 50); ++p_39)
        { /* block id: 402 */
            int16_t l_765[9][6] = {{0x7133L,0xAC4BL,0x8B08L,0xAC4BL,0x7133L,0x7133L},{0xE633L,0xAC4BL,0xAC4BL,0xE633L,1L,0xE633L},{0x8B08L,0x7133L,0x8B08L,0xE633L,0xE633L,0x8B08L},{0xAC4BL,0xAC4BL,0xE633L,1L,0xE633L,0xAC4BL},{0xE633L,0x7133L,1L,1L,0x7133L,0xE633L},{0xAC4BL,0xE633L,1L,0xE633L,0xAC4BL,0xAC4BL},{0x8B08L,0xE633L,0xE633L,0x8B08L,0x7133L,0x8B08L},{0x8B08L,0x7133L,0x8B08L,0xE633L,0xE633L,0x8B08L},{0xAC4BL,0xAC4BL,0xE633L,1L,0xE633L,0xAC4BL}};
            uint32_t *l_768 = &l_606;
            int8_t l_789 = (-3L);
            int32_t l_790 = (-1L);
            int32_t l_805 = 0L;
            int32_t l_806 = 1L;
            int32_t l_807 = 0x5BF62A79L;
            int32_t l_809[8][2][10] = {{{(-2L),(-3L),6L,0xE45620F7L,7L,(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L},{(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L,(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL}},{{(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL,(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL},{(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL,(-2L),7L,0xE45620F7L,6L,(-3L)}},{{(-2L),7L,0xE45620F7L,6L,(-3L),(-2L),(-3L),6L,0xE45620F7L,7L},{(-2L),(-3L),6L,0xE45620F7L,7L,(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L}},{{(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L,(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL},{(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL,(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL}},{{(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL,(-2L),7L,0xE45620F7L,6L,(-3L)},{(-2L),7L,0xE45620F7L,6L,(-3L),(-2L),(-3L),6L,0xE45620F7L,7L}},{{(-2L),(-3L),6L,0xE45620F7L,7L,(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L},{(-2L),0xBE57760BL,0xD07D92C8L,0xB1C5B76AL,0L,(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL}},{{(-2L),0x7E60E05AL,0xAFD6E168L,0xAFD6E168L,0x7E60E05AL,(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL},{(-2L),0L,0xB1C5B76AL,0xD07D92C8L,0xBE57760BL,(-2L),7L,0xE45620F7L,6L,(-3L)}},{{(-2L),7L,0xE45620F7L,6L,(-3L),(-2L),(-3L),6L,0xBE57760BL,(-1L)},{(-5L),0xBA2DC552L,0L,0xBE57760BL,(-1L),(-5L),0x83D04C80L,(-3L),7L,0x0DD9DA5DL}}};
            uint64_t l_824 = 0xE354414C422FEB07LL;
            uint16_t l_827 = 0xD09FL;
            int32_t ***l_832 = &l_611;
            int32_t *l_933[8][10][3] = {{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}},{{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]},{(void*)0,&l_807,(void*)0},{&l_600[0],&l_600[0],&l_600[0]}}};
            int32_t **l_939 = &g_758;
            int32_t ***l_940 = &g_757;
            int16_t *l_941[10][5] = {{&l_844,&l_844,(void*)0,&l_844,&l_844},{(void*)0,&l_765[4][2],(void*)0,(void*)0,&l_765[4][2]},{&l_844,&l_839[0],&l_839[0],&l_844,&l_839[0]},{&l_765[4][2],&l_765[4][2],&l_765[4][2],&l_765[4][2],&l_765[4][2]},{&l_839[0],&l_844,&l_839[0],&l_839[0],&l_844},{&l_765[4][2],(void*)0,(void*)0,&l_765[4][2],(void*)0},{&l_844,&l_844,(void*)0,&l_844,&l_844},{(void*)0,&l_765[4][2],(void*)0,(void*)0,&l_765[4][2]},{&l_844,&l_839[0],&l_839[0],&l_844,&l_839[0]},{&l_765[4][2],&l_765[4][2],&l_765[4][2],&l_765[4][2],&l_765[4][2]}};
            uint32_t *l_943 = (void*)0;
            uint32_t *l_944 = &g_673[3];
            uint32_t **l_955 = &l_768;
            int i, j, k;
            if ((+((safe_add_func_int8_t_s_s(l_765[4][2], ((0xDCE6L & (safe_unary_minus_func_int16_t_s((*g_299)))) , ((-1L) != ((*l_768) = (!(*g_576))))))) == ((safe_rshift_func_uint8_t_u_u(((safe_sub_func_int8_t_s_s((((((*g_484) = 18446744073709551610UL) , (l_773 == ((safe_div_func_int32_t_s_s(((safe_rshift_func_uint8_t_u_s((safe_mul_func_int16_t_s_s(p_37, ((((safe_mul_func_uint8_t_u_u((safe_sub_func_int16_t_s_s(g_73.f1, 0xFAA7L)), 1UL)) , p_39) == (**g_575)) & p_41))), 0)) ^ 0x63E5L), p_40)) , &l_774))) && l_765[4][2]) ^ p_37), g_73.f8)) | (-4L)), p_37)) > l_765[4][2]))))
            { /* block id: 405 */
                uint64_t l_791[2][6][8] = {{{1UL,0x5B2DE1BF37E0B3D6LL,0x9C32077C9CC4B09ELL,0x7CF77829CAFF8029LL,0xE527901EE6FF1173LL,0x5B9C316D441C933FLL,0xC59B6CF593482980LL,0xD3659A5C6CB9035DLL},{0UL,0x5B2DE1BF37E0B3D6LL,7UL,0xB94A3398A278836DLL,7UL,18446744073709551615UL,1UL,0x38B6968E4409BE0FLL},{0xD5BAFE5CECDB4A19LL,1UL,18446744073709551615UL,18446744073709551608UL,6UL,0x5B2DE1BF37E0B3D6LL,0UL,0x0C2EA0393DE25465LL},{18446744073709551615UL,18446744073709551615UL,18446744073709551614UL,0x5B2DE1BF37E0B3D6LL,0UL,18446744073709551615UL,18446744073709551608UL,0x5014295E72F4E394LL},{18446744073709551615UL,0x38B6968E4409BE0FLL,1UL,0UL,1UL,0x38B6968E4409BE0FLL,18446744073709551615UL,18446744073709551614UL},{0xD3659A5C6CB9035DLL,0x15563733F2C99912LL,0x5B2DE1BF37E0B3D6LL,1UL,7UL,0x5014295E72F4E394LL,0x38B6968E4409BE0FLL,1UL}},{{4UL,1UL,0x5014295E72F4E394LL,0xD5BAFE5CECDB4A19LL,7UL,0xD3659A5C6CB9035DLL,6UL,0UL},{0xD3659A5C6CB9035DLL,7UL,0UL,1UL,1UL,1UL,1UL,0x15563733F2C99912LL},{18446744073709551615UL,0UL,18446744073709551615UL,4UL,0UL,18446744073709551608UL,0xA87E0965BC0387BCLL,0x7CF77829CAFF8029LL},{18446744073709551615UL,0x466618D5D0C41B90LL,0x95AB3AFDE2969805LL,18446744073709551615UL,6UL,6UL,18446744073709551615UL,7UL},{0xB94A3398A278836DLL,0xB94A3398A278836DLL,0UL,0x38B6968E4409BE0FLL,4UL,7UL,1UL,18446744073709551615UL},{1UL,0UL,0UL,0x9C32077C9CC4B09ELL,0xA87E0965BC0387BCLL,0x15563733F2C99912LL,6UL,18446744073709551615UL}}};
                int32_t l_797 = 0xBE7354D0L;
                int32_t l_801 = 0x5723BE16L;
                int32_t l_803 = 0xE2166CF4L;
                int32_t l_804 = 0x8B7F9C1BL;
                int32_t l_808 = 0x743FA188L;
                int32_t l_810 = 1L;
                int32_t l_811 = 0xAE242A1AL;
                int32_t l_813 = 0xCDC9FE02L;
                int32_t l_814 = (-1L);
                int32_t l_815 = 0x11AAB65CL;
                int64_t l_816[10][3][4] = {{{(-4L),0xA67CB2AC8C37C164LL,0x6681C2E7C1E4A947LL,0xB0751B3E9F457D10LL},{0L,0xD7D994BBD288C668LL,0x7055834090EFC456LL,0x202B9D56DAA12AC1LL},{0xCE044743403AFC6CLL,5L,7L,(-1L)}},{{0x2A783EE909AA7F83LL,8L,0x39C1F0C4C9BF7139LL,0x525F14020E438BC3LL},{7L,0xA209D3A90318E6C7LL,0xA67CB2AC8C37C164LL,0xABE55167DAFB1995LL},{8L,0x8F0EBBC5E195F9CALL,7L,0x7055834090EFC456LL}},{{(-1L),0x39C1F0C4C9BF7139LL,(-1L),0x39C1F0C4C9BF7139LL},{0xA67CB2AC8C37C164LL,(-1L),0x0893991F9F3E9C0FLL,0xA209D3A90318E6C7LL},{0x7055834090EFC456LL,1L,0x5BE844890628F746LL,0xD7D994BBD288C668LL}},{{0xB0751B3E9F457D10LL,0x0893991F9F3E9C0FLL,8L,0xD22D65A44726740BLL},{0xB0751B3E9F457D10LL,7L,0x5BE844890628F746LL,0L},{0x7055834090EFC456LL,0xD22D65A44726740BLL,0x0893991F9F3E9C0FLL,0xF02EC5127B242D08LL}},{{0xA67CB2AC8C37C164LL,0x9795C0F1FBCA8BFFLL,(-1L),8L},{(-1L),0x2A783EE909AA7F83LL,7L,0xA67CB2AC8C37C164LL},{8L,0L,0xA67CB2AC8C37C164LL,2L}},{{7L,0x98E2A120750FB930LL,0x39C1F0C4C9BF7139LL,0x33D0BDC294F2762ELL},{0x2A783EE909AA7F83LL,0xEEFB49A356877BEBLL,7L,0x6681C2E7C1E4A947LL},{0xCE044743403AFC6CLL,0x7055834090EFC456LL,0x7055834090EFC456LL,0xCE044743403AFC6CLL}},{{0L,7L,0x6681C2E7C1E4A947LL,0xEEFB49A356877BEBLL},{(-4L),2L,0x466FEEF7B80317A5LL,7L},{8L,0xF02EC5127B242D08LL,5L,7L}},{{0x8F0EBBC5E195F9CALL,2L,0x02A5556B088F20CFLL,0xEEFB49A356877BEBLL},{0x33D0BDC294F2762ELL,7L,0x525F14020E438BC3LL,0xCE044743403AFC6CLL},{0xD7D994BBD288C668LL,0x7055834090EFC456LL,0x202B9D56DAA12AC1LL,0x6681C2E7C1E4A947LL}},{{0x466FEEF7B80317A5LL,0xEEFB49A356877BEBLL,0xA209D3A90318E6C7LL,0x33D0BDC294F2762ELL},{0x5BE844890628F746LL,0x98E2A120750FB930LL,1L,2L},{0x9795C0F1FBCA8BFFLL,0L,(-1L),0xA67CB2AC8C37C164LL}},{{0x202B9D56DAA12AC1LL,0x2A783EE909AA7F83LL,(-4L),8L},{0x811977794DE64F45LL,0x9795C0F1FBCA8BFFLL,0x811977794DE64F45LL,0xF02EC5127B242D08LL},{0xF02EC5127B242D08LL,0xD22D65A44726740BLL,2L,0L}}};
                int32_t l_817 = 0x3DB80432L;
                int32_t l_818 = 0xD3300E6CL;
                int32_t l_819[7][6][4] = {{{0xA59122CAL,(-9L),0xF12BBF19L,(-2L)},{0xA59122CAL,1L,0xA59122CAL,3L},{(-1L),(-2L),0x12470FE2L,3L},{0xF12BBF19L,1L,0x47367A8DL,(-2L)},{1L,(-9L),0x47367A8DL,(-9L)},{0xF12BBF19L,0x54B0FDFAL,0x12470FE2L,0xD19A5BF1L}},{{(-1L),0x54B0FDFAL,0xA59122CAL,(-9L)},{0xA59122CAL,(-9L),0xF12BBF19L,(-2L)},{0xA59122CAL,1L,0xA59122CAL,3L},{(-1L),(-2L),0x12470FE2L,3L},{0xF12BBF19L,1L,0x47367A8DL,(-2L)},{1L,(-9L),0x47367A8DL,(-9L)}},{{0xF12BBF19L,0x54B0FDFAL,0x12470FE2L,0xD19A5BF1L},{(-1L),0x54B0FDFAL,1L,0x54B0FDFAL},{1L,0x54B0FDFAL,1L,3L},{1L,0x64706469L,1L,0xD19A5BF1L},{0xA59122CAL,3L,0x47367A8DL,0xD19A5BF1L},{1L,0x64706469L,0xF12BBF19L,3L}},{{0x12470FE2L,0x54B0FDFAL,0xF12BBF19L,0x54B0FDFAL},{1L,(-2L),0x47367A8DL,1L},{0xA59122CAL,(-2L),1L,0x54B0FDFAL},{1L,0x54B0FDFAL,1L,3L},{1L,0x64706469L,1L,0xD19A5BF1L},{0xA59122CAL,3L,0x47367A8DL,0xD19A5BF1L}},{{1L,0x64706469L,0xF12BBF19L,3L},{0x12470FE2L,0x54B0FDFAL,0xF12BBF19L,0x54B0FDFAL},{1L,(-2L),0x47367A8DL,1L},{0xA59122CAL,(-2L),1L,0x54B0FDFAL},{1L,0x54B0FDFAL,1L,3L},{1L,0x64706469L,1L,0xD19A5BF1L}},{{0xA59122CAL,3L,0x47367A8DL,0xD19A5BF1L},{1L,0x64706469L,0xF12BBF19L,3L},{0x12470FE2L,0x54B0FDFAL,0xF12BBF19L,0x54B0FDFAL},{1L,(-2L),0x47367A8DL,1L},{0xA59122CAL,(-2L),1L,0x54B0FDFAL},{1L,0x54B0FDFAL,1L,3L}},{{1L,0x64706469L,1L,0xD19A5BF1L},{0xA59122CAL,3L,0x47367A8DL,0xD19A5BF1L},{1L,0x64706469L,0xF12BBF19L,3L},{0x12470FE2L,0x54B0FDFAL,0xF12BBF19L,0x54B0FDFAL},{1L,(-2L),0x47367A8DL,1L},{0xA59122CAL,(-2L),1L,0x54B0FDFAL}}};
                uint64_t l_821 = 5UL;
                int8_t *l_840 = &l_789;
                int i, j, k;
                (*l_611) = (*l_611);
                for (g_73.f1 = 1; (g_73.f1 == 47); g_73.f1++)
                { /* block id: 409 */
                    for (g_456.f8 = 3; (g_456.f8 >= 0); g_456.f8 -= 1)
                    { /* block id: 412 */
                        int32_t *l_787 = (void*)0;
                        int32_t *l_788[1];
                        int i;
                        for (i = 0; i < 1; i++)
                            l_788[i] = &g_123[5];
                        ++l_791[1][4][2];
                        if (g_243[g_456.f8])
                            continue;
                        return p_39;
                    }
                    (**l_629) = (*g_284);
                    for (p_38 = 0; p_38 < 2; p_38 += 1)
                    {
                        for (l_606 = 0; l_606 < 6; l_606 += 1)
                        {
                            for (g_176 = 0; g_176 < 8; g_176 += 1)
                            {
                                l_791[p_38][l_606][g_176] = 0xE298F7F4CFF57F4BLL;
                            }
                        }
                    }
                }
                for (g_75 = 0; (g_75 != 55); g_75 = safe_add_func_uint64_t_u_u(g_75, 5))
                { /* block id: 422 */
                    int32_t *l_796 = &l_581;
                    int32_t *l_798 = (void*)0;
                    int32_t *l_799 = &g_50;
                    int32_t *l_800 = &l_581;
                    int32_t *l_802[4][6][9] = {{{&l_567[5][4][3],&g_50,&l_581,&l_600[0],&l_581,&g_50,&l_567[5][4][3],&l_567[5][4][3],&g_50},{&l_801,&g_123[1],&g_50,&g_123[1],&l_801,&l_567[0][3][3],&l_567[0][3][3],&l_801,&g_123[1]},{&l_567[5][4][3],&l_581,&l_567[5][4][3],&l_801,&g_61,&g_61,&l_801,&l_567[5][4][3],&l_581},{(void*)0,(void*)0,&l_567[0][3][3],&g_50,&g_50,&l_567[0][3][3],(void*)0,(void*)0,(void*)0},{&g_50,&l_600[0],&l_801,&l_801,&l_600[0],&g_50,&g_61,&g_50,&l_600[0]},{&g_123[1],(void*)0,(void*)0,&g_123[1],(void*)0,&l_801,(void*)0,&g_123[1],(void*)0}},{{&l_581,&l_581,&g_61,&l_600[0],&l_797,&l_600[0],&g_61,&l_581,&l_581},{(void*)0,&g_123[1],(void*)0,&l_801,(void*)0,&g_123[1],(void*)0,(void*)0,&g_123[1]},{&l_600[0],&g_50,&g_61,&g_50,&l_600[0],&g_61,&g_61,&l_801,&l_567[5][4][3]},{&l_801,(void*)0,&l_801,&g_50,(void*)0,(void*)0,&g_50,&l_801,(void*)0},{&l_797,&l_600[0],&g_61,&l_581,&l_581,&g_61,&l_600[0],&l_797,&l_600[0]},{(void*)0,&l_567[0][3][3],&g_50,&g_50,&l_567[0][3][3],(void*)0,(void*)0,(void*)0,&l_567[0][3][3]}},{{&l_567[5][4][3],&l_600[0],&l_600[0],&l_567[5][4][3],&l_797,&l_801,&l_797,&l_567[5][4][3],&l_600[0]},{(void*)0,(void*)0,(void*)0,&l_567[0][3][3],&g_123[1],&l_567[0][3][3],(void*)0,(void*)0,(void*)0},{&l_600[0],&l_567[5][4][3],&l_797,&l_801,&l_797,&l_567[5][4][3],&l_600[0],&l_600[0],&l_567[5][4][3]},{&l_567[0][3][3],(void*)0,(void*)0,(void*)0,&l_567[0][3][3],&g_50,&g_50,&l_567[0][3][3],(void*)0},{&l_600[0],&l_797,&l_600[0],&g_61,&l_581,&l_581,&g_61,&l_600[0],&l_797},{(void*)0,&l_801,&g_50,(void*)0,(void*)0,&g_50,&l_801,(void*)0,&l_801}},{{&l_567[5][4][3],&l_801,&g_61,&g_61,&l_801,&l_567[5][4][3],&l_581,&l_567[5][4][3],&l_801},{(void*)0,&l_801,&l_801,(void*)0,(void*)0,&l_567[0][3][3],(void*)0,(void*)0,&l_801},{&l_797,&l_797,&l_581,&l_801,&g_50,&l_801,&l_581,&l_797,&l_797},{&l_801,(void*)0,(void*)0,&l_567[0][3][3],(void*)0,(void*)0,&l_801,&l_801,(void*)0},{&l_801,&l_567[5][4][3],&l_581,&l_567[5][4][3],&l_801,&g_61,&g_61,&l_801,&l_567[5][4][3]},{&l_801,(void*)0,&l_801,&g_50,(void*)0,(void*)0,&g_50,&l_801,(void*)0}}};
                    int32_t l_812 = 6L;
                    int i, j, k;
                    ++l_821;
                    l_824--;
                    if (l_827)
                        continue;
                }
                l_790 &= ((safe_lshift_func_int8_t_s_s((((safe_div_func_int16_t_s_s(((((void*)0 != l_832) , ((*l_840) = (!(safe_rshift_func_int16_t_s_u(((safe_unary_minus_func_uint8_t_u((safe_mul_func_int16_t_s_s((l_839[3] , p_37), p_38)))) ^ p_37), 4))))) <= l_841), l_801)) > (((safe_rshift_func_uint16_t_u_u(p_37, p_41)) , l_844) <= p_40)) , p_40), 0)) , p_37);
            }
            else
            { /* block id: 429 */
                uint32_t l_893[1][6][2] = {{{2UL,18446744073709551615UL},{2UL,18446744073709551615UL},{2UL,18446744073709551615UL},{2UL,18446744073709551615UL},{2UL,18446744073709551615UL},{2UL,18446744073709551615UL}}};
                int32_t l_922[2];
                int32_t l_924 = 5L;
                int32_t *l_932 = &g_123[1];
                int i, j, k;
                for (i = 0; i < 2; i++)
                    l_922[i] = (-10L);
                if (p_38)
                    break;
                for (g_176 = 0; (g_176 <= 2); g_176 += 1)
                { /* block id: 433 */
                    int32_t *l_845 = (void*)0;
                    int16_t l_881 = 0xFCDCL;
                    uint8_t l_882 = 8UL;
                    int32_t l_887[6][2];
                    int32_t *l_891 = &l_806;
                    int32_t *l_892[7][6][2];
                    int32_t l_928[2][8] = {{(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L},{(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L,(-1L),0xDAA4B1E2L}};
                    int i, j, k;
                    for (i = 0; i < 6; i++)
                    {
                        for (j = 0; j < 2; j++)
                            l_887[i][j] = 0xB888A8F0L;
                    }
                    for (i = 0; i < 7; i++)
                    {
                        for (j = 0; j < 6; j++)
                        {
                            for (k = 0; k < 2; k++)
                                l_892[i][j][k] = &l_809[4][1][0];
                        }
                    }
                    for (g_456.f1 = 0; (g_456.f1 <= 2); g_456.f1 += 1)
                    { /* block id: 436 */
                        uint32_t l_856 = 8UL;
                        uint16_t *l_880 = &l_827;
                        int16_t *l_883 = (void*)0;
                        int16_t *l_884 = (void*)0;
                        uint8_t l_885 = 1UL;
                        uint16_t *l_886 = &g_560[0];
                        int32_t * const l_888 = &l_820;
                        int32_t **l_889 = &g_141;
                        int32_t *l_890 = (void*)0;
                        l_845 = (**l_629);
                        l_887[2][1] = (p_38 || ((safe_mul_func_uint16_t_u_u(((*l_886) ^= (safe_div_func_int64_t_s_s(((*g_242) >= ((safe_sub_func_int16_t_s_s((p_41 ^= (safe_div_func_uint32_t_u_u(l_856, (p_38 && ((safe_sub_func_int32_t_s_s((safe_sub_func_uint32_t_u_u((p_37 ^ (safe_mul_func_uint8_t_u_u(((0xEC83C397L & (((safe_div_func_uint64_t_u_u(((safe_lshift_func_int8_t_s_s((safe_mod_func_uint8_t_u_u(((safe_add_func_int8_t_s_s((((5L == ((safe_sub_func_uint16_t_u_u(((*l_880) = (!((*g_576) = (safe_lshift_func_int16_t_s_s((safe_lshift_func_uint16_t_u_s(((void*)0 == &g_78), 7)), p_39))))), l_881)) == p_40)) ^ l_882) , (-1L)), g_302[1])) >= g_194), g_73.f6)), l_856)) <= 0x0E61L), p_37)) == 0xE3274221L) == 0x8466FD01L)) > p_40), l_856))), 0x69EB36A6L)), p_39)) || p_37))))), g_302[0])) < l_885)), 1UL))), p_39)) > g_456.f5));
                        (*l_889) = l_888;
                        l_887[2][1] |= ((**l_889) && (l_600[0] = ((***l_832) ^= 0x01623332L)));
                    }
                    l_893[0][3][1]--;
                    if ((*l_891))
                        break;
                    if ((&g_484 != &g_484))
                    { /* block id: 450 */
                        uint8_t *l_900 = &g_78;
                        uint8_t *l_901 = &g_75;
                        int32_t l_914 = 0L;
                        (*l_891) = (*g_99);
                        (*l_891) = ((safe_rshift_func_int16_t_s_s(0xC85FL, (p_38 , ((safe_sub_func_uint8_t_u_u(((*l_901) = ((*l_900) = ((*g_299) <= 65527UL))), ((((safe_lshift_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_u(((((safe_rshift_func_int16_t_s_u((safe_div_func_uint8_t_u_u((safe_mod_func_uint64_t_u_u((*g_484), (safe_div_func_int32_t_s_s(l_914, (((safe_mod_func_uint16_t_u_u((((*l_891) || p_41) ^ (safe_sub_func_uint32_t_u_u((safe_mul_func_int8_t_s_s((l_820 = (((void*)0 == l_921[0][2][0]) <= (-3L))), p_40)), l_893[0][4][0]))), 0xB61CL)) || p_40) , l_844))))), l_922[0])), 11)) > p_40) , p_37) != l_923), 6)) | p_39), g_121[6])) ^ (**g_575)) == g_176) , g_61))) < 0x95L)))) > p_41);
                        if ((**g_98))
                            break;
                    }
                    else
                    { /* block id: 457 */
                        uint8_t l_925 = 255UL;
                        --l_925;
                        l_924 &= 0xF2763BDFL;
                        if (l_928[1][2])
                            continue;
                    }
                }
                (*l_932) &= (safe_rshift_func_uint16_t_u_u(p_38, 15));
            }
            l_934--;
            l_820 |= (((safe_rshift_func_int16_t_s_u((g_302[1] = (g_479 = (&g_758 == ((*l_940) = l_939)))), 9)) >= ((~((((((*l_944) = p_40) , p_41) , ((l_567[6][3][0] = p_38) < (g_957[1] = (safe_mod_func_uint8_t_u_u((p_37 && (safe_add_func_uint32_t_u_u((safe_add_func_int32_t_s_s((p_38 || (safe_rshift_func_uint8_t_u_u(p_38, (((*l_955) = ((safe_lshift_func_uint8_t_u_u(l_581, (*g_242))) , (void*)0)) == &g_744)))), p_39)), g_73.f2))), g_956))))) > l_600[0]) ^ p_40)) >= 0xF7F62095L)) | 0xB6L);
        }
    }
    else
    { /* block id: 475 */
        uint8_t *l_962 = &g_78;
        uint8_t **l_961 = &l_962;
        uint8_t ***l_960 = &l_961;
        const int32_t l_963 = 0xCBEC2705L;
        int64_t ***l_971 = &g_575;
        uint64_t l_1002 = 0x261CDC8E656BBE6FLL;
        if (((safe_sub_func_int16_t_s_s(((void*)0 == l_960), l_963)) , (((void*)0 == l_964) & (((**l_964) ^= (+(safe_lshift_func_uint8_t_u_s(((safe_mod_func_uint8_t_u_u((**g_241), 0xE4L)) | (((((((((l_971 != &g_575) | 248UL) | p_39) , p_38) , (*g_576)) | p_39) == 0x5CL) >= l_963) , l_963)), 1)))) == l_934))))
        { /* block id: 477 */
            if (g_73.f2)
                goto lbl_635;
        }
        else
        { /* block id: 479 */
            int32_t ***l_999 = (void*)0;
            int32_t l_1000 = (-1L);
            uint32_t **l_1001 = (void*)0;
            int32_t *l_1003 = &g_50;
            int8_t *l_1016[5][7];
            int8_t **l_1015 = &l_1016[4][1];
            int16_t *l_1019 = &g_302[0];
            int i, j;
            for (i = 0; i < 5; i++)
            {
                for (j = 0; j < 7; j++)
                    l_1016[i][j] = &g_162[9][1];
            }
            for (l_844 = 0; (l_844 <= 8); l_844++)
            { /* block id: 482 */
                int32_t *l_974 = &g_61;
                (*l_974) |= 0x10DF08ADL;
                if (p_40)
                    break;
            }
            l_1001 = ((safe_mul_func_int8_t_s_s((g_90 = ((safe_sub_func_int16_t_s_s((safe_mul_func_int16_t_s_s((((*g_484) = (safe_add_func_int8_t_s_s((safe_add_func_int8_t_s_s((p_40 || (safe_lshift_func_int8_t_s_s(((safe_sub_func_uint32_t_u_u((((p_41 , 0UL) , (void*)0) != g_989), g_73.f1)) , (safe_sub_func_int8_t_s_s((safe_sub_func_uint64_t_u_u((safe_div_func_uint64_t_u_u(((((l_999 != (((*g_484) || (4294967294UL != p_38)) , l_629)) != p_41) | 7L) || p_40), p_39)), l_1000)), 2UL))), g_456.f1))), p_40)), 0xEEL))) , p_39), l_963)), p_37)) >= p_38)), 1UL)) , l_1001);
            (*l_1003) &= l_1002;
            (*l_1003) = ((*g_484) || (((p_39 > 0xD5L) != ((**g_1017) = (((safe_unary_minus_func_uint64_t_u((safe_div_func_uint8_t_u_u((safe_sub_func_int8_t_s_s((safe_add_func_uint8_t_u_u((((safe_add_func_uint16_t_u_u(p_39, 1UL)) , ((p_40 >= (((*l_1015) = &g_162[5][0]) != l_962)) | (((*l_1019) = ((g_1017 == (void*)0) <= p_37)) >= g_456.f5))) != g_456.f5), g_957[1])), l_1002)), g_456.f1)))) , (*g_1017)) == l_965))) , 0x26CC2BA0040568AELL));
        }
    }
    for (l_934 = (-13); (l_934 < 33); l_934 = safe_add_func_int64_t_s_s(l_934, 8))
    { /* block id: 498 */
        uint16_t l_1043[8] = {65535UL,0x643FL,65535UL,0x643FL,65535UL,0x643FL,65535UL,0x643FL};
        int32_t *l_1044[3];
        int8_t *l_1046 = &g_162[8][3];
        uint32_t * const l_1055 = &g_1056;
        uint32_t * const *l_1054 = &l_1055;
        uint32_t * const **l_1053 = &l_1054;
        int8_t l_1083 = 0xF6L;
        int8_t l_1122 = (-3L);
        uint8_t **l_1147 = &g_1145;
        int32_t *****l_1190 = &g_1189;
        int64_t **l_1197 = &g_576;
        int8_t l_1200 = 9L;
        uint16_t l_1215 = 65526UL;
        int32_t ***l_1228[9] = {&g_757,&g_755,&g_757,&g_755,&g_757,&g_755,&g_757,&g_755,&g_757};
        const uint32_t *l_1232 = &g_1124.f4;
        const uint32_t **l_1231 = &l_1232;
        int32_t l_1239 = 1L;
        int32_t *l_1259 = &g_50;
        uint32_t l_1280 = 18446744073709551615UL;
        int8_t **l_1310 = &l_1046;
        int8_t * const *l_1382 = &l_1348;
        int8_t ** const l_1383 = (void*)0;
        int i;
        for (i = 0; i < 3; i++)
            l_1044[i] = &l_567[3][5][2];
        if ((((((*l_1046) = (p_37 >= (safe_sub_func_int16_t_s_s((safe_mod_func_int32_t_s_s(((*g_758) , ((*g_676) = (l_1045 = (l_567[3][2][0] = ((safe_mod_func_uint64_t_u_u((p_40 = (((*g_242) , (((((void*)0 == l_1028) , (safe_mod_func_uint8_t_u_u((safe_mod_func_int8_t_s_s((safe_lshift_func_int8_t_s_u((((((safe_add_func_int16_t_s_s(p_38, (((safe_sub_func_uint8_t_u_u(((**l_964) = (*g_242)), (((g_956 & ((safe_lshift_func_uint16_t_u_s(((safe_add_func_int8_t_s_s(l_1043[1], p_40)) , 0x8955L), 6)) , p_38)) , l_1043[1]) == p_41))) ^ 0xCED92C8BD5A4B373LL) && 5UL))) , (void*)0) != (void*)0) ^ 0xD9085EDF19996620LL) , p_41), 5)), 0xC4L)), 255UL))) ^ l_1043[7]) , (**g_575))) != (*g_576))), (*g_484))) || (-1L)))))), p_37)), g_9[7][3][2])))) || (*g_1018)) , p_41) && p_40))
        { /* block id: 505 */
            int32_t *l_1049[8] = {&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1],&l_567[3][0][1]};
            uint32_t *l_1052 = &g_744;
            uint32_t * const *l_1051[9][8] = {{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,(void*)0,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,(void*)0,&l_1052,&l_1052,(void*)0,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,(void*)0,&l_1052,&l_1052},{&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052,&l_1052}};
            uint32_t * const **l_1050[5][7][5] = {{{&l_1051[6][1],&l_1051[1][3],&l_1051[8][6],&l_1051[6][1],(void*)0},{&l_1051[3][4],&l_1051[8][6],(void*)0,&l_1051[8][6],&l_1051[8][6]},{(void*)0,&l_1051[8][6],(void*)0,(void*)0,&l_1051[6][1]},{&l_1051[8][6],&l_1051[1][3],(void*)0,&l_1051[3][1],&l_1051[8][6]},{&l_1051[3][1],&l_1051[8][6],(void*)0,&l_1051[8][6],&l_1051[3][4]},{(void*)0,&l_1051[8][6],(void*)0,&l_1051[8][6],&l_1051[8][6]},{&l_1051[8][6],&l_1051[8][6],(void*)0,&l_1051[0][4],&l_1051[8][6]}},{{&l_1051[8][6],&l_1051[0][4],(void*)0,&l_1051[0][4],&l_1051[8][6]},{&l_1051[3][6],&l_1051[3][1],&l_1051[8][6],&l_1051[8][6],&l_1051[8][0]},{&l_1051[8][6],&l_1051[1][3],&l_1051[8][6],&l_1051[8][6],(void*)0},{&l_1051[0][4],&l_1051[6][1],(void*)0,&l_1051[3][1],&l_1051[8][0]},{(void*)0,&l_1051[8][6],&l_1051[3][6],(void*)0,&l_1051[8][6]},{&l_1051[8][0],&l_1051[1][3],&l_1051[8][6],&l_1051[8][6],&l_1051[8][6]},{&l_1051[8][0],&l_1051[8][0],(void*)0,&l_1051[6][1],&l_1051[8][6]}},{{(void*)0,&l_1051[3][4],(void*)0,&l_1051[8][6],&l_1051[3][4]},{&l_1051[0][4],&l_1051[8][6],&l_1051[8][6],&l_1051[3][4],&l_1051[8][6]},{&l_1051[8][6],&l_1051[3][4],(void*)0,&l_1051[8][6],&l_1051[6][1]},{&l_1051[3][6],&l_1051[8][0],&l_1051[1][3],&l_1051[8][6],&l_1051[8][6]},{&l_1051[8][6],&l_1051[1][3],&l_1051[1][3],&l_1051[8][6],(void*)0},{&l_1051[8][6],&l_1051[8][6],(void*)0,&l_1051[8][0],&l_1051[3][1]},{(void*)0,&l_1051[6][1],&l_1051[8][6],(void*)0,&l_1051[8][6]}},{{&l_1051[3][1],&l_1051[1][3],(void*)0,&l_1051[8][0],&l_1051[8][6]},{&l_1051[8][6],&l_1051[3][1],(void*)0,&l_1051[8][6],&l_1051[0][4]},{(void*)0,&l_1051[0][4],&l_1051[6][1],&l_1051[6][1],(void*)0},{&l_1051[8][6],(void*)0,&l_1051[6][4],(void*)0,&l_1051[6][1]},{&l_1051[1][3],(void*)0,&l_1051[3][1],&l_1051[8][6],&l_1051[8][6]},{&l_1051[6][4],&l_1051[3][6],(void*)0,&l_1051[6][1],(void*)0},{&l_1051[1][3],&l_1051[8][6],(void*)0,&l_1051[1][3],&l_1051[5][4]}},{{&l_1051[8][6],&l_1051[8][6],&l_1051[3][1],&l_1051[3][6],&l_1051[3][6]},{&l_1051[7][1],&l_1051[8][6],&l_1051[7][1],&l_1051[5][4],&l_1051[1][3]},{&l_1051[3][6],&l_1051[8][6],&l_1051[5][4],(void*)0,&l_1051[6][1]},{(void*)0,&l_1051[3][6],&l_1051[8][6],&l_1051[8][6],&l_1051[8][6]},{&l_1051[7][1],(void*)0,&l_1051[5][4],&l_1051[6][1],(void*)0},{(void*)0,(void*)0,&l_1051[7][1],(void*)0,&l_1051[6][1]},{&l_1051[8][6],(void*)0,&l_1051[3][1],(void*)0,&l_1051[8][6]}}};
            int i, j, k;
            if (p_39)
                break;
            for (g_61 = (-27); (g_61 < (-25)); ++g_61)
            { /* block id: 509 */
                for (g_75 = 0; (g_75 <= 7); g_75 += 1)
                { /* block id: 512 */
                    uint32_t * const ***l_1057 = &l_1050[4][6][0];
                    (**l_629) = l_1049[3];
                    (*l_1057) = (l_1053 = l_1050[4][6][0]);
                }
                return g_427[2];
            }
        }
        else
        { /* block id: 519 */
            int32_t **l_1067[2];
            uint16_t *l_1084[1][4] = {{&g_176,&g_176,&g_176,&g_176}};
            int32_t ****l_1127 = (void*)0;
            int i, j;
            for (i = 0; i < 2; i++)
                l_1067[i] = &l_1044[1];
            if (g_1058)
                break;
            for (g_78 = 0; (g_78 <= 3); g_78 += 1)
            { /* block id: 523 */
                uint32_t l_1059[7][8] = {{0x4E9DCA39L,4294967287UL,0x658DD046L,4294967287UL,0x4E9DCA39L,0x2D2E697EL,0x1C504CD8L,0x651BB736L},{4294967287UL,4294967294UL,0x2E9A9947L,0x658DD046L,0x658DD046L,0x2E9A9947L,4294967294UL,4294967287UL},{0xBB9E352DL,0x2D2E697EL,0x2E9A9947L,0x0019DC93L,0x1C504CD8L,0x4E9DCA39L,0x1C504CD8L,0x0019DC93L},{0x658DD046L,0x03494FE6L,0x658DD046L,0x651BB736L,0x0019DC93L,0x4E9DCA39L,0x2E9A9947L,0x2E9A9947L},{0x2E9A9947L,0x2D2E697EL,0xBB9E352DL,0xBB9E352DL,0x2D2E697EL,0x2E9A9947L,0x0019DC93L,0x1C504CD8L},{0x2E9A9947L,4294967294UL,4294967287UL,0x2D2E697EL,0x0019DC93L,0x2D2E697EL,4294967287UL,4294967294UL},{0x658DD046L,4294967287UL,0x4E9DCA39L,0x2D2E697EL,0x1C504CD8L,0x651BB736L,0x651BB736L,0x1C504CD8L}};
                int64_t **l_1070 = &g_576;
                int i, j;
                (*g_338) = l_1044[0];
                for (g_72.f5 = 0; (g_72.f5 <= 3); g_72.f5 += 1)
                { /* block id: 527 */
                    int32_t **l_1066 = &l_1044[1];
                    int i, j, k;
                    l_567[(g_72.f5 + 2)][(g_72.f5 + 1)][g_78] = l_839[g_72.f5];
                    if ((*g_676))
                    { /* block id: 529 */
                        if (l_1059[4][6])
                            break;
                    }
                    else
                    { /* block id: 531 */
                        int i, j, k;
                        l_567[g_72.f5][(g_78 + 2)][g_72.f5] = (((l_839[g_72.f5] && (**g_1017)) <= (((((((safe_add_func_int8_t_s_s(((*l_1046) = 0x39L), (((g_72.f8 < (((safe_sub_func_uint32_t_u_u((safe_mul_func_int8_t_s_s((g_78 , (l_1066 == l_1067[1])), (safe_lshift_func_int16_t_s_s(0x16C1L, 4)))), ((void*)0 == l_1070))) == p_39) != 0L)) ^ p_37) , g_73.f4))) && p_39) , l_1059[4][6]) >= 5UL) , l_1059[5][4]) && 0UL) , p_37)) != (*g_484));
                        return p_41;
                    }
                    return g_73.f7;
                }
            }
            if (((*g_676) = (safe_add_func_int32_t_s_s((safe_div_func_uint64_t_u_u((--(*g_484)), p_39)), (safe_mul_func_int16_t_s_s((safe_rshift_func_int16_t_s_s((p_39 > 65535UL), 8)), ((p_39 | (p_37 > p_37)) , (l_1085 = (safe_add_func_int32_t_s_s((l_1083 == (&g_1058 != &g_1058)), 5UL))))))))))
            { /* block id: 542 */
                uint8_t l_1110[4][6] = {{0x40L,255UL,0x40L,0xFAL,0xF9L,0xFAL},{0x40L,255UL,0x40L,0xFAL,0xF9L,0xFAL},{0x40L,255UL,0x40L,0xFAL,0xF9L,0xFAL},{0x40L,255UL,0x40L,0xFAL,0xF9L,0xFAL}};
                struct S0 *l_1123[9] = {&g_1124,&g_1124,&g_1124,&g_1124,&g_1124,&g_1124,&g_1124,&g_1124,&g_1124};
                uint32_t **l_1132 = &g_1098[0][0][1];
                int i, j;
                for (g_73.f4 = 0; (g_73.f4 <= 3); g_73.f4 += 1)
                { /* block id: 545 */
                    int32_t *l_1090 = &g_123[5];
                    int16_t l_1120 = (-1L);
                    int32_t ****l_1125 = &l_629;
                    int i;
                    if (((l_1043[g_73.f4] ^ (safe_mul_func_int8_t_s_s((safe_sub_func_uint16_t_u_u(((l_1043[g_73.f4] , l_1090) != (*g_98)), (((safe_div_func_int32_t_s_s(0x3C8EE6FFL, (-5L))) | (g_1093 < 1UL)) > l_1094))), 0xC9L))) || (*l_1090)))
                    { /* block id: 546 */
                        uint32_t ***l_1099 = &g_1097;
                        uint32_t **l_1101 = &g_1098[0][0][1];
                        uint32_t ***l_1100 = &l_1101;
                        int64_t l_1105 = 0xFFB771294729F8E4LL;
                        int32_t l_1111 = 0xEA2D6B5EL;
                        int16_t *l_1121 = &g_957[0];
                        int i;
                        l_1111 = (g_50 &= (((safe_add_func_int64_t_s_s((((*l_1099) = g_1097) == ((*l_1100) = (void*)0)), (!(l_1105 = (safe_add_func_int8_t_s_s(((*l_1090) , (*g_1018)), ((p_37 <= g_302[1]) >= ((*l_1046) = 0L)))))))) < (safe_div_func_int8_t_s_s(((safe_add_func_uint32_t_u_u(l_1110[3][5], (((l_839[g_73.f4] = (p_37 , (-1L))) | (-10L)) | (-1L)))) > p_41), 1UL))) && (*l_1090)));
                        (*l_1090) = ((((safe_mul_func_int8_t_s_s(0L, ((safe_add_func_uint64_t_u_u(p_39, ((*l_1090) >= ((((safe_sub_func_uint16_t_u_u(l_839[g_73.f4], ((((((safe_lshift_func_int16_t_s_s(p_38, (*l_1090))) , ((4294967291UL ^ (((*l_1121) = (((*g_299) , ((&g_241 != (void*)0) , l_1105)) != l_1120)) <= g_456.f8)) >= (*g_484))) < g_456.f3) >= g_9[6][2][1]) & p_41) , p_39))) == (*l_1090)) == l_839[g_73.f4]) ^ 1UL)))) & p_40))) & g_72.f3) || l_1110[3][5]) <= l_1122);
                        (*l_1090) = p_40;
                    }
                    else
                    { /* block id: 557 */
                        l_1123[8] = (void*)0;
                    }
                    for (p_37 = 0; (p_37 <= 7); p_37 += 1)
                    { /* block id: 562 */
                        int32_t *****l_1126[9] = {&l_1125,&l_1125,&l_1125,&l_1125,&l_1125,&l_1125,&l_1125,&l_1125,&l_1125};
                        int i;
                        l_1127 = l_1125;
                        return l_839[g_73.f4];
                    }
                    (*g_676) = (safe_mul_func_uint8_t_u_u((*g_242), 0x2CL));
                    for (l_1045 = 2; (l_1045 == (-10)); l_1045 = safe_sub_func_uint8_t_u_u(l_1045, 3))
                    { /* block id: 569 */
                        (*g_676) ^= ((*l_1090) >= (g_176 = p_37));
                        if (p_38)
                            break;
                        l_1132 = &g_1098[0][0][1];
                    }
                }
                if (p_39)
                    continue;
                if (p_37)
                    break;
            }
            else
            { /* block id: 578 */
                int64_t l_1152 = 0x31A70DBB2AA8EF4BLL;
                int32_t l_1153 = 5L;
                int32_t * volatile * volatile ** volatile *l_1173[10][9] = {{&g_1170[1],&g_1170[1],&g_1170[0],&g_1170[1],&g_1170[2],&g_1170[1],&g_1170[0],&g_1170[1],&g_1170[1]},{&g_1170[0],&g_1170[2],&g_1170[0],&g_1170[1],&g_1170[0],&g_1170[0],&g_1170[1],&g_1170[0],&g_1170[2]},{(void*)0,&g_1170[1],&g_1170[1],(void*)0,&g_1170[1],&g_1170[1],&g_1170[1],(void*)0,&g_1170[1]},{&g_1170[0],(void*)0,&g_1170[1],(void*)0,&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[1]},{&g_1170[1],&g_1170[0],&g_1170[1],&g_1170[1],&g_1170[1],(void*)0,(void*)0,(void*)0,&g_1170[1]},{(void*)0,&g_1170[1],&g_1170[0],&g_1170[0],&g_1170[0],(void*)0,&g_1170[0],&g_1170[0],(void*)0},{(void*)0,&g_1170[1],&g_1170[1],&g_1170[1],(void*)0,&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[1]},{&g_1170[1],(void*)0,&g_1170[1],&g_1170[1],&g_1170[0],&g_1170[0],(void*)0,&g_1170[1],&g_1170[1]},{&g_1170[0],&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[1],&g_1170[0],&g_1170[1],&g_1170[2]},{(void*)0,&g_1170[0],&g_1170[0],&g_1170[0],&g_1170[1],(void*)0,(void*)0,&g_1170[0],&g_1170[1]}};
                int i, j;
                for (g_1056 = 0; (g_1056 < 17); g_1056++)
                { /* block id: 581 */
                    int32_t **l_1135 = &g_141;
                    uint8_t ***l_1146[3][10][8] = {{{(void*)0,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{(void*)0,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144},{&g_1144,&g_1144,(void*)0,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,(void*)0,(void*)0,&g_1144,&g_1144,(void*)0}},{{(void*)0,(void*)0,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,(void*)0},{&g_1144,(void*)0,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144}},{{&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,(void*)0,(void*)0,&g_1144},{&g_1144,&g_1144,(void*)0,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144},{&g_1144,(void*)0,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144,&g_1144}}};
                    int i, j, k;
                    if ((l_1135 == (((safe_sub_func_uint64_t_u_u((safe_mul_func_uint8_t_u_u((**g_241), (0x9E6E2E40L | (safe_mul_func_uint8_t_u_u(((safe_sub_func_int64_t_s_s(((g_90 ^= (-1L)) < ((l_1147 = g_1144) != &l_965)), ((p_38 = (p_40 > (p_40 ^ p_38))) , 18446744073709551615UL))) < g_78), p_37))))), l_1148)) >= g_673[6]) , &g_99)))
                    { /* block id: 585 */
                        return g_72.f8;
                    }
                    else
                    { /* block id: 587 */
                        uint32_t l_1149 = 5UL;
                        --l_1149;
                        l_1152 &= l_1149;
                        l_1153 = p_37;
                        return g_69[6];
                    }
                }
                for (l_1152 = 0; (l_1152 > 5); l_1152 = safe_add_func_int32_t_s_s(l_1152, 4))
                { /* block id: 596 */
                    for (g_73.f5 = 17; (g_73.f5 < 14); --g_73.f5)
                    { /* block id: 599 */
                        int8_t *l_1162 = &l_1122;
                        int32_t l_1168 = 0x2C3E81DCL;
                        l_1168 |= ((safe_sub_func_int64_t_s_s(((((((***l_1053) = (safe_mul_func_int16_t_s_s(0x48B9L, ((g_456 , l_1162) != (((((((l_1163 , ((+l_1152) >= ((p_37 = ((~g_560[0]) != (*g_484))) , (safe_mul_func_int16_t_s_s(((&g_123[5] == ((g_123[2] <= 7UL) , (void*)0)) & 6UL), 0xFFB5L))))) , l_1153) , p_40) || p_38) , 1L) > p_39) , (void*)0))))) <= p_41) >= 0xD5F7E1CF624658C6LL) | 0xB9L) , (**g_575)), (**g_575))) || g_456.f7);
                        if (l_1122)
                            goto lbl_635;
                        l_1173[9][7] = g_1169;
                        l_1174[0][4] |= l_1168;
                    }
                    if (p_38)
                        break;
                    (*g_338) = l_1044[1];
                }
            }
        }
        l_1163 = p_39;
        if ((safe_rshift_func_int16_t_s_s((l_1177[0] != (void*)0), ((((safe_sub_func_uint16_t_u_u(((safe_add_func_int16_t_s_s((p_38 > (safe_mod_func_uint32_t_u_u((((*g_484) || ((**g_575) = (((l_1190 = (g_1188 = l_1186[0])) == &l_1187[8][1][0]) , 1L))) ^ ((((((g_1124.f8 = (***g_989)) & ((&l_1178 == g_1191) || 4L)) && (*g_299)) && 0x94L) && (*g_484)) == g_673[2])), 0xD490A081L))), (-3L))) == 1UL), p_38)) ^ 0x0BD1C0A75F0CD986LL) || (***g_989)) , (*g_299)))))
        { /* block id: 617 */
            int8_t l_1203 = 0xB2L;
            int32_t l_1210 = (-5L);
            int64_t l_1216[3][6] = {{0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL},{0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL},{0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL,0x6E1EFE89E2061B33LL}};
            int32_t l_1218 = 2L;
            uint16_t *l_1220 = &g_560[0];
            const int32_t ****l_1227 = &g_1223;
            int32_t ****l_1229 = &l_1228[5];
            uint32_t **l_1230 = &g_1098[0][0][1];
            int32_t l_1233 = 9L;
            int32_t l_1234 = 0x8DF553F9L;
            int32_t l_1235 = (-2L);
            int i, j;
            l_1210 = (l_1218 |= ((l_1194 == ((*g_1097) = (*g_1097))) && (safe_rshift_func_int8_t_s_u(((void*)0 == l_1197), ((((safe_div_func_int16_t_s_s((l_1200 < ((*l_1046) &= ((safe_add_func_uint8_t_u_u((p_41 & l_1203), (((((5L | (((*g_484) = ((((safe_sub_func_int32_t_s_s((((**l_964) &= (safe_add_func_int32_t_s_s((((safe_div_func_uint8_t_u_u((--(**l_1147)), (safe_div_func_int16_t_s_s((-1L), l_1210)))) , (*g_1193)) & 4294967295UL), p_40))) <= 0x3BL), p_38)) < l_1210) || (*g_576)) < l_1210)) || l_1215)) <= (*g_242)) || l_1216[2][1]) , p_37) >= p_40))) | 8UL))), l_1216[2][1])) , l_1217) < p_41) <= g_121[6])))));
            l_1218 = ((((((p_37 && (safe_unary_minus_func_uint64_t_u((((*l_1220) = l_1210) <= (safe_mul_func_uint8_t_u_u((((6L & ((-1L) && (p_40 , 0x0992481DFE3112F6LL))) , &g_755) != ((*l_1227) = (l_1226[0][5] = g_1223))), (((*l_1229) = l_1228[5]) == (void*)0))))))) , (**l_1227)) != (void*)0) , l_1230) == l_1231) , l_1203);
            for (g_72.f4 = 0; (g_72.f4 <= 1); g_72.f4 += 1)
            { /* block id: 632 */
                uint8_t l_1236[7];
                int i;
                for (i = 0; i < 7; i++)
                    l_1236[i] = 0UL;
                l_1236[2]++;
            }
            l_1239 = p_38;
        }
        else
        { /* block id: 636 */
            uint32_t l_1240 = 0x5547EE37L;
            int32_t *l_1258 = &g_61;
            int16_t *l_1266 = &l_839[3];
            int16_t l_1283[6][9][4] = {{{(-8L),5L,0xEE77L,0x07F7L},{(-7L),0x45A2L,0x9735L,5L},{7L,0L,0xEE77L,2L},{0xEE77L,2L,0xEE77L,0L},{7L,5L,0x9735L,0x45A2L},{(-7L),0x07F7L,0xEE77L,5L},{(-8L),(-1L),0xEE77L,0x4080L},{(-7L),2L,0x9735L,(-1L)},{7L,(-8L),0xEE77L,0x45A2L}},{{0xEE77L,0x45A2L,0xEE77L,(-8L)},{7L,(-1L),0x9735L,2L},{(-7L),0x4080L,0xEE77L,(-1L)},{(-8L),5L,0xEE77L,0x07F7L},{(-7L),0x45A2L,0x9735L,5L},{7L,0L,0xEE77L,2L},{0xEE77L,2L,0xEE77L,0L},{(-8L),(-8L),(-7L),0x07F7L},{0xEE77L,0x31EBL,0x9735L,(-8L)}},{{0xC7AEL,0L,0x9735L,1L},{0xEE77L,0x4080L,(-7L),0L},{(-8L),0x5D2FL,0x9735L,0x07F7L},{0x9735L,0x07F7L,0x9735L,0x5D2FL},{(-8L),0L,(-7L),0x4080L},{0xEE77L,1L,0x9735L,0L},{0xC7AEL,(-8L),0x9735L,0x31EBL},{0xEE77L,0x07F7L,(-7L),(-8L)},{(-8L),(-1L),0x9735L,0x4080L}},{{0x9735L,0x4080L,0x9735L,(-1L)},{(-8L),(-8L),(-7L),0x07F7L},{0xEE77L,0x31EBL,0x9735L,(-8L)},{0xC7AEL,0L,0x9735L,1L},{0xEE77L,0x4080L,(-7L),0L},{(-8L),0x5D2FL,0x9735L,0x07F7L},{0x9735L,0x07F7L,0x9735L,0x5D2FL},{(-8L),0L,(-7L),0x4080L},{0xEE77L,1L,0x9735L,0L}},{{0xC7AEL,(-8L),0x9735L,0x31EBL},{0xEE77L,0x07F7L,(-7L),(-8L)},{(-8L),(-1L),0x9735L,0x4080L},{0x9735L,0x4080L,0x9735L,(-1L)},{(-8L),(-8L),(-7L),0x07F7L},{0xEE77L,0x31EBL,0x9735L,(-8L)},{0xC7AEL,0L,0x9735L,1L},{0xEE77L,0x4080L,(-7L),0L},{(-8L),0x5D2FL,0x9735L,0x07F7L}},{{0x9735L,0x07F7L,0x9735L,0x5D2FL},{(-8L),0L,(-7L),0x4080L},{0xEE77L,1L,0x9735L,0L},{0xC7AEL,(-8L),0x9735L,0x31EBL},{0xEE77L,0x07F7L,(-7L),(-8L)},{(-8L),(-1L),0x9735L,0x4080L},{0x9735L,0x4080L,0x9735L,(-1L)},{(-8L),(-8L),(-7L),0x07F7L},{0xEE77L,0x31EBL,0x9735L,(-8L)}}};
            int32_t l_1284 = 0xCD109EAAL;
            int32_t l_1285 = 4L;
            int32_t l_1288 = (-10L);
            int32_t **** const *l_1292 = (void*)0;
            uint32_t l_1335 = 0x7273C251L;
            int8_t l_1389 = 0xCFL;
            uint64_t l_1393 = 18446744073709551615UL;
            struct S0 *l_1398[2][5] = {{&g_1392,&g_73,&g_1392,&g_1392,&g_73},{&g_73,&g_1392,&g_1392,&g_73,&g_1392}};
            int8_t **l_1401 = &l_1046;
            int32_t *l_1408 = &g_50;
            int i, j, k;
            if (p_39)
                break;
            ++l_1240;
            if ((((safe_mod_func_int32_t_s_s(p_41, (((safe_mod_func_int8_t_s_s(((safe_div_func_uint32_t_u_u((18446744073709551611UL && p_40), (safe_add_func_int8_t_s_s((safe_div_func_uint32_t_u_u(((*g_1193) = (0x3BL == p_41)), ((safe_mod_func_uint8_t_u_u((safe_lshift_func_int16_t_s_s((+((*g_484) = (((**g_1017) != (l_1258 != l_1259)) > (safe_mul_func_int8_t_s_s((((*l_1266) = (((safe_rshift_func_uint8_t_u_s((safe_rshift_func_int16_t_s_s(((((*g_1145) > (**g_1144)) , &l_1147) != (void*)0), (*l_1258))), 7)) | (*g_576)) ^ p_40)) == 0x64DDL), 0x2FL))))), 11)), g_427[0])) | 65526UL))), 0xB2L)))) & p_38), 250UL)) | p_38) ^ (*g_1145)))) == p_37) , (**g_98)))
            { /* block id: 642 */
                uint64_t **l_1281 = &g_484;
                int32_t l_1286 = 0xC6FBB956L;
                int32_t l_1287 = (-1L);
                (**l_629) = l_1259;
                (*l_1258) = (safe_rshift_func_int8_t_s_s((-1L), 3));
                (*l_1258) ^= ((((safe_div_func_uint32_t_u_u((((p_38 = ((*g_576) = p_39)) != (g_1271 , ((safe_rshift_func_uint16_t_u_s(65526UL, 4)) , (0UL < 0L)))) & p_37), (safe_mul_func_int8_t_s_s(((*l_1046) = (safe_lshift_func_uint8_t_u_u(p_40, (safe_sub_func_uint64_t_u_u(((((l_1280 == p_37) , l_1281) != (void*)0) || g_1282), (*g_484)))))), g_123[2])))) > (*g_1145)) && (*g_484)) ^ (*g_484));
                l_1289++;
            }
            else
            { /* block id: 650 */
                int32_t l_1323 = (-1L);
                int64_t **l_1325[6][10][4] = {{{&g_576,(void*)0,(void*)0,&g_576},{(void*)0,&g_576,&g_576,&g_576},{(void*)0,(void*)0,&g_576,&g_576},{(void*)0,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{(void*)0,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,(void*)0,&g_576,&g_576},{&g_576,(void*)0,&g_576,&g_576}},{{&g_576,&g_576,(void*)0,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576}},{{&g_576,(void*)0,&g_576,&g_576},{&g_576,(void*)0,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{(void*)0,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,(void*)0},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,(void*)0},{&g_576,&g_576,&g_576,&g_576}},{{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,(void*)0,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,(void*)0,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,(void*)0,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576}},{{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,(void*)0},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{(void*)0,&g_576,&g_576,&g_576},{&g_576,(void*)0,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576}},{{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,(void*)0,&g_576},{&g_576,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576},{(void*)0,&g_576,&g_576,&g_576},{&g_576,&g_576,&g_576,&g_576}}};
                int32_t l_1331 = 0L;
                int32_t l_1332 = 1L;
                uint16_t l_1354 = 1UL;
                int32_t * const *l_1374 = &l_1258;
                int32_t * const **l_1373[6] = {&l_1374,&l_1374,&l_1374,&l_1374,&l_1374,&l_1374};
                int32_t * const ***l_1372 = &l_1373[1];
                int32_t * const ****l_1371 = &l_1372;
                int32_t *l_1381 = &l_1284;
                struct S0 *l_1399 = &g_1124;
                uint32_t *l_1400 = &g_673[6];
                int i, j, k;
                if (((void*)0 == l_1292))
                { /* block id: 651 */
                    uint8_t *l_1301 = &g_78;
                    uint16_t *l_1302 = (void*)0;
                    uint16_t *l_1303 = &g_560[0];
                    int8_t ***l_1309[3];
                    int32_t l_1326 = (-4L);
                    int i;
                    for (i = 0; i < 3; i++)
                        l_1309[i] = (void*)0;
                    l_1326 = ((!(**g_575)) != (((((((+(((safe_div_func_int8_t_s_s((safe_sub_func_int16_t_s_s(1L, ((*l_1303) = ((*g_1144) != l_1301)))), (*g_242))) <= (!(safe_mod_func_int16_t_s_s(((safe_div_func_int32_t_s_s((&l_1046 != (l_1310 = (void*)0)), (safe_div_func_int16_t_s_s(((safe_rshift_func_int16_t_s_s((safe_add_func_uint32_t_u_u(((g_1317 = (void*)0) != ((safe_add_func_uint16_t_u_u((l_1301 != (void*)0), g_456.f7)) , &l_1187[6][0][0])), l_1323)), l_1324)) < p_39), 0x3414L)))) && p_37), g_1093)))) , p_37)) > 0UL) , (*g_1018)) >= (**g_1144)) , l_1197) == l_1325[4][3][0]) & 0UL));
                }
                else
                { /* block id: 656 */
                    for (g_456.f5 = 0; (g_456.f5 != 20); g_456.f5++)
                    { /* block id: 659 */
                        int32_t l_1329 = 0x66A8EFE4L;
                        int32_t l_1330 = (-1L);
                        int32_t l_1333 = 1L;
                        int32_t l_1334 = (-7L);
                        int16_t l_1338 = 0x6AC8L;
                        int8_t ***l_1349 = &l_1310;
                        l_1329 = ((*l_1259) = (-1L));
                        ++l_1335;
                        if (l_1338)
                            continue;
                        l_1331 &= (0xCC9A35EEL | (((*l_1258) | p_38) && (((safe_div_func_uint64_t_u_u(((*g_1193) <= (safe_lshift_func_int8_t_s_u((func_57((((l_1330 = (safe_add_func_uint64_t_u_u(0x0DF3C302E8A046B7LL, ((p_40 || ((***l_1053) &= ((safe_rshift_func_int8_t_s_u((*g_1018), (((*l_1349) = l_1347) != g_1350))) , p_38))) & (*l_1258))))) , g_1353[0]) || l_1338), &l_1333) , l_1332), 0))), 0x9CD3A7DD660B1C5CLL)) , 0x46L) == 0xD7L)));
                    }
                    for (l_1288 = 2; (l_1288 >= 0); l_1288 -= 1)
                    { /* block id: 671 */
                        --l_1354;
                        (*l_1259) ^= (safe_mod_func_int32_t_s_s((l_1332 = (*l_1258)), 0x7DBF8EADL));
                        if (p_40)
                            break;
                    }
                }
                for (g_1093 = 0; (g_1093 <= 29); g_1093 = safe_add_func_int32_t_s_s(g_1093, 8))
                { /* block id: 680 */
                    int16_t l_1379[7][6][6] = {{{0xF15AL,8L,0L,0xB88BL,1L,(-1L)},{(-1L),0xA4B6L,0xBB52L,8L,0x087FL,(-1L)},{0x5B4BL,2L,0L,(-7L),0xA4B6L,(-1L)},{0x087FL,(-1L),(-1L),0x087FL,0x5B4BL,0x4A11L},{(-7L),(-10L),0L,0x5B4BL,(-1L),0xB2D4L},{8L,4L,(-1L),(-1L),(-1L),0L}},{{0xB88BL,(-10L),1L,0xF15AL,0x5B4BL,0x3729L},{0xC392L,(-1L),0xC461L,0x4705L,0xA4B6L,1L},{(-1L),2L,0xB2D4L,0x19ECL,0x087FL,0L},{2L,0xA4B6L,0xBCB2L,0x19ECL,1L,0L},{(-1L),8L,0x533AL,0x4705L,0x4705L,0x533AL},{0xC392L,0xC392L,0x93F9L,0xF15AL,5L,0L}},{{0xB88BL,0x402DL,0x82DDL,(-1L),(-1L),0x93F9L},{8L,0xB88BL,0x82DDL,0x5B4BL,0xC392L,0L},{(-7L),0x5B4BL,0x93F9L,0x087FL,(-10L),0x533AL},{0x087FL,(-10L),0x533AL,(-7L),1L,0L},{0x5B4BL,5L,0xBCB2L,8L,(-1L),0L},{(-1L),5L,0xB2D4L,0xB88BL,1L,1L}},{{0xF15AL,(-10L),0xC461L,0xC392L,(-10L),0x3729L},{0x4705L,0x5B4BL,1L,(-1L),0xC392L,0L},{0x19ECL,0xB88BL,(-1L),2L,(-1L),0xB2D4L},{0x19ECL,0x402DL,0L,(-1L),5L,0x4A11L},{0x4705L,0xC392L,(-1L),0xC392L,0x4705L,(-1L)},{0xF15AL,8L,0L,0xB88BL,1L,(-1L)}},{{(-1L),0xA4B6L,0xBB52L,8L,0x087FL,(-1L)},{0x5B4BL,2L,0L,(-7L),0xA4B6L,(-1L)},{0x087FL,(-1L),(-1L),0x087FL,0x5B4BL,0x4A11L},{(-7L),(-10L),(-10L),0x4619L,0x89D1L,0xB88BL},{0xF4F5L,0x3634L,(-10L),0L,0x89D1L,0x402DL},{0xBF70L,(-7L),0x4705L,6L,0x4619L,0xC392L}},{{0xE653L,0L,1L,0x19F1L,(-1L),8L},{0x89D1L,0xFF2CL,0xB88BL,1L,(-1L),0xA4B6L},{0xFF2CL,(-1L),(-1L),1L,1L,2L},{0x89D1L,0xF4F5L,(-1L),0x19F1L,0x19F1L,(-1L)},{0xE653L,0xE653L,4L,6L,5L,(-10L)},{0xBF70L,0xF5A6L,0xF15AL,0L,(-1L),4L}},{{0xF4F5L,0xBF70L,0xF15AL,0x4619L,0xE653L,(-10L)},{0xA741L,0x4619L,4L,(-1L),0x9E3CL,(-1L)},{(-1L),0x9E3CL,(-1L),0xA741L,0xC5FEL,2L},{0x4619L,5L,(-1L),0xF4F5L,0L,0xA4B6L},{0L,5L,0xB88BL,0xBF70L,0xC5FEL,8L},{6L,0x9E3CL,1L,0xE653L,0x9E3CL,0xC392L}}};
                    int32_t l_1384 = 0L;
                    int i, j, k;
                    for (g_456.f7 = 0; (g_456.f7 == 37); g_456.f7 = safe_add_func_int64_t_s_s(g_456.f7, 1))
                    { /* block id: 683 */
                        uint32_t l_1377 = 0x0F10324DL;
                        (*l_1259) |= (p_39 >= (((safe_rshift_func_int8_t_s_s((65531UL < (((*g_1144) != (void*)0) <= (0UL || ((**l_1347) = 0xD2L)))), 6)) , &g_1144) == (void*)0));
                        (*l_1259) = (safe_div_func_int8_t_s_s(((safe_mul_func_int8_t_s_s((safe_div_func_uint8_t_u_u(0x9CL, (*g_1351))), ((l_1371 == (void*)0) && (((!(((!p_39) , ((p_38 > g_560[0]) && (*l_1259))) == ((p_37 >= 0xFCA8228E54F60D13LL) >= p_41))) >= l_1377) == l_1377)))) <= 0x39L), p_40));
                    }
                    if (p_37)
                    { /* block id: 688 */
                        int64_t l_1378[10][4] = {{0x89A1DFD7BBFC7592LL,0x89A1DFD7BBFC7592LL,(-1L),0x3DAD2E892146E136LL},{0x7C5DC97028452022LL,0x42E7105F7E043155LL,0x7C5DC97028452022LL,(-1L)},{0x7C5DC97028452022LL,(-1L),(-1L),0x7C5DC97028452022LL},{0x89A1DFD7BBFC7592LL,(-1L),0x3DAD2E892146E136LL,(-1L)},{(-1L),0x42E7105F7E043155LL,0x3DAD2E892146E136LL,0x3DAD2E892146E136LL},{0x89A1DFD7BBFC7592LL,0x89A1DFD7BBFC7592LL,(-1L),0x3DAD2E892146E136LL},{0x7C5DC97028452022LL,0x42E7105F7E043155LL,0x7C5DC97028452022LL,(-1L)},{0x7C5DC97028452022LL,(-1L),(-1L),0x7C5DC97028452022LL},{0x89A1DFD7BBFC7592LL,(-1L),0x3DAD2E892146E136LL,(-1L)},{(-1L),0x42E7105F7E043155LL,0x3DAD2E892146E136LL,0x3DAD2E892146E136LL}};
                        int i, j;
                        if (l_1378[1][0])
                            break;
                        return l_1379[1][2][4];
                    }
                    else
                    { /* block id: 691 */
                        int32_t *l_1380 = (void*)0;
                        (*l_1259) = 1L;
                        l_1381 = l_1380;
                        l_1384 &= (3L > ((l_1382 == l_1383) >= ((**l_1374) &= l_1379[3][1][2])));
                    }
                    return p_38;
                }
                if ((p_37 , ((*l_1258) &= (((((((*l_1400) = (safe_div_func_int64_t_s_s(((safe_add_func_int16_t_s_s(0xD25DL, l_1389)) && (safe_lshift_func_uint8_t_u_u(((((g_1392 , (l_1197 != l_1197)) || ((l_1393 ^ (*g_1145)) > ((((((safe_mul_func_int16_t_s_s(((*l_1266) = (safe_div_func_uint64_t_u_u(0xCE26225DAB654AB2LL, (*g_484)))), p_37)) , l_1398[1][4]) == l_1399) && 0x2D9C3275FF3D90D1LL) >= (-1L)) & (**g_1017)))) <= 0xC78F88BE6373A524LL) || 0x6EL), 7))), (**g_575)))) , (void*)0) == l_1401) & g_90) <= p_37) == p_41))))
                { /* block id: 702 */
                    uint8_t l_1402 = 0x4BL;
                    l_1402 = (8L | (*g_299));
                }
                else
                { /* block id: 704 */
                    int16_t l_1407 = 1L;
                    for (g_73.f7 = 0; (g_73.f7 > 53); ++g_73.f7)
                    { /* block id: 707 */
                        (**l_1374) = ((*l_1259) = ((*l_1381) = (safe_mod_func_uint16_t_u_u(l_1407, p_40))));
                        (*g_1172) = &l_1284;
                    }
                    (*g_338) = l_1408;
                }
            }
            return p_40;
        }
        if ((*l_1259))
            break;
    }
    return l_1409;
}


/* ------------------------------------------ */
/* 
 * reads : g_300
 * writes:
 */
static int64_t  func_43(int16_t  p_44, int64_t  p_45)
{ /* block id: 121 */
    int32_t *l_281 = (void*)0;
    int8_t l_328 = 0x56L;
    int64_t l_342 = 0x36B81FDEC4867547LL;
    uint64_t l_343[9];
    int32_t l_348 = 0L;
    uint16_t **l_363 = (void*)0;
    uint8_t *l_411[9] = {&g_75,&g_75,&g_75,&g_75,&g_75,&g_75,&g_75,&g_75,&g_75};
    int8_t l_459 = 0x0DL;
    int32_t l_460 = (-3L);
    uint32_t l_463 = 4294967295UL;
    uint8_t **l_508 = (void*)0;
    uint8_t ***l_507 = &l_508;
    uint8_t ***l_521[2];
    int64_t *l_537[4];
    int64_t **l_536[7] = {&l_537[1],&l_537[1],&l_537[1],&l_537[1],&l_537[1],&l_537[1],&l_537[1]};
    int32_t l_544[6];
    int i;
    for (i = 0; i < 9; i++)
        l_343[i] = 18446744073709551607UL;
    for (i = 0; i < 2; i++)
        l_521[i] = &l_508;
    for (i = 0; i < 4; i++)
        l_537[i] = &g_72.f8;
    for (i = 0; i < 6; i++)
        l_544[i] = 0x0D99BB2CL;
    return g_300[6][3];
}


/* ------------------------------------------ */
/* 
 * reads : g_73.f2 g_72.f1 g_69 g_72.f5 g_50 g_72.f8 g_98 g_90 g_72.f2 g_78 g_73.f4 g_241 g_162 g_73.f1 g_9 g_259 g_73.f8 g_141 g_123 g_61 g_72.f7 g_269 g_121
 * writes: g_50 g_73.f2 g_72.f1 g_90 g_75 g_95 g_98 g_72.f2 g_78 g_72.f8 g_73.f4 g_61 g_176 g_243 g_72.f7 g_123
 */
static int64_t  func_51(uint16_t  p_52, const int32_t  p_53, int32_t * p_54, int32_t * p_55, int32_t * p_56)
{ /* block id: 13 */
    uint8_t *l_79 = &g_75;
    int32_t l_105 = 0xAC100996L;
    int32_t l_126 = 0x1FF75973L;
    int32_t l_127[1][8][9] = {{{5L,0x768D1CA0L,0x7658821CL,0xA290E433L,(-1L),1L,(-1L),0x4A524AB7L,0x4A524AB7L},{(-1L),(-1L),0x49ACE371L,0xED782E0DL,0x49ACE371L,(-1L),(-1L),0x0950DC5AL,0x3060F56CL},{0x4A524AB7L,9L,(-1L),0x3060F56CL,(-1L),0x9F913A68L,0x5C78FC4AL,(-1L),0x7658821CL},{0x8E59B3DBL,0xE6285BD8L,0xA290E433L,2L,5L,0L,0x768D1CA0L,0x0950DC5AL,3L},{3L,0x4A524AB7L,6L,0x8E59B3DBL,0xA290E433L,0x8E59B3DBL,6L,0x4A524AB7L,3L},{(-3L),(-1L),(-8L),0xA290E433L,(-1L),0x0950DC5AL,0x8E59B3DBL,1L,0xED782E0DL},{0x9F913A68L,0xED782E0DL,1L,0x8E59B3DBL,0x0950DC5AL,(-1L),0xA290E433L,(-8L),(-1L)},{2L,(-1L),0x8E59B3DBL,(-3L),0x768D1CA0L,(-1L),0x768D1CA0L,(-3L),0x8E59B3DBL}}};
    uint16_t l_136 = 0x1AA7L;
    uint32_t l_204 = 0x9DC352AFL;
    uint16_t *l_245[1];
    int32_t l_250 = 0x84EBD323L;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_245[i] = &g_95;
lbl_226:
    (*p_54) = (l_79 == l_79);
    for (g_73.f2 = 0; (g_73.f2 > 14); g_73.f2++)
    { /* block id: 17 */
        int8_t l_93 = 6L;
        uint8_t *l_96 = &g_75;
        int32_t l_118 = 0x3C7B1C5AL;
        int32_t l_119 = 0L;
        int32_t l_120 = 0xAA5DFAD9L;
        int32_t l_124 = (-4L);
        int32_t l_125 = 0xEC97F770L;
        int32_t l_130 = 1L;
        int32_t l_131 = 1L;
        int32_t l_132 = (-5L);
        int32_t l_133 = 0x86291552L;
        int32_t l_134 = 2L;
        int32_t l_135 = 0L;
        int32_t *l_140 = &l_133;
        int16_t l_201[5][1] = {{0x5ACFL},{0x577FL},{0x5ACFL},{0x577FL},{0x5ACFL}};
        int i, j;
        for (g_72.f1 = 0; (g_72.f1 <= 7); g_72.f1 += 1)
        { /* block id: 20 */
            int8_t *l_89[7] = {&g_90,&g_90,&g_90,&g_90,&g_90,&g_90,&g_90};
            uint16_t *l_94[4] = {&g_95,&g_95,&g_95,&g_95};
            const int8_t l_97 = 0xB3L;
            int i;
            if (((((((((g_95 = ((g_69[g_72.f1] <= (safe_mul_func_uint8_t_u_u(g_72.f5, (safe_rshift_func_int16_t_s_u(6L, 10))))) > (safe_lshift_func_int16_t_s_s((((+((((((void*)0 == p_55) | (g_50 & p_53)) == (g_90 = g_72.f8)) & (safe_add_func_int16_t_s_s((((((*l_79) = ((8UL && g_50) & 6UL)) | (-2L)) , (-7L)) > 0UL), p_53))) != (-1L))) ^ 255UL) >= l_93), l_93)))) != 6L) , l_96) == l_79) <= (*p_55)) >= 0L) && g_73.f2) <= l_97))
            { /* block id: 24 */
                volatile int32_t * const  volatile * volatile *l_101 = &g_98;
                (*l_101) = g_98;
                return g_90;
            }
            else
            { /* block id: 27 */
                int64_t l_102 = 0xA376357ED5DE960ELL;
                return l_102;
            }
        }
        for (g_72.f2 = 29; (g_72.f2 == 21); --g_72.f2)
        { /* block id: 33 */
            int16_t l_122 = 2L;
            int32_t l_129[4];
            int8_t l_202 = 1L;
            int i;
            for (i = 0; i < 4; i++)
                l_129[i] = 0x81A2BA53L;
            l_105 = 1L;
            for (g_78 = 0; (g_78 <= 7); g_78 += 1)
            { /* block id: 37 */
                int32_t l_114[5] = {0x13B7DAF6L,0x13B7DAF6L,0x13B7DAF6L,0x13B7DAF6L,0x13B7DAF6L};
                const uint8_t *l_144 = &g_78;
                uint16_t *l_219 = &g_95;
                int32_t **l_225 = &g_141;
                int i;
            }
            for (l_125 = 0; (l_125 > (-25)); l_125--)
            { /* block id: 79 */
                uint32_t l_232 = 4294967294UL;
                for (g_72.f8 = 1; (g_72.f8 == (-10)); g_72.f8 = safe_sub_func_uint64_t_u_u(g_72.f8, 6))
                { /* block id: 82 */
                    int32_t *l_231[8][4] = {{&l_133,&l_126,&l_130,&l_130},{&l_127[0][3][4],&l_127[0][3][4],&l_130,&g_123[5]},{&l_133,&g_50,&l_120,&l_126},{&l_125,&l_120,&g_123[5],&l_120},{&g_123[5],&l_120,&l_125,&l_126},{&l_120,&g_50,&l_133,&g_123[5]},{&l_130,&l_127[0][3][4],&l_127[0][3][4],&l_130},{&l_130,&l_126,&l_133,(void*)0}};
                    int i, j;
                    l_232--;
                }
            }
        }
    }
    for (g_73.f4 = (-4); (g_73.f4 <= 2); g_73.f4++)
    { /* block id: 90 */
        uint32_t l_248 = 0x4AF132A0L;
        for (g_73.f2 = 0; (g_73.f2 <= 55); ++g_73.f2)
        { /* block id: 93 */
            int8_t *l_244 = &g_90;
            uint16_t *l_247 = &g_95;
            uint16_t **l_246 = &l_247;
            uint16_t *l_249 = &l_136;
            int32_t l_280[10] = {0x14B8DF6AL,0x5D63D91AL,(-1L),(-1L),0x5D63D91AL,0x14B8DF6AL,0x5D63D91AL,(-1L),(-1L),0x5D63D91AL};
            int i;
            if ((((((safe_lshift_func_int8_t_s_s(((*l_244) = (&l_79 == g_241)), 3)) & ((((g_162[6][0] > (0xB9D552DCL == ((l_245[0] = &g_95) == ((*l_246) = &p_52)))) <= (l_127[0][3][4] = ((((*l_249) |= ((p_52 >= (p_52 , ((l_248 != p_53) , 0L))) | g_73.f1)) || p_53) , g_9[6][1][3]))) == 9UL) , p_53)) != 0xBACA21FA9E638077LL) & l_250) ^ l_248))
            { /* block id: 99 */
                uint64_t l_262[5] = {0x9CEE74070B250DB7LL,0x9CEE74070B250DB7LL,0x9CEE74070B250DB7LL,0x9CEE74070B250DB7LL,0x9CEE74070B250DB7LL};
                int32_t *l_263 = &g_61;
                int i;
                (*l_263) ^= ((((*p_55) < ((safe_div_func_uint16_t_u_u((0L || (safe_rshift_func_int16_t_s_s((safe_mod_func_uint16_t_u_u(((safe_mod_func_int32_t_s_s(((void*)0 == g_259[1]), (*p_55))) == 0x0FL), (p_52 ^ (p_55 != p_56)))), 7))), l_248)) | l_262[4])) & g_73.f8) == (*g_141));
                for (g_176 = 0; g_176 < 4; g_176 += 1)
                {
                    g_243[g_176] = 2UL;
                }
            }
            else
            { /* block id: 102 */
                int16_t l_264 = 0x52BFL;
                if (l_264)
                { /* block id: 103 */
                    uint8_t l_274 = 0xB3L;
                    int16_t *l_275 = (void*)0;
                    int16_t *l_276[5][1];
                    int32_t l_277[9][6][4] = {{{0x74431727L,(-2L),(-2L),0x74431727L},{(-2L),0x74431727L,(-1L),1L},{(-2L),(-1L),(-2L),0x1EE7531BL},{0x74431727L,1L,0x1EE7531BL,0x1EE7531BL},{(-1L),(-1L),0x4EFC4C12L,1L},{1L,0x74431727L,0x4EFC4C12L,0x74431727L}},{{(-1L),(-2L),0x1EE7531BL,0x4EFC4C12L},{0x74431727L,(-2L),(-2L),0x74431727L},{(-2L),0x74431727L,(-1L),1L},{(-2L),(-1L),(-2L),0x1EE7531BL},{0x74431727L,1L,0x1EE7531BL,0x1EE7531BL},{(-1L),(-1L),0x4EFC4C12L,1L}},{{1L,0x74431727L,0x4EFC4C12L,0x74431727L},{(-1L),(-2L),0x1EE7531BL,0x4EFC4C12L},{0x74431727L,(-2L),(-2L),0x74431727L},{(-2L),0x74431727L,(-1L),1L},{(-2L),(-1L),(-2L),0x1EE7531BL},{0x74431727L,1L,0x1EE7531BL,0x1EE7531BL}},{{(-1L),(-1L),0x4EFC4C12L,1L},{1L,0x74431727L,0x4EFC4C12L,0x74431727L},{(-1L),(-2L),0x1EE7531BL,0x4EFC4C12L},{0x74431727L,(-2L),(-2L),0x74431727L},{(-2L),0x74431727L,(-1L),1L},{(-2L),(-1L),(-2L),0x1EE7531BL}},{{0x74431727L,0x1EE7531BL,0x4EFC4C12L,0x4EFC4C12L},{(-1L),(-1L),(-1L),0x1EE7531BL},{0x1EE7531BL,(-2L),(-1L),(-2L)},{(-1L),1L,0x4EFC4C12L,(-1L)},{(-2L),1L,1L,(-2L)},{1L,(-2L),(-1L),0x1EE7531BL}},{{1L,(-1L),1L,0x4EFC4C12L},{(-2L),0x1EE7531BL,0x4EFC4C12L,0x4EFC4C12L},{(-1L),(-1L),(-1L),0x1EE7531BL},{0x1EE7531BL,(-2L),(-1L),(-2L)},{(-1L),1L,0x4EFC4C12L,(-1L)},{(-2L),1L,1L,(-2L)}},{{1L,(-2L),(-1L),0x1EE7531BL},{1L,(-1L),1L,0x4EFC4C12L},{(-2L),0x1EE7531BL,0x4EFC4C12L,0x4EFC4C12L},{(-1L),(-1L),(-1L),0x1EE7531BL},{0x1EE7531BL,(-2L),(-1L),(-2L)},{(-1L),1L,0x4EFC4C12L,(-1L)}},{{(-2L),1L,1L,(-2L)},{1L,(-2L),(-1L),0x1EE7531BL},{1L,(-1L),1L,0x4EFC4C12L},{(-2L),0x1EE7531BL,0x4EFC4C12L,0x4EFC4C12L},{(-1L),(-1L),(-1L),0x1EE7531BL},{0x1EE7531BL,(-2L),(-1L),(-2L)}},{{(-1L),1L,0x4EFC4C12L,(-1L)},{(-2L),1L,1L,(-2L)},{1L,(-2L),(-1L),0x1EE7531BL},{1L,(-1L),1L,0x4EFC4C12L},{(-2L),0x1EE7531BL,0x4EFC4C12L,0x4EFC4C12L},{(-1L),(-1L),(-1L),0x1EE7531BL}}};
                    int i, j, k;
                    for (i = 0; i < 5; i++)
                    {
                        for (j = 0; j < 1; j++)
                            l_276[i][j] = &l_264;
                    }
                    for (g_72.f7 = (-14); (g_72.f7 >= 43); g_72.f7 = safe_add_func_uint16_t_u_u(g_72.f7, 3))
                    { /* block id: 106 */
                        if ((*p_54))
                            break;
                        if (g_78)
                            goto lbl_226;
                    }
                    (*p_54) &= ((safe_add_func_uint16_t_u_u(g_269, (safe_rshift_func_uint8_t_u_s((safe_sub_func_uint32_t_u_u(0UL, ((((l_274 <= l_204) ^ (*g_141)) & (l_247 == ((l_277[4][2][2] &= (p_53 || 2UL)) , ((safe_rshift_func_int16_t_s_s(g_9[5][5][4], 9)) , (void*)0)))) && 0x54L))), g_121[5])))) == p_53);
                }
                else
                { /* block id: 112 */
                    (*g_141) &= l_280[1];
                }
                if ((*p_55))
                    continue;
                return l_248;
            }
        }
    }
    return l_136;
}


/* ------------------------------------------ */
/* 
 * reads : g_61 g_69 g_72 g_73
 * writes: g_61 g_69
 */
static struct S0  func_57(uint8_t  p_58, int32_t * p_59)
{ /* block id: 2 */
    int32_t *l_60 = &g_61;
    int32_t *l_62 = &g_61;
    int32_t *l_63 = &g_61;
    int32_t *l_64 = &g_61;
    int32_t *l_65 = &g_61;
    int32_t *l_66 = &g_61;
    int32_t l_67 = (-3L);
    int32_t *l_68[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    int i;
    (*l_60) ^= 0x226129DCL;
    --g_69[6];
    for (p_58 = 0; (p_58 <= 4); p_58 += 1)
    { /* block id: 7 */
        return g_72;
    }
    return g_73;
}




/* ---------------------------------------- */
int main (void)
{
    int i, j, k;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_9[i][j][k], "g_9[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_50, "g_50", print_hash_value);
    transparent_crc(g_61, "g_61", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_69[i], "g_69[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_72.f0, "g_72.f0", print_hash_value);
    transparent_crc(g_72.f1, "g_72.f1", print_hash_value);
    transparent_crc(g_72.f2, "g_72.f2", print_hash_value);
    transparent_crc(g_72.f3, "g_72.f3", print_hash_value);
    transparent_crc(g_72.f4, "g_72.f4", print_hash_value);
    transparent_crc(g_72.f5, "g_72.f5", print_hash_value);
    transparent_crc(g_72.f6, "g_72.f6", print_hash_value);
    transparent_crc(g_72.f7, "g_72.f7", print_hash_value);
    transparent_crc(g_72.f8, "g_72.f8", print_hash_value);
    transparent_crc(g_73.f0, "g_73.f0", print_hash_value);
    transparent_crc(g_73.f1, "g_73.f1", print_hash_value);
    transparent_crc(g_73.f2, "g_73.f2", print_hash_value);
    transparent_crc(g_73.f3, "g_73.f3", print_hash_value);
    transparent_crc(g_73.f4, "g_73.f4", print_hash_value);
    transparent_crc(g_73.f5, "g_73.f5", print_hash_value);
    transparent_crc(g_73.f6, "g_73.f6", print_hash_value);
    transparent_crc(g_73.f7, "g_73.f7", print_hash_value);
    transparent_crc(g_73.f8, "g_73.f8", print_hash_value);
    transparent_crc(g_75, "g_75", print_hash_value);
    transparent_crc(g_78, "g_78", print_hash_value);
    transparent_crc(g_90, "g_90", print_hash_value);
    transparent_crc(g_95, "g_95", print_hash_value);
    transparent_crc(g_100, "g_100", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_121[i], "g_121[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_123[i], "g_123[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_128, "g_128", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        for (j = 0; j < 4; j++)
        {
            transparent_crc(g_162[i][j], "g_162[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_176, "g_176", print_hash_value);
    transparent_crc(g_194, "g_194", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_243[i], "g_243[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_269, "g_269", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        for (j = 0; j < 5; j++)
        {
            transparent_crc(g_300[i][j], "g_300[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_302[i], "g_302[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_427[i], "g_427[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_456.f0, "g_456.f0", print_hash_value);
    transparent_crc(g_456.f1, "g_456.f1", print_hash_value);
    transparent_crc(g_456.f2, "g_456.f2", print_hash_value);
    transparent_crc(g_456.f3, "g_456.f3", print_hash_value);
    transparent_crc(g_456.f4, "g_456.f4", print_hash_value);
    transparent_crc(g_456.f5, "g_456.f5", print_hash_value);
    transparent_crc(g_456.f6, "g_456.f6", print_hash_value);
    transparent_crc(g_456.f7, "g_456.f7", print_hash_value);
    transparent_crc(g_456.f8, "g_456.f8", print_hash_value);
    transparent_crc(g_479, "g_479", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_560[i], "g_560[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_673[i], "g_673[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_744, "g_744", print_hash_value);
    transparent_crc(g_956, "g_956", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_957[i], "g_957[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_992, "g_992", print_hash_value);
    transparent_crc(g_1056, "g_1056", print_hash_value);
    transparent_crc(g_1058, "g_1058", print_hash_value);
    transparent_crc(g_1093, "g_1093", print_hash_value);
    transparent_crc(g_1124.f0, "g_1124.f0", print_hash_value);
    transparent_crc(g_1124.f1, "g_1124.f1", print_hash_value);
    transparent_crc(g_1124.f2, "g_1124.f2", print_hash_value);
    transparent_crc(g_1124.f3, "g_1124.f3", print_hash_value);
    transparent_crc(g_1124.f4, "g_1124.f4", print_hash_value);
    transparent_crc(g_1124.f5, "g_1124.f5", print_hash_value);
    transparent_crc(g_1124.f6, "g_1124.f6", print_hash_value);
    transparent_crc(g_1124.f7, "g_1124.f7", print_hash_value);
    transparent_crc(g_1124.f8, "g_1124.f8", print_hash_value);
    transparent_crc(g_1271.f0, "g_1271.f0", print_hash_value);
    transparent_crc(g_1271.f1, "g_1271.f1", print_hash_value);
    transparent_crc(g_1271.f2, "g_1271.f2", print_hash_value);
    transparent_crc(g_1271.f3, "g_1271.f3", print_hash_value);
    transparent_crc(g_1271.f4, "g_1271.f4", print_hash_value);
    transparent_crc(g_1271.f5, "g_1271.f5", print_hash_value);
    transparent_crc(g_1271.f6, "g_1271.f6", print_hash_value);
    transparent_crc(g_1271.f7, "g_1271.f7", print_hash_value);
    transparent_crc(g_1271.f8, "g_1271.f8", print_hash_value);
    transparent_crc(g_1282, "g_1282", print_hash_value);
    transparent_crc(g_1352, "g_1352", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_1353[i], "g_1353[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1392.f0, "g_1392.f0", print_hash_value);
    transparent_crc(g_1392.f1, "g_1392.f1", print_hash_value);
    transparent_crc(g_1392.f2, "g_1392.f2", print_hash_value);
    transparent_crc(g_1392.f3, "g_1392.f3", print_hash_value);
    transparent_crc(g_1392.f4, "g_1392.f4", print_hash_value);
    transparent_crc(g_1392.f5, "g_1392.f5", print_hash_value);
    transparent_crc(g_1392.f6, "g_1392.f6", print_hash_value);
    transparent_crc(g_1392.f7, "g_1392.f7", print_hash_value);
    transparent_crc(g_1392.f8, "g_1392.f8", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_1421[i], "g_1421[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1589.f0, "g_1589.f0", print_hash_value);
    transparent_crc(g_1589.f1, "g_1589.f1", print_hash_value);
    transparent_crc(g_1589.f2, "g_1589.f2", print_hash_value);
    transparent_crc(g_1589.f3, "g_1589.f3", print_hash_value);
    transparent_crc(g_1589.f4, "g_1589.f4", print_hash_value);
    transparent_crc(g_1589.f5, "g_1589.f5", print_hash_value);
    transparent_crc(g_1589.f6, "g_1589.f6", print_hash_value);
    transparent_crc(g_1589.f7, "g_1589.f7", print_hash_value);
    transparent_crc(g_1589.f8, "g_1589.f8", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 8; k++)
            {
                transparent_crc(g_1710[i][j][k], "g_1710[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1722.f0, "g_1722.f0", print_hash_value);
    transparent_crc(g_1722.f1, "g_1722.f1", print_hash_value);
    transparent_crc(g_1722.f2, "g_1722.f2", print_hash_value);
    transparent_crc(g_1722.f3, "g_1722.f3", print_hash_value);
    transparent_crc(g_1722.f4, "g_1722.f4", print_hash_value);
    transparent_crc(g_1722.f5, "g_1722.f5", print_hash_value);
    transparent_crc(g_1722.f6, "g_1722.f6", print_hash_value);
    transparent_crc(g_1722.f7, "g_1722.f7", print_hash_value);
    transparent_crc(g_1722.f8, "g_1722.f8", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 10; j++)
        {
            for (k = 0; k < 6; k++)
            {
                transparent_crc(g_1800[i][j][k], "g_1800[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 1; k++)
            {
                transparent_crc(g_1818[i][j][k].f0, "g_1818[i][j][k].f0", print_hash_value);
                transparent_crc(g_1818[i][j][k].f1, "g_1818[i][j][k].f1", print_hash_value);
                transparent_crc(g_1818[i][j][k].f2, "g_1818[i][j][k].f2", print_hash_value);
                transparent_crc(g_1818[i][j][k].f3, "g_1818[i][j][k].f3", print_hash_value);
                transparent_crc(g_1818[i][j][k].f4, "g_1818[i][j][k].f4", print_hash_value);
                transparent_crc(g_1818[i][j][k].f5, "g_1818[i][j][k].f5", print_hash_value);
                transparent_crc(g_1818[i][j][k].f6, "g_1818[i][j][k].f6", print_hash_value);
                transparent_crc(g_1818[i][j][k].f7, "g_1818[i][j][k].f7", print_hash_value);
                transparent_crc(g_1818[i][j][k].f8, "g_1818[i][j][k].f8", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1861, "g_1861", print_hash_value);
    transparent_crc(g_1925, "g_1925", print_hash_value);
    transparent_crc(g_1942, "g_1942", print_hash_value);
    transparent_crc(g_1956.f0, "g_1956.f0", print_hash_value);
    transparent_crc(g_1956.f1, "g_1956.f1", print_hash_value);
    transparent_crc(g_1956.f2, "g_1956.f2", print_hash_value);
    transparent_crc(g_1956.f3, "g_1956.f3", print_hash_value);
    transparent_crc(g_1956.f4, "g_1956.f4", print_hash_value);
    transparent_crc(g_1956.f5, "g_1956.f5", print_hash_value);
    transparent_crc(g_1956.f6, "g_1956.f6", print_hash_value);
    transparent_crc(g_1956.f7, "g_1956.f7", print_hash_value);
    transparent_crc(g_1956.f8, "g_1956.f8", print_hash_value);
    transparent_crc(g_1970, "g_1970", print_hash_value);
    transparent_crc(g_1985.f0, "g_1985.f0", print_hash_value);
    transparent_crc(g_1985.f1, "g_1985.f1", print_hash_value);
    transparent_crc(g_1985.f2, "g_1985.f2", print_hash_value);
    transparent_crc(g_1985.f3, "g_1985.f3", print_hash_value);
    transparent_crc(g_1985.f4, "g_1985.f4", print_hash_value);
    transparent_crc(g_1985.f5, "g_1985.f5", print_hash_value);
    transparent_crc(g_1985.f6, "g_1985.f6", print_hash_value);
    transparent_crc(g_1985.f7, "g_1985.f7", print_hash_value);
    transparent_crc(g_1985.f8, "g_1985.f8", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 5; j++)
        {
            transparent_crc(g_2072[i][j], "g_2072[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 1
breakdown:
   depth: 0, occurrence: 534
   depth: 1, occurrence: 10
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

XXX max expression depth: 66
breakdown:
   depth: 1, occurrence: 396
   depth: 2, occurrence: 87
   depth: 3, occurrence: 6
   depth: 4, occurrence: 6
   depth: 5, occurrence: 7
   depth: 6, occurrence: 1
   depth: 7, occurrence: 1
   depth: 8, occurrence: 2
   depth: 9, occurrence: 1
   depth: 10, occurrence: 1
   depth: 11, occurrence: 2
   depth: 14, occurrence: 1
   depth: 15, occurrence: 4
   depth: 17, occurrence: 2
   depth: 18, occurrence: 3
   depth: 19, occurrence: 2
   depth: 20, occurrence: 2
   depth: 21, occurrence: 4
   depth: 22, occurrence: 4
   depth: 23, occurrence: 2
   depth: 24, occurrence: 1
   depth: 25, occurrence: 4
   depth: 26, occurrence: 4
   depth: 27, occurrence: 2
   depth: 28, occurrence: 3
   depth: 29, occurrence: 2
   depth: 30, occurrence: 4
   depth: 31, occurrence: 2
   depth: 32, occurrence: 2
   depth: 35, occurrence: 1
   depth: 37, occurrence: 1
   depth: 38, occurrence: 1
   depth: 40, occurrence: 1
   depth: 42, occurrence: 1
   depth: 47, occurrence: 1
   depth: 66, occurrence: 1

XXX total number of pointers: 452

XXX times a variable address is taken: 1276
XXX times a pointer is dereferenced on RHS: 262
breakdown:
   depth: 1, occurrence: 208
   depth: 2, occurrence: 44
   depth: 3, occurrence: 8
   depth: 4, occurrence: 2
XXX times a pointer is dereferenced on LHS: 286
breakdown:
   depth: 1, occurrence: 253
   depth: 2, occurrence: 24
   depth: 3, occurrence: 4
   depth: 4, occurrence: 5
XXX times a pointer is compared with null: 41
XXX times a pointer is compared with address of another variable: 11
XXX times a pointer is compared with another pointer: 13
XXX times a pointer is qualified to be dereferenced: 6989

XXX max dereference level: 5
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 997
   level: 2, occurrence: 308
   level: 3, occurrence: 140
   level: 4, occurrence: 28
   level: 5, occurrence: 64
XXX number of pointers point to pointers: 204
XXX number of pointers point to scalars: 243
XXX number of pointers point to structs: 5
XXX percent of pointers has null in alias set: 29.6
XXX average alias set size: 1.44

XXX times a non-volatile is read: 1579
XXX times a non-volatile is write: 867
XXX times a volatile is read: 180
XXX    times read thru a pointer: 87
XXX times a volatile is write: 56
XXX    times written thru a pointer: 25
XXX times a volatile is available for access: 4.9e+03
XXX percentage of non-volatile access: 91.2

XXX forward jumps: 1
XXX backward jumps: 11

XXX stmts: 381
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 31
   depth: 1, occurrence: 23
   depth: 2, occurrence: 46
   depth: 3, occurrence: 75
   depth: 4, occurrence: 99
   depth: 5, occurrence: 107

XXX percentage a fresh-made variable is used: 18.2
XXX percentage an existing variable is used: 81.8
********************* end of statistics **********************/

