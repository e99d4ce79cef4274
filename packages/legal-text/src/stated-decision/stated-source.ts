import type { TextSpan } from '../analysis/text-span.ts'
import { partyWords } from '../speaker/speaker-words.ts'
import { decidingWord } from './decision-words.ts'

/** A verb by which a text says what was decided, in the words of a clause. */
export interface VerbPlace extends TextSpan {
  /** «se acogió», without a subject. */
  readonly isImpersonal: boolean
  readonly isPresent: boolean
  /** «acogiendo», «al acoger»: its subject may stand behind it. */
  readonly isNonFinite?: boolean
  /** A ruling was confirmed, reversed or annulled: what follows may name it. */
  readonly isReview?: boolean
}

const days =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dos|mil|uno|veinti\\p{L}+|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|treinta'
/** Words that lead to a citation, or stand beside it: «(véase, en igual sentido, sentencia de la …, rol N° …». */
const source = `(?:[\\s,:()[\\]\\d.°º"“”«»'–—-]|(?<!\\p{L})(?:en|por|para|la|el|los|las|lo|del?|a|y|es|su|un|una|con|ante|causas?|autos|asuntos?|casos?|sentencias?|fallos?|roles|rol|rit|ruc|ingresos?|expediente|asi|vease|veanse|ver|cfr|cf|vid|v|gr|verbigracia|entre|otr[oa]s?|tod[oa]s|ejemplo|segun|como|consta|aparece|lee|cuenta|mism[oa]|igual|identic[oa]|similar|est[ea]|es[ea]|tal|sentido|recientes?|recientemente|fecha|sala|primera|segunda|tercera|cuarta|quinta|dictad[oa]|pronunciad[oa]|seguid[oa]s?|tramitad[oa]s?|caratulad[oa]s?|sca|scs|s?stc|stdlc|ica|excma?|excmo|iltma?|iltmo|ilma|ilustrisima|excelentisima|corte|tribunal|juzgado|n|nro|num|numero|laboral|penal|civil|proteccion|familia|${days})(?!\\p{L}))`
const sourceOnly = new RegExp(`^${source}*$`, 'u')
const sourceTail = new RegExp(`(?<=^|[\\s,:([])${source}*$`, 'u')

/** Whether words do no more than lead to a citation. */
export function isSourceOnly(words: string): boolean {
  return sourceOnly.test(words)
}

/** Another ruling, criterion or reason, which the citation may be of. */
const ofReason =
  /(?<!\p{L})(?:distint[oa]s?|diferentes?|divers[oa]s?|similares|parecid[oa]s?|analog[oa]s?|otr[oa]s?|criterios?|doctrinas?|jurisprudencia|precedentes?|conforme|siguiendo|aplicando|reiterando|citando|invocando|considerar|confirmand\p{L}+|revocand\p{L}+|apart\p{L}+|contrari\p{L}+|vulnera\p{L}+|infring\p{L}+|descono\p{L}+|omit\p{L}+|pese|aunque|pero|sino|mientras|no obstante|sin embargo|porque|ya que|pues|puesto|lo (?:resuelto|decidido|fallado|razonado|sostenido|dicho)|instancia|a quo|de base|del grado|votos?|minoria)(?!\p{L})/u
/** The ruling under review, which the citation may be the number of. */
const underReview = /(?<!\p{L})(?:sentencia|fallo|resolucion|decision|veredicto|laudo)(?!\p{L})/u
const agencies =
  'ministerio|seremi|servicio|alcalde|alcaldesa|directorio|comision|consejo|direccion|empleador|empleadora|banco|tesoreria|suseso|sii|conservador|notario|rector|universidad'
/** «Fue rechazada por la Isapre»: no court did it. */
const otherAgent = new RegExp(
  `(?<!(?:deducid|interpuest|entablad|presentad|opuest|formulad|impetrad|incoad|promovid|solicitad)[oa]s?(?: [^.;,]{0,50})?) por (?:el|la|los|las|su|un|una|dich[oa]) (?:${partyWords}|${agencies})(?!\\p{L})`,
  'u',
)

/**
 * Whether a citation is the source of what stands before it. `gap` are the words from the object on to its number, with courts blank; `court`
 * is where the first of them is.
 */
