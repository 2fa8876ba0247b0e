// Replaces the style sheets of a bundle, for edits while a site is served. Scripts never depend on
// the contents of style sheets, so they stay as they are.
import { basename, join } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { ClientBundle } from '../../model/output.ts'
import { isBuildFailure } from '../../primitives/is-build-failure.ts'
import type { BundleInput } from '../bundle-input.ts'
import { bundleStyles } from '../bundle-part.ts'
import { describeBundle, nameOutputs } from '../client-bundle.ts'
import { licensesFile } from '../licenses/site-licenses.ts'

/**
 * The bundle with new style sheets; undefined when they have errors or warnings, which only a whole
 * build reports.
 */
export async function restyleBundle(
  bundle: ClientBundle,
  input: BundleInput,
  config: ResolvedConfig,
): Promise<ClientBundle | undefined> {
  const styles = await bundleStyles(input).catch((error: unknown) => {
    if (isBuildFailure(error)) return undefined
    throw error
  })
  if (styles === undefined || styles.warnings.length > 0) return undefined
  const outputs = [...styles.outputs, ...licensesOf(bundle, input)]
  const fresh = new Map(nameOutputs(outputs, config).map((file) => [file.path, file] as const))
  const scripts = bundle.files.filter(({ kind }) => kind === 'script')
  const kept = bundle.files.filter(
    ({ path, kind }) =>
      !fresh.has(path) && (kind === 'script' || (kind === 'asset' && isNamed(path, scripts))),
  )
  const made = describeBundle([...kept, ...fresh.values()], config, input.preloads)
  return { ...made, ...(bundle.islandSizes && { islandSizes: bundle.islandSizes }) }
}

/** True for what a script loads, and for its licenses. */
function isNamed(path: string, scripts: ClientBundle['files']): boolean {
  return scripts.some(({ contents }) => Buffer.from(contents).includes(basename(path)))
}

/** Style sheets with code of packages name the file of their licenses. */
function licensesOf({ files }: ClientBundle, { siteDir }: BundleInput) {
  return files.flatMap(({ path, contents }) =>
    /^licenses-[^/]*\.txt$/.test(basename(path))
      ? [{ path: join(siteDir, 'assets', licensesFile), contents: Buffer.from(contents) }]
      : [],
  )
}
