import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleRuntime } from '../../../cli/bundle/bundle-runtime.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import { prebuiltFile } from '../../../cli/bundle/prebuilt/prebuilt-format.ts'
import { siteOf } from '../../helpers/site-of.ts'

const root = resolve('.')

/** A copy of the package, in which sources can be changed. */
async function copyPackage(): Promise<string> {
  const copy = await siteOf({})
  await mkdir(join(copy, 'dist'))
  for (const path of ['package.json', 'runtime', prebuiltFile, 'LICENSE'])
    await cp(join(root, path), join(copy, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

interface Files {
  readonly [path: string]: Uint8Array | string
}

/** The browser's files of a site. `packageDir`: the copy of docs-ssg that makes them. */
async function bundleWith(
  packageDir: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Files> {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', ...files })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.diagnostics))
  const { bundle } = await bundleRuntime({ ...loaded.config, packageDir })
  if (!bundle) throw new Error('There is no bundle.')
  const { files: made, ...urls } = bundle
  const texts = made.map(({ path, contents }) => [path, Buffer.from(contents).toString('latin1')])
  return { ...Object.fromEntries(texts), urls: JSON.stringify(urls) }
}

/** The browser's files, once with the prebuilt ones and once without. */
async function bothOf(files: Readonly<Record<string, string>>): Promise<readonly [Files, Files]> {
  const copy = await copyPackage()
  const quick = await bundleWith(copy, files)
  await rm(join(copy, prebuiltFile))
  const bundled = await bundleWith(copy, files)
  return [quick, bundled]
}

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
    const [quick, bundled] = await bothOf(files)
    // Compared as a list first, because the difference of the files would be very long.
    expect(Object.keys(quick)).toEqual(Object.keys(bundled))
    expect(Object.keys(quick).filter((path) => quick[path] !== bundled[path])).toEqual([])
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
