import { describe, expect, it } from 'vitest'
import { environmentalProceeding } from './appeal-type-name.ts'

describe('environmentalProceeding', () => {
  it.each([
    ['Tercer Tribunal Ambiental', 'R-37-2021', 'Reclamación'],
    ['Segundo Tribunal Ambiental', 'D-5-2020', 'Demanda por daño ambiental'],
    ['Primer Tribunal Ambiental', 's-2-2019', 'Solicitud de autorización'],
    ['Tercer Tribunal Ambiental', '37-2021', null],
    ['Tercer Tribunal Ambiental', null, null],
    ['Corte Suprema', 'R-37-2021', null],
    [null, 'R-37-2021', null],
  ])('%s, %s: %s', (court, docketNumber, expected) => {
    expect(environmentalProceeding(court, docketNumber)).toBe(expected)
  })
})
