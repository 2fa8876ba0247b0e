import type { Terminal } from '../../report/terminal.ts'

/** The languages besides the first one that a command looks at; undefined after the reason was printed. */
export function chooseLocales<Locale extends { readonly code: string }>(
  locales: readonly Locale[],
  locale: string | undefined,
  { printError }: Pick<Terminal, 'printError'>,
): readonly Locale[] | undefined {
  const others = locales.slice(1)
  const wanted = others.filter(({ code }) => locale === undefined || code === locale)
  if (wanted.length > 0) return wanted
  const known = others.map(({ code }) => `\`${code}\``).join(', ')
  const reason =
    locale === undefined
      ? 'The site has a single language. Add others with the option `locales`.'
      : `\`${locale}\` is not a language that the docs are translated into; expected one of ${known || 'none'}.`
  printError(`docs-ssg: ${reason}`)
  return undefined
}
