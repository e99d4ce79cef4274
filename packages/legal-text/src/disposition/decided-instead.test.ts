import { describe, expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import { alsoDecided, decidedInstead } from './decided-instead.ts'

const sectionsOf = (decision: string) =>
  splitSections(['Vistos y teniendo presente:', 'Primero: Que la recurrente apeló de lo resuelto.', decision])

describe('what is decided instead of what is revoked', () => {
  it.each([
    [
      'Se revoca la sentencia apelada de dos de enero de dos mil veinte y, en su lugar, se declara que se acoge la acción constitucional deducida por la actora.',
      'acoge',
    ],
    [
      'Se revoca el fallo en alzada, y en su lugar se decide que se rechaza el recurso de protección interpuesto por la empresa.',
      'rechaza',
    ],
    ['Se revoca la resolución apelada y se ordena dar curso a la demanda.', null],
    ['Se revoca lo resuelto. Se acoge la petición subsidiaria de la defensa y no se acoge la demanda.', 'acoge'],
  ])('«%s»', (text, expected) => {
    expect(decidedInstead({ outcome: 'revoca', sections: sectionsOf(text) })).toBe(expected)
  })

  it('is nothing where the ruling confirms', () => {
    const text = 'Se confirma la sentencia que rechazó el recurso y se acoge la demanda.'
    expect(decidedInstead({ outcome: 'confirma', sections: sectionsOf(text) })).toBeNull()
  })
})

describe('what a ruling decides beside its outcome', () => {
  it('is both verdicts where a criminal court convicts of one charge and acquits of another', () => {
    expect(alsoDecided({ outcome: 'mixto', collection: 'penal', sections: [] })).toEqual(['condena', 'absuelve'])
    expect(alsoDecided({ outcome: 'mixto', collection: 'laboral', sections: [] })).toEqual([])
    expect(alsoDecided({ outcome: 'condena', collection: 'penal', sections: [] })).toEqual([])
  })

  it('is what was decided instead of a ruling that it revokes', () => {
    const sections = sectionsOf('Se revoca la sentencia apelada y en su lugar se declara que se acoge el recurso de protección.')
    expect(alsoDecided({ outcome: 'revoca', collection: 'corte_de_apelaciones', sections })).toEqual(['acoge'])
  })

  it('is what an execution suit decides on the defences', () => {
    const rejected = sectionsOf('Se resuelve: Que se rechazan las excepciones opuestas, debiendo seguirse adelante con la ejecución.')
    expect(alsoDecided({ outcome: 'acoge', collection: 'civil', sections: rejected })).toEqual(['rechaza'])
    const granted = sectionsOf('Se resuelve: Que se acoge la excepción de prescripción y se absuelve al ejecutado.')
    expect(alsoDecided({ outcome: 'rechaza', collection: 'cobranza', sections: granted })).toEqual(['acoge'])
    const ordinary = sectionsOf('Se resuelve: Que se rechaza la excepción de prescripción y se acoge la demanda.')
    expect(alsoDecided({ outcome: 'acoge', collection: 'civil', sections: ordinary })).toEqual([])
  })
})
