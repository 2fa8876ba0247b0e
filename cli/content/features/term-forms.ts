// The forms of terms. Given names and aliases as they are written, it returns each form with its
// term, or two terms that one text could mean.
import { foldLetters } from '../../primitives/text/fold-letters.ts'

/** A term and how it is written in a text. */
export interface WrittenTerm {
  readonly name: string
  readonly aliases: readonly string[]
}

type TermForms<Term> =
  | { readonly kind: 'forms'; readonly forms: ReadonlyMap<string, Term> }
  | { readonly kind: 'empty'; readonly term: Term }
  | { readonly kind: 'shared'; readonly form: string; readonly terms: readonly [Term, Term] }

/** The normalized form of a spelling: two spellings share it if they differ only in letter case or Unicode form. */
export const formOf = (written: string): string =>
  foldLetters(written.normalize('NFC')).trim().replaceAll(/\s+/g, ' ')

/** Maps each form to its term. A term may list the same form twice. */
export function listForms<Term extends WrittenTerm>(terms: readonly Term[]): TermForms<Term> {
  const forms = new Map<string, Term>()
  for (const term of terms)
    for (const written of [term.name, ...term.aliases]) {
      const form = formOf(written)
      const other = forms.get(form)
      if (form === '') return { kind: 'empty', term }
      if (other !== undefined && other !== term)
        return { kind: 'shared', form: written, terms: [other, term] }
      forms.set(form, term)
    }
  return { kind: 'forms', forms }
}
