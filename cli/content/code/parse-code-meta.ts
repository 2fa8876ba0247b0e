// The attributes after the language of a fence. Given `title="a.ts" {1,3-5} no-transpile`, it returns
// CodeMeta and problems. It must not know syntax trees.
import type { MessageInput } from '../reporting/report-message.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { foreignFenceWord } from '../foreign/fence-words.ts'

/** The parsed meta of a fence. Line numbers count from 1. */
export interface CodeMeta {
  readonly title: string | undefined
  readonly lines: ReadonlySet<number>
  /** The number of the first line; undefined if lines are not numbered. */
  readonly firstLineNumber: number | undefined
  /** Words without a value: `no-transpile`, `run`, `npm2yarn`. */
  readonly flags: ReadonlySet<string>
  /** Words to mark in all lines: `/useState/`. */
  readonly words: ReadonlySet<string>
  /** `file="…"`, `region="…"`, `noCheck="…"`, `expectError=2345`; numbers as written. */
  readonly values: ReadonlyMap<string, string>
}

const flags = [
  'no-transpile',
  'no-emit',
  'noCheck',
  'run',
  'output',
  'npm2yarn',
  'wrap',
  'noCopy',
  'tab',
  'twoslash',
  'collapse',
  'annotate',
]
const keys = [
  'title',
  'file',
  'region',
  'noCheck',
  'expectError',
  'tab',
  'output',
  'lang',
  'max-lines',
  'annotate',
]
/** `[pages/[id].vue]`: a label may contain the brackets of routes, which may be doubled. */
const label = String.raw`\[((?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])+)\]`
const word = new RegExp(
  String.raw`(?:^|(?<=\s))\/((?:[^/\\\n]|\\.)+)\/(?=\s|$)|\{([^}]*)\}|${label}|([^\s={}"']+)(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\}|[^\s"']*)))?|("[^"]*"|'[^']*')|\S`,
  'g',
)

const numbering = /^(?:showLineNumbers|lineNumbers|:line-numbers)$/

interface Draft {
  title: string | undefined
  firstLineNumber: number | undefined
  readonly lines: Set<number>
  readonly flags: Set<string>
  readonly words: Set<string>
  readonly values: Map<string, string>
}

/** Parse the meta of a fence. Unknown words are reported and left out. */
export function parseCodeMeta(meta: string): { meta: CodeMeta; problems: readonly MessageInput[] } {
  const draft: Draft = {
    title: undefined,
    firstLineNumber: undefined,
    lines: new Set(),
    flags: new Set(),
    words: new Set(),
    values: new Map(),
  }
  const problems: MessageInput[] = []
  const unclosed = /(?:^|\s)([\w-]+)=(["'])(?:(?!\2).)*$/s.exec(withoutClosedQuotes(meta))
  if (unclosed) problems.push(unclosedQuote(unclosed[1] ?? '', meta))
  const readable = unclosed ? meta.slice(0, unclosed.index) : meta
  // Flags after an unclosed quote still count as flags: `title="src/a.ts no-transpile`.
  const following = unclosed ? meta.slice(unclosed.index).trim().split(/\s+/).slice(1) : []
  for (const flag of following) if (flags.includes(flag)) draft.flags.add(flag)

  for (const match of readable.matchAll(word)) {
    const [, marked, range, tab, key = '', double, single, bare, quoted] = match
    if (marked !== undefined) draft.words.add(marked.replace(/\\(.)/g, '$1'))
    else if (range !== undefined) problems.push(...addLines(range, draft.lines))
    else if (tab !== undefined) draft.values.set('tab', tab)
    else if (quoted !== undefined) problems.push(quotedText(quoted))
    else if (key === '') continue
    else problems.push(...addWord(key, double ?? single ?? bare, draft))
  }
  return { meta: draft, problems }
}

/** Replace closed quotes with as many other characters, so that places stay the same. */
function withoutClosedQuotes(meta: string): string {
  return meta.replace(/=("[^"]*"|'[^']*')/g, (all) => '='.padEnd(all.length, 'x'))
}

function unclosedQuote(key: string, meta: string): MessageInput {
  return {
    rule: 'code-meta',
    reason: `The quote after \`${key}=\` in \`${meta}\` is never closed, so the ${key} is ignored.`,
    help: `Write \`${key}="…"\`.`,
    word: `${key}=`,
  }
}

function addLines(range: string, lines: Set<number>): MessageInput[] {
  for (const part of range.split(',')) {
    const match = /^\s*(\d+)\s*(?:(?:-|\.\.)\s*(\d+)\s*)?$/.exec(part)
    if (!match)
      return [
        {
          rule: 'code-meta',
          reason: `\`{${range}}\` is not a list of line numbers, so no line is highlighted.`,
          help: 'Write line numbers and ranges: `{1,3-5}`.',
          word: `{${range}}`,
        },
      ]
    const first = Number(match[1])
    const last = Math.min(Number(match[2] ?? match[1]), first + 5000)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return []
}

function addWord(key: string, value: string | undefined, draft: Draft): MessageInput[] {
  if (value === 'false' && (flags.includes(key) || numbering.test(key))) return []
  if (numbering.test(key)) {
    draft.firstLineNumber =
      value === undefined || value === '' ? 1 : Number.parseInt(value, 10) || 1
    return []
  }
  if (value === undefined && flags.includes(key)) draft.flags.add(key)
  else if (value !== undefined && key === 'title') draft.title = value
  else if (key === 'max-lines' && !/^\d+$/.test(value ?? '')) return [badNumber(key, value)]
  else if (value !== undefined && keys.includes(key)) draft.values.set(key, value)
  else return [unknownWord(key, value)]
  return []
}

function badNumber(key: string, value: string | undefined): MessageInput {
  return {
    rule: 'code-meta',
    reason: `\`${key}\` needs a number of lines${value === undefined ? '' : ` instead of \`${value}\``}, so it has no effect.`,
    help: `Write \`${key}=20\`, or \`${key}=0\` for a block that is never folded.`,
    word: key,
  }
}

function quotedText(written: string): MessageInput {
  return {
    rule: 'code-meta',
    reason: `\`${written}\` after the language of the code fence has no effect.`,
    help: `Write \`/${written.slice(1, -1)}/\` to mark the text in all lines.`,
    word: written,
  }
}

function unknownWord(key: string, value: string | undefined): MessageInput {
  const known = value === undefined ? [...flags, 'showLineNumbers'] : [...keys, 'showLineNumbers']
  const written = value === undefined ? key : `${key}=${value}`
  return {
    rule: 'code-meta',
    reason: `\`${written}\` after the language of the code fence is unknown, so it has no effect.`,
    help: foreignFenceWord(key, value) ?? suggestOrList(key, known),
    word: key,
  }
}
