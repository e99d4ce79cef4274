import { join } from 'node:path'
import {
  countRulings,
  findCandidates,
  listChangesAfter,
  listCoverage,
  listFacts,
  listRulings,
  lockDataFolder,
  openDatabase,
  putRulings,
} from '@basejuris/database'
import { parseDocketNumber, type Ruling } from '@basejuris/domain'

/** The product's own path: facts, text, changes and validation, for comparison with the bare text stores. */
export async function openProductStore(folder: string) {
  const lock = lockDataFolder(folder)
  const database = await openDatabase({ folder: join(folder, 'database'), lock })
  return {
    put: async (batch: readonly Ruling[]) => {
      await putRulings(database.db, batch)
    },
    read: async (docIds: readonly string[]) =>
      new Map((await listRulings(database.db, docIds)).map((ruling) => [ruling.docId, ruling.sections])),
    tidy: () => database.vacuum(),
    lookUps: (rulings: readonly Ruling[]) => ({
      'facts of ten': () =>
        listFacts(
          database.db,
          rulings.slice(0, 10).map(({ docId }) => docId),
        ),
      'by docket number': () => findCandidates(database.db, { docket: parseDocketNumber(rulings[0]?.docketNumber ?? '') ?? '', limit: 50 }),
      'by caption': () => findCandidates(database.db, { caption: rulings[0]?.caption ?? '', limit: 50 }),
      'by one frequent word of the caption': () => findCandidates(database.db, { caption: 'limitada', limit: 50 }),
      coverage: () => listCoverage(database.db),
      count: () => countRulings(database.db),
      'changes, a page of 500': () => listChangesAfter(database.db, 0, 500),
    }),
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
