import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { writeTwin } from '../../../../cli/twins/write-twin.ts'

// Without `li` and parts of tables, which parsers move, and without `rp`, which browsers don't show.
const names =
  'a abbr acronym address article aside b bdi bdo big blockquote button center cite code dd del details dfn dialog ' +
  'dir div dl dt em fieldset figcaption figure font footer form h1 h3 header hgroup i ins kbd label legend main ' +
  'mark menu meter my-element nav nobr ol option output p pre progress q rt ruby s samp search section slot ' +
  'small span strike strong sub summary sup textarea time tt u ul var'

const around = [
  '<p>one|two</p>',
  '<div>one|two</div>',
  '<h2>one|two</h2>',
  '<a href="https://a.example/">one|two</a>',
  '<table><tr><td>one|two</td></tr></table>',
  '<details><summary>one|two</summary>three</details>',
  '<ol>one|two</ol>',
  '<ul>|<li>one|two</li>three</ul>',
  '<dl>|<dt>one</dt>|<dd>two|</dd></dl>',
]

it.each(names.split(' '))('loses no word in, before and after `<%s>`', (name) => {
  for (const place of around) {
    const html = place.replaceAll('|', `<${name}>inside</${name}>`)
    const markdown = writeTwin(fromHtml(html, { fragment: true }).children, { links: [] })
    const lost = findLostWords(`<article>${html}</article>`, { scope: 'article', markdown })
    expect({ html, markdown, lost }).toEqual({ html, markdown, lost: [] })
  }
})
