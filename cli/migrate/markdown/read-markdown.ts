import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { parse } from 'yaml'
import { frontMatterBlock } from '../../primitives/text/front-matter-block.ts'
import { toRecord, type Values } from '../coerce.ts'
import { createCodeReader } from './code-reader.ts'

interface SourceMarkdown {
  readonly frontMatter: Values
  /** Without front matter, comments and code blocks. */
  readonly text: string
  /** The level-one heading at the beginning of the text, as plain text. */
  readonly heading: string | undefined
  /** A level-one heading is anywhere in the text. */
  readonly hasHeading: boolean
}

const anyHeading = /^\s*(?:#\s|[^\n]+\n=+\s*$)|<h1\b/m
const statements = /^(?:\s+|(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$)|\{\/\*[\s\S]*?\*\/\})+/
const firstHeading = /^(?:#[ \t]+(.+?)(?:[ \t]+#*)?|([^\n]+)\n=+[ \t]*)(?:\n|$)/

/** Separate the front matter of a page from its text. */
export function readMarkdown(source: string): SourceMarkdown {
  const written = source.replace(/\r\n?/g, '\n')
  const text = withoutCode(written.replace(frontMatterBlock, ''))
  return {
    frontMatter: toRecord(readFrontMatter(frontMatterBlock.exec(written)?.[1])),
    text,
    heading: readHeading(text),
    hasHeading: anyHeading.test(text),
  }
}

function readHeading(text: string): string | undefined {
  const found = firstHeading.exec(text.replace(statements, ''))
  const written = (found?.[1] ?? found?.[2])?.replace(/\s*\{(?:\/\*\s*|:?[ \t]*)#[^{}]*\}\s*$/, '')
  if (written === undefined) return undefined
  const options = { includeHtml: false, includeImageAlt: false }
  return toString(fromMarkdown(`# ${written}`), options)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Front matter that isn't valid YAML is read line by line. The build reports it anyway, and without
 * its values the page would cause further errors.
 */
function readFrontMatter(yaml = ''): unknown {
  try {
    return parse(yaml)
  } catch {
    const lines = yaml.matchAll(/^([\w-]+):[ \t]+(["']?)(.+?)\2[ \t]*$/gm)
    return Object.fromEntries([...lines].map(([, key = '', , value]) => [key, value] as const))
  }
}

/** Docusaurus treats the content of such a block as text of the page. */
const mdxBlock = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gm

function withoutCode(text: string): string {
  const isCode = createCodeReader()
  return text
    .replace(mdxBlock, '$3')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n')
    .filter((line) => !isCode(line))
    .join('\n')
}
