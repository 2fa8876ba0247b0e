// Compares the rules of `markdown.headingIds` with the code of the tools, on the headings of the
// repositories in sites.json. `MOVES_DIR` names a folder with their clones, and with one of
// rust-lang/mdBook; `TOOLS_DIR` one in which these packages are installed: `@mdit-vue/shared`, and
// the `github-slugger@1.5.0` of Docusaurus. Python needs the package `markdown` (`PYTHON` names the
// program), and mdBook needs `rustc`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import GithubSlugger from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { findClone } from './materialize.mjs'

const { MOVES_DIR: clones, TOOLS_DIR: tools, PYTHON: python = 'python3' } = process.env
if (clones === undefined) {
  console.error('Set MOVES_DIR to a folder with clones of the repositories.')
  process.exit(2)
}

/** Ids of the headings of pages, by the tool's own code. */
const references = {
  github: githubIds(GithubSlugger),
  vitepress: vitepressIds,
  mkdocs: pythonIds,
  docusaurus: (pages) => githubIds(createRequire(join(tools, 'a.js'))('github-slugger'))(pages),
  mdbook: mdbookIds,
}

const pages = listPages()
const { createHeadingIds } = await importRules()
let isDifferent = false
const rows = Object.entries(references).map(([rule, reference]) => {
  try {
    return compare(rule, reference(pages))
  } catch (error) {
    return { rule, result: `not compared: ${String(error.message).split('\n')[0]}` }
  }
})
console.table(rows)
process.exitCode = isDifferent ? 1 : 0

function compare(rule, expected) {
  let headings = 0
  const differences = []
  for (const [index, texts] of pages.entries()) {
    const ids = createHeadingIds(rule)
    for (const [at, text] of texts.entries()) {
      const id = ids.next(text)
      // A heading of signs alone has no id in VitePress.
      if (expected[index][at] === '') continue
      headings += 1
      if (id !== expected[index][at]) differences.push({ text, id, expected: expected[index][at] })
    }
  }
  isDifferent ||= differences.length > 0
  for (const difference of differences.slice(0, 10)) console.log(rule, difference)
  return { rule, pages: pages.length, headings, differences: differences.length }
}

/** The texts of the headings of each page. */
function listPages() {
  const sites = JSON.parse(readFileSync(join(import.meta.dirname, 'sites.json'), 'utf8'))
  return sites.flatMap(({ repository, commit }) => {
    const clone = findClone(clones, repository)
    return clone === undefined ? [] : [...readHeadings(clone, commit).values()]
  })
}

function readHeadings(clone, commit) {
  const args = ['--git-dir', clone, 'grep', '-z', '-E', '^#{1,6} ', commit, '--', '*.md', '*.mdx']
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1' }
  const output = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, env })
  const byFile = new Map()
  for (const line of output.split('\n')) {
    const [file, source = ''] = line.split('\0')
    const text = toString(fromMarkdown(source.replace(/\s*\{[^{}]*\}\s*$/, '')), {
      includeHtml: false,
    })
    if (source === '' || text.trim() === '') continue
    byFile.set(file, [...(byFile.get(file) ?? []), text.trim()])
  }
  return byFile
}

async function importRules() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../cli/primitives/text/heading-ids.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

function githubIds(Slugger) {
  return (texts) =>
    texts.map((page) => {
      const slugger = new Slugger()
      return page.map((text) => slugger.slug(text))
    })
}

/** `slugify` of `@mdit-vue/shared`; ids are made unique as `markdown-it-anchor` does. */
function vitepressIds(texts) {
  const { slugify } = createRequire(join(tools, 'a.js'))('@mdit-vue/shared')
  return texts.map((page) => {
    const taken = new Set()
    return page.map((text) => {
      const own = slugify(text)
      let id = own
      for (let count = 1; taken.has(id); count += 1) id = `${own}-${count}`
      taken.add(id)
      return id
    })
  })
}

/** `slugify` and `unique` of the extension `toc`. */
function pythonIds(texts) {
  const program = `
import json, sys
from markdown.extensions.toc import slugify, unique
pages = json.load(sys.stdin)
result = []
for page in pages:
    ids = set()
    result.append([unique(slugify(text, '-'), ids) for text in page])
json.dump(result, sys.stdout)
`
  const input = JSON.stringify(texts)
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 28 }
  return JSON.parse(execFileSync(python, ['-c', program], options))
}

/** The functions of mdBook, compiled alone. */
function mdbookIds(texts) {
  const clone = findClone(clones, 'rust-lang/mdBook')
  if (clone === undefined) throw new Error('no clone of rust-lang/mdBook')
  const path = 'HEAD:crates/mdbook-html/src/utils.rs'
  const source = execFileSync('git', ['--git-dir', clone, 'show', path], { encoding: 'utf8' })
  const functions = ['unique_id', 'id_from_content'].map(
    (name) => new RegExp(`fn ${name}\\([^]*?\\n\\}`).exec(source)[0],
  )
  const folder = mkdtempSync(join(tmpdir(), 'docs-ssg-mdbook-'))
  try {
    const main = join(folder, 'main.rs')
    // A line is a heading, and an empty one ends a page.
    writeFileSync(
      main,
      `use std::collections::HashSet;\nuse std::io::BufRead;\n${functions.join('\n')}\nfn main() {\n  let mut used = HashSet::new();\n  for line in std::io::stdin().lock().lines() {\n    let text = line.unwrap();\n    if text.is_empty() { used.clear(); println!(); } else { println!("{}", unique_id(&id_from_content(&text), &mut used)); }\n  }\n}\n`,
    )
    const program = join(folder, 'main')
    execFileSync('rustc', ['-o', program, main], { stdio: 'pipe' })
    const input = texts.map((page) => `${page.join('\n')}\n\n`).join('')
    const output = execFileSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
    return output
      .split('\n\n')
      .slice(0, texts.length)
      .map((page) => page.split('\n'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
