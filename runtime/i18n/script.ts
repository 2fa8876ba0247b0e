/** Texts of the script that every page loads. */
export const scriptTranslations = {
  copied: 'Copied',
  copyFailed: 'Could not copy',
  switchColorMode: 'Switch color mode (currently {mode})',
  lightMode: 'light',
  darkMode: 'dark',
  systemMode: 'system, {mode}',
  codeNumber: 'Code {number}',
  tableNumber: 'Table {number}',
  figureNumber: 'Figure {number}',
  loading: 'Loading…',
  loadFailed: 'This page could not be loaded.',
  noConnection: 'No connection.',
  retry: 'Retry',
  stayHere: 'Stay here',
  pageError: 'Page Error',
}
