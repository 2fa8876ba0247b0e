// Identifies the packages that a sample may be compiled against.
// Must not compile anything.
import { markContentPath } from '../../model/paths/content-path.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { listModuleNames } from '../../primitives/modules/module-names.ts'
import type { Sample } from '../../samples/sample-files.ts'

/** A package, and a path in it. */
const packageName = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/.*)?$/

/** The packages that the files of a sample import, without subpaths. */
function packagesOf(sample: Sample): string[] {
  const names = sample.files
    .flatMap(({ text }) => listModuleNames(text))
    .flatMap((name) => packageName.exec(name)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

/**
 * What a package manager writes into `node_modules` about everything that it has installed: npm, pnpm,
 * Yarn 1 and Yarn 4.
 */
const installations = [
  '.package-lock.json',
  '.pnpm/lock.yaml',
  '.yarn-integrity',
  '.yarn-state.yml',
]

/**
 * The part of a sample's cache key for its types: the packages that are installed (name, version and
 * integrity of each), and the manifests of those that the sample imports, because not every package
 * manager writes such a list. Files of linked packages aren't part of it: see `kept-results.ts`.
 */
export function createEnvironment(siteDir: string): (sample: Sample) => string {
  const hashOf = (path: string): string =>
    hashDependency(siteDir, markContentPath(`node_modules/${path}`))
  const installed = installations.map(hashOf).join('\0')
  const manifests = new Map<string, string>()
  const manifestOf = (name: string): string => {
    const known = manifests.get(name)
    if (known !== undefined) return known
    const text = hashOf(`${name}/package.json`)
    manifests.set(name, text)
    return text
  }
  return (sample) => [installed, ...packagesOf(sample).map(manifestOf)].join('\0')
}
