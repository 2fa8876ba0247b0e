/** Texts of the sidebar, for the build and for the script of large sidebars. */
export const sidebarTranslations = {
  pagesOf: 'Pages of {label}',
  leavesSite: '(leaves this site)',
}
