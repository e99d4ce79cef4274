import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { rulingOf, section } from '../testing/rulings.ts'

const text = (words: string) => [section('c1', 'considerando', words)]
const rulings = [
  rulingOf('vecino', { sections: text('Un vecino del pasaje enciende una fogata cada noche frente a la casa de la recurrente.') }),
  rulingOf('colindante', {
    sections: text('Desde el predio colindante sale cada noche el humo de una fogata hacia la casa de la recurrente.'),
  }),
  rulingOf('ambos', { sections: text('El vecino del predio colindante enciende una fogata cada noche frente a la casa.') }),
  rulingOf('asesora', { sections: text('La trabajadora de casa particular encendió una fogata en el patio de la casa.') }),
]

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(rulings)).search
})
const ask = (query: string) => search.search(requestFor(query, { mode: 'lexica' }))

describe('an everyday word that courts use too', () => {
  it('is met by itself or by a formal wording, best by both', async () => {
    const { hits, total } = await ask('vecino fogata')
    expect(hits.slice(0, total).map(({ docId }) => docId)).toEqual(['ambos', 'vecino', 'colindante'])
  })

  it('stays beside its formal wording in the formal language of the query', async () => {
    expect((await ask('vecino fogata')).formal).toContain('vecino O sentido:')
  })
})

describe('an everyday word that courts never say', () => {
  it('is found by its formal wording', async () => {
    const { hits, total } = await ask('nana fogata')
    expect(hits.slice(0, total).map(({ docId }) => docId)).toEqual(['asesora'])
  })
})
