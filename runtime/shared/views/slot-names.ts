// The places of the layout that files of a site fill. The schema of the config describes each.

/** They are rendered once for many pages, so what they show can't depend on the page. */
export const siteSlots = [
  'logo',
  'navbarStart',
  'navbarItems',
  'navbarEnd',
  'sidebarTop',
  'sidebarBottom',
  'footer',
] as const

/** They are rendered for each page, of every kind. */
export const pageSlots = ['head', 'page'] as const

/** They are rendered for each doc. */
const docSlots = ['docHeader', 'articleTop', 'articleBottom', 'docFooter', 'tocBottom'] as const

export type SiteSlot = (typeof siteSlots)[number]
export type PageSlot = (typeof pageSlots)[number]
export type DocSlot = (typeof docSlots)[number]

/** The slots that are parts of a page; `home` and `notFound` are pages. */
export type PartSlot = SiteSlot | PageSlot | DocSlot

export const partSlots: readonly PartSlot[] = [...siteSlots, ...pageSlots, ...docSlots]
