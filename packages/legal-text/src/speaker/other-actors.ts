import { accountVerbs } from './speaker-words.ts'

/** Folded names of bodies that are parties, inform or ask, though the sentence does not say in which role. */
const bodies =
  '(?:municipio|municipalidad|entidad edilicia|ente edilicio|alcalde|alcaldesa|servicio(?: de \\p{L}+)?|sea|sma|sii|dga|dom|fne|sag|conaf|suseso|compin|coeva|sernac|serviu|seremi|secretaria regional ministerial|inspeccion|intendencia|gobierno regional|direccion (?:de|del|regional|general)|subsecretaria|ministerio (?!publico)|administracion tributaria|(?:ente|organo|entidad|organismo) (?:fiscalizador|persecutor|recurrid|reclamad|previsional|administrador)\\p{L}*|titular|ocurrentes?|interesad[oa]s?|consultantes?|empleador|mutualidad|mutual|universidad|hospital|corporacion|carabineros|gendarmeria)'
const lead =
  '^(?:\\d[\\d.]*\\s?[.)°º-]+\\s?)?(?:que,? )?(?:(?:por otra parte|por otro lado|por su parte|en este (?:contexto|sentido|orden de ideas)|a su turno|a su vez|asimismo|ademas|luego|finalmente|por ultimo|tambien|al respecto|sobre (?:el particular|la materia)|enseguida|agrega|en sintesis|en resumen|en primer (?:lugar|termino)|en segundo (?:lugar|termino)|al efecto|en tanto|en cambio|no obstante|sin embargo),? )?'
const holds =
  '(?:argumenta|estima|expresa|sostiene|entiende|considera|señala|indica|manifiesta|expone|plantea|aduce|alega|arguye|afirma|agrega|añade|hace presente|solicita|pide|consulta|requiere|reclama|cuestiona|asevera|explica|precisa|postula|propone|planteo|argumento|sostuvo|adujo|alego|afirmo|manifesto|expuso)n?'

/** «En este contexto, el Municipio estima que …», «la Entidad Edilicia expresa que, …». */
export const bodyHolds = new RegExp(
  `${lead}(?:el|la|los|las) (?:(?:citad|referid|aludid|mencionad|indicad)[oa]s? )?${bodies}\\b[^.;:,]{0,50}(?:,[^.;:,]{0,60},)? (?:tambien |ademas |asimismo |luego )?${holds} (?:tambien |ademas |asimismo |en (?:sintesis|resumen) )?(?:que\\b|,|a est[ea]\\b|la reconsideracion|un pronunciamiento)`,
  'u',
)
/** «Para el SEA, hubo un adecuado descarte», «a juicio de la administración tributaria, …». */
export const bodyViews = new RegExp(
  `${lead}(?:para|segun|(?:a|en) (?:el )?(?:juicio|concepto|opinion|decir|entender|parecer) de) ?(?:(?:el|la|los|las) |l )${bodies}\\b[^.;:,]{0,40},`,
  'u',
)

/** «CUARTO: Que al otrosí el compareciente, en subsidio y para el evento que no se acoja, deduce demanda de cumplimiento …», at the head of a section. */
export const lodgesClaim =
  /^(?:(?!(?<!\b(?:evento|caso) (?:de )?)\bque\b)[^;]){0,600}?(?<!\b(?:se|cuando|si) )\b(?:deducen?|interponen?|entablan?) (?:[^.;:,]{0,40} )?(?:demandas?|querella|tercerias?|reclam(?:o|acion)|accion)\b/u

/** «Contestando, la Inspección expone», «al evacuar su informe, el Conservador señaló». */
export const answers =
  /^(?:que,? )?(?:contestando|(?:al|en) (?:su )?contestar|al evacuar (?:su|el|dicho) (?:informe|traslado)|evacuando (?:su|el|dicho) (?:informe|traslado))\b(?![^.;:]{0,60}\bperit)/u

/** Who took part in a hearing: «La defensa estuvo a cargo de …», «sostuvo la acusación el fiscal …». */
export const tookPart =
  /\b(?:(?:estuvo|estuvieron) (?:[^.;:,]{0,30} )?a cargo del?|(?:estuvo|estuvieron|fue|fueron) (?:[^.;:,]{0,30} )?representad[oa]s? (?:por|legalmente))\b|\b(?:sostuvo|sostuvieron|sostenid[oa]) (?:la|su) acusacion\b|\b(?:actu|interv|asist|concurr)\p{L}+ (?:como |en representacion del? (?:la |los )?|en calidad de |por )(?:fiscal|defensor|querellante|acusador|abogad|apoderad|ministerio publico|parte acusadora|defensa)|^(?:como|en calidad de) (?:querellante|defensor|acusador)\p{L}*,? (?:concurr|actu|comparec|intervin)\p{L}+/u

