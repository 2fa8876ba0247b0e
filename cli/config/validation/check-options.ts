// Given a config in which every option has the right type, it returns what is wrong between options
// or on the disk. It must not read sources; it only looks up whether the named files and folders
// exist.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedConfig, PlaceOfOption } from './check-config.ts'
import { checkHead } from './check-head.ts'
import { checkOptionPaths, isTranslationsFolder } from './check-option-paths.ts'
import { checkNavbar } from './check-navbar.ts'
import { checkOptionRoutes } from './check-option-routes.ts'
import { checkOptionTexts } from './check-option-texts.ts'
import { checkOptionUrls } from './check-option-urls.ts'
import { checkPlugins } from './check-plugins.ts'
import { checkPolicySources } from './check-policy-sources.ts'
import { checkSkill } from './check-skill.ts'
import { listBlogs } from '../../schema/blog.ts'
import { integrationName } from '../../schema/integrations.ts'
import { analyticsId } from '../../schema/analytics.ts'
import { isLanguageTag } from '../../primitives/text/is-language-tag.ts'
import { configRules } from '../config-rules.ts'
import { formatValue } from '../reference/format-type.ts'
import { formatOptionKey, type OptionPath } from '../../schema/option-key.ts'
import type { OptionProblem } from './option-problem.ts'

interface OptionsContext {
  /** Absolute. */
  readonly siteDir: string
  readonly placeOf: PlaceOfOption
  /** True for options that have another problem, or that depend on one that has. */
  readonly isDoubtful?: (path: OptionPath) => boolean
  /** Folders of translations may be missing. */
  readonly createsTranslations?: boolean | undefined
}

/**
 * Check what the schema cannot express: names that must differ, options that exclude each other,
 * paths that must exist.
 */
export function checkOptions(
  config: CheckedConfig,
  { siteDir, placeOf, isDoubtful = () => false, createsTranslations = false }: OptionsContext,
): readonly Diagnostic[] {
  const problems = [
    ...checkUrl(config),
    ...checkOptionPaths(config, siteDir).filter(
      ({ path }) => !createsTranslations || !isTranslationsFolder(path),
    ),
    ...checkNames(config),
    ...checkLevels(config),
    ...checkNavbar(config),
    ...checkRedirects(config),
    ...checkAnalytics(config),
    ...checkOptionUrls(config),
    ...checkOptionRoutes(config),
    ...checkHead(config.head),
    ...checkOptionTexts(config),
    ...checkPolicySources(config),
    ...checkPlugins(config),
    ...checkSkill(config),
  ]
  const certain = problems.filter(({ path }) => !isDoubtful(path))
  return certain.map(({ path, value, problem, help }) => {
    const key = formatOptionKey(path)
    const place = placeOf(key)
    return configRules['config-value'].report({
      message: `\`${key}\` is \`${formatValue(value)}\`${problem}.`,
      data: { actual: key },
      ...(place ? { place } : {}),
      ...(help === undefined ? {} : { help }),
    })
  })
}

function checkUrl({ url, baseUrl }: CheckedConfig): readonly OptionProblem[] {
  const problems: OptionProblem[] = []
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isHttp = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  const problem = '; expected the origin of the site, such as `https://docs.example.org`'
  if (!parsed || !isHttp) problems.push({ path: ['url'], value: url, problem })
  else if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') {
    const help = `Write \`url: '${parsed.origin}'\` and \`baseUrl: '${parsed.pathname}'\`.`
    problems.push({ path: ['url'], value: url, problem: `${problem}, without a path`, help })
  }
  const isPath = /^(?:\/(?!\/)|[^/])[\p{L}\p{M}\p{N}\-._~!&'()+,;=@%/]*$|^$/u.test(baseUrl)
  if (!isPath || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(baseUrl))
    problems.push({
      path: ['baseUrl'],
      value: baseUrl,
      problem: '; expected a path, such as `/docs/`',
    })
  return problems
}

function checkNames(config: CheckedConfig): readonly OptionProblem[] {
  const { versions, locales, collections } = config
  return [
    ...checkBlogNames(config),
    ...duplicates(config.integrations, { option: 'integrations', key: 'name' }),
    ...config.integrations.flatMap(({ name }, index) => checkIntegrationName(name, index)),
    ...duplicates(versions, { option: 'versions', key: 'name' }),
    ...duplicates(versions, {
      option: 'versions',
      key: 'path',
      toHelp: ({ name }) => writePath(name),
    }),
    ...duplicates(locales, { option: 'locales', key: 'code' }),
    ...duplicates(locales, {
      option: 'locales',
      key: 'path',
      toHelp: ({ code }) => writePath(code),
    }),
    ...duplicates(collections, { option: 'collections', key: 'name' }),
    ...collections.flatMap(({ name }, index) => checkCollectionName(name, index)),
    ...atLeastOne(versions, 'versions'),
    ...atLeastOne(locales, 'locales'),
    ...locales.flatMap(({ code }, index) => checkLanguage(code, index)),
  ]
}

