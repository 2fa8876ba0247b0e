import { join, posix } from 'node:path'
import { withoutNumberPrefixes } from '../../../runtime/shared/text/number-prefix.ts'
import { withoutMarkdownEnding } from '../../primitives/files/markdown-file.ts'
import { toText, type Values } from '../coerce.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import type { SourceFiles } from '../source-files.ts'
import { listMarkdown } from './list-markdown.ts'

/** A page of plain Markdown. */
export interface PlainPage {
  /** Relative to the folder of the docs. */
  readonly path: string
  /** Without trailing slash: `/guide/install`; `/` for the home page. */
  readonly url: string
  readonly frontMatter: Values
  /** Undefined: the page has no heading in Markdown. */
  readonly title: string | undefined
  /** Without front matter and code. */
  readonly text: string
}

interface PlainPages {
  readonly pages: readonly PlainPage[]
  /** Files with the URL of another page, which the site leaves out. */
  readonly repeated: readonly string[]
  /** Numbers in front of names only order the pages, and are not part of URLs. */
  readonly hasNumbers: boolean
}

/** A number and a dot in front of a name, as sites of Nuxt write it; such a folder can't be published. */
const numbered = /(?:^|\/)\d+\.(?=[a-z]{2})[^/]+\//i

/** The pages of a folder (absolute). If several have the same URL, `index.md` wins. */
export function readPages(docsDir: string, files: SourceFiles): PlainPages {
  const byUrl = new Map<string, string>()
  const paths = listMarkdown(docsDir, files)
  const hasNumbers = paths.some((path) => numbered.test(path))
  const urlOf = (path: string): string => toUrl(path, hasNumbers)
  for (const path of paths.toSorted(byIndex)) {
    const url = urlOf(path)
    if (!byUrl.has(url)) byUrl.set(url, path)
  }
  const isKept = (path: string): boolean => byUrl.get(urlOf(path)) === path
  return {
    pages: paths.filter(isKept).flatMap((path) => {
      const file = join(docsDir, path)
      const source = files.read(file) ?? ''
      return files.within(file, () => toPage(path, source, hasNumbers)) ?? []
    }),
    repeated: paths.filter((path) => !isKept(path)),
    hasNumbers,
  }
}

const isIndex = (path: string): boolean => /^index$/i.test(posix.parse(path).name)
const byIndex = (a: string, b: string): number => Number(isIndex(b)) - Number(isIndex(a))

/**
 * The page in a file (relative to the docs), whose text is `source`. `hasNumbers`: numbers in front of names
 * are not part of its URL.
 */
export function toPage(path: string, source: string, hasNumbers = false): PlainPage {
  const { frontMatter, heading, text } = readMarkdown(source)
  const slug = toText(frontMatter['slug'])
  return {
    path,
    url:
      slug === undefined ? toUrl(path, hasNumbers) : posix.resolve('/', posix.dirname(path), slug),
    frontMatter,
    title: toText(frontMatter['title']) ?? heading,
    text,
  }
}

/** `index`, `README` and a file named like its folder have the URL of the folder, but not `1.index`. */
function toUrl(path: string, hasNumbers: boolean): string {
  const written = posix.join('/', withoutMarkdownEnding(path))
  const id = withoutNumberPrefixes(written, hasNumbers)
  const folder = posix.dirname(id)
  const name = posix.basename(written).toLowerCase()
  const isFolder =
    /^(?:index|readme)$/.test(name) || name === posix.basename(posix.dirname(written)).toLowerCase()
  return isFolder ? folder : id
}
