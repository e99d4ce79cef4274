import fs from 'node:fs'
import { join } from 'node:path'
import { buildRuling } from '@basejuris/testkit/build-ruling'
import { putRulings } from '../rulings/put-rulings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './open-database.ts'

/** Child process of the disk-failure test: confirms one ruling, then makes fsync fail and stores another. */
const [folder, dump] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: durable-folder.failing-child.ts <data folder> <dump>')
const { db } = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await fs.openAsBlob(dump) })
await putRulings(db, [buildRuling({ idSentence: 'confirmed' })])
console.log('confirmed')
fs.fsyncSync = () => {
  throw Object.assign(new Error('input/output error'), { code: 'EIO' })
}
await putRulings(db, [buildRuling({ idSentence: 'refused' })])
console.log('confirmed in spite of the disk')
