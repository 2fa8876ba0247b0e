import { posix } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { atOption } from '../../report/places/option-place.ts'
import { contentRules } from '../reporting/content-rules.ts'

/** Report a folder of docs that does not exist. */
export function missingFolder(folder: string, config: ResolvedConfig): Diagnostic {
  return contentRules['missing-docs-folder'].report({
    message: `The docs folder \`${folder}\` does not exist, so there are no pages to build.`,
    help: 'Create it, or set `docs.path` (`versions[].docsPath`, `locales[].docsPath`) to the folder of the Markdown files. `docs-ssg init` sets up a new site.',
    data: { actual: folder },
    ...atOption(config, 'docs.path'),
  })
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
