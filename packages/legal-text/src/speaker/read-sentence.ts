import {
  citesAuthority,
  holdsViewOfBody,
  isAnswering,
  isBringingEvidence,
  isLodgingClaim,
  isOnEvidence,
  isWeighing,
  namesParticipants,
} from './other-actors.ts'
import { comparesRulings, isComparison, mentionsDecision, offersContrast, recountsRuling, rulingRole } from './other-rulings.ts'
import {
  accountOpeners,
  accountVerbs,
  courtActs,
  courtNames,
  courtWords,
  evidenceVerbs,
  evidenceWords,
  litigants,
  partyWords,
  pleadingWords,
  procedureWords,
  reasoningWords,
  testimonyWords,
  turnWords,
} from './speaker-words.ts'
import { appears, informs, isAnsweringClaim, isLitigantOfTrial, lodges, readTeller } from './teller.ts'

/**
 * What a sentence shows of who speaks. An `opening` begins what the court holds: «Y teniendo presente: …». In `party` a party tells something, in `somebody` another may («El servicio expuso que …»). In
 * `account` no subject is named («Agrega que …»). A `view` is a party's for its sentence alone («Para la recurrente, …»), and a `body` one of a body whose role is not said. A `document` is also what a party files; an `exhibit` is an item of a list, and `course` what was done in the case. What is `brought` a party brings before the court that hears it. A `decision` is the court's whoever spoke before, and a `heading` nobody's.
 * In an `offer` who appeals brings rulings to compare, `contrast` tells of them, and in a `comparison` the court
 * weighs them. Parties use `turn`, `finding` and `reasoning` as well, the first least often.
 */
export type Cue =
  | 'opening'
  | 'court'
  | 'decision'
  | 'turn'
  | 'finding'
  | 'reasoning'
  | 'party'
  | 'somebody'
  | 'view'
  | 'body'
  | 'account'
  | 'evidence'
  | 'brought'
  | 'document'
  | 'exhibit'
  | 'ruling'
  | 'offer'
  | 'contrast'
  | 'comparison'
  | 'heading'
  | 'procedure'
  | 'course'
  | 'none'

/** A text, and as `foldSameLength` has it. */
export interface FoldedText {
  readonly text: string
  readonly folded: string
}

export interface SentenceCue {
  readonly cue: Cue
  /** Who tells it, as written and folded («la recurrente»), or what is known of the role («recurrente», a `RulingRole`). Null when not said. */
  readonly role: string | null
  /** True where somebody reports to the court because it ordered so. */
  readonly reports: boolean
  /** Somebody is named who is no party: «El servicio expuso que …». */
  readonly isAnother: boolean
  /** The sentence says itself that another begins to speak. */
  readonly isTurn: boolean
  /** It begins with the party and what that tells. */
  readonly isFirst: boolean
}

const openingLength = 420
const maxRead = 1500
const ordinal = /^[^:.]{0,60}?(?:[:.°)]\s?-?\s*)+/u
const numberedHead = /^(?:\p{L}+(?: \p{L}+)?|\d{1,3})\s?(?:[:.°º)]\s?-?\s*)+/u
/** «Respecto de lo que la demandada alega, …» answers a party; it is the court's own. */
const answering =
  'respecto|habiend|atendid|conforme|en cuanto a lo|en relacion|del tenor|de lo|para (?!acredit|prob|demostr|fund|sustent|justific)|aunque|si bien|pese|no obstante|aun|enseguida'
const before = `^(?:[^.:]{0,80}[.:] )?(?:que,? )?(?!${answering})(?:(?:${turnWords})\\b[^.;:,]{0,90}, ?){0,2}`
const otherPredicate =
  'que|no|aunque|si bien|articulos?|consta|resulta|cabe|corresponde|fueron|fue|es|son|esta(?! (?:(?:primera|segunda|tercera|ultima) )?(?:via|accion|parte|presentacion|demanda|gestion|causal|impugnacion|pretension)\\b)|estan|era|seria|habria|cual|cuales|cuy[oa]s?|se (?!ha\\b|han\\b|fund)'
/** Up to `maxLetters` letters of the same sentence without another predicate. */
const within = (maxLetters: number, ends = '.;:'): string => `(?:(?!\\b(?:${otherPredicate})\\b)[^${ends}]){0,${maxLetters}}?`

