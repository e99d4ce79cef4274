import type { MatchesIn } from '../analysis/pattern-group.ts'
import { accountOpeners, accountVerbs } from './speaker-words.ts'

/* What only a court says in a sentence, whoever told before. */

/** What a court decides, in the future, or says that it cannot be otherwise. */
const decides =
  /\b(?:sera|seran|habra de ser|habran de ser) (?:\w+ )?(?:desestimad|rechazad|acogid|desechad)[oa]s?\b|\b(?:habra|habran) de (?:rechazar|acoger|desestimar|desechar)se\b|\bse (?:rechazaran?|acogeran?|desestimaran?|desecharan?|eximiran?|condenaran?|impondran?|hara lugar|dara lugar|sustituiran?|accedera|denegaran?|absolveran?)\b|\b(?:se debera|debera)n? (?:dictarse|dictar) (?:una )?(?:sentencia|veredicto|decision)\b|\b(?:no|tampoco) (?:puede|pueden|podra|podran) prosperar[.;,]?$/u
/** «sostiene que», and not «la tacha que dedujo la demandante». */
export const reportsThat = new RegExp(`\\b(?:${accountVerbs}|${accountOpeners})\\b[^.,;:]{0,60}? que\\b`, 'u')
const asksFor = /\b(?:solicit|pid|pretend|requier|requir|espera|ruega)\w*\b/u
const inQuotes = /[“«"][^“”«»"]*[”»"]/gu
const concludes =
  /\b(?:por lo (?:que|cual|tanto)|(?:razon|motivo)(?:es)? por (?:el|la|lo|los|las) (?:que|cual|cuales)|por ende|en consecuencia),? (?:[^,.;]{0,40} )?$/u

/** Words that nobody is told to ask for or to tell, outside what is quoted. */
const isOwn = (words: RegExp, own: string, matchesIn: MatchesIn): boolean => {
  if (!matchesIn(words, own)) return false
  const before = own.slice(0, own.search(words))
  return (!asksFor.test(before) || concludes.test(before)) && !reportsThat.test(before)
}

/** The names that no party gives the court that it addresses: «generan dudas en estos sentenciadores». */
const bench = /\best(?:e|a|os|as) (?:sentenciador|adjudicador|juzgador)(?:a|as|es)?\b|\best[oa]s (?:jueces|magistrad[oa]s|falladores)\b/u
/** What it said before in the same text: «en el considerando precedente», «de esta sentencia». */
const saidBefore =
  /\b(?:considerandos?|motivos?|fundamentos?|razonamientos?|acapites?|apartados?) (?:que (?:antecede|precede)n?|precedentes?|anterior(?:es)?)\b|\b(?:considerandos?|motivos?|fundamentos?) [^.;:]{0,40}\bde (?:esta|la presente) sentencia\b/u
/** What was proved, and what the evidence is worth. */
const proves =
  /\bmas alla de (?:toda|cualquier) duda razonable\b|\b(?:valor|merito|fuerza|eficacia) probatori[oa]\b|\b(?:ha|han) quedado (?:\w+ )?(?:acreditad|establecid|demostrad|probad)[oa]s?\b|\b(?:quedo|quedaron|se encuentran?|resulto|resultaron) (?:\w+ )?(?:acreditad|demostrad|probad|comprobad)[oa]s?\b|\b(?:(?:no|en nada|tampoco) (?:logr\p{L}+|alcanz\p{L}+(?: a)?) (?:a )?(?:desvirtuar|acreditar|probar|demostrar|establecer)|result(?:o|a|an|aron) (?:\w+ )?suficientes? para (?:tener|acreditar|establecer|formar|dar)|no se (?:aport|rind|acompañ|alleg|incorpor|produj)\p{L}+ (?:\p{L}+ ){0,2}?(?:antecedente|prueba|probanza|documento|evidencia)s? (?:\p{L}+ )?(?:suficiente|alguna?|idone|que\b))\p{L}*|\bno (?:es|son|constituyen?) (?:\w+ ){0,3}?(?:documento|antecedente|prueba|instrumento|medio)s? (?:\w+ )?(?:que|suficientes?|idone[oa]s?|aptos?)\b/u
/** What a proof lacks: «no basta para ello el mérito del parte», «sin comprobación alguna». */
const lacksProof =
  /\bno bast(?:a|an|ando|aba|aban) (?:para (?:ello|tal \p{L}+|esto),? )?(?:con )?(?:el|la|los|las) (?:(?:sol|mer|simple)[oa]?s? )?(?:merito|dichos|declaracion|declaraciones|testimonios?|relatos?|parte|prueba|antecedentes?|denuncia|documentos?)\b|\bsin (?:que (?:exista|haya) )?(?:un[oa]? |otr[oa] |ningun[oa]? |mayor )?(?:comprobacion|corroboracion|medio (?:de prueba|probatorio)|respaldo probatorio|sustento probatorio)\b/u
const trustsTestimony =
  /\b(?:testig|testimoni|declaraci|relato|dichos|deposici|atestado|probanza|prueba)\w*[^.;:]{0,120}\b(?:impresion(?:o|aron|a|an)|(?:result(?:o|aron|a|an)|aparec(?:e|en|io|ieron)|fue|fueron|es|son|no obstante|aunque|si bien) (?:\w+ )?(?:creibl|verosimil|concordant|coherent|consistent|conteste|plausibl|fiabl|fidedign)\w*)\b/u

/** What it decides of what somebody brought, in the present: «se desestima la alegación de la defensa». Parties ask for it in these words as well. */
const decidesNow =
  /\b(?:se (?:desestiman?|rechazan?|acogen?|desechan?)|(?:corresponde|procede|cabe|forzoso es|habra que) (?:desestimar|rechazar|acoger|desechar)) (?:el|la|los|las|dich[oa]s?|est[aeo]s?|es[ao]s?|tal(?:es)?) (?:\p{L}+ ){0,3}?(?:alegacion|peticion|solicitud|excepcion|defensa|tacha|objecion|argument|pretension|tesis|teoria|reclamacion|impugnacion|incidencia)/u
/** Whom the evidence serves: «permitió al tribunal formarse …», «queda claro a este tribunal», «sirvieron de sustento a los sentenciadores». */
const servesBench =
  /\b(?:permit|queda|quedo|result|sirv|aport|otorg|gener|produ|da|dan|dio)\p{L}*\b[^.;:]{0,50}? (?:a|en) (?:est[eao]s? (?:tribunal|corte|sentenciador|juez|jueza|jueces|magistrad|juzgador|adjudicador)|los (?:sentenciadores|juzgadores))\p{L}*|\bpermit(?:io|ieron|en?) al tribunal (?:\p{L}+ ){0,2}?(?:form|adquir|arrib|establec|conclu|determin|lleg|convenc|ten)/u
/** What it holds to be established, as it says of the case before it. */
const holdsEstablished =
  /\bhechos (?:de la causa|que se (?:tienen?|tendran?|dan) por (?:acreditad|establecid|probad|asentad)[oa]s),? (?:por (?:asi |ya )?(?:encontrarse|estar|haberse|haber)|los siguientes)|^(?:[^.:]{0,40}[.:°º)-]+ )?hechos que se (?:tienen?|tendran?|dan) por (?:acreditad|establecid|probad|asentad)[oa]s|\b(?:est[eao]s? (?:tribunal|corte|juez|jueza|sentenciador\p{L}*|magistrad\p{L}*)|el tribunal) (?:tienen?|tendra) (?:competencia|como hechos|por (?:acreditad|establecid|probad|asentad))/u

