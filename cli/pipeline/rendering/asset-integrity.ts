// Hashes by which browsers recognize the scripts and style sheets of a site. Given the files of the
// bundle, it returns their hashes. It must not know how a page is written.
import type { AssetIntegrity, OutputFile } from '../../model/output.ts'
import { integrityOf } from '../../primitives/hash.ts'

/** Compute the hashes of all scripts and style sheets; other files can't have one. */
export function createAssetIntegrity(
  files: readonly OutputFile[],
  baseUrl: string,
): AssetIntegrity {
  const hashesOfKind = (wanted: OutputFile['kind']): [string, string][] =>
    files
      .filter(({ kind, path }) => kind === wanted && /\.(?:js|css)$/.test(path))
      .map(({ path, contents }) => [baseUrl + path, integrityOf(contents)])
  const scripts = hashesOfKind('script')
  // Modules that the first script imports have no element.
  // https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/importmap#integrity
  const importMap = JSON.stringify({ integrity: Object.fromEntries(scripts) })
  return {
    hashes: new Map([...scripts, ...hashesOfKind('stylesheet')]),
    importMap,
    importMapHash: integrityOf(importMap),
  }
}
