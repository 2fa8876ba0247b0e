// The same libraries in a bare loop: the time that any generator built on them must spend. One process, one thread.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { refractor } from 'refractor/core'
import bash from 'refractor/bash'
import typescript from 'refractor/typescript'
import rehypeReact from 'rehype-react'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import matter from 'gray-matter'

refractor.register(typescript)
refractor.register(bash)
const [source, target] = process.argv.slice(2)

const highlight = () => (tree) =>
  visit(tree, 'element', (node) => {
    const language = String(node.properties.className ?? '').replace('language-', '')
    if (node.tagName !== 'code' || !refractor.registered(language)) return
    node.children = refractor.highlight(node.children[0].value, language).children
  })

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkRehype)
  .use(highlight)
  .use(rehypeReact, { Fragment, jsx, jsxs })
  .freeze()

for (const path of readdirSync(source, { recursive: true })) {
  if (!path.endsWith('.md')) continue
  const { content, data } = matter(readFileSync(join(source, path), 'utf8'))
  const article = processor.processSync(content).result
  const body = createElement('body', null, createElement('main', null, article))
  const html = renderToString(
    createElement(
      'html',
      null,
      createElement('head', null, createElement('title', null, data.title)),
      body,
    ),
  )
  const file = join(target, path.replace(/\.md$/, '/index.html'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `<!doctype html>${html}`)
}
