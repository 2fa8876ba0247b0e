// Enters: the site's folder. Leaves: one string for all packages a sample may be compiled against.
// Must not compile anything.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from './sample-files.ts'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const bareImport =
  /(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g

/** Packages that the files of a sample name, without sub-paths. */
function packagesOf(sample: Sample): string[] {
  const text = sample.files.map((file) => file.text).join('\n')
  return [...new Set([...text.matchAll(bareImport)].flatMap(([, name]) => name ?? []))].toSorted()
}

/**
 * Make the part of a sample's cache key that stands for its type environment: the packages npm has installed (name,
 * version and integrity of every one), and the manifests of those the sample names, so that a linked package counts too.
 */
export function createEnvironment(siteDir: string): (sample: Sample) => string {
  const modules = join(siteDir, 'node_modules')
  const installed = createHash('sha256')
    .update(read(join(modules, '.package-lock.json')))
    .digest('hex')
  const manifests = new Map<string, string>()
  const manifestOf = (name: string): string => {
    const known = manifests.get(name)
    if (known !== undefined) return known
    const text = read(join(modules, name, 'package.json'))
    manifests.set(name, text)
    return text
  }
  return (sample) => [installed, ...packagesOf(sample).map(manifestOf)].join('\0')
}