export function isSourceGap(gap: string, { court, isReview }: { readonly court: number | null; readonly isReview: boolean }): boolean {
  if (gap.length > maxGap) return false
  const inside = /[([][^()[\]]*$/u.exec(gap)
  if (inside !== null) {
    const before = gap.slice(0, inside.index)
    const isApart = court === null || court > inside.index || !(isReview || underReview.test(before))
    return sourceOnly.test(inside[0]) && isApart && isPlain(before)
  }
  const tail = sourceTail.exec(gap)
  if (tail === null) return false
  const before = gap.slice(0, tail.index)
  if (isReview && reviewed.test(gap)) return false
  return (
    isPlain(before) && !/(?<!\p{L})contra$/u.test(before.trimEnd()) && !/(?<!\p{L})que(?!\p{L})/u.test(before) && !underReview.test(before)
  )
}
const maxGap = 300
/** «La sentencia de la Corte»: it is the ruling reviewed. */
const reviewed = /^(?: (?:apelad|recurrid|impugnad|definitiv)[oa])*,? (?:del?|(?:dictad|pronunciad)[oa]) (?!oficio|fecha)/u

const isPlain = (words: string): boolean => !ofReason.test(words) && !decidingWord.test(words) && !otherAgent.test(words)

const below = /(?<!\p{L})(?:instancia|a quo|de base|del grado|recurrid[oa]|impugnad[oa]|apelad[oa])(?!\p{L})/u
/** «Existe jurisprudencia que», «en una causa en la que». */
const relativeOfRuling =
  /(?<!\p{L})(?:sentencias?|fallos?|jurisprudencia|decision(?:es)?|precedentes?|pronunciamientos?|causas?|casos?)(?: \p{L}+){0,4}?,? (?:(?:en|por) )?(?:(?:la|el|los|las) )?(?:que|cual|cuales|donde)(?: (?:tambien|igualmente|asimismo|ya))? $/u
/** Whether what precedes a verb is «el fallo que», and the fallo is under no review. */
export function isOfCitedRuling(lead: string): boolean {
  return relativeOfRuling.test(lead) && !/(?<!\p{L})(?:contra|respecto|recursos?|apelacion|revis\p{L}+|conoc\p{L}+)(?!\p{L})/u.test(lead)
}

/** «Cabe recordar que el tribunal, al conocer de un caso similar,». */
const recalled =
  /^(?:[^,;:]{0,30} )?(?:cabe|corresponde|conviene|vale|debe|es|resulta)(?: \p{L}+){1,4} que (?:el|la) (?<noun>tribunal|corte|juzgado|juez|jueza|sala)(?:, [^,;:]{3,80},)? $/u

/** The court of which a text tells something that should be kept in mind; null where it does not begin so. */
export function recalledCourt(lead: string): string | null {
  return /(?<!\p{L})no(?!\p{L})/u.test(lead) ? null : (recalled.exec(lead)?.groups?.['noun'] ?? null)
}

/** «Nuestros tribunales ya», said of any. */
const anyCourt =
  /(?<!\p{L})(?:nuestros|nuestras|los|las|diversos|diversas|otros|otras|varios|varias|distintos|distintas|la) (?:\p{L}+ )?(?:tribunales|cortes|juzgados|jueces|magistrados|sentenciadores|jurisprudencia|judicatura)(?: (?:superiores|nacional(?:es)?|chilen[oa]s?|de justicia|laboral(?:es)?|penal(?:es)?|civil(?:es)?))*(?:,? (?:ya|tambien|asi|en efecto|reiteradamente|recientemente|ultimamente),?)* $/u
/** Nothing but adverbs stands before the verb. */
const opening =
  /^[\s\d.)(°–—-]*(?:(?:\p{L}+mente|tambien|asi|luego|ademas|asimismo|incluso|ya|y|o|vease|ver|cfr|de (?:este|ese|igual) modo|en (?:el |este |ese |igual |un )?(?:mismo |caso |similar )*(?:sentido|similar|caso)|por (?:ello|eso|lo mismo)),? ?)*[,:]? ?$/u
/** What is asked, feared or denied: «no consta que se haya acogido». */
const unreal = /(?<!\p{L})(?:no|nunca|jamas|sin|para|a fin de|impide|solicit\p{L}+|pid\p{L}+|pretend\p{L}+)(?!\p{L})[^,;]*que $/u
const relative = /(?:^|[\s,(])(?:que|cual|cuales|quien|quienes|donde|si|cuando)(?: (?:\p{L}+mente|tambien|ya))? $/u
/** «Que se haya acogido», «el hecho de que se acogió». */
const fact = /(?:^|[\s,])(?:el hecho de )?que $/u

/** Whether a verb without subject may be of the ruling cited behind it. `lead` are the words before the verb. */
export function mayOpen(lead: string, { isImpersonal, isPresent, isNonFinite = false }: VerbPlace): boolean {
  if (below.test(lead) || unreal.test(lead) || decidingWord.test(lead)) return false
  if (isPresent) return opening.test(lead)
  if (opening.test(lead) || isOfCitedRuling(lead) || anyCourt.test(lead)) return true
  if (isNonFinite) return /(?:^|[,:(] )$/u.test(lead) && !partySubject.test(lead)
  return isImpersonal && (!relative.test(lead) || fact.test(lead)) && !partySubject.test(lead)
}

const partySubject = new RegExp(
  `(?<!(?<!\\p{L})(?:por|de|a|con|contra|entre|para) )(?<!\\p{L})(?:el|la|los|las) (?:parte )?(?:${partyWords})(?!\\p{L})`,
  'u',
)
const turns =
  /(?<!\p{L})(?:que|cual|cuales|quien|quienes|cuyo|cuya|pero|cuando|si|sino|aunque|mientras|no obstante|sin embargo|pidio|solicito|pretend\p{L}+|apel(?:o|aron)|recurri\p{L}+|deduj\p{L}+|interpus\p{L}+|recurrid[oa]s?|impugnad[oa]s?|apelad[oa]s?|a quo|ad quem|dijo|sostuvo|señalo|cita|citado)(?!\p{L})/u

const note = /\. (?:materias?|tema|asunto): [^:.]{3,80}(?=\. )|\. (?:resultado|decision|resuelve): $/gu

/** Whether a clause begins with its citation, and goes on to say of it what it decided: «C.A. de Talca, rol 12-2020, despido injustificado: acogió». */
export function isFragment(words: string, { from, to }: TextSpan, verb: number): boolean {
  const gap = words.slice(to, verb)
  if (gap.length > maxGap || !sourceOnly.test(words.slice(0, from))) return false
  if (turns.test(gap) || decidingWord.test(gap) || partySubject.test(gap)) return false
  const rest = gap.replaceAll(note, ' ')
  return !rest.includes(':') || /: (?:\p{L}+mente )?$/u.test(rest)
}
