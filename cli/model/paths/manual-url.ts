/**
 * Where the manual is published, without a slash at the end: the `homepage` of `package.json`, which
 * a test compares. `cli/package/set-addresses.mjs` replaces it before a release.
 */
export const manualUrl = 'https://docs-ssg.example'
