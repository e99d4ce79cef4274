import { expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

const read = (text: string): string[] =>
  findRulingCitations(text, { isBrief: true }).flatMap(({ kind, caption, court, decidedOn }) =>
    kind === 'caratula'
      ? [[caption, court === null || court === 'own' ? court : court.name, decidedOn].filter((part) => part !== null).join(' | ')]
      : [],
  )

it.each([
  ['como se resolvió en el caso Henríquez con Fisco, procede', 'Henríquez con Fisco'],
  ['La sentencia "Prado con Isapre Vida S.A." de la Corte Suprema lo dijo.', 'Prado con Isapre Vida S.A. | Corte Suprema'],
  [
    'En causa caratulada «Soto Vera con Maderas del Sur», la Corte Suprema, de 3 de mayo de 2021, lo dijo.',
    'Soto Vera con Maderas del Sur | Corte Suprema | 2021-05-03',
  ],
  ['sentencia de 3 de mayo de 2021, recaída en el caso Soto con Rojas', 'Soto con Rojas | 2021-05-03'],
  ['Como dijo la Corte Suprema en “Lagos con Ejemplo Ltda.”, el plazo corre.', 'Lagos con Ejemplo Ltda. | Corte Suprema'],
  ['el fallo MP c/ Soto Vera de la Corte de Apelaciones de Talca', 'MP c/ Soto Vera | Corte de Apelaciones de Talca'],
  ['Así el caso Rojas contra Fisco de Chile. Luego, rol N° 123-2020 de la Corte Suprema.', 'Rojas contra Fisco de Chile'],
])('reads a caption without a number: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it('reads each of several', () => {
  expect(read('la causa Soto con Banco del Valle y la causa Rojas con Fisco')).toEqual(['Soto con Banco del Valle', 'Rojas con Fisco'])
})

it.each([
  ['a number stands with it', 'En autos caratulados «Soto con Rojas», Rol C-123-2020, se resolvió.'],
  ['it is the case of the brief', 'En estos autos caratulados «Soto con Rojas» se apeló.'],
  ['nothing says that it is a ruling', 'El contrato de Soto con Rojas se firmó.'],
  ['the parties are told in a sentence', 'la causa seguida por Pedro Soto contra Juan Rojas'],
])('reads none where %s', (_, text) => {
  expect(read(text)).toEqual([])
})

it('reads none in a ruling', () => {
  expect(findRulingCitations('como se resolvió en el caso Henríquez con Fisco')).toEqual([])
})
