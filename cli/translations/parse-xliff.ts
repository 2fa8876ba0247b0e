import { SaxesParser, type SaxesTagPlain } from 'saxes'
import {
  type Exchange,
  type ExchangeFault,
  type ExchangePart,
  partNames,
  type SectionStatus,
} from './exchange.ts'

/** Elements inside a text that add nothing to it: marks and annotations of services. */
const transparent = new Set(['mrk', 'sm', 'em'])

/** States of a segment that is not translated yet; a missing one counts as `initial`. */
const openStates = new Set(['', 'initial'])

/** Elements in each other; a file of docs-ssg has seven. */
const MAX_DEPTH = 64

class XliffFault extends Error {}

interface Segment {
  name: string
  isDone: boolean
  source: string
  target: string | undefined
}

interface Unit {
  readonly key: string
  readonly hash: string
  readonly segments: Segment[]
}

interface Reading {
  root: { source: string; target: string } | undefined
  readonly pages: { original: string; units: Unit[] }[]
  /** Names of the open elements, without a prefix. */
  readonly open: string[]
  unit: Unit | undefined
  segment: Segment | undefined
}

/**
 * Read XLIFF 2 that `formatXliff` wrote and a service has filled in. A service may split a text into
 * several segments; they are joined. Anything else that could lose text is an error.
 */
export function parseXliff(text: string): Exchange | ExchangeFault {
  const parser = new SaxesParser()
  const reading: Reading = {
    root: undefined,
    pages: [],
    open: [],
    unit: undefined,
    segment: undefined,
  }
  parser.on('error', (error) => {
    throw new XliffFault(error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''))
  })
  parser.on('doctype', () => {
    throw new XliffFault('it has a document type, which XLIFF does not use')
  })
  parser.on('processinginstruction', () => {
    if (isInText(reading.open)) throw new XliffFault('a text contains a processing instruction')
  })
  parser.on('opentag', (tag) => openTag(tag, reading))
  parser.on('text', (piece) => addText(piece, reading))
  parser.on('cdata', (piece) => addText(piece, reading))
  parser.on('closetag', () => closeTag(reading))
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close()
  } catch (error) {
    if (!(error instanceof XliffFault)) throw error
    return { fault: error.message, line: parser.line, column: parser.columnIndex + 1 }
  }
  return toExchange(reading)
}

function openTag({ name, attributes }: SaxesTagPlain, reading: Reading): void {
  const local = name.replace(/^.*:/, '')
  const parent = reading.open.at(-1)
  reading.open.push(local)
  if (reading.open.length > MAX_DEPTH)
    throw new XliffFault(`its elements are more than ${MAX_DEPTH} deep`)
  const attribute = (key: string): string => attributes[key] ?? ''
  if (parent === undefined) {
    if (local !== 'xliff' || !/^2\.\d$/.test(attribute('version')))
      throw new XliffFault('it is not XLIFF 2')
    reading.root = { source: attribute('srcLang'), target: attribute('trgLang') }
  } else if (local === 'file') reading.pages.push({ original: attribute('original'), units: [] })
  else if (local === 'unit') openUnit(attribute('name'), attribute('id'), reading)
  else if (local === 'segment' || local === 'ignorable') {
    if (reading.unit === undefined) throw new XliffFault(`\`<${local}>\` is outside a unit`)
    const isDone = local === 'segment' && !openStates.has(attribute('state'))
    reading.segment = { name: attribute('id'), isDone, source: '', target: undefined }
    reading.unit.segments.push(reading.segment)
  } else if (local === 'target' && reading.segment) {
    if (reading.segment.target !== undefined || isInText(reading.open.slice(0, -1)))
      throw new XliffFault('a segment has two translations, or one in another text')
    reading.segment.target = ''
  } else if (isInText(reading.open.slice(0, -1))) addElement(local, attribute('hex'), reading)
}

function openUnit(key: string, id: string, reading: Reading): void {
  const hash = /-([\da-f]{16})$/.exec(id)?.[1]
  if (reading.unit !== undefined) throw new XliffFault(`the unit \`${key}\` is in another unit`)
  if (hash === undefined)
    throw new XliffFault(`the id of the unit \`${key}\` is not one that docs-ssg wrote`)
  reading.unit = { key, hash, segments: [] }
  reading.pages.at(-1)?.units.push(reading.unit)
}

function addElement(local: string, hex: string, reading: Reading): void {
  if (local === 'cp') addText(toCharacter(hex), reading)
  else if (!transparent.has(local))
    throw new XliffFault(`a text contains \`<${local}>\`, but docs-ssg wrote it without elements`)
}

/** The character with a hexadecimal number; U+FFFD for a number that no character has. */
function toCharacter(hex: string): string {
  const code = Number.parseInt(hex, 16)
  return String.fromCodePoint(code > 0 && code <= 0x10_ff_ff ? code : 0xff_fd)
}

const isInText = (open: readonly string[]): boolean =>
  open.includes('source') || open.includes('target')

function addText(piece: string, { open, segment }: Reading): void {
  if (!segment) return
  if (open.includes('source')) segment.source += piece
  else if (open.includes('target')) segment.target = (segment.target ?? '') + piece
}

function closeTag(reading: Reading): void {
  const local = reading.open.pop()
  if (local === 'segment' || local === 'ignorable') reading.segment = undefined
  if (local === 'unit') reading.unit = undefined
}

function toExchange({ root, pages }: Reading): Exchange {
  return {
    source: root?.source ?? '',
    target: root?.target ?? '',
    pages: pages.map(({ original, units }) => ({
      original,
      sections: units.map(({ key, hash, segments }) => {
        const isDone = segments.some((segment) => segment.isDone)
        const status: SectionStatus = isDone ? 'translated' : 'new'
        return { key, hash, status, parts: joinSegments(segments) }
      }),
    })),
  }
}

const names = new Set<string>(partNames)

/** Pieces without such a name follow the text before them. */
function joinSegments(segments: readonly Segment[]): readonly ExchangePart[] {
  const parts: { name: string; source: string; target: string | undefined }[] = []
  for (const { name, source, target } of segments) {
    const last = parts.at(-1)
    if (last === undefined || names.has(name)) {
      parts.push({ name: names.has(name) ? name : 'text', source, target })
      continue
    }
    last.source += source
    // Space between sentences has no target.
    last.target = last.target === undefined ? target : last.target + (target ?? source)
  }
  return parts
}
