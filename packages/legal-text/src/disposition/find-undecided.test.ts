import type { Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findUndecided } from './find-undecided.ts'

const section = (text: string, kind: Section['kind'] = 'considerando'): Section => ({
  kind,
  number: 1,
  title: '1°',
  anchor: 'c1',
  paragraphs: [{ anchor: 'p1', text }],
})
const found = (text: string, kind?: Section['kind']): string[] =>
  findUndecided([section(text, kind)]).map(({ from, to }) => text.slice(from, to))

describe('findUndecided', () => {
  it.each([
    'Que, atendido lo resuelto, se omite pronunciamiento sobre la excepción de caducidad.',
    'Que se omitirá emitir pronunciamiento respecto de la segunda causal, por ser subsidiaria.',
    'Que no se emitirá pronunciamiento acerca de las costas.',
    'Que, por lo mismo, resulta innecesario pronunciarse sobre las demás alegaciones.',
    'Que se hace inoficioso analizar la prueba restante.',
    'Que el recurso de protección no es la vía para discutir el dominio del camino.',
    'Que esta acción cautelar no constituye la vía idónea para declarar derechos.',
    'Que lo pedido excede el ámbito de esta acción cautelar.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([text])
  })

  it.each([
    'Que la recurrente alega que el fallo omite pronunciamiento sobre la excepción.',
    'Que el tribunal no puede omitir pronunciamiento sobre lo pedido, según el artículo 170.',
    'Que la demandada sostuvo que el recurso de protección no es la vía para discutir el dominio.',
    'Que se dijo que «no es la vía para discutir el dominio del camino» en otro fallo.',
    'Que la ley no se pronuncia al respecto, por lo que rige la regla general.',
    'Que la sentencia en alzada no emite pronunciamiento sobre los gastos extraordinarios.',
    'Que no es este el medio único para mitigar los efectos del estado de excepción.',
    'Que se rechaza la excepción de caducidad.',
  ])('not: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('gives the sentence alone, and nothing of a dissent', () => {
    const text = 'Que se acoge la causal. Se omite pronunciamiento sobre las demás. Devuélvase.'
    expect(found(text)).toEqual(['Se omite pronunciamiento sobre las demás.'])
    expect(found(text, 'voto')).toEqual([])
  })
})
