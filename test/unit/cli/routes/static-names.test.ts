import { describe, expect, it } from 'vitest'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

/** Names of static files that no build can publish everywhere. */
const refusedFiles: readonly (readonly [path: string, found: string])[] = [
  ...[...'?*:|"<>'].flatMap((sign) => [
    [`a${sign}b.txt`, `contains \`${sign}\``] as const,
    [`a${sign}b/c.txt`, `contains \`${sign}\``] as const,
  ]),
  ['C:/a.txt', 'contains `:`'],
  ['a\\b.txt', 'backslash'],
  ['..\\..\\a.txt', 'backslash'],
  ['a\u0001b.txt', 'control character'],
  ['a\nb.txt', 'control character'],
  ['a\u0085b.txt', 'control character'],
  ['a\u202Eb.txt', '`U+202E`'],
  ['a\uFFFDb.txt', 'not valid Unicode'],
  ['a\uD800b.txt', 'not valid Unicode'],
  ['a.txt.', 'Windows'],
  ['a.txt ', 'Windows'],
  ['a./b.txt', 'Windows'],
  ['con', 'Windows'],
  ['a/NUL.txt', 'Windows'],
  ['lpt1.js', 'Windows'],
  [`${'a'.repeat(256)}`, '255 bytes'],
]

const acceptedFiles = [
  'a.txt',
  '.nojekyll',
  '.well-known/security.txt',
  '_headers',
  '_worker.js',
  'CNAME',
  'vercel.json',
  'a/web.config',
  'c#.txt',
  '100%.txt',
  'a%41.txt',
  'caf\u00E9 (1)/[id]@2x.png',
]

describe('the name of a static file', () => {
  const check = (path: string, besideDocs = false) =>
    memorySite({
      assets: [{ source: `static/${path}` as never, output: path as never, besideDocs }],
      pages: pagesOf({ 'home.md': { frontMatter: { slug: '/' } } }),
    }).diagnostics

  it.each(refusedFiles)('P12: is refused as that of a page is: %j, which %s', (path, found) => {
    countAttempts(2)
    for (const besideDocs of [false, true])
      expect(check(path, besideDocs)).toMatchObject([
        {
          rule: 'unusable-address',
          severity: 'error',
          message: expect.stringContaining(found),
          help: 'Rename the file or folder.',
          place: { path: `static/${path}` },
        },
      ])
  })

  it.each(acceptedFiles)('P12: is accepted: %j', (path) => {
    expect(check(path)).toEqual([])
  })
})
