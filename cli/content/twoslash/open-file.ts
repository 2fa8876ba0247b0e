import type { WorkFile } from '../../gate/work-folder.ts'
import type { SampleFile } from '../../samples/split-fence.ts'

/** A file of a sample on the disk. */
export interface OpenFile extends SampleFile {
  readonly path: WorkFile
  /** The line of the fence with its first line, from 1; 0 for a file of an earlier fence. */
  readonly start: number
}

/** True for files that the compiler reads. It is asked about no others. */
export const isScript = ({ name }: OpenFile): boolean => /\.[cm]?[jt]sx?$/i.test(name)
