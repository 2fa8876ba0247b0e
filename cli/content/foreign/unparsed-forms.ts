/** Text that looks like a link or an image, and why Markdown reads no link. */
export interface UnparsedForm {
  /** The whole match is what is named; tested on source without code. */
  readonly pattern: RegExp
  /** Continues the sentence that begins with what was found. */
  readonly problem: string
  /** How to write what was meant. */
  readonly toHelp: (written: string) => string
}

/** What a target looks like: a path, a file, a URL or an id. */
const target = String.raw`(?:\.{0,2}\/|#|https?:|mailto:|[\w-]+\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf)\b)`

const text = String.raw`\[(?:\\.|[^[\]\\\n])*\]`

/** A row for each way in which authors write links that are none. */
export const unparsedForms: readonly UnparsedForm[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w])!?${text}\((?!<)[^()\n<>]*[^\s()<>]\s+[^()\n<>]+\)`,
      'g',
    ),
    problem: 'has a target with a space',
    toHelp: (written) =>
      `Write the target in angle brackets: \`${written.replace(/\((.*)\)$/s, (_, inner: string) => `(<${inner.trim()}>)`)}\`, or write \`%20\` for each space.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}[ \t]+\(${target}[^()\s]*\)`, 'g'),
    problem: 'has a space between the text and the target',
    toHelp: (written) => `Remove the space: \`${written.replace(/\][ \t]+\(/, '](')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w)\]])\([^()[\]\n]+\)\[${target}[^[\]\s]*\]`, 'g'),
    problem: 'has its brackets the wrong way round',
    toHelp: (written) => `Write \`${written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}\(${target}[^()\s]*(?=\s|$)`, 'g'),
    problem: 'is never closed',
    toHelp: (written) => `Add the parenthesis: \`${written})\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}\{${target}[^{}\s]*\}`, 'g'),
    problem: 'has braces around its target',
    toHelp: (written) => `Write \`${written.replace(/\{(.*)\}$/, '($1)')}\`.`,
  },
]
