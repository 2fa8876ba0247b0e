// Given pages and files, it returns those that browsers would keep for a year without asking again.
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isKeptByBrowsers } from '../../model/paths/output-path.ts'
import type { ContentPath, OutputPath } from '../../model/paths.ts'
import type { AssetFile } from '../../model/source-file.ts'
import { hostingRules } from './hosting-rules.ts'

/** A file of the built site whose name stays when its contents change. */
interface NamedFile {
  readonly output: OutputPath
  /** Undefined for files that have no source, such as lists of posts. */
  readonly source: ContentPath | undefined
  readonly kind: 'page' | 'file'
}

const help = {
  page: 'Move the page to another folder, or give it another `slug`.',
  file: 'Move the file to another folder, such as `img/`, and change the links to it.',
}

/**
 * Report pages and static files in `assets/`. The headers of the site let browsers keep everything there
 * for a year, because the names of the site's own files contain a hash of their contents.
 */
export function checkCachedPaths(files: readonly NamedFile[]): readonly Diagnostic[] {
  return files
    .filter(({ output }) => isKeptByBrowsers(output))
    .map(({ output, source, kind }) =>
      hostingRules['cached-path'].report({
        message: `\`${output}\` is in \`assets/\`, whose files browsers keep for a year, so readers who have seen it don’t get a newer one.`,
        help: help[kind],
        data: { actual: output },
        ...(source === undefined ? {} : { place: { path: source, line: 1, column: 1 } }),
      }),
    )
}

/**
 * The static files that readers get under their own names. In a folder that is one of docs too,
 * pages use copies with a hash, so only those files count that the site names in another way.
 */
export function listNamedFiles(
  assets: readonly AssetFile[],
  isUsed: (file: AssetFile) => boolean,
): readonly NamedFile[] {
  const hashed = assets.filter(({ besideDocs }) => besideDocs === true)
  const copied = new Set(hashed.flatMap(({ source, copies = [] }) => [source, ...copies]))
  return assets
    .filter(({ besideDocs }) => besideDocs !== true)
    .filter((file) => !copied.has(file.source) || isUsed(file))
    .map(({ output, source }) => ({ output, source, kind: 'file' }))
}
