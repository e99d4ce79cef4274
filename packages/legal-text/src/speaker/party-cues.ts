import { accountOpeners, accountVerbs, litigants } from './speaker-words.ts'

/* What parties file, ask and hold, in the words of who recounts it. */

/** The words of who speaks for a party, copied as they were filed. */
export const firstPerson =
  /\b(?:mi (?:representad|mandante|defendid|parte)|(?<!\ben )esta parte|s\.s\.?|ssa\.?|su señoria|nuestr[oa] (?:representad|mandante)|su representad|sus representad)/u
export const accuses =
  /^(?:que,? )?(?:el|la|los|las) (?:ministerio publico|fiscalia|persecutor|querellantes?|acusador\p{L}*|defensas?) (?:estim|consider|calific|atribuy|imput)\p{L}+\b|^(?:acusacion|alegatos?|alegaciones|contestacion)\b|\b(?:objeto|materia) de (?:la )?acusacion\b(?![^.]{0,60}\b(?:rind|prueba))[^.]{0,80}(?:siguientes?|fundan?)\b|\bla acusacion materia\b(?![^.]{0,60}\b(?:rind|prueba))|\bfundan? en los siguientes hechos\b|\b(?:en concepto|a juicio) (?:del (?:ministerio publico|persecutor|fiscal)|de la (?:fiscalia|acusadora|defensa|querellante))\b/u
/** «La Fiscalía solicita se le condene», «la que funda en que», «se recurre en contra de»: told whatever else the sentence says. */
export const asks =
  /\b(?:fiscalia|ministerio publico|persecutor|querellante|defensa|acusador\p{L}*)\b[^.;]{0,180}\b(?:solicit|pid|requir|requier|impetr)\p{L}*\b[^.;]{0,60}\b(?:conden|impon|absuel|penas?\b)|(?<!\b(?:consignar|recordar|señalar|tener)\b[^.:]{0,80})\bhechos\b[^.:]{0,60}\b(?:acusacion|requerimiento)\b(?![^.:]*\b(?:pruebas?|rind|rend|valio))[^.:]{0,240}\bsiguientes?\b|^(?:a continuacion|luego|enseguida),? contesta\b|\b(?:opone|opuso|deduce|dedujo)\b[^.;]{0,200}\bl[aeo]s? que funda|\b(?:por|mediante) (?:la|el) presente\b[^.;]{0,60}\bse recurre\b/u
/** «La FNE solicita a este Tribunal declarar …». */
export const asksCourt =
  /^(?:\d[\d.]*[.)°-]* )?(?:que,? )?[^.;:]{0,120}\b(?<!\bno )(?:solicita|pide|requiere|ruega)n? (?:a|de) (?:est[ea] (?:tribunal|corte|h|ilustr)|ssa?\b|su señoria)/u
/** «A fojas 97, Faros del Sur evacuó el traslado». */
export const answersCourt =
  /^(?:\d[\d.]*[.)°-]* )?(?:que,? )?(?:[^.;:,]{0,60}, )?informando,? (?!que\b)|^(?:\d[\d.]*[.)°-]* )?(?:que,? )?[^.;:]{0,200}?(?<!\bse (?:tuvo|tiene) por )\b(?:evacu(?:o|a|aron|an|ando)\b (?:(?:el|su|los|dicho) )?(?:traslado|informe|tramite)|(?:ampli|complement)(?:o|a|aron|an|ando) (?:su )?informe)/u
/** A report was asked of somebody: «se requirió informe». */
export const requested = /\bse (?:requirio|pidio|solicito|ordeno) (?:el )?informes?\b|\binformo al tenor\b/u
/** «A folio 10, informan la secretaría y el centro»: who reports is named after the verb. */
export const informsFirst =
  /^(?:que,? )?(?:a (?:folio|fojas|fs\.?) [^,]{1,30}, )?(?:informan?|informo|informaron|(?:evacu|complement|ampli|present|remit|emit|rind)(?:a|an|o|aron|e|en|io|ieron)(?: (?:el|su|un))? informe)\b(?! (?:que|al tenor))/u
