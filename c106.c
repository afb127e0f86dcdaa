/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 106 --no-argc
 * Seed:      106
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
/* --- GLOBAL VARIABLES --- */
static uint64_t g_35 = 0x758E92EDA8ED40A1LL;
static int32_t g_37[5] = {0xF6CBCB1AL,0xF6CBCB1AL,0xF6CBCB1AL,0xF6CBCB1AL,0xF6CBCB1AL};
static int32_t *g_36 = &g_37[3];
static int32_t *g_38 = &g_37[0];
static volatile int32_t g_41 = 0x60016488L;/* VOLATILE GLOBAL g_41 */
static int32_t g_42 = (-7L);
static int32_t g_45 = 0L;
static int8_t g_83 = (-1L);
static const volatile uint64_t g_85 = 0x369E1D6210110121LL;/* VOLATILE GLOBAL g_85 */
static const volatile uint64_t * volatile g_84 = &g_85;/* VOLATILE GLOBAL g_84 */
static uint32_t g_89[8] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL};
static int32_t g_106 = 1L;
static uint64_t g_109[2] = {4UL,4UL};
static uint64_t *g_112 = &g_109[0];
static uint64_t **g_111[4] = {&g_112,&g_112,&g_112,&g_112};
static uint64_t *** volatile g_110 = &g_111[1];/* VOLATILE GLOBAL g_110 */
static int32_t *g_138 = &g_42;
static int32_t ** volatile g_137 = &g_138;/* VOLATILE GLOBAL g_137 */
static int16_t g_161[9][1][5] = {{{0L,1L,(-5L),0L,1L}},{{8L,(-2L),0x7A4BL,1L,(-1L)}},{{(-2L),8L,0x065AL,0L,1L}},{{1L,0L,3L,0L,1L}},{{0x065AL,0L,8L,1L,1L}},{{1L,8L,0x2B12L,0x7A4BL,3L}},{{0x065AL,1L,1L,0x065AL,0x8738L}},{{(-1L),0x7A4BL,3L,3L,0x7A4BL}},{{0x8738L,0x5BB6L,3L,8L,0x2B12L}}};
static uint64_t g_164 = 0xDDE4B234A561BD86LL;
static int16_t g_214 = 0x2917L;
static uint32_t g_248 = 1UL;
static uint8_t g_261 = 255UL;
static uint64_t ***g_308 = &g_111[3];
static uint16_t g_336 = 0x1F3DL;
static int16_t g_346 = (-7L);
static int16_t *g_345 = &g_346;
static int16_t **g_344 = &g_345;
static uint8_t g_365 = 0x6CL;
static volatile uint16_t g_401 = 1UL;/* VOLATILE GLOBAL g_401 */
static volatile int8_t g_406 = 0L;/* VOLATILE GLOBAL g_406 */
static volatile int8_t *g_405[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static volatile int8_t **g_404 = &g_405[0];
static volatile uint32_t g_445 = 18446744073709551606UL;/* VOLATILE GLOBAL g_445 */
static volatile uint32_t *g_444 = &g_445;
static volatile uint32_t ** volatile g_443 = &g_444;/* VOLATILE GLOBAL g_443 */
static volatile uint16_t g_467 = 65532UL;/* VOLATILE GLOBAL g_467 */
static int16_t g_518 = 0L;
static uint16_t g_565[10] = {0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L,0xFAD0L};
static const uint32_t g_614 = 1UL;
static int8_t g_681 = 1L;
static uint64_t ** const *g_695[10][8][3] = {{{&g_111[1],&g_111[2],(void*)0},{&g_111[0],&g_111[1],(void*)0},{&g_111[0],(void*)0,&g_111[1]},{&g_111[1],(void*)0,&g_111[0]},{&g_111[0],(void*)0,&g_111[2]},{&g_111[1],(void*)0,(void*)0},{&g_111[1],&g_111[0],&g_111[3]},{&g_111[1],&g_111[1],&g_111[1]}},{{(void*)0,&g_111[1],&g_111[2]},{&g_111[1],&g_111[1],(void*)0},{&g_111[3],&g_111[1],(void*)0},{&g_111[1],&g_111[1],&g_111[1]},{&g_111[1],&g_111[1],&g_111[1]},{&g_111[1],&g_111[0],&g_111[1]},{&g_111[1],&g_111[1],&g_111[3]},{&g_111[0],&g_111[1],&g_111[1]}},{{&g_111[1],&g_111[1],(void*)0},{&g_111[1],(void*)0,(void*)0},{&g_111[1],&g_111[2],&g_111[0]},{&g_111[1],&g_111[1],&g_111[0]},{&g_111[3],&g_111[2],&g_111[1]},{&g_111[1],(void*)0,&g_111[1]},{(void*)0,&g_111[2],&g_111[1]},{&g_111[1],&g_111[0],&g_111[0]}},{{&g_111[1],&g_111[0],&g_111[1]},{&g_111[1],&g_111[0],&g_111[1]},{&g_111[0],&g_111[0],(void*)0},{&g_111[1],(void*)0,&g_111[1]},{&g_111[0],&g_111[1],(void*)0},{&g_111[0],&g_111[1],&g_111[1]},{&g_111[1],&g_111[1],(void*)0},{&g_111[0],(void*)0,&g_111[1]}},{{&g_111[1],&g_111[2],&g_111[1]},{&g_111[3],&g_111[2],&g_111[2]},{(void*)0,(void*)0,&g_111[1]},{(void*)0,&g_111[1],&g_111[1]},{&g_111[3],&g_111[1],&g_111[1]},{&g_111[1],&g_111[1],&g_111[0]},{&g_111[1],(void*)0,&g_111[0]},{&g_111[1],&g_111[0],&g_111[2]}},{{(void*)0,&g_111[0],&g_111[1]},{(void*)0,&g_111[0],&g_111[1]},{&g_111[0],&g_111[0],&g_111[1]},{&g_111[1],&g_111[2],&g_111[0]},{(void*)0,(void*)0,&g_111[1]},{&g_111[0],&g_111[2],&g_111[0]},{&g_111[1],&g_111[1],&g_111[1]},{&g_111[2],&g_111[2],&g_111[1]}},{{&g_111[1],(void*)0,&g_111[1]},{&g_111[1],&g_111[1],&g_111[1]},{&g_111[0],&g_111[1],&g_111[1]},{(void*)0,&g_111[1],&g_111[1]},{&g_111[0],(void*)0,&g_111[1]},{&g_111[2],&g_111[0],&g_111[1]},{&g_111[1],(void*)0,&g_111[0]},{&g_111[1],&g_111[1],&g_111[0]}},{{(void*)0,&g_111[0],&g_111[1]},{&g_111[3],&g_111[1],&g_111[0]},{&g_111[3],&g_111[1],&g_111[0]},{(void*)0,&g_111[0],&g_111[1]},{(void*)0,&g_111[2],(void*)0},{&g_111[1],&g_111[1],&g_111[0]},{&g_111[0],&g_111[1],&g_111[3]},{&g_111[0],&g_111[3],&g_111[1]}},{{&g_111[1],(void*)0,&g_111[0]},{(void*)0,&g_111[1],&g_111[1]},{&g_111[1],(void*)0,&g_111[1]},{&g_111[1],&g_111[2],&g_111[1]},{&g_111[0],&g_111[0],&g_111[2]},{&g_111[0],&g_111[1],&g_111[1]},{&g_111[1],&g_111[1],&g_111[2]},{&g_111[1],&g_111[1],&g_111[1]}},{{(void*)0,&g_111[1],&g_111[1]},{&g_111[1],&g_111[1],(void*)0},{&g_111[0],&g_111[0],&g_111[2]},{&g_111[0],&g_111[3],&g_111[1]},{&g_111[1],&g_111[1],&g_111[0]},{(void*)0,(void*)0,&g_111[1]},{(void*)0,&g_111[1],&g_111[1]},{&g_111[3],(void*)0,&g_111[0]}}};
static uint64_t ** const **g_694 = &g_695[1][0][0];
static uint32_t *g_713[1] = {&g_248};
static uint32_t *g_736 = (void*)0;
static uint32_t * const *g_735 = &g_736;
static uint32_t * const **g_734[9] = {&g_735,&g_735,&g_735,&g_735,&g_735,&g_735,&g_735,&g_735,&g_735};
static volatile int16_t g_806 = (-2L);/* VOLATILE GLOBAL g_806 */
static int32_t ** volatile g_844 = (void*)0;/* VOLATILE GLOBAL g_844 */
static uint16_t g_890 = 0UL;
static uint64_t g_917 = 18446744073709551606UL;
static int64_t g_940 = (-1L);
static int64_t g_946 = (-1L);
static int8_t g_1001 = (-1L);
static int32_t ** volatile g_1095 = &g_138;/* VOLATILE GLOBAL g_1095 */
static int32_t g_1165 = 0x51177C40L;
static uint32_t ***g_1197 = (void*)0;
static uint32_t * const ***g_1203 = &g_734[7];
static uint32_t * const **** const  volatile g_1202 = &g_1203;/* VOLATILE GLOBAL g_1202 */
static uint64_t ****g_1278 = &g_308;
static uint64_t *****g_1277 = &g_1278;
static volatile uint64_t g_1328 = 1UL;/* VOLATILE GLOBAL g_1328 */
static uint32_t g_1352[2] = {0x8DF6F504L,0x8DF6F504L};
static int32_t ** volatile g_1353 = &g_38;/* VOLATILE GLOBAL g_1353 */
static const uint32_t g_1508[1] = {3UL};
static const uint32_t *g_1507 = &g_1508[0];
static const int32_t *g_1510 = &g_37[3];
static const int32_t ** volatile g_1509[4] = {&g_1510,&g_1510,&g_1510,&g_1510};
static volatile uint32_t g_1512 = 0xF7DB43C3L;/* VOLATILE GLOBAL g_1512 */
static int32_t * volatile *g_1557 = &g_36;
static int32_t * volatile ** const g_1556 = &g_1557;
static uint64_t **g_1588 = &g_112;
static uint64_t *** volatile g_1587 = &g_1588;/* VOLATILE GLOBAL g_1587 */
static int32_t g_1699 = 1L;
static volatile int16_t g_1720 = 0x8046L;/* VOLATILE GLOBAL g_1720 */
static volatile int32_t g_1901 = 0L;/* VOLATILE GLOBAL g_1901 */
static int8_t g_1923 = 0x77L;
static volatile uint8_t g_1934 = 0xB4L;/* VOLATILE GLOBAL g_1934 */
static int64_t g_1962 = 0xC172657B24044331LL;
static const int64_t **g_1986 = (void*)0;
static const int64_t *** volatile g_1985 = &g_1986;/* VOLATILE GLOBAL g_1985 */
static int16_t *** volatile g_1988 = &g_344;/* VOLATILE GLOBAL g_1988 */
static uint64_t g_2012[5][10] = {{18446744073709551615UL,0UL,0x481A0B2E32C69C16LL,0UL,18446744073709551615UL,18446744073709551610UL,18446744073709551606UL,0xDBAC1566BD8ACA64LL,1UL,0x3F13FDD2B6C9C15FLL},{18446744073709551606UL,0x2B4FBA236A5F47D0LL,0x3F13FDD2B6C9C15FLL,18446744073709551610UL,0x96404ED55CE1502CLL,0UL,0UL,0x96404ED55CE1502CLL,18446744073709551610UL,0x3F13FDD2B6C9C15FLL},{18446744073709551610UL,18446744073709551610UL,0UL,0x3F13FDD2B6C9C15FLL,18446744073709551615UL,0xFAB5E53FF766D2F4LL,0x96404ED55CE1502CLL,0x481A0B2E32C69C16LL,0x4672EDE2CBC3F7B9LL,18446744073709551608UL},{0x481A0B2E32C69C16LL,7UL,0x96404ED55CE1502CLL,1UL,0UL,1UL,0x96404ED55CE1502CLL,7UL,0x481A0B2E32C69C16LL,18446744073709551610UL},{0x2B4FBA236A5F47D0LL,18446744073709551610UL,0x4672EDE2CBC3F7B9LL,18446744073709551615UL,18446744073709551608UL,0xC57BAED7456C7037LL,0UL,0UL,0UL,0UL}};
static int32_t * const g_2051 = &g_37[3];


/* --- FORWARD DECLARATIONS --- */
static int8_t  func_1(void);
static int32_t * func_2(uint32_t  p_3, int64_t  p_4, const uint32_t  p_5, int8_t  p_6);
static uint32_t  func_12(const uint16_t  p_13, uint32_t  p_14, const int32_t * p_15);
static uint16_t  func_16(uint64_t  p_17, uint8_t  p_18, int32_t * p_19, int32_t * p_20);
static uint8_t  func_23(int32_t * p_24, int32_t * p_25, int32_t  p_26, int32_t * p_27);
static int32_t * func_28(uint64_t  p_29, uint32_t  p_30, int32_t * p_31, uint64_t  p_32);
static int16_t  func_39(int32_t * p_40);
static int32_t  func_48(int32_t * p_49, int32_t * p_50);
static int32_t * func_51(int32_t  p_52, int32_t * const  p_53);
static uint64_t  func_61(uint8_t  p_62);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_36 g_42 g_37 g_45 g_83 g_41 g_84 g_106 g_110 g_112 g_138 g_137 g_806 g_365 g_614 g_89 g_344 g_345 g_346 g_946 g_518 g_336 g_735 g_736 g_565 g_261 g_681 g_1328 g_1165 g_161 g_1352 g_1353 g_1095 g_38 g_109 g_164 g_1512 g_248 g_890 g_467 g_1001 g_1556 g_1202 g_1203 g_734 g_1278 g_308 g_1587 g_85 g_917 g_1588 g_444 g_445 g_35 g_940 g_1699 g_401 g_1923 g_214 g_1557 g_1934 g_1962 g_1277 g_1985 g_1988 g_2012 g_406
 * writes: g_35 g_38 g_42 g_45 g_83 g_37 g_89 g_106 g_111 g_109 g_138 g_365 g_565 g_261 g_890 g_917 g_940 g_946 g_346 g_336 g_518 g_308 g_1328 g_248 g_1352 g_1165 g_1001 g_36 g_681 g_164 g_1510 g_1512 g_1588 g_345 g_1962 g_1278 g_1986 g_344
 */
static int8_t  func_1(void)
{ /* block id: 0 */
    uint16_t l_33 = 0x0B44L;
    uint64_t *l_34 = &g_35;
    uint8_t l_1317 = 0x84L;
    int32_t *l_1331 = (void*)0;
    int8_t *l_1361[6];
    int32_t l_1364 = (-1L);
    const int64_t l_1924 = 0L;
    uint32_t l_2062 = 1UL;
    int i;
    for (i = 0; i < 6; i++)
        l_1361[i] = &g_83;
    (*g_1557) = func_2((safe_mul_func_int8_t_s_s((safe_div_func_uint16_t_u_u((safe_unary_minus_func_int64_t_s(((func_12(func_16((safe_mul_func_int8_t_s_s((g_1001 = (func_23(func_28(((*l_34) = l_33), ((g_36 == (g_38 = (void*)0)) < func_39(&g_37[3])), (((safe_sub_func_int32_t_s_s((safe_mul_func_int16_t_s_s(l_33, 65531UL)), (g_681 && (safe_mul_func_uint16_t_u_u((!((!0xA533L) <= l_1317)), l_33))))) > 0xF72FL) , (void*)0), l_33), &g_1165, l_1317, l_1331) , 5L)), g_161[3][0][0])), g_161[1][0][3], g_36, l_1331), l_1364, g_736) , &l_1364) != (void*)0))), g_1699)), g_1923)), g_214, l_1924, g_161[8][0][1]);
    return l_2062;
}


/* ------------------------------------------ */
/* 
 * reads : g_38 g_1165 g_1353 g_1557 g_35 g_1934 g_336 g_41 g_946 g_1962 g_940 g_1277 g_1278 g_89 g_1985 g_1988 g_365 g_2012 g_406 g_681 g_84 g_85 g_346 g_1588 g_112 g_109 g_1556 g_36
 * writes: g_1165 g_940 g_45 g_36 g_336 g_42 g_946 g_1962 g_89 g_1278 g_1986 g_344 g_138 g_106 g_109
 */
static int32_t * func_2(uint32_t  p_3, int64_t  p_4, const uint32_t  p_5, int8_t  p_6)
{ /* block id: 835 */
    uint32_t **l_1928[3][7] = {{&g_736,&g_736,&g_736,&g_736,&g_736,&g_736,&g_736},{&g_736,(void*)0,&g_736,(void*)0,&g_736,(void*)0,&g_736},{&g_736,&g_736,&g_736,&g_736,&g_736,&g_736,&g_736}};
    uint32_t ***l_1927 = &l_1928[2][6];
    uint32_t ****l_1926 = &l_1927;
    uint32_t *****l_1925 = &l_1926;
    int32_t l_1935[10] = {(-1L),0xB8E58AD1L,0x0535B558L,0xB8E58AD1L,(-1L),(-1L),0xB8E58AD1L,0x0535B558L,0xB8E58AD1L,(-1L)};
    uint8_t l_1966 = 0xEAL;
    int32_t l_2035 = (-1L);
    int32_t *l_2052 = &g_1165;
    int32_t *l_2053 = &g_45;
    int32_t *l_2054 = &g_45;
    int32_t *l_2055[1][4] = {{&g_37[3],&g_37[3],&g_37[3],&g_37[3]}};
    int16_t l_2056[9] = {0x415FL,0x051EL,0x415FL,0x051EL,0x415FL,0x051EL,0x415FL,0x051EL,0x415FL};
    int32_t l_2057 = (-1L);
    uint32_t l_2058 = 0x46680AE0L;
    int32_t *l_2061[7][5] = {{&g_37[3],&g_37[4],&g_37[4],&g_37[3],&g_37[4]},{&l_1935[4],&l_1935[4],&l_1935[9],&l_1935[4],&l_1935[4]},{&g_37[4],&g_37[3],&g_37[4],&g_37[4],&g_37[3]},{&l_1935[4],&g_45,&g_45,&l_1935[4],&g_45},{&g_37[3],&g_37[3],&g_37[3],&g_37[3],&g_37[3]},{&g_45,&l_1935[4],&g_45,&g_45,&l_1935[4]},{&g_37[3],&g_37[4],&g_37[4],&g_37[3],&g_37[4]}};
    int i, j;
lbl_1998:
    (*g_38) |= (l_1925 != &l_1926);
    for (g_940 = 1; (g_940 <= 7); g_940 += 1)
    { /* block id: 839 */
        const uint32_t l_1943 = 4UL;
        const int64_t *l_1984 = &g_1962;
        const int64_t **l_1983 = &l_1984;
        int32_t l_2019 = 0L;
        int32_t l_2039 = 0x7BEB401BL;
        int32_t l_2040 = (-3L);
        int32_t l_2043 = 4L;
        int32_t l_2046[2][8][5] = {{{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)}},{{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)},{1L,1L,(-1L),0x5BD0C273L,(-1L)}}};
        uint16_t l_2047[8][8] = {{0x8032L,0x057EL,0x8032L,0UL,0x057EL,65535UL,65535UL,0x057EL},{0x057EL,65535UL,65535UL,0x057EL,0UL,0x8032L,0x057EL,0x8032L},{0x057EL,0xB179L,0xBD54L,0xB179L,0x057EL,0xBD54L,0UL,0UL},{0x8032L,0xB179L,0UL,0UL,0xB179L,0x8032L,65535UL,0xB179L},{0UL,65535UL,0UL,0UL,0UL,65535UL,0UL,0x8032L},{0xB179L,0x057EL,0xBD54L,0UL,0UL,0xBD54L,0x057EL,0xB179L},{0x8032L,0UL,65535UL,0UL,0UL,0UL,65535UL,0UL},{0xB179L,65535UL,0x8032L,0xB179L,0UL,0UL,0xB179L,0x8032L}};
        int i, j, k;
        for (g_45 = 0; (g_45 <= 7); g_45 += 1)
        { /* block id: 842 */
            int32_t *l_1929 = (void*)0;
            const uint64_t l_1936 = 0xF502163C475F8206LL;
            uint16_t *l_1937 = &g_336;
            int32_t l_2041 = 0x01D13643L;
            int32_t l_2042 = 0L;
            int32_t l_2044 = 0x0DC974F8L;
            int32_t l_2045[9] = {0x2A8A3960L,0x2E2BB82EL,0x2A8A3960L,0x2E2BB82EL,0x2A8A3960L,0x2E2BB82EL,0x2A8A3960L,0x2E2BB82EL,0x2A8A3960L};
            uint64_t ****l_2050 = &g_308;
            int i;
            if ((**g_1353))
                break;
            (*g_1557) = l_1929;
            if ((safe_lshift_func_uint16_t_u_u(((*l_1937) &= (((safe_mul_func_uint16_t_u_u(g_35, g_1934)) && l_1935[9]) ^ l_1936)), (safe_mod_func_int64_t_s_s((safe_div_func_int8_t_s_s((safe_unary_minus_func_uint32_t_u(l_1943)), p_5)), (safe_mod_func_int16_t_s_s(1L, p_6)))))))
            { /* block id: 846 */
                uint8_t l_1946 = 0x8AL;
                l_1946 |= ((*g_38) = 0xD9896C6AL);
            }
            else
            { /* block id: 849 */
                uint32_t l_1959 = 0xC407A97BL;
                int32_t l_1964 = 0xDD37CDA4L;
                uint32_t **l_1982[8][5][5] = {{{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{(void*)0,&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{(void*)0,&g_713[0],&g_713[0],(void*)0,&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]}},{{(void*)0,(void*)0,(void*)0,&g_713[0],(void*)0},{&g_713[0],(void*)0,&g_713[0],&g_713[0],(void*)0},{&g_713[0],&g_713[0],(void*)0,&g_713[0],&g_713[0]},{(void*)0,(void*)0,&g_713[0],&g_713[0],(void*)0},{&g_713[0],(void*)0,&g_713[0],&g_713[0],(void*)0}},{{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],(void*)0},{(void*)0,&g_713[0],&g_713[0],(void*)0,&g_713[0]},{(void*)0,&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{(void*)0,&g_713[0],&g_713[0],(void*)0,&g_713[0]}},{{&g_713[0],&g_713[0],&g_713[0],(void*)0,&g_713[0]},{&g_713[0],(void*)0,&g_713[0],(void*)0,&g_713[0]},{&g_713[0],(void*)0,(void*)0,&g_713[0],(void*)0},{(void*)0,(void*)0,&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],(void*)0,(void*)0}},{{&g_713[0],&g_713[0],(void*)0,&g_713[0],&g_713[0]},{(void*)0,&g_713[0],&g_713[0],(void*)0,&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{(void*)0,&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,(void*)0,&g_713[0],&g_713[0]}},{{(void*)0,&g_713[0],&g_713[0],&g_713[0],(void*)0},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,&g_713[0],(void*)0,(void*)0},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],(void*)0},{&g_713[0],&g_713[0],&g_713[0],(void*)0,&g_713[0]}},{{&g_713[0],&g_713[0],(void*)0,&g_713[0],(void*)0},{(void*)0,&g_713[0],&g_713[0],&g_713[0],(void*)0},{&g_713[0],(void*)0,&g_713[0],(void*)0,&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],(void*)0,&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],(void*)0,&g_713[0]}},{{&g_713[0],&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{(void*)0,(void*)0,(void*)0,(void*)0,&g_713[0]},{(void*)0,&g_713[0],(void*)0,&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0],(void*)0},{(void*)0,(void*)0,&g_713[0],&g_713[0],(void*)0}}};
                uint32_t ***l_1981 = &l_1982[3][4][3];
                int16_t **l_1987 = (void*)0;
                int32_t *l_2038[2];
                int i, j, k;
                for (i = 0; i < 2; i++)
                    l_2038[i] = &g_37[2];
                for (g_42 = 1; (g_42 <= 7); g_42 += 1)
                { /* block id: 852 */
                    uint8_t l_1947 = 1UL;
                    int64_t *l_1960 = &g_946;
                    int64_t *l_1961 = &g_1962;
                    uint8_t l_1963[4][1];
                    uint64_t **l_1980[2];
                    int8_t *l_1995 = &g_1001;
                    int8_t **l_1994 = &l_1995;
                    uint8_t *l_2020 = (void*)0;
                    uint8_t *l_2021 = (void*)0;
                    uint8_t *l_2022 = &l_1963[1][0];
                    uint32_t l_2036 = 0x34C66837L;
                    int i, j;
                    for (i = 0; i < 4; i++)
                    {
                        for (j = 0; j < 1; j++)
                            l_1963[i][j] = 246UL;
                    }
                    for (i = 0; i < 2; i++)
                        l_1980[i] = &g_112;
                    if (((l_1964 = ((l_1947 > (0x4C126610L <= p_6)) , (g_89[g_940] = ((+((p_3 >= ((l_1943 > (safe_div_func_uint8_t_u_u((p_5 , (((*l_1961) ^= (safe_div_func_uint64_t_u_u(((safe_lshift_func_uint16_t_u_u(l_1935[9], 12)) >= 0xB4L), ((*l_1960) &= ((safe_mod_func_int8_t_s_s(((safe_sub_func_uint32_t_u_u(((l_1959 , g_41) ^ l_1935[7]), p_5)) & 1UL), l_1947)) == l_1943))))) != l_1959)), l_1943))) || 0UL)) ^ l_1935[9])) & l_1963[3][0])))) & 0x073B610FL))
                    { /* block id: 857 */
                        int32_t *l_1965 = &l_1964;
                        uint64_t ****l_1977 = &g_308;
                        --l_1966;
                        (*g_38) = (safe_rshift_func_uint16_t_u_s((safe_mul_func_int16_t_s_s(((safe_lshift_func_int16_t_s_u((safe_mul_func_uint8_t_u_u(0x64L, l_1959)), ((*l_1937) = ((void*)0 == l_1977)))) , (((((((((((*g_1277) = (*g_1277)) != (void*)0) <= (safe_div_func_int8_t_s_s((p_5 >= (l_1980[1] != ((1L != p_3) , (void*)0))), p_6))) , p_3) , l_1981) == &l_1982[3][4][3]) , &p_5) != &g_89[g_940]) >= p_5) , g_89[g_940])), 0x1512L)), l_1963[1][0]));
                        (*g_1985) = l_1983;
                    }
                    else
                    { /* block id: 863 */
                        uint32_t l_1989 = 0x41964B23L;
                        (*g_1988) = l_1987;
                        if (p_3)
                            break;
                        l_1964 |= ((*g_38) ^= l_1989);
                    }
                    if ((l_1963[1][0] == (((((safe_mul_func_uint16_t_u_u(((*l_1937) = 65534UL), (safe_add_func_int16_t_s_s(0L, (((*l_1994) = &g_681) == (void*)0))))) <= 0xC9914EFDL) , &p_4) != (void*)0) ^ ((safe_rshift_func_int16_t_s_u((&l_1982[3][4][3] == &g_443), g_365)) , 0xEBCD313D4BAD17E1LL))))
                    { /* block id: 871 */
                        int32_t **l_1999 = &g_138;
                        if (l_1936)
                            goto lbl_1998;
                        (*g_1557) = ((*l_1999) = &l_1935[6]);
                    }
                    else
                    { /* block id: 875 */
                        uint32_t l_2010 = 0x3872E3E9L;
                        int32_t *l_2011 = &g_106;
                        (*g_1557) = l_1929;
                        (*g_38) ^= ((safe_div_func_uint16_t_u_u((p_5 ^ (((safe_add_func_uint16_t_u_u(p_4, 0x3CBDL)) , (safe_mod_func_uint32_t_u_u(0x7C26B898L, p_4))) && (safe_add_func_uint32_t_u_u((((!p_3) >= p_3) == 1L), (safe_unary_minus_func_uint32_t_u((((*l_2011) = (((((p_3 & l_2010) & p_5) > p_3) , p_3) <= l_1943)) , g_2012[1][8]))))))), p_3)) < p_3);
                    }
                    if ((((**g_1588) &= (((safe_mod_func_int64_t_s_s(((*l_1960) = p_5), (p_4 , (p_4 = (l_2019 ^= (safe_lshift_func_uint16_t_u_u((((*l_1937)++) >= p_3), 4))))))) , (((*l_2022) &= g_406) , (safe_rshift_func_uint16_t_u_u(p_5, 9)))) && ((((((*l_1961) = (3L > ((*l_1937) = ((safe_add_func_uint16_t_u_u(((safe_div_func_int16_t_s_s((safe_mod_func_uint32_t_u_u(((((safe_sub_func_int64_t_s_s(((*l_1960) = (safe_add_func_int32_t_s_s((p_5 | g_681), l_2035))), (*g_84))) && (-7L)) <= g_1165) <= g_346), l_2036)), l_2019)) <= 1L), p_4)) , 0x4CC1L)))) < l_1966) > p_6) == 0xB0CADF0AL) > 1L))) & l_1964))
                    { /* block id: 889 */
                        uint32_t *l_2037[2];
                        int i;
                        for (i = 0; i < 2; i++)
                            l_2037[i] = &l_2036;
                        (*g_38) = (((void*)0 != l_2037[1]) > (1L < p_6));
                        (*g_1557) = l_1929;
                    }
                    else
                    { /* block id: 892 */
                        return (*g_1353);
                    }
                }
                (*g_38) = (-7L);
                ++l_2047[6][3];
                (*g_1557) = (**g_1556);
            }
            (*g_1557) = &l_2019;
        }
    }
    --l_2058;
    (**g_1556) = &l_1935[9];
    return (*g_1353);
}


