import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = 'content/docs'
/** Components without data that a message could hide: a mutation, and a hook that is replaced later. */
const withoutData = ['fixedCacheKey', 'useUser(id)']

it('shows the data that a query still has after a refetch has failed', () => {
  const hiding = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      componentsOf(readFileSync(join(folder, path), 'utf8'))
        .filter(hidesData)
        .map((component) => `${path}: ${component.split('\n', 1).join('')}`),
    )
  expect(hiding).toEqual([])
})

/** The functions of all samples that return elements. */
function componentsOf(page: string): readonly string[] {
  const samples = [...page.matchAll(/^```tsx[^\n]*\n([^]*?)^```/gm)].map(([, code = '']) => code)
  return samples
    .flatMap((code) => code.split(/^(?=(?:export )?(?:default )?function )/m))
    .filter((code) => /return \(?\s*</.test(code))
}

/** An error branch that comes before the data, and doesn't ask whether there are any. */
function hidesData(component: string): boolean {
  const branch = component.search(/\bif \((?:\w+\.)?(?:isError|error)\)\s+return/)
  if (branch === -1 || withoutData.some((text) => component.includes(text))) return false
  return !/\bif \(\w+(?: !== undefined)?\) return/.test(component.slice(0, branch))
}