function checkIntegrationName(name: string, index: number): readonly OptionProblem[] {
  if (integrationName.test(name)) return []
  const problem = '; expected lowercase letters, digits and hyphens only, such as `my-pages`'
  return [{ path: ['integrations', index, 'name'], value: name, problem }]
}

function checkCollectionName(name: string, index: number): readonly OptionProblem[] {
  if (/^(?!pages$)[\w-]+$/.test(name)) return []
  const problem =
    name === 'pages'
      ? ', which is the name of the folder of pages; choose another name'
      : '; expected letters, digits and hyphens only'
  return [{ path: ['collections', index, 'name'], value: name, problem }]
}

/** Blogs are collections too, so no two of both may have one name. */
function checkBlogNames(config: CheckedConfig): readonly OptionProblem[] {
  const blogs = listBlogs(config)
  const taken = config.collections.map(({ name }) => name)
  return blogs.flatMap(({ name }, index) => {
    const path = Array.isArray(config.blog) ? ['blog', index, 'name'] : ['blog', 'name']
    if (!/^(?!pages$)[\w-]+$/.test(name))
      return [{ path, value: name, problem: '; expected letters, digits and hyphens only' }]
    const isTaken = taken.includes(name) || blogs.findIndex((one) => one.name === name) < index
    const problem = ', which another blog or collection is too; each needs a different name'
    return isTaken ? [{ path, value: name, problem }] : []
  })
}

function checkLanguage(code: string, index: number): readonly OptionProblem[] {
  if (isLanguageTag(code)) return []
  const problem = '; expected a BCP 47 language tag, such as `pt-BR`'
  return [{ path: ['locales', index, 'code'], value: code, problem }]
}

/** `/` is the default, so most authors have written no path. */
const writePath = (name: string): string => `Write \`path: '${name}'\` in that entry.`

function duplicates<Key extends string, Item extends Readonly<Record<Key, string>>>(
  list: readonly Item[],
  {
    option,
    key,
    toHelp,
  }: { readonly option: string; readonly key: Key; readonly toHelp?: (item: Item) => string },
): readonly OptionProblem[] {
  const values = list.map((item) => item[key])
  return list.flatMap((item, index) => {
    const value = item[key]
    const first = values.indexOf(value)
    if (first === index) return []
    const problem = `, which \`${option}[${first}].${key}\` is too; each entry needs a different ${key}`
    const path = [option, index, key]
    return [{ path, value, problem, ...(toHelp && { help: toHelp(item) }) }]
  })
}

function atLeastOne(list: readonly unknown[], option: string): readonly OptionProblem[] {
  if (list.length > 0) return []
  return [{ path: [option], value: list, problem: '; expected at least one entry' }]
}

function checkLevels({ tableOfContents }: CheckedConfig): readonly OptionProblem[] {
  const { minHeadingLevel, maxHeadingLevel } = tableOfContents
  if (minHeadingLevel <= maxHeadingLevel) return []
  const problem = `, which is greater than \`tableOfContents.maxHeadingLevel\` (${maxHeadingLevel})`
  return [{ path: ['tableOfContents', 'minHeadingLevel'], value: minHeadingLevel, problem }]
}

function checkRedirects({ redirects }: CheckedConfig): readonly OptionProblem[] {
  const problem = '; expected a path that starts with one `/`'
  return redirects.flatMap(({ from }, index) => {
    const path = ['redirects', index, 'from']
    const sources =
      typeof from === 'string'
        ? [{ path, value: from }]
        : from.map((value, position) => ({ path: [...path, position], value }))
    return sources
      .filter(({ value }) => !value.startsWith('/') || value.startsWith('//'))
      .map((source) => ({ ...source, problem }))
  })
}

function checkAnalytics({ analytics }: CheckedConfig): readonly OptionProblem[] {
  if (analytics === undefined) return []
  const { provider, host } = analytics
  const about = { path: ['analytics'], value: provider }
  if (analyticsId(analytics) === '')
    return [{ ...about, problem: ' without an `id`, which says what the service calls the site' }]
  const needsHost = provider === 'matomo' && host === undefined
  return needsHost ? [{ ...about, problem: ' without a `host`, the origin of your Matomo' }] : []
}
