// Room: the files that are the same on most sites, bundled with the package
// Fast path of bundling: see test/fast-paths.ts.
// Takes the browser's files from the package. Given what they depend on, it returns the parts that
// the package has in exactly this form. It must not differ from bundling, except in time.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { hashFile } from '../../gate/hash-dependency.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import type { BundleInput } from '../bundle-input.ts'
import type { BundlePart } from '../bundle-part.ts'
import {
  prebuiltFile,
  type PrebuiltPart,
  prebuiltSchema,
  scriptsKey,
  storedBaseUrl,
  stylesKey,
} from './prebuilt-format.ts'

/** The parts that need not be bundled. */
export interface Prebuilt {
  readonly scripts?: BundlePart | undefined
  readonly styles?: BundlePart | undefined
}

const manifestSchema = v.object({ version: v.string() })

/**
 * Load the parts that were bundled with the package from the same sources, options and
 * dependencies; nothing where one of them differs.
 */
export function loadPrebuilt(input: BundleInput): Prebuilt {
  const keys = { scripts: scriptsKey(input), styles: stylesKey(input) }
  if (keys.scripts === undefined && keys.styles === undefined) return {}
  const stored = v.safeParse(prebuiltSchema, readJson(join(input.packageDir, prebuiltFile)))
  if (!stored.success) return {}
  const { scripts, styles } = stored.output
  return {
    ...(scripts.key === keys.scripts && { scripts: toPart(scripts, input) }),
    ...(styles.key === keys.styles && { styles: toPart(styles, input) }),
  }
}

/** Undefined if a source has changed since, or if another version of a dependency is installed. */
function toPart(
  { outputs, notices, files, packages }: PrebuiltPart,
  { siteDir, packageDir, baseUrl }: Pick<BundleInput, 'siteDir' | 'packageDir' | 'baseUrl'>,
): BundlePart | undefined {
  const manifests = packages.map(([name]) => findManifest(name, packageDir))
  const isCurrent =
    files.every(([path, hash]) => hashFile(join(packageDir, path)) === hash) &&
    packages.every(([, version], index) => versionIn(manifests[index]) === version)
  if (!isCurrent) return undefined
  return {
    outputs: outputs.map(({ name, text }) => ({
      path: join(siteDir, 'assets', name),
      contents: Buffer.from(text.replaceAll(storedBaseUrl, () => baseUrl)),
    })),
    notices: notices.map((notice) => ({ ...notice, files: [] })),
    graph: {
      files: [
        ...files.map(([path]) => join(packageDir, path)),
        ...manifests.flatMap((path) => path ?? []),
      ],
      imports: [],
    },
    warnings: [],
  }
}

/** Absolute path of the `package.json` of a dependency of docs-ssg, found as Node finds packages. */
export function findManifest(name: string, packageDir: string): string | undefined {
  for (let folder = packageDir; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(path)) return path
    if (folder === dirname(folder)) return undefined
  }
}

/** The version that a `package.json` names. */
export function versionIn(manifest: string | undefined): string | undefined {
  const read = v.safeParse(manifestSchema, manifest && readJson(manifest))
  return read.success ? read.output.version : undefined
}

const readJson = (path: string): unknown => tryParseJson(tryReadText(path))
