import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { transform } from 'esbuild'
import { readPlainConfig } from '../../../cli/config/loading/plain-config.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { createDice, type Dice } from './random-text.ts'

const values = [
  "'A'",
  '`b ${1 + 1}`',
  '1',
  'true',
  'null',
  '[1, 2]',
  '{ a: 1 }',
  'name',
  'name?.length',
  '(() => 2)()',
  '/a<b/.source',
  "'<b>'",
  "1 < 2 ? 'x' : 'y'",
  "'import x'",
  '[...[1]]',
  '-0',
  '((a) => a)({ b: [] })',
  'String(1) satisfies string',
  "'a' as const",
  '`export default`',
]
const statements = [
  "import { defineConfig } from 'docs-ssg'",
  'const other = 1 // export default 2',
  '/* export default 3 */',
  'const typed: string = "t"',
  '',
]

function createSource({ pick, list, below }: Dice): string {
  const before = list(0, 3, () => pick(statements))
  const options = list(0, 3, () => `${pick(['a', 'b', "'c d'"])}: ${pick(values)}`).join(', ')
  const config = below(3) === 0 ? pick(values) : `{ ${options} }`
  return [...new Set(before), "const name = 'N'", `export default ${config}`, ''].join('\n')
}

async function evaluate(code: string, loader: 'js' | 'ts'): Promise<unknown> {
  const { code: script } = await transform(code, { loader, format: 'cjs', target: 'node20.19' })
  const module = { exports: {} }
  const require = () => ({ defineConfig: (config: unknown) => config })
  runInNewContext(script, { module, exports: module.exports, require })
  // Objects of another realm.
  return JSON.stringify(Reflect.get(module.exports, 'default')) ?? 'undefined'
}

/** Compare configs that run as they are with the same ones after the bundler. */
export async function compareConfigs(
  rounds: number,
  firstSeed: number,
): Promise<{ readonly different: readonly string[]; readonly fast: number }> {
  const file = join(await siteOf({}), 'site.config.ts')
  const different: string[] = []
  let fast = 0
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const source = createSource(createDice(seed))
    await writeFile(file, source)
    const plain = await readPlainConfig(file)
    if (plain === undefined) continue
    fast += 1
    const [quick, bundled] = await Promise.all([evaluate(plain, 'js'), evaluate(source, 'ts')])
    if (!isDeepStrictEqual(quick, bundled)) different.push(source)
  }
  return { different: different.slice(0, 5), fast }
}
