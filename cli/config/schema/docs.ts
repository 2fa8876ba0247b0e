// The options about sources: docs, versions, locales, Markdown. Enters: nothing. Leaves: valibot schemas.
// Must not know how a page looks.
import * as v from 'valibot'
import { doc, option } from './schema-parts.ts'
import { sidebarsSchema } from './sidebars.ts'
import { translationsSchema } from './translations.ts'

const strings = v.array(v.string())

export const docsSchema = v.strictObject({
  path: option(v.string(), 'docs', 'Folder with the Markdown files, relative to the site folder.'),
  routeBasePath: option(v.string(), '/', 'Where the docs stand in the site: `/` or `docs`.'),
  include: option(
    strings,
    ['**/*.{md,mdx}'],
    'Glob patterns of the files that are pages, relative to `docs.path`.',
  ),
  exclude: option(
    strings,
    ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**'],
    'Glob patterns of files that are not pages.',
  ),
  editUrl: v.optional(
    v.pipe(
      v.string(),
      v.description('Start of the edit link; the path of the file below `docs.path` is appended.'),
    ),
  ),
  showLastUpdateTime: option(v.boolean(), true, 'Show when a page last changed, read from git.'),
  showLastUpdateAuthor: option(v.boolean(), false, 'Show who last changed a page, read from git.'),
  breadcrumbs: option(v.boolean(), true, 'Show the path of categories above a page.'),
  numberPrefixParser: option(
    v.boolean(),
    true,
    'Drop `01-` and the like from file names in addresses and use it as the order.',
  ),
  mainDoc: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Id of the doc that stands for the whole version; the first of the sidebar when left out.',
      ),
    ),
  ),
})

export const collectionSchema = v.strictObject({
  name: v.pipe(v.string(), v.description('Its name, unlike that of any other: `community`.')),
  path: v.pipe(v.string(), v.description('Folder with its Markdown files.')),
  routeBasePath: v.pipe(v.string(), v.description('Where it stands in the site: `community`.')),
  editUrl: v.optional(
    v.pipe(v.string(), v.description('Start of the edit link; `docs.editUrl` is not for it.')),
  ),
  docsPaths: option(
    v.record(v.string(), v.string()),
    {},
    'Folders of its translations by the code of the locale; `i18n/<code>.<name>` where one is left out and the locale has a fallback.',
  ),
  sidebars: v.optional(
    v.pipe(
      sidebarsSchema,
      v.description('Its sidebars by name; generated from the folder when left out.'),
    ),
  ),
})

export const versionSchema = v.strictObject({
  name: v.pipe(v.string(), v.description('`current` or the name of the version.')),
  label: v.pipe(v.string(), v.description('What the version switcher shows.')),
  path: option(v.string(), '/', 'Where the version stands: `/` or `1.0`.'),
  docsPath: v.optional(
    v.pipe(v.string(), v.description('Folder of this version; `docs.path` for the first version.')),
  ),
  editUrl: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Start of the edit link of its docs; without it only those in `docs.path` have one.',
      ),
    ),
  ),
  banner: option(
    v.picklist(['none', 'unreleased', 'unmaintained']),
    'none',
    'Notice above every page of the version.',
  ),
  noIndex: option(v.boolean(), false, 'Keep search engines from the version.'),
  sidebars: v.optional(
    v.pipe(
      sidebarsSchema,
      v.description('Sidebars of this version alone, instead of those of the whole site.'),
    ),
  ),
})

