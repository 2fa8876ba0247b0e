import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteManifest } from '../../runtime/shared/manifests/manifests.ts'
import { isFolder } from '../gate/is-folder.ts'
import { readRegularText } from '../gate/regular-file.ts'
import type { ComparedSite } from './compare-sites.ts'

function isManifest(value: unknown): value is RouteManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'docs' in value &&
    Array.isArray(value.docs) &&
    'site' in value
  )
}

/** The file of a page, for URLs with and without a slash at the end. */
function findPage(folder: string, path: string, baseUrl: string): string | undefined {
  const below = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '')
  return [join(folder, below, 'index.html'), join(folder, `${below}.html`)].find((file) =>
    existsSync(file),
  )
}

/** Read a built folder, or a `routes.json` alone; undefined when it isn't one of the two. */
export function readComparedSite(path: string): ComparedSite | undefined {
  const isWhole = isFolder(path)
  const file = isWhole ? join(path, 'routes.json') : path
  try {
    const read: unknown = JSON.parse(readRegularText(file))
    if (!isManifest(read)) return undefined
    // Builds of earlier releases list unlisted pages too.
    const manifest = { ...read, docs: read.docs.filter(({ unlisted }) => !unlisted) }
    const bytes = new Map<string, number>()
    for (const doc of isWhole ? manifest.docs : []) {
      const page = findPage(path, doc.path, manifest.site.baseUrl)
      if (page) bytes.set(doc.path, statSync(page).size)
    }
    return { manifest, bytes }
  } catch {
    return undefined
  }
}