const someone = `(?<!\\best[ea] )\\b(?:${partyWords}|${pleadingWords})\\b`
const lawSays =
  '(?:,? (?:tambien|ademas|asimismo|luego))?,? (?:(?:el|la) (?:(?:referid|citad|mencionad|aludid|mism|propi)[oa] )?(?:articulo|precepto|inciso|legislador|norma|ley|disposicion|doctrina|jurisprudencia|sentencia|fallo|profesor|autor|tratadista|boletin|reglamento|circular|diccionario|tratado)|dich[oa]|est[ea] (?:corte|tribunal|norma|articulo))'
const recounts = `(?:ha |han )?(?:${accountVerbs}|comparecido)\\b(?!${lawSays})`
const isLodged = 'se (?:ha|han) (?:deducido|interpuesto|presentado|entablado|impetrado)\\b'
const party = new RegExp(
  `${before}(?:${within(60)}${someone}${within(200, '.:')}\\b(?:${accountVerbs})\\b|${isLodged}|(?:(?!\\bconsta\\b)[^.;]){0,160}\\b(?<!no )comparec(?:e|en|io|ieron|iendo)\\b|${recounts}[^.;:]{0,40}${someone})`,
  'u',
)
const notSomebody =
  /\b(?:articul|ley|norma|codigo|precepto|doctrina|jurisprudencia|corte|tribunal|sentencia|fallo|autor|profesor|inciso|legislador|contrato|clausula|certificado|documento|prueba|carta|acta\b|resolucion|oficio|decreto|expediente|dictamen|constitucion|reglamento|circular|diccionario|causal|juez|jueza|pagare|factura|hecho|declaracion|confesional|testi(?:go|moni)|absol|peritaj|perit[oa]\b)/u
const opener = new RegExp(
  `(?:^|, )(?:(?:que|y|asimismo|ademas|tambien|luego|finalmente|igualmente|en efecto|basicamente|especificamente|fundamentalmente|principalmente|seguidamente|enseguida|posteriormente|previamente|lo que),? ){0,3}(?:${accountOpeners})\\b(?!${lawSays})`,
  'u',
)
const recounting = new RegExp(`${before}${recounts}`, 'u')
const somebody = new RegExp(
  `^(?:(?:por su parte|a su turno|a su vez|en tanto|en cambio|al respecto|asimismo|ademas),? )?(?:que,? )?(?:el|la|los|las|don|doña|[\\p{L}]+) [^.;:,]{0,90}?\\b(?:${accountVerbs}) (?:que|ser|haber|lo siguiente|en sintesis)\\b`,
  'u',
)
const maxLead = 200

/** «Por lo expuesto, solicita …»: before the verb stands nothing that could say it but the one who spoke already. */
const continuesAccount = (opening: string): boolean => {
  const at = opener.exec(opening)?.index ?? maxLead
  return at < maxLead && !notSomebody.test(opening.slice(0, at))
}
/** «El servicio expuso que …». */
const isAccountOfSomebody = (opening: string): boolean => {
  const account = somebody.exec(opening)?.[0]
  return account !== undefined && !notSomebody.test(account)
}
const evidence = new RegExp(
  `${before}(?:${within(120)}\\b(?:(?:${evidenceVerbs})\\b${within(120)}\\b(?:${evidenceWords})\\b|prest(?:o|aron) declaracion\\b|(?:renunci(?:o|ando) a su )?derecho a guardar silencio\\b)|[^.;]{0,60}\\b(?:${testimonyWords})\\b)`,
  'u',
)
const procedure = new RegExp(`^(?:[^.;]{0,220}\\b)?(?:${procedureWords})\\b`, 'u')
const examined =
  /^(?:se l[eo]s? exhib|a(?:l| la| su) (?:defensa|defensor|defensora|fiscal|fiscalia|querellante|ministerio publico|persecutor|tribunal)|contraexaminad|contrainterrogad|interrogad|preguntad|consultad|aclarand)/u
const court = new RegExp(`\\b(?:${courtNames})\\b[^.;:]{0,80}?\\b(?:${courtActs})\\b`, 'u')
/** The court refers to what it reasoned before. */
const reasoned =
  /\b(?:conforme a|segun|por|de|atendido|con) lo (?:ya |antes |hasta aqui |precedentemente )?(?:razonado|concluido|resuelto)\b|\bcomo (?:ya )?se (?:ha razonado|razono|viene razonando|ha concluido)\b/u
/** «Y teniendo presente: …» opens what the court holds. */
const considers = /^(?:(?:y|vist[oa]s?),? )*(?:con lo relacionado,? )?(?:y )?(?:teniendo (?:ademas )?presente|considerando)\s?:\s*\S/u
/** The words of who speaks for a party, copied as they were filed. */
const firstPerson =
  /\b(?:mi (?:representad|mandante|defendid|parte)|(?<!\ben )esta parte|s\.s\.?|ssa\.?|su señoria|nuestr[oa] (?:representad|mandante)|su representad|sus representad)/u
