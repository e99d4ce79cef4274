import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axis, documentOf } from '../../testing/index-documents.ts'
import { chunksOf, encodePoint, pointId } from './encode-point.ts'
import { parseVectorAddress } from './vector-address.ts'

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((chunk, i) => chunk !== b[i])
  return at === -1 ? a.length < b.length : at < b.length && (a[at] as number) < (b[at] as number)
}

it('orders the chunks of two texts as the texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\u0000', '\uffff', 'ñ'), maxLength: 8 })
  fc.assert(fc.property(text, text, (a, b) => isBefore(chunksOf(a), chunksOf(b)) === a < b))
})

it('names a point by a UUID that only its id decides', () => {
  expect(pointId('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/u)
  expect(pointId('a')).toBe(pointId('a'))
  expect(pointId('a')).not.toBe(pointId('b'))
})

it('stores no vector without a direction, and one of length 1 otherwise', () => {
  for (const vector of [null, axis(0)]) expect(encodePoint(documentOf('a', 'x', { vector }), 3, 9).vector).toEqual({})
  const { vector, payload } = encodePoint(documentOf('a', 'x', { vector: axis(3, 4), sortKeys: { fecha: 2, rol: 'C' } }), 3, 9)
  expect((vector as { meaning: number[] }).meaning.slice(0, 2).map((value) => value.toFixed(4))).toEqual(['0.6000', '0.8000'])
  expect(payload).toMatchObject({ id: 'a', group: 'a', sequence: 3, num: { fecha: 2 } })
})

it('reads the address of a vector store, and refuses what is none', () => {
  const plain = { prefix: 'basejuris', shards: 1, replicas: 1, quantisation: 'scalar' }
  expect(parseVectorAddress('qdrant://almacen')).toEqual({ url: 'http://almacen:6333', apiKey: null, ...plain })
  expect(parseVectorAddress('qdrants://cla%2Fve@almacen:7000/fallos?shards=3&replicas=2&quantisation=binary')).toEqual({
    url: 'https://almacen:7000',
    apiKey: 'cla/ve',
    prefix: 'fallos',
    shards: 3,
    replicas: 2,
    quantisation: 'binary',
  })
  for (const wrong of [
    'qdrant://',
    'qdrant://a,b',
    'qdrant://a/Fallos',
    'qdrant://a?shards=0',
    'qdrant://a?quantisation=x',
    'http://a:6333',
  ])
    expect(parseVectorAddress(wrong), wrong).toBeNull()
})
