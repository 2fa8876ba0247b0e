interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  children?: Node[]
  readonly properties?: Readonly<Record<string, unknown>>
}

const marks: Readonly<Record<string, string>> = { '✓': 'yes', '◐': 'partly', '–': 'no' }

/**
 * Color the sign at the beginning of a cell of the comparison; its words say the same.
 *
 * `<td>✓ error</td>` -> `<td><span class="mark mark--yes" aria-hidden="true">✓</span> error</td>`
 */
export function markCells() {
  return function visit(node: Node): void {
    for (const child of node.children ?? []) visit(child)
    const [first, ...rest] = node.children ?? []
    if (node.tagName !== 'td' || first?.type !== 'text') return
    const [sign = '', ...words] = (first.value ?? '').split(' ')
    const name = marks[sign]
    if (name === undefined) return
    const mark: Node = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['mark', `mark--${name}`], ariaHidden: 'true' },
      children: [{ type: 'text', value: sign }],
    }
    node.children = [mark, { type: 'text', value: ` ${words.join(' ')}` }, ...rest]
  }
}