const cuenta = /\b(?:orden(?:o|ado|aron)|dispuso|dispuesto|trajeron) (?:dar|la|a) (?:cuenta|autos)/u
const requested = /\bse (?:requirio|pidio|solicito|ordeno) (?:el )?informes?\b|\binformo al tenor\b/u
/** Items of a list and answers of who is questioned reason nothing. */
const item = /^(?:\d{1,3}\s?[.)°-]|[a-z]\)|[-–—•*]|para que diga|no, no|si, es)/u
const accuses =
  /^(?:que,? )?(?:el|la|los|las) (?:ministerio publico|fiscalia|persecutor|querellantes?|acusador\p{L}*|defensas?) (?:estim|consider|calific|atribuy|imput)\p{L}+\b|^(?:acusacion|alegatos?|alegaciones|contestacion)\b|\b(?:objeto|materia) de (?:la )?acusacion\b(?![^.]{0,60}\b(?:rind|prueba))[^.]{0,80}(?:siguientes?|fundan?)\b|\bla acusacion materia\b(?![^.]{0,60}\b(?:rind|prueba))|\bfundan? en los siguientes hechos\b|\b(?:en concepto|a juicio) (?:del (?:ministerio publico|persecutor|fiscal)|de la (?:fiscalia|acusadora|defensa|querellante))\b/u
/** «La Fiscalía solicita se le condene», «la que funda en que», «se recurre en contra de»: told whatever else the sentence says. */
const asks =
  /\b(?:fiscalia|ministerio publico|persecutor|querellante|defensa|acusador\p{L}*)\b[^.;]{0,180}\b(?:solicit|pid|requir|requier|impetr)\p{L}*\b[^.;]{0,60}\b(?:conden|impon|absuel|penas?\b)|(?<!\b(?:consignar|recordar|señalar|tener)\b[^.:]{0,80})\bhechos\b[^.:]{0,60}\b(?:acusacion|requerimiento)\b(?![^.:]*\b(?:pruebas?|rind|rend|valio))[^.:]{0,240}\bsiguientes?\b|^(?:a continuacion|luego|enseguida),? contesta\b|\b(?:opone|opuso|deduce|dedujo)\b[^.;]{0,200}\bl[aeo]s? que funda|\b(?:por|mediante) (?:la|el) presente\b[^.;]{0,60}\bse recurre\b/u
/** «La FNE solicita a este Tribunal declarar …». */
const asksCourt =
  /^(?:\d[\d.]*[.)°-]* )?(?:que,? )?[^.;:]{0,120}\b(?<!\bno )(?:solicita|pide|requiere|ruega)n? (?:a|de) (?:est[ea] (?:tribunal|corte|h|ilustr)|ssa?\b|su señoria)/u
/** «A fojas 97, Faros del Sur evacuó el traslado». */
const answersCourt =
  /^(?:\d[\d.]*[.)°-]* )?(?:que,? )?(?:[^.;:,]{0,60}, )?informando,? (?!que\b)|^(?:\d[\d.]*[.)°-]* )?(?:que,? )?[^.;:]{0,200}?(?<!\bse (?:tuvo|tiene) por )\bevacu(?:o|a|aron|an|ando)\b (?:(?:el|su|los|dicho) )?(?:traslado|informe|tramite)/u
/** A point that the court orders to be proved. */
const pointOfProof = /^(?:\d{1,2}\s?[.)°-]+\s*)?(?:[^.;,]{0,60}, )?efectividad (?:del?|y)\b/u
/** A point that is still to be decided or answered: «2. Si el proyecto cumple con lo dispuesto en …». */
const openQuestion = /^(?:\d{1,2}|[a-z])\s?[.)-]+ si (?:el|la|los|las|se)\b/u
/** Who testifies under oath, or before the court as a witness. */
const testifies =
  /\b(?:debidamente|legalmente|previamente) juramentad|\bcomparec\p{L}+ (?:\p{L}+ a estrados|a estrados |al juicio )?(?:como testigos?|(?:el|la|los|las) (?:testigos?|peritos?|perita)|a (?:rendir (?:la )?informacion sumaria|prestar (?:declaracion|testimonio))|(?:[^.;,]{0,40} )?a declarar\b|(?:previo|bajo|previa) (?:juramento|promesa))\b|\bprueba (?:de (?:la|el) )?(?:defensa|fiscalia|ministerio publico|querellante|demandante|demandada)? ?(?:fue|es|consistio en) (?:la|lo) (?:que sigue|siguiente)\s?:?$/u
