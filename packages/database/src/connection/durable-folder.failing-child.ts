import fs from 'node:fs'
import { join } from 'node:path'
import { buildRuling } from '@basejuris/testkit/build-ruling'
import { putRulings } from '../rulings/put-rulings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './open-database.ts'

/**
 * Child process of the disk-failure tests: confirms one ruling, then makes fsync fail and stores another. With `full` the log meets a full
 * disk instead, first while room is reserved, then without.
 */
const [folder, dump, fault] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: durable-folder.failing-child.ts <data folder> <dump>')
const { db } = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await fs.openAsBlob(dump) })
await putRulings(db, [buildRuling({ idSentence: 'confirmed' })])
console.log('confirmed')
const fail = (code: string): never => {
  throw Object.assign(new Error(code), { code })
}
if (fault === 'full') {
  const { writeSync } = fs
  const reserve = join(folder, 'database.reserve')
  let isRefused = (): boolean => fs.existsSync(reserve)
  const isLog = (descriptor: number): boolean => fs.readlinkSync(`/proc/self/fd/${descriptor}`).includes('/pg_wal/')
  fs.writeSync = ((descriptor: number, ...rest: [Uint8Array]) =>
    isLog(descriptor) && isRefused() ? fail('ENOSPC') : writeSync(descriptor, ...rest)) as typeof fs.writeSync
  await putRulings(db, [buildRuling({ idSentence: 'reserve' })])
  console.log('confirmed from the reserve')
  isRefused = () => true
} else fs.fsyncSync = () => fail('EIO')
await putRulings(db, [buildRuling({ idSentence: 'refused' })])
console.log('confirmed in spite of the disk')
