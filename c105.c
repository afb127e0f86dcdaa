/*
 * This is a RANDOMLY GENERATED PROGRAM.
 *
 * Generator: csmith 2.3.0
 * Git version: 30dccd7
 * Options:   --seed 105 --no-argc
 * Seed:      105
 */

#include "csmith.h"


static long __undefined;

/* --- Struct/Union Declarations --- */
union U0 {
   volatile unsigned f0 : 19;
   volatile int32_t  f1;
};

/* --- GLOBAL VARIABLES --- */
static int32_t g_3 = 0x5A136951L;
static volatile uint16_t g_9 = 1UL;/* VOLATILE GLOBAL g_9 */
static uint64_t g_19 = 0xF0DDD9CD4431FADALL;
static int64_t g_41[10] = {0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL,0xA3FDA37B187B35F1LL};
static int32_t *g_45 = &g_3;
static int32_t **g_44 = &g_45;
static int32_t ***g_43 = &g_44;
static int32_t g_81[1] = {0L};
static const int64_t g_117 = 0x4896B3C83373E763LL;
static const int64_t *g_116[8] = {(void*)0,&g_117,&g_117,(void*)0,&g_117,&g_117,(void*)0,&g_117};
static uint64_t g_128 = 7UL;
static uint8_t g_138[4] = {0x67L,0x67L,0x67L,0x67L};
static uint16_t g_167 = 0UL;
static int16_t g_181[5][4][7] = {{{5L,1L,6L,0L,0xC80AL,1L,0xA86EL},{0x5557L,0L,0x68BFL,6L,1L,1L,6L},{0x4E9FL,0L,0x4E9FL,0xA86EL,1L,0xC80AL,0L},{1L,(-1L),(-1L),0xADCAL,0x79CBL,(-4L),1L}},{{0x04CEL,0x9CE9L,1L,0x5B16L,0xC80AL,(-4L),1L},{2L,0xE70CL,0x6B53L,0x79CBL,(-1L),0L,(-1L)},{1L,0x5A6FL,0x5A6FL,1L,1L,0x4E9FL,1L},{0x36A7L,(-10L),0L,0x6B53L,0L,0x79CBL,(-1L)}},{{0x9CE9L,5L,1L,6L,0L,0xC80AL,1L},{0xC632L,0xADCAL,0xFAE2L,9L,0xDF68L,(-1L),(-1L)},{0x6F5FL,0xC80AL,7L,0xC80AL,0x6F5FL,1L,1L},{0x6B53L,0xFAE2L,(-1L),0x8BFBL,1L,0L,1L}},{{(-4L),0x6F5FL,0x5C98L,0x5A6FL,5L,0L,(-2L)},{0x6B53L,0x8BFBL,(-4L),(-1L),0x9F88L,0xDF68L,0xC632L},{0x6F5FL,7L,0x1391L,0x1391L,7L,0x6F5FL,0L},{0xC632L,1L,6L,0x36A7L,(-1L),1L,0xADCAL}},{{0x9CE9L,0xA86EL,0xC80AL,0x4E9FL,(-2L),5L,0x5B16L},{0x36A7L,1L,1L,0xE70CL,6L,0x9F88L,0x79CBL},{1L,7L,0xD3F9L,0xCBC2L,0xD3F9L,7L,1L},{2L,0x8BFBL,0xC632L,1L,0xE70CL,(-1L),0x6B53L}}};
static int8_t g_196[3] = {0x3DL,0x3DL,0x3DL};
static uint32_t g_198 = 0x63165A29L;
static int32_t g_204 = (-1L);
static int64_t g_219 = 0x602455DEC445B824LL;
static uint32_t g_295 = 18446744073709551606UL;
static int8_t g_296 = 9L;
static uint8_t g_300[1] = {1UL};
static union U0 g_321[10] = {{0UL},{0x9D08F030L},{0x9D08F030L},{0UL},{0xAD7BCEBDL},{0UL},{0x9D08F030L},{0x9D08F030L},{0UL},{0xAD7BCEBDL}};
static union U0 g_324 = {0x94A9A175L};/* VOLATILE GLOBAL g_324 */
static union U0 g_325 = {0x1925C745L};/* VOLATILE GLOBAL g_325 */
static union U0 g_326 = {0UL};/* VOLATILE GLOBAL g_326 */
static union U0 g_327 = {0UL};/* VOLATILE GLOBAL g_327 */
static union U0 g_328 = {5UL};/* VOLATILE GLOBAL g_328 */
static union U0 g_329[1] = {{0xB502ABD1L}};
static union U0 g_330 = {0x088E696DL};/* VOLATILE GLOBAL g_330 */
static union U0 g_331 = {0x6498450BL};/* VOLATILE GLOBAL g_331 */
static union U0 g_332 = {0xFF6CCFB4L};/* VOLATILE GLOBAL g_332 */
static union U0 g_333[4][3] = {{{4294967287UL},{4294967287UL},{0x67D9A33AL}},{{4294967287UL},{4294967287UL},{0x67D9A33AL}},{{4294967287UL},{4294967287UL},{0x67D9A33AL}},{{4294967287UL},{4294967287UL},{0x67D9A33AL}}};
static union U0 *g_323[8][10] = {{&g_331,&g_333[2][0],&g_326,(void*)0,&g_333[2][0],&g_328,&g_333[2][0],(void*)0,&g_326,&g_333[2][0]},{&g_331,(void*)0,&g_332,(void*)0,(void*)0,(void*)0,&g_333[2][0],&g_332,&g_332,&g_333[2][0]},{(void*)0,&g_333[2][0],&g_332,&g_332,&g_333[2][0],(void*)0,(void*)0,(void*)0,&g_332,(void*)0},{&g_331,&g_333[2][0],&g_326,(void*)0,&g_333[2][0],&g_328,&g_333[2][0],(void*)0,&g_326,&g_333[2][0]},{&g_331,(void*)0,&g_332,(void*)0,(void*)0,(void*)0,&g_333[2][0],(void*)0,(void*)0,&g_330},{(void*)0,&g_330,(void*)0,(void*)0,&g_330,(void*)0,&g_324,(void*)0,(void*)0,&g_324},{&g_329[0],&g_330,&g_333[2][0],(void*)0,&g_330,&g_325,&g_330,(void*)0,&g_333[2][0],&g_330},{&g_329[0],&g_324,(void*)0,(void*)0,&g_324,(void*)0,&g_330,(void*)0,(void*)0,&g_330}};
static uint8_t g_363 = 3UL;
static uint32_t g_395 = 7UL;
static uint64_t g_407[3] = {0xE7382C6C0A4DB7B8LL,0xE7382C6C0A4DB7B8LL,0xE7382C6C0A4DB7B8LL};
static const int8_t g_413[5][3][10] = {{{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL}},{{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL}},{{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL}},{{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL}},{{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL},{5L,0x7FL,5L,0x9FL,0x9FL,5L,0x7FL,5L,0x9FL,0x9FL}}};
static const int8_t *g_412 = &g_413[0][2][1];
static union U0 g_434[2] = {{0x4A073270L},{0x4A073270L}};
static union U0 *g_435 = (void*)0;
static uint32_t g_437 = 0UL;
static uint8_t *g_505 = (void*)0;
static const int32_t *g_544 = (void*)0;
static const int32_t **g_586 = &g_544;
static const int32_t ***g_585 = &g_586;
static const int32_t ****g_584 = &g_585;
static const int32_t *****g_583[1][6][5] = {{{&g_584,&g_584,&g_584,&g_584,&g_584},{&g_584,&g_584,&g_584,&g_584,&g_584},{&g_584,&g_584,&g_584,&g_584,&g_584},{&g_584,&g_584,&g_584,&g_584,&g_584},{&g_584,&g_584,&g_584,&g_584,&g_584},{&g_584,&g_584,&g_584,&g_584,&g_584}}};
static uint64_t g_601 = 0x7329D218CCECCE27LL;
static int16_t g_618 = 5L;
static int64_t g_620 = 0x68D240F8B7F69203LL;
static int8_t *g_698 = &g_196[0];
static union U0 g_707 = {0xD9FA0437L};/* VOLATILE GLOBAL g_707 */
static union U0 *g_706 = &g_707;
static volatile int32_t g_726 = (-1L);/* VOLATILE GLOBAL g_726 */
static volatile int32_t *g_725 = &g_726;
static volatile int32_t * volatile *g_724[6][6][1] = {{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}},{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}},{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}},{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}},{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}},{{&g_725},{&g_725},{&g_725},{&g_725},{&g_725},{&g_725}}};
static volatile int32_t * volatile * volatile *g_723 = &g_724[0][3][0];
static volatile int32_t * volatile * volatile **g_722 = &g_723;
static volatile int32_t * volatile * volatile ***g_721 = &g_722;
static int32_t g_913 = (-1L);
static const uint64_t ***g_936 = (void*)0;
static const uint64_t g_941 = 1UL;
static uint64_t * const *g_956 = (void*)0;
static uint64_t * const **g_955 = &g_956;
static union U0 g_1012 = {7UL};/* VOLATILE GLOBAL g_1012 */
static union U0 g_1013[6][6][3] = {{{{0xDA819F06L},{0xE3C3D21FL},{0xD011A712L}},{{4294967295UL},{0x39B25885L},{0xCD992CD7L}},{{1UL},{0xDA819F06L},{0xD011A712L}},{{0xBB80CD09L},{0x871349A1L},{0UL}},{{0x1F5C8F6EL},{0xCD992CD7L},{4294967295UL}},{{0UL},{0x4B0FB534L},{0UL}}},{{{0x871349A1L},{0xD011A712L},{0x2100ED98L}},{{4294967286UL},{0x2100ED98L},{4294967295UL}},{{1UL},{0x5D1E0597L},{0UL}},{{1UL},{0x6E9F8202L},{0x871349A1L}},{{4294967286UL},{1UL},{4UL}},{{0x871349A1L},{1UL},{1UL}}},{{{0UL},{0UL},{0x413B6D9FL}},{{0x1F5C8F6EL},{0xBB80CD09L},{0x473AE548L}},{{0xBB80CD09L},{0xCE2138D9L},{0x8CF716E0L}},{{1UL},{4294967295UL},{4294967295UL}},{{4294967295UL},{0xCE2138D9L},{0x4B0FB534L}},{{0xDA819F06L},{0xBB80CD09L},{0x5D1E0597L}}},{{{0x2100ED98L},{0UL},{4294967295UL}},{{0UL},{1UL},{0x1F5C8F6EL}},{{4294967293UL},{1UL},{4294967295UL}},{{4294967295UL},{0x6E9F8202L},{0xA0A5DD59L}},{{0x8F121AF5L},{0x5D1E0597L},{0xA0A5DD59L}},{{0xE3C3D21FL},{0x2100ED98L},{4294967295UL}}},{{{0UL},{0xD011A712L},{0x1F5C8F6EL}},{{4294967295UL},{0x4B0FB534L},{4294967295UL}},{{4294967295UL},{0xCD992CD7L},{0x5D1E0597L}},{{0xA0A5DD59L},{0x871349A1L},{0x4B0FB534L}},{{0UL},{0xDA819F06L},{4294967295UL}},{{1UL},{0x39B25885L},{0x8CF716E0L}}},{{{0UL},{0xE3C3D21FL},{0x473AE548L}},{{0xA0A5DD59L},{0x3F3154B2L},{0x413B6D9FL}},{{4294967295UL},{0UL},{1UL}},{{4294967295UL},{0x413B6D9FL},{4UL}},{{0UL},{0x8F121AF5L},{0x871349A1L}},{{0xE3C3D21FL},{4294967295UL},{0UL}}}};
static union U0 g_1014 = {0x6FAF8994L};/* VOLATILE GLOBAL g_1014 */
static union U0 g_1015 = {0x6429D006L};/* VOLATILE GLOBAL g_1015 */
static union U0 g_1016 = {0x94952007L};/* VOLATILE GLOBAL g_1016 */
static union U0 g_1017 = {0xBEEAE72AL};/* VOLATILE GLOBAL g_1017 */
static union U0 g_1018 = {4294967287UL};/* VOLATILE GLOBAL g_1018 */
static union U0 g_1019 = {0x51BDAF74L};/* VOLATILE GLOBAL g_1019 */
static union U0 g_1020 = {1UL};/* VOLATILE GLOBAL g_1020 */
static union U0 g_1021 = {4294967295UL};/* VOLATILE GLOBAL g_1021 */
static union U0 g_1022 = {4294967295UL};/* VOLATILE GLOBAL g_1022 */
static union U0 g_1023 = {5UL};/* VOLATILE GLOBAL g_1023 */
static union U0 g_1024 = {4294967295UL};/* VOLATILE GLOBAL g_1024 */
static union U0 g_1025[2][8] = {{{4294967295UL},{1UL},{4294967289UL},{0xBC75CE91L},{4294967289UL},{1UL},{4294967295UL},{4294967295UL}},{{1UL},{0xBC75CE91L},{0UL},{0UL},{0xBC75CE91L},{1UL},{4294967295UL},{1UL}}};
static union U0 g_1026[6][2] = {{{1UL},{4294967292UL}},{{0x93A18A98L},{0x93A18A98L}},{{1UL},{1UL}},{{1UL},{0x93A18A98L}},{{4294967295UL},{5UL}},{{0x93A18A98L},{5UL}}};
static union U0 g_1027 = {0UL};/* VOLATILE GLOBAL g_1027 */
static union U0 g_1028[5][3][10] = {{{{0xCFD895E2L},{0x11CB3836L},{0x8C4A1D55L},{0xF9B120AEL},{4294967287UL},{0xB915E192L},{0xAF09A345L},{0xAF09A345L},{0xB915E192L},{4294967287UL}},{{0xF9B120AEL},{4294967289UL},{4294967289UL},{0xF9B120AEL},{4294967293UL},{0x50769981L},{0x11CB3836L},{0xD9BDF80FL},{0xB915E192L},{4294967293UL}},{{0x1084E23EL},{0xD9BDF80FL},{0xAF09A345L},{0xF9B120AEL},{4294967294UL},{0xCFD895E2L},{4294967289UL},{0x11CB3836L},{0xB915E192L},{4294967294UL}}},{{{0xB915E192L},{0x8C4A1D55L},{0xD9BDF80FL},{0xF9B120AEL},{0UL},{0xF9B120AEL},{0xD9BDF80FL},{0x8C4A1D55L},{0xB915E192L},{0UL}},{{0x50769981L},{0xAF09A345L},{0x11CB3836L},{0xF9B120AEL},{4294967295UL},{0x1084E23EL},{0x8C4A1D55L},{4294967289UL},{0xB915E192L},{4294967295UL}},{{0xCFD895E2L},{0x11CB3836L},{0x8C4A1D55L},{0xF9B120AEL},{4294967287UL},{0xB915E192L},{0xAF09A345L},{0xAF09A345L},{0xB915E192L},{4294967287UL}}},{{{0xF9B120AEL},{4294967289UL},{4294967289UL},{0xF9B120AEL},{4294967293UL},{0x50769981L},{0x11CB3836L},{0xD9BDF80FL},{0xB915E192L},{4294967293UL}},{{0x1084E23EL},{0xD9BDF80FL},{0xAF09A345L},{0xF9B120AEL},{4294967294UL},{0xCFD895E2L},{4294967289UL},{0x11CB3836L},{0xB915E192L},{4294967294UL}},{{0xB915E192L},{0x8C4A1D55L},{0xD9BDF80FL},{0xF9B120AEL},{0UL},{0xF9B120AEL},{0xD9BDF80FL},{0x8C4A1D55L},{0xB915E192L},{0UL}}},{{{0x50769981L},{0xAF09A345L},{0x11CB3836L},{0xF9B120AEL},{4294967295UL},{0x1084E23EL},{0x8C4A1D55L},{4294967289UL},{0xB915E192L},{4294967295UL}},{{0xCFD895E2L},{0x11CB3836L},{0x8C4A1D55L},{0xF9B120AEL},{4294967287UL},{0xB915E192L},{0xAF09A345L},{0xAF09A345L},{0xB915E192L},{4294967287UL}},{{0xF9B120AEL},{4294967289UL},{4294967289UL},{0xF9B120AEL},{4294967293UL},{0x50769981L},{0x11CB3836L},{0xD9BDF80FL},{0xB915E192L},{4294967293UL}}},{{{0x1084E23EL},{0xD9BDF80FL},{0xAF09A345L},{0xF9B120AEL},{4294967294UL},{0xCFD895E2L},{4294967289UL},{0x11CB3836L},{0xB915E192L},{4294967294UL}},{{0xB915E192L},{0x8C4A1D55L},{0xD9BDF80FL},{0xF9B120AEL},{0UL},{0xF9B120AEL},{0xD9BDF80FL},{0x8C4A1D55L},{0xB915E192L},{0UL}},{{0x50769981L},{0xAF09A345L},{0x11CB3836L},{0xF9B120AEL},{4294967295UL},{0x1084E23EL},{0x8C4A1D55L},{4294967289UL},{0xB915E192L},{4294967295UL}}}};
static union U0 g_1029 = {0xB6B9ECD1L};/* VOLATILE GLOBAL g_1029 */
static union U0 g_1030 = {0xB7FF62ADL};/* VOLATILE GLOBAL g_1030 */
static union U0 g_1031 = {0UL};/* VOLATILE GLOBAL g_1031 */
static union U0 g_1032 = {0UL};/* VOLATILE GLOBAL g_1032 */
static union U0 g_1033[9][8][3] = {{{{0UL},{0UL},{0UL}},{{0x88B85EE4L},{0UL},{0xB933A1E9L}},{{0xC43B430AL},{0UL},{0x045E5256L}},{{0x03BAC1C4L},{0xFDC881C4L},{0xEC6B64D4L}},{{0xC5B5254EL},{0xEBC9BACFL},{8UL}},{{4294967286UL},{1UL},{4294967295UL}},{{8UL},{4294967295UL},{0x1527C84BL}},{{0xC2CD7429L},{1UL},{0x117C65E2L}}},{{{0UL},{0xEBC9BACFL},{0UL}},{{0x35335138L},{0xFDC881C4L},{0x21F5B9FFL}},{{4294967293UL},{0UL},{4294967295UL}},{{4294967295UL},{4294967288UL},{6UL}},{{4294967295UL},{0UL},{0x90BA5E19L}},{{4294967295UL},{0xB933A1E9L},{0xDE22D1B8L}},{{0x32673D7BL},{8UL},{4294967287UL}},{{0xC9273E9DL},{0x88B85EE4L},{0xB319FB70L}}},{{{0xB84985AEL},{4294967293UL},{0x32673D7BL}},{{0x4491D94BL},{0xC2CD7429L},{4294967287UL}},{{4294967295UL},{0x194EAE6EL},{0x32673D7BL}},{{0xDC4320CEL},{0xC7805410L},{0xB319FB70L}},{{0xF7325593L},{0xC43B430AL},{4294967287UL}},{{0x5D5AD425L},{0x5090A949L},{0xDE22D1B8L}},{{0x581F13EFL},{0x045E5256L},{0x90BA5E19L}},{{0xDE22D1B8L},{3UL},{6UL}}},{{{0xB5AD6BE0L},{0x045E5256L},{4294967295UL}},{{4294967287UL},{0x5090A949L},{4294967287UL}},{{0xC37D3D34L},{0xC43B430AL},{0xB84985AEL}},{{5UL},{0xC7805410L},{4294967295UL}},{{4294967295UL},{0x194EAE6EL},{2UL}},{{1UL},{0xC2CD7429L},{4294967288UL}},{{4294967295UL},{4294967293UL},{4294967295UL}},{{5UL},{0x88B85EE4L},{0x7F245326L}}},{{{0xC37D3D34L},{8UL},{9UL}},{{4294967287UL},{0xB933A1E9L},{5UL}},{{0xB5AD6BE0L},{0UL},{4294967295UL}},{{0xDE22D1B8L},{4294967288UL},{5UL}},{{0x581F13EFL},{0x1527C84BL},{9UL}},{{0x5D5AD425L},{4294967286UL},{0x7F245326L}},{{0xF7325593L},{0UL},{4294967295UL}},{{0xDC4320CEL},{4294967293UL},{4294967288UL}}},{{{4294967295UL},{1UL},{2UL}},{{0x4491D94BL},{4294967293UL},{4294967295UL}},{{0xB84985AEL},{0UL},{0xB84985AEL}},{{0xC9273E9DL},{4294967286UL},{4294967287UL}},{{0x32673D7BL},{0x1527C84BL},{4294967295UL}},{{4294967295UL},{4294967288UL},{6UL}},{{4294967295UL},{0UL},{0x90BA5E19L}},{{4294967295UL},{0xB933A1E9L},{0xDE22D1B8L}}},{{{0x32673D7BL},{8UL},{4294967287UL}},{{0xC9273E9DL},{0x88B85EE4L},{0xB319FB70L}},{{0xB84985AEL},{4294967293UL},{0x32673D7BL}},{{0x4491D94BL},{0xC2CD7429L},{4294967287UL}},{{4294967295UL},{0x194EAE6EL},{0x32673D7BL}},{{0xDC4320CEL},{0xC7805410L},{0xB319FB70L}},{{0xF7325593L},{0xC43B430AL},{4294967287UL}},{{0x5D5AD425L},{0x5090A949L},{0xDE22D1B8L}}},{{{0x581F13EFL},{0x045E5256L},{0x90BA5E19L}},{{0xDE22D1B8L},{3UL},{6UL}},{{0xB5AD6BE0L},{0x045E5256L},{4294967295UL}},{{4294967287UL},{0x5090A949L},{4294967287UL}},{{0xC37D3D34L},{0xC43B430AL},{0xB84985AEL}},{{5UL},{0xC7805410L},{4294967295UL}},{{4294967295UL},{0x194EAE6EL},{2UL}},{{1UL},{0xC2CD7429L},{4294967288UL}}},{{{4294967295UL},{4294967293UL},{4294967295UL}},{{5UL},{0x88B85EE4L},{0x7F245326L}},{{0xC37D3D34L},{8UL},{9UL}},{{4294967287UL},{0xB933A1E9L},{5UL}},{{0xB5AD6BE0L},{0UL},{4294967295UL}},{{0xDE22D1B8L},{4294967288UL},{5UL}},{{0x581F13EFL},{0x1527C84BL},{9UL}},{{0x5D5AD425L},{4294967286UL},{0x7F245326L}}}};
static union U0 g_1034 = {0x9DFF2CCBL};/* VOLATILE GLOBAL g_1034 */
static union U0 g_1035 = {4294967295UL};/* VOLATILE GLOBAL g_1035 */
static union U0 g_1036 = {4294967295UL};/* VOLATILE GLOBAL g_1036 */
static union U0 g_1037 = {1UL};/* VOLATILE GLOBAL g_1037 */
static union U0 g_1038 = {0x2DFD9F12L};/* VOLATILE GLOBAL g_1038 */
static union U0 g_1039 = {4294967295UL};/* VOLATILE GLOBAL g_1039 */
static union U0 g_1040[1] = {{0xC6CEA890L}};
static union U0 g_1041 = {4294967295UL};/* VOLATILE GLOBAL g_1041 */
static union U0 g_1042[6][2] = {{{0x01EE246AL},{0x01EE246AL}},{{0x01EE246AL},{0x01EE246AL}},{{0x01EE246AL},{0x01EE246AL}},{{0x01EE246AL},{0x01EE246AL}},{{0x01EE246AL},{0x01EE246AL}},{{0x01EE246AL},{0x01EE246AL}}};
static union U0 g_1043 = {4294967295UL};/* VOLATILE GLOBAL g_1043 */
static union U0 g_1044 = {0x7AFA6A46L};/* VOLATILE GLOBAL g_1044 */
static union U0 g_1045[4][2][5] = {{{{0x1882F52CL},{0x1882F52CL},{4294967295UL},{0x1882F52CL},{0x1882F52CL}},{{1UL},{0x1882F52CL},{1UL},{1UL},{0x1882F52CL}}},{{{0x1882F52CL},{1UL},{1UL},{0x1882F52CL},{1UL}},{{0x1882F52CL},{0x1882F52CL},{4294967295UL},{0x1882F52CL},{0x1882F52CL}}},{{{1UL},{0x1882F52CL},{1UL},{1UL},{0x1882F52CL}},{{0x1882F52CL},{1UL},{1UL},{0x1882F52CL},{1UL}}},{{{0x1882F52CL},{0x1882F52CL},{4294967295UL},{0x1882F52CL},{0x1882F52CL}},{{1UL},{0x1882F52CL},{1UL},{1UL},{0x1882F52CL}}}};
static union U0 g_1046 = {0xAD0A8213L};/* VOLATILE GLOBAL g_1046 */
static union U0 g_1047 = {0x5212EF1EL};/* VOLATILE GLOBAL g_1047 */
static uint16_t * volatile g_1201 = &g_167;/* VOLATILE GLOBAL g_1201 */
static uint16_t * const  volatile *g_1200[9] = {&g_1201,&g_1201,&g_1201,&g_1201,&g_1201,&g_1201,&g_1201,&g_1201,&g_1201};
static uint16_t * const  volatile * volatile *g_1199 = &g_1200[7];
static uint16_t * const  volatile * volatile ** const g_1198 = &g_1199;
static union U0 **g_1218 = &g_706;
static uint16_t *g_1222 = &g_167;
static uint64_t *g_1243 = &g_128;
static uint64_t **g_1242 = &g_1243;
static uint64_t ***g_1241 = &g_1242;
static uint64_t ****g_1240[5][10] = {{&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,(void*)0,&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241,&g_1241}};
static int16_t g_1272 = 0xE7F9L;
static int8_t **g_1281 = &g_698;
static int8_t ***g_1280 = &g_1281;
static uint16_t **g_1296 = &g_1222;
static uint16_t ***g_1295 = &g_1296;
static union U0 g_1309 = {1UL};/* VOLATILE GLOBAL g_1309 */
static uint16_t g_1312 = 2UL;
static int16_t g_1381 = (-7L);
static uint16_t ***g_1472 = &g_1296;
static int32_t g_1504 = 1L;
static int8_t g_1578 = 0xA0L;
static const uint64_t g_1627[9][6] = {{0xEDD43316C72EBDF6LL,0x14A80C208A36E114LL,0xDF11E1B374D7F11BLL,0x14A80C208A36E114LL,0xEDD43316C72EBDF6LL,0x189C49F19E818EB5LL},{0x14A80C208A36E114LL,0xEDD43316C72EBDF6LL,0x189C49F19E818EB5LL,18446744073709551607UL,0xEDD43316C72EBDF6LL,1UL},{0xB978261700AEBF62LL,0x14A80C208A36E114LL,0xF0AE6FA69DB0F499LL,0xEDD43316C72EBDF6LL,0xAB0FF2E95FD7D6E1LL,1UL},{0xAB0FF2E95FD7D6E1LL,0xB978261700AEBF62LL,0x189C49F19E818EB5LL,18446744073709551615UL,18446744073709551615UL,0x189C49F19E818EB5LL},{0xAB0FF2E95FD7D6E1LL,0xAB0FF2E95FD7D6E1LL,0xDF11E1B374D7F11BLL,0xEDD43316C72EBDF6LL,4UL,0x56AE6C7880D7A389LL},{0xB978261700AEBF62LL,0xAB0FF2E95FD7D6E1LL,0xC22395EF2D6F4411LL,18446744073709551607UL,18446744073709551615UL,0xDF11E1B374D7F11BLL},{0x14A80C208A36E114LL,0xB978261700AEBF62LL,0xC22395EF2D6F4411LL,0x14A80C208A36E114LL,0xAB0FF2E95FD7D6E1LL,0x56AE6C7880D7A389LL},{0xEDD43316C72EBDF6LL,0x14A80C208A36E114LL,0xDF11E1B374D7F11BLL,0x14A80C208A36E114LL,0xEDD43316C72EBDF6LL,0x189C49F19E818EB5LL},{0x14A80C208A36E114LL,0xEDD43316C72EBDF6LL,0x189C49F19E818EB5LL,18446744073709551607UL,0xEDD43316C72EBDF6LL,1UL}};
static int8_t g_1753 = (-10L);
static volatile int16_t g_1797 = 0L;/* VOLATILE GLOBAL g_1797 */
static volatile int16_t * volatile g_1796 = &g_1797;/* VOLATILE GLOBAL g_1796 */
static volatile int16_t * volatile *g_1795 = &g_1796;
static int32_t g_1894 = 0x3B3038BAL;
static uint32_t g_1928 = 0xF6C03986L;
static const uint8_t g_2165 = 0UL;
static const uint8_t *g_2164[10] = {&g_2165,(void*)0,&g_2165,(void*)0,&g_2165,(void*)0,&g_2165,(void*)0,&g_2165,(void*)0};
static int32_t g_2167 = (-6L);
static const uint32_t *g_2190 = (void*)0;
static const uint32_t **g_2189 = &g_2190;
static uint8_t * volatile *g_2235 = (void*)0;
static uint8_t * volatile * volatile *g_2234[8][4] = {{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235},{&g_2235,&g_2235,&g_2235,&g_2235}};
static int32_t *g_2429 = (void*)0;
static int32_t **g_2428 = &g_2429;
static uint32_t g_2466 = 0xDF60D0BDL;
static int32_t g_2476[5][10][5] = {{{0x546EA2C2L,(-4L),(-1L),(-1L),0xD64CF668L},{0xD5327A8CL,1L,1L,6L,0x0E80A90BL},{0x848DC6E2L,(-10L),0x6FAAAA20L,0x37A3864EL,1L},{0xFE03CDDCL,0x04174E82L,0x414E7BC7L,0x5EA10329L,0xD64CF668L},{0xA480C905L,0x5EA10329L,(-10L),0x3A026B29L,0xA3BE4C5AL},{0x274A1855L,0x3D8C083AL,0x4FA25865L,0x546EA2C2L,0x3D8C083AL},{0xD64CF668L,0x848DC6E2L,(-1L),0x546EA2C2L,1L},{0xA34BB5C3L,1L,0x9D2048F8L,0x3A026B29L,0x5EA10329L},{0x37A3864EL,0x905371D5L,6L,0x5EA10329L,1L},{(-7L),0x37A3864EL,0xF01A57ABL,0x37A3864EL,(-7L)}},{{3L,0xE1C28266L,1L,6L,0x848DC6E2L},{0x274A1855L,0x6FAAAA20L,6L,(-1L),0xA480C905L},{0xDDC86A4FL,(-7L),(-1L),0xE1C28266L,0x848DC6E2L},{1L,(-1L),8L,1L,(-7L)},{0x848DC6E2L,8L,0x4FA25865L,1L,1L},{0xE1C28266L,(-7L),0x56F0C857L,0x0E80A90BL,0x5EA10329L},{0x4FA25865L,8L,0x905371D5L,(-1L),1L},{8L,0xD5327A8CL,0x6FAAAA20L,0xFE03CDDCL,0x3D8C083AL},{8L,0x37A3864EL,0x9416B480L,0xE1C28266L,0xA3BE4C5AL},{0x4FA25865L,(-4L),0xA34BB5C3L,8L,0xD64CF668L}},{{0xE1C28266L,(-1L),1L,0xA3BE4C5AL,1L},{0x848DC6E2L,0x848DC6E2L,0x525CEA18L,0x37A3864EL,0x0E80A90BL},{1L,0x04174E82L,0x905371D5L,0L,0xD64CF668L},{0xDDC86A4FL,0L,(-10L),0x274A1855L,6L},{0x274A1855L,0x04174E82L,(-4L),0x546EA2C2L,0x04174E82L},{3L,0x848DC6E2L,8L,0x4FA25865L,1L},{(-7L),(-1L),0x9D2048F8L,0x274A1855L,0L},{0x37A3864EL,(-4L),0L,0x5EA10329L,0xFE03CDDCL},{0xA34BB5C3L,0x37A3864EL,1L,0x77879FF8L,(-7L)},{0xD64CF668L,0xD5327A8CL,1L,0xA3BE4C5AL,(-10L)}},{{0x274A1855L,8L,0L,(-1L),0xDDC86A4FL},{0xA480C905L,(-7L),0x9D2048F8L,0xD5327A8CL,0x848DC6E2L},{0xFE03CDDCL,8L,8L,0xFE03CDDCL,0xA34BB5C3L},{0x848DC6E2L,(-1L),(-4L),1L,0xFE03CDDCL},{0xD5327A8CL,(-7L),(-10L),1L,0x5EA10329L},{0x546EA2C2L,0x6FAAAA20L,0x905371D5L,1L,(-1L)},{3L,0x905371D5L,0xD64CF668L,0x6FAAAA20L,0L},{5L,8L,(-1L),0x414E7BC7L,0x4FA25865L},{1L,0x3CE50976L,(-10L),(-10L),1L},{0x905371D5L,1L,(-7L),0x4FA25865L,0xA34BB5C3L}},{{0x12024B52L,0xA480C905L,5L,(-1L),0xA34BB5C3L},{0x6FAAAA20L,0x59C39717L,0x3CE50976L,0x9D2048F8L,1L},{0x572B4484L,0x9D2048F8L,0xDDC86A4FL,6L,0x4FA25865L},{0L,0L,0xF01A57ABL,0xF01A57ABL,0L},{(-1L),0x12024B52L,0x56F0C857L,1L,0x9416B480L},{0x77879FF8L,1L,0xE1C28266L,6L,0x9D2048F8L},{(-1L),0x3A026B29L,(-4L),(-1L),0x6FAAAA20L},{0x77879FF8L,(-1L),0x525CEA18L,8L,(-10L)},{(-1L),0x905371D5L,8L,0x4FA25865L,0xA480C905L},{0L,3L,(-4L),0x56F0C857L,0x572B4484L}}};
static uint8_t g_2512 = 0x5CL;
static uint32_t g_2586[1] = {4294967290UL};
static uint16_t g_2596 = 65534UL;
static union U0 g_2661[4] = {{0UL},{0UL},{0UL},{0UL}};
static volatile union U0 *g_2735 = (void*)0;
static volatile union U0 * volatile *g_2734 = &g_2735;
static volatile union U0 * volatile **g_2733 = &g_2734;
static volatile union U0 * volatile ***g_2732 = &g_2733;
static int8_t g_2810 = 0x1EL;
static uint32_t *g_2829[6] = {&g_2586[0],&g_2586[0],&g_2586[0],&g_2586[0],&g_2586[0],&g_2586[0]};
static volatile union U0 g_2899[7][5][1] = {{{{0xBCC81040L}},{{2UL}},{{4294967295UL}},{{2UL}},{{0xBCC81040L}}},{{{0x12FAB08EL}},{{0xBCC81040L}},{{2UL}},{{4294967295UL}},{{2UL}}},{{{0xBCC81040L}},{{0x12FAB08EL}},{{0xBCC81040L}},{{2UL}},{{4294967295UL}}},{{{2UL}},{{0xBCC81040L}},{{0x12FAB08EL}},{{0xBCC81040L}},{{2UL}}},{{{4294967295UL}},{{2UL}},{{0xBCC81040L}},{{0x12FAB08EL}},{{0xBCC81040L}}},{{{2UL}},{{4294967295UL}},{{2UL}},{{0xBCC81040L}},{{0x12FAB08EL}}},{{{0xBCC81040L}},{{2UL}},{{4294967295UL}},{{2UL}},{{0xBCC81040L}}}};
static uint8_t **g_2941 = &g_505;
static uint8_t ***g_2940 = &g_2941;
static volatile union U0 g_3017[3][10] = {{{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL},{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL}},{{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL},{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL}},{{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL},{0xF82DDC03L},{0UL},{0UL},{0xF82DDC03L},{0UL}}};
static union U0 ****g_3025 = (void*)0;
static volatile uint8_t g_3058[8][7][2] = {{{0x2CL,247UL},{247UL,0x2CL},{0x64L,0UL},{0x64L,0x2CL},{247UL,247UL},{0x2CL,0x64L},{0UL,0x64L}},{{0x2CL,247UL},{247UL,0x2CL},{0x64L,0UL},{0x64L,0x2CL},{247UL,247UL},{0x2CL,0x64L},{0UL,0x64L}},{{0x2CL,247UL},{247UL,0x2CL},{0x64L,0UL},{0x64L,0x2CL},{247UL,247UL},{0x2CL,0x64L},{0UL,0x64L}},{{0x2CL,247UL},{247UL,0UL},{0x2CL,0xC9L},{0x2CL,0UL},{0x01L,0x01L},{0UL,0x2CL},{0xC9L,0x2CL}},{{0UL,0x01L},{0x01L,0UL},{0x2CL,0xC9L},{0x2CL,0UL},{0x01L,0x01L},{0UL,0x2CL},{0xC9L,0x2CL}},{{0UL,0x01L},{0x01L,0UL},{0x2CL,0xC9L},{0x2CL,0UL},{0x01L,0x01L},{0UL,0x2CL},{0xC9L,0x2CL}},{{0UL,0x01L},{0x01L,0UL},{0x2CL,0xC9L},{0x2CL,0UL},{0x01L,0x01L},{0UL,0x2CL},{0xC9L,0x2CL}},{{0UL,0x01L},{0x01L,0UL},{0x2CL,0xC9L},{0x2CL,0UL},{0x01L,0x01L},{0UL,0x2CL},{0xC9L,0x2CL}}};
static union U0 g_3069[8][7] = {{{4294967290UL},{0x79EE5AFEL},{4294967295UL},{0x2CD46C16L},{4294967295UL},{0x79EE5AFEL},{4294967290UL}},{{4294967295UL},{0UL},{0x5D67F215L},{4294967295UL},{0x082BDF82L},{4294967288UL},{0x082BDF82L}},{{0x79EE5AFEL},{4294967290UL},{4294967290UL},{0x79EE5AFEL},{0xF67B0312L},{4294967288UL},{0x2CD46C16L}},{{2UL},{0UL},{0x5D67F215L},{0x5F08B308L},{0x5F08B308L},{0x5D67F215L},{0UL}},{{0xF67B0312L},{4294967290UL},{4294967295UL},{9UL},{4294967290UL},{0x2CD46C16L},{0x2CD46C16L}},{{4294967288UL},{2UL},{0x5F08B308L},{2UL},{4294967288UL},{0UL},{0x082BDF82L}},{{0x92E7059CL},{4294967288UL},{4294967290UL},{9UL},{1UL},{9UL},{4294967290UL}},{{0x082BDF82L},{0x082BDF82L},{4294967295UL},{0x5F08B308L},{0UL},{7UL},{0x5D67F215L}}};


