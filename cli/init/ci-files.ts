import type { PackageManager } from './found-folder.ts'

/** What installs exactly what the lock file says. */
const installs: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  pnpm: 'corepack enable && pnpm install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --immutable',
  bun: 'npx bun install --frozen-lockfile',
}

/** Check every pull request, and publish the main branch on GitHub Pages. */
export const githubWorkflow = (manager: PackageManager): string => `name: Documentation
on:
  push: { branches: [main] }
  pull_request:
permissions: { contents: read }
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22${manager === 'npm' ? ', cache: npm' : ''} }
      - run: ${installs[manager]}
      - run: npx docs-ssg check --strict --format github
      - run: npx docs-ssg build
      - uses: actions/upload-pages-artifact@v3
        with: { path: build }
  deploy:
    if: github.ref == 'refs/heads/main'
    needs: build
    runs-on: ubuntu-latest
    permissions: { pages: write, id-token: write }
    environment: { name: github-pages }
    steps:
      - uses: actions/deploy-pages@v4
`

/** Check every change, and publish the default branch on GitLab Pages. */
export const gitlabPipeline = (manager: PackageManager): string => `default:
  image: node:22

check:
  script:
    - ${installs[manager]}
    - npx docs-ssg check --strict --format junit --output report.xml
  artifacts:
    when: always
    reports: { junit: report.xml }

pages:
  needs: [check]
  variables: { GIT_DEPTH: 0 }
  script:
    - ${installs[manager]}
    - npx docs-ssg build --out-dir public
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`
