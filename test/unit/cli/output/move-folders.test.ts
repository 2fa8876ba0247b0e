import { existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { splitOldTree } from '../../../../cli/output/movable-folders.ts'
import { announceMoves, moveFolders } from '../../../../cli/output/move-folders.ts'
import { repairOutput } from '../../../../cli/output/write-output.ts'
import { createRandom } from '../../../bench/random.mjs'
import { temporaryFolder } from '../../../helpers/site-of.ts'
import { put, readSite, writeSite } from './fixture.ts'

let root = ''
let out = ''
let work = ''
beforeEach(async () => {
  root = await temporaryFolder()
  out = join(root, 'build')
  work = join(root, '.build.docs-ssg')
})

const inodeOf = (path: string): number => statSync(join(out, path)).ino
const site = {
  'index.html': 'a',
  'part-1/a/index.html': 'b',
  'part-1/b/index.html': 'c',
  'part-2/a/index.html': 'd',
}

describe('a build in which little has changed', () => {
  it('moves folders that are the same, and creates the others', async () => {
    await writeSite(out, site)
    const before = ['part-1', 'part-1/a', 'part-1/b', 'part-2'].map(inodeOf)
    const next = { ...site, 'part-1/a/index.html': 'new' }
    await writeSite(out, next)
    expect(readSite(out)).toEqual(next)
    const after = ['part-1', 'part-1/a', 'part-1/b', 'part-2'].map(inodeOf)
    expect(after.map((inode, index) => inode === before[index])).toEqual([false, false, true, true])
  })

  it('P8: writes the right site whatever has changed', async () => {
    const random = createRandom(11)
    const names = [
      'index',
      'a/index',
      'a/b/index',
      'a/c/index',
      'd/index',
      'd/e/f/index',
      'g/index',
    ]
    for (let round = 0; round < 60; round++) {
      const chosen = names.filter(() => random() < 0.7)
      const files = chosen.map((name) => [`${name}.html`, `text ${Math.floor(random() * 2)}`])
      const next: Record<string, string> = Object.fromEntries([['x.html', ''], ...files])
      await writeSite(out, next)
      expect(readSite(out)).toEqual(next)
      if (random() < 0.3) mkdirSync(join(out, 'a/empty'), { recursive: true })
    }
  })

  it('keeps files of others in a folder that moves', async () => {
    await writeSite(out, site)
    put(join(out, 'part-2/mine.txt'), 'mine')
    const { diagnostics } = await writeSite(out, { ...site, 'index.html': 'new' })
    expect(diagnostics).toMatchObject([{ rule: 'output-foreign' }])
    expect(readSite(out)).toMatchObject({ 'part-2/mine.txt': 'mine', 'part-2/a/index.html': 'd' })
  })

  it('links the files of a folder that cannot be moved', () => {
    put(join(root, 'from/part/index.html'), 'a')
    put(join(root, 'to/part/here.html'), 'b')
    const move = { from: join(root, 'from'), to: join(root, 'to'), record: join(root, 'record') }
    moveFolders(move, ['part/'])
    expect(readSite(join(root, 'to'))).toEqual({ 'part/here.html': 'b', 'part/index.html': 'a' })
  })
})

describe('splitOldTree', () => {
  const exact = (path: string): string => path
  const folded = (path: string): string => path.toLowerCase()

  it.each([
    { rules: 'exact', fsNameRules: exact, moved: ['Guide/'] },
    { rules: 'folded', fsNameRules: folded, moved: [] },
  ])('with $rules names moves $moved beside `guide/b.html`', ({ fsNameRules, moved }) => {
    const present = ['Guide/a.html', 'Guide/', 'index.html']
    const kept = new Set(['Guide/a.html'])
    const written = ['guide/b.html', 'index.html']
    expect(splitOldTree({ present, kept, written, fsNameRules }).moved).toEqual(moved)
  })

  it('moves at most a thousand folders, those with the most files', () => {
    const small = Array.from({ length: 2000 }, (_, index) => [`p${index}/a.html`, `p${index}/`])
    const present = [...small.flat(), 'big/a.html', 'big/b.html', 'big/', 'index.html']
    const kept = new Set(present.filter((path) => /^[pb].*html$/.test(path)))
    const tree = splitOldTree({ present, kept, written: ['index.html'], fsNameRules: exact })
    expect(tree.moved).toHaveLength(1000)
    expect(tree.moved[0]).toBe('big/')
    expect(tree.linked).toHaveLength(1001)
    expect(tree.rest).toContain('index.html')
  })
})

describe('P8: a build that was killed while it moved folders', () => {
  /** What the disk looks like after some of the moves. */
  async function killAfter(count: number, record?: readonly string[]): Promise<void> {
    const move = {
      from: join(work, 'old'),
      to: join(work, 'new'),
      record: join(work, 'moved.json'),
    }
    const folders = ['part-1/b/', 'part-2/']
    await writeSite(out, site)
    put(join(work, 'new/index.html'), 'new')
    put(join(work, 'new/part-1/a/index.html'), 'new')
    announceMoves(move, record ?? folders)
    renameSync(out, move.from)
    moveFolders(move, folders.slice(0, count))
  }

  it.each([0, 1, 2])('leaves the old site whole, after %i of 2', async (count) => {
    await killAfter(count)
    await repairOutput(out, process.pid)
    expect(readSite(out)).toEqual(site)
    expect(existsSync(work)).toBe(false)
  })

  it('moves nothing outside the two folders', async () => {
    put(join(root, 'mine/docs/a.html'), 'mine')
    await killAfter(0, ['../../mine/', 'link/docs/', 'part-1//', '/', 'part-1/a/../'])
    symlinkSync('../../mine', join(work, 'new/link'))
    await repairOutput(out, process.pid)
    expect(readFileSync(join(root, 'mine/docs/a.html'), 'utf8')).toBe('mine')
    expect(readSite(out)).toEqual(site)
  })
})
