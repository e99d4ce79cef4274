import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeExamples, queryGuide, questionExamples, stepExamples, wordsInCapitals } from '@basejuris/contract/query-examples'
import { createRulingCache, type OpenDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import type { Ruling } from '@basejuris/domain'
import { buildInProcess, followIndex, ingestRecords } from '@basejuris/ingestion'
import { findNormCitations, foldText } from '@basejuris/legal-text'
import { createHashingEncoder, openEngineIndex, type RulingSearch, type RulingSearchResult, searchInProcess } from '@basejuris/search'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSearch } from '../../testing/plain-search.ts'

/** Enough of the demonstration corpus for each example to find something. */
const rulings = 400

interface Answer {
  readonly result: RulingSearchResult
  /** The rulings that answer, at most 100. */
  readonly found: readonly Found[]
}
interface Found extends Ruling {
  /** Folded facts and text. */
  readonly text: string
  readonly folded: readonly string[]
}

const word = (beginning: string): RegExp => new RegExp(String.raw`(?<!\p{L})${beginning}`, 'u')
const [despido, fuero, licencia, tutela] = [word('desp[ei]d'), word('fueros?(?!\\p{L})'), word('licencia'), word('tutela')]
/** Every ruling that answers satisfies what the page says. */
const each =
  (promise: (found: Found) => boolean) =>
  ({ found }: Answer): boolean =>
    found.length > 0 && found.every(promise)
const cites =
  (key: string) =>
  ({ norms, text }: Found): boolean =>
    norms.some((norm) => norm.key.startsWith(key)) || findNormCitations(text).some((norm) => norm.key.startsWith(key))
const hasDocket = ({ docketNumber }: Found): boolean => docketNumber === '10158-2015'
const ownsFirst = ({ found }: Answer): boolean => found[0] !== undefined && hasDocket(found[0])
const nearby = /(?<!\p{L})(?:despid\p{L}*(?:\P{L}+\p{L}+){0,14}\P{L}+licencia|licencia\p{L}*(?:\P{L}+\p{L}+){0,14}\P{L}+despid)/u
const inOrder = (text: string, from: string, to: string): boolean => text >= from && text <= to

/** What the page says of each example. */
const promises: Readonly<Record<string, (answer: Answer) => boolean>> = {
  'rol 10.158-2015': ownsFirst,
  '10.158-2015': ownsFirst,
  '10158/15': ownsFirst,
  'rol:10158-2015': ownsFirst,
  'art. 161 Código del Trabajo': each(cites('CT:161')),
  'art. 161 del Código del Trabajo': each(cites('CT:161')),
  'art. 161 CT': each(cites('CT:161')),
  'norma:"art. 161 CT"': each(cites('CT:161')),
  'Ley 19.880 art. 41': each(cites('ley-19880:41')),
  'despido durante licencia médica': ({ found }) => found.slice(0, 3).every(({ text }) => despido.test(text) && licencia.test(text)),
  '"necesidades de la empresa"': each(({ text }) => text.includes('necesidades de la empresa')),
  '«necesidades de la empresa» -tutela': each(({ text }) => text.includes('necesidades de la empresa') && !tutela.test(text)),
  '«licencia médica»': each(({ text }) => text.includes('licencia medica')),
  'despido -tutela': each(({ text }) => !tutela.test(text)),
  'despido NO fuero': each(({ text }) => despido.test(text) && !fuero.test(text)),
  'despido Y licencia': each(({ text }) => despido.test(text) && licencia.test(text)),
  'despido O desahucio': each(({ text }) => despido.test(text) || word('desahuci').test(text)),
  'despido Y (fuero O licencia) NO "mutuo acuerdo"': each(
    ({ text }) => despido.test(text) && (fuero.test(text) || licencia.test(text)) && !text.includes('mutuo acuerdo'),
  ),
  'despido AND NOT (fuero OR licencia)': each(({ text }) => despido.test(text) && !fuero.test(text) && !licencia.test(text)),
  'despido +fuero': each(({ text }) => fuero.test(text)),
  '(despido licencia fuero)~2': each(({ text }) => [despido, licencia, fuero].filter((one) => one.test(text)).length >= 2),
  'indemniz*': each(({ text }) => word('indemniz').test(text)),
  '"despido licencia"~10': each(({ text }) => nearby.test(text)),
  'mismo(despido licencia)': each(({ folded }) => folded.some((text) => despido.test(text) && licencia.test(text))),
  'tribunal:"Corte Suprema"': each(({ court }) => court === 'Corte Suprema'),
  'resultado:acoge': each(({ outcome }) => outcome === 'acoge'),
  'desde:2015 hasta:31-12-2019': each(({ decidedOn }) => inOrder(decidedOn ?? '', '2015-01-01', '2019-12-31')),
  'despido -tribunal:temuco': each(({ court }) => !foldText(court).includes('temuco')),
  'despido -2015': each(({ decidedOn }) => decidedOn?.startsWith('2015') === false),
  'Corte Suprema desde 2018 despido': ({ found }) =>
    found.slice(0, 3).every(({ court, decidedOn }) => court === 'Corte Suprema' && (decidedOn ?? '') >= '2018'),
}

