/*
 * A stand-in for the Visual C++ runtime, which a clean Windows lacks, for the one library of the folder that asks for it:
 * @napi-rs/keyring. Seven of the eight functions that it imports are in msvcrt.dll, which is a part of every Windows;
 * vcruntime140.def forwards to them. The eighth follows.
 */
#include <windows.h>

typedef struct { SLIST_HEADER list; } type_info_list;

/* Called as a library is unloaded: frees the names of C++ types that were asked for. A Rust library asks for none. */
__declspec(dllexport) void __cdecl __std_type_info_destroy_list(type_info_list *names) {
  (void)names;
}

BOOL WINAPI DllMainCRTStartup(HINSTANCE instance, DWORD reason, LPVOID reserved) {
  (void)instance, (void)reason, (void)reserved;
  return TRUE;
}
