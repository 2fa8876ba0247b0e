// Sites of each source that name files outside their repository.
/** What a stranger adds to a site. */
export interface Attack {
  readonly files?: Readonly<Record<string, string>>
  /** Targets by path. A target that begins with `/` counts from the folder around the repository. */
  readonly links?: Readonly<Record<string, string>>
  readonly pipes?: readonly string[]
  /** Without the files that the site usually has. */
  readonly isBare?: true
}
/** What happens: the site is refused, a note names the file, or nothing is read. */
type Row = readonly [what: string, attack: Attack, outcome: 'refused' | 'noted' | 'nothing']

const docusaurus = (preset: string, more = ''): string =>
  `module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', ${preset}]]${more} }`
const starlight = (options = '', more = ''): string =>
  `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'T'${options} })]${more} }`
const vitepress = (more = ''): string => `export default { title: 'T'${more} }`

/** A site of each source, and the folder of its pages. */
export const sites: Readonly<
  Record<string, { readonly base: Record<string, string>; readonly docs: string }>
> = {
  Docusaurus: {
    base: { 'docusaurus.config.js': docusaurus('{}'), 'docs/intro.md': '# Intro\n' },
    docs: 'docs',
  },
  MkDocs: { base: { 'mkdocs.yml': 'site_name: T\n', 'docs/index.md': '# Home\n' }, docs: 'docs' },
  Starlight: {
    base: {
      'astro.config.mjs': starlight(),
      'src/content/docs/index.md': '---\ntitle: Home\n---\n',
    },
    docs: 'src/content/docs',
  },
  VitePress: {
    base: { '.vitepress/config.mjs': vitepress(), 'index.md': '# Home\n' },
    docs: '.',
  },
  'plain Markdown': { base: { 'docs/index.md': '# Home\n' }, docs: 'docs' },
}

/** What a stranger can put into the pages of every site. */
export const everywhere = (docs: string): readonly Row[] => [
  ['a page that is a link', { links: { [`${docs}/a.md`]: '/outside/secret.md' } }, 'noted'],
  ['a folder that is a link', { links: { [`${docs}/a`]: '/outside' } }, 'noted'],
  [
    'a page that is a link to a missing file outside',
    { links: { [`${docs}/a.md`]: '/outside/a.md' } },
    'noted',
  ],
  ['a page that is a broken link', { links: { [`${docs}/a.md`]: 'gone.md' } }, 'noted'],
  ['a page that is a link to itself', { links: { [`${docs}/a.md`]: 'a.md' } }, 'noted'],
  ['two links to their folder', { links: { [`${docs}/a`]: '.', [`${docs}/b`]: '.' } }, 'nothing'],
  ['a page that is a pipe', { pipes: [`${docs}/a.md`] }, 'noted'],
]

