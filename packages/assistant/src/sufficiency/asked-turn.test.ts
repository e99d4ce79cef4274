import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { spanOf } from '../testing/span-of.ts'
import { askedTurn, speaksOfTurn } from './asked-turn.ts'

const speaks = (question: string, sentence: string, rarest: string | null = null): boolean | null => {
  const demands = demandsOf(question).map((each) => (each.label === rarest ? { ...each, rarity: 0.9 } : each))
  const turn = askedTurn(readQuestion(question), demands)
  const source = sourceOf('r1', [sentence])
  return turn === null ? null : speaksOfTurn(turn, demands, source, [spanOf(1, source, sentence)])
}

const unpaid = 'Primero: Que el farero dejó de pagar la renta del faro durante tres meses, de modo que el contrato termina.'

it('asks for what is asked, though a condition of it is spoken of', () => {
  const question = '¿Puede el dueño demoler la bodega si no pago la renta?'
  expect(speaks(question, unpaid)).toBe(false)
  expect(speaks(question, 'Primero: Que nadie puede demoler por su mano la bodega de quien adeuda la renta del faro.')).toBe(true)
})

it('asks for the condition, though what is asked is spoken of', () => {
  const question = '¿Puede el capitán despedir al farero si está enfermo?'
  expect(speaks(question, 'Primero: Que el capitán puede despedir al farero cuando el contrato se cumple y el barco zarpa.')).toBe(false)
  expect(speaks(question, 'Primero: Que el capitán no puede despedir al farero enfermo mientras dure su reposo.')).toBe(true)
})

it('lets a court be silent of what is told beside the question', () => {
  expect(
    speaks('Soy noruego y perdí el barco. ¿Puedo pescar merluza?', 'Primero: Que cualquiera puede pescar merluza desde la orilla.'),
  ).toBe(true)
  expect(
    speaks('Soy noruego y perdí el barco. ¿Puedo pescar merluza?', 'Primero: Que el noruego perdió el barco en la tormenta de mayo.'),
  ).toBe(false)
})

it('wants the rarest word said of something that is asked', () => {
  const question = '¿Puede el puerto rechazar una licencia vencida?'
  const beside =
    'Primero: Que el puerto rechazó la licencia, pues el marinero zarpó la semana anterior con viento fuerte hacia islas lejanas, tras una promesa vencida.'
  expect(speaks(question, beside, 'vencida')).toBe(false)
  expect(speaks(question, 'Primero: Que el puerto puede rechazar la licencia vencida que se presenta sin firma.', 'vencida')).toBe(true)
})

it('judges neither a story nor what has no question mark', () => {
  expect(speaks('demolición de la bodega', unpaid)).toBeNull()
  expect(speaks('¿Puede el dueño de la casa grande del puerto viejo demoler la bodega nueva del farero enfermo?', unpaid)).toBeNull()
})
