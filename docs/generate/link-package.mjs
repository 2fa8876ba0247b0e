// Makes `docs-ssg` importable in the samples of the manual, as in a site that has it installed.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const link = join(modules, 'docs-ssg')

mkdirSync(modules, { recursive: true })
// A junction needs no rights on Windows; elsewhere the type is ignored.
if (!existsSync(link))
  symlinkSync(fileURLToPath(new URL('../..', import.meta.url)), link, 'junction')