/* --- FORWARD DECLARATIONS --- */
static uint32_t  func_1(void);
static int8_t  func_22(int32_t * p_23, int32_t * p_24);
static int32_t * func_25(uint8_t  p_26);
static int32_t * func_30(uint64_t * p_31, int32_t ** p_32);
static int32_t ** func_33(uint8_t  p_34, uint64_t * p_35, int32_t *** p_36);
static const uint8_t  func_53(int32_t ** p_54, int32_t ** p_55, uint8_t  p_56, int64_t * p_57, const uint8_t  p_58);
static uint32_t  func_59(int32_t ** p_60, int8_t  p_61, uint16_t  p_62, int32_t ** const  p_63);
static int32_t ** func_64(uint64_t * p_65, int32_t ** p_66, const int32_t * p_67, int32_t * p_68);
static int32_t  func_73(int32_t ** p_74, uint8_t  p_75, uint8_t  p_76, int32_t * p_77);
static int16_t  func_101(int64_t  p_102, uint32_t  p_103, uint16_t  p_104, int64_t  p_105, int32_t  p_106);


/* --- FUNCTIONS --- */
/* ------------------------------------------ */
/* 
 * reads : g_9 g_19 g_3 g_43 g_44 g_45 g_41 g_117 g_128 g_81 g_196 g_138 g_181 g_219 g_167 g_204 g_198 g_296 g_412 g_413 g_437 g_1198 g_913 g_586 g_544 g_1240 g_585 g_618 g_300 g_1280 g_620 g_601 g_1295 g_1312 g_295 g_1241 g_1242 g_1243 g_584 g_1199 g_1281 g_698 g_1472 g_1504 g_407 g_1272 g_1627 g_1296 g_1222 g_395 g_363 g_2167 g_2189 g_2234 g_1578 g_722 g_723 g_2165 g_2428 g_2466 g_2512 g_2190 g_2810 g_2429 g_1200 g_1201 g_721 g_724 g_725 g_726 g_1381 g_2899 g_2940 g_1019.f0 g_1796 g_1797 g_332.f0 g_3017 g_706 g_707 g_707.f0 g_1795 g_3058 g_3069 g_1027.f0
 * writes: g_9 g_19 g_41 g_45 g_116 g_128 g_138 g_167 g_181 g_196 g_198 g_44 g_81 g_204 g_295 g_296 g_300 g_913 g_407 g_437 g_544 g_1218 g_1222 g_363 g_1272 g_620 g_601 g_1312 g_1295 g_219 g_1504 g_395 g_1753 g_1578 g_505 g_2164 g_2189 g_618 g_698 g_1296 g_1894 g_43 g_2476 g_2167 g_2512 g_2596 g_2429 g_3 g_2829 g_726 g_1381 g_2940 g_3025 g_3058
 */
static uint32_t  func_1(void)
{ /* block id: 0 */
    int32_t *l_2 = &g_3;
    int32_t *l_4 = (void*)0;
    int32_t *l_5 = (void*)0;
    int32_t *l_6 = &g_3;
    int32_t *l_7 = &g_3;
    int32_t *l_8[7];
    uint64_t *l_18[6];
    int64_t *l_40 = &g_41[2];
    uint64_t *l_42 = &g_19;
    int8_t *l_2812 = (void*)0;
    int8_t *l_2813 = (void*)0;
    int8_t *l_2814[1][8] = {{&g_2810,&g_2810,&g_2810,&g_2810,&g_2810,&g_2810,&g_2810,&g_2810}};
    uint16_t l_2830 = 0xFA15L;
    uint64_t l_2864 = 18446744073709551610UL;
    uint8_t **l_2917[3];
    uint32_t l_2918 = 1UL;
    union U0 ***l_2959 = &g_1218;
    union U0 ****l_2958[7];
    uint64_t l_3039 = 0x19FF0E324809ED59LL;
    int i, j;
    for (i = 0; i < 7; i++)
        l_8[i] = &g_3;
    for (i = 0; i < 6; i++)
        l_18[i] = &g_19;
    for (i = 0; i < 3; i++)
        l_2917[i] = &g_505;
    for (i = 0; i < 7; i++)
        l_2958[i] = &l_2959;
    --g_9;
    if ((safe_mul_func_int8_t_s_s((safe_div_func_int8_t_s_s((g_196[2] = (safe_mul_func_int8_t_s_s(((g_19--) , func_22(((0xC2L == g_9) , func_25(g_3)), func_30(&g_19, func_33((((~g_19) || (((*l_7) && (((*l_40) = (safe_mod_func_uint64_t_u_u(g_3, g_3))) != g_3)) , g_3)) >= g_3), l_42, g_43)))), 0x57L))), 0xF5L)), (*g_412))))
    { /* block id: 1170 */
        int32_t l_2817 = 0xE83F1FBCL;
        uint32_t **l_2824 = (void*)0;
        uint32_t *l_2826 = &g_2586[0];
        uint32_t **l_2825 = &l_2826;
        uint32_t **l_2827 = (void*)0;
        uint32_t **l_2828 = (void*)0;
        (**g_44) |= (safe_add_func_int64_t_s_s(l_2817, 0x9A02EDBEB6834CECLL));
        (*****g_721) = (safe_lshift_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u((****g_1198), (l_2817 && 0x15CAL))), ((((l_2817 < (safe_div_func_int64_t_s_s(4L, l_2817))) , 0x0AL) , ((*l_2825) = &g_2586[0])) != (g_2829[5] = (void*)0))));
    }
    else
    { /* block id: 1175 */
        uint16_t l_2833 = 65531UL;
        int32_t l_2834 = 0x280BE3A5L;
        int32_t l_2850 = 2L;
        int8_t l_2856[7][4][6] = {{{0xD5L,0x59L,0xC5L,1L,0x9CL,0xD7L},{(-4L),4L,4L,0x78L,4L,4L},{1L,0x28L,0x95L,9L,0xABL,1L},{0x89L,1L,(-1L),0x9CL,4L,0x6CL}},{{0L,1L,(-3L),0xC5L,0xABL,0L},{0xD7L,0x28L,0xC5L,4L,4L,0xC5L},{4L,4L,1L,0x95L,0x9CL,0xB1L},{1L,0x59L,(-1L),(-1L),0x57L,1L}},{{0x6CL,1L,(-1L),(-3L),4L,0xB1L},{0L,(-3L),1L,0xC5L,(-9L),(-1L)},{(-1L),4L,(-1L),0L,0xD7L,(-1L)},{4L,1L,0xD7L,0xABL,0L,1L}},{{0L,0x6CL,0x28L,0xABL,0x89L,0L},{4L,0L,0x59L,0L,1L,1L},{(-1L),0xC5L,0xC5L,(-1L),(-4L),9L},{(-1L),0xB1L,(-1L),0xD7L,0xD5L,0x95L}},{{1L,1L,0L,0x28L,0xD5L,0x9CL},{0L,0xB1L,0x57L,0x59L,(-4L),0L},{1L,0xC5L,(-9L),0xC5L,1L,(-3L)},{9L,0L,0xD5L,(-1L),0x89L,0x78L}},{{0x95L,0x6CL,(-1L),0L,0L,0x78L},{0x9CL,1L,0xD5L,0x57L,0xD7L,(-3L)},{0L,4L,(-9L),(-9L),4L,0L},{(-3L),0xD7L,0x57L,0xD5L,1L,0x9CL}},{{0x78L,0L,0L,(-1L),0x6CL,0x95L},{0x78L,0x89L,(-1L),0xD5L,0L,9L},{(-3L),1L,0xC5L,(-9L),0xC5L,1L},{0L,(-4L),0x59L,0x57L,0xB1L,0L}}};
        int64_t l_2881[5] = {1L,1L,1L,1L,1L};
        int16_t l_2888 = 0L;
        union U0 ** const l_2924 = &g_323[2][9];
        uint16_t ****l_2936[2][3] = {{&g_1295,&g_1295,&g_1295},{&g_1295,&g_1295,&g_1295}};
        uint8_t ***l_2943[10][8] = {{&l_2917[0],&g_2941,&g_2941,&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[0],&g_2941},{&l_2917[2],&l_2917[2],&g_2941,&l_2917[0],&l_2917[1],&l_2917[0],&l_2917[0],&l_2917[0]},{&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[2],&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[0]},{&l_2917[0],&l_2917[0],&l_2917[1],&l_2917[0],&g_2941,&l_2917[2],&l_2917[2],&g_2941},{&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[0],&g_2941,&g_2941,&l_2917[0],&l_2917[2]},{&l_2917[0],(void*)0,(void*)0,&g_2941,&l_2917[0],&g_2941,(void*)0,(void*)0},{&l_2917[0],(void*)0,&l_2917[2],(void*)0,&l_2917[1],&g_2941,&l_2917[0],&l_2917[0]},{&l_2917[2],&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[0],&l_2917[2],&l_2917[0],&l_2917[0]},{&l_2917[0],&l_2917[0],&l_2917[2],&g_2941,(void*)0,&l_2917[0],(void*)0,(void*)0},{&l_2917[0],&l_2917[0],&l_2917[0],(void*)0,&g_2941,&l_2917[0],(void*)0,&l_2917[0]}};
        int64_t *l_2946 = &g_41[2];
        int32_t l_2962 = 0xE685E432L;
        int64_t l_2990 = 0xDBFD92EB10F27108LL;
        int32_t l_3045 = 0xEDB0A48BL;
        int32_t l_3049[10];
        int64_t l_3055 = 1L;
        int32_t l_3064 = 3L;
        int i, j, k;
        for (i = 0; i < 10; i++)
            l_3049[i] = 0x07AE10E4L;
        (*g_44) = l_6;
        l_2830--;
        if ((l_2833 ^ l_2834))
        { /* block id: 1178 */
            uint32_t l_2839 = 0x5A6AFE52L;
            uint64_t *l_2875 = &g_407[2];
            int32_t *l_2921 = &g_3;
            uint64_t l_2953[8];
            const union U0 *l_2965 = &g_1036;
            int i;
            for (i = 0; i < 8; i++)
                l_2953[i] = 1UL;
            (*g_2428) = l_6;
            (**g_44) |= (((safe_lshift_func_uint16_t_u_s((safe_lshift_func_int8_t_s_s(0x09L, (*g_412))), 1)) | l_2839) && (safe_lshift_func_int16_t_s_u(((l_2839 , ((*g_1243) = ((g_620 , 0UL) > 0x2CDDL))) && 18446744073709551615UL), ((l_2833 >= 0x106A1B041698D880LL) > 1UL))));
            if (l_2834)
            { /* block id: 1182 */
                uint8_t *l_2851 = (void*)0;
                uint8_t *l_2852 = (void*)0;
                uint8_t *l_2853 = &g_363;
                int32_t l_2857 = 0x870EEA71L;
                int32_t l_2858 = 8L;
                int16_t *l_2880[3];
                uint32_t l_2914 = 0x45F6DF90L;
                uint32_t l_2915 = 9UL;
                int i;
                for (i = 0; i < 3; i++)
                    l_2880[i] = &g_618;
                (***g_723) &= ((safe_lshift_func_uint16_t_u_u((((((+(safe_unary_minus_func_uint32_t_u((safe_mul_func_uint16_t_u_u(0x9D1AL, (((safe_sub_func_uint16_t_u_u((((*l_2853)--) & ((l_2856[1][3][2] > 1UL) , ((*l_6) | l_2857))), ((l_2850 >= (l_2858 ^= 0x20L)) & (+l_2857)))) == ((safe_rshift_func_int8_t_s_u((((safe_add_func_int8_t_s_s(l_2856[1][3][2], (*l_2))) < l_2839) <= l_2839), 2)) ^ l_2857)) || 0x21L)))))) , l_2864) != 0xCCB5C9ECL) == (***g_1241)) | l_2834), (*l_7))) & 0x388BL);
                if ((safe_sub_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_s(1UL, 7)), ((l_2839 > (((*l_2) && (safe_mod_func_uint64_t_u_u((safe_mul_func_int8_t_s_s(((safe_sub_func_uint64_t_u_u(((void*)0 != l_2875), (0x0C36L != (*g_1201)))) >= (l_2856[2][1][2] , (((((*l_2853) = (safe_add_func_uint64_t_u_u((((g_1381 |= ((safe_sub_func_uint8_t_u_u(0UL, (*l_6))) || 0UL)) != 0x92A1L) | 0x60L), (***g_1241)))) >= l_2839) , 0x0C26333A572586CDLL) <= (***g_1241)))), 0L)), l_2881[4]))) , l_2839)) == 0L))))
                { /* block id: 1188 */
                    int32_t l_2916 = 2L;
                    if (((*l_7) = (**g_2428)))
                    { /* block id: 1190 */
                        uint8_t l_2887 = 0x44L;
                        uint8_t l_2889 = 0xD4L;
                        uint16_t ** const * const l_2890[3][8][8] = {{{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296}},{{&g_1296,&g_1296,&g_1296,(void*)0,(void*)0,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,(void*)0,&g_1296},{&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,(void*)0,&g_1296},{&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296}},{{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,(void*)0,(void*)0,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,(void*)0,(void*)0,(void*)0,&g_1296},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296},{&g_1296,&g_1296,&g_1296,(void*)0,&g_1296,&g_1296,&g_1296,(void*)0},{&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296,&g_1296}}};
                        int32_t l_2891 = 0x5DFB52FAL;
                        int i, j, k;
                        l_2891 |= (((((**g_1242) | ((safe_lshift_func_int16_t_s_u((((*g_45) = (***g_723)) , (safe_lshift_func_int16_t_s_s((-10L), ((!(((*l_2853) = ((l_2887 && l_2888) <= (**g_1242))) , (0L <= (*g_698)))) & l_2889)))), l_2888)) & l_2887)) , l_2858) , (void*)0) != l_2890[1][2][7]);
                    }
                    else
                    { /* block id: 1194 */
                        uint8_t **l_2912 = &l_2851;
                        int32_t l_2913 = 0x6B4F1ABFL;
                        l_2857 |= (~(safe_lshift_func_int8_t_s_s((safe_div_func_uint16_t_u_u(((safe_rshift_func_int16_t_s_s((g_2899[3][3][0] , (((****g_1198) |= 0UL) & (safe_sub_func_uint16_t_u_u((((((safe_rshift_func_int16_t_s_s((g_181[3][0][4] ^= (safe_div_func_uint32_t_u_u(((safe_sub_func_int8_t_s_s(((safe_lshift_func_uint8_t_u_u((l_2833 >= (safe_rshift_func_uint8_t_u_s((0x700C34D19A19C959LL | (((((*l_2912) = (void*)0) == (void*)0) == (((*g_1243) & l_2913) > ((void*)0 != &g_722))) & l_2914)), 1))), l_2915)) == 18446744073709551615UL), (-5L))) <= (*g_698)), l_2914))), l_2916)) , l_2917[0]) == (void*)0) >= 0xB94CL) && (*g_2429)), l_2839)))), g_1578)) && 9L), 8UL)), (*g_698))));
                    }
                    l_2918++;
                    (**g_585) = l_2921;
                    for (l_2830 = 0; (l_2830 >= 30); ++l_2830)
                    { /* block id: 1204 */
                        (*g_45) = ((void*)0 != &g_1241);
                        (*l_2) |= (-1L);
                        if (l_2857)
                            continue;
                    }
                }
                else
                { /* block id: 1209 */
lbl_2925:
                    (****g_722) = 1L;
                }
                for (l_2833 = 0; (l_2833 <= 0); l_2833 += 1)
                { /* block id: 1214 */
                    int i;
                    (**g_43) = (*g_2428);
                    (*l_2921) = (((g_300[l_2833] <= (*l_2921)) <= ((void*)0 != l_2924)) , (**g_44));
                    if (l_2833)
                        goto lbl_2925;
                }
            }
            else
            { /* block id: 1219 */
                uint16_t l_2932 = 0x9D26L;
                uint16_t ** const **l_2937 = (void*)0;
                uint8_t ****l_2942 = &g_2940;
                int16_t *l_2947[5][3][1] = {{{(void*)0},{&g_181[3][0][4]},{&g_181[3][0][4]}},{{(void*)0},{&g_181[3][0][4]},{&g_181[3][0][4]}},{{(void*)0},{&g_181[3][0][4]},{&g_181[3][0][4]}},{{(void*)0},{&g_181[3][0][4]},{&g_181[3][0][4]}},{{(void*)0},{&g_181[3][0][4]},{&g_181[3][0][4]}}};
                int32_t l_2968[8] = {(-3L),0x871AC029L,(-3L),(-3L),0x871AC029L,(-3L),(-3L),0x871AC029L};
                int i, j, k;
                if ((safe_mul_func_int16_t_s_s((safe_sub_func_int16_t_s_s(((*l_2921) = ((safe_mul_func_int16_t_s_s((l_2932 >= (+((*l_40) = ((safe_lshift_func_uint16_t_u_s((((*l_7) , l_2936[1][0]) != l_2937), (l_2850 = ((g_81[0] = ((-1L) || (((((*l_2942) = g_2940) != l_2943[5][3]) == (safe_mul_func_uint16_t_u_u(((void*)0 != l_2946), (****g_1198)))) >= l_2932))) > 0x90FC6A2CL)))) & 0x60L)))), g_196[2])) > (*l_7))), 0x53ABL)), 0UL)))
                { /* block id: 1225 */
                    union U0 ****l_2960 = &l_2959;
                    int32_t l_2961 = 0xB8856280L;
                    l_2962 &= (+((safe_rshift_func_uint8_t_u_s((*l_2), ((l_2856[6][2][0] <= (safe_sub_func_uint16_t_u_u(((l_2953[2] , ((((safe_unary_minus_func_uint32_t_u((0xADF1B880L || ((~(safe_mul_func_int8_t_s_s((*l_2921), (*g_412)))) >= (l_2958[2] != l_2960))))) , (l_2850 ^= l_2932)) < (**g_1281)) ^ (***g_1241))) , l_2961), l_2881[4]))) , l_2961))) | l_2856[1][3][2]));
                    (*g_45) = (l_2961 >= (((((g_181[3][0][4] = (safe_mul_func_int16_t_s_s((((void*)0 == l_2965) >= ((*g_698) , (safe_lshift_func_uint8_t_u_s(((l_2932 > (0L || l_2932)) || (l_2968[4] != 4294967292UL)), l_2932)))), (*l_6)))) != (*l_6)) , (*g_2189)) != (*g_2189)) & 0x8EL));
                    (*l_7) = l_2888;
                    return l_2961;
                }
                else
                { /* block id: 1232 */
                    return g_1019.f0;
                }
            }
        }
        else
        { /* block id: 1236 */
            uint8_t l_2987 = 0x7CL;
            (***g_723) = l_2834;
            l_2990 ^= (((((safe_div_func_uint8_t_u_u(l_2881[4], 0x91L)) , (safe_mod_func_uint16_t_u_u((safe_div_func_int64_t_s_s(((safe_mul_func_uint8_t_u_u((safe_mod_func_int8_t_s_s(((*l_2) < (*g_698)), ((safe_lshift_func_uint16_t_u_u((safe_lshift_func_int8_t_s_s((+(safe_mod_func_int64_t_s_s(((safe_unary_minus_func_int32_t_s((((***g_1241) = l_2962) < l_2987))) == (*l_2)), ((*l_6) || (safe_div_func_int16_t_s_s((*g_1796), l_2856[1][3][2])))))), 6)), l_2856[2][0][3])) || 0xD739112BL))), 0x06L)) , l_2856[1][3][2]), (*l_6))), 0x9848L))) | 1UL) , 0x23982192L) & (-8L));
        }
        for (g_395 = 0; (g_395 <= 4); g_395++)
        { /* block id: 1243 */
            int8_t l_2993 = 1L;
            int8_t l_3009 = (-9L);
            int32_t l_3018 = (-1L);
            int32_t *l_3023 = &g_3;
            int32_t l_3043 = (-1L);
            int32_t l_3046 = (-4L);
            int32_t l_3048 = 3L;
            int32_t l_3051 = 0x3B4423E0L;
            int32_t l_3053 = 0x426D99FFL;
            int32_t l_3056 = (-10L);
            uint32_t l_3061 = 0x5A3AF739L;
            (*g_2428) = (void*)0;
            if (l_2993)
                break;
            if ((***g_723))
            { /* block id: 1246 */
                uint16_t l_2994 = 0x643FL;
                int32_t l_3011[3];
                int i;
                for (i = 0; i < 3; i++)
                    l_3011[i] = 2L;
                if (l_2993)
                    break;
                for (g_1272 = 0; (g_1272 <= 2); g_1272 += 1)
                { /* block id: 1250 */
                    uint32_t l_3010[1];
                    int32_t l_3019 = 0xE1A6C4D0L;
                    uint64_t l_3020 = 0xE2AF285E3CCFB8D6LL;
                    union U0 **** const l_3024 = &l_2959;
                    int i;
                    for (i = 0; i < 1; i++)
                        l_3010[i] = 0xA68DA365L;
                    (**g_43) = ((*g_2428) = func_25(l_2994));
                    if ((l_3011[0] &= (((safe_add_func_uint32_t_u_u(l_2993, l_2994)) | ((safe_add_func_uint8_t_u_u((((safe_div_func_uint64_t_u_u(l_2994, (*l_7))) >= (safe_mul_func_uint8_t_u_u((safe_mod_func_int8_t_s_s((safe_mul_func_uint16_t_u_u(0x6F15L, (((+(+0x84L)) > ((**g_1281) ^= 0x73L)) >= l_2994))), l_2994)), l_3009))) >= (*g_412)), 0UL)) | l_3010[0])) >= (****g_1198))))
                    { /* block id: 1255 */
                        uint16_t l_3014 = 1UL;
                        (***g_584) = ((*g_44) = func_25(((*l_2) , (g_332.f0 , ((safe_div_func_uint32_t_u_u(((l_3014 || l_3010[0]) ^ (safe_lshift_func_int8_t_s_u(((g_3017[2][3] , (((&g_1295 != &g_1472) ^ l_3014) , (*g_706))) , (*g_698)), l_2834))), l_2881[2])) , l_2850)))));
                        if ((**g_44))
                            continue;
                        return g_707.f0;
                    }
                    else
                    { /* block id: 1260 */
                        l_3020++;
                        (****g_722) ^= ((*l_6) = 0xCE4E6D71L);
                    }
                    for (l_3020 = 0; (l_3020 <= 2); l_3020 += 1)
                    { /* block id: 1267 */
                        uint64_t l_3026 = 0x7DDEF97F3F482676LL;
                        (*g_2428) = l_3023;
                        g_3025 = l_3024;
                        g_1504 |= (l_3026 && (l_3019 |= ((((**g_1795) != ((safe_mod_func_int16_t_s_s(0xDA43L, (-1L))) >= ((safe_lshift_func_uint8_t_u_s(((safe_rshift_func_int8_t_s_s((safe_mul_func_int8_t_s_s((((safe_sub_func_uint16_t_u_u((safe_mod_func_uint16_t_u_u(65535UL, g_81[0])), (*l_2))) & ((g_2476[4][4][1] = (l_3011[0] = 0xE401DE5AL)) | (l_2856[3][0][4] || (-7L)))) == l_2834), (*l_3023))), 2)) || l_3026), (*g_698))) & 0xB1F12AC6CB543353LL))) >= l_2850) , 0L)));
                    }
                    if ((*g_725))
                        continue;
                    for (g_198 = 0; (g_198 <= 2); g_198 += 1)
                    { /* block id: 1278 */
                        (**g_44) = (*l_3023);
                        --l_3039;
                    }
                }
            }
            else
            { /* block id: 1283 */
                int64_t l_3042[1];
                int32_t l_3044 = (-1L);
                int32_t l_3047 = (-2L);
                int32_t l_3050 = 1L;
                int32_t l_3052 = 0x09EFCE66L;
                int32_t l_3054 = 0x986006A3L;
                int32_t l_3057[5][9] = {{2L,(-8L),(-8L),2L,0x8A3137A5L,0xB044B881L,2L,0xB044B881L,0x8A3137A5L},{2L,(-8L),(-8L),2L,0x8A3137A5L,0xB044B881L,2L,0xB044B881L,0x8A3137A5L},{2L,(-8L),(-8L),2L,0x8A3137A5L,0xB044B881L,2L,0xB044B881L,0x8A3137A5L},{2L,(-8L),(-8L),2L,0x8A3137A5L,0xB044B881L,2L,0xB044B881L,0x8A3137A5L},{2L,(-8L),(-8L),2L,0x8A3137A5L,0xB044B881L,2L,0xB044B881L,0x8A3137A5L}};
                int32_t **l_3068 = &l_7;
                int i, j;
                for (i = 0; i < 1; i++)
                    l_3042[i] = (-4L);
                (*l_3023) = 0L;
                ++g_3058[3][4][1];
                l_3061++;
                for (g_295 = 0; (g_295 <= 7); g_295 += 1)
                { /* block id: 1289 */
                    uint32_t l_3065 = 0x511349E2L;
                    ++l_3065;
                    l_2 = func_30(&l_2864, l_3068);
                    (*g_725) = (g_3069[2][2] , l_3065);
                }
            }
        }
    }
    return g_1027.f0;
}


