import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { startSamples } from '../../../../cli/checks/samples/check-samples.ts'
import { createGate } from '../../../../cli/gate/create-gate.ts'
import { toWorkFolder } from '../../../../cli/gate/work-folder.ts'
import { createSamples } from '../../../../cli/samples/sample-files.ts'
import { memoryCache } from '../../../helpers/memory-cache.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const page = 'docs/a.md' as ContentPath
const value = "import { count } from 'linked'\nconst found: number = count()\nconsole.log(found)"
const fence = { lang: 'ts', meta: 'run', value, line: 3, indent: 0 }
const output = { lang: 'text', meta: 'output', value: '1', line: 8, indent: 0 }

/** A workspace with a site and a package that npm has linked into `node_modules`. */
const workspace = {
  'packages/linked/package.json':
    '{ "name": "linked", "version": "1.0.0", "type": "module", "types": "index.d.ts", "exports": { ".": { "types": "./index.d.ts", "default": "./index.js" } } }',
  'packages/linked/index.d.ts': "export { count } from './count.js'\n",
  'packages/linked/count.d.ts': 'export declare function count(): number\n',
  'packages/linked/index.js': "export { count } from './count.js'\n",
  'packages/linked/count.js': 'export const count = () => 1\n',
  'site/site.config.ts': '',
}

async function createWorkspace(): Promise<string> {
  const root = await temporaryFolder()
  for (const [path, text] of Object.entries(workspace)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await mkdir(join(root, 'node_modules'))
  await symlink(join(root, 'packages/linked'), join(root, 'node_modules/linked'))
  await symlink(
    join(process.cwd(), 'node_modules/typescript'),
    join(root, 'node_modules/typescript'),
  )
  return root
}

async function check(root: string, cache: Cache) {
  const siteDir = join(root, 'site')
  const finish = await startSamples({
    siteDir,
    gate: createGate(siteDir, { folders: [], allowedPaths: [], allowedDotFiles: [] }),
    workDir: toWorkFolder(join(root, 'site/.docs-ssg'), 'samples'),
    samples: createSamples(page, [fence, output]),
    cache,
    keyOf: (sample) => JSON.stringify(sample.files),
  })
  const { diagnostics, counts } = await finish()
  return { rules: diagnostics.map(({ rule }) => rule), cached: counts.cached }
}

it.each([
  [
    'the types that it exports',
    'index.d.ts',
    'export declare const count: string\n',
    'sample-type-error',
  ],
  [
    'types behind those',
    'count.d.ts',
    'export declare function count(): string\n',
    'sample-type-error',
  ],
  ['its code', 'count.js', 'export const count = () => 2\n', 'sample-output'],
])(
  'compiles and runs a sample again when a linked package changes %s',
  async (_, file, text, rule) => {
    const root = await createWorkspace()
    const cache = memoryCache()
    expect(await check(root, cache)).toEqual({ rules: [], cached: 0 })
    expect(await check(root, cache)).toEqual({ rules: [], cached: 1 })
    await writeFile(join(root, 'packages/linked', file), text)
    expect(await check(root, cache)).toEqual({ rules: [rule], cached: 0 })
  },
)
