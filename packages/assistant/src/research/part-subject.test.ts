import { describe, expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { asksOnlyWhatWasHeld, hasSubject, withSubject } from './part-subject.ts'

describe('asksOnlyWhatWasHeld', () => {
  it.each([
    'qué ha resuelto la Corte de Apelaciones',
    'cómo lo han fallado los tribunales',
    'cuál es el criterio de la Excma. Corte Suprema al respecto',
    'qué dice la jurisprudencia más reciente',
    'en qué sentido se ha pronunciado el Tribunal Constitucional',
  ])('takes «%s» for no question of its own', (part) => {
    expect(asksOnlyWhatWasHeld(part)).toBe(true)
  })

  it.each(['qué ha resuelto la Corte sobre el ruido de las canchas', 'qué plazo hay para demandar', 'quién es el dueño de la cosa'])(
    'leaves «%s»',
    (part) => {
      expect(asksOnlyWhatWasHeld(part)).toBe(false)
    },
  )
})

describe('hasSubject', () => {
  it('tells what names a matter or a norm from what is asked of any', () => {
    const parts = [
      'qué plazo hay para demandar',
      'cómo se acredita',
      'quién prueba el artículo 12 del Código del Trabajo',
      'quién cierra el pozo',
    ]
    expect(parts.map(hasSubject)).toEqual([false, false, true, true])
  })
})

describe('withSubject', () => {
  const whole = '¿Cuándo procede cerrar el pozo del comunero y qué plazo hay para demandar?'

  it('adds the matter of the other parts, without what is asked of any', () => {
    expect(withSubject('qué plazo hay para demandar', ['Cuándo procede cerrar el pozo del comunero'], demandsOf(whole))).toBe(
      'qué plazo hay para demandar cerrar pozo comunero',
    )
  })

  it('leaves a part that names a norm', () => {
    const part = 'qué exige el artículo 12 del Código del Trabajo'
    expect(withSubject(part, ['Cuándo procede cerrar el pozo'], demandsOf(whole))).toBe(part)
  })
})
