// Room: the code fences of a page as files, for the check of samples and for twoslash
// Turns the code fences of one page into samples, each a small folder of files to compile.
// Must not know the disk, the compiler or the site.
import type { Fence } from '../model/page.ts'
import type { ContentPath } from '../model/paths.ts'
import { listModuleNames } from '../primitives/modules/module-names.ts'
import { readMeta } from './read-meta.ts'
import { readTwoslash, type TwoslashNotation } from './read-twoslash.ts'
import { type RefusedName, sampleLanguages, type SampleFile, splitFence } from './split-fence.ts'

/** The files of one fence, which compile together. */
export interface Sample {
  readonly page: ContentPath
  readonly fence: Fence
  readonly files: readonly SampleFile[]
  /** Names of the fence's files that would leave the folder of the sample. */
  readonly refused: readonly RefusedName[]
  /** The reason why the author excluded the sample from the check, or undefined. */
  readonly noCheck: string | undefined
  /** Codes of the compiler errors that the sample is meant to show. */
  readonly expectErrors: readonly number[]
  /** The output that the sample must print, `''` for none; undefined if the sample is not run. */
  readonly output: string | undefined
}

/** The relative modules that a file imports, joined with its folder: `app/store`. */
function relativeImports(file: SampleFile): string[] {
  const folder = file.name.split('/').slice(0, -1)
  const paths = listModuleNames(file.text).filter((name) => /^\.{1,2}\//.test(name))
  return paths.map((path) => {
    const parts = [...folder]
    for (const part of path.split('/')) {
      if (part === '..') parts.pop()
      else if (part !== '.') parts.push(part)
    }
    return parts.join('/')
  })
}

const stem = (name: string): string => name.replace(/(?:\/index)?\.[jt]sx?$/, '')

/**
 * Adds the files of earlier fences that the files of a fence import, directly or through each
 * other.
 */
function withEarlierFiles(
  own: readonly SampleFile[],
  earlier: ReadonlyMap<string, SampleFile>,
): SampleFile[] {
  const files = new Map(own.map((file) => [stem(file.name), file]))
  const queue = [...own]
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const wanted of relativeImports(file)) {
      const key = stem(wanted)
      const found = files.has(key) ? undefined : earlier.get(key)
      if (!found) continue
      const copy = { ...found, line: 0 }
      files.set(key, copy)
      queue.push(copy)
    }
  }
  return [...files.values()]
}

/** Samples that twoslash has read with its own options are not compiled again. */
function reasonNotToCheck({ ignored, compilerOptions }: TwoslashNotation): string | undefined {
  const isOwn = ignored === 'all' || ignored.length > 0 || Object.keys(compilerOptions).length > 0
  return isOwn ? 'The build compiles it with the options that it sets.' : undefined
}

/**
 * Creates the samples of one page. The files of a fence with `title="app/store.ts"` or `// file:
 * app/store.ts` are available to the fences after it, which import them by relative path, as if the
 * page were a folder that grows.
 */
export function createSamples(page: ContentPath, fences: readonly Fence[]): Sample[] {
  const earlier = new Map<string, SampleFile>()
  return fences.flatMap((fence, number) => {
    if (sampleLanguages[fence.lang] === undefined) return []
    const { files: own, refused } = splitFence(fence, number)
    const files = withEarlierFiles(own, earlier)
    for (const file of own) earlier.set(stem(file.name), file)
    const next = fences[number + 1]
    const notation =
      readMeta(fence.meta, 'twoslash') === undefined
        ? undefined
        : readTwoslash(fence.value.split('\n'))
    const output = next && readMeta(next.meta, 'output') !== undefined ? next.value : ''
    return [
      {
        page,
        fence,
        files,
        refused,
        noCheck: readMeta(fence.meta, 'noCheck') ?? (notation && reasonNotToCheck(notation)),
        expectErrors: [
          ...(readMeta(fence.meta, 'expectError') ?? '').split(',').filter(Boolean).map(Number),
          ...(notation?.expected ?? []),
        ],
        output: readMeta(fence.meta, 'run') === undefined ? undefined : output,
      },
    ]
  })
}
