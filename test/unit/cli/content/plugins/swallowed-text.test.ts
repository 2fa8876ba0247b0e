import { describe, expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

const parsers = ['native', 'remark'] as const

async function run(text: string, parser: (typeof parsers)[number]): Promise<string[]> {
  const config = configOf({ markdown: { parser } })
  const findings = found(await make(text, { config, docPath: 'a.md' }))
  return findings.filter((one) => /html-removed|stray-closing-tag/.test(one))
}

describe.each(parsers)('text that HTML reads as a comment is reported (%s)', (parser) => {
  it.each([
    ['From <?php to ?> here.', '1:6', '`<?php to ?>`'],
    ['<?php\n\necho 1;\n\n?>\n', '1:1', '`<?php'],
    ['- A <!ELEMENT br EMPTY> b', '1:5', '`<!ELEMENT br EMPTY>`'],
    ['## A <![CDATA[ b ]]> c', '1:6', '`<![CDATA[ b ]]>`'],
    ['Begin with <!DOCTYPE html> here', '1:12', '`<!DOCTYPE html>`'],
    ['<div>\n<?= $title ?>\n</div>', '2:1', '`<?= $title ?>`'],
  ])('%j', async (text, place, written) => {
    const [first = '', ...others] = await run(text, parser)
    expect(first.startsWith(`${place} html-removed HTML reads ${written}`)).toBe(true)
    expect(others).toEqual([])
  })

  it.each([
    ['<!-- a <!-- b --> c -->', '1:21'],
    ['Text <!-- a <!-- b --> c --> d', '1:26'],
    ['<!-- a\n\n<!-- b -->\n\n## Seen\n\n-->\n', '7:1'],
    ['> <!-- a <!-- b -->\n> c -->', '2:5'],
  ])('and the end of a comment in a comment: %j', async (text, place) => {
    const [first = '', ...others] = await run(text, parser)
    expect(first).toContain(`${place} stray-closing-tag \`-->\` ends no comment`)
    expect(others).toEqual([])
  })

  it.each([
    '`<?php ?>` and \\<?php ?>',
    '```php\n<?php echo 1 ?>\n<!-- <!-- -->\n```\n\na --> b',
    '<pre>\n<?php echo 1 ?>\n</pre>',
    '<!DOCTYPE html>\n\n<?xml version="1.0"?>',
    '<!-- a <!-- b -->\n\nText',
    '<!-- a -->\n\na --> b',
    'a --> b <!-- c -->',
    '<!-- <?php ?> -->',
  ])('but not %j', async (text) => {
    expect(await run(text, parser)).toEqual([])
  })
})
