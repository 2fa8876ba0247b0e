/**
 * Theme slots that take the place of a swizzled component, by a pattern for its path. The first
 * match wins.
 */
const slots: readonly (readonly [pattern: RegExp, slot: string])[] = [
  [/Logo/, 'logo'],
  [/NotFound/, 'notFound'],
  [/DocItem\/Footer/, 'docFooter'],
  [/DocItem\/TOC|^TOC/, 'tocBottom'],
  [/^Footer/, 'footer'],
  [/DocSidebar/, 'sidebarTop'],
  [/^(?:Layout|Root)\b/, 'page'],
  [/DocBreadcrumbs/, 'docHeader'],
  [/Navbar/, 'navbarEnd'],
]

/** Advice for a file below `src/theme`. */
export function toThemeAdvice(path: string): string {
  if (path.startsWith('prism-include-languages'))
    return 'This swizzled file adds languages to Prism. Register them in `markdown.grammars` with a function that receives Prism.'
  if (path.startsWith('MDXComponents'))
    return 'The components this file imports are in `components`. Move each component it defines itself into a separate file and add it there.'
  const slot = slots.find(([pattern]) => pattern.test(path))?.[1]
  return slot === undefined
    ? 'This swizzled component is not migrated, because docs-ssg has its own theme. Use `customCss`, `components` or `theme.slots` instead.'
    : `This swizzled component is not migrated. Set \`theme.slots.${slot}\` to a component that replaces it.`
}
