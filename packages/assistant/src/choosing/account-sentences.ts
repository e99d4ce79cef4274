import type { Section } from '@basejuris/domain'
import { foldText, splitSentences } from '@basejuris/legal-text'

/** Who may tell, in the sentences of a ruling. On folded text. */
const party = String.raw`(?:demandantes?|demandad[oa]s?|recurrentes?|recurrid[oa]s?|actor(?:a|es)?|apelantes?|reclamantes?|reclamad[oa]s?|requirentes?|querellantes?|querellad[oa]s?|(?<!legitima )defensa|denunciantes?|denunciad[oa]s?|ejecutad[oa]s?|ejecutantes?|solicitantes?|imputad[oa]s?|acusad[oa]s?|terceristas?|infractor(?:a|es)?|fisco|servicio|persecutor\p{L}*|ministerio publico|fne|sentenciad[oa]s?)`
/** Words of telling, nouns and participles too: beside «lo solicitado por la actora» stands most often what the actora told. */
const accountWord = String.raw`(?<!\bcomo )(?<!\bcomo (?:ya )?se )(?:ha |han |se )?(?:sostiene|sosteniendo|sostenid\p{L}+|sostuv\p{L}+|aleg\p{L}+|cuestiona\p{L}*|expon\p{L}+|expus\p{L}+|arguy\p{L}+|argument\p{L}+|esgrim\p{L}+|solicit\p{L}+|pid\p{L}+|propon(?:e|en|ia|ian|iendo)\b|propus\p{L}+|sugier\p{L}+|sugiri\p{L}+|plante(?:a|an|o|aron|ando)\b|reclama(?!nte|d[oa]s?\b|cion)\p{L}*|denuncia(?!nte|d[oa]s?\b)\p{L}*|acus(?!ad[oa]s?\b|atori)\p{L}+|invoc\p{L}+|fund(?:(?:a|an|o|aron|ando|amentan?)\b|ad[oa]s? en que)|(?<!\bse )refiere|refirio|manifest\p{L}+|afirm\p{L}+|indic(?!i)\p{L}+|hizo consistir|imput(?:a|an|o|aron|ando) al? |anticipa que|d(?:io|ieron) cuenta (?:de )?que|estim\p{L}+ (?:infringid|vulnerad)\p{L}+)`
/** What a party did not do or say, and what this court does, is told by the court. */
const denial = String.raw`\b(?:(?<!\b(?:a|ante) )est[ea] (?:tribunal|corte|sentenciador\p{L}*)|(?:no|nada|tampoco) (?:se |l[aeo]s? |ha |han )?(?!fue|\p{L}+ndo\b)\p{L}{3,}(?:[aeo]n?|[ai]do|[ai]e?ron))\b`
/** «Que la demandada alegó», and whatever somebody says that the demandada did or did not do: «menciona que la demandada no indicó». */
// What stands before is looked at where a party is named: looking first would cost at every letter.
const accountOfParty = String.raw`\b${party}\b(?:(?<!(?:\best[ea] |\p{L} que (?:\p{L}{2,3} )?)${party})(?:(?!${denial})[^.;]){0,60}?\b${accountWord}|(?<=\p{L} que (?:\p{L}{2,3} )?${party})[^.;]{0,60}?\b${accountWord})`
/** Sentences that tell what somebody else says or filed, where the voices of the section do not show it. On folded text. */
const recounts = new RegExp(
  String.raw`${accountOfParty}|\b${party}\b(?<!\best[ea] ${party})[^.;]{0,160}, señalando que\b|\bha(?:n)? \p{L}+[ai]do en su (?:defensa|contestacion|descargos?|favor)\b|\b(?:de acuerdo a|conforme a|segun) lo (?:expuesto|señalado|planteado|sostenido) (?:en|por) (?:el|la) (?:recurso|recurrente|demand\p{L}+|reclam\p{L}+|libelo)\b|\ben (?:parecer|opinion) del (?:impugnante|recurrente)\b|\ben su (?:entender|parecer|opinion)\b|\b(?:actuacion|acto|conducta) cuya (?:ilegalidad|arbitrariedad)\b[^.;]{0,40}\b(?:denuncia|reclama|se ha hecho consistir)\b|\bmateria de derecho (?:que se propone|objeto del recurso|cuya)|\bse indica en el recurso\b|\b(?:del?|en|segun|conforme|por) (?:el |la |al |su |lo )?(?:(?:mism|propi)[oa] )?(?:relato|version|exposicion|narracion|dichos?) (?:de(?:l| la| los| las)) (?:parte )?${party}|(?<!\bpor )\bsu parte\b|\bsu (?:representad[oa]|mandante|defendid[oa])\b|\bsegun (?:el|la) (?:recurrente|demandad[oa]|actora?|demandante|recurso)\b|\ba juicio de (?:el|la|los|las) (?:reclam|recurr|demand|defensa|denunci|fne\b|fiscalia|requirente|requerid|actora)|\bse deduc(?:e|en) (?:por (?:el|la)\b|(?:la |el )?(?:accion|recurso|demanda|reclamacion)\b)|\bacusa la infraccion\b|\bpor (?:el|la) (?:primer|segund|tercer)[oa]? capitulo\b|\bse (?:sostiene|alega|esgrime|arguye|argumenta|reclama)\b|\b(?<!\b(?:que|cuy[oa]s? \p{L}+) se )(?:solicita|pide|peticiona)n?\b|\bsolicit(?:o|aron) (?:que )?se\b|(?:^|, )informan? que\b|\b(?:invocandose|alegandose|sosteniendose) por (?:el|la)\b|\b(?:ha|han|fue|fueron) (?:sido )?(?:arguid|alegad|esgrimid)[oa]s? por (?:el|la|los|las)\b|\b(?:causal|recurso|demanda|reclamo|reclamacion|arbitrio)\b[^.;]{0,40} (?<!\bque )se funda(?:menta)?\b|\b(?:solicitante|consultante|ocurrente|peticionari[oa]|interesad[oa])s?\b[^.;]{0,40}\b(?:pregunta|consulta|requiere)n?\b|^(?:solicitando|pidiendo|requiriendo|peticionando)\b|^por (?:la|el) (?:parte )?(?:demanda|recurr|reclam|apelan)\p{L}+|\balegaci(?:on|ones) de (?:la|el|los|las)\b[^.]{0,160}\bpor cuanto\b`,
  'u',
)
/** «Para la reclamante, …», and who turns to an authority: «recurrió a esta Superintendencia exponiendo que …». On folded text. */
const positions =
  /^(?:\p{L}+(?: \p{L}+)?\s?[.:°)-]+\s*)?(?:que,? )?(?:para|a juicio de|en concepto de|en opinion de|a entender de|en palabras de) ?(?:(?:el|la|los|las|l) )?(?:parte )?(?:recurr|demandad|demandant|reclam|requirent|requerid|ejecut|querell|denunci|actor|apelant|solicitant|titular|defensa|fiscal|ministerio publico|fisco|sea|sma|fne|sernac|municipalidad|servicio|isapre)\p{L}*,|\b(?:recurrio|recurre|se dirigio|se dirige|(?:se )?ha (?:recurrido|dirigido|solicitado|consultado)|solicito|consulto|se presento|presento) [^.;]{0,60}?(?:a|ante) est[ea] (?:superintendencia|contraloria|direccion|entidad|servicio|organismo|institucion)\b[^.;]{0,80}\b(?:exponiendo|señalando|manifestando|indicando|alegando|reclamando|solicitando|consultando|argumentando|denunciando|por cuanto|porque)\b/u
