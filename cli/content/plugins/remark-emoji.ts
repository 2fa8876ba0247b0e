import type { Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'
import { didYouMean } from '../../report/suggest.ts'
import { nodeAt, report } from '../reporting/report-message.ts'

/** Between letters or digits on both sides, as in `10:100:20`, it isn't a name. */
const NAME = /(?<![A-Za-z0-9](?=:[a-z0-9_+-]+:[A-Za-z0-9])):([a-z0-9_+-]+):/g

/**
 * Replace emoji shortcodes by GitHub's names; an unknown name stays text, and one that is nearly a
 * name or has underscores is reported. Position: after heading ids, which contain the names. The
 * list is large, so it is loaded only for a page that seems to use it.
 *
 * `:tada:` -> `🎉`
 */
export function remarkEmoji() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const candidates: Text[] = []
    visit(tree, 'text', (node) => {
      if (node.value.includes(':') && node.value.search(NAME) !== -1) candidates.push(node)
    })
    if (candidates.length === 0) return
    const { nameToEmoji } = await import('gemoji')
    const suggestions = new Map<string, string | undefined>()
    const suggest = (name: string): string | undefined => {
      if (!suggestions.has(name)) suggestions.set(name, didYouMean(name, Object.keys(nameToEmoji)))
      return suggestions.get(name)
    }
    const names: Names = {
      isKnown: (name) => Object.hasOwn(nameToEmoji, name),
      misspelled: (name) => (name.length > 3 ? suggest(name) : undefined),
    }
    for (const node of candidates) {
      checkNames(node, file, names)
      node.value = node.value.replace(NAME, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      )
    }
  }
}

interface Names {
  readonly isKnown: (name: string) => boolean
  /** The name that was probably meant. */
  readonly misspelled: (name: string) => string | undefined
}

/** Codes between spaces; at the start of a line, one may be a field of reStructuredText. */
const CODE = /(?<=[^\n\S]):([a-z][a-z0-9_+-]*):(?=$|[\s.,;!?)])/g

/** Names that are reported as those of another tool. */
const OTHERS =
  /^(?:(?:material|octicons|fontawesome|simple)-|(?:octocat|shipit|trollface|bowtie|github)$)/

/** Whether only white space is in front of this place in its line. */
function startsLine(text: string, offset: number): boolean {
  let at = offset - 1
  while (at >= 0 && text[at] !== '\n') if (/\S/.test(text[at--] ?? '')) return false
  return true
}

function checkNames(node: Text, file: VFile, { isKnown, misspelled }: Names): void {
  const from = node.position?.start.offset
  const to = node.position?.end.offset
  if (from === undefined) return
  const whole = String(file)
  for (const { 0: written, 1: name = '', index } of whole.slice(from, to).matchAll(CODE)) {
    if (isKnown(name) || OTHERS.test(name) || startsLine(whole, from + index)) continue
    const near = misspelled(name)
    if (near === undefined && !/[a-z]_[a-z]/.test(name)) continue
    report(file, nodeAt(file, from + index), {
      rule: 'raw-text',
      reason: `\`${written}\` is not the name of an emoji, so readers see it as plain text.`,
      help: `${near === undefined ? '' : `Did you mean \`:${near}:\`? `}Write the emoji itself, such as 🎉. To show the text, write it as code.`,
    })
  }
}
