// The value of `toc` on pages of Docusaurus, such as `toc.slice(1)`. Given its text, it returns
// which headings it selects, or undefined. Nothing is run: every accepted form is a row of a table.
import { ownValue } from '../../primitives/own-value.ts'

/** What a selection needs to know of a heading; `h2` has depth 2. */
interface Leveled {
  readonly depth: number
}

type Step = <H extends Leveled>(headings: readonly H[]) => readonly H[]

/** A form at the start of what is left, and the step that it stands for. */
interface StepForm {
  readonly pattern: RegExp
  readonly toStep: (groups: Readonly<Record<string, string>>) => Step | undefined
}

const integer = String.raw`\s*-?\d+\s*`
const operator = String.raw`\s*(?:[=!]==?|[<>]=?)\s*\d\s*`

const stepForms: readonly StepForm[] = [
  {
    pattern: new RegExp(String.raw`^\??\.slice\((?<from>${integer})(?:,(?<to>${integer}))?,?\s*\)`),
    toStep: ({ from, to }) => {
      const end = to === undefined ? undefined : Number(to)
      return (headings) => headings.slice(Number(from), end)
    },
  },
  {
    pattern: new RegExp(
      String.raw`^\??\.filter\(\s*\(?\s*(?<item>\w+)\s*\)?\s*=>\s*(?<test>\k<item>\.level${operator}(?:(?:\|\||&&)\s*\k<item>\.level${operator})*),?\s*\)`,
    ),
    toStep: ({ test = '' }) => toFilter(test),
  },
  {
    pattern: new RegExp(
      String.raw`^\??\.filter\(\s*\(\s*\{\s*(?<item>level)\s*\}\s*\)\s*=>\s*(?<test>level${operator}(?:(?:\|\||&&)\s*level${operator})*),?\s*\)`,
    ),
    toStep: ({ test = '' }) => toFilter(test),
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(?:\?\.)?\[\s*(?<index>\d+)\s*\]|\??\.at\((?<place>${integer})\))\??\.children\b`,
    ),
    toStep: ({ index, place }) => toChildren(Number(index ?? place)),
  },
]

/** The last sections, counted by the length of the whole list: `toc[toc.length - 1].children`. */
const fromEnd = /^(\w+)(?:\?\.)?\[\s*\1\??\.length\s*-\s*(\d+)\s*\](?=\??\.children\b)/

/** The selection in `toc={…}`; undefined if it has none of the accepted forms. */
export function parseSelection(written: string): Step | undefined {
  const value = written.replace(fromEnd, '$1.at(-$2)')
  const name = /^\w+\s*/.exec(value)?.[0]
  if (name === undefined) return undefined
  const steps: Step[] = []
  let rest = value.slice(name.length)
  while (rest !== '') {
    const found = matchStep(rest)
    if (found === undefined) return undefined
    steps.push(found.step)
    rest = rest.slice(found.length).trimStart()
  }
  return (headings) => steps.reduce((selected, step) => step(selected), headings)
}

function matchStep(rest: string): { readonly step: Step; readonly length: number } | undefined {
  for (const { pattern, toStep } of stepForms) {
    const match = pattern.exec(rest)
    const step = match === null ? undefined : toStep({ ...match.groups })
    if (match !== null && step !== undefined) return { step, length: match[0].length }
  }
  return undefined
}

const comparisons: Readonly<Record<string, (level: number, other: number) => boolean>> = {
  '==': (level, other) => level === other,
  '!=': (level, other) => level !== other,
  '<': (level, other) => level < other,
  '<=': (level, other) => level <= other,
  '>': (level, other) => level > other,
  '>=': (level, other) => level >= other,
}

/** `&&` binds more tightly than `||`. */
function toFilter(test: string): Step {
  const anyOf = test.split('||').map((all) =>
    [...all.matchAll(/([=!]=|[<>]=?)=?\s*(\d)/g)].map(([, sign = '', level]) => ({
      compare: ownValue(comparisons, sign),
      level: Number(level),
    })),
  )
  return (headings) =>
    headings.filter(({ depth }) =>
      anyOf.some((all) => all.every(({ compare, level }) => compare?.(depth, level) === true)),
    )
}

/** The headings within the section with this number, which counts from the end if it is negative. */
function toChildren(number: number): Step {
  return (headings) => {
    const starts = headings.flatMap(({ depth }, index) =>
      headings.slice(0, index).every((earlier) => earlier.depth >= depth) ? [index] : [],
    )
    const start = starts.at(number)
    if (start === undefined) return []
    return headings.slice(start + 1, starts.find((next) => next > start) ?? headings.length)
  }
}
