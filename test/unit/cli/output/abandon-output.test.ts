import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { abandonOutput } from '../../../../cli/output/abandon-output.ts'
import { acquireLock } from '../../../../cli/output/output-lock.ts'
import { workFolder } from '../../../../cli/output/swap-output.ts'
import { toRealPath } from '../../../../cli/gate/real-path.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const { pid } = process
const draft = (owner: number): string =>
  JSON.stringify({ pid: owner, started: '1', host: hostname(), token: 'a' })

it.each<readonly [string, (work: string) => void, readonly string[] | undefined]>([
  ['the folder and nothing else', () => {}, undefined],
  ['a draft of its lock', (work) => writeFileSync(join(work, 'lock-a'), draft(pid)), undefined],
  ['its lock', (work) => void acquireLock(work, pid), undefined],
  [
    'the draft of another process',
    (work) => writeFileSync(join(work, 'lock-a'), draft(1)),
    ['lock-a'],
  ],
  ['the lock of another process', (work) => writeFileSync(join(work, 'lock'), draft(1)), ['lock']],
])('after a build that left %s', async (_, leave, expected) => {
  const outDir = toRealPath(join(await temporaryFolder(), 'build'))
  const work = workFolder(outDir)
  mkdirSync(work)
  leave(work)
  abandonOutput(outDir, pid)
  const [name] = readdirSync(join(outDir, '..'))
  expect(name && readdirSync(work)).toEqual(expected)
})
