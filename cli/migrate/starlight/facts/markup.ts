import type { SiteMarkup } from '../../parity/site-markup.ts'

/** The markup of Starlight. */
export const starlightMarkup: SiteMarkup = {
  articleClass: 'sl-markdown-content',
  contentId: '_top',
  addedClasses: ['pagination-links', 'sl-banner', 'meta', 'social-icons', 'right-sidebar'],
  headingLinkClass: 'sl-anchor-link',
  // Its label is `Main`, as that of the navbar of docs-ssg.
  sidebarLabel: '',
  sidebarClass: 'sidebar',
  hasFolderLinks: true,
  categoryToggleClass: 'site-title',
}