/* ------------------------------------------ */
/* 
 * reads : g_518 g_37 g_89 g_1353 g_38 g_1165 g_344 g_345 g_346 g_946 g_41 g_1352 g_109 g_164 g_261 g_42 g_161 g_1512 g_248 g_565 g_36 g_890 g_467 g_83 g_1001 g_1556 g_1202 g_1203 g_734 g_735 g_1278 g_308 g_1587 g_336 g_84 g_85 g_112 g_917 g_1588 g_45 g_444 g_445 g_35 g_940 g_1699 g_401
 * writes: g_518 g_37 g_940 g_365 g_681 g_1165 g_89 g_109 g_164 g_917 g_248 g_1510 g_42 g_1512 g_1352 g_36 g_890 g_1001 g_946 g_111 g_1588 g_346 g_565 g_35 g_345
 */
static uint32_t  func_12(const uint16_t  p_13, uint32_t  p_14, const int32_t * p_15)
{ /* block id: 605 */
    int8_t l_1375 = 1L;
    int32_t l_1379 = 0x486D70BEL;
    int32_t l_1381[1][6][1] = {{{0L},{0x37892C5AL},{0L},{0x37892C5AL},{0L},{0x37892C5AL}}};
    int32_t l_1385 = 0L;
    int32_t l_1386 = 8L;
    int32_t l_1390 = 0x0378BD63L;
    int32_t l_1391[10][2][9] = {{{0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L},{0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L}},{{1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L,0x826F1375L},{0x826F1375L,0xFC9856BBL,8L,8L,0xFC9856BBL,0x826F1375L,0xFC9856BBL,8L,8L}},{{1L,1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L},{0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L}},{{0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L},{1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L,0x826F1375L}},{{0x826F1375L,0xFC9856BBL,8L,8L,0xFC9856BBL,0x826F1375L,0xFC9856BBL,8L,8L},{1L,1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L}},{{0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L},{0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L}},{{1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L,0x826F1375L},{0x826F1375L,0xFC9856BBL,8L,8L,0xFC9856BBL,0x826F1375L,0xFC9856BBL,8L,8L}},{{1L,1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L},{0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L}},{{0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L},{1L,0x826F1375L,8L,0x826F1375L,1L,1L,0x826F1375L,8L,0x826F1375L}},{{0x826F1375L,0xFC9856BBL,8L,8L,0xFC9856BBL,0x826F1375L,0xFC9856BBL,8L,8L},{1L,0x826F1375L,0xAED38544L,0xFC9856BBL,0xAED38544L,0x826F1375L,0x826F1375L,0xAED38544L,0xFC9856BBL}}};
    int32_t l_1393 = 0x08FE096DL;
    int64_t l_1394 = 7L;
    int16_t l_1429 = 0L;
    uint32_t l_1430 = 0x34E881DCL;
    int64_t l_1452 = 0L;
    uint8_t l_1548 = 254UL;
    uint32_t l_1549 = 0xC5086F26L;
    int16_t l_1577 = 1L;
    uint64_t ***l_1601 = &g_111[3];
    uint32_t **l_1611 = &g_736;
    int8_t l_1652 = 0x8BL;
    int16_t l_1794[10] = {0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L,0x51A6L};
    int32_t l_1856 = 0x00778433L;
    uint64_t l_1858 = 1UL;
    uint16_t *l_1880 = (void*)0;
    uint16_t l_1895 = 0xC18DL;
    int16_t *l_1897 = &l_1429;
    int16_t **l_1896 = &l_1897;
    int32_t l_1902 = 0x7D98E7A7L;
    uint16_t l_1903 = 65534UL;
    int8_t *l_1912 = &g_1001;
    uint32_t **l_1915 = &g_713[0];
    uint32_t **l_1916 = &g_713[0];
    uint32_t l_1919 = 0UL;
    int64_t *l_1921[1][8] = {{&g_940,&g_940,&g_946,&g_940,&g_940,&g_946,&g_940,&g_940}};
    int64_t **l_1920 = &l_1921[0][0];
    uint16_t *l_1922[6][1][6] = {{{&g_890,&g_890,&g_565[2],&g_565[2],&g_890,&g_890}},{{&g_890,&g_565[2],&g_565[2],&g_890,&g_890,&g_565[2]}},{{&g_890,&g_890,&g_565[2],&g_565[2],&g_890,&g_890}},{{&g_890,&g_565[2],&g_565[2],&g_890,&g_890,&g_565[2]}},{{&g_890,&g_890,&g_565[2],&g_565[2],&g_890,&g_890}},{{&g_890,&g_565[2],&g_565[2],&g_890,&g_890,&g_565[2]}}};
    int i, j, k;
    for (g_518 = 1; (g_518 <= 4); g_518 += 1)
    { /* block id: 608 */
        uint64_t *****l_1374 = &g_1278;
        int32_t l_1383 = 0x2C3793F0L;
        int32_t l_1384[9][10][2] = {{{0x515EEF8FL,0L},{0xF4097F96L,1L},{0xD0721E52L,1L},{(-1L),1L},{0xD0721E52L,1L},{0xF4097F96L,0L},{0x515EEF8FL,0x515EEF8FL},{1L,(-1L)},{(-8L),0x1BED061DL},{0x81FE49D7L,0x6E36F8E0L}},{{0x04ABABBCL,0x81FE49D7L},{0L,0xD0721E52L},{0L,0x81FE49D7L},{0x04ABABBCL,0x6E36F8E0L},{0x81FE49D7L,0x1BED061DL},{(-8L),(-1L)},{1L,0x515EEF8FL},{0x515EEF8FL,0L},{0xF4097F96L,1L},{0xD0721E52L,1L}},{{(-1L),1L},{0xD0721E52L,1L},{0xF4097F96L,0L},{0x515EEF8FL,0x515EEF8FL},{1L,(-1L)},{(-8L),0x1BED061DL},{0x81FE49D7L,0x6E36F8E0L},{0x04ABABBCL,0x81FE49D7L},{0L,0xD0721E52L},{0L,0x81FE49D7L}},{{0x04ABABBCL,0x6E36F8E0L},{0x81FE49D7L,0x1BED061DL},{(-8L),(-1L)},{1L,0x515EEF8FL},{0x515EEF8FL,0L},{0xF4097F96L,1L},{0xD0721E52L,1L},{(-1L),1L},{0xD0721E52L,1L},{0xF4097F96L,0L}},{{0x515EEF8FL,0x515EEF8FL},{1L,(-1L)},{(-8L),0x1BED061DL},{0x81FE49D7L,0x6E36F8E0L},{0x04ABABBCL,0x81FE49D7L},{0L,0xD0721E52L},{0L,0x81FE49D7L},{0x04ABABBCL,0x6E36F8E0L},{0x81FE49D7L,0x1BED061DL},{(-8L),(-1L)}},{{1L,0x515EEF8FL},{0x515EEF8FL,0L},{0xF4097F96L,1L},{0xD0721E52L,1L},{(-1L),1L},{0xD0721E52L,1L},{0xF4097F96L,0L},{0x515EEF8FL,0x515EEF8FL},{1L,(-1L)},{(-8L),0x1BED061DL}},{{0x81FE49D7L,0x6E36F8E0L},{0x04ABABBCL,0x81FE49D7L},{0L,0xD0721E52L},{0L,0x81FE49D7L},{0x81FE49D7L,0x515EEF8FL},{0xA7641EBAL,1L},{1L,0xF4097F96L},{0L,0L},{0L,0x41AE73F4L},{(-8L),0L}},{{0x6E36F8E0L,0xD0721E52L},{0xF4097F96L,0xD0721E52L},{0x6E36F8E0L,0L},{(-8L),0x41AE73F4L},{0L,0L},{0L,0xF4097F96L},{1L,1L},{0xA7641EBAL,0x515EEF8FL},{0x81FE49D7L,0xA7641EBAL},{(-1L),0x6E36F8E0L}},{{(-1L),0xA7641EBAL},{0x81FE49D7L,0x515EEF8FL},{0xA7641EBAL,1L},{1L,0xF4097F96L},{0L,0L},{0L,0x41AE73F4L},{(-8L),0L},{0x6E36F8E0L,0xD0721E52L},{0xF4097F96L,0xD0721E52L},{0x6E36F8E0L,0L}}};
        int32_t l_1387 = (-1L);
        uint16_t l_1487 = 1UL;
        int32_t **l_1503[3][1];
        int32_t ***l_1502[8] = {&l_1503[2][0],&l_1503[2][0],&l_1503[2][0],&l_1503[2][0],&l_1503[2][0],&l_1503[2][0],&l_1503[2][0],&l_1503[2][0]};
        int16_t * const l_1534 = &g_518;
        uint8_t *l_1584 = &g_365;
        int64_t *l_1606 = &g_940;
        uint32_t **l_1609 = (void*)0;
        int16_t l_1674 = 0xE0BEL;
        uint32_t ***l_1698[3][4][6] = {{{&l_1611,&l_1609,&l_1609,&l_1611,&l_1609,&l_1611},{&l_1609,&l_1609,&l_1609,&l_1609,&l_1609,&l_1609},{(void*)0,&l_1609,&l_1611,(void*)0,&l_1609,&l_1609},{&l_1611,&l_1609,&l_1609,&l_1611,&l_1609,&l_1611}},{{&l_1609,&l_1609,&l_1609,&l_1609,&l_1609,&l_1609},{(void*)0,&l_1609,&l_1611,(void*)0,&l_1609,&l_1609},{&l_1611,&l_1609,&l_1609,&l_1611,&l_1609,&l_1611},{&l_1609,&l_1609,&l_1609,&l_1609,&l_1609,&l_1609}},{{(void*)0,&l_1609,&l_1611,(void*)0,&l_1609,&l_1609},{&l_1611,&l_1609,&l_1609,&l_1611,&l_1609,&l_1611},{&l_1609,&l_1609,&l_1609,&l_1609,&l_1609,&l_1609},{(void*)0,&l_1609,&l_1611,(void*)0,&l_1609,&l_1609}}};
        uint32_t ****l_1697 = &l_1698[1][2][0];
        uint8_t l_1726[9][4] = {{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL},{1UL,1UL,255UL,255UL}};
        int32_t l_1825 = 0xD2343198L;
        const int32_t *l_1866[3][7][10] = {{{(void*)0,&l_1384[6][3][1],&l_1856,(void*)0,(void*)0,&l_1856,&l_1384[6][3][1],(void*)0,&l_1379,&l_1386},{&l_1386,&l_1379,&l_1386,&g_37[g_518],&l_1385,&l_1384[6][3][1],&g_37[3],(void*)0,&g_42,(void*)0},{&l_1391[9][0][6],&g_45,&l_1386,&g_42,(void*)0,&l_1386,&l_1386,&g_45,&g_42,&l_1384[6][3][1]},{(void*)0,&l_1391[8][1][0],(void*)0,&l_1384[6][3][1],&l_1391[9][0][6],&l_1384[6][3][1],(void*)0,&l_1391[8][1][0],(void*)0,&g_37[g_518]},{&l_1384[6][3][1],(void*)0,(void*)0,&g_37[g_518],&l_1386,&g_45,(void*)0,&g_42,(void*)0,(void*)0},{&g_42,&l_1379,&l_1390,&g_37[g_518],(void*)0,&l_1386,&l_1386,&l_1386,(void*)0,&g_45},{&l_1386,&g_42,&l_1383,&l_1384[6][3][1],&l_1386,&l_1386,&l_1384[6][3][1],&l_1383,&g_42,&l_1386}},{{&l_1386,&l_1383,&l_1391[8][1][0],&g_42,&g_37[0],&g_37[g_518],&g_45,(void*)0,(void*)0,&l_1391[9][0][6]},{&g_37[g_518],&l_1856,&l_1386,&l_1383,&g_37[0],&g_37[3],&l_1386,(void*)0,&g_37[3],&l_1386},{&g_37[0],&g_45,&g_37[g_518],&g_37[g_518],&l_1386,&l_1384[6][3][1],&l_1386,&g_37[g_518],&g_37[g_518],&g_45},{(void*)0,&l_1384[6][3][1],&l_1384[6][3][1],&l_1856,(void*)0,&g_37[3],&g_37[g_518],&g_42,&l_1386,(void*)0},{&l_1391[8][1][0],&l_1386,&g_37[g_518],&l_1385,&l_1386,&g_37[3],&g_37[3],(void*)0,&l_1384[6][3][1],&g_37[g_518]},{(void*)0,(void*)0,&l_1384[6][3][1],(void*)0,&l_1391[9][0][6],&l_1384[6][3][1],&l_1384[6][3][1],&l_1391[9][0][6],(void*)0,&l_1384[6][3][1]},{&g_37[0],&g_37[0],&g_37[g_518],&l_1384[6][3][1],(void*)0,&g_37[3],&g_37[3],&l_1386,&l_1385,&g_37[g_518]}},{{&g_37[g_518],(void*)0,(void*)0,&l_1386,&g_42,&g_37[g_518],&g_37[3],(void*)0,&l_1856,&l_1384[6][3][1]},{&l_1386,&g_37[0],&g_45,&g_37[g_518],&g_37[g_518],&l_1386,&l_1384[6][3][1],&l_1386,&g_37[g_518],&g_37[g_518]},{&l_1386,(void*)0,&l_1386,&g_37[3],(void*)0,&l_1386,&g_37[3],&g_37[0],&l_1383,&l_1386},{&g_42,&l_1386,&l_1391[9][0][6],(void*)0,(void*)0,&g_45,&g_37[g_518],&g_37[0],&g_42,&l_1391[8][1][0]},{&l_1384[6][3][1],&l_1384[6][3][1],&l_1386,&g_42,&l_1383,&l_1384[6][3][1],&l_1386,&l_1386,&l_1384[6][3][1],&l_1383},{(void*)0,&g_45,&g_45,(void*)0,&l_1386,&l_1386,&l_1386,(void*)0,&g_37[g_518],&l_1390},{&l_1384[6][3][1],&l_1856,(void*)0,(void*)0,&g_42,(void*)0,&g_45,&l_1386,&g_37[g_518],(void*)0}}};
        int i, j, k;
        for (i = 0; i < 3; i++)
        {
            for (j = 0; j < 1; j++)
                l_1503[i][j] = &g_36;
        }
        if ((g_37[g_518] = g_37[g_518]))
        { /* block id: 610 */
            uint64_t *****l_1373 = &g_1278;
            int64_t *l_1376 = &g_940;
            uint8_t *l_1377 = &g_365;
            int32_t l_1382 = 1L;
            int32_t l_1388 = 0x81344FD0L;
            int32_t l_1389 = (-1L);
            int32_t l_1392[1];
            uint16_t l_1395 = 0xB445L;
            int8_t *l_1413 = (void*)0;
            int8_t **l_1412 = &l_1413;
            uint32_t **l_1456 = &g_736;
            uint32_t ***l_1455 = &l_1456;
            uint32_t ****l_1454 = &l_1455;
            uint32_t *****l_1453 = &l_1454;
            uint8_t l_1462 = 0xB8L;
            int32_t ***l_1504 = &l_1503[1][0];
            int i;
            for (i = 0; i < 1; i++)
                l_1392[i] = 0L;
            if ((((*l_1377) = (safe_mul_func_uint8_t_u_u(252UL, (safe_mul_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s((((0x88CAL == (g_89[(g_518 + 2)] > ((g_37[g_518] , p_14) , 0x07L))) > (+((safe_unary_minus_func_uint32_t_u((&g_694 == (l_1374 = l_1373)))) || ((*l_1376) = l_1375)))) >= 0xCA8CB468L), 6)), g_37[3]))))) , 0x3B188EA9L))
            { /* block id: 614 */
                int32_t l_1378[2];
                int32_t *l_1380[7];
                int8_t *l_1411[10] = {&g_83,(void*)0,&g_83,&g_681,&g_83,&l_1375,&l_1375,&l_1375,&g_83,&g_83};
                int8_t * const * const l_1410 = &l_1411[6];
                int i;
                for (i = 0; i < 2; i++)
                    l_1378[i] = (-1L);
                for (i = 0; i < 7; i++)
                    l_1380[i] = &l_1378[0];
                l_1395++;
                for (g_681 = 1; (g_681 >= 0); g_681 -= 1)
                { /* block id: 618 */
                    uint16_t l_1398[9];
                    const int32_t *l_1400 = &g_37[3];
                    const int32_t **l_1399 = &l_1400;
                    int i;
                    for (i = 0; i < 9; i++)
                        l_1398[i] = 0x68D1L;
                    for (g_940 = 7; (g_940 >= 0); g_940 -= 1)
                    { /* block id: 621 */
                        g_37[g_518] = l_1398[8];
                    }
                    if ((**g_1353))
                        continue;
                    (*l_1399) = p_15;
                    if (l_1394)
                        break;
                }
                if ((safe_lshift_func_int8_t_s_u(((l_1384[2][6][0] && ((+((((((safe_div_func_int32_t_s_s((safe_div_func_int32_t_s_s(((l_1410 == l_1412) | 0x45522A409E667E6FLL), p_14)), (safe_sub_func_int32_t_s_s(((((((safe_div_func_int32_t_s_s(((~((safe_mod_func_int8_t_s_s((safe_mul_func_uint16_t_u_u(g_37[g_518], (!(safe_lshift_func_int8_t_s_u((safe_unary_minus_func_int64_t_s(p_14)), (safe_rshift_func_int16_t_s_u((**g_344), 10))))))), ((p_14 >= l_1379) , 6UL))) > l_1429)) <= 252UL), g_89[(g_518 + 2)])) & g_946) == 249UL) && l_1430) > 18446744073709551615UL) <= l_1388), l_1384[1][1][1])))) >= 1L) != l_1383) , (*g_345)) && 1L) & 0UL)) ^ g_89[(g_518 + 2)])) , l_1388), 1)))
                { /* block id: 628 */
                    int32_t **l_1435[1];
                    int i;
                    for (i = 0; i < 1; i++)
                        l_1435[i] = (void*)0;
                    (*g_38) ^= ((safe_sub_func_uint32_t_u_u((((safe_add_func_uint32_t_u_u((l_1435[0] == &p_15), (safe_rshift_func_int16_t_s_s(p_13, 3)))) || l_1391[8][1][7]) & (safe_sub_func_uint64_t_u_u(((safe_sub_func_int16_t_s_s((((safe_rshift_func_uint16_t_u_s((safe_mod_func_int8_t_s_s(((!(safe_lshift_func_uint8_t_u_u(g_41, 2))) <= l_1384[6][3][1]), ((4294967295UL <= (safe_sub_func_int16_t_s_s((!l_1392[0]), ((void*)0 == &g_694)))) ^ l_1452))), (**g_344))) ^ 0L) , (**g_344)), p_14)) || 0xCD1D0E26EC6FCF90LL), 0x78EBD30D935AF496LL))), 4294967290UL)) == g_1352[1]);
                    p_15 = ((p_13 || (g_89[(g_518 + 3)] = (((void*)0 != l_1453) , p_14))) , &l_1390);
                    return p_14;
                }
                else
                { /* block id: 633 */
                    int32_t **l_1461 = &l_1380[3];
                    (*l_1461) = &l_1384[6][3][1];
                }
                l_1462--;
            }
            else
            { /* block id: 638 */
                uint16_t l_1482[4] = {0x80C4L,0x80C4L,0x80C4L,0x80C4L};
                int32_t **l_1500 = &g_36;
                int32_t ***l_1499[6][3][1] = {{{&l_1500},{&l_1500},{(void*)0}},{{&l_1500},{&l_1500},{(void*)0}},{{&l_1500},{&l_1500},{(void*)0}},{{&l_1500},{&l_1500},{(void*)0}},{{&l_1500},{&l_1500},{(void*)0}},{{&l_1500},{&l_1500},{(void*)0}}};
                uint64_t **l_1516 = (void*)0;
                int i, j, k;
                if (p_14)
                    break;
                for (l_1452 = 0; (l_1452 <= 1); l_1452 += 1)
                { /* block id: 642 */
                    for (l_1385 = 0; (l_1385 <= 1); l_1385 += 1)
                    { /* block id: 645 */
                        uint64_t *l_1479 = &g_164;
                        int32_t l_1488 = (-1L);
                        uint64_t *l_1489 = &g_917;
                        uint32_t l_1490 = 0x2419624CL;
                        int i;
                        l_1386 |= ((*g_38) = (safe_div_func_int32_t_s_s((((((safe_mod_func_uint16_t_u_u((safe_add_func_uint8_t_u_u((safe_mod_func_int16_t_s_s(g_1352[l_1385], ((l_1383 = (((((*l_1489) = (safe_mul_func_int8_t_s_s(((((((&g_734[(l_1452 + 4)] == (void*)0) < (p_14 && (**g_344))) != (safe_div_func_int64_t_s_s((safe_sub_func_uint64_t_u_u((l_1384[6][3][1] = (g_109[l_1385] |= (((void*)0 != &g_38) , 0x324495FEC8566072LL))), (l_1482[1] = ((*l_1479)++)))), (((((safe_mod_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_u(p_14, 3)), p_13)) >= g_261) > 0x63L) >= 0x28L) , 0xBE87BEE4A3C2BAC1LL)))) | 0xD42EL) == l_1487) && 0x4159L), l_1488))) & l_1381[0][0][0]) , l_1383) , p_13)) , p_13))), 0xD0L)), 0x7288L)) , 0xF3B6L) || 0xF173L) & 0x7C0AL) == (*g_345)), l_1490)));
                    }
                }
                if ((**g_1353))
                    break;
                for (g_248 = 0; (g_248 <= 1); g_248 += 1)
                { /* block id: 659 */
                    int32_t ****l_1501[10][7] = {{&l_1499[2][1][0],&l_1499[5][0][0],&l_1499[3][0][0],(void*)0,(void*)0,&l_1499[3][0][0],&l_1499[5][0][0]},{&l_1499[2][1][0],&l_1499[5][0][0],&l_1499[0][0][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[0][0][0]},{(void*)0,&l_1499[0][0][0],&l_1499[3][0][0],&l_1499[1][2][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[1][2][0]},{&l_1499[2][1][0],&l_1499[4][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[4][0][0],&l_1499[4][1][0],&l_1499[4][0][0]},{&l_1499[0][0][0],&l_1499[1][2][0],&l_1499[5][0][0],(void*)0,&l_1499[2][1][0],&l_1499[0][1][0],&l_1499[0][1][0]},{&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[4][1][0],&l_1499[2][1][0]},{&l_1499[2][1][0],&l_1499[0][0][0],&l_1499[1][2][0],&l_1499[5][0][0],(void*)0,&l_1499[2][1][0],&l_1499[0][1][0]},{&l_1499[4][0][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[4][1][0],&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[4][0][0]},{&l_1499[2][1][0],&l_1499[5][0][0],&l_1499[0][1][0],(void*)0,&l_1499[0][0][0],&l_1499[3][0][0],&l_1499[1][2][0]},{&l_1499[2][1][0],&l_1499[2][1][0],&l_1499[0][0][0],&l_1499[5][0][0],&l_1499[2][1][0],&l_1499[5][0][0],&l_1499[0][0][0]}};
                    const uint32_t *l_1506[8][10] = {{&g_614,(void*)0,(void*)0,(void*)0,&g_614,(void*)0,&g_614,&g_614,(void*)0,&g_614},{&g_614,&g_614,&g_614,&g_614,&g_614,(void*)0,&g_614,(void*)0,&g_614,(void*)0},{&g_614,&g_614,&g_614,(void*)0,&g_614,&g_614,&g_614,&g_614,&g_614,(void*)0},{&g_614,(void*)0,&g_614,&g_614,&g_614,&g_614,&g_614,&g_614,(void*)0,&g_614},{&g_614,(void*)0,&g_614,(void*)0,(void*)0,(void*)0,&g_614,(void*)0,(void*)0,(void*)0},{(void*)0,&g_614,(void*)0,(void*)0,(void*)0,&g_614,&g_614,&g_614,&g_614,&g_614},{(void*)0,&g_614,&g_614,&g_614,&g_614,(void*)0,&g_614,&g_614,&g_614,(void*)0},{&g_614,(void*)0,(void*)0,&g_614,&g_614,&g_614,(void*)0,(void*)0,&g_614,(void*)0}};
                    const uint32_t **l_1505[8];
                    const int32_t **l_1511 = &g_1510;
                    uint64_t **l_1515 = (void*)0;
                    uint64_t **l_1521 = &g_112;
                    int i, j;
                    for (i = 0; i < 8; i++)
                        l_1505[i] = &l_1506[2][0];
                    (*l_1511) = p_15;
                    (*g_38) |= l_1381[0][2][0];
                    for (g_42 = 0; (g_42 >= 0); g_42 -= 1)
                    { /* block id: 667 */
                        uint64_t ***l_1517 = (void*)0;
                        uint64_t ***l_1518 = &g_111[1];
                        uint64_t ***l_1519 = &g_111[1];
                        uint64_t ***l_1520[10];
                        uint32_t *l_1525 = &g_1352[0];
                        int i, j, k;
                        for (i = 0; i < 10; i++)
                            l_1520[i] = &l_1516;
                        l_1392[g_42] &= g_161[(g_518 + 1)][g_42][(g_42 + 1)];
                        ++g_1512;
                        (*g_38) |= ((((l_1515 = (void*)0) == (l_1521 = l_1516)) , ((safe_rshift_func_uint8_t_u_s(((~((g_161[(g_42 + 1)][g_42][g_248] , (++(*l_1525))) , (safe_sub_func_int64_t_s_s(((p_14 & (6L || (safe_mod_func_int16_t_s_s(((safe_sub_func_int16_t_s_s((l_1534 == (*g_344)), (-10L))) , 0x50CAL), g_946)))) , 2L), g_565[2])))) < 2L), p_13)) , p_13)) & 0xAB9EE10EA514590CLL);
                    }
                    for (l_1385 = 3; (l_1385 <= 9); l_1385 += 1)
                    { /* block id: 677 */
                        (**l_1504) = (**l_1504);
                    }
                }
            }
        }
        else
        { /* block id: 682 */
            uint32_t l_1545 = 0UL;
            int32_t * const l_1573 = (void*)0;
            int8_t l_1638 = 0x26L;
            int16_t l_1653[1];
            uint32_t ***l_1696[2];
            uint32_t ****l_1695 = &l_1696[0];
            int64_t **l_1703[8][8];
            int8_t l_1768[7] = {0x6AL,0x6AL,0x6AL,0x6AL,0x6AL,0x6AL,0x6AL};
            int8_t *l_1770 = &l_1375;
            uint64_t *l_1774 = &g_35;
            uint32_t l_1803 = 9UL;
            uint32_t l_1812[2][6][7] = {{{1UL,18446744073709551606UL,18446744073709551614UL,0xBB07CD93L,0UL,1UL,0UL},{0x44CE3ECBL,0xBB07CD93L,0x44CE3ECBL,18446744073709551614UL,0UL,0xAF2929E5L,0xFF103AB9L},{18446744073709551615UL,18446744073709551614UL,0xAF2929E5L,18446744073709551614UL,0xAF2929E5L,18446744073709551614UL,18446744073709551615UL},{18446744073709551614UL,18446744073709551606UL,0xFF103AB9L,0UL,0x457BC0E5L,0xAF2929E5L,0x457BC0E5L},{18446744073709551614UL,0x457BC0E5L,0x457BC0E5L,18446744073709551614UL,0x44CE3ECBL,1UL,18446744073709551614UL},{18446744073709551615UL,1UL,0xFF103AB9L,0x44CE3ECBL,0x44CE3ECBL,0xFF103AB9L,1UL}},{{0x44CE3ECBL,18446744073709551615UL,0xAF2929E5L,18446744073709551606UL,0x457BC0E5L,18446744073709551614UL,18446744073709551614UL},{0xAF2929E5L,18446744073709551615UL,0x44CE3ECBL,18446744073709551615UL,0xAF2929E5L,18446744073709551606UL,0x457BC0E5L},{0xFF103AB9L,1UL,18446744073709551615UL,18446744073709551606UL,0UL,18446744073709551606UL,18446744073709551615UL},{0x457BC0E5L,0x457BC0E5L,18446744073709551614UL,0x44CE3ECBL,1UL,18446744073709551614UL,0xFF103AB9L},{0xFF103AB9L,18446744073709551606UL,18446744073709551614UL,18446744073709551614UL,18446744073709551606UL,0xFF103AB9L,0UL},{0xAF2929E5L,18446744073709551614UL,18446744073709551615UL,0UL,1UL,1UL,0UL}}};
            int32_t l_1820 = 0x25ADBE16L;
            int32_t l_1821 = 0x65432CC0L;
            int32_t l_1822 = (-6L);
            int32_t l_1823 = 1L;
            int32_t l_1824 = (-6L);
            int32_t l_1826 = 0xBCBAED59L;
            int32_t l_1827 = (-1L);
            int32_t l_1828 = 0xDC829418L;
            int32_t l_1829[1][4][7];
            uint64_t ** const ** const *l_1855 = (void*)0;
            uint32_t l_1862 = 0x842C1B6AL;
            int i, j, k;
            for (i = 0; i < 1; i++)
                l_1653[i] = 1L;
            for (i = 0; i < 2; i++)
                l_1696[i] = &l_1609;
            for (i = 0; i < 8; i++)
            {
                for (j = 0; j < 8; j++)
                    l_1703[i][j] = &l_1606;
            }
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 4; j++)
                {
                    for (k = 0; k < 7; k++)
                        l_1829[i][j][k] = 6L;
                }
            }
            for (l_1379 = 0; (l_1379 <= 1); l_1379 += 1)
            { /* block id: 685 */
                uint8_t l_1554 = 1UL;
                int32_t *l_1563[1];
                uint64_t **l_1586 = &g_112;
                int32_t l_1597 = (-5L);
                uint32_t **l_1612 = &g_736;
                int16_t l_1743 = 1L;
                int i;
                for (i = 0; i < 1; i++)
                    l_1563[i] = (void*)0;
                if (((*g_38) &= ((&l_1429 != (void*)0) == p_13)))
                { /* block id: 687 */
                    int16_t l_1544 = 0L;
                    int32_t *l_1574 = &l_1383;
                    int16_t ** const l_1585 = &g_345;
                    for (l_1394 = 1; (l_1394 >= 0); l_1394 -= 1)
                    { /* block id: 690 */
                        uint16_t *l_1541 = &g_890;
                        int8_t *l_1555 = &g_1001;
                        int8_t *l_1558[3];
                        uint16_t l_1559 = 0x6C63L;
                        int64_t *l_1562 = &g_946;
                        int32_t l_1572 = 0xDBCE25FCL;
                        int i;
                        for (i = 0; i < 3; i++)
                            l_1558[i] = &g_681;
                        (*g_38) = (safe_rshift_func_int8_t_s_s((l_1559 = (safe_mod_func_uint16_t_u_u(((-1L) | (((((*l_1541) |= (p_13 , 4UL)) ^ (p_14 , (safe_add_func_int32_t_s_s((((++l_1545) == l_1548) && ((((*l_1555) &= (l_1549 , (((((((safe_sub_func_int64_t_s_s(0xC25D83BFB652B14CLL, (safe_sub_func_uint32_t_u_u(p_13, l_1554)))) & 0xDEL) > l_1544) & g_467) <= 0xF7B0AF48B80DEC54LL) , g_83) >= g_565[2]))) > 1UL) < l_1390)), l_1544)))) , (void*)0) == g_1556)), 0x243DL))), 7));
                        (*g_38) = (safe_mod_func_int32_t_s_s(((2L | ((l_1554 || ((*l_1562) = p_13)) | (-1L))) ^ (((((l_1563[0] == (l_1574 = &l_1572)) != p_13) > 1L) , p_14) | p_13)), p_13));
                        l_1572 |= ((l_1559 , (((safe_lshift_func_uint16_t_u_s((((l_1577 == p_14) , (((void*)0 == (***g_1202)) , l_1393)) , ((*l_1541) = (((safe_lshift_func_int16_t_s_s((safe_add_func_int64_t_s_s(g_164, (safe_rshift_func_uint16_t_u_u((((void*)0 == &g_940) || 1UL), 5)))), 8)) , (void*)0) != l_1584))), p_13)) != p_14) , &g_345)) == l_1585);
                    }
                    (*g_1587) = ((**g_1278) = l_1586);
                }
                else
                { /* block id: 705 */
                    for (g_42 = 1; (g_42 >= 0); g_42 -= 1)
                    { /* block id: 708 */
                        (*g_38) = (-1L);
                    }
                }
            }
            if ((safe_mul_func_int16_t_s_s((safe_add_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_s((p_15 != p_15), (safe_sub_func_uint8_t_u_u((safe_sub_func_uint64_t_u_u(((safe_mul_func_int16_t_s_s((safe_rshift_func_uint8_t_u_s(g_161[1][0][3], ((*l_1770) = (safe_rshift_func_uint8_t_u_s(g_336, (safe_rshift_func_uint16_t_u_u((safe_add_func_int64_t_s_s((((l_1375 >= (-8L)) || (safe_lshift_func_int16_t_s_u(((((((l_1768[0] < ((~p_13) | (l_1391[8][1][0] < l_1391[8][1][0]))) ^ (*g_84)) != g_161[3][0][4]) & 0x4BL) == p_13) != p_13), 14))) , g_161[2][0][3]), l_1381[0][2][0])), 0))))))), (**g_344))) ^ (*g_112)), p_14)), g_917)))), (-1L))), p_14)))
            { /* block id: 773 */
                return p_13;
            }
            else
            { /* block id: 775 */
                int32_t *l_1771 = &l_1379;
                uint64_t **l_1809 = &g_112;
                int32_t l_1813 = 0L;
                int32_t l_1814[2];
                const uint32_t l_1835 = 0x93C3FED7L;
                int32_t l_1861 = 1L;
                int i;
                for (i = 0; i < 2; i++)
                    l_1814[i] = (-8L);
                p_15 = l_1771;
                l_1386 |= (safe_mul_func_int16_t_s_s(((**g_344) = (l_1774 == (*g_1588))), (~((void*)0 == &l_1375))));
                for (g_1001 = 3; (g_1001 >= 0); g_1001 -= 1)
                { /* block id: 781 */
                    int8_t **l_1782 = &l_1770;
                    int32_t l_1810 = 0x7EEC15BDL;
                    uint16_t *l_1811[7];
                    int8_t l_1816 = 0xECL;
                    int32_t l_1818[4];
                    uint64_t ** const ** const *l_1854[1][1][10] = {{{&g_694,(void*)0,&g_694,(void*)0,&g_694,(void*)0,&g_694,(void*)0,&g_694,(void*)0}}};
                    int i, j, k;
                    for (i = 0; i < 7; i++)
                        l_1811[i] = &g_565[2];
                    for (i = 0; i < 4; i++)
                        l_1818[i] = 7L;
                    l_1794[5] = (safe_rshift_func_uint8_t_u_u((l_1726[g_518][g_1001] = ((safe_add_func_int32_t_s_s((safe_add_func_int16_t_s_s((((*l_1782) = &g_1001) != (void*)0), (+l_1726[(g_518 + 3)][g_1001]))), (safe_lshift_func_int16_t_s_s(0x3451L, ((safe_sub_func_uint16_t_u_u((safe_add_func_int64_t_s_s((safe_lshift_func_uint16_t_u_s(0x1336L, 15)), (safe_sub_func_int32_t_s_s((((l_1726[(g_1001 + 3)][g_1001] <= l_1375) , &l_1674) != (*g_344)), (*g_38))))), 0xD6CDL)) >= (*g_345)))))) ^ l_1726[(g_518 + 3)][g_1001])), l_1394));
                    if ((safe_mod_func_int64_t_s_s((((((safe_sub_func_int8_t_s_s((((((((safe_mul_func_uint16_t_u_u((safe_rshift_func_int16_t_s_u(l_1803, (g_565[2] = ((((***g_1587) >= ((*l_1606) = (18446744073709551615UL | (safe_add_func_int8_t_s_s((safe_lshift_func_int16_t_s_s(((~((g_890 = (((((*l_1771) = p_14) ^ (((l_1810 = ((0x4ABCFF8B92F83D77LL && ((p_14 || (&l_1774 == l_1809)) , ((void*)0 != &g_405[0]))) < 0xBC1EAF97L)) && g_45) < g_518)) & l_1726[g_518][g_1001]) == p_14)) | l_1385)) , 0x945EL), 1)), 0xA1L))))) & 2L) <= l_1812[0][3][5])))), 0xF6B8L)) || l_1726[(g_518 + 3)][g_1001]) , g_1165) , p_14) ^ 0xC0L) , (*g_444)) , 0L), 0xE4L)) , p_13) , 0x03L) <= g_336) & l_1726[g_518][g_1001]), p_13)))
                    { /* block id: 790 */
                        int16_t l_1815 = 0xA781L;
                        int32_t l_1817 = 0xD500E8C7L;
                        int32_t l_1819[8] = {0x6DA3C5C6L,0L,0x6DA3C5C6L,0x6DA3C5C6L,0L,0x6DA3C5C6L,0x6DA3C5C6L,0L};
                        uint16_t l_1830 = 0UL;
                        int i;
                        --l_1830;
                        if (l_1430)
                            continue;
                        (*l_1771) = (*p_15);
                        (*l_1771) = (safe_sub_func_uint8_t_u_u(255UL, ((((void*)0 == p_15) , l_1835) > (safe_unary_minus_func_int32_t_s((-6L))))));
                    }
                    else
                    { /* block id: 795 */
                        uint16_t l_1843 = 0x8B2FL;
                        (*l_1771) = l_1452;
                        if ((*p_15))
                            break;
                        (*g_38) |= (0x34C30A5EEEA4E882LL ^ (safe_rshift_func_uint8_t_u_s(l_1818[2], (((safe_lshift_func_uint16_t_u_s((safe_sub_func_int8_t_s_s(l_1843, (g_41 && (*g_112)))), (safe_mod_func_uint8_t_u_u((+(safe_sub_func_int64_t_s_s(g_161[2][0][1], ((~(safe_mod_func_int16_t_s_s(p_14, (safe_mod_func_uint64_t_u_u(((*l_1774) &= l_1577), (*g_112)))))) & (*p_15))))), 0x06L)))) > (-7L)) == 0x50F5L))));
                        (*l_1771) &= (*g_38);
                    }
                    for (l_1577 = 3; (l_1577 >= 0); l_1577 -= 1)
                    { /* block id: 804 */
                        int8_t l_1857 = (-8L);
                        l_1855 = l_1854[0][0][5];
                        ++l_1858;
                        return p_13;
                    }
                }
                ++l_1862;
            }
            l_1391[4][1][6] = ((l_1390 & p_14) == (((*l_1606) ^= g_917) || ((*l_1606) = (safe_unary_minus_func_int64_t_s((g_1352[1] <= 0x241FL))))));
        }
        l_1866[1][6][4] = p_15;
    }
    if (((((l_1386 &= ((+(65535UL >= 0xF267L)) , (-5L))) || ((l_1429 <= ((safe_sub_func_uint16_t_u_u(g_1699, (safe_lshift_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_u((safe_mul_func_int16_t_s_s((safe_mod_func_uint16_t_u_u((l_1390 = 65528UL), (safe_add_func_int16_t_s_s((((((safe_div_func_int64_t_s_s(((((safe_mul_func_uint16_t_u_u((g_401 ^ ((safe_div_func_uint64_t_u_u((safe_div_func_int32_t_s_s((l_1856 = ((l_1549 >= ((safe_mod_func_int32_t_s_s((safe_sub_func_uint8_t_u_u((((((*l_1896) = ((*g_344) = (l_1895 , (void*)0))) == (void*)0) , 0x6487L) | 0x68F6L), 0x7CL)), l_1391[4][1][2])) >= 0x8BC6BE1C4887B04FLL)) == p_13)), l_1549)), (-1L))) & l_1652)), 65535UL)) <= l_1549) || l_1394) == (*g_38)), l_1393)) > l_1430) != 1L) , (-1L)) >= g_37[3]), p_14)))), p_14)), 5)), g_37[3])))) <= 0x59L)) ^ 0x1713L)) != 4L) | l_1394))
    { /* block id: 823 */
        l_1390 = (*g_38);
    }
    else
    { /* block id: 825 */
        int32_t l_1898 = 0xFAB9384FL;
        int32_t l_1899 = (-1L);
        int32_t *l_1900[3];
        int i;
        for (i = 0; i < 3; i++)
            l_1900[i] = &l_1385;
        (*g_38) |= ((**g_1588) <= l_1391[8][1][0]);
        l_1903--;
        return p_13;
    }
    (*g_38) = ((safe_add_func_uint16_t_u_u((safe_div_func_uint16_t_u_u((l_1856 = (((**l_1920) = ((((safe_mul_func_int8_t_s_s(((*l_1912) &= (l_1902 > p_13)), (safe_sub_func_uint32_t_u_u((l_1915 == l_1916), ((*g_1202) == (void*)0))))) < (((safe_sub_func_int16_t_s_s(l_1919, ((void*)0 == l_1920))) == l_1794[5]) , (-6L))) || l_1386) ^ l_1430)) , 0x3AC5L)), l_1794[3])), p_14)) > 1UL);
    return l_1452;
}


