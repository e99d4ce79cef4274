import { describe, expect, it } from 'vitest'
import { demandedLine } from '../../../testing/demanded.ts'

describe('an outcome that a question leaves open', () => {
  it.each([
    'El deudor pagó un día después de la certificación. ¿Prospera la excepción de pago contra la multa pactada?',
    'me acusan de receptación por ir de pasajero. ¿Condenan al pasajero?',
  ])('is not demanded: «%s»', (query) => {
    expect(demandedLine(query)).not.toContain('resultado')
  })

  it.each([
    ['¿Hay fallos que acojan la tercería de posesión?', 'resultado:acoge'],
    ['¿Han acogido las cortes protecciones por humo de parrillas?', 'resultado:acoge'],
    ['busco protecciones acogidas por humo de parrillas', 'resultado:acoge'],
  ])('is demanded of the rulings that are asked for: «%s»', (query, outcome) => {
    expect(demandedLine(query)).toContain(outcome)
  })
})

describe('an outcome that is none', () => {
  it.each([
    'Venció el plazo de la remisión sin que se haya revocado, y el juez despachó orden de detención. ¿Procede el amparo?',
    'La municipalidad contrató a otro; reclamamos y ganamos; apelación ante la Corte de Talca rechazada. La Contraloría se abstuvo. Evaluamos demandar.',
    'Una cajera del club se traspasó dinero a su cuenta; ella dice que eran anticipos autorizados',
  ])('is not demanded: «%s»', (query) => {
    expect(demandedLine(query)).not.toContain('resultado')
  })
})
