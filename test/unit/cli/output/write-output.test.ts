import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { acquireLock } from '../../../../cli/output/output-lock.ts'
import { toOutputError } from '../../../../cli/output/output-error.ts'
import { openOutput } from '../../../../cli/output/write-output.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'
import { put, readSite, writeSite } from './fixture.ts'
import { open, toFile, toPath } from './output-process.ts'

let root = ''
let out = ''
beforeEach(async () => {
  root = await temporaryFolder()
  out = join(root, 'build')
})

describe('openOutput', () => {
  it('writes a site and leaves nothing beside it', async () => {
    const result = await writeSite(out, { 'index.html': 'a', 'x/y/index.html': 'b' })
    expect(result).toEqual({
      written: 2,
      unchanged: 0,
      bytes: 2,
      untouched: new Set(),
      diagnostics: [],
    })
    expect(readSite(out)).toEqual({ 'index.html': 'a', 'x/y/index.html': 'b' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it.each([
    { rule: 'output-path', paths: ['a//index.html'] },
    { rule: 'output-twice', paths: ['a/index.html', 'a/index.html'] },
  ])('refuses $paths with `$rule`', async ({ rule, paths }) => {
    const output = await open(out)
    const write = () => paths.map((path) => output.write({ ...toFile(path, 'x') }))
    expect(write).toThrow(
      expect.objectContaining({ diagnostic: expect.objectContaining({ rule }) }),
    )
    output.abort()
  })

  it('reports what the system refuses as `output-write`', () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    expect(toOutputError(full, 'a.html').diagnostic.rule).toBe('output-write')
  })

  it('drops files of the last build that the site no longer has', async () => {
    await writeSite(out, { 'index.html': 'a', 'old/index.html': 'b' })
    await writeSite(out, { 'index.html': 'a' })
    expect(readSite(out)).toEqual({ 'index.html': 'a' })
    expect(existsSync(join(out, 'old'))).toBe(false)
  })

  it('touches nothing when every file is as it was', async () => {
    await writeSite(out, { 'index.html': 'a', 'x/index.html': 'b' })
    const before = statSync(out)
    const result = await writeSite(out, { 'index.html': 'a', 'x/index.html': 'b' })
    expect(result).toMatchObject({ written: 0, unchanged: 2 })
    expect(statSync(out)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
  })

  it('takes unchanged files over without writing them again', async () => {
    await writeSite(out, { 'index.html': 'a', 'x/index.html': 'b' })
    const before = statSync(join(out, 'x/index.html')).ino
    const result = await writeSite(out, { 'index.html': 'changed', 'x/index.html': 'b' })
    expect(result).toMatchObject({ written: 1, unchanged: 1, bytes: 8 })
    expect(statSync(join(out, 'x/index.html')).ino).toBe(before)
    expect(readSite(out)).toEqual({ 'index.html': 'changed', 'x/index.html': 'b' })
  })

  it('tells which files of the last build are as they were, from those that are linked anew', async () => {
    const files = { 'index.html': 'a', 'x/index.html': 'b', 'y/a.html': 'c', 'y/b.html': 'd' }
    const first = await writeSite(out, files)
    expect([...first.untouched]).toEqual([])
    const changeTime = (): number => statSync(join(out, 'x/index.html')).ctimeMs
    const before = changeTime()
    const edited = await writeSite(out, { ...files, 'y/a.html': 'changed' })
    expect([...edited.untouched]).toEqual(['x/index.html'])
    expect(changeTime()).toBe(before)
    const again = await writeSite(out, { ...files, 'y/a.html': 'changed' })
    expect([...again.untouched].toSorted()).toEqual(Object.keys(files).toSorted())
  })

  it('copies files, and knows those that are the same', async () => {
    const from = join(root, 'static/logo.bin')
    put(from, 'picture'.repeat(100_000))
    for (const unchanged of [0, 1]) {
      const output = await open(out)
      output.copy(from, toPath('img/logo.bin'))
      expect(await output.commit()).toMatchObject({ unchanged, written: 1 - unchanged })
    }
    put(from, 'Picture'.repeat(100_000))
    const output = await open(out)
    output.copy(from, toPath('img/logo.bin'))
    expect(await output.commit()).toMatchObject({ written: 1 })
    expect(readFileSync(join(out, 'img/logo.bin'), 'utf8').slice(0, 7)).toBe('Picture')
  })

  it('P8: an aborted build leaves the old site and nothing else', async () => {
    await writeSite(out, { 'index.html': 'old' })
    const output = await open(out)
    output.write(toFile('index.html', 'new'))
    await output.abort()
    await output.abort()
    expect(readSite(out)).toEqual({ 'index.html': 'old' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('P10: the same files in another order make the same bytes', async () => {
    await writeSite(out, { 'b.html': '1', 'a.html': '2' })
    const record = readFileSync(join(out, '.docs-ssg-manifest.json'))
    const other = join(root, 'other')
    await writeSite(other, { 'a.html': '2', 'b.html': '1' })
    expect(readFileSync(join(other, '.docs-ssg-manifest.json'))).toEqual(record)
  })

  it('keeps files that docs-ssg did not create, and warns', async () => {
    await writeSite(out, { 'index.html': 'a' })
    put(join(out, 'CNAME'), 'example.org')
    put(join(out, '.well-known/x.txt'), 'x')
    symlinkSync('CNAME', join(out, 'link'))
    const { diagnostics } = await writeSite(out, { 'index.html': 'b' })
    expect(readSite(out)).toMatchObject({ CNAME: 'example.org', '.well-known/x.txt': 'x' })
    expect(diagnostics).toMatchObject([{ severity: 'warning', rule: 'output-foreign' }])
    expect(diagnostics[0]?.message).toContain('`.well-known/x.txt`, `CNAME`, `link`')
  })

  it('follows no link when it deletes the old site', async () => {
    await writeSite(out, { 'guide/a.html': 'a', 'index.html': 'a' })
    put(join(root, 'mine/a.html'), 'mine')
    rmSync(join(out, 'guide'), { recursive: true })
    symlinkSync('../mine', join(out, 'guide'))
    await writeSite(out, { 'index.html': 'b' })
    expect(readFileSync(join(root, 'mine/a.html'), 'utf8')).toBe('mine')
  })

  it('refuses to overwrite a file that docs-ssg did not create', async () => {
    await writeSite(out, { 'index.html': 'a' })
    put(join(out, 'robots.txt'), 'mine')
    await expect(writeSite(out, { 'robots.txt': 'ours' })).rejects.toMatchObject({
      diagnostic: {
        severity: 'error',
        rule: 'output-overwrite',
        message: `\`${join(out, 'robots.txt')}\` was not created by docs-ssg, and this build would overwrite it.`,
      },
    })
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toBe('mine')
  })

  it('refuses a folder with files in which docs-ssg has built nothing', async () => {
    put(join(out, 'thesis.txt'), 'x')
    await expect(open(out)).rejects.toMatchObject({
      diagnostic: {
        rule: 'output-folder',
        help: 'Delete the folder, or choose another one with `--out-dir`.',
      },
    })
    expect(readdirSync(root)).toEqual(['build'])
    expect(readdirSync(out)).toEqual(['thesis.txt'])
  })

  it('builds into an empty folder and through a link to a folder', async () => {
    mkdirSync(join(root, 'real'))
    symlinkSync('real', out)
    await writeSite(out, { 'index.html': 'a' })
    expect(readSite(join(root, 'real'))).toEqual({ 'index.html': 'a' })
  })

  it('refuses two files with one path', async () => {
    const output = await open(out)
    output.write(toFile('a.html', '1'))
    expect(() => output.write(toFile('a.html', '2'))).toThrow('Two files of the site')
    await output.abort()
    expect(readdirSync(root)).toEqual([])
  })

  it('refuses a file where the site has a folder', async () => {
    const output = await open(out)
    output.write(toFile('a', '1'))
    expect(() => output.write(toFile('a/index.html', '2'))).toThrow(
      'The output path `a` of a file that docs-ssg makes is also the folder of `a/index.html`',
    )
    await output.abort()
  })

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a/./b',
    'C:/x',
    String.raw`a\b`,
    'a\0b',
    '',
    '.docs-ssg-manifest.json',
  ])('P16: refuses the output path %j', async (path) => {
    const output = await open(out)
    expect(() => output.write(toFile(path, 'x'))).toThrow(/^Output path/)
    await output.abort()
  })
})

describe('P9: openOutput refuses', () => {
  it.each([
    ['the root', () => '/'],
    ['the home folder', () => homedir()],
    ['the site', () => join(root, 'site')],
    ['a folder above the site', () => root],
    ['the content', () => join(root, 'site/docs')],
  ])('%s', async (_, place) => {
    mkdirSync(join(root, 'site/docs'), { recursive: true })
    const protect = [join(root, 'site'), join(root, 'site/docs')]
    const opening = openOutput(place(), { protect, pid: process.pid })
    await expect(opening).rejects.toMatchObject({ diagnostic: { rule: 'output-folder' } })
  })

  it('a link to the content', async () => {
    mkdirSync(join(root, 'site/docs'), { recursive: true })
    symlinkSync('site/docs', out)
    const opening = openOutput(out, { protect: [join(root, 'site/docs')], pid: process.pid })
    await expect(opening).rejects.toThrow('a source of the site that a build would replace')
  })

  it('a file', async () => {
    put(out, 'precious')
    await expect(open(out)).rejects.toThrow(`Output folder \`${out}\` is a file, not a folder.`)
    expect(readFileSync(out, 'utf8')).toBe('precious')
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('a folder below a file', async () => {
    put(join(root, 'file'), 'x')
    await expect(open(join(root, 'file/build'))).rejects.toThrow('cannot be written')
  })
})

describe('P14: two builds at once', () => {
  it('the second is refused while the first runs, and the first ends well', async () => {
    const first = await open(out)
    first.write(toFile('index.html', 'first'))
    await expect(open(out)).rejects.toMatchObject({ diagnostic: { rule: 'output-busy' } })
    await first.commit()
    expect(readSite(out)).toEqual({ 'index.html': 'first' })
    await writeSite(out, { 'index.html': 'second' })
    expect(readSite(out)).toEqual({ 'index.html': 'second' })
  })

  it.each([
    ['of a dead process', JSON.stringify({ pid: 4_194_304, started: '1', host: 'HOST' })],
    ['of a later process with the number', JSON.stringify({ pid: 1, started: '-1', host: 'HOST' })],
    ['that is no lock', '\0\0'],
  ])('a lock %s is taken over', async (_, text) => {
    const { hostname } = await import('node:os')
    put(join(root, '.build.docs-ssg/lock'), text.replace('HOST', hostname()))
    await writeSite(out, { 'index.html': 'a' })
    expect(readSite(out)).toEqual({ 'index.html': 'a' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it.each([
    [2, true],
    [50, true],
    [70, false],
    [600, false],
  ])('a lock of another machine that is %i s old is respected: %s', async (age, isRespected) => {
    const lock = join(root, '.build.docs-ssg/lock')
    put(lock, JSON.stringify({ pid: 1, started: '1', host: 'killed-container', token: 'x' }))
    const time = Date.now() / 1000 - age
    utimesSync(lock, time, time)
    const folder = join(root, '.build.docs-ssg')
    if (isRespected) expect(() => acquireLock(folder, process.pid)).toThrow('`killed-container`')
    else expect(acquireLock(folder, process.pid).isHeld()).toBe(true)
  })

  it('a build that runs keeps its lock young', () => {
    const folder = join(root, '.build.docs-ssg')
    const lock = acquireLock(folder, process.pid)
    const path = join(folder, 'lock')
    utimesSync(path, 1, 1)
    lock.refresh()
    expect(statSync(path).mtimeMs).toBe(1000)
    const passed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
    lock.refresh()
    passed.mockRestore()
    expect(statSync(path).mtimeMs).toBeGreaterThan(1000)
    lock.release()
  })

  it('a build that runs keeps its lock young when the clock jumps back', () => {
    const folder = join(root, '.build.docs-ssg')
    const lock = acquireLock(folder, process.pid)
    const path = join(folder, 'lock')
    utimesSync(path, 1, 1)
    const anHourAgo = Date.now() - 3_600_000
    vi.useFakeTimers({ now: anHourAgo, toFake: ['Date'] })
    const passed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
    lock.refresh()
    passed.mockRestore()
    vi.useRealTimers()
    expect(statSync(path).mtimeMs).toBeGreaterThan(anHourAgo - 1000)
    lock.release()
  })

  it('a young lock of another machine is respected', async () => {
    put(
      join(root, '.build.docs-ssg/lock'),
      JSON.stringify({ pid: 1, started: '1', host: 'elsewhere' }),
    )
    await expect(open(out)).rejects.toThrow('A process on `elsewhere`')
  })
})

describe('P8: what a killed build left behind', () => {
  it('is repaired if it died between the two renames', async () => {
    await writeSite(join(root, '.build.docs-ssg/old'), { 'index.html': 'old' })
    put(join(root, '.build.docs-ssg/new/index.html'), 'new')
    const output = await open(out)
    expect(readSite(out)).toEqual({ 'index.html': 'old' })
    await output.abort()
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('is deleted when it died after them', async () => {
    await writeSite(out, { 'index.html': 'new' })
    await writeSite(join(root, '.build.docs-ssg/old'), { 'index.html': 'old' })
    await writeSite(out, { 'index.html': 'new' })
    expect(readSite(out)).toEqual({ 'index.html': 'new' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('never comes back half-deleted', async () => {
    put(join(root, '.build.docs-ssg/trash/index.html'), 'half')
    const output = await open(out)
    expect(existsSync(out)).toBe(false)
    await output.abort()
    expect(readdirSync(root)).toEqual([])
  })

  it('is deleted when it died while it took the lock', async () => {
    put(join(root, '.build.docs-ssg/lock-1'), '')
    put(join(root, '.build.docs-ssg/lock-2'), '{"pid":4194304,"started":"1","host":"x')
    await writeSite(out, { 'index.html': 'new' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('does not change a file through another name of it', async () => {
    await writeSite(out, { 'index.html': 'old', 'a.html': 'a' })
    linkSync(join(out, 'index.html'), join(root, 'mine.html'))
    await writeSite(out, { 'index.html': 'new', 'a.html': 'a' })
    expect(readFileSync(join(root, 'mine.html'), 'utf8')).toBe('old')
  })
})
