// The yearly releases of Apple's systems after the ones that the package requires, as availability domains: the compiler reports a use of
// a declaration of a release outside of a check of that release. With LATEST_RELEASES, it reports none, as in an application that requires
// the latest systems. README.md describes how the domains are used.

#include <availability_domain.h>

#if LATEST_RELEASES
#define RELEASE(domain) CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(domain)
#else
int is_available(void);
#define RELEASE(domain) CLANG_DYNAMIC_AVAILABILITY_DOMAIN(domain, is_available)
#endif

RELEASE(Releases2022);
RELEASE(Releases2023);
RELEASE(Releases2024);
RELEASE(Releases2025);