/** An item of a list of documents. */
const listedDocument =
  /^(?:\d{1,3}\s?[.)°º-]+-?|[-–•*]|[a-z]\))\s*(?:copias?|certificados?|cartas?|contratos?|boletas?|facturas?|liquidaciones|comprobantes?|fotografias?|correos?|finiquitos?|actas?|escrituras?|impresi\p{L}+|pantallazos?|documento denominado|informes? (?:denominado|de|elaborado))\b/u
/** The course of the case: «A folio 9, se notificó la demanda», «El tribunal decretó las siguientes medidas». */
const course =
  /^(?:(?:[a-z]\)|\d{1,2}[.)]|[–-]) ?)?(?:que,? )?(?:(?:con fecha|el dia|el|al|a|a fojas|a fs\.?|a folio|mediante|luego,?) [^;:]{0,70},? )?(?:consta que )?(?:se (?:notific(?:o|a) (?:al? (?:la )?(?:demandad|ejecutad|reclamad|requerid|parte)\p{L}*|(?:la|de la) (?:demanda|reclamacion|solicitud|ejecucion))|tuvo (?:la (?:demanda|reclamacion)|por (?:contestada|evacuad|interpuest|acompañad)\p{L}*)|cito a (?:las partes|oir)|recibio la causa|(?:llevo a (?:efecto|cabo)|celebro|realizo|verifico|efectuo) (?:la|el|un|una) (?:audiencia|comparendo|vista)|(?:con)?firio traslado|llamo a conciliacion|(?:ha |han )?(?:ordeno|ordenado|dispuso|trajeron|ordenaron) (?:traer |dar )?(?:los |estos )?(?:autos|antecedentes|cuenta)|procedio a (?:su|la) vista)|(?<=(?:a fojas|a fs\.?|a folio) [^;:]{1,70}, )el tribunal (?:decreto|ordeno|dispuso|cito|tuvo por|recibio|resolvio|confirio)|la causa quedo|(?:[^.;:,]{0,60} )?fue(?:ron)? acumulad[oa]s? a)\b|^[^.;:]{0,90}\bofrecio (?:al|a la|a los) (?:imputad|acusad|requerid)\p{L}+/u
/** «A folio 10, informan la secretaría y el centro»: who reports is named after the verb. */
const informsFirst =
  /^(?:que,? )?(?:a (?:folio|fojas|fs\.?) [^,]{1,30}, )?(?:informan?|informo|informaron|evacu(?:a|an|o|aron)(?: (?:el|su))? informe)\b(?! (?:que|al tenor))/u
/** What is to be unified, as a recourse proposes it, and what somebody asks of an authority. */
const proposes =
  /^(?:que,? )?(?:[^.;:]{0,60}, )?las? materias? de derecho\b[^.;]{0,40}\b(?:propuestas?|planteadas?|que se proponen?)\b[^.;]{0,40}\b(?:consisten?|dicen? relacion|se relacionan?|es|son)\b|\bmateria de derecho\b[^.;]{0,160}\b(?:propone|solicita|pretende|pide)\b[^.;]{0,80}\b(?:dice relacion|consiste|determinar|es la)\b|\b(?:propone|solicita|pretende|pide) (?:que se )?(?:unifi|uniform)/u
const petitions =
  /^(?:[^.;:,]{0,60}, )?(?:que,? )?(?:el|la) titular (?:indic|señal|sostien|sostuv|aleg|argument|afirm|expon|expus|explic|plante|manif|agreg)\p{L}+ que\b|^(?:la|el|los|las|don|doña) [^.;:]{0,340}?(?:\breclaman? (?:porque|en contra|contra|respecto)\b|\b(?:solicitan?|requieren?|piden?|consultan?) (?:un pronunciamiento|a est[ea] (?:contraloria|superintendencia|entidad|direccion|organismo))|\b(?:ha|han) (?:recurrido|solicitado|requerido|consultado|reclamado|se dirigido) (?:a|ante) est[ea]\b)|^(?:\d{1,2}\s?[.)]-? ?)?(?:se |uds?\.? |usted(?:es)? )?(?:ha|han) (?:recurrido|solicitado|requerido|consultado|reclamado|dirigido) (?:a|ante) est[ea]\b|^es[ea] (?:mutualidad|servicio|organismo|entidad|instituto|caja|empresa)\b[^.;:]{0,60}? (?:(?:ha|han) (?:solicitado|consultado|hecho presente|manifestado|señalado|informado)|solicita|consulta|señala|informa|manifiesta|requiere)\b/u

