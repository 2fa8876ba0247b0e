import { decodeHTML } from 'entities'
import { describe, expect, it } from 'vitest'
import { configOf, htmlOf, make } from './page-of.ts'
import type { Construct } from './constructs/construct.ts'
import { docusaurus } from './constructs/docusaurus.ts'
import { github } from './constructs/github.ts'
import { mkdocs } from './constructs/mkdocs.ts'
import { nextra } from './constructs/nextra.ts'
import { starlight } from './constructs/starlight.ts'
import { vitepress } from './constructs/vitepress.ts'

const tools = { docusaurus, vitepress, starlight, mkdocs, nextra, github }

/** The text of an article; spaces and line breaks are alike. */
function textOf(html: string): string {
  const text = decodeHTML(html.replaceAll(/<[^>]*>/g, ''))
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** What becomes of a construct: the rules that report it, and the article. */
async function compile({ text, docPath, markdown }: Construct) {
  const options = { config: configOf(markdown ? { markdown } : {}), docPath }
  const { diagnostics } = await make(text, options)
  return { diagnostics, html: await htmlOf(text, options) }
}

it('the tables have 300 constructs, at least 40 of each tool, and none twice', () => {
  const sizes = Object.values(tools).map((rows) => rows.length)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(300)
  for (const rows of Object.values(tools)) {
    const ids = rows.map(({ docPath, text, markdown }) => docPath + text + JSON.stringify(markdown))
    expect(new Set(ids).size).toBe(rows.length)
  }
})

describe.each(Object.entries(tools))('what %s writes', (_tool, rows) => {
  const named = rows.map((row) => [JSON.stringify(row.text).slice(1, -1), row] as const)

  it.each(named)('is rendered, reported or shown on purpose: %s', async (_name, row) => {
    const { outcome, text } = row
    const { diagnostics, html } = await compile(row)
    const rules = diagnostics.map(({ rule }) => rule)
    if (outcome.kind === 'finding') {
      expect(rules).toContain(outcome.rule)
      const found = diagnostics.filter(({ rule }) => rule === outcome.rule)
      const lines = text.split('\n').length
      for (const { help, message, place } of found) {
        // What to write instead; a wrong value says it in the message.
        expect(help ?? /it must be .+/.exec(message)?.[0] ?? '').not.toBe('')
        expect(place?.line ?? 0).toBeGreaterThanOrEqual(1)
        expect(place?.line ?? Infinity).toBeLessThanOrEqual(lines)
      }
      return
    }
    expect(rules).toEqual([])
    if (outcome.kind === 'rendered') for (const part of outcome.html) expect(html).toContain(part)
    else expect(textOf(html)).toContain((outcome.text ?? text).replaceAll(/\s+/g, ' ').trim())
  })
})
