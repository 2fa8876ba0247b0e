import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '../../../../cli/theme/colors.ts'

const stylesheet = readFileSync(
  new URL('../../../../runtime/styles/colors.css', import.meta.url),
  'utf8',
)

function tokensOf(block: string | undefined): Map<string, string> {
  const pairs = [...(block ?? '').matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]))
}

const light = tokensOf(/:root \{([\s\S]*?)\n\}/.exec(stylesheet)?.[1])
const own = tokensOf(/'dark'\], \.on-dark\) \{([\s\S]*?)\n {2}\}/.exec(stylesheet)?.[1])
const modes = { light, dark: new Map([...light, ...own]) }

function weakest(mode: Map<string, string>, texts: string[], grounds: string[]): number {
  const ratios = texts.flatMap((text) =>
    grounds.map((ground) => contrastOf(mode.get(text) ?? '#000', mode.get(ground) ?? '#000')),
  )
  return Math.min(...ratios)
}

const codeGrounds = ['--ifm-code-background', '--mark-highlighted', '--mark-add', '--mark-remove']

it.each(['light', 'dark'] as const)(
  'P32: every syntax colour stands out by 4.5:1 in %s, on marked lines too',
  (name) => {
    const mode = modes[name]
    const colors = [...mode.keys()].filter((token) => token.startsWith('--syntax-'))
    expect(colors).toHaveLength(8)
    expect(weakest(mode, [...colors, '--code-text'], codeGrounds)).toBeGreaterThanOrEqual(4.5)
  },
)

it.each(['light', 'dark'] as const)('P32: text 4.5:1 and the focus ring 3:1 in %s', (name) => {
  const mode = modes[name]
  const grounds = ['--ifm-background-color', '--ifm-background-surface-color', '--accent-soft']
  const texts = ['--ifm-font-color-base', '--text-quiet', '--ifm-link-color', '--ifm-heading-color']
  expect(weakest(mode, texts, grounds)).toBeGreaterThanOrEqual(4.5)
  expect(weakest(mode, ['--ifm-color-primary'], grounds)).toBeGreaterThanOrEqual(3)
})