/** «Por su parte, la demandada sustenta su tesis …», whatever the verb. */
const turnsToParty = new RegExp(`^(?:que,? )?(?:por su parte|a su turno|a su vez),? (?:el|la|los|las) (?:parte )?(?:${litigants})\\b`, 'u')
/** «Como destaca el servicio en su informe, …»: who speaks refers to it. */
const refersTo = new RegExp(
  `^(?:que,? )?(?:[^.;:,]{0,40}, )?(?:tal )?(?:como|segun) (?:lo |se )?(?:${accountVerbs}|${accountOpeners})\\b`,
  'u',
)

/** Whose view a sentence holds, without a verb of telling: «Para la recurrente, …», «es situada por el recurrente en que …». */
const holdsView = new RegExp(
  `^(?:que,? )?(?:[^.;:,]{0,40}, )?(?:para|segun|(?:a|en) (?:juicio|concepto|opinion|decir) de)(?: (?:el|la|los|las)|l)? (?:parte )?(?:${litigants})\\b,|\\bes (?:situad|hech|plantead|atribuid|formulad|desarrollad|sustentad|fundad)[oa] (?:a consistir )?por (?:el|la|los|las) (?:parte )?(?:${litigants})\\b`,
  'u',
)
/** «Por el recurso se ha invocado la causal …», «se ha solicitado por la minera …», unlike «se ha invocado el Rol N° …». */
const isFiled =
  /^(?:(?:por|en|mediante) (?:el|la|su) (?:recurso|demanda|libelo|escrito|presentacion|requerimiento|arbitrio),? )?(?:al respecto,? |asimismo,? |ademas,? |justamente sobre este punto,? )?se (?:ha|han) (?:invocado|alegado|solicitado|esgrimido|aducido|argüido|impetrado|denunciado|peticionado)\b(?! por est[ea]\b)(?! (?:el |la |los |las )?(?:rol|fallos?|sentencias?|dictam\p{L}+|precedentes?|jurisprudencia|doctrina)\b)/u
/** What an expert found: «informe de la psicóloga, quien concluyó que …». */
const expertFinds =
  /\b(?:informe|peritaje|pericia)\b[^.;]{0,140}\b(?:quien|que|el cual|la cual)\b[^.;]{0,20}\b(?:concluy|diagnostic|dictamin)\p{L}+/u
/** Who testifies says what he remembers. */
const remembers = /\bno (?:lo |la |los |las )?(?:recuerda|acuerda)\b|\bno se acuerda\b/u
/** What a document says, or the lead of a list of evidence. */
const produces =
  /^(?:\d{1,2}\s?[.)-]+\s*)?(?:informe|oficio|certificado|carta)\b[^.;]{0,160}?\bque\b[^.;:]{0,40}\b(?:señala|indica|informa|da cuenta|expresa)\b|\b(?:acompañ|rind|rend|incorpor|aparej|alleg|produj|aport)\p{L}*\b[^.;:]{0,60}\b(?:prueba|documental|documentos|instrumental|testimonial)\b[^.;]{0,90}:$|\binformacion sumaria de testigos\b[^.;]{0,90}:$|\bsiguientes documentos\b|\b(?:agregad|acompañad|incorporad|allegad)[oa]s (?:[^.;:]{0,40} )?(?:los|las) siguientes (?:instrumentos|documentos|antecedentes|probanzas|medios)\b/u
const courtTurn =
  /\b(?:a juicio|en concepto|en opinion) (?:de (?:est[ea]|est[ao]s) (?:tribunal|corte|magistrad|sentenciador|adjudicador|juez|jueces|juzgador)|del tribunal\b(?! (?:a quo|de|del|oral|recurrid)))|\best[ea] (?:tribunal|corte|sentenciador|sentenciadora|magistrad[oa]|juez|jueza)\b[^.;:]{0,40}? (?:desestima|rechaza|acoge)\b|\b(?:debe|cabe|corresponde|puede) \p{L}+ por est[ea] (?:corte|tribunal)\b|\bpara (?:el|este|estos) (?:tribunal|sentenciador)\p{L}*\b(?! (?:de|a quo))|\bhechos de la causa,? por (?:encontrarse|estar|haberse|haber)\b|\bllev(?:o|aron|a|an) a (?:est[aeo]s?|el) (?:tribunal|sentenciador|juez|jueces|adjudicador|magistrad|corte)\p{L}*|\bsobre el particular\b|\b(?:sentencia|fallo|resolucion)\b[^.;:]{0,40}? sera (?:confirmad|revocad|mantenid)[oa]\b|^como (?:puede|es posible|es dable) (?:advertir|apreciar|observar|constatar|colegir)(?:se)?\b|\bdebiendo(?: asi| en consecuencia)? (?:resolverse|declararse|decidirse)\b|\bcumpl(?:o|e) con (?:informar|señalar|manifestar|indicar)|^(?:[ivx]+\s?[.)-]*\s?|\d\s?[.)-]+\s?)?(?:analisis|fundamentos? juridicos?|conclusion(?:es)?|consideraciones)\s?[.:]?$|^conclusion(?:es)?\s?:\s?\S/u
