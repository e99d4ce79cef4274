import type { ShownNormVersion } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { describeArticleVersion, shownParagraphs, withoutLabel } from './norm-text.ts'

it.each([
  ['Artículo 161.- Todo farol alumbra.', '161'],
  ['Art. 5. Todo farol alumbra.', '5'],
  ['ARTICULO 1°- Todo farol alumbra.', '1'],
  ['Artículo 1.o Todo farol alumbra.', '1'],
  ['Artículo 1.545.- Todo farol alumbra.', '1545'],
  ['Artículo 9 bis.- Todo farol alumbra.', '9 bis'],
  ['Artículo 4°.- Todo farol alumbra.', '4 transitorio'],
])('«%s» stands under its heading without its label', (line, article) => {
  expect(withoutLabel(line, article)).toBe('Todo farol alumbra.')
})

it.each([
  ['Artículo 161 bis.- Todo farol alumbra.', '161'],
  ['Artículo primero.- Todo farol alumbra.', '1'],
  ['Artículo 5 de la ley de faroles.', '5'],
  ['Art. 5.', '5'],
  ['Todo farol alumbra.', '5'],
  ['Art. 5. Todo farol alumbra.', null],
])('«%s» keeps what it has (%s)', (line, article) => {
  expect(withoutLabel(line, article)).toBe(line)
})

it('drops a label that has a line of its own, unless there is nothing else', () => {
  const line = (texto: string) => ({ ancla: texto, texto, inciso: 1, numeral: null, letra: null })
  const shown = (...lines: string[]) => shownParagraphs({ articulo: '5', parrafos: lines.map(line) }).map(({ texto }) => texto)
  expect(shown('Art. 5°.-', 'Todo farol alumbra.')).toEqual(['Todo farol alumbra.'])
  expect(shown('Artículo 5.- Todo farol alumbra.', 'Nada más.')).toEqual(['Todo farol alumbra.', 'Nada más.'])
  expect(shown('Art. 5°.-')).toEqual(['Art. 5°.-'])
  expect(shown('Arte y oficio del farolero.', 'Nada más.')).toEqual(['Arte y oficio del farolero.', 'Nada más.'])
})

const version: ShownNormVersion = {
  numero: 1,
  desde: '2026-01-01',
  hasta: null,
  porEvento: false,
  estado: 'ultima',
  fuente: 'Biblioteca del Congreso Nacional',
  obtenida: null,
  corresponde: true,
  aviso: null,
}

it('tells the date of the article from that of the version of its norm', () => {
  const ofNorm = 'Versión de la norma desde el 01-01-2026. Fuente: Biblioteca del Congreso Nacional.'
  expect(describeArticleVersion(version, [{ desde: '2001-10-05' }])).toBe(
    `Este artículo, con este texto publicado el 05-10-2001. ${ofNorm}`,
  )
  expect(describeArticleVersion(version, [{ desde: null }])).toBe(ofNorm)
  expect(describeArticleVersion(version, [{ desde: '2001-10-05' }, { desde: '2002-10-05' }])).toBe(ofNorm)
})
