import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryReadText } from '../gate/regular-file.ts'
import type { FailedPlan } from './migration-plan.ts'
import type { MigrationSource } from './migration-source.ts'

interface OtherTool {
  readonly name: string
  /** Files that only its sites have, relative to the folder. */
  readonly files: readonly string[]
  /** The folder of its pages. */
  readonly docs: string
  /** A word that one of the files or `package.json` contains, if sites of other kinds have the files too. */
  readonly word?: string
  /** Whether pages can be in another language than Markdown. */
  readonly hasOtherPages?: true
}

const withEndings = (name: string): readonly string[] =>
  ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `${name}.${end}`)
const formatsOf = (name: string): readonly string[] =>
  ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`)

/** Tools without a migration; the order decides for a folder with the files of two of them. */
const tools: readonly OtherTool[] = [
  { name: 'Nextra', files: withEndings('next.config'), docs: 'content', word: 'nextra' },
  { name: 'Jupyter Book', files: ['_toc.yml', 'myst.yml'], docs: '.', hasOtherPages: true },
  { name: 'Jekyll', files: ['_config.yml'], docs: '.' },
  { name: 'GitBook', files: ['.gitbook.yaml', 'SUMMARY.md'], docs: '.' },
  {
    name: 'Hugo',
    files: [...formatsOf('hugo'), ...formatsOf('config/_default/hugo')],
    docs: 'content',
  },
  {
    name: 'Hugo',
    files: [...formatsOf('config'), ...formatsOf('config/_default/config')],
    docs: 'content',
    word: 'baseURL',
  },
  { name: 'Zola', files: ['config.toml', 'zola.toml'], docs: 'content', word: 'base_url' },
  { name: 'VuePress', files: withEndings('.vuepress/config'), docs: '.' },
  { name: 'VuePress', files: withEndings('docs/.vuepress/config'), docs: 'docs' },
  { name: 'Rspress', files: withEndings('rspress.config'), docs: 'docs' },
  { name: 'Eleventy', files: ['.eleventy.js', ...withEndings('eleventy.config')], docs: '.' },
  { name: 'Gatsby', files: withEndings('gatsby-config'), docs: 'content' },
  { name: 'Fumadocs', files: ['source.config.ts'], docs: 'content/docs', word: 'fumadocs' },
  {
    name: 'Nuxt Content',
    files: withEndings('nuxt.config'),
    docs: 'content',
    word: '@nuxt/content',
  },
  { name: 'Mintlify', files: ['mint.json', 'docs.json'], docs: '.', word: 'mintlify' },
  { name: 'Docsify', files: ['index.html'], docs: '.', word: 'docsify' },
  { name: 'Docsify', files: ['docs/index.html'], docs: 'docs', word: 'docsify' },
  { name: 'Quarto', files: ['_quarto.yml'], docs: '.', hasOtherPages: true },
  ...['.', 'docs', 'docs/source', 'doc', 'doc/source'].map((docs): OtherTool => ({
    name: 'Sphinx',
    files: [docs === '.' ? 'conf.py' : `${docs}/conf.py`],
    docs,
    word: 'extensions',
    hasOtherPages: true,
  })),
]

/** The config of a site of a tool that no migration reads. */
export interface OtherSite {
  readonly tool: string
  /** The config, relative to the folder of the site. */
  readonly file: string
  /** The folder of its pages, relative to the same. */
  readonly docs: string
  /** Whether pages can be in another language than Markdown. */
  readonly hasOtherPages: boolean
}

/** Find the site in a folder (absolute) that no migration reads; undefined for any other folder. */
export function findOtherSite(siteDir: string): OtherSite | undefined {
  for (const { name, files, docs, word = '', hasOtherPages = false } of tools) {
    const file = files.find((one) => existsSync(join(siteDir, one)))
    const mayName = [file ?? '', 'package.json'].map((one) => tryReadText(join(siteDir, one)) ?? '')
    if (file === undefined || !mayName.some((text) => text.includes(word))) continue
    return { tool: name, file, docs, hasOtherPages }
  }
  return undefined
}

/** The source that reads the pages of such a site as those of a folder without a tool, if there are any. */
export const findReader = (
  siteDir: string,
  { docs }: OtherSite,
  sources: readonly MigrationSource[],
): MigrationSource | undefined =>
  sources.find(
    ({ isFallback, findConfig }) =>
      isFallback === true && findConfig(join(siteDir, docs)) !== undefined,
  )

const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

/** Whose config it is, as the start of a sentence. */
export const describeOtherSite = ({ tool, file }: OtherSite): string =>
  `\`${file}\` is the config of ${withArticle(tool)} site`

/** Explains how to move such a site by hand, because `migrate` reads those of the `supported` tools. */
export function explainOtherTool(site: OtherSite, supported: string): FailedPlan {
  const { docs, hasOtherPages } = site
  const convert = hasOtherPages
    ? 'Convert pages that are not Markdown, for example with pandoc. '
    : ''
  return {
    kind: 'failed',
    message: `${describeOtherSite(site)}, and only sites of ${supported} can be migrated`,
    hint: `${convert}Write a \`site.config.ts\` with \`docs: { path: '${docs}' }\`, and run \`docs-ssg check\`. It reports options, front matter and syntax of other tools, with what to write instead.`,
  }
}
