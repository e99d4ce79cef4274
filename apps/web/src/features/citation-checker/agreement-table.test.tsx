// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleCitation, sampleCitedRuling, sampleQuotation } from '../../testing/checked-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { AgreementTable } from './agreement-table.tsx'

const text = 'Según rol N° 12.345-2020, «el finiquito se comunica». Ver el art. 161 del Código Ficticio.'
const quoted = '«el finiquito se comunica»'
const [desde, hasta] = [text.indexOf(quoted), text.indexOf(quoted) + quoted.length]
const unlisted = 'Código Ficticio está en nuestro catálogo, que no tiene la lista de sus artículos: el artículo no se comprobó.'
const citations = [
  sampleCitation({
    evidencia: {
      frases: ['rol N° 12.345-2020, Corte Suprema está en nuestro índice.', 'Carátula anonimizada: no se compara.'],
      sentencias: [sampleCitedRuling()],
      coincide: ['rol', 'tribunal', 'texto'],
      citasTextuales: [sampleQuotation({ desde, hasta })],
    },
  }),
  sampleCitation({
    n: 2,
    tipo: 'norma',
    idNorma: 5,
    articulo: '161',
    docId: null,
    evidencia: { frases: [unlisted], entendida: 'art. 161 Código Ficticio', coincide: ['norma'] },
  }),
]

it('lists what agrees with its place, what was compared, what was not, and where quoted words stand', () => {
  const locate = vi.fn()
  renderView(<AgreementTable citations={citations} text={text} current={2} onLocate={locate} />, signedIn)
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('row').map(({ children }) => Array.from(children, ({ textContent }) => textContent))).toEqual([
    ['N°', 'Cita', 'Lugar', 'Se comparó'],
    [
      '1',
      'rol N° 12.345-2020, Corte SupremaSoto con Maderas del Sur S.A. (en otra pestaña), Corte Suprema, rol N° 12.345-2020, 03-05-2021',
      'Ver la cita 1 en el escrito, párrafo 1',
      'rol, tribunal y texto citadoCarátula anonimizada: no se compara.4 palabras citadas, iguales en c. 7° (en otra pestaña).',
    ],
    ['2', 'art. 161 Código Ficticio (en otra pestaña)', 'Ver la cita 2 en el escrito, párrafo 1', `norma${unlisted}`],
  ])
  expect(table.getByRole('link', { name: /^art. 161/ }).getAttribute('href')).toBe('/norma/5?articulo=161')
  expect(table.getByRole('row', { current: true }).id).toBe('veredicto-2')
  fireEvent.click(table.getByRole('link', { name: /^Ver la cita 2/ }))
  expect(locate).toHaveBeenCalledWith(2)
})
