// Members that a query mentions after their owner: `createApi.reducerPath`, `api.util.resetApiState`.
import { fold } from '../words/fold.ts'
import type { Section } from '../sections.ts'
import { joined, splitIdentifier, stem, wordsOf } from '../words/tokens.ts'

/** A member, such as `resetapistate`, and what precedes it, such as `api` and `util`. */
export interface Member {
  readonly name: string
  readonly owners: readonly string[]
  /** As typed, folded, without parentheses. */
  readonly typed: string
  /** `createSlice reducers`, which may also be two words of a question. */
  readonly isSpaced?: true
}

const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u
/** The heading `reducers` is a name of code; `Usage` is a word. */
const beginsLower = /^\p{Ll}/u

/** `createSlice reducers`: a name of several parts, then the beginning of another name. */
function parseSpaced(query: string): Member | undefined {
  const [owner = '', name = '', ...others] = query.trim().split(/\s+/)
  const isMember = others.length === 0 && [owner, name].every((part) => identifier.test(part))
  if (!isMember || splitIdentifier(owner).length < 2) return undefined
  const typed = fold(`${owner}.${name}`)
  return name.length < 2
    ? undefined
    : { name: joined(name), owners: [owner], typed, isSpaced: true }
}

/** Read a query that is only a member with its owner; `store.ts:12` and sentences are not. */
export function parseMember(query: string): Member | undefined {
  if (!query.includes('.')) return parseSpaced(query)
  const typed = query
    .trim()
    .replaceAll(/\([^()]*\)?/g, '')
    .replaceAll('?.', '.')
  const parts = typed.split('.')
  const name = parts.at(-1) ?? ''
  if (parts.length < 2 || name === '' || !parts.every((part) => identifier.test(part)))
    return undefined
  return { name: joined(name), owners: parts.slice(0, -1), typed: fold(typed) }
}

/** Whether a row of a table or a list item of the section explains the member. */
const isDefined = ({ defined }: Section, { name }: Member): boolean =>
  defined.split(' ').some((word) => joined(word) === name)

/** How surely a section is about the member: its heading, or a word of that or a row of its table. */
function matchName(section: Section, member: Member): number {
  const { name } = member
  const own = section.name.joined()
  // A heading of several words may begin with the name of its subject.
  if (own === name || (own.startsWith(name) && !/\s/.test(section.name.text))) return 2
  if (section.name.hasWord(name)) return 1
  return isDefined(section, member) ? 1 : 0
}

/** How well an owner fits the page and the headings above a section; 0 if it doesn't. */
function matchOwner({ page, path }: Section, owner: string): number {
  const above = [page.t, ...path.slice(0, -1)]
  if (above.some((text) => joined(text) === joined(owner))) return 2
  const stems = new Set(above.flatMap(wordsOf).flatMap(splitIdentifier).map(stem))
  return splitIdentifier(owner).every((part) => stems.has(stem(part))) ? 1 : 0
}

/** Whether a text names an owner, such as `thunkApi`. A single word such as `reducer` is in many texts. */
function isNamed(owner: string, section: Section): boolean {
  return splitIdentifier(owner).length > 1 && section.words().split(' ').includes(joined(owner))
}

/** Whether a page whose title is the owner has the section for the member, and for nothing else. */
function isOwn({ page, name }: Section, member: Member): boolean {
  const isOwner = member.owners.some((owner) => joined(owner) === joined(page.t))
  const isName = beginsLower.test(name.text) && !/\s/.test(name.text)
  const isMember = isName && name.joined().startsWith(member.name)
  return isOwner && (isMember || name.joined() === member.name)
}

/** The rank of a section for a member; undefined when the section doesn't mention it. */
function rate(section: Section, member: Member): readonly number[] | undefined {
  if (section.isLead || (member.isSpaced && !isOwn(section, member))) return undefined
  const heading = fold(section.name.text)
  const isLiteral = !/\s/.test(heading) && heading.startsWith(member.typed)
  const byName = isLiteral ? 3 : matchName(section, member)
  if (byName === 0) return undefined
  const byOwner = Math.max(
    ...member.owners.map((owner) => matchOwner(section, owner)),
    // `thunkAPI.fulfillWithValue`: the section explains the member, and only its text names the owner.
    isDefined(section, member) && member.owners.some((owner) => isNamed(owner, section)) ? 0.5 : 0,
  )
  if (byOwner === 0 && !isLiteral) return undefined
  return [-byName, -byOwner, section.name.joined().length]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The sections about a member if the whole query is its name, best first; none for other queries. */
export function findMembers(query: string, sections: readonly Section[]): readonly Section[] {
  const member = parseMember(query)
  if (!member) return []
  return sections
    .flatMap((section) => {
      const rating = rate(section, member)
      return rating ? [{ section, rating }] : []
    })
    .toSorted((a, b) => compare(a.rating, b.rating))
    .map(({ section }) => section)
}