/* ------------------------------------------ */
/* 
 * reads : g_44 g_45 g_3
 * writes: g_3
 */
static int8_t  func_22(int32_t * p_23, int32_t * p_24)
{ /* block id: 1166 */
    int16_t l_2811[1];
    int i;
    for (i = 0; i < 1; i++)
        l_2811[i] = 1L;
    (**g_44) ^= ((l_2811[0] || 255UL) != (0x2EL && 0UL));
    return l_2811[0];
}


/* ------------------------------------------ */
/* 
 * reads :
 * writes:
 */
static int32_t * func_25(uint8_t  p_26)
{ /* block id: 3 */
    int32_t *l_29 = &g_3;
    int32_t * const *l_28 = &l_29;
    int32_t * const **l_27 = &l_28;
    (*l_27) = (void*)0;
    return l_29;
}


/* ------------------------------------------ */
/* 
 * reads : g_1272 g_412 g_413 g_698 g_296 g_196 g_1504 g_43 g_44 g_913 g_1241 g_1242 g_1243 g_2810 g_19 g_2428 g_2429
 * writes: g_1272 g_45 g_128 g_2596 g_2429
 */
static int32_t * func_30(uint64_t * p_31, int32_t ** p_32)
{ /* block id: 1047 */
    int16_t *l_2550 = &g_618;
    int16_t **l_2549 = &l_2550;
    int16_t ***l_2551 = &l_2549;
    uint64_t ****l_2559 = &g_1241;
    uint64_t ****l_2561[1];
    int32_t l_2562 = 0xAB7B6038L;
    int32_t l_2620 = 0x71E66309L;
    int64_t **l_2647 = (void*)0;
    uint8_t l_2670[10][8][3] = {{{252UL,0x71L,0xA4L},{0xBFL,1UL,0xCBL},{0UL,1UL,0x71L},{0UL,255UL,1UL},{0x2AL,0x41L,9UL},{255UL,9UL,251UL},{255UL,0x81L,0x81L},{0x2AL,0xA4L,246UL}},{{0UL,0xA0L,0x53L},{0UL,255UL,0xDDL},{0xBFL,246UL,7UL},{252UL,255UL,0xFBL},{0UL,0xA0L,0xB6L},{0xCAL,0xA4L,0xA0L},{0x39L,0x81L,0x27L},{0xE5L,9UL,0x27L}},{{1UL,0x41L,0xA0L},{0x79L,255UL,0xB6L},{252UL,1UL,0xFBL},{1UL,1UL,7UL},{8UL,0x71L,0xDDL},{1UL,251UL,0x53L},{252UL,9UL,246UL},{0x79L,0xC6L,0x81L}},{{1UL,7UL,251UL},{0xE5L,7UL,9UL},{0x39L,0xC6L,1UL},{0xCAL,9UL,0x71L},{0UL,251UL,0xCBL},{252UL,0x71L,0xA4L},{0xBFL,1UL,0xCBL},{0UL,1UL,0x71L}},{{0UL,255UL,1UL},{0x2AL,0x41L,9UL},{255UL,9UL,251UL},{255UL,0x81L,0x81L},{0x2AL,0xA4L,246UL},{0UL,0x3DL,0xEEL},{246UL,0xC8L,0x50L},{9UL,247UL,255UL}},{{1UL,0xC8L,0x21L},{1UL,0x3DL,255UL},{0xDDL,0x1CL,0x3DL},{0x96L,8UL,255UL},{0xB6L,3UL,255UL},{9UL,251UL,0x3DL},{0UL,0x19L,255UL},{0x81L,252UL,0x21L}},{{0x71L,6UL,255UL},{248UL,0xE2L,0x50L},{0x71L,0x78L,0xEEL},{0x81L,5UL,247UL},{0UL,255UL,8UL},{9UL,255UL,0x78L},{0xB6L,255UL,3UL},{0x96L,255UL,0x23L}},{{0xDDL,5UL,0xE2L},{1UL,0x78L,8UL},{1UL,0xE2L,0x1CL},{9UL,6UL,8UL},{246UL,252UL,0xE2L},{247UL,0x19L,0x23L},{0x41L,251UL,3UL},{251UL,3UL,0x78L}},{{251UL,8UL,8UL},{0x41L,0x1CL,247UL},{247UL,0x3DL,0xEEL},{246UL,0xC8L,0x50L},{9UL,247UL,255UL},{1UL,0xC8L,0x21L},{1UL,0x3DL,255UL},{0xDDL,0x1CL,0x3DL}},{{0x96L,8UL,255UL},{0xB6L,3UL,255UL},{9UL,251UL,0x3DL},{0UL,0x19L,255UL},{0x81L,252UL,0x21L},{0x71L,6UL,255UL},{248UL,0xE2L,0x50L},{0x71L,0x78L,0xEEL}}};
    uint32_t l_2721[5] = {7UL,7UL,7UL,7UL,7UL};
    union U0 ***l_2737 = &g_1218;
    union U0 ****l_2736 = &l_2737;
    int16_t l_2751 = 0xBD70L;
    const uint16_t l_2789 = 1UL;
    uint32_t l_2798 = 0x520356C5L;
    uint16_t l_2799[3];
    uint16_t *l_2807 = &g_2596;
    int32_t l_2808 = 0L;
    uint32_t *l_2809[6] = {&g_437,&g_437,&g_2586[0],&g_437,&g_437,&g_2586[0]};
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_2561[i] = (void*)0;
    for (i = 0; i < 3; i++)
        l_2799[i] = 65535UL;
    (*l_2551) = l_2549;
    for (g_1272 = 0; (g_1272 <= 0); g_1272 += 1)
    { /* block id: 1051 */
        int64_t *l_2555 = &g_620;
        int32_t l_2556 = 0x802A2F37L;
        uint64_t *****l_2560 = &l_2559;
        int32_t l_2594 = 0L;
        uint16_t ***l_2646 = &g_1296;
        uint32_t *l_2663 = &g_2586[0];
        uint32_t **l_2662[6][2] = {{&l_2663,&l_2663},{&l_2663,&l_2663},{&l_2663,&l_2663},{&l_2663,&l_2663},{&l_2663,&l_2663},{&l_2663,&l_2663}};
        int16_t l_2700 = 7L;
        int32_t ****l_2713 = &g_43;
        uint8_t l_2716 = 0x37L;
        union U0 ** const l_2722 = &g_323[5][1];
        int32_t l_2780 = 0xD4602FF9L;
        int i, j;
    }
    (**g_43) = func_25((((safe_add_func_int32_t_s_s(((safe_mod_func_int64_t_s_s((l_2670[9][1][1] > ((l_2620 , ((safe_lshift_func_int16_t_s_u((l_2789 , 0x11BAL), l_2721[4])) ^ l_2751)) != (safe_sub_func_int64_t_s_s(l_2670[9][1][1], ((safe_lshift_func_uint8_t_u_s(l_2670[1][7][0], ((((((&l_2789 != &l_2789) >= l_2670[9][1][1]) > l_2670[6][4][2]) || (-3L)) , (*g_412)) < (*g_698)))) || l_2721[2]))))), l_2670[9][1][1])) > g_1504), l_2670[9][1][1])) ^ (-1L)) , l_2751));
    (**g_43) = ((*g_2428) = func_25(((((((l_2620 ^= ((safe_sub_func_uint16_t_u_u(((l_2562 = (safe_div_func_int32_t_s_s(((l_2798 >= l_2799[1]) >= (((safe_rshift_func_int8_t_s_u((safe_mul_func_int16_t_s_s(((void*)0 == &g_620), (((*l_2807) = (safe_rshift_func_uint8_t_u_s(((-1L) == ((void*)0 != &l_2549)), (safe_unary_minus_func_uint64_t_u(((***g_1241) = (g_913 & (l_2721[3] <= 0x81L)))))))) | l_2799[1]))), l_2670[9][1][1])) <= l_2721[2]) > 4294967291UL)), 4294967289UL))) == l_2798), l_2751)) , l_2808)) != 0x2515B7C3L) ^ g_2810) || l_2670[9][1][1]) == l_2670[9][4][1]) < (*p_31))));
    return (*g_2428);
}


/* ------------------------------------------ */
/* 
 * reads : g_3 g_44 g_19 g_45 g_43 g_41 g_117 g_128 g_81 g_196 g_138 g_181 g_219 g_167 g_204 g_198 g_296 g_412 g_413 g_437 g_1198 g_913 g_586 g_544 g_1240 g_585 g_618 g_300 g_1280 g_620 g_601 g_1295 g_1312 g_295 g_1241 g_1242 g_1243 g_584 g_1199 g_1281 g_698 g_1472 g_1504 g_407 g_1272 g_1627 g_1296 g_1222 g_395 g_363 g_2167 g_2189 g_2234 g_1578 g_722 g_723 g_2165 g_2428 g_2466 g_2512 g_2190
 * writes: g_19 g_45 g_116 g_128 g_138 g_167 g_181 g_196 g_198 g_44 g_81 g_204 g_295 g_296 g_300 g_913 g_407 g_437 g_544 g_1218 g_1222 g_363 g_1272 g_620 g_601 g_1312 g_1295 g_219 g_1504 g_395 g_1753 g_1578 g_505 g_2164 g_41 g_2189 g_618 g_698 g_1296 g_1894 g_43 g_2476 g_2167 g_2512
 */
static int32_t ** func_33(uint8_t  p_34, uint64_t * p_35, int32_t *** p_36)
{ /* block id: 7 */
    int32_t **l_48 = &g_45;
    uint64_t *l_72 = (void*)0;
    uint64_t **l_71 = &l_72;
    uint64_t l_1284 = 0x11FEB94665DB2C31LL;
    int64_t *l_1285[7][3][3] = {{{&g_219,(void*)0,&g_219},{(void*)0,&g_620,&g_620},{(void*)0,&g_620,&g_41[6]}},{{&g_41[6],&g_219,&g_41[6]},{&g_620,&g_41[2],&g_620},{&g_620,&g_620,&g_219}},{{(void*)0,(void*)0,&g_41[3]},{&g_620,&g_41[3],(void*)0},{(void*)0,&g_219,&g_620}},{{&g_620,&g_620,&g_41[2]},{&g_620,&g_41[6],&g_219},{&g_41[6],&g_41[6],&g_620}},{{(void*)0,&g_620,&g_620},{(void*)0,(void*)0,(void*)0},{(void*)0,&g_620,(void*)0}},{{&g_620,&g_620,(void*)0},{&g_219,&g_620,&g_41[3]},{&g_219,&g_219,&g_41[6]}},{{&g_219,(void*)0,(void*)0},{&g_219,&g_41[6],&g_219},{&g_219,&g_41[3],&g_620}}};
    const int32_t *l_1286 = &g_3;
    int32_t *l_1287 = &g_3;
    const uint8_t l_2430 = 0x7DL;
    int32_t *l_2475[6][8][5] = {{{&g_913,&g_1504,&g_913,&g_913,&g_1504},{&g_913,&g_1504,&g_913,&g_913,&g_1504},{&g_1504,(void*)0,(void*)0,&g_1504,&g_1504},{(void*)0,&g_913,(void*)0,&g_1504,(void*)0},{&g_1504,&g_1504,&g_913,&g_1504,(void*)0},{(void*)0,(void*)0,&g_913,&g_1504,&g_1504},{&g_1504,&g_913,&g_1504,&g_1504,&g_913},{&g_913,(void*)0,(void*)0,&g_1504,&g_913}},{{&g_913,&g_1504,&g_1504,&g_913,&g_1504},{(void*)0,&g_913,(void*)0,&g_913,(void*)0},{(void*)0,(void*)0,&g_1504,(void*)0,(void*)0},{&g_913,&g_1504,&g_913,&g_913,&g_1504},{&g_913,&g_1504,&g_913,&g_913,&g_1504},{&g_1504,(void*)0,(void*)0,&g_1504,&g_1504},{(void*)0,&g_913,(void*)0,&g_1504,(void*)0},{&g_1504,&g_1504,&g_913,&g_1504,(void*)0}},{{(void*)0,(void*)0,&g_913,&g_1504,&g_1504},{&g_1504,&g_913,&g_1504,&g_1504,&g_913},{&g_913,(void*)0,(void*)0,&g_1504,&g_913},{&g_913,&g_1504,&g_1504,&g_913,&g_1504},{(void*)0,&g_913,(void*)0,&g_913,(void*)0},{(void*)0,(void*)0,&g_1504,(void*)0,(void*)0},{&g_913,&g_1504,&g_913,&g_913,&g_1504},{&g_913,&g_1504,&g_913,&g_913,&g_1504}},{{&g_1504,(void*)0,(void*)0,&g_1504,&g_1504},{(void*)0,&g_913,(void*)0,&g_1504,(void*)0},{&g_1504,&g_1504,&g_913,&g_1504,(void*)0},{(void*)0,(void*)0,&g_913,&g_1504,&g_1504},{&g_1504,&g_913,&g_1504,&g_1504,&g_913},{&g_913,(void*)0,(void*)0,&g_1504,&g_913},{&g_913,&g_1504,&g_1504,&g_913,&g_1504},{(void*)0,&g_913,(void*)0,&g_913,(void*)0}},{{(void*)0,(void*)0,&g_1504,(void*)0,(void*)0},{&g_913,&g_1504,&g_913,(void*)0,&g_1504},{&g_1504,&g_913,&g_1504,&g_1504,&g_913},{&g_1504,&g_913,&g_913,&g_913,&g_1504},{&g_913,&g_1504,&g_913,(void*)0,&g_913},{&g_1504,&g_1504,&g_1504,&g_1504,(void*)0},{&g_913,(void*)0,&g_1504,&g_1504,&g_1504},{&g_1504,&g_913,&g_1504,(void*)0,(void*)0}},{{&g_1504,(void*)0,&g_913,&g_913,(void*)0},{&g_1504,&g_1504,&g_1504,&g_1504,&g_1504},{&g_913,&g_1504,&g_913,(void*)0,(void*)0},{&g_913,&g_913,&g_1504,&g_913,&g_913},{&g_1504,&g_913,&g_1504,(void*)0,&g_1504},{&g_1504,&g_913,&g_1504,&g_1504,&g_913},{&g_1504,&g_913,&g_913,&g_913,&g_1504},{&g_913,&g_1504,&g_913,(void*)0,&g_913}}};
    int8_t **l_2486 = &g_698;
    uint16_t l_2494 = 0x88F0L;
    uint64_t l_2496 = 0x89167F1DE01071D2LL;
    uint16_t l_2520 = 8UL;
    uint8_t l_2527 = 0xD8L;
    int32_t l_2546[9] = {0L,0L,0L,0L,0L,0L,0L,0L,0L};
    int i, j, k;
    g_2476[1][9][2] = (g_81[0] = (safe_lshift_func_int16_t_s_u(((void*)0 != l_48), ((safe_add_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u(g_3, 0x0B8FL)), func_53((func_59(func_64(((g_620 &= (((safe_mod_func_int32_t_s_s((((*l_71) = p_35) != (void*)0), 0x62969FBCL)) , func_73((*p_36), g_19, (**l_48), (*l_48))) , l_1284)) , (*l_71)), l_48, l_1286, l_1287), p_34, p_34, &l_1287) , (void*)0), g_2428, (*l_1286), g_1243, l_2430))) && (**g_1281)))));
    if ((safe_lshift_func_uint16_t_u_u(65535UL, 3)))
    { /* block id: 1022 */
        uint32_t l_2481[5][5] = {{4294967295UL,4294967287UL,4294967287UL,4294967295UL,0xA8D96A39L},{4294967295UL,4294967287UL,4294967287UL,4294967295UL,0xA8D96A39L},{4294967295UL,4294967287UL,4294967287UL,4294967295UL,0xA8D96A39L},{4294967295UL,4294967287UL,4294967287UL,4294967295UL,0xA8D96A39L},{4294967295UL,4294967287UL,4294967287UL,4294967295UL,0xA8D96A39L}};
        uint64_t l_2484 = 0UL;
        union U0 ***l_2506 = &g_1218;
        uint32_t *l_2508 = &g_198;
        uint32_t **l_2507[5][6] = {{(void*)0,(void*)0,(void*)0,&l_2508,(void*)0,(void*)0},{&l_2508,(void*)0,(void*)0,&l_2508,(void*)0,&l_2508},{&l_2508,&l_2508,(void*)0,&l_2508,&l_2508,&l_2508},{&l_2508,&l_2508,&l_2508,&l_2508,&l_2508,&l_2508},{(void*)0,&l_2508,(void*)0,&l_2508,(void*)0,&l_2508}};
        uint32_t ***l_2509 = &l_2507[3][4];
        uint32_t **l_2511 = &l_2508;
        uint32_t ***l_2510 = &l_2511;
        int i, j;
        for (g_2167 = 8; (g_2167 != 2); g_2167 = safe_sub_func_uint64_t_u_u(g_2167, 6))
        { /* block id: 1025 */
            uint64_t l_2485 = 18446744073709551614UL;
            int8_t *l_2491 = &g_1578;
            int16_t *l_2492 = &g_1272;
            uint32_t *l_2493 = &g_437;
            int32_t l_2495 = (-5L);
            l_2481[2][0]--;
            l_2495 = (((l_2484 >= (((((*l_2493) ^= (l_2485 != ((((0xC274L <= ((void*)0 != l_2486)) | ((safe_mod_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u((0x03B8L && ((*l_2492) = (((&g_219 != p_35) > (((*l_2491) |= (***g_1280)) || (**g_1281))) , l_2481[2][4]))), 3)), g_413[0][2][1])) < 0xE7L)) == 8UL) || 0xC458331AL))) > (-3L)) , l_2485) >= p_34)) == p_34) , l_2494);
        }
        l_2496 = 1L;
        g_2476[1][7][1] = (safe_lshift_func_uint8_t_u_u(((safe_rshift_func_uint8_t_u_u((~((safe_mod_func_uint32_t_u_u((safe_sub_func_uint8_t_u_u(((p_34 > 0xFDL) <= (&g_1218 == l_2506)), ((g_2512 &= (((*l_2509) = l_2507[3][4]) != ((*l_2510) = &l_2508))) & ((*l_1287) , ((**g_1281) = (safe_lshift_func_uint16_t_u_u((safe_div_func_int8_t_s_s((((safe_mod_func_uint64_t_u_u((+(((l_2484 > (*l_1287)) >= l_2520) | p_34)), l_2481[1][2])) == p_34) >= l_2484), p_34)), (*l_1286)))))))), 4294967295UL)) <= l_2481[2][0])), p_34)) <= p_34), l_2481[2][0]));
    }
    else
    { /* block id: 1038 */
        int8_t *l_2523 = &g_296;
        uint32_t *l_2524 = &g_437;
        int32_t l_2530 = 0x3C9C7D31L;
        int32_t l_2531 = 4L;
        l_2530 = ((safe_lshift_func_int16_t_s_s(((((*l_2524) = (l_2523 == ((*g_1281) = l_2523))) ^ (safe_mul_func_int16_t_s_s(l_2527, (safe_sub_func_int32_t_s_s((*l_1286), ((0x1AD845FAL ^ (l_2531 &= l_2530)) < l_2530)))))) , (((**g_1242) , (((+l_2530) <= (-1L)) == g_300[0])) || l_2530)), p_34)) , 1L);
        g_81[0] ^= (((**g_1280) == (*l_2486)) | (safe_add_func_int16_t_s_s((safe_add_func_uint32_t_u_u((((p_34 , ((safe_rshift_func_int16_t_s_u((((*g_698) = (safe_sub_func_int64_t_s_s(((p_34 < (safe_lshift_func_uint16_t_u_s((0x2434D869262CF15CLL ^ (l_2531 & (!(safe_sub_func_uint32_t_u_u(l_2546[0], (*l_1286)))))), (safe_mod_func_int64_t_s_s(((*g_2189) != l_2524), 0x3061134DBC5A0A84LL))))) & l_2531), p_34))) ^ p_34), 15)) == (*p_35))) ^ 0x49L) != l_2531), p_34)), p_34)));
    }
    return (*p_36);
}


