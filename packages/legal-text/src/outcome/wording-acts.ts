import { foldText } from '../analysis/fold-text.ts'

/** What one clause of a decision does, before the clauses are weighed together. */
export type DecisionAct =
  | 'acoge'
  | 'acoge_parcial'
  | 'rechaza'
  | 'confirma'
  | 'revoca'
  | 'casa'
  | 'anula'
  | 'unifica'
  | 'inadmisible'
  | 'desistido'
  | 'abandonado'
  | 'condena'
  | 'absuelve'
  | 'otro'

interface Rule {
  readonly act: DecisionAct
  readonly pattern: RegExp
}

const partial = /\b(?:parcial(?:mente)?|en parte|en forma parcial)\b/u
/** In first instance «sólo en cuanto» limits what is granted. In a constitutional recourse it only introduces the order. */
const limited = /\b(?:solo|unicamente) (?:en cuanto|(?:en|respecto de) (?:el|la|lo|los|las))\b/u
const recourse = /\brecurso|\bamparo|\bproteccion/u

const wordingRules: readonly Rule[] = [
  { act: 'inadmisible', pattern: /\binadmis|\bimproceden|\binadmite|\bno admite/gu },
  { act: 'desistido', pattern: /\bdesist|\bretiro\b|\bretirad/gu },
  { act: 'abandonado', pattern: /\babandon|\bdesiert/gu },
  { act: 'rechaza', pattern: /\brechaz|\bdesestim|\bdesech|\bsin lugar|\bno (?:se )?(?:ha|hace|da) lugar|\bdeneg/gu },
  { act: 'confirma', pattern: /\bconfirm|\baprobad|\baprueba/gu },
  { act: 'revoca', pattern: /\brevoc/gu },
  { act: 'acoge', pattern: /\bacog|(?<!\bno )(?<!\bno se )\b(?:ha|hace|da) lugar/gu },
  { act: 'anula', pattern: /\banula|\bnulidad de oficio/gu },
  { act: 'casa', pattern: /\bcasa(?:da|do)?\b|\binvalida/gu },
  { act: 'unifica', pattern: /\bunifica\b/gu },
  { act: 'absuelve', pattern: /\babsuel|\babsolut|\babolut/gu },
  { act: 'condena', pattern: /\bcondena(?!\w* en costas)/gu },
]

const annulment = /\bnulidad\b/u
const cassation = /\bcasacion/u
const unification = /\bunificacion/u

/** Granting a recourse takes the name of its effect: a granted cassation «casa», a granted annulment «anula». */
export function effectOf(act: DecisionAct, around: string): DecisionAct {
  if (act === 'acoge' && unification.test(around)) return 'unifica'
  if (act === 'acoge' && cassation.test(around)) return 'casa'
  if (act === 'acoge' && annulment.test(around)) return 'anula'
  const inPart = partial.test(around) || (limited.test(around) && !recourse.test(around))
  return act === 'acoge' && inPart ? 'acoge_parcial' : act
}

/** Acts in a source's short wording («RECHAZA CASACIÓN-CONFIRMA SENT»), in order. */
export function actsOfWording(wording: string): DecisionAct[] {
  const folded = foldText(wording)
  return wordingRules
    .flatMap(({ act, pattern }) => [...folded.matchAll(pattern)].map((match) => ({ act: effectOf(act, folded), at: match.index })))
    .sort((a, b) => a.at - b.at)
    .map(({ act }) => act)
}
