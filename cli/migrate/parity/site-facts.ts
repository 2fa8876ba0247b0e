// The content of a site, in one form for the old site and the new one.

export interface PageFacts {
  /** Undefined: the sources of the old site don't say, or the page is a redirect. */
  readonly title: string | undefined
  readonly description: string | undefined
  /** Ids of headings; for a page of the new site, all ids. */
  readonly ids: readonly string[]
  /** Targets of the links in the content: `/guide/install#top`, or a full URL. */
  readonly links: readonly string[]
  /** Where the page redirects to. */
  readonly redirectTo?: string
  /** Reading the page took too long, so its content is unknown. */
  readonly isUnread?: true
}

export interface SiteFacts {
  /** By URL without base path and trailing slash: `/guide/install`, `/`. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Entries of all sidebars that link to a page: `label → /url`. */
  readonly sidebar: ReadonlySet<string>
}

/** A page whose content is unknown or doesn't count. */
export const emptyPage: PageFacts = {
  title: undefined,
  description: undefined,
  ids: [],
  links: [],
}
