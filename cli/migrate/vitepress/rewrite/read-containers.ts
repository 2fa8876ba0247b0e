import { largest } from '../../../primitives/long-lists.ts'

/** A container: `::: type title` up to the line that closes it. */
export interface Container {
  readonly type: string
  readonly title: string
  readonly marks: string
  /** What is in front of its marks. */
  readonly indent: string
  /** Offsets of the line that opens it. */
  readonly start: number
  readonly end: number
  readonly parent: Container | undefined
  readonly children: Container[]
  /** Only of `::: tabs`. */
  readonly tabs: Tab[]
  /** What ends it; undefined: the end of the page or of a list. */
  close: Closing | undefined
}

interface Closing {
  /** Offsets of a line. */
  readonly start: number
  readonly end: number
  /** The line closes a container around this one too, or begins the next tab. */
  readonly isShared: boolean
}

/** `== label`; tabs around others have another number of marks. */
export interface Tab {
  readonly label: string
  readonly marks: number
  readonly start: number
  readonly end: number
}

const line =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?:(:{3,})[ \t]*(.*?)|(={2,}[ \t]+\S.*?))[ \t]*$/gm

/**
 * The containers of a text, outer ones first. As in markdown-it, a line of colons closes the outermost
 * container that it can, with everything in it. `source` has the code that is masked in the text.
 */
export function readContainers(text: string, source: string): readonly Container[] {
  const all: Container[] = []
  const open: Container[] = []
  const closeFrom = (depth: number, place: Omit<Closing, 'isShared'>, isOwn: boolean): void => {
    for (const [index, one] of open.entries())
      if (index >= depth) one.close ??= { ...place, isShared: !isOwn || index > depth }
    open.length = depth
  }
  for (const { 0: whole, 1: indent = '', 2: marks, 3: rest = '', 4: tab, index } of text.matchAll(
    line,
  )) {
    const place = { start: index, end: index + whole.length }
    const lineEnd = index + whole.trimEnd().length
    // A list item ends its containers.
    while ((open.at(-1)?.indent.length ?? 0) > indent.length) open.pop()
    if (marks === undefined) {
      const [, sign = '', label = ''] = /^(=+)[ \t]+(.*)$/.exec(tab ?? '') ?? []
      const depth = open.findLastIndex((one) => takesTab(one, sign.length))
      const tabs = open[depth]
      if (tabs === undefined) continue
      closeFrom(depth + 1, place, false)
      const written = source.slice(lineEnd - label.length, lineEnd)
      tabs.tabs.push({ ...place, label: written.replaceAll('`', ''), marks: sign.length })
    } else if (rest === '') {
      const depth = open.findIndex((one) => one.marks.length <= marks.length)
      if (depth !== -1) closeFrom(depth, place, true)
    } else {
      const [, type, title = ''] = /^([\w-]+)[ \t]*(.*)$/.exec(rest) ?? []
      if (type === undefined) continue
      const parent = open.at(-1)
      const opened: Container = {
        ...place,
        type: type.toLowerCase(),
        title: source.slice(lineEnd - title.length, lineEnd),
        marks,
        indent,
        parent,
        children: [],
        tabs: [],
        close: undefined,
      }
      parent?.children.push(opened)
      all.push(opened)
      open.push(opened)
    }
  }
  return all
}

/** The first tab decides how many marks those of its container have. */
const takesTab = ({ type, tabs: [first] }: Container, marks: number): boolean =>
  type === 'tabs' && (first === undefined || first.marks === marks)

/** True for containers that docs-ssg writes without markers. */
export const isUnmarked = ({ type }: Container): boolean => /^(?:raw|v-pre|tabs)$/.test(type)

/** The marker of a container, which has more colons than those of the containers inside it. */
export function marksOf(container: Container): string {
  const length = lengthOf(container)
  return ':'.repeat(Math.max(length, container.marks.length))
}

function lengthOf(container: Container): number {
  const inner = largest(container.children.map(lengthOf), 0)
  if (isUnmarked(container)) return inner
  return inner === 0 ? container.marks.length : Math.max(container.marks.length, inner + 1)
}