/* ------------------------------------------ */
/* 
 * reads : g_620 g_81 g_395 g_2466 g_913 g_363 g_437 g_1312
 * writes: g_620 g_395 g_1504 g_437 g_1312 g_81
 */
static const uint8_t  func_53(int32_t ** p_54, int32_t ** p_55, uint8_t  p_56, int64_t * p_57, const uint8_t  p_58)
{ /* block id: 994 */
    int32_t l_2437[2];
    int32_t l_2440 = 0x0A6EAA2CL;
    int32_t l_2444 = (-1L);
    int32_t l_2445 = 0L;
    int32_t l_2446 = 0xFCCD61C9L;
    int32_t l_2447 = (-3L);
    int32_t l_2448 = 0xE7F61CDAL;
    int32_t l_2449[2];
    uint32_t *l_2463 = &g_437;
    uint32_t ** const l_2462 = &l_2463;
    int i;
    for (i = 0; i < 2; i++)
        l_2437[i] = 1L;
    for (i = 0; i < 2; i++)
        l_2449[i] = (-6L);
    for (g_620 = 11; (g_620 != (-13)); g_620 = safe_sub_func_int32_t_s_s(g_620, 6))
    { /* block id: 997 */
        int32_t *l_2433 = &g_81[0];
        int32_t *l_2434 = (void*)0;
        int32_t *l_2435 = &g_81[0];
        int32_t *l_2436 = &g_1504;
        int32_t *l_2438 = &g_913;
        int32_t *l_2439[1][8][7] = {{{(void*)0,&g_81[0],&g_81[0],(void*)0,&g_3,&g_81[0],&g_1504},{&g_81[0],&g_81[0],&g_81[0],(void*)0,(void*)0,(void*)0,&g_81[0]},{(void*)0,(void*)0,&g_81[0],&g_1504,(void*)0,&g_81[0],&g_1504},{(void*)0,(void*)0,&g_81[0],&g_81[0],&g_81[0],(void*)0,(void*)0},{&g_3,&g_1504,&g_81[0],&g_3,(void*)0,&g_81[0],&g_81[0]},{(void*)0,&g_81[0],(void*)0,&g_81[0],(void*)0,&g_1504,(void*)0},{(void*)0,&g_3,&g_81[0],&g_1504,&g_3,&g_3,&g_1504},{&g_81[0],&g_81[0],&g_81[0],(void*)0,(void*)0,(void*)0,&g_913}}};
        uint16_t l_2441 = 65528UL;
        uint32_t l_2450 = 0xBB2C9FA7L;
        int i, j, k;
        --l_2441;
        if ((*l_2435))
            continue;
        --l_2450;
        for (g_395 = (-3); (g_395 != 6); ++g_395)
        { /* block id: 1003 */
            uint16_t l_2467 = 65535UL;
            int8_t l_2468[6][10] = {{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L},{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L},{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L},{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L},{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L},{3L,3L,3L,3L,3L,3L,3L,3L,3L,3L}};
            int i, j;
            (*l_2436) = ((safe_mod_func_int8_t_s_s((safe_unary_minus_func_uint16_t_u((((safe_mod_func_uint16_t_u_u((((((safe_sub_func_uint32_t_u_u(0UL, (((((&g_2235 != (void*)0) && p_56) ^ (l_2462 == &g_2190)) , (safe_mod_func_uint32_t_u_u(l_2437[0], ((g_2466 <= l_2467) | (*l_2438))))) > 0UL))) < l_2445) != l_2468[5][7]) & l_2449[0]) ^ (*l_2435)), 0x1841L)) > 0x0CL) | g_363))), p_58)) | p_56);
            for (g_437 = 0; (g_437 != 24); ++g_437)
            { /* block id: 1007 */
                for (g_1312 = (-4); (g_1312 == 30); g_1312 = safe_add_func_int32_t_s_s(g_1312, 3))
                { /* block id: 1010 */
                    return p_58;
                }
                return l_2467;
            }
            (*l_2433) = (safe_rshift_func_uint8_t_u_u(0xAEL, 0));
            if (l_2468[4][8])
                break;
        }
    }
    return p_56;
}


/* ------------------------------------------ */
/* 
 * reads : g_395 g_437 g_412 g_413 g_128 g_196 g_167 g_81 g_198 g_913 g_3 g_586 g_44 g_296 g_363 g_407 g_295 g_620 g_219 g_41 g_1280 g_1281 g_698 g_19 g_1627 g_584 g_585 g_1312 g_2167 g_2189 g_1241 g_1242 g_1243 g_2234 g_618 g_300 g_1472 g_1578 g_181 g_722 g_723 g_2165 g_1504
 * writes: g_395 g_219 g_1218 g_128 g_167 g_1753 g_198 g_913 g_544 g_45 g_296 g_1578 g_620 g_181 g_196 g_300 g_81 g_505 g_2164 g_41 g_437 g_2189 g_1272 g_618 g_698 g_1296 g_1894 g_43 g_363 g_1504
 */
static uint32_t  func_59(int32_t ** p_60, int8_t  p_61, uint16_t  p_62, int32_t ** const  p_63)
{ /* block id: 788 */
    int16_t l_2018 = 7L;
    uint32_t l_2027 = 18446744073709551615UL;
    uint64_t **l_2047[6][3][4] = {{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}},{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}},{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}},{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}},{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}},{{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243},{&g_1243,&g_1243,&g_1243,&g_1243}}};
    int32_t l_2048 = (-1L);
    int32_t l_2125 = 0x998C9988L;
    int8_t l_2147 = 0L;
    int32_t l_2253[3];
    uint16_t *l_2265 = &g_167;
    int32_t ****l_2338 = (void*)0;
    int32_t *****l_2337 = &l_2338;
    int32_t l_2372 = 0x867A3060L;
    int32_t l_2401[5];
    uint32_t *l_2417 = &g_198;
    int64_t *l_2420 = &g_219;
    uint16_t l_2421 = 0x0404L;
    uint32_t l_2422 = 0x4602AEC4L;
    uint8_t *l_2423 = &g_363;
    uint32_t *l_2424 = &g_437;
    int32_t *l_2425 = (void*)0;
    int32_t *l_2426 = (void*)0;
    int32_t *l_2427 = &g_1504;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_2253[i] = 0x39FB80F3L;
    for (i = 0; i < 5; i++)
        l_2401[i] = 0x9741CDAEL;
    for (g_395 = 0; (g_395 <= 7); g_395 += 1)
    { /* block id: 791 */
        int64_t l_2002[8] = {1L,1L,(-1L),1L,1L,(-1L),1L,1L};
        int32_t l_2004 = 0x2B7A5E61L;
        int32_t l_2009 = 0xC7AD793AL;
        int32_t l_2019[2];
        uint8_t l_2074 = 250UL;
        uint16_t l_2124 = 65535UL;
        int16_t l_2148 = 0x0130L;
        const int32_t **** const *l_2149 = &g_584;
        uint8_t **l_2151 = &g_505;
        uint64_t l_2248 = 1UL;
        int32_t * const l_2298 = &l_2253[0];
        int8_t l_2386 = 1L;
        union U0 ***l_2392 = &g_1218;
        uint32_t l_2400[7][4] = {{3UL,0xDDA54EEAL,3UL,3UL},{0xDDA54EEAL,0xDDA54EEAL,4294967295UL,0xDDA54EEAL},{0xDDA54EEAL,3UL,3UL,0xDDA54EEAL},{3UL,0xDDA54EEAL,3UL,3UL},{0xDDA54EEAL,0xDDA54EEAL,4294967295UL,0xDDA54EEAL},{0xDDA54EEAL,3UL,3UL,0xDDA54EEAL},{3UL,0xDDA54EEAL,3UL,3UL}};
        int i, j;
        for (i = 0; i < 2; i++)
            l_2019[i] = 1L;
        for (g_219 = 0; (g_219 <= 7); g_219 += 1)
        { /* block id: 794 */
            union U0 ***l_1999[6] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
            uint32_t *l_2003[1];
            int32_t l_2016[10] = {(-7L),(-7L),(-10L),(-7L),(-7L),(-10L),(-7L),(-7L),(-10L),(-7L)};
            uint16_t *l_2017[9] = {&g_1312,&g_1312,&g_1312,&g_1312,&g_1312,&g_1312,&g_1312,&g_1312,&g_1312};
            uint64_t ** const *l_2021 = &g_1242;
            uint64_t ** const **l_2020 = &l_2021;
            int32_t *l_2043 = &l_2019[0];
            int8_t l_2069[6];
            uint8_t *l_2123 = &g_300[0];
            int16_t l_2255 = 0x174FL;
            uint16_t * const *l_2324 = (void*)0;
            uint16_t * const **l_2323 = &l_2324;
            int16_t *l_2325 = &l_2148;
            const uint8_t l_2356 = 5UL;
            int16_t l_2357 = 0x5C28L;
            uint32_t **l_2359[1][4] = {{&l_2003[0],&l_2003[0],&l_2003[0],&l_2003[0]}};
            uint32_t ***l_2358 = &l_2359[0][0];
            int16_t l_2360 = 0xDC7CL;
            int32_t l_2366 = 0x12E5A938L;
            uint32_t l_2369 = 0x19A621B4L;
            int i, j;
            for (i = 0; i < 1; i++)
                l_2003[i] = &g_437;
            for (i = 0; i < 6; i++)
                l_2069[i] = 0L;
            if (((((l_2019[0] = (p_61 > (((g_1218 = &g_323[1][5]) != (void*)0) != (((safe_rshift_func_uint16_t_u_s(((l_2004 &= l_2002[2]) & ((safe_mod_func_uint64_t_u_u((((l_2009 &= (safe_add_func_uint32_t_u_u(g_437, (-1L)))) , (l_2002[3] < ((((safe_rshift_func_uint16_t_u_s((l_2009 = (p_62 = (safe_div_func_int8_t_s_s((safe_mod_func_uint16_t_u_u(0xCBCDL, (((l_2016[9] && 0x6EF82858L) >= 255UL) ^ (-1L)))), l_2016[0])))), 11)) <= p_61) & p_61) >= (*g_412)))) & l_2018), p_61)) != 0x2D11ACD8D744C3FFLL)), g_437)) ^ p_61) && l_2009)))) , l_2020) == (void*)0) , l_2016[9]))
            { /* block id: 801 */
                uint32_t l_2044 = 2UL;
                for (g_128 = 0; (g_128 <= 0); g_128 += 1)
                { /* block id: 804 */
                    uint32_t l_2042 = 0xB210031AL;
                    for (g_167 = 0; (g_167 <= 7); g_167 += 1)
                    { /* block id: 807 */
                        int32_t *l_2022 = &g_913;
                        int32_t *l_2023 = &g_913;
                        int32_t *l_2024 = (void*)0;
                        int32_t *l_2025 = &l_2009;
                        int32_t *l_2026[7] = {&l_2009,&l_2009,&l_2009,&l_2009,&l_2009,&l_2009,&l_2009};
                        int i;
                        l_2027--;
                        (*l_2025) = ((!(safe_mul_func_int8_t_s_s(((safe_rshift_func_int16_t_s_s(0x61DAL, (((0UL | (!(safe_add_func_int64_t_s_s((g_196[(g_128 + 2)] != (g_1753 = g_196[(g_128 + 1)])), (((((-2L) > (g_198 ^= ((9L || (safe_mul_func_uint8_t_u_u(7UL, (g_196[g_128] , (((((safe_sub_func_uint16_t_u_u(((p_61 |= (l_2002[g_167] || 4294967291UL)) & g_81[g_128]), 0x4603L)) && p_61) || p_61) | (-8L)) || l_2002[2]))))) | (*g_412)))) || 0x400A7DE629E4ED50LL) ^ p_62) < l_2004))))) , &g_395) != (void*)0))) || l_2042), 0x26L))) , (**p_63));
                        (*l_2023) = l_2019[0];
                        (*g_586) = ((*p_63) = &g_913);
                    }
                }
                (*g_586) = (l_2043 = ((*g_44) = (*p_63)));
                --l_2044;
            }
            else
            { /* block id: 822 */
                int8_t l_2071[4][4][7] = {{{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL},{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL}},{{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL},{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL}},{{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL},{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL}},{{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL},{0x96L,0x5BL,0x17L,(-1L),0x17L,0x5BL,0x96L},{0xFAL,0xFBL,0x57L,0xFEL,0x57L,0xFBL,0xFAL}}};
                union U0 ** const * const l_2079[5] = {&g_1218,&g_1218,&g_1218,&g_1218,&g_1218};
                int32_t l_2082 = 1L;
                int32_t l_2083[8][6] = {{0xD07D859FL,0xD07D859FL,0xB99A9A56L,0xA9B4688EL,(-3L),0xA9B4688EL},{0x62A8C9A1L,0xD07D859FL,0x62A8C9A1L,0x9F69897AL,0xB99A9A56L,0xB99A9A56L},{0L,0x62A8C9A1L,0x62A8C9A1L,0L,0xD07D859FL,0xA9B4688EL},{0xA9B4688EL,0L,0xB99A9A56L,0L,0xA9B4688EL,0x9F69897AL},{0L,0xA9B4688EL,0x9F69897AL,0x9F69897AL,0xA9B4688EL,0L},{0x62A8C9A1L,0L,0xD07D859FL,0xA9B4688EL,0xD07D859FL,0L},{0xD07D859FL,0x62A8C9A1L,0x9F69897AL,0xB99A9A56L,0xB99A9A56L,0x9F69897AL},{0xD07D859FL,0xD07D859FL,0xB99A9A56L,0xA9B4688EL,(-3L),0xA9B4688EL}};
                int64_t l_2102[1][7] = {{1L,1L,(-5L),1L,1L,(-5L),1L}};
                int i, j, k;
                for (g_296 = 0; (g_296 >= 0); g_296 -= 1)
                { /* block id: 825 */
                    int32_t *l_2070[10] = {&l_2019[1],&l_2019[1],(void*)0,&l_2019[0],&l_2004,(void*)0,(void*)0,&l_2004,&g_81[0],&l_2004};
                    int i;
                    (*l_2043) = (l_2047[5][1][1] == l_2047[5][1][1]);
                    for (g_1753 = 0; (g_1753 <= 0); g_1753 += 1)
                    { /* block id: 829 */
                        int i;
                        (*l_2043) = g_196[g_296];
                    }
                    (*l_2043) = (g_196[(g_296 + 2)] != ((l_2048 &= g_196[(g_296 + 2)]) == (safe_lshift_func_uint16_t_u_u((0L > ((*l_2043) < (safe_rshift_func_int8_t_s_s(((((safe_add_func_uint8_t_u_u((safe_sub_func_int32_t_s_s(((+3L) <= (((l_2009 &= ((safe_lshift_func_int8_t_s_u(((safe_add_func_int32_t_s_s(((((safe_add_func_uint8_t_u_u((((0L || (0x7D42L | (safe_mod_func_int64_t_s_s((safe_div_func_uint16_t_u_u((p_62 = (0xF48AL < (!0xA16EL))), g_363)), 0xD324652E7242A18FLL)))) >= 0x09L) != (*l_2043)), g_407[1])) , 18446744073709551611UL) != p_61) & 0x21862B7BL), l_2069[5])) & 1UL), 2)) != p_61)) & g_295) | l_2019[0])), 0xEBAFE44CL)), 0UL)) < p_61) >= 0x27573DFD93EC1983LL) >= p_61), p_61)))), l_2071[3][2][1]))));
                }
                l_2083[0][0] &= (safe_mul_func_uint16_t_u_u((l_2082 = (l_2074 , ((p_62 = l_2009) < (safe_div_func_uint16_t_u_u((((safe_add_func_uint32_t_u_u((l_2019[0] |= (0x052C886C59641B4ELL < p_61)), (l_2079[1] == (void*)0))) , ((-1L) < (safe_add_func_int8_t_s_s((l_2071[2][1][5] && (l_2071[3][2][1] && (*l_2043))), p_61)))) != l_2048), g_3))))), l_2071[0][3][1]));
                if (l_2027)
                    continue;
                for (g_1578 = 7; (g_1578 >= 0); g_1578 -= 1)
                { /* block id: 844 */
                    int16_t *l_2085 = &g_181[3][0][4];
                    int16_t **l_2084 = &l_2085;
                    int32_t l_2086 = (-4L);
                    int32_t l_2091 = 0L;
                    uint8_t *l_2101 = &l_2074;
                    int i;
                    for (g_620 = 0; (g_620 >= 0); g_620 -= 1)
                    { /* block id: 847 */
                        int i;
                        return g_196[g_620];
                    }
                    (*l_2043) = (((l_2086 ^= (((void*)0 == l_2084) & 0UL)) != l_2002[g_219]) , (safe_div_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_u(l_2002[g_219], 1)), l_2027)));
                    (*l_2043) = ((((g_196[2] < ((*l_2085) = (((l_2091 && (safe_div_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_u(((*l_2043) == (safe_lshift_func_uint16_t_u_s(p_61, 14))), 3)), (((~(*l_2043)) && ((((((safe_lshift_func_int8_t_s_u((((*l_2101) = l_2086) > p_61), 3)) ^ l_2102[0][3]) > l_2091) < p_62) , &l_2085) == (void*)0)) ^ l_2002[2])))) , 0x54DDBA90L) && g_41[2]))) < l_2086) , p_61) < p_62);
                }
            }
            if ((g_81[0] = (0UL <= ((safe_mul_func_int8_t_s_s(((***g_1280) = l_2002[2]), (safe_lshift_func_int16_t_s_s(0L, g_19)))) <= ((-3L) && ((safe_div_func_uint8_t_u_u((((+8L) , (safe_sub_func_int16_t_s_s((!(*g_412)), g_198))) <= (safe_lshift_func_uint8_t_u_s(((safe_sub_func_int64_t_s_s((safe_mod_func_int64_t_s_s((l_2125 = (safe_mod_func_uint8_t_u_u(((*l_2123) = (l_2048 = (safe_add_func_uint32_t_u_u(((g_1627[6][2] > 0x81L) & l_2018), 1UL)))), l_2124))), p_61)), (*l_2043))) && 1L), l_2002[2]))), 0x78L)) ^ 4294967288UL))))))
            { /* block id: 862 */
                (***g_584) = func_25(p_62);
            }
            else
            { /* block id: 864 */
                int32_t *l_2150 = &l_2004;
                uint8_t ***l_2152 = &l_2151;
                uint64_t ** const **l_2163 = (void*)0;
                uint32_t **l_2166 = &l_2003[0];
                int32_t l_2252 = 0x8542689DL;
                int32_t l_2254 = (-6L);
                uint32_t l_2256 = 4UL;
                int32_t **l_2299[2];
                int32_t **l_2300 = (void*)0;
                int32_t **l_2301 = &l_2150;
                int i;
                for (i = 0; i < 2; i++)
                    l_2299[i] = &g_45;
                (*l_2150) |= ((safe_rshift_func_int8_t_s_s(((((1UL <= (safe_rshift_func_int16_t_s_u(((safe_mul_func_uint8_t_u_u(g_913, ((safe_rshift_func_uint16_t_u_s((!(p_62 == (safe_add_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s((safe_add_func_int32_t_s_s(((((((*l_2043) < (*g_698)) | (*l_2043)) > (p_62 != (l_2125 ^= (safe_lshift_func_int16_t_s_s((((((((safe_add_func_int64_t_s_s((safe_div_func_int64_t_s_s(p_61, 1L)), 0UL)) == l_2019[0]) > p_61) ^ l_2147) , 0x147A6438L) , l_2002[3]) | 0x0D20955D51AF256BLL), 8))))) < l_2027) && (-10L)), l_2148)), 9)), (*g_698))))), p_62)) , (*l_2043)))) ^ (**g_1281)), l_2027))) , &g_584) == l_2149) || 0L), 6)) , (**p_63));
                (*l_2152) = l_2151;
                if (((safe_div_func_uint64_t_u_u((safe_mul_func_uint8_t_u_u(((g_41[2] = ((safe_sub_func_uint16_t_u_u((((safe_mul_func_uint8_t_u_u((((safe_lshift_func_int8_t_s_s((((*l_2151) = (void*)0) == (((void*)0 == l_2163) , (g_2164[3] = &g_138[3]))), p_61)) , (((p_61 , 0xD49CDE47L) , l_2166) == (void*)0)) ^ l_2018), (*l_2150))) , (void*)0) != &g_722), 0xF403L)) , p_62)) > p_62), g_1312)), g_2167)) <= l_2147))
                { /* block id: 871 */
                    uint64_t l_2168[7] = {0xB352593985E169F0LL,0xB352593985E169F0LL,0xB352593985E169F0LL,0xB352593985E169F0LL,0xB352593985E169F0LL,0xB352593985E169F0LL,0xB352593985E169F0LL};
                    const uint32_t ***l_2191 = &g_2189;
                    uint8_t l_2225 = 0x15L;
                    int i;
                    l_2168[4]--;
                    if ((safe_mul_func_uint16_t_u_u(((safe_lshift_func_uint16_t_u_u(p_62, ((p_61 || ((safe_rshift_func_uint8_t_u_s(((*l_2150) = ((safe_div_func_uint32_t_u_u((p_62 && (safe_mod_func_uint64_t_u_u(((l_2125 = (safe_lshift_func_int16_t_s_s(((**p_63) > (safe_lshift_func_uint8_t_u_s((safe_add_func_uint32_t_u_u(((**l_2166) = 4294967295UL), (safe_sub_func_uint64_t_u_u((((**g_1281) = (((*l_2191) = g_2189) != (void*)0)) <= (-1L)), 0xB22CFB13B3B35619LL)))), (*g_412)))), 2))) < 0xA2L), 4UL))), 1UL)) , p_62)), 5)) , p_62)) <= 0xB9L))) | l_2147), 0xF395L)))
                    { /* block id: 878 */
                        int64_t l_2222 = 1L;
                        int16_t *l_2226 = &g_618;
                        (*l_2150) = (0xA435DFAEL > (safe_mul_func_int16_t_s_s((g_1272 = ((g_41[3] ^= (safe_rshift_func_int16_t_s_s(((safe_sub_func_int32_t_s_s(((safe_rshift_func_int8_t_s_u((safe_div_func_uint64_t_u_u((***g_1241), (safe_div_func_uint32_t_u_u((((safe_lshift_func_uint16_t_u_u(((((safe_lshift_func_uint8_t_u_u(l_2147, 3)) , ((safe_sub_func_int8_t_s_s((safe_add_func_uint16_t_u_u((safe_div_func_uint64_t_u_u((0x434DL ^ (safe_sub_func_uint8_t_u_u((safe_lshift_func_int8_t_s_u((safe_mul_func_uint16_t_u_u((++p_62), 1UL)), 3)), (0xDC7C8F86E6BB9105LL || (((l_2222 >= (p_61 | ((((safe_div_func_uint16_t_u_u(l_2168[4], g_437)) != 1L) , (*g_1242)) == (*g_1242)))) , p_61) == l_2048))))), p_61)), p_61)), (*l_2043))) != l_2018)) > 0xB697L) ^ p_61), p_61)) , 0x34L) != p_61), l_2225)))), p_61)) <= p_61), 0x8D8D4AAEL)) , 0xF194L), p_61))) >= p_61)), 0xE52FL)));
                        (*l_2150) = (1UL & (((*l_2226) = g_437) < (safe_add_func_int64_t_s_s(1L, (safe_add_func_int64_t_s_s((~(**p_63)), l_2027))))));
                        if (l_2222)
                            continue;
                    }
                    else
                    { /* block id: 886 */
                        (*p_63) = func_25(p_61);
                    }
                }
                else
                { /* block id: 889 */
                    uint32_t l_2242 = 0UL;
                    int32_t l_2246[5];
                    int i;
                    for (i = 0; i < 5; i++)
                        l_2246[i] = 0L;
                    for (l_2148 = 7; (l_2148 >= 0); l_2148 -= 1)
                    { /* block id: 892 */
                        int8_t l_2240 = 0xC2L;
                        int64_t *l_2241 = (void*)0;
                        int32_t l_2247 = 0x4639010FL;
                        int32_t *l_2249 = &g_81[0];
                        int32_t *l_2250 = &g_913;
                        int32_t *l_2251[10] = {&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9],&l_2016[9]};
                        int i;
                        l_2248 &= (((l_2247 = ((safe_div_func_int8_t_s_s((((void*)0 == g_2234[2][3]) , (254UL != ((g_198 = (((safe_div_func_uint32_t_u_u(0x86D5B203L, (((l_2242 = l_2240) != (((safe_sub_func_uint64_t_u_u((((!((*g_1280) != (void*)0)) & ((void*)0 == l_2241)) < l_2246[4]), (-5L))) || p_62) <= l_2246[4])) || (***g_1280)))) & 0xFD6AL) ^ 65526UL)) | 0x912ACCEAL))), l_2246[4])) , p_62)) && g_618) < l_2246[4]);
                        --l_2256;
                        if ((*l_2150))
                            break;
                        if ((**p_63))
                            continue;
                    }
                    if ((**p_63))
                    { /* block id: 901 */
                        int32_t *l_2259 = &l_2009;
                        (***g_584) = l_2259;
                        (***g_584) = &l_2246[0];
                    }
                    else
                    { /* block id: 904 */
                        int32_t l_2262 = 0x57689A5AL;
                        int8_t *l_2271 = &g_296;
                        int8_t *l_2273 = &g_296;
                        int8_t **l_2272 = &l_2273;
                        int16_t *l_2284 = (void*)0;
                        const uint64_t ****l_2295[1];
                        int8_t l_2296[7][10] = {{0xBFL,(-1L),1L,8L,0xBFL,8L,1L,(-1L),0xBFL,(-1L)},{0L,8L,0L,0xF0L,0L,8L,0L,0xF0L,0L,8L},{0xBFL,0xF0L,0xF9L,0xF0L,0xBFL,(-1L),0xF9L,(-1L),0xBFL,0xF0L},{0L,0xF0L,0L,8L,0L,0xF0L,0L,8L,0L,0xF0L},{0xBFL,8L,1L,(-1L),0xBFL,(-1L),1L,8L,0xBFL,8L},{0L,(-1L),0L,(-1L),0L,(-1L),0L,(-1L),0L,(-1L)},{0xBFL,(-1L),0xF9L,(-1L),0xBFL,0xF0L,0xF9L,0xF0L,0xBFL,(-1L)}};
                        int32_t l_2297[6][2] = {{1L,(-4L)},{0x5266ADDAL,0x44157F02L},{(-4L),0x44157F02L},{0x5266ADDAL,(-4L)},{1L,1L},{1L,(-4L)}};
                        int i, j;
                        for (i = 0; i < 1; i++)
                            l_2295[i] = &g_936;
                        (*l_2150) = ((safe_mul_func_int8_t_s_s((l_2262 , (~((((!(l_2265 != &p_62)) , (safe_div_func_int64_t_s_s(l_2253[0], (***g_1241)))) >= (*l_2043)) >= (((safe_mul_func_int8_t_s_s((safe_unary_minus_func_int32_t_s(((((((**g_1280) = l_2271) != ((*l_2272) = &l_2069[5])) && (safe_lshift_func_uint8_t_u_s(p_62, p_61))) == 3L) , (*l_2043)))), 0UL)) , (void*)0) != &g_138[3])))), p_62)) , l_2246[4]);
                        (*l_2150) = ((p_61 = ((*l_2271) ^= 0L)) <= p_62);
                        (*l_2150) = (**p_63);
                        l_2297[3][0] |= (((*l_2273) = (safe_lshift_func_uint8_t_u_s((safe_mod_func_uint8_t_u_u(0xB3L, ((safe_add_func_int8_t_s_s(((**g_1281) = ((((*l_2123) = ((((safe_sub_func_int16_t_s_s(p_61, (l_2246[3] = p_62))) == (5UL && (safe_add_func_uint16_t_u_u((--(*l_2265)), (8UL || p_61))))) && (((safe_rshift_func_int16_t_s_u((!(((!(safe_lshift_func_int16_t_s_u((((p_62 | (((&l_2021 != l_2295[0]) || l_2018) & (**p_63))) , (void*)0) == (*g_1281)), 0))) != 2L) | l_2296[0][8])), p_62)) > p_62) | l_2253[0])) || (*l_2043))) || (*g_412)) >= l_2262)), p_62)) | 0x43D54759719BD953LL))), l_2125))) != l_2018);
                    }
                    (*l_2150) = ((*l_2043) , l_2246[3]);
                }
                (*l_2301) = l_2298;
            }
            if ((l_2016[6] = ((safe_mod_func_uint64_t_u_u(0xD959FC89503A5A14LL, (p_62 || (l_2048 = ((((((*l_2123)--) != (+(((safe_rshift_func_uint8_t_u_s(l_2018, ((safe_add_func_int8_t_s_s((*l_2298), ((safe_add_func_int32_t_s_s((safe_mod_func_uint32_t_u_u(((((safe_rshift_func_uint8_t_u_s((l_2125 = (*l_2043)), 4)) >= (safe_lshift_func_int16_t_s_s(((*l_2325) |= (safe_add_func_uint8_t_u_u((0x1DABD3396AC63FECLL & (p_62 != (((*g_1472) = &l_2017[5]) != ((*l_2323) = (void*)0)))), 0x35L))), 13))) , 0x07L) & p_61), l_2027)), 2L)) == 0xA63D7FDF8BF216A9LL))) , p_61))) || p_62) | l_2147))) , (void*)0) != &g_2190) == 0x982ED821L))))) ^ p_61)))
            { /* block id: 930 */
                uint16_t l_2332 = 0x73B1L;
                for (g_167 = 0; (g_167 <= 7); g_167 += 1)
                { /* block id: 933 */
                    int32_t l_2327 = 0x8BD3C801L;
                    int32_t l_2331[2];
                    int i;
                    for (i = 0; i < 2; i++)
                        l_2331[i] = 1L;
                    for (p_62 = 0; (p_62 <= 7); p_62 += 1)
                    { /* block id: 936 */
                        (*g_586) = (*p_63);
                    }
                    if ((~l_2125))
                    { /* block id: 939 */
                        int32_t *l_2328 = &l_2019[0];
                        int32_t *l_2329 = &g_913;
                        int32_t *l_2330[5];
                        int i;
                        for (i = 0; i < 5; i++)
                            l_2330[i] = &l_2016[6];
                        --l_2332;
                        return p_62;
                    }
                    else
                    { /* block id: 942 */
                        if (l_2331[1])
                            break;
                        return p_61;
                    }
                }
            }
            else
            { /* block id: 947 */
                uint8_t l_2361 = 0x62L;
                int32_t *l_2373 = &g_1894;
                uint16_t l_2374 = 65535UL;
                int32_t l_2377 = 3L;
                for (g_1753 = 0; (g_1753 <= 2); g_1753 += 1)
                { /* block id: 950 */
                    const int32_t l_2349 = 0L;
                    int i, j;
                    for (g_1578 = 0; (g_1578 <= 0); g_1578 += 1)
                    { /* block id: 953 */
                        int i;
                        g_81[g_1578] = (-8L);
                        (****l_2149) = func_25((safe_mul_func_uint8_t_u_u(p_61, ((void*)0 != l_2337))));
                        (**g_585) = func_25((0x4D233DB8L & (-8L)));
                    }
                    (*l_2298) = (safe_lshift_func_uint8_t_u_u(((((((safe_rshift_func_int16_t_s_s(((+0xB6A2D83EL) , ((((p_61 , p_61) > (safe_rshift_func_int8_t_s_u((((safe_mod_func_int16_t_s_s((!l_2349), (((safe_add_func_uint16_t_u_u(l_2349, (((safe_rshift_func_int16_t_s_u((safe_rshift_func_uint8_t_u_s(p_62, 7)), 1)) | ((*l_2298) != ((0xECL ^ (0xE941380AL <= (**p_63))) != p_62))) , p_61))) || l_2356) & p_62))) <= (-1L)) < 1UL), p_61))) , &g_2235) == (void*)0)), l_2357)) == 0L) , l_2358) == &g_2189) > l_2360) & p_61), l_2361));
                }
                l_2377 = ((safe_mod_func_uint16_t_u_u((safe_div_func_uint16_t_u_u((l_2366 != (((safe_sub_func_uint32_t_u_u(0x191750CCL, l_2369)) | (safe_mul_func_uint16_t_u_u(l_2372, (((*l_2373) = (&l_2151 == (void*)0)) , (l_2374 | ((*g_1243) ^ (((*l_2151) = ((((*l_2298) |= 0xA3AAED2AL) && 0xA6591A88L) , &g_300[0])) != (void*)0))))))) && p_61)), (*l_2043))), g_181[3][0][4])) , (**p_63));
            }
            for (g_1578 = 0; (g_1578 <= 7); g_1578 += 1)
            { /* block id: 967 */
                return p_62;
            }
        }
        for (g_437 = 0; (g_437 <= 0); g_437 += 1)
        { /* block id: 973 */
            uint64_t l_2399 = 0x1F78AD59A9D03927LL;
            int64_t *l_2402 = &g_219;
            int32_t *l_2403 = (void*)0;
            int32_t *l_2404 = &l_2125;
            (*l_2404) |= ((safe_mod_func_int8_t_s_s(0xA7L, (safe_div_func_int64_t_s_s(((*l_2402) &= ((((*l_2298) == (((g_43 = &g_44) == ((p_62 >= ((l_2386 = (++(**g_1242))) != ((safe_mul_func_int16_t_s_s((safe_add_func_int16_t_s_s(((((&g_395 != (((~(((**p_63) < (l_2392 == ((safe_div_func_uint32_t_u_u((safe_div_func_uint32_t_u_u((((safe_div_func_int32_t_s_s((p_61 , l_2399), l_2400[0][1])) || 0xE2D952DED4F65639LL) > 0x260BB337L), 1UL)), p_62)) , (void*)0))) >= 0xB6L)) | 0x91L) , &g_295)) | (*l_2298)) < (*l_2298)) , 0L), 5UL)), p_61)) , l_2401[3]))) , (*g_722))) < p_62)) & (**p_63)) != (*l_2298))), p_61)))) <= p_62);
            for (l_2004 = 0; (l_2004 <= 2); l_2004 += 1)
            { /* block id: 981 */
                uint32_t l_2405 = 1UL;
                return l_2405;
            }
        }
    }
    (*l_2427) ^= (safe_add_func_int32_t_s_s(l_2048, (((((*l_2424) = (0x0CL ^ ((*l_2423) |= (((l_2422 = ((255UL || (0xF5E4669C2BD87208LL == (((*l_2420) = (safe_sub_func_uint64_t_u_u(((**g_1242) = (safe_div_func_uint32_t_u_u(((!(safe_add_func_uint8_t_u_u((safe_add_func_uint64_t_u_u((((9L <= ((*l_2417) = (0x1BL == p_62))) , l_2401[0]) <= (((((((safe_sub_func_int16_t_s_s(g_913, p_62)) & l_2372) , (void*)0) != &g_1218) , g_2165) , l_2253[0]) & p_61)), p_62)), 0UL))) , p_61), (-5L)))), 0x17E51FD47A3A9A02LL))) != l_2421))) , (**g_1242))) == l_2147) , p_61)))) > p_62) , p_61) <= l_2147)));
    return p_62;
}


