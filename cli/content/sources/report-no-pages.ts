import { posix } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Variant } from '../../model/source-file.ts'
import { atOption } from '../../report/places/option-place.ts'
import { contentRules } from '../reporting/content-rules.ts'

/** Report a folder of docs that does not exist, at the option that asks for it. */
export function missingFolder(variant: Variant, config: ResolvedConfig): Diagnostic {
  const { folder } = variant
  const { key, help } = optionOf(variant, config)
  return contentRules['missing-docs-folder'].report({
    message: `The docs folder \`${folder}\` does not exist, so ${key === 'docs.path' ? 'there are no pages to build' : `\`${key}\` has no pages`}.`,
    help,
    data: { actual: folder },
    ...atOption(config, key),
  })
}

/** The option that a set of docs belongs to, and how to repair a wrong folder. */
function optionOf(
  { locale, version, collection }: Variant,
  { locales, versions, collections }: ResolvedConfig,
): { readonly key: string; readonly help: string } {
  const language = locales.findIndex(({ code }) => code === locale)
  if (language > 0)
    return {
      key: `locales[${language}]`,
      help: `Run \`docs-ssg translations --write --locale ${locale}\`, which creates it with a page for each original, or set \`docsPath\` of the language to the folder of its pages.`,
    }
  const set = collections.findIndex(({ name }) => name === collection)
  if (set >= 0)
    return {
      key: `collections[${set}]`,
      help: 'Create it with a page in it, or correct `path` of the collection.',
    }
  const old = versions.findIndex(({ name }) => name === version)
  if (version !== 'current' && old >= 0)
    return {
      key: `versions[${old}]`,
      help: `Run \`docs-ssg version <name>\` to copy the docs as a version, or set \`docsPath\` of the version to the folder of its pages.`,
    }
  return {
    key: 'docs.path',
    help: 'Create it with a page in it, such as `index.md`, or set `docs.path` to the folder of the Markdown files. `docs-ssg init` sets up a new site.',
  }
}

/** Report a folder of docs without pages, on a site that has no other pages. */
export function noPages(folder: string, config: ResolvedConfig): Diagnostic {
  const name = folder === '' ? '.' : folder
  return contentRules['no-pages'].report({
    message: `The docs folder \`${name}\` contains no Markdown file, so there are no pages to build.`,
    help: `Create \`${posix.join(name, 'index.md')}\`, or set \`docs.path\` and \`docs.include\`. \`docs-ssg init\` sets up a new site with its first pages.`,
    data: { actual: name },
    ...atOption(config, 'docs.path'),
  })
}
