import type { Outcome } from '@basejuris/domain'
import type { Span } from '../parts/span.ts'
import { findAppealKinds } from './find-appeal-kinds.ts'
import { foldQuery, type Mention, outcomeMention } from './mention.ts'

/** Verbs of deciding, as a court does what its appeal came to. */
const verbs: readonly (readonly [outcome: Outcome, forms: string])[] = [
  ['inadmisible', String.raw`no\s+admiti?[oe]|declar[oa]\s+inadmisible`],
  ['rechaza', String.raw`no\s+acog(?:io|e)|no\s+(?:dio|da|hizo)\s+lugar\s+al?|rechaz[oa]|desestim[oa]|desech[oa]`],
  ['acoge_parcial', String.raw`acog(?:io|e)\s+(?:en\s+parte|parcialmente)`],
  ['acoge', 'acog(?:io|e)|acoj(?:io|e)'],
]
const verb = verbs.map(([, forms], at) => `(?<v${at}>${forms})`).join('|')
const appeal = String.raw`unificacion(?:\s+de\s+jurisprudencia)?|casacion(?:\s+(?:en\s+(?:el\s+)?fondo|en\s+(?:la\s+)?forma|de\s+fondo|de\s+forma))?|inaplicabilidad(?:\s+por\s+inconstitucionalidad)?|proteccion|amparo|nulidad|apelacion|queja|revision`
/** `§` stands for a court. Nobody says so of a time, a condition or what others told. */
const decision = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:que|si|cuando|aunque|como|donde)\s+(?:(?:la|el)\s+)?)(?:(?<!§)§+|(?<!\p{L})(?:la|una)\s+(?:corte|sala))\s+(?:${verb})\s+(?:(?:el|la|los|las|al)\s+)?(?<appeal>(?:recurso\s+(?:de\s+)?)?(?:${appeal}))(?!\p{L})(?!\s+(?:del?|de\s+la)\s+(?:despido|acto|contrato|matrimonio|autodespido))`,
  'gu',
)
/** «mi recurso», «que presentamos»: what somebody has behind. */
const ownCase = /(?<!\p{L})(?:mi|mis|me|nuestr[oa]s?|present[eé]|interpuse|apel[eé]|\p{L}{3,}(?:amos|imos))(?!\p{L})/u
/** The account goes on, and what is sought is another decision. */
const goesOn = /(?:^|[\s,;.])(?:y|pero|aunque|ahora|igual|todavia|aun|mientras|despues|luego|entonces|quier\p{L}+)\s/u

/**
 * The court, outcome and appeal of the decision with which an account ends or begins: «…, la Corte Suprema declaró inadmisible la unificación».
 * Whoever tells it so looks for such rulings, or for others about the same, so that they are to be preferred. Empty where the account goes on.
 */
export function decisionOfAccount(text: string, mentions: readonly Mention[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const courts = mentions.filter(({ test }) => test.kind === 'tribunal' || test.kind === 'origen')
  const outline = courts.reduce((filled, { from, to }) => filled.slice(0, from) + '§'.repeat(to - from) + filled.slice(to), folded)
  for (const match of [...outline.matchAll(decision)].reverse()) {
    const { index, 0: whole, groups = {} } = match
    const [before, behind] = [outline.slice(0, index), outline.slice(index + whole.length)]
    const begins = before.trim() === ''
    if (ownCase.test(/^[^,;.]*/u.exec(behind)?.[0] ?? '') || (goesOn.test(behind) && !begins)) continue
    const to = index + whole.length
    const outcome = verbs.find((_, at) => groups[`v${at}`] !== undefined)?.[0]
    const said = groups[`v${verbs.findIndex(([each]) => each === outcome)}`]
    if (outcome === undefined || said === undefined) continue
    const from = index + whole.indexOf(said)
    const named = groups['appeal'] ?? ''
    return [
      ...courts.filter((court) => court.test.kind === 'tribunal' && index <= court.from && court.to <= from),
      { ...outcomeMention(outcome, { from, to: from + said.length }), strength: 'plain' },
      ...appealNamed(named, { from: to - named.length, to }),
    ]
  }
  return []
}

const appealNamed = (named: string, span: Span): Mention[] =>
  findAppealKinds(/^recurso/u.test(named) ? named : `recurso de ${named}`)
    .slice(0, 1)
    .map((mention) => ({ ...mention, ...span }))
