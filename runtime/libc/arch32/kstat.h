/* The structure in which the engine describes a file: that of x86-64, in types that have the same width in programs of 32 bits. */

struct kstat {
	unsigned long long st_dev;
	unsigned long long st_ino;
	unsigned long long st_nlink;
	unsigned st_mode;
	unsigned st_uid;
	unsigned st_gid;
	unsigned unused_1;
	unsigned long long st_rdev;
	long long st_size;
	long long st_blksize;
	long long st_blocks;
	long long st_atime_sec;
	long long st_atime_nsec;
	long long st_mtime_sec;
	long long st_mtime_nsec;
	long long st_ctime_sec;
	long long st_ctime_nsec;
	long long unused_2[3];
};
