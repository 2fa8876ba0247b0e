import { expect, it } from 'vitest'
import { cleanCode } from '../../../../cli/manifests/clean-code.ts'

const page = [
  '# Page',
  '',
  'Call `f(){:ts}` or ``a`b{:js}`` or `{:id}`.',
  '',
  '```ts twoslash title="a.ts"',
  '// @errors: 2322',
  'const hidden = 1',
  '// ---cut---',
  'const a = 1',
  '//    ^?',
  '```',
  '',
  '```md',
  'A `b{:ts}`.',
  '```',
]

it('D: Markdown for readers has no notation of code', () => {
  const fences = [
    {
      lang: 'ts',
      meta: 'twoslash title="a.ts"',
      value: page.slice(5, 10).join('\n'),
      line: 5,
      indent: 0,
    },
    { lang: 'md', meta: '', value: 'A `b{:ts}`.', line: 13, indent: 0 },
  ]
  expect(cleanCode(page.join('\n'), fences).split('\n')).toEqual([
    '# Page',
    '',
    'Call `f()` or ``a`b{:js}`` or `{:id}`.',
    '',
    '```ts title="a.ts"',
    'const a = 1',
    '```',
    '',
    '```md',
    'A `b{:ts}`.',
    '```',
  ])
})
