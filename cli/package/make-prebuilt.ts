// Bundles the browser's files of a site without options. Given the folder of the package, in which
// the sources are, it returns what load-prebuilt.ts reads. It runs when the package is built.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import * as v from 'valibot'
import { loadConfig } from '../config/load-config.ts'
import { sha256 } from '../primitives/hash.ts'
import { toBundleInput } from '../bundle/bundle-input.ts'
import { type BundlePart, bundleScripts, bundleStyles } from '../bundle/bundle-part.ts'
import { createThemeStyles } from '../bundle/styles/theme-styles.ts'
import { findManifest, versionIn } from '../bundle/prebuilt/load-prebuilt.ts'
import {
  type PrebuiltPart,
  scriptsKey,
  storedBaseUrl,
  stylesKey,
} from '../bundle/prebuilt/prebuilt-format.ts'
import { ownRecord } from '../primitives/own-record.ts'

const manifestSchema = v.object({ dependencies: ownRecord(v.string(), v.string()) })

/** The contents of `prebuiltFile`, JSON. `siteDir`: an empty folder. Rejects when esbuild fails. */
export async function makePrebuilt(packageDir: string, siteDir: string): Promise<string> {
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error(`${siteDir} is not an empty folder.`)
  const config = { ...loaded.config, packageDir, baseUrl: storedBaseUrl }
  const { diagnostics: _, ...theme } = await createThemeStyles(config)
  const input = toBundleInput(config, [], { stylesheets: [], messages: {}, ...theme })
  return JSON.stringify({
    scripts: toStored(await bundleScripts(input), scriptsKey(input), packageDir),
    styles: toStored(await bundleStyles(input), stylesKey(input), packageDir),
  })
}

function toStored(
  { outputs, notices, graph, warnings }: BundlePart,
  key: string | undefined,
  packageDir: string,
): PrebuiltPart {
  if (key === undefined || warnings.length > 0) throw new Error('The bundle has warnings.')
  const runtime = graph.files
    .map((file) => [posixRelative(packageDir, file), file] as const)
    .filter(([path]) => path.startsWith('runtime/'))
  return {
    key,
    outputs: outputs.map(({ path, contents }) => ({
      name: basename(path),
      text: Buffer.from(contents).toString('utf8'),
    })),
    notices: notices.map(({ name, version, license, text, dependencies }) => ({
      name,
      version,
      license,
      text,
      dependencies: [...dependencies],
    })),
    files: runtime.map(([path, file]) => [path, sha256(readFileSync(file))]),
    packages: dependenciesOf(packageDir).map((name) => {
      const version = versionIn(findManifest(name, packageDir))
      if (version === undefined) throw new Error(`The version of ${name} can't be read.`)
      return [name, version]
    }),
  }
}

/** The dependencies of docs-ssg that browsers may get. */
function dependenciesOf(packageDir: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const names = Object.keys(v.parse(manifestSchema, manifest).dependencies)
  return names.filter((name) => name !== 'esbuild').toSorted()
}
