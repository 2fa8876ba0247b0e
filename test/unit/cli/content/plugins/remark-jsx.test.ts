import { describe, expect, it } from 'vitest'
import { lines, mdx, part, run } from './jsx-page-of.ts'

describe('remarkJsx', () => {
  it.each([
    ['<Badge text="a" />', part('Badge', "{'text':'a'}")],
    [
      'See <Badge text="a &amp; b"/> *here*',
      `<p>See ${part('Badge', "{'text':'a &#x26; b'}")} <em>here</em></p>`,
    ],
    ['<Badge>new</Badge>', part('Badge', '{}', 'new')],
    [
      '<Card\n  title="A"\n  wide\n  count={3}\n  off={false}\n  none={null}\n  list={["a", 1]}\n>\n\n**b**\n\n</Card>',
      part(
        'Card',
        "{'title':'A','wide':true,'count':3,'off':false,'none':null,'list':['a',1]}",
        '<p><strong>b</strong></p>',
      ),
    ],
    ['<Card>\n**b**\n</Card>', part('Card', '{}', '<p><strong>b</strong></p>')],
    [
      '<Tabs>\n    <TabItem value="a">\n\n        text\n\n    </TabItem>\n</Tabs>',
      part('Tabs', '{}', part('TabItem', "{'value':'a'}", '<p>text</p>')),
    ],
    [
      '- a\n\n  <Card>\n\n  b\n\n  </Card>',
      `<ul><li><p>a</p>${part('Card', '{}', '<p>b</p>')}</li></ul>`,
    ],
    [
      '| a |\n|---|\n| <Badge text="x"/> |',
      `<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${part('Badge', "{'text':'x'}")}</td></tr></tbody></table>`,
    ],
  ])('reads %j alike in .md and .mdx', (markdown, html) => {
    expect(run(markdown)).toMatchObject({ html, messages: [] })
    expect(mdx(markdown)).toMatchObject({ html, messages: [] })
  })

  it('turns style into a class and className into class', () => {
    const { html, styles, messages } = run(
      '<div className="a" style={{minWidth: 0, \'overflow-y\': "auto", width: 10, background: "url(x)"}}>\n\nb\n\n</div>',
    )
    expect(html).toMatch(/^<div class="a s-[\da-f]{8}"><p>b<\/p><\/div>$/)
    expect(Object.values(styles ?? {})).toEqual(['min-width:0;overflow-y:auto;width:10px'])
    expect(messages).toEqual(['1:1 style'])
  })

  it('rewrites JSX inside a block of raw HTML', () => {
    const { html, messages } = run(
      '<table><tbody>\n<tr>\n  <td style={{whiteSpace: "nowrap"}}>{\'a < b\'}</td>\n  <td className="x"><br/>{/* no */}</td>\n</tr>\n</tbody></table>',
    )
    expect(html).toMatch(/<td class="s-[\da-f]{8}">a &#x3C; b<\/td> {2}<td class="x"><br><\/td>/)
    expect(messages).toEqual([])
  })

  it('reads a table written as JSX in .mdx, line by line', () => {
    const { html, messages } = mdx(
      '<table>\n  <tbody>\n    <tr>\n      <td>{\'{ a: 1 }\'}</td>\n      <td></td>\n      <td\n        style={{ color: "red" }}\n      >\n        **b**\n      </td>\n    </tr>\n  </tbody>\n</table>',
    )
    expect(html.replace(/ +/g, '')).toMatch(
      /^<table><tbody><tr><td>\{a:1\}<\/td><td><\/td><tdclass="s-\w+"><p><strong>b<\/strong><\/p><\/td><\/tr><\/tbody><\/table>$/,
    )
    expect(messages).toEqual([])
  })

  it('reads text and comments in braces', () => {
    expect(run('a {\'b < c\'} {"*d*"}{/* gone */} e').html).toBe('<p>a b &#x3C; c *d* e</p>')
    expect(run('{/* a\n\nb */}\n\nc').html).toBe('<p>c</p>')
    expect(run('# A {/* #id */}').html).toContain('#id')
  })

  it('leaves stray signs and plain HTML to CommonMark', () => {
    expect(run('a < b and {c} {#d} 1 <2').html).toBe('<p>a &#x3C; b and {c} {#d} 1 &#x3C;2</p>')
    expect(run('<div>\n*a*\n</div>').html).toBe('<div>*a*</div>')
    expect(run('`<Card>` {').html).toBe('<p><code>&#x3C;Card></code> {</p>')
    expect(run('```\n<Card>\n```').messages).toEqual([])
    expect(run('    <Foo>\n').html).toContain('<pre>')
  })

  it('D: opens fences of `mdx-code-block`, so that tags pair over them', () => {
    const { html, messages } = mdx(
      '```mdx-code-block\n<Card>\n```\n\n```js\na\n```\n\n```mdx-code-block\n</Card>\n```\n\n````mdx-code-block\n<Card>\n\n```js\nb\n```\n\n</Card>\n````\n\n- c\n\n  ```mdx-code-block\n  <Badge />\n  ```\n\n````md\n```mdx-code-block\nd\n```\n````\n',
    )
    const code = (text: string): string => `<pre><code class="language-js">${text}</code></pre>`
    expect(html).toBe(
      `${part('Card', '{}', code('a'))}${part('Card', '{}', code('b'))}<ul><li><p>c</p>${part('Badge', '{}')}</li></ul><pre><code class="language-md">\`\`\`mdx-code-blockd\`\`\`</code></pre>`,
    )
    expect(messages).toEqual([])
  })

  it('D: a fragment is what stands in it, in .mdx alone', () => {
    expect(mdx('a <>*b*</> c\n\n<>\n\nd\n\n</>')).toMatchObject({
      html: '<p>a <em>b</em> c</p><p>d</p>',
      messages: [],
    })
    expect(run('a <>').html).toBe('<p>a &#x3C;></p>')
  })

  it('D: keeps the indentation of a template literal, counted from the list or quote around it', () => {
    expect(lines('<CodeBlock>\n{`a {\n  b\n}`}\n</CodeBlock>')).toContain('a {\n  b\n}')
    expect(lines('- x\n\n  <Card>{`a {\n      b < c\n  }`}</Card>')).toContain(
      'a {\n    b &#x3C; c\n}',
    )
    expect(lines('> <Card>{`a {\n>   b\n> }`}</Card>')).toContain('a {\n  b\n}')
    expect(lines('<Card text={`a\n  b`} />')).toContain('a\\n  b')
    expect(lines('Text <Badge text={`a\n  b`} /> more')).toContain('a\\n  b')
  })

  it('D: a member of a component is a component', () => {
    const { html, messages } = mdx(
      "import { Badge as B } from './badge'\n\n<B.Small>a</B.Small> <Card.Head.Line />\n\n<Nobody.At />",
    )
    expect(html).toContain(part('Badge.Small', '{}', 'a'))
    expect(html).toContain(part('Card.Head.Line', '{}'))
    expect(messages).toEqual(['5:1 unknown-component'])
  })

  it.each([
    ['<b>two</b>', "{'tag':'b','props':{},'children':['two']}", []],
    [
      "<a href='x' onClick='y' style={{ color: 'red' }}>\n  a <i>b</i>{' '}\n  {`c`}<br/>\n</a>",
      "{'tag':'a','props':{'href':'x'},'children':['a ',{'tag':'i','props':{},'children':['b']},' ','c',{'tag':'br','props':{},'children':[]}]}",
      ['1:28 html-removed', '1:40 html-removed'],
    ],
  ])('D: an attribute may hold the markup %j', (written, json, reported) => {
    const { html, messages } = mdx(`x <Badge text={${written}} />`)
    const markup = `" data-markup="{'text':${json}}`
    expect(html).toBe(`<p>x ${part('Badge', `{}${markup}`)}</p>`)
    expect(messages).toEqual(reported)
  })

  it.each(['<script>a</script>', '<Card />', '<b>{a}</b>', '<b>', '<b></i>', '<b>a</b> c'])(
    'D: reports %j in an attribute',
    (markup) => {
      expect(mdx(`x <Badge text={${markup}} />`).messages).toEqual(['1:3 no-literal'])
    },
  )

  it('D: a closing tag on a separate line ends a tag that began before the paragraph', () => {
    expect(mdx('<a\n  href="x">\n  Some *text*\n</a>').html).toBe(
      '<a href="x"><p>Some <em>text</em></p></a>',
    )
    expect(mdx("<code>\n  {'a'}\n</code>").html).toBe('<code>a</code>')
    expect(mdx("{'a'}").html).toBe('a')
    expect(mdx("b {'a'}").html).toBe('<p>b a</p>')
  })

  it('P4: stays quick on signs that never close', () => {
    // Of the processor, not of the clock: others may be at work on it.
    const before = process.cpuUsage()
    for (const piece of [
      '\n\nexport const a = {',
      '<Card a={',
      "{'",
      '<Card ',
      '{/* ',
      '<Card a="',
    ])
      run(piece.repeat(5000))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000)
  })
})