/** What would be so, by what somebody holds: «tal dispersión sería la consecuencia de un acuerdo». On folded text. */
const claimed =
  /\b(?:seria|serian|revelarian?|constituirian?|configurarian?|importarian?|implicarian?|infringirian?|vulnerarian?|prevalecerian?|afectarian?)\b/u
const supposes =
  /\b(?:si|no|aun|aunque|tampoco|de (?:haber|ser|lo contrario)|en caso|(?:caso|lo) contrario|cual(?:quiera)?|absurd\p{L}+|(?:como|tal) seria|por ejemplo)\b/u
/** Another court that is named with what it held. A later clause of the sentence does not say any more who does. On folded text. */
const anotherCourt =
  /\b(?:(?:excma|excelentisima|ilustrisima|iltma)\.? corte|corte suprema|corte de apelaciones|tribunal constitucional|maximo tribunal)\b[^;]{0,140}\b(?:concluyo|sostuvo|resolvio|señalo|declaro|expreso|razono|ha (?:concluido|sostenido|resuelto|señalado|declarado|dicho|expresado)) (?:que|lo siguiente)\b/u
/** What a witness, an expert, a police officer or an accused says. On folded text. */
const person = String.raw`(?:testigos?|perit[oa]s?|deponentes?|declarantes?|funcionari[oa]s? policial\p{L}*|carabiner[oa]s?|policias?|cabo|sargento|suboficial|detectives?|comisari[oa]|subcomisari[oa]|victimas?|ofendid[oa]s?|encartad[oa]s?|enjuiciad[oa]s?|absolvente|\[persona \d+\])`
const saying =
  '(?:señalo|señalan?|señalaron|indico|indican?|indicaron|refirio|(?<!\\bse )refieren?|refirieron|expuso|expusieron|exponen?|explico|explican?|explicaron|relato|relatan?|relataron|declaro|declaran?|declararon|manifesto|manifiestan?|manifestaron|dijo|dicen?|dijeron|comento|comentan?|agrego|agregan?|agregaron|añadio|preciso|precisaron|depuso|deponen?|afirmo|afirmaron|recordo|recuerdan?|contesto|respondio|narro|atestiguo|reitero|reiteran?|insistio|alego|adujo|arguyo)'
