import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('what no ruling is asked to have', () => {
  it.each([
    ['falta de servicio acogida, rechaza prescripción', 'resultado:acoge'],
    ['reclamo de ilegalidad Ñuñoa rechazado', 'recurso:reclamo de ilegalidad · resultado:rechaza'],
    ['reclamo de ilegalidad Talca rechazado', 'recurso:reclamo de ilegalidad · tribunal:Talca · resultado:rechaza'],
    ['¿puede la superintendencia clausurar sin autorización del tribunal ambiental?', ''],
    ['contienda de competencia JPL juzgado civil', 'recurso:contienda de competencia'],
    [
      'contienda de competencia resuelta por la Corte de Talca',
      'recurso:contienda de competencia · tribunal:Corte de Apelaciones de Talca',
    ],
    ['iba de pasajero en un auto robado y me acusan de receptación. ¿Absuelven al pasajero?', ''],
    ['CS 2019, 2020 y 2021 humedal', 'tribunal:Corte Suprema · fecha:2019 · fecha:2020 · fecha:2021'],
    ['nulidad derecho público concesión', ''],
    ['hecho rechazado por negar la apelación', 'recurso:hecho · resultado:rechaza'],
    ['el hecho rechazado por la defensa', ''],
    ['casó de oficio por vicio de forma', 'resultado:casa'],
    ['un caso de oficio de la fiscalía', ''],
  ])('is not demanded of «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('an acquittal behind the last comma of an account', () => {
  it.each([
    ['vendí el auto y la fiscalía dice que es receptación, absolución por falta de dolo', 'resultado:absuelve'],
    ['el tribunal oral condenó por un delito distinto del acusado, absolución por congruencia', 'resultado:absuelve'],
    ['me condenaron a cinco años y mi abogado pidió la absolución por falta de prueba', ''],
  ])('is what is looked for: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })
})
