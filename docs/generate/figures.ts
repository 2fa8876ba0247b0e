// The figures that `npm run bench -- --json docs/generate/figures.json` writes. The page about
// figures and the first screen of the README are made from them. Tools that were not installed are
// missing from `tools`; everything that is optional here may be missing from the file.

/** Medians of one generator for one number of pages. */
export interface ToolFigures {
  readonly name: string
  /** Seconds of a build without any cache. */
  readonly cold: number
  /** Seconds of a build after which nothing has changed. */
  readonly unchanged: number
  /** Seconds of a build after one page has changed. */
  readonly oneEdit: number
  /** Largest memory of the process in MiB. */
  readonly memory?: number
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
  readonly builds: readonly { readonly pages: number; readonly tools: readonly ToolFigures[] }[]
  /** Bytes that a page loads, gzipped. */
  readonly page?: { readonly html: number; readonly javascript: number; readonly css: number }
  readonly installation?: { readonly packages: number; readonly megabytes: number }
}

/** The shape of docs/generate/scale.json, which `npm run bench:scale` writes; one run of each build. */
export interface ScaleFigures extends Pick<Figures, 'date' | 'machine' | 'node' | 'command'> {
  readonly rows: readonly {
    readonly name: string
    readonly pages: number
    /** Missing for a build that ended with an error, such as too little memory. */
    readonly seconds?: number
    /** In MiB; missing where it was not measured. */
    readonly memory?: number
  }[]
  /** Seconds until the first page of the largest site can be read, and until an edit of it can be. */
  readonly serve?: { readonly pages: number; readonly first: number; readonly edit: number }
}

/** `1,036`. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US')

/** `12.3 kB`, with 1,000 bytes in a kilobyte. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The three numbers of the README's first screen, as sentences in a list. */
export function threeNumbers({ builds, page, installation }: Figures): readonly string[] {
  const smallest = builds.toSorted((a, b) => a.pages - b.pages)[0]
  const own = smallest?.tools.find(({ name }) => name === 'docs-ssg')
  return [
    ...(own && smallest
      ? [
          `**${own.oneEdit.toFixed(1)} s** for a checked build of ${smallest.pages} pages after an edit, ${own.cold.toFixed(1)} s without a cache`,
        ]
      : []),
    ...(page
      ? [
          `**${formatKilobytes(page.javascript)}** of script on a page, which is complete without it`,
        ]
      : []),
    ...(installation
      ? [
          `**${installation.packages} packages** and ${installation.megabytes} MB, all of docs-ssg installed`,
        ]
      : []),
  ]
}

/** The four figures of the manual’s home page: a value, and what it is. */
export function homeFigures({
  builds,
  page,
  installation,
}: Figures): readonly (readonly [value: string, text: string])[] {
  const own = builds
    .toSorted((a, b) => a.pages - b.pages)
    .flatMap(({ pages, tools }) =>
      tools.filter(({ name }) => name === 'docs-ssg').map((tool) => ({ ...tool, pages })),
    )
  const [smallest, ...larger] = own
  const largest = larger.at(-1)
  return [
    ...(smallest
      ? [[`${smallest.cold.toFixed(2)} s`, `checked build of ${smallest.pages} pages`] as const]
      : []),
    ...(largest
      ? [
          [
            `${largest.oneEdit.toFixed(2)} s`,
            `after one of ${formatNumber(largest.pages)} pages changed`,
          ] as const,
        ]
      : []),
    ...(page ? [[formatKilobytes(page.javascript), 'of script on a page'] as const] : []),
    ...(installation
      ? [
          [
            `${installation.packages} packages`,
            `and ${installation.megabytes} MB to install`,
          ] as const,
        ]
      : []),
  ]
}
