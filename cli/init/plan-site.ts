// Room: the files of a new site, from what a folder contains
// The files of a new site. Given the contents of the folder and its owner's choices, it returns
// files to write. It must not write anything.
import { basename } from 'node:path'
import { isRecord } from '../primitives/is-record.ts'
import { splitLines } from '../primitives/text/lines.ts'
import { toEditUrl } from '../primitives/urls/forge-repository.ts'
import { findAddress } from './find-address.ts'
import type { FoundFolder } from './found-folder.ts'
import { githubWorkflow, gitlabPipeline } from './ci-files.ts'
import { firstPage, guidePages } from './first-pages.ts'
import { hasComponents, toTsconfig } from './component-types.ts'
import { planPnpmSettings } from './pnpm-settings.ts'

/** The decisions of a new site's owner. */
export interface SiteWishes {
  readonly title: string
  /** The folder of the Markdown files, relative to the site: `docs`. */
  readonly docs: string
  /** `site.config.ts` instead of `site.config.mjs`. */
  readonly typescript: boolean
  readonly ci: 'github' | 'gitlab' | 'none'
  /** The version of docs-ssg to depend on. */
  readonly version: string
}

/** One file of a new site. */
export interface PlannedFile {
  /** Relative to the folder of the site, Posix. */
  readonly path: string
  readonly contents: string
  /** The file exists and keeps everything that is in it. */
  readonly isExtended: boolean
}

/** The files to write, and the names of the scripts in `package.json`. */
export interface SitePlan {
  readonly files: readonly PlannedFile[]
  readonly scripts: Readonly<Record<'dev' | 'build' | 'check', string>>
}

/** Plan the files of a new site. */
export function planSite(found: FoundFolder, wishes: SiteWishes): SitePlan {
  const scripts = nameScripts(found)
  const create = (path: string, contents: string): PlannedFile => ({
    path,
    contents,
    isExtended: false,
  })
  const needsUrl = findAddress(found, wishes.ci) === undefined
  const pages = found.docs === undefined ? createPages(wishes, needsUrl) : []
  const configFile = wishes.typescript ? 'site.config.ts' : 'site.config.mjs'
  return {
    scripts,
    files: [
      create(configFile, toConfig(found, wishes)),
      ...pages.map(([path, contents]) => create(path, contents)),
      planPackageJson(found, wishes, scripts),
      ...planIgnored(found),
      ...planPnpmSettings(found),
      ...toTsconfig(found).map(([path, contents]) => create(path, contents)),
      ...planCi(found, wishes).map(([path, contents]) => create(path, contents)),
    ],
  }
}

/** CI services read their files at the top of the repository only. */
function planCi(found: FoundFolder, { ci }: SiteWishes): readonly (readonly [string, string])[] {
  const root = '../'.repeat(found.pathInRepository.split('/').length - 1)
  if (ci === 'github') return [[`${root}.github/workflows/docs.yml`, githubWorkflow(found)]]
  return ci === 'gitlab' ? [[`${root}.gitlab-ci.yml`, gitlabPipeline(found)]] : []
}

const createPages = (
  { docs, title }: SiteWishes,
  needsUrl: boolean,
): readonly (readonly [string, string])[] => [
  [`${docs}/index.md`, firstPage(title, needsUrl)],
  ...guidePages.map(([name, contents]) => [`${docs}/guide/${name}.md`, contents] as const),
]