const testifies = new RegExp(
  String.raw`(?<!\p{L})${person}(?!\p{L})[^.;:]{0,80}?(?<!\bcomo (?:se )?)\b(?:le |les |nos )?(?:${saying}\b(?! (?:el|la) (?:articulo|ley|norma))|señalando|indicando|agregando|refiriendo|explicando|relatando|manifestando|comentando)\b|\bquien(?:es)? (?:le |les |nos |ademas |tambien )?${saying}\b|\b(?:señalando|agregando|indicando) (?:el|la|los|las) (?:${person}|misiva|carta|documento|informe|oficio|acta)\b|\b(?:quien(?:es)?|${person})\b[^.;:]{0,40}\b(?:clar|categoric|enfatic|contest)[oae]s? (?:en|al) (?:señalar|indicar|afirmar|declarar|sostener)\b`,
  'u',
)
/** Somebody who is not named says on, whatever it is: «Por último, reiteró que resulta ilegal …». On folded text. */
const saysOn = new RegExp(
  String.raw`^(?:(?:y|e|ademas|asimismo|tambien|luego|finalmente|en lo pertinente|por su parte|por ultimo|al respecto),? )*(?:le |les |nos |se )?${saying}(?: (?:que|haber|como|a)\b|:)`,
  'u',
)
/** Items of lists of documents, and of facts that are to be proved. On folded text. */
const lists =
  /^(?:\d{1,3}[.)°º-]+-?\s*|[a-z]\)\s*)?(?:en folio|folio|copia(?:s)? |fotocopias? |certificado|comprobante|set de|fotografia|informe de|acta de|carta |correo|liquidacion(?:es)? |contratos? de trabajo (?:entre|de|celebrado|suscrito)|documental|testimonial|absolucion|oficio |comunicacion(?:es)? (?:de |del )?(?:aviso|termino|despido|dt|carta)\b|(?:la )?efectividad (?:de|que)\b|hechos,? circunstancias|(?:en la afirmativa|en la negativa|en caso afirmativo|de ser (?:asi|efectivo)|en su caso)\b[^.;]{0,60}\b(?:hechos|monto|fecha|epoca|causal|circunstancias|periodo)\b)|\b\d{1,2}\s?[.)]\s?-?\s*efectividad (?:de|que)\b/u

/** What a paragraph announces before it repeats the words of the prosecution or of a claim, and before it finds facts itself. On folded text. */
const accusation =
  /\b(?:acusacion|requerimiento|imputacion|libelo|querella|auto de apertura)\b[^.]{0,200}\b(?:hechos?|siguientes?|funda\p{L}*|basa|consist\p{L}+|tenor|terminos)\b|\b(?:hechos?|supuestos? facticos?)\b[^.]{0,80}\b(?:acusacion|requerimiento|imputacion|libelo|querella)\b/u
