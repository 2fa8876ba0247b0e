import { createRequire } from 'node:module'
import type { HtmlElement } from 'html-validate'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { loadHtmlValidate } from '../../../../../cli/checks/html/load-html-validate.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

// The package as the tools of the site share it: a CommonJS module that is loaded once.
const shared: { readonly HtmlElement: { readonly prototype: HtmlElement } } = createRequire(
  import.meta.url,
)('html-validate')

const page = (body: string): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Posts</title></head><body><main><h1>Posts</h1>${body}</main></body></html>\n`
const list = '<ul><li><a href="/posts/">Posts</a></li><li><a href="/users/">Users</a></li></ul>'
const invalid = page(`${list}<button type="knob">Save</button><img src="/a.png">`)

/** What html-validate reports on its own. */
function validateAlone(html: string) {
  const config = {
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
  }
  return new HtmlValidate(new StaticConfigLoader(config))
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => [ruleId, line]))
}

it('validates a page and leaves the html-validate of the site unchanged', () => {
  const before = Object.getOwnPropertyDescriptors(shared.HtmlElement.prototype)
  const validator = loadHtmlValidate(process.cwd())
  expect(validator?.validate(page(list))).toEqual([])
  expect(validator?.validate(invalid).map(({ ruleId, line }) => [ruleId, line])).toEqual(
    validateAlone(invalid),
  )
  expect(validateAlone(invalid).length).toBeGreaterThan(1)
  expect(Object.getOwnPropertyDescriptors(shared.HtmlElement.prototype)).toEqual(before)
})

it('is undefined where the site has not installed html-validate', async () => {
  expect(loadHtmlValidate(await siteOf({ 'docs/index.md': '# Home\n' }))).toBeUndefined()
})