const shown = [
  ...queryGuide.flatMap(({ entries }) => entries.map(({ written }) => written)),
  ...Object.values(stepExamples).flat(),
  ...homeExamples,
]

describe('an example that a page shows', () => {
  let database: OpenDatabase
  let ask: (query: string) => Promise<Answer>
  let close: () => Promise<void>
  beforeAll(async () => {
    database = await openTestDatabase()
    const { db } = database
    const dataDir = await mkdtemp(join(tmpdir(), 'examples-'))
    const set = {
      name: 'demo',
      fingerprint: `${demoFingerprint}/examples`,
      total: rulings,
      records: () => generateDemoRulings({ rulings }),
    }
    await ingestRecords({ set, database: db, dataDir })
    const encoder = createHashingEncoder()
    const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
    await followIndex({ database: db, writer: index.writer, build: buildInProcess(encoder) })
    const { list: readRulings } = createRulingCache(database, 10_000_000)
    const search: RulingSearch = searchInProcess(index).searchWith({ encoder, readRulings })
    ask = async (query) => {
      const result = await search.search(plainSearch(query, { size: 100 }))
      const listed = await readRulings(result.hits.slice(0, result.total).map(({ docId }) => docId))
      const byId = new Map(listed.map((ruling) => [ruling.docId, withText(ruling)]))
      return { result, found: result.hits.flatMap(({ docId }) => byId.get(docId) ?? []) }
    }
    close = async () => {
      await index.writer.close()
      await database.close()
      await rm(dataDir, { recursive: true })
    }
  }, 240_000)
  afterAll(() => close())

  it.each([...new Set(shown)])('does what is said of it: %s', async (query) => {
    const promise = promises[query]
    if (promise === undefined) throw new Error(`nothing is checked of «${query}»`)
    const answer = await ask(query)
    const { empty, total, chips } = answer.result
    expect(promise(answer), JSON.stringify({ total, chips, empty: empty?.terms })).toBe(true)
  })
  it('is a question that rulings of this corpus answer, for three of them at least', async () => {
    const totals = await Promise.all(questionExamples.map(async (question) => (await ask(question)).result))
    expect(totals.filter(({ total }) => total > 0).length).toBeGreaterThanOrEqual(3)
  })

  it('has a check that other queries fail', async () => {
    const other = await ask('arriendo O alimentos')
    for (const [query, promise] of Object.entries(promises)) {
      if (query === 'despido -tribunal:temuco' || query === 'despido -2015') continue
      expect(promise(other), query).toBe(false)
    }
  })

  it('reads the operators in sentences, names and capitals as words', async () => {
    for (const query of Object.values(wordsInCapitals)) {
      const { chips, alternative } = (await ask(query)).result
      expect(chips.filter(({ tipo }) => tipo === 'excluye' || tipo === 'exige')).toEqual([])
      expect(alternative === null || alternative.reading === 'operadores', query).toBe(true)
    }
  })
})

const withText = (ruling: Ruling): Found => {
  const folded = ruling.sections.map(({ paragraphs }) => foldText(paragraphs.map(({ text }) => text).join('\n')))
  const facts = foldText([ruling.caption, ruling.court, ...ruling.subjects, ruling.appealType ?? ''].join('\n'))
  return { ...ruling, folded, text: [facts, ...folded].join('\n') }
}
