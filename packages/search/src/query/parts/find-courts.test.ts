import { describe, expect, it } from 'vitest'
import { findCourts } from './find-courts.ts'

const names = (query: string): string[] => findCourts(query).map(({ name }) => name)

describe('findCourts', () => {
  it.each([
    ['despido CORTE SUPREMA', 'Corte Suprema'],
    ['corte de apelaciones de concepción', 'Corte de Apelaciones de Concepción'],
    ['corte de punta arenas naufragio', 'Corte de Apelaciones de Punta Arenas'],
    ['C.A. de San Miguel', 'Corte de Apelaciones de San Miguel'],
    ['TC rol 15', 'Tribunal Constitucional'],
    ['sentencia TDLC', 'Tribunal de Defensa de la Libre Competencia'],
    ['tercer tribunal ambiental', 'Tercer Tribunal Ambiental'],
    ['2 juzgado de garantia de santiago', '2º Juzgado de Garantía de Santiago'],
    ['estafa segundo juzgado de letras del trabajo de Santiago', '2º Juzgado de Letras del Trabajo de Santiago'],
    ['20° juzgado civil de santiago', '20º Juzgado Civil de Santiago'],
    ['contraloría', 'Contraloría General de la República'],
    ['despido CS 2024', 'Corte Suprema'],
    ['despido suprema enero 2024', 'Corte Suprema'],
    ['juzgado de garantía de antofagasta receptación', 'Juzgado de Garantía de Antofagasta'],
    ['jdo familia quilpué alimentos', 'Juzgado de Familia de Quilpué'],
    ['dictámenes suseso accidente', 'Superintendencia de Seguridad Social'],
  ])('reads %s', (query, name) => {
    expect(names(query)).toEqual([name])
  })

  it('tells a court that decides from a party', () => {
    const plainIn = (query: string): boolean[] => findCourts(query).map(({ plain }) => plain)
    for (const query of ['despido Corte Suprema', 'dictámenes de la Contraloría']) expect(plainIn(query), query).toEqual([true])
    for (const query of ['protección contra Contraloría', 'toma de razón Contraloría', 'funcionario de la Corte Suprema'])
      expect(plainIn(query), query).toEqual([false])
  })

  it('finds no court in other uses of the words', () => {
    for (const query of [
      'corte de luz',
      'corte del camino',
      'cortes de suministro de agua',
      'tribunal arbitral',
      'juzgado de garantía de turno',
      'la corte rechaza',
      'juzgado de familia pensión de alimentos',
      'suprema tallas limitada',
      'licencia médica suseso',
    ])
      expect(names(query), query).toEqual([])
  })
})
