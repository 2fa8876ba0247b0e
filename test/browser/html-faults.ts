import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const config = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Files of the site itself need no hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Published ids may begin with digits, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The standard allows both; what is around articles is short.
    'attr-quotes': ['error', { unquoted: true }],
    'no-implicit-close': 'off',
  },
})

/** What html-validate says of every page of a built site: file, line and message. */
export async function htmlFaults(folder: string): Promise<string[]> {
  const validator = new HtmlValidate(config)
  const faults: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const { results } = await validator.validateString(readFileSync(join(folder, file), 'utf8'))
    for (const { messages } of results)
      for (const { line, message } of messages) faults.push(`${file}:${String(line)} ${message}`)
  }
  return faults
}