/* ------------------------------------------ */
/* 
 * reads :
 * writes: g_36
 */
static uint16_t  func_16(uint64_t  p_17, uint8_t  p_18, int32_t * p_19, int32_t * p_20)
{ /* block id: 602 */
    int32_t **l_1362 = &g_36;
    uint16_t l_1363 = 1UL;
    (*l_1362) = (void*)0;
    return l_1363;
}


/* ------------------------------------------ */
/* 
 * reads : g_1165 g_36 g_37 g_138 g_42 g_161 g_336 g_1352 g_1328 g_1353 g_565 g_344 g_345 g_346 g_1095 g_38
 * writes: g_42 g_248 g_1352 g_1328 g_38 g_138 g_1165
 */
static uint8_t  func_23(int32_t * p_24, int32_t * p_25, int32_t  p_26, int32_t * p_27)
{ /* block id: 592 */
    int32_t l_1332 = 9L;
    uint8_t *l_1348[7][4][1] = {{{&g_261},{&g_365},{(void*)0},{(void*)0}},{{&g_365},{&g_261},{&g_261},{&g_365}},{{&g_261},{&g_261},{&g_365},{(void*)0}},{{(void*)0},{&g_365},{&g_261},{&g_261}},{{&g_365},{&g_261},{&g_261},{&g_365}},{{(void*)0},{(void*)0},{&g_365},{&g_261}},{{&g_261},{&g_365},{&g_261},{&g_261}}};
    int32_t l_1349 = 0L;
    uint32_t *l_1350 = &g_248;
    uint32_t *l_1351 = &g_1352[1];
    uint64_t * const l_1354 = &g_109[0];
    int32_t **l_1357 = &g_138;
    uint32_t l_1360 = 4UL;
    int i, j, k;
    (*g_1353) = func_28(p_26, ((*l_1351) &= ((*l_1350) = (((((0UL ^ l_1332) , (0xFB81L >= (((+((((((safe_sub_func_int32_t_s_s((*p_25), (safe_rshift_func_uint16_t_u_u((((safe_add_func_int32_t_s_s((safe_lshift_func_uint8_t_u_s((0L > (safe_mod_func_int32_t_s_s(((*g_138) ^= (*g_36)), l_1332))), (safe_unary_minus_func_uint8_t_u((l_1349 = (safe_mod_func_int8_t_s_s((safe_unary_minus_func_int8_t_s(p_26)), g_161[1][0][3]))))))), l_1332)) , p_26) , l_1332), p_26)))) , l_1332) != g_336) , 0xB1445A8DL) > (*p_25)) , 0xF8L)) ^ 0x147EL) <= 0xFC24D805L))) > (-1L)) , 0x9E8BL) <= p_26))), p_25, l_1332);
    (*g_38) &= (((void*)0 == l_1354) , ((((safe_lshift_func_uint16_t_u_s((((((*l_1357) = &l_1349) == p_25) , (((((((*g_36) > ((safe_mod_func_uint8_t_u_u(0x60L, (((-10L) >= ((((0L ^ (l_1360 || p_26)) , 0UL) , g_565[2]) || (**l_1357))) && p_26))) || (-8L))) , p_26) < 1UL) , (**l_1357)) , (**l_1357)) > 7UL)) < 0x3EEF2233D4B2C35CLL), (**g_344))) && (-1L)) != p_26) , (**g_1095)));
    return p_26;
}


