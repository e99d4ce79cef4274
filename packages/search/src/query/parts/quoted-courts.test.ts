import { describe, expect, it } from 'vitest'
import { demandedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('a court in quotation marks', () => {
  it.each([
    ['precario monitorio "Corte Suprema" 2024', 'fecha:2024 · tribunal:Corte Suprema'],
    ['despido Y «Corte de Apelaciones de Valdivia»', 'tribunal:Corte de Apelaciones de Valdivia'],
  ])('is the court asked for in «%s»', (query, demanded) => {
    const parsed = parseQuery(query)
    expect(demandedLine(query)).toBe(demanded)
    expect(parsed.phrases).toEqual([])
  })

  it.each([
    ['"Corte Suprema"', 'Corte Suprema'],
    ['contienda CA Santiago "12º Juzgado de Garantía"', '12º Juzgado de Garantía'],
    ['multa "Dirección del Trabajo"', 'Dirección del Trabajo'],
    ['despido "la Corte Suprema ha resuelto"', 'la Corte Suprema ha resuelto'],
  ])('stays a phrase in «%s»', (query, phrase) => {
    expect(parseQuery(query).phrases.map(({ text }) => text)).toEqual([phrase])
  })
})
