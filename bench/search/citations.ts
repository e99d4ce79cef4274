import {
  type Database,
  findNormPlaces,
  listCitationsOf,
  listCitingRulings,
  listFacts,
  listFactsByDocket,
  listRulings,
  openDatabase,
  putRulings,
} from '@basejuris/database'
import { type Ruling, rulingSchema } from '@basejuris/domain'
import { followCitations, resolveCitation } from '@basejuris/ingestion'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'

const batchSize = 500
const citationsPerRuling = 6
const rounds = 400
const maxMs = 30

/** Times what a ruling cites and what cites it, over generated rulings of which a few are cited by hundreds and most by none. */
export async function benchCitations(rulings: number): Promise<boolean> {
  const database = await openDatabase({ memory: true })
  const startedMs = performance.now()
  for (let from = 0; from < rulings; from += batchSize)
    await putRulings(
      database.db,
      Array.from({ length: Math.min(batchSize, rulings - from) }, (_, at) => rulingOf(from + at, rulings)),
    )
  const storedMs = performance.now() - startedMs
  while (!(await followCitations(database.db, batchSize)).done);
  const followedMs = performance.now() - startedMs - storedMs
  await database.execute('analyze')
  const times: number[] = []
  const processorTimes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Half of the rulings timed are among the most cited ones.
    const docId = idOf(round % 2 === 0 ? round : (round * 7919) % rulings)
    const began = performance.now()
    const started = process.cpuUsage()
    await readCitationsOf(database.db, docId)
    const { user, system } = process.cpuUsage(started)
    times.push(performance.now() - began)
    processorTimes.push((user + system) / 1000)
  }
  const measured = percentiles(times)
  const processor = percentiles(processorTimes)
  const { rows } = await database.execute(
    `select count(*)::int as edges, pg_total_relation_size('ruling_citations')::int as edge_bytes,
       pg_total_relation_size('ruling_norm_places')::int as norm_bytes from ruling_citations`,
  )
  const { rows: highest } = await database.execute(
    'select count(*)::int as total from ruling_citations where not same_case group by serial, year order by 1 desc limit 1',
  )
  console.log(`${rulings} rulings:`, rows[0], 'most cited:', highest[0])
  console.log(`stored in ${(storedMs / rulings).toFixed(2)} ms each, citations read in ${(followedMs / rulings).toFixed(2)} ms each`)
  console.log(`citations of one ruling: ${describe(measured)}`)
  console.log(`of it processor time, which other programs do not lengthen: ${describe(processor)}`)
  await database.close()
  return reportGates([
    { name: `citations p95 within ${maxMs} ms of processor time`, ours: processor.p95, other: maxMs, minRatio: 1, unit: 'ms' },
  ])
}

/** The reading of one answer of `/v1/rulings/{docId}/citations`, the ruling itself included. */
async function readCitationsOf(db: Database, docId: string): Promise<void> {
  const [ruling] = await listRulings(db, [docId])
  if (ruling === undefined) throw new Error(`No ruling ${docId}`)
  await findNormPlaces(db, docId)
  const cited = await listCitationsOf(db, docId)
  const candidates = await listFactsByDocket(
    db,
    cited.flatMap(({ serial, year }) => (serial === null || year === null ? [] : [{ number: serial, year }])),
  )
  for (const each of cited) resolveCitation(each, candidates)
  const { rulings } = await listCitingRulings(db, ruling, { offset: 0, limit: 20 })
  await listFacts(
    db,
    rulings.map((citing) => citing.docId),
  )
}

const idOf = (at: number): string => `bench-${at}`

/** Cites rulings before and after it: the square of an even spread makes low numbers cited most. */
function rulingOf(at: number, all: number): Ruling {
  const cited = Array.from({ length: citationsPerRuling }, (_, n) => Math.floor((((at * 31 + n * 977) % all) / all) ** 2 * all))
  const text = cited
    .map((other, n) => `La Corte Suprema lo resolvió en los autos rol N° ${other + 1}-2020, considerando ${n + 1}°.`)
    .join(' ')
  return rulingSchema.parse({
    docId: idOf(at),
    idSentence: idOf(at),
    source: 'bench',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    chamber: null,
    docketNumber: `${at + 1}-2020`,
    book: null,
    rit: null,
    ruc: null,
    caption: `Parte ${at} con Otra`,
    decidedOn: `20${10 + (at % 15)}-0${1 + (at % 9)}-1${at % 10}`,
    kind: 'sentencia',
    appealType: null,
    outcome: 'rechaza',
    outcomeText: null,
    judges: [],
    drafter: null,
    norms: [{ key: 'CT:161', label: 'art. 161 Código del Trabajo', idNorma: 207_436, article: '161', origin: 'text' }],
    subjects: [],
    originCourt: null,
    originDocketNumber: null,
    officialUrl: null,
    publicationStatus: null,
    fictional: true,
    sections: [
      {
        anchor: 'c1',
        kind: 'considerando',
        number: 1,
        title: '1°',
        paragraphs: [{ anchor: 'p1', text: `Primero: ${text} Rige el artículo 161 del Código del Trabajo.` }],
      },
    ],
  })
}
