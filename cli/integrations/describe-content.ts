// Problems with the additions of hooks; each text continues "calls `addPage` with …".
import { toPageName } from '../gate/inside-name.ts'
import { isRecord } from '../primitives/is-record.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isOutside = (path: string): boolean => toPageName(path) === undefined

/** Undefined for a page that can be used. */
export function describePage(page: unknown): string | undefined {
  if (!isRecord(page)) return 'something other than an object'
  const { path, content, layout, data, frontMatter } = page
  if (!isText(path) || isOutside(path) || !/[^/]\.mdx?$/.test(path))
    return `the path \`${String(path)}\`; expected one below the folder of the docs, such as \`api/index.md\``
  const about = `the page \`${path}\``
  if (frontMatter !== undefined && (!isRecord(frontMatter) || Array.isArray(frontMatter)))
    return `${about}, whose \`frontMatter\` is not an object`
  if (content === undefined && layout === undefined)
    return `${about}, which has neither \`content\` nor \`layout\``
  if (content !== undefined && typeof content !== 'string')
    return `${about}, whose \`content\` is not a string`
  if (layout !== undefined && !isText(layout)) return `${about}, whose \`layout\` is not a path`
  if (layout !== undefined && !survivesJson(data))
    return `${about}, whose \`data\` can’t be written as JSON`
  if (page['source'] !== undefined && !isSource(page['source']))
    return `${about}, whose \`source\` is not \`{ file, line, column }\` with lines and columns from 1`
  const { names } = page
  if (names !== undefined && !(Array.isArray(names) && names.every(isText)))
    return `${about}, whose \`names\` is not a list of strings`
  return describeTarget(page, about)
}

function isSource(source: unknown): boolean {
  if (!isRecord(source) || !isText(source['file'])) return false
  const counts = [source['line'], source['column'], source['contentLine']]
  return counts.every((one) => one === undefined || (Number.isInteger(one) && Number(one) > 0))
}

/** Undefined for a category that can be used. */
export function describeCategory(category: unknown): string | undefined {
  if (!isRecord(category)) return 'something other than an object'
  const { path } = category
  if (!isText(path) || isOutside(path))
    return `the path \`${String(path)}\`; expected a folder below that of the docs, such as \`api\``
  return describeTarget(category, `the folder \`${path}\``)
}

function describeTarget(
  value: Readonly<Record<string, unknown>>,
  about: string,
): string | undefined {
  const wrong = ['collection', 'version', 'locale'].find(
    (key) => value[key] !== undefined && !isText(value[key]),
  )
  return wrong && `${about}, whose \`${wrong}\` is not a name`
}

function survivesJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}
