import { describe, expect, it } from 'vitest'
import { asksOutcome } from './asks-outcome.ts'

describe('asksOutcome', () => {
  it.each([
    'Me despidieron estando enferma. ¿Puedo reclamar?',
    'Embargaron mis muebles por una deuda ajena. ¿Me los tienen que devolver?',
    'A mi sobrino lo pillaron con un cuchillo. ¿Le ponen una multa?',
    'Choque sin lesionados y conductor ebrio: ¿qué se resolvió sobre la licencia?',
    'Recurso contra una multa sanitaria, ¿prosperó?',
    '¿Ha declarado el tribunal inaplicable la norma?',
  ])('holds for who asks how a case ends: «%s»', (question) => {
    expect(asksOutcome(question)).toBe(true)
  })

  it.each([
    '¿Desde cuándo corre el plazo de prescripción de las patentes municipales?',
    'Me interesa el tema de la promesa. ¿Qué requisitos exige la ley para su validez?',
    '¿Constituye operación de concentración el arriendo de un local cerrado?',
  ])('does not hold for who asks what the law is: «%s»', (question) => {
    expect(asksOutcome(question)).toBe(false)
  })
})
