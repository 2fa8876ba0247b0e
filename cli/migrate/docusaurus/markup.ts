import type { SiteMarkup } from '../parity/site-markup.ts'

/** The markup of the classic theme. */
export const docusaurusMarkup: SiteMarkup = {
  articleClass: 'theme-doc-markdown',
  // A page in React can do without `main`.
  contentId: '__docusaurus_skipToContent_fallback',
  addedClasses: ['table-of-contents', 'theme-doc-version-banner', 'footer'],
  headingLinkClass: 'hash-link',
  sidebarLabel: 'Docs sidebar',
  categoryToggleClass: 'menu__link--sublist-caret',
}
