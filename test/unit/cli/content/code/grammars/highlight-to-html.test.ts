import type { Refractor } from 'refractor/core'
import { describe, expect, it } from 'vitest'
import { toCodeHtml } from '../../../../../../cli/content/nodes/code-html.ts'
import {
  createCodeLanguages,
  loadAllLanguages,
  prismLanguages,
} from '../../../../../../cli/content/code/grammars/code-languages.ts'
import {
  highlightCode,
  highlightToHtml,
} from '../../../../../../cli/content/code/grammars/highlight-code.ts'

const samples = [
  '',
  'const a = { b: `x ${c("<&>")} y`, d: /e\\/f/g } // g\n\n@h class I<J> extends K {}\n',
  '<?php echo "<b>$a</b>"; ?><p class="c" style="color: red">{{ d }} <!-- e --></p><script>f()</script>',
  '# Title\n\n```js\nlet a = 1\n```\n\n- **b** [c](d)\n\n$ npm i && echo "e"\nkey: "value" # f\n',
]

describe('highlighted code as HTML', () => {
  it('is the same with and without elements in between, in every language', async () => {
    await loadAllLanguages()
    let colored = 0
    for (const name of prismLanguages.names()) {
      const language = prismLanguages.resolve(name) ?? 'plain'
      for (const code of samples) {
        const html = highlightToHtml(code, language)
        if (html === undefined) continue
        if (html.includes('<span')) colored += 1
        const nodes = highlightCode(code, language)
        expect(html, `${name}: ${code}`).toBe(toCodeHtml(nodes))
      }
    }
    expect(colored).toBeGreaterThan(500)
  })
})

describe('JavaScript and TypeScript without tokens that have no color', () => {
  const marks = '{}[]();,.:?!=<>+-*/%&|^~@#$`"\\\'\n '
  const words =
    'const a B Array $string new class extends type import => ${ }` // /* */ ... ?. 0x1f 1_0n true f( g<T>( async function any string[] /[/]/g @h #p é 😀'
  const parts = [...marks, ...words.split(' '), 'const ', 'new ', "'x'"]
  /** Pseudorandom, the same in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
  const randomCodes = (count: number): string[] => {
    let seed = 1
    const next = (below: number): number => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
      return Math.floor((seed / 2 ** 32) * below)
    }
    return Array.from({ length: count }, () =>
      Array.from({ length: 1 + next(30) }, () => parts[next(parts.length)]).join(''),
    )
  }

  it.each(['javascript', 'typescript'])('%s looks the same', async (language) => {
    const codes = [...samples, ...randomCodes(3000)]
    const fewer = codes.map((code) => highlightToHtml(code, language))
    // Written like this, they might have an alias with a color, so they stay.
    const keepAll = ({ languages }: Refractor): void => {
      const kept = Object.entries(languages[language] ?? {}).map(([kind, pattern]) => [
        kind,
        pattern instanceof RegExp ? { pattern } : pattern,
      ])
      languages[language] = Object.fromEntries(kept)
    }
    const all = await createCodeLanguages([keepAll])
    expect(codes.map((code) => highlightToHtml(code, language, all))).toEqual(fewer)
  })
})
