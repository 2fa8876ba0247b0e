import { expect, it } from 'vitest'
import { explainMissing } from '../../../../../cli/migrate/evaluate/describe-stack.ts'

const run = 'If a script writes them, run the script first.'
const install = 'Install the packages of the site, for example with `npm install`.'

it.each<[readonly string[], string]>([
  [[], ''],
  [['./nav.json'], `. Files that can't be loaded: \`./nav.json\`. ${run}`],
  [['../nav.json'], `. Files that can't be loaded: \`../nav.json\`. ${run}`],
  [['@scope/a'], `. Packages that can't be loaded: \`@scope/a\`. ${install}`],
  [
    ['../a', 'b', '../../c'],
    `. Files that can't be loaded: \`../a\`, \`../../c\`. ${run} Packages that can't be loaded: \`b\`. ${install}`,
  ],
])('explains that %j can’t be loaded', (names, end) => {
  expect(explainMissing(names)).toBe(end)
})