/** The longer patterns. */
export const ownPatterns: readonly RegExp[] = [
  decides,
  decidesNow,
  servesBench,
  holdsEstablished,
  saidBefore,
  proves,
  lacksProof,
  trustsTestimony,
]

/** «a fin de provocar convicción en este sentenciador»: what who brings evidence wants of the court. */
const aimsAtBench =
  /\b(?:a fin|para|con el (?:fin|objeto|proposito)|a objeto) (?:de )?[^.;:]{0,60}\best[eao]s? (?:sentenciador|adjudicador|juzgador|juez|jueces|magistrad)/u
const inSomebodysView = /\ba su (?:criterio|juicio|entender|parecer)\b|\b(?:estiman?|consideran?|entienden?|creen?) que\b/u

const weighsItself = (own: string, matchesIn: MatchesIn): boolean => {
  const weighing = [proves, lacksProof, trustsTestimony].find((pattern) => matchesIn(pattern, own))
  return weighing !== undefined && !reportsThat.test(own.slice(0, own.search(weighing))) && !inSomebodysView.test(own)
}

/** Null where nothing shows it. Parties weigh evidence as well, so that is a finding. `matchesIn` has read the whole sentence. */
export function ownCue(whole: string, matchesIn: MatchesIn): 'court' | 'decision' | 'turn' | 'finding' | null {
  const own = whole.replace(inQuotes, '')
  if (bench.test(own) && !aimsAtBench.test(own)) return 'court'
  if (isOwn(decides, own, matchesIn)) return 'decision'
  if (matchesIn(saidBefore, own) || [decidesNow, servesBench, holdsEstablished].some((words) => isOwn(words, own, matchesIn))) return 'turn'
  return weighsItself(own, matchesIn) ? 'finding' : null
}
