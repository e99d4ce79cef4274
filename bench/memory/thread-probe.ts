import { setTimeout } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/** Preloaded into every thread of a measured product, which must run with `--expose-gc`. */
export interface ThreadMemory {
  /** File that the thread runs. */
  readonly file: string
  /** Resident bytes of its JavaScript heap, without code. */
  readonly heapBytes: number
  /** Bytes of its array buffers, WebAssembly memories excepted. */
  readonly arrayBufferBytes: number
}

const answerWithinMs = 2000
const channel = new BroadcastChannel('thread-memory')
channel.unref()

const collectHere = (): ThreadMemory => {
  globalThis.gc?.()
  globalThis.gc?.()
  return {
    file: process.argv[1] ?? '',
    heapBytes: getHeapStatistics().total_physical_size,
    arrayBufferBytes: process.memoryUsage().arrayBuffers,
  }
}

if (isMainThread) {
  process.on('message', async () => {
    const answers: ThreadMemory[] = []
    channel.onmessage = ({ data }) => answers.push(data as ThreadMemory)
    channel.postMessage('collect')
    const main = collectHere()
    await setTimeout(answerWithinMs)
    process.send?.([main, ...answers])
  })
  process.channel?.unref()
} else
  channel.onmessage = ({ data }) => {
    // The answers of other threads arrive here too.
    if (data === 'collect') channel.postMessage(collectHere())
  }
