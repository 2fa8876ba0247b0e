import { toHtml } from 'hast-util-to-html'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { remarkAdmonitions } from '../../../../../cli/content/plugins/directives/remark-admonitions.ts'
import { remarkComponentDirectives } from '../../../../../cli/content/plugins/directives/remark-component-directives.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkComponentDirectives, {
    components: ['YouTube', 'CodeGroup', 'Badge', 'Details'],
    own: ['Badge'],
    admonitions: ['tip', 'details'],
  })
  .use(remarkAdmonitions)
  .use(remarkRehype)

function run(markdown: string): { html: string; messages: string[] } {
  const file = new VFile(markdown)
  const html = toHtml(processor.runSync(processor.parse(file), file))
    .replaceAll('&#x22;', "'")
    .replace(/\n/g, '')
  return { html, messages: file.messages.map((message) => `${message.line} ${message.ruleId}`) }
}

describe('remarkComponentDirectives', () => {
  it.each([
    [
      '::youtube[A talk]{id=x}',
      `<docs-component data-name="YouTube" data-props="{'id':'x','title':'A talk'}"></docs-component>`,
    ],
    [
      'a :Badge[*new*]{type=tip} b',
      `<p>a <docs-component data-name="Badge" data-props="{'type':'tip'}"><em>new</em></docs-component> b</p>`,
    ],
    [
      '::badge{count=7 ratio=-0.5 code=007 text="7" open closed=false id=5}',
      `<docs-component data-name="Badge" data-props="{'count':7,'ratio':-0.5,'code':'007','text':'7','open':true,'closed':false,'id':'5'}"></docs-component>`,
    ],
    [
      ':::code-group\na\n:::',
      `<docs-component data-name="CodeGroup" data-props="{}"><p>a</p></docs-component>`,
    ],
    [
      ':::details[More]\na\n:::',
      '<details class="details"><summary>More</summary><p>a</p></details>',
    ],
  ])('reads %j', (markdown, html) => {
    expect(run(markdown)).toEqual({ html, messages: [] })
  })

  it('reports an unknown leaf directive and shows it as text', () => {
    expect(run('::youtub{id=x}')).toEqual({
      html: '<p>::youtub{id=x}</p>',
      messages: ['1 unknown-directive'],
    })
  })

  it.each([
    ['::tip', 'Write `:::tip` with three colons, and `:::` below the text.'],
    ['::youtub', 'Did you mean `YouTube`?'],
  ])('says of %s how to write it', (markdown, help) => {
    const file = new VFile(markdown)
    processor.runSync(processor.parse(file), file)
    expect(file.messages.map(({ note }) => note)).toEqual([help])
  })
})
