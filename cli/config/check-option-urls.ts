import { isSafeUrl, schemeOf } from '../../runtime/shared/safe-url.ts'
import type { OptionPath } from './option-key.ts'
import type { OptionProblem } from './option-problem.ts'

/** Options, at any depth, whose value becomes the target of a link, a redirect or a form. */
const LINKS = new Set(['to', 'href', 'editUrl', 'repository', 'reportUrl', 'host'])
/** Options whose value is loaded as an image or a script. */
const FILES = new Set(['src', 'srcDark', 'favicon', 'image'])
/** Values of the site's own, which docs-ssg only passes on. */
const OPAQUE = new Set(['customFields', 'markdown', 'options'])
const SAFE_IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml|x-icon)[;,]/i

/** Find every option that would put a URL into the site which could run code, such as `javascript:`. */
export function checkOptionUrls(config: object): readonly OptionProblem[] {
  return checkEntries(config, [])
}

function checkEntries(value: object, path: OptionPath): readonly OptionProblem[] {
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    if (OPAQUE.has(name)) return []
    const own = [...path, isList ? Number(name) : name]
    if (typeof item === 'object' && item !== null) return checkEntries(item, own)
    return typeof item === 'string' ? checkUrl(item, own) : []
  })
}

function checkUrl(url: string, path: OptionPath): readonly OptionProblem[] {
  const name = String(path.findLast((part) => typeof part === 'string'))
  const isFile = FILES.has(name)
  if ((!LINKS.has(name) && !isFile) || isSafeUrl(url) || (isFile && SAFE_IMAGE.test(url))) return []
  const problem = `, whose scheme \`${schemeOf(url) ?? ''}:\` could run code in the reader’s browser`
  return [{ path, value: url, problem, help: 'Use a path of the site or an `https:` URL.' }]
}
