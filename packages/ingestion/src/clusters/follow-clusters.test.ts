import {
  getLastSequence,
  getSimilarityProgress,
  listCluster,
  listClusterPositions,
  listDocIds,
  listRulings,
  listSimilarityRows,
  type OpenDatabase,
  putRulings,
  removeRulings,
} from '@basejuris/database'
import type { Outcome, Ruling } from '@basejuris/domain'
import { areNearIdentical, similarityProfile, similarityVersion } from '@basejuris/legal-text'
import { openEngineIndex, type SearchIndex } from '@basejuris/search'
import { buildRuling, buildSections, openTestDatabase, truncateAll } from '@basejuris/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInProcess } from '../replication/build-documents.ts'
import { encoder } from '../replication/crash-child.fixture.ts'
import { followIndex } from '../replication/follow-index.ts'
import { followClusters } from './follow-clusters.ts'

const templates = [
  'Que la institución recurrida alzó el precio base del plan de salud sin acompañar antecedente alguno que permita comprobar la variación de los costos de las prestaciones que invoca en la carta enviada a la persona afiliada, lo que torna arbitraria su decisión y vulnera la garantía de propiedad sobre los beneficios pactados.',
  'Que la autoridad migratoria ha demorado en resolver la solicitud de residencia definitiva mucho más allá del plazo que la ley concede a los órganos de la administración, sin que haya invocado en estrados circunstancia alguna que explique la tardanza ni consten gestiones pendientes de la persona solicitante.',
  'Que el ejecutado opuso la excepción de prescripción de la deuda y consta en los antecedentes que desde que la obligación se hizo exigible hasta que se notificó la demanda transcurrió por completo el término que la ley contempla para las acciones ejecutivas, sin interrupción que pueda tenerse por acreditada.',
]
const stored =
  'Que la prueba rendida no permite arribar a una conclusión distinta de la que se ha venido razonando en los motivos que preceden.'
const changed = 'Que además la parte vencida litigó sin motivo plausible, por lo que cargará con las costas de la causa y de este arbitrio.'

const rulingOf = (id: string, template: number, rest: Partial<Ruling> & { variant?: boolean } = {}): Ruling => {
  const { variant = false, ...facts } = rest
  return buildRuling({
    docId: id,
    idSentence: id,
    outcome: 'acoge',
    sections: buildSections([`Primero: ${templates[template] ?? ''}`, `Segundo: ${variant ? changed : stored}`]),
    ...facts,
  })
}

