import { foldSpace } from '../../primitives/text/fold-space.ts'

/** Text that looks like a link or an image, and why Markdown reads no link. */
export interface UnparsedForm {
  /** The whole match is what is named; tested on source without code. */
  readonly pattern: RegExp
  /** Continues the sentence that begins with what was found. */
  readonly problem: string
  /** What the author meant; a link or an image if it is left out. */
  readonly what?: string
  /** The last bracket must be a link, so that only what is before it is text. */
  readonly isBeforeReference?: true
  /** How to write what was meant. */
  readonly toHelp: (written: string) => string
}

const ending = String.raw`\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf)\b`

/** What a target looks like: a path, a file, a URL or an id. */
const target = String.raw`(?:\.{0,2}\/|#|https?:|mailto:|[\w-]+${ending})`

const text = String.raw`\[(?:\\.|[^[\]\\\n])*\]`
/** A text that may continue on the next line. */
const linesOfText = String.raw`\[(?:\\.|[^[\]\\])*\]`
/** A text that contains another link, an image or brackets, whose own forms are other matches. */
const nestedText = String.raw`\[[^[\]\\\n]*${text}(?:\([^()\n]*\))?[^[\]\\\n]*\]`

/** Parentheses in a target, with others in them. */
const parentheses = String.raw`\((?:[^()<>\n]|\((?:[^()<>\n]|\([^()<>\n]*\))*\))*\)`
const lastTarget = new RegExp(String.raw`\(((?:[^()]|${parentheses})*)\)$`)
const spacedTarget = String.raw`\((?!<)(?=\s*[^\s<>]{1,300}\s+[^\s)])(?:[^()<>]|${parentheses})+\)`

/** The start of a line, after the marks of quotes. */
const lineStart = String.raw`(?=\[)(?<=(?:^|\n)[ \t>]*)`
const label = String.raw`\[(?!\^)(?:\\.|[^[\]\\\n])+\]:[ \t]+`
const title = /(?<!\s)\s+(?:"[^"]*"|'[^']*')\s*$/

/** A target without its space at the ends and backslashes before spaces, in angle brackets, and its title after them. */
function inAngles(inner: string): string {
  const [after = ''] = title.exec(inner) ?? []
  const path = inner.slice(0, inner.length - after.length)
  return `<${foldSpace(path.replaceAll('\\ ', ' '))}>${after === '' ? '' : ` ${after.trim()}`}`
}

const inParentheses = (written: string): string =>
  written.replace(lastTarget, (_, inner: string) => `(${inAngles(inner)})`)

const hasSpace: Omit<UnparsedForm, 'pattern'> = {
  problem: 'has a target with a space',
  toHelp: (written) =>
    `Write the target in angle brackets: \`${inParentheses(written)}\`, or write \`%20\` for each space.`,
}

/** A target, and the space before its title. */
const beforeTitle = String.raw`\([^\s()<>]+\s+`

