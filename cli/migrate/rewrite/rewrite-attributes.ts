// Lists of attributes after headings, images, links and blocks.

/** Pieces of a match: offsets from its start. */
export interface Replacement {
  readonly pieces: readonly { readonly from: number; readonly to: number; readonly text: string }[]
  readonly lost?: string
}

interface Attributes {
  readonly id: string | undefined
  readonly classes: readonly string[]
  readonly values: readonly (readonly [name: string, value: string])[]
}

function parseAttributes(written: string): Attributes {
  const inner = written.replace(/^\{:?|\}$/g, '')
  const words = [
    ...inner.matchAll(/(#[^\s=}]+|\.?[\w:@-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s}]+)))?/g),
  ]
  const named = words.flatMap(([, name = '', a, b, c]) =>
    /^[.#]/.test(name) ? [] : [[name.replace(/^:/, ''), a ?? b ?? c ?? name] as const],
  )
  const id = words.map(([, name = '']) => name).find((name) => name.startsWith('#'))
  return {
    id: id?.slice(1),
    classes: words.flatMap(([, name = '']) => (name.startsWith('.') ? [name.slice(1)] : [])),
    values: named,
  }
}

/** What is in front of a list of attributes. */
export interface Before {
  /** The source from the start of the line. */
  readonly line: string
  /** What follows in the line. */
  readonly after: string
}

const imagePattern = /!\[([^\]]*)\]\(\s*<?([^()\s>]*)>?(?:\s+["']([^"']*)["'])?\s*\)$/
const link =
  /(?<!!)\[((?:[^[\]]|\[[^\]]*\]|`[^`]*`)*)\]\(\s*<?([^()\s>]*)>?(?:\s+["']([^"']*)["'])?\s*\)$/

const quote = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const toHtml = (values: readonly (readonly [string, string])[]): string =>
  values.map(([name, value]) => ` ${name}="${quote(value)}"`).join('')

/**
 * The replacement for a list of attributes. Offsets count from the start of the white space before
 * it, so what precedes that has negative offsets. `length` includes the white space.
 */
export function rewriteAttributes(
  written: string,
  before: Before,
  length: number,
): Replacement | undefined {
  const { id, classes, values } = parseAttributes(written)
  const lost = (names: readonly string[]): { lost?: string } =>
    names.length === 0 ? {} : { lost: names.join(' ') }
  const shownClasses = classes
    .filter((name) => !/^(?:md-button|annotate)/.test(name))
    .map((name) => `.${name}`)
  const looks = [
    ...shownClasses,
    ...(classes.some((name) => name.startsWith('md-button')) ? ['.md-button'] : []),
  ]
  if (/^\s*(?:>\s?)*#{1,6}[ \t]/.test(before.line) && before.after.trim() === '') {
    const rest = [...looks, ...values.map(([name]) => name)]
    return {
      pieces: [{ from: 0, to: length, text: id === undefined ? '' : ` {#${id}}` }],
      ...lost(rest),
    }
  }
  const image = imagePattern.exec(before.line)
  if (image) {
    const [all, alt = '', src = '', title] = image
    const kept = values.filter(([name]) => /^(?:width|height|align|loading|title|alt)$/.test(name))
    const rest = [...looks, ...values.filter((one) => !kept.includes(one)).map(([name]) => name)]
    if (kept.length === 0 && id === undefined)
      return { pieces: [{ from: 0, to: length, text: '' }], ...lost(rest) }
    const own = [
      ['src', src],
      ['alt', alt],
      ...(title === undefined ? [] : [['title', title] as const]),
      ...(id === undefined ? [] : [['id', id] as const]),
    ] as const
    const tag = `<img${toHtml([...own.map(([name, value]) => [name ?? '', value ?? ''] as const), ...kept])} />`
    return { pieces: [{ from: -all.length, to: length, text: tag }], ...lost(rest) }
  }
  const anchor = link.exec(before.line)
  if (anchor) {
    const [all, text = '', href = '', title] = anchor
    if (text === '' && href === '') return undefined
    const kept = values.filter(([name]) => /^(?:target|rel|title|download)$/.test(name))
    const rest = [...looks, ...values.filter((one) => !kept.includes(one)).map(([name]) => name)]
    if (kept.length === 0 && id === undefined)
      return { pieces: [{ from: 0, to: length, text: '' }], ...lost(rest) }
    const own = [
      ['href', href] as const,
      ...(title === undefined ? [] : [['title', title] as const]),
      ...(id === undefined ? [] : [['id', id] as const]),
    ]
    return {
      pieces: [
        { from: -all.length, to: -all.length + 1, text: `<a${toHtml([...own, ...kept])}>` },
        { from: -all.length + 1 + text.length, to: length, text: '</a>' },
      ],
      ...lost(rest),
    }
  }
  const rest = [...looks, ...values.map(([name, value]) => `${name}="${value}"`)]
  const isUsual =
    written.startsWith('{:') ||
    /[{\s:][.#]/.test(written) ||
    values.some(([name, value]) => name !== value)
  if (!isUsual) return undefined
  return {
    pieces: [{ from: 0, to: length, text: id === undefined ? '' : `<span id="${id}"></span>` }],
    ...lost(rest),
  }
}
