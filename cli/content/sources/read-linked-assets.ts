// Files that pages link to outside the folders of docs and static files. Given pages, it returns
// the files that exist. It must not publish files from outside the site.
import { join, posix } from 'node:path'
import { decodePath } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createGate } from '../../gate/create-gate.ts'
import { sizeOfFile } from '../../gate/read-files.ts'
import type { ReadablePath } from '../../gate/readable-path.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { compareCodepoints } from '../../gate/walk-files.ts'
import { linkFolders } from '../../model/links/link-folders.ts'
import type { Page } from '../../model/page.ts'
import type { FolderFile } from '../../model/source-file.ts'
import { MEDIA, readDocAsset } from './read-assets.ts'

/** Folders of tools. */
const hidden = /(?:^|\/)(?:\.(?!\/|\.)|node_modules(?:\/|$))/
const isUrl = /^(?:[a-z][a-z\d+.-]*:|\/)/i

/**
 * Read images and other media that are neither next to docs nor in a static folder:
 * `@site/src/img/photo.png`. Pages may use them if they are in the site's folder or below
 * `siteRoot`.
 */
export function readLinkedAssets(
  pages: readonly Page[],
  config: ResolvedConfig,
  known: readonly FolderFile[],
): FolderFile[] {
  const { siteDir, siteRoot } = config
  const gate = createGate(siteDir, toReadableScope(config))
  const sources = new Set<string>(known.map(({ source }) => source))
  const isOpen = (path: string): boolean =>
    ['.', siteRoot, ...config.allowedPaths].some((folder) => {
      const below = posix.relative(folder, path)
      return !below.startsWith('..') && !hidden.test(below)
    })
  const admit = (path: string): readonly ReadablePath[] => {
    const admitted = gate(join(siteDir, path))
    return 'path' in admitted && sizeOfFile(admitted.path) !== undefined ? [admitted.path] : []
  }
  return [...new Set(pages.flatMap((page) => namedFiles(page, siteRoot)))]
    .filter((path) => !sources.has(path) && isOpen(path))
    .toSorted(compareCodepoints)
    .flatMap((path) => admit(path).map((file) => readDocAsset(config, file, posix.basename(path))))
}

/** Every file that the links of a page may mean, relative to the site's folder. */
function namedFiles(page: Page, siteRoot: string): string[] {
  return page.links.flatMap(({ href, place }) => {
    const path = href.replace(/[?#].*$/, '')
    if (!MEDIA.test(path) || isUrl.test(path)) return []
    const paths = [...new Set([decodePath(path), path])]
    return paths.flatMap((one) =>
      one.startsWith('@site/')
        ? [posix.join(siteRoot, one.slice(6))]
        : linkFolders(page, place.path).map((folder) => posix.join(folder, one)),
    )
  })
}
