import { expect, it } from 'vitest'
import { sampleRuling } from '../../../testing/samples.ts'
import { countWords, hasQuotation, withQuotation } from './quoted-passage.ts'

const ruling = sampleRuling()
const [section] = ruling.secciones
const [paragraph] = section?.parrafos ?? []
if (paragraph === undefined) throw new Error('the sample has no paragraph')
const range = { parrafo: paragraph.ancla, desde: 2, hasta: 9 }

it('marks the quotation and nothing else', () => {
  const marks = withQuotation(ruling, range).secciones.flatMap(({ parrafos }) => parrafos.map(({ ancla, marcas }) => ({ ancla, marcas })))
  expect(marks.filter(({ marcas }) => marcas.length > 0)).toEqual([{ ancla: paragraph.ancla, marcas: [[2, 9]] }])
})

it('compares the quoted words with the text letter by letter', () => {
  const texto = paragraph.texto.slice(2, 9)
  expect(hasQuotation(ruling, { ...range, texto })).toBe(true)
  expect(hasQuotation(ruling, { ...range, texto: texto.toUpperCase() })).toBe(false)
  expect(hasQuotation(ruling, { ...range, texto, desde: 1 })).toBe(false)
  expect(hasQuotation(ruling, { ...range, texto, parrafo: 'no-está' })).toBe(false)
  expect(hasQuotation(ruling, { ...range, texto: '', hasta: 2 })).toBe(false)
})

it('counts words', () => {
  expect([countWords(''), countWords('  una '), countWords('el día en que\nse comunica')]).toEqual([0, 1, 6])
})
