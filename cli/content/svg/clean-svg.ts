// Room: images beside pages, written again without scripts
// An SVG image beside a page becomes one that can't run a script. Given bytes, it returns a new
// text in UTF-8, and what is missing from it. It must not know files or pages.
import { SaxesParser, type SaxesStartTagNS, type SaxesTagNS } from 'saxes'
import type { SvgPlace, SvgRemoval } from '../../model/source-file.ts'
import { cleanCss, toShown } from './clean-css.ts'
import { decodeSvg } from './decode-svg.ts'
import { cleanAttribute } from './svg-attribute.ts'
import { harmlessInstructions, svgElements, svgNamespace, xlinkNamespace } from './svg-names.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** An image that was written again, or what is wrong with the file. */
export type CleanSvg =
  | { readonly kind: 'clean'; readonly text: string; readonly removed: readonly SvgRemoval[] }
  | { readonly kind: 'refused'; readonly fault: string; readonly place: SvgPlace }

type Parser = SaxesParser<{ xmlns: true; forceXMLVersion: true; defaultXMLVersion: '1.0' }>

interface Writing {
  readonly parser: Parser
  readonly parts: string[]
  readonly removed: SvgRemoval[]
  /** The elements that are open, from the root on. */
  readonly open: string[]
  /** How many of the open elements are left out. */
  depthLeftOut: number
  /** The text of the style sheet that is open. */
  style: string[]
  /** Where the tag that is being read begins. */
  place: SvgPlace
  /** The namespaces whose elements are those of SVG; none before the root. */
  namespaces: readonly string[]
}

/** More than a drawing needs; a larger or deeper one would take the build minutes. */
const MAX_BYTES = 20_000_000
const MAX_DEPTH = 1000

/** Read the image as XML and write it again from the elements and attributes that are allowed. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const start = { line: 1, column: 1 }
  if (bytes.byteLength > MAX_BYTES) {
    const fault = `it has ${(bytes.byteLength / 1e6).toFixed(1)} MB, and the limit is ${MAX_BYTES / 1e6} MB`
    return { kind: 'refused', fault, place: start }
  }
  const decoded = decodeSvg(bytes)
  if ('fault' in decoded) return { kind: 'refused', fault: decoded.fault, place: start }
  const parser: Parser = new SaxesParser({
    xmlns: true,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  })
  const writing: Writing = {
    parser,
    parts: ['<?xml version="1.0" encoding="UTF-8"?>\n'],
    removed: [],
    open: [],
    depthLeftOut: 0,
    style: [],
    place: start,
    namespaces: [],
  }
  listen(writing)
  try {
    parser.write(decoded.text).close()
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error
    return { kind: 'refused', fault: error.message, place: error.place }
  }
  return { kind: 'clean', text: `${writing.parts.join('')}\n`, removed: writing.removed }
}

class SvgFault extends Error {
  readonly place: SvgPlace
  constructor(message: string, place: SvgPlace) {
    super(message)
    this.place = place
  }
}

function listen(writing: Writing): void {
  const { parser } = writing
  parser.on('error', ({ message }) => {
    const place = { line: parser.line, column: parser.column + 1 }
    throw new SvgFault(message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, ''), place)
  })
  parser.on('opentagstart', (tag) => {
    writing.place = startOf(parser, tag)
    if (writing.open.length >= MAX_DEPTH)
      throw new SvgFault(`its elements are more than ${MAX_DEPTH} levels deep`, writing.place)
  })
  parser.on('opentag', (tag) => openElement(writing, tag))
  parser.on('closetag', (tag) => closeElement(writing, tag))
  parser.on('processinginstruction', ({ target }) => leaveOutInstruction(writing, target))
  parser.on('doctype', (text) => leaveOutDeclarations(writing, text))
  parser.on('text', (text) => writeText(writing, text))
  parser.on('cdata', (text) => writeText(writing, text))
}

function startOf({ line, column }: Parser, { name }: SaxesStartTagNS): SvgPlace {
  return { line, column: Math.max(1, column - name.length - 1) }
}

function openElement(writing: Writing, tag: SaxesTagNS): void {
  const isRoot = writing.namespaces.length === 0
  if (isRoot) writing.namespaces = namespacesOf(tag, writing.place)
  const isSvg = writing.namespaces.includes(tag.uri) && svgElements.has(tag.local)
  if (isSvg && isOutside(writing)) writeTag(writing, tag, isRoot)
  else leaveOut(writing, tag)
  writing.open.push(tag.local)
}

/** An image that declares no namespace is read as its author meant it. */
function namespacesOf({ name, local, uri }: SaxesTagNS, place: SvgPlace): readonly string[] {
  if (local === 'svg' && uri === svgNamespace) return [svgNamespace]
  if (local === 'svg' && uri === '') return [svgNamespace, '']
  throw new SvgFault(`its root element is \`<${name}>\`, not \`<svg>\``, place)
}

