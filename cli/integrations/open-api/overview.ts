// The first page of an API as Markdown. Given a document and its pages, it returns blocks.
import { toUrl, toUrlLink } from '../../primitives/text/comment-links.ts'
import { toLiteral, toInlineCode } from '../../primitives/text/markdown-text.ts'
import { type Blocks, toPageMarkdown } from '../../primitives/text/safe-markdown.ts'
import { toExternalDocs } from './api-page.ts'
import { type ApiDocument, listOf, type Node, nodeOf, type Operation, textOf } from './document.ts'

/** A page with operations. */
export interface ApiPage {
  /** Below the folder of the pages, without an extension. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly operations: readonly Operation[]
  /** The keys that lead to what the page describes. */
  readonly keys: readonly string[]
  readonly externalDocs?: unknown
}

/** Servers, authentication and all operations. */
export function toOverview(
  document: ApiDocument,
  pages: readonly ApiPage[],
  kind: 'tag' | 'operation',
): Blocks {
  const info = nodeOf(document.root['info'])
  const version = textOf(info['version'])
  const servers = listOf(document.root['servers']).map(nodeOf)
  const urls = servers.filter((server) => textOf(server['url']) !== '')
  return [
    toPageMarkdown(textOf(info['description']), () => undefined),
    version !== '' && `Version ${toLiteral(version)}.`,
    toExternalDocs(document.root['externalDocs']),
    aboutOf(info).join('\n'),
    urls.length > 0 && '## Servers',
    urls
      .map((server) => {
        const text = textOf(server['description'])
        return `- ${toInlineCode(textOf(server['url']))}${text === '' ? '' : `: ${toLiteral(text)}`}`
      })
      .join('\n'),
    ...toAuthentication(document),
    '## Operations',
    pages
      .flatMap(({ file, operations }) =>
        operations.map(({ title, id, method, path }) => {
          const href = `./${file}.md${kind === 'tag' ? `#${id}` : ''}`
          const request = toInlineCode(`${method.toUpperCase()} ${path}`)
          return `- [${toLiteral(title)}](${href}): ${request}`
        }),
      )
      .join('\n'),
  ]
}

/** The contact, the license and the terms of service. */
function aboutOf(info: Node): readonly string[] {
  const contact = nodeOf(info['contact'])
  const license = nodeOf(info['license'])
  const terms = textOf(info['termsOfService'])
  const email = textOf(contact['email'])
  const people = [
    linkOf(textOf(contact['name']), textOf(contact['url'])),
    email && toUrlLink(toLiteral(email), `mailto:${email}`),
  ].filter(Boolean)
  const licenseText = linkOf(
    textOf(license['name']) || textOf(license['identifier']),
    textOf(license['url']),
  )
  return [
    people.length > 0 && `- Contact: ${people.join(', ')}`,
    licenseText !== '' && `- License: ${licenseText}`,
    terms !== '' && `- Terms of service: ${toUrl(terms)}`,
  ].filter((line) => line !== false)
}

const linkOf = (text: string, url: string): string => toUrlLink(toLiteral(text || url), url)

function toAuthentication(document: ApiDocument): Blocks {
  const schemes = Object.entries(nodeOf(nodeOf(document.root['components'])['securitySchemes']))
  if (schemes.length === 0) return []
  const items = schemes.map(([name, value]) => {
    const scheme = document.resolve(value)
    const text = toPageMarkdown(textOf(scheme['description']), () => undefined)
    const more = text === '' ? '' : `. ${text.replaceAll('\n', '\n  ')}`
    return `- ${toInlineCode(name)}: ${describeScheme(scheme)}${more}`
  })
  return ['## Authentication', items.join('\n')]
}

function describeScheme(scheme: Node): string {
  const type = textOf(scheme['type'])
  if (type === 'apiKey')
    return `a key in the ${toLiteral(textOf(scheme['in']))} ${toInlineCode(textOf(scheme['name']))}`
  if (type === 'http') return `HTTP ${toLiteral(textOf(scheme['scheme']))}`
  return toLiteral(type)
}