/** What a stranger can write into the sites of one source. */
export const rows: Readonly<Record<string, readonly Row[]>> = {
  Docusaurus: [
    [
      'docs',
      { files: { 'docusaurus.config.js': docusaurus(`{ docs: { path: '../../outside' } }`) } },
      'refused',
    ],
    [
      'docs of the whole disk',
      { files: { 'docusaurus.config.js': docusaurus(`{ docs: { path: '/' } }`) } },
      'refused',
    ],
    [
      'a blog',
      { files: { 'docusaurus.config.js': docusaurus(`{ blog: { path: '../../outside' } }`) } },
      'refused',
    ],
    [
      'pages',
      { files: { 'docusaurus.config.js': docusaurus(`{ pages: { path: '../../outside' } }`) } },
      'refused',
    ],
    [
      'another instance of the docs plugin',
      {
        files: {
          'docusaurus.config.js': docusaurus(
            '{}',
            `, plugins: [['@docusaurus/plugin-content-docs', { id: 'b', path: '../../outside' }]]`,
          ),
        },
      },
      'refused',
    ],
    [
      'sidebars',
      {
        files: {
          'docusaurus.config.js': docusaurus(
            `{ docs: { sidebarPath: '../../outside/secret.json' } }`,
          ),
        },
      },
      'noted',
    ],
    [
      'a component',
      { files: { 'docs/a.mdx': `import Secret from '../../../outside/Secret'\n\n<Secret />\n` } },
      'noted',
    ],
    [
      'a component that is a link',
      {
        files: { 'docs/a.mdx': `import Secret from '@site/src/Secret'\n\n<Secret />\n` },
        links: { 'src/Secret.jsx': '/outside/Secret.jsx' },
      },
      'noted',
    ],
    ['redirects', { links: { _redirects: '/outside/secret.md' } }, 'noted'],
    [
      'a category',
      {
        files: { 'docs/a/b.md': '# B\n' },
        links: { 'docs/a/_category_.json': '/outside/secret.json' },
      },
      'noted',
    ],
  ],
  MkDocs: [
    [
      'the authors of a blog',
      {
        files: {
          'mkdocs.yml':
            'site_name: T\nplugins:\n  - blog: { authors_file: ../../../outside/secret.yml }\n',
          'docs/blog/posts/a.md': '---\ndate: 2024-01-01\n---\n# A\n',
        },
      },
      'noted',
    ],
    [
      'the posts of a blog',
      {
        files: {
          'mkdocs.yml': 'site_name: T\nplugins:\n  - blog: { post_dir: ../../../outside }\n',
        },
      },
      'nothing',
    ],
    [
      '`docs_dir`',
      { files: { 'mkdocs.yml': 'site_name: T\ndocs_dir: ../../outside\n' } },
      'refused',
    ],
    [
      '`docs_dir` of the whole disk',
      { files: { 'mkdocs.yml': 'site_name: T\ndocs_dir: /\n' } },
      'refused',
    ],
    [
      'a `docs_dir` that does not exist',
      { files: { 'mkdocs.yml': 'site_name: T\ndocs_dir: ../../gone/docs\n' } },
      'refused',
    ],
    [
      'a `docs_dir` that is a link',
      { files: { 'mkdocs.yml': 'site_name: T\ndocs_dir: away\n' }, links: { away: '/outside' } },
      'refused',
    ],
    [
      '`INHERIT`',
      { files: { 'mkdocs.yml': 'site_name: T\nINHERIT: ../../outside/secret.yml\n' } },
      'refused',
    ],
    [
      'an `INHERIT` that is a link',
      {
        files: { 'mkdocs.yml': 'site_name: T\nINHERIT: a.yml\n' },
        links: { 'a.yml': '/outside/secret.yml' },
      },
      'refused',
    ],
    [
      'a snippet',
      { files: { 'docs/index.md': '# Home\n\n--8<-- "../../outside/secret.md"\n' } },
      'noted',
    ],
    [
      'snippets in a block',
      { files: { 'docs/index.md': '# Home\n\n--8<--\n../../outside/secret.md\n--8<--\n' } },
      'noted',
    ],
    [
      'a snippet from `base_path`',
      {
        files: {
          'mkdocs.yml':
            'site_name: T\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: ../../outside }\n',
          'docs/index.md': '# Home\n\n--8<-- "secret.md"\n',
        },
      },
      'noted',
    ],
    [
      'a snippet from a list of `base_path`, and included files',
      {
        files: {
          'mkdocs.yml':
            'site_name: T\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: [docs, /] }\n  - mdx_include: { base_path: ../../outside }\n  - markdown_include_variants\n',
          'docs/index.md':
            '# Home\n\n--8<-- "etc/hostname"\n\n{! secret.md !}\n\n{* ../../outside/secret.md *}\n',
        },
      },
      'noted',
    ],
    [
      '`auto_append`',
      {
        files: {
          'mkdocs.yml':
            'site_name: T\nmarkdown_extensions:\n  - pymdownx.snippets: { auto_append: [../../outside/secret.md] }\n',
        },
      },
      'noted',
    ],
    [
      'a hidden snippet',
      { files: { '.env': 'SECRET=1', 'docs/index.md': '# Home\n\n--8<-- ".env"\n' } },
      'noted',
    ],
    [
      'a link to a hidden file',
      {
        files: { '.env': 'SECRET=1', 'docs/index.md': '# Home\n\n--8<-- "a.md"\n' },
        links: { 'a.md': '.env' },
      },
      'noted',
    ],
    ['`site_dir`', { files: { 'mkdocs.yml': 'site_name: T\nsite_dir: ../../outside\n' } }, 'noted'],
  ],
  Starlight: [
    [
      '`srcDir`',
      { files: { 'astro.config.mjs': starlight('', `, srcDir: '../../outside'`) } },
      'refused',
    ],
    [
      '`publicDir`',
      { files: { 'astro.config.mjs': starlight('', `, publicDir: '../../outside'`) } },
      'refused',
    ],
    [
      '`outDir`',
      { files: { 'astro.config.mjs': starlight('', `, outDir: '../../outside'`) } },
      'noted',
    ],
    [
      'a style sheet',
      { files: { 'astro.config.mjs': starlight(`, customCss: ['./../../outside/secret.md']`) } },
      'noted',
    ],
    [
      'a logo',
      { files: { 'astro.config.mjs': starlight(`, logo: { src: '../../outside/secret.md' }`) } },
      'noted',
    ],
    [
      'the text of a file',
      {
        files: {
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport { Code } from '@astrojs/starlight/components'\nimport text from '../../../../../outside/secret.md?raw'\n\n<Code code={text} />\n`,
        },
      },
      'noted',
    ],
    [
      'the text of a hidden file',
      {
        files: {
          '.env': 'SECRET=1',
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport { Code } from '@astrojs/starlight/components'\nimport text from '../../../.env?raw'\n\n<Code code={text} />\n`,
        },
      },
      'noted',
    ],
    [
      'a file by the folder of sources',
      {
        files: {
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport { Code } from '@astrojs/starlight/components'\nimport text from '/src/../../../outside/secret.md?raw'\n\n<Code code={text} />\n`,
        },
      },
      'noted',
    ],
    [
      'a file by an alias',
      {
        files: {
          'tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["../../outside/*"]}}}',
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport { Code } from '@astrojs/starlight/components'\nimport text from '~/secret.md?raw'\n\n<Code code={text} />\n`,
        },
      },
      'noted',
    ],
    [
      'an image',
      {
        files: {
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport { Image } from 'astro:assets'\nimport image from '../../../../../outside/secret.png'\n\n<Image src={image} alt="" />\n`,
        },
      },
      'noted',
    ],
    [
      'a part of a page',
      {
        files: {
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport Part from '../../../../../outside/part.mdx'\n\n<Part />\n`,
        },
      },
      'noted',
    ],
    [
      'a part of a page in the repository',
      {
        files: {
          '../shared/part.mdx': ':::note[A]\nB\n:::\n',
          'src/content/docs/a.mdx': `---\ntitle: A\n---\nimport Part from '../../../../shared/part.mdx'\n\n<Part />\n`,
        },
      },
      'noted',
    ],
    [
      'public files',
      { links: { 'public/a.txt': '/outside/secret.md', 'public/b': '/outside' } },
      'noted',
    ],
  ],
  VitePress: [
    [
      '`srcDir`',
      { files: { '.vitepress/config.mjs': vitepress(`, srcDir: '../../outside'`) } },
      'refused',
    ],
    [
      '`srcDir` of the whole disk',
      { files: { '.vitepress/config.mjs': vitepress(`, srcDir: '/'`) } },
      'refused',
    ],
    [
      '`outDir`',
      { files: { '.vitepress/config.mjs': vitepress(`, outDir: '../../outside'`) } },
      'noted',
    ],
    ['a snippet', { files: { 'index.md': '# Home\n\n<<< @/../../outside/secret.md\n' } }, 'noted'],
    [
      'a snippet that is a link',
      {
        files: { 'index.md': '# Home\n\n<<< ./a.txt\n' },
        links: { 'a.txt': '/outside/secret.md' },
      },
      'noted',
    ],
    [
      'an include',
      { files: { 'index.md': '# Home\n\n<!--@include: ../../outside/secret.md-->\n' } },
      'noted',
    ],
    [
      'a hidden include',
      { files: { '.env': 'SECRET=1', 'index.md': '# Home\n\n<!--@include: ./.env-->\n' } },
      'noted',
    ],
    [
      'style sheets of the theme',
      { links: { '.vitepress/theme/a.css': '/outside/secret.css' } },
      'noted',
    ],
  ],
  'plain Markdown': [
    ['the folder of the docs', { isBare: true, links: { docs: '/outside' } }, 'refused'],
    ['a folder in it', { links: { 'docs/a/b': '/outside' } }, 'noted'],
    ['the README', { links: { 'README.md': '/outside/secret.md' } }, 'noted'],
    [
      'the package',
      {
        isBare: true,
        files: { 'docs/a.md': '# A\n' },
        links: { 'package.json': '/outside/secret.json' },
      },
      'noted',
    ],
  ],
}
