import { describe, expect, it } from 'vitest'
import { toCodeHtml } from '../../../../../cli/content/code/code-html.ts'
import {
  languageNames,
  loadAllLanguages,
  resolveLanguage,
} from '../../../../../cli/content/code/code-languages.ts'
import { highlightCode, highlightToHtml } from '../../../../../cli/content/code/highlight-code.ts'

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
    for (const name of languageNames()) {
      const language = resolveLanguage(name) ?? 'plain'
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
