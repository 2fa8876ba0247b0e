import { createRandom } from '../../../../bench/random.mjs'
import { createComparison } from './compare-both-ways.ts'
import { formats } from './parse-both-ways.ts'

const indents = ['', '', '', '  ', '    ', '      ', '\t', '\t\t', '   ']
const marks = ['', '', '', '', '', '- ', '1. ', '1.  ', '2. ', '> ', '* ', '- - ', '10. ', '- > ']
const lines = [
  '',
  '',
  '',
  '',
  '<Counter>',
  '<Counter>',
  '</Counter>',
  '</Counter>',
  '<Tabs>',
  '</Tabs>',
  '<TabItem label="a b">',
  '<TabItem>',
  '</TabItem>',
  '</TabItem></Tabs>',
  '<Tabs><TabItem> ',
  '<Card',
  '<Card a={b}',
  'title="a"',
  "b={{c: ['d'], e: `f",
  'g`}}',
  '/>',
  '>',
  'h />',
  'h>text',
  '<Card a={1} b="<c>" />',
  '<Card title="a" /> <Card title=\'b\'/>',
  '<Card>text</Card>',
  '<Card>*text*',
  'text</Card>',
  'text <Badge a={[1]} /> and `<Badge>` text',
  'text <b className="c">d</b>  ',
  '**<Badge/>**text',
  'text <br/>',
  '<br/>',
  '<p>text</p>',
  '<p>',
  '</p>',
  "{'a'}",
  "text {'a'} text",
  '{/* a */}',
  'text {/* a */}',
  '{/* a',
  'b */}',
  '# Head {/*head*/}',
  '## <Badge /> {/*a-b*/}',
  '`a <Card>',
  'b` c <Card/>',
  '\\<Card> \\{a}',
  '[a <Badge/>](<Card>)',
  '![<Badge/>](c.png)',
  '| a <Badge /> | <b> |',
  '| - | - |',
  '```js',
  '```',
  '  ```',
  '````md',
  '````',
  '~~~',
  'code <Card> `',
  '    code',
  '- item',
  '* * *',
  '---',
  '===',
  ':::note',
  ':::',
  '<!-- a -->',
  '<!-- <Card>',
  '-->',
  'text',
  'two words',
  'text\\',
  'text  ',
  '<https://a.example/b>',
  '<div className="a">',
  '<div>',
  '</div>',
  '<Unknown>',
  '<>',
  '</>',
  '[a]: /b',
  '[^1]: note',
  '$$',
]

/** Random pages of components with content, indented in some way, that the two parsers read differently. */
export async function findUnequalComponents(
  count: number,
  { seed, math = false }: { readonly seed: number; readonly math?: boolean },
): Promise<readonly string[]> {
  const compare = await createComparison({ math })
  const random = createRandom(seed)
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const found: string[] = []
  for (let index = 0; index < count; index += 1) {
    const own = lines.filter(() => random() < 0.4)
    const step = random() < 0.3 ? 0 : random()
    let text = ''
    let indent = ''
    for (let left = 2 + Math.floor(random() * 10); left > 0; left -= 1) {
      if (random() < step) indent = pick(indents)
      text += indent + (random() < 0.5 ? pick(marks) : '') + pick(own.length === 0 ? lines : own)
      if (left > 1 || random() < 0.5) text += random() < 0.15 ? '\n\n' : '\n'
    }
    if (random() < 0.05) text = text.replaceAll('\n', '\r\n')
    const format = formats[1 + (index % 2)] ?? 'page.mdx'
    const difference = compare(text, format)
    if (difference !== undefined) found.push(`${format} ${JSON.stringify(text)} ${difference}`)
  }
  return found
}
