// Room: every option, once: its type, its default and its section in the manual
// Every option once: type, default, check and one sentence for the reference. Must not read files.
import * as v from 'valibot'
import type { Place } from '../primitives/files/place.ts'
import { analyticsSchema } from './analytics.ts'
import { feedbackSchema } from './values/feedback.ts'
import { blogSchema } from './blog.ts'
import { cacheSchema } from './cache.ts'
import { checksSchema } from './checks.ts'
import { collectionSchema, docsSchema, versionSchema } from './docs.ts'
import { hostFilesOption, policySchema } from './hosting.ts'
import { headEntries } from './head.ts'
import { integrationSchema } from './integrations.ts'
import { inventoriesOption } from './values/inventories.ts'
import { localeSchema } from './locales.ts'
import { llmsSchema } from './llms.ts'
import { markdownSchema } from './markdown.ts'
import { footerSchema, navbarSchema } from './navbar.ts'
import { doc, filledText, option, optional, severity } from '../primitives/formats/schema-parts.ts'
import { socialCardsSchema } from './social-cards.ts'
import type { RunSettings } from './run-flags.ts'
import { searchSchema } from './search.ts'
import { serveSchema } from './serve.ts'
import { sidebarsSchema } from './sidebars.ts'
import {
  announcementSchema,
  colorModeSchema,
  sidebarOptionsSchema,
  tableOfContentsSchema,
  themeSchema,
} from './theme.ts'
import { ownRecord } from '../primitives/own-record.ts'

const strings = v.array(v.string())

const redirectSchema = v.strictObject({
  from: doc(v.union([v.string(), strings]), 'The old path, or several of them.'),
  to: doc(filledText, 'A page of this site, with an optional `?` and `#` part, or a full URL.'),
})

