import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { decodeHTML } from 'entities'
import { foldSpace } from '../../../primitives/text/fold-space.ts'
import { visit } from '../../../primitives/visit.ts'
import { componentEnd, componentTag } from '../../nodes/component-element.ts'
import { report } from '../../reporting/report-message.ts'

/** Elements whose content is text to browsers: no tag in it is one. */
export const rawTextElements: ReadonlySet<string> = new Set(
  'iframe noembed noframes plaintext script style textarea title xmp'.split(' '),
)

const placeholder = new RegExp(`</?${componentTag}`)

/**
 * Write tags of components in raw text as the author did, because the placeholders of components
 * mean nothing there.
 *
 * `<xmp><docs-component data-name="A">` -> `<xmp><A>`
 */
export function restoreRawText(tree: Root, file: VFile): void {
  visit(tree, 'element', ({ tagName, children }) => {
    if (!rawTextElements.has(tagName)) return
    for (const child of children)
      if (child.type === 'text' && child.value.includes(componentTag))
        child.value = restore(child.value, file.data.writtenTags)
  })
}

/** Remove the content of frames, which browsers never show. */
export function emptyFrames(tree: Root, file: VFile): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'iframe' || element.children.length === 0) return
    const [first] = element.children
    const text = first?.type === 'text' ? foldSpace(first.value) : ''
    element.children = []
    if (text === '') return
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    report(file, element, {
      rule: 'html-removed',
      reason: `The content of \`<iframe>\` was removed, because browsers don't show it: \`${shown}\`.`,
      help: 'Write it after the frame.',
    })
  })
}

function restore(text: string, written: ReadonlyMap<string, string> = new Map()): string {
  // In a title or a text field, browsers decode what the tag contains.
  const decoded = [...written].map(([html, tag]) => [decodeHTML(html), tag] as const)
  const tags = new Map([...decoded, ...written])
  const closings: string[] = []
  let rest = text
  let restored = ''
  for (let at = rest.search(placeholder); at !== -1; at = rest.search(placeholder)) {
    restored += rest.slice(0, at)
    rest = rest.slice(at)
    const isEnd = rest.startsWith(componentEnd)
    const [html, tag] = isEnd ? [componentEnd, closings.pop() ?? ''] : findTag(rest, tags)
    if (!isEnd) closings.push(closingOf(tag))
    restored += tag
    rest = rest.slice(html.length)
  }
  return restored + rest
}

/** The placeholder at the beginning of a text, and the tag for which it was written. */
function findTag(
  text: string,
  tags: ReadonlyMap<string, string>,
): readonly [html: string, tag: string] {
  const known = [...tags].find(([html]) => text.startsWith(html))
  if (known) return known
  // The tag is in an included page, whose tags are written elsewhere.
  const [html = componentTag, name = componentTag] =
    /^<[^>]*?data-name="([^"]*)"[^>]*>/.exec(text) ?? []
  return [html, `<${name}>`]
}

/** A tag that closes itself has no other one. */
function closingOf(tag: string): string {
  const [, name = ''] = /^<\s*([^\s/>]+)/.exec(tag) ?? []
  return name === '' || /\/\s*>$/.test(tag) ? '' : `</${name}>`
}
