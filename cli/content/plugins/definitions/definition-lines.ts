import type { Paragraph, PhrasingContent } from 'mdast'

/** One line of a paragraph. */
export interface Line {
  /** Without the colon of a definition. */
  readonly content: readonly PhrasingContent[]
  readonly isDefinition: boolean
}

const sign = /^:[ \t]+/

/** Split a paragraph into the lines of its source. */
export function toLines(paragraph: Paragraph): readonly Line[] {
  const lines: PhrasingContent[][] = [[]]
  for (const node of paragraph.children) {
    if (node.type === 'break') lines.push([])
    else if (node.type === 'text') {
      const [first = '', ...others] = node.value.split('\n')
      if (first !== '') lines.at(-1)?.push({ type: 'text', value: first })
      for (const value of others) lines.push(value === '' ? [] : [{ type: 'text', value }])
    } else lines.at(-1)?.push(node)
  }
  return lines.filter((line) => line.length > 0).map(toLine)
}

function toLine(content: readonly PhrasingContent[]): Line {
  const [first, ...others] = content
  if (first?.type !== 'text' || !sign.test(first.value)) return { content, isDefinition: false }
  const value = first.value.replace(sign, '')
  return {
    content: value === '' ? others : [{ type: 'text', value }, ...others],
    isDefinition: true,
  }
}

/** Join the lines of one definition, with line breaks between them. */
export function joinLines(lines: readonly Line[]): PhrasingContent[] {
  return lines.flatMap(({ content }, index): PhrasingContent[] =>
    index === 0 ? [...content] : [{ type: 'text', value: '\n' }, ...content],
  )
}
