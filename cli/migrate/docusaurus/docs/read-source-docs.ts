// Given a folder of Markdown, it returns its docs, as far as links, titles and sidebars need them.
// It reads without the compiler of docs-ssg, because the new site is compared with the result.
import { join, posix } from 'node:path'
import { toText } from '../../coerce.ts'
import { isIndexFile, withoutNumberPrefix } from './doc-names.ts'
import type { SourceFiles } from '../../source-files.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { SourceDoc } from './source-doc.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

interface DocFolder {
  /** Absolute. */
  readonly folder: string
  /** Start of the URLs: `/docs`, or empty. */
  readonly prefix: string
  readonly files: SourceFiles
}

/**
 * Read the docs in `folder` for which `isDoc` is true. Drafts are left out, because they are not
 * published.
 */
export function readSourceDocs(
  { folder, prefix, files }: DocFolder,
  isDoc: (path: string) => boolean,
): readonly SourceDoc[] {
  const paths = files.list(folder).filter((path) => /\.mdx?$/.test(path) && isDoc(path))
  const docs = paths.toSorted().flatMap((path) => {
    const file = join(folder, path)
    const source = files.read(file)
    if (source === undefined) return []
    return files.within(file, () => toDoc(path, source, prefix)) ?? []
  })
  return docs.filter(({ frontMatter }) => frontMatter['draft'] !== true)
}

function toDoc(path: string, source: string, prefix: string): SourceDoc {
  const { frontMatter, text, heading, hasHeading } = readMarkdown(source)
  const folder = posix
    .dirname(path)
    .split('/')
    .map(withoutNumberPrefix)
    .join('/')
    .replace(/^\.$/, '')
  const fileName = withoutNumberPrefix(posix.basename(path).replace(/\.mdx?$/, ''))
  const name = toText(frontMatter['id']) ?? fileName
  const isIndex = isIndexFile(path)
  const slug = toText(frontMatter['slug'])
  const urlPath =
    slug === undefined
      ? posix.join('/', folder, isIndex ? '' : name)
      : posix.resolve('/', folder, slug)
  const url = trimEndSlashes(`${prefix}${urlPath}`)
  const fallback = isIndex || hasHeading ? undefined : name
  return {
    path,
    title: toText(String(frontMatter['title'] ?? '')) ?? heading ?? fallback,
    id: posix.join(folder, name),
    url: url === '' ? '/' : url,
    isFolder: slug === undefined ? isIndex : slug.endsWith('/'),
    frontMatter,
    text,
  }
}
