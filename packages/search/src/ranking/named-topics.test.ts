import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { rulingOf, section } from '../testing/rulings.ts'
import type { RulingSearchResult } from './present/search-result.ts'

const text = (...words: readonly string[]) => words.map((each, at) => section(`c${at + 1}`, 'considerando', each))
const maintenance =
  'La pensión de alimentos a favor del hijo menor se fija según las necesidades del alimentario y la capacidad del alimentante, por la ley 14.908.'
const rulings = [
  rulingOf('comida', { sections: text('Repartía alimentos. Alimentos para aves, alimentos para perros y alimentos para gatos.') }),
  rulingOf('pension', {
    sections: [...text(maintenance, 'Los alimentos provisorios se deben desde la notificación.'), section('r1', 'resolutiva', maintenance)],
  }),
  rulingOf('suelta', { sections: text('El régimen de tributación del aporte.', 'Un plan comunicacional de la empresa.') }),
  rulingOf('visitas', { sections: text('Un régimen comunicacional amplio entre el padre y la niña.') }),
  rulingOf('ficha', {
    sections: text('Se confirma la resolución apelada.'),
    subjects: ['Régimen comunicacional'],
    norms: [{ key: 'ley-14908', label: 'Ley N° 14.908', idNorma: null, article: null, origin: 'source' }],
  }),
]

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(rulings)).search
})
const ask = (query: string): Promise<RulingSearchResult> => search.search(requestFor(query, { mode: 'lexica' }))
const found = ({ hits }: RulingSearchResult): string[] => hits.map(({ docId }) => docId)

describe('a topic that a search names', () => {
  it('comes first where a word alone names it', async () => {
    expect(found(await ask('alimentos'))).toEqual(['pension', 'comida'])
  })

  it('is one expression of several words', async () => {
    expect(found(await ask('régimen comunicacional')).sort()).toEqual(['ficha', 'visitas'])
    const apart = await search.search(requestFor('régimen comunicacional', { mode: 'lexica', reading: 'palabras' }))
    expect(found(apart)).toContain('suelta')
  })
})

describe('what the facts of the source alone say', () => {
  it('is told apart from what the text says', async () => {
    const { hits } = await ask('ley 14.908')
    const reasons = Object.fromEntries(hits.map(({ docId, reasons }) => [docId, reasons.find(({ kind }) => kind === 'norm')]))
    expect(reasons['ficha']).toMatchObject({ kind: 'norm', inFacts: true })
    expect(reasons['pension']).toMatchObject({ kind: 'norm', inFacts: false })
  })

  it('is so of a phrase', async () => {
    const { hits } = await ask('"régimen comunicacional"')
    const reasons = Object.fromEntries(hits.map(({ docId, reasons }) => [docId, reasons.find(({ kind }) => kind === 'quote')]))
    expect(reasons['ficha']).toMatchObject({ inFacts: true })
    expect(reasons['visitas']).toMatchObject({ inFacts: false })
  })
})
