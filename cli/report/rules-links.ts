// The rules about links, addresses and what may be lost. Enters: nothing. Leaves: a table.
import type { RuleTable } from '../model/rule.ts'

const error = (why: string, todo: string) => ({ severity: 'error', why, todo }) as const
const warning = (why: string, todo: string) => ({ severity: 'warning', why, todo }) as const
const log = (why: string, todo: string) => ({ severity: 'log', why, todo }) as const

/** Links in and out, addresses, redirects, the lock, and what readers stumble over. */
export const linkRules: RuleTable = {
  'broken-anchor': error(
    'The page has no element with the id, so the reader lands at its top.',
    'Name an id of that page.',
  ),
  'broken-asset': error('The picture or file does not exist.', 'Name an existing file.'),
  'broken-link': error('The link leads to no page or file of this site.', 'Name an existing page.'),
  'dead-external-link': error(
    'A page of another site was gone (404, 410 or no such host) in two runs in a row.',
    'Link to where it went, or take the link out.',
  ),
  'dead-redirect': error(
    'An old address leads to a page or id that does not exist.',
    'Let it lead to an existing one.',
  ),
  'duplicate-address': error('Two pages claim one address.', 'Move or rename one of them.'),
  'duplicate-id': warning(
    'Two elements of one page have one id, so links reach only the first.',
    'Give one of them another id.',
  ),
  'external-offline': log(
    'No host was found, so nothing is known about links to other sites.',
    'Run the check again with a network.',
  ),
  'file-over-page': error(
    'A static file lies where a page is written.',
    'Move or rename one of them.',
  ),
  'heading-jump': warning(
    'A heading skips a level, and who reads by headings looks for the missing one.',
    'Use the next level.',
  ),
  'inbound-link': error(
    'A file that is shipped elsewhere names an address of this site that does not answer.',
    'Mend that file, or add a redirect or an alias here.',
  ),
  'insecure-link': warning('The link is not encrypted.', 'Use `https:`.'),
  'localhost-link': warning(
    'The link leads to the reader’s own machine.',
    'Link to a public address, or write it as code.',
  ),
  'lost-anchor': error(
    'An id that was published is gone, so old links land at the top of the page.',
    'Add an alias, or record the loss with `--update-lock`.',
  ),
  'lost-page': error(
    'An address that was published is gone.',
    'Add a redirect, or record the loss with `--update-lock`.',
  ),
  'missing-alt': warning(
    'A picture says nothing to those who do not see it.',
    'Describe what it shows.',
  ),
  'moved-external-link': log(
    'A page of another site has moved for good.',
    'Link to its new address.',
  ),
  'opt-out-no-reason': warning(
    'A rule is switched off without a reason, so nobody can tell when it may come back.',
    'Write the reason after a colon.',
  ),
  'not-in-build': warning(
    "An address on the site's own domain is no page or file of the build, so nobody here knows whether it is there.",
    'Leave it if something else puts it there; or else name what the site has.',
  ),
  'orphan-page': warning(
    'No page, sidebar or menu leads to the page.',
    'Link to it, or take it out.',
  ),
  'own-domain-link': warning(
    'A link to this very site is written with its domain, so it leaves a preview.',
    'Link by file or path.',
  ),
  'redirect-chain': warning(
    'A redirect leads to a redirect, so readers wait twice.',
    'Let it lead to where the other one ends.',
  ),
  'redirect-left-out': log(
    'The disk cannot hold a redirect page beside a page whose name differs only in letter case or accents.',
    'Let the host redirect, or build on another disk.',
  ),
  'redirect-loop': error('The redirects lead in a circle.', 'Let one of them lead to a page.'),
  'redirect-over-page': error(
    'A redirect has the address of a page, so one hides the other.',
    'Take the redirect out, or move the page.',
  ),
  'twin-address': error(
    'Two addresses differ only in letter case or accents, which some disks cannot tell apart.',
    'Rename one of them.',
  ),
  'unreachable-external-link': log(
    'A page of another site has not answered for several runs, which may be its manners towards machines.',
    'Open it by hand, or add it to `checks.externalIgnore`.',
  ),
  'unreadable-lock': error(
    'The lock file cannot be read, so no published address is checked.',
    'Restore it from git.',
  ),
  'unusable-address': error(
    'The name of the file makes an address that some hosts cannot serve.',
    'Rename the file, or give the page a `slug`.',
  ),
  'unsized-picture': warning(
    'Nobody knows the size of a picture before it is loaded, so the text below jumps when it arrives.',
    'Write width and height, or keep the file in the site, where docs-ssg measures it.',
  ),
  'unused-asset': warning('No page shows or links to the file.', 'Use it, or delete it.'),
  'vague-link': warning(
    'The text of the link tells nothing to who hears links one by one.',
    'Let it name what it leads to.',
  ),
}
