import * as v from 'valibot'
import { option, optional } from '../primitives/formats/schema-parts.ts'

const remoteSchema = v.strictObject({
  url: v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s?#]+$/, 'an address with `http:` or `https:`'),
    v.description('Address of the cache. Entries are read and written below it, as `/ac/<hash>`.'),
  ),
  readOnly: option(
    v.boolean(),
    false,
    'Use entries, but write none. The environment variable `DOCS_SSG_CACHE_READ_ONLY=1` does the same.',
  ),
  timeout: option(
    v.pipe(v.number(), v.minValue(1)),
    10_000,
    'Milliseconds for one entry. After three requests in a row that failed, the build continues without the cache.',
  ),
  maxBytes: option(
    v.pipe(v.number(), v.minValue(1)),
    50_000_000,
    'Bytes that one entry may have; larger ones are neither read nor written.',
  ),
})

/** The options of the cache. */
export const cacheSchema = v.strictObject({
  remote: optional(
    remoteSchema,
    'A cache that several machines share over HTTP, with `GET` and `PUT`, as Bazel does. The environment variables `DOCS_SSG_CACHE_TOKEN` (a bearer token, or `user:password`) and `DOCS_SSG_CACHE_SECRET` (a key that signs entries) are sent or used with it.',
  ),
})
