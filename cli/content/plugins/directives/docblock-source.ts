// Doc comments of a TypeScript source. Given the text of a file and a name, it returns the
// comments, in parts. By pattern on purpose: a compiler would be the largest dependency of the
// tool, for comments alone.
import { replaceDocLinks } from '../../../primitives/text/comment-links.ts'

/** One comment, in the parts that links can request; each is Markdown. */
export interface DocComment {
  readonly summary: string
  readonly remarks: string
  readonly params: readonly { readonly name: string; readonly text: string }[]
  readonly examples: readonly string[]
  /** `@overloadSummary`: the summary of this overload only. */
  readonly overloadSummary: string
  readonly overloadRemarks: string
}

interface Declared {
  readonly name: string
  readonly comment: string
}

const commented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*((?:\/\/[^\n]*\n\s*|@\w+(?:\([^)]*\))?\s*)*)((?:export|default|declare|abstract|async|public|private|protected|static|readonly|override|get|set|const|let|var|function|class|interface|type|enum|namespace)\s+)*\*?\s*(?:(["'])([^"'\n]+)\4|(\[[^\]\n]+\]|[\w$]+))/g

/**
 * Every comment of `Name` or `Name.member`, in the order of the source; overloads have several. A
 * member is searched in the braces after `Name`, so it has none if the file does not declare
 * `Name`.
 */
export function findDocComments(source: string, token: string): readonly DocComment[] {
  const [container = '', ...members] = token.split('.')
  let body = source
  const names = members.length === 0 ? [container] : members
  if (members.length > 0) {
    const found = bodiesOf(source, container)
    if (found === '') return []
    body = found
  }
  const last = names.at(-1) ?? ''
  for (const name of names.slice(0, -1)) body = memberBody(body, name)
  return declarations(body)
    .filter((declared) => declared.name === last)
    .map((declared) => parseDocComment(declared.comment))
}

/** Only declarations outside all braces: a member with the same name is something else. */
function declarations(source: string): Declared[] {
  const code = blankComments(source)
  let depth = 0
  let at = 0
  return [...source.matchAll(commented)].flatMap((match) => {
    for (; at < match.index; at++) depth += code[at] === '{' ? 1 : code[at] === '}' ? -1 : 0
    return depth === 0 ? [{ name: match[5] ?? match[6] ?? '', comment: match[1] ?? '' }] : []
  })
}

/** The texts between the braces of every declaration of the name, concatenated. */
function bodiesOf(source: string, name: string): string {
  const declaration = new RegExp(
    `\\b(?:interface|class|type|namespace|enum|const|function)\\s+${escape(name)}(?![\\w$])`,
    'g',
  )
  return [...source.matchAll(declaration)]
    .map((match) => bracesFrom(source, match.index + match[0].length))
    .join('\n')
}

function memberBody(body: string, name: string): string {
  const member = new RegExp(`(?:^|[\\s;,{])${escape(name)}\\??\\s*[:(<=]`, 'm').exec(body)
  return member ? bracesFrom(body, member.index + member[0].length - 1) : ''
}

function escape(name: string): string {
  return name.replace(/[^\w]/g, String.raw`\$&`)
}

/**
 * The text inside the first pair of braces, including nested braces and those of an intersection or
 * union.
 */
function bracesFrom(source: string, from: number): string {
  const code = blankComments(source)
  const start = code.indexOf('{', skipTypeParameters(code, from))
  if (start === -1) return ''
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++
    if (code[at] === '}') depth--
    if (depth === 0 && !/^\}\s*(?:&|\|)\s*\{/.test(code.slice(at, at + 40)))
      return source.slice(start + 1, at)
  }
  return source.slice(start + 1)
}

function skipTypeParameters(code: string, from: number): number {
  if (!/^\s*</.test(code.slice(from, from + 80))) return from
  let depth = 0
  for (let at = code.indexOf('<', from); at < code.length; at++) {
    if (code[at] === '<') depth++
    if (code[at] === '>' && code[at - 1] !== '=') depth--
    if (depth === 0) return at + 1
  }
  return from
}

/**
 * Replace comments and strings by spaces of the same length, so that braces in them do not count.
 */
function blankComments(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
    (text) => text.replace(/[^\n]/g, ' '),
  )
}

/**
 * Parse the text of a comment: leading asterisks are removed, and block tags separate its parts.
 */
function parseDocComment(comment: string): DocComment {
  const text = comment
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .replace(/\r/g, '')
    .trim()
  const parts = splitTags(text)
  const of = (tag: string): string[] =>
    parts.filter((part) => part.tag === tag).map((part) => part.text)
  return {
    summary: [...of(''), ...of('summary')].join('\n\n').trim(),
    remarks: of('remarks').join('\n\n'),
    overloadSummary: of('overloadSummary').join('\n\n'),
    overloadRemarks: of('overloadRemarks').join('\n\n'),
    examples: of('example'),
    params: [...of('param'), ...of('typeParam')].map(toParam),
  }
}

function splitTags(text: string): { tag: string; text: string }[] {
  const parts: { tag: string; text: string }[] = [{ tag: '', text: '' }]
  let inFence = false
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) inFence = !inFence
    const match = inFence ? null : /^\s*@(\w+)\s?(.*)$/.exec(line)
    const last = parts.at(-1)
    if (match) parts.push({ tag: match[1] ?? '', text: match[2] ?? '' })
    else if (last) last.text += `${last.text === '' ? '' : '\n'}${line}`
  }
  return parts.map(({ tag, text: part }) => ({ tag, text: unlink(part).trim() }))
}

function unlink(text: string): string {
  return replaceDocLinks(text, ({ target, label }) =>
    /^https?:/.test(target) ? `[${label}](${target})` : `\`${label}\``,
  )
}

function toParam(text: string): { name: string; text: string } {
  const match = /^(?:\{[^}]*\}\s*)?(\[?[\w$.]+\]?)\s*(?:-\s*)?([\s\S]*)$/.exec(text)
  return { name: match?.[1] ?? '', text: match?.[2] ?? text }
}
