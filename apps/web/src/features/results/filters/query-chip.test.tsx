// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyState } from '../../../search-address/results-state.ts'
import { renderOnServer } from '../../../testing/render-view.tsx'
import { sampleSearch } from '../../../testing/samples.ts'
import { ResultsView } from '../results-view.tsx'

it('says whether what the query leaves out is left out, with the link that turns it over', async () => {
  const chip = (word: string, modo: 'exigir' | 'preferir') =>
    ({ tipo: 'excluye', texto: `sin «${word}»`, valor: word, resto: 'despido', clave: `excluye:${word}`, modo }) as const
  const interpretacion = {
    chips: [chip('minería', 'exigir'), chip('fuero', 'preferir')],
    formal: '',
    alternativa: null,
    relajados: [],
    normas: [],
    avisos: [],
  }
  const q = 'despido no fuero excepto minería'
  await renderOnServer(<ResultsView state={{ ...emptyState, q }} data={sampleSearch({ interpretacion })} />)
  const bar = within(screen.getByRole('region', { name: 'Búsqueda entendida' }))
  const left = bar.getByRole('link', { name: /^excluido.*sin «minería»/ })
  expect(left.getAttribute('href')).toBe('/resultados?q=despido+no+fuero+excepto+miner%C3%ADa&preferir=excluye:miner%C3%ADa')
  const offered = bar.getByRole('link', { name: /^no excluido.*sin «fuero»/ })
  expect(offered.getAttribute('href')).toBe('/resultados?q=despido+no+fuero+excepto+miner%C3%ADa&exigir=excluye:fuero')
  expect(bar.queryByRole('link', { name: /^(?:exigido|preferido)/ })).toBeNull()
})
