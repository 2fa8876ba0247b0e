import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { slowFiles } from './slow-files.ts'

const root = join(import.meta.dirname, '..')

it('every slow file exists, is in a project that runs it, and is listed once in order', () => {
  expect(slowFiles).toEqual([...new Set(slowFiles)].toSorted())
  const lost = slowFiles.filter(
    (path) => !/^test\/(?:cli|browser)\/.*\.test\.ts$/.test(path) || !existsSync(join(root, path)),
  )
  expect(lost).toEqual([])
})

it.each(['.ci/run', '.github/workflows/test.yml', '.github/workflows/release.yml'])(
  '%s runs the quick tests and the slow ones',
  (path) => {
    const lines = readFileSync(join(root, path), 'utf8')
    expect(lines).toMatch(/^.*npm test$/m)
    expect(lines).toMatch(/^.*npm run test:slow$/m)
  },
)