/** How a section begins that repeats them as a whole, and one that tells what those in a criminal trial said. On folded text. */
const announcesCharge =
  /\b(?:acusacion|requerimiento|imputacion|libelo|querella|auto de apertura)\b[^.]{0,240}?\b(?:(?:es|fue|son|fueron) (?:del |de )?(?:los? |las? )?siguientes?|siguientes? (?:tenor|hechos?|terminos|relacion)|(?:tenor|terminos) siguientes?|(?:se )?(?:baso|basa|fundo|funda|fundamento|fundamenta|versa|consiste|consistio) (?:en|sobre)|tuvo por fundamento)\b/u
const announcesPleading =
  /^[^.]{0,160}\b(?:actitud (?:procesal )?de(?:l| la| los| las)|alegatos? (?:de|inicial)|posicion (?:y argument\p{L}+ )?de|siguientes planteamientos)\b/u
const finding = /\b(?:acredit|probad|establecid|asentad|convicc|valora|razona|conclu|determin|configur|constitu|calific)/u
/** UTF-16 units of the beginning of a section that tell what it is about. */
const openingLength = 400
/** What a court quotes of a norm it says itself. On the folded text before the mark. */
const ofNorm =
  /\b(?:articulos?|art\.|arts\.|inciso|numeral|letra|ley|decreto|reglamento|codigo|constitucion|precepto|norma|disposicion|circular|auto acordado|auto)\b(?:(?!\b(?:corte|fallos?|sentencias?|dictamen\p{L}*|autor(?:a|es)?|profesora?|doctrina|clausula|contrato|informe)\b)[^“«”»]){0,200}$/u
/** What an author says of a norm is the author's. On the folded text before the mark. */
const ofAuthor =
  /\b(?:doctrina|autor(?:a|es)?|profesora?|tratadistas?)\b[^“«”»]{0,40}\b(?:señala|sostiene|dice|indica|afirma|expresa|explica|enseña)n?\b[^“«”»]{0,180}$/u
const beforeQuotation = 240
/** A quotation that runs over more than this was not closed where it ends. */
const maxQuotation = 6000

/** How the court turns from what it told to what it holds. On folded text. */
const turns = /\b(?:sin embargo|no obstante|empero|lo cierto es|con todo|se (?:rechaza|desestima|acoge)\p{L}*)\b/u
/** A party draws consequences too; these words make one the court's. On folded text. */
const consequence =
  /\b(?:por lo que|por (?:lo )?tanto|de modo que|de manera que|razon por la cual)\b[^;]{0,80}?\b(?:est[ea] (?:tribunal|corte|sentenciador\p{L}*|juez\p{L}*)|corresponde|procede|fuerza|cabe|resulta|sera[n]?|debe[nr]?\p{L}*|se (?:hace|hara|dara|tendra|tiene|estima|concluye)|no (?:cabe|procede|puede|pueden|se|es|hay))\b/u

/**
 * Whether a clause tells what somebody else says. Both texts are folded; `before` is the beginning of its sentence, whose teller still
 * speaks unless the court turns to its own view.
 */
export function reportsAnother(folded: string, before = ''): boolean {
  if (saysOn.test(folded)) return true
  if (concludes.test(folded)) return false
  if ([recounts, positions, testifies, lists].some((pattern) => pattern.test(folded)) || (claimed.test(folded) && !supposes.test(folded)))
    return true
  if (before === '' || turns.test(before) || turns.test(folded.slice(0, turnLength)) || consequence.test(folded)) return false
  if (concludes.test(before) && !says.test(before)) return false
  return [recounts, positions, testifies, anotherCourt].some((pattern) => pattern.test(before))
}

