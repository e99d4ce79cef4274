import { maxPassageLength, type Paragraph } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../errors/service-error.ts'
import { checkPassageRange, passageTexts } from './check-passage-range.ts'

const paragraphs: Paragraph[] = [
  { anchor: 'p1', text: 'Que [persona 1], cédula [RUT], dedujo demanda. ' },
  { anchor: 'p2', text: '   ' },
  { anchor: 'p3', text: 'Que la demandada contestó 😀 oportunamente.' },
  { anchor: 'p4', text: 'x '.repeat(maxPassageLength) },
]
const point = (ancla: string, posicion: number) => ({ ancla, posicion })
const chosen = (from: ReturnType<typeof point>, to: ReturnType<typeof point>) =>
  passageTexts(paragraphs, checkPassageRange(paragraphs, from, to)).map(({ text }) => text)
const refusal = (from: ReturnType<typeof point>, to: ReturnType<typeof point>) => {
  try {
    checkPassageRange(paragraphs, from, to)
  } catch (error) {
    return error instanceof ServiceError ? [error.code, ...error.details.map(({ field, message }) => `${field}: ${message}`)] : error
  }
  return null
}

describe('the range of a passage', () => {
  it('takes whole masks, whole words and whole characters', () => {
    expect(chosen(point('p1', 8), point('p1', 34))).toEqual(['[persona 1], cédula [RUT], dedujo'])
    expect(chosen(point('p3', 8), point('p3', 27))).toEqual(['demandada contestó 😀'])
  })

  it('may run over paragraphs, and loses spaces and empty paragraphs at its ends', () => {
    expect(chosen(point('p1', 30), point('p3', 3))).toEqual(['dedujo demanda. ', '   ', 'Que'])
    expect(chosen(point('p2', 1), point('p3', 3))).toEqual(['Que'])
    expect(chosen(point('p1', 40), point('p3', 0))).toEqual(['demanda.'])
  })

  it.each([
    ['an unknown anchor', point('p9', 0), point('p3', 3), 'desde.ancla: la sentencia no tiene el párrafo «p9»: use uno de p1 a p4'],
    [
      'a position behind the text',
      point('p1', 0),
      point('p3', 999),
      'hasta.posicion: el párrafo p3 tiene 43 caracteres: use una posición de 0 a 43',
    ],
    [
      'an end before the beginning',
      point('p3', 0),
      point('p1', 5),
      'hasta: indique un lugar después de «desde», con palabras de la sentencia entre ambos',
    ],
    ['nothing', point('p1', 5), point('p1', 5), 'hasta: indique un lugar después de «desde», con palabras de la sentencia entre ambos'],
    ['spaces', point('p2', 0), point('p2', 3), 'hasta: indique un lugar después de «desde», con palabras de la sentencia entre ambos'],
    ['a mask alone', point('p1', 6), point('p1', 10), 'hasta: incluya palabras de la sentencia: lo elegido solo tiene datos anonimizados'],
    ['too many characters', point('p4', 0), point('p4', 39_999), 'hasta: el pasaje tiene 39.999 caracteres: elija como máximo 20.000'],
  ])('is refused for %s, with the field and what is allowed', (_case, from, to, message) => {
    expect(refusal(from, to)).toEqual(['request.invalid', message])
  })
})
