import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDraft, type SourceRuling, type Span, verifyAnswer, voiceAt } from '@basejuris/assistant'
import { listDocIds, listRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { splitSentences } from '@basejuris/legal-text'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { openDemonstration } from '../search/open-demonstration.ts'

const maxMs = 5
const answers = 200
const rulingsPerAnswer = 5
const minSpanLength = 60

/**
 * Times the verifier on answers of ten sentences over five rulings each. Of three planted errors one is a wrong number, one an unknown span
 * and one stands nowhere. The gate is on rulings whose words are cached; the words of others are read on first use.
 */
export async function benchVerifier(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const { db, close } = await openDemonstration(rulings, dataDir)
  const docIds = await listDocIds(db, { limit: Math.min(rulings, answers * rulingsPerAnswer) })
  const stored = await listRulings(db, docIds)
  const drafts = Array.from({ length: Math.floor(stored.length / rulingsPerAnswer) }, (_, at) =>
    draftOf(stored.slice(at * rulingsPerAnswer, (at + 1) * rulingsPerAnswer)),
  )
  for (const { draft, spans, sources } of drafts.slice(0, 5)) verifyAnswer(readDraft(draft), { spans, rulings: copied(sources) })
  const time = (fresh: boolean): number[] =>
    drafts.map(({ draft, spans, sources }) => {
      const own = fresh ? copied(sources) : sources
      const startedMs = performance.now()
      verifyAnswer(readDraft(draft), { spans, rulings: own })
      return performance.now() - startedMs
    })
  const first = percentiles(time(true))
  time(false)
  const again = percentiles(time(false))
  console.log(`an answer of ten sentences over ${rulingsPerAnswer} rulings, read for the first time: ${describe(first)}`)
  console.log(`the same over rulings read before:                                ${describe(again)}`)
  await close()
  await rm(dataDir, { recursive: true, force: true })
  return reportGates([{ name: 'verifier p95 against its limit', ours: again.p95, other: maxMs, minRatio: 1, unit: 'ms' }])
}

interface Draft {
  readonly draft: string
  readonly spans: readonly Span[]
  readonly sources: readonly SourceRuling[]
}

const draftOf = (rulings: readonly Ruling[]): Draft => {
  const sources = rulings.map((ruling): SourceRuling => ({ ruling, textHash: ruling.docId, overturned: null, departed: null }))
  const spans = rulings.flatMap((ruling) => spansOf(ruling).slice(0, 2)).map((span, at) => ({ ...span, n: at + 1 }))
  const quoted = spans.map(({ n, text }) => `La sentencia señala que «${text}» [${n}].`)
  const [first, second] = spans
  const wrong = [
    `«${first?.text.replace(/\d+|\p{L}{6,}/u, '9999')}» [1].`,
    `«${second?.text}» [9].`,
    '«Palabras que ninguna de estas sentencias tiene en parte alguna» [1].',
  ]
  return { draft: [...quoted.slice(0, 7), ...wrong].join(' '), spans, sources }
}

const spansOf = (ruling: Ruling): Omit<Span, 'n'>[] =>
  ruling.sections.flatMap(({ anchor: section, paragraphs }) =>
    paragraphs.flatMap(({ anchor, text }) =>
      splitSentences(text)
        .filter(({ from, to }) => to - from >= minSpanLength)
        .map(({ from, to }) => {
          const place = { section, anchor, from, to }
          return { ...place, docId: ruling.docId, textHash: ruling.docId, text: text.slice(from, to), voice: voiceAt(ruling, place) }
        }),
    ),
  )

/** Rulings of which nothing is cached. */
const copied = (sources: readonly SourceRuling[]): SourceRuling[] =>
  sources.map((source) => ({
    ...source,
    ruling: { ...source.ruling, sections: source.ruling.sections.map((section) => ({ ...section })) },
  }))
