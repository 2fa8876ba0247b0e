import { join, posix } from 'node:path'
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
}

/** The pages of a folder (absolute). If several have the same URL, `index.md` wins. */
export function readPages(docsDir: string, files: SourceFiles): PlainPages {
  const byUrl = new Map<string, string>()
  const paths = listMarkdown(docsDir, files)
  for (const path of paths.toSorted(byIndex)) {
    const url = toUrl(path)
    if (!byUrl.has(url)) byUrl.set(url, path)
  }
  const isKept = (path: string): boolean => byUrl.get(toUrl(path)) === path
  return {
    pages: paths.filter(isKept).flatMap((path) => {
      const file = join(docsDir, path)
      const source = files.read(file) ?? ''
      return files.within(file, () => toPage(path, source)) ?? []
    }),
    repeated: paths.filter((path) => !isKept(path)),
  }
}

const isIndex = (path: string): boolean => /^index$/i.test(posix.parse(path).name)
const byIndex = (a: string, b: string): number => Number(isIndex(b)) - Number(isIndex(a))

/** The page in a file (relative to the docs), whose text is `source`. */
export function toPage(path: string, source: string): PlainPage {
  const { frontMatter, heading, text } = readMarkdown(source)
  const slug = toText(frontMatter['slug'])
  return {
    path,
    url: slug === undefined ? toUrl(path) : posix.resolve('/', posix.dirname(path), slug),
    frontMatter,
    title: toText(frontMatter['title']) ?? heading,
    text,
  }
}

/** `index`, `README` and a file named like its folder have the URL of the folder. */
function toUrl(path: string): string {
  const id = posix.join('/', withoutMarkdownEnding(path))
  const folder = posix.dirname(id)
  const name = posix.basename(id).toLowerCase()
  const isFolder = /^(?:index|readme)$/.test(name) || name === posix.basename(folder).toLowerCase()
  return isFolder ? folder : id
}
