import { isCastingVote } from '../analysis/casting-vote.ts'
import { foldSameLength } from '../analysis/fold-text.ts'

const vistos = /^(?:y )?vistos?(?:[\s:.;,-]|$)/u
const considerando =
  /^(?:y )?(?:vistos?[ ,]|con lo relacionado|oid[oa]s?[ ,]|teniendo|considerando|y considerando|y teniendo)[^.]{0,120}?(?:considerando|presente|en consideracion|consideracion)[^.]{0,40}[:.;]?$|^(?:y )?(?:considerando|c o n s i d e r a n d o|teniendo (?:ademas )?(?:presente|en consideracion)|con lo relacionado y (?:considerando|teniendo presente))/u

const decision =
  /\b(?:se|no se) (?:resuelve|declaran?|decide|confirman?|revocan?|rechazan?|acogen?|condenan?|absuelven?|desestiman?|hace lugar|invalidan?|anulan?|omite|aprueban?|elevan?|conceden?|niegan?|tienen? por|desechan?|mantienen?|reduce|impone|sustituye|dispone|ordena|casa|deja sin efecto)\b|\b(?:no )?ha lugar\b|\bresuelvo\b|\bdeclaro\b|\bdeclarase\b|\b(?:rechaza|acoge|acoja|confirma|revoca|declara|anula|invalida)se\b|\btengase[^.;]{0,160} por desistid|\b(?:remitanse|pasen los|vuelvan los|devuelvanse) /u
const resolutiveOpening =
  /^(?:(?:y|i) )?(?:por|en (?:consecuencia|merito|virtud|atencion|conformidad)|con (?:lo|arreglo|el merito)|atend|visto|de (?:conformidad|acuerdo)|teniendo|conforme|segun|habiendo|a merito|que,? por|mediante lo)/u
const resolutiveAlone =
  /^(?:[ivx]+[.-]+ )?(?:(?:el |la )?(?:tribunal|corte|tribunal constitucional|juez|sala) )?(?:se )?(?:resuelve|resuelvo|dec[il]{1,3}ara|declaro|decide|falla|fallo|decision|s e d e c l a r a|s e r e s u e l v e)(?: (?:que|lo siguiente|en definitiva))?[ :.-]*$/u
/** What somebody asks for, brought or said, and what a norm provides, also ends in a colon before its list. */
const reports =
  /^(?:(?:y|i) )?(?:que,? )?por (?:su|otr[ao]|medio del?|presentacion|escrito|carta|oficio) |\b(?:solicit|pid(?:e|en|io|ieron|iendo)\b|requiri(?:o|eron)\b|consult(?:a|an|o|aron)\b|acompañ|agreg(?:a|o|aron)\b|aport|rindi|ofreci|presento|señal(?:a|an|o|aron)\b|indic(?:a|an|o|aron)\b|expon(?:e|en)\b|expus|expres(?:a|an|o|aron)\b|sostien|sostuv|argument|aleg(?:a|an|o|aron)\b|manifiest|manifest(?:o|aron)\b|disponen?\b|establecen?\b|prescriben?\b|preceptua|prueba (?:documental|testimonial|pericial|instrumental|confesional))/u
/** The last words before the orders. */
const announcement =
  /\b(?:se (?:declara|resuelve|decide|falla)|resuelvo|declaro|decidimos|resolvemos|declaramos|fallamos)(?: (?:que|lo siguiente))?\s?:[ -]*$/u
/** «SE ACOGE» alone is a table cell. */
const tableCell = /^[^.:;,]{1,19}$/u
const decisionOpening =
  /^(?:que )?(?:se|no se) (?:resuelve|declaran?|decide|confirman?|revocan?|rechazan?|acogen?|condenan?|absuelven?|desestiman?|hace lugar|invalidan?|anulan?|omite|aprueban?|casa)\b|^(?:no )?ha lugar\b/u

const vote =
  /^(?:[ivx]+[.-]+ )?(?:se previene que|acordad[ao]s?,? (?:la |el |esta |lo |su |con |contra |en |previ|desestimad|rechazad|una vez|el rechazo|sin perjuicio)|se deja constancia (?:de )?que (?:el|la) (?:ministr|abogad)[^.]{0,80}(?:concurr|previen|voto)|se deja constancia (?:de )?que [^.]{0,80}\bvoto (?:en contra|disidente|de minoria) de|(?:la|esta|el|este|lo) (?:presente )?(?:decision|sentencia|fallo|resolucion|acuerdo|acordado|decidido|resuelto)\b[^.]{0,90} (?:con|contra) (?:el|los|la|las) (?:votos?|prevencion|opinion)|votos? (?:en contra|particular|de minoria|disidente|concurrente|por (?:acoger|rechazar))|disidencia|prevencion(?:es)?(?:[ :.-]|$)|con la prevencion|(?:la|el) (?:ministr|abogad)[^.]{0,90}(?:previene|concurre (?:al acuerdo|a la decision)|estuvo por)|l[oa]s (?:ministr|abogad)[^.]{0,220}(?:previenen|concurren (?:al acuerdo|a la decision)|estuvieron por))/u
