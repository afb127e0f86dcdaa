/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 110 --no-argc
 * Seed:      110
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
/* --- GLOBAL VARIABLES --- */
static const uint64_t g_2 = 0x6F9B2CFB6318D581LL;
static int8_t g_11[5][6] = {{0x6CL,(-6L),(-6L),0x6CL,0x6CL,(-6L)},{0x6CL,0x6CL,(-6L),(-6L),0x6CL,0x6CL},{0x6CL,(-6L),(-6L),0x6CL,0x6CL,(-6L)},{0x6CL,0x6CL,(-6L),(-6L),0x6CL,0x6CL},{0x6CL,(-6L),(-6L),0x6CL,0x6CL,(-6L)}};
static int8_t g_35 = 6L;
static int8_t *g_34[9] = {&g_35,&g_35,&g_35,&g_35,&g_35,&g_35,&g_35,&g_35,&g_35};
static int64_t g_41 = 0x2A2EF7E291920B24LL;
static uint16_t g_76 = 65535UL;
static int32_t * volatile g_84[3] = {(void*)0,(void*)0,(void*)0};
static int32_t g_113 = 0x3FCFB248L;
static int32_t * const g_112 = &g_113;
static uint16_t g_129 = 65529UL;
static uint32_t g_136 = 9UL;
static uint16_t *g_155 = (void*)0;
static uint8_t g_159[10] = {7UL,1UL,1UL,7UL,255UL,0xE2L,7UL,7UL,0xE2L,255UL};
static int64_t g_160 = (-1L);
static uint32_t *g_215[4][9][7] = {{{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,(void*)0,&g_136,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,(void*)0,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,(void*)0,(void*)0,&g_136,&g_136,&g_136,(void*)0},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,(void*)0,&g_136,(void*)0,&g_136,&g_136,(void*)0},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136}},{{(void*)0,&g_136,&g_136,&g_136,&g_136,(void*)0,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,(void*)0,&g_136,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,(void*)0,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,(void*)0,(void*)0,&g_136,&g_136,&g_136,(void*)0},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,(void*)0,&g_136,(void*)0,&g_136,&g_136,(void*)0}},{{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{(void*)0,&g_136,&g_136,&g_136,&g_136,(void*)0,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,(void*)0,&g_136,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,(void*)0,(void*)0,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,(void*)0,(void*)0,&g_136,&g_136,&g_136,(void*)0},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136}},{{(void*)0,&g_136,&g_136,&g_136,(void*)0,(void*)0,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{(void*)0,(void*)0,&g_136,&g_136,&g_136,(void*)0,(void*)0},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136},{&g_136,&g_136,&g_136,&g_136,&g_136,&g_136,&g_136}}};
static uint32_t **g_214 = &g_215[3][6][6];
static uint32_t *** volatile g_213 = &g_214;/* VOLATILE GLOBAL g_213 */
static int16_t g_253[7][7][5] = {{{0L,0xD01FL,0x5F8CL,0x7373L,(-8L)},{0xC83CL,0x6C4AL,1L,(-1L),0x1DDCL},{0x9C58L,0xDBD4L,(-8L),0x776EL,(-1L)},{0xC83CL,0x76E5L,0x4194L,0x5DABL,0x4194L},{0L,0L,(-8L),1L,0x696AL},{0x76E5L,0xC83CL,1L,0L,0x4194L},{0xDBD4L,0x9C58L,0x5F8CL,0xC546L,(-1L)}},{{0x6C4AL,0xC83CL,0x3AC0L,2L,0x1DDCL},{0xD01FL,0L,3L,0xC546L,(-8L)},{0x724BL,0x76E5L,0x1DDCL,0L,0x6B94L},{0xD01FL,0xDBD4L,(-1L),1L,(-1L)},{0x6C4AL,0x6C4AL,0x1DDCL,0x5DABL,(-1L)},{0xDBD4L,0xD01FL,3L,0x776EL,(-1L)},{0x76E5L,0x724BL,0x3AC0L,(-1L),0x6B94L}},{{0L,0xD01FL,0x5F8CL,0x7373L,(-8L)},{0xC83CL,0x6C4AL,1L,(-1L),0x1DDCL},{0x9C58L,0xDBD4L,(-8L),0x776EL,(-1L)},{0xC83CL,0x76E5L,0x4194L,0x5DABL,0x4194L},{0L,0L,(-8L),1L,0x696AL},{0x76E5L,0xC83CL,1L,0L,0x4194L},{0xDBD4L,0x9C58L,0x5F8CL,0xC546L,(-1L)}},{{0x6C4AL,0xC83CL,0x3AC0L,2L,0x1DDCL},{0xD01FL,0L,3L,0xC546L,(-8L)},{0x724BL,0x76E5L,0x1DDCL,0L,0x6B94L},{0xD01FL,0xDBD4L,(-1L),(-6L),0xC457L},{(-1L),(-1L),0x714CL,2L,1L},{3L,(-1L),1L,0xDB2EL,0xC457L},{1L,0x3AC0L,0x0B2DL,0L,0xE34FL}},{{0x696AL,(-1L),(-1L),7L,0x6AC2L},{0x6B94L,(-1L),9L,0L,0x714CL},{0x5F8CL,3L,0x6AC2L,0xDB2EL,9L},{0x6B94L,1L,1L,2L,1L},{0x696AL,0x696AL,0x6AC2L,(-6L),(-6L)},{1L,0x6B94L,9L,(-1L),1L},{3L,0x5F8CL,(-1L),0x1255L,9L}},{{(-1L),0x6B94L,0x0B2DL,0x74C3L,0x714CL},{(-1L),0x696AL,1L,0x1255L,0x6AC2L},{0x3AC0L,1L,0x714CL,(-1L),0xE34FL},{(-1L),3L,0xC457L,(-6L),0xC457L},{(-1L),(-1L),0x714CL,2L,1L},{3L,(-1L),1L,0xDB2EL,0xC457L},{1L,0x3AC0L,0x0B2DL,0L,0xE34FL}},{{0x696AL,(-1L),(-1L),7L,0x6AC2L},{0x6B94L,(-1L),9L,0L,0x714CL},{0x5F8CL,3L,0x6AC2L,0xDB2EL,9L},{0x6B94L,1L,1L,2L,1L},{0x696AL,0x696AL,0x6AC2L,(-6L),(-6L)},{1L,0x6B94L,9L,(-1L),1L},{3L,0x5F8CL,(-1L),0x1255L,9L}}};
static int32_t g_291[2][8] = {{0x30D747A7L,(-1L),0x6969CC80L,0xEE4DCE94L,0xEE4DCE94L,0x6969CC80L,(-1L),0x30D747A7L},{(-1L),0xA6420E7FL,0x30D747A7L,(-3L),0x30D747A7L,0xA6420E7FL,(-1L),(-1L)}};
static int32_t * volatile g_290 = &g_291[0][4];/* VOLATILE GLOBAL g_290 */
static int32_t *g_293 = &g_113;
static int32_t ** volatile g_292 = &g_293;/* VOLATILE GLOBAL g_292 */
static const volatile int64_t g_453[3][2] = {{4L,4L},{4L,4L},{4L,4L}};
static int8_t g_456 = 0x3EL;
static uint32_t **g_466 = &g_215[3][6][6];
static int32_t g_530 = 0L;
static int32_t *g_529 = &g_530;
static int32_t * const *g_528 = &g_529;
static int32_t * const ** volatile g_527[1] = {&g_528};
static int32_t * const ** volatile g_531 = &g_528;/* VOLATILE GLOBAL g_531 */
static uint32_t g_574 = 4UL;
static uint32_t g_578 = 5UL;
static volatile int32_t * volatile g_586[3] = {(void*)0,(void*)0,(void*)0};
static uint32_t g_641[6][3] = {{18446744073709551615UL,1UL,1UL},{18446744073709551610UL,1UL,0x6DD0E0FFL},{2UL,1UL,3UL},{18446744073709551615UL,1UL,1UL},{18446744073709551610UL,1UL,0x6DD0E0FFL},{2UL,1UL,3UL}};
static int32_t g_648 = 0x975A2704L;
static const uint32_t g_660 = 6UL;
static uint32_t *g_665 = &g_574;
static uint32_t g_698 = 18446744073709551612UL;
static uint16_t g_703 = 0xF490L;
static uint16_t g_721 = 0xBCBAL;
static int32_t g_803 = 0x18E1004AL;
static int16_t *g_825 = &g_253[1][3][4];
static int16_t **g_824 = &g_825;
static uint64_t *g_847 = (void*)0;
static uint32_t g_860 = 0x3DC3EFBFL;
static const uint8_t g_874[1] = {0xFAL};
static int32_t g_915 = 0L;
static int32_t **g_964 = (void*)0;
static volatile uint64_t g_1003 = 18446744073709551614UL;/* VOLATILE GLOBAL g_1003 */
static uint64_t g_1013 = 0x6B9823B32D86A9ACLL;
static const int32_t * volatile g_1041 = &g_113;/* VOLATILE GLOBAL g_1041 */
static int64_t *g_1068[5][5] = {{&g_160,&g_160,&g_160,&g_160,&g_160},{&g_160,&g_160,&g_160,&g_160,&g_160},{&g_160,&g_160,&g_160,&g_160,&g_160},{&g_160,&g_160,&g_160,&g_160,&g_160},{&g_160,&g_160,&g_160,&g_160,&g_160}};
static int64_t **g_1067 = &g_1068[2][4];
static volatile int8_t g_1102 = 0x19L;/* VOLATILE GLOBAL g_1102 */
static volatile uint8_t g_1114 = 0UL;/* VOLATILE GLOBAL g_1114 */
static int32_t g_1141 = (-1L);
static int32_t * volatile * volatile g_1170 = &g_84[0];/* VOLATILE GLOBAL g_1170 */
static int32_t g_1192 = (-10L);
static int8_t * const g_1213[4] = {&g_456,&g_456,&g_456,&g_456};
static int32_t ** volatile g_1216 = (void*)0;/* VOLATILE GLOBAL g_1216 */
static int32_t ** volatile g_1219 = (void*)0;/* VOLATILE GLOBAL g_1219 */
static volatile uint32_t g_1227[5][6] = {{4294967295UL,0xAA4FECE8L,0x4BE13CC3L,0x14854B93L,0xA8B10A0BL,1UL},{1UL,0x820845E7L,0x1394D3E8L,0x820845E7L,1UL,0xAA4FECE8L},{1UL,4294967295UL,0x820845E7L,0x14854B93L,0UL,0UL},{4294967295UL,0xA8B10A0BL,0xA8B10A0BL,4294967295UL,0x1394D3E8L,0UL},{0x4BE13CC3L,0UL,0x820845E7L,0xAA4FECE8L,0x14854B93L,0xAA4FECE8L}};
static uint8_t g_1339[5] = {0x95L,0x95L,0x95L,0x95L,0x95L};
static int32_t ** volatile g_1413 = (void*)0;/* VOLATILE GLOBAL g_1413 */
static int32_t ** const  volatile g_1415 = &g_293;/* VOLATILE GLOBAL g_1415 */
static int32_t * const *** volatile g_1416 = (void*)0;/* VOLATILE GLOBAL g_1416 */
static int32_t *g_1421 = &g_1192;
static int32_t ** volatile g_1420 = &g_1421;/* VOLATILE GLOBAL g_1420 */
static int32_t *g_1495 = (void*)0;
static volatile uint32_t *** volatile g_1546 = (void*)0;/* VOLATILE GLOBAL g_1546 */
static volatile uint32_t *** volatile *g_1545 = &g_1546;
static volatile uint32_t *** volatile * volatile * volatile g_1544[10][2] = {{&g_1545,&g_1545},{(void*)0,&g_1545},{&g_1545,(void*)0},{&g_1545,&g_1545},{(void*)0,&g_1545},{&g_1545,(void*)0},{&g_1545,&g_1545},{(void*)0,&g_1545},{&g_1545,(void*)0},{&g_1545,&g_1545}};
static int32_t ** volatile g_1548 = (void*)0;/* VOLATILE GLOBAL g_1548 */
static int32_t ** volatile g_1549 = (void*)0;/* VOLATILE GLOBAL g_1549 */
static int32_t ** volatile g_1550 = &g_293;/* VOLATILE GLOBAL g_1550 */
static uint8_t *g_1599[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static uint8_t **g_1598 = &g_1599[5];
static uint32_t * const  volatile *g_1651 = (void*)0;
static volatile int16_t g_1673[6][7][3] = {{{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)}},{{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)}},{{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)}},{{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)}},{{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)}},{{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,0x0C56L,(-7L)},{0x7B12L,0x7B12L,(-1L)},{0x0C56L,(-6L),0x0C56L},{(-7L),(-7L),0x7B12L}}};
static int32_t ** volatile g_1774 = &g_293;/* VOLATILE GLOBAL g_1774 */