/* ------------------------------------------ */
/* 
 * reads : g_601 g_1295 g_3 g_81 g_167 g_117 g_913 g_1312 g_412 g_413 g_437 g_295 g_1241 g_1242 g_1243 g_586 g_544 g_584 g_585 g_1198 g_1199 g_19 g_1280 g_1281 g_698 g_196 g_128 g_204 g_219 g_300 g_138 g_1472 g_1504 g_407 g_43 g_44 g_1272 g_1627 g_1296 g_45 g_1222
 * writes: g_601 g_167 g_913 g_204 g_1312 g_295 g_128 g_1272 g_45 g_544 g_1295 g_196 g_138 g_219 g_19 g_300 g_198 g_44 g_81 g_437 g_181 g_1222 g_1504
 */
static int32_t ** func_64(uint64_t * p_65, int32_t ** p_66, const int32_t * p_67, int32_t * p_68)
{ /* block id: 541 */
    int64_t l_1292 = 0x3791AB0780CD6567LL;
    int8_t ** const *l_1301 = &g_1281;
    uint64_t *** const *l_1305 = &g_1241;
    union U0 *l_1308 = &g_1309;
    int64_t l_1315 = 1L;
    int32_t l_1349 = (-9L);
    int32_t l_1360 = 0xC5CC7EF1L;
    int32_t l_1363 = 0xB7F033DDL;
    int32_t l_1364 = (-4L);
    int32_t l_1367 = (-10L);
    int32_t l_1368[3][3] = {{0x42BBBE50L,0x184C21A4L,0x42BBBE50L},{0x42BBBE50L,0x184C21A4L,0x42BBBE50L},{0x42BBBE50L,0x184C21A4L,0x42BBBE50L}};
    int32_t l_1446[2][6] = {{(-9L),(-9L),(-9L),(-9L),(-9L),(-9L)},{(-9L),(-9L),(-9L),(-9L),(-9L),(-9L)}};
    uint64_t l_1469 = 0x4A40B4279777FBAELL;
    int8_t l_1481 = 4L;
    int16_t *l_1593 = &g_1381;
    int16_t **l_1592[4][2] = {{&l_1593,&l_1593},{&l_1593,&l_1593},{&l_1593,&l_1593},{&l_1593,&l_1593}};
    int64_t l_1600 = 5L;
    const uint16_t *l_1603 = &g_1312;
    const uint16_t **l_1602 = &l_1603;
    const uint16_t ***l_1601 = &l_1602;
    int32_t **l_1605 = (void*)0;
    const uint8_t *l_1626 = (void*)0;
    uint32_t l_1642 = 0x492DDF6CL;
    int32_t l_1671[6][10][4] = {{{1L,1L,(-1L),1L},{(-1L),(-1L),0L,0x5C510016L},{0xD98BDB34L,(-1L),0xD98BDB34L,1L},{0x5C510016L,0x63A1E480L,0xA642D011L,1L},{0xD67F27DCL,0xFB28FFF7L,3L,0x63A1E480L},{0xA08C1889L,0xA642D011L,3L,(-1L)},{0xD67F27DCL,0xDA6D006BL,0xA642D011L,9L},{0x5C510016L,0xFB9555D0L,0xD98BDB34L,0xD67F27DCL},{0xD98BDB34L,0xD67F27DCL,0L,0x5D1FCBF9L},{(-1L),(-1L),(-1L),(-1L)}},{{1L,0L,0x5C510016L,0x22DDD26AL},{0x2B7ADA79L,0L,(-1L),0xFB9555D0L},{0xFB28FFF7L,4L,0xD67F27DCL,0xFB9555D0L},{0x13C084A2L,0L,1L,0x22DDD26AL},{(-1L),1L,0xA642D011L,0L},{0x22DDD26AL,0x5D1FCBF9L,1L,0xDA6D006BL},{0x5C510016L,0xA08C1889L,0L,0xA08C1889L},{(-1L),0xD98BDB34L,1L,0xFB9555D0L},{(-1L),0xFB28FFF7L,0xFB9555D0L,0x5D1FCBF9L},{0xDA6D006BL,0x5C510016L,0xD98BDB34L,0x2B7ADA79L}},{{0xDA6D006BL,(-1L),0xFB9555D0L,(-1L)},{(-1L),0x2B7ADA79L,1L,0x22DDD26AL},{(-1L),1L,0L,3L},{0x5C510016L,0L,1L,1L},{0x22DDD26AL,0x22DDD26AL,0xA642D011L,0xFB28FFF7L},{0x5D1FCBF9L,0x63A1E480L,(-1L),1L},{0xA642D011L,0x13C084A2L,0xA08C1889L,(-1L)},{(-1L),0x13C084A2L,0L,1L},{0x13C084A2L,0x63A1E480L,3L,0xFB28FFF7L},{1L,0x22DDD26AL,0x5D1FCBF9L,1L}},{{0L,0L,4L,3L},{0x63A1E480L,1L,0x63A1E480L,0x22DDD26AL},{3L,0x2B7ADA79L,0x5C510016L,(-1L)},{0xA08C1889L,(-1L),0x19A74599L,0x2B7ADA79L},{0x3534EABFL,0x5C510016L,0x19A74599L,0x5D1FCBF9L},{0xA08C1889L,0xFB28FFF7L,0x5C510016L,0xFB9555D0L},{3L,0xD98BDB34L,0x63A1E480L,0xA08C1889L},{0x63A1E480L,0xA08C1889L,4L,0xDA6D006BL},{0L,0x5D1FCBF9L,0x5D1FCBF9L,0L},{1L,1L,3L,9L}},{{0x13C084A2L,4L,0L,0xD98BDB34L},{(-1L),1L,0xA08C1889L,0xD98BDB34L},{0xA642D011L,4L,(-1L),9L},{0x5D1FCBF9L,1L,0xA642D011L,0L},{0x22DDD26AL,0x5D1FCBF9L,1L,0xDA6D006BL},{0x5C510016L,0xA08C1889L,0L,0xA08C1889L},{(-1L),0xD98BDB34L,1L,0xFB9555D0L},{(-1L),0xFB28FFF7L,0xFB9555D0L,0x5D1FCBF9L},{0xDA6D006BL,0x5C510016L,0xD98BDB34L,0x2B7ADA79L},{0xDA6D006BL,(-1L),0xFB9555D0L,(-1L)}},{{(-1L),0x2B7ADA79L,1L,0x22DDD26AL},{(-1L),1L,0L,3L},{0x5C510016L,0L,1L,1L},{0x22DDD26AL,0x22DDD26AL,0xA642D011L,0xFB28FFF7L},{0x5D1FCBF9L,0x63A1E480L,(-1L),1L},{0xA642D011L,0x13C084A2L,0xA08C1889L,(-1L)},{(-1L),0x13C084A2L,0L,1L},{0x13C084A2L,0x63A1E480L,3L,0xFB28FFF7L},{1L,0x22DDD26AL,0x5D1FCBF9L,1L},{0L,0L,4L,3L}}};
    int32_t l_1672[7] = {0xA8E2111EL,0xA8E2111EL,0xA8E2111EL,0xA8E2111EL,0xA8E2111EL,0xA8E2111EL,0xA8E2111EL};
    uint64_t l_1700 = 7UL;
    uint32_t l_1702 = 0xF58890D4L;
    uint64_t l_1711[10][8] = {{0xBB564A031D912681LL,4UL,0UL,5UL,0UL,0xD445886B946D0450LL,0xD445886B946D0450LL,0UL},{18446744073709551615UL,0xDAD158229BDF7526LL,0xDAD158229BDF7526LL,18446744073709551615UL,0xBB564A031D912681LL,0x1B1E53CAF4E76C48LL,9UL,0x7BFFDD0BF5814A80LL},{4UL,18446744073709551615UL,0x62C91393CC3D5F4CLL,9UL,18446744073709551614UL,0x34778EC6CF6EF253LL,4UL,0x1F9A384AEDF0948ALL},{0UL,18446744073709551615UL,0UL,2UL,0x9E7B6DB1B9091F5BLL,0x1B1E53CAF4E76C48LL,2UL,4UL},{0UL,0xDAD158229BDF7526LL,18446744073709551611UL,0x9C74556B26642C14LL,0x1B1E53CAF4E76C48LL,0xD445886B946D0450LL,0x22390D35B20C52E4LL,0xD445886B946D0450LL},{18446744073709551614UL,4UL,0x63C256802F15AF2ELL,4UL,18446744073709551614UL,18446744073709551615UL,0UL,9UL},{0UL,0x9E7B6DB1B9091F5BLL,0x7BFFDD0BF5814A80LL,0xBB564A031D912681LL,0x9C74556B26642C14LL,0x7BFFDD0BF5814A80LL,0x1B1E53CAF4E76C48LL,4UL},{18446744073709551615UL,5UL,0x7BFFDD0BF5814A80LL,0x1F9A384AEDF0948ALL,0xDAD158229BDF7526LL,0UL,0UL,2UL},{0x9C74556B26642C14LL,2UL,0x63C256802F15AF2ELL,9UL,0x1F9A384AEDF0948ALL,0x62C91393CC3D5F4CLL,0x22390D35B20C52E4LL,0x22390D35B20C52E4LL},{0x7BFFDD0BF5814A80LL,0xDFD6E86187B5A418LL,18446744073709551611UL,18446744073709551611UL,0xDFD6E86187B5A418LL,0x7BFFDD0BF5814A80LL,2UL,0UL}};
    uint64_t l_1828[4] = {0x83521A90D42027DBLL,0x83521A90D42027DBLL,0x83521A90D42027DBLL,0x83521A90D42027DBLL};
    uint64_t l_1829 = 0x2C442AA42DB87C3ELL;
    uint32_t l_1921 = 0x050FC866L;
    int8_t l_1926 = 0L;
    uint8_t l_1955[10][6][2] = {{{255UL,0x2AL},{1UL,1UL},{0UL,0UL},{0xADL,0x52L},{253UL,0xD1L},{0UL,1UL}},{{255UL,0UL},{251UL,252UL},{251UL,0UL},{255UL,1UL},{0UL,0xD1L},{253UL,0x52L}},{{0xADL,0UL},{0UL,1UL},{1UL,0x2AL},{255UL,253UL},{250UL,7UL},{251UL,0x5BL}},{{0xDDL,253UL},{7UL,3UL},{1UL,0x43L},{251UL,0UL},{0x62L,255UL},{253UL,251UL}},{{0x50L,1UL},{0x52L,0x50L},{251UL,255UL},{0x0DL,0UL},{0x52L,0x44L},{0UL,251UL}},{{0x1BL,0x52L},{0x62L,251UL},{0UL,0x43L},{0x8CL,0x2AL},{7UL,0x1BL},{250UL,0x5BL}},{{0xD1L,0x5BL},{250UL,0x1BL},{7UL,0x2AL},{0x8CL,0x43L},{0UL,251UL},{0x62L,0x52L}},{{0x1BL,251UL},{0UL,0x44L},{0x52L,0UL},{0x0DL,255UL},{251UL,0x50L},{0x52L,1UL}},{{0x50L,251UL},{253UL,255UL},{0x62L,0UL},{251UL,0x43L},{1UL,3UL},{7UL,0xADL}},{{247UL,255UL},{1UL,248UL},{0x8CL,0xADL},{0x0EL,252UL},{0x1BL,0x1EL},{0x0DL,0x0DL}}};
    int i, j, k;
lbl_1712:
    for (g_601 = 19; (g_601 != 30); g_601++)
    { /* block id: 544 */
        uint16_t ***l_1297 = &g_1296;
        int8_t ***l_1300[4][5];
        int32_t l_1304 = 0xDD626ED0L;
        uint16_t *l_1306 = &g_167;
        int32_t *l_1307 = &g_913;
        int32_t *l_1310 = &g_204;
        uint16_t *l_1311 = &g_1312;
        uint16_t * const *l_1314 = &g_1222;
        uint16_t * const **l_1313[6] = {&l_1314,&l_1314,&l_1314,&l_1314,&l_1314,&l_1314};
        int32_t l_1353[4][3] = {{0xCF742E98L,0xCF742E98L,0x9A09E93EL},{(-1L),0x9A09E93EL,0x9A09E93EL},{0x9A09E93EL,0x6F7401CBL,2L},{(-1L),0x6F7401CBL,(-1L)}};
        uint32_t l_1382[6] = {0x0F48E7EDL,0x0F48E7EDL,0x0F48E7EDL,0x0F48E7EDL,0x0F48E7EDL,0x0F48E7EDL};
        const uint8_t l_1405[3] = {247UL,247UL,247UL};
        uint32_t *l_1516 = (void*)0;
        uint32_t **l_1515[4][6][9] = {{{&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516},{&l_1516,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516},{&l_1516,(void*)0,&l_1516,(void*)0,(void*)0,&l_1516,&l_1516,&l_1516,(void*)0},{&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516}},{{&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{(void*)0,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,(void*)0,(void*)0,&l_1516},{(void*)0,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,(void*)0,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516}},{{&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,(void*)0,(void*)0,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516,&l_1516,(void*)0,(void*)0},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,(void*)0,(void*)0,(void*)0,&l_1516,(void*)0,&l_1516,&l_1516,&l_1516}},{{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,(void*)0,&l_1516,(void*)0,&l_1516,&l_1516,(void*)0},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,&l_1516},{&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516,&l_1516},{(void*)0,&l_1516,&l_1516,&l_1516,&l_1516,(void*)0,(void*)0,&l_1516,&l_1516}}};
        uint32_t ***l_1514 = &l_1515[0][4][0];
        int32_t l_1579 = (-3L);
        int16_t * const *l_1594 = &l_1593;
        uint8_t *l_1599 = &g_300[0];
        int32_t *l_1604 = &l_1353[2][2];
        int i, j, k;
        for (i = 0; i < 4; i++)
        {
            for (j = 0; j < 5; j++)
                l_1300[i][j] = &g_1281;
        }
        if ((((safe_lshift_func_uint16_t_u_s(l_1292, (((safe_sub_func_uint32_t_u_u(((l_1297 = g_1295) != ((((*l_1311) ^= (((*l_1310) = (safe_mul_func_uint16_t_u_u((((l_1300[0][3] == l_1301) & ((((((*l_1307) = (1L || (0x18D5L && ((*l_1306) ^= ((-1L) != (safe_div_func_int16_t_s_s((((l_1304 < ((((0x09L == l_1304) , l_1305) == &g_936) , l_1304)) , l_1292) <= (*p_68)), g_81[0]))))))) , (void*)0) != l_1308) , g_117) ^ l_1292)) | 4L), 9UL))) , (*l_1307))) > l_1292) , l_1313[1])), 6UL)) , l_1292) < (*g_412)))) , l_1315) | g_437))
        { /* block id: 550 */
            int32_t l_1339 = 1L;
            int32_t l_1346 = 0L;
            int32_t l_1347 = 0xFC3F7EAFL;
            int32_t l_1348 = 0x732E8B8EL;
            int32_t l_1355 = 1L;
            int32_t l_1357 = 0xFB5490B1L;
            int32_t l_1359 = 1L;
            int32_t l_1362[10] = {2L,0x99823803L,0x26D0439CL,0x99823803L,2L,2L,0x99823803L,0x26D0439CL,0x99823803L,2L};
            uint64_t l_1408[8][10] = {{1UL,18446744073709551606UL,3UL,18446744073709551615UL,0x431C03B4206721A6LL,0x431C03B4206721A6LL,18446744073709551615UL,3UL,18446744073709551606UL,1UL},{0x5F73F940038E100BLL,5UL,0xDF0C76F74A4D5B65LL,0x27A3DF79B88A88B4LL,18446744073709551615UL,18446744073709551606UL,0xDBFE750095901590LL,18446744073709551615UL,1UL,18446744073709551615UL},{18446744073709551610UL,0xDF0C76F74A4D5B65LL,18446744073709551615UL,5UL,18446744073709551615UL,0xDF0C76F74A4D5B65LL,18446744073709551610UL,0x431C03B4206721A6LL,0x92109DA60A1BEA53LL,1UL},{18446744073709551615UL,0xDBFE750095901590LL,5UL,3UL,0x431C03B4206721A6LL,0x21B18058933FFA80LL,0x27A3DF79B88A88B4LL,0x27A3DF79B88A88B4LL,0x21B18058933FFA80LL,0x431C03B4206721A6LL},{0x92109DA60A1BEA53LL,0xDBFE750095901590LL,0xDBFE750095901590LL,0x92109DA60A1BEA53LL,0x21B18058933FFA80LL,18446744073709551615UL,18446744073709551610UL,1UL,0UL,18446744073709551606UL},{5UL,0xDF0C76F74A4D5B65LL,0UL,18446744073709551610UL,0xDBFE750095901590LL,3UL,0xDBFE750095901590LL,18446744073709551610UL,0UL,0xDF0C76F74A4D5B65LL},{0x431C03B4206721A6LL,5UL,18446744073709551615UL,0x92109DA60A1BEA53LL,0x5F73F940038E100BLL,1UL,18446744073709551615UL,0UL,0x21B18058933FFA80LL,0x21B18058933FFA80LL},{5UL,18446744073709551606UL,1UL,3UL,3UL,1UL,18446744073709551606UL,5UL,0x92109DA60A1BEA53LL,18446744073709551615UL}};
            int i, j;
            if ((*p_67))
                break;
            if ((*l_1307))
                break;
            for (g_295 = 0; (g_295 < 52); g_295++)
            { /* block id: 555 */
                int8_t l_1344 = (-1L);
                int32_t l_1351 = (-8L);
                int32_t l_1354 = 0xDAE1AAE3L;
                int32_t l_1358 = 0x474A13A6L;
                int32_t l_1365 = 0x145925D2L;
                int32_t l_1366 = 0L;
                int32_t l_1369 = 0x333D071CL;
                uint64_t l_1372[3];
                uint16_t ****l_1385 = (void*)0;
                uint16_t ****l_1386 = &g_1295;
                int32_t *l_1394 = (void*)0;
                int32_t *l_1395 = &l_1358;
                uint8_t *l_1406 = (void*)0;
                uint8_t *l_1407 = &g_138[3];
                int i;
                for (i = 0; i < 3; i++)
                    l_1372[i] = 1UL;
                if ((safe_mul_func_int16_t_s_s(g_117, (+(((****l_1305) = (safe_rshift_func_int8_t_s_u(l_1292, 1))) , (*p_67))))))
                { /* block id: 557 */
                    int16_t l_1333 = 4L;
                    int32_t l_1345 = (-1L);
                    int32_t l_1350 = 1L;
                    int32_t l_1352 = 0x55F9FCB9L;
                    int32_t l_1356 = 0L;
                    int32_t l_1370 = 0xE4FFF61AL;
                    int32_t l_1371 = (-1L);
                    if ((*p_68))
                        break;
                    for (g_1272 = 0; (g_1272 != (-14)); g_1272 = safe_sub_func_int16_t_s_s(g_1272, 7))
                    { /* block id: 561 */
                        int32_t *l_1325 = &g_81[0];
                        int32_t *l_1326 = &g_81[0];
                        int32_t *l_1327 = &l_1304;
                        int32_t *l_1328 = &g_913;
                        int32_t *l_1329 = (void*)0;
                        int32_t *l_1330 = &g_913;
                        int32_t *l_1331 = &g_913;
                        int32_t *l_1332 = (void*)0;
                        int32_t *l_1334 = &g_81[0];
                        int32_t *l_1335 = &g_81[0];
                        int32_t *l_1336 = &g_913;
                        int32_t *l_1337 = (void*)0;
                        int32_t *l_1338 = &l_1304;
                        int32_t l_1340[3][6][2] = {{{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)}},{{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)}},{{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)},{(-3L),(-3L)}}};
                        int32_t *l_1341 = &g_81[0];
                        int32_t *l_1342 = &g_81[0];
                        int32_t *l_1343[9] = {&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913};
                        int16_t l_1361[7][2][8] = {{{0x9496L,0x2705L,(-10L),0xB593L,0x2705L,0xB593L,(-10L),0x2705L},{0x6C63L,(-10L),0x9496L,0x6C63L,0xB593L,0xB593L,0x6C63L,0x9496L}},{{0x2705L,0x2705L,0xB4CBL,0x11B7L,0x6C63L,0xB4CBL,0x6C63L,0x11B7L},{0x9496L,0x11B7L,0x9496L,0xB593L,0x11B7L,(-10L),(-10L),0x11B7L}},{{0x11B7L,(-10L),(-10L),0x11B7L,0xB593L,0x9496L,0x11B7L,0x9496L},{0x11B7L,0x6C63L,0xB4CBL,0x6C63L,0x11B7L,0xB4CBL,0x2705L,0x2705L}},{{0x9496L,0x6C63L,0xB593L,0xB593L,0x6C63L,0x9496L,(-10L),0x6C63L},{0x2705L,(-10L),0xB593L,0x2705L,0xB593L,(-10L),0x2705L,0x9496L}},{{0x6C63L,0x11B7L,0xB4CBL,0x2705L,0x2705L,0xB4CBL,0x11B7L,0x6C63L},{0x9496L,0x2705L,(-10L),0xB593L,0x2705L,0xB593L,(-10L),0x2705L}},{{0x6C63L,(-10L),0x9496L,0x6C63L,0xB593L,0xB593L,0x6C63L,0x9496L},{0x2705L,0x2705L,0xB4CBL,0x11B7L,0x6C63L,0xB4CBL,0x6C63L,0x11B7L}},{{0x9496L,0x11B7L,0x9496L,0xB593L,0x11B7L,(-10L),(-10L),0x11B7L},{0x11B7L,(-10L),(-10L),0x11B7L,0xB593L,0x9496L,0x11B7L,0x9496L}}};
                        int i, j, k;
                        if ((*l_1307))
                            break;
                        (*l_1307) |= 0x1E439C1FL;
                        ++l_1372[1];
                    }
                    (*p_66) = func_25(l_1355);
                    (***g_584) = (*g_586);
                }
                else
                { /* block id: 568 */
                    int32_t *l_1375 = &l_1346;
                    int32_t *l_1376 = &g_81[0];
                    int32_t *l_1377 = &l_1368[0][2];
                    int32_t *l_1378 = (void*)0;
                    int32_t *l_1379 = &g_81[0];
                    int32_t *l_1380[6];
                    int i;
                    for (i = 0; i < 6; i++)
                        l_1380[i] = &l_1357;
                    (*l_1307) = (*p_67);
                    (**g_585) = l_1375;
                    (*p_66) = &l_1364;
                    l_1382[4]++;
                }
                (*l_1307) ^= ((*g_1198) != ((*l_1386) = l_1297));
                (*l_1307) = ((((safe_div_func_uint16_t_u_u((*l_1307), 8UL)) | ((*l_1395) = (!(*p_65)))) != ((void*)0 == &g_1241)) != (safe_lshift_func_uint16_t_u_u((((safe_add_func_uint32_t_u_u(((0x2A1F22E1L && (((*l_1407) = (safe_rshift_func_int8_t_s_s(((***g_1280) = ((safe_add_func_uint8_t_u_u((*l_1307), (***g_1280))) || ((!(((&l_1395 == (void*)0) == l_1405[1]) & l_1359)) & (**g_1242)))), 4))) != (-1L))) | (*l_1307)), l_1408[4][7])) , (*l_1307)) | l_1368[0][1]), l_1362[9])));
            }
        }
        else
        { /* block id: 581 */
            const uint16_t l_1425 = 0UL;
            int32_t l_1441 = 0xD4E349F1L;
            int32_t l_1443 = (-1L);
            int32_t l_1450 = 0x03CEAFB1L;
            int32_t l_1451 = 0x055C50CCL;
            int32_t l_1452 = 0x851F2DF8L;
            int32_t l_1464 = 1L;
            int32_t l_1467 = 1L;
            int32_t l_1468 = 0x312E63AAL;
            uint16_t ***l_1474[1][10] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
            int8_t *l_1520 = &g_296;
            int32_t l_1532 = 0x58AEBE3BL;
            int32_t l_1580 = 0x4AEED2C4L;
            int32_t l_1581 = 0xEB20B9DEL;
            int32_t l_1582 = (-1L);
            int i, j;
            for (g_204 = (-22); (g_204 < 23); ++g_204)
            { /* block id: 584 */
                uint64_t l_1434 = 0xE01F17BCEED06550LL;
                int32_t l_1442 = 1L;
                int32_t l_1444 = (-8L);
                int32_t l_1447 = 0xBEB822D2L;
                int32_t l_1449 = 0xA71B922DL;
                uint32_t l_1453 = 0x81232C97L;
                int64_t *l_1502 = &g_219;
                int8_t l_1503 = 0xCAL;
                uint32_t *l_1505 = (void*)0;
                uint32_t *l_1506 = (void*)0;
                uint32_t *l_1507 = &g_198;
                int32_t l_1533[10][3] = {{0xC04B92B4L,0x6BA7E2E1L,0xC04B92B4L},{0x0EF57810L,1L,0x201B749EL},{0x4ECFD652L,0x4ECFD652L,1L},{4L,1L,1L},{1L,0x6BA7E2E1L,1L},{4L,0xBC1D88ECL,4L},{0x4ECFD652L,1L,1L},{0x0EF57810L,0x0EF57810L,1L},{0xC04B92B4L,1L,1L},{1L,0xBC1D88ECL,0x201B749EL}};
                uint32_t l_1583 = 0UL;
                int i, j;
                for (l_1304 = 0; (l_1304 <= (-11)); --l_1304)
                { /* block id: 587 */
                    int16_t l_1437 = (-9L);
                    int32_t l_1445 = 1L;
                    int32_t l_1448 = (-2L);
                    int32_t l_1461 = 0x890268DFL;
                    int32_t l_1462 = 5L;
                    int32_t l_1463 = 0x36C39344L;
                    int32_t l_1465 = 0xA8590FA1L;
                    int32_t l_1466[6];
                    uint16_t ****l_1475 = &l_1297;
                    uint16_t ****l_1476 = &l_1474[0][9];
                    int i;
                    for (i = 0; i < 6; i++)
                        l_1466[i] = 0x8EFE2080L;
                    for (g_219 = (-27); (g_219 <= 14); g_219++)
                    { /* block id: 590 */
                        uint8_t *l_1435 = &g_300[0];
                        int32_t l_1436 = (-3L);
                        int32_t *l_1438 = (void*)0;
                        int32_t *l_1439 = &l_1363;
                        int32_t *l_1440[4] = {&l_1304,&l_1304,&l_1304,&l_1304};
                        int i;
                        l_1437 &= (safe_sub_func_int32_t_s_s((safe_div_func_int32_t_s_s(l_1360, ((((safe_mul_func_uint8_t_u_u(((*l_1435) &= ((safe_div_func_int64_t_s_s(l_1425, (safe_add_func_uint64_t_u_u(0x30BDBEE10B04C1B5LL, ((--(*p_65)) >= (safe_sub_func_uint16_t_u_u(l_1425, 65535UL))))))) < (((safe_div_func_uint64_t_u_u((***g_1241), (l_1434 , (1L || g_3)))) , l_1434) >= l_1434))), l_1436)) == (-5L)) || 0x05L) , 0xEB51D099L))), g_138[3]));
                        l_1453++;
                        if ((*p_68))
                            continue;
                    }
                    for (l_1315 = (-3); (l_1315 != 25); l_1315 = safe_add_func_uint32_t_u_u(l_1315, 1))
                    { /* block id: 599 */
                        int32_t *l_1458 = &l_1368[2][2];
                        int32_t *l_1459 = &g_81[0];
                        int32_t *l_1460[5][4][10] = {{{(void*)0,(void*)0,&l_1360,&l_1353[0][1],&l_1349,&l_1367,&l_1449,(void*)0,(void*)0,&g_81[0]},{&l_1367,&l_1450,&l_1363,(void*)0,&l_1367,&l_1448,&l_1451,&l_1368[2][2],&l_1451,&g_81[0]},{&l_1442,&l_1363,&l_1450,&l_1445,&l_1367,&l_1449,&l_1445,&g_81[0],&l_1349,(void*)0},{&l_1452,&l_1441,(void*)0,&l_1442,&l_1448,&l_1349,&l_1445,&l_1451,&l_1368[1][0],&l_1360}},{{&l_1449,&l_1353[1][1],&g_81[0],(void*)0,&l_1360,(void*)0,&g_81[0],&l_1353[1][1],&l_1449,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,&l_1445,&g_81[0],&l_1442,&l_1449,&l_1368[2][2],&l_1449},{&l_1445,&l_1367,&l_1449,(void*)0,&l_1353[1][1],&l_1363,&l_1367,(void*)0,&l_1449,&l_1451},{&g_913,&l_1449,&l_1368[0][0],(void*)0,&l_1363,&l_1349,&l_1367,&l_1444,&l_1368[1][0],&l_1353[0][1]}},{{&l_1363,&l_1444,&l_1443,&l_1442,&l_1449,&g_913,&l_1450,&l_1367,&l_1349,&l_1442},{&g_81[0],&l_1367,&l_1353[1][1],&g_81[0],&l_1449,(void*)0,&l_1444,&l_1349,&l_1368[0][2],&l_1447},{&l_1447,&l_1368[1][0],(void*)0,&g_81[0],(void*)0,&l_1441,&l_1449,&g_913,&g_3,&l_1441},{(void*)0,&l_1442,&l_1445,&l_1304,&g_81[0],&l_1452,&l_1448,&l_1360,&l_1443,(void*)0}},{{&l_1445,&l_1360,&l_1368[2][2],(void*)0,&l_1443,(void*)0,&l_1444,&g_913,&l_1367,&l_1367},{(void*)0,(void*)0,&l_1443,&l_1444,&l_1444,&l_1443,(void*)0,(void*)0,&l_1441,&l_1349},{&l_1448,&l_1449,&l_1363,&l_1363,&l_1444,&l_1364,&l_1304,&l_1363,&g_81[0],&l_1444},{&g_913,&g_81[0],&l_1363,&l_1444,&l_1349,&l_1363,(void*)0,(void*)0,&l_1450,&l_1448}},{{(void*)0,&l_1363,&l_1443,&l_1349,&l_1360,&l_1445,&l_1452,&g_913,&l_1367,&g_81[0]},{&l_1449,&l_1444,&l_1368[2][2],&g_81[0],&l_1353[0][1],&l_1349,&l_1450,&l_1360,&g_81[0],&l_1363},{&l_1360,&l_1441,&l_1445,&l_1367,&g_81[0],&l_1349,(void*)0,&g_913,(void*)0,&g_81[0]},{&l_1363,&l_1360,(void*)0,&l_1448,(void*)0,&l_1451,&l_1442,&l_1349,(void*)0,&g_81[0]}}};
                        uint16_t ****l_1473[5] = {&g_1295,&g_1295,&g_1295,&g_1295,&g_1295};
                        int i, j, k;
                        --l_1469;
                        l_1474[0][4] = g_1472;
                        if ((*p_67))
                            continue;
                    }
                    (*l_1307) = (((((((*l_1475) = &g_1296) != ((*l_1476) = &g_1296)) , l_1443) || ((void*)0 != p_65)) , 0x2B18502FL) < ((l_1461 , (safe_lshift_func_int16_t_s_s(((--(**g_1242)) == l_1481), l_1465))) & l_1349));
                }
                if (((l_1453 | 0xFFL) , (((((l_1450 , ((*l_1307) , &g_936)) != l_1305) == ((*l_1507) = ((((safe_sub_func_uint32_t_u_u((safe_sub_func_int16_t_s_s(((+(safe_lshift_func_uint8_t_u_u((safe_div_func_uint8_t_u_u(((safe_rshift_func_uint8_t_u_u((((***g_1280) , (safe_rshift_func_uint16_t_u_s((l_1441 && ((l_1442 = (safe_sub_func_int32_t_s_s((safe_div_func_int64_t_s_s(((*l_1502) = ((safe_lshift_func_uint16_t_u_u((~((*l_1307) == (*p_68))), 10)) != 0x55437F65L)), l_1434)), (*p_67)))) && l_1503)), 15))) > (*l_1307)), 2)) >= (*l_1307)), (*l_1307))), g_1504))) , g_407[2]), 0x9DE6L)), (*p_68))) > (-5L)) & l_1446[0][4]) && g_413[1][2][3]))) < g_138[3]) > l_1450)))
                { /* block id: 612 */
                    int32_t *l_1521 = &l_1360;
                    int32_t *l_1522 = &l_1368[0][1];
                    int32_t *l_1523 = &l_1443;
                    int32_t *l_1524 = &l_1468;
                    int32_t *l_1525 = &g_1504;
                    int32_t *l_1526 = &l_1368[2][1];
                    int32_t *l_1527 = (void*)0;
                    int32_t *l_1528 = (void*)0;
                    int32_t *l_1529 = &l_1364;
                    int32_t *l_1530 = &l_1367;
                    int32_t *l_1531[7][7] = {{&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913},{(void*)0,&g_913,(void*)0,&g_913,(void*)0,&g_913,(void*)0},{&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913},{(void*)0,&g_913,(void*)0,&g_913,(void*)0,&g_913,(void*)0},{&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913},{(void*)0,&g_913,(void*)0,&g_913,(void*)0,&g_913,(void*)0},{&g_913,&g_913,&g_913,&g_913,&g_913,&g_913,&g_913}};
                    uint32_t l_1534 = 6UL;
                    int i, j;
                    if (l_1446[0][3])
                        break;
                    for (l_1434 = 0; (l_1434 <= 1); l_1434 += 1)
                    { /* block id: 616 */
                        int8_t l_1519[5];
                        int i;
                        for (i = 0; i < 5; i++)
                            l_1519[i] = 0xA5L;
                        (*l_1307) = (((safe_mod_func_int16_t_s_s((((g_1504 < (((((safe_sub_func_uint32_t_u_u(l_1464, 4294967289UL)) > l_1425) ^ l_1469) >= (l_1481 > (((void*)0 != l_1514) , (safe_mul_func_uint8_t_u_u(0UL, l_1519[0]))))) < (*g_698))) , (*g_1281)) != l_1520), (*l_1307))) , (-1L)) > l_1519[0]);
                    }
                    --l_1534;
                    (*g_43) = (*g_43);
                }
                else
                { /* block id: 621 */
                    int16_t l_1559[1][2];
                    int32_t *l_1572 = &l_1368[0][1];
                    int32_t *l_1573 = (void*)0;
                    int32_t *l_1574 = &l_1533[9][1];
                    int32_t *l_1575 = &l_1304;
                    int32_t *l_1576 = (void*)0;
                    int32_t *l_1577[7] = {&l_1532,&l_1532,&l_1532,&l_1532,&l_1532,&l_1532,&l_1532};
                    int i, j;
                    for (i = 0; i < 1; i++)
                    {
                        for (j = 0; j < 2; j++)
                            l_1559[i][j] = 0xD6FFL;
                    }
                    g_81[0] = ((((**g_1281) = 0xE0L) ^ (-1L)) > (*l_1307));
                    if ((safe_mul_func_int8_t_s_s((0x5ACB457EL || (((safe_mod_func_uint8_t_u_u(((l_1425 , (safe_mod_func_uint8_t_u_u((safe_rshift_func_int8_t_s_u((safe_mul_func_int16_t_s_s(((l_1368[1][2] &= (l_1533[9][1] ^ 2L)) , (((safe_div_func_uint64_t_u_u(((*g_1243) = (safe_lshift_func_uint16_t_u_u(((*l_1306) = ((((*l_1311)--) , l_1368[1][2]) , (safe_mod_func_int64_t_s_s(((safe_mul_func_uint16_t_u_u(((*l_1311) = (l_1364 = 0x906AL)), (((((*l_1307) && ((safe_add_func_int32_t_s_s((l_1559[0][1] != l_1442), l_1441)) == l_1452)) , 1UL) , l_1367) ^ l_1533[9][1]))) <= l_1315), l_1533[9][1])))), 0))), 0x08090E9F4F8E70AELL)) == l_1452) < 0x96E8L)), l_1453)), 2)), l_1559[0][1]))) , l_1464), (**g_1281))) , g_1272) >= g_3)), l_1468)))
                    { /* block id: 630 */
                        uint16_t l_1569 = 0UL;
                        if (l_1559[0][0])
                            break;
                        (*l_1307) = (l_1444 , (safe_lshift_func_int8_t_s_u((((0x507B9FFC4853594ELL != ((l_1453 > (safe_mul_func_uint16_t_u_u(l_1452, ((*l_1307) || (safe_div_func_uint8_t_u_u((safe_div_func_int8_t_s_s((0x80BE64F179C8D872LL && (1L == (~l_1533[3][0]))), ((0x720FL > 0x2D03L) & 0xF3L))), l_1569)))))) != l_1442)) , (*p_67)) ^ l_1533[9][1]), 1)));
                        if ((*p_68))
                            continue;
                        (*l_1307) = l_1360;
                    }
                    else
                    { /* block id: 635 */
                        (*l_1307) = (safe_mod_func_uint64_t_u_u((&g_198 != (void*)0), 0xCA40999183951CA1LL));
                        if ((*p_68))
                            break;
                    }
                    l_1583++;
                }
            }
        }
        (*l_1604) |= ((safe_add_func_int16_t_s_s((safe_div_func_int64_t_s_s((*l_1307), (safe_lshift_func_int8_t_s_s((l_1592[3][1] != l_1594), (((***g_1241) = ((((0x5C341208A4BAFD51LL || (((*l_1307) > (((((*l_1307) & 18446744073709551612UL) > (safe_add_func_uint8_t_u_u((((*l_1599) = (l_1315 , (*l_1307))) , l_1600), (*l_1307)))) | l_1349) != (*l_1307))) , 0L)) , l_1601) != &l_1314) && (*l_1307))) ^ 0x2578581684A0A49DLL))))), 1UL)) <= l_1367);
        return l_1605;
    }
    for (l_1364 = (-1); (l_1364 < 7); l_1364 = safe_add_func_int64_t_s_s(l_1364, 3))
    { /* block id: 650 */
        int32_t l_1612 = 0x4D3E282AL;
        uint8_t *l_1619 = &g_138[3];
        int8_t l_1628 = 0xCCL;
        uint32_t *l_1629 = &g_437;
        uint8_t *l_1630 = &g_300[0];
        int32_t *l_1631 = &l_1360;
        int32_t *l_1634 = &g_3;
        union U0 * const *l_1710 = &g_435;
        union U0 * const ** const l_1709[3][2][10] = {{{&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710},{(void*)0,(void*)0,&l_1710,(void*)0,(void*)0,&l_1710,(void*)0,(void*)0,&l_1710,(void*)0}},{{(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0},{&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710}},{{(void*)0,(void*)0,&l_1710,(void*)0,(void*)0,&l_1710,(void*)0,(void*)0,&l_1710,(void*)0},{(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0,&l_1710,&l_1710,(void*)0}}};
        int32_t l_1734 = 0xB346253EL;
        int32_t l_1751[2];
        uint64_t ***l_1779[6] = {&g_1242,&g_1242,&g_1242,&g_1242,&g_1242,&g_1242};
        uint8_t l_1787 = 0xB4L;
        int32_t ***l_1793 = (void*)0;
        int8_t *l_1806 = &g_1578;
        uint8_t l_1826 = 0x96L;
        uint32_t l_1851 = 4294967295UL;
        uint32_t l_1895 = 0x3AF65927L;
        int32_t l_1908 = 0x7695EF05L;
        int32_t * const *l_1919 = &l_1631;
        int32_t * const **l_1918 = &l_1919;
        int32_t * const ***l_1917 = &l_1918;
        int32_t * const ****l_1916 = &l_1917;
        int32_t *l_1948 = (void*)0;
        int i, j, k;
        for (i = 0; i < 2; i++)
            l_1751[i] = 0xC7B0C09DL;
        (*l_1631) &= (safe_mul_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u(l_1612, 4)), (safe_add_func_int32_t_s_s(((safe_sub_func_int32_t_s_s((((((((*l_1630) = (((*l_1629) |= (l_1612 , (safe_sub_func_int16_t_s_s((((((((*l_1619) = ((*p_65) <= ((void*)0 == (*g_586)))) , (*p_65)) < (safe_sub_func_int32_t_s_s((*p_68), ((safe_add_func_int8_t_s_s((safe_mul_func_int16_t_s_s(l_1612, (l_1619 == l_1626))), l_1612)) < l_1612)))) != l_1612) != g_1627[1][4]) > (*p_68)), l_1628)))) <= l_1612)) , (void*)0) != (*g_1472)) != 0x14E9B909L) >= 65535UL) || l_1446[0][0]), l_1612)) >= 0xF9D4AD5C71BCA8DCLL), l_1628))));
        for (g_167 = 0; (g_167 <= 57); ++g_167)
        { /* block id: 657 */
            uint16_t l_1639 = 0x0DDDL;
            uint32_t l_1647[2][9] = {{4UL,4UL,0xDC2DDCDBL,0xC5973C47L,0xDC2DDCDBL,4UL,4UL,0xDC2DDCDBL,0xC5973C47L},{0x242C1E0BL,0x4E1F7403L,0x242C1E0BL,0xDC2DDCDBL,0xDC2DDCDBL,0x242C1E0BL,0x4E1F7403L,0x242C1E0BL,0xDC2DDCDBL}};
            int i, j;
            (**g_43) = l_1634;
            if (((safe_sub_func_int8_t_s_s((+(!l_1639)), ((safe_add_func_uint8_t_u_u(255UL, l_1639)) , (l_1639 == l_1642)))) > (6L < ((0x433D364D3FA3DBABLL > (safe_div_func_uint8_t_u_u((l_1647[1][4] |= (safe_lshift_func_int16_t_s_s((g_181[3][0][4] = (l_1367 > (65528UL >= l_1639))), g_407[2]))), (**g_1281)))) , 0x18DB57476AEA0736LL))))
            { /* block id: 661 */
                if ((*g_45))
                    break;
            }
            else
            { /* block id: 663 */
                int32_t l_1658 = 0L;
                uint64_t *l_1667 = &g_407[2];
                const uint16_t *l_1668[3];
                int64_t *l_1669 = &g_219;
                union U0 * const *l_1670 = &g_706;
                int32_t *l_1673 = &l_1368[0][1];
                uint32_t **l_1698[1];
                int i;
                for (i = 0; i < 3; i++)
                    l_1668[i] = &g_167;
                for (i = 0; i < 1; i++)
                    l_1698[i] = &l_1629;
                (*l_1673) = (safe_mod_func_uint8_t_u_u(((safe_add_func_uint8_t_u_u(((((((*l_1631) = (((safe_sub_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((((l_1647[1][4] > (safe_sub_func_uint64_t_u_u(((l_1658 , 0x201FB084L) | ((safe_mod_func_uint64_t_u_u((((safe_lshift_func_uint8_t_u_u(((***g_1241) <= (*g_1243)), 1)) | ((*l_1669) = ((l_1647[1][4] == (!(((((safe_sub_func_int32_t_s_s((~(((((**g_1472) = (**g_1295)) == (((((((*l_1634) , (((***g_1280) , 1L) , l_1667)) == p_65) == (**p_66)) , l_1658) ^ (*p_68)) , l_1668[2])) , 5L) ^ g_128)), g_117)) <= l_1658) & 0x68AC6FFAL) < (*p_65)) && 0x93ECL))) && 0x2371CB3FL))) , (*p_65)), (*l_1631))) && l_1639)), 0xE1633510346836FBLL))) , l_1670) != &g_323[2][9]), l_1671[5][2][0])), 65531UL)) , (void*)0) == &g_706)) | 0x381CB1DEL) ^ 0x51A810D3L) | l_1658) , 9UL), 0xFBL)) & l_1672[5]), l_1658));
                for (g_1504 = (-29); (g_1504 == (-28)); g_1504 = safe_add_func_int16_t_s_s(g_1504, 1))
                { /* block id: 670 */
                    int32_t l_1699[4][9] = {{(-5L),0xA647C93AL,(-5L),1L,0xA647C93AL,0x948D29A7L,0x948D29A7L,0xA647C93AL,1L},{(-1L),0x932F84EBL,(-1L),1L,0x932F84EBL,(-3L),(-3L),0x932F84EBL,1L},{(-5L),0xA647C93AL,(-5L),1L,0xA647C93AL,0x948D29A7L,0x948D29A7L,0xA647C93AL,1L},{(-1L),0x932F84EBL,(-1L),1L,0x932F84EBL,(-3L),(-3L),0x932F84EBL,1L}};
                    int i, j;
                    for (g_601 = 0; (g_601 <= 3); g_601 += 1)
                    { /* block id: 673 */
                        int i, j, k;
                        (*l_1631) = ((*l_1673) |= l_1671[g_601][(g_601 + 4)][g_601]);
                        g_913 &= 0xFB29E7EAL;
                    }
                    for (l_1315 = 0; (l_1315 == (-6)); l_1315 = safe_sub_func_uint16_t_u_u(l_1315, 6))
                    { /* block id: 680 */
                        int32_t l_1701 = (-1L);
                        if ((***g_43))
                            break;
                        g_81[0] &= ((safe_add_func_uint32_t_u_u(((safe_lshift_func_uint8_t_u_s(g_19, ((*l_1673) < (safe_sub_func_int32_t_s_s(((safe_lshift_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_s((0xF80AL == (safe_mod_func_int16_t_s_s((((safe_lshift_func_int8_t_s_s(((((*l_1631) < ((safe_mul_func_int8_t_s_s((*g_412), 1L)) | ((safe_lshift_func_uint8_t_u_u(((*l_1673) | ((safe_rshift_func_int16_t_s_s((l_1698[0] != (void*)0), 9)) && l_1699[1][1])), l_1700)) == l_1701))) >= l_1702) == (*l_1673)), (*l_1673))) | (*g_45)) <= (-9L)), 0x2FD9L))), l_1701)), l_1701)) , 0L), 0xF9BB0E3FL))))) == (*p_68)), 0x7F631BA0L)) & 2L);
                        (*l_1631) ^= (safe_add_func_uint64_t_u_u(((+(g_437 = (!((safe_sub_func_uint8_t_u_u((*l_1673), 0x30L)) <= (((((void*)0 != &p_65) < ((*l_1669) = ((&g_1218 == l_1709[0][0][2]) | (*g_1243)))) > (((((void*)0 != l_1308) != (*l_1634)) ^ l_1701) >= (*l_1673))) != l_1711[0][4]))))) >= (*l_1673)), l_1647[1][4]));
                        if (l_1349)
                            goto lbl_1712;
                    }
                }
            }
        }
        for (g_913 = 0; (g_913 <= 2); g_913 += 1)
        { /* block id: 693 */
            uint32_t l_1733 = 0x7759C32BL;
            int64_t *l_1744 = (void*)0;
            int32_t l_1756 = 0x745C4D2BL;
            int64_t l_1786 = 0x1242FF6F8AB0EE2ALL;
            int32_t l_1798 = (-6L);
            const uint32_t l_1827 = 0x01AB413EL;
            int32_t l_1843 = 0xEE827A61L;
            int32_t l_1845 = 7L;
            int32_t l_1846 = 0x77179983L;
            int32_t l_1848 = 0x4E4AA704L;
            int16_t l_1850 = (-2L);
            uint64_t * const ***l_1871[4][4] = {{&g_955,&g_955,&g_955,&g_955},{&g_955,&g_955,&g_955,&g_955},{&g_955,&g_955,&g_955,&g_955},{&g_955,&g_955,&g_955,&g_955}};
            int16_t l_1882[8][5][6] = {{{1L,(-1L),0L,0x4B39L,0x91DFL,0x91DFL},{(-1L),0xCEBEL,0xCEBEL,0xCEBEL,(-5L),1L},{0xC467L,1L,0xAEB1L,(-1L),0x91DFL,(-1L)},{(-5L),0x4B39L,(-5L),0L,0x91DFL,0L},{0xAEB1L,1L,0xC467L,(-5L),(-5L),0xC467L}},{{0L,0L,0xCEBEL,(-5L),1L,0L},{0xAEB1L,0xCEBEL,0L,0L,0L,0xCEBEL},{(-5L),0xAEB1L,0L,(-1L),0L,0L},{0xC467L,(-1L),0xCEBEL,0xCEBEL,(-1L),0xC467L},{0xCEBEL,(-1L),0xC467L,0x91DFL,0L,0L}},{{0L,0xAEB1L,(-5L),0xAEB1L,0L,(-1L)},{0L,0xCEBEL,0xAEB1L,0x91DFL,1L,1L},{0xCEBEL,0L,0L,0xCEBEL,(-5L),1L},{0xC467L,1L,0xAEB1L,(-1L),0x91DFL,(-1L)},{(-5L),0x4B39L,(-5L),0L,0x91DFL,0L}},{{0xAEB1L,1L,0xC467L,(-5L),(-5L),0xC467L},{0L,0L,0xCEBEL,(-5L),1L,0L},{0xAEB1L,0xCEBEL,0L,0L,0L,0xCEBEL},{(-5L),0xAEB1L,0L,(-1L),0L,0L},{0xC467L,(-1L),0xCEBEL,0xCEBEL,(-1L),0xC467L}},{{0xCEBEL,(-1L),0xC467L,0x91DFL,0L,0L},{0L,0xAEB1L,(-5L),0xAEB1L,0L,(-1L)},{0L,0xCEBEL,0xAEB1L,0x91DFL,1L,1L},{0xCEBEL,0L,0L,0xCEBEL,(-5L),1L},{0xC467L,1L,0xAEB1L,(-1L),0x91DFL,(-1L)}},{{(-5L),0x4B39L,(-5L),0L,0x91DFL,0L},{0xAEB1L,1L,0xC467L,(-5L),(-5L),0xC467L},{0L,0L,0xCEBEL,(-5L),1L,0L},{0xAEB1L,0xCEBEL,0L,0L,0L,0xCEBEL},{(-5L),0xAEB1L,0L,(-1L),0L,0L}},{{0xC467L,(-1L),0xCEBEL,0xCEBEL,(-1L),0xC467L},{0xCEBEL,(-1L),0xC467L,0x91DFL,0L,0L},{0L,0xAEB1L,(-5L),0xAEB1L,0L,(-1L)},{0L,0xCEBEL,0x4B39L,1L,0L,0L},{0L,0L,0L,0L,(-1L),0L}},{{(-5L),0L,0x4B39L,0xCEBEL,1L,0xCEBEL},{(-1L),0x91DFL,(-1L),0xAEB1L,1L,0xC467L},{0x4B39L,0L,(-5L),(-1L),(-1L),(-5L)},{0L,0L,0L,(-1L),0L,0xAEB1L},{0x4B39L,0L,0xC467L,0xAEB1L,0xC467L,0L}}};
            int32_t l_1883[7][10][3] = {{{1L,0xFBD0A128L,0x440ECD71L},{0x86ABBF2CL,0xEAC67C7FL,0x28D59E4AL},{0xEAC67C7FL,1L,(-1L)},{0x86ABBF2CL,0xBC41DF90L,0x32472B83L},{1L,0x28D59E4AL,0x06116FE9L},{0xB665CE18L,0xFBD0A128L,0xB800B244L},{0x32472B83L,0xB800B244L,0xB800B244L},{0xEAC67C7FL,0x1175526EL,0x06116FE9L},{0x3D703AA4L,9L,0x32472B83L},{9L,8L,(-1L)}},{{0xB9CB7FE9L,0xFBD0A128L,0x28D59E4AL},{0L,8L,0x440ECD71L},{0xEAC67C7FL,9L,0x58CA855EL},{0x0336C33CL,0x1175526EL,0x32472B83L},{0xFBD0A128L,0xB800B244L,0x56F7B175L},{0xFBD0A128L,0xFBD0A128L,0xEAC67C7FL},{0x0336C33CL,0x28D59E4AL,8L},{0xEAC67C7FL,0xBC41DF90L,0x3BD715E1L},{0L,1L,0x32472B83L},{0xB9CB7FE9L,0xEAC67C7FL,0x3BD715E1L}},{{9L,0xFBD0A128L,8L},{0x3D703AA4L,0x440ECD71L,0xEAC67C7FL},{0xEAC67C7FL,0x38ECDBE9L,0x56F7B175L},{0x32472B83L,0x38ECDBE9L,0x32472B83L},{0xB665CE18L,0x440ECD71L,0x58CA855EL},{1L,0xFBD0A128L,0x440ECD71L},{0x86ABBF2CL,0xEAC67C7FL,0x28D59E4AL},{0xEAC67C7FL,1L,(-1L)},{0x86ABBF2CL,0xBC41DF90L,0x32472B83L},{1L,0x28D59E4AL,0x06116FE9L}},{{0xB665CE18L,0xFBD0A128L,0xB800B244L},{0x32472B83L,0xB800B244L,0xB800B244L},{0xEAC67C7FL,0x1175526EL,0x06116FE9L},{0x3D703AA4L,9L,0x32472B83L},{9L,8L,(-1L)},{0xB9CB7FE9L,0xFBD0A128L,0x28D59E4AL},{0L,8L,0x440ECD71L},{0xEAC67C7FL,9L,0x58CA855EL},{0x0336C33CL,0x1175526EL,0x32472B83L},{0xFBD0A128L,0xB800B244L,0x56F7B175L}},{{0xFBD0A128L,0xFBD0A128L,0xEAC67C7FL},{0x0336C33CL,0x28D59E4AL,8L},{0xEAC67C7FL,0xBC41DF90L,0x3BD715E1L},{0L,1L,0x32472B83L},{0xB9CB7FE9L,0xEAC67C7FL,0x3BD715E1L},{9L,0xFBD0A128L,8L},{0x3D703AA4L,0x440ECD71L,0xEAC67C7FL},{0xEAC67C7FL,0x38ECDBE9L,0x56F7B175L},{0x32472B83L,0x38ECDBE9L,0x32472B83L},{0xB665CE18L,0x440ECD71L,0x58CA855EL}},{{0xB800B244L,0xEAC67C7FL,0x0336C33CL},{0x56F7B175L,0L,0x3D703AA4L},{0L,0xB9CB7FE9L,0x1175526EL},{0x56F7B175L,9L,(-1L)},{0xB800B244L,0x3D703AA4L,0xBC41DF90L},{0x440ECD71L,0xEAC67C7FL,0x32472B83L},{(-1L),0x32472B83L,0x32472B83L},{0L,0xB665CE18L,0xBC41DF90L},{0x3BD715E1L,1L,(-1L)},{0x28D59E4AL,0x86ABBF2CL,0x1175526EL}},{{8L,0xEAC67C7FL,0x3D703AA4L},{0x06116FE9L,0x86ABBF2CL,0x0336C33CL},{0L,1L,1L},{0x58CA855EL,0xB665CE18L,(-1L)},{0xEAC67C7FL,0x32472B83L,0x38ECDBE9L},{0xEAC67C7FL,0xEAC67C7FL,0L},{0x58CA855EL,0x3D703AA4L,0x86ABBF2CL},{0L,9L,9L},{0x06116FE9L,0xB9CB7FE9L,(-1L)},{8L,0L,9L}}};
            int32_t l_1884 = 0x6B6D50ACL;
            int32_t ****l_1903 = (void*)0;
            int32_t *****l_1902 = &l_1903;
            int32_t l_1952 = 1L;
            int i, j, k;
        }
    }
    return (*g_43);
}


