// The rules about samples, coverage, search, weight and the built pages. Enters: nothing. Leaves: a table.
import type { RuleTable } from '../model/rule.ts'

const error = (why: string, todo: string) => ({ severity: 'error', why, todo }) as const
const warning = (why: string, todo: string) => ({ severity: 'warning', why, todo }) as const

const heavy = (what: string) =>
  error(`${what} above the budget of the site.`, 'Make it lighter, or raise the budget.')

/** What is proved of the whole site. */
export const proofRules: RuleTable = {
  'api-not-installed': error(
    'The package whose names must be documented is not installed.',
    'Install it as a development dependency of the site.',
  ),
  'api-option-default': error(
    'A table of options gives another default than the declaration does.',
    'Find out which is right, and mend the table.',
  ),
  'api-option-missing': error(
    'A table of options leaves out one that the installed package declares.',
    'Add a row for it.',
  ),
  'api-option-unknown': error(
    'A table of options names one that the installed package does not declare.',
    'Correct the name, or take it out.',
  ),
  'api-stale-ignore': error(
    'A name is excused that no entry point exports any more.',
    'Take it out of `checks.apiCoverage.ignore`.',
  ),
  'api-undocumented': error(
    'An exported name stands in no page about the API.',
    'Document it, or excuse it with a reason.',
  ),
  'budget-css': heavy('The style sheets of a page weigh'),
  'budget-html': heavy('The HTML of a page weighs'),
  'budget-image': heavy('A picture weighs'),
  'budget-javascript': heavy('The scripts loaded with a page weigh'),
  'budget-nodes': heavy('The number of elements of a page is'),
  'budget-search': heavy('The search data weighs'),
  'browser-accessibility': error(
    'axe-core found something that keeps people with a disability from using the page.',
    'Do what the rule it names says.',
  ),
  'browser-dead-control': error(
    'A control of the built page does nothing when it is pressed.',
    'Look at the page in a browser with its console open.',
  ),
  'browser-error': error(
    'The built page throws an error in the browser.',
    'Mend the component or script that is named.',
  ),
  'browser-missing': error(
    'The site has no playwright-core or no Chromium, so nothing can be pressed.',
    'Install them in the site: `npm i -D playwright-core && npx playwright-core install chromium`.',
  ),
  'browser-policy': error(
    'The browser refused something because of the content security policy of the site.',
    'Take it out, or allow it in the policy.',
  ),
  'html-missing': error(
    'The site has no html-validate, so the built pages are not held against the standard.',
    'Install it in the site: `npm i -D html-validate`.',
  ),
  'invalid-html': error(
    'A built page breaks a rule of HTML, and browsers may show it differently.',
    'Mend the element that is named.',
  ),
  'low-contrast': error(
    'Text in this colour is hard to read for many people.',
    'Make the colour darker or lighter until the ratio is reached.',
  ),
  'not-deterministic': error(
    'Two builds of the same text differ, so no one can tell what a change changed.',
    'Take out what depends on time, chance, folder or machine.',
  ),
  'sample-expected-error': error(
    'A sample that must not compile does.',
    'Take the mark out, or mend the sample.',
  ),
  'sample-no-compiler': error(
    'The samples cannot be checked without a compiler.',
    'Install `typescript` in the site.',
  ),
  'sample-no-reason': error(
    'A sample is excused without a reason.',
    'Write why: `noCheck="reason"`.',
  ),
  'sample-output': error(
    'A sample prints something else than the page says.',
    'Mend the sample or what the page says.',
  ),
  'sample-run-failed': error('A sample fails when it is run.', 'Mend the sample.'),
  'sample-type-error': error(
    'A sample does not compile, so readers cannot use it.',
    'Mend the sample, or excuse it with a reason.',
  ),
  'search-relevance': error(
    'The search finds less of what it must find than the site demands.',
    'Look at the queries that miss; add synonyms or better headings.',
  ),
  'search-target': error(
    'A query of the search tests is to find a page that does not exist.',
    'Name an existing page.',
  ),
  'search-tests': error('The search tests cannot be read.', 'Restore the file.'),
  'shallow-clone': warning(
    'The git history is cut off, so pages lack their date.',
    'Fetch the whole history.',
  ),
}