/** Another than a party says it: an author, a law, another ruling. Who goes on («Agrega que …») is none of the parties. */
const authority =
  /\b(?:profesor(?:a|es)?|autor(?:a|es)?|tratadistas?|juristas?|academic[oa]s?|doctrina|jurisprudencia|corte suprema|tribunal constitucional|contraloria|sentencia|fallo|dictamen|articulos?|inciso|precepto|normas?|ley|codigo|reglamento|ordenanza|circular|decreto|oficio|historia (?:fidedigna )?de la ley|diccionario|legislador|mensaje)\b/u
const says = new RegExp(
  `\\b(?:${accountVerbs}|anot(?:a|aba|o)|enseñ(?:a|aba|o)|defin(?:e|io)|dispon(?:e|en|ia)|prescrib(?:e|en)|establec(?:e|en|ia|io)|entiend(?:e|en)|dictad[oa]|razon(?:a|o)|resolvi(?:o|eron)|estim(?:a|o)|conclu(?:ye|yo)|consider(?:a|o)|ha (?:dicho|señalado|sostenido|resuelto|declarado|entendido))\\b`,
  'u',
)

/** Whether the subject of a sentence is an authority that the court cites. */
export function citesAuthority(whole: string): boolean {
  const at = authority.exec(whole)?.index
  return at !== undefined && (/\bsegun [^.;:,]{0,20}$/u.test(whole.slice(0, at)) || says.test(whole.slice(at)))
}

/** A section about evidence by its first words: who tells in it without being named is a witness. */
const evidential =
  /\b(?:pruebas?|probanzas|testimoni\p{L}+|testigos?|declaraci(?:on|ones)|perit[oa]s?|pericial\p{L}*|guardar silencio|hechos? acreditados?|valoracion)\b/u

/** What a recourse says of the evidence is its own argument. */
const ofRecourse = /\b(?:recursos?|recurrentes?|apelaci\p{L}+|apela|casacion|reproche|agravios?|se alza)\b/u

export function isOnEvidence(opening: string): boolean {
  const words = opening.slice(0, 400)
  return evidential.test(words) && !ofRecourse.test(words)
}

/** «El Ministerio Público exhibe al testigo la evidencia N° 63», «presentó como testigo a», «la fiscalía rindió una completa prueba testimonial». */
export const bringsEvidence =
  /\b(?:exhib\p{L}+|present[oa]|presentaron|presenta) (?:[^.;:]{0,60} )?(?:al? (?:la )?(?:testigos?|perit[oa]s?|deponente)|como (?:testigos?|perit[oa]s?|prueba)|a declarar|declarar como|\p{L}+ (?:testigos|perit[oa]s))\b|\b(?:se )?les? (?:es |fue |fueron )?exhib\p{L}+\b|\b(?:acompañ|aparej|alleg|incorpor)(?:o|aron)\b[^.;:]{0,60}\b(?:formularios?|informes?|certificados?|expedientes?|copias?|contratos?|fotografias?|oficios?|cartas?|instrumentos?)\b|^(?:[ivx\d]{1,4}\s?[.)-]* ?)?medios? de prueba(?: [^.:]{0,40})?\s?:?$|\b(?:ministerio publico|fiscalia|fiscal|persecutor|acusador|querellante|defensa|demandante|demandada)\b[^.;]{0,90}(?<!\bno )\b(?:rindio|incorporo|se valio de|produjo|allego|aporto|presento|presenta)\b[^.;:]{0,60}\b(?:prueba|testimonio|testimonial|documental|declaracion|elementos de conviccion|medios de conviccion)\b/u

/** A section that weighs the evidence: who told is a witness for a paragraph, and the court goes on. */
const weighs =
  /\b(?:valoracion|ponderacion|analisis|calificacion|tipicidad|tipo penal|conviccion|razonamientos?|hechos? (?:acreditados?|probados?|establecidos?))\b/u
/** A section that only says what was brought to prove something. */
const lists =
  /\b(?:(?:a fin|con el (?:fin|objeto)|con la finalidad|para) de (?:acreditar|probar|justificar)|prueba de(?:l| la) (?:ministerio|fiscalia|defensa|demandante|demandada))\b/u

export function isWeighing(opening: string): boolean {
  const head = opening.slice(0, 200)
  return weighs.test(head) && !lists.test(head)
}
