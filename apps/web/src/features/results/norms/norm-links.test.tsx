// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyState } from '../../../search-address/results-state.ts'
import { renderOnServer } from '../../../testing/render-view.tsx'
import { sampleResult, sampleSearch } from '../../../testing/samples.ts'
import { ResultsView } from '../results-view.tsx'

it('leads from the article that a search names to its page: chip, reason and value of the facet', async () => {
  const norma = { idNorma: 5, articulo: '2' }
  const etiqueta = 'art. 2 Ley N° 99.001'
  const clave = 'ley-99001:2'
  const chip = { tipo: 'norma' as const, texto: etiqueta, valor: clave, resto: '', clave: `norma:${clave}`, modo: null }
  const data = sampleSearch({
    resultados: [sampleResult({ motivos: [`cita ${etiqueta}`] })],
    facetas: { norma: [{ valor: clave, etiqueta, total: 3, norma }] },
    interpretacion: {
      chips: [chip],
      formal: '',
      alternativa: null,
      relajados: [],
      normas: [{ clave, etiqueta, ...norma, incisos: [], conTexto: false, url: 'https://www.bcn.cl/' }],
      avisos: [],
    },
  })
  await renderOnServer(<ResultsView state={{ ...emptyState, q: 'art. 2 ley 99001' }} data={data} />)
  const page = '/norma/5?articulo=2'
  expect(screen.getByRole('link', { name: `cita ${etiqueta}` }).getAttribute('href')).toBe(page)
  const bar = within(screen.getByRole('region', { name: 'Búsqueda entendida' }))
  expect(bar.getByRole('link', { name: `Ver la norma: ${etiqueta}` }).getAttribute('href')).toBe(page)
  const facet = within(screen.getByRole('region', { name: 'Norma citada' }))
  expect(facet.getByRole('link', { name: `Ver la norma: ${etiqueta}` }).getAttribute('href')).toBe(page)
  expect(facet.getByRole('link', { name: new RegExp(`^${etiqueta}`) }).getAttribute('href')).toContain('norma=ley-99001:2')
})
