// What the sites of all tools have in common: how pages are written and what a plain layout contains.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { homePage, pagesOf } from '../corpora/corpus.mjs'

/** Write files by path. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

export const toFrontMatter = (values) =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`

/** A title as the text of a heading. */
export const toHeading = (title) => `# ${title.replaceAll(/[<>*_`[\]\\{}]/g, '\\$&')}`

/** For tools that show the title of the front matter. */
export const titleInFrontMatter = ({ title, text }) => toFrontMatter({ title }) + text
/** For tools that show a heading of the page. */
export const titleAsHeading = ({ title, text }) =>
  `${toFrontMatter({ title })}${toHeading(title)}\n\n${text}`

/** Write all pages below `folder`; `format` makes the text of a page. */
export function writePages(corpus, folder, format) {
  const pages = [{ path: 'index', ...homePage(corpus) }, ...pagesOf(corpus)]
  writeFiles(folder, Object.fromEntries(pages.map((page) => [`${page.path}.md`, format(page)])))
}

/** Sections as plain data for the layouts of Hugo and Eleventy. */
export const sidebarData = ({ sections }) =>
  JSON.stringify({
    list: sections.map(({ prefix, pages }) => ({
      prefix: `/${prefix}/`,
      items: pages.map(({ path, title }) => ({ path, title })),
    })),
  })

/** The style sheet of the plain layouts. */
export const plainStyles =
  'body{margin:0;display:grid;grid-template-columns:18rem 1fr;font:16px/1.6 system-ui,sans-serif}' +
  'nav{height:100vh;overflow:auto;position:sticky;top:0;padding:1rem;box-sizing:border-box}' +
  'main{max-width:48rem;padding:1rem;min-width:0}pre{overflow:auto;padding:1rem;background:#f5f5f5}\n'

/** The plain layout: the sidebar of the section, the article, nothing else. */
export const plainPage = ({ title, sidebar, content }) =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/style.css"></head>
<body><nav aria-label="Docs"><ul>${sidebar}</ul></nav><main><h1>${title}</h1>${content}</main></body>
</html>
`
