import { config, counter, explains, type Task, works } from './task.ts'

const home = 'build/index.html'

/** Components, pages in React, and checks. */
export const programming: readonly Task[] = [
  works(
    'imports a component with state in a page',
    {
      ...config(''),
      'src/counter.tsx': counter,
      'docs/index.mdx':
        "# Start\n\nimport Counter from '@site/src/counter'\n\n<Counter start={7} />\n",
    },
    { [home]: ['data-island', /Count: (?:<!-- -->)?7/] },
  ),
  works(
    'passes a number to a directive',
    {
      ...config("components: { Counter: 'src/counter.tsx' },"),
      'src/counter.tsx': counter,
      'docs/index.md': '# Start\n\n::counter{start=7}\n',
    },
    { [home]: [/Count: (?:<!-- -->)?7/] },
  ),
  works(
    'puts a component with state into the navbar',
    {
      ...config("theme: { slots: { navbarEnd: 'src/end.tsx' } },"),
      'src/counter.tsx': counter,
      'src/end.tsx':
        "import Counter from './counter.tsx'\n\nexport default () => <Counter start={3} />\n",
    },
    { [home]: ['data-island', /Count: (?:<!-- -->)?3/] },
  ),
  works(
    'puts a component with state into a React page',
    {
      ...config("docs: { routeBasePath: 'docs' },"),
      'src/counter.tsx': counter,
      'docs/a.md': '# A\n',
      'pages/index.tsx':
        "import Counter from '../src/counter.tsx'\n\nexport const meta = { title: 'Home' }\n\nexport default () => <main><h1>Home</h1><a href=\"/docs/a\">A</a><Counter start={4} /></main>\n",
    },
    { [home]: ['data-island', /Count: (?:<!-- -->)?4/] },
  ),
  explains(
    'exports `title` from a React page',
    {
      ...config("docs: { routeBasePath: 'docs' },"),
      'docs/a.md': '# A\n',
      'pages/index.tsx':
        'export const title = \'Home\'\n\nexport default () => <main><h1>Home</h1><a href="/docs/a">A</a></main>\n',
    },
    ['page-export', 'export const meta'],
  ),
  explains(
    'has a component that throws',
    {
      ...config("components: { Broken: 'src/broken.tsx' },"),
      'src/broken.tsx': "export default () => { throw new Error('no luck') }\n",
      'docs/index.md': '# Start\n\n<Broken />\n',
    },
    ['component-error', 'no luck', 'docs/index.md:3'],
  ),
  works(
    'adds a plugin',
    {
      'site.config.js':
        "const shout = () => (tree) => { tree.children.at(-1).children[0].value += '!' }\n\nexport default { url: 'https://trial.example', markdown: { remarkPlugins: [shout] } }\n",
      'docs/index.md': '# Start\n\nText\n',
    },
    { [home]: ['<p>Text!</p>'] },
  ),
  explains(
    'loses a published page',
    {
      ...config(''),
      'docs.lock.json': '{ "version": 1, "pages": { "/gone/": {} } }\n',
    },
    ['lost-page', '/gone/'],
  ),
  works('checks the site', config(''), { stdout: ['Checked'] }, ['check', '--strict']),
  works(
    'migrates a VitePress site',
    { '.vitepress/config.ts': "export default { title: 'Trial' }\n", 'index.md': '# Start\n' },
    { stdout: ['pages            1 of 1'] },
    ['migrate', '.'],
  ),
]
