import type { Code, Heading, Paragraph, Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/**
 * Report characters that a word processor, an editor or a wrong encoding put in place of others:
 * typographic quotes around attributes and in code, `Ã©` for `é`, and backslashes that end a block.
 * Position: after all other syntax.
 *
 * In: `<img alt=“x”>`. Out: the same, and a message.
 */
export function remarkWrongCharacters() {
  return (tree: Root, file: VFile): void => {
    const whole = String(file)
    const isQuoted = quotes.test(whole)
    if (isQuoted) checkAttributes(tree, file)
    if (isQuoted || dashes.test(whole)) visit(tree, 'code', (node) => checkCode(node, file))
    if (mojibake.test(whole)) checkTexts(tree, file, mojibakeInText)
    if (lostCharacter.test(whole)) checkTexts(tree, file, lostInText)
    if (openTag.test(whole)) checkTexts(tree, file, openTagInText)
    if (miswrittenComment.test(whole)) checkTexts(tree, file, commentInText)
    if (!/\\[ \t]*(?:\n|$)/.test(whole)) return
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading') checkEnd(node, file)
    })
  }
}

const quotes = /[“”„‟«»‘’‚]/
const dashes = /[–—]/

const attributes =
  /(?:<[A-Za-z][\w.-]*(?:\s[^<>\n]*?)??\s|(?<=^|\n):{1,9}[A-Za-z][\w-]*(?:\[[^\]\n]*\])?\{(?:[^{}\n]*?\s)??|(?<=^|\n)[ \t>]*(?:`{3,}|~{3,})[^\n`]*?[ \t])(?<written>[\w:-]+=[“”„‟«‘’‚][^“”„‟«»‘’‚<>\n]*[“”„‟»‘’‚"']?)/g

function checkAttributes(tree: Root, file: VFile): void {
  const whole = String(file)
  const found = [...whole.matchAll(attributes)]
  if (found.length === 0) return
  const code = rangesOfCode(tree, whole)
  for (const { 0: all, index, groups } of found) {
    const written = groups?.['written'] ?? all
    const at = index + all.length - written.length
    if (code.some(([from, to]) => from <= at && at < to)) continue
    report(file, nodeAt(file, at), {
      rule: 'raw-text',
      reason: `${quoteSource(written)} has typographic quotes, which don't mark the value of an attribute, so its value is wrong or readers see it.`,
      help: `Write straight quotes: \`${written.replace(/=[“”„‟«‘’‚]/, '="').replace(/[“”„‟»‘’‚"']$/, '"')}\`.`,
    })
  }
}

/** Where the code is, without the first line of a fence. */
function rangesOfCode(tree: Root, whole: string): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  visit(tree, (node: Node) => {
    const from = node.position?.start.offset
    const to = node.position?.end.offset
    if (from === undefined || to === undefined) return
    if (node.type === 'inlineCode') ranges.push([from, to])
    if (node.type === 'code') ranges.push([whole.indexOf('\n', from), to])
  })
  return ranges
}

const shells = /^(?:sh|bash|zsh|shell|console|powershell|ps1|bat|cmd)$/
const programs =
  /^(?:[cm]?[jt]sx?|javascript|typescript|json[5c]?|py|python|go|rust|rs|java|kotlin|swift|c|cpp|cs|csharp|php|rb|ruby)$/

/** A line that has neither other quotes nor a comment, so that its text is in no string. */
const bare = String.raw`^(?![^\n]*(?:["'\`]|#|\/\/|\/\*|^\s*\*|<!--|--\s))[^\n]*?`
const quoted = String.raw`(?<written>[“„‘][^“”„‘’\n]*[”“’])`
const quotedWord = new RegExp(String.raw`${bare}\s${quoted}`)
/** Where a string begins. Quotes between the tags of JSX are text, so they begin none. */
const quotedString = new RegExp(String.raw`${bare}[=(,:[+]\s*${quoted}`)
const longDash =
  /^(?![^\n]*["'`#])\s*(?:\$\s+)?[a-z][\w./-]*(?:\s[^\n]*?)??\s(?<written>[–—][A-Za-z][\w-]*)/

function checkCode(node: Code, file: VFile): void {
  const language = node.lang?.toLowerCase() ?? ''
  const isShell = shells.test(language)
  if (!isShell && !programs.test(language)) return
  node.value.split('\n').forEach((line, index) => {
    const written =
      (isShell ? quotedWord : quotedString).exec(line)?.groups?.['written'] ??
      (isShell ? longDash.exec(line)?.groups?.['written'] : undefined)
    if (written === undefined) return
    const isDash = dashes.test(written[0] ?? '')
    report(file, node, {
      rule: 'raw-text',
      reason: `\`${written}\` in code has ${isDash ? 'a long dash' : 'typographic quotes'}, so the code fails for readers who copy it.`,
      help: isDash
        ? `Write hyphens: \`${written.replace(/^—|^–(?=\w{2})/, '--').replace(/^–/, '-')}\`.`
        : 'Write straight quotes.',
      lineOffset: index + 1,
      word: written,
    })
  })
}

/** UTF-8 that was read as Windows-1252 and saved again. */
const mojibake =
  /â€[\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2018-\u203A\u20AC\u2122]|Ã[\u0080-\u00BF\u0192\u2026\u2030\u2039\u2122\u0152-\u0178]|Â[\u00A0-\u00BF]/

interface TextForm {
  readonly pattern: RegExp
  readonly reason: (written: string) => string
  readonly help: string
}

const mojibakeInText: TextForm = {
  pattern: mojibake,
  reason: (written) =>
    `\`${written}\` looks like one character that was read in the wrong encoding, so readers see several.`,
  help: 'Open the original as UTF-8 and copy the text again, or write the character. To show the text, write it as code.',
}

/** What programs write for a character that they can't read, and for an image in the text they copy. */
const lostCharacter = /[\uFFFC\uFFFD]/

const lostInText: TextForm = {
  pattern: lostCharacter,
  reason: (written) =>
    written === '\uFFFD'
      ? '`\uFFFD` stands for a character that was lost when a program read the text in the wrong encoding.'
      : '`\uFFFC` stands for an image or another object that was lost when the text was copied.',
  help: 'Write what was lost, or remove it. To show the character, write it as code.',
}

/** A tag with an attribute in quotes, and no `>` after it. */
const openTag =
  /(?<!\\)<(?:a|img|div|span|p|br|video|audio|source|iframe|details|summary|table|t[rdh]|ul|ol|li|button|input|center|font|h[1-6])(?:[ \t]+[\w:-]+[ \t]*=[ \t]*(?:"[^"<>\n]*"|'[^'<>\n]*'))+[ \t]*\/?(?=[ \t]*(?:\n|$)|[ \t]+[^\s=<>"']+(?:[ \t]|$))(?![^<]*>)/

const openTagInText: TextForm = {
  pattern: openTag,
  reason: (written) =>
    `${quoteSource(written)} looks like a tag, but no \`>\` closes it, so readers see it.`,
  help: 'Write `>` at its end. To show the text, write it as code.',
}

/** A comment of HTML with a space, a dash or a hyphen too few in its marks. */
const miswrittenComment = /(?<!\\)<[ \t]?![ \t]?[-–—]{1,2}[^<>\n]*?[-–—]{1,2}[ \t]?!?>/

const commentInText: TextForm = {
  pattern: miswrittenComment,
  reason: (written) =>
    `${quoteSource(written)} looks like a comment, but its marks are wrong, so readers see it.`,
  help: 'Write `<!--` before the comment and `-->` after it. To show the text, write it as code.',
}

function checkTexts(tree: Root, file: VFile, { pattern, reason, help }: TextForm): void {
  const whole = String(file)
  visit(tree, 'text', ({ position }) => {
    const from = position?.start.offset
    if (from === undefined) return
    const found = pattern.exec(whole.slice(from, position?.end.offset))
    if (found === null) return
    report(file, nodeAt(file, from + found.index), {
      rule: 'raw-text',
      reason: reason(found[0]),
      help,
    })
  })
}

/** A backslash that would break a line, if the block had another one. */
function checkEnd(node: Heading | Paragraph, file: VFile): void {
  const last = node.children.at(-1)
  const to = last?.position?.end.offset
  if (last?.type !== 'text' || to === undefined || !/(?<!\\)\\$/.test(last.value)) return
  const whole = String(file)
  if (whole[to - 1] !== '\\' || whole[to - 2] === '\\') return
  if (/[A-Za-z]:\\\S*$|\w\\\S+\\$/.test(last.value)) return
  report(file, nodeAt(file, to - 1), {
    rule: 'raw-text',
    reason: '`\\` at the end of a block breaks no line, so readers see it.',
    help: 'Remove it. To show a backslash, write `\\\\`.',
  })
}
