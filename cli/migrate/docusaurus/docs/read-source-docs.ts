// The Markdown of a Docusaurus site, read with as little machinery as possible: it is what the new site is held against.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { parse } from 'yaml'
import { isIndexFile, withoutNumberPrefix } from './doc-names.ts'
import { toRecord, toText } from '../../coerce.ts'

/** A doc of the old site. */
export interface SourceDoc {
  /** Below its folder: `guide/install.md`. */
  readonly path: string
  readonly id: string
  /** Without base path and slash at its end. */
  readonly url: string
  /** Published with a slash at its end, from which its relative addresses count. */
  readonly isFolder: boolean
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** As the header, the heading that the text begins with, or the file's name says it; undefined: the new site chooses. */
  readonly title: string | undefined
  /** Without header, comments and code blocks. */
  readonly text: string
}

const header = /^\uFEFF?---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/

/** Read the docs below `folder`, which stand below `prefix` (`/docs`, ``). Drafts are no pages. */
export async function readSourceDocs(
  { folder, prefix }: { readonly folder: string; readonly prefix: string },
  isDoc: (path: string) => boolean,
): Promise<readonly SourceDoc[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  const paths = entries
    .map((entry) => entry.split(sep).join('/'))
    .filter((path) => /\.mdx?$/.test(path) && isDoc(path))
  const docs = await Promise.all(
    paths
      .toSorted()
      .map(async (path) => toDoc(path, await readFile(join(folder, path), 'utf8'), prefix)),
  )
  return docs.filter(({ frontMatter }) => frontMatter['draft'] !== true)
}

function toDoc(path: string, source: string, prefix: string): SourceDoc {
  const written = source.replace(/\r\n?/g, '\n')
  const frontMatter = toRecord(readHeader(header.exec(written)?.[1]))
  const folder = posix
    .dirname(path)
    .split('/')
    .map(withoutNumberPrefix)
    .join('/')
    .replace(/^\.$/, '')
  const file = withoutNumberPrefix(posix.basename(path).replace(/\.mdx?$/, ''))
  const name = toText(frontMatter['id']) ?? file
  const isIndex = isIndexFile(path)
  const slug = toText(frontMatter['slug'])
  const place =
    slug !== undefined
      ? posix.resolve('/', folder, slug)
      : posix.join('/', folder, isIndex ? '' : name)
  const url = `${prefix}${place}`.replace(/\/+$/, '')
  const text = withoutCode(written.replace(header, ''))
  return {
    path,
    title:
      toText(String(frontMatter['title'] ?? '')) ??
      headingOf(text) ??
      (isIndex || h1.test(text) ? undefined : name),
    id: posix.join(folder, name),
    url: url === '' ? '/' : url,
    isFolder: slug === undefined ? isIndex : slug.endsWith('/'),
    frontMatter,
    text,
  }
}

const h1 = /^\s*(?:#\s|[^\n]+\n=+\s*$)|<h1\b/m
const statements = /^(?:\s+|(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$)|\{\/\*[\s\S]*?\*\/\})+/
const begun = /^(?:#[ \t]+(.+?)(?:[ \t]+#*)?|([^\n]+)\n=+[ \t]*)(?:\n|$)/

/** The title that a text begins with, as plain text. */
function headingOf(text: string): string | undefined {
  const found = begun.exec(text.replace(statements, ''))
  const written = (found?.[1] ?? found?.[2])?.replace(/\s*\{(?:\/\*\s*)?#[^{}]*\}\s*$/, '')
  return written && toString(fromMarkdown(`# ${written}`), { includeHtml: false })
}

/** Of a header that is no YAML, its lines: that fault is found anyway, and needs no others beside it. */
function readHeader(yaml = ''): unknown {
  try {
    return parse(yaml)
  } catch {
    const lines = yaml.matchAll(/^([\w-]+):[ \t]+(["']?)(.+?)\2[ \t]*$/gm)
    return Object.fromEntries([...lines].map(([, key = '', , value]) => [key, value] as const))
  }
}

const fence = /^\s*(?:(?:[-*+]|\d+[.)]|>)\s+)*(`{3,}|~{3,})/

/** Docusaurus takes what stands in such a fence for text of the page. */
const opened = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gm

/** Fences may stand in lists, also on the line of the marker. */
function withoutCode(text: string): string {
  let open = ''
  return text
    .replace(opened, '$3')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n')
    .filter((line) => {
      const marks = fence.exec(line)?.[1] ?? ''
      if (open === '') {
        open = marks
        return marks === ''
      }
      if (marks.startsWith(open) && line.trim().endsWith(marks)) open = ''
      return false
    })
    .join('\n')
}
