import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const runtime = join(import.meta.dirname, '../../../runtime')

it('no script contains a lookbehind, because older browsers refuse such a script', () => {
  const scripts = readdirSync(runtime, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  expect(scripts).toContain(join('search', 'words', 'tokens.ts'))
  const found = scripts.filter((path) =>
    /\(\?<[!=]/.test(readFileSync(join(runtime, path), 'utf8')),
  )
  expect(found).toEqual([])
})
