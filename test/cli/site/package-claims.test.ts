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

const checkClaims = (mode: string): Found => {
  const env = { PATH: process.env['PATH'], NODE_ENV: mode }
  const { stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
  expect(stdout, stderr).not.toBe('')
  const found: Found = JSON.parse(stdout)
  return found
}
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe('statements of the API pages about the package', () => {
  it.each(['development', 'production'])('hold in %s', (mode) => {
    expect(checkClaims(mode).wrong).toEqual([])
  })

  it('are on their pages', () => {
    const { claims } = checkClaims('production')
    const missing = claims.filter(({ page, says }) => {
      const text = readFileSync(join(root, `content/docs/${page}.md`), 'utf8')
      return !plain(text).includes(plain(says))
    })
    expect(missing).toEqual([])
    expect(claims.length).toBeGreaterThan(100)
  })
})
