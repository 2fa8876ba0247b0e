import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isRare } from '../../../../cli/primitives/modules/rare-classes.ts'
import { htmlPageOf } from './html-page-of.ts'

const sheet = new URL('../../../../runtime/styles/optional/rare.css', import.meta.url)

/** Classes that only refine another one of the same rule, or that a script adds. */
const refinements = new Set(['add', 'card-title', 'line', 'remove', 'youtube-title', 'zoom-dialog'])

describe('the style sheet for what few articles have', () => {
  it('P19: is loaded for each class that it has rules for', async () => {
    const css = await readFile(fileURLToPath(sheet), 'utf8')
    const classes = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
    expect(classes.length).toBeGreaterThan(10)
    expect([...new Set(classes)].filter((name) => !refinements.has(name) && !isRare(name))).toEqual(
      [],
    )
  })

  it.each([
    '<div class="cards">',
    '<div class="card mine">',
    '<div class="mine steps">',
    '<span class="line error">',
    '<pre class="code numbered">',
  ])('P19: is loaded for a page with %s', async (html) => {
    expect((await htmlPageOf(html)).hasRareBlocks).toBe(true)
  })

  it.each([
    '<p>cards</p>',
    '<p data-x="cards" class="">',
    '<div class="my-cards cards-2">',
    '<code>class="card"</code>',
    '<a href="#steps">x</a>',
    '<span class="token keyword">',
  ])('P19: is not loaded for a page with %s', async (html) => {
    expect((await htmlPageOf(html)).hasRareBlocks).toBe(false)
  })
})
