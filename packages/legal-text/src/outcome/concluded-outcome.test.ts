import { describe, expect, it } from 'vitest'
import { concludedOutcome } from './concluded-outcome.ts'

describe('concludedOutcome', () => {
  it.each([
    ['esta Superintendencia declara que rechaza el reclamo del farero', 'rechaza'],
    ['corresponde desestimar la reclamación de la especie', 'rechaza'],
    ['no se acoge su reclamo, ya que lo obrado se ajusta a derecho', 'rechaza'],
    ['CORRESPONDE CONFIRMAR LO EXPRESADO EN SU OFICIO', 'confirma'],
    ['este Organismo de Control acoge parcialmente la solicitud', 'acoge_parcial'],
    ['se acoge su presentación', 'acoge'],
    ['se acoge la primera petición y se rechaza la otra', null],
    ['no corresponde rechazar la licencia', null],
    ['las entidades deberán admitir a tramitación las licencias', null],
  ])('reads «%s» as %s', (conclusion, outcome) => {
    expect(concludedOutcome(conclusion)).toBe(outcome)
  })
})
