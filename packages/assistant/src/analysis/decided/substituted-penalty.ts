import type { Ruling } from '@basejuris/domain'
import { type Cell, emptyCell } from '../cell.ts'
import { operativeSentences } from '../operative-sentences.ts'

/** Ley 18.216, on folded text. */
const substitute =
  '(?:penas? sustitutivas?|remision condicional|libertad vigilada|reclusion (?:parcial|domiciliaria|nocturna)|prestacion de servicios en beneficio)'
const isGranted = new RegExp(
  String.raw`(?<!\bno )\bse (?:le |les )?(?:sustituy|reemplaz|conced|otorg)\p{L}*[^.;]{0,200}${substitute}|(?<!\bno (?:se )?)\b(?:sustituyendo|(?:sustituy|conced|otorg|reemplaz)(?:e|a|en)?se)[^.;]{0,200}${substitute}`,
  'u',
)
const isRefused =
  /\bno se (?:le |les )?(?:sustituy|reemplaz|conced|otorg)\p{L}*|\b(?:de manera|en forma|cumplimiento) efectiv[oa]\b|\bcumpl\p{L}+ efectivamente\b|\b(?:no (?:reun|cumpl|concurr|procede)\p{L}*)[^.;]{0,120}(?:18\.?216|sustitutiv)/u
const ofPenalty = /\b(?:penas?|condenad[oa]s?|sentenciad[oa]s?|18\.?216)\b/u
/** A question may name one of them: where another is granted, that one is not. */
const kinds = ['remision condicional', 'libertad vigilada', 'reclusion parcial', 'prestacion de servicios']
/** What happens if a penalty that was granted is broken. */
const conditional = /\b(?:si (?:la|el|fuere|fuese|se)|en (?:el )?(?:caso|evento)|revocad[oa]|quebrant\p{L}+)\b/u

/** Whether a penalty is served otherwise. Doubtful where one sentence grants it and another refuses it. */
export function readSubstitution(ruling: Ruling, question: string): Cell {
  const said = operativeSentences(ruling).filter(({ folded }) => !conditional.test(folded))
  const asked = kinds.filter((kind) => question.includes(kind))
  const other = said.find(({ folded }) => isGranted.test(folded))
  const granted = said.find(({ folded }) => isGranted.test(folded) && (asked.length === 0 || asked.some((kind) => folded.includes(kind))))
  const refused = said.find(({ folded }) => isRefused.test(folded) && ofPenalty.test(folded) && !isGranted.test(folded)) ?? other
  const sentence = granted ?? refused
  if (sentence === undefined) return emptyCell
  const state = granted !== undefined && refused !== undefined && refused !== granted ? 'dudosa' : 'respondida'
  return { state, value: { value: granted === undefined ? 'no' : 'si', unit: null }, quotation: sentence.quotation }
}
