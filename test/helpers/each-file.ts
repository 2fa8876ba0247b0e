// Loaded before each test file. Processes that tests start print without colors, wherever the tests
// run: CI sets `FORCE_COLOR`, and a process would inherit it. Folders of the file go away after it.
import { afterAll } from 'vitest'
import { removeFoldersOfFile } from './site-of.ts'

delete process.env['FORCE_COLOR']
process.env['NO_COLOR'] = '1'

afterAll(removeFoldersOfFile)
