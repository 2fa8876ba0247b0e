// The options about what surrounds an article. Enters: nothing. Leaves: valibot schemas.
// Must not know where pages come from.
import * as v from 'valibot'
import { doc, option } from './schema-parts.ts'

const linkTarget = {
  label: v.pipe(v.string(), v.description('What the reader sees.')),
  to: v.optional(v.pipe(v.string(), v.description('A page of this site: `/guide/install`.'))),
  href: v.optional(v.pipe(v.string(), v.description('An address elsewhere.'))),
}

const logoSchema = v.strictObject({
  src: v.pipe(v.string(), v.description('Picture below a static folder.')),
  srcDark: v.optional(v.pipe(v.string(), v.description('The picture for the dark mode.'))),
  alt: option(v.string(), '', 'Text for readers who do not see the picture.'),
  width: v.optional(
    v.pipe(
      v.number(),
      v.description('Width in CSS pixels; that of the picture at this height when left out.'),
    ),
  ),
  height: option(v.number(), 32, 'Height in CSS pixels.'),
})

const navbarItem = v.strictObject({
  ...linkTarget,
  type: option(
    v.picklist(['link', 'dropdown', 'versions', 'locales', 'search']),
    'link',
    'What the item is.',
  ),
  position: option(v.picklist(['left', 'right']), 'left', 'Side of the navbar.'),
  activeBasePath: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'The item is marked on every page below this path. When left out it is the folder of `to`, or `to` itself where other items lead into that folder.',
      ),
    ),
  ),
  items: option(v.array(v.strictObject(linkTarget)), [], 'Links of a dropdown.'),
  className: v.optional(
    v.pipe(v.string(), v.description('Names of the link for style sheets of the site.')),
  ),
  hideLabel: option(
    v.boolean(),
    false,
    'The label is for those who do not see the icon that a style sheet draws in the link.',
  ),
})

export const navbarSchema = v.strictObject({
  title: v.optional(
    v.pipe(v.string(), v.description('Text beside the logo; the site title when left out.')),
  ),
  logo: v.optional(doc(logoSchema, 'Picture beside the title, linked to the home page.')),
  hideOnScroll: option(
    v.boolean(),
    false,
    'Hide the navbar on the way down and show it on the way up.',
  ),
  items: option(v.array(navbarItem), [], 'Links, left to right.'),
})

const linkGroup = v.strictObject({
  title: doc(v.string(), 'What stands above the group.'),
  items: doc(v.array(v.strictObject(linkTarget)), 'Links, top to bottom.'),
})

export const footerSchema = v.strictObject({
  style: option(v.picklist(['light', 'dark']), 'dark', 'Colours of the footer.'),
  logo: v.optional(doc(logoSchema, 'Picture above the copyright line.')),
  links: option(v.array(linkGroup), [], 'Groups of links.'),
  copyright: option(v.string(), '', 'Copyright line, inline Markdown.'),
})

export const colorModeSchema = v.strictObject({
  defaultMode: option(
    v.picklist(['light', 'dark']),
    'light',
    'The mode of a reader who has not chosen.',
  ),
  disableSwitch: option(v.boolean(), false, 'Leave the switch out.'),
  respectPrefersColorScheme: option(
    v.boolean(),
    false,
    'Follow the system of a reader who has not chosen.',
  ),
})

export const announcementSchema = v.strictObject({
  id: option(v.string(), 'announcement-bar', 'A dismissed bar comes back when this changes.'),
  content: v.pipe(v.string(), v.description('Inline Markdown.')),
  isCloseable: option(v.boolean(), true, 'Readers may dismiss the bar.'),
})

export const tableOfContentsSchema = v.strictObject({
  minHeadingLevel: option(
    v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    2,
    'Highest heading level listed.',
  ),
  maxHeadingLevel: option(
    v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    3,
    'Lowest heading level listed.',
  ),
})

export const sidebarOptionsSchema = v.strictObject({
  hideable: option(v.boolean(), false, 'Readers may fold the sidebar away.'),
  autoCollapseCategories: option(v.boolean(), false, 'Opening a category closes its siblings.'),
  collapsible: option(v.boolean(), true, 'Categories can be folded, unless one says otherwise.'),
  collapsed: option(v.boolean(), true, 'Categories begin folded, unless one says otherwise.'),
})

const slot = (sentence: string) => v.exactOptional(doc(v.string(), sentence))

const slotsSchema = v.strictObject({
  logo: slot('Instead of the logo and the title in the navbar.'),
  navbarEnd: slot('Instead of the tools at the end of the navbar: search and colour switch.'),
  docHeader: slot('Instead of the breadcrumbs above a doc.'),
  docFooter: slot('Instead of the edit link and the ways on below a doc.'),
  notFound: slot('Instead of the page of unknown addresses.'),
  home: slot('The page at `/`.'),
})

export const themeSchema = v.strictObject({
  look: option(
    v.picklist(['own', 'docusaurus']),
    'own',
    "`docusaurus`: neutral colours, the grid and the helper classes that pages of Docusaurus's theme use, under its names; folders in the sidebar are called as on disk.",
  ),
  slots: option(
    slotsSchema,
    {},
    'Parts of the layout that files of the site replace. Each exports a component as default, which is given what it replaces as `children`.',
  ),
})

const provider = 'Who answers: data built with the site, Algolia DocSearch, or nobody.'

const searchShared = {
  placeholder: option(v.string(), 'Search docs', 'Text in the search button and field.'),
  maxResults: option(v.number(), 20, 'Hits in the modal.'),
  reportUrl: v.optional(
    v.pipe(v.string(), v.description('Where `Let us know.` leads; `{query}` is replaced.')),
  ),
  synonyms: option(v.array(v.array(v.string())), [], 'Groups of words that mean the same.'),
}

const searchTestsSchema = v.strictObject({
  file: doc(v.string(), 'JSON file with queries and the targets they must find.'),
  minMrr: option(v.number(), 0.9, 'Floor of the mean reciprocal rank.'),
  minSuccessAt5: option(
    v.number(),
    0.97,
    'Floor of the share of queries with a target among the first five.',
  ),
})

export const searchSchema = v.variant('provider', [
  v.strictObject({
    provider: doc(v.literal('embedded'), provider),
    ...searchShared,
    tests: v.optional(
      doc(searchTestsSchema, 'Queries that must find their pages, held by the build.'),
    ),
  }),
  v.strictObject({
    provider: doc(v.literal('algolia'), provider),
    ...searchShared,
    appId: doc(v.string(), 'Application id.'),
    apiKey: v.pipe(v.string(), v.description('The search-only key; it is public.')),
    indexName: doc(v.string(), 'Name of the index.'),
    contextualSearch: option(v.boolean(), true, 'Filter by language and docs version.'),
    host: v.optional(
      v.pipe(v.string(), v.description('Another host that speaks the same protocol.')),
    ),
  }),
  v.strictObject({ provider: doc(v.literal('none'), provider) }),
])

export const analyticsSchema = v.strictObject({
  src: v.pipe(v.string(), v.description('Address of the script.')),
  websiteId: v.pipe(v.string(), v.description('The id the script is given.')),
  domains: option(v.array(v.string()), [], 'Count only on these hosts.'),
  autoTrack: option(v.boolean(), true, 'Count page views without being called.'),
  doNotTrack: option(v.boolean(), true, 'Count nobody who asks not to be tracked.'),
  cache: option(v.boolean(), true, 'Let the script cache its session.'),
})
