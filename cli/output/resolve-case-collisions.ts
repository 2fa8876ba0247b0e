import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { FsNameRules } from './fs-name-rules.ts'
import { outputRules } from './output-rules.ts'

/** Those of the redirect pages that the disk can hold beside the `written` paths, and findings about the others. */
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
    const twin = names.get(name)
    if (twin === undefined) files.push(file)
    else diagnostics.push(leftOut(file.path, twin))
    if (twin === undefined) names.set(name, file.path)
  }
  return { files, diagnostics }
}

function leftOut(path: string, twin: string): Diagnostic {
  return outputRules['redirect-left-out'].report({
    message: `The disk holds \`${path}\` and \`${twin}\` to be one file, so the redirect page \`${path}\` was left out.`,
    help: 'Hosts that read `_redirects` lead readers on all the same; for others, build on a disk that tells the two apart.',
    data: { actual: path },
  })
}
