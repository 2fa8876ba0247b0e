import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const program = join(root, 'test/helpers/claims/run-claims.mjs')

interface Found {
  readonly claims: readonly { readonly page: string; readonly says: string }[]
  readonly wrong: readonly string[]
}

const checkClaims = (folder: string, mode: string): Found => {
  const env = { PATH: process.env['PATH'], NODE_ENV: mode }
  const { stdout, stderr } = spawnSync(process.execPath, [program, folder], {
    env,
    encoding: 'utf8',
  })
  expect(stdout, stderr).not.toBe('')
  const found: Found = JSON.parse(stdout)
  return found
}
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each([
  ['claims', 720],
  ['hook-claims', 40],
])('statements of the pages about the package, in %s', (folder, atLeast) => {
  it.each(['development', 'production'])('hold in %s', (mode) => {
    expect(checkClaims(folder, mode).wrong).toEqual([])
  })

  it('are on their pages', () => {
    const { claims } = checkClaims(folder, 'production')
    const missing = claims.filter(({ page, says }) => {
      const text = readFileSync(join(root, `content/docs/${page}.md`), 'utf8')
      return !plain(text).includes(plain(says))
    })
    expect(missing).toEqual([])
    expect(claims.length).toBeGreaterThan(atLeast)
  })
})
