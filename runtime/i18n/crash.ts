/** What stands in place of a part of a page that broke. */
export const crashWords = {
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
}
