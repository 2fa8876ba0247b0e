import { config, explains, page, type Task, works } from './task.ts'

const home = 'build/index.html'

/** The first five minutes: install, build, and what the output is like. */
export const starting: readonly Task[] = [
  works(
    'builds a folder of Markdown without a config',
    { 'docs/index.md': '# Start\n', 'docs/guide.md': '# Guide\n\n[Start](./index.md)\n' },
    { 'build/guide/index.html': ['<h1', 'Guide'], stdout: ['Built'] },
    ['build'],
  ),
  explains('builds an empty folder', { 'README.txt': '' }, ['no-pages', 'index.md'], ['build']),
  explains(
    'forgets `url`',
    { 'docs/index.md': '# Start\n' },
    [/`?url`? is not set|`url`/],
    ['build'],
  ),
  works('writes a config with types', page('Text'), { [home]: ['<title>', 'Trial'] }),
  explains('forgets `export default`', { 'site.config.ts': "const config = { title: 'A' }\n" }, [
    'config-failed',
    'export default',
  ]),
  works('commits everything', page('Text'), { '.docs-ssg/.gitignore': ['*'] }),
  works('publishes on GitHub Pages', page('Text'), { 'build/.nojekyll': [''] }),
  works('has no icon yet', page('Text'), { [home]: [/rel="icon"/] }),
  works('has one version and one language', page('Text'), {
    [home]: [/^(?![\s\S]*(?:English|>Next<))/],
  }),
  works('searches', page('Text'), {
    'build/search/index.html': ['<h1'],
    [home]: ['search-button'],
  }),
  works(
    'sets one color',
    { ...config("theme: { accent: '#7c3aed' },") },
    {
      [home]: ['<style', '#7c3aed'],
      stdout: ['No warnings'],
    },
  ),
  works('prints the version', page(''), { stdout: [/^\d+\.\d+\.\d+/] }, ['--version']),
  explains('mistypes a flag', page('Text'), ['--strct', '--strict'], ['build', '--strct']),
]