/* ------------------------------------------ */
/* 
 * reads : g_138 g_1328
 * writes: g_42 g_1328
 */
static int32_t * func_28(uint64_t  p_29, uint32_t  p_30, int32_t * p_31, uint64_t  p_32)
{ /* block id: 587 */
    uint64_t l_1320 = 0UL;
    int32_t *l_1321 = (void*)0;
    int32_t *l_1322[1];
    int32_t l_1323 = 0x8D3B2616L;
    int16_t l_1324 = 0x9664L;
    int64_t l_1325 = 1L;
    int64_t l_1326 = 0xCEBE3A837F336AF2LL;
    int32_t l_1327 = 0xB3C9A080L;
    int i;
    for (i = 0; i < 1; i++)
        l_1322[i] = &g_37[1];
    l_1320 = ((*g_138) = (safe_sub_func_uint32_t_u_u(p_30, 3UL)));
    g_1328--;
    return p_31;
}


/* ------------------------------------------ */
/* 
 * reads : g_37 g_45 g_83 g_41 g_36 g_84 g_42 g_106 g_110 g_112 g_138 g_137 g_806 g_365 g_614 g_89 g_344 g_345 g_346 g_946 g_518 g_336 g_735 g_736 g_565 g_261
 * writes: g_42 g_45 g_83 g_37 g_89 g_106 g_111 g_109 g_138 g_365 g_565 g_261 g_890 g_917 g_940 g_946 g_346 g_336 g_518 g_308
 */
