import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prebuiltFile } from '../../../cli/bundle/prebuilt/prebuilt-format.ts'
import { bundleWith, copyPackage, findUnequalFiles } from './bundle-both-ways.ts'

const root = resolve('.')

const config = (options: string): Readonly<Record<string, string>> => ({
  'site.config.mjs': `export default ${options}\n`,
})

describe('files of browsers that the package contains', () => {
  it.each([
    ['sets nothing', {}],
    ['is published below a folder', config("{ baseUrl: '/project/' }")],
    ['has its own colors', config("{ theme: { accent: '#7c3aed' } }")],
    ['has its own style sheet', { ...config("{ customCss: ['a.css'] }"), 'a.css': 'p{margin:0}' }],
    ['has a blog', { ...config('{ blog: {} }'), 'blog/2026-01-02-a.md': '# A\n' }],
  ])('are those that the bundler makes for a site that %s', async (_, files) => {
    expect(await findUnequalFiles(files)).toEqual([])
  })

  it('are used: what is stored reaches the site', async () => {
    const copy = await copyPackage()
    const stored = await readFile(join(copy, prebuiltFile), 'utf8')
    const mark = '/* stored */'
    await writeFile(join(copy, prebuiltFile), stored.replaceAll('@layer', `${mark}@layer`))
    const files = await bundleWith(copy)
    expect(JSON.stringify(files)).toContain(mark)
  })

  it('are left alone after a source of them has changed', async () => {
    const copy = await copyPackage()
    await appendFile(join(copy, 'runtime/client.ts'), '\nconsole.info("changed source")\n')
    const files = await bundleWith(copy)
    expect(JSON.stringify(files)).toContain('changed source')
  })

  it('are left alone when another version of React is installed', async () => {
    const copy = await copyPackage()
    await rm(join(copy, 'node_modules'))
    await mkdir(join(copy, 'node_modules'))
    for (const name of ['flexsearch', 'react-dom', 'scheduler'])
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
    await cp(join(root, 'node_modules/react'), join(copy, 'node_modules/react'), {
      recursive: true,
    })
    const manifest = join(copy, 'node_modules/react/package.json')
    const text = await readFile(manifest, 'utf8')
    await writeFile(manifest, text.replace(/"version": "[^"]*"/, '"version": "19.99.0"'))
    const files = await bundleWith(copy)
    expect(JSON.stringify(files)).toContain('react 19.99.0')
  })
})
