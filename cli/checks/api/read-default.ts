// Enters: the comment of one declaration. Leaves: the default it states.
// Must not guess: prose about a default is no default.

const tagNames = new Set(['default', 'defaultValue', 'defaultvalue'])
/** `Defaults to` and a code span; a lead like `(default: 5)` says less clearly what is meant. */
const sentence = /\bdefaults to [`]([^`\n]+)[`]/i
const literal = /^(?:true|false|null|undefined|-?\d[\d_]*(?:\.\d+)?|'[^']*'|"[^"]*"|\[\]|\{\})$/

/** The literal a piece of code is, quoted alike whatever its quotes: `'a'` for `"a"`. */
export function toLiteral(code: string): string | undefined {
  const text = code.trim().replace(/^`(.*)`$/s, '$1')
  if (!literal.test(text)) return undefined
  return text.replace(/^"(.*)"$/, "'$1'").replace(/(?<=\d)_(?=\d)/g, '')
}

/** The literal that a doc tag, or else the comment itself, names as default. */
export function readDefault(
  tags: readonly { readonly name: string; readonly text?: string | undefined }[],
  comment: () => string,
): string | undefined {
  const tag = tags.find(({ name }) => tagNames.has(name))
  if (tag) return toLiteral(tag.text ?? '')
  return toLiteral(sentence.exec(comment())?.[1] ?? '')
}
