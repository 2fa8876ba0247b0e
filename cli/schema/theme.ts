import * as v from 'valibot'
import { fontOption } from './values/font.ts'
import { doc, optional, option } from '../primitives/formats/schema-parts.ts'

/** The options of the light and the dark mode. */
export const colorModeSchema = v.strictObject({
  defaultMode: option(
    v.picklist(['light', 'dark']),
    'light',
    'Mode for readers who have not chosen one.',
  ),
  disableSwitch: option(v.boolean(), false, 'Leave out the color mode switch.'),
  respectPrefersColorScheme: option(
    v.boolean(),
    true,
    'Use the mode of the operating system for readers who have not chosen one. False by default if `defaultMode` is set.',
  ),
})

/** The options of the announcement bar. */
export const announcementSchema = v.strictObject({
  id: option(
    v.string(),
    'announcement-bar',
    'Change it to show the bar again to readers who closed it.',
  ),
  content: doc(v.string(), 'Text of the bar, as inline Markdown.'),
  isCloseable: option(v.boolean(), true, 'Readers can close the bar.'),
})

/** The options of the table of contents. */
export const tableOfContentsSchema = v.strictObject({
  minHeadingLevel: option(
    v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    2,
    'Highest heading level in the list.',
  ),
  maxHeadingLevel: option(
    v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    3,
    'Lowest heading level in the list.',
  ),
})

/** The options that all sidebars share. */
export const sidebarOptionsSchema = v.strictObject({
  hideable: option(v.boolean(), false, 'Readers can hide the sidebar.'),
  autoCollapseCategories: option(v.boolean(), false, 'Opening a category closes its siblings.'),
  collapsible: option(
    v.boolean(),
    true,
    'Readers can collapse categories, except those with `collapsible: false`.',
  ),
  collapsed: option(
    v.boolean(),
    true,
    'Categories are collapsed at first, except those with `collapsed: false`.',
  ),
})

const slot = (sentence: string) => v.exactOptional(doc(v.string(), sentence))

/** A slot that takes nothing away from the layout, so that no update can break it. */
const safeSlot = (sentence: string) => slot(`${sentence} Safe.`)
/** A slot around a part of the layout: without `children`, the site no longer gets its updates. */
const wrapSlot = (sentence: string) =>
  slot(`${sentence} Safe to wrap around \`children\`, unsafe to replace.`)

const slotsSchema = v.strictObject({
  logo: wrapSlot('Replaces the logo and the title in the navbar.'),
  navbarStart: safeSlot('An empty slot between the logo and the links of the navbar.'),
  navbarItems: wrapSlot('Replaces the links of the navbar on wide screens.'),
  navbarEnd: wrapSlot('Replaces the controls at the end of the navbar: search and color mode.'),
  sidebarTop: safeSlot('An empty slot above the links of the sidebar, also in the menu of phones.'),
  sidebarBottom: safeSlot('An empty slot below the links of the sidebar.'),
  docHeader: wrapSlot('Replaces the breadcrumbs above a doc.'),
  articleTop: safeSlot('An empty slot above the article of a doc, below the breadcrumbs.'),
  articleBottom: safeSlot('An empty slot below the article, above the edit link.'),
  docFooter: wrapSlot('Replaces the edit link and the links to the neighboring docs.'),
  tocBottom: safeSlot('An empty slot below the table of contents of wide screens.'),
  footer: wrapSlot('Replaces the footer.'),
  page: wrapSlot('Replaces or wraps the content of every page, between navbar and footer.'),
  head: safeSlot(
    'Writes `meta`, `link` and data (`<script type="application/ld+json">`) into the head of every page.',
  ),
  notFound: safeSlot('Replaces the “Page not found” page.'),
  home: safeSlot('The page at `/`.'),
})

/** The options of the layout. */
export const themeSchema = v.strictObject({
  look: option(
    v.picklist(['own', 'docusaurus']),
    'own',
    '`docusaurus` has neutral colors, and the grid and the helper classes of the Docusaurus theme under their names; folders in the sidebar keep the name that they have on disk.',
  ),
  accent: optional(
    v.string(),
    'The color of the brand, in any notation of CSS: `#2459c4`. Buttons have it; links, marks and tints are computed from it for both color modes, so that their contrast meets WCAG AA. `--ifm-color-primary` in a style sheet does the same.',
  ),
  accentDark: optional(
    v.string(),
    'The color of the brand in dark mode; a lighter form of `accent` by default.',
  ),
  neutral: optional(
    v.string(),
    'A color that gives its hue to the grays of text, lines and backgrounds. Its chroma is limited.',
  ),
  radius: optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0|\d*\.?\d+(?:px|rem|em))$/, 'a length, such as `0`, `4px` or `0.75rem`'),
    ),
    'Roundness of corners, as a length: `0`, `4px` or `0.75rem`. Large boxes are rounder, small ones less.',
  ),
  font: fontOption,
  viewTransitions: option(
    v.boolean(),
    false,
    'Fade from page to page in browsers that can, unless the reader prefers reduced motion. What both pages show stays in place.',
  ),
  inlineStyles: option(
    v.union([v.literal('auto'), v.boolean()]),
    'auto',
    'Write the style sheets into each page instead of linking to them, so that the first paint needs a single request. `auto` does so while the style sheet has at most 100 kB and all copies together at most 5 MB, which is about 100 pages; the pages of larger sites link to one file.',
  ),
  slots: option(
    slotsSchema,
    {},
    "Parts of the layout that files of the site replace. Each file has a component as its default export, which receives the original part as `children`; the type of its props is `SlotProps<'footer'>`, for example. A safe slot keeps working with every update; an unsafe one doesn't get what an update changes in the part that it replaces.",
  ),
})