/** The schema of `site.config.ts`. */
export const siteConfigSchema = v.strictObject({
  title: option(filledText, 'Documentation', 'Name of the site.'),
  tagline: option(v.string(), '', 'One sentence about the site; the description of the home page.'),
  titleDelimiter: option(v.string(), '|', 'Separates the page title from the site title.'),
  url: option(v.string(), 'http://localhost', 'Origin of the published site, without a path.'),
  baseUrl: option(
    v.string(),
    '/',
    'Path of the published site, with a slash at the start and the end.',
  ),
  trailingSlash: optional(
    v.boolean(),
    'Form of the URLs: `true` links to `/x/` and `false` to `/x`, which hosts serve from the file `x.html`. By default, pages are files like `x/index.html` and links are `/x`, which works on most hosts.',
  ),
  favicon: optional(
    v.string(),
    'Icon below a static folder; by default a file such as `favicon.svg` there, or else the first letter of the title.',
  ),
  image: optional(v.string(), 'Image for social previews, below a static folder.'),
  socialCards: option(
    socialCardsSchema,
    false,
    'Draw an image for link previews of each page without an `image`, with its title, its section and the name of the site. `true`, or an object of options. Needs the package `@takumi-rs/core`.',
  ),
  organizationName: optional(v.string(), 'Owner of the repository.'),
  projectName: optional(v.string(), 'Name of the repository.'),
  repository: optional(v.string(), 'URL of the repository.'),
  noIndex: option(v.boolean(), false, 'Ask search engines not to index the site.'),
  onBrokenLinks: option(severity, 'throw', "Severity of links to pages that don't exist."),
  onBrokenAnchors: option(severity, 'throw', "Severity of links to ids that don't exist."),
  onBrokenAssets: option(severity, 'throw', 'Severity of missing images and files.'),
  onDuplicateIds: option(severity, 'warn', 'Severity of ids that a page has more than once.'),
  docs: option(docsSchema, {}, 'The Markdown files.'),
  siteRoot: option(
    v.string(),
    '.',
    'Folder that `@site` refers to in imports and links, relative to the site folder.',
  ),
  collections: option(
    v.array(collectionSchema),
    [],
    'Further sets of docs, each with its own folder, URL path and sidebars.',
  ),
  blog: option(
    v.union([v.array(blogSchema), blogSchema, v.literal(false)]),
    [],
    'A blog, a list of several, or `false` for none. Posts are Markdown files whose name or front matter has a date.',
  ),
  pagesPath: option(
    v.string(),
    'pages',
    'Folder of pages in React or Markdown that have no sidebar (`index.tsx` is the home page).',
  ),
  pagesExclude: option(
    strings,
    [],
    'Glob patterns of files below `pagesPath` that do not become pages, in addition to tests and names that start with `_`.',
  ),
  staticDirectories: option(strings, ['static'], 'Folders whose files are copied unchanged.'),
  allowedPaths: option(
    strings,
    [],
    'Folders outside the site folder, relative to it, whose files pages may include and symbolic links may point to; everything in them can be published.',
  ),
  allowedDotFiles: option(
    strings,
    [],
    'Glob patterns of files whose name or folder begins with a dot and that may be published, such as `.htaccess`; `.well-known` and `.nojekyll` always may.',
  ),
  customCss: option(
    strings,
    [],
    'Style sheets that are added after the built-in ones, relative to the site folder.',
  ),
  sidebars: optional(
    sidebarsSchema,
    'Sidebars by name; generated from the folder by default. An entry is a doc id or an object whose `type` is `doc`, `link`, `category` or `autogenerated`.',
  ),
  sidebar: option(sidebarOptionsSchema, {}, 'Behavior of all sidebars.'),
  versions: option(
    v.array(versionSchema),
    [{ name: 'current', label: 'Next' }],
    'Versions of the docs, the newest first.',
  ),
  locales: option(
    v.array(localeSchema),
    [{ code: 'en', label: 'English' }],
    'Languages of the docs, the default language first.',
  ),
  navbar: option(navbarSchema, {}, 'The bar at the top of every page.'),
  footer: optional(footerSchema, 'The footer; none by default.'),
  colorMode: option(colorModeSchema, {}, 'Light and dark mode.'),
  announcementBar: optional(announcementSchema, 'A notice above the navbar; none by default.'),
  tableOfContents: option(tableOfContentsSchema, {}, 'The table of contents of a page.'),
  metadata: option(
    v.array(ownRecord(v.string(), v.string())),
    [],
    'More `meta` elements, each as an object of its attributes.',
  ),
  search: option(searchSchema, { provider: 'embedded' }, 'How readers search.'),
  llms: option(
    llmsSchema,
    {},
    'Files for programs that read the site: a Markdown file for each page, and `llms.txt`, which lists them. `false` writes neither; `llms: false` in the front matter of a page leaves the page out.',
  ),
  ...headEntries,
  feedback: optional(
    feedbackSchema,
    'Ask readers below each doc whether it was helpful. Nothing is asked or sent by default.',
  ),
  analytics: optional(
    analyticsSchema,
    'A page view counter, in one line: `{ provider: "plausible", id: "docs.example.org" }`; none by default. `serve` leaves it out.',
  ),
  redirects: option(v.array(redirectSchema), [], 'Old paths and where they redirect to.'),
  markdown: option(markdownSchema, {}, 'The Markdown dialect.'),
  integrations: option(
    v.array(integrationSchema),
    [],
    'Extensions that add pages, Markdown plugins, checks and files, in the order in which they are called.',
  ),
  components: option(
    ownRecord(v.string(), v.string()),
    {},
    'Components for Markdown by name: the file of each, relative to the site folder.',
  ),
  theme: option(themeSchema, {}, 'The look of the site: colors, fonts and parts of the layout.'),
  assetIntegrity: option(
    v.boolean(),
    false,
    'Name the hash of every script and style sheet of the site in its pages, so that browsers refuse a file that a CDN or a proxy has changed. `serve` leaves it out.',
  ),
  contentSecurityPolicy: option(policySchema, {}, 'The Content Security Policy of the site.'),
  hostFiles: hostFilesOption,
  inventories: inventoriesOption,
  cache: option(cacheSchema, {}, 'What builds keep for later ones.'),
  serve: option(serveSchema, {}, 'The development server.'),
  checks: option(checksSchema, {}, 'Checks in addition to those of links and files.'),
  customFields: option(
    ownRecord(v.string(), v.unknown()),
    {},
    'Any values; React pages can read them.',
  ),
})

/** The options of `site.config.ts` as an author writes them. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>

/** All options with their defaults, and the folders of the site. */
export interface ResolvedConfig extends v.InferOutput<typeof siteConfigSchema>, RunSettings {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the cache folder. */
  readonly cacheDir: string
  /**
   * Absolute path of the installed docs-ssg: the folder of its `package.json`, with `runtime/` in
   * it.
   */
  readonly packageDir: string
  /** Path of the config file relative to the site's folder; undefined without one. */
  readonly configFile: string | undefined
  /** SHA-256 of the bundled config and of all it imports, hex. */
  readonly configHash: string
  /**
   * Where each option is written, by its key (`navbar.items[0].to`); options that code computes are
   * absent.
   */
  readonly optionPlaces: OptionPlaces
}

/** Where options are written; found when the first one is asked for. */
export type OptionPlaces = Pick<ReadonlyMap<string, Place>, 'get' | 'has' | 'keys'>
