import { expect, it } from 'vitest'
import { parseLinks } from '../../../cli/agents/parse-links.ts'
import { findMarkers } from '../../../cli/content/code/lines/read-markers.ts'
import { splitFiles } from '../../../cli/content/code/split-files.ts'
import { keepUsedImports } from '../../../cli/content/code/variants/keep-used-imports.ts'
import { findStatements } from '../../../cli/content/dialect/jsx-statements.ts'
import { findDocComments } from '../../../cli/content/plugins/directives/docblock-source.ts'
import { codeForms, inlineForms } from '../../../cli/content/foreign/inline-forms.ts'
import {
  mayHaveUnparsedBlocks,
  unparsedBlocks,
} from '../../../cli/content/foreign/unparsed-blocks.ts'
import { unparsedForms } from '../../../cli/content/foreign/unparsed-forms.ts'
import { findFrontMatter } from '../../../cli/content/front-matter/find-front-matter.ts'
import { metadataTexts } from '../../../cli/content/front-matter/metadata-texts.ts'
import { findDifference } from '../../../cli/content/native/parser-differences.ts'
import { delimiterRow } from '../../../cli/content/sources/line-guards.ts'
import type { ContentPath } from '../../../cli/model/paths.ts'
import { toCode } from '../../../cli/declarations/read-signature.ts'
import { readReleases } from '../../../cli/integrations/changelog/read-releases.ts'
import { toCell } from '../../../cli/primitives/text/markdown-text.ts'
import { quoteSource } from '../../../cli/primitives/text/quote-source.ts'
import { listDangerousUrls, toPageMarkdown } from '../../../cli/primitives/text/safe-markdown.ts'
import { findRawMarks, plainTextMarks } from '../../../cli/primitives/text/raw-marks.ts'
import { applySuppressions } from '../../../cli/report/suppressions.ts'
import { readingMinutes } from '../../../cli/routes/blog/reading-time.ts'
import { readTwoslash } from '../../../cli/samples/read-twoslash.ts'
import { splitSections } from '../../../cli/translations/split-sections.ts'
import { make } from './content/page-of.ts'

const LENGTH = 200_000
const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

const block = {
  type: 'paragraph',
  spacesAfter: false,
  isBelowFence: false,
  isBelowQuote: false,
} as const
const differences = (text: string) => findDifference(text, block)
const forms = (text: string) =>
  [...inlineForms, ...codeForms].map(({ pattern }) => pattern.test(text))
const unparsed = (text: string) => [
  mayHaveUnparsedBlocks(text),
  ...[...unparsedBlocks, ...unparsedForms].map(({ pattern }) => [...text.matchAll(pattern)].length),
]
const ofHtml = (text: string) => make(`<p>\n${text}\n</p>\n`)
const ofTitle = (title: string) => metadataTexts({ title }, { math: true })
const comment = (text: string) => [
  toPageMarkdown(text, () => undefined),
  listDangerousUrls(text),
  findDocComments(`/** ${text} */\nexport const a = 1\n`, 'a'),
]
const readingTime = (value: string) =>
  readingMinutes({ sections: [], fences: [{ lang: '', meta: '', value, line: 1, indent: 0 }] })
const suppressed = (text: string) => applySuppressions('docs/a.md' as ContentPath, text, [])

/** What reads text of authors, and texts that it once read again from each of their characters. */
const readers: readonly (readonly [string, (text: string) => unknown, readonly string[]])[] = [
  [
    'parser differences',
    differences,
    [long('|'), long('\n'), long('\\'), `${long('\t')}x`, long('-->'), long('-x'), long(':a[')],
  ],
  [
    'unparsed blocks and links',
    unparsed,
    [long(' '), `a\n${long(' ')}x`, `[a;${long('\t')}`, `<http:\t${long('\t')}`],
  ],
  [
    'foreign forms',
    forms,
    [`{{${long('\t')}x`, `{%${long('\t')}`, `{%${long('a')}`, long('[[A!'), `[[${long('A')}`],
  ],
  ['marks in raw HTML', ofHtml, [long(' '), `${long('```a\n')}`, `|${long('-')}x`]],
  ['marks in titles', (text) => findRawMarks(text, plainTextMarks), [`{{${long('\t')}x`]],
  [
    'texts of metadata',
    ofTitle,
    [
      `a${long('\t')}b`,
      long('^['),
      long('a^[a b'),
      long('[['),
      long('{.a '),
      long(':a['),
      long('==a'),
    ],
  ],
  ['front matter', findFrontMatter, [`---${long('\t')}\u0001\n---\n`]],
  ['rows below the header of a table', (text) => delimiterRow.test(text), [`${long('\t')}x`]],
  ['imports of a page', findStatements, [`import x${long('\t')}y`, `import ${long('\t')}`]],
  ['exports of a page', findStatements, [`export const a = 'x${long(' ')}y'`]],
  [
    'imports of a sample',
    (text) => keepUsedImports(text, text),
    [`import a${long('\t')}b`, long('import a\n')],
  ],
  ['markers of code', findMarkers, [`a${long(' ')}b`, long(';'), `# (0)${long('\t')}x`]],
  [
    'files of a sample',
    (text) => splitFiles([{ text, source: 1, marks: new Set() }]),
    [`#file:-${long('\t')}E`],
  ],
  [
    'notation of twoslash',
    (text) => readTwoslash([text]),
    [`// ---cut-c${long('---')}x`, `// @a:${long('\t')}x`],
  ],
  [
    'sections of translations',
    splitSections,
    [`# a${long(' ')}b`, `# a {${long('\t')}`, `# a {#${long('b')}`],
  ],
  ['sources in messages', quoteSource, [`a${long('\t')}b`]],
  ['cells of tables', toCell, [long('\\'), `\`a${long('\t')}b\``]],
  ['comments that suppress', suppressed, [`<!-- docs-ssg-ignore a:${long('\t')}b`]],
  ['releases of a changelog', readReleases, [`## 1.0.0 a${long('\t')}b\n`]],
  ['declarations', toCode, [`a${long(';')}b`]],
  [
    'comments of packages',
    comment,
    [
      long('{@link '),
      long('{@link x '),
      `{@link ${long('x')}`,
      `{@link x${long(' ')}`,
      `{@link x|${long('|')}`,
      `[a](${long(' ')}`,
      `[a](b${long('\t')}`,
      long('[a](<'),
      long('[a](b "'),
      `${'['.repeat(1000)}](${long('b')}`,
      `[a](${long('(a)')}`,
    ],
  ],
  ['links of Markdown for programs', parseLinks, [`${long('~')} \``]],
  ['reading times', readingTime, [long('-')]],
]

it.each(
  readers.flatMap(([name, read, texts]) =>
    texts.map((text) => ({ name, read, text, from: text.slice(0, 12) })),
  ),
)('P4: 200,000 characters are read once: $name, from $from', async ({ read, text }) => {
  await expect(Promise.resolve(read(text))).resolves.not.toThrow()
})
