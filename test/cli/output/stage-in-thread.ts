// A thread that stages files which another thread writes. Tells what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import { OutputError } from '../../../cli/output/output-error.ts'
import { createRemoteStaging } from '../../../cli/output/remote-staging.ts'

const { folder, disk, files } = workerData
const staging = createRemoteStaging(folder, disk)
let result = 'settled'
try {
  for (const [path, text] of files) staging.write(path, Buffer.from(text))
  staging.settle()
} catch (error) {
  result = error instanceof OutputError ? error.diagnostic.message : String(error)
}
parentPort?.postMessage(result)