/** Who decides says what the evidence of the parties shows: «De la prueba aportada por la actora consta que …». */
const showsFromEvidence = String.raw`de (?:la|las|los) (?:propi[oa]s? |mism[oa]s? |sol[oa]s? )?(?:pruebas?|probanzas?|(?:prueba )?(?:documental|instrumental|testimonial|pericial|confesional)|documentos|instrumentos|antecedentes|medios de prueba)\b[^.;:]{0,40}?\b(?:aportad|rendid|acompañad|incorporad|allegad|aparejad|agregad|producid)[oa]s?\b[^.;:]{0,240}?\b(?:consta|aparece|fluye|emana|se (?:acredita|evidencia|establece|deduce|infiere))`
/** The court infers from evidence: «la declaración del testigo … permite desprender», «de los antecedentes que constan en la causa, surge». */
const infers =
  /^(?:(?:\p{L}+|\d{1,3})\s?[.:)°º-]+\s*)?(?:que,? )?(?:[^.;:]{0,60}, )?(?:(?:la|las|los|el|dich[oa]s?|est[eao]s?) (?:declaracion|declaraciones|testimonios?|dichos|documentos?|instrumentos?|prueba|pruebas|probanzas|antecedentes|peritajes?|correos?|fotografias?|contratos?|confesional|documental|testimonial)\b[^.;:]{0,200}\bpermiten? (?:\p{L}+ )?(?:desprender|colegir|concluir|inferir|establecer|tener por|acreditar|visualizar|deducir|formar|dar por|advertir)|(?:de|con|del) (?:la|los|las|merito de los|estos|(?:conjunto|analisis|examen|estudio) de (?:los |las |la )?) ?(?:antecedentes|documentos|probanzas|pruebas?|instrumentos|declaraciones|prueba rendida)\b[^.;:]{0,160}\b(?:surge|fluye|aparece|consta que|(?:es posible|se puede|es dable) (?:establecer|concluir|inferir|colegir|desprender|tener)|se (?:desprende|colige|infiere|concluye|advierte|sigue|establece))\b)/u
const finding = new RegExp(String.raw`\b(?:${courtWords}|${showsFromEvidence})\b`, 'u')
/** What was lodged is a thing that the court speaks of: «la causal interpuesta no puede prosperar». */
const accountWords = new RegExp(`\\b(?!(?:deducid|interpuest)[oa]\\b)(?:${accountVerbs}|${accountOpeners})\\b`, 'u')
/** What a court decides, in the future, or says that it cannot be otherwise. */
const decides =
  /\b(?:sera|seran|habra de ser|habran de ser) (?:\w+ )?(?:desestimad|rechazad|acogid|desechad)[oa]s?\b|\bse (?:rechazaran?|acogeran?|desestimaran?|desecharan?|eximiran?|condenaran?|impondran?|hara lugar)\b|\b(?:no|tampoco) (?:puede|pueden|podra|podran) prosperar[.;,]?$/u