/** How the court says what it holds, whatever it tells beside it. On folded text. */
const concludes = new RegExp(
  String.raw`^(?:\p{L}+(?: \p{L}+)?\s?[.:°)-]+\s*)?(?:que,? )?(?:en consecuencia|consecuentemente|por consiguiente|(?:(?:asimismo|ademas|en efecto|asi|al respecto|ahora bien),? )?(?:(?:tal )?(?:como|segun) )?se (?:advierte|aprecia|desprende|colige|constata|infiere|evidencia))\b|\bconsta (?:del|de l[ao]s?) |\b(?:ello|esto|lo anterior) se (?:advierte|aprecia|desprende|colige|infiere)\b|\b(?:lo cierto es|fluye que|${party} (?:yerra|se equivoca|confunde|olvida|no repara)n?|goza[n]? de presuncion|est[eo]s juzgadores|(?:a juicio|en concepto|en opinion) (?:de est\p{L}+|del tribunal(?! (?:a quo|de|del|oral|recurrido)\b))|se puede (?:dar|tener) por (?:acreditad|probad|establecid)\p{L}*|lo que permite (?:concluir|tener por|establecer)|(?:si bien|aunque)\b[^.;]{0,220}, (?:consta|es lo cierto|no es menos|aquello no|ello no|esto no)|(?:aquello|ello|lo anterior|esto) no (?:obsta|desvirtua)|(?:no es|es|resulta) (?:insuficiente|suficiente) para (?:acreditar|establecer|atribuir|tener)\p{L}*|est[ao]s? (?:corte|tribunal|sentenciador\p{L}*|juez\p{L}*|magistrad\p{L}+)(?: \p{L}+)? (?:estima|concluye|considera|comparte|advierte|entiende|no (?:advierte|vislumbra|comparte))\p{L}*|resulta (?:claro|evidente|forzoso|procedente|improcedente|ilegal|arbitrari\p{L}+)|(?:debe|deben|debera|puede|cabe) (?:ser )?(?:calificad|calificarse|desestimad|rechazad|acogid|conclui|tenerse por|entenderse)\p{L}*|se concluye|no (?:resulta|es) (?:efectivo|cierto|exacto)|es (?:dable|posible|forzoso) (?:concluir|colegir)|no (?:resulta|es) posible (?:dirigir|atribuir|estimar|acoger|tener)|sera[n]? (?:rechazad|acogid|desestimad)\p{L}*)`,
  'u',
)

/** Somebody says that it is so: «la actora alega que, en consecuencia, …». On folded text. */
const says = new RegExp(String.raw`\b(?:${accountWord}|${saying})(?: (?:que|haber|como|a)\b|:)`, 'u')

/** UTF-16 units of the beginning of a clause that may turn. */
const turnLength = 60

interface SectionAccounts {
  /** Anchors of paragraphs that repeat an accusation. */
  readonly accusing: ReadonlySet<string>
  /** Half-open ranges of offsets between quotation marks, by anchor. */
  readonly quoted: Ranges
  /** Half-open ranges of sentences between two of which somebody tells, and of another ruling that is transcribed, by anchor. */
  readonly reported: Ranges
}

type Ranges = ReadonlyMap<string, readonly (readonly [from: number, to: number])[]>

const cache = new WeakMap<Section, SectionAccounts>()

/**
 * Whether a place holds no words of the court: it repeats an accusation, or lies within a quotation that began before it. So it is where
 * the place goes on with what somebody says, or stands in another ruling that is transcribed.
 */
export function repeatsAnother(section: Section, anchor: string, from: number, to: number): boolean {
  const accounts = cache.get(section) ?? readAccounts(section)
  cache.set(section, accounts)
  const { accusing, quoted, reported } = accounts
  return (
    accusing.has(anchor) ||
    (quoted.get(anchor) ?? []).some(([start, end]) => from < end && (start < from || (start === from && to - markLength <= end))) ||
    (reported.get(anchor) ?? []).some(([start, end]) => start <= from && from < end)
  )
}

/** A full stop and a mark may stand behind a quotation. */
const markLength = 3

function readAccounts(section: Section): SectionAccounts {
  return { accusing: accusingParagraphs(section), quoted: quotedRanges(section), reported: reportedRanges(section) }
}

/** Who tells, in a sentence that the court says itself. On folded text. */
const teller =
  /\bsegun (?:(?:el|la|los|las) )?(?:parte )?(?:recurr|demandad|demandant|reclam|requirent|ejecut|querell|actor|apelant|defensa)\p{L}*|^(?:[^.,;]{0,60}, |[^.,;]{0,40}: (?:que,? )?(?:[^.;]{0,120}, )?)?(?:el|la|los|las) (?:parte )?(?:recurrente|demandad[oa]|demandante|reclamante|requirente|ejecutad[oa]|ejecutante|actora?|apelante|defensa|fne)s?\b[^.;]{0,60}\b(?:sostiene|alega|aduce|argumenta|expone|afirma|señala|indica|reclama|cuestiona|denuncia|acusa|plantea|propone|sugiere)n?\b/u
