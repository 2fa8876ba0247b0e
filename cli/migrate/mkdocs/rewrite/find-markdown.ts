import { dirname, join, relative, resolve } from 'node:path'
import { toPosixPath } from '../../../primitives/files/posix-path.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import type { MarkdownFiles } from './insert-markdown.ts'

/**
 * Finds the files that tags of mkdocs-include-markdown-plugin name. A path that begins with a dot is relative to the
 * file with the tag, any other to the docs or, as in old versions, to that file.
 */
export function createMarkdownFinder(
  page: string,
  { docsDir, files }: Pick<MkdocsSite, 'docsDir' | 'files'>,
): MarkdownFiles['findMarkdown'] {
  const folder = dirname(join(docsDir, page))
  return (path, from) => {
    const own = dirname(resolve(folder, from === '' ? 'page' : from))
    const bases = /^\.{1,2}[\\/]/.test(path) ? [own] : [docsDir, own]
    return bases.flatMap((base) => {
      const file = resolve(base, path)
      const text = files.readNamed(file)
      return text === undefined ? [] : [{ path: toPosixPath(relative(folder, file)), text }]
    })[0]
  }
}
