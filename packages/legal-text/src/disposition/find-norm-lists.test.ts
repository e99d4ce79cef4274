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
])('ends the list of norms with the first act: %s', (list) => {
  expect(listed('resolutiva', `${list}se acoge la demanda, conforme al artículo 63 del Código del Trabajo.`)).toEqual([list])
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