/** What is to be unified, as a recourse proposes it, and what somebody asks of an authority. */
export const proposes =
  /^(?:que,? )?(?:[^.;:]{0,60}, )?las? materias? de derecho\b[^.;]{0,40}\b(?:propuestas?|planteadas?|que se proponen?)\b[^.;]{0,40}\b(?:consisten?|dicen? relacion|se relacionan?|es|son)\b|\bmateria de derecho\b[^.;]{0,160}\b(?:propone|solicita|pretende|pide)\b[^.;]{0,80}\b(?:dice relacion|consiste|determinar|es la)\b|\b(?:propone|solicita|pretende|pide) (?:que se )?(?:unifi|uniform)/u
export const petitions =
  /^(?:[^.;:,]{0,60}, )?(?:que,? )?(?:el|la) titular (?:indic|señal|sostien|sostuv|aleg|argument|afirm|expon|expus|explic|plante|manif|agreg)\p{L}+ que\b|^(?:la|el|los|las|don|doña) [^.;:]{0,340}?(?:\breclaman? (?:porque|en contra|contra|respecto)\b|\b(?:solicitan?|requieren?|piden?|consultan?) (?:un pronunciamiento|a est[ea] (?:contraloria|superintendencia|entidad|direccion|organismo))|\b(?:ha|han) (?:recurrido|solicitado|requerido|consultado|reclamado|se dirigido) (?:a|ante) est[ea]\b)|^(?:\d{1,2}\s?[.)]-? ?)?(?:se |uds?\.? |usted(?:es)? )?(?:ha|han) (?:recurrido|solicitado|requerido|consultado|reclamado|dirigido) (?:a|ante) est[ea]\b|^es[ea] (?:mutualidad|servicio|organismo|entidad|instituto|caja|empresa)\b[^.;:]{0,60}? (?:(?:ha|han) (?:solicitado|consultado|hecho presente|manifestado|señalado|informado)|solicita|consulta|señala|informa|manifiesta|requiere)\b/u
/** «Por su parte, la demandada sustenta su tesis …», whatever the verb. */
export const turnsToParty = new RegExp(
  `^(?:que,? )?(?:por su parte|a su turno|a su vez),? (?:el|la|los|las) (?:parte )?(?:${litigants})\\b`,
  'u',
)
/** «Concluye el impugnante que …», «en cuanto a la falta de fundamentos, señala la defensa que …»: a party is named behind the verb, whatever it says. */
export const namesTeller = new RegExp(
  `^(?:que,? )?(?:(?:finalmente|luego|ademas|asimismo|por ultimo|en definitiva|tambien),? |(?:en (?:cuanto|relacion|lo que (?:toca|respecta|atañe))|respecto|acerca|sobre|con respecto|tocante) [^.;:]{0,200}?, )?(?:${accountVerbs}|${accountOpeners}|conclu(?:ye|yo|yen|yeron)|razona|estiman?|consideran?|entienden?|opinan?|creen?) (?:(?:ademas|tambien|asimismo|luego),? )?(?:el|la|los|las) (?:parte )?(?:${litigants})\\b`,
  'u',
)
/** «Como destaca el servicio en su informe, …»: who speaks refers to it. */
export const refersTo = new RegExp(
  `^(?:que,? )?(?:[^.;:,]{0,40}, )?(?:tal )?(?:como|segun) (?:lo |se )?(?:${accountVerbs}|${accountOpeners})\\b`,
  'u',
)
/** «Según refiere, …»: who told before tells on. */
export const accordingToTeller =
  /^(?:que,? )?(?:(?:asimismo|ademas|luego|finalmente),? )?(?:segun|conforme) (?:lo (?:que )?)?(?:refiere|expone|indica|señala|explica|afirma|sostiene|alega|relata|dice|manifiesta|arguye|aduce|plantea|asegura)n?,/u
