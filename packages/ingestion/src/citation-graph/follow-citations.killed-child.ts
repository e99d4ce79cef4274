import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, openDatabase, putRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { followCitations } from './follow-citations.ts'

/** Child process of the killed-follower test: stores rulings that cite one another and follows them, for ever, and prints each sequence. */
const [folder, dump] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: follow-citations.killed-child.ts <data folder> <dump>')
const { db } = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await openAsBlob(dump) })
for (let round = 0; ; round += 1) {
  const rulings = Array.from({ length: 3 }, (_, at) =>
    buildRuling({
      idSentence: `killed-${at}`,
      docketNumber: `${100 + at}-2020`,
      court: 'Corte Suprema',
      sections: buildSections([
        `Primero: Que la Corte Suprema lo dijo en los autos rol N° ${100 + ((at + round) % 3)}-2020 y ${500 + round}-2019.`,
      ]),
    }),
  )
  await putRulings(db, rulings)
  for (let followed = await followCitations(db, 2); ; followed = await followCitations(db, 2)) {
    console.log(JSON.stringify({ sequence: followed.sequence }))
    if (followed.done) break
  }
}
