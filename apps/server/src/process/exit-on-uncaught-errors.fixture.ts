import { setTimeout } from 'node:timers/promises'
import { openLog } from '../errors/open-log.ts'
import { exitOnUncaughtErrors } from './exit-on-uncaught-errors.ts'

// Fails in the way that the argument names, beside handlers that only log, as Next.js registers while it prepares the pages.
const log = openLog('info')
exitOnUncaughtErrors(log)
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)
exitOnUncaughtErrors(log)
const [way] = process.argv.slice(2)
if (way === 'exception')
  process.nextTick(() => {
    throw new Error('the thread died')
  })
if (way === 'rejection') Promise.reject(new Error('nobody caught it'))
if (way === 'aborted') Promise.reject(new DOMException('The visitor left', 'AbortError'))
await setTimeout(1000)
process.exit(0)
