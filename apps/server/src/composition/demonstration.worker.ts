import { parentPort } from 'node:worker_threads'
import { generateDemoRulings } from '@basejuris/demo'

if (parentPort === null) throw new Error('This module runs in a thread of its own')
const port = parentPort

const recordsPerAnswer = 50
const records = generateDemoRulings()

/** Answers each message with the next records of the demonstration corpus, and at its end with none. */
port.on('message', () => {
  const next = Array.from({ length: recordsPerAnswer }, () => records.next().value)
  port.postMessage(next.filter((record) => record !== undefined))
})
