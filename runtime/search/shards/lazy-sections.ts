// Sections whose parts are read from the files that a search has loaded. What is missing is empty, and
// the loader notes it.
import type { SearchDataPage } from '../../shared/manifests/manifests.ts'
import type { Section, SectionName } from '../sections.ts'
import type { KnownName } from './known-names.ts'
import type { Layout } from './layout.ts'

/** Where lazy sections get their parts from, by the number of the section. */
export interface SectionSource {
  readonly layout: Layout
  readonly nameOf: (section: number) => KnownName | undefined
  /** With all texts. */
  readonly details: (section: number) => Section | undefined
  /** The wanted words at their places, and something else at the others. */
  readonly words: (section: number, wanted: ReadonlySet<string>) => string
  /** The name of sections that share no word with the query. */
  readonly noName: SectionName
}

class LazyPage implements SearchDataPage {
  readonly b: number
  readonly #lead: number
  readonly #source: SectionSource

  constructor(source: SectionSource, page: number) {
    this.#source = source
    this.#lead = source.layout.leads[page] ?? 0
    this.b = source.layout.boosts.get(page) ?? 1
  }

  get #page(): SearchDataPage | undefined {
    return this.#source.details(this.#lead)?.page
  }

  get u(): string {
    return this.#page?.u ?? ''
  }

  get t(): string {
    return this.#page?.t ?? ''
  }

  get c(): string {
    return this.#page?.c ?? ''
  }

  get s(): SearchDataPage['s'] {
    return this.#page?.s ?? []
  }
}

class LazySection implements Section {
  readonly page: SearchDataPage
  readonly pageIndex: number
  readonly isLead: boolean
  readonly #number: number
  readonly #source: SectionSource

  constructor(source: SectionSource, number: number, page: SearchDataPage) {
    const { pageOf, leads } = source.layout
    this.page = page
    this.pageIndex = pageOf[number] ?? 0
    this.isLead = leads[this.pageIndex] === number
    this.#number = number
    this.#source = source
  }

  get #details(): Section | undefined {
    return this.#source.details(this.#number)
  }

  get id(): string {
    return this.#details?.id ?? ''
  }

  get path(): readonly string[] {
    return this.#details?.path ?? []
  }

  get prose(): string {
    return this.#details?.prose ?? ''
  }

  get defined(): string {
    return this.#details?.defined ?? ''
  }

  get names(): string {
    return this.#details?.names ?? ''
  }

  get phrases(): readonly string[] {
    return this.#details?.phrases ?? []
  }

  get name(): SectionName {
    return this.#source.nameOf(this.#number)?.name ?? this.#source.noName
  }

  get length(): number {
    return (this.#source.layout.lengths[this.#number] ?? 0) / 6
  }

  distinction(): number {
    return this.isLead ? 1 : (this.#source.nameOf(this.#number)?.distinction ?? 1)
  }

  words(wanted?: ReadonlySet<string>): string {
    if (wanted) return this.#source.words(this.#number, wanted)
    return this.#details?.words() ?? ''
  }
}

/** All sections in the order of the data. */
export function createLazySections(source: SectionSource): readonly Section[] {
  const { pageOf, leads } = source.layout
  const pages = leads.map((_, page) => new LazyPage(source, page))
  return pageOf.flatMap((page, number) => {
    const own = pages[page]
    return own ? [new LazySection(source, number, own)] : []
  })
}
