import { readFileSync } from 'node:fs'
import { type DemoRecord, generateDemoRulings } from '@basejuris/demo'
import { collectionIds, type Ruling } from '@basejuris/domain'
import { splitSections } from '@basejuris/legal-text'
import { createLearntEncoder, openEngineIndex, searchInProcess, toIndexDocuments } from '@basejuris/search'
import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { keysOfPlanted } from '../../testing/planted-norms.ts'

interface Truths {
  readonly contrasts: readonly (readonly [norm: string, favourable: string, contrary: string])[]
  readonly lines: Readonly<Record<string, 'favorable' | 'contraria'>>
}

/** Share of planted contrasts with a ruling of the contrary line on the same matter among the first ten. It only rises. */
const minRecall = 0.9
const shown = 10

const rulingOf = (record: DemoRecord): Ruling =>
  buildRuling({
    docId: record.id,
    idSentence: record.id,
    collection: record.coleccion,
    court: record.tribunal,
    chamber: record.sala,
    docketNumber: record.rol,
    rit: record.rit,
    caption: record.caratulado,
    decidedOn: record.fecha,
    appealType: record.recurso,
    outcome: record.resultado,
    subjects: [...record.materias],
    originCourt: record.tribunalOrigen,
    originDocketNumber: record.rolOrigen,
    norms: [],
    sections: splitSections(record.texto.split('\n')),
  })

it('finds a contrary ruling among the first ten, on the article of the planted contrast', { timeout: 600_000 }, async () => {
  const truths = JSON.parse(readFileSync(new URL('../../../../../demo/planted-truths.json', import.meta.url), 'utf8')) as Truths
  const encoder = createLearntEncoder()
  const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  const records = new Map([...generateDemoRulings()].map((record) => [record.id, record]))
  let sequence = 0
  // Rulings of first instance are opposed to none of these.
  const compared = new Set(truths.contrasts.flatMap(([, one]) => records.get(one)?.coleccion ?? []))
  for (const record of records.values()) {
    if (!compared.has(record.coleccion)) continue
    const { ruling } = await toIndexDocuments(rulingOf(record), encoder)
    sequence += 1
    await index.writer.apply({ sequence, changes: [{ kind: 'upsert', namespace: 'rulings', document: ruling }] })
  }
  const search = searchInProcess(index).searchWith({ encoder })
  let [found, paired, right, listed] = [0, 0, 0, 0]
  const times: number[] = []
  for (const [norm, one, other] of truths.contrasts) {
    const matter = records.get(one)?.materias.join()
    for (const article of keysOfPlanted(norm)) {
      const from = performance.now()
      const request = {
        docId: one,
        collections: collectionIds,
        fictional: 'solo',
        scope: 'all',
        filters: {},
        article,
        limit: shown,
      } as const
      const answer = await search.contradicting(request)
      if (answer.reason === 'no_article') continue
      times.push(performance.now() - from)
      const isContrary = (docId: string): boolean =>
        truths.lines[docId] !== undefined && truths.lines[docId] !== truths.lines[one] && records.get(docId)?.materias.join() === matter
      const contrary = answer.found.filter(({ docId }) => isContrary(docId))
      listed += answer.found.length
      right += contrary.length
      if (contrary.length > 0) found += 1
      if (answer.found.some(({ docId }) => docId === other)) paired += 1
      break
    }
  }
  times.sort((a, b) => a - b)
  process.stdout.write(
    `planted contradictions among the first ten: some contrary ruling ${found} of ${truths.contrasts.length}, the very one ${paired}; ` +
      `contrary on the matter ${right} of ${listed} listed; ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms in 95 of 100\n`,
  )
  expect(found / truths.contrasts.length).toBeGreaterThanOrEqual(minRecall)
  await index.writer.close()
})
