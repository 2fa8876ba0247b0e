import { expect, it } from 'vitest'
import { loadMessages } from '../../../../cli/bundle/texts/load-messages.ts'
import { loadReactPages } from '../../../../cli/bundle/react-pages/load-react-pages.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { pageModules } from '../../../../cli/render/page-modules.ts'
import { recordLayout } from '../../../../cli/render/record-layout.tsx'
import { toPageOutput } from '../../../../cli/model/paths/output-path.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const config = `export default {
  title: 'Pier',
  tagline: 'Of piers',
  customFields: { depth: 7 },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français', path: 'fr', messages: 'fr.json' },
  ],
}
`

const imports = `import Layout from '@theme/Layout'
import Translate, { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
`

/** What becomes of a site with this component as a page. */
async function load(page: string) {
  const siteDir = await siteOf({
    'site.config.ts': config,
    'docs/a.md': '# A\n',
    'fr.json': '{"berth": {"message": "Quai"}}',
    'pages/a-page.jsx': imports + page,
  })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.diagnostics))
  const { messages } = await loadMessages(loaded.config)
  return loadReactPages(loaded.config, {
    modules: pageModules,
    toOutputPath: (url) => toPageOutput(url, undefined),
    recordLayout,
    messages,
  })
}

/** Title and description of the English and the French page with this component. */
async function textsOf(page: string) {
  const { pages, diagnostics } = await load(page)
  expect(diagnostics).toEqual([])
  return pages
    .filter(({ route }) => route.kind === 'page')
    .map(({ route: { title, description } }) => ({ title, description }))
}

const context = 'const context = useDocusaurusContext(); const { siteConfig } = context;'

it.each([
  [`<Layout title="A" description={'B c'}>`, { title: 'A', description: 'B c' }],
  ['<Layout title={`Hello ${siteConfig.title}`}>', { title: 'Hello Pier' }],
  ['<Layout title={context.siteConfig.customFields?.depth} wide {...props}>', { title: '7' }],
  [
    '<Layout {...{ title: siteConfig.title, description: siteConfig.tagline }}>',
    { title: 'Pier', description: 'Of piers' },
  ],
  ["<Layout title={[1, 2].map((n) => n * 2).join(' and ')}>", { title: '2 and 4' }],
  ['<Layout description="A <b> of c">', { title: 'A page', description: 'A <b> of c' }],
  ['<Layout title={<b>Bold</b>}>', { title: 'A page' }],
  ['<Layout>', { title: 'A page' }],
])('D: the title of a page is what it passes to `Layout`: %s', async (element, expected) => {
  const texts = await textsOf(
    `export default function Page(props) { ${context} return ${element}text</Layout> }`,
  )
  const texted = { description: '', ...expected }
  expect(texts).toEqual([texted, texted])
})

it('D: the title that a page passes to `Layout` is translated', async () => {
  const texts = await textsOf(
    `export default () => <Layout title={translate({ id: 'berth', message: 'Berth' })}>text</Layout>`,
  )
  expect(texts.map(({ title }) => title)).toEqual(['Berth', 'Quai'])
})

it('D: `meta` of a page goes before the props of its `Layout`', async () => {
  const texts = await textsOf(
    `export const meta = { title: 'Meta' }\nexport default () => <Layout title="A" description="B">text</Layout>`,
  )
  expect(texts[0]).toEqual({ title: 'Meta', description: 'B' })
})

it('D: what a page passed to `Layout` counts even if its contents throw before routing', async () => {
  const texts = await textsOf(
    `const Late = ({ site }) => <p>{site.title}</p>\nexport default (props) => <Layout title="A"><Late site={props.site} /></Layout>`,
  )
  expect(texts[0]?.title).toBe('A')
})

it('reports exports of a page that have no effect, each at its place', async () => {
  const { diagnostics } = await load(
    `export const title = 'A'
export const meta = { title: 'B', keywords: 'c' }
export const helper = () => 1
export default () => <p>text</p>`,
  )
  expect(
    diagnostics.map(({ rule, message, place }) => `${place?.line} ${rule} ${message}`),
  ).toEqual([
    '4 page-export The export `title` has no effect: of a page, docs-ssg reads `default`, `meta` and `load`.',
    '5 page-export `meta.keywords` has no effect: a page has `meta.title`, `meta.description` and `meta.noindex`.',
  ])
})

it.each([
  ['function', 'function Page() { return null }', true],
  ['class', 'class extends Component { render() { return null } }', true],
  ['memo', 'memo(function Page() { return null })', true],
  ['forwardRef', 'forwardRef((props, ref) => null)', true],
  ['element', 'createElement("p")', false],
  ['object', '{}', false],
])('D: a page may be what React renders as a component: %s', async (_, component, isPage) => {
  const { pages, diagnostics } = await load(
    `import { Component, createElement, forwardRef, memo } from 'react'\nexport default ${component}\n`,
  )
  expect(pages.some(({ route }) => route.kind === 'page')).toBe(isPage)
  expect(diagnostics.map(({ rule }) => rule)).toEqual(isPage ? [] : ['page-failed'])
})
