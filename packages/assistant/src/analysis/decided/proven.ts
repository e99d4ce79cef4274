import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Cell } from '../cell.ts'
import { type OperativeSentence, operativeSentences } from '../operative-sentences.ts'
import { names, readWholeDenial, stemsOf } from './decided-questions.ts'

/** «¿Se acreditó el daño moral?», «¿Se concedió indemnización por daño moral?»: what the operative part must agree with. On folded text. */
const asksProof =
  /^[^\p{L}]*(?:(?:se|fue|logro|quedo|tuvo por|da por|dio por) )*(?:acredit|prob(?=[oa])|demostr|establec|comprob|configur|constat|verific|concurr)\p{L}*(?<object> .*)$/u
const asksGrant =
  /^[^\p{L}]*(?:se |fue )?(?:le |les )?(?:conced|otorg|reconoc|indemniz|repar|orden(?:o|aron) (?:pagar|indemnizar|restituir|devolver|reintegrar|entregar|publicar|demoler|retirar))\p{L}*(?<object> .*)$/u
/** What was granted is named by what it repairs. Stem. */
const indemnity = /^(?:indemnizacion|reparacion|pag)$/u
/** How a court says that something is proven, or is not. On folded text. */
const speaksOfProof =
  /\b(?:acredit|prob(?:ad|o\b|ar)|demostr|establec|comprob|configur|constat|verific|concurr|exist(?:e|io|en|ieron|encia)|conviccion|(?:tener|tiene|tenid[oa]|tuvo) por (?:ciert|efectiv))\p{L}*/u

export interface AskedProof {
  readonly kind: 'proof' | 'grant'
  /** Stems of what is asked for. */
  readonly objects: readonly string[]
}

/** Null for a question for something else. */
export function readAskedProof(folded: string): AskedProof | null {
  const proof = asksProof.exec(folded)?.groups?.['object']
  const object = proof ?? asksGrant.exec(folded)?.groups?.['object']
  if (object === undefined) return null
  const all = stemsOf(object)
  const own = all.filter((stem) => !indemnity.test(stem))
  return { kind: proof === undefined ? 'grant' : 'proof', objects: own.length > 0 ? own : all }
}

/** Words between which the object of a question is named. */
const maxApart = 4

/** Whether a sentence of the reasons says something of the proof of what is asked: its words near each other, and a word of proof. */
export function speaksOfProven({ folded }: { readonly folded: string }, { kind, objects }: AskedProof): boolean {
  if (kind === 'proof' && !speaksOfProof.test(folded)) return false
  const stems = stemsOf(folded)
  const span = objects.length + maxApart
  return stems.some((stem, at) => objects.includes(stem) && objects.every((each) => stems.slice(at, at + span).includes(each)))
}

/** What the operative part grants or denies of it. Doubtful where it does both; null where it does not name it. */
export function readOperativeProof({ ruling }: SourceRuling, { kind, objects }: AskedProof): Exclude<Cell, { state: 'vacia' }> | null {
  if (objects.length === 0) return null
  const said: { readonly isYes: boolean; readonly sentence: OperativeSentence }[] = []
  const sentences = operativeSentences(ruling)
  // An item of a list has the verb that announces it, if it grants or denies.
  let announced: boolean | null = null
  for (const sentence of sentences) {
    const own = sentence.acts.flatMap((act) => (act.deniesRest ? [] : [{ from: act.from, kind: act.kind, isYes: yesOf(act.kind) }]))
    if (names(sentence.folded, objects)) {
      const at = placeOf(sentence.folded, objects)
      const isYes = (own.findLast((act) => act.from <= at) ?? own[0])?.isYes ?? (own.length > 0 ? null : announced)
      if (isYes !== null) said.push({ isYes, sentence })
    }
    const last = own.at(-1)
    if (last !== undefined) announced = lists.has(last.kind) ? last.isYes : null
  }
  const [first] = said
  if (first === undefined) {
    // What was rejected as a whole may have been proven.
    if (kind === 'proof') return null
    const denied = readWholeDenial(ruling, objects, sentences)
    return denied === null || denied.state === 'vacia' ? null : denied
  }
  const isAgreed = said.every(({ isYes }) => isYes === first.isYes)
  return {
    state: isAgreed ? 'respondida' : 'dudosa',
    value: { value: first.isYes ? 'si' : 'no', unit: null },
    quotation: first.sentence.quotation,
  }
}

const yes: ReadonlySet<string> = new Set(['grants', 'convicts', 'declares', 'states', 'arranges'])
const lists: ReadonlySet<string> = new Set(['grants', 'convicts', 'denies'])
const yesOf = (kind: string): boolean | null => (yes.has(kind) ? true : kind === 'denies' || kind === 'acquits' ? false : null)

const placeOf = (folded: string, objects: readonly string[]): number =>
  Math.max(...objects.map((stem) => folded.lastIndexOf(stem)).filter((at) => at >= 0), 0)
