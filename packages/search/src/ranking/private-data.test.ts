import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { fictionalRulings } from '../testing/rulings.ts'
import type { RulingSearchResult } from './present/search-result.ts'

const story = 'me echaron del trabajo cuando supieron que estoy esperando guagua, quiero volver con fuero maternal'

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(fictionalRulings)).search
})

const ask = (query: string): Promise<RulingSearchResult> => search.search(requestFor(query))
const topicsOf = ({ chips }: RulingSearchResult): string[] => chips.filter(({ tipo }) => tipo === 'tema').map(({ clave }) => clave)

describe('personal data in a story', () => {
  it('is no topic, no demand and no chip', async () => {
    const plain = await ask(story)
    const written = `${story}. Soy Rosa Muñoz Tapia, RUT 12.345.678-5, fono +56 9 8765 4321, y mi jefe es juan pérez soto`
    const answer = await ask(written)
    expect(topicsOf(answer)[0]).toBe(topicsOf(plain)[0])
    const shown = answer.chips.map(({ texto, valor, clave }) => `${texto} ${valor} ${clave}`).join(' ')
    for (const secret of ['Muñoz', 'Tapia', 'Rosa', 'Pérez', 'pérez', 'soto', '12.345', '8765', 'RUT', 'fono'])
      expect(shown).not.toContain(secret)
    expect(answer.formal.toLowerCase()).not.toMatch(/muñoz|tapia|pérez|soto|12\.345|8765/u)
  })

  it('is searched where nobody tells a story', async () => {
    const answer = await ask('Rosa Muñoz Tapia')
    expect(answer.chips.map(({ texto }) => texto)).toEqual(['Rosa Muñoz Tapia'])
  })
})