/** How a telling goes on, without who tells: «Adicionalmente sostiene que …». On folded text. */
const goesOn =
  /^(?:y |que,? )?(?:(?:adicionalmente|ademas|asimismo|luego|finalmente|tambien|enseguida|en seguida|a continuacion|por ultimo|por otra parte|en segundo lugar|en tercer lugar),? )?(?:sostiene|agrega|añade|alega|aduce|argumenta|expone|afirma|asevera|insiste|reclama|reprocha|cuestiona|denuncia|acusa|arguye|esgrime|manifiesta|refiere)n?\b/u
/** What a party filed, where a sentence names it as its source: «(observaciones a la prueba, folio 12, p. 3)». On folded text. */
const citesFiling =
  /\((?:(?:las? |sus? |el )?(?:observaciones a la prueba|contestacion|requerimiento|demanda|escrito de (?:contestacion|demanda|observaciones)|alegatos?)\b)[^()]{0,80}?\b(?:folios?|fs?|fojas|pp?|pags?|paginas?|parrafos?)\b[^()]{0,60}\)\s*[.;]?\s*$/u
/** What is transcribed of another ruling: its announcement, and the number of a considerando that is not this one's. */
const announcesRuling = /\b(?:fallos?|sentencias?|rol(?:es)?|corte suprema|corte de apelaciones|jurisprudencia)\b/u
/** The facts of an accusation, numbered, where the court does not say that it finds them. On folded text. */
const numberedFact = /^hecho (?:n°? ?)?\d{1,2}\s?[:.)]/u
/** The facts charged, where nothing says that the court finds them: «El día 3 de mayo de 2023 el requerido ingresó …». On folded text. */
const chargedFact =
  /^(?:que,? )?(?:el (?:dia )?|con fecha )\d{1,2} de \p{L}+[^.;]{0,160}\b(?:el|la|los|las) (?:requerid|imputad|acusad)[oa]s?\b/u
/** Headings of an opinion: what was asked, and where the authority begins to speak. On folded text. */
const askedHeading = /^(?:[ivx]+\s?[.)-]*\s*)?antecedentes\s?[.:]?$/u
const ownHeading =
  /^(?:(?:[ivx]+|\d{1,2})\s?[.)-]*\s*)?(?:analisis|interpretacion|fundamentos?|consideraciones|conclusion(?:es)?|al respecto|sobre (?:el particular|la materia)|precisado lo anterior|como cuestion previa|en primer termino|puntualizado|ahora bien|en relacion con|(?:asi, )?para (?:poder )?(?:dar respuesta|responder|resolver))\b|^(?:\p{L}+, |en (?:tal|este|dicho|ese) (?:contexto|sentido|orden de ideas),? (?:y )?(?:previamente )?)?(?:es (?:necesario|preciso|dable) (?:tener presente|tener en cuenta|señalar|indicar|precisar)|(?:cabe|corresponde|cumpleme|cumple) (?:señalar|indicar|precisar|tener presente|hacer presente|informar|manifestar)\p{L}*)\b/u
const asksOpinion =
  /^(?:(?:se ha dirigido|el señor|los señores|la señora|las señoras|don|doña)\b)[^.]{0,300}\b(?:reclam|solicit|consult|denunci|requi|impugn|expon|manifiest)\p{L}+/u
/** What a section announces: an account, or points to be proved. On folded text. */
const announcesAccount =
  /\b(?:fundamentan?|fundan?|basan?) su (?:pretension|demanda|accion|recurso|solicitud|oposicion|reclamo|terceria) en (?:lo siguiente|los siguientes)/u
const announcesPoints =
  /\b(?:fijando|fijaron|fijo|estableciendo|establecieron|recibio la causa a prueba|recibiendo la causa a prueba)\b[^.]{0,120}\b(?:puntos?|hechos?)\b[^.]{0,60}:?$/u
