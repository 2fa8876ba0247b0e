import { describe, expect, it } from 'vitest'
import { readConstant, readExports } from '../../../../../cli/content/dialect/module-constants.ts'
import { parseLiteral } from '../../../../../cli/content/dialect/jsx-literal.ts'
import { findStatements } from '../../../../../cli/content/dialect/jsx-statements.ts'

const module = `import Environment from '@docusaurus/ExecutionEnvironment'
import { run } from './run'
interface Tab { readonly label: string }
const isMac = Environment.canUseDOM ? navigator.platform === 'Mac' : false
const platforms: readonly Tab[] = [{ label: 'Android' }, { label: 'iOS' }]
const platform = isMac ? 'ios' : 'android'
const tabs = (names = ['a']) => names.filter(Boolean)
let changing = 1
export const version = '2.0', url = \`https://kit.example/v\${'2'}/\` as const
export const now = Date.now()
export { platform, run, tabs as all, changing }
export default { platforms, platform, tabs, nested: { deep: [1, -2], now } }
`

describe('constants of modules', () => {
  it('D: are read without running the module; what has to be run is left out', () => {
    expect(readExports(module)).toEqual({
      version: '2.0',
      url: 'https://kit.example/v2/',
      platform: 'android',
      default: {
        platforms: [{ label: 'Android' }, { label: 'iOS' }],
        platform: 'android',
        nested: { deep: [1, -2] },
      },
    })
  })

  it('D: are found in files of the site with and without an extension, and nowhere else', () => {
    const asked: string[] = []
    const read = (path: string): string | undefined => {
      asked.push(path)
      return path === '@site/core/tabs.ts' ? module : undefined
    }
    expect(readConstant('@site/core/tabs', 'version', read)).toBe('2.0')
    expect(readConstant('@site/core/tabs.ts', '*', read)).toMatchObject({ version: '2.0' })
    expect(readConstant('@site/core/tabs', 'now', read)).toBeUndefined()
    asked.length = 0
    expect(readConstant('tabs', 'version', read)).toBeUndefined()
    expect(readConstant('./style.css', 'default', read)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('D: a module that is not JavaScript has none', () => {
    expect(readExports('export const = {')).toEqual({})
  })

  it('D: expressions choose between values and insert them into templates', () => {
    const names = new Map([['version', '2.0']])
    expect(parseLiteral("version ? `v${version}` : 'none'", names)).toEqual({ value: 'v2.0' })
    expect(parseLiteral('`v${other}`', names)).toBeUndefined()
    expect(parseLiteral("other ? 'a' : 'b'", names)).toBeUndefined()
  })
})

it('D: several imports on one line are all read', () => {
  const statements = findStatements(
    "import A from './a'; import b from './b';import c from './c'\n\nText.\n",
  )
  expect(statements).toMatchObject([
    { kind: 'import', clause: 'A', source: './a' },
    { kind: 'import', clause: 'b', source: './b' },
    { kind: 'import', clause: 'c', source: './c' },
  ])
  expect(statements.map(({ text }) => text).join('')).toBe(
    "import A from './a'; import b from './b';import c from './c'\n",
  )
})
