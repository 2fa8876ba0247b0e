import { explains, page, type Task, works } from './task.ts'

const home = 'build/index.html'
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``

/** Pages as other tools read them. */
export const writing: readonly Task[] = [
  works('numbers lines', page(fence('js showLineNumbers', 'let a\nlet b')), {
    [home]: ['data-line="1"', 'data-line="2"'],
  }),
  works(
    'colors Lua and Prisma',
    page(`${fence('lua', 'local a = 1')}\n\n${fence('prisma', 'model A {\n  id Int\n}')}`),
    {
      [home]: [/language-lua[\s\S]*token keyword/, /language-prisma[\s\S]*token keyword/],
    },
  ),
  works('copies a console session', page(fence('console', '$ npm i docs-ssg\nadded 7 packages')), {
    [home]: ['language-console'],
  }),
  works(
    'shows an admonition and tabs',
    page(':::tip[Hint]\nText.\n:::\n\n<Tabs>\n<TabItem label="A">One</TabItem>\n</Tabs>'),
    {
      [home]: ['Hint', 'role="tab"'],
    },
  ),
  explains('writes a formula without KaTeX', page('$x^2$'), ['math-off', 'npm install katex']),
  explains('draws a diagram without Mermaid', page(fence('mermaid', 'graph LR; A-->B')), [
    'mermaid-off',
    'npm install mermaid',
  ]),
  explains('includes a snippet as in VitePress', page('<<< ./a.ts'), [
    'foreign-syntax',
    'file="./path.ts"',
  ]),
  explains('includes a page as in VitePress', page('<!--@include: ./x.md-->'), [
    'foreign-syntax',
    'partial',
  ]),
  explains('writes `[[toc]]`', page('[[toc]]'), ['foreign-syntax', 'TOCInline']),
  explains('writes `{{ version }}`', page('Now {{ version }}.'), ['foreign-syntax', 'frontMatter']),
  explains('writes an admonition of MkDocs', page('!!! note\n    Text'), [
    'foreign-syntax',
    ':::note',
  ]),
  explains('refers to a link that is not there', page('[text][nothing]'), ['undefined-reference']),
  explains('writes a script in a page', page('<script src="/a.js"></script>'), [
    'html-removed',
    '`scripts`',
  ]),
  explains('writes a form in a page', page('<form action="/x"><input type="text"></form>'), [
    'html-removed',
    'rawHtml',
  ]),
  explains('sets tags', { 'docs/index.md': '---\ntags: [a]\n---\n\n# Start\n' }, [
    'no-effect',
    '`tags`',
  ]),
  explains('makes a code block live', page(fence('jsx live', '<b/>')), [
    'code-meta',
    "'use client'",
  ]),
  explains('links to a page that is not there', page('[text](./gone.md)'), [
    'broken-link',
    'docs/index.md:3',
  ]),
]