const innerNumber = /(?:^|[“«"])(?:PRIMERO|SEGUNDO|TERCERO|CUARTO|QUINTO|SEXTO|S[EÉ]PTIMO|OCTAVO|NOVENO|D[EÉ]CIMO)\s?[:.°-]+\s?-?\s*QUE\b/iu

/** What stands from a telling to where it goes on, unless the court speaks between them, and from the inner number of a transcribed ruling on. */
function reportedRanges({ kind, paragraphs }: Section): Ranges {
  const ranges = new Map<string, [number, number][]>()
  if (kind === 'texto') return askedRanges(paragraphs)
  if (kind !== 'considerando') return ranges
  const sentences = paragraphs.flatMap(({ anchor, text }) =>
    splitSentences(text).map(({ from, to }) => ({ anchor, from, to, text: text.slice(from, to), folded: foldText(text.slice(from, to)) })),
  )
  const mark = (some: typeof sentences): void => {
    for (const { anchor, from, to } of some) ranges.set(anchor, [...(ranges.get(anchor) ?? []), [from, to]])
  }
  let open = -1
  let isAnnounced = false
  for (const [at, sentence] of sentences.entries()) {
    const { folded, text } = sentence
    if (isAnnounced && !concludes.test(folded)) mark(sentences.slice(at, at + 1))
    isAnnounced = (isAnnounced && !concludes.test(folded)) || announcesAccount.test(folded) || announcesPoints.test(folded)
    if (at > 0 && innerNumber.test(text) && announcesRuling.test(foldText(paragraphs[0]?.text.slice(0, openingLength) ?? ''))) {
      mark(sentences.slice(at))
      break
    }
    const isFiled = citesFiling.test(folded) && !concludes.test(folded)
    if (open >= 0 && (isFiled || goesOn.test(folded))) mark(sentences.slice(open + 1, at + 1))
    else if (isFiled) mark([sentence])
    if (teller.test(folded) || isFiled || (open >= 0 && goesOn.test(folded))) open = at
    else if (concludes.test(folded) || turns.test(folded)) open = -1
  }
  return ranges
}

/** The paragraph behind one that announces the facts of an accusation, and the whole of a section that begins so. */
function accusingParagraphs({ kind, paragraphs }: Section): ReadonlySet<string> {
  if (kind === 'resolutiva') return new Set()
  const opening = foldText(
    paragraphs
      .map(({ text }) => text)
      .join(' ')
      .slice(0, openingLength),
  )
  if ((announcesCharge.test(opening) || announcesPleading.test(opening)) && !finding.test(opening))
    return new Set(paragraphs.map(({ anchor }) => anchor))
  return new Set(
    paragraphs.flatMap(({ anchor }, at) => {
      const before = foldText(paragraphs[at - 1]?.text.slice(-openingLength) ?? '')
      return /:\s*$/u.test(before) && accusation.test(before) && !finding.test(before) ? [anchor] : []
    }),
  )
}

/** Ranges between typographic quotation marks, over all paragraphs of a section. Straight marks do not tell which end they are. */
function quotedRanges({ paragraphs }: Section): Ranges {
  const joined = paragraphs.map(({ text }) => text).join('\n')
  const ranges: [number, number][] = []
  let open = -1
  for (const { 0: sign, index } of joined.matchAll(/[«“»”]/gu)) {
    if (sign === '«' || sign === '“') open = open < 0 || index - open > maxQuotation ? index : open
    else if (open >= 0) {
      const before = foldText(joined.slice(Math.max(0, open - beforeQuotation), open))
      if (index - open <= maxQuotation && (!ofNorm.test(before) || ofAuthor.test(before))) ranges.push([open, index])
      open = -1
    }
  }
  const quoted = new Map<string, [number, number][]>()
  let start = 0
  for (const { anchor, text } of paragraphs) {
    const end = start + text.length
    const own = ranges.filter(([from, to]) => from < end && start < to).map(([from, to]): [number, number] => [from - start, to - start])
    if (own.length > 0) quoted.set(anchor, own)
    start = end + 1
  }
  return quoted
}

/** What an opinion tells of who asked for it, up to its analysis, and the numbered facts of a charge. */
function askedRanges(paragraphs: Section['paragraphs']): Ranges {
  let isAsked = false
  return new Map(
    paragraphs.flatMap(({ anchor, text }): [string, [number, number][]][] => {
      const folded = foldText(text.slice(0, openingLength)).trim()
      isAsked = askedHeading.test(folded) || asksOpinion.test(folded) || (isAsked && !ownHeading.test(folded))
      const isCharged = numberedFact.test(folded) || (chargedFact.test(folded) && !finding.test(folded))
      return isAsked || isCharged ? [[anchor, [[0, text.length]]]] : []
    }),
  )
}
