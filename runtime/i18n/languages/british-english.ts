import { english, type Translations } from '../translations.ts'

/** English with British spelling. */
export const britishEnglish: Translations = {
  ...english,
  colorMode: 'Colour mode',
  switchColorMode: 'Switch colour mode (currently {mode})',
  searchHint: 'Type a name, a question or an error message.',
}
