import { describe, expect, it } from 'vitest'
import { findLostWords } from '../../../../../cli/checks/agents/find-lost-words.ts'
import { listPageWords } from '../../../../../cli/checks/agents/page-words.ts'
import { agentsRules } from '../../../../../cli/checks/agents/agents-rules.ts'

const lost = (html: string, markdown: string): string[] =>
  findLostWords(`<article>${html}</article>`, { scope: 'article', markdown }).map(
    ({ word }) => word,
  )

describe('lost-words', () => {
  it('is a warning', () => {
    expect(agentsRules['lost-words'].severity).toBe('warning')
  })

  it.each([
    ['a paragraph', '<p>One two.</p><p>Three.</p>', 'One two.', ['three']],
    ['a repeated word', '<p>a b a</p>', 'a b', ['a']],
    ['a word that only a URL contains', '<p>guide</p>', '[x](https://a.example/guide)', ['guide']],
    ['the text of an image', '<img src="a.png" alt="A pier">', 'A', ['pier']],
    [
      'the TeX of a formula',
      '<math><semantics><mi>a</mi><annotation encoding="application/x-tex">b</annotation></semantics></math>',
      'a',
      ['b'],
    ],
    [
      'a formula without TeX',
      '<math><semantics><mi>a</mi><annotation encoding="text/plain">b</annotation></semantics></math>',
      '',
      ['a', 'b'],
    ],
    ['words of code', '<pre><code>run(1)</code></pre>', '```\nrun()\n```', ['1']],
  ])('finds %s', (_, html, markdown, words) => {
    expect(lost(html, markdown)).toEqual(words)
  })

  it.each([
    ['marks inside a word', '<p>H<sub>2</sub>O</p>', 'H<sub>2</sub>O'],
    [
      'code that looks like a link or an element',
      '<p><code>[a](b) &lt;b&gt;</code></p>',
      '`[a](b) <b>`',
    ],
    ['code in a fence that looks like a link', '<pre>[a](b)</pre>', '- ```md\n  [a](b)\n  ```'],
    ['controls', '<button class="copy-button">Copy</button>', ''],
    ['scripts and styles', '<script>a</script><style>b</style>', ''],
    ['the second form of a formula', '<span class="katex-html">x</span>', ''],
    [
      'the signs of a formula whose TeX is in the Markdown',
      '<p>a<math><semantics><mrow><mi>α</mi><mi>b</mi></mrow><annotation encoding="application/x-tex">\\alpha b</annotation></semantics></math>c</p>',
      'a$\\alpha b$c',
    ],
    [
      'the links back from a footnote that ends with a block',
      '<p>a</p><a class="data-footnote-backref" href="#b">↩<sup>2</sup></a>',
      'a',
    ],
    ['a word whose pieces follow each other', '<p><code>a</code>s, as</p>', '`a`s, as'],
    ['lines in a cell', '<td><p>a</p><p>b</p></td>', '| a<br>b |'],
  ])('misses nothing in %s', (_, html, markdown) => {
    expect(lost(html, markdown)).toEqual([])
  })

  it('knows the heading above each word', () => {
    const html = '<main><p>a</p><h2 id="b">b</h2><p>c</p></main>'
    expect(listPageWords(html, 'main')).toEqual([
      { word: 'a', section: '' },
      { word: 'b', section: 'b' },
      { word: 'c', section: 'b' },
    ])
  })
})