export const localeSchema = v.strictObject({
  code: v.pipe(v.string(), v.description('BCP 47 language tag: `en`, `pt-BR`.')),
  label: v.pipe(v.string(), v.description('Name of the language in the language itself.')),
  direction: option(v.picklist(['ltr', 'rtl']), 'ltr', 'Writing direction.'),
  path: option(v.string(), '/', 'Where the locale stands: `/` or `fr`.'),
  docsPath: v.optional(
    v.pipe(
      v.string(),
      v.description('Folder of the translated docs; `docs.path` for the first locale.'),
    ),
  ),
  docsPaths: option(
    v.record(v.string(), v.string()),
    {},
    'Folders of the translated docs by the name of the version; where none is named, the first version lives in `docsPath` and others in `version-<name>` below it.',
  ),
  pagesPath: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Folder of the translated Markdown pages; `i18n/<code>.pages` when left out. Pages without a translation stand in the language of the first locale.',
      ),
    ),
  ),
  fallback: option(
    v.boolean(),
    false,
    'Show docs that nobody has translated yet in the language of the first locale.',
  ),
  translations: option(
    v.record(v.string(), v.string()),
    {},
    'Texts of the config in this language, by the text as the config has it: titles, the tagline, labels of navbar, footer, versions and sidebars, the copyright line.',
  ),
  messages: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'JSON file with the texts that components of the site hand to `Translate` of `@docusaurus/Translate`, by their id: `i18n/de/code.json`.',
      ),
    ),
  ),
  uiTranslations: option(
    translationsSchema,
    {},
    'What docs-ssg itself says on pages of this language. Built in are Chinese, Dutch, English, French, German, Italian, Japanese, Korean, Portuguese, Russian and Spanish; other languages start from English. `{name}` is filled in; `|` separates the forms of a number.',
  ),
})

const magicCommentSchema = v.strictObject({
  className: doc(v.string(), 'The class of the lines that it marks, for `customCss`.'),
  line: v.exactOptional(doc(v.string(), 'The words of a comment that marks the line below.')),
  block: v.exactOptional(
    doc(
      v.strictObject({
        start: doc(v.string(), 'The words of the comment above the lines.'),
        end: doc(v.string(), 'The words of the comment below them.'),
      }),
      'Comments around the lines that they mark.',
    ),
  ),
})

export const markdownSchema = v.strictObject({
  format: option(
    v.picklist(['detect', 'md', 'mdx']),
    'detect',
    'How pages are read whose header says no `format`: `md` is CommonMark with directives, without tags of components, braces and imports; `mdx` takes every tag as JSX does; `detect` goes by the extension, and knows components in both.',
  ),
  rawHtml: option(
    v.picklist(['sanitize', 'off', 'trust']),
    'sanitize',
    'Raw HTML: kept by an allow-list, shown as text, or passed through.',
  ),
  admonitions: option(strings, [], 'More admonition types beside the built-in ones.'),
  emoji: option(v.boolean(), true, 'Turn `:tada:` into the character.'),
  javascriptVariants: option(v.boolean(), true, 'Show each TypeScript sample in JavaScript too.'),
  math: option(
    v.boolean(),
    false,
    'Render `$…$` and `$$…$$` with KaTeX, which the site must install.',
  ),
  mermaid: option(
    v.boolean(),
    false,
    'Draw `mermaid` fences in the browser with Mermaid, which the site must install. Its drawings need inline styles, which the policy of the site then allows.',
  ),
  languages: option(strings, [], 'More Prism languages to highlight, by their Prism name.'),
  grammars: option(
    v.array(v.unknown()),
    [],
    'Functions that are given Prism and add languages to it: `(Prism) => { Prism.languages.mine = … }`.',
  ),
  magicComments: option(
    v.array(magicCommentSchema),
    [],
    'More comments in code that mark lines, beside `highlight-…` and `[!code …]`.',
  ),
  remarkPlugins: option(
    v.array(v.unknown()),
    [],
    'Unified plugins on the Markdown tree, after ours.',
  ),
  rehypePlugins: option(v.array(v.unknown()), [], 'Unified plugins on the HTML tree, after ours.'),
  beforeDefaultRemarkPlugins: option(
    v.array(v.unknown()),
    [],
    'Unified plugins on the Markdown tree, before ours.',
  ),
  beforeDefaultRehypePlugins: option(
    v.array(v.unknown()),
    [],
    'Unified plugins on the HTML tree, before ours.',
  ),
  frameHosts: v.optional(
    v.pipe(
      strings,
      v.description(
        'Hosts whose pages may stand in a frame, each with its subdomains; all when left out.',
      ),
    ),
  ),
  docblockSources: option(
    strings,
    [],
    'Folders with TypeScript sources that `docblock://` links read.',
  ),
})