/* --- FORWARD DECLARATIONS --- */
static const uint8_t  func_1(void);
static uint16_t  func_5(int8_t  p_6, int32_t  p_7, int8_t  p_8, int8_t  p_9);
static int16_t  func_19(uint8_t  p_20, uint32_t  p_21, uint8_t  p_22, int16_t  p_23);
static int8_t  func_29(uint8_t  p_30, const int32_t  p_31, int8_t * p_32);
static int32_t  func_36(uint32_t  p_37, int64_t  p_38);
static int8_t * func_43(int32_t  p_44, int64_t * const  p_45, const int64_t * p_46);
static const int16_t  func_49(int8_t * p_50, int32_t  p_51, int64_t * p_52, uint32_t  p_53, uint32_t  p_54);
static int8_t * func_55(uint16_t  p_56, int64_t * p_57, int64_t * p_58, int8_t * p_59);
static int64_t  func_64(int64_t  p_65, int32_t  p_66, int8_t * p_67, uint16_t  p_68, int8_t * p_69);
static int32_t  func_107(int32_t * const  p_108, uint8_t  p_109, int16_t  p_110, uint32_t  p_111);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_2 g_11 g_34 g_41 g_293 g_1067 g_1068 g_112 g_113 g_824 g_825 g_253 g_160 g_874 g_574 g_84 g_1170 g_159 g_76
 * writes: g_11 g_41 g_113 g_34 g_574 g_84 g_76 g_159
 */
static const uint8_t  func_1(void)
{ /* block id: 0 */
    int8_t *l_10 = &g_11[3][3];
    int32_t l_16 = 0xFA8F90A3L;
    const uint16_t l_33 = 0x6038L;
    uint8_t *l_1868 = &g_159[0];
    int32_t *l_1869 = (void*)0;
    int32_t *l_1870 = (void*)0;
    int32_t *l_1871 = &l_16;
    int32_t *l_1872 = &l_16;
    int32_t *l_1873[9][4][2] = {{{(void*)0,&g_291[0][4]},{&g_648,&g_291[0][5]},{&g_648,&g_291[0][4]},{(void*)0,&l_16}},{{&g_291[0][4],&g_291[0][4]},{&g_113,&g_291[0][5]},{&g_113,&g_291[0][4]},{&g_291[0][4],&l_16}},{{(void*)0,&g_291[0][4]},{&g_648,&g_291[0][5]},{&g_648,&g_291[0][4]},{(void*)0,&l_16}},{{&g_291[0][4],&g_291[0][4]},{&g_113,&g_291[0][5]},{&g_113,&g_291[0][4]},{&g_291[0][4],&l_16}},{{(void*)0,&g_291[0][4]},{&g_648,&g_291[0][5]},{&g_648,&g_291[0][4]},{(void*)0,&l_16}},{{&g_291[0][4],&g_291[0][4]},{&g_113,&g_291[0][5]},{&g_113,&g_291[0][4]},{&g_291[0][4],&l_16}},{{(void*)0,&g_291[0][4]},{&g_648,&g_291[0][5]},{&g_648,&g_291[0][4]},{(void*)0,&l_16}},{{&g_291[0][4],&g_291[0][4]},{&g_113,&g_291[0][5]},{&g_113,&g_291[0][4]},{&g_291[0][4],&l_16}},{{(void*)0,&g_291[0][4]},{&g_648,&g_291[0][5]},{&g_648,&g_291[0][4]},{(void*)0,&l_16}}};
    int8_t l_1874 = 0L;
    uint16_t l_1875 = 65530UL;
    const uint32_t l_1878 = 0x727CEFA5L;
    int i, j, k;
    l_16 = (((*l_1868) = ((g_2 , (safe_div_func_uint16_t_u_u(func_5(((*l_10) &= g_2), (safe_div_func_uint16_t_u_u(g_2, (safe_add_func_uint8_t_u_u(l_16, (safe_mod_func_int16_t_s_s(func_19((safe_lshift_func_uint16_t_u_s((l_16 != l_16), 1)), (~(safe_sub_func_uint8_t_u_u(((l_16 ^ (((func_29(l_16, l_33, g_34[2]) , l_33) || (**g_824)) != (**g_1067))) , 0UL), l_16))), g_874[0], l_16), g_159[6])))))), l_33, l_16), l_16))) , l_16)) | 1UL);
    --l_1875;
    return l_1878;
}


/* ------------------------------------------ */
/* 
 * reads : g_76
 * writes: g_76
 */
static uint16_t  func_5(int8_t  p_6, int32_t  p_7, int8_t  p_8, int8_t  p_9)
{ /* block id: 579 */
    uint16_t l_1376 = 65535UL;
    uint32_t * const l_1392[9] = {&g_698,&g_698,&g_698,&g_698,&g_698,&g_698,&g_698,&g_698,&g_698};
    int32_t l_1422 = 0x0D1293F7L;
    int32_t **l_1448[9] = {&g_529,&g_529,&g_529,&g_529,&g_529,&g_529,&g_529,&g_529,&g_529};
    int32_t ***l_1447 = &l_1448[1];
    int64_t **l_1482 = (void*)0;
    uint64_t l_1492 = 0x524DDA66EC4E7A87LL;
    int32_t *l_1497 = &l_1422;
    int32_t l_1511[6][10] = {{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L},{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L},{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L},{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L},{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L},{0L,0L,1L,0L,1L,0L,0L,1L,0L,1L}};
    uint32_t ***l_1535 = &g_214;
    int16_t *l_1587 = &g_253[1][4][3];
    int32_t * const **l_1658 = &g_528;
    int32_t * const ***l_1657 = &l_1658;
    int32_t * const ****l_1656 = &l_1657;
    int64_t ***l_1681 = &l_1482;
    int64_t **** const l_1680 = &l_1681;
    uint32_t l_1770 = 0x3D54FB28L;
    int32_t *l_1773 = &l_1511[4][9];
    const uint32_t *l_1800 = (void*)0;
    const uint32_t **l_1799[2];
    const uint32_t ***l_1798 = &l_1799[1];
    int8_t l_1865 = 0xA6L;
    int8_t **l_1866 = (void*)0;
    uint8_t l_1867[10][5][5] = {{{0x17L,0x93L,255UL,0x60L,0xCBL},{7UL,0x93L,9UL,1UL,0xC4L},{0x04L,0x7BL,0UL,0x66L,252UL},{255UL,0x55L,1UL,0x77L,0xA1L},{0x56L,1UL,0x15L,0UL,0x4AL}},{{0xDDL,1UL,1UL,0x55L,248UL},{248UL,1UL,0x8CL,0x78L,0x04L},{248UL,9UL,1UL,0x75L,1UL},{9UL,253UL,0UL,0UL,0x4FL},{2UL,0UL,0x55L,6UL,247UL}},{{5UL,0x56L,1UL,1UL,0x56L},{0x4FL,5UL,0xDFL,0xB4L,0x52L},{0UL,0x35L,1UL,1UL,0xEBL},{0x9DL,0x7BL,1UL,0UL,6UL},{0UL,0xBCL,0x1EL,9UL,250UL}},{{0x4FL,0x29L,4UL,0xBCL,0x2DL},{5UL,2UL,0x0AL,2UL,0x8FL},{2UL,0x1EL,254UL,247UL,0xBCL},{9UL,0x8EL,0xA1L,0xBCL,248UL},{250UL,0xDFL,246UL,0UL,0x7BL}},{{0xB4L,0x0AL,0x75L,0x35L,0x1CL},{9UL,1UL,249UL,1UL,0x4DL},{0xBCL,0x2DL,250UL,254UL,0x35L},{1UL,250UL,0xE5L,1UL,0x75L},{1UL,0x8EL,0x93L,6UL,9UL}},{{0x5FL,255UL,0xC1L,5UL,9UL},{0UL,0xCAL,253UL,0x29L,0x75L},{1UL,0x29L,3UL,255UL,0x35L},{1UL,0xA3L,0x6EL,0x5CL,0x4DL},{248UL,0x8CL,0x5CL,7UL,0x1CL}},{{0x21L,0x35L,0x04L,0x4DL,0x7BL},{253UL,0UL,1UL,0xDFL,248UL},{0x2DL,0xECL,253UL,248UL,0xBCL},{0x35L,0UL,0xDCL,0x4FL,0x8FL},{0UL,0x4DL,250UL,1UL,0x2DL}},{{0x2DL,0xE5L,0xE5L,0x2DL,250UL},{0x4DL,7UL,0x17L,0x56L,6UL},{0x52L,0UL,0x4FL,0x6EL,0xEBL},{248UL,0xC1L,0x75L,0x56L,0x52L},{1UL,0x15L,251UL,0x2DL,0x56L}},{{1UL,252UL,255UL,1UL,247UL},{0UL,0x8CL,254UL,0x4FL,0x4FL},{0xBCL,0xA5L,255UL,248UL,1UL},{255UL,252UL,2UL,0xDFL,1UL},{1UL,0x5CL,0x1EL,0x4DL,250UL}},{{0xA3L,0xC1L,255UL,0x5FL,0x1CL},{255UL,0xBDL,0x53L,6UL,246UL},{0UL,2UL,0xC4L,0xCAL,255UL},{246UL,0x0AL,0x56L,253UL,5UL},{0x60L,0xD8L,0x84L,4UL,1UL}}};
    int i, j, k;
    for (i = 0; i < 2; i++)
        l_1799[i] = &l_1800;
    l_1376++;
    for (g_76 = (-7); (g_76 == 44); g_76 = safe_add_func_int32_t_s_s(g_76, 1))
    { /* block id: 583 */
        int64_t ***l_1395 = (void*)0;
        int32_t l_1398[5][10] = {{(-6L),4L,4L,(-6L),0L,0x335DDF24L,(-6L),0x335DDF24L,0L,(-6L)},{0x335DDF24L,(-6L),0x335DDF24L,0L,(-6L),4L,4L,(-6L),0L,0x335DDF24L},{0xDCC6D62AL,0xDCC6D62AL,0xAE439E64L,(-6L),4L,0xAE439E64L,4L,(-6L),0xAE439E64L,0xDCC6D62AL},{4L,4L,0x335DDF24L,4L,0L,0L,4L,0x335DDF24L,4L,4L},{0x335DDF24L,0xDCC6D62AL,4L,0L,0xDCC6D62AL,0L,4L,0xDCC6D62AL,0x335DDF24L,0x335DDF24L}};
        const int32_t * const **l_1408 = (void*)0;
        const uint32_t l_1409[6] = {4294967291UL,4294967291UL,0xEBBCA134L,4294967291UL,4294967291UL,0xEBBCA134L};
        int32_t l_1490[6];
        int64_t ***l_1532[7][9] = {{&l_1482,&l_1482,(void*)0,&g_1067,(void*)0,&g_1067,&l_1482,&g_1067,&g_1067},{&l_1482,&g_1067,&g_1067,&l_1482,(void*)0,(void*)0,&l_1482,&g_1067,&g_1067},{&l_1482,(void*)0,&l_1482,(void*)0,&g_1067,(void*)0,(void*)0,&g_1067,&l_1482},{(void*)0,&l_1482,(void*)0,&g_1067,&g_1067,&g_1067,&g_1067,&g_1067,(void*)0},{(void*)0,(void*)0,&l_1482,&l_1482,&l_1482,&l_1482,&g_1067,&l_1482,&l_1482},{(void*)0,&g_1067,&l_1482,&l_1482,&l_1482,(void*)0,(void*)0,&l_1482,&l_1482},{&l_1482,&l_1482,&l_1482,(void*)0,&g_1067,&g_1067,&l_1482,&l_1482,&l_1482}};
        uint32_t ***l_1586 = &g_214;
        uint8_t * const l_1595 = &g_1339[3];
        uint8_t * const *l_1594 = &l_1595;
        int32_t ** const *l_1718 = (void*)0;
        int32_t l_1839 = 0x2F7BC55BL;
        int i, j;
        for (i = 0; i < 6; i++)
            l_1490[i] = 0x657F0065L;
    }
    return l_1867[2][3][2];
}


