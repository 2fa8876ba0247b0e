/** Packages of other tools that configs import, and the tool of each. */
const tools: ReadonlyMap<string, string> = new Map([
  ['vitepress', 'VitePress'],
  ['vuepress', 'VuePress'],
  ['@docusaurus', 'Docusaurus'],
  ['@astrojs', 'Astro'],
  ['astro', 'Astro'],
  ['@rspress', 'Rspress'],
  ['rspress', 'Rspress'],
  ['nextra', 'Nextra'],
  ['vite', 'Vite'],
])

/**
 * The replacement for an import of another tool, from the message of esbuild; undefined for
 * other messages and packages.
 */
export function foreignImportHelp(text: string): string | undefined {
  const name = /^Could not resolve "([^"]+)"/.exec(text)?.[1]
  const tool = name === undefined ? undefined : tools.get(name.split('/')[0] ?? '')
  if (tool === undefined) return undefined
  return `This is the config of ${tool}. Write \`import { defineConfig } from 'docs-ssg'\` and \`export default defineConfig({ title, url, docs })\`; options of ${tool} that differ are reported when the config runs.`
}
