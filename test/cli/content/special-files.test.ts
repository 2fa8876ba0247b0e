import { spawnSync } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { dataPlaces, filesOf } from '../gate/data-places.ts'

type Make = (path: string) => Promise<void>

async function makeSocket(path: string): Promise<void> {
  const server = createServer().listen(path)
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  onTestFinished(() => void server.close())
}

/** What may have the name of a file; reading it never ends, or fills the memory. */
const kinds: Readonly<Record<string, Make>> = {
  '/dev/zero': (path) => symlink('/dev/zero', path),
  '/dev/random': (path) => symlink('/dev/random', path),
  'a FIFO': async (path) => expect(spawnSync('mkfifo', [path]).status).toBe(0),
  'a link to a FIFO': async (path) => {
    const fifo = join(dirname(path), '.fifo')
    expect(spawnSync('mkfifo', [fifo]).status).toBe(0)
    await symlink('.fifo', path)
  },
  'a socket': makeSocket,
  'a folder': async (path) => void (await mkdir(path)),
}

const rows = Object.entries(dataPlaces('text')).flatMap(([title, place]) =>
  Object.entries(kinds).map(([kind, make]) => [kind, title, place, make] as const),
)

/** A folder with this name is a folder of pages or files like any other. */
const mayBeFolder = /^(?:docs|blog|static|i18n\/de|src|fonts)\//

it.skipIf(process.platform === 'win32').each(rows)(
  '%s in the place of %s ends in an error that names it',
  async (kind, _, place, make) => {
    const { file, command = 'build' } = place
    const siteDir = await siteOf(filesOf(place))
    await mkdir(dirname(join(siteDir, file)), { recursive: true })
    await make(join(siteDir, file))
    const { exitCode, stdout, stderr } = await runCli([command, siteDir, '--time-limit', '60'])
    const text = `${stdout}${stderr}`
    if (kind === 'a folder' && mayBeFolder.test(file)) return
    expect({ exitCode, text }).toEqual({
      exitCode: expect.toBeOneOf([1, 2]),
      text: expect.stringContaining(basename(file)),
    })
  },
)
