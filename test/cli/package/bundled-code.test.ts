import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const dist = join(import.meta.dirname, '../../../dist')

// js-yaml 3, which gray-matter asks for, loads it from the folder of the site for functions in YAML.
it.each(['main.js', 'threads.cjs'])(
  '%s cannot load a package that parses code in YAML',
  async (file) => {
    expect(await readFile(join(dist, file), 'utf8')).not.toContain('esprima')
  },
)
