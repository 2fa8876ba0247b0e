import { expect, it } from 'vitest'
import { make } from '../page-of.ts'

async function findingsOf(info: string, lines: readonly string[]): Promise<readonly string[]> {
  const { diagnostics } = await make(['```' + info, ...lines, '```', ''].join('\n'))
  return diagnostics.map(({ rule, place, message }) => `${place?.line} ${rule} ${message}`)
}

it.each<[string, readonly string[], string]>([
  ['ts {2}', ['a'], '1 code-highlight `{2}` marks line 2, but the code has 1 line'],
  ['ts {1,5-7}', ['a', 'b'], '1 code-highlight `{1,5-7}` marks line 5 and 2 more'],
  ['ts {2-9}', ['a', 'b'], '1 code-highlight `{2-9}` marks line 3 and 6 more'],
  ['ts {0}', ['a'], '1 code-highlight `{0}` marks line 0'],
  ['ts {2} showLineNumbers=2', ['a'], '1 code-highlight `{2}` marks line 2'],
  ['ts {2}', ['// highlight-next-line', 'a'], '1 code-highlight `{2}` marks line 2'],
  ['ts /none/', ['a'], '1 code-highlight `/none/` marks a text that the code does not contain'],
  [
    'ts',
    ['a', '// highlight-next-line'],
    '3 code-highlight `// highlight-next-line` covers 1 line, but no line follows.',
  ],
  [
    'ts',
    ['a', '// [!code ++]'],
    '3 code-highlight `// [!code ++]` covers 1 line, but no line follows.',
  ],
  [
    'ts',
    ['// [!code hl:3]', 'a'],
    '2 code-highlight `// [!code hl:3]` covers 3 lines, but the code ends after 1.',
  ],
  [
    'ts',
    ['a // [!code --:2]'],
    '2 code-highlight `// [!code --:2]` covers 2 lines, but the code ends after 1.',
  ],
])('a mark that no line gets is reported: %s %j', async (info, lines, expected) => {
  expect(await findingsOf(info, lines)).toEqual([expect.stringContaining(expected)])
})

it.each<[string, readonly string[]]>([
  ['ts {1-2}', ['a', 'b']],
  ['ts {2}', ['a', '', 'b']],
  ['ts /b/', ['a', 'a.b()']],
  ['ts', ['// highlight-next-line', 'a']],
  ['ts', ['a // [!code ++]']],
  ['ts', ['// [!code hl:2]', 'a', 'b']],
])('a mark with its lines is not: %s %j', async (info, lines) => {
  expect(await findingsOf(info, lines)).toEqual([])
})
