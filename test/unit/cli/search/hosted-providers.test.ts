import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withProviders, withProviderTypes } from '../../../../cli/config/public-options.ts'
import { hostedProviders } from '../../../../cli/search/providers/hosted-providers.ts'

const read = (path: string): string =>
  readFileSync(new URL(`../../../../runtime/${path}`, import.meta.url), 'utf8')

describe('the table of search providers', () => {
  it.each(hostedProviders.map(({ name }) => name))(
    'has a row for %s in the browser too, with its file',
    (name) => {
      expect(read('search/providers/providers.ts')).toContain(`import('./${name}.ts')`)
      expect(read(`search/providers/${name}.ts`)).toContain(`{ ${name}: options } = config`)
    },
  )

  it('made the JSON Schema of `search-config.json`', () => {
    const schema: unknown = JSON.parse(read('shared/manifests/search-config.schema.json'))
    expect(schema).toEqual(withProviders(Object.assign({}, schema)))
  })

  it('completes the published types, so that they name each provider and its options', () => {
    const types = withProviderTypes(read('shared/manifests/manifests.ts'))
    expect(types).toContain(
      "readonly provider: 'embedded' | 'algolia' | 'typesense' | 'meilisearch' | 'none'",
    )
    expect(types).toMatch(/readonly algolia: \{[^}]*readonly host: string \| null\n\} \| null/)
    expect(types).toMatch(/readonly typesense: \{[^}]*readonly hosts: readonly string\[\]/)
  })
})
