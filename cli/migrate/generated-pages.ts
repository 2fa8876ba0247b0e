// Pages that a script of the old site writes before it is built, such as those of TypeDoc: git
// ignores their files, so a clone lacks them.
import { dirname, join, posix } from 'node:path'
import { toGlobMatcher } from '../primitives/files/glob.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { escapePattern } from '../primitives/text/escape-pattern.ts'
import { isIn, toReal } from '../gate/real-path.ts'
import { readIgnoreLines, toIgnoredGlobs } from './ignore-lines.ts'
import type { SourceFiles } from './source-files.ts'

/**
 * True for a link to such a page: its target as it is written, and the absolute path of the page of the
 * new site that contains it; undefined for a link whose target is a URL of the site.
 */
export type IsGenerated = (target: string, from?: string) => boolean

interface DocsFolders {
  /** Absolute: the folder of the pages in the old site, whose URLs are their paths. */
  readonly docsDir: string
  /** Absolute: the same folder in the new site. */
  readonly newDocsDir: string
  /** Paths with parameters in brackets, whose values a script lists: `packages/[name].md`. */
  readonly dynamic: readonly string[]
}

/** What git says of the first of these files that it names counts. */
const endings = ['.md', '.mdx', '/index.md', '/index.mdx']

/** Create a test of links to pages that a script writes. */
export function createGeneratedPages(folders: DocsFolders, files: SourceFiles): IsGenerated {
  const isIgnored = createIgnored(files)
  const docsDir = toReal(folders.docsDir)
  const routes = folders.dynamic.map(toRoute)
  return (target, from) => {
    const path = toPath(target, from === undefined ? '' : posixRelative(folders.newDocsDir, from))
    if (path === undefined || path === '') return false
    const verdicts = endings.map((ending) => isIgnored(join(docsDir, path + ending)))
    return (
      routes.some((route) => route.test(path)) ||
      verdicts.find((verdict) => verdict !== undefined) === true
    )
  }
}

/** The path of a page from the folder of the docs, without its ending. */
function toPath(target: string, from: string): string | undefined {
  const [written = ''] = target.split(/[?#]/)
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return undefined
  const path = written.startsWith('/')
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(from), written)
  if (path.startsWith('..')) return undefined
  return path.replace(/\.(?:mdx?|html)$/, '').replace(/(?:(?<=^|\/)index)?(?<!\/)\/*$/, '')
}

function toRoute(path: string): RegExp {
  const parts = path
    .replace(/\.\w+$/, '')
    .split(/(\[[^\]]+\])/)
    .map((part) =>
      part.startsWith('[...') ? '.+' : part.startsWith('[') ? '[^/]+' : escapePattern(part),
    )
  return new RegExp(`^${parts.join('').replace(/\/index$/, '')}$`)
}

/**
 * What the `.gitignore` files in the folders of a file say about it: the last line that names it counts.
 * Undefined: none does.
 */
function createIgnored(files: SourceFiles): (file: string) => boolean | undefined {
  const folders = new Map<string, readonly Line[]>()
  const linesOf = (folder: string): readonly Line[] => {
    const known = folders.get(folder)
    if (known !== undefined) return known
    if (!isIn(folder, files.root)) return []
    const above = linesOf(dirname(folder))
    const own = readIgnoreLines(files.read(join(folder, '.gitignore')) ?? '').map((line) =>
      toLine(line, folder),
    )
    const lines = [...above, ...own]
    folders.set(folder, lines)
    return lines
  }
  return (file) => linesOf(dirname(file)).findLast(({ matches }) => matches(file))?.isIgnored
}

interface Line {
  readonly isIgnored: boolean
  readonly matches: (file: string) => boolean
}

function toLine(line: string, folder: string): Line {
  const matches = toGlobMatcher(toIgnoredGlobs(line.replace(/^!/, '')))
  return {
    isIgnored: !line.startsWith('!'),
    matches: (file) => matches(posixRelative(folder, file)),
  }
}
