import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, useSearchShell } from './search-tools.ts'

const { open } = useSearchShell()
const phone = { viewport: { width: 390, height: 800 } }

/** Write a text that is longer than a line of a phone, with the word that was found at its end. */
const lengthen = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() => {
    const snippet = document.querySelector('.search-hit__snippet')
    if (!snippet) return []
    const mark = Object.assign(document.createElement('mark'), { textContent: 'unwrapResult' })
    snippet.replaceChildren(
      '… and it is not the Error that was thrown. ',
      mark,
      ' and more'.repeat(40),
    )
    const [box, found] = [snippet, mark].map((element) => element.getBoundingClientRect())
    return [
      (found?.right ?? Infinity) <= (box?.right ?? 0),
      (found?.bottom ?? Infinity) <= (box?.bottom ?? 0),
      (box?.height ?? 0) < 3 * (found?.height ?? 0),
    ]
  })

it('shows the word that was found on a phone, in at most two lines of a hit', async () => {
  const { page } = await open('guide/install', phone)
  await ask(page, 'sentence')
  await page.waitForSelector('.search-hit__snippet')
  expect(await lengthen(page)).toEqual([true, true, true])
})

it('leaves no word alone in the last line of the page for missing pages', async () => {
  const { page } = await open('nope/nope', phone)
  const widths = await page.evaluate(() => {
    const text = document.querySelector('.page-message h1 + p')
    const range = document.createRange()
    if (text) range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ width }) => width)
  })
  expect(widths.length).toBeGreaterThan(1)
  expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 2)
})
