import { accountOpeners, accountVerbs, filingRoles, partyWords, pleadingWords } from './speaker-words.ts'

/** Who tells what a sentence tells. */
export interface Teller {
  /** Its role, folded, with its article where the text has one («la recurrente»). Null where the sentence does not say it surely. */
  readonly role: string | null
  /** Somebody is named who did not tell before, though not in which role: «Informó don Elías Luna, por el Servicio de Faros». */
  readonly isAnother: boolean
  /** The sentence says itself that another begins to speak: «Por su parte, …», «contesta la demanda», «informa», «La recurrida sostiene que …». */
  readonly isTurn: boolean
  /** It begins with the party and what that tells. */
  readonly isFirst: boolean
}

const anyAccount = new RegExp(`\\b(?:${accountVerbs}|${accountOpeners})\\b`, 'u')
const named = new RegExp(`\\b(?:(?<article>el|la|los|las|del|al) )?(?:(?<party>partes?) )?(?<role>${partyWords})\\b`, 'gu')
const representative = /^(?:compareciente|abogad|letrad|apoderad|mandatari|empresa|articulista|defensor|promotor)/u
/** Whoever speaks for a party: «en representación de la», «abogado del», «por la». */
const speaksFor =
  /\b(?:representacion|nombre|abogad[oa]s?|apoderad[oa]s?|mandatari[oa]s?|defensor[ae]?s?|letrad[oa]s?|representantes?)(?: por| de)?$/u
const filedBy =
  /\b(?:deducid|interpuest|entablad|presentad|formulad|opuest|alegad|solicitad|invocad|esgrimid|evacuad|aducid|planteado|planteada)[oa]?s?\b[^.;,]{0,80}\bpor$|^por$|\bcomparec\p{L}+ [^;]{0,240}, por$|\bpor(?= (?:el|la) [^.;,]{0,40},? comparec)/u
const preposition = /\b(?:contra|respecto|de|a|con|entre|ante|hacia|sobre|para|en|desde|por|favor|segun|como)$/u
const subordinate = /\b(?:que|quien|cual|cuales|cuando|donde|cuy[oa]s?|si)\b/u
const lead = /^(?:[^:.]{0,60}[:.] ?-? ?)?(?:que,? )+/u
/** Between a verb and the subject behind it. */
const adverbs =
  /^(?: lo siguiente| (?:la|su) (?:acusacion|demanda|pretension))?(?:,? (?:en (?:sintesis|resumen|concreto|primer lugar|segundo lugar|lo medular|definitiva)|asimismo|ademas|luego|tambien|por su parte|a su vez),?)? ?$/u
/** «En la contestación de la demandada, …», at the beginning: who rebuts «los argumentos de la demandada» is another. */
const headOf =
  /(?:^|[,:.-] )(?:que,? )?(?:(?:en|segun) )?(?:(?:el|la|los|las) )?(?:contestacion|alegatos?|apertura|clausura|argumentos|argumentaciones|alegaciones|peticiones)(?: de (?:apertura|clausura))?(?: de)?$/u
const passive = /\bse (?:ha|han|dedu|interp|entabl|present)/u
/** «Al contrario de lo que señala el demandado, …» and «los pagos que señala la actora» are said by another. */
const reported = /(?:\b(?:lo que|como|segun(?: lo)?(?: que)?)|(?<=\p{L} )(?:que|cual|cuales)) $/u
const maxBehind = 260
/** Letters between a subject and its verb, where a clause precedes both: «para probar que hubo luz la recurrente alega que …». */
const maxBetween = 12

/** The role of a party that is the subject of what is told, or for which somebody speaks. */
const subjectIn = (opening: string): string | null => {
  const found = anyAccount.exec(opening)
  const [verb, end] = found === null ? [opening.length, opening.length] : [found.index, found.index + found[0].length]
  if (reported.test(opening.slice(0, verb))) return null
  const isPresent = [appears, lodges, informs, answers].some((pattern) => pattern.test(opening))
  for (const match of opening.slice(0, end + maxBehind).matchAll(named)) {
    const { article = '', party = '', role = '' } = match.groups ?? {}
    const isContracted = article === 'del' || article === 'al'
    const before = `${opening.slice(0, match.index)}${article === 'del' ? 'de' : article === 'al' ? 'a' : ''}`.trimEnd()
    if (representative.test(role)) continue
    const isFor =
      (speaksFor.test(before) && (match.index < verb || isPresent)) ||
      (filedBy.test(before) && (match.index < verb || isPresent || passive.test(opening))) ||
      headOf.test(before)
    if (!isFor && preposition.test(before)) continue
    if (article === '' && party === '' && before !== '' && !isFor) continue
    if (match.index > verb && !isFor && !adverbs.test(opening.slice(end, match.index))) continue
    const isSaying = verb >= match.index && verb - match.index - match[0].length <= maxBetween
    if (match.index < verb && !isSaying && subordinate.test(`${before} `.replace(lead, ''))) continue
    const shown = isContracted ? 'el' : article
    return shown === '' || party !== '' ? role : `${shown} ${role}`
  }
  return null
}

