import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const plain = ['Primero: Que el Ministerio Público acusó a la persona por conducir un carro de helados sin licencia.']
const ask = (question: string, operative: string): string => askCell('texto', question, rulingOf(plain, operative))

const prison = 'I.- Que se condena a la acusada, ya individualizada, a la pena de tres años de presidio menor en su grado medio.'
const fined = 'I.- Que se condena a la requerida, ya individualizada, a una multa de dos unidades tributarias mensuales.'

describe('what a criminal court imposed', () => {
  it.each([
    ['¿Qué pena privativa de libertad se impuso?', prison, 'respondida '],
    ['¿Qué pena privativa de libertad se impuso?', fined, 'vacia'],
    ['¿Qué multa se impuso?', fined, 'respondida '],
    ['¿Qué multa se aplicó?', prison, 'vacia'],
    ['¿Qué pena se impuso?', fined, 'respondida '],
    ['¿Qué multa se impuso?', 'I.- Que se autoriza a la condenada a pagar la multa en dos cuotas iguales, mensuales y sucesivas.', 'vacia'],
    [
      '¿Qué multa se impuso?',
      'II.- Que, si la sentenciada no pagara la multa, sufrirá por vía de sustitución la pena de reclusión.',
      'vacia',
    ],
    ['¿Qué pena se impuso?', 'I.- Que se absuelve a la acusada del cargo de receptación, que se sanciona con presidio menor.', 'vacia'],
    [
      '¿Por qué delito se le condenó?',
      'I.- Que se condena a la acusada como autora del delito de receptación de un carro de helados.',
      'respondida ',
    ],
    [
      '¿Por qué delito se le condenó?',
      'I.- Que se absuelve a la acusada como autora del delito de receptación de un carro de helados.',
      'vacia',
    ],
  ])('%s is read from the sentence that imposes it', (question, operative, expected) => {
    expect(ask(question, operative)).toBe(expected)
  })

  it('is doubtful where several sentences impose something', () => {
    const other = 'II.- Que se condena al segundo acusado a la pena de cinco años de presidio mayor en su grado mínimo.'
    expect(ask('¿Qué pena privativa de libertad se impuso?', `${prison} ${other}`)).toBe('dudosa ')
  })
})

describe('a percentage', () => {
  it.each([
    ['c) Recargo legal de 30% por la suma de $509.580.- que se pagará a la actora.', 'respondida 30 %'],
    ['c) Se condena a la demandada a pagar $509.580.- por incremento del 50% de la indemnización por años de servicio.', 'respondida 50 %'],
    [
      'c) Se condena a la demandada a pagar la indemnización por años de servicio, aumentada en un 80%, que suma $900.000.-',
      'respondida 80 %',
    ],
  ])('is one of the surcharge, whatever its name: %s', (operative, expected) => {
    const ruling = rulingOf(plain, operative)
    expect(askCell('numero', '¿Qué porcentaje de recargo legal se aplicó?', ruling)).toBe(expected)
    expect(askCell('texto', '¿Qué porcentaje de recargo legal se aplicó?', ruling)).toBe('respondida ')
  })
})

it('a question with alternatives is answered by any of them', () => {
  const question = '¿Se declaró injustificado, indebido o improcedente el despido?'
  const more = { collection: 'laboral', court: 'Juzgado de Letras de Lota' } as const
  const claim = ['Primero: Que la actora interpuso demanda por despido injustificado y cobro de prestaciones en contra de la lechería.']
  const of = (operative: string): string => askCell('si_no', question, rulingOf(claim, operative, more))
  expect(of('I.- Que se acoge la demanda y se declara que el despido de la actora es indebido.')).toBe('respondida si')
  expect(of('I.- Que se rechaza la demanda de despido injustificado en todas sus partes.')).toBe('respondida no')
})
