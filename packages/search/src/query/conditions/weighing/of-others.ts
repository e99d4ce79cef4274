import { isJudgeKind } from '../condition.ts'
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
