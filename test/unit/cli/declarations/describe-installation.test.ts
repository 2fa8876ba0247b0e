import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  describeMissingCompiler,
  missingInstallHelp,
} from '../../../../cli/gate/describe-installation.ts'
import { findCompiler } from '../../../../cli/declarations/find-compiler.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const listed = '{ "devDependencies": { "typescript": "7.0.0", "@acme/core": "1.0.0" } }'
const typescript = { 'node_modules/typescript/package.json': '{ "version": "7.0.0" }' }

describe('a missing compiler is explained by how packages were installed', () => {
  it.each([
    ['Plug’n’Play', { '.pnp.cjs': '', 'package.json': listed }, /Plug’n’Play/, /nodeLinker/],
    ['Plug’n’Play of older Yarn', { '.pnp.js': '', 'package.json': '{}' }, /Plug’n’Play/, /yarn/],
    [
      'a list that was not installed',
      { 'package.json': listed },
      /in `package.json`/,
      /npm install`/,
    ],
    ['no TypeScript', { 'package.json': '{}' }, /is not installed/, /--save-dev typescript`/],
  ])('%s', async (_what, files, reason, help) => {
    const siteDir = await siteOf(files)
    mkdirSync(join(siteDir, 'website'))
    for (const folder of [siteDir, join(siteDir, 'website')]) {
      expect(describeMissingCompiler(folder).reason).toMatch(reason)
      expect(describeMissingCompiler(folder).help).toMatch(help)
    }
  })

  it('a folder `node_modules` beside the file of Plug’n’Play is used', async () => {
    const files = { '.pnp.cjs': '', 'package.json': listed, ...typescript }
    expect(findCompiler(await siteOf(files))?.version).toBe('7.0.0')
  })

  it('a compiler that only Plug’n’Play can find is not used', async () => {
    const folder = await siteOf({ ...typescript, 'site/.pnp.cjs': '', 'site/package.json': listed })
    expect(findCompiler(join(folder, 'site'))).toBeUndefined()
  })
})

describe('a package that samples import and no one has installed', () => {
  it.each([
    ['a listed package', "Cannot find module '@acme/core' or its", true],
    ['an entry point of it', "Cannot find module '@acme/core/react' or its", true],
    ['an unknown package', "Cannot find module 'other' or its", false],
    ['a listed package that is installed', "Cannot find module 'typescript/more' or its", false],
    ['a file', "Cannot find module './core' or its", false],
    ['another error', "Type 'string' is not assignable", false],
  ])('%s', async (_what, text, isExplained) => {
    const siteDir = await siteOf({ 'package.json': listed, ...typescript })
    expect(missingInstallHelp(text, siteDir)?.includes('npm install')).toBe(
      isExplained || undefined,
    )
  })
})
