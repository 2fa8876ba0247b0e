import type { Diagnostic } from '../../model/diagnostic.ts'
import { contentRules } from '../reporting/content-rules.ts'
import type { YamlCut } from './find-cuts.ts'

/** The report about a value that ends before a comment. */
export function describeCut({ value, comment }: YamlCut): Omit<Diagnostic, 'place'> {
  return contentRules['no-effect'].report({
    message: `\`${comment}\` is a comment in YAML, because a space is before its \`#\`, so the value is only \`${value}\`.`,
    help: `Put the value in quotes: \`'${`${value} ${comment}`.replaceAll("'", "''")}'\`. In a comment, write a space after \`#\`.`,
    data: { actual: comment },
  })
}
