import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { findNormLists } from './find-norm-lists.ts'

const section = (kind: Section['kind'], ...texts: string[]): Section => ({
  anchor: kind,
  kind,
  number: null,
  title: kind,
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})
const listed = (kind: Section['kind'], ...texts: string[]): string[] => {
  const lists = findNormLists([section(kind, ...texts)])
  return texts.flatMap((text, at) => (lists.get(`p${at}`) ?? []).map(({ from, to }) => text.slice(from, to)))
}

it.each([
  'Por estas consideraciones y visto, además, lo dispuesto en los artículos 7, 162 y 168 del Código del Trabajo, ',
  'Y teniendo además presente lo prevenido en el artículo 186 del Código de Procedimiento Civil, ',
  'Por tanto y teniendo presente, además, lo dispuesto en los arts. 17 y 18 de la Ley N° 20.600, ',
  'y en virtud, además, de lo dispuesto en los artículos 1, 7 y 50 del Código Penal; ',
  'y vistos los artículos 3, 5 y 168 del Código del Trabajo, ',
  'Atendido lo razonado y lo dispuesto por la Ley N° 18.092 y el artículo 2514 del Código Civil, ',
])('ends the list of norms with the first act: %s', (list) => {
  expect(listed('resolutiva', `${list}se acoge la demanda, conforme al artículo 63 del Código del Trabajo.`)).toEqual([list])
})

it('knows the list behind «de acuerdo a», also at the end of a considerando', () => {
  const list = 'Y de acuerdo a lo dispuesto en los artículos 7 y siguientes, 41, 58 y 67 del Código del Trabajo, '
  const text = `${list}se acoge la demanda.`
  expect(listed('resolutiva', text)).toEqual([list])
  expect(listed('considerando', 'Octavo: Que la demás prueba en nada altera lo concluido.', text)).toEqual([list])
})

it('goes on in the next paragraphs until the decision', () => {
  const found = listed(
    'resolutiva',
    'Y visto lo dispuesto en los artículos:',
    '1, 7 y 14 del Código Penal; 295 y 297 del Código Procesal Penal,',
    'SE DECLARA: que se condena al acusado conforme al artículo 446 del Código Penal.',
  )
  expect(found.join(' ')).toContain('295 y 297')
  expect(found.join(' ')).not.toContain('446')
})

it('finds none where an article is the ground of one order, nor in a considerando', () => {
  expect(listed('resolutiva', 'II. Que se condena al demandado al recargo, conforme lo dispone la letra a) del artículo 168.')).toEqual([])
  expect(listed('considerando', 'Por estas consideraciones y lo dispuesto en el artículo 162, la demanda será acogida.')).toEqual([])
})

it('finds one at the end of a considerando that the decision follows', () => {
  const list = 'Y visto lo dispuesto en los artículos 6, 80 y 160 del Código de Procedimiento Civil'
  expect(listed('considerando', `Que las demás alegaciones nada cambian. ${list}`)).toHaveLength(1)
  const ground = 'de conformidad a lo dispuesto en los artículos 98, 100 y 107 de la Ley N° 18.092.'
  expect(listed('considerando', `Que la excepción deberá acogerse, ${ground}`)).toEqual([])
  expect(listed('considerando', `${list}, debe rechazarse la excepción, pues no fue probada. Nada más hay que decir.`)).toEqual([])
})

it.each([
  ['Que nada más hay que decir. ', 'Y teniendo presente lo preceptuado en el artículo 93, inciso primero, N° 6°, de la Constitución,', ''],
  [
    'Que nada más hay que decir. ',
    'Por estas consideraciones y lo dispuesto en los artículos 7 y 19 de la Constitución, ',
    'se acoge el recurso de amparo.',
  ],
  ['Que se rechazará la demanda', ', teniendo presente, además, lo dispuesto en el artículo 194 del Código del Trabajo.', ''],
])('finds the formula of a decision at the end of a considerando, whatever it lists: %s%s', (reasons, list, decision) => {
  expect(listed('considerando', reasons + list + decision).map((found) => found.replace(/^\. /u, ''))).toEqual([list])
})

it.each([
  'Que, atendido lo dispuesto en el artículo 144 del Código de Procedimiento Civil, se le eximirá de las costas.',
  'Que la medida procede, teniendo presente lo dispuesto en el artículo 17 de la Ley N° 19.970, y se ordena el registro.',
  'Teniendo presente lo dispuesto por el artículo 24 del Código Penal, el acusado deberá soportar las costas.',
])('finds none where a considerando rests one thing on an article: %s', (text) => {
  expect(listed('considerando', text)).toEqual([])
})
