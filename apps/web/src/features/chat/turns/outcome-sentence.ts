import { formatPlural } from '@basejuris/domain/spanish-format'
import type { Turn } from './turn.ts'

/** What a screen reader hears of the last question: that it is being answered, and what became of it. Never its sentences one by one. */
export function outcomeSentence(turn: Turn | undefined): string {
  if (turn === undefined || (turn.state !== 'asking' && turn.sent === null)) return ''
  if (turn.state === 'asking') return 'Buscando la respuesta.'
  // The reason of a failure is an alert of its own.
  if (turn.state === 'failed' || turn.answer === null) return turn.state === 'stopped' ? 'Se detuvo.' : ''
  const { entrada, citas } = turn.answer
  return `Respuesta lista. ${entrada}${citas.length === 0 ? '' : ` ${formatPlural(citas.length, 'cita', 'citas')}.`}`
}