const begins =
  /^(?:(?![^,]*\bque\b)[^,]{0,20}, )?(?:que,? )?(?:el|la|los|las|don|doña) (?!(?:abogad|apoderad|letrad|compareciente)|(?:parte )?(?:recurso|demanda|libelo|arbitrio|escrito|reclamo|reclamacion|requerimiento|acusacion|accion|presentacion|contestacion|informe|querella|denuncia|solicitud|impugnacion|nulidad|causal|capitulo|misma?|articulo|ley|norma)\b)/u
export const appears = /\b(?<!no )(?:comparec(?:e|en|io|ieron|iendo)|se present[oa] (?:ante|don|doña))\b/u
const answered = '(?:demanda|requerimiento|reclamo|reclamacion|accion|recurso|traslado|denuncia|querella|solicitud)'
const answering = String.raw`contest(?:a|o|an|aron|ando) (?:derechamente |directamente )?(?:(?:a la|el|la|su|los|las|dich[oa]) )?${answered}\b`
const answers = new RegExp(
  String.raw`\b(?:${answering}|contestando,|evacu(?:a|o|an|aron|ando|ar)\b|se opus\p{L}+ a|al informar\b|en su informe\b)`,
  'u',
)
/** «2.- Que Faros del Sur contestó la demanda»: nothing before the verb says it of another. */
const answersClaim = new RegExp(
  String.raw`^(?:\d[\d.]*\s?[.)°º-]+\s*)*(?:que,? )?(?:(?!\b(?:que|no|habiend\p{L}+|respecto|cuando|si|por)\b)[^.;:]){0,200}?\b${answering}`,
  'u',
)
export const informs = /\b(?:inform(?:a|an|o|aron|ando)|evacu\p{L}+ (?:el |su |los )?informes?)\b/u
export const lodges = /\b(?:dedu(?:ce|cen|jo|jeron|ciendo)|interp(?:one|onen|uso|usieron|oniendo)|entabl(?:a|o|an))\b/u
export function isAnsweringClaim(text: string): boolean {
  return text.includes('contest') && answersClaim.test(text)
}
/** «A folio 4, informa la isapre, …»: it begins with who comes before the court. */
const comesFirst =
  /^(?:que,? )?(?:(?:a|en|por) [^;:,]{0,30}(?:folio|fojas|fs)\b[^;:,]{0,60}, )?(?:(?:con fecha|el dia|el) [^,;:]{1,40}, )?(?:(?:luego|tambien|asimismo|enseguida|a continuacion|finalmente|que),? )?(?:(?:informan?|informo|informaron|informando)\b(?! ?que\b| ?:|$)|(?:evacu|remit|emit)\p{L}+ (?:el |su |los |sus )?(?:informes?|traslado)|contest(?:a|o|an|aron|ando)\b(?= ?,| derechamente| la | el | su ))/u
const turns =
  /^(?:[^:.]{0,40}[:.] ?)?(?:que,? )?(?:por su parte|a su turno|a su vez|en tanto|por otro lado,? (?:el|la)|de otro lado|en (?:su|la|el) (?:clausura|apertura|replica|duplica|cierre|alegatos?))\b/u
const subjectFirst = `^(?:[^:.]{0,40}[:.] ?)?(?:que,? )?(?:[^,.;:]{0,30}, )?(?:el|la|los|las) (?:partes? )?(?:${partyWords})\\b[^.;:]{0,100}?`
/** «La recurrida sostiene que …», at the beginning and in the present. */
const says = new RegExp(
  `${subjectFirst}\\b(?:sostienen?|alegan?|argumentan?|exponen?|aducen?|afirman?|señalan?|indican?|solicitan?|piden?|niegan?|reconocen?|oponen?|formulan?|acusan?|plantean?|reprochan?|refieren?|manifiestan?|agregan?|esgrimen?|cuestionan?|insisten?|reclaman?|fundan?)\\b`,
  'u',
)
/** The same in any tense, which tells also what a party did or said before the case. */
const said = new RegExp(`${subjectFirst}\\b(?:${accountVerbs})\\b`, 'u')

