// Room: optional parts of a page: a glossary, a landing page, tables of types
// The terms of a glossary. Given the text of a YAML file, it returns definitions and a pattern.
import * as v from 'valibot'
import { unwritableProblem, findUnwritable } from '../../primitives/text/unwritable-values.ts'
import { parseYaml } from '../../primitives/formats/parse-yaml.ts'
import { createYamlPlaces, type YamlPlaces } from '../../primitives/formats/yaml-places.ts'
import { listForms, type WrittenTerm } from './term-forms.ts'
import { plainText } from '../../primitives/text/plain-text.ts'
import { ownRecord } from '../../primitives/own-record.ts'
import { type DataMark, findDataMarks } from '../../report/report-raw-marks.ts'
import { escapePattern } from '../../primitives/text/escape-pattern.ts'

/** Terms by their forms (`formOf`), and a pattern that finds all forms. */
export interface Glossary {
  readonly terms: ReadonlyMap<string, { readonly name: string; readonly definition: string }>
  readonly pattern: RegExp
}

/** A place in the file; line and column count from 1. */
type FilePlace = ReturnType<YamlPlaces>

/** A glossary, or what is wrong with its file and where; `problem` completes "it can't be read:". */
export type ReadGlossary =
  | {
      readonly kind: 'glossary'
      readonly glossary: Glossary
      /** Marks in definitions, which are plain text. */
      readonly marks: readonly DataMark[]
    }
  | {
      readonly kind: 'invalid'
      readonly problem: string
      readonly place: FilePlace
      readonly help?: string
    }

const filled = v.pipe(v.string(), v.regex(/\S/))
const schema = ownRecord(
  v.string(),
  v.union([
    filled,
    v.strictObject({ definition: filled, aliases: v.exactOptional(v.array(v.string()), []) }),
  ]),
)

/**
 * Read a glossary of `Term: definition` entries, or `Term: { definition, aliases }` for terms with
 * several forms.
 */
export function readGlossary(text: string): ReadGlossary {
  const read = parseYaml(text)
  if (read.kind === 'broken') {
    const { place, reason } = read
    const problem = `it is not valid YAML: ${reason}`
    return { kind: 'invalid', problem, place, help: 'Fix the file.' }
  }
  const placeOf = createYamlPlaces(text)
  if (Array.isArray(read.value))
    return { kind: 'invalid', problem: 'it is a list instead of terms by name', place: placeOf() }
  const parsed = v.safeParse(schema, read.value ?? {})
  if (!parsed.success) {
    const [issue] = parsed.issues
    const path = (issue.path ?? []).map(({ key }) => String(key))
    return {
      kind: 'invalid',
      problem: `the entry \`${path.join('.')}\` is neither text nor \`{ definition, aliases }\``,
      place: placeOf(...path),
    }
  }
  const [control] = findUnwritable(parsed.output)
  if (control) {
    const reason = unwritableProblem.because(control.name)
    const problem = `the entry \`${control.path.join('.')}\` ${reason}`
    return { kind: 'invalid', problem, place: placeOf(...control.path) }
  }
  const made = toGlossary(parsed.output, placeOf)
  return made.kind === 'glossary' ? { ...made, marks: marksOf(text, parsed.output) } : made
}

type Entries = v.InferOutput<typeof schema>

const marksOf = (text: string, entries: Entries): readonly DataMark[] =>
  findDataMarks(
    text,
    Object.entries(entries).map(([name, entry]) =>
      typeof entry === 'string' ? [[name], entry] : [[name, 'definition'], entry.definition],
    ),
  )

function toGlossary(
  entries: Entries,
  placeOf: YamlPlaces,
): Exclude<ReadGlossary, { kind: 'glossary' }> | { kind: 'glossary'; glossary: Glossary } {
  const written = Object.entries(entries).map(([name, entry]) => {
    const { definition, aliases } =
      typeof entry === 'string' ? { definition: entry, aliases: [] } : entry
    return {
      name,
      aliases,
      definition: plainText(definition, { math: false }) || definition.trim(),
    }
  })
  const listed = listForms(written)
  if (listed.kind === 'forms')
    return { kind: 'glossary', glossary: { terms: listed.forms, pattern: toPattern(listed.forms) } }
  const at = ({ name }: WrittenTerm): string => `\`${name}\` (line ${placeOf(name).line})`
  if (listed.kind === 'empty') {
    const { name } = listed.term
    const problem = `the term \`${name}\` has an empty name or alias`
    return { kind: 'invalid', problem, place: placeOf(name) }
  }
  const [first, second] = listed.terms
  const problem = `the terms ${at(first)} and ${at(second)} both have the form \`${listed.form}\`, so one would replace the other`
  return {
    kind: 'invalid',
    problem,
    place: placeOf(second.name),
    help: 'Rename one of them, or remove the alias. Letter case and forms of Unicode make no difference.',
  }
}

function toPattern(terms: ReadonlyMap<string, unknown>): RegExp {
  const spellings = [...terms.keys()].flatMap((form) => [...new Set([form, form.normalize('NFD')])])
  // Longer terms first, so that `async thunk` wins over `thunk`.
  const escaped = spellings
    .toSorted((a, b) => b.length - a.length)
    .map((form) => escapePattern(form).replaceAll(' ', String.raw`\s+`))
  const words = escaped.length === 0 ? '(?!)' : escaped.join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_-])(?:${words})(?![\\p{L}\\p{M}\\p{N}_-])`, 'giu')
}
