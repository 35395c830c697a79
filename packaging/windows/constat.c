/*
 * Constat.exe: starts the Node that lies in its own folder with the program beside it, without a console window.
 * It hands on no argument, and none of the environment that would change what Node loads.
 */
#include <windows.h>
#include <wchar.h>

#define LONGEST_PATH 32768
/* In both languages: which one the physician reads, only the program that did not start knows. */
#define TITLE L"Constat"
#define NOT_WHOLE \
  L"Le dossier de Constat n\u2019est pas complet, ou Windows a retenu un de ses fichiers. " \
  L"D\u00e9compressez de nouveau l\u2019archive, puis ouvrez Constat.exe dans le dossier obtenu.\n\n" \
  L"The folder of Constat is not complete, or Windows kept one of its files back. " \
  L"Unpack the archive again, then open Constat.exe in the folder that comes of it."
#define STOPPED \
  L"Constat s\u2019est arr\u00eat\u00e9 \u00e0 cause d\u2019une erreur. Son journal est dans %LOCALAPPDATA%\\Constat. " \
  L"Vos rapports sont conserv\u00e9s.\n\n" \
  L"Constat stopped because of an error. Its log is in %LOCALAPPDATA%\\Constat. Your reports are kept."

static int tell(const wchar_t *text) {
  MessageBoxW(NULL, text, TITLE, MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
  return 1;
}

/* Node reads these before the program: they could have it load something else. */
static void clear_environment(void) {
  static const wchar_t *const names[] = {
    L"NODE_OPTIONS", L"NODE_PATH", L"NODE_REPL_EXTERNAL_MODULE", L"NODE_TLS_REJECT_UNAUTHORIZED",
    L"OPENSSL_CONF", L"OPENSSL_MODULES", L"SSLKEYLOGFILE",
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) SetEnvironmentVariableW(names[i], NULL);
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, PWSTR arguments, int show) {
  (void)instance, (void)previous, (void)arguments, (void)show;
  static wchar_t folder[LONGEST_PATH], node[LONGEST_PATH + 32], program[LONGEST_PATH + 32], line[2 * LONGEST_PATH + 96];
  DWORD length = GetModuleFileNameW(NULL, folder, LONGEST_PATH);
  wchar_t *last = length > 0 && length < LONGEST_PATH ? wcsrchr(folder, L'\\') : NULL;
  if (last == NULL) return tell(NOT_WHOLE);
  *last = L'\0';
  /* A name of a file holds no quotation mark on Windows, so that quoting the two paths is enough. */
  swprintf(node, LONGEST_PATH + 32, L"%ls\\runtime\\node.exe", folder);
  swprintf(program, LONGEST_PATH + 32, L"%ls\\app\\launcher.js", folder);
  if (GetFileAttributesW(node) == INVALID_FILE_ATTRIBUTES) return tell(NOT_WHOLE);
  if (GetFileAttributesW(program) == INVALID_FILE_ATTRIBUTES) return tell(NOT_WHOLE);
  swprintf(line, 2 * LONGEST_PATH + 96, L"\"%ls\" --disable-warning=ExperimentalWarning \"%ls\"", node, program);
  clear_environment();

  STARTUPINFOW startup = { .cb = sizeof startup };
  PROCESS_INFORMATION process;
  /* No handle goes to the child; the folder is its own, so that none is looked for elsewhere. */
  if (!CreateProcessW(node, line, NULL, NULL, FALSE, CREATE_NO_WINDOW, NULL, folder, &startup, &process))
    return tell(NOT_WHOLE);
  CloseHandle(process.hThread);
  WaitForSingleObject(process.hProcess, INFINITE);
  DWORD code = 1;
  GetExitCodeProcess(process.hProcess, &code);
  CloseHandle(process.hProcess);
  /* With 1 the program has said by itself, on a page, what kept it from starting. */
  return code <= 1 ? (int)code : tell(STOPPED);
}
