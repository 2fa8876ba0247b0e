// A process that builds a small site: `build-once.mjs <outDir> <text> <kilobytes a page> [pages]`. Prints what came of it.
import { toFile, open } from '../../unit/cli/output/output-process.ts'

const [outDir = '', text = '', kilobytes = '1', pages = '10'] = process.argv.slice(2)

async function run(): Promise<string> {
  const output = await open(outDir)
  try {
    for (let page = 0; page < Number(pages); page += 1)
      output.write(toFile(`p${String(page)}/index.html`, text.repeat(Number(kilobytes) * 1024)))
    await output.commit()
    return 'built'
  } catch (error) {
    await output.abort()
    throw error
  }
}

run().then(
  (result) => console.log(result),
  (error: unknown) => console.log(error instanceof Error ? error.message : String(error)),
)
