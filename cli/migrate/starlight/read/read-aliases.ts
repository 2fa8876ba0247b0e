import { join, resolve } from 'node:path'
import { toList, toRecord, toText } from '../../coerce.ts'
import type { SourceFiles } from '../../source-files.ts'
import type { PathAlias } from '../starlight-site.ts'

/** `paths` of `tsconfig.json` or `jsconfig.json`; wildcards only at the end, as Astro reads them. */
export function readAliases(siteDir: string, files: SourceFiles): readonly PathAlias[] {
  const options = ['tsconfig.json', 'jsconfig.json']
    .map((name) => files.read(join(siteDir, name)))
    .map((text) => toRecord(toRecord(parseLoose(text ?? '{}'))['compilerOptions']))
    .find((one) => one['paths'] !== undefined)
  if (options === undefined) return []
  const root = resolve(siteDir, toText(options['baseUrl']) ?? '.')
  return Object.entries(toRecord(options['paths'])).flatMap(([pattern, targets]) => {
    const target = toText(toList(targets)[0])
    if (target === undefined) return []
    const isPrefix = pattern.endsWith('*') && target.endsWith('*')
    return [
      {
        prefix: isPrefix ? pattern.slice(0, -1) : pattern,
        target: isPrefix ? `${resolve(root, target.slice(0, -1))}/` : resolve(root, target),
      },
    ]
  })
}

/** JSON with comments and trailing commas. */
function parseLoose(text: string): unknown {
  const plain = text
    .replaceAll(
      /("(?:\\.|[^"\\])*")|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
      (_, quoted?: string) => quoted ?? '',
    )
    .replaceAll(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, quoted?: string) => quoted ?? '')
  try {
    return JSON.parse(plain)
  } catch {
    return {}
  }
}
