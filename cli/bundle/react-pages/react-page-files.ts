import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { UrlPath } from '../../model/paths.ts'
import { ifThere } from '../../primitives/files/if-there.ts'
import { toPosixPath } from '../../primitives/files/posix-path.ts'

/**
 * Find the files of React pages: their paths relative to the site's folder, Posix, in the order of
 * code units, each with its URL. `index.tsx` (or `.jsx`, `.js`) is `/`, `errors.tsx` is `/errors`,
 * `404.tsx` is shown for unknown URLs; names that begin with `_` are not pages. The slots `home`
 * and `notFound` replace the page at their URL.
 */
export async function findReactPages(
  config: ResolvedConfig,
  isExcluded: (path: string) => boolean = () => false,
): Promise<ReadonlyMap<string, UrlPath>> {
  const { home, notFound } = config.theme.slots
  const replaced = [[home, '/'] as const, [notFound, '/404'] as const].flatMap(([path, url]) =>
    path === undefined ? [] : [[posix.normalize(path), toUrlPath(url)] as const],
  )
  const taken = new Set(replaced.map(([, url]) => url))
  const files = await readPagesFolder(config, isExcluded)
  const own = files.map((path) => [path, urlOf(path, config)] as const)
  return new Map([...own.filter(([, url]) => !taken.has(url)), ...replaced])
}

async function readPagesFolder(
  config: ResolvedConfig,
  isExcluded: (path: string) => boolean,
): Promise<string[]> {
  const folder = join(config.siteDir, config.pagesPath)
  const entries = ifThere(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? []
  return entries
    .map(toPosixPath)
    .filter((entry) => /\.(?:jsx?|tsx)$/.test(entry) && !/(?:^|\/)_|\.test\./.test(entry))
    .filter((entry) => !isExcluded(entry))
    .map((entry) => `${toFolder(config)}/${entry}`)
    .toSorted()
}

function urlOf(path: string, config: ResolvedConfig): UrlPath {
  const below = path.slice(toFolder(config).length)
  return toUrlPath(below.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '/'))
}

const toFolder = ({ pagesPath }: ResolvedConfig): string => pagesPath.replace(/^\.?\/+|\/+$/g, '')
