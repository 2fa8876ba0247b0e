// The files of one fence. Given the fence, it returns files with names that stay in the folder of
// the sample, and the names that don't. It must not know the disk.
import { type InsideName, toSampleName } from '../gate/inside-name.ts'
import type { Fence } from '../model/page.ts'
import { readMeta } from './read-meta.ts'
import { ownValue } from '../primitives/own-value.ts'

/**
 * One file of a sample. `line` is the line of its first line in the page; 0 if it comes from an
 * earlier fence.
 */
export interface SampleFile {
  readonly name: InsideName
  readonly text: string
  readonly line: number
}

/** A name that no file of a sample can have, so nothing is made of the sample. */
export interface RefusedName {
  readonly written: string
  /** Lines below the opening fence; 0 for the title, which is in that line. */
  readonly offset: number
  /** Counts from 1 in the code; 1 for the title. */
  readonly column: number
}

interface SplitFence {
  readonly files: readonly SampleFile[]
  readonly refused: readonly RefusedName[]
}

/** The languages whose fences are samples, and the extensions of their files. */
export const sampleLanguages: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
}

const fileLine = /^\s*\/\/ file: (\S+)(?: +noEmit)?\s*$/
const filenameLine = /^\s*\/\/\s*@filename:\s*((?:\S(?:.*\S)?)?)\s*$/
const removedLine = /\/\/ \[!code --(?::\d+)?\]\s*$/
/** Other titles are captions, such as `Terminal`. */
const titleWithName = /^[\w./@$+[\]()-]+\.[jt]sx?$/

/**
 * Split a fence at its `// file:` lines, or at those with `@filename` in twoslash. Removed lines of a
 * diff become blank, so that line numbers stay the same.
 */
export function splitFence(fence: Fence, number: number): SplitFence {
  const files: SampleFile[] = []
  const refused: RefusedName[] = []
  const take = (written: string, place: Pick<RefusedName, 'offset' | 'column'>) => {
    const name = toSampleName(written)
    if (name === undefined) refused.push({ written, ...place })
    return name
  }
  let name = firstName(fence, number, (title) => take(title, { offset: 0, column: 1 }))
  let start = 0
  const isTwoslash = readMeta(fence.meta, 'twoslash') !== undefined
  const lines = fence.value.split('\n').map((line) => (removedLine.test(line) ? '' : line))
  const flush = (end: number): void => {
    const text = lines.slice(start, end).join('\n')
    if (text.trim() !== '' && name !== undefined)
      files.push({ name, text: `${text}\n`, line: fence.line + 1 + start })
  }
  lines.forEach((line, index) => {
    const written = ((isTwoslash && filenameLine.exec(line)) || fileLine.exec(line))?.[1]
    if (written === undefined) return
    flush(index)
    const column = Math.max(0, line.indexOf(written, line.indexOf(':') + 1)) + 1
    name = take(written, { offset: index + 1, column })
    start = index + 1
  })
  flush(lines.length)
  return { files, refused }
}

/** The title, if it is a path with the extension of a script, or a name that no other fence has. */
function firstName(
  fence: Fence,
  number: number,
  take: (title: string) => InsideName | undefined,
): InsideName | undefined {
  const title = readMeta(fence.meta, 'title')
  if (title !== undefined && titleWithName.test(title)) return take(title)
  return toSampleName(`sample-${number}.${ownValue(sampleLanguages, fence.lang) ?? 'ts'}`)
}
