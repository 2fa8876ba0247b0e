import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const conflict = '<<<<<<< HEAD\nOld\n=======\nNew\n>>>>>>> branch'
const places = async (text: string): Promise<string[]> =>
  found(await make(text)).flatMap((one) => /^(\S+) merge-conflict/.exec(one)?.[1] ?? [])

it.each<[text: string, places: string[]]>([
  [conflict, ['1:1']],
  [`# T\n\n${conflict}\n\n## Next\n\n${conflict}\n`, ['3:1', '11:1']],
  [`---\ntitle: T\n---\n\nText\n${conflict}\n`, ['6:1']],
  [conflict.replaceAll('\n', '\r\n'), ['1:1']],
  [conflict.replace('=======', '||||||| base\nOlder\n======='), ['1:1']],
  [`- one\n${conflict}\n- two`, ['2:1']],
  [`| a |\n| - |\n${conflict}`, ['3:1']],
  [`<div>\n\n${conflict}\n\n</div>`, ['3:1']],
  [`\`\`\`js\n${conflict}\n\`\`\``, ['2:1']],
  // The conflict contains the end of a fence.
  ['```text\na\n<<<<<<< HEAD\n```\n=======\n>>>>>>> b\n', ['6:1']],
  ['<<<<<<< HEAD\nOld', ['1:1']],
  ['Text\n\n>>>>>>> branch', ['3:1']],
])('%j has a conflict at %j', async (text, expected) => {
  expect(await places(text)).toEqual(expected)
})

it.each([
  ...['', 'text', 'diff', 'console', 'sh', 'md'].map(
    (language) => `\`\`\`${language}\n${conflict}\n\`\`\``,
  ),
  '```json\n<<<<<<< HEAD\n{}\n```',
  `\`\`\`json\n${'>>>>>>> b\n=======\n<<<<<<< a\n'.repeat(2)}\`\`\``,
  'Git writes `<<<<<<< HEAD` and `>>>>>>> branch`.',
  '    <<<<<<< HEAD',
  '<<<<<<<< HEAD',
  '>>>>>>quote',
  'A\n=======',
])('%j has no conflict', async (text) => {
  expect(await places(text)).toEqual([])
})
