import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
import type { Draft } from './draft.ts'
import { type Container, isUnmarked, marksOf, readContainers, type Tab } from './read-containers.ts'

/** Parts in which braces are text, as offsets. */
export type LiteralParts = (readonly [start: number, end: number])[]

const known =
  /^(?:tip|info|note|warning|danger|details|important|caution|success|secondary|code-group)$/
const attributes = /[ \t]*\{(?!open\})[^{}]*\}$/

/** Rewrite containers. Those around literal text are removed, and their places are returned. */
export function rewriteContainers(draft: Draft): LiteralParts {
  const containers = readContainers(draft.text(), draft.source)
  const literal: LiteralParts = []
  for (const container of containers) {
    openContainer(container, draft)
    for (const [index, tab] of container.tabs.entries()) openTab(container, tab, { index, draft })
    if (container.type === 'v-pre' && container.close)
      literal.push([container.end, container.close.start])
  }
  closeContainers(containers, draft)
  return literal
}

function openContainer(container: Container, draft: Draft): void {
  const { type, title, indent, marks, start, end } = container
  const needed = marksOf(container)
  if (type === 'raw' || type === 'v-pre') {
    draft.replace(start, end, indent.trimEnd())
    draft.note(start, { what: `::: ${type}` })
  } else if (type === 'tabs') {
    const [, key] = /\bkey:([\w-]+)/.exec(title) ?? []
    draft.replace(start, end, `${indent}<Tabs${key === undefined ? '' : ` groupId="${key}"`}>`)
    draft.note(start, { what: '::: tabs' })
  } else if (!known.test(type)) {
    const name = title === '' ? capitalize(type) : title
    draft.replace(start, end, `${indent}${needed} note ${name.replace(attributes, '')}`)
    draft.note(start, {
      what: 'own container',
      lost: `the look of \`::: ${type}\``,
      subject: `::: ${type}`,
    })
  } else if (attributes.test(title) || needed !== marks) {
    const written = attributes.exec(title)?.[0] ?? ''
    const rest = title.slice(0, title.length - written.length)
    const open = /\bopen\b/.test(written) ? ' {open}' : ''
    draft.replace(start, end, `${indent}${needed} ${`${type} ${rest}`.trim()}${open}`)
    draft.note(start, {
      what: written === '' ? 'nested container' : 'attributes of a container',
      ...(written !== '' && { lost: written.trim() }),
    })
  }
}

interface TabPlace {
  readonly index: number
  readonly draft: Draft
}

function openTab(
  { indent }: Container,
  { start, end, label }: Tab,
  { index, draft }: TabPlace,
): void {
  const { newline } = draft
  const close = index === 0 ? '' : `${newline}${indent}</TabItem>${newline}`
  const tag = `${indent}<TabItem label="${label.replaceAll('"', '&quot;')}">${newline}`
  draft.replace(start, end, close + tag)
}

/** Each line that closes containers gets the marks of all of them, inner ones first. */
function closeContainers(containers: readonly Container[], draft: Draft): void {
  const lines = new Map<number, Container[]>()
  for (const one of containers)
    if (one.close) lines.set(one.close.start, [one, ...(lines.get(one.close.start) ?? [])])
  for (const [start, closed] of lines) {
    const outermost = closed.at(-1)
    if (outermost?.close === undefined) continue
    const { end, isShared } = outermost.close
    const texts = closed.flatMap((one) => toClosing(one, draft))
    if (isShared) {
      // The line begins the next tab, which stays.
      draft.replace(start, start, texts.map((text) => text + draft.newline).join(''))
      continue
    }
    const text = texts.join(draft.newline)
    if (text !== draft.source.slice(start, end).trimEnd()) draft.replace(start, end, text)
  }
}

function toClosing(container: Container, { newline }: Draft): readonly string[] {
  const { type, indent, tabs } = container
  const rest = indent.replaceAll(/[^\s>]/g, ' ')
  if (!isUnmarked(container)) return [rest + marksOf(container)]
  if (type !== 'tabs') return [rest.trimEnd()]
  return [...(tabs.length === 0 ? [] : [`${newline}${rest}</TabItem>${newline}`]), `${rest}</Tabs>`]
}