/* ------------------------------------------ */
/* 
 * reads : g_43 g_44 g_41 g_3 g_117 g_128 g_19 g_81 g_196 g_138 g_181 g_45 g_219 g_167 g_204 g_198 g_296 g_412 g_413 g_437 g_1198 g_913 g_586 g_544 g_1240 g_585 g_618 g_300 g_1280
 * writes: g_19 g_45 g_116 g_128 g_138 g_167 g_181 g_196 g_198 g_44 g_81 g_204 g_295 g_296 g_300 g_913 g_407 g_437 g_544 g_1218 g_1222 g_363 g_1272
 */
static int32_t  func_73(int32_t ** p_74, uint8_t  p_75, uint8_t  p_76, int32_t * p_77)
{ /* block id: 9 */
    int16_t l_114 = 0xE340L;
    uint32_t l_120 = 0xBFD34DB6L;
    int32_t l_1185 = 1L;
    uint32_t l_1197[7][4] = {{0xCFF5FE13L,4294967295UL,0xB8F70842L,4294967295UL},{0x833CA9DCL,4294967293UL,0xEAB9CC02L,0xCFF5FE13L},{1UL,4294967295UL,4294967295UL,7UL},{0xEAB9CC02L,0x833CA9DCL,0xCD2841DFL,0xCD2841DFL},{0xEAB9CC02L,0xEAB9CC02L,4294967295UL,7UL},{1UL,0xCD2841DFL,0xEAB9CC02L,4294967295UL},{0x833CA9DCL,0x8BA01BD7L,0xB8F70842L,0xEAB9CC02L}};
    uint64_t *l_1214 = &g_128;
    uint64_t **l_1213 = &l_1214;
    int i, j;
    for (p_76 = 0; (p_76 > 54); p_76 = safe_add_func_uint8_t_u_u(p_76, 9))
    { /* block id: 12 */
        int32_t l_92 = 0x4AB72231L;
        int32_t l_1202[3];
        int32_t l_1208 = (-10L);
        uint64_t ****l_1244[1][7][4] = {{{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241},{&g_1241,&g_1241,&g_1241,&g_1241}}};
        int i, j, k;
        for (i = 0; i < 3; i++)
            l_1202[i] = 0x69AF5E8FL;
        for (g_19 = 2; (g_19 <= 9); g_19 += 1)
        { /* block id: 15 */
            uint16_t l_93[4] = {0x8BB1L,0x8BB1L,0x8BB1L,0x8BB1L};
            int32_t **l_96 = (void*)0;
            const uint64_t * const l_1254 = &g_407[2];
            int i;
            for (p_75 = 1; (p_75 <= 9); p_75 += 1)
            { /* block id: 18 */
                int32_t *l_80 = &g_81[0];
                int32_t *l_82 = &g_81[0];
                int32_t *l_83 = &g_81[0];
                int32_t *l_84 = &g_81[0];
                int32_t *l_85 = &g_81[0];
                int32_t *l_86 = &g_81[0];
                int32_t *l_87 = &g_81[0];
                int32_t *l_88 = &g_81[0];
                int32_t *l_89 = &g_81[0];
                int32_t *l_90 = (void*)0;
                int32_t *l_91[10];
                int64_t l_113 = 0x5C3015DB4C2A7322LL;
                union U0 **l_1219 = &g_706;
                int i;
                for (i = 0; i < 10; i++)
                    l_91[i] = &g_81[0];
                (**g_43) = (void*)0;
                ++l_93[3];
                l_96 = (*g_43);
                for (l_92 = 1; (l_92 <= 9); l_92 += 1)
                { /* block id: 24 */
                    const int64_t **l_115 = (void*)0;
                    uint16_t *l_118 = (void*)0;
                    uint16_t *l_119 = (void*)0;
                    uint8_t l_1220 = 0x58L;
                    uint16_t **l_1221[3][3][8] = {{{&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119},{&l_119,&l_119,&l_119,(void*)0,&l_119,(void*)0,&l_119,&l_119},{&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119}},{{&l_119,&l_118,&l_119,(void*)0,&l_119,&l_118,&l_119,&l_119},{&l_118,(void*)0,&l_119,&l_119,(void*)0,&l_118,&l_119,&l_118},{(void*)0,&l_118,&l_119,&l_118,(void*)0,&l_119,&l_119,(void*)0}},{{&l_118,&l_119,&l_119,&l_118,&l_119,(void*)0,&l_119,&l_118},{&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119,&l_119},{&l_119,&l_119,&l_119,(void*)0,&l_119,(void*)0,&l_119,&l_119}}};
                    int32_t l_1257 = 0x4D15BD9FL;
                    uint32_t l_1279 = 0xD0254665L;
                    int i, j, k;
                    if ((safe_lshift_func_int16_t_s_u(g_41[l_92], (safe_rshift_func_int16_t_s_u(func_101(((l_120 = (g_41[1] == ((((safe_sub_func_uint8_t_u_u(((safe_div_func_uint8_t_u_u((safe_mul_func_int16_t_s_s((((l_113 || (l_114 || ((&g_41[2] != (g_116[7] = &g_41[5])) <= 0x66113C50L))) < (l_114 ^ (*p_77))) < p_75), (-2L))), 0x0BL)) ^ p_75), (-5L))) && g_41[7]) <= g_41[l_92]) | p_75))) == g_3), l_92, g_117, p_76, (*p_77)), p_76)))))
                    { /* block id: 490 */
                        uint32_t l_1186 = 18446744073709551615UL;
                        uint64_t *l_1207 = &g_407[2];
                        uint16_t *l_1209 = &g_167;
                        uint32_t *l_1215 = &g_437;
                        --l_1186;
                        if ((*l_86))
                            break;
                        (*g_586) = ((safe_mul_func_int8_t_s_s(((safe_lshift_func_int16_t_s_u((safe_add_func_uint32_t_u_u((((l_1202[0] = (p_76 >= (safe_mul_func_int32_t_s_s(l_1197[1][0], (g_1198 != (void*)0))))) | (safe_mul_func_uint16_t_u_u(((*l_1209) ^= (safe_add_func_uint64_t_u_u(((*l_1207) = l_1186), (l_1208 = p_75)))), (safe_mod_func_int8_t_s_s((0x867A4B3E8C943BE2LL || (((*l_1215) = (!(l_1213 != (void*)0))) & 2UL)), 6L))))) , 0xA18200A2L), g_913)), 0)) > (-1L)), p_76)) , (*p_74));
                        (*g_586) = (*g_586);
                    }
                    else
                    { /* block id: 500 */
                        union U0 **l_1217[1][2][7] = {{{&g_435,&g_435,&g_435,&g_435,&g_435,&g_435,&g_435},{&g_323[0][7],&g_323[6][4],&g_323[0][7],&g_323[6][4],&g_323[0][7],&g_323[6][4],&g_323[0][7]}}};
                        union U0 ***l_1216[7] = {&l_1217[0][0][4],&l_1217[0][0][4],&l_1217[0][0][4],&l_1217[0][0][4],&l_1217[0][0][4],&l_1217[0][0][4],&l_1217[0][0][4]};
                        int i, j, k;
                        (*l_87) ^= (p_76 | (((g_1218 = &g_706) != l_1219) && 0x5F8BD108L));
                        if (l_1220)
                            break;
                        return (*p_77);
                    }
                    (*l_84) |= (*p_77);
                    (*l_88) = (&g_167 != (g_1222 = l_119));
                    for (g_363 = 0; (g_363 == 35); g_363++)
                    { /* block id: 511 */
                        uint64_t ***l_1238 = (void*)0;
                        uint64_t ****l_1237 = &l_1238;
                        uint64_t *****l_1239 = &l_1237;
                        int16_t *l_1255 = &l_114;
                        uint32_t l_1256 = 2UL;
                        uint8_t *l_1264 = &g_300[0];
                        int16_t *l_1271 = &g_1272;
                        uint8_t *l_1274 = &g_138[1];
                        l_1257 ^= (safe_div_func_int64_t_s_s((((p_75 ^ ((safe_rshift_func_uint8_t_u_s((safe_mod_func_int16_t_s_s((safe_add_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u((safe_rshift_func_int8_t_s_s(l_1202[0], 7)), l_1202[0])), (((*l_1239) = l_1237) != (l_1244[0][2][1] = g_1240[4][9])))), (g_181[4][1][0] = ((*l_1255) = (~(safe_div_func_int64_t_s_s((safe_div_func_uint64_t_u_u((*l_87), 0xD168958F0FD94462LL)), ((safe_div_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_u(p_75, (l_1254 == (void*)0))), g_81[0])) , p_75)))))))), (*g_412))) < l_1256)) , l_1202[1]) ^ p_75), l_1256));
                        (**g_585) = ((**g_43) = (void*)0);
                        (*l_89) ^= (((safe_mod_func_int8_t_s_s(p_76, ((*l_1264) ^= ((safe_mul_func_int16_t_s_s(((*l_1255) = p_76), g_618)) == l_1197[1][0])))) <= (((safe_lshift_func_uint16_t_u_s((l_1185 |= ((safe_mod_func_int64_t_s_s((safe_sub_func_int16_t_s_s(((*l_1271) = (g_181[3][2][3] = 0xB3D3L)), (!(((*g_412) | (p_76 , ((*l_1274)++))) == (safe_mul_func_int8_t_s_s(l_1279, (*g_412))))))), l_1279)) , 0xCE72L)), 8)) , g_1280) != &g_1281)) , (*p_77));
                        if ((*p_77))
                            continue;
                    }
                }
            }
            for (g_204 = 15; (g_204 >= 20); g_204++)
            { /* block id: 532 */
                (*p_74) = &l_1185;
            }
            if (l_1185)
                continue;
        }
        if (l_1185)
            continue;
    }
    return (*p_77);
}


