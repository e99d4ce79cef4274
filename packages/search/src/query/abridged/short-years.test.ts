import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'

describe('years of two digits', () => {
  it.each([
    ['tutela jlt calama 2do semestre 23', 'recurso:tutela · tribunal:Juzgado de Letras del Trabajo de Calama · fecha:2023-07..2023-12'],
    ['nulidad laboral acogida 2° trim. 22', 'recurso:nulidad laboral · resultado:acoge · fecha:2022-04..2022-06'],
    ['precario cs mayo/23', 'tribunal:Corte Suprema · fecha:2023-05'],
    ['precario cs agosto de 21', 'tribunal:Corte Suprema · fecha:2021-08'],
    ['jlt arica, 21 y 22, desafuero', 'tribunal:Juzgado de Letras del Trabajo de Arica · fecha:2021 · fecha:2022'],
    ['precario CS 22-23', 'tribunal:Corte Suprema · fecha:2022..2023'],
    ['precario cs (año 22)', 'tribunal:Corte Suprema · fecha:2022'],
    ['desafuero jlt arica ene-abr 22', 'tribunal:Juzgado de Letras del Trabajo de Arica · fecha:2022-01..2022-04'],
    ['IVA TTA iquique Q2 2021', 'tribunal:Tribunal Tributario y Aduanero de la Región de Tarapacá · fecha:2021-04..2021-06'],
    ['precario cs segunda mitad de 2020', 'tribunal:Corte Suprema · fecha:2020-07..2020-12'],
    ['presos sin agua segunda sala Talca 21-22', 'sala:Segunda Sala · tribunal:Corte de Apelaciones de Talca · fecha:2021..2022'],
    ['imprevisión cs 2019-20-21', 'tribunal:Corte Suprema · fecha:2019..2021'],
    ['tdlc bases acoje/2018-2020', 'tribunal:Tribunal de Defensa de la Libre Competencia · resultado:acoge · fecha:2018..2020'],
    ['CS casación fondo rechz 2020', 'tribunal:Corte Suprema · recurso:casación en el fondo · resultado:rechaza · fecha:2020'],
    ['precario cs II semestre 2020', 'tribunal:Corte Suprema · fecha:2020-07..2020-12'],
  ])('are dates: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'art. 22 y 23 código del trabajo',
    'arriendo viña del mar 23',
    'contrato de 22 años',
    'feriado de 15 a 20 días',
    'mayo 31 despido',
    'audiencia sala 3 turno art. 21-22',
  ])('are none: «%s»', (query) => {
    expect(demandedLine(query)).not.toContain('fecha')
  })
})
