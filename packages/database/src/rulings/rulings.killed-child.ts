import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { buildRuling } from '@basejuris/testkit/build-ruling'
import { lockDataFolder } from '../connection/data-folder-lock.ts'
import { openDatabase } from '../connection/open-database.ts'
import { putRulings } from './put-rulings.ts'
import { removeRulings } from './rulings.ts'

/** Child process of the killed-writer test: adds five rulings and removes one, for ever, and prints what was confirmed. */
const [folder, dump] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: rulings.killed-child.ts <data folder> <dump>')
const { db } = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await openAsBlob(dump) })
for (;;) {
  const { docIds } = await putRulings(
    db,
    Array.from({ length: 5 }, () => buildRuling()),
  )
  console.log(JSON.stringify({ added: docIds }))
  console.log(JSON.stringify({ removed: await removeRulings(db, docIds.slice(0, 1)) }))
}
