import { describe, expect, it } from 'vitest'
import { findDecidedPlaces } from './decided-places.ts'
import { decided, rulingOf } from './testing/decided.ts'

const appeals = { collection: 'corte_de_apelaciones' } as const

describe('findDecidedPlaces, by what is before the court', () => {
  it('knows an action about residence by each name of the permit', () => {
    const action = { ...appeals, appealType: 'Protección', outcome: 'acoge' } as const
    const texts = (permit: string): string[] => [
      'Vistos:',
      `Que se recurre por no haberse resuelto la solicitud de ${permit} que presentó el actor.`,
      `Primero: Que se reprocha la demora en resolver la solicitud de ${permit} de la parte recurrente.`,
      `Segundo: Que la tardanza vulnera el artículo 19 N° 2 de la Constitución Política de la República, al discriminar en el trámite de la ${permit}, por lo que se acogerá la acción.`,
      'Por estas consideraciones se acoge el recurso de protección.',
    ]
    for (const permit of ['permanencia definitiva', 'permanencia temporal', 'residencia temporal'])
      expect(findDecidedPlaces(rulingOf(action, texts(permit))).map(({ kind }) => kind)).toEqual([
        'corte_de_apelaciones proteccion residencia',
      ])
  })

  it('takes the defence that the operative part of an execution suit names', () => {
    const suit = (operative: string, outcome: 'acoge' | 'rechaza') =>
      decided(
        { collection: 'civil', appealType: 'Ejecutivo', outcome },
        'Vistos:',
        'Primero: Que el ejecutado opuso excepciones, y dijo que la deuda venció hace años.',
        'Segundo: Que entre el vencimiento y la notificación pasó más de un año.',
        operative,
      )
    expect(
      suit(
        'Y visto lo dispuesto en la ley, se resuelve: I.- Que se acoge la excepción del artículo 464 N° 17 del Código de Procedimiento Civil, opuesta por el ejecutado, y se le absuelve de la ejecución.',
        'acoge',
      ),
    ).toEqual([['CPC:464#n17', 'claimant', 'respondent']])
    expect(
      suit(
        'Y visto lo dispuesto en la ley, se resuelve: I.- Que se rechaza la excepción del artículo 464 N° 17 del Código de Procedimiento Civil, y se ordena seguir adelante la ejecución.',
        'rechaza',
      ),
    ).toEqual([['CPC:464#n17', 'claimant', 'claimant']])
  })

  it('compares an action that its source files under a subject with those filed under the action alone', () => {
    const texts = [
      'Vistos:',
      'Primero: Que se recurre de protección por la demora en resolver.',
      'Segundo: Que la demora infringe el artículo 7 de la Ley N° 19.880, por lo que se acogerá la acción.',
      'Se acoge el recurso de protección.',
    ]
    for (const appealType of ['Protección', 'Migración (protección)'])
      expect(findDecidedPlaces(rulingOf({ ...appeals, appealType }, texts)).map(({ kind }) => kind)).toEqual([
        'corte_de_apelaciones proteccion',
      ])
  })
})
