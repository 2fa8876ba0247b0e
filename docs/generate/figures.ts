// The figures that `npm run bench -- --json docs/generate/figures.json` writes. The page about
// figures, the first screen of the README and the paragraphs about speed are made from them. Tools that were not
// installed are missing from `tools`; everything that is optional here may be missing from the file.

/** Runs of one kind of build. */
export interface RunFigures {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** One generator that built a corpus. */
export interface ToolFigures {
  readonly name: string
  readonly version: string
  /** What docs-ssg did in these builds and this generator did not. */
  readonly lacks: string
  /** The generator ended with an error. */
  readonly failed?: boolean
  readonly runs?: number
  /** Seconds of a build without any cache. */
  readonly cold?: RunFigures
  /** Seconds of a build after which nothing has changed. */
  readonly unchanged?: RunFigures
  /** Seconds of a build after one page has changed. */
  readonly oneEdit?: RunFigures
  /** Seconds that all processors worked for a build without any cache. */
  readonly processor?: RunFigures
  /** MiB of the largest process. */
  readonly memory?: RunFigures
  readonly outputBytes?: number
}

/** Pages that all generators built. */
export interface CorpusFigures {
  readonly id: string
  /** `real pages`. */
  readonly label: string
  readonly pages: number
  /** Of Markdown. */
  readonly bytes: number
  /** The same pages have the same hash. */
  readonly hash: string
  /** Where the pages are from; empty for generated ones. */
  readonly sources: readonly string[]
  readonly tools: readonly ToolFigures[]
}

/** The shape of docs/generate/figures.json. */
export interface Figures {
  /** `2026-11-22`. */
  readonly date: string
  /** Processor, cores and memory. */
  readonly machine: string
  /** `v22.1.0`. */
  readonly node: string
  readonly command: string
  /** The version of docs-ssg. */
  readonly version: string
  readonly corpora: readonly CorpusFigures[]
  /** Bytes that a page loads, gzipped. */
  readonly page?: { readonly html: number; readonly javascript: number; readonly css: number }
  readonly installation?: { readonly packages: number; readonly megabytes: number }
}

/** `1,036`. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US')

/** `12.3 kB`, with 1,000 bytes in a kilobyte. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** What docs-ssg needed for a corpus; undefined if it was not measured. */
export const ownFigures = ({ tools }: CorpusFigures): ToolFigures | undefined =>
  tools.find(({ name, failed }) => name === 'docs-ssg' && failed !== true)

/** `70 real pages`. */
export const nameOf = ({ pages, label }: CorpusFigures): string => `${formatNumber(pages)} ${label}`
