import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ruling } from '@basejuris/domain'
import { foldText, jaccard, parseOutcome, shingleSet, similarityProfile } from '@basejuris/legal-text'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type ComparedRuling, planClusters } from './plan-clusters.ts'

const parts = { rulings: 'corpus/rulings', judged: 'corpus/near_duplicates_j50.json' } as const
const folder = join(realFiles, parts.rulings)
const judged = join(realFiles, parts.judged)

const textOf = ({ sections }: Ruling, kind?: string): string =>
  sections
    .filter((section) => kind === undefined || section.kind === kind)
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n')

/** Words as the other method counts them: digits dropped, nothing masked. */
const plainShingles = (ruling: Ruling): Uint32Array => shingleSet(foldText(textOf(ruling)).match(/\p{L}+/gu) ?? [])

describeRealFiles('near-duplicates in a private set of real rulings', Object.values(parts), () => {
  let compared: ComparedRuling[] = []
  let clusterOf = new Map<string, string>()
  beforeAll(async () => {
    compared = readNormalised(folder).map((read) => {
      const dispositive = textOf(read, 'resolutiva') || textOf(read)
      const { outcome } = parseOutcome({ wording: read.outcomeText, dispositive, collection: read.collection })
      const ruling = { ...read, outcome }
      return { ruling, contentHash: ruling.docId, profile: similarityProfile(ruling) }
    })
    clusterOf = new Map((await planClusters(compared, [])).map(({ docId, clusterId }) => [docId, clusterId]))
  }, 120_000)

  it('up to a hundred pairs of one cluster are near-identical by exact comparison', () => {
    const clusters = [...Map.groupBy(compared, ({ ruling }) => clusterOf.get(ruling.docId) ?? '').entries()].filter(([id]) => id !== '')
    const pairs = clusters.flatMap(([, members]) => members.flatMap((a, at) => members.slice(at + 1).map((b) => [a, b] as const)))
    const judgedPairs = pairs.filter((_, at) => at % Math.max(1, Math.floor(pairs.length / 100)) === 0).slice(0, 100)
    const masked = judgedPairs.map(([a, b]) => (a.profile && b.profile ? jaccard(a.profile.shingles, b.profile.shingles) : 0))
    const plain = judgedPairs.map(([a, b]) => jaccard(plainShingles(a.ruling), plainShingles(b.ruling))).sort((a, b) => a - b)
    const precision = masked.filter((value) => value >= 0.85).length / masked.length
    const shared = clusters.filter(([, { length }]) => length > 1)
    console.log({
      rulings: compared.length,
      clusters: shared.length,
      inClusters: shared.reduce((sum, [, { length }]) => sum + length, 0),
      largest: Math.max(...shared.map(([, { length }]) => length)),
      pairs: pairs.length,
      judged: masked.length,
      precision,
      plainQuantiles: [0, 0.1, 0.5].map((share) => plain[Math.floor(plain.length * share)]?.toFixed(2)),
    })
    expect(masked.length).toBeGreaterThan(50)
    expect(precision).toBeGreaterThanOrEqual(0.98)
    for (const [, members] of shared) expect(new Set(members.map(({ ruling }) => ruling.outcome)).size).toBe(1)
  })

  it('agree with a second opinion', () => {
    const pairs = z.array(z.tuple([z.number(), z.string(), z.string()])).parse(JSON.parse(readFileSync(judged, 'utf8')))
    const byId = new Map(compared.map((one) => [one.ruling.docId, one]))
    const verdicts = pairs.flatMap(([score, left, right]) => {
      const [a, b] = [byId.get(left), byId.get(right)]
      if (score < 0.85 || a === undefined || b === undefined) return []
      if (a.profile === null || b.profile === null) return ['too short']
      if (a.profile.partition !== b.profile.partition) return ['other outcome']
      return [clusterOf.get(left) === clusterOf.get(right) ? 'together' : 'apart']
    })
    const counts = Object.fromEntries(
      ['together', 'apart', 'other outcome', 'too short'].map((name) => [name, verdicts.filter((one) => one === name).length]),
    )
    console.log({ pairs: verdicts.length, ...counts })
    expect((counts['together'] ?? 0) / verdicts.length).toBeGreaterThanOrEqual(0.8)
  })
})
