import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { createLearner, type Features, type Learner, learnBatch } from './learning.ts'
import { createPairs } from './pairs.ts'
import { buildTrainingSet } from './training-set.ts'

const texts = {
  topics: [
    {
      id: 'despido',
      lay: ['me echaron de la pega', 'me corrieron sin aviso'],
      formal: ['despido injustificado'],
      whole: 'Despido. despido injustificado',
    },
    {
      id: 'arriendo',
      lay: ['no me pagan la casa', 'no se quieren ir'],
      formal: ['terminación del arrendamiento'],
      whole: 'Arriendo. terminación del arrendamiento',
    },
  ],
  rulings: [
    {
      id: 'r1',
      heading: 'Soto con Vega. Despido',
      topics: ['despido'],
      passages: [
        { kind: 'vistos' as const, text: 'La trabajadora fue separada de sus funciones.' },
        { kind: 'considerando' as const, text: 'El despido injustificado da derecho a indemnización.' },
      ],
    },
  ],
  contexts: [['cita uno sobre posesión', 'cita dos sobre posesión']] as const,
}
const set = buildTrainingSet(texts, 500)
const pairsOf = createPairs(set, 3)

const cosine = ({ table, dimension }: Learner, a: Features, b: Features): number => {
  const [one, other] = [a, b].map(({ rows, amounts }) => {
    const sum = new Float64Array(dimension)
    rows.forEach((row, i) => {
      for (let at = 0; at < dimension; at++) sum[at] = (sum[at] ?? 0) + (amounts[i] ?? 0) * (table[row * dimension + at] ?? 0)
    })
    return sum
  }) as [Float64Array, Float64Array]
  const product = (x: Float64Array, y: Float64Array): number => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}
const learn = (learner: Learner, from: number, to: number): Learner => {
  for (let epoch = from; epoch < to; epoch++) learnBatch(learner, pairsOf(epoch), 0.05)
  return learner
}
const fresh = (): Learner => createLearner(set.rarities, 16, 3)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encoder-training-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('draws the wordings of one topic together and those of two apart', () => {
  const [dismissal, rent] = set.topics
  const [everyday, formal, other] = [dismissal?.lay[0], dismissal?.whole, rent?.whole] as [Features, Features, Features]
  const learner = learn(fresh(), 0, 30)
  expect(cosine(learner, everyday, formal)).toBeGreaterThan(cosine(learner, everyday, other) + 0.3)
})

it('gives the same weights for the same texts and seed', () => {
  expect(learn(fresh(), 0, 3).table).toEqual(learn(fresh(), 0, 3).table)
})

it('goes on from its checkpoint as if it had not been interrupted, and begins anew with other settings', () => {
  const fingerprint = { rows: set.hashes, settings: { dimension: 16, seed: 3 } }
  expect(readCheckpoint(folder, fingerprint)).toBeNull()
  writeCheckpoint(folder, { epoch: 2, learner: learn(fresh(), 0, 2) }, fingerprint)
  const stored = readCheckpoint(folder, fingerprint)
  expect(stored?.epoch).toBe(2)
  expect(learn(stored?.learner ?? fresh(), 2, 4).table).toEqual(learn(fresh(), 0, 4).table)
  expect(readCheckpoint(folder, { ...fingerprint, settings: { dimension: 16, seed: 4 } })).toBeNull()
})

it('takes no rival of the own topic, and no pair of a text with itself', () => {
  for (const { query, answer, wrong, subject } of pairsOf(0)) {
    expect(query).not.toBe(answer)
    const own = set.topics.find(({ id }) => id === subject)
    if (own !== undefined) expect([own.whole, ...own.passages]).not.toContain(wrong)
  }
})
