import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The error that a program wrote to stderr, with the first line of its stack that is in the site's
 * own code and the packages that can't be loaded; undefined if it wrote no error.
 */
export function describeStack(stderr: string, siteDir: string): string | undefined {
  const lines = stderr.split('\n')
  const thrown = lines.findIndex((line) => /^(?:Uncaught )?\w*Error\b/.test(line))
  const first = lines[thrown]
  if (first === undefined) return undefined
  const rest = lines.slice(thrown + 1)
  const message = [first, ...rest.slice(0, lengthOf(rest))].map((line) => line.trim()).join(' ')
  const [place] = lines.slice(thrown + 1).flatMap((line) => toPlace(line, siteDir) ?? [])
  const at = place === undefined ? '' : ` (at \`${place}\`)`
  return `${message}${at}${listMissing(stderr)}`
}

/** Lines of an error that belong to its message, which often says in the end what to do. */
const mostLines = 4

/** How many of the lines come before the stack; none if there is no stack. */
function lengthOf(lines: readonly string[]): number {
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  return Math.min(Math.max(stack, 0), mostLines)
}

function toPlace(frame: string, siteDir: string): string | undefined {
  const [, written = '', line] = /^\s+at (?:.*\()?([^()]+):(\d+):\d+\)?$/.exec(frame) ?? []
  const path = written.startsWith('file:') ? fileURLToPath(written) : written
  if (path === '' || path.includes('node_modules') || path.startsWith('node:')) return undefined
  const own = relative(siteDir, path).replaceAll('\\', '/')
  // Code of the site may be in folders above it, so the files of the program are known by name.
  return /(?:^|\/)(?:run\.mjs|module\.cjs)$/.test(own) ? undefined : `${own}:${line}`
}

function listMissing(stderr: string): string {
  const json = /\u0001missing(\[.*\])\u0001/.exec(stderr)?.[1] ?? '[]'
  const names: unknown = JSON.parse(json)
  return Array.isArray(names) ? explainMissing(names.map(String)) : ''
}

/** A file of the site, as configs import it: `./nav.json`, `/srv/site/nav.json`, `C:\\site\\nav.json`. */
const isFile = (name: string): boolean => /^(?:\.{1,2}(?:[/\\]|$)|\/|[a-z]:[/\\])/i.test(name)

/**
 * The end of a reason: which packages and files of the site (`names`) can't be loaded, and what to do;
 * empty if there are none.
 */
export function explainMissing(names: readonly string[]): string {
  const list = (some: readonly string[]): string => some.map((name) => `\`${name}\``).join(', ')
  const files = names.filter(isFile)
  const packages = names.filter((name) => !isFile(name))
  const sentences = [
    ...(files.length === 0
      ? []
      : [
          `Files that can't be loaded: ${list(files)}. If a script writes them, run the script first.`,
        ]),
    ...(packages.length === 0
      ? []
      : [
          `Packages that can't be loaded: ${list(packages)}. Install the packages of the site, for example with \`npm install\`.`,
        ]),
  ]
  return sentences.map((sentence, at) => (at === 0 ? `. ${sentence}` : ` ${sentence}`)).join('')
}
