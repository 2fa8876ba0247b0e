import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const pages = {
  'docs/index.md': '# Home\n\n[Guide](./guide/start.md)\n',
  'docs/guide/start.md': '# Start\n',
}

describe('D: docs-ssg version', () => {
  it('copies docs and sidebars, adds the version to the config, and adds its URLs to the lock', async () => {
    const siteDir = await siteOf({
      ...pages,
      'i18n/de/index.md': '# Start auf Deutsch\n',
      'site.config.ts': `import { defineConfig } from 'docs-ssg'

export default defineConfig({
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
  ],
  sidebars: { docs: ['index', { type: 'category', label: 'Guide', items: ['guide/start'] }] },
})
`,
    })
    await runCli(['check', siteDir, '--update-lock'])
    const run = await runCli(['version', '2.0', siteDir])
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain('Copied the docs to versioned_docs/version-2.0.')
    const read = (path: string) => readFile(join(siteDir, path), 'utf8')
    expect(await read('versioned_docs/version-2.0/guide/start.md')).toBe('# Start\n')
    expect(await read('i18n/de/version-2.0/index.md')).toContain('auf Deutsch')
    const config = await read('site.config.ts')
    expect(config).toContain(
      "versions: [{ name: '2.0', label: '2.0', sidebars: sidebarsOf2_0 }, { name: 'current', label: 'Next', path: 'next', banner: 'unreleased' }],",
    )
    expect(run.stdout).toContain('Its pages are below /, and those of `docs` below /next/.')
    expect(Object.keys(JSON.parse(await read('docs.lock.json')).pages)).toEqual(
      expect.arrayContaining(['/guide/start/', '/next/guide/start/']),
    )

    // The current docs change; the version stays.
    await writeFile(join(siteDir, 'docs/guide/start.md'), '# Another start {#start}\n')
    const built = await runCli(['build', siteDir, '--strict'])
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(await read('build/guide/start/index.html')).toContain('<h1 id="start">Start')
    const next = await read('build/next/guide/start/index.html')
    expect(next).toContain('Another start')
    expect(next).toContain('has not been released yet')
    expect(await read('build/de/index.html')).toContain('auf Deutsch')
    expect(await read('build/de/next/index.html')).toContain('auf Deutsch')

    const second = await runCli(['version', '3.0', siteDir])
    expect(second.exitCode).toBe(0)
    const versions = (await read('site.config.ts')).match(/name: '[^']+'/g)
    expect(versions).toEqual(["name: '3.0'", "name: '2.0'", "name: 'current'"])
    expect(second.stdout).toContain('Its pages are below /, and those of `docs` below /next/.')
    expect(await read('versioned_docs/version-3.0/guide/start.md')).toContain('Another start')
    const rebuilt = await runCli(['build', siteDir])
    expect([rebuilt.exitCode, rebuilt.stderr]).toEqual([0, ''])
    expect(await read('build/guide/start/index.html')).toContain('Another start')
    const old = await read('build/2.0/guide/start/index.html')
    expect(old).toContain('<h1 id="start">Start')
    expect(old).toContain('no longer maintained')
    expect(await read('build/de/2.0/index.html')).toContain('auf Deutsch')
    expect(existsSync(join(siteDir, 'i18n/de/version-3.0/version-2.0'))).toBe(false)
  })

  it('refuses names that can’t be used, and changes nothing', async () => {
    const config = "export default { versions: [{ name: 'current', label: 'Next' }] }\n"
    const siteDir = await siteOf({ ...pages, 'site.config.ts': config })
    for (const name of ['current', '../x', 'a b']) {
      const { exitCode, stderr } = await runCli(['version', name, siteDir])
      expect(exitCode).toBe(2)
      expect(stderr).toContain(`\`${name}\` can’t be the name of a version`)
    }
    expect(await readFile(join(siteDir, 'site.config.ts'), 'utf8')).toBe(config)
    expect(existsSync(join(siteDir, 'versioned_docs'))).toBe(false)
  })

  it.each([
    ['an empty folder', {}, 'no-pages'],
    ['docs without Markdown', { 'docs/notes.txt': 'A' }, 'no-pages'],
    [
      'a folder of docs that is missing',
      { 'index.md': '# A', 'site.config.mjs': "export default { docs: { path: 'pages' } }\n" },
      '`docs.path`',
    ],
  ])('copies nothing from %s, and says why', async (_, files, said) => {
    const siteDir = await siteOf(files)
    const { exitCode, stdout, stderr } = await runCli(['version', '1.0', siteDir])
    expect(exitCode).toBeGreaterThan(0)
    expect([stdout, existsSync(join(siteDir, 'versioned_docs'))]).toEqual(['', false])
    expect(stderr).toContain(said)
  })

  it('prints what to add to a config that it can’t edit', async () => {
    const siteDir = await siteOf({
      ...pages,
      'site.config.mjs':
        'const make = () => ({ url: "https://x.example" })\nexport default make()\n',
    })
    const { exitCode, stdout } = await runCli(['version', '2.0', siteDir])
    expect(exitCode).toBe(0)
    expect(stdout).toContain(
      "In site.config.mjs, add this:\n\n  versions: [{ name: '2.0', label: '2.0' }, { name: 'current', label: 'Next', path: 'next', banner: 'unreleased' }],",
    )
  })

  it.each([
    [
      'the latest version has the URLs of the docs',
      "{ name: '1.0', label: '1.0' }, { name: 'current', label: 'Next', path: 'next' }",
      "{ name: '2.0', label: '2.0' }, { path: '1.0', banner: 'unmaintained', name: '1.0', label: '1.0' }, { name: 'current', label: 'Next', path: 'next' }",
      'Its pages are below /, and those of `docs` below /next/.',
    ],
    [
      'a banner is kept',
      "{ name: '1.0', label: '1.0', banner: 'none', }, { name: 'current', label: 'Next', path: 'main' }",
      "{ name: '2.0', label: '2.0' }, { path: '1.0', name: '1.0', label: '1.0', banner: 'none', }, { name: 'current', label: 'Next', path: 'main' }",
      'Its pages are below /, and those of `docs` below /main/.',
    ],
    [
      'a list that begins with the docs keeps their URLs',
      "{ name: 'current', label: '1.1' }, { name: '1.0', label: '1.0', path: '1.0' }",
      "{ name: 'current', label: '1.1' }, { name: '2.0', label: '2.0', path: '2.0' }, { name: '1.0', label: '1.0', path: '1.0' }",
      'Its pages are below /2.0/, and those of `docs` below /.',
    ],
    [
      'a first version with another name is in `docs`',
      "{ name: '1.1', label: '1.1' }",
      "{ name: '1.1', label: '1.1' }, { name: '2.0', label: '2.0', path: '2.0' }",
      'Its pages are below /2.0/, and those of `docs` below /.',
    ],
    [
      'a path that is written stays',
      "{ name: '1.0', label: '1.0', path: '/' }, { name: 'current', label: 'Next', path: 'next' }",
      "{ name: '1.0', label: '1.0', path: '/' }, { name: 'current', label: 'Next', path: 'next' }",
      "add this as the first entry of `versions`, and `path: '1.0', banner: 'unmaintained'` to the entry of 1.0:",
    ],
  ])('gives each version its URLs: %s', async (_, before, after, said) => {
    const configOf = (list: string) => `export default {\n  versions: [${list}],\n}\n`
    const siteDir = await siteOf({
      ...pages,
      'versioned_docs/version-1.0/index.md': '# Old\n',
      'site.config.ts': configOf(before),
    })
    const { exitCode, stdout, stderr } = await runCli(['version', '2.0', siteDir])
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(await readFile(join(siteDir, 'site.config.ts'), 'utf8')).toBe(configOf(after))
    expect(stdout).toContain(said)
    expect(await readFile(join(siteDir, 'versioned_docs/version-2.0/index.md'), 'utf8')).toContain(
      '# Home',
    )
  })
})

