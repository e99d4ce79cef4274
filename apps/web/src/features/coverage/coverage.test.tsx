// @vitest-environment happy-dom
import type { CollectionCoverageView, coverageEndpoint, DataOf } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { sampleSearch } from '../../testing/samples.ts'
import { CollectionTable } from './collection-table.tsx'
import { CoverageSummary } from './coverage-summary.tsx'
import { crowdedMonth } from './crowded-month.ts'
import { KnownGaps } from './known-gaps.tsx'

type Coverage = DataOf<typeof coverageEndpoint>

const collection = (change: Partial<CollectionCoverageView> = {}): CollectionCoverageView => ({
  id: 'corte_suprema',
  nombre: 'Corte Suprema',
  base: null,
  total: 1200,
  ficticias: 0,
  desde: '2005-01-03',
  hasta: '2026-09-30',
  sinFecha: 0,
  actualizada: '2026-10-01T15:00:00.000Z',
  fuentes: [],
  meses: [],
  vacios: [],
  ...change,
})
const { cobertura } = sampleSearch()
const summary = (change: Partial<Coverage['cobertura']> = {}, actualizada: string | null = '2026-10-01T15:00:00.000Z') =>
  renderView(<CoverageSummary coverage={{ cobertura: { ...cobertura, ...change }, actualizada }} />)
const text = () => document.body.textContent ?? ''

describe('summary of the coverage', () => {
  it('says how much there is, between which days, and what is missing', () => {
    summary()
    expect(text()).toContain('Se busca en 1.200 sentencias de 5 de 7 bases, dictadas entre el 03-01-2005 y el 30-09-2026.')
    expect(text()).toContain('Sin sentencias por ahora: Penal, Familia.')
  })

  it('says how many belong to no base', () => {
    summary({ fueraDeBases: 98 })
    expect(text()).toContain('Se busca en 1.200 sentencias de 5 de 7 bases y de otros órganos (98), dictadas')
  })

  it('says that there is nothing yet', () => {
    summary({ sentencias: 0, basesConDatos: 0, desde: null, hasta: null, vacias: [] }, null)
    expect(text()).toContain('Se busca en 0 sentencias de 0 de 7 bases.')
    expect(text()).toContain('Aún no se ha incorporado ninguna sentencia.')
  })

  it('says that the index is behind and that everything is fictional', () => {
    summary({ pendientes: 1, soloDemostracion: true })
    expect(text()).toContain('El índice se está actualizando: falta 1 cambio.')
    expect(text()).toContain('todas las sentencias son ficticias.')
  })
})

describe('fictional rulings', () => {
  it('are said beside the total, with a switch kept in the address', () => {
    summary({ sentencias: 815, ficticias: { modo: 'excluir', total: 2400 } })
    expect(text()).toContain('Se busca en 815 sentencias, sin 2.400 ficticias, de 5 de 7 bases')
    const choices = within(screen.getByRole('navigation', { name: 'Sentencias ficticias' })).getAllByRole('link')
    expect(choices.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Sin ellas', '/cobertura', 'true'],
      ['Con ellas', '/cobertura?ficticias=si', null],
      ['Solo ellas', '/cobertura?ficticias=solo', null],
    ])
  })

  it('are counted where they are included, for each base too', () => {
    summary({ sentencias: 3215, ficticias: { modo: 'incluir', total: 2400 } })
    renderView(<CollectionTable mode="incluir" collections={[collection({ total: 3215, ficticias: 2400 })]} />)
    expect(text()).toContain('3.215 sentencias, 2.400 de 3.215 son ficticias, de')
    expect(screen.getByRole('cell', { name: /3\.215/ }).textContent).toContain('2.400 de 3.215 son ficticias')
  })

  it('are named for a base that has no others', () => {
    renderView(<CollectionTable mode="excluir" collections={[collection({ total: 0, ficticias: 12, desde: null, hasta: null })]} />)
    expect(text()).toContain('sin sentencias reales: 12 ficticias aparte')
  })
})

describe('table of collections', () => {
  it('links those with rulings and says which have none', () => {
    renderView(
      <CollectionTable
        mode="incluir"
        collections={[collection(), collection({ id: 'penal', nombre: 'Penal', total: 0, desde: null, hasta: null })]}
      />,
    )
    const full = within(screen.getByRole('row', { name: /Corte Suprema/ }))
    expect(full.getByRole('link').getAttribute('href')).toBe('/resultados?bases=corte_suprema')
    expect(full.getByRole('cell', { name: '1.200' })).toBeTruthy()
    const empty = within(screen.getByRole('row', { name: /Penal/ }))
    expect(empty.queryByRole('link')).toBeNull()
    expect(empty.getByRole('cell', { name: 'sin sentencias' })).toBeTruthy()
  })

  it('keeps rulings without a date', () => {
    renderView(<CollectionTable mode="incluir" collections={[collection({ desde: null, hasta: null })]} />)
    expect(screen.getAllByRole('cell', { name: 'sin fecha' })).toHaveLength(2)
  })
})

describe('known gaps', () => {
  it('says that there are none', () => {
    renderView(<KnownGaps collections={[collection()]} />)
    expect(screen.getByText('Ninguna base tiene meses sin sentencias.')).toBeTruthy()
  })

  it('names the longest first and folds the rest', () => {
    const vacios = Array.from({ length: 8 }, (_, index) => ({ desde: `20${10 + index}-03`, hasta: `20${10 + index}-05`, meses: 3 }))
    renderView(
      <KnownGaps collections={[collection({ vacios: [...vacios, { desde: '2001-01', hasta: '2001-12', meses: 12 }], sinFecha: 2 })]} />,
    )
    expect(screen.getByRole('definition').textContent).toMatch(/^enero a diciembre de 2001; /)
    expect(screen.getByText('3 períodos más')).toBeTruthy()
    expect(text()).toContain('Sin fecha conocida: 2 sentencias')
  })
})

describe('a month of which most rulings are', () => {
  const meses = [
    { mes: '2023-12', total: 2 },
    { mes: '2024-01', total: 38 },
  ]
  it('is said of its base and of all of them', () => {
    const vacios = [{ desde: '2023-01', hasta: '2023-11', meses: 11 }]
    renderView(
      <KnownGaps collections={[collection({ total: 40, meses, vacios }), collection({ id: 'familia', nombre: 'Familia', total: 30 })]} />,
    )
    expect(text()).toContain('38 de las 40 son de enero de 2024. Sin ninguna: enero a noviembre de 2023.')
    expect(text()).toContain('En todas las bases, 38 de las 70 son de enero de 2024: las cifras por año no muestran una tendencia.')
  })

  it('is not said of few rulings, nor where all are of one month, nor of less than half', () => {
    const even = Array.from({ length: 12 }, (_, at) => ({ mes: `2023-${String(at + 1).padStart(2, '0')}`, total: 10 }))
    for (const each of [
      collection({ total: 12, meses: [{ mes: '2024-01', total: 10 }, ...meses.slice(0, 1)] }),
      collection({ total: 40, meses: [{ mes: '2024-01', total: 40 }] }),
      collection({ total: 120, meses: even }),
    ])
      expect(crowdedMonth([each])).toBeNull()
  })
})
