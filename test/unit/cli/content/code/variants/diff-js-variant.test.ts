import { describe, expect, it } from 'vitest'
import { toString } from 'hast-util-to-string'
import { diffJsVariant } from '../../../../../../cli/content/code/variants/diff-js-variant.ts'
import { markJsVariant } from '../../../../../../cli/content/code/variants/mark-js-variant.ts'

const pieces = (typescript: string, javascript: string) =>
  diffJsVariant(typescript, javascript)?.map(({ kind, text }) => `${kind}:${text}`)

describe('diffJsVariant', () => {
  it('D: takes annotations out of a line', () => {
    expect(pieces('const n: number = 1', 'const n = 1')).toEqual([
      'both:const n',
      'ts:: number',
      'both: = 1',
    ])
  })
  it('D: takes whole lines with their line ends', () => {
    expect(pieces('interface A {\n  b: string\n}\n\nconst a = 1', 'const a = 1')).toEqual([
      'ts:interface A {\n  b: string\n}\n\n',
      'both:const a = 1',
    ])
  })
  it('D: puts lines in that only JavaScript has', () => {
    expect(pieces('a\nc', 'a\nb\nc')).toEqual(['both:a\n', 'js:b\n', 'both:c'])
  })
  it('D: keeps both versions to the letter, whatever they are', () => {
    const samples = [
      [
        'import type { A } from "a"\nexport const f = (x: A): x is B => x',
        'export const f = (x) => x',
      ],
      ['a\nb', 'a'],
      ['a', 'b'],
      ['f<State>()\n', 'f()\n'],
      ['const x = y as const', 'const x = y'],
    ] as const
    for (const [typescript, javascript] of samples) {
      const merged = diffJsVariant(typescript, javascript) ?? []
      const read = (kind: string) =>
        merged
          .filter((p) => p.kind === 'both' || p.kind === kind)
          .map(({ text }) => text)
          .join('')
      expect([read('ts'), read('js')]).toEqual([typescript, javascript])
    }
  })
})

describe('markJsVariant', () => {
  it('D: cuts highlighted code where the versions part', () => {
    const nodes = [
      {
        type: 'element' as const,
        tagName: 'span',
        properties: {},
        children: [{ type: 'text' as const, value: 'const' }],
      },
      { type: 'text' as const, value: ' n: number = 1' },
    ]
    const marked = markJsVariant(nodes, diffJsVariant('const n: number = 1', 'const n = 1') ?? [])
    expect(
      marked.map((node) =>
        node.type === 'element'
          ? `<${String(node.properties.className)}>${toString(node)}`
          : toString(node),
      ),
    ).toEqual(['<undefined>const', ' n', '<ts-only>: number', ' = 1'])
  })
})
