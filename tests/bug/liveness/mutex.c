// A mutex that is locked twice: the second time nobody could unlock it.
//@ golden
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex); //~ BUG liveness: deadlock: the program waits
  return 0;
}
