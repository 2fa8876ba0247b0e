import type { SiteMarkup } from '../../parity/site-markup.ts'

/** The markup of Material; pages of the themes of MkDocs itself are found by `role="main"`. */
export const mkdocsMarkup: SiteMarkup = {
  articleClass: 'md-content__inner',
  contentId: 'content',
  addedClasses: [
    'md-content__button',
    'md-feedback',
    'md-nav--secondary',
    'md-nav__source',
    'md-source-file',
    'md-tags',
    'wy-breadcrumbs',
    'rst-footer-buttons',
    'footnote',
  ],
  headingLinkClass: 'headerlink',
  sidebarLabel: 'Navigation',
  sidebarClass: 'md-nav--primary',
  hasFolderLinks: true,
  categoryToggleClass: 'md-logo',
}