/** «sostiene que», and not «la tacha que dedujo la demandante». */
const reportsThat = new RegExp(`\\b(?:${accountVerbs}|${accountOpeners})\\b[^.,;:]{0,60}? que\\b`, 'u')
const asksFor = /\b(?:solicit|pid|pretend|requier|requir|espera|ruega)\w*\b/u
const inQuotes = /[“«"][^“”«»"]*[”»"]/gu
const reasoning = new RegExp(`\\b(?:${reasoningWords})\\b`, 'u')
/** Forms of companies and titles, whose full stops end no sentence. */
const abbreviated = /\b(?:s\.\s?a\.|ltda\.|cia\.|sra?\.|srta\.|iltma\.|excma\.)/gu
/** Folded text with single blanks, without the full stops of abbreviations. */
const plain = (folded: string): string =>
  folded
    .replace(abbreviated, (word) => word.replaceAll('.', ''))
    .replace(/\s+/gu, ' ')
    .trim()

/** A heading of the case, by its label in capitals: «MATERIA: …», «DEMANDANTE: …». */
const heading =
  /^\s*(?:MATERIA|PROCEDIMIENTO|DEMANDAD[OA]S?|DEMANDANTES?|DENUNCIAD[OA]S?|DENUNCIANTES?|RECLAMANTES?|RECLAMAD[OA]S?|EJECUTANTES?|EJECUTAD[OA]S?|SOLICITANTES?|REQUIRENTES?|QUERELLANTES?|IMPUTAD[OA]S?|ACUSAD[OA]S?|ABOGAD[OA]S?|PATROCINANTES?|APODERAD[OA]S?|RECURRENTES?|RECURRID[OA]S?|CARATULAD[OA]S?|CAUSA|RI[TC]|RUC|RUT|ROL|JUEZA?|FECHA|DELITOS?)(?: [\p{Lu}°º./]+){0,4}\s?:(?!.{400})/u
/** «Oídas las partes y considerando:». */
const opensReasons =
  /^(?:oidas las partes,? (?:y )?)?(?:(?:y|vist[oa]s?|oid[oa]s?|con lo relacionado|ademas),? )*(?:y )?(?:teniendo (?:ademas |en cuenta )?presente|considerando|(?:teniendo|tomando) en consideracion|vist[oa]s?)(?: (?:ademas|y oidos?))?\s?[:.]?$/u

/** A line of a form that only says who was present: «COMPARECE EN PRISIÓN PREVENTIVA». */
const bareAppearance = /^(?:[^.:]{0,20}[.:] )?comparec(?:e|en|io|ieron)\b(?![^,;.]* (?:y|e|quien(?:es)?|a|para) )[^,;.]{0,80}\.?$/u

const cueOf = ({ text, folded }: FoldedText, first: boolean): Cue => {
  if (heading.test(text)) return 'heading'
  const whole = plain(folded.slice(0, maxRead))
  if (opensReasons.test(whole) || bareAppearance.test(whole)) return 'heading'
  const opening = (first ? whole.replace(numberedHead, '').replace(/^(?:que,? )+/u, '') : whole).slice(0, openingLength)
  let continues: boolean | undefined
  const goesOn = (): boolean => (continues ??= continuesAccount(opening))
  const accountAt = accountWords.exec(whole)?.index ?? Number.POSITIVE_INFINITY
  const isBeforeAccount = (words: RegExp): boolean => (words.exec(whole)?.index ?? Number.POSITIVE_INFINITY) < accountAt
  if (offersContrast(whole) && !isComparison(whole)) return 'offer'
  if (comparesRulings(whole)) return 'contrast'
  if (considers.test(whole)) return 'opening'
  if (isBeforeAccount(court) || isBeforeAccount(reasoned)) return 'court'
  if (isDecision(whole)) return 'decision'
  if (courtTurn.test(whole)) return 'turn'
  if (cuenta.test(opening)) return first ? 'procedure' : 'course'
  if (isComparison(whole) && !goesOn()) return 'comparison'
  if (recountsRuling(opening, goesOn())) return 'ruling'
  if (testifies.test(opening)) return 'evidence'
  if (isBringingEvidence(opening)) return 'brought'
  if (infers.test(opening)) return 'turn'
  if (firstPerson.test(whole)) return 'account'
  if (pointOfProof.test(opening)) return 'procedure'
  if (namesParticipants(opening)) return 'course'
  if (
    isAnsweringClaim(opening) ||
    isAnswering(opening) ||
    (first && isLodgingClaim(whole.replace(numberedHead, '').replace(/^(?:que,? )+/u, '')))
  )
    return 'party'
  if ([requested, accuses, asks, asksCourt, answersCourt, proposes, petitions].some((pattern) => pattern.test(opening))) return 'party'
  if (holdsView.test(opening) || isFiled.test(opening)) return 'view'
  if (holdsViewOfBody(opening) && !turnsToParty.test(opening)) return 'body'
  if ([evidence, examined].some((pattern) => pattern.test(opening)) || (expertFinds.test(opening) && !goesOn())) return 'evidence'
  if (produces.test(opening)) return 'document'
  if (listedDocument.test(whole)) return 'exhibit'
  if (course.test(opening)) return 'course'
  if (openQuestion.test(whole)) return 'none'
  if (isBeforeAccount(finding)) return 'finding'
  if (remembers.test(opening)) return 'evidence'
  if (mentionsDecision(opening)) return 'ruling'
  if (accountAt > maxRead && !filed.test(opening)) return procedure.test(opening) ? 'procedure' : reasonsOrNone(opening)
  if (refersTo.test(opening) && !/[:“«"]/u.test(whole)) return reasonsOrNone(opening)
  if (turnsToParty.test(opening)) return 'party'
  if (party.test(opening) || (first && party.test(whole.replace(ordinal, '').slice(0, openingLength)))) return 'party'
  if (isAccountOfSomebody(opening) || informsFirst.test(opening)) return 'somebody'
  if (goesOn() || recounting.test(opening)) return 'account'
  if (finding.test(whole)) return 'finding'
  if (procedure.test(opening)) return 'procedure'
  return reasonsOrNone(opening)
}

/** A decision that nobody is told to ask for, outside what is quoted. */
const isDecision = (whole: string): boolean => {
  const own = whole.replace(inQuotes, '')
  const at = decides.exec(own)?.index
  return at !== undefined && !asksFor.test(own.slice(0, at)) && !reportsThat.test(own.slice(0, at))
}

const filed = /\bse (?:ha|han)\b|comparec/u

const reasonsOrNone = (opening: string): Cue => (!item.test(opening) && reasoning.test(opening.slice(0, 120)) ? 'reasoning' : 'none')

/** Whether an author, a law or another ruling is who says what a sentence tells. */
export function isOfAuthority({ folded }: FoldedText): boolean {
  return citesAuthority(plain(folded))
}

/** Whether a section that begins with this text is about evidence. */
export function isEvidential({ folded }: FoldedText): boolean {
  return isOnEvidence(plain(folded.slice(0, maxRead)))
}

/** Whether a section that begins with this text weighs the evidence. */
export function weighsEvidence({ folded }: FoldedText): boolean {
  return isWeighing(plain(folded.slice(0, maxRead)))
}

/** Whether the letter that ended a contract follows, as a party copies it. */
export function announcesLetter({ folded }: FoldedText): boolean {
  return folded.trimEnd().endsWith(':') && letterFollows.test(plain(folded.slice(-openingLength)))
}
const letterFollows = /\b(?:cartas? (?:de )?(?:aviso|auto ?despido|despido|termino)|misiva)\b[^:]{0,160}:$/u

/** Whether a section that begins with this sentence summarises what was filed. */
export function isPleading({ folded }: FoldedText): boolean {
  return pleads.test(plain(folded.slice(0, 2 * openingLength)))
}
const pleads =
  /\b(?:siguientes? (?:razones|argumentos|fundamentos|alegaciones|motivos|terminos|consideraciones)|lo siguiente)\b[^.:]{0,40}:\s*$|\b(?:acusacion|alegatos?|apertura|clausura|comparec|se presento (?:ante|don|doña)|deduc|dedujo|interpon|interpus|interpuest|evacu|contesto|contestando|formulo acusacion|dedujo acusacion)/u

/** Letters within which an account without a subject says that somebody appears or informs. */
const maxLeadIn = 60

const nobody = { role: null, reports: false, isAnother: false, isTurn: false, isFirst: false } as const

/** What one sentence shows; `first` for the first of its section, which may begin with «Segundo: Que, …». */
export function readSentence(sentence: FoldedText, first: boolean): SentenceCue {
  const { folded } = sentence
  const cue = cueOf(sentence, first)
  if (cue === 'offer') return { cue, ...nobody, role: 'contraste' }
  if (cue === 'ruling') return { cue, ...nobody, role: rulingRole(plain(folded).slice(0, openingLength)) }
  if (cue !== 'party' && cue !== 'somebody' && cue !== 'account' && cue !== 'view') return { cue, ...nobody }
  const whole = plain(folded.slice(0, 2 * openingLength))
  const unnumbered = first ? whole.replace(numberedHead, '').replace(/^(?:que,? )+/u, '') : whole
  const opening = unnumbered.slice(0, openingLength)
  const isNamed = cue === 'account' && (informs.test(opening.slice(0, maxLeadIn)) || appears.test(opening.slice(0, maxLeadIn)))
  const teller =
    cue === 'view'
      ? { role: viewRole(opening), isAnother: false, isTurn: true, isFirst: false }
      : readTeller(opening, unnumbered, cue !== 'account' || isNamed)
  const reports =
    (cue !== 'account' || isNamed) && informs.test(opening.slice(0, 160)) && !lodges.test(opening) && !isLitigantOfTrial(teller.role)
  return { cue: isNamed ? 'party' : cue, ...teller, reports }
}

const ofView = new RegExp(`\\b(?:(?<article>el|la|los|las) |(?:de)?l )?(?:parte )?(?<role>${litigants})\\b`, 'u')

const viewRole = (opening: string): string | null => {
  const { article, role = null } = ofView.exec(opening)?.groups ?? {}
  if (role !== null) return article === undefined ? role : `${article} ${role}`
  return /^(?:por|en|mediante) (?:el|su) recurso\b/u.test(opening) ? 'recurrente' : null
}
