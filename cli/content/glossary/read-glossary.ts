// The terms of a glossary. Enters: the text of a YAML file. Leaves: definitions and a pattern.
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  controlCharacterProblem,
  findControlCharacters,
} from '../../primitives/control-characters.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'

/** Terms by their forms in lower case, and a pattern that finds all forms. */
export interface Glossary {
  readonly terms: ReadonlyMap<string, { readonly name: string; readonly definition: string }>
  readonly pattern: RegExp
}

/** A glossary, or what is wrong with its file; `problem` is a sentence. */
export type ReadGlossary =
  | { readonly kind: 'glossary'; readonly glossary: Glossary }
  | { readonly kind: 'invalid'; readonly problem: string }

const schema = v.record(
  v.string(),
  v.union([
    v.string(),
    v.strictObject({ definition: v.string(), aliases: v.exactOptional(v.array(v.string()), []) }),
  ]),
)

/** Read `Term: definition`, or `Term: { definition, aliases }` for terms with several forms. */
export function readGlossary(text: string): ReadGlossary {
  try {
    const parsed = v.safeParse(schema, parse(text) ?? {})
    if (!parsed.success) {
      const [issue] = parsed.issues
      const path = (issue.path ?? []).map(({ key }) => String(key)).join('.')
      return {
        kind: 'invalid',
        problem: `the entry \`${path}\` is neither a text nor \`{ definition, aliases }\``,
      }
    }
    const [control] = findControlCharacters(parsed.output)
    if (control) {
      const reason = controlCharacterProblem.because(control.name)
      return { kind: 'invalid', problem: `the entry \`${control.path.join('.')}\` ${reason}` }
    }
    return { kind: 'glossary', glossary: toGlossary(parsed.output) }
  } catch (cause) {
    return { kind: 'invalid', problem: `it is not valid YAML: ${toErrorMessage(cause)}` }
  }
}

function toGlossary(entries: v.InferOutput<typeof schema>): Glossary {
  const terms = new Map<string, { readonly name: string; readonly definition: string }>()
  for (const [name, entry] of Object.entries(entries)) {
    const { definition, aliases } =
      typeof entry === 'string' ? { definition: entry, aliases: [] } : entry
    for (const form of [name, ...aliases])
      terms.set(form.toLowerCase(), { name, definition: definition.trim() })
  }
  // Longer terms first, so that `async thunk` wins over `thunk`.
  const forms = [...terms.keys()].toSorted((a, b) => b.length - a.length)
  const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const words = escaped.length === 0 ? '(?!)' : escaped.join('|')
  return {
    terms,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'giu'),
  }
}