/* ------------------------------------------ */
/* 
 * reads : g_128 g_3 g_43 g_44 g_19 g_117 g_81 g_196 g_138 g_41 g_181 g_45 g_167 g_219 g_204 g_198 g_296 g_412 g_413 g_437
 * writes: g_128 g_45 g_138 g_167 g_181 g_196 g_198 g_44 g_81 g_204 g_295 g_296 g_300 g_913
 */
static int16_t  func_101(int64_t  p_102, uint32_t  p_103, uint16_t  p_104, int64_t  p_105, int32_t  p_106)
{ /* block id: 27 */
    uint8_t l_139 = 0UL;
    int32_t l_140 = 0x79706C82L;
    int8_t l_205 = 0x7BL;
    int32_t l_206 = (-2L);
    int32_t l_208 = 0x4C3C970CL;
    uint32_t l_209 = 0x5FC087B6L;
    union U0 **l_341[2];
    uint32_t l_351 = 0x24C56DE6L;
    uint64_t l_471 = 0xECD370320F7385F6LL;
    int64_t *l_526 = &g_41[2];
    int64_t ** const l_525 = &l_526;
    const uint16_t l_530 = 65535UL;
    int32_t *l_532 = (void*)0;
    int32_t l_534 = 0xEE34FC9BL;
    int32_t l_535 = 0xED9309CCL;
    int32_t l_536 = 0xADCE2363L;
    int32_t l_537 = 0x1D8EF042L;
    int32_t l_539[10][9][2] = {{{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L}},{{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL}},{{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L},{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL}},{{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L},{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L}},{{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L},{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL}},{{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L},{(-8L),0x05710C9AL}},{{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L}},{{0x05710C9AL,1L},{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL},{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL}},{{1L,0x680CAE5EL},{0xFE7EAF6CL,0x007A5DD3L},{0x05710C9AL,1L},{(-8L),0x05710C9AL},{0xD08F1CC6L,0x11842243L},{0xD08F1CC6L,0x05710C9AL},{(-8L),1L},{0x05710C9AL,0x007A5DD3L},{0xFE7EAF6CL,0x680CAE5EL}},{{1L,0x0B206ECAL},{0x0B206ECAL,0x0B206ECAL},{1L,0x680CAE5EL},{0xFE7EAF6CL,(-8L)},{0x11842243L,0x0B206ECAL},{0xFE7EAF6CL,0x11842243L},{0x680CAE5EL,0x48333D8CL},{0x680CAE5EL,0x11842243L},{0xFE7EAF6CL,0x0B206ECAL}}};
    uint16_t l_727[4] = {6UL,6UL,6UL,6UL};
    uint16_t *l_787 = &l_727[1];
    uint16_t **l_786[7];
    uint16_t ***l_785 = &l_786[1];
    uint16_t **** const l_784 = &l_785;
    int8_t l_795 = 0L;
    int64_t l_801[3][9][7] = {{{1L,0x064F5519B99C6EEBLL,0x0D5214180F369017LL,0x8E079A17C1317FF5LL,0xC25164733BAE324DLL,0x51871858231E1530LL,0xA29889C3EE758B41LL},{(-1L),1L,0x333A0CEB78550E29LL,0x4ECE05D9121A2F13LL,(-2L),0x087DCBC0F003E835LL,0x4ECE05D9121A2F13LL},{0x5194CD6B76CC454ELL,1L,0x0CF93D0F770A8687LL,0xA29889C3EE758B41LL,0L,1L,0x8E079A17C1317FF5LL},{0x976A196F4BF62FECLL,0x064F5519B99C6EEBLL,(-1L),0L,(-1L),0L,(-5L)},{2L,0x965C869AAAC07C45LL,0x087DCBC0F003E835LL,(-9L),0x7E8567D7FD7A956BLL,0xC25164733BAE324DLL,0x9FF52526C2979732LL},{(-1L),0xA29889C3EE758B41LL,0x10B5374603B274A7LL,0x8CE797C2F9BE310FLL,0x62DEF34DEBAC6C5CLL,8L,0x62DEF34DEBAC6C5CLL},{1L,0x5F48F1FE177DC308LL,0x5F48F1FE177DC308LL,1L,0x8B63A41344BDE683LL,0x51871858231E1530LL,(-2L)},{(-9L),(-1L),0x087DCBC0F003E835LL,0x5F48F1FE177DC308LL,0x4056E98E3829D37FLL,(-1L),0x0D5214180F369017LL},{0x965C869AAAC07C45LL,0x976A196F4BF62FECLL,(-1L),1L,0xA29889C3EE758B41LL,0x5892C42FA2C2C55DLL,(-2L)}},{{0x89AA2A99FE21A6D3LL,0x51871858231E1530LL,(-4L),0x7E8567D7FD7A956BLL,0x064F5519B99C6EEBLL,2L,0x62DEF34DEBAC6C5CLL},{0xAC9A27E171A35BF7LL,0x7E8567D7FD7A956BLL,0x333A0CEB78550E29LL,0xFB11A7FB40699814LL,0x026401EAAAC9A367LL,0x8B63A41344BDE683LL,0x9FF52526C2979732LL},{0L,0x5194CD6B76CC454ELL,0xFF63947FDF66ABBDLL,1L,0x8E079A17C1317FF5LL,(-1L),(-5L)},{0x35E03F9E55122CACLL,0xAC9A27E171A35BF7LL,(-5L),0L,0L,0x1E34FA0F4ED0ADF4LL,0x8E079A17C1317FF5LL},{0x5F48F1FE177DC308LL,1L,0L,(-1L),0x15A7A4013F1F53A9LL,0x064F5519B99C6EEBLL,0x4ECE05D9121A2F13LL},{0x026401EAAAC9A367LL,0x15A7A4013F1F53A9LL,(-1L),0x8CE797C2F9BE310FLL,0x15A7A4013F1F53A9LL,0xF7B2FD1E5D66A362LL,0xA29889C3EE758B41LL},{0x89AA2A99FE21A6D3LL,(-5L),0xAC9A27E171A35BF7LL,0x4CDB778DE49FAA26LL,0L,0xE3B6693C70896B99LL,0L},{0xA5E532FE74F78E56LL,(-3L),0xFB11A7FB40699814LL,0x51871858231E1530LL,0x8E079A17C1317FF5LL,0L,(-9L)},{0x4CDB778DE49FAA26LL,(-5L),0xEC140FE8546CACBDLL,0xA29889C3EE758B41LL,0x026401EAAAC9A367LL,(-6L),0x8CE797C2F9BE310FLL}},{{1L,0x333A0CEB78550E29LL,0x064F5519B99C6EEBLL,0x89AA2A99FE21A6D3LL,0x064F5519B99C6EEBLL,0x333A0CEB78550E29LL,1L},{0xCA5D8E1E6EFE9D30LL,1L,0x4ECE05D9121A2F13LL,0xE3B6693C70896B99LL,0xA29889C3EE758B41LL,0L,0x5F48F1FE177DC308LL},{0x62DEF34DEBAC6C5CLL,0x026401EAAAC9A367LL,0xCD4F789A210E639BLL,(-5L),0x4056E98E3829D37FLL,0xA7A59AB5C3F090DALL,1L},{0x976A196F4BF62FECLL,(-4L),0x4ECE05D9121A2F13LL,(-1L),0x8B63A41344BDE683LL,0xAC9A27E171A35BF7LL,0x7E8567D7FD7A956BLL},{(-4L),0x7E8567D7FD7A956BLL,0x064F5519B99C6EEBLL,2L,0x62DEF34DEBAC6C5CLL,0x064F5519B99C6EEBLL,0xFB11A7FB40699814LL},{0x4056E98E3829D37FLL,0L,0xEC140FE8546CACBDLL,(-2L),0x7E8567D7FD7A956BLL,0x9CF1489C79F56862LL,1L},{1L,0L,0xFB11A7FB40699814LL,(-1L),(-1L),(-1L),0L},{1L,0xA5E532FE74F78E56LL,0x0437C6359BFDF19ELL,0xCD4F789A210E639BLL,(-4L),0x5892C42FA2C2C55DLL,0L},{0xE3B6693C70896B99LL,2L,(-1L),0x9FF52526C2979732LL,0x51871858231E1530LL,(-1L),0xCA5D8E1E6EFE9D30LL}}};
    int8_t l_885[7] = {0L,0xA7L,0xA7L,0L,0xA7L,0xA7L,0L};
    uint64_t l_1051 = 0xE6B1986AB14880B2LL;
    uint8_t l_1156 = 0x43L;
    int32_t *l_1159 = &g_913;
    int32_t *l_1160 = &g_81[0];
    int32_t *l_1161[10] = {&l_535,&g_3,&l_535,&g_3,&l_535,&g_3,&l_535,&g_3,&l_535,&g_3};
    uint64_t l_1162 = 0x5DF6CC8698AE33BALL;
    uint64_t *l_1173 = &g_128;
    int i, j, k;
    for (i = 0; i < 2; i++)
        l_341[i] = &g_323[2][9];
    for (i = 0; i < 7; i++)
        l_786[i] = &l_787;
    if (p_106)
    { /* block id: 28 */
        int32_t *** const l_123 = &g_44;
        int64_t *l_126 = &g_41[1];
        int64_t **l_125 = &l_126;
        int32_t l_203 = 0xB5A70E1AL;
        int32_t l_207[5] = {0x38324C05L,0x38324C05L,0x38324C05L,0x38324C05L,0x38324C05L};
        uint64_t l_241 = 0x3BD2C5A230DB6F47LL;
        int i;
lbl_214:
        for (p_105 = 0; (p_105 >= 6); p_105++)
        { /* block id: 31 */
            const int32_t l_124[3] = {0x3045D781L,0x3045D781L,0x3045D781L};
            int i;
            for (p_102 = 0; (p_102 <= 7); p_102 += 1)
            { /* block id: 34 */
                int32_t ***l_149 = &g_44;
                int32_t l_158[8] = {0x62296547L,0x69497261L,0x62296547L,0x62296547L,0x69497261L,0x62296547L,0x62296547L,0x69497261L};
                int32_t *l_161[9][1];
                int i, j;
                for (i = 0; i < 9; i++)
                {
                    for (j = 0; j < 1; j++)
                        l_161[i][j] = &l_158[4];
                }
                if ((l_123 != (void*)0))
                { /* block id: 35 */
                    int16_t l_132[6][2][3] = {{{0x3742L,(-1L),1L},{4L,(-1L),4L}},{{(-1L),0xFBB4L,4L},{0xDDCCL,0x3438L,1L}},{{1L,4L,5L},{0xFBB4L,0x10C1L,(-7L)}},{{1L,0L,9L},{0xDDCCL,0xDDCCL,(-1L)}},{{(-1L),0xDDCCL,0x3438L},{4L,0L,0xDDCCL}},{{0x3742L,0x10C1L,0xD29CL},{9L,4L,0xDDCCL}}};
                    int i, j, k;
                    for (p_106 = 1; (p_106 <= 7); p_106 += 1)
                    { /* block id: 38 */
                        uint64_t *l_127 = &g_128;
                        int32_t l_130 = 0x6EAEA544L;
                        uint8_t *l_137[3][7][1] = {{{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]}},{{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]}},{{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]},{&g_138[3]}}};
                        int i, j, k;
                        if (l_124[0])
                            break;
                        l_140 ^= ((-10L) && (((*l_127) = (&g_116[p_106] == (l_125 = l_125))) , (!(l_130 && (((**g_43) = ((8UL > (p_105 > (+l_132[2][0][2]))) , func_25((l_139 = ((((safe_div_func_uint64_t_u_u((p_102 , (safe_rshift_func_int16_t_s_u(g_128, p_103))), p_105)) && g_3) , p_106) , l_132[2][0][2]))))) != (void*)0)))));
                    }
                    (*g_44) = func_25(p_102);
                }
                else
                { /* block id: 47 */
                    uint64_t *l_141 = &g_128;
                    uint32_t l_146 = 4294967295UL;
                    int i;
                    if (l_140)
                        break;
                    l_158[4] = ((((0x35DC65F552ABCF54LL <= (--(*l_141))) && (safe_lshift_func_uint16_t_u_u(l_146, (safe_div_func_uint64_t_u_u((((p_106 , l_149) != (void*)0) || g_19), (--(*l_141))))))) == ((safe_sub_func_int8_t_s_s((safe_add_func_int64_t_s_s(7L, g_117)), (((safe_add_func_uint8_t_u_u(l_124[0], p_103)) >= 0L) == 0xF947C661L))) < p_106)) , l_146);
                }
                p_106 &= (safe_sub_func_int8_t_s_s(p_104, (g_138[0] = 0x4EL)));
                for (p_106 = 0; (p_106 <= 0); p_106 += 1)
                { /* block id: 57 */
                    uint16_t *l_166 = &g_167;
                    int16_t *l_180 = &g_181[3][0][4];
                    uint8_t *l_193 = &l_139;
                    int8_t *l_194 = (void*)0;
                    int8_t *l_195 = &g_196[2];
                    uint32_t *l_197 = &g_198;
                    int32_t l_199 = 0x1F7CBC24L;
                    int i;
                    l_199 ^= (safe_add_func_int32_t_s_s((safe_div_func_int8_t_s_s(((((*l_166) = g_81[p_106]) || (safe_add_func_uint16_t_u_u(g_81[p_106], ((safe_mod_func_uint32_t_u_u(((*l_197) = (safe_mod_func_uint16_t_u_u((safe_mul_func_int8_t_s_s((((safe_add_func_uint16_t_u_u((safe_rshift_func_uint16_t_u_s(0x3DF0L, 4)), ((*l_180) = p_103))) || (!(((((safe_rshift_func_uint8_t_u_s((safe_mul_func_int8_t_s_s((l_124[1] && (((((*l_195) |= (((((*l_193) &= (safe_lshift_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(p_105, ((safe_lshift_func_int16_t_s_u((-1L), p_104)) != (l_140 = (((-1L) < 7L) <= p_105))))), l_124[0]))) >= g_19) < p_102) || p_102)) , l_139) , g_138[1]) < p_102)), 0xF2L)), p_105)) > g_41[1]) && 0x04L) , g_181[3][0][4]) > p_106))) || p_102), p_105)), (-1L)))), 0x633C59A7L)) <= 3UL)))) < 0x631FL), g_41[2])), p_106));
                    (**l_149) = (**l_123);
                }
            }
        }
        for (p_104 = 0; (p_104 > 19); ++p_104)
        { /* block id: 71 */
            int32_t *l_202[8] = {&g_81[0],&g_81[0],&g_81[0],&g_81[0],&g_81[0],&g_81[0],&g_81[0],&g_81[0]};
            int i;
            l_209--;
            (**l_123) = (*g_44);
            for (g_167 = (-17); (g_167 > 10); g_167++)
            { /* block id: 76 */
                l_140 &= p_106;
                for (l_139 = 0; l_139 < 5; l_139 += 1)
                {
                    l_207[l_139] = 0x8ADB6E06L;
                }
            }
        }
        for (g_167 = 0; (g_167 <= 2); g_167 += 1)
        { /* block id: 83 */
            if (p_106)
                goto lbl_214;
            if (l_206)
                break;
            (*g_43) = (*g_43);
        }
        if ((g_117 >= p_106))
        { /* block id: 88 */
            for (l_203 = 17; (l_203 == (-3)); l_203 = safe_sub_func_uint8_t_u_u(l_203, 4))
            { /* block id: 91 */
                return l_205;
            }
        }
        else
        { /* block id: 94 */
            uint8_t *l_220 = &l_139;
            uint16_t *l_227 = (void*)0;
            uint16_t *l_228[3];
            int32_t l_242 = (-3L);
            uint8_t l_243 = 2UL;
            int i;
            for (i = 0; i < 3; i++)
                l_228[i] = (void*)0;
            (**g_43) = func_25(((safe_lshift_func_uint16_t_u_s(g_219, g_181[3][0][4])) , ((*l_220)--)));
            l_207[4] ^= (((safe_add_func_uint64_t_u_u(l_208, (((((0UL & (safe_lshift_func_uint16_t_u_u((((void*)0 != &p_104) , (g_167++)), (safe_mod_func_int64_t_s_s(((safe_sub_func_int8_t_s_s(((p_103 <= (safe_lshift_func_uint8_t_u_s(p_103, (safe_add_func_uint32_t_u_u((safe_mod_func_int32_t_s_s((-9L), l_209)), ((((((l_241 == l_242) , 6UL) , p_104) , g_19) && p_103) != (***l_123))))))) || l_243), l_243)) | g_19), 0x5B8B4CAA5AC24F38LL))))) , &g_116[1]) != (void*)0) , 2UL) ^ 0UL))) != g_138[3]) && 0x2BL);
            for (l_205 = 7; (l_205 >= 2); l_205 -= 1)
            { /* block id: 101 */
                return g_117;
            }
            return g_128;
        }
    }
    else
    { /* block id: 106 */
        int16_t l_259 = 0x7E6FL;
        int64_t l_260 = (-1L);
        int32_t *l_298 = &g_81[0];
        int32_t *l_299 = (void*)0;
        int32_t *l_301[5];
        const int32_t *l_337 = &l_140;
        const int32_t **l_336 = &l_337;
        const int32_t ***l_335 = &l_336;
        const int32_t ****l_334[3][2][1];
        int32_t l_394 = (-7L);
        int32_t l_403 = 0xD060C8F8L;
        uint8_t *l_504 = &g_300[0];
        int64_t *l_524 = (void*)0;
        int64_t **l_523 = &l_524;
        const int32_t l_531 = (-1L);
        int16_t l_538 = 0x843EL;
        int32_t ****l_720[1];
        int32_t **** const *l_719 = &l_720[0];
        uint64_t *l_732 = &g_19;
        uint64_t * const *l_731 = &l_732;
        uint64_t * const **l_730 = &l_731;
        uint32_t l_747[1];
        int8_t l_758 = 0x75L;
        uint32_t l_875 = 0x3386AA04L;
        int8_t l_890 = 1L;
        const uint64_t *l_940 = &g_941;
        const uint64_t **l_939 = &l_940;
        const uint64_t ***l_938 = &l_939;
        int64_t l_1010 = (-1L);
        int8_t **l_1061 = &g_698;
        union U0 **l_1077[2];
        uint32_t l_1112 = 18446744073709551615UL;
        int i, j, k;
        for (i = 0; i < 5; i++)
            l_301[i] = &l_208;
        for (i = 0; i < 3; i++)
        {
            for (j = 0; j < 2; j++)
            {
                for (k = 0; k < 1; k++)
                    l_334[i][j][k] = &l_335;
            }
        }
        for (i = 0; i < 1; i++)
            l_720[i] = (void*)0;
        for (i = 0; i < 1; i++)
            l_747[i] = 4UL;
        for (i = 0; i < 2; i++)
            l_1077[i] = &g_435;
        for (l_209 = 0; (l_209 <= 2); l_209 += 1)
        { /* block id: 109 */
            int32_t *l_261 = &g_81[0];
            int64_t * const *l_274 = (void*)0;
            int64_t l_290 = 0xF9590F92BEB9D798LL;
            int i;
            (*l_261) = ((0UL | (safe_mod_func_int32_t_s_s((((g_196[l_209] = ((((((safe_rshift_func_uint16_t_u_s((g_196[l_209] != (safe_rshift_func_uint8_t_u_s((0xD0E2BE1CL >= (safe_lshift_func_uint16_t_u_s((safe_add_func_uint16_t_u_u(0x17DEL, p_105)), 13))), g_19))), (g_204 , (safe_add_func_int32_t_s_s((safe_unary_minus_func_uint32_t_u(p_106)), (safe_sub_func_uint64_t_u_u(g_41[3], l_208))))))) <= g_117) , l_259) || (-8L)) && 0xF5L) < g_3)) & p_102) || 0xD358L), l_260))) & 0x6A15L);
            for (l_259 = 3; (l_259 >= 0); l_259 -= 1)
            { /* block id: 114 */
                uint16_t l_289[7];
                int i;
                for (i = 0; i < 7; i++)
                    l_289[i] = 65535UL;
                for (g_204 = 3; (g_204 >= 0); g_204 -= 1)
                { /* block id: 117 */
                    const int32_t l_262 = 0x6D30ABCDL;
                    int64_t *l_293[3][4] = {{(void*)0,(void*)0,(void*)0,&g_219},{(void*)0,&g_219,&g_219,(void*)0},{&g_219,&g_219,&g_41[2],&g_219}};
                    int64_t ** const l_292[1][7][9] = {{{(void*)0,(void*)0,&l_293[1][2],&l_293[1][0],&l_293[1][2],&l_293[1][2],&l_293[1][2],(void*)0,&l_293[0][0]},{&l_293[1][2],&l_293[0][2],&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[0][2],&l_293[1][2],&l_293[0][0]},{(void*)0,&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[1][0],&l_293[1][2],(void*)0,(void*)0,&l_293[0][0]},{(void*)0,(void*)0,&l_293[1][2],&l_293[1][0],&l_293[1][2],&l_293[1][2],&l_293[1][2],(void*)0,&l_293[0][0]},{&l_293[1][2],&l_293[0][2],&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[0][2],&l_293[1][2],&l_293[0][0]},{(void*)0,&l_293[1][2],&l_293[1][2],&l_293[1][2],&l_293[1][0],&l_293[1][2],(void*)0,(void*)0,&l_293[0][0]},{(void*)0,(void*)0,&l_293[1][2],&l_293[1][0],&l_293[1][2],&l_293[1][2],&l_293[1][2],(void*)0,&l_293[0][0]}}};
                    int i, j, k;
                    if (l_262)
                    { /* block id: 118 */
                        uint16_t *l_265 = &g_167;
                        int8_t *l_285 = &g_196[l_209];
                        uint32_t *l_291 = &g_198;
                        uint8_t *l_294[2][10] = {{(void*)0,&l_139,(void*)0,&l_139,(void*)0,&l_139,&l_139,&l_139,(void*)0,(void*)0},{&l_139,&l_139,&l_139,(void*)0,(void*)0,&l_139,&l_139,&l_139,(void*)0,(void*)0}};
                        uint32_t l_297 = 4294967295UL;
                        int i, j, k;
                        l_297 = (p_102 >= ((g_296 ^= (g_295 = (safe_rshift_func_int8_t_s_s((&g_41[0] != (((--(*l_265)) >= (safe_sub_func_uint32_t_u_u(l_262, ((((((safe_div_func_int8_t_s_s((safe_sub_func_uint16_t_u_u((l_274 == ((((safe_mul_func_int16_t_s_s((g_181[g_204][(l_209 + 1)][(g_204 + 2)] = (((*l_291) ^= (safe_lshift_func_uint8_t_u_u((g_138[g_204] = ((((safe_sub_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((&g_196[2] != ((safe_rshift_func_int8_t_s_u(((*l_285) = (*l_261)), 2)) , ((safe_add_func_uint64_t_u_u((~(g_81[0] >= g_81[0])), (&g_116[5] == (void*)0))) , (void*)0))), l_289[1])), (*l_261))) >= g_181[4][1][0]) <= (-7L)) <= l_290)), 4))) != l_262)), g_117)) , g_138[g_204]) > p_102) , l_292[0][3][5])), 0x10D8L)), 0x22L)) != (-4L)) >= (-1L)) || 0xDE7AC821ADE7DC1ELL) != 0x30L) != p_104)))) , &p_105)), 0)))) > g_19));
                    }
                    else
                    { /* block id: 127 */
                        p_106 = 0L;
                    }
                    return p_105;
                }
            }
        }
        l_140 &= (p_106 = (g_300[0] = ((*l_298) = l_209)));
    }
    l_1162++;
    for (g_198 = (-19); (g_198 >= 34); g_198 = safe_add_func_int64_t_s_s(g_198, 9))
    { /* block id: 479 */
        uint64_t *l_1172 = (void*)0;
        uint64_t **l_1171[8][5] = {{&l_1172,&l_1172,&l_1172,&l_1172,&l_1172},{&l_1172,(void*)0,(void*)0,&l_1172,&l_1172},{&l_1172,&l_1172,&l_1172,&l_1172,&l_1172},{&l_1172,(void*)0,&l_1172,&l_1172,&l_1172},{(void*)0,&l_1172,(void*)0,&l_1172,&l_1172},{&l_1172,&l_1172,&l_1172,&l_1172,&l_1172},{(void*)0,&l_1172,&l_1172,&l_1172,&l_1172},{&l_1172,&l_1172,&l_1172,&l_1172,(void*)0}};
        int32_t l_1183 = (-1L);
        int32_t l_1184 = 0xADC4D083L;
        int i, j;
        (*l_1160) = (1L ^ p_102);
        l_1184 &= (safe_sub_func_uint32_t_u_u(((0xA99C7FDFL >= (((safe_lshift_func_uint16_t_u_u((0L != ((***l_785) |= ((((l_1173 = (void*)0) == &g_19) ^ (safe_lshift_func_uint8_t_u_u((safe_mod_func_int16_t_s_s((safe_div_func_uint8_t_u_u((safe_mod_func_int16_t_s_s((((*l_1160) = ((+0xB67BFF791127F1B4LL) <= ((p_106 , (g_128 |= ((((*l_1159) = (0x51L < (*g_412))) > (0x2BD1L && p_104)) , p_102))) ^ 0xFF3A0A5C6A749CDDLL))) == 1UL), g_437)), 255UL)), p_102)), l_1183))) , 0x9DEDL))), g_413[0][2][1])) >= p_102) , l_1183)) || g_219), 0xAFD31407L));
        (*g_44) = (void*)0;
    }
    return g_167;
}




