// Payloads in what pages are made from besides Markdown: head elements, translations, doc comments, OpenAPI documents
// and changelogs. A new source is one more function here.
import { marked } from './hostile-values.ts'
import { payloads } from './payloads.ts'

const texts = (mark: string): readonly string[] =>
  payloads.map((payload, index) => marked(payload, `${mark} ${String(index)}`))
/** JSON is YAML and JavaScript, apart from two line ends. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
const oneLine = (text: string): string => text.replaceAll(/[\u2028\u2029\n]/g, ' ')

/** A page whose head has each payload as JSON-LD, as `meta` and as the title of a `link`. */
export function headPage(): string {
  const elements = texts('head').flatMap((html) => [
    [
      'script',
      { type: 'application/ld+json' },
      JSON.stringify({ '@type': html, [html]: [html], url: html }),
    ],
    ['meta', { name: 'keywords', property: 'og:title', content: html, media: html }],
    ['link', { rel: 'alternate', type: html, title: html, hreflang: html, href: '/' }],
  ])
  return `---\ntitle: Head\nhead: ${literal(elements)}\n---\n\n# Head\n`
}

/** A page that shows each payload as the translation of a text, and the file of translations. */
export function translated(): { readonly page: string; readonly messages: string } {
  const ids = texts('message').map((html, index) => [`id${String(index)}`, html] as const)
  const page = ids
    .map(
      ([id]) =>
        `<Translate id="${id}" description="d">Text {name}</Translate>\n\n<Said id="${id}" />\n`,
    )
    .join('\n')
  const messages = JSON.stringify(Object.fromEntries(ids.map(([id, message]) => [id, { message }])))
  return { page: `---\ntitle: Translated\n---\n\n${page}`, messages }
}

/** Payloads in place of the interface texts that the names belong to. */
export function interfaceTexts(names: readonly string[]): Readonly<Record<string, string>> {
  const all = texts('interface')
  return Object.fromEntries(names.map((name, index) => [name, all[index % all.length] ?? '']))
}

/** Six groups, so that the site has few pages with many payloads. */
const groups = (mark: string): readonly (readonly string[])[] => {
  const all = texts(mark)
  return Array.from({ length: 6 }, (_, index) => all.slice(index * 10, index * 10 + 10))
}

const lines = (group: readonly string[], write: (text: string) => string): string =>
  group.map((html) => ` * ${write(oneLine(html).replaceAll('*/', '* /'))}\n`).join('')

/** Exports with payloads in every part of their doc comments and types. */
export function hostileSource(): string {
  return groups('comment')
    .map((group, index) => {
      const name = String(index)
      const members = group.map(
        (html) =>
          `/**\n${lines([html], (text) => text)}${lines([html], (text) => `@default ${text}`)} */\n${literal(html)}: ${literal(html)} | 'other'\n`,
      )
      return `/**
${lines(group, (text) => `${text}\n *`)}${lines(group, (text) => `{@link ${text.replaceAll('}', '')}} [a](${text})`)}${lines(group, (text) => `@param options - ${text}`)}${lines(group, (text) => `@returns ${text}`)}${lines(group, (text) => `@throws ${text}`)}${lines(group, (text) => `@see ${text}`)}${lines(group, (text) => `@example\n * ${text}`)}${lines(group, (text) => `@deprecated ${text}`)}${lines(group, (text) => `@since ${text}`)} */
export function call${name}(options: Options${name}): ${group.map(literal).join(' | ')} { return options.mode as never }
/**
${lines(group, (text) => text)} */
export interface Options${name} {
${members.join('')}}
`
    })
    .join('\n')
}

/** A changelog with payloads in the headings of releases, in sections, lists, links, definitions and code. */
export function hostileChangelog(): string {
  const releases = groups('release').map((group, index) => {
    const changes = group.map((written, at) => {
      const html = oneLine(written)
      return `### ${html}\n\n- ${html}\n- [${html}](${html}) ![${html}](${html}) [a][r${at}] <${html}>\n\n${html}\n\n| ${html} |\n| --- |\n| ${html} |\n\n\`\`\`${html}\n${html}\n\`\`\`\n\n[r${at}]: <${html}> "${html}"\n`
    })
    return `## [1.${index}.0](${oneLine(group[0] ?? '')}) (2026-01-0${index + 1}) ${oneLine(group[1] ?? '')}\n\n${changes.join('\n')}`
  })
  return `# Changelog\n\n${releases.toReversed().join('\n')}`
}

/** A document with payloads in every text and URL of it. */
export function hostileDocument(): string {
  const all = texts('document')
  const [first = ''] = all
  const paths = all.map((html, index) => {
    const schema = {
      type: 'string',
      title: html,
      description: html,
      enum: [html],
      default: html,
      example: html,
      pattern: html,
      format: html,
    }
    const operation = {
      operationId: `call${String(index)}`,
      tags: [`Tag ${String(index % 6)}`],
      summary: html,
      description: html,
      externalDocs: { url: html, description: html },
      parameters: [{ name: html, in: 'query', description: html, schema, example: html }],
      requestBody: {
        description: html,
        content: {
          'application/json': {
            schema: { type: 'object', required: [html], properties: { [html]: schema } },
            example: { [html]: html },
          },
        },
      },
      responses: {
        200: {
          description: html,
          headers: { [html]: { description: html, schema } },
          content: { [html]: { schema } },
        },
      },
      servers: [{ url: html, description: html }],
    }
    return [`/p${String(index)}/{id}`, { post: operation }] as const
  })
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: first,
      description: all.join('\n\n'),
      version: first,
      termsOfService: 'javascript:alert(1)',
      contact: { name: first, url: 'javascript:alert(1)', email: first },
      license: { name: first, url: 'javascript:alert(1)' },
    },
    servers: all.map((html) => ({ url: html, description: html })),
    tags: all.slice(0, 6).map((html, index) => ({
      name: `Tag ${String(index)}`,
      description: html,
      externalDocs: { url: html, description: html },
    })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: first, description: first },
        auth: { type: 'http', scheme: first, description: first },
      },
    },
  })
}
