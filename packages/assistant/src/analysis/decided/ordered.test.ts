import { expect, it } from 'vitest'
import { askCell, demandsOf, rulingOf } from '../../testing/ask-cell.ts'
import { askColumn } from '../column.ts'
import { readCell } from '../read-cell.ts'

const reason = 'Primero: Que en este orden de ideas la Corte ordena el análisis de los antecedentes según la orden del Director.'
const account = 'Segundo: Que la demandada sostiene que la ley ordena a la Corte rechazar, y que no se la condena al pago de nada.'

/** State and words of a column of text. */
function textOf(question: string, operative: string): string {
  const cell = readCell(
    rulingOf([reason, account], operative),
    askColumn({ type: 'texto', question, options: [] }, demandsOf(question.replace(/[¿?]/gu, ''))),
  )
  return cell.state === 'vacia' ? 'vacia' : `${cell.state}: ${cell.quotation.text}`
}

it('what was ordered is read in the operative part alone', () => {
  const order = 'Se acoge el recurso de protección y se ordena a la recurrida restituir el suministro de agua dentro de quinto día.'
  expect(textOf('¿Qué ordenó la Corte?', order)).toBe(`respondida: ${order}`)
  const undone = 'Se acoge el recurso, y se deja sin efecto la resolución que puso término a la contrata de la recurrente.'
  expect(textOf('¿Qué dispuso la sentencia?', undone)).toBe(`respondida: ${undone}`)
  expect(textOf('¿Qué ordenó la Corte?', 'Se rechaza, sin costas, el recurso de protección deducido por el recurrente.')).toBe('vacia')
})

it('what every ruling orders of itself is no order', () => {
  expect(textOf('¿Qué ordenó la Corte?', 'Se rechaza el recurso. Regístrese y se ordena el archivo de los antecedentes de la causa.')).toBe(
    'vacia',
  )
})

it('to what somebody was condemned is no condemnation in costs, nor its denial', () => {
  const asked = '¿A qué se condenó a la demandada?'
  const paid = 'Se acoge la demanda y se condena a la demandada a pagar la suma de $900.000 por las remuneraciones que adeuda.'
  expect(textOf(asked, `${paid} Que no se condena en costas a la demandada por no haber sido totalmente vencida.`)).toBe(
    `respondida: ${paid}`,
  )
  expect(textOf(asked, 'Se rechaza la demanda. Que se condena en costas a la demandada incidental por haber sido vencida.')).toBe('vacia')
})

it('several orders leave it doubtful, and a question that names one is answered by it', () => {
  const several =
    'Se ordena a la Isapre recurrida otorgar la cobertura del tratamiento. Se ordena al Hospital recurrido fijar una hora de atención.'
  expect(textOf('¿Qué ordenó la Corte?', several)).toMatch(/^dudosa: /)
  expect(textOf('¿Qué se ordenó a la Isapre?', several)).toBe(
    'respondida: Se ordena a la Isapre recurrida otorgar la cobertura del tratamiento.',
  )
})

it('what a court resolved is the sentence that decides', () => {
  const operative = 'Se confirma la sentencia apelada de tres de mayo de dos mil veintitrés.'
  expect(askCell('texto', '¿Qué resolvió el tribunal?', rulingOf([reason, account], operative)).trim()).toBe('respondida')
  expect(textOf('¿Qué resolvió la Corte?', operative)).toContain('confirma la sentencia apelada')
})
