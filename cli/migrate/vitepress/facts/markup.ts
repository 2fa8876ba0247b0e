import type { SiteMarkup } from '../../parity/site-markup.ts'

/** The markup of the default theme. */
export const vitepressMarkup: SiteMarkup = {
  articleClass: 'vp-doc',
  contentId: 'VPContent',
  addedClasses: ['VPDocAside', 'VPDocFooter', 'vp-code-block-title', 'table-of-contents'],
  headingLinkClass: 'header-anchor',
  sidebarLabel: 'Sidebar Navigation',
  // Only the list of links in `VPSidebar` has this class.
  sidebarClass: 'nav',
  hasFolderLinks: true,
  categoryToggleClass: 'caret',
}
