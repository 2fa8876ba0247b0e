/** A place of a file that docs-ssg reads because the config or a convention names it. */
export interface DataPlace {
  readonly file: string
  /** A sound text of such a file; it says what only it can say. */
  readonly text: string
  /** Options of the config, as code. */
  readonly options?: string
  /** Statements before them. */
  readonly imports?: string
  readonly command?: 'build' | 'check'
  /** Files beside it. */
  readonly files?: Readonly<Record<string, string>>
  /** Code, which runs anyway: a link to it may lead anywhere. */
  readonly isCode?: true
}

const locales = "locales: [{ code: 'en', label: 'E' }, { code: 'de', label: 'D', path: 'de' }]"
const german = { 'i18n/de/index.md': '# Start\n' }
const post = { 'blog/2026-01-01-a.md': '---\nauthors: ada\ntags: [x]\n---\n\n# A\n' }
const blog = "blog: { path: 'blog' }"

/** `text` contains the secret. */
export const dataPlaces = (secret: string): Readonly<Record<string, DataPlace>> => ({
  'a page': { file: 'docs/z.md', text: `# ${secret}\n` },
  'a partial': {
    file: 'docs/_part.md',
    text: `${secret}\n`,
    files: { 'docs/a.mdx': "import Part from './_part.md'\n\n# A\n\n<Part />\n" },
  },
  'an included file': {
    file: 'docs/inc.js',
    text: `// ${secret}\n`,
    files: { 'docs/a.md': '# A\n\n```js file=./inc.js\n```\n' },
  },
  'a category': {
    file: 'docs/a/_category_.json',
    text: `{"label":"${secret}"}`,
    files: { 'docs/a/b.md': '# B\n' },
  },
  'tags of docs': {
    file: 'docs/tags.yml',
    text: `x: { label: ${secret} }\n`,
    files: { 'docs/a.md': '---\ntags: [x]\n---\n\n# A\n' },
  },
  'a post': { file: 'blog/2026-01-01-z.md', text: `# ${secret}\n`, options: blog },
  'authors of a blog': {
    file: 'blog/authors.yml',
    text: `ada: { name: ${secret} }\n`,
    options: blog,
    files: post,
  },
  'tags of a blog': {
    file: 'blog/tags.yml',
    text: `x: { label: ${secret} }\n`,
    options: blog,
    files: post,
  },
  'a translated page': {
    file: 'i18n/de/index.md',
    text: `# ${secret}\n`,
    options: locales,
    files: {},
  },
  'a static file': { file: 'static/z.txt', text: secret },
  redirects: { file: 'static/_redirects', text: `/${secret} / 301\n` },
  'the lock file': { file: 'docs.lock.json', text: secret, command: 'check' },
  'a lock file that the config names': {
    file: 'data/lock.json',
    text: secret,
    command: 'check',
    options: "checks: { lock: 'data/lock.json' }",
  },
  messages: {
    file: 'i18n/code.json',
    text: `${secret}`,
    files: german,
    options: locales.replace("path: 'de'", "path: 'de', messages: 'i18n/code.json'"),
  },
  'the glossary': {
    file: 'glossary.yml',
    text: `Home: ${secret}\n`,
    options: "markdown: { glossary: 'glossary.yml' }",
  },
  'the glossary of a language': {
    file: 'glossary.de.yml',
    text: `Start: ${secret}\n`,
    options: `${locales}, markdown: { glossary: 'glossary.yml' }`,
    files: { ...german, 'glossary.yml': 'Home: x\n' },
  },
  'a style sheet': {
    file: 'a.css',
    text: `.${secret} { color: red }\n`,
    options: "customCss: ['a.css']",
  },
  'tests of the search': {
    file: 'search-tests.json',
    text: secret,
    command: 'check',
    options: "search: { provider: 'embedded', tests: { file: 'search-tests.json' } }",
  },
  'questions of programs': {
    file: 'agent-tests.json',
    text: secret,
    command: 'check',
    options: "llms: { tests: { file: 'agent-tests.json' } }",
  },
  'a file of `checks.inbound`': {
    file: 'src/a.ts',
    text: `// https://x.example/${secret}\n`,
    command: 'check',
    options: "checks: { inbound: ['src/a.ts'] }",
  },
  'a file in a folder of `checks.inbound`': {
    file: 'src/a.ts',
    text: `// https://x.example/${secret}\n`,
    command: 'check',
    options: "checks: { inbound: ['./src/'] }",
    files: { 'src/b.ts': '' },
  },
  'a font of `theme.font`': {
    file: 'fonts/a.woff2',
    text: secret,
    options: "theme: { font: 'fonts' }",
  },
  'a font of code in `theme.font`': {
    file: 'fonts/a.woff2',
    text: secret,
    options: "theme: { font: { code: './fonts/' } }",
  },
  'package.json': { file: 'package.json', text: `${secret}=1\n` },
  'tsconfig.json': { file: 'tsconfig.json', text: `${secret}=1\n` },
  'jsconfig.json': { file: 'jsconfig.json', text: `${secret}=1\n` },
  'tsconfig.json beside code of the config': {
    file: 'lib/tsconfig.json',
    text: `${secret}=1\n`,
    imports: "import './lib/x.ts'",
    files: { 'lib/x.ts': 'export const x = 1\n' },
  },
  'tsconfig.json above code of the config': {
    file: 'lib/tsconfig.json',
    text: `${secret}=1\n`,
    imports: "import './lib/inner/x.ts'",
    files: { 'lib/inner/x.ts': 'export const x = 1\n' },
  },
  'jsconfig.json in a folder that the config imports': {
    file: 'lib/jsconfig.json',
    text: `${secret}=1\n`,
    imports: "import './lib'",
    files: { 'lib/index.ts': 'export const x = 1\n' },
  },
  'a file that a tsconfig.json beside code of the config extends': {
    file: 'lib/base.json',
    text: `${secret}=1\n`,
    imports: "import './lib/x.ts'",
    files: {
      'lib/x.ts': 'export const x = 1\n',
      'lib/tsconfig.json': '{ "extends": "./base.json" }\n',
    },
  },
  'code that the config imports by an alias': {
    file: 'lib/x.ts',
    text: `export const x = '${secret}'\n`,
    isCode: true,
    imports: "import { x } from '@/x.ts'\nconsole.log(x)",
    files: { 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }\n' },
  },
  'data that the config imports': {
    file: 'lib/x.json',
    text: `"${secret}"\n`,
    isCode: true,
    imports: "import x from './lib/x.json'\nconsole.log(x)",
  },
  'code that a component imports': {
    file: 'lib/x.ts',
    text: `export const x = '${secret}'\n`,
    isCode: true,
    options: "components: { Foo: './foo.tsx' }",
    files: { 'foo.tsx': "import { x } from './lib/x.ts'\nexport default () => <p>{x}</p>\n" },
  },
  'data that a component imports': {
    file: 'lib/x.json',
    text: `"${secret}"\n`,
    isCode: true,
    options: "components: { Foo: './foo.tsx' }",
    files: { 'foo.tsx': "import x from './lib/x.json'\nexport default () => <p>{x}</p>\n" },
  },
  'a style sheet that a component imports': {
    file: 'lib/x.css',
    text: `.a { --x: '${secret}' }\n`,
    isCode: true,
    options: "components: { Foo: './foo.tsx' }",
    files: { 'foo.tsx': "import './lib/x.css'\nexport default () => <p>a</p>\n" },
  },
  'an OpenAPI document': {
    file: 'openapi.yaml',
    text: `openapi: 3.0.0\ninfo: { title: ${secret}, version: '1' }\npaths: {}\n`,
    imports: "import { openApi } from 'docs-ssg/open-api'",
    options: "integrations: [openApi({ document: 'openapi.yaml' })]",
  },
  'a changelog': {
    file: 'CHANGELOG.md',
    text: `## 1.0.0 (2026-01-01)\n\n- ${secret}\n`,
    imports: "import { changelog } from 'docs-ssg/changelog'",
    options: "blog: { name: 'changelog', path: 'changes' }, integrations: [changelog()]",
    files: { 'changes/2020-01-01-a.md': '# A\n' },
  },
  'the config': { file: 'site.config.ts', text: '', isCode: true },
  'a component': {
    file: 'docs/Box.tsx',
    text: '',
    isCode: true,
    files: { 'docs/a.mdx': "import Box from './Box.tsx'\n\n# A\n\n<Box />\n" },
  },
})

/** The site of a place, without the file itself. */
export const filesOf = ({ file, options = '', imports = '', files = {} }: DataPlace) => ({
  'docs/index.md': '# Home\n',
  ...(file.startsWith('site.config')
    ? {}
    : {
        'site.config.ts': `${imports}\nconst url: string = 'https://x.example'\nexport default { url, ${options} }\n`,
      }),
  ...files,
})
