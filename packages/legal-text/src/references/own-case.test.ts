import type { Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'
import { type CaseFacts, findOwnCase } from './own-case.ts'

const facts: CaseFacts = {
  court: 'Corte de Apelaciones de Talca',
  docketNumber: '1981-2023',
  rit: 'O-17-2023',
  originCourt: 'Juzgado de Letras del Trabajo de Talca',
  originDocketNumber: 'O-17-2023',
}
const own = (kind: Section['kind'], text: string, number: number | null = null): boolean[] => {
  const found = findRulingCitations(text).map((citation) => ({ citation, section: { kind, number }, before: text.slice(0, citation.from) }))
  const set = findOwnCase(found, facts)
  return found.map(({ citation }) => set.has(citation))
}

describe('findOwnCase', () => {
  it.each<[string, boolean[], Section['kind']]>([
    ['Ante el Juzgado de Letras del Trabajo de Talca, en los antecedentes RIT O-90-2022, se demandó', [true], 'vistos'],
    ['Rol N° 1981-2023 Laboral.', [true], 'cierre'],
    ['en los autos RIT O-17-2023 del Juzgado de Letras del Trabajo de Talca', [true], 'considerando'],
    ['contra la sentencia dictada en causa RIT O-99-2022 del Juzgado de Letras del Trabajo de Talca', [true], 'vistos'],
    ['como resolvió la Corte Suprema en el rol 12.345-2020', [false], 'considerando'],
    ['así lo ha fallado la Corte de Apelaciones de Arica en causa rol 22-2020', [false], 'vistos'],
    ['lo dicho por la Corte de Apelaciones de Arica en el rol 1981-2023', [false], 'considerando'],
    ['en la causa RIT O-17-2023 (acum. RIT O-18-2023)', [true, true], 'vistos'],
    ['contra la sentencia dictada en causa RIT M-5-2021. Luego, en la RIT M-5-2021 se recibió la prueba', [true, true], 'vistos'],
  ])('%s', (text, expected, kind) => {
    expect(own(kind, text)).toEqual(expected)
  })
})
