/** Puts parts of a text, such as code, out of reach of patterns, and back again. */
interface HiddenParts {
  readonly hide: (part: string) => string
  readonly show: (text: string) => string
}

/** Characters from the private use area of Unicode. */
const hidden = /\uE0F0(\d+)\uE0F1/g

/** Create marks that stand for parts of one text while the rest of it is changed. */
export function hideParts(): HiddenParts {
  const parts: string[] = []
  return {
    hide: (part) => `\uE0F0${parts.push(part) - 1}\uE0F1`,
    show: (text) => text.replace(hidden, (_, index: string) => parts[Number(index)] ?? ''),
  }
}
