import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createGate } from '../../../../cli/gate/create-gate.ts'
import { createOpenedCheck } from '../../../../cli/gate/opened-files.ts'
import { toWorkFolder } from '../../../../cli/gate/work-folder.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const manifest = (name: string): string => JSON.stringify({ name })

/** A monorepo with a site, its packages, and neighbors that it has not installed. */
async function createRepository() {
  const root = await siteOf({
    'repo/site/docs/index.md': '# Home\n',
    'repo/site/src/a.ts': '',
    'repo/site/.env.ts': '',
    'repo/site/.docs-ssg/run/0/a.ts': '',
    'repo/site/node_modules/own/index.d.ts': '',
    'repo/node_modules/hoisted/index.d.ts': '',
    'repo/node_modules/.pnpm/a@1/node_modules/a/index.d.ts': '',
    'repo/packages/core/package.json': manifest('@own/core'),
    'repo/packages/core/src/index.ts': '',
    'repo/packages/private/package.json': manifest('@own/private'),
    'repo/packages/private/index.ts': '',
    'repo/secret.ts': '',
    'store/lib/package.json': manifest('lib'),
    'store/lib/index.d.ts': '',
    'store/deep/package.json': manifest('deep'),
    'store/deep/index.d.ts': '',
    'store/other/package.json': manifest('../../store/other'),
    'store/other/index.d.ts': '',
    'other/node_modules/pkg/index.d.ts': '',
    'other/lib.secret.d.ts': '',
    'shared/types.ts': '',
  })
  const link = (path: string, target: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(join(root, target), join(root, path))
  }
  link('repo/site/node_modules/@own/core', 'repo/packages/core')
  link('repo/site/node_modules/lib', 'store/lib')
  link('store/lib/node_modules/deep', 'store/deep')
  link('repo/site/src/link.ts', 'repo/secret.ts')
  link('repo/site/src/fine.ts', 'repo/site/src/a.ts')
  const siteDir = join(root, 'repo/site')
  const scope = { folders: [], allowedPaths: ['../../shared'], allowedDotFiles: [] }
  const find = createOpenedCheck({ siteDir, gate: createGate(siteDir, scope) })
  const own = toWorkFolder(join(siteDir, '.docs-ssg'), 'run')
  return (...paths: readonly string[]) =>
    find(
      paths.map((path) => join(root, path)),
      own,
    ).map((file) => file.slice(root.length + 1))
}

describe('createOpenedCheck', () => {
  it.each([
    ['a file of the site', 'repo/site/src/a.ts'],
    ['a link to a file of the site', 'repo/site/src/fine.ts'],
    ['a file of its own samples', 'repo/site/.docs-ssg/run/0/a.ts'],
    ['a package of the site', 'repo/site/node_modules/own/index.d.ts'],
    ['a hoisted package', 'repo/node_modules/hoisted/index.d.ts'],
    [
      'a package of the store in `node_modules`',
      'repo/node_modules/.pnpm/a@1/node_modules/a/index.d.ts',
    ],
    ['a linked package of a monorepo', 'repo/packages/core/src/index.ts'],
    ['a linked package of a store elsewhere', 'store/lib/index.d.ts'],
    ['a folder that `allowedPaths` names', 'shared/types.ts'],
  ])('P16: a compiler may open %s', async (_, path) => {
    expect((await createRepository())(path)).toEqual([])
  })

  it('P16: a compiler may open a package that a linked package links to', async () => {
    const find = await createRepository()
    expect(find('store/deep/index.d.ts', 'store/lib/index.d.ts')).toEqual([])
  })

  it.each([
    ['a file beside the site', 'repo/secret.ts'],
    ['a link to a file beside the site', 'repo/site/src/link.ts'],
    ['a hidden file of the site', 'repo/site/.env.ts'],
    ['a package of the monorepo that the site has not linked', 'repo/packages/private/index.ts'],
    ['a package that only another package links to', 'store/deep/index.d.ts'],
    ['a package whose name is a path', 'store/other/index.d.ts'],
    ['a package of another project', 'other/node_modules/pkg/index.d.ts'],
    ['a file with the name of a library of the compiler', 'other/lib.secret.d.ts'],
    ['a file that is gone', 'repo/gone.ts'],
  ])('P16: a compiler may not open %s', async (_, path) => {
    expect((await createRepository())('repo/site/src/a.ts', path)).toEqual([path])
  })
})
