import matter from 'gray-matter'
import { parseYamlFrontMatter, type YamlFrontMatter } from './front-matter-yaml.ts'

/** The front matter at the start of a text. */
export interface FrontMatterBlock {
  /** As written after the first `---`; empty for YAML. */
  readonly language: string
  /** From the first `---` to the last one and its line end, without spaces between them. */
  readonly text: string
  /** Lines of the file before the first line of YAML. */
  readonly linesBefore: number
  /** Index of the first character of the Markdown. */
  readonly end: number
}

const block = /^(\s*)---(?!-)[^\S\n]*[\w-]*[^\S\n]*\n(?:[\s\S]*?\n)??---[^\S\n]*(?:\n|$)/

/**
 * Find the front matter of a text. gray-matter alone is not strict enough: if no second `---`
 * follows, it takes everything after a thematic break for front matter.
 */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const [all, blank = ''] = block.exec(text) ?? []
  if (all === undefined) return undefined
  const written = all.slice(blank.length).replace(/---[^\S\n]*\n?$/, '---\n')
  return {
    language: matter.language(written).name.trim(),
    text: written,
    linesBefore: blank.split('\n').length,
    end: all.length,
  }
}

const refuse = (): object => ({})

/**
 * Part the YAML from its delimiters with gray-matter and parse it. Its own engines must never run:
 * the one for JavaScript would run code of the page. An options object also keeps it from sharing
 * one result among equal texts.
 */
export function readFrontMatter({ text }: FrontMatterBlock): YamlFrontMatter {
  let header: YamlFrontMatter = { kind: 'map', values: new Map(), places: new Map() }
  const yaml = (written: string): object => {
    // gray-matter passes the line end after the first `---` too.
    header = parseYamlFrontMatter(written.replace(/^[^\S\n]*\n/, ''))
    return {}
  }
  const engines = { yaml, json: refuse, javascript: refuse, js: refuse, coffee: refuse }
  // By default a line like `---x: 1` ends the YAML.
  const delimiters: [string, string] = ['---', '---\n']
  matter(text, { language: 'yaml', engines, delimiters })
  return header
}
