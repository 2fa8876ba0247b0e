import { formatNote } from './format-notes.ts'
import type { Migration } from '../migration.ts'
import { migrationMark } from './migration-mark.ts'

/** The text of `site.config.ts`: the options, and above them a comment with the notes. */
export function formatSiteConfig(
  { config, notes }: Migration,
  from: string,
  content = 'The content was not changed.',
): string {
  const comments = [
    `${migrationMark} from \`${from}\`. ${content}`,
    ...(notes.length === 0
      ? []
      : ['//', '// To do by hand:', ...notes.map((note) => `// - ${formatNote(note)}`)]),
  ]
  return `${comments.join('\n')}\nimport { defineConfig } from 'docs-ssg'\n\nexport default defineConfig(${formatValue(config, '')})\n`
}

function formatValue(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (typeof value === 'string') return formatText(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => formatValue(item, inner))
    const line = `[${items.join(', ')}]`
    if (!line.includes('\n') && indent.length + line.length < 90) return line
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${formatKey(key)}: ${formatValue(item, inner)}`)
  const line = `{ ${entries.join(', ')} }`
  if (entries.length === 0) return '{}'
  if (!line.includes('\n') && indent !== '' && indent.length + line.length < 80) return line
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`
}

function formatKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : formatText(key)
}

/** A literal in single quotes, or in double quotes if that saves escaping. */
function formatText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll("'", "\\'")}'`
}