const prevention = /previene|prevencion|concurr/u

const closing =
  /^(?:y )?(?:registrese|anotese|notifiquese|comuniquese|devuelvase|archivese|publiquese|transcribase|insertese|agreguese|dese (?:copia|a conocer|cumplimiento)|regist|redac|rol(?:es)?[ :n]|rit[ :n]|r\.i\.t|ruc[ :n]|r\.u\.c|n°|pronunciad[ao]|dictad[ao]|dicto |resolvio|proveyo|dirigio la audiencia|proveido por|sentencia (?:pronunciada|dictada)|no firma|autorizan?(?![a-z])|certifico|en [\p{L} ]{3,30}, (?:a )?[\p{L}\d ]+ de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre) de|al (?:primer|segundo|tercer|cuarto|quinto|sexto|[ivx]+)? ?otrosi|al escrito|a los escritos|a lo principal|resolucion incluida)/u
const resolutiveItem = /^(?:[ivx]{1,6}|\d{1,2}|[a-z])\s?(?:[.)°-]+|\.-)\s/u
const conclusion = /^(?:[ivx\d]{1,4}\s?[.)-]*\s?-?\s?)?conclusion(?:es)?\s?[.:-]*$/u
const headingOpening =
  /^(?:[ivxlc]{1,6}[.)-]+|[a-z][.)-]+|\d{1,2}[.)-]+)?\s*(?:en (?:cuanto|lo|relacion)|respecto|sobre|acerca|(?:recurso|apelacion|casacion) )/u
const headingEnd = /^[^.;]{0,110}(?::|(?<![,;.:]))$|^[^.,;]{0,80}\.-?$/u

/** What a paragraph announces, from its folded beginning. */
export interface ParagraphMarkers {
  readonly vistos: boolean
  readonly considerando: boolean
  /** Opens the decision. */
  readonly resolutive: boolean
  /** Ends in «se declara:», «DECIDIMOS:». */
  readonly announces: boolean
  /** Begins as decisions do: «Por estas consideraciones», «Y visto». */
  readonly opening: boolean
  /** Contains a decision phrase. */
  readonly decides: boolean
  readonly vote: 'contra' | 'prevencion' | null
  readonly closing: boolean
  readonly item: boolean
  readonly heading: boolean
  /** Only opens a list of orders («SE RESUELVE:»). */
  readonly orders: boolean
  /** Only says that the conclusion follows («III.- CONCLUSIÓN»). */
  readonly concludes: boolean
}

const isUpper = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 4 && letters === letters.toUpperCase()
}

export function markersOf(paragraph: string): ParagraphMarkers {
  const start = foldSameLength(paragraph.slice(0, 400))
  let decides: boolean | null = null
  const isDecision = (): boolean => {
    decides ??= decision.test(paragraph.length > 400 ? foldSameLength(paragraph.slice(0, 4_000)) : start)
    return decides
  }
  const short = paragraph.length <= 160
  const orders = resolutiveAlone.test(start)
  return {
    vistos: vistos.test(start),
    considerando: considerando.test(start.slice(0, 160)) && (short || /^(?:y )?considerando/u.test(start)),
    resolutive:
      orders ||
      (decisionOpening.test(start) && !tableCell.test(start)) ||
      (resolutiveOpening.test(start) && ((short && paragraph.endsWith(':') && !reports.test(start)) || isDecision())),
    announces: paragraph.endsWith(':') && announcement.test(foldSameLength(paragraph.slice(-60))),
    opening: resolutiveOpening.test(start),
    get decides() {
      return isDecision()
    },
    vote: vote.test(start) && !isCastingVote(start) ? (prevention.test(start.slice(0, 160)) ? 'prevencion' : 'contra') : null,
    closing: closing.test(start),
    item: resolutiveItem.test(start),
    heading: short && !/[,;]$/u.test(paragraph) && (isUpper(paragraph) || (headingOpening.test(start) && headingEnd.test(start))),
    orders,
    concludes: conclusion.test(start),
  }
}
