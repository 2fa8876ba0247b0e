// The samples of a page on the disk. Given samples, it returns projects below the folder of one
// run.
import { sampleOptions, scriptOptions } from '../../declarations/sample-options.ts'
import {
  fileIn,
  ownFileIn,
  toWorkFolder,
  type WorkFolder,
  writeWorkFile,
} from '../../gate/work-folder.ts'
import type { TwoslashNotation } from '../../samples/read-twoslash.ts'
import type { SampleFile } from '../../samples/split-fence.ts'
import { isScript, type OpenFile } from './open-file.ts'

/** One sample. */
export interface TwoslashSample {
  readonly files: readonly SampleFile[]
  /** The line of the page that comes before the first line of the fence's code. */
  readonly line: number
  readonly notation: TwoslashNotation
}

/** A sample on the disk. */
export interface WrittenSample extends Pick<TwoslashSample, 'notation'> {
  readonly files: readonly OpenFile[]
  readonly folder: WorkFolder
  /** The name of the folder below that of the run. */
  readonly name: string
}

/** The line of the fence with the first line of a file, from 1; 0 for a file of an earlier fence. */
export const startOf = ({ line }: SampleFile, before: number): number =>
  line === 0 ? 0 : line - before

/** Write a sample as a project, so that its files find each other. */
export async function writeSample(
  { files, line, notation }: TwoslashSample,
  name: string,
  { run, siteDir }: { readonly run: WorkFolder; readonly siteDir: string },
): Promise<WrittenSample> {
  const folder = toWorkFolder(run, name)
  const open = files.map((file): OpenFile => ({
    ...file,
    path: fileIn(folder, file.name),
    start: startOf(file, line),
  }))
  const isPlain = open.every((file) => /\.[cm]?jsx?$/.test(file.name))
  const options = isPlain ? scriptOptions(siteDir) : sampleOptions(siteDir)
  const compilerOptions = { allowJs: true, ...options, ...notation.compilerOptions }
  // A file that no project names would get one that the list of opened files knows nothing of.
  const scripts = open.filter(isScript).map((file) => file.name)
  const project = JSON.stringify({ compilerOptions, files: scripts })
  await writeWorkFile(ownFileIn(folder, 'tsconfig.json'), project)
  await writeWorkFile(ownFileIn(folder, 'package.json'), '{"type":"module"}')
  for (const { path, text } of open) await writeWorkFile(path, text)
  return { files: open, folder, notation, name }
}
