import { describe, expect, it } from 'vitest'
import { courtLevel, shortCourtName } from './court-level.ts'

describe('courtLevel', () => {
  it.each([
    ['corte_suprema', 'Corte Suprema', 'highest'],
    ['tribunal_constitucional', 'Tribunal Constitucional', 'highest'],
    ['laboral', 'Corte Suprema', 'highest'],
    ['salud_corte_de_apelaciones', '', 'appeals'],
    ['laboral', 'Corte de Apelaciones de Talca', 'appeals'],
    ['civil', '2º Juzgado Civil de Santiago', 'lower'],
  ] as const)('reads %s and «%s» as %s', (collection, court, level) => {
    expect(courtLevel({ collection, court })).toBe(level)
  })
})

describe('shortCourtName', () => {
  it.each([
    ['Corte Suprema', 'CS'],
    ['Tribunal Constitucional', 'TC'],
    ['Contraloría General de la República', 'CGR'],
    ['Corte de Apelaciones de Talca', 'C.A. de Talca'],
    ['2º Juzgado Civil de Santiago', '2º Jdo. Civil de Santiago'],
  ])('shortens %s', (court, short) => {
    expect(shortCourtName(court)).toBe(short)
  })
})