/* ------------------------------------------ */
/* 
 * reads : g_574 g_84 g_1170 g_825 g_253
 * writes: g_574 g_84
 */
static int16_t  func_19(uint8_t  p_20, uint32_t  p_21, uint8_t  p_22, int16_t  p_23)
{ /* block id: 467 */
    int16_t l_1181[7];
    int32_t l_1188 = 0x527D89CEL;
    int32_t *l_1196 = &g_1192;
    int8_t l_1206 = 0xA4L;
    uint16_t **l_1248 = &g_155;
    int8_t l_1250 = 9L;
    uint64_t l_1251 = 0x57BACE904A726262LL;
    uint64_t l_1327 = 18446744073709551612UL;
    int32_t l_1346 = 4L;
    int32_t **l_1375 = &g_529;
    int32_t ***l_1374 = &l_1375;
    int i;
    for (i = 0; i < 7; i++)
        l_1181[i] = 0xEFB2L;
    for (g_574 = 0; (g_574 <= 2); g_574 += 1)
    { /* block id: 470 */
        int32_t *l_1169 = &g_291[0][4];
        int32_t l_1193 = 0x1DD3CA99L;
        uint64_t *l_1194 = &g_1013;
        uint32_t l_1210 = 0x7B1EBF9CL;
        uint32_t **l_1235 = &g_215[3][7][3];
        const int32_t *l_1326 = (void*)0;
        const int32_t **l_1325 = &l_1326;
        const int32_t ***l_1324 = &l_1325;
        uint64_t l_1330 = 0x54379F8A23666938LL;
        int i;
        g_84[g_574] = l_1169;
        (*g_1170) = g_84[g_574];
        for (p_21 = 0; (p_21 <= 3); p_21 += 1)
        { /* block id: 475 */
            int32_t l_1172 = 0x5725F8BEL;
            int32_t l_1189 = 0x73781141L;
            int32_t *l_1190 = &g_648;
            int32_t *l_1191[7][7][5] = {{{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,&g_1192,(void*)0,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,(void*)0,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,&g_1192,(void*)0,&g_1192,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192}},{{&g_1192,(void*)0,(void*)0,(void*)0,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,(void*)0,&g_1192},{(void*)0,&g_1192,(void*)0,&g_1192,&g_1192},{&g_1192,&g_1192,&g_1192,(void*)0,&g_1192},{(void*)0,&g_1192,&g_1192,&g_1192,(void*)0}},{{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192},{(void*)0,(void*)0,(void*)0,&g_1192,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,(void*)0,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192}},{{(void*)0,(void*)0,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,&g_1192,(void*)0,&g_1192,&g_1192},{(void*)0,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,(void*)0,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192}},{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{(void*)0,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{(void*)0,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192},{(void*)0,(void*)0,&g_1192,&g_1192,&g_1192}},{{&g_1192,(void*)0,(void*)0,(void*)0,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,(void*)0,&g_1192,&g_1192},{(void*)0,(void*)0,&g_1192,(void*)0,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,(void*)0},{(void*)0,&g_1192,&g_1192,(void*)0,&g_1192}},{{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,&g_1192,&g_1192,&g_1192,(void*)0},{&g_1192,&g_1192,&g_1192,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,(void*)0,&g_1192},{(void*)0,(void*)0,&g_1192,(void*)0,&g_1192},{&g_1192,&g_1192,(void*)0,&g_1192,&g_1192},{&g_1192,(void*)0,&g_1192,&g_1192,&g_1192}}};
            uint16_t **l_1260[10][9][2] = {{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}},{{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155},{&g_155,&g_155}}};
            int64_t l_1314 = 1L;
            int i, j, k;
        }
    }
    return (*g_825);
}


/* ------------------------------------------ */
/* 
 * reads : g_41 g_2 g_293 g_1067 g_1068 g_112 g_113
 * writes: g_41 g_113 g_34
 */
static int8_t  func_29(uint8_t  p_30, const int32_t  p_31, int8_t * p_32)
{ /* block id: 2 */
    uint64_t l_39 = 0xFAA2324015FB26C4LL;
    int64_t *l_40 = &g_41;
    uint16_t l_1168 = 0x26A2L;
    (*g_112) = func_36(l_39, ((*l_40) |= 0x7B88CDF8ABFF5ECCLL));
    return l_1168;
}


/* ------------------------------------------ */
/* 
 * reads : g_2 g_293 g_1067 g_1068 g_112 g_113
 * writes: g_113 g_34
 */
static int32_t  func_36(uint32_t  p_37, int64_t  p_38)
{ /* block id: 4 */
    int8_t *l_42 = (void*)0;
    int64_t l_1156[4];
    int32_t *l_1159[5] = {&g_648,&g_648,&g_648,&g_648,&g_648};
    int8_t l_1160 = 9L;
    int8_t **l_1162[7][10][3] = {{{&g_34[3],(void*)0,&g_34[2]},{&l_42,&g_34[4],&l_42},{&l_42,&l_42,&l_42},{&g_34[2],&g_34[2],&g_34[2]},{&g_34[0],&g_34[2],&g_34[8]},{&g_34[2],&l_42,&g_34[4]},{&g_34[0],&g_34[3],&l_42},{&g_34[2],&g_34[7],&l_42},{&l_42,(void*)0,&g_34[2]},{&l_42,&l_42,&g_34[5]}},{{&g_34[3],&g_34[3],&g_34[6]},{&g_34[1],&l_42,&g_34[7]},{&g_34[1],&l_42,&g_34[0]},{(void*)0,&g_34[2],&l_42},{&g_34[2],&l_42,&l_42},{&g_34[2],&g_34[1],&g_34[8]},{&g_34[0],&g_34[6],&g_34[8]},{&l_42,&l_42,&l_42},{&g_34[2],&g_34[2],&l_42},{&l_42,&g_34[2],&l_42}},{{&g_34[6],&l_42,&l_42},{&g_34[4],&l_42,&l_42},{&l_42,&l_42,&l_42},{&l_42,&g_34[2],&l_42},{&l_42,&g_34[2],&g_34[8]},{&g_34[3],(void*)0,&g_34[8]},{&g_34[5],&g_34[3],&l_42},{(void*)0,&g_34[8],&l_42},{(void*)0,&l_42,&g_34[0]},{&l_42,(void*)0,&g_34[7]}},{{&g_34[2],&l_42,&g_34[6]},{&g_34[7],&l_42,&g_34[5]},{&g_34[3],&g_34[2],&g_34[2]},{&l_42,&l_42,&l_42},{&g_34[6],(void*)0,&l_42},{&g_34[2],&g_34[1],&g_34[4]},{&g_34[2],&g_34[5],&g_34[8]},{&g_34[2],&g_34[1],&g_34[2]},{&g_34[2],(void*)0,&l_42},{(void*)0,&l_42,&l_42}},{{(void*)0,&g_34[2],&g_34[2]},{&l_42,&l_42,(void*)0},{&g_34[2],&l_42,(void*)0},{&g_34[1],(void*)0,&l_42},{(void*)0,&l_42,&l_42},{(void*)0,&g_34[8],(void*)0},{&g_34[3],&g_34[3],&g_34[1]},{&g_34[2],(void*)0,&l_42},{&l_42,&g_34[2],&l_42},{&g_34[8],&g_34[2],&g_34[2]}},{{&g_34[2],&l_42,&l_42},{&l_42,&l_42,&g_34[8]},{&g_34[8],&l_42,&g_34[2]},{&l_42,&g_34[2],&l_42},{&g_34[2],&g_34[2],(void*)0},{&g_34[8],&l_42,&g_34[1]},{&l_42,&g_34[6],(void*)0},{&g_34[2],&g_34[1],&g_34[2]},{&g_34[3],&l_42,&g_34[5]},{(void*)0,&g_34[2],&l_42}},{{(void*)0,&l_42,&g_34[2]},{&g_34[1],&l_42,(void*)0},{&g_34[2],&g_34[3],&l_42},{&l_42,&g_34[2],&g_34[5]},{&g_34[2],&g_34[2],&g_34[2]},{&l_42,&g_34[3],&g_34[2]},{(void*)0,&g_34[3],&l_42},{&l_42,&l_42,&l_42},{&l_42,(void*)0,&l_42},{&g_34[7],&g_34[2],&g_34[2]}}};
    const int64_t * const l_1167 = &l_1156[0];
    const int64_t * const *l_1166 = &l_1167;
    const int64_t * const ** const l_1165[5][7] = {{&l_1166,(void*)0,&l_1166,&l_1166,&l_1166,&l_1166,(void*)0},{&l_1166,(void*)0,&l_1166,&l_1166,(void*)0,&l_1166,(void*)0},{&l_1166,&l_1166,&l_1166,&l_1166,(void*)0,&l_1166,&l_1166},{&l_1166,&l_1166,&l_1166,&l_1166,&l_1166,&l_1166,&l_1166},{&l_1166,&l_1166,&l_1166,&l_1166,&l_1166,&l_1166,&l_1166}};
    int i, j, k;
    for (i = 0; i < 4; i++)
        l_1156[i] = 0x2A14C8555C2A8C08LL;
    (*g_112) = ((l_42 != (g_34[2] = func_43((l_1160 |= (safe_lshift_func_int16_t_s_s(func_49(func_55(g_2, &g_41, &g_41, (p_37 , l_42)), p_38, ((((p_38 | 0L) | p_37) > l_1156[0]) , (void*)0), p_38, p_38), 13))), &l_1156[0], (*g_1067)))) && 0L);
    (*g_112) &= ((safe_add_func_uint32_t_u_u((1L | 0x48L), p_37)) != (&g_1067 != l_1165[0][4]));
    return p_38;
}


/* ------------------------------------------ */
/* 
 * reads :
 * writes:
 */
static int8_t * func_43(int32_t  p_44, int64_t * const  p_45, const int64_t * p_46)
{ /* block id: 459 */
    int8_t *l_1161 = &g_456;
    return l_1161;
}


/* ------------------------------------------ */
/* 
 * reads : g_293
 * writes: g_113
 */
static const int16_t  func_49(int8_t * p_50, int32_t  p_51, int64_t * p_52, uint32_t  p_53, uint32_t  p_54)
{ /* block id: 455 */
    int8_t **l_1157 = &g_34[6];
    const int32_t l_1158 = 4L;
    (*g_293) = (l_1157 != &p_50);
    return l_1158;
}


/* ------------------------------------------ */
/* 
 * reads :
 * writes:
 */
