import { createRandom } from '../../../../bench/random.mjs'
import { createComparison } from './compare-both-ways.ts'
import { formats } from './parse-both-ways.ts'

const indents = ['', '', '', '', ' ', '  ', '   ', '    ', '     ', '      ', '\t']
const marks = ['', '', '', '', '- ', '1. ', '10. ', '* ', '> ', '-   ', '1.  ', '> - ']
const contents = [
  '',
  '',
  '',
  'text',
  'two words',
  '**bold** x',
  '`code`',
  '```',
  '```js',
  '~~~',
  '# Head',
  '## Two {/*two-2*/}',
  'a [b]: c',
  '[a](b.md)',
  '[b]: /c',
  '[a][b]',
  '<!-- note -->',
  '<!-- open',
  '-->',
  '<div>',
  '</div>',
  '<br/>',
  'see https://a.example/b?c=d#e, ok',
  '<https://a.example/x>',
  'https://a.example/x.',
  'a@b.example',
  ':::tip ',
  ':::tip[T]  ',
  ':::',
  '::: ',
  '::::note',
  '<Counter />',
  '<Counter>',
  '</Counter>',
  '<Foo a="b">',
  '</Foo>',
  '{x}',
  '{/* c */}',
  '| a | b |',
  '| - | - |',
  '---',
  '===',
  '<details>',
  '</details>',
  '$x',
  '[^1]',
  '[^1]: n',
  '* ',
  '-',
  '1.',
]

const joints = [
  '\n\n# Head\n\n',
  '\n\n## Two [b]\n\n',
  '\n\nText.\n\n',
  '\n\n# Head\n',
  '\n# Head\n\n',
]

interface LayoutOptions {
  readonly seed: number
  readonly math?: boolean
  /** Layouts in a text, with headings and paragraphs between them. */
  readonly parts?: number
}

/**
 * Random texts of a few lines, each indented in some way, with marks of lists and quotes, code,
 * tags, addresses and directives, that the two parsers read differently.
 */
export async function findUnequalLayouts(
  count: number,
  { seed, math = false, parts = 1 }: LayoutOptions,
): Promise<readonly string[]> {
  const compare = await createComparison({ math })
  const random = createRandom(seed)
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const layout = (): string =>
    Array.from(
      { length: 2 + Math.floor(random() * 8) },
      () => pick(indents) + pick(marks) + pick(contents),
    ).join('\n')
  const found: string[] = []
  for (let index = 0; index < count; index += 1) {
    let text = layout()
    for (let part = 1; part < parts; part += 1) text += pick(joints) + layout()
    if (random() < 0.05) text = text.replaceAll('\n', '\r\n')
    text += random() < 0.5 ? '\n' : ''
    const format = formats[index % formats.length] ?? 'plain.md'
    const difference = compare(text, format)
    if (difference !== undefined) found.push(`${format} ${JSON.stringify(text)} ${difference}`)
  }
  return found
}
