import type { Heading, SearchSection } from '../../model/page.ts'
import { collapseSpace } from '../../primitives/text/fold-space.ts'

interface OpenSection {
  readonly id: string
  readonly path: readonly string[]
  readonly text: string[]
  readonly code: Set<string>
}

/** Collects the text below each heading of depth 2 to 4, in document order. */
export interface SectionWriter {
  readonly addHeading: (heading: Heading) => void
  readonly addText: (text: string) => void
  /** The next text is a term that a table row or a list item explains. */
  readonly addTerm: () => void
  /**
   * `isProse` is true for messages and logs, where every word counts; of other code only names and
   * operators do.
   */
  readonly addCode: (code: string, isProse?: boolean) => void
  readonly finish: () => SearchSection[]
}

/** Marks the start of a term until white space is collapsed. */
const TERM = '\u001E'
const TERMS = / ?\u001E ?/g
const IDENTIFIER = /[A-Za-z_$][\w$]{2,}|(["'`])@?[\w./:-]{3,60}\1/g
/** Operators of many languages. Other signs in code are punctuation, comments or drawings. */
const OPERATORS = new Set(
  '=> -> <- ~> |> <| >>= ?? ??= ?. ?: !! && &&= || ||= == === != !== =~ !~ <= >= <=> <> := += -= *= /= %= ^= |= &= ** **= << >> >>> ++ :: ... ..='.split(
    ' ',
  ),
)
const SIGNS = /[^\w\s()[\]{}"'`,;\\]{2,4}/g
const KEYWORDS = new Set(
  'and any async await boolean break case catch class const continue default delete else enum export extends false finally for from function get if implements import instanceof interface let new not null number object private protected public readonly return set static string super switch this throw true try type typeof undefined unknown var void while with yield'.split(
    ' ',
  ),
)

/**
 * True for `createApi`, `@scope/name` and `Tuple`; readers don't search for plain words like `name`
 * or `user`.
 */
const isName = (word: string): boolean => /[A-Z\d@$_/.:-]/.test(word)

const operatorsOf = (code: string): string[] =>
  (code.match(SIGNS) ?? []).filter((signs) => OPERATORS.has(signs))

function identifiersOf(code: string, isProse: boolean): string[] {
  return [...new Set(code.match(IDENTIFIER))]
    .map((found) => (/^["'`]/.test(found) ? found.slice(1, -1) : found))
    .filter((word) => !KEYWORDS.has(word) && (isProse || isName(word)))
}

function toSection(open: OpenSection): SearchSection {
  const text = collapseSpace(open.text.join('')).replace(TERMS, '\n').replace(/^ | $/g, '')
  if (open.code.size === 0) return { id: open.id, path: open.path, text, code: '' }
  // The search finds words of the text and the heading anyway, and the search data is downloaded.
  const indexed = new Set(`${open.path.at(-1) ?? ''} ${text}`.match(/[\w$@]+/g))
  const code = [...open.code].filter((word) => !indexed.has(word))
  return { id: open.id, path: open.path, text, code: code.join(' ') }
}

/** Create a writer. The part before the first heading is a section too, unless it is empty. */
export function createSectionWriter(): SectionWriter {
  const sections: OpenSection[] = [{ id: '', path: [], text: [], code: new Set() }]
  // The heading last seen at each depth, index 0 for depth 2.
  const parents: (string | undefined)[] = []
  const current = (): OpenSection | undefined => sections.at(-1)
  return {
    addHeading({ depth, id, text }) {
      if (depth === 1) return
      if (depth > 4) {
        current()?.text.push(' ', text, ' ')
        return
      }
      parents.length = depth - 2
      const above = parents.filter((parent) => parent !== undefined)
      parents[depth - 2] = text
      sections.push({ id, path: [...above, text], text: [], code: new Set() })
    },
    addText: (text) => void current()?.text.push(text),
    addTerm: () => void current()?.text.push(TERM),
    addCode: (code, isProse = false) => {
      const operators = isProse ? [] : operatorsOf(code)
      for (const word of [...identifiersOf(code, isProse), ...operators]) current()?.code.add(word)
    },
    finish: () =>
      sections
        .map(toSection)
        .filter(({ id, text, code }) => id !== '' || text !== '' || code !== ''),
  }
}
