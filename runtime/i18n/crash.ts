/** What stands in place of a part of a page that broke. */
export const crashTranslations = {
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
}
