import { describe, expect, it } from 'vitest'
import { foldText } from '../analysis/fold-text.ts'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { compareConstitutional } from './constitutional-statement.ts'
import { findStatedDecisions } from './find-stated-decisions.ts'

const stated = (text: string): string[] =>
  findStatedDecisions(text, findRulingCitations(text, { isBrief: true })).flatMap((all) => all.map(({ act }) => act))

describe('what a text says of the Tribunal Constitucional', () => {
  it.each([
    ['El TC declaró constitucional el proyecto que permitía retirar fondos (STC Rol N° 1234-20).', ['constitucional']],
    ['El Tribunal Constitucional declaró inconstitucional el proyecto (STC Rol N° 1234-20).', ['inconstitucional']],
    [
      'En la STC Rol N° 1234-20 el Tribunal declaró conforme a la Constitución el proyecto, con el voto en contra de dos ministros.',
      ['constitucional'],
    ],
    ['La STC Rol N° 1234-20 declaró que el proyecto se ajusta a la Carta Fundamental.', ['constitucional']],
    ['En la STC Rol N° 1234-20, con el voto en contra de dos ministros, se dijo que declaró inaplicable la norma.', []],
  ])('%s', (text, expected) => {
    expect(stated(text)).toEqual(expected)
  })

  it('names a short court as the one that decided', () => {
    expect(stated('La CS rechazó el recurso de casación (rol N° 1234-2020).')).toEqual(['rechaza'])
    expect(stated('El recurso se dedujo ante la CS y la demandada lo rechazó (rol N° 1234-2020).')).toEqual([])
  })
})

describe('a stated inapplicability', () => {
  it('is open where a part of what was asked is denied', () => {
    const operative = foldText('Que se acoge el requerimiento y se declara inaplicable el artículo 1. Que se rechaza en lo demás.')
    expect(compareConstitutional('inaplicable', operative)).toEqual({ kind: 'unknown' })
    expect(compareConstitutional('constitucional', operative)).toMatchObject({ kind: 'differs' })
  })
})
