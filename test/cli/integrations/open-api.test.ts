import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const shop = await readFile(
  fileURLToPath(new URL('../../fixtures/open-api/shop.yaml', import.meta.url)),
  'utf8',
)

async function build(document: string, options = '') {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n\n[Orders](./api/orders.md#create-order)\n',
    'shop.yaml': document,
    'site.config.ts': `import { defineConfig } from 'docs-ssg'
import { openApi } from 'docs-ssg/open-api'
export default defineConfig({
  url: 'https://x.example',
  ${options.includes('operation') ? "onBrokenLinks: 'ignore'," : ''}
  integrations: [openApi({ document: 'shop.yaml', ${options} })],
})
`,
  })
  const run = await runCli(['build', siteDir, '--strict'])
  const page = (path: string) => readFile(join(siteDir, `build/${path}/index.html`), 'utf8')
  return { siteDir, run, page }
}

it('D: openApi makes a page for each tag, with parameters, bodies, responses, samples and schemas', async () => {
  const { siteDir, run, page } = await build(shop)
  expect([run.exitCode, run.stderr]).toEqual([0, ''])

  const overview = await page('api')
  expect(overview).toContain('<title>Shop API')
  expect(overview).toContain('https://sandbox.shop.example/v2')
  expect(overview).toContain('href="/api/products#list-products"')
  expect(overview).toContain('HTTP bearer')

  const products = await page('api/products')
  expect(products).toContain('What the shop sells.')
  expect(products).toContain('id="list-products-parameters"')
  expect(products).toMatch(/<code>limit<\/code> \(query\)<\/td><td><code>integer<\/code>/)
  expect(products).toContain('At most 100.')
  expect(products).toMatch(/'name' \| 'price'/)
  expect(products).toMatch(/href="\/api\/schemas#product"/)
  expect(products).toContain('X-Total-Count')
  expect(products).toContain('application/problem+json')
  expect(products).toMatch(/<code>price\.amount<\/code> \(required\)/)
  expect(products).toContain('Deprecated')
  // Requests of operations without security have no token.
  expect(products).toContain('https://api.shop.example/v2/products')
  expect(products.match(/Bearer YOUR_TOKEN/g)?.length).toBe(6)
  // Each sample is named once.
  const tabs = [...products.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(new Set(tabs)).toEqual(new Set(['curl', 'JavaScript']))
  expect(products).not.toContain('class="code-title"')

  const orders = await page('api/orders')
  expect(orders).toContain('Idempotency-Key')
  expect(orders).toContain('lines[].product')
  expect(orders).toContain('4242')
  expect(orders).toContain('{state}')
  expect(await page('api/other')).toContain('Check the health')
  const schemas = await page('api/schemas')
  expect(schemas).toContain('id="new-product"')
  expect(schemas).toContain('&lt;80&gt; characters')
  expect(schemas).toMatch(/href="#product"[^>]*>Product<\/a>\[\]/)
  expect(schemas).toContain('Record&lt;string, string&gt;')

  await writeFile(join(siteDir, 'shop.yaml'), shop.replace('What the shop sells.', 'All goods.'))
  await runCli(['build', siteDir])
  expect(await page('api/products')).toContain('All goods.')
})

it('D: openApi makes a page for each operation', async () => {
  const { run, page } = await build(shop, "pages: 'operation', samples: ['python'], label: 'REST'")
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  expect(await page('api')).toContain('href="/api/products/get-product"')
  const created = await page('api/products/create-product')
  expect(created).toContain('<h1>Create a product</h1>')
  expect(created).toContain('id="body"')
  expect(created).toContain('requests')
})

it('D: openApi reports what is wrong with a document, at its place', async () => {
  const broken = await build(shop.replace('  version: 2.4.0', '  version: [2.4.0'))
  expect(broken.run.stderr).toMatch(/shop\.yaml:\d+:\d+ {2}error {2}open-api\/bad-document/)
  const missing = await build(
    shop.replace("'#/components/schemas/Card'", "'#/components/schemas/Lost'"),
  )
  expect(missing.run.stderr).toContain('open-api/missing-reference')
  expect(missing.run.stderr).toContain('`#/components/schemas/Lost`')
  expect(missing.run.stderr).toMatch(/shop\.yaml:(?!1:)\d+:\d+ +error +open-api\/missing-reference/)
  const other = await build('swagger: "2.0"\n')
  expect(other.run.stderr).toContain('it is not an OpenAPI document of version 3')
})
