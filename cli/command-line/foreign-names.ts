import { ownValue } from '../primitives/own-value.ts'

const outDir = 'Use `--out-dir` for the folder of the built site.'
const siteDir = 'Name the folder of the site as an argument, as in `docs-ssg build some/folder`.'
const config = 'Use `--config`.'
const baseUrl = 'Use `--base-url`.'
const locales = 'Each build writes all `locales` of the config.'
const drafts = 'Use `--drafts`.'
const host = 'Use `--host`, and `--port` for the port.'
const serve = 'Use `docs-ssg serve`, which builds again on every save.'
const replaced = 'Leave it out: each build replaces the files of the one before.'
const dryRun = 'Use `--fix --dry-run`, which prints the changes and writes nothing.'
const quiet = 'Leave it out: messages go to standard error.'

/** What to use instead of flags of other generators and checkers. */
const flags: Readonly<Record<string, string>> = {
  '--output': outDir,
  '--out': outDir,
  '--output-path': outDir,
  '--destination': outDir,
  '--dest': outDir,
  '--site-dir': outDir,
  '-d': outDir,
  '--root': siteDir,
  '--source': siteDir,
  '-s': siteDir,
  '--config-file': config,
  '-f': config,
  '--base-path': baseUrl,
  '--pathprefix': baseUrl,
  '--path-prefix': baseUrl,
  '--site': 'Set `url` in the config.',
  '--locale': locales,
  '-l': locales,
  '--watch': serve,
  '-w': serve,
  '--serve': serve,
  '--clean': replaced,
  '--cleanDestinationDir': replaced,
  '--gc': replaced,
  '--incremental': 'Leave it out: each build reuses results of earlier ones.',
  '--minify': 'Leave it out: files are minified unless you add `--no-minify`.',
  '--draft': drafts,
  '--buildDrafts': drafts,
  '-D': drafts,
  '--dev-addr': host,
  '-a': host,
  '--bind': host,
  '--hostname': host,
  '--livereload': 'Leave it out: `docs-ssg serve` updates open pages on every save.',
  '--no-livereload': 'Use `docs-ssg preview`, which serves the built site as it is.',
  '--verbose': 'Use `--all-findings`, or `--timings` with `docs-ssg build`.',
  '-v': 'Use `docs-ssg --version`.',
  '--quiet': quiet,
  '--silent': quiet,
  '-q': quiet,
  '--json': 'Use `--format json`.',
  '--reporter': 'Use `--format`.',
  '--fix-dry-run': dryRun,
  '--diff': dryRun,
  '--write': 'Use `--fix`.',
  '--max-warnings': 'Use `--strict`, which fails on warnings.',
  '--ci': 'Leave it out: docs-ssg detects CI.',
}

/** What to use instead of commands of other generators and checkers. */
const commands: Readonly<Record<string, string>> = {
  new: 'Use `docs-ssg init`.',
  create: 'Use `docs-ssg init`.',
  generate: 'Use `docs-ssg build`.',
  export: 'Use `docs-ssg build`.',
  watch: serve,
  server: serve,
  develop: serve,
  test: 'Use `docs-ssg check`.',
  lint: 'Use `docs-ssg check`.',
  verify: 'Use `docs-ssg check`.',
  linkcheck: 'Use `docs-ssg check`, and add `--external` for links to other sites.',
  clean: 'Use `docs-ssg clear`, which empties the cache.',
  freeze: 'Use `docs-ssg version <name> --freeze`.',
  'docs:version': 'Use `docs-ssg version <name>`.',
  'write-translations': 'Use `docs-ssg translations`.',
  'write-heading-ids': 'Use `docs-ssg check --fix heading-ids`.',
  deploy: 'Use `docs-ssg build`, and upload the folder `build`.',
  'gh-deploy': 'Use `docs-ssg build`, and publish the folder `build` with GitHub Pages.',
  import: 'Use `docs-ssg migrate`.',
  convert: 'Use `docs-ssg migrate`.',
}

const unknown = /^(?:error: )?unknown (option|command) '([^'=]+)(?:=[^']*)?'/

/**
 * Complete commander's message about an unknown flag or command with what docs-ssg has instead, if
 * another tool has that name; undefined otherwise. This replaces commander's guess, which only
 * compares spellings.
 */
export function explainForeignName(message: string): string | undefined {
  const [found, kind, name] = unknown.exec(message) ?? []
  if (found === undefined || name === undefined) return undefined
  const table = kind === 'option' ? flags : commands
  const instead = ownValue(table, name)
  return instead === undefined ? undefined : `${found}\n${instead}\n`
}
