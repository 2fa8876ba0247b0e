// Given the source of a page for MkDocs, it returns the same page for docs-ssg. Only constructs that
// MkDocs alone reads change; everything else stays as it is, byte for byte.
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { readValues } from '../../rewrite/front-matter-entries.ts'
import { toScalar } from '../../rewrite/to-scalar.ts'
import { toYamlMeta } from '../docs/yaml-meta.ts'
import { escapeTablePipes } from './escape-table-pipes.ts'
import { fenceIndentedCode } from './fence-indented-code.ts'
import type { InlineContext } from './inline-forms.ts'
import { type IncludeFiles, insertIncludes } from './insert-includes.ts'
import { insertMarkdown, type MarkdownFiles } from './insert-markdown.ts'
import { insertSnippets, type SnippetFiles } from './insert-snippets.ts'
import { createIncludeBudget } from '../../../primitives/include-budget.ts'
import { readBlocks } from './read-blocks.ts'
import { rewriteAnnotations } from './rewrite-annotations.ts'
import { rewriteCards } from './rewrite-cards.ts'
import { rewriteContainers } from './rewrite-containers.ts'
import { rewriteFences } from './rewrite-fences.ts'
import { readAbbreviations, rewriteLines } from './rewrite-lines.ts'
import { rewriteHide } from './rewrite-hide.ts'
import { rewriteIgnoredKeys } from './rewrite-ignored-keys.ts'
import { rewritePost } from './rewrite-post.ts'
import { rewriteSlashBlocks } from './rewrite-slash-blocks.ts'
import { rewriteTemplates, type TemplateOptions } from './rewrite-templates.ts'
import { rewriteText } from './rewrite-text.ts'

/** What the site says about a page. */
export interface RewriteOptions
  extends
    Pick<InlineContext, 'has' | 'findHeading'>,
    IncludeFiles,
    MarkdownFiles,
    SnippetFiles,
    TemplateOptions {
  /** What `auto_append` adds to every page: definitions of abbreviations and links. */
  readonly appended: string
  readonly areTabsLinked: boolean
  /** Of a post of the blog: its URL below the blog, unless it has no date. */
  readonly post: { readonly path: string | undefined } | undefined
  /** What the front matter needs so that the page keeps its title and its URL. */
  readonly frontMatter: Readonly<Record<string, string | undefined>>
}

export interface RewrittenPage {
  readonly text: string
  readonly findings: readonly Finding[]
}

/** Also in the contents of a block, which are indented; its URL may be on the next line. */
const definition = /^[ \t>]*\[(?!\^)([^\]\n]+)\]:[ \t]*(?:\r?\n[ \t>]*)?\S/gm

/** Rewrite a page; findings are in the order of their lines in the source, in which snippets are inserted. */
export function rewritePage(written: string, options: RewriteOptions): RewrittenPage {
  const newline = /\r\n/.test(written) ? '\r\n' : '\n'
  const meta = toYamlMeta(written)
  const post = options.post
    ? rewritePost(meta, options.post.path)
    : rewriteIgnoredKeys(meta, options.frontMatter)
  const hide = rewriteHide(post.source, newline)
  const target = { newline, budget: createIncludeBudget() }
  const markdown = insertMarkdown(hide.source, options, target)
  const includes = insertIncludes(markdown.source, options, target)
  const snippets = insertSnippets(includes.source, options, target)
  const templates = rewriteTemplates(snippets.source, options)
  const cards = rewriteCards(templates.source, newline)
  const { source, findings: annotations } = rewriteAnnotations(cards.source)
  const blocks = readBlocks(source)
  const changes: Change[] = []
  const findings: Finding[] = [
    ...post.findings,
    ...hide.findings,
    ...markdown.findings,
    ...includes.findings,
    ...snippets.findings,
    ...templates.findings,
    ...cards.findings,
    ...annotations,
  ]
  const writer = { source, blocks, changes, findings, newline }
  const texts = `${source}\n${options.appended}`
  const labels = new Set([...texts.matchAll(definition)].map(([, label = '']) => fold(label)))
  const context = { ...options, isDefined: (label: string) => labels.has(fold(label)) }
  const rewriteTitle = (title: string): string => rewriteLine(title, context)
  // What ends together with a container is closed before it.
  rewriteLines(writer)
  rewriteContainers({ ...writer, rewriteTitle, areTabsLinked: options.areTabsLinked })
  const areCommentsAnnotations = options.has('content.code.annotate')
  rewriteFences({ ...writer, areCommentsAnnotations })
  rewriteSlashBlocks(writer)
  escapeTablePipes(writer)
  rewriteText({
    ...writer,
    abbreviations: readAbbreviations(texts),
    context,
  })
  const fenced = fenceIndentedCode(applyChanges(source, changes), newline)
  const text = appendLinks(fenced, options.appended, newline)
  return {
    text: withFrontMatter(text, options.frontMatter, newline),
    findings: findings.toSorted((a, b) => a.line - b.line),
  }
}

/** Rewrite marks in a line of text, such as a title. */
function rewriteLine(source: string, context: Omit<InlineContext, 'sourceOf'>): string {
  const changes: Change[] = []
  const blocks = readBlocks(source)
  const abbreviations = new Map<string, string>()
  rewriteText({ source, blocks, changes, findings: [], abbreviations, context })
  return applyChanges(source, changes)
}

const fold = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Definitions of links that the page uses. */
function appendLinks(text: string, appended: string, newline: string): string {
  const used = appended.split(/\r?\n/).filter((line) => {
    const label = /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*\S/.exec(line)?.[1]
    return label !== undefined && text.includes(`[${label}]`)
  })
  return used.length === 0
    ? text
    : `${text.trimEnd()}${newline}${newline}${used.join(newline)}${newline}`
}

function withFrontMatter(
  text: string,
  values: RewriteOptions['frontMatter'],
  newline: string,
): string {
  const present = readValues(frontMatterBlock.exec(text)?.[0] ?? '')
  const lines = Object.entries(values)
    .filter(([key, value]) => value !== undefined && present[key] === undefined)
    .map(([key, value = '']) => `${key}: ${toScalar(value)}${newline}`)
    .join('')
  if (lines === '') return text
  const matter = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0]
  if (matter === undefined) return `---${newline}${lines}---${newline}${newline}${text}`
  return matter + lines + text.slice(matter.length)
}
