import { escapeAttribute, escapeHtml } from '../../runtime/shared/html/escape.ts'
import { forbiddenInXml } from '../primitives/formats/xml.ts'
import type { Exchange, ExchangePage, ExchangeSection, SectionStatus } from './exchange.ts'

const note =
  'The texts are Markdown. Keep code, URLs, names in braces and the number of headings as they are.'

const states: Readonly<Record<SectionStatus, string>> = {
  new: 'initial',
  stale: 'initial',
  translated: 'translated',
}

/**
 * The texts as XLIFF 2.1: a `file` for each page, a `unit` for each section and a `segment` for each
 * of its texts. The id of a unit ends with the hash of the section, because services give ids back
 * but may drop notes. https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */
export function formatXliff({ source, target, pages }: Exchange): string {
  const files = pages.map((page, index) => formatPage(page, index + 1))
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${escapeAttribute(source)}" trgLang="${escapeAttribute(target)}" xml:space="preserve">
${files.join('')}</xliff>
`
}

const formatPage = ({ original, sections }: ExchangePage, number: number): string =>
  `  <file id="f${number}" original="${escapeAttribute(original)}" canResegment="no">
    <notes>
      <note>${note}</note>
    </notes>
${sections.map((section, index) => formatSection(section, index + 1)).join('')}  </file>
`

function formatSection({ key, hash, status, parts }: ExchangeSection, number: number): string {
  const state = `state="${states[status]}"${status === 'stale' ? ' subState="docs-ssg:stale"' : ''}`
  const segments = parts.map(({ name, source, target }) => {
    const translated = target === undefined ? '' : `\n        <target>${escapeXml(target)}</target>`
    return `      <segment id="${name}" ${state}>
        <source>${escapeXml(source)}</source>${translated}
      </segment>
`
  })
  return `    <unit id="s${number}-${hash}" name="${escapeAttribute(key)}">
${segments.join('')}    </unit>
`
}

/** Characters that XML lacks are elements in XLIFF. */
function escapeXml(text: string): string {
  return escapeHtml(text).replace(forbiddenInXml, (one) => {
    const code = one.codePointAt(0) ?? 0
    return `<cp hex="${code.toString(16).toUpperCase().padStart(4, '0')}"/>`
  })
}
