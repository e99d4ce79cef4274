import type { CollectionId, Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { proceedingOfInstance } from './proceeding-of-instance.ts'

const saying = (text: string): Section[] => [
  { kind: 'considerando', anchor: 'c-1', label: 'Primero', number: 1, paragraphs: [{ anchor: 'p-1', text }] } as unknown as Section,
]
const of = (collection: CollectionId, court: string | null, docketNumber: string | null, text = ''): string | null =>
  proceedingOfInstance({ collection, court, docketNumber, sections: saying(text) })

describe('the proceeding of a court of first instance', () => {
  it.each<[CollectionId, string | null, string | null, string | null]>([
    ['administrativo', 'Tercer Tribunal Ambiental', 'R-37-2021', 'Reclamación'],
    ['administrativo', 'Segundo Tribunal Ambiental', 'D-5-2020', 'Demanda por daño ambiental'],
    ['administrativo', 'Primer Tribunal Ambiental', 's-2-2019', 'Solicitud de autorización'],
    ['administrativo', 'Tercer Tribunal Ambiental', '37-2021', null],
    ['administrativo', 'Tercer Tribunal Ambiental', null, null],
    ['corte_suprema', 'Corte Suprema', 'R-37-2021', null],
    ['administrativo', null, 'R-37-2021', null],
    ['laboral', 'Juzgado de Letras del Trabajo de Castro', 'I-36-2023', 'Reclamo de multa o resolución administrativa (laboral)'],
    ['laboral', '2º Juzgado de Letras del Trabajo de Santiago', 'M-143-2023', 'Monitorio (laboral)'],
    ['laboral', 'Juzgado de Letras de Casablanca', 'T-3-2022', 'Tutela de derechos fundamentales (laboral)'],
    ['laboral', 'Juzgado de Letras del Trabajo de Arica', 'Z-1-2023', null],
    ['civil', '1º Juzgado Civil de Santiago', 'V-28-2023', 'Voluntario (civil)'],
    ['cobranza', 'Juzgado de Cobranza Laboral y Previsional de Santiago', 'C-5111-2019', null],
    ['penal', 'Tribunal de Juicio Oral en lo Penal de Talca', 'O-132-2021', 'Juicio oral (penal)'],
  ])('%s, %s, %s: %s', (collection, court, docketNumber, expected) => {
    expect(of(collection, court, docketNumber)).toBe(expected)
  })

  it.each([
    ['se procedió conforme a las normas del procedimiento abreviado, que el acusado aceptó', 'Procedimiento abreviado (penal)'],
    ['en audiencia de procedimiento simplificado admitió responsabilidad', 'Procedimiento simplificado (penal)'],
    ['acusó en abreviado; se rechazó el procedimiento simplificado y se siguió el abreviado', 'Procedimiento abreviado (penal)'],
    ['el abreviado y el simplificado difieren', null],
    ['se condena al acusado', null],
  ])('names of a court of guarantee: %s', (text, expected) => {
    expect(of('penal', '4º Juzgado de Garantía de Santiago', 'O-1-2023', text)).toBe(expected)
  })

  it('leaves out what a dissent names', () => {
    const sections = [{ ...saying('procedimiento abreviado')[0], kind: 'voto' } as Section]
    expect(
      proceedingOfInstance({ collection: 'penal', court: 'Juzgado de Garantía de Arica', docketNumber: 'O-1-2023', sections }),
    ).toBeNull()
  })
})
