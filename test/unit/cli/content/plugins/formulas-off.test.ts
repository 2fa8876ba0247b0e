import { expect, it } from 'vitest'
import { found, htmlOf, make } from '../page-of.ts'

const run = async (markdown: string): Promise<string[]> =>
  found(await make(markdown))
    .filter((one) => one.includes('math-off'))
    .map((one) => one.split(' ')[0] ?? '')

it.each([
  ['$a_1$ and $b^2$ or $$c$$', ['1:1', '1:11', '1:20']],
  ['Where $x$ is\nand $\\alpha$.', ['1:7', '2:5']],
  ['| a | b |\n| - | - |\n| $x^2$ | $y^2$ |', ['3:3', '3:11']],
  ['- $a_1$\n- $b_1$', ['1:3', '2:3']],
  // Prices, variables and parameters.
  ['It was $599 but is now $799.', []],
  ['From US$5 to US$10, or $5-$10.', []],
  ['Set $HOME and $PATH, then $HOME/$USER.', []],
  ['It costs 5$ or 10$, with $_ and $1 and $2.', []],
  ['A$AP and C$ $, $$ or $', []],
])('reports each formula of %j at its place', async (text, places) => {
  expect(await run(text)).toEqual(places)
})

it.each([
  ['## H <a id="q"></a> {#home}', '<h2 id="home">H<a id="q"></a>'],
  ['## A <b>c</b> {#b}', '<h2 id="b">A <b>c</b>'],
  ['## <span id="o"></span>New {#new}', '<h2 id="new"><span id="o"></span>New<'],
  ['## A <br> {#x}', '<h2 id="x">A<br>'],
])('an id behind a tag in a heading leaves the tag as it is: %s', async (text, html) => {
  expect(await htmlOf(text)).toContain(html)
})
