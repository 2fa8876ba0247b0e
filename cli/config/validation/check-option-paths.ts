import { join, resolve } from 'node:path'
import { isFile, isFolder } from '../../gate/is-folder.ts'
import type { CheckedConfig } from './check-config.ts'
import { listBlogs } from '../../schema/blog.ts'
import type { OptionPath } from '../../schema/option-key.ts'
import type { OptionProblem } from './option-problem.ts'

interface NamedPath {
  readonly path: OptionPath
  /** Relative to the site's folder. */
  readonly value: string
}

/** Report every option that names a file or folder which does not exist. */
export function checkOptionPaths(config: CheckedConfig, siteDir: string): readonly OptionProblem[] {
  const folders = listFolders(config)
    .filter(({ value }) => !isFolder(resolve(siteDir, value)))
    .map((entry) => ({
      ...entry,
      problem: ', but the site folder contains no folder with that path',
      help: folderHelp(entry.path),
    }))
  const files = listFiles(config)
    .filter(({ value }) => !isFile(join(siteDir, value)))
    .map((entry) => ({
      ...entry,
      problem: ', but the site folder contains no file with that path',
      help: 'Fix the path, or create the file.',
    }))
  return [...folders, ...files]
}

function folderHelp(path: OptionPath): string {
  if (isTranslationsFolder(path))
    return 'Fix the path, or create it with `docs-ssg translations --write`.'
  return path.join('.') === 'docs.path'
    ? 'Create the folder with a page in it, such as `index.md`, or write the path of the folder with your pages in `docs.path`.'
    : 'Fix the path, or create the folder.'
}

/** The files and folders that options name, absolute; they need not exist. */
export const listNamedPaths = (config: CheckedConfig, siteDir: string): readonly string[] =>
  [...listFolders(config), ...listFiles(config)].map(({ value }) => resolve(siteDir, value))

/** True for `locales[1].docsPath`, `collections[0].docsPaths.de` and the like. */
export const isTranslationsFolder = (path: OptionPath): boolean =>
  path.includes('docsPaths') || (path[0] === 'locales' && path[2] === 'docsPath')

/** Folders of docs may be missing if integrations can fill them. */
function listFolders(config: CheckedConfig): readonly NamedPath[] {
  const isFilled = config.integrations.some(({ hooks }) => hooks.addPages !== undefined)
  const { docs, versions, locales, collections, staticDirectories, markdown, allowedPaths } = config
  return [
    { path: ['siteRoot'], value: config.siteRoot },
    ...(isFilled ? [] : [{ path: ['docs', 'path'], value: docs.path }]),
    ...versions.flatMap(({ docsPath }, index) => atPath(['versions', index, 'docsPath'], docsPath)),
    ...locales.flatMap(({ docsPath, docsPaths, pagesPath }, index) => [
      ...atPath(['locales', index, 'docsPath'], docsPath),
      ...byName(['locales', index, 'docsPaths'], docsPaths),
      ...atPath(['locales', index, 'pagesPath'], pagesPath),
    ]),
    ...collections.flatMap(({ path, docsPaths }, index) => [
      ...(isFilled ? [] : atPath(['collections', index, 'path'], path)),
      ...byName(['collections', index, 'docsPaths'], docsPaths),
    ]),
    ...listBlogs(config).flatMap((blog, index) => {
      const path = Array.isArray(config.blog) ? ['blog', index] : ['blog']
      return [
        ...(isFilled ? [] : atPath([...path, 'path'], blog.path)),
        ...byName([...path, 'docsPaths'], blog.docsPaths),
      ]
    }),
    // A default folder may be missing; one that the config names may not.
    ...atPath(['pagesPath'], config.pagesPath).filter(({ value }) => value !== 'pages'),
    ...inList(['staticDirectories'], staticDirectories).filter(({ value }) => value !== 'static'),
    ...inList(['markdown', 'docblockSources'], markdown.docblockSources),
    ...inList(['allowedPaths'], allowedPaths),
  ]
}

function listFiles(config: CheckedConfig): readonly NamedPath[] {
  const { customCss, components, locales, theme, markdown, socialCards } = config
  const card = typeof socialCards === 'object' ? socialCards.component : undefined
  return [
    ...listFilesOfFolders(config),
    ...atPath(['markdown', 'glossary'], markdown.glossary),
    ...atPath(['socialCards', 'component'], card),
    ...inList(['customCss'], customCss),
    ...byName(['components'], components),
    ...locales.flatMap(({ messages }, index) => atPath(['locales', index, 'messages'], messages)),
    ...byName(['theme', 'slots'], theme.slots),
  ]
}

/** Files that are relative to a folder of docs or posts; those with the default name may be missing. */
function listFilesOfFolders(config: CheckedConfig): readonly NamedPath[] {
  const { docs } = config
  const blogs = listBlogs(config).flatMap(({ path, tags, authorsMapPath }, index) => {
    const option = Array.isArray(config.blog) ? ['blog', index] : ['blog']
    return [
      ...(tags === 'tags.yml' ? [] : [{ path: [...option, 'tags'], value: join(path, tags) }]),
      ...(authorsMapPath === 'authors.yml'
        ? []
        : [{ path: [...option, 'authorsMapPath'], value: join(path, authorsMapPath) }]),
    ]
  })
  const tags = { path: ['docs', 'tags'], value: join(docs.path, docs.tags) }
  return docs.tags === 'tags.yml' ? blogs : [tags, ...blogs]
}

function atPath(path: OptionPath, value: string | undefined): readonly NamedPath[] {
  return value === undefined ? [] : [{ path, value }]
}

function byName(
  path: OptionPath,
  values: Readonly<Record<string, string | undefined>>,
): readonly NamedPath[] {
  return Object.entries(values).flatMap(([name, value]) => atPath([...path, name], value))
}

function inList(path: OptionPath, values: readonly string[]): readonly NamedPath[] {
  return values.map((value, index) => ({ path: [...path, index], value }))
}
