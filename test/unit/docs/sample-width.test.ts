import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Columns of code that fit beside sidebar and contents in a window of 1280 px. */
const MOST_COLUMNS = 85

/** Blocks whose long lines are broken in the page: marked ones, and single lines of text. */
const isWrapped = ({ lang, meta, value }: Code): boolean =>
  /(?:^|\s)wrap(?:\s|$)/.test(meta ?? '') ||
  (/^(?:text|txt)$/.test(lang ?? 'text') && !value.includes('\n'))

function longLines(file: string): string[] {
  const found: string[] = []
  visit(fromMarkdown(readFileSync(file, 'utf8')), 'code', (code: Code) => {
    if (isWrapped(code)) return
    code.value.split('\n').forEach((line, index) => {
      if (line.length <= MOST_COLUMNS) return
      found.push(`${file}:${(code.position?.start.line ?? 0) + index + 1} ${line.length} columns`)
    })
  })
  return found
}

describe('the samples of our own sites', () => {
  it.each(['content/docs', 'docs/content'])('fit beside sidebar and contents: %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(root, folder, name))
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(longLines)).toEqual([])
  })
})
