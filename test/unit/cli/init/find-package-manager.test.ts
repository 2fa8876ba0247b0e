import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPackageManager } from '../../../../cli/init/find-package-manager.ts'
import { siteOf } from '../../../helpers/site-of.ts'

type Files = Readonly<Record<string, string>>

const workspace = (globs: unknown): Files => ({
  'package.json': JSON.stringify({ workspaces: globs }),
})

/** The package manager of `packages/docs` in a repository, and the folder of its lock file. */
async function find(files: Files, userAgent?: string): Promise<readonly [string, string]> {
  const top = await siteOf({ 'a.txt': '', ...files })
  const folder = join(top, 'packages/docs')
  await mkdir(folder, { recursive: true })
  const { packageManager, lockFolder } = findPackageManager(folder, top, userAgent)
  return [packageManager, lockFolder === top ? 'top' : lockFolder === folder ? 'own' : lockFolder]
}

it.each<[string, Files, string | undefined, string, string]>([
  ['nothing', {}, undefined, 'npm', 'own'],
  ['its own lock file', { 'packages/docs/yarn.lock': '' }, undefined, 'yarn', 'own'],
  ['a lock file at the top', { 'pnpm-lock.yaml': '' }, undefined, 'pnpm', 'own'],
  ['a workspace of pnpm', { 'pnpm-workspace.yaml': '' }, undefined, 'pnpm', 'own'],
  [
    '`packageManager`',
    { 'package.json': '{"packageManager":"yarn@4.1.0"}' },
    'npm/11',
    'yarn',
    'own',
  ],
  [
    'the nearest file',
    { 'yarn.lock': '', 'packages/package-lock.json': '' },
    undefined,
    'npm',
    'own',
  ],
  ['the command that runs', {}, 'pnpm/10.0.0 npm/? node/v22', 'pnpm', 'own'],
  ['a lock file and a command', { 'bun.lock': '' }, 'npm/11.0.0', 'bun', 'own'],
  ['a workspace', workspace(['packages/*']), undefined, 'npm', 'top'],
  ['a workspace with a dot', workspace(['./packages/docs/']), undefined, 'npm', 'top'],
  ['a workspace in an object', workspace({ packages: ['packages/**'] }), undefined, 'npm', 'top'],
  [
    'a list of pnpm',
    { 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' },
    undefined,
    'pnpm',
    'top',
  ],
  [
    'a list of pnpm without it',
    { 'pnpm-workspace.yaml': 'packages: [apps]' },
    undefined,
    'pnpm',
    'own',
  ],
  ['a workspace of others', workspace(['apps/*']), undefined, 'npm', 'own'],
  ['a broken `package.json`', { 'package.json': '{' }, undefined, 'npm', 'own'],
])('%s decides', async (_, files, userAgent, manager, lock) => {
  expect(await find(files, userAgent)).toEqual([manager, lock])
})

it('folders around a repository, and around a folder outside one, are not looked at', async () => {
  const around = await siteOf({ 'yarn.lock': '', 'repository/docs/a.md': '' })
  const top = join(around, 'repository')
  const found = { packageManager: 'npm', managerMajor: undefined, lockFolder: join(top, 'docs') }
  expect(findPackageManager(join(top, 'docs'), top, undefined)).toEqual(found)
  expect(findPackageManager(join(top, 'docs'), undefined, undefined)).toEqual(found)
})
