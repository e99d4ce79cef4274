import type { Outcome } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const saying = (id: string, text: string) => rulingOf(id, { caption: 'Persona con otra', sections: [section('c1', 'considerando', text)] })

describe('a question of two things', () => {
  it('ranks a ruling with both above one that repeats one of them', async () => {
    const { search } = await openSearch([
      saying('one', `Que ${'el molino se discute, pues el molino es molino y el molino se vende. '.repeat(8)}`),
      saying(
        'both',
        `Que ${'el tribunal ha oído a los testigos y ha visto los antecedentes reunidos. '.repeat(2)} El molino linda con un olivo.`,
      ),
      ...Array.from({ length: 12 }, (_, at) =>
        saying(`other${at}`, 'Que se discute la servidumbre y nada más que ella en este asunto inventado.'),
      ),
    ])
    const { hits } = await search.search(requestFor('molino olivo', { mode: 'lexica' }))
    expect(hits.map(({ docId }) => docId).slice(0, 2)).toEqual(['both', 'one'])
  })
})

describe('a question of an article', () => {
  it('ranks the article first, then other articles of its law', async () => {
    const { search } = await openSearch([
      saying('word', 'Que la ebriedad del huésped nada dice del arriendo.'),
      saying('law', 'Que el artículo 195 de la Ley 18.290 nada dice de la ebriedad del huésped.'),
      saying('itself', 'Que el artículo 196 de la Ley 18.290 sanciona la ebriedad.'),
      ...Array.from({ length: 12 }, (_, at) => saying(`other${at}`, 'Que se discute la servidumbre y nada más en este asunto.')),
    ])
    const { hits } = await search.search(requestFor('art. 196 ley 18.290 ebriedad homicidio', { mode: 'lexica' }))
    expect(hits.map(({ docId }) => docId)).toEqual(['itself', 'law', 'word'])
  })

  it('prefers rulings with the numeral', async () => {
    const { search } = await openSearch([
      saying('other', 'Que el artículo 19 N° 3 de la Constitución Política y el artículo 19 de la misma se invocan.'),
      saying('numeral', 'Que el recurso de autos invoca el numeral 24 del artículo 19 de la Constitución Política de la República.'),
      ...Array.from({ length: 12 }, (_, at) => saying(`other${at}`, 'Que se discute la servidumbre y nada más en este asunto.')),
    ])
    for (const query of ['art. 19 n° 24 constitución', 'artículo 19 Nº 24 CPR', 'numeral 24 del artículo 19 de la constitución']) {
      const { hits } = await search.search(requestFor(query, { mode: 'lexica' }))
      expect(
        hits.map(({ docId }) => docId),
        query,
      ).toEqual(['numeral', 'other'])
    }
  })

  it('prefers one mention of the numeral to many of the article', async () => {
    const of = (numeral: string): string => `Que la causal del artículo 768 N° ${numeral} del Código de Procedimiento Civil no concurre.`
    const { search } = await openSearch([
      saying('many', ['4', '5', '7'].map(of).join(' ')),
      saying(
        'numeral',
        `Que se invocan los N° 5 y 9 del artículo 768 del Código de Procedimiento Civil. ${'Se resolverá según lo dicho. '.repeat(2)}`,
      ),
      ...Array.from({ length: 12 }, (_, at) => saying(`other${at}`, 'Que se discute la servidumbre y nada más en este asunto.')),
    ])
    const { hits } = await search.search(requestFor('768 N° 9 CPC', { mode: 'lexica' }))
    expect(hits.map(({ docId }) => docId)).toEqual(['numeral', 'many'])
  })
})

describe('a preferred court', () => {
  it('ranks its rulings first among the matching ones', async () => {
    const often = 'Que migraciones resolvió lo pedido, y que lo resuelto por migraciones procede en este asunto de migraciones.'
    const once = 'Que migraciones resolvió lo pedido, y que lo resuelto por migraciones procede en este asunto inventado.'
    const by = (id: string, court: string, text: string) => rulingOf(id, { court, sections: [section('c1', 'considerando', text)] })
    const { search } = await openSearch([
      by('appeals', 'Corte de Apelaciones de Valdivia', often),
      by('supreme', 'Corte Suprema', once),
      ...Array.from({ length: 20 }, (_, at) => by(`other${at}`, 'Corte Suprema', 'Que se discute la servidumbre y nada más.')),
    ])
    const preferred = ['tribunal:Corte Suprema']
    const order = async (query: string) =>
      (await search.search(requestFor(query, { mode: 'lexica', preferred }))).hits.map(({ docId }) => docId)
    expect(await order('migraciones')).toEqual(['appeals', 'supreme'])
    expect(await order('fallos de la corte suprema sobre migraciones')).toEqual(['supreme', 'appeals'])
  })
})

describe('an outcome named with words', () => {
  it('ranks its rulings first among equal matches', async () => {
    const text = 'Que isapre resolvió lo pedido, y que lo resuelto por isapre procede en este asunto inventado.'
    const of = (id: string, outcome: Outcome, more: string) =>
      rulingOf(id, { outcome, sections: [section('c1', 'considerando', text + more)] })
    const better = ' Isapre, y solo isapre, es la materia de isapre en este asunto de isapre.'
    const { search } = await openSearch([of('granted', 'acoge', ''), of('rejected', 'rechaza', ' Así.'), of('better', 'acoge', better)])
    const order = async (query: string) => (await search.search(requestFor(query, { mode: 'lexica' }))).hits.map(({ docId }) => docId)
    expect(await order('isapre')).toEqual(['better', 'granted', 'rejected'])
    expect(await order('rechaza isapre')).toEqual(['better', 'rejected', 'granted'])
  })
})
