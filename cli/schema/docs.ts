import * as v from 'valibot'
import { filledText, option, optional } from '../primitives/formats/schema-parts.ts'
import { sidebarsSchema } from './sidebars.ts'
import { ownRecord } from '../primitives/own-record.ts'

const strings = v.array(v.string())

/** The options of the main set of docs. */
export const docsSchema = v.strictObject({
  path: option(v.string(), 'docs', 'Folder of the Markdown files, relative to the site folder.'),
  routeBasePath: option(v.string(), '/', 'URL path of the docs within the site: `/` or `docs`.'),
  include: option(
    strings,
    ['**/*.{md,mdx,markdown,mdown,mkd,mkdn,mkdown}'],
    'Glob patterns of the files that become pages, relative to `docs.path`. Extensions match in every letter case.',
  ),
  exclude: option(
    strings,
    ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**'],
    'Glob patterns of files that do not become pages.',
  ),
  editUrl: optional(
    v.string(),
    'Start of the edit link; the path of the file below `docs.path` is appended.',
  ),
  activeFiles: option(
    v.picklist(['refuse', 'publish']),
    'refuse',
    'What becomes of files beside docs that a browser could run on the site: `refuse` makes a link to such a file an error and publishes SVG images without scripts; `publish` publishes all files unchanged, which gives every page the rights of your scripts. Files in `staticDirectories` are always published unchanged.',
  ),
  showLastUpdateTime: option(
    v.boolean(),
    true,
    'Show when a page was last changed, according to git.',
  ),
  showLastUpdateAuthor: option(
    v.boolean(),
    false,
    'Show who last changed a page, according to git.',
  ),
  tags: option(
    v.string(),
    'tags.yml',
    'File of the tags with their labels, URLs and descriptions, relative to the folder of the docs. If it exists, other tags are reported.',
  ),
  tagsBasePath: option(
    v.string(),
    'tags',
    'Path of the pages of tags, below the path of the docs. There are none unless pages have `tags`.',
  ),
  showContributors: option(
    v.boolean(),
    false,
    'Show everyone who has changed a page, according to git, below it.',
  ),
  breadcrumbs: option(v.boolean(), true, 'Show the path of categories above a page.'),
  numberPrefixParser: option(
    v.boolean(),
    true,
    'Remove number prefixes such as `01-` from URLs and sort by them.',
  ),
  mainDoc: optional(
    v.string(),
    'Id of the doc that links to a version point to; the first doc of the sidebar by default.',
  ),
})

/** The options of a further set of docs. */
export const collectionSchema = v.strictObject({
  name: v.pipe(v.string(), v.description('Unique name: `community`.')),
  path: v.pipe(v.string(), v.description('Folder of its Markdown files.')),
  routeBasePath: v.pipe(
    v.string(),
    v.description('URL path of the collection within the site: `community`.'),
  ),
  editUrl: optional(
    v.string(),
    'Start of the edit link; `docs.editUrl` does not apply to collections.',
  ),
  docsPaths: option(
    ownRecord(v.string(), v.string()),
    {},
    'Folders of its translations by the code of the locale. `i18n/<code>.<name>` by default, for locales with a fallback.',
  ),
  sidebars: optional(sidebarsSchema, 'Its sidebars by name; generated from the folder by default.'),
})

/** The options of a version of the docs. */
export const versionSchema = v.strictObject({
  name: v.pipe(filledText, v.description('`current` or the name of the version.')),
  label: v.pipe(filledText, v.description('Label in the version switcher.')),
  path: option(v.string(), '/', 'URL path of the version: `/` or `1.0`.'),
  docsPath: optional(
    v.string(),
    'Folder of this version; by default `docs.path` for the version `current` (the first one if none has that name), and `versioned_docs/version-<name>` for others.',
  ),
  editUrl: optional(
    v.string(),
    'Start of the edit link of its docs; without it, only docs in `docs.path` have an edit link.',
  ),
  banner: option(
    v.picklist(['none', 'unreleased', 'unmaintained']),
    'none',
    'Notice above every page of the version.',
  ),
  noIndex: option(v.boolean(), false, 'Ask search engines not to index the version.'),
  frozen: option(
    v.boolean(),
    false,
    'Publish the articles that `docs-ssg version <name> --freeze` has kept in `frozen/`. They are never compiled again, and a change of their sources is an error.',
  ),
  sidebars: optional(
    sidebarsSchema,
    'Sidebars of this version, in place of those of the whole site.',
  ),
})
