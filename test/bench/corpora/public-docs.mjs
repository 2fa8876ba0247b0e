// The public documentation that the bench builds, each at one commit. The pages aren't part of this repository:
// `node test/bench/fetch-docs.mjs <folder>` fetches them, and BENCH_DOCS names the folder.

/** Fetched into `<folder>/<name>`; the pages are in `docs` there. */
export const publicDocs = [
  {
    name: 'redux-toolkit',
    repository: 'reduxjs/redux-toolkit',
    commit: '74200d87c27ca2b1c0915b2fbb4c44dd7494c2aa',
    docs: 'docs',
  },
  {
    name: 'vite',
    repository: 'vitejs/vite',
    commit: 'a98c8d95d552c6fa98ab66fb810f5b39ad5abf49',
    docs: 'docs',
  },
  {
    name: 'vitest',
    repository: 'vitest-dev/vitest',
    commit: 'c3ba16b35847d27fb9f01f38cdcb047c77e121f8',
    docs: 'docs',
  },
  {
    name: 'jest',
    repository: 'jestjs/jest',
    commit: '52db46e50404c993d3f10dd1481e861cc04ae22e',
    docs: 'docs',
  },
  {
    name: 'sveltekit',
    repository: 'sveltejs/kit',
    commit: 'aa810a04146b98b77592f7b384347140d29ff599',
    docs: 'documentation/docs',
  },
  {
    name: 'httpx',
    repository: 'encode/httpx',
    commit: 'ae1b9f66238f75ced3ced5e4485408435de10768',
    docs: 'docs',
  },
  {
    name: 'eslint',
    repository: 'eslint/eslint',
    commit: 'c27bc926e496985eb7911c09eb60914b2e4b5d0f',
    docs: 'docs/src',
  },
  {
    name: 'babel',
    repository: 'babel/website',
    commit: 'b4753209310b5b1a6c6a27014ff50a2283e09327',
    docs: 'docs',
  },
]
