import { setImmediate, setTimeout } from 'node:timers/promises'
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

const answerWithinMs = 4000
const turns = 3
const channel = new BroadcastChannel('thread-memory')
channel.unref()

/**
 * What a weak reference was asked for stays until the end of its turn, and what finalizers let go is free after them. The last collection
 * gives freed pages back, as V8's own do when memory is short: an ordinary one keeps them for the next objects.
 */
const collectHere = async (): Promise<ThreadMemory> => {
  for (let turn = 0; turn < turns; turn++) {
    globalThis.gc?.()
    await setImmediate()
  }
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
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
    const main = await collectHere()
    await setTimeout(answerWithinMs)
    process.send?.([main, ...answers])
  })
  process.channel?.unref()
} else
  channel.onmessage = async ({ data }) => {
    // The answers of other threads arrive here too.
    if (data === 'collect') channel.postMessage(await collectHere())
  }
