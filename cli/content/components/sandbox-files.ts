// The project that readers have after they followed a page. Given its fences, it returns files. It
// must not know the disk.
import { toSampleName } from '../../gate/inside-name.ts'
import type { Fence } from '../../model/page.ts'
import { readMeta } from '../../samples/read-meta.ts'
import { readTwoslash } from '../../samples/read-twoslash.ts'
import { readLineMarks } from '../code/lines/read-line-marks.ts'
import { splitFiles } from '../code/split-files.ts'

/** Texts by path in the project. */
export type ProjectFiles = ReadonlyMap<string, string>

/** The files that one fence shows: without those for the compiler, its notation, removed lines and marks. */
function filesOf({ meta, value }: Fence): readonly (readonly [name: string, text: string])[] {
  if (readMeta(meta, 'output') !== undefined) return []
  const written = value.split('\n')
  const isTwoslash = readMeta(meta, 'twoslash') !== undefined
  const shown = isTwoslash ? readTwoslash(written).shown.map(({ text }) => text) : written
  const { lines } = readLineMarks(shown)
  const title = readMeta(meta, 'title')
  return splitFiles(lines.filter(({ marks }) => !marks.has('remove'))).flatMap((file) => {
    const name = toSampleName(file.name ?? title ?? '')
    const text = file.lines.map((line) => line.text).join('\n')
    return name === undefined || text.trim() === '' ? [] : [[name, `${text}\n`] as const]
  })
}

/** The last version of every file that a page names, in a title or a `// file:` line. */
export function readProjectFiles(fences: readonly Fence[]): ProjectFiles {
  return new Map(fences.flatMap(filesOf))
}