static int16_t  func_39(int32_t * p_40)
{ /* block id: 3 */
    uint32_t l_56[3];
    uint64_t ****l_916 = &g_308;
    int8_t *l_924 = &g_83;
    int32_t l_973 = 0x05CA8817L;
    const int32_t l_987 = 0L;
    int32_t l_1000 = 7L;
    int32_t l_1002 = 0x282AAC70L;
    int32_t l_1006 = 0x93354F34L;
    int32_t l_1008 = (-2L);
    int32_t l_1010[7] = {0L,1L,0L,0L,1L,0L,0L};
    int64_t l_1014 = 0xFFBD3DEDA9EDDD08LL;
    uint8_t l_1059 = 255UL;
    int32_t l_1164 = 0xDB366185L;
    uint32_t **l_1265[5][3][4] = {{{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]}},{{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]}},{{&g_713[0],(void*)0,&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]}},{{&g_713[0],(void*)0,&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,&g_713[0],&g_713[0]}},{{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],&g_713[0],&g_713[0],&g_713[0]},{&g_713[0],(void*)0,&g_713[0],(void*)0}}};
    int32_t **l_1308 = (void*)0;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_56[i] = 0xC1676565L;
lbl_1300:
    for (g_42 = (-18); (g_42 != 27); g_42 = safe_add_func_int8_t_s_s(g_42, 5))
    { /* block id: 6 */
        int32_t l_117 = 0xB2A33634L;
        int32_t l_918 = (-6L);
        int16_t *l_943 = &g_518;
        int32_t l_1003 = 2L;
        int32_t l_1011 = 0x0060C40DL;
        int32_t l_1016 = 6L;
        int32_t l_1019[5];
        const uint32_t *l_1042 = &g_89[1];
        const uint32_t **l_1041 = &l_1042;
        uint8_t * const l_1153 = &g_261;
        uint8_t l_1184 = 1UL;
        int32_t *l_1233 = &l_1010[1];
        int32_t l_1252 = 1L;
        const uint32_t *l_1267[1][10][9] = {{{&g_248,&g_248,(void*)0,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,(void*)0,&g_248},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,(void*)0},{&g_248,&g_248,&g_248,&g_248,(void*)0,&g_248,&g_248,&g_248,&g_248},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,(void*)0},{&g_248,&g_248,(void*)0,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248},{&g_248,&g_248,(void*)0,&g_248,&g_248,&g_248,(void*)0,(void*)0,(void*)0},{&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,&g_248,(void*)0,&g_248}}};
        const uint32_t **l_1266[6] = {&l_1267[0][4][8],&l_1267[0][4][8],&l_1267[0][4][8],&l_1267[0][4][8],&l_1267[0][4][8],&l_1267[0][4][8]};
        int32_t l_1276[2][10] = {{0xEFC682B6L,0x9C94A82FL,8L,0x9C94A82FL,0xEFC682B6L,(-7L),(-7L),0xEFC682B6L,0x9C94A82FL,8L},{0xB12B8410L,0xB12B8410L,8L,0xEFC682B6L,0xAD5FEBCCL,0xEFC682B6L,8L,0xB12B8410L,0xB12B8410L,8L}};
        int i, j, k;
        for (i = 0; i < 5; i++)
            l_1019[i] = 0x0B474739L;
        if ((*p_40))
        { /* block id: 7 */
            int64_t l_57 = 0x3CB8E00457A23A34LL;
            int32_t *l_58 = &g_45;
            int32_t l_919 = 1L;
            int8_t *l_925 = &g_681;
            uint32_t ****l_988 = (void*)0;
            int32_t l_999 = (-1L);
            int32_t l_1009 = (-2L);
            int32_t l_1012 = 0x7817FDD5L;
            int32_t l_1013 = 0xCA435F81L;
            int32_t l_1018 = (-1L);
            int32_t l_1020 = 0xCED6D715L;
            int32_t l_1021 = 1L;
            int32_t l_1022 = (-5L);
            int32_t l_1023 = 0x39D3D97FL;
            int32_t l_1024 = 7L;
            for (g_45 = (-4); (g_45 != (-4)); g_45 = safe_add_func_int8_t_s_s(g_45, 3))
            { /* block id: 10 */
                uint32_t **l_872 = &g_736;
                int32_t l_885 = 0xC50C1630L;
                int32_t l_891 = 5L;
                int32_t l_893 = 0x2D4BB41BL;
                int32_t l_894 = 0xE7717169L;
                int32_t l_976 = (-1L);
                int64_t l_984 = (-1L);
                uint32_t *l_986 = &g_248;
                uint8_t l_997[3];
                int32_t l_1015 = 1L;
                int32_t l_1017[9] = {3L,0x5CF0787AL,3L,3L,0x5CF0787AL,3L,3L,0x5CF0787AL,3L};
                uint64_t l_1025 = 0UL;
                uint64_t ***l_1030 = &g_111[0];
                int i;
                for (i = 0; i < 3; i++)
                    l_997[i] = 0xE6L;
                if (func_48(func_51(((safe_div_func_int8_t_s_s(0x5BL, (l_57 = l_56[0]))) , (((l_58 == l_58) == l_56[0]) >= (safe_mod_func_uint16_t_u_u(((((*g_112) = func_61(g_37[3])) | g_45) != ((safe_lshift_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_u(l_117, l_117)), 3)) | l_117)), l_56[2])))), &g_42), p_40))
                { /* block id: 411 */
                    uint8_t *l_875 = &g_365;
                    int8_t *l_886[6] = {&g_681,&g_681,&g_681,&g_681,&g_681,&g_681};
                    uint16_t *l_887 = &g_565[9];
                    int32_t l_888 = 0xD579ED49L;
                    uint8_t *l_889 = &g_261;
                    int32_t l_892 = 0x5D78FA37L;
                    uint8_t l_903 = 0xD5L;
                    int i;
                    (*g_36) = (((*p_40) , (safe_add_func_int8_t_s_s((safe_unary_minus_func_uint16_t_u(g_806)), (((safe_div_func_int16_t_s_s((+((l_893 = (safe_div_func_int32_t_s_s((safe_rshift_func_uint8_t_u_s(((safe_sub_func_int64_t_s_s((safe_mul_func_int8_t_s_s((l_891 = ((*l_58) >= ((((safe_unary_minus_func_int8_t_s((safe_sub_func_int8_t_s_s(((!(safe_lshift_func_int16_t_s_u((((safe_add_func_int8_t_s_s((safe_sub_func_uint64_t_u_u((safe_mul_func_uint8_t_u_u(((void*)0 == l_872), (safe_div_func_uint32_t_u_u(((++(*l_875)) != g_614), (((safe_add_func_int32_t_s_s((safe_div_func_uint16_t_u_u(((g_890 = ((*l_889) = (safe_add_func_uint16_t_u_u((l_888 |= ((*l_887) = (((18446744073709551611UL <= (!0xDD66B7F0L)) | (l_885 = ((*p_40) || l_885))) , g_37[2]))), g_89[5])))) & l_891), 0xF3E3L)), l_892)) | l_117) & (-1L)))))), l_892)), 0x63L)) & l_891) | (*l_58)), 9))) <= (*l_58)), 0xBFL)))) && (**g_344)) < l_892) , l_885))), l_56[2])), 0xBBB40C5ECE768B77LL)) , l_117), l_56[0])), l_56[0]))) != (*g_345))), (*l_58))) , l_888) , 0L)))) == l_894);
                    l_919 = ((18446744073709551607UL < (safe_div_func_uint32_t_u_u((((safe_mul_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(((safe_unary_minus_func_int32_t_s(((*g_36) = (((safe_unary_minus_func_int16_t_s((((*l_887) = ((**g_344) == l_903)) | (safe_lshift_func_uint16_t_u_s((safe_mul_func_uint16_t_u_u(((((safe_add_func_uint16_t_u_u((((*l_875) |= (safe_sub_func_int32_t_s_s((safe_sub_func_int8_t_s_s(((l_894 <= (safe_sub_func_int8_t_s_s((l_888 , (l_891 &= l_894)), (((&g_695[1][0][0] != l_916) , (g_917 = l_56[1])) == (*g_138))))) , 0L), l_894)), 8L))) ^ l_888), 0x57FDL)) < (*l_58)) & 0x85C692C65654BE70LL) <= l_918), l_885)), 2))))) >= l_885) >= l_56[1])))) , (*l_58)), 0xB0L)), 0x2719L)) ^ 0x0A59L) == l_117), l_894))) , (*p_40));
                    if (l_893)
                        break;
                    if (g_365)
                        goto lbl_1300;
                }
                else
                { /* block id: 428 */
                    int8_t **l_926 = (void*)0;
                    int8_t **l_927 = &l_925;
                    int32_t l_936 = (-5L);
                    int64_t *l_938 = &l_57;
                    int64_t *l_939 = &g_940;
                    int64_t *l_944 = (void*)0;
                    int64_t *l_945 = &g_946;
                    uint64_t l_979 = 5UL;
                    int32_t **l_990 = &g_138;
                    int32_t ***l_989 = &l_990;
                    uint64_t *****l_992 = &l_916;
                    int32_t l_1005 = 0x932332F6L;
                    int32_t l_1007[6];
                    int i;
                    for (i = 0; i < 6; i++)
                        l_1007[i] = 0x308A1D42L;
                    if ((safe_mod_func_int16_t_s_s(((((((*l_945) ^= ((((safe_sub_func_int32_t_s_s(0L, (l_924 != ((*l_927) = l_925)))) != (safe_lshift_func_uint16_t_u_s(((*p_40) != ((safe_lshift_func_int16_t_s_s(((safe_rshift_func_uint16_t_u_s(g_83, 9)) | (l_936 | ((*l_939) = ((*l_938) = (!l_936))))), (safe_rshift_func_uint8_t_u_s(((void*)0 != l_943), 7)))) >= l_936)), (*l_58)))) , g_37[0]) , g_45)) >= 1UL) || 1UL) < g_346) ^ l_936), g_518)))
                    { /* block id: 433 */
                        const uint32_t l_982[9] = {0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L,0x3AC9FF34L};
                        uint16_t *l_983 = &g_336;
                        int32_t l_985 = 0xE38BC44AL;
                        int i;
                        (*p_40) = (safe_lshift_func_int16_t_s_s((safe_unary_minus_func_int16_t_s((((((safe_mod_func_int16_t_s_s((((safe_lshift_func_uint16_t_u_s(g_89[5], (safe_lshift_func_int16_t_s_s(((*l_943) = (l_56[0] > (safe_lshift_func_uint16_t_u_s(((safe_mod_func_uint8_t_u_u((l_918 || ((safe_div_func_int16_t_s_s((l_918 < ((((safe_sub_func_uint32_t_u_u((l_985 = (((safe_div_func_int32_t_s_s((l_936 < (safe_add_func_int16_t_s_s((safe_rshift_func_int8_t_s_s(((!((*l_983) ^= ((safe_sub_func_uint32_t_u_u(l_973, (safe_add_func_uint32_t_u_u(l_976, (((safe_lshift_func_int16_t_s_u(((**g_344) ^= l_979), 6)) , (((safe_sub_func_int8_t_s_s(((*g_138) != l_982[4]), l_56[0])) , 0x2AL) != l_894)) , 0xE3147621L))))) <= l_973))) , l_982[4]), l_894)), l_984))), 0x1D9110CFL)) != 0x46247051L) == l_117)), 0xAEBB1735L)) , l_982[4]) , l_986) != l_58)), l_893)) >= 0x0BE0L)), l_936)) == l_987), l_987)))), l_894)))) , (void*)0) != (void*)0), (*l_58))) , l_988) != &g_734[8]) , &g_137) == l_989))), 10));
                        if ((**g_137))
                            continue;
                        return l_918;
                    }
                    else
                    { /* block id: 441 */
                        int32_t **l_991 = &l_58;
                        uint16_t *l_995 = (void*)0;
                        uint16_t *l_996 = (void*)0;
                        int32_t *l_998[7] = {&l_891,&l_893,&l_891,&l_891,&l_893,&l_891,&l_891};
                        int8_t l_1004[9][6] = {{7L,(-1L),(-10L),(-5L),2L,0L},{0xDBL,7L,(-10L),0xDBL,(-1L),0x29L},{(-7L),0xDBL,0L,0xDBL,(-7L),1L},{0xDBL,(-7L),1L,(-5L),(-7L),0xD4L},{7L,0xDBL,0x02L,(-7L),(-1L),0xD4L},{(-1L),7L,1L,2L,2L,1L},{(-1L),(-1L),0L,(-7L),0L,0x29L},{7L,0x19L,(-7L),6L,1L,(-1L)},{1L,1L,(-7L),1L,0x19L,(-5L)}};
                        int i, j;
                        (*p_40) = (l_991 != &g_36);
                        (*l_991) = (((((*l_943) = ((***l_989) != ((*l_58) != (l_992 != &g_694)))) , l_56[1]) , ((safe_mod_func_uint8_t_u_u(0x3FL, (0xFFD7L & (l_997[0] = ((*p_40) , 0x4FCAL))))) <= (**l_990))) , p_40);
                        (*l_58) = (*p_40);
                        --l_1025;
                    }
                }
                for (l_1024 = 25; (l_1024 == 19); l_1024 = safe_sub_func_uint16_t_u_u(l_1024, 1))
                { /* block id: 452 */
                    (*l_916) = l_1030;
                }
            }
            l_1000 |= ((safe_sub_func_uint32_t_u_u(((*g_735) != (void*)0), (0L || ((safe_div_func_int64_t_s_s((safe_div_func_uint16_t_u_u((((safe_mul_func_uint8_t_u_u((l_1011 = ((((1UL & (*p_40)) , l_117) & (safe_mod_func_uint32_t_u_u((l_1041 == (l_1006 , (void*)0)), (*p_40)))) , g_565[2])), g_565[2])) ^ (-1L)) != 65528UL), l_1010[1])), g_45)) > g_614)))) && l_1003);
        }
        else
        { /* block id: 458 */
            return l_1010[1];
        }
        for (g_261 = 0; (g_261 > 57); g_261++)
        { /* block id: 463 */
            uint8_t l_1070[9] = {1UL,255UL,1UL,255UL,1UL,255UL,1UL,255UL,1UL};
            int32_t l_1072 = 0xFBBD9F4CL;
            uint32_t l_1145 = 0x21A046B5L;
            uint64_t ***l_1160 = (void*)0;
            int32_t l_1163 = 3L;
            int32_t **l_1168 = &g_138;
            int32_t l_1180 = 1L;
            int32_t l_1183 = (-9L);
            uint16_t l_1199 = 0UL;
            int8_t l_1213 = 0x48L;
            uint32_t l_1220 = 1UL;
            uint32_t l_1228[1];
            uint32_t *** const *l_1255 = &g_1197;
            int i;
            for (i = 0; i < 1; i++)
                l_1228[i] = 0x37ECE774L;
        }
        if (l_1008)
            break;
    }
    p_40 = func_51((l_1010[1] , (((((safe_mul_func_uint8_t_u_u((((7L > l_1002) & l_1010[1]) >= ((&l_1059 != &g_261) == (safe_add_func_uint8_t_u_u((safe_div_func_uint64_t_u_u((l_56[0] == l_1002), (~l_1002))), 0x4BL)))), 0x56L)) != 1UL) && l_56[2]) == 1L) ^ l_1059)), (*g_137));
    return (**g_344);
}


