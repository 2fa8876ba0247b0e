// The bundles of the package, as options for esbuild.
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

// CommonJS packages load the modules of Node with `require`.
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);`

/**
 * A separate file starts the thread of a command before main.js is loaded, which then takes over the
 * thread.
 */
const withEarlyThread = {
  name: 'with-early-thread',
  setup(build) {
    build.onResolve({ filter: /\/early-thread\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './early-thread.js', external: true },
    )
  },
}

/** The command line; `buildId` changes with every source. */
export const commandOptions = (buildId) => ({
  absWorkingDir: root,
  // By the name in dist/, without `.js`.
  entryPoints: {
    main: 'cli/main.ts',
    'define-config': 'cli/config/define-config.ts',
    changelog: 'cli/integrations/changelog/changelog.ts',
    'open-api': 'cli/integrations/open-api/open-api.ts',
    python: 'cli/integrations/python/python.ts',
    'typescript-reference': 'cli/integrations/typescript/typescript-reference.ts',
  },
  outdir: 'dist',
  write: false,
  metafile: true,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  // The licenses of all packages are in dist/THIRD-PARTY-LICENSES.txt.
  legalComments: 'none',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // esbuild is a native program; typescript and fsevents are optional and are resolved from the site
  // that uses them. The last one is the Markdown parser's fallback for browsers, which never runs
  // here.
  external: ['esbuild', 'typescript', 'fsevents', './webcontainer-fallback.cjs'],
  define: {
    'process.env.NODE_ENV': '"production"',
    DOCS_SSG_BUILD: JSON.stringify(buildId),
  },
  plugins: [withEarlyThread],
  banner: { js: banner },
  logLevel: 'warning',
})

/**
 * What threads begin with, each file under a name of `thread-programs.ts`, what starts the first of
 * them, and what starts a second process for the command.
 */
export const launcherOptions = (buildId) => ({
  ...commandOptions(buildId),
  entryPoints: {
    'early-thread': 'cli/supervisor/early-thread.ts',
    'parent-process': 'cli/supervisor/parent-process.ts',
    ...Object.fromEntries(
      ['command-thread', 'page-worker', 'build-thread'].map((name) => [
        name,
        'cli/supervisor/launch-thread.ts',
      ]),
    ),
  },
  splitting: false,
  banner: {},
})

/**
 * What threads run: one script, because V8 can keep the compiled code of scripts in every supported
 * version of Node, but not that of modules. It is a function, like CommonJS modules in Node.
 */
export const threadOptions = (buildId) => ({
  ...commandOptions(buildId),
  entryPoints: { threads: 'cli/supervisor/thread-programs.ts' },
  outExtension: { '.js': '.cjs' },
  splitting: false,
  format: 'cjs',
  define: { ...commandOptions(buildId).define, 'import.meta.url': '__moduleUrl' },
  banner: {
    js: '(function (require, module, __moduleUrl) {',
  },
  footer: { js: '})' },
})

/**
 * What runs in other processes, each a module that imports nothing but modules of Node: a jail can
 * read no file, so its program is passed as text. The names are those of `read-program.ts`.
 */
export const programOptions = (buildId) => ({
  ...commandOptions(buildId),
  entryPoints: {
    'evaluate-export': 'cli/programs/evaluation/evaluate-export.ts',
    'run-attached': 'cli/programs/compiler/run-attached.ts',
    'separate-jail': 'cli/programs/jail/separate-jail.ts',
    'shared-jail': 'cli/programs/jail/shared-jail.ts',
    'supervise-jails': 'cli/programs/supervisor/supervise-jails.ts',
  },
  outdir: 'dist/programs',
  splitting: false,
  // No package: `test/boundaries.test.ts` keeps other imports out.
  external: [],
  alias: {},
  plugins: [],
  banner: {},
})

/** What hosts run, in a file that people may read, below tables that it takes as given. */
export const hostProgramOptions = (buildId) => ({
  ...programOptions(buildId),
  entryPoints: { 'find-redirect': 'cli/programs/redirects/find-redirect.ts' },
  platform: 'neutral',
  target: 'es2022',
  minify: false,
})

/**
 * What runs in pages: `page-check` in those that `check --browser` opens, `redirect-page` in those that redirect, the
 * others in the head of all pages.
 */
export const pageProgramOptions = (buildId) => ({
  ...programOptions(buildId),
  entryPoints: {
    'head-announcement': 'runtime/head/head-announcement.ts',
    'head-color-mode': 'runtime/head/head-color-mode.ts',
    'head-failure': 'runtime/head/head-failure.ts',
    'head-sidebar': 'runtime/head/head-sidebar.ts',
    'page-check': 'runtime/checks/page-check.ts',
    'redirect-page': 'runtime/head/redirect-page.ts',
  },
  format: 'iife',
  platform: 'browser',
  target: 'es2023',
  // Without `"use strict"`, which pages would repeat.
  tsconfigRaw: {},
})

/** The program that makes the prebuilt browser files. */
export const prebuiltOptions = {
  ...commandOptions(''),
  entryPoints: ['cli/package/make-prebuilt.ts'],
  metafile: false,
  minify: false,
  splitting: false,
}
