import type { PackageManager } from './find-package-manager.ts'
import type { FoundFolder } from './found-folder.ts'

type Place = Pick<FoundFolder, 'packageManager' | 'lockPath' | 'pathInRepository' | 'branch'>

/** The command that installs exactly the versions in the lock file. */
const installs: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  pnpm: 'corepack enable && pnpm install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --immutable',
  bun: 'npx bun install --frozen-lockfile',
}

/** Its key contains the lock file. */
const toCache = (path: string): string =>
  path === ''
    ? ', cache: npm'
    : `, cache: npm, cache-dependency-path: ${toYaml(`${path}package-lock.json`)}`

/** The way from the site to the top of the repository. */
const toRoot = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** A name may contain characters that are special in YAML or in a shell. */
const toYaml = (text: string): string =>
  /^[\w./][\w./ -]*$/.test(text) ? text : JSON.stringify(text)
const toShell = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`

/** Check every pull request, and publish the default branch on GitHub Pages. */
export const githubWorkflow = ({
  packageManager: manager,
  lockPath,
  pathInRepository: path,
  branch,
}: Place): string => `name: Documentation
on:
  push: { branches: [${branch}] }
  pull_request:
permissions: { contents: read }
jobs:
  build:
    runs-on: ubuntu-latest${path === '' ? '' : `\n    defaults: { run: { working-directory: ${toYaml(path)} } }`}
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22${manager === 'npm' ? toCache(lockPath) : ''} }
      - run: ${installs[manager]}
      - run: npx docs-ssg check --strict --format github
      - run: npx docs-ssg build
      - uses: actions/upload-pages-artifact@v3
        with: { path: ${toYaml(`${path}build`)} }
  deploy:
    if: github.ref == 'refs/heads/${branch}'
    needs: build
    runs-on: ubuntu-latest
    permissions: { pages: write, id-token: write }
    environment: { name: github-pages }
    steps:
      - uses: actions/deploy-pages@v4
`

/** Check every change, and publish the default branch on GitLab Pages. */
export const gitlabPipeline = ({
  packageManager: manager,
  pathInRepository: path,
}: Place): string => `default:
  image: node:22${path === '' ? '' : `\n  before_script: [${toYaml(`cd ${toShell(path)}`)}]`}

variables: { GIT_DEPTH: 0 }

check:
  script:
    - ${installs[manager]}
    - npx docs-ssg check --strict --format junit --output ${toRoot(path)}report.xml
  artifacts:
    when: always
    reports: { junit: report.xml }

pages:
  needs: [check]
  script:
    - ${installs[manager]}
    - npx docs-ssg build --out-dir ${toRoot(path)}public
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`
