import { type CodeSite, findCode } from './site-imports.ts'

const interactive =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Location|History|ColorMode|IsBrowser)\s*[(<]|<BrowserOnly\b|\bon(?:Click|Change|Submit|Input|Toggle|Focus|Blur|Scroll|Key\w+|Mouse\w+|Pointer\w+|Touch\w+)=\{/
const clientDirective = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/** True for code that holds state, runs effects or listens to events. */
export const hasInteractiveCode = (code: string): boolean => interactive.test(code)

/** True for a module that begins with `'use client'`, so it is an island already. */
export const isClientModule = (code: string): boolean => clientDirective.test(code)

const readCode = (text: string) => ({
  isClient: isClientModule(text),
  isInteractive: hasInteractiveCode(text),
  imports: Array.from(text.matchAll(/\bfrom\s*['"]([^'"\n]+)['"]/g), ([, source = '']) => source),
})

/**
 * True when a file, or a file of the site that it imports, is interactive but not marked as a
 * client module.
 */
export function isInteractive(path: string, site: CodeSite, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  const text = site.files.readNamed(path) ?? ''
  const found = site.files.within(path, () => readCode(text))
  if (found === undefined || found.isClient) return false
  if (found.isInteractive) return true
  for (const source of found.imports) {
    const next = findCode(source, path, site)
    if (next !== undefined && isInteractive(next, site, seen)) return true
  }
  return false
}
