import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { bundleRules } from '../bundle-rules.ts'
import { ownValue } from '../../primitives/own-value.ts'

const meta = 'Write `export const meta = { title, description }`.'
const load =
  'Write `export function load()`, which runs once in the build; the page receives its result as `data`.'
const noServer = 'Remove it: every page is rendered once, in the build.'

/** Exports of pages in other frameworks, and what to write instead. Other exports may be imported by other files. */
const exportHelp: Readonly<Record<string, string>> = {
  title: meta,
  description: meta,
  metadata: meta,
  frontMatter: meta,
  frontmatter: meta,
  generateMetadata: meta,
  Head: meta,
  head: meta,
  noindex: 'Write `export const meta = { noindex: true }`.',
  getStaticProps: load,
  getServerSideProps: load,
  loader: load,
  data: load,
  getStaticPaths: 'Write a file for each page.',
  generateStaticParams: 'Write a file for each page.',
  revalidate: noServer,
  dynamic: noServer,
  prerender: noServer,
}

const metaKeys = ['title', 'description', 'noindex']

/** Exports of a page without effect: those of other frameworks, and unknown keys of `meta`. */
export async function reportPageExports(
  exported: unknown,
  { path, siteDir }: { readonly path: string; readonly siteDir: string },
): Promise<readonly Diagnostic[]> {
  if (!isRecord(exported)) return []
  const idle = Object.keys(exported).filter((name) => Object.hasOwn(exportHelp, name))
  const own = isRecord(exported['meta']) ? Object.keys(exported['meta']) : []
  const unknown = own.filter((key) => !metaKeys.includes(key))
  if (idle.length + unknown.length === 0) return []
  const source = tryReadText(join(siteDir, path)) ?? ''
  const at = (pattern: RegExp) => toPlace(path, placeOf(source, pattern))
  return [
    ...idle.map((name) =>
      bundleRules['page-export'].report({
        message: `The export \`${name}\` has no effect: of a page, docs-ssg reads \`default\`, \`meta\` and \`load\`.`,
        help: ownValue(exportHelp, name) ?? meta,
        place: at(new RegExp(`export\\b[^\\n]*\\b${name}\\b`)),
      }),
    ),
    ...unknown.map((key) =>
      bundleRules['page-export'].report({
        message: `\`meta.${key}\` has no effect: a page has \`meta.title\`, \`meta.description\` and \`meta.noindex\`.`,
        help: 'Remove it, or set it for all pages with `metadata` or `head` in the config.',
        place: at(new RegExp(`\\b${key}\\b\\s*:`)),
      }),
    ),
  ]
}

function placeOf(source: string, pattern: RegExp): { line: number; column: number } {
  const before = source.slice(0, Math.max(0, source.search(pattern))).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
