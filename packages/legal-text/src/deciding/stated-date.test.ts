import { expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import { statedDate } from './stated-date.ts'

const filler = Array.from({ length: 20 }, (_, index) => `Que el testigo ${index} declaró sobre la entrega de la bodega.`)
const stated = (head: readonly string[], foot: readonly string[] = []) => statedDate(splitSections([...head, ...filler, ...foot]))

it.each([
  ['a town that opens the first line', ['Talca, tres de mayo de dos mil veintiuno.', 'VISTOS:'], '2021-05-03'],
  ['behind the initials of a typist', ['abc//En Valdivia, a 3 de mayo de 2021.'], '2021-05-03'],
  ['behind a word of its own', ['SENTENCIA. En Santiago, a tres de mayo de dos mil veintiuno, siendo las 9:30 horas.'], '2021-05-03'],
  ['with a day of the week', ['Rancagua, lunes tres de mayo de dos mil veintiuno.'], '2021-05-03'],
  ['in capitals', ['OSORNO, A TRES DE MAYO DE DOS MIL VEINTIUNO.'], '2021-05-03'],
  ['beside a label', ['Individualización de Audiencia.', 'Fecha Angol., tres de mayo de dos mil veintiuno'], '2021-05-03'],
  ['below a label', ['ACTA DE AUDIENCIA', 'FECHA', '3 de mayo de 2021', 'RUC'], '2021-05-03'],
  ['in figures behind a number', ['N° 12.345 Fecha: 3-V-2021'], '2021-05-03'],
  ['in brackets', ['Rol 12.345-21 INA', '[3 de mayo de 2021]'], '2021-05-03'],
])('reads the date at the head: %s', (_, head, date) => {
  expect(stated(head)).toBe(date)
})

it('reads the date at the foot, behind the name of the court', () => {
  const foot = ['El registro queda a disposición de las partes. Juzgado de Letras de Parral, tres de mayo de dos mil veintiuno.']
  expect(stated(['ACTA DE AUDIENCIA'], foot)).toBe('2021-05-03')
})

it.each([
  ['of the notification', ['En Talca, a cuatro de mayo de dos mil veintiuno, se notificó por el estado diario la sentencia precedente.']],
  [
    'that a secretary certifies',
    ['Se dio cumplimiento al inciso final del art. 162 del C.P.C. en Talca, cuatro de mayo de dos mil veintiuno.'],
  ],
  ['of signatures', ['Fecha: 04/05/2021']],
  ['of a contract', ['Se declara terminado el contrato suscrito en Talca, el 4 de mayo de 2021.']],
  ['of the ruling below', ['Se confirma la sentencia de cuatro de mayo de dos mil veintiuno, del Juzgado de Letras de Parral.']],
])('takes none for the date %s', (_, foot) => {
  expect(stated(['Vistos:'], foot)).toBeNull()
})

it.each([
  ['a fact that opens the text', ['Que, con fecha 4 de mayo de 2021, la vendedora retuvo las llaves.']],
  ['a day of which not all is read', ['Santiago, J 4 MAY 2021']],
  ['a misspelt year', ['Peralillo, Cuatro De Enero De Dos Mil Veimticuatro.']],
])('takes none for %s', (_, head) => {
  expect(stated(head)).toBeNull()
})

it('says none where head and foot differ', () => {
  const head = ['En Santiago, a tres de mayo de dos mil veintiuno.']
  expect(stated(head, ['Santiago, siete de mayo de dos mil veintiuno.'])).toBeNull()
  expect(stated(head, ['Santiago, tres de mayo de dos mil veintiuno.'])).toBe('2021-05-03')
})
