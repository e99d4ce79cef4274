import type { Outcome } from '@basejuris/domain'
import { outcomeMeanings, outcomesLabel } from '../../outcomes/find-outcomes.ts'
import { type Mention, matchEach } from '../mention.ts'

const granting = outcomeMeanings.acoge ?? ['acoge']

interface Effect {
  readonly pattern: RegExp
  readonly value: Outcome
  /** Outcomes of the rulings that say so. */
  readonly outcomes: readonly Outcome[]
}
const effect = (forms: string, value: Outcome, outcomes: readonly Outcome[]): Effect => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${forms})(?![\p{L}\d-])`, 'gu'),
  value,
  outcomes,
})

const effects: readonly Effect[] = [
  // Article 782 of the Código de Procedimiento Civil rejects so, and some sources name it inadmissible.
  effect('manifiesta\\s+falta\\s+(?:de\\s+)?fundamentos?', 'rechaza', ['rechaza', 'inadmisible']),
  effect('(?:sentencias?|fallos?)\\s+(?:de\\s+)?reemplazo', 'acoge', granting),
  // A court that acts so often finds the recourse itself inadmissible.
  effect('actu(?:ad[oa]|o|e|en|aron|ando|ar)\\s+de\\s+oficio', 'acoge', [...granting, 'revoca', 'inadmisible']),
  effect('orden(?:an?|en?|ad[oa]|o)\\s+(?:(?:la\\s+)?realizacion\\s+de\\s+)?(?:un\\s+)?nuevo\\s+juicio(?:\\s+oral)?', 'anula', granting),
  effect('orden(?:en?|ad[oa])\\s+(?:\\p{L}+[aei]r)(?:l[aeo]s?|se)?', 'acoge', granting),
]

const sentence = /[.;?¿!]/u

/**
 * «que ordenen inscribir», «casación en el fondo, manifiesta falta de fundamento»: what rulings of an outcome do or say. Beside a word for an outcome
 * in the same sentence that word says it. `folded` is the query, and `others` its other outcomes.
 */
export function outcomesByEffect(folded: string, others: readonly Mention[]): Mention[] {
  const isBeside = (from: number, to: number): boolean =>
    others.some(({ test, ...other }) => {
      const between = folded.slice(Math.min(to, other.to), Math.max(from, other.from))
      return test.kind === 'resultado' && !sentence.test(between)
    })
  return matchEach(folded, effects)
    .filter(({ from, to }) => !isBeside(from, to))
    .map(({ from, to, row: { value, outcomes } }) => ({
      from,
      to,
      test: { kind: 'resultado', outcomes },
      value,
      label: outcomesLabel(outcomes),
      strength: 'doubtful',
      isPossible: true,
      isSaidToo: true,
    }))
}
