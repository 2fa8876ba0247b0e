import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
import { posixRelative, toPosixPath } from '../../primitives/files/posix-path.ts'

/** `import.meta.glob<Type>('../nav/*.ts', { eager: true })` of Vite. */
const globCall =
  /import\.meta\.glob(?:<[^()]*>)?\(\s*(['"`])(\.{1,2}\/[^'"`]+)\1\s*(?:,\s*\{([^{}]*)\}\s*)?,?\s*\)/g

/** Replace each call that lists modules with an object of these modules by path. */
export async function expandGlobs(source: string, folder: string): Promise<string> {
  const calls = [...source.matchAll(globCall)]
  const objects = await Promise.all(
    calls.map(async ([, , pattern = '', options = '']) => {
      const paths = await listMatches(pattern, folder)
      const isEager = /\beager\s*:\s*true\b/.test(options)
      const toValue = (path: string): string => {
        const load = `require(${JSON.stringify(path)})`
        return isEager ? load : `() => Promise.resolve(${load})`
      }
      return `({${paths.map((path) => `${JSON.stringify(path)}: ${toValue(path)}`).join(', ')}})`
    }),
  )
  const left = [...objects]
  return source.replaceAll(globCall, () => left.shift() ?? '({})')
}

async function listMatches(pattern: string, folder: string): Promise<readonly string[]> {
  const fixed = /^(?:[^*?{[]*\/)?/.exec(pattern)?.[0] ?? './'
  const root = join(folder, fixed)
  const isMatch = toGlobMatcher([pattern.slice(fixed.length)])
  const entries = await readdir(root, { recursive: true }).catch(() => [])
  return entries
    .map((entry) => toPosixPath(entry))
    .filter((path) => isMatch(path))
    .toSorted()
    .map((path) => posixRelative(folder, join(root, path)))
    .map((path) => (path.startsWith('.') ? path : `./${path}`))
}
