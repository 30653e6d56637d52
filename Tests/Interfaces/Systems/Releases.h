// The yearly releases of Apple's systems after the ones that the package requires, as availability domains: the compiler reports a use of
// a declaration of a release outside of a check of that release. Tests/Interfaces/README.md describes them.

#include <availability_domain.h>

int is_available(void);

CLANG_DYNAMIC_AVAILABILITY_DOMAIN(Releases2022, is_available);
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(Releases2023, is_available);
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(Releases2024, is_available);
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(Releases2025, is_available);
