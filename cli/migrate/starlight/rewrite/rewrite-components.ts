// Components: those of Starlight become those of docs-ssg, imported files are named by their path,
// and everything else is left out where it is, with a comment in its place.
import { endOfStatement } from './end-of-statement.ts'
import { escapeComment } from './escape-comment.ts'
import { builtIns } from './built-in-components.ts'
import { rewriteImageAttributes } from './image-component.ts'
import { type PageElement, pairTags } from './page-element.ts'
import { resolveImports } from './resolve-imports.ts'
import { lineOf, note, type PageWriter, replaceTags } from './rewrite-context.ts'

/** Rewrite the components and imports of a page. */
export function rewriteComponents(writer: PageWriter): void {
  const { page } = writer
  const imported = resolveImports(writer)
  rewriteConstants(writer)
  leaveOutExports(writer)
  for (const element of pairTags(page.tags)) {
    const { name } = element.open
    const [first = ''] = name.split('.')
    const origin = imported.get(first)
    if (name === '' || name === 'Fragment') rewriteFragment(element, writer)
    else if (origin?.kind === 'built-in' && builtIns.has(origin.name))
      builtIns.get(origin.name)?.({ element, writer, imported })
    else if (origin?.kind === 'lost' || origin?.kind === 'built-in')
      leaveOut(element, origin.from, writer)
    else if (origin?.kind === 'kept') dropClientWords(element, writer)
    else if (/^[a-z]/.test(name)) rewriteImageAttributes(element.open, writer, imported)
  }
}

/** Constants that only `<Code>` uses are in code blocks now. */
function rewriteConstants({ page, removed }: PageWriter): void {
  const blocks = page.tags.filter(({ name }) => name === 'Code')
  const shown = blocks.map(({ start, end }) => page.prose.slice(start, end)).join('\n')
  const count = (text: string, name: string): number =>
    text.match(
      new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'g'),
    )?.length ?? 0
  for (const { name, start, end } of page.constants) {
    const uses = count(page.prose, name)
    if (uses > 0 && uses === count(shown, name)) removed.push({ start, end })
  }
}

/** Values that code computes; docs-ssg reads literals only. */
const computed =
  /^export[ \t]+(?:(?:async[ \t]+)?function\b|const[ \t]+[\w$]+[ \t]*=[ \t]*(?:await\b|async\b|new\b|[\w$.]+\(|\()).*(?:\r?\n(?![ \t]*(?:\r?\n|$)|(?:ex|im)port\b).+)*/gm

function leaveOutExports(writer: PageWriter): void {
  for (const { 0: written, index } of writer.page.prose.matchAll(computed)) {
    const lines = index + written.trimEnd().length
    const end = endOfStatement(writer.page.source, index, lines)
    const source = writer.page.source.slice(index, end)
    writer.changes.push({ start: index, end, text: `{/* Astro: ${escapeComment(source)} */}` })
    note(writer, index, { what: 'export', lost: `\`${source.split('\n')[0] ?? ''}\`` })
  }
}

/** Groups content, or puts it into a slot of the component around it. */
function rewriteFragment(element: PageElement, writer: PageWriter): void {
  replaceTags(writer, element, ['', ''])
}

function leaveOut(element: PageElement, from: string, writer: PageWriter): void {
  const { open } = element
  const written = writer.page.source.slice(open.start, open.end)
  replaceTags(writer, element, [`{/* Astro component: ${escapeComment(written)} */}`, ''])
  writer.lost.push({ name: open.name, from, line: lineOf(writer.page, open.start) })
  note(writer, open.start, 'component left out')
}

/** docs-ssg finds out which components need the browser. */
function dropClientWords({ open }: PageElement, writer: PageWriter): void {
  const written = writer.page.source.slice(open.start, open.end)
  const text = written.replaceAll(/\s+client:[a-z]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?/g, '')
  if (text === written) return
  writer.changes.push({ start: open.start, end: open.end, text })
  note(writer, open.start, 'client directive')
}