/** True outside everything that is left out, and outside a style sheet. */
const isOutside = ({ depthLeftOut, open }: Writing): boolean =>
  depthLeftOut === 0 && open.at(-1) !== 'style'

function leaveOut(writing: Writing, { name, local, uri }: SaxesTagNS): void {
  const { depthLeftOut, removed, place } = writing
  // Notes of drawing programs aren't visible.
  const isNote = local === 'metadata' || !/^(?:|.*\/(?:svg|xhtml|MathML))$/.test(uri)
  if (depthLeftOut === 0 && !isNote) removed.push({ what: `\`<${name}>\``, ...place })
  writing.depthLeftOut += 1
}

/** Comments are the only other thing that is left out without a word. */
function leaveOutInstruction({ parser, depthLeftOut, removed }: Writing, target: string): void {
  if (depthLeftOut > 0 || harmlessInstructions.has(target.toLowerCase())) return
  const place = { line: parser.line, column: 1 }
  removed.push({ what: `\`<?${toShown(target)}?>\``, ...place })
}

/** Declarations inside a doctype can give elements attributes; its name and URLs do nothing. */
function leaveOutDeclarations({ parser, removed }: Writing, doctype: string): void {
  const [, declared] = /<!(ELEMENT|ATTLIST|ENTITY|NOTATION)\b/i.exec(doctype) ?? []
  if (declared === undefined) return
  removed.push({ what: `\`<!${declared}>\``, line: parser.line, column: 1 })
}

function writeTag(writing: Writing, tag: SaxesTagNS, isRoot: boolean): void {
  const { parts, removed, place } = writing
  parts.push(`<${tag.local}`)
  if (isRoot) parts.push(` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`)
  const names = new Set<string>()
  for (const attribute of Object.values(tag.attributes)) {
    const clean = cleanAttribute(tag.local, attribute)
    for (const what of clean.removed ?? []) removed.push({ what, ...place })
    const { name, value } = clean
    if (name === undefined || value === undefined || names.has(name)) continue
    names.add(name)
    parts.push(` ${name}="${escapeXml(value)}"`)
  }
  parts.push(tag.isSelfClosing ? '/>' : '>')
}

function closeElement(writing: Writing, { isSelfClosing }: SaxesTagNS): void {
  const name = writing.open.pop() ?? ''
  if (writing.depthLeftOut > 0) {
    writing.depthLeftOut -= 1
    return
  }
  if (isSelfClosing) return
  if (name === 'style') writeStyle(writing)
  writing.parts.push(`</${name}>`)
}

function writeStyle(writing: Writing): void {
  const { css, removed } = cleanCss(writing.style.join(''))
  writing.style = []
  writing.parts.push(escapeXml(css))
  for (const what of removed) writing.removed.push({ what: `\`${what}\``, ...writing.place })
}

function writeText({ depthLeftOut, open, style, parts }: Writing, text: string): void {
  if (depthLeftOut > 0 || open.length === 0) return
  if (open.at(-1) === 'style') style.push(text)
  else parts.push(escapeXml(text))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"\r]/g, (sign) => ownValue(escapes, sign) ?? '')
