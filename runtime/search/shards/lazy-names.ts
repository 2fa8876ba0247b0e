// The sections that a query may name, see `createPins`.
import type { SearchIndex } from '../search-index.ts'
import type { KnownName, KnownNames } from './known-names.ts'
import type { ShardRoot } from './shard-files.ts'
import { readNumbers } from './numbers.ts'
import type { ShardLoader } from './shard-loader.ts'
import type { ShardTools } from './shard-tools.ts'
import { fileOf, readSorted } from './sorted-texts.ts'

interface LazyNamesInput {
  readonly root: ShardRoot
  readonly loader: ShardLoader
  readonly names: KnownNames
  readonly index: Pick<SearchIndex, 'find'>
  readonly tools: Pick<
    ShardTools,
    | 'errorCodeIn'
    | 'joined'
    | 'parseMember'
    | 'splitIdentifier'
    | 'stem'
    | 'textsStartingWith'
    | 'tokensOf'
  >
}

interface ReadNames {
  readonly tails: readonly string[]
  readonly nameOf: ReadonlyMap<string, readonly KnownName[]>
}

/** What may end a stem in place of what a word has there: `query` and `queries`. */
const changedEnd = /(?:y|z|r|ao)$/

/** Create the function that returns the numbers of the sections that a query may name, ascending. */
export function createLazyNames(input: LazyNamesInput): (query: string) => readonly number[] {
  const { index, tools } = input
  const startingWith = createNameList(input)
  const startsOf = (query: string): readonly string[] => {
    const typed = tools.splitIdentifier(query).join('')
    const root = tools.stem(typed).replace(changedEnd, '')
    return typed.length < 2 ? [] : [...new Set(typed.startsWith(root) ? [root] : [root, typed])]
  }
  return (query) => {
    const starts = [...startsOf(query)]
    const code = tools.errorCodeIn(query)
    if (code !== undefined) starts.push(`error${code}`)
    const member = tools.parseMember(query)
    if (member) starts.push(member.name, tools.joined(member.typed))
    const byName = starts.flatMap((start) => startingWith(start).flatMap((name) => name.sections))
    // What contains a word contains each of its tokens.
    const [token = ''] = member ? tools.tokensOf(member.name) : []
    const byMember = member
      ? [...index.find('heading', token), ...index.find('defined', token)]
      : []
    return [...new Set([...byName, ...byMember])].toSorted((a, b) => a - b)
  }
}

function createNameList({
  root: { firsts },
  loader,
  names,
  tools: { textsStartingWith },
}: LazyNamesInput): (start: string) => readonly KnownName[] {
  const read = new Map<number, ReadNames>()
  const readFile = (number: number): ReadNames | undefined => {
    const known = read.get(number)
    if (known) return known
    const shard = loader.get('names', number)
    if (!shard) return undefined
    const own = [...shard.headings.map(names.addHeading), ...shard.titles.map(names.addTitle)]
    const tails = readSorted(shard.tails)
    const nameOf = new Map<string, KnownName[]>()
    readNumbers(shard.names).forEach((at, tail) => {
      const text = tails[tail] ?? ''
      const name = own[at]
      if (name) nameOf.set(text, [...(nameOf.get(text) ?? []), name])
    })
    const file = { tails: [...nameOf.keys()], nameOf }
    read.set(number, file)
    return file
  }
  return (start) => {
    const found: KnownName[] = []
    const begin = fileOf(firsts.names, start)
    for (let number = begin; number < firsts.names.length; number++) {
      if (number > begin && !firsts.names[number]?.startsWith(start)) break
      const file = readFile(number)
      for (const tail of textsStartingWith(file?.tails ?? [], start))
        found.push(...(file?.nameOf.get(tail) ?? []))
    }
    return found
  }
}
