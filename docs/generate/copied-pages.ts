// Pages that show files of this repository. Given their Markdown, it returns pages of the manual.
import { createPage } from './page.ts'

/** The text of SECURITY.md as a page. */
export function createSecurityPage(markdown: string): string {
  return createPage({
    title: 'Security',
    description:
      'What content, config and pull requests from a stranger may do, what is safe to check, and how to report a vulnerability.',
    source: 'SECURITY.md',
    body: [markdown.replace(/^# .*\n+/, '')],
  })
}

/** The promises of test/PROMISES.md, without the tests. */
export function createPromisesPage(markdown: string): string {
  const lines = markdown
    .split('\n')
    .filter((line) => line.startsWith('##'))
    .map((line) => line.replace(/^### (\d+)\. (.*)$/, '$1. $2').replace(/^## (.*)$/, '\n## $1\n'))
  return createPage({
    title: 'Promises',
    description: 'What docs-ssg promises about errors, load and attacks, each kept by tests.',
    source: 'test/PROMISES.md',
    body: [
      `A documentation tool runs in CI, reads text from many people and publishes to everyone, so it has to behave well when something goes wrong. These are the promises of docs-ssg. Each one is kept by tests, which \`test/PROMISES.md\` in the repository names; \`npm run test:security\` runs the attacks among them.`,
      lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    ],
  })
}
