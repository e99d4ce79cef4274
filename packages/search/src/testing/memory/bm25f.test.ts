import { describe, expect, it } from 'vitest'
import { or, phrase, term } from '../../ports/index.ts'
import { documentOf, lexicalRequest, stream, upserts } from '../index-documents.ts'
import { openMemoryIndex } from './memory-index.ts'

describe('BM25F of the index in memory', () => {
  it('is the formula, worked by hand', async () => {
    const parameters = { k1: 1.5, b: { texto: 0.5, titulo: 0 }, defaultB: 0.75 }
    const index = await openMemoryIndex({
      folder: null,
      dimension: 8,
      schema: 'test',
      bm25f: { rulings: parameters, passages: parameters, norms: parameters },
    })
    const titled = { texto: stream('ley ley juez x'), titulo: stream('ley') }
    await index.writer.apply(upserts(1, [documentOf('a', '', { fields: titled }), documentOf('b', 'juez x'), documentOf('c', 'x x x')]))
    const scoreOf = async (text: Parameters<typeof or>[0][number]): Promise<number | undefined> =>
      (await index.lexical.search('rulings', lexicalRequest({ text }))).hits.find(({ id }) => id === 'a')?.score

    const idfOfLey = Math.log(1 + (3 - 1 + 0.5) / 1.5)
    const idfOfJuez = Math.log(1 + (3 - 2 + 0.5) / 2.5)
    const lengthNorm = 1 - 0.5 + (0.5 * 4) / 3
    const weight = 2 / lengthNorm + 3 * 1
    const ley = (idfOfLey * weight * 2.5) / (1.5 + weight)
    expect(await scoreOf(term('ley', { texto: 1, titulo: 3 }))).toBeCloseTo(ley, 10)
    const once = (2.5 * (1 / lengthNorm)) / (1.5 + 1 / lengthNorm)
    expect(await scoreOf(term('juez', { texto: 1 }))).toBeCloseTo(idfOfJuez * once, 10)
    expect(await scoreOf(phrase(['ley', 'juez'], { texto: 1 }))).toBeCloseTo((idfOfLey + idfOfJuez) * once, 10)
    expect(await scoreOf(or([term('ley', { texto: 1, titulo: 3 }), term('juez', { texto: 1 })]))).toBeCloseTo(ley + idfOfJuez * once, 10)
  })
})
