import { describe, expect, it } from 'vitest'
import { readForeignLaw } from './foreign-law.ts'

describe('readForeignLaw', () => {
  it.each([
    ['¿Qué exige la Corte Constitucional de Colombia para la acción de tutela contra sentencias?', 'en colombia se admite'],
    ['¿Cómo regula el Código Civil y Comercial argentino la prescripción?', 'el derecho argentino'],
    ['¿Qué dice la jurisprudencia de los tribunales de España sobre cláusulas suelo?', 'los tribunales españoles'],
    ['¿Qué fija el artículo 12 de la Ley de Locación Comercial uruguaya?', 'la ley uruguaya'],
    ['requisitos del despido en Perú', 'en el peru'],
    ['¿Qué exige el GDPR de quien vende datos?', 'el gdpr'],
    ['¿Quién hereda sin testamento? ¿y en México?', 'el derecho mexicano'],
    ['En Perú, ¿cuánto dura la prisión preventiva?', 'la ley peruana'],
  ])('names the country whose law is asked for: %s', (question, sentence) => {
    const foreign = readForeignLaw(question)
    expect(foreign?.named.test(sentence)).toBe(true)
    expect(foreign?.named.test('el articulo del codigo civil')).toBe(false)
  })

  it.each([
    'Soy venezolana y la PDI me notificó una expulsión, ¿puedo reclamar?',
    'Me casé en Argentina y quiero divorciarme en Chile, ¿qué ley se aplica?',
    '¿Vale en Chile el título de un médico colombiano?',
    '¿Qué dijo la Corte sobre la ciudadana boliviana que trabajaba sin permiso?',
    '¿Se aplica la ley a un jugador uruguayo sin contrato?',
    '¿Pagan impuesto las utilidades obtenidas en Panamá?',
    '¿Cómo se ejecuta el exequátur de la sentencia de un juez italiano?',
    'derecho de los venezolanos a pedir refugio',
    '¿Qué requisitos exige el Código Civil para la prescripción?',
  ])('is null for people and places of a story: %s', (question) => {
    expect(readForeignLaw(question)).toBeNull()
  })
})
