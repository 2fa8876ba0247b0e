// Fast path of one search for each form: see test/fast-paths.ts.
import { blockForms, type ForeignForm, headingForms } from './foreign-forms.ts'
import { codeForms, inlineForms } from './inline-forms.ts'
import { markupBlockForms, markupForms } from './markup-forms.ts'
import { wikiBlockForms, wikiForms } from './wiki-forms.ts'

/** A place where a text has a form of another tool. */
export interface FormInText {
  readonly form: ForeignForm
  readonly written: string
  readonly index: number
}

/** Forms that are looked for in the same texts. */
export interface FormTable {
  readonly forms: readonly ForeignForm[]
  /** Matches every text that has one of the forms. Most texts have none, and one search is cheaper than many. */
  readonly signs: RegExp
}

export const formTables = {
  block: {
    forms: [...blockForms, ...markupBlockForms, ...wikiBlockForms],
    signs:
      /^(?:[<>@[!?={*/:.(#$_\\-]|(?:image|include|xref|video|toc|ifn?def|ifeval|endif)::|pre\.|h\d\(|(?:SCHEDULED|DEADLINE|CLOSED):)|::(?=\s|$)/m,
  },
  heading: { forms: headingForms, signs: /\[/ },
  inline: {
    forms: [...inlineForms, ...markupForms, ...wikiForms],
    signs:
      /[{^<%《！＊｀（］】´|]|>!|^!|\[[[!@-]|\[https?:|[\] \t]\^|==|\+\+|''|@\[|:[a-z]|[\w/=&%#?-]\[|\\[([a-z]|\]_|\[\/[a-z]|:\[|\[~|":h|\w!|\/\/|[＜＆]|～～|\\n/,
  },
  code: { forms: codeForms, signs: /[$:}]`|`[_:]/ },
} as const satisfies Readonly<Record<string, FormTable>>

/** Every place where the text has one of the forms, grouped by form. */
export function findForms({ forms, signs }: FormTable, text: string): readonly FormInText[] {
  return signs.test(text) ? findAllForms(forms, text) : []
}

/** The same without first searching the text for the characters of a form. */
export function findAllForms(forms: readonly ForeignForm[], text: string): readonly FormInText[] {
  return forms.flatMap((form) => {
    if (!form.pattern.test(text)) return []
    const pattern = new RegExp(form.pattern.source, `${form.pattern.flags}g`)
    return [...text.matchAll(pattern)].map(({ 0: whole, 1: written = whole, index }) => ({
      form,
      written,
      index: index + whole.indexOf(written),
    }))
  })
}
