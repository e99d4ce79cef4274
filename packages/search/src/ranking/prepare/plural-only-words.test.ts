import { expect, it } from 'vitest'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const repeated = (docId: string, many: number, text: (at: number) => string) =>
  Array.from({ length: many }, (_, at) => rulingOf(`${docId}${at}`, { sections: [section('c1', 'considerando', text(at))] }))
const { search } = await openSearch([
  ...repeated('costs', 20, (at) => `Que se confirma, con costas, lo resuelto sobre el muelle ${at}.`),
  ...repeated('fines', 20, (at) => (at % 2 === 0 ? `Que procede la multa ${at}.` : `Que proceden las multas ${at}.`)),
  rulingOf('surname', {
    caption: 'Costa con Astilleros del Sur',
    sections: [section('c1', 'considerando', 'Que Costa reclama. Que Costa probó lo que dice, y el astillero de Costa fue oído.')],
  }),
])
const find = async (query: string): Promise<string[]> => {
  const { hits } = await search.search({ ...requestFor(query), size: 50 })
  return hits.map(({ docId }) => docId)
}

it('keeps a plural apart from a surname when it is hardly ever singular', async () => {
  for (const query of ['costas', 'muelle costas', 'costas Y muelle']) {
    const found = await find(query)
    expect(found).toHaveLength(20)
    expect(found).not.toContain('surname')
  }
  expect(await find('+costas')).not.toContain('surname')
})

it('still finds the surname, and other words in singular and plural', async () => {
  expect((await find('Costa con Astilleros'))[0]).toBe('surname')
  expect((await find('costa'))[0]).toBe('surname')
  expect(await find('multas')).toHaveLength(20)
  expect(await find('multa')).toHaveLength(20)
})
