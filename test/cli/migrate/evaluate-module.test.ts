import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { evaluateModule } from '../../../cli/migrate/evaluate/evaluate-module.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

let folder = ''
beforeAll(async () => {
  folder = await temporaryFolder()
})

const path = `import { dirname } from 'node:path'\nimport { fileURLToPath } from 'node:url'\n`
const configs: readonly (readonly [about: string, source: string])[] = [
  ['uses the names of CommonJS', 'export default { folder: __dirname }'],
  [
    'declares `__dirname` itself',
    `${path}const __dirname = dirname(fileURLToPath(import.meta.url))\nexport default { folder: __dirname }`,
  ],
  [
    'declares both names itself',
    `${path}const __filename = fileURLToPath(import.meta.url)\nconst __dirname = dirname(__filename)\nexport default { folder: __dirname }`,
  ],
  [
    'gives the folder of the module its own name',
    'const __dirname = import.meta.dirname\nexport default { folder: __dirname }',
  ],
  [
    'waits for a value at its top level',
    "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nconst { dirname } = require('node:path')\nconst folder = await Promise.resolve(dirname(import.meta.filename))\nexport default { folder }",
  ],
  [
    'asks for the mode of the build',
    "export default { folder: import.meta.env.DEV ? '' : import.meta.dirname, [import.meta.env.MODE]: 1 }",
  ],
  [
    'requires such data by a path that it computes',
    "import { join } from 'node:path'\nconst data = require(join(__dirname, 'gone/list.json'))\nexport default { folder: __dirname, size: [...data.map((one) => one.id)].length }",
  ],
  [
    'waits for what a package that is not installed returns',
    "import find from 'no-such-finder'\nexport default async () => ({ folder: __dirname, sizes: await find('*').then((all) => [...all].length), all: await Promise.all([find('a')]) })",
  ],
  [
    'imports source files of a package that is not installed',
    "import plugin from '@own/tools/plugin.ts'\nimport { other } from 'tools/other.mjs'\nexport default { folder: import.meta.dirname, size: [plugin, other].length }",
  ],
  [
    'imports data that a script has not generated yet',
    "import data from './generated.json'\nexport default { folder: import.meta.dirname, size: [data].length }",
  ],
]

it.each(configs)('a config is evaluated that %s', async (_, source) => {
  const file = join(folder, 'config.ts')
  await writeFile(file, source)
  expect(await evaluateModule(file)).toMatchObject({ kind: 'value', value: { folder } })
})

it.each([
  ["import { dirname } from 'pathe'", "dirname('/a/b')"],
  ["import pathe from 'pathe'", "pathe.join('/', 'a')"],
  ["import { resolve } from 'upath'", "resolve('/a')"],
  ["import fs from 'graceful-fs'", "fs.existsSync('/no-such-file') ? '' : '/a'"],
])('%s is a module of Node if the package is not installed', async (statement, value) => {
  const file = join(folder, 'paths.ts')
  await writeFile(file, `${statement}\nexport default { value: ${value} }\n`)
  expect(await evaluateModule(file)).toMatchObject({ kind: 'value', value: { value: '/a' } })
})

it.each([
  ['the config', { 'config.ts': "import './gone'\n" }, 'Could not resolve "./gone" in line 1.'],
  [
    'a file that the config imports',
    { 'config.ts': "import './own'\n", 'own.ts': "\nimport './gone'\n" },
    'Could not resolve "./gone" in line 2 of `own.ts`.',
  ],
  [
    'a file in another folder',
    { 'config.ts': "import '../parts/own'\n", '../parts/own.ts': "import '../gone.mjs'\n" },
    'Could not resolve "../gone.mjs" in line 1 of `../parts/own.ts`.',
  ],
])(
  'names the file and the line of an import that is not there, in %s',
  async (_, files, reason) => {
    const site = join(await temporaryFolder(), 'site')
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(site, name)), { recursive: true })
      await writeFile(join(site, name), text)
    }
    expect(await evaluateModule(join(site, 'config.ts'))).toEqual({
      kind: 'failed',
      reason: reason.replace(/\.$/, '. If a script writes that file, run the script first'),
    })
  },
)

it('replaces a module that a script generates, for a tool that has stubs', async () => {
  const file = join(await temporaryFolder(), 'config.ts')
  await writeFile(
    join(dirname(file), 'nav.ts'),
    "export { list } from './gone'\nexport const own = 1\n",
  )
  await writeFile(file, "import { list, own } from './nav'\nexport default { list, own }\n")
  const substitute = () => 'createVitepressStub' as const
  expect(await evaluateModule(file, [], { substitute })).toEqual({
    kind: 'value',
    value: { list: { $function: '[./gone:list]' }, own: 1 },
  })
})

it.each([[['absent', './gone.json']], [['./gone.json']]])(
  'says of %j which are files that a script may write',
  async (names) => {
    const file = join(await temporaryFolder(), 'config.ts')
    const imports = names.map((name, index) => `import a${index} from '${name}'\n`)
    await writeFile(
      file,
      `${imports.join('')}export default { all: [${names.map((_, index) => `a${index}`).join()}].join() }\n`,
    )
    const evaluated = await evaluateModule(file)
    const reason = evaluated.kind === 'failed' ? evaluated.reason : ''
    expect(reason).toContain(
      ". Files that can't be loaded: `./gone.json`. If a script writes them, run the script first.",
    )
    expect(reason.includes("Packages that can't be loaded: `absent`. Install the packages")).toBe(
      names.includes('absent'),
    )
  },
)

it('keeps what the message of an error says below its first line', async () => {
  const file = join(await temporaryFolder(), 'config.js')
  await writeFile(file, "throw new Error('No design.\\nInstall it first:\\n  npm install')")
  expect(await evaluateModule(file)).toMatchObject({
    reason: expect.stringMatching(
      /^Error: No design\. Install it first: npm install \(at `config\.js:1`\)$/,
    ),
  })
})

it.each([
  ['const [plugin, group] = create()', ['plugin', 'group']],
  ['let [first, , third] = create({ depth: 2 });', ['first', 'third']],
  ['const [one] = await create()', ['one']],
])('gives each name in `%s` a stub if the package is not there', async (statement, names) => {
  const file = join(await temporaryFolder(), 'config.ts')
  const calls = names.map((name) => `${name}()`).join(', ')
  await writeFile(
    file,
    `import { create } from 'absent'\n${statement}\nexport default { calls: [${calls}], all: [...create(), 1] }\n`,
  )
  expect(await evaluateModule(file)).toEqual({
    kind: 'value',
    value: { calls: names.map(() => ({ $package: 'absent' })), all: [1] },
  })
})

it('leaves the items of own lists and of other iterables unchanged', async () => {
  const file = join(await temporaryFolder(), 'config.ts')
  const lines = [
    "const [a, b] = 'x-y'.split('-')",
    'const own = () => new Set([1, 2])',
    'const [c, d] = own()',
  ]
  await writeFile(file, `${lines.join('\n')}\nexport default [a, b, c, d]\n`)
  expect(await evaluateModule(file)).toEqual({ kind: 'value', value: ['x', 'y', 1, 2] })
})
