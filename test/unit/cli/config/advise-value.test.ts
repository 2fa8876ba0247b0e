import { expect, it } from 'vitest'
import { checkConfig } from '../../../../cli/config/validation/check-config.ts'

/** The help of each finding about a config. */
function helpFor(config: Readonly<Record<string, unknown>>): readonly (string | undefined)[] {
  const checked = checkConfig({ title: 'Docs', ...config }, () => undefined)
  return checked.kind === 'invalid' ? checked.diagnostics.map(({ help }) => help) : []
}

const importing = (name: string, path: string): string =>
  `The config is code, so import the file in its first line, \`import ${name} from '${path}'\`, and write the name without quotes: \`${name}: ${name}\`.`

it.each([
  [{ sidebars: './sidebars.ts' }, importing('sidebars', './sidebars.ts')],
  [{ sidebars: 'sidebars.js' }, importing('sidebars', './sidebars.js')],
  [{ sidebars: '@site/sidebars.mts' }, importing('sidebars', './sidebars.mts')],
  [{ navbar: './navbar.ts' }, importing('navbar', './navbar.ts')],
  [{ redirects: '../redirects.json' }, importing('redirects', '../redirects.json')],
  [{ components: './components.ts' }, importing('components', './components.ts')],
  [{ markdown: './markdown.ts' }, importing('markdown', './markdown.ts')],
  [{ customCss: 'a.css' }, "Write a list: `customCss: ['a.css']`."],
  [{ staticDirectories: 'static' }, "Write a list: `staticDirectories: ['static']`."],
  [{ redirects: { from: '/a', to: '/b' } }, 'Write a list: `redirects: [{ … }]`.'],
  [{ title: ['Docs'] }, "Write the value without brackets: `title: 'Docs'`."],
  [{ noIndex: 'true' }, 'Write the value without quotes: `true`.'],
  [{ tableOfContents: { minHeadingLevel: '2' } }, 'Write the value without quotes: `2`.'],
  [{ locales: ['en'] }, "Write an object: `{ code: 'en', label: '…' }`."],
  [{ versions: ['1'] }, "Write an object: `{ name: '1', label: '…' }`."],
  [{ navbar: { logo: './a.svg' } }, "Write an object: `{ src: './a.svg' }`."],
  [{ redirects: ['/a'] }, "Write an object: `{ from: '/a', to: '…' }`."],
  [
    { components: './components/index.tsx' },
    "Write an object with a name for each: `components: { name: './components/index.tsx' }`.",
  ],
  [{ redirects: { '/old': '/new' } }, "Write a list: `redirects: [{ from: '/old', to: '/new' }]`."],
  [{ redirects: { '/old': 3 } }, "Write a list: `redirects: [{ from: '/old', to: '…' }]`."],
  [
    { locales: { root: { label: 'English' }, fr: { label: 'Français' } } },
    "Write a list: `locales: [{ code: 'fr', label: 'Français' }]`.",
  ],
  [{ locales: { root: { label: 'A' } } }, "Write a list: `locales: [{ code: '…', label: '…' }]`."],
  [
    { analytics: 'G-12' },
    'Write an object, `analytics: { … }`, whose options are `provider`, `id`, `src`, `host`, `websiteId`, `domains` and others.',
  ],
  [{ noIndex: 'yes' }, 'Write `true` or `false`, without quotes.'],
  [
    { footer: 'MIT' },
    'Write an object, `footer: { … }`, whose options are `style`, `logo`, `links`, `copyright`.',
  ],
  [
    { footer: 3 },
    'Write an object, `footer: { … }`, whose options are `style`, `logo`, `links`, `copyright`.',
  ],
  [{ search: { provider: 'local' } }, "This is a value of VitePress. Write `'embedded'` instead."],
  [{ trailingSlash: 'never' }, 'This is a value of Astro. Write `false` instead.'],
  [{ onBrokenLinks: 'warm' }, 'Did you mean `warn`?'],
])('%j has help', (config, help) => {
  expect(helpFor(config)).toEqual([help])
})

it.each([[{ title: 3 }], [{ favicon: true }]])('%j has no guess', (config) =>
  expect(helpFor(config)).toEqual([undefined]),
)
