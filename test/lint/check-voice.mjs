// `npm run lint:voice`: fails on phrases of phrases.mjs in messages, comments, interface texts and Markdown. Pages that
// still have some are listed with their count in voice-baseline.json; a count may only go down.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { phrases } from './phrases.mjs'
import { readCodeProse, readMarkdownProse } from './read-prose.mjs'

const baselineFile = fileURLToPath(new URL('voice-baseline.json', import.meta.url))
const folders = [
  'cli',
  'runtime',
  'content',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'site.config.ts',
]
/** Other languages, and the texts of licenses, which are not ours. */
const isSkipped = (path) =>
  /^runtime\/i18n\/languages\/(?!english)|^cli\/bundle\/licenses\/implied-license\.ts$/.test(path)

/** Every phrase that one text contains, with line and column from 1. */
export function findPhrases(path, source) {
  const prose = /\.mdx?$/.test(path) ? readMarkdownProse(source) : readCodeProse(source)
  return prose
    .split('\n')
    .flatMap((line, index) =>
      phrases.flatMap(({ pattern, instead }) =>
        [...line.matchAll(new RegExp(pattern, pattern.flags.includes('i') ? 'gi' : 'g'))].map(
          (match) => ({ line: index + 1, column: match.index + 1, text: match[0], instead }),
        ),
      ),
    )
}

function main(args) {
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|css|mdx?)$/.test(path) && !isSkipped(path))
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'))
  const counts = {}
  let failures = 0
  for (const path of files) {
    const found = findPhrases(path, readFileSync(path, 'utf8'))
    if (found.length > 0) counts[path] = found.length
    if (found.length <= (baseline[path] ?? 0)) continue
    failures += found.length
    for (const { line, column, text, instead } of found)
      console.error(`${path}:${line}:${column}  \`${text}\`  instead: ${instead}`)
  }
  if (args.includes('--update'))
    writeFileSync(baselineFile, `${JSON.stringify(counts, undefined, 2)}\n`)
  else if (failures > 0) process.exitCode = 1
  const open = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`Voice: ${files.length} files read, ${open} known phrases left to edit.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
