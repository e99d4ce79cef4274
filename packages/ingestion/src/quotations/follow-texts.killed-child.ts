import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, openDatabase, putRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { followTexts } from './follow-texts.ts'
import { QuotationTracer } from './trace-quotations.ts'

/** Child process of the killed-tracing test: stores rulings that quote one another and traces them, for ever, and prints each step. */
const [folder, dump] = process.argv.slice(2)
if (folder === undefined || dump === undefined) throw new Error('usage: follow-texts.killed-child.ts <data folder> <dump>')
const { db } = await openDatabase({ folder: join(folder, 'database'), lock: lockDataFolder(folder), dump: await openAsBlob(dump) })
const tracer = new QuotationTracer(db)
const said = (at: number): string => Array.from({ length: 30 }, (_, word) => `palabra${at}x${word}`).join(' ')
for (let round = 0; ; round += 1) {
  const rulings = Array.from({ length: 3 }, (_, at) =>
    buildRuling({
      idSentence: `killed-${at}`,
      docketNumber: `${100 + at}-2020`,
      decidedOn: `2020-01-0${at + 1}`,
      sections: buildSections([`Primero: Que ${said(at)}. Que se dijo «${said((at + round) % 3)}».`]),
    }),
  )
  await putRulings(db, rulings)
  while (!(await followTexts(db, 2)).done) console.log('{}')
  while (!(await tracer.trace(2)).done) console.log('{}')
}
