import { isSafeUrl, schemeOf } from '../../runtime/shared/safe-url.ts'
import type { OptionProblem } from './option-problem.ts'
import { listOptionTexts, type OptionText } from './option-texts.ts'

/** Options, at any depth, whose value becomes the target of a link, a redirect or a form. */
const LINKS = new Set(['to', 'href', 'editUrl', 'repository', 'reportUrl', 'host'])
/** Options whose value is loaded as an image or a script. */
const FILES = new Set(['src', 'srcDark', 'favicon', 'image'])
const SAFE_IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml|x-icon)[;,]/i

/** Find every option that would put a URL into the site which could run code, such as `javascript:`. */
export function checkOptionUrls(config: object): readonly OptionProblem[] {
  return listOptionTexts(config).flatMap(checkUrl)
}

function checkUrl({ path, name, value }: OptionText): readonly OptionProblem[] {
  const isFile = FILES.has(name)
  if (!LINKS.has(name) && !isFile) return []
  if (isSafeUrl(value) || (isFile && SAFE_IMAGE.test(value))) return []
  const problem = `, whose scheme \`${schemeOf(value) ?? ''}:\` could run code in the reader’s browser`
  return [{ path, value, problem, help: 'Use a path of the site or an `https:` URL.' }]
}
