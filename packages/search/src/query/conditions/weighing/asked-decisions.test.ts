import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('what a court has decided once', () => {
  it.each([
    [
      'cuántos amparos acogió la corte de Iquique en 2021 por retener un pasaporte',
      'recurso:amparo · resultado:acoge · tribunal:Corte de Apelaciones de Iquique · fecha:2021',
    ],
    ['cuántas quejas rechazó la Suprema el 2022?', 'recurso:queja · resultado:rechaza · tribunal:Corte Suprema · fecha:2022'],
    ['¿qué casaciones por precario acogió la primera sala?', 'recurso:casación · resultado:acoge · sala:Primera Sala'],
    ['alguna vez la corte de Chillán revocó un desafuero por embarazo', 'resultado:revoca · tribunal:Corte de Apelaciones de Chillán'],
  ])('is demanded where it is asked for: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('is told in an account', () => {
    expect(demandedLine('mi hermano perdió la casa porque el juzgado de Arica acogió un precario en 2019 y nadie le avisó')).toBe('')
  })
})
