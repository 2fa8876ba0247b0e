import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { compareFiles, formatChanges, parseHashes } from '../../../../cli/compare/file-changes.ts'
import { hashFolder } from '../../../../cli/compare/hash-folder.ts'
import { manifestName } from '../../../../cli/model/paths/output-path.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const before = {
  'index.html': 'one',
  'a/index.html': 'same',
  'gone/index.html': 'old',
  [manifestName]: '{}',
}
const after = {
  'index.html': 'two',
  'a/index.html': 'same',
  'ä "b"/index.html': 'new',
  [manifestName]: '{"version": 1}',
}

const hashesOf = (folder: string) =>
  new Map(hashFolder(folder).map(({ path, hash }) => [path, hash] as const))

it('lists what was added, changed and removed, without the list of docs-ssg itself', async () => {
  const [old, now] = [await folderOf(before), await folderOf(after)]
  const changes = compareFiles(hashesOf(old), hashFolder(now))
  expect(changes).toMatchObject({
    added: [{ path: 'ä "b"/index.html', bytes: 3 }],
    changed: [{ path: 'index.html', bytes: 3 }],
    removed: ['gone/index.html'],
  })
  expect(Object.keys(changes.files)).toEqual(['a/index.html', 'index.html', 'ä "b"/index.html'])
})

it('turns the old folder into the new one when it is applied', async () => {
  const [old, now] = [await folderOf(before), await folderOf(after)]
  const { added, changed, removed } = compareFiles(hashesOf(old), hashFolder(now))
  for (const { path } of [...added, ...changed]) cpSync(join(now, path), join(old, path))
  for (const path of removed) rmSync(join(old, path))
  expect(hashesOf(old)).toEqual(hashesOf(now))
})

it('reads the hashes of an earlier file, so that equal builds differ in nothing', async () => {
  const now = await folderOf(after)
  const text = formatChanges(compareFiles(new Map(), hashFolder(now)))
  expect(JSON.parse(text)).toMatchObject({ version: 1, changed: [], removed: [] })
  const hashes = parseHashes(text)
  expect(hashes).toEqual(hashesOf(now))
  expect(compareFiles(hashes ?? new Map(), hashFolder(now))).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  })
})

it.each([
  '',
  '[]',
  '{"version": 2, "files": {}}',
  '{"version": 1}',
  '{"version": 1, "files": {"a": 1}}',
  '{"version": 1, "files": []}',
  '{"version": "1", "files": {}}',
  `{"version": 1, "files": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
])('refuses %j as an earlier file', (text) => {
  expect(parseHashes(text)).toBeUndefined()
})

const hash = 'a'.repeat(64)

it.each([
  '../secret',
  'a/../../secret',
  '..',
  './a',
  'a/./b',
  '/etc/passwd',
  '//host/share',
  'a//b',
  'a/',
  '',
  '..\\secret',
  'a\\..\\b',
  'C:/secret',
  'C:secret',
  'file:secret',
  'a\0b',
  'a\nb',
  'a\u009bb',
  '\uD800',
])('refuses an earlier file that names %j, which an upload would delete', (path) => {
  const text = JSON.stringify({ version: 1, files: { 'index.html': hash, [path]: hash } })
  expect(parseHashes(text)).toBeUndefined()
})

it.each(['', 'a', 'A'.repeat(64), `${'a'.repeat(64)}\n`, 'a'.repeat(65)])(
  'refuses an earlier file with the hash %j',
  (own) => {
    const text = JSON.stringify({ version: 1, files: { 'index.html': own } })
    expect(parseHashes(text)).toBeUndefined()
  },
)

it.each(['__proto__', 'constructor', '...', '..a', 'a..b', '日本/ä "b"', '$HOME', '-rf', 'a b'])(
  'lists a file with the name %j as any other',
  (path) => {
    const hashes = parseHashes(`{"version": 1, "files": {${JSON.stringify(path)}: "${hash}"}}`)
    expect(hashes).toEqual(new Map([[path, hash]]))
    expect(compareFiles(hashes ?? new Map(), []).removed).toEqual([path])
    const text = formatChanges(compareFiles(new Map(), [{ path, hash, bytes: 1 }]))
    expect(parseHashes(text)).toEqual(hashes)
  },
)

it('has no files where there is no folder', () => {
  expect(hashFolder(join(tmpdir(), 'docs-ssg-changes-missing'))).toEqual([])
})
