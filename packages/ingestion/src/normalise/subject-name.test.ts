import { describe, expect, it } from 'vitest'
import { subjectName } from './subject-name.ts'

describe('subjectName', () => {
  it.each([
    ['DESPIDO INJUSTIFICADO', 'Despido injustificado'],
    ['Despido injustificado', 'Despido injustificado'],
    ['TRAFICO DE PEQUEÑAS CANTIDADES (ART. 4).', 'Tráfico de pequeñas cantidades (art. 4)'],
    ['HURTO SIMPLE POR UN VALOR DE 4 A 40  UTM.', 'Hurto simple por un valor de 4 a 40 UTM'],
    ['ARRENDAMIENTO, ART. 607 CPC', 'Arrendamiento, art. 607 CPC'],
    ['Servicio Nacional de Menores (SENAME)', 'Servicio Nacional de Menores (SENAME)'],
    ['Reclamación S.A.', 'Reclamación S.A.'],
  ])('writes «%s» as «%s»', (written, name) => {
    expect(subjectName(written)).toBe(name)
  })
})
