import { expect, it } from 'vitest'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../../testing/rulings.ts'

const saying = (docId: string, text: string) => rulingOf(docId, { sections: [section('c1', 'considerando', text)] })
const { search } = await openSearch([
  ...fictionalRulings,
  saying('apart', 'Que el auto acordado sobre tramitación del recurso fija el plazo.'),
  saying('one', 'Que el autoacordado de esta Corte rige el arancel.'),
  saying('far', 'Que el auto de prueba fue acordado en la audiencia.'),
  saying('trade', 'Que ha lugar con trato desigual entre las partes.'),
])
const find = async (query: string): Promise<string[]> => (await search.search(requestFor(query))).hits.map(({ docId }) => docId).sort()

it('finds a word that rulings split, and two that they join', async () => {
  expect(await find('autoacordado')).toEqual(['apart', 'one'])
  expect(await find('auto acordado')).toEqual(['apart', 'far', 'one'])
  expect(await find('auto-acordado arancel')).toContain('one')
  expect(await find('autoacordado Y plazo')).toEqual(['apart'])
})

it('joins no words into an unrelated one', async () => {
  expect(await find('contrato')).toEqual([])
  expect(await find('autoacordados')).toEqual(['apart', 'one'])
})

it('corrects no word that rulings write as two', async () => {
  const { correction } = await search.search(requestFor('autoacordado arancel'))
  expect(correction).toBeNull()
})
