import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openApi } from '../../../../cli/integrations/open-api/open-api.ts'
import type { OpenApiOptions } from '../../../../cli/integrations/open-api/open-api-options.ts'
import type {
  IntegrationFinding,
  IntegrationPage,
} from '../../../../cli/model/authored/integration.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

/** What the integration adds and reports for a document; each finding as `file:line:column rule message`. */
async function addPages(document: string, options: Partial<OpenApiOptions> = {}) {
  const siteDir = await temporaryFolder()
  await writeFile(join(siteDir, 'api.yaml'), document)
  const pages: IntegrationPage[] = []
  const findings: IntegrationFinding[] = []
  const { hooks } = openApi({ document: 'api.yaml', ...options })
  await hooks.addPages?.({
    siteDir,
    config: {},
    addPage: (page) => void pages.push(page),
    addCategory: () => {},
    watch: () => {},
    disableCache: () => {},
    report: (finding) => void findings.push(finding),
  })
  const contents = pages.map((page) => [page.path, 'content' in page ? page.content : ''] as const)
  return {
    pages,
    text: Object.fromEntries(contents),
    found: findings.map(
      ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`,
    ),
  }
}

const head = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n"
const operation = (more: string): string =>
  `${head}paths:\n  /a:\n    get:\n      responses: {'200': {description: ok}}\n${more}`

it.each([
  ['a description', operation('      description: "a\\u0008"\n'), '7:20', 'U+0008'],
  ['a value of an enum', operation('      x: {enum: ["a\\u0001"]}\n'), '7:18', 'U+0001'],
  ['a key', operation('      "x\\u0002": 1\n'), '7:7', 'U+0002'],
  ['an example', operation('      example: {a: ["\\u0003"]}\n'), '7:21', 'U+0003'],
  ['a title', `${head.replace('T,', '"T\\u007f",')}paths: {}\n`, '2:15', 'U+007F'],
])(
  'D: a control character in %s is an error at its place, and no page contains it',
  async (...one) => {
    const [, document, place, name] = one
    const { found, pages } = await addPages(document)
    expect(found).toEqual([expect.stringContaining(`api.yaml:${place} control-character`)])
    expect(found[0]).toContain(name)
    // oxlint-disable-next-line no-control-regex
    expect(JSON.stringify(pages)).not.toMatch(/\\u00(?:0[1-8]|7f)/)
  },
)

it.each([
  ['an example', operation('      example: {a: [1e999]}\n'), '7:21', 'Infinity'],
  ['a limit', operation('      x: {maximum: -.inf}\n'), '7:20', '-Infinity'],
  ['a default', operation('      x: {default: .nan}\n'), '7:20', 'NaN'],
])('D: a number in %s that JSON can’t hold is an error at its place', async (...one) => {
  const [, document, place, name] = one
  const { found } = await addPages(document)
  expect(found).toEqual([expect.stringContaining(`api.yaml:${place} number The value is`)])
  expect(found[0]).toContain(name)
})

it.each([
  ['a description', operation('      description: "[x](javascript:alert(1))"\n'), '7:20'],
  ['documentation elsewhere', operation('      externalDocs: {url: "javascript:a"}\n'), '7:27'],
  ['a contact', `${head.replace("'1'", "'1', contact: {url: 'file:///a'}")}paths: {}\n`, '2:47'],
  ['a license', `${head.replace("'1'", "'1', license: {url: 'data:a,b'}")}paths: {}\n`, '2:47'],
  ['terms', `${head.replace("'1'", "'1', termsOfService: 'vbscript:a'")}paths: {}\n`, '2:48'],
  ['a server', `${head}servers: [{url: 'javascript:a'}]\npaths: {}\n`, '3:17'],
])('D: a dangerous URL in %s is an error at its place', async (_, document, place) => {
  const { found, pages } = await addPages(document)
  expect(found).toEqual([expect.stringContaining(`api.yaml:${place} dangerous-url`)])
  expect(JSON.stringify(pages)).not.toMatch(/\]\((?:javascript|file|data|vbscript):/)
})

const schemas = (text: string): string => `${head}paths: {}\ncomponents:\n  schemas:\n${text}`

it.each([
  [
    'the example of a schema',
    '    A: {example: {url: "javascript:a", description: "[x](file:a)", $ref: "#/b"}}\n',
  ],
  [
    'names of properties',
    '    A: {properties: {url: {type: string}, example: {type: string}, $ref: {type: string}}}\n',
  ],
  ['a host with a port', '    A: {externalDocs: {url: "localhost:8080/a"}}\n'],
])('D: %s is nothing that pages link to', async (_, text) => {
  expect((await addPages(schemas(text))).found).toEqual([])
})

it.each([
  ['a schema that is missing', '    A: {$ref: "#/components/schemas/B"}\n', '6:15'],
  [
    'a property',
    '    A:\n      properties:\n        b: {$ref: "#/components/schemas/B"}\n',
    '8:19',
  ],
  ['another file', '    A: {$ref: "./b.yaml#/B"}\n', '6:15'],
  ['a property named like a sample', '    A: {properties: {example: {$ref: "#/b"}}}\n', '6:38'],
  ['an anchor that is missing', '    A: {$ref: "#b"}\n', '6:15'],
  ['an anchor', '    A: {$ref: "#b"}\n    B: {$anchor: b}\n', '6:15'],
  ['an anchor that only a validator finds', '    A: {items: {$dynamicRef: "#b"}}\n', '6:30'],
  ['the whole document', '    A: {$ref: "#"}\n', '6:15'],
  ['nothing', '    A: {$ref: ""}\n', '6:15'],
  ['nothing at all', '    A: {items: {$ref: }}\n', '6:23'],
  ['a number', '    A: {$ref: 5}\n', '6:15'],
  ['a list', '    A: {$ref: ["#/components/schemas/A"]}\n', '6:15'],
  [
    'a schema that a discriminator names',
    '    A: {discriminator: {propertyName: a, mapping: {$ref: A, b: "#/b"}}}\n',
    '6:64',
  ],
  ['an operation', '    A: {links: {a: {operationRef: "#/paths/~1b/get"}}}\n', '6:35'],
])('D: a reference to %s is an error at its place', async (_, text, place) => {
  const { found } = await addPages(schemas(text))
  expect(found).toEqual([expect.stringContaining(`api.yaml:${place} missing-reference`)])
})

it.each([
  ['itself', '    A: {$ref: "#/components/schemas/A"}\n'],
  ['itself in a property', '    A: {properties: {a: {$ref: "#/components/schemas/A"}}}\n'],
  [
    'itself among others',
    '    A: {allOf: [{$ref: "#/components/schemas/A"}]}\n    B: {oneOf: [{$ref: "#/components/schemas/B"}]}\n',
  ],
  [
    'itself through another',
    '    A: {$ref: "#/components/schemas/B"}\n    B: {$ref: "#/components/schemas/A"}\n',
  ],
  ['itself in a list', '    A: {type: array, items: {$ref: "#/components/schemas/A"}}\n'],
  [
    'a name with signs',
    '    A: {$ref: "#/components/schemas/b~1c%20d"}\n    "b/c d": {type: string}\n',
  ],
  [
    'a schema behind 30 others',
    Array.from(
      { length: 30 },
      (_, at) => `    S${at}: {$ref: "#/components/schemas/S${at + 1}"}\n`,
    ).join('') + '    S30: {type: string}\n',
  ],
])('D: a schema may refer to %s', async (_, text) => {
  expect((await addPages(schemas(text))).found).toEqual([])
})

const bomb = Array.from(
  { length: 9 },
  (_, at) =>
    `a${at}: &a${at} [${
      at === 0
        ? 'x,x'
        : Array(9)
            .fill(`*a${at - 1}`)
            .join()
    }]\n`,
).join('')

it.each([
  ['aliases that multiply', `${bomb}${head}paths: {}\n`, '2:10'],
  ['an alias of what is around it', `${head}x: &x {a: *x}\n`, '3:11'],
  ['a key that is written twice', `${head}paths: {}\npaths: {}\n`, '4:1'],
  ['brackets without an end', `${'['.repeat(30_000)}\n`, '1:'],
  ['no version', 'swagger: "2.0"\n', '1:1'],
])('D: a document with %s is an error of the document', async (_, document, place) => {
  const { found, pages } = await addPages(document)
  expect(found).toEqual([expect.stringContaining(`api.yaml:${place}`)])
  expect(found[0]).toContain(' bad-document ')
  expect(pages).toEqual([])
})

it('D: an id of two operations is an error that names both', async () => {
  const twice = `${head}paths:\n  /a: {get: {operationId: x}}\n  /b: {get: {operationId: x}}\n  /c: {get: {operationId: X}}\n`
  expect((await addPages(twice)).found).toEqual([
    expect.stringMatching(/^api\.yaml:5:27 duplicate-operation .*`x`.*api\.yaml:4:27/),
  ])
})

it.each(['a\r\nX: y', 'a b', 'a:', 'é', ''])('D: %j is not the name of a header', async (name) => {
  const text = JSON.stringify(name)
  const document = operation(
    `      parameters: [{in: header, name: ${text}}, {in: query, name: ${text}}]\n`,
  ).replace('description: ok', `description: ok, headers: {${text}: {}}`)
  expect((await addPages(document)).found).toEqual([
    expect.stringContaining('api.yaml:6:54 header-name'),
    expect.stringContaining('api.yaml:7:39 header-name'),
  ])
})

it.each(['CON', 'nul', 'index', 'schemas', '../../../x', 'a/b', 'com1'])(
  'D: a tag or an operation named %s has a page below the folder of the API',
  async (name) => {
    const text = JSON.stringify(name)
    const document = `${head}paths: {/a: {get: {operationId: ${text}, tags: [${text}]}}}\n`
    const { found, pages } = await addPages(document, { pages: 'operation' })
    expect(found).toEqual([])
    const paths = pages.map(({ path }) => path)
    expect(paths).toHaveLength(2)
    expect(paths[0]).toMatch(/^api\/[\w-]+\/[\w-]+\.md$/)
    expect(paths[0]).not.toMatch(/\/(?:con|nul|com1|index)[/.]/)
    expect(paths[0]).not.toContain('/schemas/')
    expect(pages[0]?.source).toEqual({ file: 'api.yaml', line: 3, column: expect.any(Number) })
  },
)

it('D: texts about the API are links where pages may use their URLs', async () => {
  const about =
    "'1', contact: {name: Ann, url: 'https://a.example', email: a@b.example}, license: {name: MIT, url: 'https://l.example'}, termsOfService: 'https://t.example'"
  const document = `${head.replace("'1'", about)}externalDocs: {url: 'https://e.example', description: 'All | of it'}\npaths: {}\n`
  const { text, found } = await addPages(document)
  expect(found).toEqual([])
  const index = text['api/index.md'] ?? ''
  for (const link of [
    '[Ann](https://a.example)',
    '(mailto:a@b.example)',
    '[MIT](https://l.example)',
    '(https://t.example)',
    '[All &#124; of it](https://e.example)',
  ])
    expect(index).toContain(link)
})

it('D: schemas that refer to each other many times end, and say which table lacks properties', async () => {
  const parts = Array.from({ length: 12 }, (_, at) => {
    const ref = at === 11 ? '{type: string}' : `{$ref: "#/components/schemas/S${at + 1}"}`
    const properties = Array.from({ length: 30 }, (_p, key) => `p${key}: ${ref}`).join(', ')
    return `    S${at}: {type: object, properties: {${properties}}}\n`
  })
  const { found } = await addPages(schemas(parts.join('')))
  expect(found[0]).toMatch(/^api\.yaml:7:5 large-schema The schema `S1` /)
})
