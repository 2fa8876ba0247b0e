#!/usr/bin/env node
// `npm create docs-ssg my-docs` is `docs-ssg init my-docs`.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const manifest = createRequire(import.meta.url).resolve('docs-ssg/package.json')
process.argv.splice(2, 0, 'init')
await import(pathToFileURL(join(dirname(manifest), 'dist/docs-ssg.js')).href)
