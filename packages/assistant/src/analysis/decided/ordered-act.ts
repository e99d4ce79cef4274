import { splitSentences, stemWord } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { isAlike } from '../asked/alike-words.ts'
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
  ['restitu', 'devolv', 'devoluci', 'devuelv', 'reintegr', 'reembols', 'entreg'],
  ['reincorpor', 'reintegr', 'readmi'],
  ['otorg', 'conced', 'autoriz'],
  ['practic', 'realiz', 'efectu', 'llev'],
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
  const ordering = orderingIn(sentences).filter(({ folded: words }) =>
    words.split(/[^\p{L}]+/u).some((word) => beginnings.some((each) => word.startsWith(each))),
  )
  const whole = ordering.find((sentence) => namesAll(sentence, objects))
  const [first] = ordering
  if (whole !== undefined) return cellOf(whole, 'respondida', 'si')
  const refused = sentences.find((sentence) => deniesOne(sentence) && objects.length > 0 && namedShare(sentence, objects) >= minRefused)
  if (refused !== undefined) return cellOf(refused, 'respondida', 'no')
  if (first !== undefined && (objects.length < minObjects || namedShare(first, objects) > 0)) return cellOf(first, 'dudosa', 'si')
  const denial = sentences.find(deniesOne)
  const isGranted = sentences.some(({ acts }) => acts.some(({ kind }) => kind === 'grants' || kind === 'convicts'))
  if (denial === undefined || isGranted || !isDisputed(ruling, objects)) return emptyCell
  return cellOf(denial, 'respondida', 'no')
}

/** Part of what is asked for that a denial names. */
const minRefused = 0.6

const deniesOne = ({ acts }: OperativeSentence): boolean => acts.some(({ kind }) => kind === 'denies')

/** Sentences that order something, and the items of a list that one of them opens. */
function orderingIn(sentences: readonly OperativeSentence[]): OperativeSentence[] {
  let isListed = false
  return sentences.filter(({ folded, acts, quotation: { text } }) => {
    const isOrder = orders.test(folded) && !isNotOrdered.test(folded)
    if (isOrder || acts.length > 0) isListed = isOrder && /:\s*(?:[a-z\d]{1,2}[.)°-]+\s*)?$/iu.test(text)
    return isOrder || isListed
  })
}

/** One word alone goes by other names too. */
const minObjects = 2

/** What nobody asked for was not denied: somebody must speak of all of it. */
const isDisputed = ({ sections }: SourceRuling['ruling'], objects: readonly string[]): boolean =>
  objects.length < minObjects ||
  sections.some(({ paragraphs }) =>
    paragraphs.some(({ text }) => splitSentences(text).some(({ from, to }) => namedIn(text.slice(from, to), objects) === 1)),
  )

/** Part of what is asked for that a text names. */
function namedIn(text: string, objects: readonly string[]): number {
  const own = new Set(stemsOf(text))
  const said = (stem: string): boolean => own.has(stem) || [...own].some((each) => isAlike(stem, each))
  return objects.length === 0 ? 1 : objects.filter(said).length / objects.length
}
const namedShare = ({ folded }: OperativeSentence, objects: readonly string[]): number => namedIn(folded, objects)
const namesAll = (sentence: OperativeSentence, objects: readonly string[]): boolean => namedShare(sentence, objects) === 1

const cellOf = ({ quotation }: OperativeSentence, state: 'respondida' | 'dudosa', value: 'si' | 'no'): Cell => ({
  state,
  value: { value, unit: null },
  quotation,
})
