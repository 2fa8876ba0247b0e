import type { Draft } from './draft.ts'
import type { LiteralParts } from './rewrite-containers.ts'
import { type Constants, evaluateExpression } from './rewrite-scripts.ts'
import { literalBrace } from '../../rewrite/literal-brace.ts'
import { toComment } from '../../rewrite/to-comment.ts'

interface MustacheContext {
  readonly constants: Constants
  readonly frontMatter: unknown
  readonly literal: LiteralParts
}

/** Write the values of `{{ … }}` where they are known; braces in literal text get a backslash. */
export function rewriteMustaches(draft: Draft, context: MustacheContext): void {
  for (const { 0: found, index } of draft
    .text()
    .matchAll(/(?<!\\)\{\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}\}/g)) {
    const end = index + found.length
    const whole = draft.source.slice(index, end)
    if (context.literal.some(([from, to]) => from <= index && end <= to)) {
      draft.replace(index, index + 1, literalBrace(draft.source, index))
      draft.note(index, { what: 'literal braces' })
      continue
    }
    const value = evaluateExpression(whole.slice(2, -2), context)
    const text = value?.replaceAll(/[\\`*_[\]<>{}]/g, String.raw`\$&`)
    draft.replace(index, end, text ?? toComment('VitePress', whole))
    draft.note(index, {
      what: 'value',
      ...(value === undefined && { lost: `the value of \`${whole}\`` }),
      ...(value === undefined && { subject: /\$params\b/.test(whole) ? '$params' : '{{ }}' }),
    })
  }
}
