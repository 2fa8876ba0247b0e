// Imports that lead to a pipe or a device. Given code and its folder, it returns the file that a compiler
// would read without end, before one is started.
import { dirname, resolve, sep } from 'node:path'
import { kindAt } from '../gate/own-file.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { listModuleNames } from '../primitives/modules/module-names.ts'

/** Code that a compiler is about to read. */
export interface ImportingCode {
  readonly text: string
  /** Absolute; relative imports start there. */
  readonly folder: string
  /** The folder around it whose files are plain; absolute. */
  readonly own: string
}

/** What names modules in comments: references, and the package for JSX. */
const comments = [
  /<reference\s(?:[^>\n]*\s)?(?:path|types)\s*=\s*(["'])((?:(?!\1).)+)\1/g,
  /(@)jsxImportSource\s+(\S+)/g,
]
const scripts = ['.ts', '.tsx', '.mts', '.cts', '.d.ts', '.d.mts', '.d.cts', '.js', '.jsx', '.json']
/** What a compiler appends to the name of a module. */
const endings = [
  '',
  ...['', '/index', '/jsx-runtime'].flatMap((end) => scripts.map((one) => end + one)),
]
const mostFiles = 500

/** The first pipe, socket or device that code imports from outside its folder, directly or through other files. */
export function findEndlessImport(code: ImportingCode): string | undefined {
  const own = `${code.own}${sep}`
  const seen = new Set<string>()
  const queue = listTargets(code).filter((path) => !path.startsWith(own))
  for (let path = queue.pop(); path !== undefined && seen.size < mostFiles; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const kind = kindAt(path)
    if (kind !== undefined && kind !== 'folder') return path
    const text = kind === undefined ? tryReadText(path) : undefined
    if (text !== undefined) queue.push(...listTargets({ text, folder: dirname(path) }))
  }
  return undefined
}

/** Every file that an import of the code could mean; it need not exist. */
function listTargets({ text, folder }: Omit<ImportingCode, 'own'>): string[] {
  const commented = comments.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , name = '']) => name),
  )
  return [...listModuleNames(text), ...commented]
    .filter((name) => /^(?:\.|\/|[A-Za-z]:|file:)/.test(name))
    .flatMap((name) => {
      const path = resolve(folder, name.replace(/^file:(?:\/\/)?/i, ''))
      const stem = path.replace(/\.([cm]?)jsx?$/, '')
      return [...endings.map((end) => path + end), ...scripts.map((end) => stem + end)]
    })
}
