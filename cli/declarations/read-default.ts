// Must not guess: prose about a default is not a default.

const tagNames = new Set(['default', 'defaultValue', 'defaultvalue'])
/** `Defaults to` and a code span. Forms like `(default: 5)` are ambiguous. */
const sentence = /\bdefaults to [`]([^`\n]+)[`]/i
const literal = /^(?:true|false|null|undefined|-?\d[\d_]*(?:\.\d+)?|'[^']*'|"[^"]*"|\[\]|\{\})$/

/** The code if it is a literal, with its quotes normalized: `'a'` for `"a"`. */
export function toLiteral(code: string): string | undefined {
  const text = code.trim().replace(/^`(.*)`$/s, '$1')
  if (!literal.test(text)) return undefined
  return text.replace(/^"(.*)"$/, "'$1'").replace(/(?<=\d)_(?=\d)/g, '')
}

/** The default as a literal, from a doc tag or else from the comment itself. */
export function readDefault(
  tags: readonly { readonly name: string; readonly text?: string | undefined }[],
  comment: () => string,
): string | undefined {
  const tag = tags.find(({ name }) => tagNames.has(name))
  if (tag) return toLiteral(tag.text ?? '')
  return toLiteral(sentence.exec(comment())?.[1] ?? '')
}
