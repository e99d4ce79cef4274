import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { lockDataFolder } from '../connection/data-folder-lock.ts'
import { openDatabase } from '../connection/open-database.ts'
import { createJobs } from './jobs.ts'
import { defineQueue } from './queue.ts'

/** Child process of the killed-job test: runs a job that never ends and prints when it starts. */
const [folder, dump] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: jobs.killed-child.ts <data folder> <dump>')
const database = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await openAsBlob(dump) })
const work = defineQueue('work', z.object({ step: z.number() }))
const jobs = await createJobs(database, { queues: [work], onError: console.error })
await jobs.send(work, { step: 7 })
await jobs.work(work, () => {
  console.log('running')
  return new Promise(() => undefined)
})
