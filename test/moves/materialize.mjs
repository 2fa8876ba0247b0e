// The files of a commit, from a clone that may be bare or partial. A file whose contents the clone
// lacks, such as a large image, becomes an empty one.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The git directory of a repository in a folder of clones; undefined if it has none. */
export function findClone(clones, repository) {
  const [owner, name] = repository.split('/')
  return [`${owner}/${name}`, `${owner}+${name}`, name]
    .flatMap((path) => ['.git', 'repo', ''].map((inner) => join(clones, path, inner)))
    .find((path) => existsSync(join(path, 'HEAD')))
}

/** Write the files below `folders` (all of them if there are none) of a commit into `target`. */
export async function materialize({ clone, commit, folders }, target) {
  const entries = listEntries(clone, commit, folders)
  const contents = await readObjects(clone, entries)
  // A migration reads nothing outside the repository, and configs call git.
  execFileSync('git', ['init', '--quiet', target])
  for (const [index, { mode, path }] of entries.entries()) {
    const file = join(target, path)
    await mkdir(dirname(file), { recursive: true })
    const data = contents[index] ?? Buffer.alloc(0)
    if (mode === '120000') await symlink(data.toString(), file)
    else await writeFile(file, data)
  }
}

function listEntries(clone, commit, folders) {
  const args = ['--git-dir', clone, 'ls-tree', '-r', '-z', commit, ...folders]
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
    .split('\0')
    .flatMap((line) => {
      const [, mode, kind, hash, path] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(line) ?? []
      return kind === 'blob' ? [{ mode, hash, path }] : []
    })
}

/** In the order of the entries; undefined for those that the clone lacks. */
async function readObjects(clone, entries) {
  const child = spawn('git', ['--git-dir', clone, 'cat-file', '--batch'], {
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  const closed = new Promise((resolve) => {
    child.on('close', resolve)
  })
  child.stdin.end(entries.map(({ hash }) => `${hash}\n`).join(''))
  await closed
  const output = Buffer.concat(chunks)
  let at = 0
  return entries.map(() => {
    const end = output.indexOf(10, at)
    const size = /^\w+ blob (\d+)$/.exec(output.toString('latin1', at, end))?.[1]
    at = end + 1
    if (size === undefined) return undefined
    const data = output.subarray(at, at + Number(size))
    at += Number(size) + 1
    return data
  })
}
