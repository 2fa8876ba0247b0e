import { expect, it } from 'vitest'
import { hashReads } from '../../../../cli/cache/hash-reads.ts'
import { matchParts } from '../../../../cli/parts/match-parts.ts'
import type { Part } from '../../../../cli/parts/open-parts.ts'
import { parseManifest } from '../../../../cli/parts/part-manifest.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const sound = {
  format: 1,
  tool: 't',
  config: 'c',
  input: 'i',
  variants: ['current/en'],
  pages: [],
  reads: { names: [], hash: '' },
  entries: [],
}
const pack = { get: () => undefined, has: () => false, verify: () => false }
const site = { tool: 't', config: 'c', variants: ['current/en'] }

function match(change: Partial<typeof sound>): readonly string[] {
  const read = parseManifest(JSON.stringify({ ...sound, ...change }))
  if ('fault' in read) return [read.fault]
  const part: Part = { name: 'parts/en', manifest: read.manifest, pack }
  return matchParts([part], site).map(({ message }) => message)
}

it('a sound part belongs to the site', () => {
  expect(match({})).toEqual([])
})

it.each([
  'current/fr',
  '../../x',
  'C:\\x',
  '__proto__',
  '',
  'a\u0000b',
  'current/EN',
  'x'.repeat(100_000),
])(
  'a part with the version and language %j, which the site does not have, is refused',
  (variant) => {
    countAttempts(1)
    const [message, ...others] = match({ variants: ['current/en', variant] })
    expect(message).toContain('which this site does not have')
    expect(message?.length).toBeLessThan(400)
    expect(others).toEqual([])
  },
)

it('a part that names more reads than a call has arguments is compared', async () => {
  countAttempts(1)
  const names = Array.from({ length: 300_000 }, (_, index) => `env:DOCS_SSG_NO_${index}` as const)
  expect(hashReads(names, await temporaryFolder())).toMatch(/^[\da-f]{64}$/)
})
