// @vitest-environment happy-dom
import { type DataOf, measuredSystems, type QuestionFamily, type qualityEndpoint } from '@basejuris/contract'
import { wilsonInterval } from '@basejuris/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { QualityView } from './quality-view.tsx'

type Quality = DataOf<typeof qualityEndpoint>
type Measurement = NonNullable<Quality['medicion']>

/** What each system reaches, in the order of `measuredSystems`. */
function family(familia: QuestionFamily | null, preguntas: number, inTen: readonly number[], first: readonly number[] = inTen) {
  return {
    familia,
    preguntas,
    sistemas: measuredSystems.map((sistema, at) => {
      const entreDiez = inTen[at] ?? 0
      const { from, to } = wilsonInterval(entreDiez, preguntas)
      return {
        sistema,
        primera: first[at] ?? 0,
        entreDiez,
        parte: { valor: entreDiez / preguntas, desde: from, hasta: to },
        orden: { valor: 0.5, desde: 0.4, hasta: 0.6 },
        ventaja: sistema === 'basejuris' ? null : { valor: 0.2, desde: 0.1, hasta: 0.3 },
      }
    }),
  }
}

const round = {
  nombre: 'round-1',
  huella: 'abcdef0123456789',
  registrada: '2026-11-20',
  preguntas: 42,
  juicios: 969,
  acuerdo: { juicios: 179, iguales: 0.91, kappa: 0.88 },
  medida: { fecha: '2026-11-24', version: '0123456789abcdef', corrientes: { preguntas: 20, entreDiez: 17, bm25: 11 } },
} as const satisfies Quality['rondas'][number]

const measurement: Measurement = {
  rondas: ['round-1'],
  fecha: '2026-11-24',
  sentencias: 813,
  dias: [
    { fecha: '1988-05-27', sentencias: 1 },
    { fecha: '2024-01-02', sentencias: 700 },
    { fecha: '2026-04-28', sentencias: 2 },
  ],
  familias: [
    family('corriente', 20, [17, 17, 12, 11, 13], [13, 13, 5, 8, 7]),
    family('concepto', 12, [11, 11, 8, 12, 12]),
    family('rol', 2, [1, 1, 0, 1, 1]),
    family('operadores', 3, [2, 2, 2, 3, 3]),
    family(null, 34, [29, 29, 20, 24, 26]),
  ],
  sinRespuesta: { preguntas: 3, calladas: 2 },
}
const show = (medicion: Measurement | null, rondas: Quality['rondas'] = [round]) =>
  renderView(<QualityView quality={{ medicion, rondas }} rulingsToday={815} />)
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

describe('the quality page', () => {
  it('begins with the errors, counted as errors beside plain BM25, the worst families next', () => {
    show(measurement)
    const errors = screen.getAllByRole('list')[0]
    const lines = within(errors ?? document.body).getAllByRole('listitem')
    expect(lines.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
      '3 de 20',
      '7 de 20',
      '1 de 2',
      '1 de 3',
      '1 de 12',
      '1 de 3',
    ])
    expect(lines[0]?.textContent).toContain(
      'preguntas corrientes quedan sin ninguna sentencia que responda entre las diez primeras. Con BM25 simple, 9.',
    )
  })

  it('says on how few rulings, of which days, and that nobody else has checked it', () => {
    show(measurement)
    const sample = screen.getByRole('complementary', { name: 'Cuánto vale esta medición' }).textContent
    expect(sample).toContain('Se hizo sobre 813 sentencias, las que había entonces; hoy se busca en 815.')
    expect(sample).toContain('700 son de un solo día, el 02-01-2024; las demás, de 2 días entre el 27-05-1988 y el 28-04-2026.')
    expect(sample).toContain('110 no tienen fecha.')
    expect(sample).toContain('Nadie ajeno a BaseJuris la ha comprobado.')
  })

  it('counts everyday questions in words, beside both references', () => {
    show(measurement)
    expect(text()).toContain('De cada 20 preguntas corrientes, en 17 hay una sentencia que responde entre las diez primeras')
    expect(text()).toContain('y en 13 está en primer lugar. Con BM25 simple serían 11 y 8; con BM25 por raíces, 13 y 7.')
  })

  it('says in words where it is no better, and where questions are too few', () => {
    show(measurement)
    const row = (name: string) => screen.getByText(name, { selector: 'li span' }).closest('li')?.textContent ?? ''
    expect(row('Concepto jurídico')).toContain('no supera la referencia')
    expect(row('Rol')).toMatch(/pocas para comparar$/)
    expect(row('Pregunta corriente')).toMatch(/85\s%.*17 de 20.*de\s64 a\s95\s%/)
    expect(row('Con operadores')).toContain('pocas para comparar, y aquí bajo la referencia')
    expect(row('Pregunta corriente')).not.toContain('supera')
  })

  it('gives every figure in tables', () => {
    show(measurement)
    const cells = (table: string, name: RegExp) =>
      within(within(screen.getByRole('region', { name: table, hidden: true })).getByRole('row', { name, hidden: true }))
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent)
    expect(cells('Preguntas con una sentencia que responde, en primer lugar y entre las diez primeras', /^Pregunta corriente/)).toEqual([
      '20',
      '17 (13)',
      '17 (13)',
      '12 (5)',
      '11 (8)',
      '13 (7)',
    ])
    expect(cells('Calidad del orden de los diez primeros resultados', /^Todas/).at(-1)).toBe('0,200,10 a 0,30')
    expect(cells('Rondas de preguntas', /^Ronda 1/)).toContain('17 de 20')
  })

  it('says who asked and judged, and how often two judgments were equal', () => {
    show(measurement)
    expect(text()).toContain('Son 969 juicios. 179 se hicieron dos veces, por separado: coincidieron en el 91 %; kappa 0,88.')
  })

  it('lists a registered round that was not run', () => {
    show(measurement, [round, { ...round, nombre: 'round-2', acuerdo: null, medida: null }])
    expect(within(screen.getByRole('row', { name: /^Ronda 2/ })).getByRole('cell', { name: 'sin medir' })).toBeTruthy()
  })

  it('says so where nothing failed', () => {
    show({ ...measurement, familias: [family('corriente', 4, [4, 4, 4, 4, 4])], sinRespuesta: { preguntas: 3, calladas: 3 } })
    expect(text()).toContain('En la última medición no falló ninguna pregunta. Fueron pocas')
  })

  it('claims nothing where no round was run', () => {
    show(null, [{ ...round, medida: null }])
    expect(screen.getByRole('heading', { level: 1, name: 'No hay mediciones publicadas' })).toBeTruthy()
    expect(text()).toContain('Hay 1 ronda de preguntas registrada, sin medir.')
    expect(screen.getByRole('link', { name: 'Ver cobertura' }).getAttribute('href')).toBe('/cobertura')
    expect(text()).not.toMatch(/\d+ %|BM25/)
  })
})
