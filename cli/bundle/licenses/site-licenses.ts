// Room: the licenses of everything that readers receive
// The licenses of the code that a site sends to browsers, as one file among its scripts. Given
// esbuild's outputs and metafiles, it returns the outputs with that file, and scripts that name it.
import { join, resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { toSourceFile } from '../asset-imports.ts'
import type { BundleInput } from '../bundle-input.ts'
import {
  sortNotices,
  findPackageFolders,
  formatNotices,
  type PackageNotice,
  readNotices,
} from './package-notices.ts'

/** The result of one esbuild call. */
interface Built {
  readonly metafile: Metafile
  readonly outputFiles: readonly OutputFile[]
}

/** The name becomes a hash of the contents later, like those of all files of the bundle. */
export const licensesFile = 'licenses-AAAAAAAA.txt'
const intro = `The scripts, style sheets and fonts in this folder contain code of the packages below.
Each package is distributed under its own license. The content of the site has its own terms.
`

/** The output of esbuild, with the licenses of its packages. */
export interface LicensedOutputs {
  /** Scripts with code of packages point to the file of licenses. */
  readonly outputs: readonly Pick<OutputFile, 'path' | 'contents'>[]
  readonly notices: readonly PackageNotice[]
  /** Absolute paths of the license files and manifests that were read. */
  readonly files: readonly string[]
}

/** Read the licenses of what esbuild built. */
export async function licenseOutputs(
  results: readonly Built[],
  { siteDir, packageDir }: Pick<BundleInput, 'siteDir' | 'packageDir'>,
): Promise<LicensedOutputs> {
  const sources = results.flatMap(({ metafile }) => [...sourcesByOutput(metafile, siteDir)])
  const inputs = sources.flatMap(([, files]) => files)
  // The scripts of docs-ssg itself are in every site.
  const read = await readNotices([...findPackageFolders(inputs), packageDir])
  const licensed = new Set(
    sources.flatMap(([output, files]) => (findPackageFolders(files).length > 0 ? [output] : [])),
  )
  return {
    outputs: results
      .flatMap(({ outputFiles }) => outputFiles)
      .map((file) => (licensed.has(file.path) ? withPointer(file) : file)),
    notices: read,
    files: read.flatMap(({ files }) => files),
  }
}

/** The outputs of all parts, and the file of their licenses. */
export function addLicenses(
  parts: readonly Pick<LicensedOutputs, 'outputs' | 'notices'>[],
  { siteDir }: Pick<BundleInput, 'siteDir'>,
): LicensedOutputs['outputs'] {
  const text = formatNotices(sortNotices(parts.flatMap(({ notices }) => notices)), intro)
  const path = join(siteDir, 'assets', licensesFile)
  return [...parts.flatMap(({ outputs }) => outputs), { path, contents: Buffer.from(text) }]
}

/** The files whose code is in each output. All paths are absolute. */
function sourcesByOutput({ outputs }: Metafile, siteDir: string): Map<string, string[]> {
  return new Map(
    Object.entries(outputs).map(([output, { inputs }]) => {
      const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      const files = used.flatMap(([input]) => toSourceFile(input) ?? [])
      return [resolve(siteDir, output), files.map((file) => resolve(siteDir, file))]
    }),
  )
}

function withPointer({ path, contents }: OutputFile): Pick<OutputFile, 'path' | 'contents'> {
  if (!/\.(?:js|css)$/.test(path)) return { path, contents }
  const pointer = `/*! Licenses: ${licensesFile} */\n`
  return { path, contents: Buffer.concat([contents, Buffer.from(pointer)]) }
}
