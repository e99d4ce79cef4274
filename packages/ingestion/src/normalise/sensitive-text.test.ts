import { describe, expect, it } from 'vitest'
import { isAboutPrivateLife } from './sensitive-text.ts'

const times = (sentence: string, count: number): string => Array.from({ length: count }, () => sentence).join('<br/>')

describe('isAboutPrivateLife', () => {
  it.each([
    times('La víctima contó a su madre el abuso sexual que sufrió.', 4),
    times('El bien raíz del interdicto será vendido por su curador.', 2),
    times('La interdicción por demencia de doña Ana fue inscrita.', 2),
    times('El paciente fue operado y su ficha clínica lo dice.', 3),
  ])('is true for «%s»', (text) => {
    expect(isAboutPrivateLife(text)).toBe(true)
  })

  it.each([
    times('La interdicción de la arbitrariedad es un principio del derecho.', 9),
    times('El Registro de Interdicciones y Prohibiciones de Enajenar no tiene anotaciones.', 9),
    times('El delito de abuso sexual tiene otra pena.', 2),
    times('La violación de la ley del contrato es manifiesta.', 9),
    times('El delito de violación de secretos fue denunciado por la víctima.', 9),
    'El paciente se retiró.',
  ])('is false for «%s»', (text) => {
    expect(isAboutPrivateLife(text)).toBe(false)
  })
})
