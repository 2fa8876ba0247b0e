// Every option once: type, default, rule and one documenting sentence. Enters: nothing. Leaves: the schema and its types.
// Must not read files; load-config.ts does.
import * as v from 'valibot'
import {
  docsSchema,
  localeSchema,
  markdownSchema,
  sidebarsSchema,
  versionSchema,
} from './schema-docs.ts'
import { option, severity } from './schema-parts.ts'
import {
  analyticsSchema,
  announcementSchema,
  colorModeSchema,
  footerSchema,
  navbarSchema,
  searchSchema,
  sidebarOptionsSchema,
  tableOfContentsSchema,
} from './schema-theme.ts'

const strings = v.array(v.string())
const redirectSchema = v.strictObject({
  from: v.union([v.string(), strings]),
  to: v.string(),
})

export const siteConfigSchema = v.strictObject({
  title: option(v.string(), 'Documentation', 'Name of the site.'),
  tagline: option(v.string(), '', 'One sentence about the site; the description of the home page.'),
  titleDelimiter: option(v.string(), '|', 'Stands between page title and site title.'),
  url: option(v.string(), 'http://localhost', 'Origin of the published site, without path.'),
  baseUrl: option(v.string(), '/', 'Path of the published site, slash at both ends.'),
  trailingSlash: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'true: `/x/`, false: `/x.html` served as `/x`; left out: `/x/index.html`, linked as `/x`.',
      ),
    ),
  ),
  favicon: v.optional(v.pipe(v.string(), v.description('Icon below a static folder.'))),
  image: v.optional(v.pipe(v.string(), v.description('Social preview below a static folder.'))),
  organizationName: v.optional(v.pipe(v.string(), v.description('Owner of the repository.'))),
  projectName: v.optional(v.pipe(v.string(), v.description('Name of the repository.'))),
  repository: v.optional(v.pipe(v.string(), v.description('Address of the repository.'))),
  noIndex: option(v.boolean(), false, 'Keep search engines from the whole site.'),
  onBrokenLinks: option(severity, 'throw', 'What a link to a page that does not exist is.'),
  onBrokenAnchors: option(severity, 'throw', 'What a link to an id that does not exist is.'),
  onBrokenAssets: option(severity, 'throw', 'What a missing picture or file is.'),
  onDuplicateIds: option(severity, 'warn', 'What two elements of one page with one id are.'),
  docs: option(docsSchema, {}, 'The Markdown files.'),
  pagesPath: option(v.string(), 'pages', 'Folder with React pages (`index.tsx` is the home page).'),
  staticDirectories: option(strings, ['static'], 'Folders whose files are copied as they are.'),
  customCss: option(strings, [], 'Style sheets added after ours, relative to the site folder.'),
  sidebars: v.optional(
    v.pipe(
      sidebarsSchema,
      v.description('Sidebars by name; generated from the folder when left out.'),
    ),
  ),
  sidebar: option(sidebarOptionsSchema, {}, 'How sidebars behave.'),
  versions: option(
    v.array(versionSchema),
    [{ name: 'current', label: 'Next' }],
    'Versions of the docs, the newest first.',
  ),
  locales: option(
    v.array(localeSchema),
    [{ code: 'en', label: 'English' }],
    'Languages of the docs, the default first.',
  ),
  navbar: option(navbarSchema, {}, 'The bar at the top.'),
  footer: v.optional(v.pipe(footerSchema, v.description('The footer; none when left out.'))),
  colorMode: option(colorModeSchema, {}, 'Light and dark.'),
  announcementBar: v.optional(
    v.pipe(announcementSchema, v.description('A notice above the navbar.')),
  ),
  tableOfContents: option(tableOfContentsSchema, {}, 'The contents list of a page.'),
  metadata: option(
    v.array(v.record(v.string(), v.string())),
    [],
    'More `meta` elements, as attribute maps.',
  ),
  search: option(searchSchema, { provider: 'embedded' }, 'How readers search.'),
  analytics: v.optional(
    v.pipe(analyticsSchema, v.description('A self-hosted counter; none when left out.')),
  ),
  redirects: option(v.array(redirectSchema), [], 'Old addresses and where they lead now.'),
  markdown: option(markdownSchema, {}, 'The Markdown dialect.'),
  components: option(
    v.record(v.string(), v.string()),
    {},
    'Content components by name: the file of each, relative to the site folder.',
  ),
  contentSecurityPolicy: option(
    v.strictObject({
      meta: option(v.boolean(), false, 'Write the policy into every page too.'),
      headers: option(v.boolean(), true, 'Write the policy into the `_headers` file.'),
    }),
    {},
    'The policy under which the site runs.',
  ),
  customFields: option(v.record(v.string(), v.unknown()), {}, 'Anything; React pages can read it.'),
})

/** What `site.config.ts` may hold. */
export type SiteConfig = v.InferInput<typeof siteConfigSchema>
/** All options with their defaults, and where the site is. */
export interface ResolvedConfig extends v.InferOutput<typeof siteConfigSchema> {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the cache folder. */
  readonly cacheDir: string
  /** Absolute path of the installed docs-ssg: the folder of its `package.json`, with `runtime/` in it. */
  readonly packageDir: string
  /** Path of the config file relative to the site's folder; absent when the site has none. */
  readonly configFile: string | undefined
  /** SHA-256 of the bundled config and of all it imports, hex. */
  readonly configHash: string
  /** The config file's text, so that a finding about an option can name its line. */
  readonly configText?: string
  readonly minify: boolean
  /** Draft pages are built too. */
  readonly drafts: boolean
}
