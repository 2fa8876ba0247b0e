#!/usr/bin/env node
// Becomes dist/docs-ssg.js. Must run in any version of Node, because it says which ones are supported.
import process from 'node:process'

/**
 * Threads of Node's pool, which has 4 by default: work that code of the site leaves in it should not
 * keep files from being read. Node creates the pool later, or in the second process.
 */
const poolSize = 32
const { env } = process
env.UV_THREADPOOL_SIZE = String(Math.max(poolSize, Number(env.UV_THREADPOOL_SIZE) || 0))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `docs-ssg: usage error: docs-ssg needs Node.js 20.19 or newer, and this is Node.js ${process.versions.node}. Install a newer version from https://nodejs.org or with your version manager.\n`,
  )
  process.exitCode = 2
} else if (!(await runsInChild())) {
  const { startEarlyThread } = await import('./early-thread.js')
  startEarlyThread(process.argv.slice(2))
  await import('./main.js')
}

/** Node can end a process with an exit code whatever it still does, or a second process is needed. */
async function runsInChild() {
  if ('execve' in process) return false
  const { runInChild } = await import('./parent-process.js')
  return runInChild(process.argv[1], process.argv.slice(2))
}
