/** What a sidebar says beside the labels of the site; the build writes it, and the script that completes a large one. */
export const sidebarTranslations = {
  pagesOf: 'Pages of {label}',
  leavesSite: '(leaves this site)',
}
