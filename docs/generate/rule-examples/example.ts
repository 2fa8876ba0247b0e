// What an example of a rule is. The manual shows it, and test/cli/docs/rule-examples.test.ts runs it.

/** Files of a site, by path. */
export type Files = Readonly<Record<string, string>>

/** A site that triggers a rule, and the same site after the repair. */
export interface RuleExample {
  readonly kind: 'site'
  readonly failing: Files
  readonly repaired: Files
  /** Files that both have and the manual leaves out. */
  readonly around?: Files
  /** A sentence between the two, where the repair needs one. */
  readonly note?: string
}

/** A situation of the machine or the network, which files alone can't show. */
export interface RuleSituation {
  readonly kind: 'situation'
  /** Markdown. */
  readonly failing: string
  /** Markdown. */
  readonly repaired: string
  /** The test that triggers the rule, from the top of the repository. */
  readonly test: string
}

export type Example = RuleExample | RuleSituation

/** The same page before and after the repair; `more` adds files that both have. */
export function page(failing: string, repaired: string, around: Files = {}): RuleExample {
  return {
    kind: 'site',
    failing: { 'docs/page.md': `${failing}\n` },
    repaired: { 'docs/page.md': `${repaired}\n` },
    ...(Object.keys(around).length === 0 ? {} : { around }),
  }
}

/** A page with a text whose front matter has these lines before and after the repair. */
export function headed(failing: string, repaired: string): RuleExample {
  const below = (lines: string): string => `---\n${lines}\n---\n\nRun the installer.`
  return page(below(failing), below(repaired))
}

/** The same page in MDX. */
export function mdxPage(failing: string, repaired: string, around: Files = {}): RuleExample {
  return {
    kind: 'site',
    failing: { 'docs/page.mdx': `${failing}\n` },
    repaired: { 'docs/page.mdx': `${repaired}\n` },
    ...(Object.keys(around).length === 0 ? {} : { around }),
  }
}

/** A page that every site needs and no reader of the manual has to see. */
export const home: Files = { 'docs/index.md': '# Home\n' }

/** The config with these options, as lines of TypeScript without indent. */
export function configFile(...entries: readonly string[]): Files {
  const lines = entries.map((line) => `  ${line}\n`).join('')
  return {
    'site.config.ts': `import { defineConfig } from 'docs-ssg'\n\nexport default defineConfig({\n${lines}})\n`,
  }
}

/** The same config before and after the repair. */
export function options(
  failing: readonly string[],
  repaired: readonly string[],
  around: Files = home,
): RuleExample {
  return {
    kind: 'site',
    failing: configFile(...failing),
    repaired: configFile(...repaired),
    around,
  }
}

/** Files before and after the repair. */
export function site(failing: Files, repaired: Files, around: Files = {}): RuleExample {
  return { kind: 'site', failing, repaired, around }
}

/** A situation that a test creates on a machine. */
export function situation(failing: string, repaired: string, test: string): RuleSituation {
  return { kind: 'situation', failing, repaired, test }
}

/** A small image; `more` makes it larger. */
export const gray = (more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">${more}</svg>\n`
