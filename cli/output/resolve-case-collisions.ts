import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { FsNameRules } from './fs-name-rules.ts'
import { outputRules } from './output-rules.ts'

/**
 * The redirect pages that can be written beside the `written` paths, and diagnostics about the
 * others.
 */
export function resolveCaseCollisions(
  redirectPages: readonly OutputFile[],
  written: readonly string[],
  fsNameRules: FsNameRules,
): { readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const names = new Map(written.map((path) => [fsNameRules(path), path]))
  const files: OutputFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of redirectPages) {
    const name = fsNameRules(file.path)
    const other = names.get(name)
    if (other === undefined) {
      files.push(file)
      names.set(name, file.path)
    } else {
      diagnostics.push(reportLeftOut(file.path, other))
    }
  }
  return { files, diagnostics }
}

function reportLeftOut(path: string, other: string): Diagnostic {
  return outputRules['redirect-left-out'].report({
    message: `\`${path}\` and \`${other}\` are the same file on this disk, so the redirect page \`${path}\` was not written.`,
    help: 'Hosts that support `_redirects` redirect anyway; for other hosts, build on a disk that distinguishes the two paths.',
    data: { actual: path },
  })
}
