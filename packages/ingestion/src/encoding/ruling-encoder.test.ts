import { addEncoder, countEncoded, findEncoder, listVectors, type OpenDatabase, putRulings } from '@basejuris/database'
import { createHashingEncoder, type Encoder, EncoderUnavailable, passageTexts } from '@basejuris/search'
import { buildRuling, buildSections, openTestDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unpackVectors } from './packed-vectors.ts'
import { startRulingEncoder } from './ruling-encoder.ts'

const name = 'prueba:lento#1'
const hashing = createHashingEncoder()
const rulings = Array.from({ length: 20 }, (_, i) =>
  buildRuling({ idSentence: `e${i}`, docketNumber: `${100 + i}-2024`, sections: buildSections([`Considerando número ${i} del despido.`]) }),
)

let database: OpenDatabase
let asked: string[]
let failing: (texts: readonly string[]) => EncoderUnavailable | null
const encoder: Encoder = {
  name,
  dimension: hashing.dimension,
  encodePassages: async (texts) => {
    const failure = failing(texts)
    if (failure !== null) throw failure
    asked.push(...texts)
    return hashing.encodePassages(texts)
  },
  encodeQuery: hashing.encodeQuery,
}

beforeEach(async () => {
  asked = []
  failing = () => null
  database = await openTestDatabase()
  await addEncoder(database.db, { name, settings: {} })
  await putRulings(database.db, rulings)
}, 60_000)
afterEach(() => database.close())

/** Runs until the condition holds. Each wait of the encoder is one step of this test. */
const runUntil = async (reached: () => Promise<boolean>, reported: string[] = []): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = startRulingEncoder({
    database: database.db,
    encoder,
    wait: async () => {
      if (await reached()) resolve()
      await new Promise(setImmediate)
    },
    onLeftOut: (docId, reason) => reported.push(`${docId}: ${reason}`),
    onWaiting: (reason) => reported.push(reason),
  })
  await promise
  await running.stop()
}
const everyOne = async () => (await countEncoded(database.db, name)).encoded === rulings.length

it('makes the vectors of every ruling once, and reports when all have them', async () => {
  await runUntil(everyOne)
  expect(asked.toSorted()).toEqual(rulings.flatMap(passageTexts).toSorted())
  expect(await findEncoder(database.db, name)).toMatchObject({ complete: true })
  const [first] = rulings
  if (first === undefined) throw new Error('expected one')
  const stored = (await listVectors(database.db, name, [first.docId])).get(first.docId)
  const [vector] = unpackVectors(stored?.vectors ?? new Uint8Array())
  const [reached] = await hashing.encodePassages(passageTexts(first))
  vector?.forEach((value, at) => {
    expect(value).toBeCloseTo(reached?.[at] ?? 0, 3)
  })
})

it('continues after the encoder was unavailable, and encodes nothing twice', async () => {
  let calls = 0
  failing = () => (++calls === 2 || calls === 3 ? new EncoderUnavailable('No se pudo conectar con el servicio.') : null)
  const reported: string[] = []
  await runUntil(everyOne, reported)
  expect(reported).toEqual(Array(2).fill('No se pudo conectar con el servicio.'))
  expect(asked).toHaveLength(rulings.flatMap(passageTexts).length)
})

it('waits longer each time', async () => {
  failing = () => new EncoderUnavailable('Espere.')
  const waits: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = startRulingEncoder({
    database: database.db,
    encoder,
    wait: async (ms) => {
      waits.push(ms)
      if (waits.length === 9) resolve()
      await new Promise(setImmediate)
    },
  })
  await promise
  expect(running.trouble()).toBe('Espere.')
  await running.stop()
  expect(waits.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000))
})

it('skips a text that the encoder refuses, and no other', async () => {
  const bad = rulings[5]
  const texts = bad === undefined ? [] : passageTexts(bad)
  failing = (some) =>
    some.some((text) => text.includes('número 5 ')) ? new EncoderUnavailable('El servicio respondió 400.', { refused: true }) : null
  const reported: string[] = []
  await runUntil(everyOne, reported)
  expect(reported).toEqual([`${bad?.docId}: El servicio respondió 400.`])
  expect(asked).toHaveLength(rulings.flatMap(passageTexts).length - texts.length)
})

it('treats an encoder that refuses everything as unavailable', async () => {
  failing = () => new EncoderUnavailable('El servicio respondió 400.', { refused: true })
  const leftOut = vi.fn()
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = startRulingEncoder({ database: database.db, encoder, wait: async () => resolve(), onLeftOut: leftOut })
  await promise
  await running.stop()
  expect(leftOut).not.toHaveBeenCalled()
  expect((await countEncoded(database.db, name)).encoded).toBe(0)
})
