import { findUnusableName } from '../../primitives/urls/url-path-text.ts'
import type { OptionProblem } from './option-problem.ts'
import { listOptionTexts, type OptionText } from '../reference/option-texts.ts'

/** Options, at any depth, whose value becomes a part of the URL of a page. */
const ROUTES = new Set([
  'from',
  'slug',
  'routeBasePath',
  'tagsBasePath',
  'pageBasePath',
  'archiveBasePath',
  'authorsBasePath',
])
/** Lists of entries whose `path` is one; elsewhere it is a folder. */
const PREFIXED: ReadonlySet<unknown> = new Set(['versions', 'locales'])

/** Find every option that would give pages a URL that can't be published, such as `/a/../b`. */
export function checkOptionRoutes(config: object): readonly OptionProblem[] {
  return listOptionTexts(config).flatMap(({ path, name, value }) => {
    // `checkOptions` reports other paths that begin with two slashes.
    const isChecked = isRoute({ path, name }) && !value.startsWith('//')
    // The owner of the site may redirect everything below a path.
    const written = name === 'from' ? value.replace(/\*$/, '') : value
    const found = isChecked ? findUnusableName(written) : undefined
    return found === undefined
      ? []
      : [{ path, value, problem: `; expected a path without ${found}` }]
  })
}

function isRoute({ path, name }: Pick<OptionText, 'path' | 'name'>): boolean {
  return ROUTES.has(name) || (name === 'path' && path.length === 3 && PREFIXED.has(path[0]))
}
