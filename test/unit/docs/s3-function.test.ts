import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const page = readFileSync('docs/content/hosts/s3-cloudfront.md', 'utf8')
const [, code = ''] = /^```js title="url-to-file.js".*\n([\s\S]+?)^```$/m.exec(page) ?? []

it.each([
  ['/', '/index.html'],
  ['/guide/', '/guide/index.html'],
  ['/guide/install', '/guide/install/index.html'],
  // Homes of versions, and pages about a release.
  ['/1.0', '/1.0/index.html'],
  ['/v2.14.0', '/v2.14.0/index.html'],
  ['/1.0/guide/install', '/1.0/guide/install/index.html'],
  ['/index.html', '/index.html'],
  ['/guide/install.md', '/guide/install.md'],
  ['/assets/client-1a2b3c4d.js', '/assets/client-1a2b3c4d.js'],
  ['/fonts/text.woff2', '/fonts/text.woff2'],
  ['/video.mp4', '/video.mp4'],
])('the function for CloudFront serves %s from %s', (uri, file) => {
  const made: unknown = runInNewContext(
    `${code};handler({ request: { uri: ${JSON.stringify(uri)} } })`,
  )
  expect(made).toEqual({ uri: file })
})