describe('clusters of near-identical rulings', () => {
  let database: OpenDatabase
  let index: SearchIndex
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await truncateAll(database)
    index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'clusters' })
  })

  const store = (...rulings: Ruling[]) => putRulings(database.db, rulings)
  const follow = (batchSize = 20) => followIndex({ database: database.db, writer: index.writer, build: buildInProcess(encoder), batchSize })
  const members = async (docId: string) => (await listCluster(database.db, docId, { offset: 0, limit: 100 })).docIds
  const indexed = async (docIds: readonly string[]) =>
    new Map((await index.lexical.facetValues('rulings', docIds, ['cluster'])).map(({ cluster }, at) => [docIds[at], cluster]))

  /** What must hold of every state, whatever led to it. */
  const expectSound = async (): Promise<void> => {
    const docIds = await listDocIds(database.db, { limit: 1000 })
    const rows = new Map((await listSimilarityRows(database.db, docIds)).map((row) => [row.docId, row]))
    const profiles = new Map((await listRulings(database.db, docIds)).map((ruling) => [ruling.docId, similarityProfile(ruling)]))
    expect([...rows.keys()].sort()).toEqual([...docIds].sort())
    for (const { docId, clusterId, founder } of rows.values()) {
      const [own, first] = [profiles.get(docId), profiles.get(clusterId)]
      expect(founder).toBe(docId === clusterId)
      expect(rows.get(clusterId)?.founder).toBe(true)
      expect(own && first && areNearIdentical(own, first)).toBe(true)
    }
    const places = new Map((await listClusterPositions(database.db, docIds)).map(({ docId, clusterId }) => [docId, [clusterId]]))
    expect(await indexed(docIds)).toEqual(new Map(docIds.map((docId) => [docId, places.get(docId) ?? []])))
  }

  it('join rulings of one template over batches, never across outcomes, with the highest court first', async () => {
    await store(rulingOf('a', 0, { decidedOn: '2020-01-01' }), rulingOf('other', 1), rulingOf('denied', 0, { outcome: 'rechaza' }))
    await follow(1)
    expect(await members('a')).toEqual([])
    await store(
      rulingOf('b', 0, { decidedOn: '2021-01-01' }),
      rulingOf('c', 0, { collection: 'corte_suprema', court: 'Corte Suprema', decidedOn: '2019-01-01' }),
    )
    await follow(1)
    expect(await members('a')).toEqual(['c', 'b', 'a'])
    expect(await members('denied')).toEqual([])
    expect((await indexed(['a', 'b', 'other'])).get('a')).toEqual(['a'])
    await expectSound()
  })

  it('drop a ruling that is removed or has another text, founder or not', async () => {
    await store(...['a', 'b', 'c', 'd'].map((id) => rulingOf(id, 0)))
    await follow()
    await removeRulings(database.db, ['b'])
    await follow()
    expect(await members('a')).toEqual(['a', 'c', 'd'])
    await store(rulingOf('a', 2))
    await follow()
    expect(await members('a')).toEqual([])
    expect(await members('c')).toEqual(['c', 'd'])
    await expectSound()
    await removeRulings(database.db, ['c'])
    await follow()
    expect(await members('d')).toEqual([])
    await expectSound()
  })

  it('keep their founder when only its facts change', async () => {
    await store(rulingOf('a', 0), rulingOf('b', 0))
    const { sequence } = await follow()
    await store(rulingOf('a', 0, { decidedOn: '2024-02-02' }))
    expect(await follow()).toEqual({ applied: 1, sequence: sequence + 1 })
    expect(await members('b')).toEqual(['a', 'b'])
    await expectSound()
  })

  it('skip texts that are too short, and start over with another version of the profiles', async () => {
    await store(rulingOf('short', 0, { sections: [] }), rulingOf('a', 0))
    await follow()
    expect(await listSimilarityRows(database.db, ['short'])).toEqual([])
    await database.execute('update likeness_progress set version = 0')
    await followClusters(database.db)
    expect(await getSimilarityProgress(database.db)).toMatchObject({ sequence: 2, version: similarityVersion })
  })

  it('are the same when two processes follow at once', async () => {
    await store(...Array.from({ length: 12 }, (_, at) => rulingOf(`r${at}`, at % 3)))
    const last = await Promise.all([1, 2].map(async () => Array.fromAsync({ length: 6 }, () => followClusters(database.db, 4))))
    const end = await getLastSequence(database.db)
    expect(last.map((steps) => steps.at(-1))).toEqual([end, end])
    await follow()
    expect(await members('r0')).toHaveLength(4)
    await expectSound()
  })

  it('are consistent after any changes in any batches', async () => {
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      template: fc.integer({ min: 0, max: 1 }),
      variant: fc.boolean(),
      outcome: fc.constantFrom<Outcome>('acoge', 'rechaza'),
      remove: fc.boolean(),
      followed: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 14 }), fc.integer({ min: 1, max: 5 }), async (changes, batchSize) => {
        await truncateAll(database)
        index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'clusters' })
        for (const { id, template, variant, outcome, remove, followed } of changes) {
          if (remove) await removeRulings(database.db, [id])
          else await store(rulingOf(id, template, { variant, outcome, caption: `Parte ${id}`, decidedOn: '2020-05-05' }))
          if (followed) await follow(batchSize)
        }
        await follow(batchSize)
        await expectSound()
      }),
      { numRuns: 12 },
    )
  })
})
