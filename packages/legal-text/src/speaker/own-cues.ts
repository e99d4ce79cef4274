import type { MatchesIn } from '../analysis/pattern-group.ts'
import { accountOpeners, accountVerbs } from './speaker-words.ts'

/* What only a court says in a sentence, whoever told before. */

/** What a court decides, in the future, or says that it cannot be otherwise. */
const decides =
  /\b(?:sera|seran|habra de ser|habran de ser) (?:\w+ )?(?:desestimad|rechazad|acogid|desechad)[oa]s?\b|\bse (?:rechazaran?|acogeran?|desestimaran?|desecharan?|eximiran?|condenaran?|impondran?|hara lugar|dara lugar|sustituiran?|accedera|denegaran?|absolveran?)\b|\b(?:no|tampoco) (?:puede|pueden|podra|podran) prosperar[.;,]?$/u
/** «sostiene que», and not «la tacha que dedujo la demandante». */
const reportsThat = new RegExp(`\\b(?:${accountVerbs}|${accountOpeners})\\b[^.,;:]{0,60}? que\\b`, 'u')
const asksFor = /\b(?:solicit|pid|pretend|requier|requir|espera|ruega)\w*\b/u
const inQuotes = /[“«"][^“”«»"]*[”»"]/gu
const concludes =
  /\b(?:por lo (?:que|cual|tanto)|(?:razon|motivo)(?:es)? por (?:el|la|lo|los|las) (?:que|cual|cuales)|por ende|en consecuencia),? (?:[^,.;]{0,40} )?$/u

/** A decision that nobody is told to ask for, outside what is quoted. */
const isDecision = (own: string, matchesIn: MatchesIn): boolean => {
  if (!matchesIn(decides, own)) return false
  const before = own.slice(0, own.search(decides))
  return (!asksFor.test(before) || concludes.test(before)) && !reportsThat.test(before)
}

/** The names that no party gives the court that it addresses: «generan dudas en estos sentenciadores». */
const bench = /\best(?:e|a|os|as) (?:sentenciador|adjudicador|juzgador)(?:a|as|es)?\b|\best[oa]s (?:jueces|magistrad[oa]s|falladores)\b/u
/** What it said before in the same text: «en el considerando precedente», «de esta sentencia». */
const saidBefore =
  /\b(?:considerandos?|motivos?|fundamentos?|razonamientos?|acapites?|apartados?) (?:que (?:antecede|precede)n?|precedentes?|anterior(?:es)?)\b|\b(?:considerandos?|motivos?|fundamentos?) [^.;:]{0,40}\bde (?:esta|la presente) sentencia\b/u
/** What was proved, and what the evidence is worth. */
const proves =
  /\bmas alla de (?:toda|cualquier) duda razonable\b|\b(?:valor|merito|fuerza|eficacia) probatori[oa]\b|\b(?:ha|han) quedado (?:\w+ )?(?:acreditad|establecid|demostrad|probad)[oa]s?\b|\b(?:quedo|quedaron|se encuentran?) (?:\w+ )?(?:acreditad|demostrad|probad)[oa]s?\b/u
const trustsTestimony =
  /\b(?:testig|testimoni|declaraci|relato|dichos|deposici|atestado|probanza)\w*[^.;:]{0,120}\b(?:impresion(?:o|aron|a|an)|(?:result(?:o|aron|a|an)|aparec(?:e|en|io|ieron)|fue|fueron|es|son) (?:\w+ )?(?:creibl|verosimil|concordant|coherent|consistent|conteste|plausibl|fiabl|fidedign)\w*)\b/u

/** The longer patterns. */
export const ownPatterns: readonly RegExp[] = [decides, saidBefore, proves, trustsTestimony]

/** «a fin de provocar convicción en este sentenciador»: what who brings evidence wants of the court. */
const aimsAtBench =
  /\b(?:a fin|para|con el (?:fin|objeto|proposito)|a objeto) (?:de )?[^.;:]{0,60}\best[eao]s? (?:sentenciador|adjudicador|juzgador|juez|jueces|magistrad)/u
const inSomebodysView = /\ba su (?:criterio|juicio|entender|parecer)\b|\b(?:estiman?|consideran?|entienden?|creen?) que\b/u

const weighsItself = (own: string, matchesIn: MatchesIn): boolean => {
  const weighing = [proves, trustsTestimony].find((pattern) => matchesIn(pattern, own))
  return weighing !== undefined && !reportsThat.test(own.slice(0, own.search(weighing))) && !inSomebodysView.test(own)
}

/** Null where nothing shows it. Parties weigh evidence as well, so that is a finding. `matchesIn` has read the whole sentence. */
export function ownCue(whole: string, matchesIn: MatchesIn): 'court' | 'decision' | 'turn' | 'finding' | null {
  const own = whole.replace(inQuotes, '')
  if (bench.test(own) && !aimsAtBench.test(own)) return 'court'
  if (isDecision(own, matchesIn)) return 'decision'
  if (matchesIn(saidBefore, own)) return 'turn'
  return weighsItself(own, matchesIn) ? 'finding' : null
}
