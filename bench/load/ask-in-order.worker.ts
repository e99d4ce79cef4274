import { parentPort, workerData } from 'node:worker_threads'
import type { AskInOrder } from './ask-in-order.ts'

const { origin, addresses, headers } = workerData as AskInOrder
const times: (number | null)[] = []
for (const address of addresses) {
  const startedMs = performance.now()
  const isAnswered = await fetch(origin + address, { headers }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
  times.push(isAnswered ? performance.now() - startedMs : null)
}
parentPort?.postMessage(times)
