/* The test of the sample: it fails for most faults. */
#include "sample/sample.h"

int main(void)
{
    return !(weigh(RED, 9) == 4 && weigh(GREEN, 2) == 12 &&
             weigh(GREEN, 5) == 17 && weigh(BLUE, 0) == 12 && share(1, 0) == 0);
}
