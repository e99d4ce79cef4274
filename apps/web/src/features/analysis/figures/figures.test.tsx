// @vitest-environment happy-dom
import type { AnalysisFigures, OutcomeGroupView } from '@basejuris/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OutcomeShares } from './outcome-shares.tsx'
import { Timeline } from './timeline.tsx'

const group = (nombre: string, granted: number, total: number): OutcomeGroupView => ({
  clave: nombre,
  nombre,
  total,
  pocas: total < 10,
  resultados: granted === 0 ? [] : [{ resultado: 'acoge', cuantas: granted, parte: granted / total, desde: 0.1, hasta: 0.6 }],
})
const figures: AnalysisFigures = {
  sentencias: 30,
  todas: {
    ...group('Todas', 8, 30),
    resultados: [
      { resultado: 'rechaza', cuantas: 22, parte: 22 / 30, desde: 0.55, hasta: 0.86 },
      { resultado: 'acoge', cuantas: 8, parte: 8 / 30, desde: 0.14, hasta: 0.44 },
    ],
  },
  grupos: [{ dimension: 'tribunal', grupos: [group('Corte Suprema', 4, 16), group('Juzgado de Talca', 0, 14)] }],
  linea: [],
  pares: [],
  pasajes: [],
}

afterEach(cleanup)

describe('shares of an outcome', () => {
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  const bars = (name: string) => [...rowOf(name).querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [style.left, style.width])

  it('draws each bar and interval as long as its figures', () => {
    render(<OutcomeShares figures={figures} />)
    expect(bars('Corte Suprema')).toEqual([
      ['', '25%'],
      ['10%', '50%'],
    ])
    expect(within(rowOf('Corte Suprema')).getByText('4 de 16')).toBeTruthy()
  })

  it('gives the interval of none too, and shows what was granted first', () => {
    render(<OutcomeShares figures={figures} />)
    expect(screen.getByLabelText<HTMLSelectElement>('Resultado').value).toBe('acoge')
    expect(rowOf('Juzgado de Talca').textContent).toContain('0\u00a0% a 22\u00a0%')
    fireEvent.change(screen.getByLabelText('Resultado'), { target: { value: 'rechaza' } })
    expect(bars('Todas')[0]?.[1]).toMatch(/^73\.33/)
  })
})

it('counts what was granted in whole or in part first, and shows how it splits', () => {
  const part = { resultado: 'acoge_parcial' as const, cuantas: 7, parte: 7 / 30, desde: 0.1, hasta: 0.4 }
  const { todas } = figures
  const split = {
    ...figures,
    todas: {
      ...todas,
      resultados: [...todas.resultados.map((each) => (each.resultado === 'rechaza' ? { ...each, cuantas: 15, parte: 0.5 } : each)), part],
    },
  }
  render(<OutcomeShares figures={split} />)
  expect(screen.getByLabelText<HTMLSelectElement>('Resultado').value).toBe('acogidas')
  const row = screen.getByRole('row', { name: /^Todas/ }).textContent
  expect(row).toContain('15 de 30')
  expect(row).toMatch(/acoge 8, acoge en parte 7/iu)
  fireEvent.change(screen.getByLabelText('Resultado'), { target: { value: 'acoge' } })
  expect(screen.getByRole('row', { name: /^Todas/ }).textContent).toContain('8 de 30')
})

it('the timeline names each ruling, and draws what was granted before the rest', () => {
  const mark = (docId: string, fecha: string, resultado: 'acoge' | 'rechaza') => ({
    docId,
    cita: `Cita ${docId}`,
    fecha,
    resultado,
    url: `/${docId}`,
  })
  render(<Timeline marks={[mark('b', '2021-01-02', 'rechaza'), mark('c', '2021-03-04', 'acoge'), mark('a', '2019-05-06', 'rechaza')]} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['2019, 1 sentencia', '2021, 2 sentencias'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Rechaza: Cita a',
    'Acoge: Cita c',
    'Rechaza: Cita b',
  ])
})
