import { describe, expect, it } from 'vitest'
import { readCountry } from './asked-country.ts'

describe('readCountry', () => {
  it.each([
    ['¿Qué exige la Corte Constitucional de Colombia para la acción de tutela contra sentencias?', 'en colombia se admite'],
    ['¿Cómo regula el Código Civil y Comercial argentino la prescripción?', 'el derecho argentino'],
    ['¿Qué dice la jurisprudencia de los tribunales de España sobre cláusulas suelo?', 'los tribunales españoles'],
    ['En Perú, ¿cuánto dura la prisión preventiva?', 'la ley peruana'],
  ])('names the country whose law is asked for: %s', (question, sentence) => {
    const country = readCountry(question)
    expect(country?.test(sentence)).toBe(true)
    expect(country?.test('el articulo del codigo civil')).toBe(false)
  })

  it.each([
    'Soy venezolana y la PDI me notificó una expulsión, ¿puedo reclamar?',
    'Me casé en Argentina y quiero divorciarme en Chile, ¿qué ley se aplica?',
    '¿Vale en Chile el título de un médico colombiano?',
    '¿Qué requisitos exige el Código Civil para la prescripción?',
  ])('is null for people and places of a story: %s', (question) => {
    expect(readCountry(question)).toBeNull()
  })
})
