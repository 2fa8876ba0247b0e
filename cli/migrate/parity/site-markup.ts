/**
 * How a tool marks up the parts of its pages. The pages of docs-ssg itself need no entry here. With
 * the old tool's theme they also use its classes.
 */
export interface SiteMarkup {
  /** Class of the element around the author's text. */
  readonly articleClass: string
  /** Id of the element around the content of pages that have no `main`. */
  readonly contentId: string
  /** Classes of elements inside the content that the tool adds to the author's text. */
  readonly addedClasses: readonly string[]
  /** Class of the link beside a heading that points to the heading itself. */
  readonly headingLinkClass: string
  /** The `aria-label` of the sidebar. */
  readonly sidebarLabel: string
  /** Class of a sidebar whose label is translated. */
  readonly sidebarClass?: string
  /** Relative links of `a/index.html` count from `/a/`, and not from `/a`. */
  readonly hasFolderLinks?: boolean
  /** Class of a sidebar link that only opens and closes a category. */
  readonly categoryToggleClass: string
}
