import type { Section } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { checkRuling } from './check-ruling.ts'
import type { CheckedRuling } from './checked-records.ts'
import { comparableCourt, comparableDocket } from './comparable-facts.ts'
import { hashWords } from './hash-words.ts'
import { matchedNumbers } from './matched-numbers.ts'

const section = (kind: Section['kind'], anchor: string, number: number | null, text: string, title = ''): Section => ({
  kind,
  anchor,
  number,
  title,
  paragraphs: [{ anchor: `p-${anchor}`, text }],
})

const ruling = buildRuling({
  court: '1º Juzgado Civil de Concepción',
  docketNumber: 'C-12-2023',
  decidedOn: '2023-05-04',
  outcome: 'acoge',
  sections: [
    section('considerando', 'c1', 1, 'PRIMERO: Que el camino es de todos.'),
    section('considerando', 'c3', 3, 'TERCERO: Que el puente cruje.'),
    section('resolutiva', 'resolutiva', null, 'Por estas consideraciones, se acoge la demanda.'),
    section('voto', 'voto1', null, 'Acordada con el voto en contra de la jueza.', 'Voto en contra'),
    section('voto', 'voto1-c1', 1, '1° Que no hay camino.', 'Voto en contra, 1°'),
  ],
})

const checked: CheckedRuling = {
  set: 'primera',
  source: 'ficticia',
  id: '1',
  court: '1° JUZGADO CIVIL DE CONCEPCION',
  docket: ['C-0012-2023'],
  date: ['2023-05-04'],
  outcome: ['acoge'],
  considerandos: [1, 2, 3],
  resolutive: [hashWords('Por estas consideraciones')],
  votes: [{ vote: 'contra', considerandos: [1] }],
  noise: [],
}

describe('checkRuling', () => {
  it('counts considerandos in order, facts, the beginning of the decision and votes', () => {
    expect(checkRuling(checked, ruling)).toEqual({
      set: 'primera',
      id: '1',
      considerandos: { right: 2, of: 3 },
      facts: { tribunal: true, rol: true, fecha: true, resultado: true },
      resolutive: true,
      votes: { right: 1, of: 1 },
    })
  })

  it('finds what is wrong', () => {
    const other = checkRuling(
      {
        ...checked,
        considerandos: [1],
        docket: [],
        date: ['2023-05-05'],
        resolutive: ['0'],
        votes: [{ vote: 'prevencion', considerandos: [] }],
      },
      ruling,
    )
    expect(other.considerandos).toEqual({ right: 1, of: 2 })
    expect(other.facts).toEqual({ tribunal: true, rol: false, fecha: false, resultado: true })
    expect([other.resolutive, other.votes]).toEqual([false, { right: 0, of: 1 }])
  })

  it('compares only recorded facts', () => {
    const { considerandos: _, resolutive: _none, ...rest } = checked
    expect(checkRuling(rest, ruling)).toMatchObject({ considerandos: null, resolutive: null })
  })
})

describe('comparable facts', () => {
  it('ignore accents, ordinals, dots and zeros', () => {
    expect(comparableCourt('8º Juzgado Civil de Ñuñoa')).toBe(comparableCourt('8° JUZGADO CIVIL DE NUNOA'))
    expect(comparableDocket('Rol 12.345-2020')).toBe('ROL-12345-2020')
    expect(comparableDocket('F-004-2013')).toBe(comparableDocket('f 4-2013'))
  })

  it('match numbers by order', () => {
    expect(matchedNumbers([1, 2, 3, 4], [1, 3, 2, 4])).toBe(3)
    expect(matchedNumbers([], [1])).toBe(0)
  })
})
