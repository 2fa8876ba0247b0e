// The words after the language of a fence: those of Expressive Code become those of docs-ssg.
import { note, type PageWriter } from './rewrite-context.ts'
import { decodeInfo, formatInfo, parseInfo } from './code-info.ts'
import { findColors } from '../../rewrite/terminal-colors.ts'
import type { PageFence } from './scan-page.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

/** Rewrite the fences of a page. */
export function rewriteFences(writer: PageWriter): void {
  for (const fence of writer.page.fences) {
    rewriteFence(fence, writer)
    removeColors(fence, writer)
  }
}

function removeColors({ first, last }: PageFence, writer: PageWriter): void {
  const lines = writer.page.lines.slice(first + 1, last)
  const found = lines.flatMap(({ start, text }) =>
    findColors(text).map((place) => ({ start: start + place.start, end: start + place.end })),
  )
  pushAll(
    writer.changes,
    found.map((place) => ({ ...place, text: '' })),
  )
  const at = writer.page.lines[first]?.start
  if (found.length > 0 && at !== undefined)
    note(writer, at, { what: 'colors of a terminal', lost: 'the colors of the code' })
}

function rewriteFence(fence: PageFence, writer: PageWriter): void {
  const { lines } = writer.page
  const first = lines[fence.first]
  if (first === undefined || fence.info.trim() === '') return
  const code = lines.slice(fence.first + 1, fence.last)
  const [, named = '', space = '', words = ''] = /^(\S*)([ \t]*)(.*)$/.exec(fence.info.trim()) ?? []
  const language = writer.context.languages.get(named) ?? (named === 'ansi' ? 'text' : named)
  if (words === '' && language === named) return
  const indent = fence.prefix.replaceAll(/[^\s>]/g, ' ')
  const texts = code.map(({ text }) => (text.startsWith(indent) ? text.slice(indent.length) : text))
  const info = parseInfo(decodeInfo(words), texts)
  const start = first.start + fence.prefix.length + fence.marks.length
  const written = formatInfo(info)
  if (language === named && written === words && info.added.size + info.removed.size === 0) return
  const leading = /^[ \t]*/.exec(fence.info)?.[0] ?? ''
  writer.changes.push({
    start: start + leading.length,
    end: first.start + first.text.length,
    text: `${language}${written === '' ? '' : space}${written}`,
  })
  for (const [index, line] of code.entries()) {
    const sign = info.added.has(index + 1) ? '++' : info.removed.has(index + 1) ? '--' : undefined
    if (sign === undefined) continue
    const end = line.start + line.text.length
    // A blank line without the indent would end the list around the code.
    const from = line.isBlank ? line.start : end
    const before = line.isBlank ? indent : ''
    writer.changes.push({ start: from, end, text: `${before} // [!code ${sign}]` })
  }
  note(writer, first.start, 'code marks')
  for (const lost of info.lost) note(writer, first.start, { what: 'code marks', lost })
}
