// `BENCH_DOCS=<folder> node test/bench/corpora/write-shares.mjs`: records how often constructs occur in real pages, in
// shares.json, with which a test compares generated pages.
import { writeFileSync } from 'node:fs'
import { describeCorpus, pagesOf } from './corpus.mjs'
import { measureShares } from './measure-shares.mjs'
import { createRealCorpus } from './real.mjs'

const corpus = createRealCorpus(1036)
const { sources } = corpus
const shares = measureShares(pagesOf(corpus).map(({ text }) => text))
const recorded = { sources, hash: describeCorpus(corpus).hash, shares }
const file = new URL('shares.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(recorded, undefined, 2)}\n`)
