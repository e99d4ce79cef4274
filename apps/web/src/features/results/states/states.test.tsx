// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyState, type ResultsState } from '../../../search-address/results-state.ts'
import { renderOnServer, renderView } from '../../../testing/render-view.tsx'
import { sampleResult, sampleSearch } from '../../../testing/samples.ts'
import { ResultsView } from '../results-view.tsx'
import { FailedSearch } from './failed-search.tsx'

vi.mock('../../../api/platform-facts.ts', () => ({ platformFacts: async () => null }))

const state: ResultsState = { ...emptyState, q: 'despido' }
const text = () => document.body.textContent ?? ''

describe('empty results', () => {
  const empty = sampleSearch({
    resultados: [],
    resumen: 'Ninguna sentencia tiene todo lo que pidió.',
    vacio: {
      terminos: [
        { termino: 'despido', total: 1200 },
        { termino: 'xilófono', total: 0 },
      ],
      filtros: [],
      relajar: [{ etiqueta: 'Buscar sin «xilófono»', consulta: 'despido', total: 1200 }],
      cercanas: [sampleResult()],
    },
  })

  it('says which filter leaves nothing', async () => {
    const filtros = [
      { filtro: 'tribunal' as const, total: 424 },
      { filtro: 'desde' as const, total: 0 },
    ]
    const data = { ...empty, vacio: { terminos: [{ termino: 'despido', total: 424 }], filtros, relajar: [], cercanas: [] } }
    const filtered = { ...state, filtros: { tribunal: ['Corte de Arica'], desde: ['2030'] } }
    await renderOnServer(<ResultsView state={filtered} data={data} />)
    expect(screen.getByRole('row', { name: 'Sin el filtro «tribunal Corte de Arica» 424 Quitarlo' })).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Sin el filtro «fecha desde 2030» 0' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Quitarlo' }).getAttribute('href')).toBe('/resultados?q=despido&desde=2030')
  })

  it('says which term fails, what to relax and what comes nearest', async () => {
    await renderOnServer(<ResultsView state={{ ...state, q: 'despido xilófono' }} data={empty} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ninguna sentencia tiene todo lo que pidió.')
    expect(within(screen.getByRole('row', { name: /^xilófono/ })).getByRole('cell', { name: '0' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buscar sin «xilófono»' }).getAttribute('href')).toBe('/resultados?q=despido')
    expect(within(screen.getByRole('region', { name: 'Las más cercanas' })).getAllByRole('listitem')).toHaveLength(1)
  })

  it('says what its figures count, promises nothing that is not there, and offers what to do next', async () => {
    const terminos = [{ termino: '99.999-2031', total: 0 }]
    const data = { ...empty, vacio: { terminos, filtros: [], relajar: [], cercanas: [] } }
    await renderOnServer(<ResultsView state={{ ...state, q: '99.999-2031' }} data={data} />)
    expect(screen.getByRole('table', { name: 'Cuántas sentencias hay con cada término por separado' })).toBeTruthy()
    expect(text()).not.toContain('parecidas')
    expect(screen.getByRole('button', { name: 'Avisarme cuando llegue' })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Cómo buscar' }).hasAttribute('data-help')).toBe(true)
  })

  it('says that changes are not indexed yet, and where nothing is stored at all', async () => {
    await renderOnServer(<ResultsView state={state} data={empty} />)
    expect(text()).not.toContain('El índice se está actualizando')
    document.body.innerHTML = ''
    await renderOnServer(<ResultsView state={state} data={{ ...empty, cobertura: { ...empty.cobertura, pendientes: 3 } }} />)
    expect(text()).toContain('El índice se está actualizando: faltan 3 cambios, y lo que busca puede estar ahí.')
    expect(screen.getByRole('link', { name: 'Buscar de nuevo' }).getAttribute('href')).toBe('/resultados?q=despido')
    document.body.innerHTML = ''
    const nothing = { ...empty.cobertura, sentencias: 0, ficticias: { ...empty.cobertura.ficticias, total: 0 } }
    await renderOnServer(<ResultsView state={state} data={{ ...empty, cobertura: nothing }} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Todavía no hay sentencias donde buscar')
    expect(text()).toContain('Ninguna de las bases buscadas tiene sentencias. Si se están incorporando, aparecerán aquí.')
  })

  it('offers to clear the filters only where there are some', async () => {
    await renderOnServer(<ResultsView state={state} data={empty} />)
    expect(screen.queryByRole('link', { name: 'Quitar los filtros' })).toBeNull()
    await renderOnServer(<ResultsView state={{ ...state, filtros: { tribunal: ['Corte Suprema'] } }} data={empty} />)
    expect(screen.getByRole('link', { name: 'Quitar los filtros' }).getAttribute('href')).toBe('/resultados?q=despido')
  })
})

describe('failed search', () => {
  it('says why, keeps the search and offers to repeat it', () => {
    renderView(<FailedSearch state={state} message="El servidor no responde." requestId="a1b2c3" />)
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('heading').textContent).toBe('La búsqueda no terminó.')
    expect(alert.getByText('El servidor no responde. El texto y los filtros siguen aquí.')).toBeTruthy()
    expect(alert.getByRole('link', { name: 'Buscar de nuevo' }).getAttribute('href')).toBe('/resultados?q=despido')
    expect(alert.getByRole('link', { name: 'Buscar solo por palabras' }).getAttribute('href')).toBe('/resultados?q=despido&modo=palabras')
    expect(alert.getByText('Código para soporte: a1b2c3')).toBeTruthy()
  })

  it('offers no other mode to a search by words', () => {
    renderView(<FailedSearch state={{ ...state, modo: 'lexica' }} message="" requestId={null} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(text()).not.toContain('Código para soporte')
  })
})
