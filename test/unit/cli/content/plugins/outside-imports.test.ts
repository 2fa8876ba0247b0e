import { expect, it } from 'vitest'
import { make } from '../page-of.ts'

it.each([
  ['../../../other/names', ['outside-site 3:24']],
  ['../../../other/names.ts', ['outside-site 3:24']],
  ['../../../other/names.json', ['outside-site 3:24']],
  ['./names', []],
])('an import of values from `%s` is refused at its place, once: %j', async (source, expected) => {
  const text = `# Pier\n\nimport { names } from '${source}'\n\nText {names}\n`
  const { diagnostics } = await make(text, { docPath: 'page.mdx' })
  const found = diagnostics.filter(({ rule }) => rule === 'outside-site')
  expect(
    found.map(({ rule, place }) => `${rule} ${String(place?.line)}:${String(place?.column)}`),
  ).toEqual(expected)
  for (const { message } of found) expect(message).toContain(`\`${source}\` points outside`)
})