describe('D: docs-ssg translations', () => {
  const config = `export default {
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
  ],
}
`

  const inDocs = ['i18n/de/guide/start.md', 'i18n/de/index.md']
  const inOthers = ['i18n/de.api/index.md', 'i18n/de.blog/2026-01-01-hello.md']
  it.each([
    ['false', '', inDocs],
    ['true', '', [...inDocs, ...inOthers]],
    ["'redirects'", '', [...inDocs, ...inOthers]],
    ["'rules'", '', [...inDocs, ...inOthers]],
    ['false', "docsPaths: { de: 'de/api' },", [...inDocs, 'de/api/index.md']],
    ['true', "docsPaths: { de: 'de/api' },", [...inDocs, 'de/api/index.md', inOthers[1] ?? '']],
  ])(
    'counts and creates pages of docs, collections and blogs with `fallback: %s` and `%s`',
    async (fallback, folders, expected) => {
      const siteDir = await siteOf({
        ...pages,
        'api/index.md': '# API\n',
        'blog/2026-01-01-hello.md': '# Hello\n',
        'site.config.ts': `export default {
  url: 'https://x.example',
  collections: [{ name: 'api', path: 'api', routeBasePath: 'api', ${folders} }],
  blog: {},
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: ${fallback} },
  ],
}
`,
      })
      const run = await runCli(['translations', siteDir, '--write'])
      expect([run.exitCode, run.stderr]).toEqual([0, ''])
      expect(run.stdout).toContain(`de: 0 of ${expected.length} pages translated.`)
      const created = [...run.stdout.matchAll(/^Created (.+)\.$/gm)].map(([, path]) => path)
      expect(created.toSorted()).toEqual(expected.toSorted())
      await writeFile(join(siteDir, expected.at(-1) ?? ''), '# Deutsch\n')
      const again = await runCli(['translations', siteDir])
      expect(again.stdout).toContain(`de: 1 of ${expected.length} pages translated.`)
    },
  )

  it('lists missing and outdated pages, and creates files that count as missing until they are translated', async () => {
    const siteDir = await siteOf({
      ...pages,
      'docs/more.mdx': '---\ntitle: More\n---\n\nText.\n',
      'i18n/de/index.md': '# Start\n',
      'site.config.ts': config,
    })
    const git = (date: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: siteDir,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      })
    git('2026-01-01T00:00:00Z', 'init', '-q')
    git('2026-01-01T00:00:00Z', 'add', '-A')
    git('2026-01-01T00:00:00Z', 'commit', '-qm', 'a')
    await writeFile(join(siteDir, 'docs/index.md'), '# Home\n\nNew text.\n')
    git('2026-02-03T00:00:00Z', 'commit', '-qam', 'b')

    const first = await runCli(['translations', siteDir, '--strict'])
    expect(first.exitCode).toBe(1)
    expect(first.stdout).toContain(
      'de: 1 of 3 pages translated, 1 of them older than the original.',
    )
    expect(first.stdout).toContain(
      'missing   i18n/de/guide/start.md (original: docs/guide/start.md)',
    )
    expect(first.stdout).toContain(
      'outdated  i18n/de/index.md (docs/index.md was changed on 2026-02-03)',
    )

    const written = await runCli(['translations', siteDir, '--write'])
    expect(written.stdout).toContain('Created i18n/de/guide/start.md.')
    expect(written.stdout).toContain('de: 1 of 3 pages translated')
    const file = join(siteDir, 'i18n/de/guide/start.md')
    expect(await readFile(file, 'utf8')).toMatch(
      /^---\n# .*docs-ssg-untranslated.*\n---\n\n# Start\n$/,
    )
    const more = await readFile(join(siteDir, 'i18n/de/more.mdx'), 'utf8')
    expect(more).toMatch(/^---\n# .*docs-ssg-untranslated.*\ntitle: More\n---\n/)
    // Until then, readers get the original, and the page says which language it has.
    const built = await runCli(['build', siteDir, '--strict'])
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(await readFile(join(siteDir, 'build/de/guide/start/index.html'), 'utf8')).toMatch(
      /<article[^>]* lang="en"/,
    )

    await writeFile(file, '# Anfang\n')
    const third = await runCli(['translations', siteDir])
    expect(third.exitCode).toBe(0)
    expect(third.stdout).toContain('de: 2 of 3 pages translated')
  })

  it.each([
    ['locales[1].docsPath', "docsPath: 'i18n/deutsch'", '', 'i18n/deutsch/index.md'],
    [
      'collections[0].docsPaths.de',
      '',
      "collections: [{ name: 'api', path: 'api', routeBasePath: 'api', docsPaths: { de: 'i18n/de-api' } }],",
      'i18n/de-api/a.md',
    ],
  ])('creates the folder of a new language (`%s`)', async (key, locale, more, created) => {
    const siteDir = await siteOf({
      ...pages,
      'api/a.md': '# A\n',
      'site.config.ts': config
        .replace('fallback: true', `fallback: true, ${locale}`)
        .replace("url: 'https", `${more}\n  url: 'https`),
    })
    const early = await runCli(['build', siteDir])
    expect(early.stderr).toContain(`\`${key}\` is`)
    expect(early.stderr).toContain('create it with `docs-ssg translations --write`')
    const listed = await runCli(['translations', siteDir])
    expect([listed.exitCode, listed.stderr]).toEqual([0, ''])
    const { stdout } = await runCli(['translations', siteDir, '--write'])
    expect(stdout).toContain(`Created ${created}.`)
    expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  })

  it('says which languages there are', async () => {
    const siteDir = await siteOf({ ...pages, 'site.config.ts': config })
    const wrong = await runCli(['translations', siteDir, '--locale', 'fr'])
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      2,
      'docs-ssg: `fr` is not a language that the docs are translated into; expected one of `de`.\n',
    ])
    const single = await runCli(['translations', await siteOf(pages)])
    expect(single.stderr).toContain('The site has a single language.')
  })
})

describe('a site that uses every key of a page about its URLs', () => {
  it('builds after `version` and `translations --write`', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n\n[A](./a.md)\n',
      'docs/a.md':
        '---\nid: b\nslug: /custom\nredirect_from: [/getting-started, old]\naliases: { former: part }\ntags: [{ label: T, permalink: /t }]\n---\n\n# A\n\n## Part\n',
      'site.config.ts': `import { defineConfig } from 'docs-ssg'

export default defineConfig({
  url: 'https://x.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
  ],
})
`,
    })
    for (const args of [
      ['build'],
      ['version', '1.0'],
      ['build'],
      ['translations', '--write'],
      ['build'],
    ]) {
      const [command = '', ...rest] = args
      const run =
        rest[0] === '1.0'
          ? await runCli([command, '1.0', siteDir])
          : await runCli([command, siteDir, ...rest])
      expect([args.join(' '), run.exitCode, run.stderr]).toEqual([args.join(' '), 0, ''])
    }
    for (const prefix of ['', 'next/', 'de/', 'de/next/']) {
      const html = await readFile(
        join(siteDir, `build/${prefix}getting-started/index.html`),
        'utf8',
      )
      expect(html).toContain(`data-to="/${prefix}custom`)
    }
  })
})
