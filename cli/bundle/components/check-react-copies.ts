import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { tryReadText } from '../../gate/regular-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { toInputFile } from '../asset-imports.ts'
import { bundleRules } from '../bundle-rules.ts'
import { ownFolderOf } from './one-react.ts'

/** The files that contain React; their names survive when the package is installed as an alias. */
const REACT_FILE = /^(.*)\/cjs\/(react|react-dom|react-dom-client)\.[\w.]+\.js$/

/**
 * Report each copy of React in compiled code besides the one of docs-ssg, at the first file that
 * imports it. Such a copy was imported by its path or under another name.
 */
export function checkReactCopies(
  { inputs }: Metafile,
  { siteDir, packageDir }: { readonly siteDir: string; readonly packageDir: string },
): readonly Diagnostic[] {
  const ownFolders = new Set(['react', 'react-dom'].map((name) => ownFolderOf(name, packageDir)))
  const folders = Object.keys(inputs).flatMap((path) => REACT_FILE.exec(path)?.[1] ?? [])
  return [...new Set(folders)]
    .filter((folder) => !ownFolders.has(realpathSync(resolve(siteDir, folder))))
    .map((folder) => {
      const importer = findImporter(folder, inputs)
      const own = versionOf(ownFolderOf('react', packageDir))
      return bundleRules['second-react'].report({
        message: `\`${folder}\` is a second copy of React${versionOf(resolve(siteDir, folder))}. Hooks fail in components that import it, because docs-ssg renders and hydrates with its own copy${own}.`,
        help: 'Import `react` and `react-dom` by these names; docs-ssg replaces them with its own copy.',
        place: toPlace(toInputFile(importer ?? folder), { line: 1, column: 1 }),
        data: { actual: folder },
      })
    })
}

function findImporter(folder: string, inputs: Metafile['inputs']): string | undefined {
  const isInside = (path: string): boolean => path.startsWith(`${folder}/`)
  return Object.keys(inputs).find(
    (path) => !isInside(path) && inputs[path]?.imports.some((imported) => isInside(imported.path)),
  )
}

/** ` (19.3.1)`; empty if the folder has no `package.json`. */
function versionOf(folder: string): string {
  const text = tryReadText(join(folder, 'package.json')) ?? ''
  const version = /"version":\s*"([^"]*)"/.exec(text)?.[1]
  return version === undefined ? '' : ` (${version})`
}
