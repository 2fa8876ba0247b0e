import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
import { toAdmonitionType } from '../../../primitives/text/admonition-types.ts'

interface Head {
  /** `note[Title]`, without colons. */
  readonly text: string
  readonly what: string
  readonly lost?: string
}

const pattern = /^(!!!|\?\?\?\+?) ?([\w-]+(?: +[\w-]+)*)?(?: *"(.*)")? *$/

/** Brackets in a label must be in pairs. */
const toLabel = (title: string): string => {
  const isPaired = title.replaceAll(/\[[^[\]]*\]/g, '').search(/[[\]]/) === -1
  return `[${isPaired ? title : title.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)}]`
}

/** The opening line of an admonition that replaces `!!! type "Title"` or `??? type "Title"`. */
export function admonitionHead(
  line: string,
  rewriteTitle = (title: string): string => title,
): Head | undefined {
  const [whole, mark = '', classes = '', written] = pattern.exec(line) ?? []
  const title = written === undefined ? undefined : rewriteTitle(written)
  if (whole === undefined) return undefined
  const [type = 'note', ...more] = classes
    .toLowerCase()
    .split(/ +/)
    .filter((name) => name !== '')
  const extra = more.filter((name) => !/^(?:annotate|end|inline)$/.test(name))
  const place = more.some((name) => /^(?:inline|end)$/.test(name))
    ? 'its place beside the text'
    : undefined
  const lost = [place, ...extra.map((name) => `the class \`${name}\``)].filter(
    (one) => one !== undefined,
  )
  const rest = lost.length > 0 ? { lost: lost.join(', ') } : {}
  const known = toAdmonitionType(type)
  if (mark !== '!!!') {
    const open = mark.endsWith('+') ? '{open}' : ''
    const label = toLabel(title === undefined || title === '' ? capitalize(type) : title)
    return { text: `details${label}${open}`, what: 'collapsible block', ...rest }
  }
  if (title === '') return { text: `${known}{title=""}`, what: 'admonition', ...rest }
  const label =
    title === undefined ? (known === type ? '' : toLabel(capitalize(type))) : toLabel(title)
  return { text: `${known}${label}`, what: 'admonition', ...rest }
}
