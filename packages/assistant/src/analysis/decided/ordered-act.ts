import { stemWord } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, emptyCell } from '../cell.ts'
import { type OperativeSentence, operativeSentences } from '../operative-sentences.ts'
import { stemsOf } from './decided-questions.ts'

/** «¿Se ordenó al servicio resolver la solicitud?»: whether somebody must do something. On folded text, as the next. */
const asksAct =
  /^[^\p{L}]*(?:se )?(?:le |les )?(?:orden|dispus|dispon|mand|instruy)\p{L}* (?:(?:al|a la|a los|a las|a el|a) .{2,60}? )?(?:a )?(?<act>\p{L}{2,}[aei]r)(?:se|l[aeo]s?)?\b(?<object>[^?]*)/u
const orders =
  /\b(?:ordena[nr]?|ordenase|ordenandose|dispone[nr]?|disponiendose|instruye[n]?|deber(?:a|an|se)|debe[n]?|debiendo|conden(?:a[nr]?|ase|andose))\b/u
const isNotOrdered = /\b(?:no|tampoco) (?:se )?(?:le |les )?(?:orden|dispon|deb|conden)/u

/** Verbs by which operative parts order the same act, as the beginnings of words. */
const alike: readonly (readonly string[])[] = [
  ['resolv', 'resuelv', 'pronunci', 'decid'],
  ['pag', 'solucion', 'enter', 'abon'],
  ['restitu', 'devolv', 'devuelv', 'reintegr', 'entreg'],
  ['reincorpor', 'reintegr', 'readmi'],
  ['otorg', 'conced', 'autoriz'],
]

const minBeginning = 4

function beginningsOf(act: string): readonly string[] {
  const group = alike.find((beginnings) => beginnings.some((each) => act.startsWith(each)))
  return group ?? [act.slice(0, Math.max(minBeginning, stemWord(act).length - 1))]
}

/**
 * Whether the operative part orders an act. Doubtful where it does not name all that the question does; no where it denies what was asked
 * and orders nothing. Null for another question.
 */
export function readOrderedAct({ ruling }: SourceRuling, folded: string): Cell | null {
  const { act, object = '' } = asksAct.exec(folded)?.groups ?? {}
  if (act === undefined) return null
  const beginnings = beginningsOf(act)
  const objects = stemsOf(object)
  const sentences = operativeSentences(ruling)
  const ordering = sentences.filter(
    ({ folded: words }) =>
      orders.test(words) &&
      !isNotOrdered.test(words) &&
      words.split(/[^\p{L}]+/u).some((word) => beginnings.some((each) => word.startsWith(each))),
  )
  const whole = ordering.find((sentence) => namesAll(sentence, objects))
  const [first] = ordering
  if (whole !== undefined) return cellOf(whole, 'respondida', 'si')
  if (first !== undefined) return cellOf(first, 'dudosa', 'si')
  const denial = sentences.find(({ acts }) => acts.some(({ kind }) => kind === 'denies'))
  const isGranted = sentences.some(({ acts }) => acts.some(({ kind }) => kind === 'grants' || kind === 'convicts'))
  return denial === undefined || isGranted ? emptyCell : cellOf(denial, 'respondida', 'no')
}

const namesAll = ({ folded }: OperativeSentence, objects: readonly string[]): boolean => {
  const own = new Set(stemsOf(folded))
  return objects.every((stem) => own.has(stem))
}

const cellOf = ({ quotation }: OperativeSentence, state: 'respondida' | 'dudosa', value: 'si' | 'no'): Cell => ({
  state,
  value: { value, unit: null },
  quotation,
})
