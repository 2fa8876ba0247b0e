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
  const computedNames = leaveOutExports(writer)
  const isLost = (name: string): boolean =>
    computedNames.includes(name) || imported.get(name)?.kind === 'lost'
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
    else if (/^[a-z]/.test(name)) {
      rewriteImageAttributes(element.open, writer, imported)
      leaveOutAttributes(element, writer, isLost)
    }
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
  /^export[ \t]+(?:(?:async[ \t]+)?function\b|const[ \t]+[\w$]+[ \t]*=[ \t]*(?:await\b|async\b|new\b|[\w$.]+\(|[\w$]+(?:\.[\w$]+)+[ \t]*;?[ \t]*\r?$|\()).*(?:\r?\n(?![ \t]*(?:\r?\n|$)|(?:ex|im)port\b).+)*/gm

/** The names of the values that are left out. */
function leaveOutExports(writer: PageWriter): readonly string[] {
  const names: string[] = []
  for (const { 0: written, index } of writer.page.prose.matchAll(computed)) {
    const lines = index + written.trimEnd().length
    const end = endOfStatement(writer.page.source, index, lines)
    const source = writer.page.source.slice(index, end)
    writer.changes.push({ start: index, end, text: `{/* Astro: ${escapeComment(source)} */}` })
    note(writer, index, { what: 'export', lost: `\`${source.split('\n')[0] ?? ''}\`` })
    names.push(/(?:function|const)[ \t]+([\w$]+)/.exec(source)?.[1] ?? '')
  }
  return names
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

/** Attributes whose values are made of names that the page no longer has. */
function leaveOutAttributes(
  { open }: PageElement,
  writer: PageWriter,
  isLost: (name: string) => boolean,
): void {
  const written = writer.page.source.slice(open.start, open.end)
  for (const { name, kind, value } of open.attributes) {
    const names = value.match(/[A-Za-z_$][\w$]*/g) ?? []
    if (kind !== 'expression' || name === '' || !names.some(isLost)) continue
    const index = written.indexOf(`{${value}}`)
    const space = /\s+[\w:@.-]+\s*=\s*$/.exec(written.slice(0, index))
    if (index === -1 || space === null) continue
    const start = open.start + space.index
    writer.changes.push({ start, end: open.start + index + value.length + 2, text: '' })
    note(writer, start, {
      what: 'attribute left out',
      lost: `\`${name}={${value}}\` of \`<${open.name}>\``,
    })
  }
}

/** docs-ssg finds out which components need the browser. */
function dropClientWords({ open }: PageElement, writer: PageWriter): void {
  const written = writer.page.source.slice(open.start, open.end)
  const text = written.replaceAll(/\s+client:[a-z]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?/g, '')
  if (text === written) return
  writer.changes.push({ start: open.start, end: open.end, text })
  note(writer, open.start, 'client directive')
}
