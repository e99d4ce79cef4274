import { expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

const cited = (text: string): string[] => findNormCitations(text).map(({ label }) => label)

it.each([
  ['el Auto Acordado sobre la forma de las sentencias', ['Auto Acordado de 30 de septiembre de 1920']],
  ['numeral 5 del Auto Acordado de la Excma. Corte Suprema de 2 de mayo de 1938', ['art. 5 Auto Acordado de 2 de mayo de 1938']],
  ['el Auto Acordado relativo a los exhortos, de fecha 2 de mayo de 1938', ['Auto Acordado de 2 de mayo de 1938']],
  ['Auto Acordado de 3 de abril de 2014, de la Excma. Corte Suprema, contenido en el Acta N° 41-2014', ['Auto Acordado N° 41 de 2014']],
  ['conforme al Auto Acordado de la Excma. Corte Suprema N° 166-2023', ['Auto Acordado N° 166 de 2023']],
  ['el Auto Acordado sobre Recurso de Protección, de 24 de junio de 1992', ['Auto Acordado N° 94-2015']],
  ['el auto acordado que se dictó y la audiencia que se fijó para el día 2 de mayo de 2023', []],
])('names the auto acordado of «%s»', (text, expected) => {
  expect(cited(text)).toEqual(expected)
})

it.each([
  ['artículo 4 del Convenio 158 de la OIT', ['art. 4 Convenio N° 158 de la OIT']],
  ['el Convenio N° 169 de la Organización Internacional del Trabajo', ['Convenio N° 169 de la OIT']],
  ['Convenio OIT N° 190, artículo 1', ['art. 1 Convenio N° 190 de la OIT']],
  ['Convenio N° 155, sobre seguridad de los trabajadores, de la O.I.T.', ['Convenio N° 155 de la OIT']],
  ['los Convenios Fundamentales N° 87 y 98 de la OIT', ['Convenio N° 87 de la OIT', 'Convenio N° 98 de la OIT']],
  [
    'el Convenio N° 111 de la OIT; el artículo 2 del Convenio N° 111 y el artículo 3 del mismo Convenio',
    ['Convenio N° 111 de la OIT', 'art. 2 Convenio N° 111 de la OIT', 'art. 3 Convenio N° 111 de la OIT'],
  ],
  ['el convenio colectivo N° 3 que la empresa informó a la OIT', []],
  ['el Convenio N° 31, suscrito con el municipio', []],
])('names the conventions of «%s»', (text, expected) => {
  expect(cited(text)).toEqual(expected)
})
