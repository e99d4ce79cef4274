import { describe, expect, it } from 'vitest'
import { findCourts } from './find-courts.ts'

const namesIn = (query: string): string[] => findCourts(query).map(({ name }) => name)

describe('numbered courts that share their name', () => {
  it.each([
    ['4° y 9° juzgado civil de Santiago cobro', ['4º Juzgado Civil de Santiago', '9º Juzgado Civil de Santiago']],
    ['1° y 2° JLT Santiago feriado', ['1º Juzgado de Letras del Trabajo de Santiago', '2º Juzgado de Letras del Trabajo de Santiago']],
    ['primer o tercer juzgado civil de Concepción', ['1º Juzgado Civil de Concepción', '3º Juzgado Civil de Concepción']],
    ['3er, 5to y 6to TOP Santiago', ['3º', '5º', '6º'].map((number) => `${number} Tribunal de Juicio Oral en lo Penal de Santiago`)],
    ['art. 7 y 2° juzgado civil de Talca', ['2º Juzgado Civil de Talca']],
    ['2 y 3 juzgado civil de Valparaíso arriendo', ['2º Juzgado Civil de Valparaíso', '3º Juzgado Civil de Valparaíso']],
    ['2° o 3er TA caudal', ['Segundo Tribunal Ambiental', 'Tercer Tribunal Ambiental']],
    ['segundo juzgado civil de Talca', ['2º Juzgado Civil de Talca']],
  ])('are all found: «%s»', (query, names) => {
    expect(namesIn(query)).toEqual(names)
  })
})
