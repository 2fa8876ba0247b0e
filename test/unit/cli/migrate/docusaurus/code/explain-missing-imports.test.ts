import { expect, it } from 'vitest'
import { explainMissingImports } from '../../../../../../cli/migrate/docusaurus/code/explain-missing-imports.ts'

const start = 'This React page is not built, because it imports'
const remove = 'Remove the import, and then remove the page from `pagesExclude`.'

it.each([
  [['a-package', '@own/b'], 'packages that are not installed (`a-package`, `@own/b`). Install'],
  [['@docusaurus/router'], `\`@docusaurus/router\`, which docs-ssg does not have. ${remove}`],
  [['@theme/Heading'], `\`@theme/Heading\`, which docs-ssg does not have. ${remove}`],
  [['./own.scss'], `\`./own.scss\`, which docs-ssg does not have. ${remove}`],
  [
    ['@site/a.scss', 'b'],
    `\`@site/a.scss\`, which docs-ssg does not have, and packages that are not installed (\`b\`). ${remove}`,
  ],
])('the imports %j of a React page are explained', (modules, text) => {
  expect(explainMissingImports(modules)).toContain(`${start} ${text}`)
})
