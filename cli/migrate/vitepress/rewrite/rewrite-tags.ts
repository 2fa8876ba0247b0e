import type { Draft } from './draft.ts'
import { isVoid, pairTags, readTags, type Tag, type TagAttribute } from './read-tags.ts'
import type { LiteralParts } from './rewrite-containers.ts'
import { formatMembers, type LiteralLists } from './team-members.ts'
import { toComment } from '../../rewrite/to-comment.ts'

/** Built-in elements of Vue, which Markdown takes for HTML. */
const vueElements =
  /^(?:component|template|slot|transition|transition-group|keep-alive|teleport|suspense)$/i
/** Tags that only decide where Vue renders what is in them. */
const transparent = /^(?:ClientOnly|client-only|Suspense|KeepAlive)$/
/** Components that docs-ssg has too. */
const shared = /^Badge$/

const isComponent = (name: string): boolean =>
  /^[A-Z]/.test(name) || name.includes('-') || vueElements.test(name)

interface TagContext {
  readonly literal: LiteralParts
  readonly lists: LiteralLists
}

/**
 * Turn Vue components into comments and keep the text between their tags. Attributes that only Vue
 * understands are removed from elements.
 */
export function rewriteTags(draft: Draft, { literal, lists }: TagContext): void {
  const tags = readTags(draft.text(), draft.source)
  const pairs = pairTags(tags)
  const closings = new Map([...pairs].map(([start, end]) => [end, start]))
  const isDone = new Set<Tag>()
  for (const tag of tags) {
    if (isDone.has(tag)) continue
    const close = pairs.get(tag)
    const loop = tag.attributes.find(({ name }) => /^v-(?:for|html|text)$/.test(name))
    if (loop !== undefined && !isComponent(tag.name)) {
      const end = (close ?? tag).end
      for (const inner of tags) if (inner.start >= tag.start && inner.end <= end) isDone.add(inner)
      leaveOut(draft, tag, end)
    } else if (replaceTeam(draft, tag, lists)) continue
    else if (transparent.test(tag.name)) removeTag(draft, tag)
    else if (isComponent(tag.name) && !shared.test(tag.name)) {
      if (tag.kind !== 'close' || closings.has(tag)) replaceTag(draft, tag)
    } else {
      for (const one of tag.attributes) rewriteAttribute(draft, one, tag)
      if (tag.kind === 'single' && /^[a-z][a-z\d]*$/.test(tag.name)) closeElement(draft, tag)
    }
    if (close && tag.attributes.some(({ name }) => name === 'v-pre'))
      literal.push([tag.end, close.start])
  }
}

/** Vue accepts `<div />` for an empty element, which HTML would never close. */
function closeElement(draft: Draft, { start, end, name }: Tag): void {
  const [slash] = /\s*\/>$/.exec(draft.source.slice(start, end)) ?? []
  if (slash === undefined || isVoid(name)) return
  draft.replace(end - slash.length, end, `></${name}>`)
  draft.note(start, { what: 'empty element' })
}

function leaveOut(draft: Draft, { start, name }: Tag, end: number): void {
  draft.replace(start, end, toComment('VitePress', draft.source.slice(start, end)))
  draft.note(start, {
    what: 'Vue list or HTML',
    lost: `the content of \`<${name}>\``,
    subject: 'v-for',
  })
}

/** A list of members that the page writes out becomes one in Markdown. */
function replaceTeam(
  draft: Draft,
  { start, end, name, attributes }: Tag,
  lists: LiteralLists,
): boolean {
  const attribute = attributes.find((one) => one.name === ':members')
  // `:members` alone is the value with that name.
  const members = attribute && (attribute.value ?? 'members')
  const lines = formatMembers(lists.get(members?.trim() ?? '') ?? [])
  if (name !== 'VPTeamMembers' || lines === undefined) return false
  const { newline, source } = draft
  const indent = /[^\n]*$/.exec(source.slice(0, start))?.[0] ?? ''
  const isAlone = indent.trim() === '' && /^[ \t]*(?:\r?\n|$)/.test(source.slice(end))
  if (!isAlone) return false
  draft.replace(start, end, newline + lines.join(newline) + newline)
  draft.note(start, { what: 'team', lost: 'the images of the team' })
  return true
}

function removeTag(draft: Draft, { start, end, name, kind }: Tag): void {
  draft.replace(start, end, '')
  if (kind !== 'close') draft.note(start, { what: `<${name}>` })
}

function replaceTag(draft: Draft, { start, end, name, kind }: Tag): void {
  const written = draft.source.slice(start, end)
  // The check reports a component once, where it begins.
  draft.replace(
    start,
    end,
    kind === 'close' ? `<!-- ${written} -->` : toComment('VitePress', written),
  )
  if (kind === 'close') return
  draft.note(start, { what: 'component', lost: `\`<${name}>\``, subject: `<${name}>` })
}

const isVue = (name: string): boolean => /^(?:[:@#]|v-)/.test(name)

/** A literal of Vue: `'text'`, a number, or a path in `withBase`. */
const literalValue =
  /^\s*(?:withBase\(\s*)?(?:'([^'"]*)'|`([^`$"]*)`|(-?\d+(?:\.\d+)?|true|false))\s*\)?\s*$/

/**
 * The length of the white space that goes with an attribute: with one that has a line to itself the line
 * goes, because a blank line ends HTML.
 */
function spaceBefore(source: string, start: number, end: number): number {
  const [space = ''] = /(?:\r?\n[ \t]*|\s)$/.exec(source.slice(0, start)) ?? []
  const isAlone = space.includes('\n') && /^[ \t]*\r?\n/.test(source.slice(end))
  return isAlone ? space.length : Math.min(space.length, 1)
}

function rewriteAttribute(draft: Draft, { start, end, name, value }: TagAttribute, tag: Tag): void {
  if (!isVue(name)) return
  const from = start - spaceBefore(draft.source, start, end)
  const [, a, b, c] = literalValue.exec(value ?? '') ?? []
  const text = a ?? b ?? c
  if (/^:[\w-]+$/.test(name) && text !== undefined) {
    draft.replace(start, end, `${name.slice(1)}="${text}"`)
    draft.note(start, { what: 'Vue attribute' })
    return
  }
  draft.replace(from, end, '')
  const isQuiet = /^(?:v-pre|v-cloak|v-once|v-memo|:key)$/.test(name)
  draft.note(start, {
    what: 'Vue attribute',
    ...(!isQuiet && { lost: `\`${name}\` of \`<${tag.name}>\``, subject: 'attributes of Vue' }),
  })
}