/* ------------------------------------------ */
/* 
 * reads : g_37 g_137 g_138 g_42
 * writes: g_37 g_106 g_138
 */
static int32_t  func_48(int32_t * p_49, int32_t * p_50)
{ /* block id: 407 */
    uint16_t l_843[8] = {0xF4C8L,0xF4C8L,0xF4C8L,0xF4C8L,0xF4C8L,0xF4C8L,0xF4C8L,0xF4C8L};
    int32_t **l_845 = &g_138;
    int i;
    (*p_50) |= ((void*)0 != p_50);
    (*l_845) = func_51(l_843[2], (*g_137));
    return (*g_138);
}


/* ------------------------------------------ */
/* 
 * reads : g_138
 * writes: g_106
 */
static int32_t * func_51(int32_t  p_52, int32_t * const  p_53)
{ /* block id: 26 */
    const int8_t *l_127 = &g_83;
    int32_t l_128 = (-7L);
    int64_t l_131[3][6][5] = {{{2L,1L,2L,2L,1L},{7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL},{1L,1L,9L,1L,1L},{0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L},{1L,2L,2L,1L,2L},{7L,7L,0x30BE999AA20CFB03LL,7L,7L}},{{2L,1L,2L,2L,1L},{7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL},{1L,1L,9L,1L,1L},{0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L},{1L,2L,2L,1L,2L},{7L,7L,0x30BE999AA20CFB03LL,7L,7L}},{{2L,1L,2L,2L,1L},{7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL},{1L,1L,9L,1L,1L},{0xD11537C3E802F228LL,7L,0xD11537C3E802F228LL,0xD11537C3E802F228LL,7L},{1L,2L,2L,1L,2L},{7L,7L,0x30BE999AA20CFB03LL,7L,7L}}};
    const uint64_t *l_134[5][7];
    const uint64_t **l_133[9][6][1] = {{{&l_134[3][6]},{&l_134[0][5]},{&l_134[3][6]},{&l_134[2][3]},{&l_134[3][6]},{&l_134[3][6]}},{{&l_134[2][3]},{&l_134[3][6]},{&l_134[0][5]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]}},{{&l_134[3][6]},{&l_134[3][6]},{&l_134[3][6]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]}},{{&l_134[0][5]},{&l_134[3][6]},{&l_134[2][3]},{&l_134[3][6]},{&l_134[3][6]},{&l_134[2][3]}},{{&l_134[3][6]},{&l_134[0][5]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]},{&l_134[3][6]}},{{&l_134[3][6]},{&l_134[3][6]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]},{&l_134[0][5]}},{{&l_134[3][6]},{&l_134[2][3]},{&l_134[3][6]},{&l_134[3][6]},{&l_134[2][3]},{&l_134[3][6]}},{{&l_134[0][5]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]},{&l_134[3][6]},{&l_134[3][6]}},{{&l_134[3][6]},{&l_134[3][6]},{(void*)0},{&l_134[3][6]},{&l_134[0][5]},{&l_134[3][6]}}};
    const uint64_t ***l_132 = &l_133[8][5][0];
    int32_t **l_147[4][2] = {{&g_36,&g_36},{&g_36,&g_36},{&g_36,&g_36},{&g_36,&g_36}};
    int64_t l_366 = 0xAA96994371F4B113LL;
    const int64_t l_423 = (-4L);
    int16_t l_435 = 0x6CFDL;
    int64_t l_482 = 1L;
    uint64_t ***l_507 = &g_111[1];
    int32_t l_522[6][2] = {{0L,0x91373C35L},{0L,0L},{0x91373C35L,0L},{0L,0x91373C35L},{0L,0L},{5L,0x91373C35L}};
    uint32_t *l_602 = (void*)0;
    uint8_t l_625 = 0UL;
    uint32_t **l_638 = (void*)0;
    uint32_t ***l_637[1][3][1];
    uint32_t l_653 = 0xCB70BB11L;
    const uint16_t *l_685 = &g_565[7];
    uint64_t l_687[5][9][5] = {{{0x49DDAF91CAD353F2LL,18446744073709551612UL,1UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551607UL,0x81AD9CF40D42C52ELL,18446744073709551615UL,0x9E404944F48C3C10LL,0xCD2CA478F4E98ED3LL},{0x09233674AA4E4E4BLL,0x952E3F05095ECB76LL,0x25F5A8D5B74AFB53LL,18446744073709551615UL,18446744073709551615UL},{0xED182475EA6646C6LL,0x3760762E304B33D0LL,0xA98496AC54B2CA03LL,0x3760762E304B33D0LL,0xED182475EA6646C6LL},{0x09233674AA4E4E4BLL,0x6A12F8C23E367270LL,0x8B33E375D721729CLL,18446744073709551612UL,9UL},{18446744073709551607UL,18446744073709551615UL,0xA98496AC54B2CA03LL,1UL,1UL},{0x49DDAF91CAD353F2LL,5UL,0x25F5A8D5B74AFB53LL,0x6A12F8C23E367270LL,9UL},{0UL,1UL,18446744073709551615UL,18446744073709551609UL,0xED182475EA6646C6LL},{9UL,5UL,1UL,0UL,18446744073709551615UL}},{{0UL,18446744073709551615UL,0xFB52CFF2CBEA0B3DLL,18446744073709551609UL,0xCD2CA478F4E98ED3LL},{18446744073709551615UL,0x6A12F8C23E367270LL,0UL,0x6A12F8C23E367270LL,18446744073709551615UL},{0UL,0x3760762E304B33D0LL,6UL,1UL,18446744073709551607UL},{9UL,0x952E3F05095ECB76LL,0UL,18446744073709551612UL,18446744073709551612UL},{0UL,0x81AD9CF40D42C52ELL,0xFB52CFF2CBEA0B3DLL,0x3760762E304B33D0LL,18446744073709551607UL},{0x49DDAF91CAD353F2LL,18446744073709551612UL,1UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551607UL,0x81AD9CF40D42C52ELL,18446744073709551615UL,0x9E404944F48C3C10LL,0xCD2CA478F4E98ED3LL},{0x09233674AA4E4E4BLL,0x952E3F05095ECB76LL,0x25F5A8D5B74AFB53LL,18446744073709551615UL,18446744073709551615UL},{0xED182475EA6646C6LL,0x3760762E304B33D0LL,0xA98496AC54B2CA03LL,0x3760762E304B33D0LL,0xED182475EA6646C6LL}},{{0x09233674AA4E4E4BLL,0x6A12F8C23E367270LL,0x8B33E375D721729CLL,18446744073709551612UL,9UL},{18446744073709551607UL,18446744073709551615UL,0xA98496AC54B2CA03LL,1UL,1UL},{0x49DDAF91CAD353F2LL,5UL,0x25F5A8D5B74AFB53LL,0x6A12F8C23E367270LL,9UL},{0UL,1UL,18446744073709551615UL,18446744073709551609UL,0xED182475EA6646C6LL},{9UL,5UL,1UL,0UL,18446744073709551615UL},{0UL,18446744073709551615UL,0xFB52CFF2CBEA0B3DLL,18446744073709551609UL,0xCD2CA478F4E98ED3LL},{18446744073709551615UL,0x6A12F8C23E367270LL,0UL,0x6A12F8C23E367270LL,18446744073709551615UL},{0UL,0x3760762E304B33D0LL,6UL,1UL,18446744073709551607UL},{9UL,0x952E3F05095ECB76LL,0UL,18446744073709551612UL,18446744073709551612UL}},{{0UL,0x81AD9CF40D42C52ELL,0xFB52CFF2CBEA0B3DLL,0x3760762E304B33D0LL,18446744073709551607UL},{0x49DDAF91CAD353F2LL,18446744073709551612UL,1UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551607UL,0x81AD9CF40D42C52ELL,18446744073709551615UL,0x9E404944F48C3C10LL,0xCD2CA478F4E98ED3LL},{0x09233674AA4E4E4BLL,0x952E3F05095ECB76LL,0x25F5A8D5B74AFB53LL,18446744073709551615UL,18446744073709551615UL},{0xED182475EA6646C6LL,0x3760762E304B33D0LL,0xA98496AC54B2CA03LL,0x3760762E304B33D0LL,0xED182475EA6646C6LL},{0x09233674AA4E4E4BLL,0x6A12F8C23E367270LL,0x8B33E375D721729CLL,18446744073709551612UL,9UL},{18446744073709551607UL,18446744073709551615UL,0xA98496AC54B2CA03LL,1UL,1UL},{0x49DDAF91CAD353F2LL,5UL,0x25F5A8D5B74AFB53LL,0x6A12F8C23E367270LL,9UL},{0UL,1UL,18446744073709551615UL,18446744073709551609UL,0xED182475EA6646C6LL}},{{9UL,5UL,1UL,0UL,18446744073709551615UL},{0UL,18446744073709551615UL,0xFB52CFF2CBEA0B3DLL,18446744073709551609UL,18446744073709551615UL},{18446744073709551615UL,0x0DB21F0BAADC1490LL,0x281C32E042566ABELL,0x0DB21F0BAADC1490LL,18446744073709551615UL},{1UL,0x22187A63C1D34A64LL,0x383DB2E79DA767A0LL,0x277AD21A18C9E2ADLL,0x169BAE6AA56692E4LL},{0x7C8F45199899160ALL,18446744073709551615UL,0x281C32E042566ABELL,1UL,0x6A12F8C23E367270LL},{0x81AD9CF40D42C52ELL,0x8EF3018C5D736774LL,18446744073709551610UL,0x22187A63C1D34A64LL,0x169BAE6AA56692E4LL},{5UL,1UL,0xA53F6C28C91F62A3LL,0UL,18446744073709551615UL},{0x169BAE6AA56692E4LL,0x8EF3018C5D736774LL,1UL,18446744073709551615UL,18446744073709551615UL},{18446744073709551612UL,18446744073709551615UL,0x73840EFD758A0446LL,0UL,0x952E3F05095ECB76LL}}};
    uint32_t ***l_728[1];
    uint32_t l_783 = 4294967295UL;
    int32_t **l_803 = &g_138;
    uint32_t l_818 = 0x7E84CBA6L;
    int i, j, k;
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 7; j++)
            l_134[i][j] = &g_109[0];
    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 1; k++)
                l_637[i][j][k] = &l_638;
        }
    }
    for (i = 0; i < 1; i++)
        l_728[i] = (void*)0;
    for (g_106 = 3; (g_106 >= 0); g_106 -= 1)
    { /* block id: 29 */
        int8_t *l_130[5];
        int32_t l_158 = 6L;
        int32_t l_162[6][4] = {{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L},{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L},{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L},{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L},{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L},{0xEF88E352L,0xEF88E352L,0xEF88E352L,0xEF88E352L}};
        uint64_t **l_170 = &g_112;
        int8_t l_180 = 1L;
        int32_t l_181[9][1][9] = {{{0x47E6CF93L,1L,0x47E6CF93L,(-5L),0x47E6CF93L,1L,0x47E6CF93L,(-5L),0x47E6CF93L}},{{0x13EA481BL,0xDFC4C5E2L,0xED192008L,0xED192008L,0xDFC4C5E2L,0x13EA481BL,0x25F1995CL,0x25F1995CL,0x13EA481BL}},{{0x86A2F89FL,(-5L),0xEB872B59L,(-5L),0x86A2F89FL,(-5L),0xEB872B59L,(-5L),0x86A2F89FL}},{{0xDFC4C5E2L,0xED192008L,0xED192008L,0xDFC4C5E2L,0x13EA481BL,0x25F1995CL,0x25F1995CL,0x13EA481BL,0xDFC4C5E2L}},{{0x47E6CF93L,(-5L),0x47E6CF93L,1L,0x47E6CF93L,(-5L),0x47E6CF93L,1L,0x47E6CF93L}},{{0xDFC4C5E2L,0xDFC4C5E2L,0x25F1995CL,0xED192008L,0x13EA481BL,0x13EA481BL,0xED192008L,0x25F1995CL,0xDFC4C5E2L}},{{0x86A2F89FL,1L,0xEB872B59L,1L,0x86A2F89FL,1L,0xEB872B59L,1L,0x86A2F89FL}},{{0x13EA481BL,0xED192008L,0x25F1995CL,0xDFC4C5E2L,0xDFC4C5E2L,0x25F1995CL,0xED192008L,0x13EA481BL,0x13EA481BL}},{{0x47E6CF93L,1L,0x47E6CF93L,(-5L),0x47E6CF93L,1L,0x47E6CF93L,(-5L),0x47E6CF93L}}};
        int16_t *l_232 = &g_161[0][0][3];
        int32_t l_262 = 0L;
        int32_t *l_263 = &g_42;
        uint64_t l_367 = 0x8BFFBD8F268BEA3CLL;
        uint64_t *l_395 = &g_109[0];
        int32_t *l_429 = &g_45;
        uint16_t l_440 = 65531UL;
        uint64_t ****l_508[5];
        int64_t l_519 = 2L;
        int32_t l_520 = 0x346C8994L;
        int16_t l_521 = 0L;
        uint32_t l_523[4];
        int i, j, k;
        for (i = 0; i < 5; i++)
            l_130[i] = (void*)0;
        for (i = 0; i < 5; i++)
            l_508[i] = &l_507;
        for (i = 0; i < 4; i++)
            l_523[i] = 0xE677DC1AL;
    }
    return (*l_803);
}