/** «En cuanto al fondo, agrega que …»: whoever spoke goes on. */
const goesOn = new RegExp(
  `^(?:que,? )?(?:[^,.;:]{0,70}, ){0,2}?(?:(?:y|e|asimismo|ademas|tambien|luego|finalmente|igualmente|en efecto|se) ,?)?(?!comparec|dedu|interp|entabl|(?:inform|evacu|contest)\\p{L}*\\b(?! que\\b))(?:${accountVerbs}|${accountOpeners})\\b`,
  'u',
)

/** «Señala el servicio que …». */
const namesBehind = new RegExp(
  `^(?:que,? )?(?:[^,.;:]{0,70}, ){0,2}?(?:${accountVerbs}|${accountOpeners}),? (?:el|la|los|las|don|doña) (?!(?:${pleadingWords}|excepcion|hecho|articulo)\\b)[^,.;:]{2,60}?(?<! (?:en|a|de)),? que\\b`,
  'u',
)

const filerIn = (text: string): string | null => filingRoles.find(([filed]) => filed.test(text))?.[1] ?? null
/** Who informs the court of a recourse has not filed it. */
const answererIn = (text: string): string | null => (isAnsweringClaim(text) ? filerIn(text) : null)
/** «La isapre acusa a su representada de mentir»: whose representative speaks is not the isapre. */
const accused = /\ba (?:su|mi) (?:representad[oa]s?|mandantes?|defendid[oa]s?|parte)\b/u
/** «En su recurso, acusa que …» names what is filed before the verb. */
const maxFiling = 60

/**
 * Reads who tells from the beginning of a sentence, and what is filed from more of it: long personal data may precede. `expectsSubject` is false
 * where no subject is expected, as in «Agrega que …».
 */
export function readTeller(opening: string, more: string, expectsSubject: boolean): Teller {
  const subject = subjectIn(opening)
  const goes = subject === null && goesOn.test(opening) && !begins.test(opening) && !turns.test(opening) && !comesFirst.test(opening)
  if (goes || !expectsSubject) {
    const role = subject ?? filerIn(opening.slice(0, maxFiling).split(' que ')[0] ?? '')
    return { role, isAnother: role === null && namesBehind.test(opening), isTurn: subject !== null && turns.test(opening), isFirst: false }
  }
  const opened = opening.slice(0, 200)
  // «Alegó que no procedía al deducir la demanda» tells of what another filed.
  if (accused.test(opened)) return { role: null, isAnother: false, isTurn: false, isFirst: false }
  const filing = appears.test(opened) || lodges.test(opened) || answers.test(opened) ? more : (more.split(' que ')[0] ?? '')
  const role = subject ?? (informs.test(opened) && !lodges.test(opening) ? answererIn(more) : filerIn(filing))
  const comes = appears.test(opened) || informs.test(opened) || answers.test(opened)
  return {
    role,
    isAnother: role === null && (begins.test(opening) || comes),
    isTurn: turns.test(opening) || comes || lodges.test(opened) || says.test(opening),
    isFirst: said.test(opening),
  }
}

/** Whether two roles name the same party: «la parte demandada», «el demandado». */
export function isSameRole(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && stem(left) === stem(right)
}

const stem = (role: string): string =>
  role
    .replace(/^(?:el|la|los|las) /u, '')
    .replace(/^actor(?:a|es|as)?$/u, 'demandante')
    .replace(/^(?:fiscal(?:ia)?|ministerio publico|persecutor)$/u, 'fiscal')
    .replace(/^consejo de defensa$/u, 'fisco')
    .replace(/[aeo]?s?$/u, '')

const asks = /^(?:demandante|actor|reclamante|recurrente|requirente|querellante|ejecutante|solicitante|denunciante|apelante|peticionari)/u
const resists = /^(?:demandad|reclamad|recurrid|requerid|querellad|ejecutad|denunciad)/u

/** Either side may have moved the court. */
const appeals = /^(?:recurrent|apelant|impugnant)/u

/** Whether two roles are of those who ask, or of those who resist: a recurrente is also called the actora or the solicitante. */
export function isSameSide(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false
  const both = [left, right].map((role) => role.replace(/^(?:el|la|los|las) /u, ''))
  if (both.some((role) => appeals.test(role))) return true
  return both.every((role) => asks.test(role)) || both.every((role) => resists.test(role))
}

/** Who asks and who answers in a trial inform nobody because the court ordered it. */
export function isLitigantOfTrial(role: string | null): boolean {
  return role !== null && ofTrial.test(role)
}
const ofTrial =
  /^(?:(?:el|la|los|las) )?(?:demandante|demandad|actor|reclamante|recurrente|requirente|querellante|ejecut|solicitante|denunciante|apelante)/u
