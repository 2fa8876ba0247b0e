import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, unzip } from '../../helpers/sandbox-html.ts'
import { buildSite, type BuiltSite } from './built-site.ts'

const tutorials = ['five-minutes', 'quick-start', 'typescript', 'rtk-query']
const root = join(import.meta.dirname, '../../..')
const work = join(root, 'node_modules/.cache/sandboxes')

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite()
}, 300_000)

/** The files in the ZIP that a page links to, without the folder around them. */
function downloadOf(name: string): Readonly<Record<string, string>> {
  const [, path = ''] =
    / href="\/(assets\/[\w-]+\.zip)"/.exec(site.page(`/tutorials/${name}`)) ?? []
  const files = unzip(readFileSync(join(site.folder, path)))
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.replace(`${name}/`, ''), text]),
  )
}

const policyOf = (html: string): string => /form-action [^;"]*/.exec(html)?.[0] ?? ''

describe('the apps of the tutorials', () => {
  it.each(tutorials)('can be downloaded as a project that compiles: %s', async (name) => {
    const files = downloadOf(name)
    const folder = join(work, name)
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
    const run = () =>
      execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', folder], {
        encoding: 'utf8',
      })
    expect(run()).toBe('')
  })

  it.each(tutorials)('pin the versions that the samples are checked with: %s', (name) => {
    const { dependencies, devDependencies } = JSON.parse(downloadOf(name)['package.json'] ?? '')
    for (const [pkg, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([pkg, version]).toEqual([pkg, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    for (const [pkg, version] of Object.entries(dependencies)) {
      const installed = readFileSync(join(root, `node_modules/${pkg}/package.json`), 'utf8')
      expect([pkg, version]).toEqual([pkg, JSON.parse(installed).version])
    }
  })

  it.each(['five-minutes', 'quick-start', 'typescript'])(
    'open in StackBlitz with the files of the download: %s',
    (name) => {
      const fields = fieldsOf(site.page(`/tutorials/${name}`), 'https://stackblitz.com/run')
      const sent = Object.entries(fields).flatMap(([key, text]) => {
        const path = /^project\[files\]\[(.*)\]$/.exec(key)?.[1]
        return path === undefined ? [] : [[path, text]]
      })
      expect(Object.fromEntries(sent)).toEqual(downloadOf(name))
      expect(sent.map(([path]) => path)).toContain('src/App.tsx')
    },
  )

  it('may be sent only from pages that have such a form', () => {
    const both = "form-action 'self' https://stackblitz.com https://codesandbox.io"
    const policies = site.manifest.docs.map(({ path }) => [path, policyOf(site.page(path))])
    const open = policies.filter(([, policy]) => policy !== "form-action 'self'")
    expect(open).toEqual(
      ['five-minutes', 'quick-start', 'typescript'].map((name) => [`/tutorials/${name}`, both]),
    )
    // Headers apply to the whole site; in each page, the stricter policy counts.
    expect(site.read('_headers')).toContain(`${both.split(' https')[0]} https://codesandbox.io`)
  })
})
