// The places of the words of a query in a section, as a text.
import type { Layout } from './layout.ts'
import { readNumbers } from './numbers.ts'
import type { ShardRoot } from './shard-files.ts'
import type { ShardLoader } from './shard-loader.ts'
import { fileOf, readSorted } from './sorted-texts.ts'

/** Takes the place of words that are not asked for; no word equals it. */
const GAP = '\0'

/** The place of a word, and the indexes of the common words beside it, which count from 1. */
type Place = readonly [at: number, before: number, after: number]
type Places = ReadonlyMap<number, readonly Place[]>

function readPlaces(text: string, sectionIn: Layout['sectionIn']): Places {
  const numbers = readNumbers(text)
  let next = 0
  const take = (): number => numbers[next++] ?? 0
  const bySection = new Map<number, Place[]>()
  let slot = 0
  while (next < numbers.length) {
    slot += take()
    let at = 0
    const places = Array.from({ length: take() }, (): Place => [(at += take()), take(), take()])
    bySection.set(sectionIn(slot), places)
  }
  return bySection
}

interface WordPlacesInput {
  readonly root: ShardRoot
  readonly layout: Pick<Layout, 'sectionIn' | 'readSections'>
  readonly loader: Pick<ShardLoader, 'get'>
  readonly commonWords: readonly string[]
}

/** Create the function that returns the places of a word; undefined if they have not been loaded. */
function createPlacesOf({
  root,
  layout: { sectionIn },
  loader,
}: WordPlacesInput): (word: string) => Places | undefined {
  const words = new Map<number, ReadonlyMap<string, number>>()
  const known = new Map<string, Places>()
  return (word) => {
    const kept = known.get(word)
    if (kept) return kept
    const number = fileOf(root.firsts.words, word)
    const shard = loader.get('words', number)
    if (!shard) return undefined
    const indexes =
      words.get(number) ?? new Map(readSorted(shard.words).map((own, index) => [own, index]))
    words.set(number, indexes)
    const places = readPlaces(shard.places[indexes.get(word) ?? -1] ?? '', sectionIn)
    known.set(word, places)
    return places
  }
}

/** Create the function that returns the sections of a pair of common words. */
function createSectionsOf({
  root,
  layout: { readSections },
  loader,
}: WordPlacesInput): (pair: string) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>()
  return (pair) => {
    const kept = known.get(pair)
    if (kept) return kept
    const shard = loader.get('pairs', fileOf(root.firsts.pairs, pair))
    const at = shard ? readSorted(shard.pairs).indexOf(pair) : -1
    const sections = new Set(readSections(shard?.sections[at] ?? ''))
    if (shard) known.set(pair, sections)
    return sections
  }
}

/** Create the function that writes the wanted words of a section at their places, then its pairs. */
export function createWordPlaces(
  input: WordPlacesInput,
): (section: number, wanted: ReadonlySet<string>) => string {
  const { commonWords } = input
  const common = new Set(commonWords)
  const placesOf = createPlacesOf(input)
  const sectionsOf = createSectionsOf(input)
  const isPair = (wanted: string): boolean => {
    const words = wanted.split(' ')
    return words.length > 1 && words.every((word) => common.has(word))
  }
  return (section, wanted) => {
    const slots: string[] = []
    for (const word of wanted)
      if (!common.has(word) && !word.includes(' '))
        for (const [at, before, after] of placesOf(word)?.get(section) ?? []) {
          slots[at] = word
          if (before > 0) slots[at - 1] ??= commonWords[before - 1] ?? GAP
          if (after > 0) slots[at + 1] ??= commonWords[after - 1] ?? GAP
        }
    const written = Array.from(slots, (word: string | undefined) => word ?? GAP).join(' ')
    const pairs = [...wanted].filter(
      (pair) => isPair(pair) && sectionsOf(pair.replace(' ', '_')).has(section),
    )
    return [written, ...pairs].join(` ${GAP} `)
  }
}
