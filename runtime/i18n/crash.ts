/** Shown in place of a part of the page that crashed. */
export const crashTranslations = {
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
}
