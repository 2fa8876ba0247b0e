#!/usr/bin/env node
// Becomes dist/docs-ssg.js. Must run in any version of Node, because it says which ones are supported.
import process from 'node:process'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `docs-ssg: usage error: docs-ssg needs Node.js 20.19 or newer, and this is Node.js ${process.versions.node}. Install a newer version from https://nodejs.org or with your version manager.\n`,
  )
  process.exitCode = 2
} else {
  const { startEarlyThread } = await import('./early-thread.js')
  startEarlyThread(process.argv.slice(2))
  await import('./main.js')
}
