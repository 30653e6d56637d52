// The module Glibc does not contain this header, which declares `mallinfo2`.
#include <malloc.h>
