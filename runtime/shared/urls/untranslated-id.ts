/** The id of the notice that the reader of a language sees above an original that isn't translated. */
export const untranslatedId = (locale: string): string => `untranslated-${locale}`