/* ---------------------------------------- */
int main (void)
{
    int i, j, k;
    int print_hash_value = 0;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_3, "g_3", print_hash_value);
    transparent_crc(g_9, "g_9", print_hash_value);
    transparent_crc(g_19, "g_19", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_41[i], "g_41[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_81[i], "g_81[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_117, "g_117", print_hash_value);
    transparent_crc(g_128, "g_128", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_138[i], "g_138[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_167, "g_167", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 4; j++)
        {
            for (k = 0; k < 7; k++)
            {
                transparent_crc(g_181[i][j][k], "g_181[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_196[i], "g_196[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_198, "g_198", print_hash_value);
    transparent_crc(g_204, "g_204", print_hash_value);
    transparent_crc(g_219, "g_219", print_hash_value);
    transparent_crc(g_295, "g_295", print_hash_value);
    transparent_crc(g_296, "g_296", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_300[i], "g_300[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_321[i].f0, "g_321[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_324.f0, "g_324.f0", print_hash_value);
    transparent_crc(g_325.f0, "g_325.f0", print_hash_value);
    transparent_crc(g_326.f0, "g_326.f0", print_hash_value);
    transparent_crc(g_327.f0, "g_327.f0", print_hash_value);
    transparent_crc(g_328.f0, "g_328.f0", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_329[i].f0, "g_329[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_330.f0, "g_330.f0", print_hash_value);
    transparent_crc(g_331.f0, "g_331.f0", print_hash_value);
    transparent_crc(g_332.f0, "g_332.f0", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_333[i][j].f0, "g_333[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_363, "g_363", print_hash_value);
    transparent_crc(g_395, "g_395", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_407[i], "g_407[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 10; k++)
            {
                transparent_crc(g_413[i][j][k], "g_413[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_434[i].f0, "g_434[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_437, "g_437", print_hash_value);
    transparent_crc(g_601, "g_601", print_hash_value);
    transparent_crc(g_618, "g_618", print_hash_value);
    transparent_crc(g_620, "g_620", print_hash_value);
    transparent_crc(g_707.f0, "g_707.f0", print_hash_value);
    transparent_crc(g_726, "g_726", print_hash_value);
    transparent_crc(g_913, "g_913", print_hash_value);
    transparent_crc(g_941, "g_941", print_hash_value);
    transparent_crc(g_1012.f0, "g_1012.f0", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 3; k++)
            {
                transparent_crc(g_1013[i][j][k].f0, "g_1013[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1014.f0, "g_1014.f0", print_hash_value);
    transparent_crc(g_1015.f0, "g_1015.f0", print_hash_value);
    transparent_crc(g_1016.f0, "g_1016.f0", print_hash_value);
    transparent_crc(g_1017.f0, "g_1017.f0", print_hash_value);
    transparent_crc(g_1018.f0, "g_1018.f0", print_hash_value);
    transparent_crc(g_1019.f0, "g_1019.f0", print_hash_value);
    transparent_crc(g_1020.f0, "g_1020.f0", print_hash_value);
    transparent_crc(g_1021.f0, "g_1021.f0", print_hash_value);
    transparent_crc(g_1022.f0, "g_1022.f0", print_hash_value);
    transparent_crc(g_1023.f0, "g_1023.f0", print_hash_value);
    transparent_crc(g_1024.f0, "g_1024.f0", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_1025[i][j].f0, "g_1025[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_1026[i][j].f0, "g_1026[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1027.f0, "g_1027.f0", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 10; k++)
            {
                transparent_crc(g_1028[i][j][k].f0, "g_1028[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1029.f0, "g_1029.f0", print_hash_value);
    transparent_crc(g_1030.f0, "g_1030.f0", print_hash_value);
    transparent_crc(g_1031.f0, "g_1031.f0", print_hash_value);
    transparent_crc(g_1032.f0, "g_1032.f0", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 8; j++)
        {
            for (k = 0; k < 3; k++)
            {
                transparent_crc(g_1033[i][j][k].f0, "g_1033[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1034.f0, "g_1034.f0", print_hash_value);
    transparent_crc(g_1035.f0, "g_1035.f0", print_hash_value);
    transparent_crc(g_1036.f0, "g_1036.f0", print_hash_value);
    transparent_crc(g_1037.f0, "g_1037.f0", print_hash_value);
    transparent_crc(g_1038.f0, "g_1038.f0", print_hash_value);
    transparent_crc(g_1039.f0, "g_1039.f0", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_1040[i].f0, "g_1040[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1041.f0, "g_1041.f0", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_1042[i][j].f0, "g_1042[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1043.f0, "g_1043.f0", print_hash_value);
    transparent_crc(g_1044.f0, "g_1044.f0", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_1045[i][j][k].f0, "g_1045[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1046.f0, "g_1046.f0", print_hash_value);
    transparent_crc(g_1047.f0, "g_1047.f0", print_hash_value);
    transparent_crc(g_1272, "g_1272", print_hash_value);
    transparent_crc(g_1309.f0, "g_1309.f0", print_hash_value);
    transparent_crc(g_1312, "g_1312", print_hash_value);
    transparent_crc(g_1381, "g_1381", print_hash_value);
    transparent_crc(g_1504, "g_1504", print_hash_value);
    transparent_crc(g_1578, "g_1578", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 6; j++)
        {
            transparent_crc(g_1627[i][j], "g_1627[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1753, "g_1753", print_hash_value);
    transparent_crc(g_1797, "g_1797", print_hash_value);
    transparent_crc(g_1894, "g_1894", print_hash_value);
    transparent_crc(g_1928, "g_1928", print_hash_value);
    transparent_crc(g_2165, "g_2165", print_hash_value);
    transparent_crc(g_2167, "g_2167", print_hash_value);
    transparent_crc(g_2466, "g_2466", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 10; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_2476[i][j][k], "g_2476[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_2512, "g_2512", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_2586[i], "g_2586[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2596, "g_2596", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_2661[i].f0, "g_2661[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2810, "g_2810", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 5; j++)
        {
            for (k = 0; k < 1; k++)
            {
                transparent_crc(g_2899[i][j][k].f0, "g_2899[i][j][k].f0", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 10; j++)
        {
            transparent_crc(g_3017[i][j].f0, "g_3017[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 7; j++)
        {
            for (k = 0; k < 2; k++)
            {
                transparent_crc(g_3058[i][j][k], "g_3058[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 7; j++)
        {
            transparent_crc(g_3069[i][j].f0, "g_3069[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}

/************************ statistics *************************
XXX max struct depth: 0
breakdown:
   depth: 0, occurrence: 726
XXX total union variables: 3

XXX non-zero bitfields defined in structs: 1
XXX zero bitfields defined in structs: 0
XXX const bitfields defined in structs: 0
XXX volatile bitfields defined in structs: 1
XXX structs with bitfields in the program: 34
breakdown:
   indirect level: 0, occurrence: 3
   indirect level: 1, occurrence: 9
   indirect level: 2, occurrence: 11
   indirect level: 3, occurrence: 5
   indirect level: 4, occurrence: 6
XXX full-bitfields structs in the program: 0
breakdown:
XXX times a bitfields struct's address is taken: 52
XXX times a bitfields struct on LHS: 0
XXX times a bitfields struct on RHS: 3
XXX times a single bitfield on LHS: 0
XXX times a single bitfield on RHS: 4

XXX max expression depth: 45
breakdown:
   depth: 1, occurrence: 296
   depth: 2, occurrence: 82
   depth: 3, occurrence: 8
   depth: 4, occurrence: 5
   depth: 5, occurrence: 4
   depth: 6, occurrence: 1
   depth: 8, occurrence: 1
   depth: 11, occurrence: 1
   depth: 13, occurrence: 1
   depth: 14, occurrence: 1
   depth: 15, occurrence: 2
   depth: 16, occurrence: 6
   depth: 17, occurrence: 3
   depth: 18, occurrence: 1
   depth: 19, occurrence: 3
   depth: 20, occurrence: 2
   depth: 21, occurrence: 4
   depth: 22, occurrence: 7
   depth: 23, occurrence: 2
   depth: 24, occurrence: 6
   depth: 25, occurrence: 2
   depth: 26, occurrence: 2
   depth: 27, occurrence: 1
   depth: 28, occurrence: 3
   depth: 29, occurrence: 2
   depth: 30, occurrence: 1
   depth: 32, occurrence: 6
   depth: 33, occurrence: 1
   depth: 34, occurrence: 1
   depth: 35, occurrence: 3
   depth: 38, occurrence: 1
   depth: 39, occurrence: 1
   depth: 41, occurrence: 1
   depth: 45, occurrence: 1

XXX total number of pointers: 578

XXX times a variable address is taken: 1290
XXX times a pointer is dereferenced on RHS: 389
breakdown:
   depth: 1, occurrence: 279
   depth: 2, occurrence: 53
   depth: 3, occurrence: 36
   depth: 4, occurrence: 21
XXX times a pointer is dereferenced on LHS: 361
breakdown:
   depth: 1, occurrence: 296
   depth: 2, occurrence: 39
   depth: 3, occurrence: 20
   depth: 4, occurrence: 5
   depth: 5, occurrence: 1
XXX times a pointer is compared with null: 59
XXX times a pointer is compared with address of another variable: 18
XXX times a pointer is compared with another pointer: 15
XXX times a pointer is qualified to be dereferenced: 10475

XXX max dereference level: 5
breakdown:
   level: 0, occurrence: 0
   level: 1, occurrence: 1306
   level: 2, occurrence: 478
   level: 3, occurrence: 375
   level: 4, occurrence: 128
   level: 5, occurrence: 44
XXX number of pointers point to pointers: 242
XXX number of pointers point to scalars: 326
XXX number of pointers point to structs: 0
XXX percent of pointers has null in alias set: 27
XXX average alias set size: 1.42

XXX times a non-volatile is read: 2497
XXX times a non-volatile is write: 1189
XXX times a volatile is read: 25
XXX    times read thru a pointer: 16
XXX times a volatile is write: 20
XXX    times written thru a pointer: 18
XXX times a volatile is available for access: 665
XXX percentage of non-volatile access: 98.8

XXX forward jumps: 0
XXX backward jumps: 7

XXX stmts: 306
XXX max block depth: 5
breakdown:
   depth: 0, occurrence: 29
   depth: 1, occurrence: 34
   depth: 2, occurrence: 43
   depth: 3, occurrence: 50
   depth: 4, occurrence: 70
   depth: 5, occurrence: 80

XXX percentage a fresh-made variable is used: 15.4
XXX percentage an existing variable is used: 84.6
FYI: the random generator makes assumptions about the integer size. See platform.info for more details.
********************* end of statistics **********************/

