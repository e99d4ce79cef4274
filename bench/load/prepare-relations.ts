import { setTimeout } from 'node:timers/promises'
import {
  countNorms,
  countRulings,
  type Database,
  getCitationProgress,
  getLastSequence,
  getTraceProgress,
  listPendingQuotations,
} from '@basejuris/database'
import { guest } from '@basejuris/domain'
import { readConfig } from '@basejuris/server/config'
import { openPlatform, type Platform } from '@basejuris/server/platform'
import { importNormTexts } from '../relations/import-norm-texts.ts'

const pollMs = 5000

/** Imports texts of norms into a data folder that has none, and waits until its worker has followed every citation and quotation. */
export async function followRelations(dataDir: string, realFiles: string): Promise<void> {
  if ((await inPlatform(dataDir, ({ db }) => countNorms(db))).norms === 0) await importNormTexts(dataDir, realFiles)
  await inPlatform(dataDir, async ({ db }) => {
    for (let left = await countLeft(db); left !== 0; left = await countLeft(db)) {
      console.log(`  ${left} changes of rulings whose relations are not read or traced`)
      await setTimeout(pollMs)
    }
    await db.execute('vacuum (analyze)')
  })
}

/** Changes behind which citations or texts stand; 1 while quotations wait alone. */
async function countLeft(db: Database): Promise<number> {
  const last = await getLastSequence(db)
  const left = last - Math.min((await getCitationProgress(db)).sequence, (await getTraceProgress(db)).sequence)
  return left > 0 ? left : (await listPendingQuotations(db, 1)).length
}

/** What the requests of a benchmark are about. */
export interface Linked {
  readonly rulings: number
  readonly citations: number
  readonly norms: number
  /** Rulings that the most others cite, and as many spread over all. */
  readonly cited: readonly string[]
  readonly others: readonly string[]
  /** Paths of pages of norms and of their articles that rulings name, the most named first. */
  readonly pages: readonly string[]
  /** Pages of norms spread over all, named or not. */
  readonly spread: readonly string[]
}

/** Picks at most so many of each kind, only rulings whose text a guest may read. */
export async function pickLinked(dataDir: string, each: number): Promise<Linked> {
  return inPlatform(dataDir, async ({ db, entitlementOf }) => {
    const readable = (await entitlementOf(guest)).readable
    const isOpen = `collection = any('{${[...readable].join()}}'::text[])`
    return {
      rulings: await countRulings(db),
      citations: (await select<{ total: number }>(db, `select count(*)::int as total from ruling_citations`))[0]?.total ?? 0,
      norms: (await countNorms(db)).norms,
      cited: await listIds<string>(
        db,
        `select r.doc_id as id from rulings r join (
            select serial, year, count(*) as total from ruling_citations where not same_case and year is not null group by serial, year) c
            on r.docket_serial = c.serial and r.docket_year = c.year
          where ${isOpen} group by r.doc_id order by max(c.total) desc, r.doc_id limit ${each}`,
      ),
      others: await listIds<string>(
        db,
        `select doc_id as id from (
            select doc_id, row_number() over (order by doc_id) as n, count(*) over () as total from rulings where ${isOpen}) listed
          where n % greatest(1, total / ${each}) = 0 limit ${each}`,
      ),
      pages: (
        await listIds<string>(
          db,
          `select concat_ws(':', named->>'idNorma', nullif(split_part(named->>'key', ':', 2), '')) as id
            from ruling_norm_places, jsonb_array_elements(norms) named
            where named->>'idNorma' is not null group by 1 order by count(*) desc, 1 limit ${each}`,
        )
      ).map(pageOf),
      spread: (
        await listIds<number>(
          db,
          `select id_norma as id from (select id_norma, row_number() over (order by id_norma) as n, count(*) over () as total from norms) listed
            where n % greatest(1, total / ${each}) = 0 limit ${each}`,
        )
      ).map((id) => pageOf(String(id))),
    }
  })
}

/** «207436:162 bis» as the path of a page. */
function pageOf(place: string): string {
  const [idNorma = '', article] = place.split(':')
  return article === undefined ? `/norma/${idNorma}` : `/norma/${idNorma}?${new URLSearchParams({ articulo: article })}`
}

const select = async <Row>(db: Database, query: string): Promise<readonly Row[]> =>
  ((await db.execute(query)) as { rows: unknown }).rows as Row[]

const listIds = async <Id>(db: Database, query: string): Promise<readonly Id[]> =>
  (await select<{ readonly id: Id }>(db, query)).map(({ id }) => id)

async function inPlatform<Answer>(dataDir: string, run: (services: Platform['services']) => Promise<Answer>): Promise<Answer> {
  const config = readConfig({ DATA_DIR: dataDir, KEEP_RAW: '0', LOG_LEVEL: 'warn', ROLES: 'worker' })
  const platform = await openPlatform({ ...config, demo: null })
  try {
    return await run(platform.services)
  } finally {
    await platform.close()
  }
}
