/* The least a program can do: what a run costs before it explores anything. */
int main(void) { return 0; }