static int8_t * func_55(uint16_t  p_56, int64_t * p_57, int64_t * p_58, int8_t * p_59)
{ /* block id: 5 */
    int32_t l_62 = 0L;
    int32_t l_63 = (-1L);
    int8_t l_74 = 0xBBL;
    uint16_t *l_75 = &g_76;
    uint16_t *l_78 = &g_76;
    int32_t l_87 = 0xDFF61739L;
    int32_t l_88 = (-1L);
    int32_t l_89 = 0L;
    int32_t l_90 = 0xB66FFBA2L;
    int32_t l_91 = 0x1FD1B63EL;
    int32_t l_92 = 1L;
    uint8_t l_94[4][10][1] = {{{0x9BL},{0xBBL},{0xE8L},{0xBBL},{0x9BL},{255UL},{0x9BL},{0xBBL},{0xE8L},{0xBBL}},{{0x9BL},{255UL},{0x9BL},{0xBBL},{0xE8L},{0xBBL},{0x9BL},{255UL},{0x9BL},{0xBBL}},{{0xE8L},{0xBBL},{0x9BL},{255UL},{0x9BL},{0xBBL},{0xE8L},{0xBBL},{0x9BL},{255UL}},{{0x9BL},{0xBBL},{0xE8L},{0xBBL},{0x9BL},{255UL},{0x9BL},{0xBBL},{0xE8L},{0xBBL}}};
    int16_t l_724[4][1][5] = {{{(-1L),6L,(-1L),1L,1L}},{{(-1L),6L,(-1L),1L,1L}},{{(-1L),6L,(-1L),1L,1L}},{{(-1L),6L,(-1L),1L,1L}}};
    int32_t **l_739[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    uint16_t l_907 = 65529UL;
    uint32_t ***l_916 = (void*)0;
    const int32_t *l_1040 = &g_648;
    uint64_t **l_1092 = &g_847;
    int32_t l_1105[2];
    int32_t l_1106 = (-1L);
    int32_t * const l_1140 = &g_1141;
    int32_t * const *l_1139 = &l_1140;
    int32_t * const l_1153 = &l_1105[0];
    int32_t **l_1154[7][2][2] = {{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}},{{&g_293,&g_293},{&g_293,&g_293}}};
    int32_t **l_1155 = &g_293;
    int i, j, k;
    for (i = 0; i < 2; i++)
        l_1105[i] = 0xCC1A38F3L;
    return &g_456;
}


/* ------------------------------------------ */
/* 
 * reads : g_2
 * writes:
 */
static int64_t  func_64(int64_t  p_65, int32_t  p_66, int8_t * p_67, uint16_t  p_68, int8_t * p_69)
{ /* block id: 8 */
    return g_2;
}


/* ------------------------------------------ */
/* 
 * reads : g_113 g_41 g_159 g_35 g_112 g_129 g_160 g_213 g_214 g_253 g_136 g_290 g_291 g_292 g_2 g_293 g_453 g_456 g_531 g_574 g_578 g_586 g_641 g_215 g_703 g_721 g_530
 * writes: g_136 g_155 g_159 g_160 g_113 g_84 g_214 g_35 g_253 g_291 g_293 g_129 g_456 g_466 g_528 g_574 g_578 g_586 g_641 g_648 g_665 g_698 g_703 g_721
 */
