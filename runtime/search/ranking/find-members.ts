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
}

const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** Read a query that is only a member with its owner; `store.ts:12` and sentences are not. */
export function parseMember(query: string): Member | undefined {
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

/** The rank of a section for a member; undefined when the section doesn't mention it. */
function rate(section: Section, member: Member): readonly number[] | undefined {
  if (section.isLead) return undefined
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
