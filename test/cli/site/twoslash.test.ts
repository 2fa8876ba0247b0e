import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from './built-site.ts'

const docs = join(process.cwd(), 'content/docs')
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => [path, readFileSync(join(docs, path), 'utf8')] as const)
const marked = pages.filter(([, text]) => /^```tsx? twoslash\b/m.test(text))

it('D: 20 samples of the documentation are explained by the compiler, and show no notation', async () => {
  const { folder } = await buildSite()
  const count = marked.reduce(
    (sum, [, text]) => sum + (text.match(/^```tsx? twoslash\b/gm) ?? []).length,
    0,
  )
  expect(count).toBeGreaterThanOrEqual(20)
  for (const [path, text] of marked) {
    const page = readFileSync(join(folder, path.replace(/\.md$/, ''), 'index.html'), 'utf8')
    const html = page.replaceAll(/<style[^]*?<\/style>/g, '')
    const figures = html.match(/<figure [^>]*data-extras=""/g) ?? []
    const samples = text.match(/^```tsx? twoslash\b/gm) ?? []
    expect(figures.length, path).toBeGreaterThanOrEqual(samples.length)
    const queries = text.match(/^ *\/\/ *\^\?$/gm) ?? []
    expect((html.match(/code-note-query/g) ?? []).length, path).toBe(queries.length)
    const errors = text.match(/^\/\/ @errors:/gm) ?? []
    expect((html.match(/code-note-error/g) ?? []).length, path).toBe(errors.length)
    expect(html, path).not.toMatch(/\/\/ *\^\?|@errors/)
  }
})
