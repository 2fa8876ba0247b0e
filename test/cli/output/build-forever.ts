// A process that builds the same site of 100 pages again and again until it is killed: `build-forever.mjs <outDir>`.
import { toFile, open } from '../../unit/cli/output/output-process.ts'

const [outDir = ''] = process.argv.slice(2)
for (let round = 0; ; round += 1) {
  const output = await open(outDir)
  for (let page = 0; page < 100; page += 1) {
    // One page in ten is the same in every round.
    const text = page % 10 === 0 ? 'same' : `round ${String(round)}`
    output.write(toFile(`p${String(page)}/index.html`, `${text} `.repeat(2000)))
  }
  output.write(toFile('round.txt', String(round)))
  await output.commit()
  if (round === 0) console.log('first')
}
