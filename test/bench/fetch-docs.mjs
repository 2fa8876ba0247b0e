// `node test/bench/fetch-docs.mjs <folder>`: fetches the documentation that `npm run bench` builds, each project at the
// commit of corpora/public-docs.mjs. Then run the bench with BENCH_DOCS=<folder>.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicDocs } from './corpora/public-docs.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder: node test/bench/fetch-docs.mjs <folder>')
  process.exit(2)
}

/** Fetch one commit without its history, and only the files of the documentation. */
function fetchProject({ name, repository, commit, docs }) {
  const target = resolve(folder, name)
  if (existsSync(join(target, docs))) return
  mkdirSync(target, { recursive: true })
  const git = (...args) => {
    const { status } = spawnSync('git', args, { cwd: target, stdio: 'inherit' })
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed in ${target}`)
  }
  git('init', '--quiet')
  git('remote', 'add', 'origin', `https://github.com/${repository}.git`)
  git('sparse-checkout', 'set', docs)
  git('fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit)
  git('checkout', '--quiet', 'FETCH_HEAD')
}

for (const project of publicDocs) {
  fetchProject(project)
  console.log(`${project.name}: ${project.repository} at ${project.commit.slice(0, 8)}`)
}
console.log(`\nBENCH_DOCS=${resolve(folder)} npm run bench`)