/* ------------------------------------------ */
/* 
 * reads : g_45 g_83 g_41 g_36 g_84 g_42 g_37 g_106 g_110
 * writes: g_83 g_37 g_89 g_106 g_111
 */
static uint64_t  func_61(uint8_t  p_62)
{ /* block id: 12 */
    int16_t l_67 = 0xA5B4L;
    int32_t l_73 = 1L;
    int8_t *l_82 = &g_83;
    uint64_t *l_108 = &g_109[0];
    uint64_t **l_107 = &l_108;
lbl_86:
    (*g_36) = (safe_sub_func_uint32_t_u_u(0x219FA4A6L, (safe_rshift_func_int8_t_s_u(((((((((l_67 ^= p_62) , p_62) == (5UL != (safe_lshift_func_uint16_t_u_u(((safe_unary_minus_func_int8_t_s(((*l_82) |= (((safe_sub_func_uint32_t_u_u(l_73, (g_45 || (safe_rshift_func_uint8_t_u_s(255UL, (safe_rshift_func_int8_t_s_u(((safe_mod_func_int8_t_s_s((safe_rshift_func_uint16_t_u_u(l_73, (&l_73 != &l_73))), 0xD1L)) , 0x02L), l_73))))))) && 4L) & l_73)))) ^ 0L), p_62)))) > l_73) < l_73) || 0xDB28543B57941993LL) > g_41) || p_62), p_62))));
    if (((void*)0 == g_84))
    { /* block id: 16 */
        if (p_62)
            goto lbl_86;
    }
    else
    { /* block id: 18 */
        uint32_t *l_88 = &g_89[5];
        int32_t l_90 = 9L;
        int8_t l_102 = 0L;
        int32_t l_103[1][5];
        int32_t l_104 = (-5L);
        int32_t *l_105[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
        int i, j;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 5; j++)
                l_103[i][j] = 8L;
        }
        g_106 ^= (((((safe_unary_minus_func_uint32_t_u(((*l_88) = p_62))) , l_90) & (+g_42)) | ((4294967295UL != ((safe_add_func_uint16_t_u_u(((l_73 |= (l_90 & (safe_mod_func_uint32_t_u_u(g_41, p_62)))) >= ((p_62 & (((safe_add_func_int16_t_s_s((safe_sub_func_int64_t_s_s((safe_mod_func_uint8_t_u_u((p_62 & g_37[2]), p_62)), l_102)), 1L)) == (-7L)) && l_103[0][1])) < g_83)), 65535UL)) , 2UL)) , 0x86L)) < l_104);
    }
    (*g_110) = l_107;
    return l_73;
}




