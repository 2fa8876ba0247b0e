// Pages that show files of this repository. Given their Markdown, it returns pages of the manual.
import { attackFiles, attacks } from '../../test/security/attacks.ts'
import { attackRows, type AttackRecords, countAttacks } from '../../test/security/count-attacks.ts'
import { createPage, table } from './page.ts'

/** The text of SECURITY.md as a page, and the attempts of the tests that its last section is about. */
export function createSecurityPage(markdown: string, attempts: AttackRecords): string {
  return createPage({
    title: 'Security',
    description:
      'What content, config and pull requests from a stranger may do, what is safe to check, and how to report a vulnerability.',
    source: 'SECURITY.md',
    body: [
      markdown.replace(/^# .*\n+/, '').trimEnd(),
      `These are the attempts of the last recorded run. A test that does not count its attempts is one attempt.${describeMissing(attempts)}`,
      table(
        ['What was tried', 'Attempts', 'Succeeded'],
        attackRows(countAttacks(attacks, attempts)),
      ),
    ],
  })
}

function describeMissing(attempts: AttackRecords): string {
  const missing = attackFiles.filter((file) => attempts[file] === undefined)
  const names = missing.map((file) => `\`test/${file}\``).join(', ')
  return missing.length === 0 ? '' : ` Tests that were not part of it: ${names}.`
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
      `A documentation tool runs in CI, reads text from many people and publishes to everyone, so it has to behave well when something goes wrong. Suppose CI kills a build while it writes, or a contributor puts \`<img onerror="…">\` into a page: the published site must stay whole, and the script must not run. These are the promises of docs-ssg for such cases. Tests keep each of them; \`test/PROMISES.md\` in the repository names these tests, and \`npm run test:security\` runs the attacks among them.`,
      lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    ],
  })
}
