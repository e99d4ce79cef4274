import { isJudgeKind } from '../condition.ts'
import type { MentionMode } from '../decide-modes.ts'
import type { WeighedQuery } from './mode-features.ts'

/** «queja contra los ministros de la ICA de Talca»: the court of those against whom something is filed. */
export function isOfDefendants({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0 } = mentions[at] ?? {}
  return (test?.kind === 'tribunal' || test?.kind === 'origen') && defendants.test(text.slice(0, from))
}
const defendants =
  /(?<!\p{L})(?:contra|c\/)\s*(?:(?:el|la|los|las|un|una)\s+)?(?:ministr[oa]s?|magistrad[oa]s?|jue(?:z|za|ces|zas)|integrantes|relator(?:a|es)?|secretari[oa]s?|fiscal(?:es)?\s+judicial(?:es)?)\s+(?:(?:del?|en)\s+)?(?:(?:la|el)\s+)?$/iu

/** «la ministra Soto votó en contra según recuerda el cliente»: what somebody recalls of a case. */
export function isRecalled({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, to = 0 } = mentions[at] ?? {}
  return test !== undefined && isJudgeKind(test.kind) && recalled.test(text.slice(to))
}
const recalled =
  /^[^,.;?¿]{0,60}?,?\s(?:seg[uú]n|(?:tal\s+)?como)\s+(?:(?:me|nos|les?)\s+)?(?:recuerd|cuent|relat|cre|dic|dij|se[nñ]al|indic|refier|refir|explic|coment|inform)\p{L}*(?!\p{L})/iu

/** A public body, not a court. */
export function isBodyName(name: string): boolean {
  return !/^(?:\d+º |Primer |Segundo |Tercer )?(?:Corte|Tribunal|Juzgado)/u.test(name)
}

/** «casino suprema 2017 superintendencia»: a body is a party where a court that decides is named, unless either may decide. */
export function isPartyBesideCourt({ text, mentions, narrative }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const body = mentions[at]
  if (narrative !== 'notes' || body?.test.kind !== 'tribunal' || body.isPossible !== true || !isBodyName(body.value)) return false
  return mentions.some(({ test, value, from, to }, other) => {
    const isCourt = test.kind === 'tribunal' && modes[other] === 'exigir' && !isBodyName(value)
    return isCourt && !either.test(text.slice(Math.min(to, body.to), Math.max(from, body.from)))
  })
}
const either = /^[\s,]*(?:(?:y|e|o|u|OR|AND)(?:\s+(?:de|en)?\s*(?:la|el)?)?|[,/])\s*$/iu

/** «SUSESO acoge reclamación»: what a body that decides it itself hears is no appeal to a court. */
export function isClaimToBody({ mentions, narrative }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const { test, value = '' } = mentions[at] ?? {}
  if (narrative !== 'notes' || test?.kind !== 'recurso' || value !== 'reclamación') return false
  const courts = mentions.filter(
    (other, place) => other.test.kind === 'tribunal' && (other.isPossible !== true || modes[place] === 'exigir'),
  )
  return courts.length > 0 && courts.every((court) => isBodyName(court.value) && !placeOfCourts.test(court.label))
}
const placeOfCourts = /^tribunales de /u