/* ---------------------------------------- */
int main (void)
{
    int i, j, k;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_35, "g_35", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_37[i], "g_37[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_41, "g_41", print_hash_value);
    transparent_crc(g_42, "g_42", print_hash_value);
    transparent_crc(g_45, "g_45", print_hash_value);
    transparent_crc(g_83, "g_83", print_hash_value);
    transparent_crc(g_85, "g_85", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_89[i], "g_89[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_106, "g_106", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_109[i], "g_109[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_161[i][j][k], "g_161[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_164, "g_164", print_hash_value);
    transparent_crc(g_214, "g_214", print_hash_value);
    transparent_crc(g_248, "g_248", print_hash_value);
    transparent_crc(g_261, "g_261", print_hash_value);
    transparent_crc(g_336, "g_336", print_hash_value);
    transparent_crc(g_346, "g_346", print_hash_value);
    transparent_crc(g_365, "g_365", print_hash_value);
    transparent_crc(g_401, "g_401", print_hash_value);
    transparent_crc(g_406, "g_406", print_hash_value);
    transparent_crc(g_445, "g_445", print_hash_value);
    transparent_crc(g_467, "g_467", print_hash_value);
    transparent_crc(g_518, "g_518", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_565[i], "g_565[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_614, "g_614", print_hash_value);
    transparent_crc(g_681, "g_681", print_hash_value);
    transparent_crc(g_806, "g_806", print_hash_value);
    transparent_crc(g_890, "g_890", print_hash_value);
    transparent_crc(g_917, "g_917", print_hash_value);
    transparent_crc(g_940, "g_940", print_hash_value);
    transparent_crc(g_946, "g_946", print_hash_value);
    transparent_crc(g_1001, "g_1001", print_hash_value);
    transparent_crc(g_1165, "g_1165", print_hash_value);
    transparent_crc(g_1328, "g_1328", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_1352[i], "g_1352[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_1508[i], "g_1508[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1512, "g_1512", print_hash_value);
    transparent_crc(g_1699, "g_1699", print_hash_value);
    transparent_crc(g_1720, "g_1720", print_hash_value);
    transparent_crc(g_1901, "g_1901", print_hash_value);
    transparent_crc(g_1923, "g_1923", print_hash_value);
    transparent_crc(g_1934, "g_1934", print_hash_value);
    transparent_crc(g_1962, "g_1962", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 10; j++)
        {
            transparent_crc(g_2012[i][j], "g_2012[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 0
breakdown:
   depth: 0, occurrence: 508
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

XXX max expression depth: 46
breakdown:
   depth: 1, occurrence: 149
   depth: 2, occurrence: 31
   depth: 3, occurrence: 2
   depth: 4, occurrence: 2
   depth: 5, occurrence: 2
   depth: 6, occurrence: 1
   depth: 7, occurrence: 1
   depth: 9, occurrence: 1
   depth: 13, occurrence: 2
   depth: 14, occurrence: 2
   depth: 16, occurrence: 1
   depth: 17, occurrence: 2
   depth: 18, occurrence: 1
   depth: 19, occurrence: 3
   depth: 20, occurrence: 2
   depth: 21, occurrence: 1
   depth: 22, occurrence: 1
   depth: 23, occurrence: 1
   depth: 24, occurrence: 1
   depth: 25, occurrence: 1
   depth: 26, occurrence: 3
   depth: 27, occurrence: 1
   depth: 29, occurrence: 1
   depth: 31, occurrence: 1
   depth: 34, occurrence: 1
   depth: 35, occurrence: 1
   depth: 38, occurrence: 1
   depth: 39, occurrence: 2
   depth: 42, occurrence: 1
   depth: 44, occurrence: 1
   depth: 46, occurrence: 1

XXX total number of pointers: 374

XXX times a variable address is taken: 845
XXX times a pointer is dereferenced on RHS: 272
breakdown:
   depth: 1, occurrence: 195
   depth: 2, occurrence: 68
   depth: 3, occurrence: 9
XXX times a pointer is dereferenced on LHS: 262
breakdown:
   depth: 1, occurrence: 244
   depth: 2, occurrence: 18
XXX times a pointer is compared with null: 41
XXX times a pointer is compared with address of another variable: 20
XXX times a pointer is compared with another pointer: 15
XXX times a pointer is qualified to be dereferenced: 10336

XXX max dereference level: 5
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 1143
   level: 2, occurrence: 283
   level: 3, occurrence: 79
   level: 4, occurrence: 22
   level: 5, occurrence: 17
XXX number of pointers point to pointers: 168
XXX number of pointers point to scalars: 206
XXX number of pointers point to structs: 0
XXX percent of pointers has null in alias set: 30.7
XXX average alias set size: 1.43

XXX times a non-volatile is read: 1699
XXX times a non-volatile is write: 780
XXX times a volatile is read: 84
XXX    times read thru a pointer: 11
XXX times a volatile is write: 28
XXX    times written thru a pointer: 9
XXX times a volatile is available for access: 1.36e+03
XXX percentage of non-volatile access: 95.7

XXX forward jumps: 2
XXX backward jumps: 5

XXX stmts: 144
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 31
   depth: 1, occurrence: 12
   depth: 2, occurrence: 11
   depth: 3, occurrence: 21
   depth: 4, occurrence: 28
   depth: 5, occurrence: 41

XXX percentage a fresh-made variable is used: 13.5
XXX percentage an existing variable is used: 86.5
********************* end of statistics **********************/

