import { isAcceptedUrl } from '../../primitives/urls/accepted-url.ts'
import { plainAttributeName } from '../../primitives/modules/attribute-name.ts'
import { schemeOf } from '../../../runtime/shared/urls/safe-url.ts'
import type { OptionProblem } from './option-problem.ts'
import { listOptionTexts, type OptionText } from '../reference/option-texts.ts'

/** Options, at any depth and in plain form, whose value becomes the target of a link, a redirect or a form. */
const LINKS = new Set(['to', 'href', 'editurl', 'repository', 'reporturl', 'host'])
/** Options whose value is loaded as an image or a script. */
const FILES = new Set(['src', 'srcdark', 'favicon', 'image'])

/** Find every option that would put a URL into the site with a scheme that is not accepted, such as `javascript:`. */
export function checkOptionUrls(config: object): readonly OptionProblem[] {
  return listOptionTexts(config).flatMap(checkUrl)
}

function checkUrl({ path, name: written, value }: OptionText): readonly OptionProblem[] {
  // Another check reads the elements of `head`.
  if (path[0] === 'head') return []
  const name = plainAttributeName(written)
  const isFile = FILES.has(name)
  if (!LINKS.has(name) && !isFile) return []
  const place = isFile
    ? ({ use: 'load', data: 'any' } as const)
    : ({ use: 'follow', data: 'none' } as const)
  if (isAcceptedUrl(value, place)) return []
  const problem = `, whose scheme \`${schemeOf(value) ?? ''}:\` is not one that sites may use there`
  return [{ path, value, problem, help: 'Use a path of the site or an `https:` URL.' }]
}
