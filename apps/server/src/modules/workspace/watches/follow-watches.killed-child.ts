import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { addUser, addWatch, addWatchedRulings, createRulingCache, lockDataFolder, openDatabase, putRulings } from '@basejuris/database'
import { followCitations } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { followWatches } from './follow-watches.ts'

/** Child process of the killed-follower test: stores rulings that depart from a watched one and follows them, for ever, one line for each. */
const [folder, dump, userId, watchId] = process.argv.slice(2)
if (folder === undefined || dump === undefined || userId === undefined || watchId === undefined)
  throw new Error('usage: follow-watches.killed-child.ts <data folder> <dump> <user> <watch>')
const database = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await openAsBlob(dump) })
const { db } = database
const services = { db, rulings: createRulingCache(database, 1_000_000) }
const supreme = { court: 'Corte Suprema', collection: 'corte_suprema', base: 'base_corte_suprema', rit: null } as const
await putRulings(db, [buildRuling({ docId: 'watched', idSentence: 'watched', docketNumber: '12345-2020', ...supreme })])
while (!(await followCitations(db)).done);
const at = new Date()
await addUser(db, { id: userId, email: 'ana@ejemplo.test', passwordHash: null, createdAt: at })
await db.transaction(async (tx) => {
  await addWatch(tx, { id: watchId, userId, folderId: null, sealed: '', frequency: 'diaria', createdAt: at, lastSentAt: null }, 1)
  await addWatchedRulings(tx, { watchId, docIds: ['watched'] }, at)
})
const words = 'Primero: Que esta Corte no comparte lo resuelto por la Corte Suprema en los autos rol N° 12.345-2020.'
for (let round = 0; ; round += 1) {
  const id = `departs-${round}`
  await putRulings(db, [
    buildRuling({
      docId: id,
      idSentence: id,
      docketNumber: `${round + 1}-2022`,
      decidedOn: '2022-01-01',
      ...supreme,
      sections: buildSections([words]),
    }),
  ])
  await followCitations(db)
  if (round % 3 === 0) while (!(await followWatches(services, new Date())).done);
  console.log(JSON.stringify({ round }))
}