/** Whose view a sentence holds, without a verb of telling: «Para la recurrente, …», «es situada por el recurrente en que …». */
export const holdsView = new RegExp(
  `^(?:que,? )?(?:[^.;:,]{0,40}, )?(?:(?:para|segun|(?:a|en) (?:juicio|concepto|opinion|decir) de)|(?:conforme (?:a )?|segun )(?:la presentacion|el escrito|el libelo|los dichos) de)(?: (?:el|la|los|las)|l)? (?:parte )?(?:${litigants})\\b,|\\bes (?:situad|hech|plantead|atribuid|formulad|desarrollad|sustentad|fundad)[oa] (?:a consistir )?por (?:el|la|los|las) (?:parte )?(?:${litigants})\\b`,
  'u',
)
/** «Por el recurso se ha invocado la causal …», «se ha solicitado por la minera …», unlike «se ha invocado el Rol N° …». */
export const isFiled =
  /^(?:(?:por|en|mediante) (?:el|la|su) (?:recurso|demanda|libelo|escrito|presentacion|requerimiento|arbitrio),? )?(?:al respecto,? |asimismo,? |ademas,? |justamente sobre este punto,? )?se (?:ha|han) (?:invocado|alegado|solicitado|esgrimido|aducido|argüido|impetrado|denunciado|peticionado)\b(?! por est[ea]\b)(?! (?:el |la |los |las )?(?:rol|fallos?|sentencias?|dictam\p{L}+|precedentes?|jurisprudencia|doctrina)\b)/u
/** «Que el apelante ha solicitado se revoque la resolución»: told in the perfect, for its sentence alone. */
export const hasFiled = new RegExp(
  `^(?:que,? )?(?:[^.;:,]{0,40}, )?(?:el|la|los|las) (?:parte )?(?:${litigants})\\b[^.;:,]{0,60}?(?<!\\bno) (?:ha|han|habia|habian) (?:solicitado|pedido|peticionado|invocado|alegado|sostenido|señalado|denunciado|deducido|planteado|argumentado|reclamado|esgrimido|impugnado|recurrido|interpuesto|apelado|manifestado|expuesto|indicado|afirmado|acusado|reprochado|aducido|opuesto|fundado|fundamentado|hecho (?:presente|consistir))\\b`,
  'u',
)
/** Who is addressed is the court: what was filed is copied, whatever office its words name. */
const addressesCourt = /\b(?:s\.s\.?|ssa\.?|su señoria|usia)(?![\p{L}.])/u
const namesCourt = /\best(?:e|a|os|as) (?:tribunal|corte|magistra|juez|jueces|sentenciador|judicatura)/u

export function isCopiedFiling(whole: string): boolean {
  return addressesCourt.test(whole) && !namesCourt.test(whole)
}

/** «como se indicó, la defensa dedujo», «en la oportunidad del artículo 343, el fiscal señaló»: words before the party that say nothing of who tells. */
const beforeParty = new RegExp(
  `^(?<head>(?:\\p{L}+(?: \\p{L}+)?|\\d{1,3})\\s?(?:[:.°º)]\\s?-?\\s*)+)?(?:que,? )?(?:(?:tal )?como (?:ya |antes )?(?:se (?:ha )?\\p{L}+|fue \\p{L}+)(?: (?:antes|precedentemente|anteriormente))?|en la (?:oportunidad|audiencia|etapa) [^;:]{0,120}?), ?(?=(?:el|la|los|las) (?:parte )?(?:${litigants})\\b[^.;:]{0,60}?\\b(?:ha|han|${accountVerbs})\\b)`,
  'u',
)
/** «-aun cuando el tribunal no lo consideró-»: an aside of who tells. */
const concedingAside = /[-–—] ?(?:aun cuando|aunque|si bien|pese a que)[^-–—]{0,120}[-–—]/gu

export function withoutAsides(whole: string): string {
  return whole.replace(beforeParty, '$<head>que ').replace(concedingAside, ' ')
}
