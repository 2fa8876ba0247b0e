import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadExample } from '../../../content/components/live/examples.ts'

const folder = 'content/docs'
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.md'),
)
/** The text of each live example by its name. */
const used = new Map(
  pages.flatMap((path) =>
    [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /<LiveExample name="([^"]+)"[^>]*>\n([\s\S]*?)<\/LiveExample>/g,
      ),
    ].map(([, name = '', text = '']) => [name, text] as const),
  ),
)

describe('the live examples', () => {
  it('are at least 25, each on one page', () => {
    const files = readdirSync('content/components/live/examples')
    expect(files.length).toBeGreaterThanOrEqual(25)
    expect([...used.keys()].toSorted()).toEqual(files.map((file) => file.replace('.tsx', '')))
  })

  it('are all listed on the page of examples', () => {
    const page = readFileSync(join(folder, 'rtk-query/usage/examples.md'), 'utf8')
    const listed = [...page.matchAll(/#live-([\w-]+)\)/g)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual([...used.keys()].toSorted())
  })

  it.each([...used])('%s: its values are those of the code on its page', async (name, text) => {
    const { example } = await loadExample(name)
    const code = text.slice(0, text.lastIndexOf('```'))
    const controls = Object.entries(example.controls)
    expect(controls.length).toBeGreaterThan(0)
    for (const [control, { value, code: pattern }] of controls)
      if (pattern) expect([control, pattern.exec(code)?.[1]]).toEqual([control, String(value)])
  })
})
