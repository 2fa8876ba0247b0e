import { isMapping } from '../../primitives/is-record.ts'
import { type ApiDocument, listOf, nodeOf, type Operation, textOf } from './document.ts'
import { quote } from './quote.ts'
import { toExample } from './schema.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** A language of samples. */
export type SampleLanguage = 'curl' | 'javascript' | 'python'

/** The parts of a request. */
interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body: string | undefined
}

/** Code that sends a request with example values: the language of the fence, its label and the code. */
export function createSample(
  language: SampleLanguage,
  operation: Operation,
  document: ApiDocument,
): { readonly fence: string; readonly label: string; readonly code: string } {
  const request = toRequest(operation, document)
  if (language === 'curl') return { fence: 'bash', label: 'curl', code: toCurl(request) }
  if (language === 'python') return { fence: 'python', label: 'Python', code: toPython(request) }
  return { fence: 'js', label: 'JavaScript', code: toFetch(request) }
}

/** Required parameters have values; optional ones are left out. */
function toRequest({ method, path, parameters, value }: Operation, document: ApiDocument): Request {
  const [server] = listOf(document.root['servers']).map(nodeOf)
  const base = textOf(server?.['url']).replace(/\/$/, '')
  const wanted = parameters.filter((one) => one['required'] === true)
  const inPlace = (place: string): readonly (readonly [string, string])[] =>
    wanted
      .filter((one) => one['in'] === place)
      .map((one) => {
        const { example = toExample(one['schema'] ?? {}, document) } = one
        const text = typeof example === 'object' ? JSON.stringify(example) : String(example)
        return [textOf(one['name']), text] as const
      })
  const filled = inPlace('path').reduce(
    (text, [name, example]) => text.replaceAll(`{${name}}`, encodeURIComponent(example)),
    path,
  )
  const query = new URLSearchParams(
    inPlace('query').map(([name, text]): [string, string] => [name, text]),
  ).toString()
  const body = jsonBody(value, document)
  return {
    method: method.toUpperCase(),
    url: `${base}${filled}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...Object.fromEntries(inPlace('header')),
      ...securityHeaders(value, document),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body,
  }
}

function jsonBody(value: Operation['value'], document: ApiDocument): string | undefined {
  const content = nodeOf(document.resolve(value['requestBody'])['content'])
  const [media] = Object.entries(content).filter(([type]) => /[/+]json\b/.test(type))
  return media && JSON.stringify(mediaExample(media[1], document), undefined, 2)
}

/** The example of a media type, or one that is made from its schema. */
export function mediaExample(media: unknown, document: ApiDocument): unknown {
  const node = nodeOf(media)
  if (node['example'] !== undefined) return node['example']
  const [named] = Object.values(nodeOf(node['examples'])).map(
    (one) => document.resolve(one)['value'],
  )
  return named === undefined ? toExample(node['schema'] ?? {}, document) : named
}

function securityHeaders(
  value: Operation['value'],
  document: ApiDocument,
): Readonly<Record<string, string>> {
  const [first] = listOf(value['security'] ?? document.root['security'])
  const schemes = nodeOf(nodeOf(document.root['components'])['securitySchemes'])
  const headers = Object.keys(nodeOf(first)).flatMap((name): (readonly [string, string])[] => {
    const scheme = document.resolve(ownValue(schemes, name))
    const type = textOf(scheme['type'])
    if (type === 'apiKey' && scheme['in'] === 'header')
      return [[textOf(scheme['name']), 'YOUR_KEY']]
    const isBasic = type === 'http' && textOf(scheme['scheme']).toLowerCase() === 'basic'
    if (isBasic) return [['Authorization', 'Basic YOUR_CREDENTIALS']]
    return type === '' || type === 'apiKey' ? [] : [['Authorization', 'Bearer YOUR_TOKEN']]
  })
  return Object.fromEntries(headers)
}

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function toCurl({ method, url, headers, body }: Request): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${shell(url)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${shell(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

function toFetch({ method, url, headers, body }: Request): string {
  const names = Object.entries(headers)
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    ...(names.length === 0
      ? []
      : [
          '  headers: {',
          ...names.map(([name, value]) => `    ${quote(name)}: ${quote(value)},`),
          '  },',
        ]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body.replaceAll('\n', '\n  ')}),`]),
  ]
  const call = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
  return `const response = await fetch(${quote(url)}${call})\nconst data = await response.json()`
}

function toPython({ method, url, headers, body }: Request): string {
  const names = Object.entries(headers).filter(
    ([name]) => !(body !== undefined && name === 'Content-Type'),
  )
  const json = body === undefined ? undefined : toPythonLiteral(JSON.parse(body), '')
  const lines = [
    `    ${quote(url)},`,
    ...(names.length === 0
      ? []
      : [
          '    headers={',
          ...names.map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
          '    },',
        ]),
    ...(json === undefined ? [] : [`    json=${json.replaceAll('\n', '\n    ')},`]),
  ]
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n${lines.join('\n')}\n)\ndata = response.json()`
}

function toPythonLiteral(value: unknown, indent: string): string {
  const inner = `${indent}    `
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((one) => `${inner}${toPythonLiteral(one, inner)},\n`).join('')}${indent}]`
  if (isMapping(value) && Object.keys(value).length > 0) {
    const items = Object.entries(value).map(
      ([key, one]) => `${inner}${quote(key)}: ${toPythonLiteral(one, inner)},\n`,
    )
    return `{\n${items.join('')}${indent}}`
  }
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'None')
}
