// An exception whose destructor is nowhere.
struct Gone {
    Gone(int);
    ~Gone();
    int x;
};
int main(int argc, char **) {
    if (argc > 5) throw Gone(1);
    return 0;
}
