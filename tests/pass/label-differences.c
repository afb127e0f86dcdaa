// Tables of distances between labels instead of labels.
#include <stdio.h>

static int run(const char *text) {
  static const int steps[] = {&&zero - &&zero, &&one - &&zero, &&two - &&zero, &&end - &&zero};
  static const int back[] = {&&end - &&two, &&end - &&one};
  int sum = 0;
  goto *(&&zero + steps[*text - '0']);
zero:
  sum += 1;
  text++;
  goto *(&&zero + steps[*text - '0']);
one:
  sum += 10;
  text++;
  goto *(&&zero + steps[*text - '0']);
two:
  sum += 100;
  text++;
  if (*text == '!')
    goto *(&&end - back[sum % 2]);
  goto *(&&zero + steps[*text - '0']);
end:
  return sum;
}

int main(void) {
  printf("%d %d\n", run("0012213"), run("3"));
  return 0;
}
//@ stdout: 222 0
