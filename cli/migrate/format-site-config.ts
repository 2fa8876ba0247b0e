import type { Migration } from './migration.ts'

/** First line of every config that was written by machine; a file that begins with it may be written again. */
export const migrationMark = '// Written by `docs-ssg migrate`'

/** `site.config.ts` as text: the options, and above them what a person has to look at. */
export function formatSiteConfig({ config, notes }: Migration, from: string): string {
  const head = [
    `${migrationMark} from \`${from}\`; the content was not changed.`,
    ...(notes.length === 0
      ? []
      : [
          '//',
          '// What could not be carried over:',
          ...notes.map(({ subject, advice }) => `// - ${oneLine(subject)}: ${oneLine(advice)}`),
        ]),
  ]
  return `${head.join('\n')}\nimport { defineConfig } from 'docs-ssg'\n\nexport default defineConfig(${formatValue(config, '')})\n`
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

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

/** Single quotes, as the rest of the file has them. */
function formatText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll("'", "\\'")}'`
}
