import type { Heading, SearchSection } from '../model.ts'

interface OpenSection {
  readonly id: string
  readonly path: readonly string[]
  readonly text: string[]
  readonly code: Set<string>
}

/** Gathers the text under each heading of depth 2 to 4, in document order. */
export interface SectionWriter {
  readonly addHeading: (heading: Heading) => void
  readonly addText: (text: string) => void
  readonly addCode: (code: string) => void
  readonly finish: () => SearchSection[]
}

const IDENTIFIER = /[A-Za-z_$][\w$]{2,}|(["'`])(@?[\w./:-]{3,60})\1/g
const KEYWORDS = new Set(
  'and any async await boolean break case catch class const continue default delete else enum export extends false finally for from function get if implements import instanceof interface let new not null number object private protected public readonly return set static string super switch this throw true try type typeof undefined unknown var void while with yield'.split(
    ' ',
  ),
)

function identifiersOf(code: string, into: Set<string>): void {
  for (const [word, , quoted] of code.matchAll(IDENTIFIER)) {
    const found = quoted ?? word
    if (!KEYWORDS.has(found)) into.add(found)
  }
}

function toSection(open: OpenSection): SearchSection {
  const text = open.text.join('').replace(/\s+/g, ' ').trim()
  return { id: open.id, path: open.path, text, code: [...open.code].join(' ') }
}

/** Start with the part before the first heading; that part is left out when it says nothing. */
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
    addCode: (code) => {
      const open = current()
      if (open) identifiersOf(code, open.code)
    },
    finish: () =>
      sections
        .map(toSection)
        .filter(({ id, text, code }) => id !== '' || text !== '' || code !== ''),
  }
}
