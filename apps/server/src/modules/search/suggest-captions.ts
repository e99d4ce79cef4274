import type { Suggestion } from '@basejuris/contract'
import type { RulingHeading } from '@basejuris/database'
import { citedNumber } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'

/** Distinct captions: first those that begin with the typed text, then by newest ruling. A caption of a single ruling links to it. */
export function suggestCaptions(facts: readonly RulingHeading[], typed: string): Suggestion[] {
  const folded = foldText(typed).trim()
  const begins = ({ caption }: RulingHeading): number => Number(foldText(caption).startsWith(folded))
  const ordered = facts
    .filter(({ caption }) => caption !== '')
    .sort((a, b) => begins(b) - begins(a) || (b.decidedOn ?? '').localeCompare(a.decidedOn ?? ''))
  return [...Map.groupBy(ordered, ({ caption }) => foldText(caption)).values()].flatMap(presentCaption)
}

function presentCaption(rulings: readonly RulingHeading[]): Suggestion[] {
  const [first] = rulings
  if (first === undefined) return []
  const { docId, caption, court, decidedOn } = first
  const suggestion = { tipo: 'caratula' as const, texto: caption, total: null, consulta: caption }
  if (rulings.length > 1) return [{ ...suggestion, detalle: court }]
  const detail = [citedNumber(first), court, decidedOn?.slice(0, 4) ?? null].filter((part) => part !== null)
  return [{ ...suggestion, detalle: detail.join(' · '), docId }]
}
