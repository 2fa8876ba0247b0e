import { findColors } from '../../rewrite/terminal-colors.ts'
import type { Draft } from './draft.ts'
import { insertSamples, withoutTwoslash } from './rewrite-twoslash.ts'
import { type Constants, evaluateExpression } from './rewrite-scripts.ts'

interface PageValues {
  readonly constants: Constants
  readonly frontMatter: unknown
}

/** Words after the language that docs-ssg does not know. */
const lostWord = /[ \t]+(?:style:\S+|v-pre)(?=[ \t]|$)/g

/** A label that touches the language or the numbers of lines in front of it. */
const touchesBefore = /^([ \t]*[\w+#.-]+(?::[\w=-]+)?(?:[ \t]*\{[^{}]*\})?)(?=\[.*\])/
/** A label that touches the numbers of lines after it. */
const touchesBehind = /^([^[\]{}]*\[[^{}]*\])(?=\{)/

/** Rewrite the meta of fences, and values in fences whose language ends in `-vue`. */
export function rewriteFences(draft: Draft, values: PageValues): void {
  insertSamples(draft)
  for (const { start, end, infoStart, info } of draft.fences) {
    const [, language = ''] = /^[ \t]*([\w+#.-]*)/.exec(info) ?? []
    const isTemplate = language.endsWith('-vue')
    const twoslash = withoutTwoslash(info)
    const lost = [...(info.match(lostWord) ?? []), ...(twoslash.lost ? [twoslash.lost] : [])]
    const text = twoslash.info
      .replace(lostWord, '')
      .replace(/^[ \t]*(?=\[)/, 'text ')
      .replace(/:no-line-numbers\b/, '')
      .replace(touchesBefore, '$1 ')
      .replace(touchesBehind, '$1 ')
      .replace(/^([ \t]*[\w+#.-]*)-vue(?![\w-])/, '$1')
    if (text !== info) {
      draft.replace(infoStart, infoStart + info.length, text)
      draft.note(start, {
        what: 'fence options',
        ...(lost.length > 0 && { lost: lost.map((one) => one.trim()).join(' ') }),
      })
    }
    if (language === 'ansi') draft.replace(infoStart, infoStart + 4, 'text')
    removeColors(draft, { start, end })
    if (/\btwoslash\b/.test(info)) relativizeNames(draft, { start, end })
    if (isTemplate) fillTemplate(draft, { start: infoStart + info.length, end, values })
  }
}

interface CodePlace {
  readonly start: number
  readonly end: number
}

function removeColors(draft: Draft, { start, end }: CodePlace): void {
  const found = findColors(draft.source.slice(start, end))
  for (const place of found) draft.replace(start + place.start, start + place.end, '')
  if (found.length > 0)
    draft.note(start, { what: 'colors of a terminal', lost: 'the colors of the code' })
}

/** Files of a sample are relative. */
function relativizeNames(draft: Draft, { start, end }: CodePlace): void {
  for (const { 0: whole, index } of draft.source
    .slice(start, end)
    .matchAll(/(?=\/)(?<=^[ \t]*\/\/[ \t]*@filename:[ \t]*)\/+/gm))
    draft.replace(start + index, start + index + whole.length, '')
}

function fillTemplate(
  draft: Draft,
  {
    start,
    end,
    values,
  }: { readonly start: number; readonly end: number; readonly values: PageValues },
): void {
  const code = draft.source.slice(start, end)
  for (const { 0: whole, 1: expression = '', index } of code.matchAll(/\{\{(.+?)\}\}/g)) {
    const value = evaluateExpression(expression, values)
    if (value === undefined)
      draft.note(start + index, { what: 'value in code', lost: `the value of \`${whole}\`` })
    else draft.replace(start + index, start + index + whole.length, value)
  }
}
