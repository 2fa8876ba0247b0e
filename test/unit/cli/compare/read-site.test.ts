import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readComparedSite } from '../../../../cli/compare/read-site.ts'
import { temporaryFolderSync } from '../../../helpers/site-of.ts'

const isWindows = process.platform === 'win32'
const manifest = JSON.stringify({ site: { baseUrl: '/' }, docs: [{ path: '/a' }] })

/** What the name of `--against` may be, and the number of pages that are read there. */
const kinds: Readonly<Record<string, readonly [make: (path: string) => void, pages?: number]>> = {
  'a manifest': [(path) => writeFileSync(path, manifest), 1],
  'a built folder': [
    (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'routes.json'), manifest)
    },
    1,
  ],
  'a device without an end': [(path) => symlinkSync('/dev/zero', path)],
  'a pipe without a writer': [(path) => execFileSync('mkfifo', [path])],
  'a folder with a device': [
    (path) => {
      mkdirSync(path)
      symlinkSync('/dev/zero', join(path, 'routes.json'))
    },
  ],
  'a folder with a pipe': [
    (path) => {
      mkdirSync(path)
      execFileSync('mkfifo', [join(path, 'routes.json')])
    },
  ],
  'an empty folder': [(path) => mkdirSync(path)],
  'JSON of another kind': [(path) => writeFileSync(path, '[]')],
  nothing: [() => undefined],
}

it.skipIf(isWindows).each(Object.entries(kinds))(
  'compares with a site only if it is read to its end: %s',
  (_, [make, pages]) => {
    const path = join(temporaryFolderSync(), 'site')
    make(path)
    expect(readComparedSite(path)?.manifest.docs.length).toBe(pages)
  },
)