/** A string of JavaScript in one line, whatever is in the text. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

function toConfig(found: FoundFolder, { title, docs, ci }: SiteWishes): string {
  const { repository, branch, pathInRepository } = found
  const folder = docs === '.' ? '' : `${docs}/`
  const docsOptions = [
    ...(docs === 'docs' ? [] : [`path: ${quote(docs)}`]),
    ...(repository === undefined
      ? []
      : [`editUrl: ${quote(`${toEditUrl(repository, branch)}${pathInRepository}${folder}`)}`]),
  ]
  const address = findAddress(found, ci)
  const url =
    address === undefined
      ? [
          '  // Where the site will be published: canonical URLs and the sitemap contain it.',
          "  // url: 'https://docs.example.org',",
        ]
      : [
          `  url: ${quote(address.url)},`,
          ...(address.baseUrl === '/' ? [] : [`  baseUrl: ${quote(address.baseUrl)},`]),
        ]
  return [
    "import { defineConfig } from 'docs-ssg'",
    '',
    'export default defineConfig({',
    `  title: ${quote(title)},`,
    ...url,
    ...(docsOptions.length === 0 ? [] : [`  docs: { ${docsOptions.join(', ')} },`]),
    ...(found.docs === undefined
      ? []
      : [
          '  // Nothing has checked links to headings so far; remove this line once all of them work.',
          "  onBrokenAnchors: 'warn',",
        ]),
    '})',
    '',
  ].join('\n')
}

/** `dev`, `build` and `check`, or `docs:dev` … in a package that has scripts of these names. */
function nameScripts({ packageJson }: FoundFolder): SitePlan['scripts'] {
  const taken = isRecord(packageJson?.['scripts']) ? packageJson['scripts'] : {}
  const isTaken = ['dev', 'build', 'check'].some((name) => name in taken)
  const prefix = isTaken ? 'docs:' : ''
  return { dev: `${prefix}dev`, build: `${prefix}build`, check: `${prefix}check` }
}

function planPackageJson(
  found: FoundFolder,
  { version }: SiteWishes,
  scripts: SitePlan['scripts'],
): PlannedFile {
  const { folder, packageJson, title } = found
  const before = packageJson ?? {
    name: toPackageName(folder, title),
    // Yarn 1 leaves out packages of a workspace that have none.
    version: '0.0.0',
    private: true,
    type: 'module',
  }
  const merge = (
    key: string,
    values: Readonly<Record<string, string>>,
  ): Record<string, unknown> => ({
    ...values,
    ...(isRecord(before[key]) ? before[key] : {}),
  })
  const after = {
    ...before,
    scripts: merge('scripts', {
      [scripts.dev]: 'docs-ssg serve --open',
      [scripts.build]: 'docs-ssg build',
      [scripts.check]: 'docs-ssg check',
    }),
  }
  const needed = {
    'docs-ssg': `^${version}`,
    ...(hasComponents(found) && { '@types/react': '^19' }),
  }
  const missing = Object.entries(needed).filter(([name]) => !isInstalled(name, before))
  const whole =
    missing.length === 0
      ? after
      : { ...after, devDependencies: merge('devDependencies', Object.fromEntries(missing)) }
  return {
    path: 'package.json',
    contents: `${JSON.stringify(whole, null, 2)}\n`,
    isExtended: packageJson !== undefined,
  }
}

/** True if `npm install` installs the package already; npm ignores a second entry of it. */
const isInstalled = (name: string, packageJson: Readonly<Record<string, unknown>>): boolean =>
  ['dependencies', 'optionalDependencies'].some((key) => {
    const packages = packageJson[key]
    return isRecord(packages) && Object.hasOwn(packages, name)
  })

/** A name that npm accepts, from that of the folder or from the title. */
function toPackageName(folder: string, title: string): string {
  const toName = (text: string): string => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-')
  return toName(basename(folder)) || toName(title) || 'docs'
}

function planIgnored({ ignored }: FoundFolder): readonly PlannedFile[] {
  const known = new Set(splitLines(ignored).map((line) => line.trim().replaceAll(/^\/|\/$/g, '')))
  const missing = ['node_modules/', 'build/', '.docs-ssg/'].filter(
    (line) => !known.has(line.slice(0, -1)),
  )
  if (missing.length === 0) return []
  const before = ignored === '' || ignored.endsWith('\n') ? ignored : `${ignored}\n`
  return [
    {
      path: '.gitignore',
      contents: `${before}${missing.join('\n')}\n`,
      isExtended: ignored !== '',
    },
  ]
}