static int32_t  func_107(int32_t * const  p_108, uint8_t  p_109, int16_t  p_110, uint32_t  p_111)
{ /* block id: 22 */
    uint16_t *l_127 = (void*)0;
    uint16_t *l_128 = &g_129;
    int16_t l_130 = 0xC653L;
    uint32_t *l_135[3];
    const uint16_t l_173 = 0x5982L;
    uint32_t l_184 = 0xCCF996E4L;
    int32_t l_188[5] = {0x3B096275L,0x3B096275L,0x3B096275L,0x3B096275L,0x3B096275L};
    uint64_t l_280[10][9] = {{0xF418198974C40A8FLL,0xF418198974C40A8FLL,0x904B5586E6551260LL,0x8D8B0006CAC7D101LL,0xF418198974C40A8FLL,0x8F5A50C07D8683A8LL,0x8D8B0006CAC7D101LL,0x8D8B0006CAC7D101LL,0x8F5A50C07D8683A8LL},{1UL,0xF43DDE750D66DC16LL,18446744073709551609UL,0xF43DDE750D66DC16LL,1UL,0xBB74584101848D0ELL,1UL,0xF43DDE750D66DC16LL,18446744073709551609UL},{0xF418198974C40A8FLL,0x8D8B0006CAC7D101LL,0x904B5586E6551260LL,0xF418198974C40A8FLL,0xF418198974C40A8FLL,0x904B5586E6551260LL,0x8D8B0006CAC7D101LL,0xF418198974C40A8FLL,0x8F5A50C07D8683A8LL},{0x3766C544A1050D8DLL,0xF43DDE750D66DC16LL,1UL,0xF43DDE750D66DC16LL,0x3766C544A1050D8DLL,0xBB74584101848D0ELL,0x3766C544A1050D8DLL,0xFD5BABCDBC604920LL,0x3766C544A1050D8DLL},{0x35AC3371AC1D6843LL,0x35AC3371AC1D6843LL,0x8D8B0006CAC7D101LL,0xDBD1984899948650LL,0x35AC3371AC1D6843LL,0xF418198974C40A8FLL,0xDBD1984899948650LL,0xDBD1984899948650LL,0xF418198974C40A8FLL},{0x972C2B5224E523F6LL,0xFD5BABCDBC604920LL,1UL,0xFD5BABCDBC604920LL,0x972C2B5224E523F6LL,0xF43DDE750D66DC16LL,0x972C2B5224E523F6LL,0xFD5BABCDBC604920LL,1UL},{0x35AC3371AC1D6843LL,0xDBD1984899948650LL,0x8D8B0006CAC7D101LL,0x35AC3371AC1D6843LL,0x35AC3371AC1D6843LL,0x8D8B0006CAC7D101LL,0xDBD1984899948650LL,0x35AC3371AC1D6843LL,0xF418198974C40A8FLL},{18446744073709551615UL,0xFD5BABCDBC604920LL,0x3766C544A1050D8DLL,0xFD5BABCDBC604920LL,18446744073709551615UL,0xF43DDE750D66DC16LL,18446744073709551615UL,0xFD5BABCDBC604920LL,0x3766C544A1050D8DLL},{0x35AC3371AC1D6843LL,0x35AC3371AC1D6843LL,0x8D8B0006CAC7D101LL,0xDBD1984899948650LL,0x35AC3371AC1D6843LL,0xF418198974C40A8FLL,0xDBD1984899948650LL,0xDBD1984899948650LL,0xF418198974C40A8FLL},{0x972C2B5224E523F6LL,0xFD5BABCDBC604920LL,1UL,0xFD5BABCDBC604920LL,0x972C2B5224E523F6LL,0xF43DDE750D66DC16LL,0x972C2B5224E523F6LL,0xFD5BABCDBC604920LL,1UL}};
    uint32_t ***l_381 = &g_214;
    int32_t l_399 = (-10L);
    int32_t l_401 = 1L;
    int32_t l_405 = 0xE5A66E49L;
    int32_t l_413 = 0xD9A3F886L;
    int32_t l_414 = 0L;
    int32_t l_415 = (-4L);
    int32_t l_416[3][10][1] = {{{1L},{1L},{1L},{9L},{1L},{1L},{1L},{9L},{1L},{1L}},{{1L},{9L},{1L},{1L},{1L},{9L},{1L},{1L},{1L},{9L}},{{1L},{1L},{1L},{9L},{1L},{1L},{1L},{9L},{1L},{1L}}};
    int64_t *l_451 = &g_41;
    const uint32_t l_553[7][9][2] = {{{4294967295UL,4294967291UL},{1UL,4294967291UL},{4294967295UL,4294967289UL},{0x85E7BF9CL,4294967295UL},{4294967288UL,0xDAC044D7L},{4294967291UL,4294967295UL},{0x85E7BF9CL,0x85E7BF9CL},{4294967295UL,4294967291UL},{0xDAC044D7L,4294967288UL}},{{4294967295UL,0x85E7BF9CL},{4294967289UL,4294967295UL},{4294967291UL,1UL},{4294967291UL,4294967295UL},{4294967289UL,0x85E7BF9CL},{4294967295UL,4294967288UL},{0xDAC044D7L,4294967291UL},{4294967295UL,0x85E7BF9CL},{0x85E7BF9CL,4294967295UL}},{{4294967291UL,0xDAC044D7L},{4294967288UL,4294967295UL},{0x85E7BF9CL,4294967289UL},{4294967295UL,4294967291UL},{1UL,4294967291UL},{4294967295UL,4294967289UL},{0x85E7BF9CL,4294967295UL},{4294967288UL,0xDAC044D7L},{4294967291UL,4294967295UL}},{{0x85E7BF9CL,0x85E7BF9CL},{4294967295UL,4294967291UL},{0xDAC044D7L,4294967288UL},{4294967295UL,0x85E7BF9CL},{4294967289UL,4294967295UL},{4294967291UL,1UL},{4294967291UL,4294967295UL},{4294967289UL,0x85E7BF9CL},{4294967295UL,4294967288UL}},{{0xDAC044D7L,4294967291UL},{4294967295UL,0x85E7BF9CL},{0x85E7BF9CL,4294967295UL},{4294967291UL,0xDAC044D7L},{4294967288UL,4294967295UL},{0x85E7BF9CL,4294967289UL},{4294967295UL,4294967291UL},{1UL,4294967291UL},{4294967295UL,4294967289UL}},{{0x85E7BF9CL,4294967295UL},{4294967288UL,0xDAC044D7L},{4294967291UL,4294967295UL},{0x85E7BF9CL,0x85E7BF9CL},{4294967295UL,4294967291UL},{0xDAC044D7L,4294967288UL},{4294967295UL,0x85E7BF9CL},{1UL,1UL},{4294967295UL,0x9955BA35L}},{{4294967295UL,1UL},{1UL,7UL},{1UL,0x2B57E3ABL},{0xFAED8316L,4294967295UL},{4294967295UL,7UL},{7UL,4294967295UL},{4294967295UL,0xFAED8316L},{0x2B57E3ABL,1UL},{7UL,1UL}}};
    int16_t l_573 = 0xB813L;
    uint8_t *l_621[8][7] = {{&g_159[1],&g_159[6],&g_159[1],&g_159[6],&g_159[1],&g_159[1],&g_159[6]},{&g_159[6],&g_159[5],&g_159[6],(void*)0,(void*)0,&g_159[3],(void*)0},{&g_159[6],&g_159[0],&g_159[1],&g_159[1],&g_159[0],&g_159[6],&g_159[0]},{&g_159[6],(void*)0,(void*)0,&g_159[3],(void*)0,&g_159[3],(void*)0},{&g_159[1],&g_159[1],&g_159[6],&g_159[1],&g_159[6],&g_159[1],&g_159[1]},{&g_159[6],(void*)0,&g_159[5],(void*)0,&g_159[6],&g_159[6],(void*)0},{&g_159[2],&g_159[0],&g_159[2],&g_159[6],&g_159[6],&g_159[2],&g_159[0]},{(void*)0,&g_159[5],&g_159[5],(void*)0,(void*)0,(void*)0,(void*)0}};
    int32_t **l_667[8][7][1] = {{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}},{{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293},{&g_293}}};
    int8_t *l_670 = &g_35;
    uint16_t *l_689 = &g_129;
    uint16_t *l_701 = (void*)0;
    uint16_t *l_702[1];
    int16_t *l_710 = &g_253[1][4][3];
    uint64_t l_717[2][9] = {{18446744073709551615UL,0x95A32EFF150916E4LL,18446744073709551615UL,0x7D80BF3F6AEC69DALL,0x7D80BF3F6AEC69DALL,18446744073709551615UL,0x95A32EFF150916E4LL,18446744073709551615UL,0x7D80BF3F6AEC69DALL},{18446744073709551615UL,0x7D80BF3F6AEC69DALL,0x7D80BF3F6AEC69DALL,18446744073709551615UL,0x95A32EFF150916E4LL,18446744073709551615UL,0x7D80BF3F6AEC69DALL,0x7D80BF3F6AEC69DALL,18446744073709551615UL}};
    int16_t *l_718 = (void*)0;
    int16_t *l_719 = (void*)0;
    int16_t *l_720[6] = {&l_573,&l_573,&l_573,&l_573,&l_573,&l_573};
    int16_t l_722[3][3][10] = {{{(-1L),(-4L),(-4L),(-1L),1L,0x383DL,1L,(-1L),(-4L),(-4L)},{1L,(-4L),0x893CL,0x1784L,0x1784L,0x893CL,(-4L),1L,(-4L),0x893CL},{0x383DL,(-1L),0x1784L,(-1L),0x383DL,0x893CL,0x893CL,0x383DL,(-1L),0x1784L}},{{1L,1L,0x1784L,0x893CL,(-1L),0x893CL,1L,0x2C7BL,0x2C7BL,1L},{(-4L),0x893CL,0x1784L,0x1784L,0x893CL,(-4L),1L,(-4L),0x893CL,0x1784L},{0x383DL,0x2C7BL,0x383DL,0x1784L,1L,1L,0x1784L,0x383DL,0x2C7BL,0x383DL}},{{0x383DL,(-4L),0x2C7BL,0x893CL,0x2C7BL,(-4L),0x383DL,0x383DL,(-4L),0x2C7BL},{(-4L),0x383DL,0x383DL,(-4L),0x2C7BL,0x893CL,0x2C7BL,(-4L),0x383DL,0x383DL},{0x2C7BL,0x383DL,0x1784L,1L,1L,0x1784L,0x383DL,0x2C7BL,0x383DL,0x1784L}}};
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_135[i] = &g_136;
    for (i = 0; i < 1; i++)
        l_702[i] = (void*)0;
    if ((((g_136 = (((((*p_108) , ((safe_rshift_func_uint8_t_u_u((safe_unary_minus_func_int64_t_s((l_127 != l_128))), 2)) , l_130)) | ((safe_lshift_func_int16_t_s_s((&g_84[0] == &p_108), 13)) <= ((((safe_sub_func_uint16_t_u_u(g_113, (1L | 1UL))) , (void*)0) == (void*)0) , p_111))) >= l_130) , 4294967295UL)) | p_111) || g_41))
    { /* block id: 24 */
        for (p_109 = 0; (p_109 <= 2); p_109 += 1)
        { /* block id: 27 */
            return (*p_108);
        }
    }
    else
    { /* block id: 30 */
        uint16_t **l_154 = &l_128;
        int8_t *l_156 = &g_35;
        int32_t l_157[1];
        uint8_t *l_158 = &g_159[6];
        int64_t *l_243 = &g_160;
        int16_t l_259 = (-9L);
        uint32_t *****l_262 = (void*)0;
        int8_t l_417 = 1L;
        uint16_t l_419 = 1UL;
        int16_t *l_472 = &l_130;
        int16_t l_519[4] = {0L,0L,0L,0L};
        const int32_t *l_539 = (void*)0;
        const int32_t **l_538 = &l_539;
        const int32_t ***l_537 = &l_538;
        int32_t l_611 = 0L;
        int32_t *l_666[10] = {&g_291[1][0],&g_291[0][4],&l_416[0][2][0],&g_291[0][4],&g_291[1][0],&g_291[1][0],&g_291[0][4],&l_416[0][2][0],&g_291[0][4],&g_291[1][0]};
        int i;
        for (i = 0; i < 1; i++)
            l_157[i] = 0xA08A75D0L;
        if ((((safe_lshift_func_int16_t_s_u(((+((((safe_rshift_func_uint8_t_u_u((0x63F1L <= ((safe_mod_func_int8_t_s_s((((g_160 = ((0L > (safe_rshift_func_int16_t_s_u((safe_add_func_uint16_t_u_u((safe_rshift_func_int16_t_s_s(p_111, 5)), (safe_mod_func_uint16_t_u_u((1UL && ((((g_155 = ((*l_154) = (((void*)0 != &g_129) , l_127))) == l_127) ^ ((*l_158) = (((void*)0 == l_156) || l_157[0]))) || g_41)), p_111)))), 10))) , 1UL)) , g_159[3]) | 0UL), 1UL)) & 0xFA51574812A85F46LL)), 7)) | 0L) && p_110) , p_109)) <= l_157[0]), 4)) > g_35) & l_130))
        { /* block id: 35 */
lbl_187:
            (*p_108) = 0x8848039CL;
        }
        else
        { /* block id: 37 */
            int32_t l_180 = 0xDA0945A8L;
            int32_t l_185 = 8L;
            int64_t l_186 = 0x63735208E9886135LL;
            uint64_t l_190[3];
            int8_t *l_207 = &g_35;
            int32_t l_211 = (-4L);
            int64_t l_231 = 0xA7228B4A309CDAB9LL;
            uint32_t ****l_236 = (void*)0;
            uint16_t **l_254 = &l_128;
            int16_t *l_317 = &l_259;
            uint16_t *l_320 = &g_129;
            int16_t *l_323 = &l_130;
            uint16_t l_357 = 1UL;
            int32_t l_407 = (-1L);
            int32_t l_408 = 0xD2F83595L;
            int32_t l_409 = 0xAD1CA656L;
            int32_t l_412[5][4][6] = {{{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)},{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)}},{{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)},{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)}},{{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)},{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)}},{{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)},{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)}},{{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)},{(-1L),(-5L),(-5L),(-1L),(-1L),(-5L)},{(-1L),(-1L),(-5L),(-5L),(-1L),(-1L)}}};
            int32_t l_430 = (-1L);
            uint32_t l_452 = 0x99822251L;
            uint32_t l_454[5] = {0UL,0UL,0UL,0UL,0UL};
            uint64_t l_479 = 0x40E2B816CDF28EF2LL;
            int32_t l_518 = (-1L);
            uint32_t ***l_662 = &g_214;
            int i, j, k;
            for (i = 0; i < 3; i++)
                l_190[i] = 9UL;
            if (((3L >= l_130) || (safe_mod_func_uint16_t_u_u(l_157[0], (safe_rshift_func_int16_t_s_u((safe_div_func_int8_t_s_s((safe_rshift_func_int16_t_s_s((safe_mod_func_int16_t_s_s(((safe_rshift_func_uint8_t_u_s(l_173, ((safe_mod_func_uint16_t_u_u((((&g_136 != ((safe_lshift_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_s(((((l_180 = 0xC076L) || (p_109 ^ (safe_unary_minus_func_int32_t_s(((safe_rshift_func_uint16_t_u_s(((p_109 || ((p_111 < 5UL) == l_184)) == l_157[0]), g_35)) & 0xE0C39D9FL))))) == l_185) , l_180), l_186)), 3)) , &g_136)) == 1UL) < g_159[7]), 8UL)) && (*g_112)))) , g_159[5]), l_157[0])), g_129)), l_186)), 13))))))
            { /* block id: 39 */
lbl_193:
                if (l_130)
                    goto lbl_187;
            }
            else
            { /* block id: 41 */
                uint32_t l_203 = 18446744073709551610UL;
                int32_t l_232[4][10] = {{0L,0x761CDC3CL,0L,0x5F2AE77BL,(-1L),0x5F2AE77BL,0L,0x761CDC3CL,0L,0x5F2AE77BL},{(-1L),0x761CDC3CL,0x8BF2FC47L,0x761CDC3CL,(-1L),1L,(-1L),0x761CDC3CL,0x8BF2FC47L,0x761CDC3CL},{(-1L),0x5F2AE77BL,0L,0x761CDC3CL,0L,0x5F2AE77BL,(-1L),0x5F2AE77BL,0L,0x761CDC3CL},{0L,0x761CDC3CL,0L,0x5F2AE77BL,(-1L),0x5F2AE77BL,0L,0x761CDC3CL,0L,0x5F2AE77BL}};
                uint32_t ***l_235 = &g_214;
                uint32_t ****l_234[4];
                int32_t l_288[2];
                const int32_t l_289 = 0x04BBC362L;
                int32_t **l_302 = &g_293;
                int i, j;
                for (i = 0; i < 4; i++)
                    l_234[i] = &l_235;
                for (i = 0; i < 2; i++)
                    l_288[i] = (-4L);
                for (g_160 = 0; (g_160 <= 2); g_160 += 1)
                { /* block id: 44 */
                    for (g_136 = 0; (g_136 <= 2); g_136 += 1)
                    { /* block id: 47 */
                        int i;
                        if ((*p_108))
                            break;
                        (*p_108) = (*p_108);
                    }
                    for (l_185 = 2; (l_185 >= 0); l_185 -= 1)
                    { /* block id: 53 */
                        int32_t *l_189[6] = {(void*)0,(void*)0,&l_188[3],(void*)0,(void*)0,&l_188[3]};
                        int i;
                        g_84[g_160] = l_135[l_185];
                        --l_190[0];
                    }
                    if (p_109)
                        goto lbl_193;
                }
                (*p_108) |= (-1L);
                if (((safe_add_func_int64_t_s_s(0xC9179A281D642D50LL, ((safe_rshift_func_int8_t_s_u((safe_sub_func_int64_t_s_s(8L, (!((0xC953962AL <= (l_184 > (&g_112 != (void*)0))) , (safe_mul_func_int8_t_s_s(p_111, p_109)))))), g_160)) != l_203))) , (*p_108)))
                { /* block id: 60 */
                    uint8_t * const l_206 = &g_159[6];
                    uint64_t *l_210 = &l_190[0];
                    int32_t l_218 = 0xE30F3DA4L;
                    if ((safe_add_func_int32_t_s_s((*p_108), (((l_157[0] , l_206) == (void*)0) | ((*l_158) &= ((&g_35 == l_207) | ((safe_add_func_uint64_t_u_u(((*l_210) &= 1UL), 0x1D822687B70EE5EELL)) <= ((((((void*)0 != &l_173) == 1L) >= (-1L)) , l_211) <= 0x280DD1ACL))))))))
                    { /* block id: 63 */
                        uint32_t ** const l_212 = &l_135[2];
                        (*g_213) = l_212;
                    }
                    else
                    { /* block id: 65 */
                        int8_t *l_229 = (void*)0;
                        int16_t *l_230[1][9][7] = {{{&l_130,&l_130,&l_130,(void*)0,(void*)0,&l_130,&l_130},{&l_130,&l_130,&l_130,&l_130,&l_130,&l_130,&l_130},{&l_130,&l_130,&l_130,&l_130,&l_130,&l_130,&l_130},{&l_130,&l_130,&l_130,&l_130,&l_130,&l_130,(void*)0},{(void*)0,&l_130,&l_130,(void*)0,&l_130,&l_130,(void*)0},{&l_130,(void*)0,&l_130,&l_130,(void*)0,&l_130,&l_130},{(void*)0,(void*)0,&l_130,&l_130,&l_130,&l_130,&l_130},{&l_130,&l_130,&l_130,&l_130,&l_130,&l_130,&l_130},{&l_130,&l_130,&l_130,&l_130,&l_130,&l_130,&l_130}}};
                        int32_t l_233 = 0xD68153D3L;
                        int i, j, k;
                        (*g_112) = ((-5L) < (l_218 > (g_160 >= ((safe_mod_func_uint64_t_u_u((0x097E5DDE06F248DDLL <= ((*l_210) |= (safe_mul_func_int8_t_s_s(((l_130 || (safe_mul_func_uint16_t_u_u((safe_sub_func_uint32_t_u_u(p_111, (l_218 >= (safe_mul_func_uint16_t_u_u(7UL, (l_231 = (l_229 == (void*)0))))))), l_232[1][7]))) || l_233), (-1L))))), 5L)) & l_184))));
                        if (l_233)
                            goto lbl_244;
                        l_236 = l_234[1];
lbl_244:
                        (*g_112) = (safe_mul_func_uint8_t_u_u((safe_lshift_func_int8_t_s_s((-6L), 4)), (safe_mod_func_int64_t_s_s(((void*)0 != l_243), 0xA2B03852427BCE40LL))));
                        return l_218;
                    }
                    for (g_35 = 4; (g_35 != 10); g_35++)
                    { /* block id: 76 */
                        return (*p_108);
                    }
                    (*g_112) ^= (0x081F9AE0L < ((4294967294UL ^ l_157[0]) >= (l_218 = ((((safe_lshift_func_uint16_t_u_u((safe_mod_func_uint32_t_u_u((safe_sub_func_int16_t_s_s((((g_253[1][4][3] &= (((*l_235) = (*g_213)) == (void*)0)) , &g_155) != l_254), (safe_lshift_func_int8_t_s_u(0x47L, 2)))), (safe_mod_func_int64_t_s_s((((p_110 < l_218) , l_218) <= 0x5E4BL), 0x5D1929A791AA2D42LL)))), 14)) <= 0x4C37L) && 0x54CC0068L) & l_259))));
                }
                else
                { /* block id: 83 */
                    int32_t l_263 = 0xFA98CA15L;
                    uint32_t l_287 = 4294967295UL;
                    for (l_211 = (-24); (l_211 == 6); l_211 = safe_add_func_int8_t_s_s(l_211, 8))
                    { /* block id: 86 */
                        l_262 = l_262;
                        return l_263;
                    }
                    for (l_130 = (-11); (l_130 <= 0); l_130 = safe_add_func_int64_t_s_s(l_130, 3))
                    { /* block id: 92 */
                        int16_t l_274 = 0L;
                        uint32_t *l_279[2][2] = {{(void*)0,(void*)0},{(void*)0,(void*)0}};
                        int i, j;
                        (*g_290) |= ((((safe_rshift_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(((((p_110 > ((safe_rshift_func_uint8_t_u_s(l_274, 6)) || ((safe_div_func_int16_t_s_s(((l_157[0] &= (safe_rshift_func_uint16_t_u_s((((l_280[9][5] = g_136) , &g_84[0]) == &g_84[0]), ((((!(&g_160 == l_243)) <= (((safe_sub_func_uint64_t_u_u((+((safe_lshift_func_int8_t_s_u(1L, (((*l_207) |= ((l_263 , 0xC5L) <= 0x28L)) , 0UL))) != p_109)), 18446744073709551609UL)) > l_287) | l_274)) ^ p_109) , 0xEDD9L)))) >= 0xB16B5456L), p_110)) >= l_288[0]))) , 0xACL) <= g_41) , l_288[0]), 0x7DL)), 6)) < g_113) && l_288[0]) != l_289);
                        (*g_292) = p_108;
                        (*g_112) ^= (safe_add_func_uint8_t_u_u(248UL, 7UL));
                    }
                }
                (*l_302) = (((((((l_232[3][7] || ((safe_sub_func_int64_t_s_s((((safe_add_func_uint8_t_u_u(((l_185 > (!(g_2 >= p_111))) <= l_232[0][7]), (0x09917582L >= (safe_unary_minus_func_int64_t_s(g_41))))) != ((&g_213 != (void*)0) <= l_184)) != l_211), g_41)) <= l_190[0])) != g_136) , g_160) != 0x8E159C8D91A4C2D8LL) , 0x9AL) <= l_157[0]) , (*g_292));
            }
            if (((*g_293) = ((((safe_mul_func_int8_t_s_s((safe_sub_func_int16_t_s_s((safe_unary_minus_func_int64_t_s(((*l_243) = (safe_mul_func_int16_t_s_s((+(safe_add_func_int8_t_s_s(p_109, l_231))), ((*l_323) = (safe_add_func_int64_t_s_s(g_291[0][1], ((safe_add_func_int16_t_s_s(((*l_317) &= g_160), p_110)) | (safe_mod_func_uint16_t_u_u(((*l_320)--), g_41))))))))))), (safe_rshift_func_int8_t_s_s(0x11L, 5)))), ((safe_div_func_uint16_t_u_u(l_188[4], (safe_lshift_func_uint16_t_u_s((safe_div_func_int32_t_s_s(0xE00CCF4FL, l_173)), l_157[0])))) > l_280[6][8]))) , 0xF2L) < p_110) , 0x7AB18FCEL)))
            { /* block id: 108 */
                uint32_t *l_332 = &l_184;
                int32_t l_337 = 0xA31FFB44L;
                int64_t *l_347[5][8][5] = {{{&g_41,(void*)0,&l_231,&l_186,&l_231},{&g_160,(void*)0,&g_160,&g_41,&l_186},{(void*)0,&g_41,&l_231,(void*)0,(void*)0},{&g_160,&g_41,&l_231,&g_41,&l_231},{&g_41,&g_41,&l_186,&l_186,(void*)0},{(void*)0,(void*)0,&l_231,(void*)0,&l_186},{&g_41,(void*)0,&l_231,&l_186,&l_231},{&g_160,(void*)0,&g_160,&g_41,&l_186}},{{(void*)0,&g_41,&l_231,(void*)0,(void*)0},{&g_160,&g_41,&l_231,&g_41,&l_231},{&g_41,&g_41,&l_186,&l_186,(void*)0},{(void*)0,(void*)0,&l_231,(void*)0,&l_186},{&g_41,(void*)0,&l_231,&l_186,&l_231},{&g_160,(void*)0,&g_160,&g_41,&l_186},{(void*)0,&g_41,&l_231,&l_231,(void*)0},{&l_231,(void*)0,&l_231,&l_231,&l_231}},{{&l_231,&l_231,&l_231,&l_231,(void*)0},{&g_160,(void*)0,&l_231,&g_41,&g_41},{&l_231,&l_186,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&g_160,&l_231,&g_41},{&l_186,&l_231,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&l_231,&l_231,&l_231},{&l_231,&l_231,&l_231,&l_231,(void*)0},{&g_160,(void*)0,&l_231,&g_41,&g_41}},{{&l_231,&l_186,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&g_160,&l_231,&g_41},{&l_186,&l_231,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&l_231,&l_231,&l_231},{&l_231,&l_231,&l_231,&l_231,(void*)0},{&g_160,(void*)0,&l_231,&g_41,&g_41},{&l_231,&l_186,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&g_160,&l_231,&g_41}},{{&l_186,&l_231,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&l_231,&l_231,&l_231},{&l_231,&l_231,&l_231,&l_231,(void*)0},{&g_160,(void*)0,&l_231,&g_41,&g_41},{&l_231,&l_186,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&g_160,&l_231,&g_41},{&l_186,&l_231,(void*)0,&l_231,(void*)0},{&l_231,(void*)0,&l_231,&l_231,&l_231}}};
                int8_t *l_363 = &g_35;
                uint32_t ** const *l_385 = &g_214;
                uint32_t ** const **l_384 = &l_385;
                int32_t l_400[1];
                int32_t l_402 = 0L;
                int32_t l_403 = 0xB5AA4449L;
                int32_t l_404 = 7L;
                int32_t l_406 = 0xF4E6D25CL;
                int32_t l_410 = 0x64DF80EDL;
                int32_t l_411[9][2] = {{0L,(-8L)},{(-2L),0x1884A0F3L},{(-2L),(-8L)},{0L,0L},{(-8L),(-2L)},{0x1884A0F3L,(-2L)},{(-8L),0L},{0L,(-8L)},{(-2L),0x1884A0F3L}};
                int64_t l_418 = 0L;
                uint8_t l_493 = 0x5BL;
                int i, j, k;
                for (i = 0; i < 1; i++)
                    l_400[i] = 0xE927EDBBL;
                (*g_292) = &l_157[0];
                if (((&p_110 == &g_253[0][1][0]) & ((0x11A16B9AL && ((((((((p_108 != l_332) <= (((safe_sub_func_uint16_t_u_u((((((*g_293) |= (*p_108)) && (safe_mod_func_uint8_t_u_u(p_111, l_184))) , l_332) == g_293), 0x3D53L)) <= 0x5DC2L) != 0x7F71887038CBDFFCLL)) ^ 0xBC73D204L) != p_111) & l_337) < 0L) < 0x20L) & 0x9D664D86L)) , l_190[0])))
                { /* block id: 111 */
                    int64_t *l_346 = &l_231;
                    uint64_t *l_354 = (void*)0;
                    uint64_t *l_355 = (void*)0;
                    uint64_t *l_356 = &l_190[1];
                    int32_t l_358[1][9] = {{0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L,0xBDA2F7A7L}};
                    int32_t l_359[3];
                    int8_t **l_364 = &l_363;
                    int64_t l_369 = 0x4C383BE5139653B5LL;
                    int i, j;
                    for (i = 0; i < 3; i++)
                        l_359[i] = 0L;
                    (*g_112) = (safe_mod_func_int32_t_s_s((-3L), (safe_mul_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((p_109 != (0x7EL == (((((((*l_158) = ((safe_add_func_int8_t_s_s((l_346 != l_347[4][6][0]), (safe_add_func_uint32_t_u_u(((((safe_add_func_uint64_t_u_u(((((*g_292) == &g_291[0][1]) <= ((*l_356) = (l_280[9][5] , (safe_div_func_int32_t_s_s((-3L), 0x3C66BB17L))))) & (-10L)), l_357)) == 1UL) , p_109) | l_358[0][2]), 0x0EAAE944L)))) <= 0x684CF5DC0CEF86DELL)) != l_259) & l_358[0][3]) , l_359[1]) && (*p_108)) , p_110))), (-1L))), l_157[0]))));
                    (*g_293) = ((+((*p_108) = (p_110 != 0x7FL))) | ((safe_mod_func_int16_t_s_s((-1L), (((void*)0 != &g_213) && ((l_337 , l_207) == ((*l_364) = l_363))))) <= ((-1L) <= g_291[0][3])));
                    (*g_293) = ((*p_108) = ((((g_41 , (safe_add_func_int64_t_s_s(((0x3BC02E2F530F2090LL == (l_259 & l_337)) != 18446744073709551608UL), ((l_185 = ((safe_add_func_int16_t_s_s(l_358[0][2], ((*l_320) ^= l_157[0]))) && p_110)) , g_160)))) , l_369) , 9L) , (*g_290)));
                }
                else
                { /* block id: 122 */
                    int32_t l_377 = 0L;
                    uint16_t *l_378 = &l_357;
                    if ((safe_sub_func_uint16_t_u_u((~p_109), ((+(p_110 , (+((*l_378) = ((*l_320) = (p_109 != (safe_mod_func_uint8_t_u_u((((7L & 0x06DEL) || (((void*)0 == p_108) | (((*l_323) |= (p_110 ^ (p_109 , (-7L)))) & 6L))) > p_110), l_377)))))))) ^ g_41))))
                    { /* block id: 126 */
                        l_188[4] = (l_337 , (safe_add_func_uint8_t_u_u((l_381 != &g_214), 0xE0L)));
                        (*p_108) = (safe_lshift_func_uint16_t_u_u(p_109, 15));
                        (*p_108) = (*g_293);
                        if (g_136)
                            goto lbl_193;
                    }
                    else
                    { /* block id: 131 */
                        uint32_t ** const ***l_386 = &l_384;
                        (*l_386) = l_384;
                        (*g_293) = ((*p_108) = (**g_292));
                        (**l_386) = (void*)0;
                        return l_377;
                    }
                }
                if ((g_129 && (safe_lshift_func_int16_t_s_u((((*p_108) || ((l_337 = 0x14L) < 0UL)) , ((safe_sub_func_uint32_t_u_u((l_188[0] = (p_111 = p_109)), ((safe_div_func_int64_t_s_s(((*l_243) = ((l_414 &= ((safe_mod_func_uint16_t_u_u(((safe_lshift_func_uint16_t_u_s(0xDC74L, 2)) == (0x0FE222A1L < (safe_add_func_uint32_t_u_u((l_419++), (safe_mod_func_uint16_t_u_u((g_2 != (safe_mul_func_uint8_t_u_u((safe_mod_func_int16_t_s_s((safe_mod_func_int8_t_s_s(p_110, 9L)), p_109)), 2L))), g_159[6])))))), l_430)) >= (*g_293))) , l_405)), g_159[6])) >= p_110))) < l_357)), 5))))
                { /* block id: 145 */
                    int32_t *l_433 = &l_400[0];
                    int32_t l_442 = 0x47FD2C6CL;
                    int8_t *l_455 = &g_456;
                    uint32_t ****l_481 = &l_381;
                    (*g_293) = l_415;
                    if ((safe_rshift_func_int16_t_s_u(((((*l_455) &= (((*l_433) ^= (-1L)) , (safe_mod_func_uint16_t_u_u(((safe_rshift_func_int8_t_s_u((safe_sub_func_uint32_t_u_u(((((l_442 | ((safe_mul_func_int16_t_s_s(g_159[2], (l_454[1] = (safe_mul_func_int8_t_s_s((safe_sub_func_uint8_t_u_u((l_411[6][0] , ((((safe_mod_func_int8_t_s_s((((l_451 == (l_337 , &g_160)) , ((*l_243) = p_109)) >= p_109), l_417)) | g_35) != l_452) >= p_109)), g_453[1][0])), 1L))))) <= p_109)) && l_442) >= 1UL) >= p_109), 0x13C404A4L)), 4)) != l_419), (-7L))))) ^ p_110) < 65529UL), p_109)))
                    { /* block id: 151 */
                        int32_t *l_461 = &l_409;
                        int32_t l_467 = 0x06C4DCA6L;
                        (*g_112) = (safe_mul_func_uint16_t_u_u(((((l_442 && (((safe_rshift_func_int8_t_s_s((((p_110 , ((*l_461) = ((*l_433) = l_190[0]))) , (249UL >= (safe_add_func_int32_t_s_s((*p_108), 0x55FA2BEFL)))) >= ((*l_320)--)), ((((*l_381) = (l_419 , (*g_213))) != (g_466 = &g_215[3][6][6])) <= (-7L)))) ^ l_467) , l_467)) > p_110) , l_157[0]) <= l_442), 3L));
                    }
                    else
                    { /* block id: 158 */
                        int32_t * const l_477[4] = {&l_401,&l_401,&l_401,&l_401};
                        int32_t **l_478 = &g_293;
                        uint32_t *****l_480 = &l_236;
                        int i;
                        (*p_108) ^= (~(safe_sub_func_int8_t_s_s((~((((*l_480) = ((g_453[2][1] ^ ((((l_472 = &p_110) == (void*)0) && (l_188[4] | ((void*)0 == &l_236))) , ((l_408 &= (safe_mod_func_uint8_t_u_u((safe_mul_func_uint8_t_u_u((l_477[0] == ((*l_478) = &l_430)), g_2)), g_291[0][4]))) <= l_479))) , &l_381)) != l_481) , p_110)), 5UL)));
                        (*l_478) = &l_410;
                    }
                }
                else
                { /* block id: 166 */
                    if (l_185)
                        goto lbl_193;
                    for (l_185 = 0; (l_185 <= (-26)); --l_185)
                    { /* block id: 170 */
                        const uint8_t l_488[4] = {0xA1L,0xA1L,0xA1L,0xA1L};
                        int i;
                        (*g_112) &= (((0x2FD30022L && (safe_lshift_func_int16_t_s_u(((p_111 = ((&p_110 != &g_253[3][1][4]) && (((l_401 <= (l_406 || (g_160 >= (safe_rshift_func_uint16_t_u_s(l_488[1], 6))))) && ((0x41BD850105D0D24DLL || ((((safe_sub_func_uint8_t_u_u(((safe_div_func_uint16_t_u_u(l_417, 0xAB55L)) && 1UL), g_253[3][4][0])) || l_130) , l_451) != &g_41)) , (*g_290))) , l_411[5][0]))) && l_157[0]), l_493))) , 0L) | l_259);
                        (*g_293) ^= l_280[9][5];
                    }
                }
            }
            else
            { /* block id: 176 */
                uint32_t l_507 = 0x9E6DFDBEL;
                int32_t l_514 = (-2L);
                int32_t l_515[2];
                uint32_t l_522 = 4UL;
                int32_t * const l_526[3] = {&l_180,&l_180,&l_180};
                int32_t * const *l_525 = &l_526[1];
                int32_t *l_533 = (void*)0;
                int64_t *l_584 = &l_186;
                int64_t **l_585 = &l_451;
                uint32_t l_649 = 0x6EB18827L;
                int i;
                for (i = 0; i < 2; i++)
                    l_515[i] = 0x2C296948L;
                for (p_109 = 0; (p_109 <= 15); p_109 = safe_add_func_int8_t_s_s(p_109, 3))
                { /* block id: 179 */
                    uint64_t *l_506[6] = {&l_280[4][6],&l_280[4][6],&l_280[4][6],&l_280[4][6],&l_280[4][6],&l_280[4][6]};
                    int16_t **l_508 = &l_317;
                    int32_t l_516 = 0x4D92C1AEL;
                    int32_t l_517 = 1L;
                    int32_t l_520 = (-10L);
                    int32_t l_521[3][5][5] = {{{0xE254F700L,3L,0L,4L,0x85978C71L},{0x25939D6AL,0x8431DE43L,0x8431DE43L,0x25939D6AL,0x1FF9C4ACL},{0xB42C07D8L,0x25939D6AL,0L,0x85978C71L,3L},{0xB42C07D8L,0L,0x1FF9C4ACL,0L,0xE254F700L},{0x8431DE43L,0x25939D6AL,0x1FF9C4ACL,3L,0xD55F53F4L}},{{0x1FF9C4ACL,0x25939D6AL,0x8431DE43L,0x8431DE43L,0x25939D6AL},{4L,0x4DE8D427L,0xE254F700L,0x25939D6AL,0xD55F53F4L},{0x4DE8D427L,0x8431DE43L,0xE254F700L,0L,0xE254F700L},{0xD55F53F4L,0xD55F53F4L,0x8431DE43L,4L,0xB42C07D8L},{0x4DE8D427L,0xB42C07D8L,0x1FF9C4ACL,4L,4L}},{{4L,0x85978C71L,4L,0L,3L},{0x1FF9C4ACL,0xB42C07D8L,0x4DE8D427L,0x25939D6AL,3L},{0x8431DE43L,0xD55F53F4L,0xD55F53F4L,0x8431DE43L,4L},{0xE254F700L,0x8431DE43L,0x4DE8D427L,3L,0xB42C07D8L},{0xE254F700L,0x4DE8D427L,4L,0x4DE8D427L,0xE254F700L}}};
                    uint32_t ****l_554 = &l_381;
                    int i, j, k;
                    if ((l_185 || (g_253[1][4][3] , (((*l_508) = ((safe_mod_func_uint64_t_u_u((((l_412[2][1][4] = (safe_rshift_func_uint8_t_u_u((((l_507 = ((0xA9L > 0xDAL) >= (((safe_lshift_func_uint8_t_u_s((++(*l_158)), (safe_mul_func_uint8_t_u_u(((void*)0 == l_154), l_454[1])))) <= (((l_185 = p_110) , 1L) != (-6L))) | 1L))) != 0x7B5C6778101BD1B4LL) != (-4L)), 5))) , p_110) ^ g_136), p_111)) , &l_130)) == &g_253[5][5][2]))))
                    { /* block id: 185 */
                        int32_t *l_509 = &l_412[2][3][4];
                        int32_t *l_510 = &l_412[3][3][5];
                        int32_t *l_511 = &l_407;
                        int32_t *l_512 = &l_416[0][3][0];
                        int32_t *l_513[9][2][8] = {{{&l_405,&l_416[0][1][0],(void*)0,&g_291[0][4],(void*)0,&l_399,&l_188[0],&l_399},{&g_291[0][4],&l_188[0],&g_113,&l_188[0],&g_291[0][4],&l_399,(void*)0,(void*)0}},{{(void*)0,&l_416[0][1][0],&l_188[0],&l_412[3][0][1],&l_188[0],&l_188[0],&l_412[3][0][1],&l_188[0]},{(void*)0,(void*)0,&l_188[0],&l_405,(void*)0,&l_413,(void*)0,(void*)0}},{{&l_188[0],(void*)0,&g_113,(void*)0,&g_113,(void*)0,&l_188[0],(void*)0},{(void*)0,&l_413,(void*)0,&l_405,&l_188[0],(void*)0,(void*)0,&l_188[0]}},{{&l_412[3][0][1],&l_188[0],&l_188[0],&l_412[3][0][1],&l_188[0],&l_416[0][1][0],(void*)0,(void*)0},{(void*)0,&l_399,&g_291[0][4],&l_188[0],&g_113,&l_188[0],&g_291[0][4],&l_399}},{{&l_188[0],&l_399,(void*)0,&g_291[0][4],(void*)0,&l_416[0][1][0],&l_405,&l_405},{(void*)0,&l_188[0],&l_413,&l_413,&l_188[0],(void*)0,&l_405,&g_113}},{{(void*)0,&l_413,(void*)0,&l_416[0][1][0],&g_291[0][4],(void*)0,&g_291[0][4],&l_416[0][1][0]},{&g_291[0][4],(void*)0,&g_291[0][4],&l_416[0][1][0],(void*)0,&l_413,(void*)0,&g_113}},{{&l_405,(void*)0,&l_188[0],&l_413,&l_413,&l_188[0],(void*)0,&l_405},{&l_405,&l_416[0][1][0],(void*)0,&g_291[0][4],(void*)0,&l_399,&l_188[0],&l_399}},{{&g_291[0][4],&l_188[0],&g_113,&l_188[0],&g_291[0][4],&l_399,(void*)0,(void*)0},{(void*)0,&l_416[0][1][0],&l_188[0],&l_412[3][0][1],&l_188[0],&l_188[0],&l_412[3][0][1],&l_188[0]}},{{(void*)0,(void*)0,&l_188[0],&l_405,(void*)0,&l_413,(void*)0,&g_291[0][4]},{&l_412[3][0][1],&l_405,(void*)0,&l_188[0],(void*)0,&l_405,&l_412[3][0][1],&g_291[0][4]}}};
                        int i, j, k;
                        --l_522;
                        (*g_531) = l_525;
                        (*p_108) = (*p_108);
                    }
                    else
                    { /* block id: 189 */
                        int32_t **l_532 = (void*)0;
                        int32_t **l_534 = &g_293;
                        (*l_534) = (l_533 = &l_405);
                        (*g_112) ^= (((0L != (g_136 == p_111)) , &p_111) != (void*)0);
                        (*p_108) = (p_110 <= (safe_add_func_int32_t_s_s((((void*)0 != l_537) | (safe_add_func_uint16_t_u_u(((*l_533) = ((safe_mul_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u(247UL, p_110)), (((safe_mul_func_uint16_t_u_u(1UL, (p_110 != p_110))) , g_35) , p_110))) <= 0x2190D4C0C2B9F0B2LL)), (-2L)))), l_521[2][4][3])));
                        if ((*p_108))
                            break;
                    }
                    (*g_293) = ((0xFAF8020EL != ((p_110 , (*p_108)) , (safe_mul_func_int16_t_s_s(1L, (9UL <= ((safe_add_func_uint64_t_u_u((((~(&l_381 == ((4L <= l_553[6][4][0]) , (l_236 = l_554)))) >= p_111) == 0xECL), l_259)) <= g_291[0][4])))))) , (*p_108));
                    if (g_136)
                        goto lbl_187;
                    for (l_417 = 0; (l_417 == 19); ++l_417)
                    { /* block id: 202 */
                        int16_t l_577 = 0x1BD7L;
                        if ((*g_293))
                            break;
                        (*g_112) ^= (0x7FL <= (&g_456 != &g_456));
                        if ((**g_292))
                            continue;
                        g_578 &= (!(((safe_sub_func_uint8_t_u_u((safe_rshift_func_uint16_t_u_s((((((safe_lshift_func_int8_t_s_s((safe_lshift_func_int16_t_s_u(p_111, ((((*g_112) = (p_110 && (safe_add_func_int16_t_s_s((p_111 , ((safe_unary_minus_func_uint8_t_u((safe_mod_func_uint64_t_u_u(((&g_453[1][1] == &l_231) || (*g_112)), (safe_lshift_func_uint16_t_u_u(65534UL, ((((--g_574) > (0x039198FAC4E694C7LL != (p_110 | p_111))) == 65532UL) < p_111))))))) , g_159[1])), (-1L))))) <= l_517) , p_111))), 1)) , p_111) || p_111) >= (*g_290)) <= 0x2722L), 3)), p_111)) <= l_577) != 0xBFL));
                    }
                }
                if ((g_291[0][2] |= (((((*l_320) = (p_110 || g_35)) & 0x57A2L) >= ((((~((((++(*l_158)) == (safe_mul_func_uint16_t_u_u(1UL, ((((*l_585) = l_584) == (void*)0) , p_109)))) > ((0L >= (g_574 , 0xB7471CA2L)) <= g_453[1][0])) >= 0UL)) == 0UL) , (void*)0) != (void*)0)) , (**g_292))))
                { /* block id: 215 */
                    volatile int32_t * volatile *l_587[5] = {&g_586[1],&g_586[1],&g_586[1],&g_586[1],&g_586[1]};
                    uint16_t l_588[4] = {0xD283L,0xD283L,0xD283L,0xD283L};
                    int32_t l_625 = 0L;
                    int i;
                    g_586[2] = g_586[2];
                    if ((*p_108))
                    { /* block id: 217 */
                        l_588[2]--;
                        l_185 ^= (((safe_div_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_u((safe_sub_func_int64_t_s_s(0L, (((*g_293) ^= (((*l_158) ^= p_111) || g_159[6])) , ((safe_mul_func_uint8_t_u_u((safe_add_func_uint32_t_u_u((safe_sub_func_int8_t_s_s(((*l_207) = 0x55L), (((l_130 >= (((safe_mul_func_int16_t_s_s(1L, (safe_mod_func_int64_t_s_s((p_110 , ((safe_add_func_uint32_t_u_u(p_110, (safe_add_func_uint16_t_u_u(((*g_293) , 65530UL), g_159[1])))) != l_180)), p_109)))) <= g_129) && l_130)) & 0x2AL) == p_109))), l_519[3])), l_611)) >= g_136)))), p_110)), p_111)) && g_291[0][4]) | p_111);
                        (*p_108) = (((safe_mod_func_int16_t_s_s((safe_add_func_uint32_t_u_u((((safe_mod_func_int8_t_s_s((p_111 ^ (l_186 , ((safe_div_func_int64_t_s_s(l_611, (safe_unary_minus_func_int64_t_s((((void*)0 == l_621[5][1]) , 0xB046CACFEF654BD6LL))))) != (((((-8L) <= ((((((void*)0 != &p_109) >= l_452) || l_190[1]) || p_109) , g_574)) >= l_157[0]) , p_110) < l_553[2][1][1])))), p_110)) != l_611) != 0xC3L), 0x340DEBF5L)), p_110)) > g_35) & p_110);
                    }
                    else
                    { /* block id: 224 */
                        uint64_t *l_628 = &l_190[2];
                        (*g_112) = ((safe_rshift_func_int16_t_s_s(g_113, 13)) > ((l_413 | ((+(l_413 && p_110)) || 0x4DL)) || ((*l_628) = (g_160 >= (--p_109)))));
                        (*g_292) = p_108;
                    }
                    return l_519[0];
                }
                else
                { /* block id: 231 */
                    uint32_t **l_638 = &g_215[3][8][2];
                    int32_t l_661 = 0xA497721EL;
                    for (l_130 = 0; (l_130 != 6); l_130++)
                    { /* block id: 234 */
                        int32_t l_633 = 0x29232ECFL;
                        uint64_t *l_639[8] = {&l_190[0],&l_280[8][4],&l_190[0],&l_190[0],&l_280[8][4],&l_190[0],&l_190[0],&l_280[8][4]};
                        int32_t l_640 = 0x7FC4F5FDL;
                        const uint32_t *l_659 = &g_660;
                        const uint32_t **l_658 = &l_659;
                        int8_t *l_663 = &g_456;
                        int8_t *l_664 = &l_417;
                        int i;
                        (*g_293) = (safe_add_func_int16_t_s_s(0xEC0CL, ((l_633 && ((safe_mod_func_int8_t_s_s(((*l_664) = (safe_mul_func_uint8_t_u_u((l_638 != ((++g_641[2][1]) , (*g_213))), (2L ^ (safe_add_func_int64_t_s_s(((safe_rshift_func_int8_t_s_s(((*l_156) = (g_648 = (g_253[1][4][3] ^ 0x4FD698264F605527LL))), (((*l_663) = (l_649 || (((safe_lshift_func_int8_t_s_u((l_640 = ((safe_div_func_uint64_t_u_u((safe_lshift_func_int16_t_s_s((((safe_sub_func_int8_t_s_s(((((*l_658) = &l_184) != p_108) >= l_661), l_231)) , (void*)0) == l_662), 10)), 0xCD6A3BBE9B1B0B05LL)) && 0x74F24D53L)), 0)) | 65533UL) < l_633))) , l_413))) && l_640), g_574)))))), l_661)) <= p_109)) , p_109)));
                    }
                    (*p_108) &= ((*l_638) != (g_665 = (*l_638)));
                }
            }
        }
        l_666[5] = &l_157[0];
    }
    (*g_292) = &l_399;
    g_291[0][4] ^= (((safe_lshift_func_int8_t_s_s(((*l_670) = 0x80L), 0)) , (safe_mod_func_uint32_t_u_u((safe_div_func_uint32_t_u_u(((((safe_sub_func_uint32_t_u_u((safe_add_func_int64_t_s_s((safe_sub_func_uint64_t_u_u(((safe_rshift_func_uint8_t_u_u((((safe_lshift_func_uint16_t_u_s((((g_721 ^= (safe_lshift_func_uint8_t_u_s((g_159[7] &= (safe_add_func_int16_t_s_s(0x9704L, (--(*l_689))))), ((*l_670) ^= (safe_lshift_func_uint8_t_u_s((safe_add_func_int32_t_s_s((((((g_698 = (safe_lshift_func_int16_t_s_u(g_574, 13))) >= (((g_2 > ((((safe_sub_func_uint32_t_u_u((((--g_703) && ((*l_710) = (safe_rshift_func_uint16_t_u_u(((*p_108) ^ (safe_div_func_int16_t_s_s(p_110, (-1L)))), p_110)))) & (--p_111)), ((**g_292) &= (safe_sub_func_uint64_t_u_u((safe_lshift_func_int16_t_s_s(p_110, 3)), g_578))))) , 18446744073709551610UL) , (-8L)) | p_110)) ^ p_110) != 0x2DL)) || g_136) != 0x65C0A6C7L) == l_717[1][3]), (*g_112))), 0)))))) ^ 0x844FL) || 0x263F7C9BL), g_530)) >= g_456) >= 2UL), 6)) , 18446744073709551612UL), p_109)), 18446744073709551615UL)), p_110)) | (-1L)) && g_136) , p_111), l_722[2][1][8])), (*p_108)))) , (*p_108));
    (*g_292) = p_108;
    return (*g_290);
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
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 6; j++)
        {
            transparent_crc(g_11[i][j], "g_11[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_35, "g_35", print_hash_value);
    transparent_crc(g_41, "g_41", print_hash_value);
    transparent_crc(g_76, "g_76", print_hash_value);
    transparent_crc(g_113, "g_113", print_hash_value);
    transparent_crc(g_129, "g_129", print_hash_value);
    transparent_crc(g_136, "g_136", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_159[i], "g_159[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_160, "g_160", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 7; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_253[i][j][k], "g_253[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_291[i][j], "g_291[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_453[i][j], "g_453[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_456, "g_456", print_hash_value);
    transparent_crc(g_530, "g_530", print_hash_value);
    transparent_crc(g_574, "g_574", print_hash_value);
    transparent_crc(g_578, "g_578", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_641[i][j], "g_641[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_648, "g_648", print_hash_value);
    transparent_crc(g_660, "g_660", print_hash_value);
    transparent_crc(g_698, "g_698", print_hash_value);
    transparent_crc(g_703, "g_703", print_hash_value);
    transparent_crc(g_721, "g_721", print_hash_value);
    transparent_crc(g_803, "g_803", print_hash_value);
    transparent_crc(g_860, "g_860", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_874[i], "g_874[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_915, "g_915", print_hash_value);
    transparent_crc(g_1003, "g_1003", print_hash_value);
    transparent_crc(g_1013, "g_1013", print_hash_value);
    transparent_crc(g_1102, "g_1102", print_hash_value);
    transparent_crc(g_1114, "g_1114", print_hash_value);
    transparent_crc(g_1141, "g_1141", print_hash_value);
    transparent_crc(g_1192, "g_1192", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 6; j++)
        {
            transparent_crc(g_1227[i][j], "g_1227[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_1339[i], "g_1339[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 7; j++)
        {
            for (k = 0; k < 3; k++)
            {
                transparent_crc(g_1673[i][j][k], "g_1673[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 0
breakdown:
   depth: 0, occurrence: 416
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

XXX max expression depth: 52
breakdown:
   depth: 1, occurrence: 117
   depth: 2, occurrence: 19
   depth: 3, occurrence: 2
   depth: 4, occurrence: 2
   depth: 5, occurrence: 3
   depth: 10, occurrence: 1
   depth: 11, occurrence: 1
   depth: 12, occurrence: 1
   depth: 14, occurrence: 1
   depth: 15, occurrence: 2
   depth: 16, occurrence: 1
   depth: 17, occurrence: 2
   depth: 19, occurrence: 3
   depth: 21, occurrence: 3
   depth: 22, occurrence: 2
   depth: 23, occurrence: 3
   depth: 25, occurrence: 1
   depth: 26, occurrence: 1
   depth: 27, occurrence: 1
   depth: 28, occurrence: 2
   depth: 29, occurrence: 2
   depth: 30, occurrence: 1
   depth: 32, occurrence: 1
   depth: 33, occurrence: 1
   depth: 34, occurrence: 1
   depth: 52, occurrence: 1

XXX total number of pointers: 372

XXX times a variable address is taken: 926
XXX times a pointer is dereferenced on RHS: 148
breakdown:
   depth: 1, occurrence: 113
   depth: 2, occurrence: 34
   depth: 3, occurrence: 1
XXX times a pointer is dereferenced on LHS: 267
breakdown:
   depth: 1, occurrence: 250
   depth: 2, occurrence: 17
XXX times a pointer is compared with null: 43
XXX times a pointer is compared with address of another variable: 14
XXX times a pointer is compared with another pointer: 13
XXX times a pointer is qualified to be dereferenced: 5180

XXX max dereference level: 4
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 852
   level: 2, occurrence: 189
   level: 3, occurrence: 22
   level: 4, occurrence: 4
XXX number of pointers point to pointers: 166
XXX number of pointers point to scalars: 206
XXX number of pointers point to structs: 0
XXX percent of pointers has null in alias set: 30.6
XXX average alias set size: 1.41

XXX times a non-volatile is read: 1401
XXX times a non-volatile is write: 721
XXX times a volatile is read: 47
XXX    times read thru a pointer: 0
XXX times a volatile is write: 27
XXX    times written thru a pointer: 1
XXX times a volatile is available for access: 1.2e+03
XXX percentage of non-volatile access: 96.6

XXX forward jumps: 1
XXX backward jumps: 6

XXX stmts: 114
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 23
   depth: 1, occurrence: 6
   depth: 2, occurrence: 4
   depth: 3, occurrence: 10
   depth: 4, occurrence: 25
   depth: 5, occurrence: 46

XXX percentage a fresh-made variable is used: 14.9
XXX percentage an existing variable is used: 85.1
********************* end of statistics **********************/