/** What follows the target of a link, between straight quotes. */
const inQuotes = (written: string): string =>
  written.replace(
    /(\(\S+\s+)["'“”„‘’«»‹›](.*?)["'“”„‘’«»‹›]?\)$/s,
    (_, before: string, inner: string) => `${before}"${inner.replaceAll('"', "'")}")`,
  )

/** A row for each way in which authors write links that are none. */
export const unparsedForms: readonly UnparsedForm[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w])!?${text}${beforeTitle}(["'])(?:(?!\1)[^\n()])*\)`,
      'g',
    ),
    problem: 'has a title whose quote is never closed',
    toHelp: (written) => `Close the quote: \`${inQuotes(written)}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}${beforeTitle}[“”„‘’«»‹›][^\n()]*\)`, 'g'),
    problem: 'has a title in quotes that Markdown does not know',
    toHelp: (written) => `Write straight quotes: \`${inQuotes(written)}\`.`,
  },
  { pattern: new RegExp(String.raw`(?<![\\\w])!?${linesOfText}${spacedTarget}`, 'g'), ...hasSpace },
  { pattern: new RegExp(String.raw`(?<![\\\w])${nestedText}${spacedTarget}`, 'g'), ...hasSpace },
  {
    pattern: new RegExp(
      String.raw`${lineStart}${label}(?!<)(?=${target}|[^\n]*\w${ending})[^\s<>]+[ \t]+(?!["'(])[^\n<>]+`,
      'g',
    ),
    ...hasSpace,
    toHelp: (written) =>
      `Write the target in angle brackets: \`${written.replace(/(\]:\s+)(.*)$/, (_, before: string, inner: string) => before + inAngles(inner))}\`, or write \`%20\` for each space.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?=\[)(?<=\n[ \t>]*)${label}${target}[^\s<>]*(?=[ \t]*(?:\n|$|["'(]))`,
      'g',
    ),
    problem: 'follows a line of text',
    toHelp: () => 'Leave a blank line above the definitions.',
  },
  {
    pattern: /(?<!\\)<(?:https?|mailto):[^\s<>]*[ \t][^\n<>]*>/g,
    problem: 'has a space',
    toHelp: (written) =>
      `Write \`%20\` for each space: \`${written.trim().replace(/[ \t]+/g, '%20')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w])!?${text}(?:[ \t]+|[ \t]*\n[ \t>]*)\(${target}[^()\s]*\)`,
      'g',
    ),
    problem: 'has a space between the text and the target',
    toHelp: (written) => `Remove the space: \`${written.replace(/\][\s>]+\(/, '](')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w)\]])\([^()[\]\n]+\)\[${target}[^[\]\s]*\]`, 'g'),
    problem: 'has its brackets the wrong way round',
    toHelp: (written) => `Write \`${written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w])!?${text}\((?=${target})(?:[^()<>\s]|${parentheses})+(?=\s|$)`,
      'g',
    ),
    problem: 'is never closed',
    toHelp: (written) => `Add the parenthesis: \`${written})\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}\(<[^<>()\n]+\)`, 'g'),
    problem: 'has an angle bracket that is never closed',
    toHelp: (written) => `Close it: \`${written.replace(/\)$/, '>)')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}\{${target}[^{}\s]*\}`, 'g'),
    problem: 'has braces around its target',
    toHelp: (written) => `Write \`${written.replace(/\{(.*)\}$/, '($1)')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w\]])!?\[(?=[^[\]\n]*\p{L}{2})(?:\\.|[^[\]\\\n])*\][ \t]+\[[^[\]\n]+\](?![[(:])`,
      'gu',
    ),
    isBeforeReference: true,
    problem: 'has a space between the text and the label',
    toHelp: (written) => `Remove the space: \`${written.replace(/\]\s+\[/, '][')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w])!?${text}[\u00AD\u200B-\u200F\u2060\uFEFF]+\(${target}[^()\s]*\)`,
      'g',
    ),
    problem: 'has an invisible character between the text and the target',
    toHelp: (written) => `Remove it: \`${written.replace(/\][^(]+\(/, '](')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}\[(?!\^)(?:\\.|[^[\]\\\n])+\][ \t]+:[ \t]*${target}\S*(?=[ \t]*(?:\n|$))`,
      'g',
    ),
    what: 'the definition of a link',
    problem: 'has a space before its colon',
    toHelp: (written) => `Remove the space: \`${written.replace(/\]\s+:/, ']:')}\`.`,
  },
  {
    pattern: /(?<![\\\]])\[\^(?:[ \t]+[^\s[\]^]+[ \t]*|[^\s[\]^]+[ \t]+)\](?![(:])/g,
    what: 'a footnote',
    problem: 'has a space in its label',
    toHelp: (written) => `Remove the space: \`${written.replace(/\s+/g, '')}\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w)\]])\(${target}[^()\s]*\)\[[^[\]\n]*\p{L}[^[\]\n]*\](?![[(:])`,
      'gu',
    ),
    problem: 'has its brackets the wrong way round',
    toHelp: (written) => `Write \`${written.replace(/^\((.*)\)\[(.*)\]$/, '[$2]($1)')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}<${target}[^<>\s]*>`, 'g'),
    problem: 'has angle brackets around its target',
    toHelp: (written) => `Write \`${written.replace(/<(.*)>$/, '($1)')}\`.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])!?${text}\(<[^<>()\n]+>(?=\s|$)`, 'g'),
    problem: 'is never closed',
    toHelp: (written) => `Add the parenthesis: \`${written})\`.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![^\s(])![ \t]+${text}\([^()\s]+\.(?:png|jpe?g|gif|svg|webp|avif)\)`,
      'gi',
    ),
    what: 'an image',
    problem: 'has a space after its exclamation mark',
    toHelp: (written) => `Remove the space: \`${written.replace(/^!\s+/, '!')}\`.`,
  },
  {
    pattern: /(?<![\w\\!])!\[(?=[^[\]\n!]*\p{L}{2})[^[\]\n!]+\](?![[({:\w])/gu,
    problem: 'has no target',
    toHelp: (written) => `Write the file in parentheses: \`${written}(./image.png)\`.`,
  },
  {
    pattern: /(?<![\\\w<])<(?:https?:\/\/|mailto:)[^\s<>]+(?=\s|$)(?![^\n]*>)/g,
    problem: 'is never closed',
    toHelp: (written) => `Add the bracket: \`${written}>\`.`,
  },
]
