import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { readHtml } from '../../../html/read-html.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'
import { toAuthorTag } from '../../nodes/author-tag.ts'

/** `constructor` and `__proto__`; the other names have capitals, which the parser does not keep. */
const inherited = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => name === name.toLowerCase(),
)
const mention = new RegExp(inherited.join('|'), 'i')

/**
 * Report the attributes of raw HTML that its parser leaves out, whatever the schema allows.
 * Position: before raw HTML is parsed.
 *
 * `<p constructor="x">a</p>` -> `<p>a</p>`
 */
export function reportInheritedNames(tree: Root, file: VFile): void {
  visit(tree, 'raw', (raw) => {
    if (!mention.test(raw.value)) return
    for (const token of readHtml(raw.value)) {
      if (token.kind !== 'start') continue
      for (const { name, start } of token.attributes)
        if (inherited.includes(name))
          report(file, raw, {
            rule: 'html-removed',
            reason: `\`${name}\` was removed from \`<${toAuthorTag(token.name)}>\`, because every object in JavaScript has a property with this name, so the parser can’t tell them apart.`,
            help: `Use another name, such as \`data-${name.replaceAll('_', '')}\`.`,
            lineOffset: raw.value.slice(0, start).split('\n').length - 1,
            word: raw.value.slice(start, start + name.length),
          })
    }
  })
}
