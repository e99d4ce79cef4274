import { foldSameLength } from '@basejuris/legal-text'
import { fillSpans } from '../../parts/span.ts'
import { isJudgeKind } from '../condition.ts'
import { asExample } from '../find-lone-cities.ts'
import type { Mention } from '../mention.ts'
import { type AskingPart, isAccount } from '../requests/asking-parts.ts'
import { object } from '../requests/asking-words.ts'
import type { WeighedQuery } from './mode-features.ts'

/** How a mention stands in a part that asks for rulings: it says which, it is left out or left open, or neither. */
export type RequestRole = 'named' | 'left out' | 'left open' | null

/** «amparos correctivos acogidos por la Corte de Arica»: what a part that asks says of the rulings it asks for. */
export function roleInRequest({ text, mentions }: WeighedQuery, at: number, asking: readonly AskingPart[]): RequestRole {
  const mention = mentions[at]
  if (mention === undefined || mention.strength === 'other') return null
  const part = asking.find(({ from, to }) => from <= mention.from && mention.from < to)
  if (part === undefined) return null
  const outline = fillSpans(text, mentions, '§')
  const [before, behind] = [short(outline.slice(part.from, mention.from)), short(outline.slice(mention.to, part.to))]
  if (leftOut.test(before) || leftOutBehind.test(behind)) return 'left out'
  if (anyBefore.test(before) || anyBehind.test(behind)) return 'left open'
  if (mention.to <= part.head && opensAsked.test(before)) return 'named'
  if (mention.to <= part.head || isOfAct.test(text.slice(part.from, part.head))) return null
  const lead = short(outline.slice(part.head, mention.from))
  if (mention.test.kind === 'recurso' && ofDocuments.test(text.slice(part.head, mention.from))) return 'left out'
  if (mention.test.kind === 'recurso' && !isSaidMore(text.slice(part.head, mention.from), behind)) return null
  if (isFavour(text, mention) && forWhom.test(text.slice(mention.to))) return 'named'
  if (isFavour(text, mention) || isWhatHelped(text, mention)) return null
  if (part.asksCourts === true && (isDecider(mention) ? asSubject.test(before) : decidedBy.test(before))) return 'named'
  if (isAccount(text.slice(part.head, mention.from).replace(sought, ' '))) return null
  if (isJudgeKind(mention.test.kind)) return against.test(before) ? null : 'named'
  return isOfObject(lead) ||
    decidesSo(lead, mention, text.slice(mention.from, mention.to)) ||
    (mention.test.kind === 'resultado' && whichOnes.test(before) && bySubject.test(behind)) ||
    isDecidedBy(lead, mention, courtBefore(mentions, mention)) ||
    isByAppeal(lead, mention) ||
    isItem(before, behind, mention) ||
    (mention.test.kind === 'tribunal' && asExample.test(foldSameLength(text.slice(part.from, mention.from).toLowerCase())))
    ? 'named'
    : null
}

/** «qué casaciones acogió la Suprema». */
const whichOnes = /^[\s¿]*(?:qu[eé]|cu[aá]les)\s[^,.;]*$/iu
const bySubject = /^\s+(?:la|el)\s+§/u
/** «que haya ganado», «en que se haya pagado»: what the rulings asked for should say. */
const sought =
  /(?<!\p{L})(?:que|donde|en\s+(?:l[oa]s\s+|el\s+|la\s+)?que)\s+(?:(?!me\s|nos\s)\p{L}+\s+){0,4}?(?:hayan?\s+(?:sido\s+)?\p{L}+|est[eé]n?(?!\p{L}))|(?<!\p{L})(?:que|donde|en\s+(?:l[oa]s\s+)?que)\s+(?:(?:se|l[oa]s?|les?|no)\s+)*(?:gan|acog|rechaz|revoc|confirm|conden|absolv|anul|orden|declar|reconoc|redact|fall|resolv)\p{L}*/giu
/** «de esa misma corte quiero los acogidos»: before the verb that asks. */
const opensAsked = /^[\s¿¡]*(?:(?:y|pero)\s+)?(?:del?|en)\s+(?:(?:la|el)\s+)?$/iu
/** «si la Corte de Arica ha revocado». */
const decidedBy = /§[\s,]*¿?\s*(?:(?:ya|s[ií]|no|l[oa]s?|les?)\s+)*(?:ha|han)\s+$/iu
const isDecider = ({ test }: Mention): boolean => test.kind === 'tribunal' || test.kind === 'sala' || isJudgeKind(test.kind)
const asSubject =
  /(?<!(?<!\p{L})(?:del?|contra|ante|por|con)\s+)(?<!\p{L})(?:la|el|las|los|alg[uú]n[oa]?)\s+$|(?<!\p{L})(?:la|las)\s+§\s+y\s+(?:(?:la|el)\s+)?$/iu
/** «quejas contra el ministro Soto»: no judge of the rulings asked for. */
const against =
  /(?<!\p{L})(?:contra|recus\p{L}+|inhabilit\p{L}+|querell\p{L}+|denunci\p{L}+|remoci[oó]n|quejas?|dictad[oa]s?\s+contra)\s+(?:(?:del?|el|la|l[oa]s|al?)\s+)*$/iu

const isFavour = (text: string, { from, to }: Mention): boolean => /^favorables?$/iu.test(text.slice(from, to))
/** «favorables al trabajador»: to whom the claim is granted. */
const forWhom =
  /^\s+a(?:l|\s+l[oa]s?)\s+(?:trabajador|consumidor|contribuyente|recurrente|demandante|paciente|afiliad|actor|arrendatari|usuari|funcionari|emplead)/iu
/** «donde la absolución penal sirvió para reincorporar»: a noun that is the subject of something else. */
const isWhatHelped = (text: string, { from, to }: Mention): boolean =>
  /^(?:absoluci|condena|rechazo|sobreseimiento)/iu.test(text.slice(from, to)) &&
  /(?<!\p{L})(?:donde|cuando|que)\s+(?:la|el|una?)\s+$/iu.test(text.slice(0, from))

/** «Cumplimiento de dictámenes»: a noun to which the rulings belong. */
const isOfAct = /(?:miento|ci[oó]n|si[oó]n)\s+del?\s+(?:l[oa]s\s+)?$/iu

/** «quiero amparos para mis hijos» wants to file them: an appeal is sought where something else says which. */
const isSaidMore = (lead: string, behind: string): boolean =>
  /\p{L}{4}/u.test(lead.replace(/(?<!\p{L})recursos(?!\p{L})/giu, '')) || saidBehind.test(behind)
const saidBehind =
  /^(?:\s+\p{L}+[aeo]s)*\s*,?\s*(?:(?:del?|en|que|la|el|por|se|hayan?|ante|entre|desde|durante)\s+)*§|^[^,.;:?¿]{0,60}\sque\s+hay[ae]n?\s+\p{L}+\s+(?:(?:la|el|por)\s+)*§/iu

/** One sign for each mention. */
const short = (outline: string): string => outline.replace(/§+/gu, '§')

/** «no los acogidos», «nada de amparos ni protecciones», «salvo la Suprema». */
const linking = '(?:del?|la|el|los|las|lo|un|una|al?|en|por|que|se|recursos?|fallos|sentencias|causas|casos|sean?|hayan?)'
const leftOut = new RegExp(
  `(?<!\\p{L})(?:no|ni|nada\\s+de|ning[uú]n[oa]?|tampoco|salvo|excepto|menos|sin|excluy\\p{L}+|exclu[iy]r|descart\\p{L}+|fuera\\s+de|distint[oa]s\\s+de)\\s+(?:${linking}\\s+)*(?:§\\s+(?:ni|o|y)\\s+(?:${linking}\\s+)*)*$`,
  'iu',
)

/** «acogidas no», «las que acogen el desafuero no», «de la Corte de Rancagua no quiero nada». */
const leftOutBehind =
  /^(?:\s+(?!(?:y|e|pero|ni|que)\s)\p{L}+){0,2}?\s+no\s*(?:$|[.,;])|^[^.,;:?¿]{0,40}?\s(?:no|ni)\s+(?:(?:me|nos)\s+)?(?:quiero|queremos|sirven?|interesan?|necesito|necesitamos|busco|buscamos)(?!\p{L})/iu

/** «me sirve cualquier tribunal, santiago, conce, el que sea»: any of them will do. */
const anyBefore =
  /(?<!\p{L})(?:cualquier(?:a)?\s+(?:tribunal|corte|juzgado|ciudad|regi[oó]n|parte)(?=\s*[,:])|da\s+(?:lo\s+mismo|igual)(?:\s+(?:si|que|el|la|de|del|es|sea|fue))*)\s*[,:]?\s+(?:(?:de|del|en|la|el|sea)\s+)*(?:§[\s,]*(?:(?:y|o|de|la|el)\s+)*)*$/iu
const anyBehind =
  /^(?:(?:\s*,?\s*[oyu]\s+|\s*,\s*)(?:de\s+)?(?:(?:la|el)\s+)?§)*\s*,?\s*(?:o\s+)?(?:de\s+)?(?:(?:el|la|los|las|lo)\s+que\s+sean?|(?:de\s+)?donde\s+sea)|^\s*,?\s*o\s+(?:de\s+)?(?:otr[oa]|cualquier)\s+(?:parte|lado|corte|tribunal|ciudad)|^(?:\s*,?\s*[oyu]\s+(?:de\s+)?(?:(?:la|el)\s+)?§)*\s*,?\s*(?:me\s+|nos\s+)?da\s+(?:lo\s+mismo|igual)\s*(?:$|[.,;])/iu

const said =
  '(?:dich|dad|sostenid|entendid|decidid|opinad|ordenad|concedid|acogid|rechazad|dictad|resuelt|emitid|pronunciad|fallad|vist|conocid|emanad|publicad|redactad|tramitad|firmad)[oa]s?|ganad[oa]s|perdid[oa]s|recientes|favorables'
const link =
  '(?:del?|al|la|el|los|las|lo|un|una|en|para|ac[aá]|ante|propi[oa]s?|mism[oa]s?|y|o|u|e|desde|hasta|entre|durante|a[ñn]os?|se|que|donde|hayan?|han?|hubieran?|fueron|sean|son|s[oó]lo|solamente|[uú]nicamente|exclusivamente|esa|ese|es[oa]s|est[oa]s|dich[oa]s|clase|tipo|como|con|voto|redacci[oó]n|prevenci[oó]n|disidencia|sala)'
const opensWithNoun = new RegExp(`^(?:${object}|(?:resoluci[oó]n|absoluci[oó]n|condena)(?!\\p{L}))`, 'iu')
const isLink = new RegExp(`^(?:${said}|${link})$`, 'iu')
const plural = /[aeo]s$/iu
const articles = /^(?:l[oa]s|es[oa]s|est[oa]s|un[oa]s|m[aá]s|tres|dos|seis)$/iu

/** «busco fallos similares, el juzgado rechazó …»: something else begins. */
const opensClause = /^\s+(?:el|la|los|las|mi|mis|su|sus)\s/iu

/** Nothing but what belongs to the noun for rulings: its adjectives, and who made them and when. */
function isChain(lead: string): boolean {
  let qualifies = true
  for (let rest = lead.trimStart(); rest !== ''; ) {
    const [token = ''] = opensWithNoun.exec(rest) ?? /^(?:§|\p{L}+|.)/u.exec(rest) ?? []
    const behind = rest.slice(token.length)
    const isNoun = token === '§' || opensWithNoun.test(token)
    const isWord = /^\p{L}/u.test(token)
    const isBy = token === 'por' && /^\s+(?:(?:la|el|los|las)\s+)?(?:§|$)/u.test(behind)
    const isQuality: boolean = qualifies && plural.test(token) && !articles.test(token)
    if (token === ',' && opensClause.test(behind)) return false
    if (isWord ? !(isNoun || isBy || isQuality || isLink.test(token)) : !/[§,()«»"-]/u.test(token)) return false
    qualifies = isNoun || (isWord && isQuality)
    rest = behind.trimStart()
  }
  return true
}
/** «fallos donde gane el trabajador en unificación». */
const isByAppeal = (lead: string, { test }: Mention): boolean =>
  test.kind === 'recurso' && /\sen\s+(?:sede\s+de\s+|recursos?\s+de\s+)?$/iu.test(lead)
/** «hayan acogido lo de la corte de apelaciones» says whose decision is reviewed. */
const isOfObject = (lead: string): boolean => isChain(lead) && !/(?<!\p{L})lo\s/iu.test(lead.replace(/^\s*lo\s/iu, ''))
/** «dictámenes que acojan reclamos»: no appeal to a court. */
const ofDocuments = /^\s*(?:dict[aá]men(?:es)?|oficios|circulares|ordinarios|pronunciamientos)(?!\p{L})/iu

/** «fallos de la Suprema sobre despidos que hayan acogido»: in the subjunctive, which says what is wanted. */
const decidesSo = (lead: string, { test }: Mention, written: string): boolean =>
  test.kind === 'resultado' && (whatTheyDo.test(lead) || (thatTheyDo.test(lead) && isSubjunctive.test(written)))
/** «donde se revoque la suspensión», «que no acojan». */
const thatTheyDo =
  /(?<!\p{L})(?:que|donde|en\s+(?:l[oa]s\s+)?que)\s+(?:(?:la|el)\s+(?:§|corte|juzgado|tribunal)\s+)?(?:(?:se|l[oae]s?|les?)\s+)*$/iu
const isSubjunctive =
  /^(?:se\s+)?hayan?\s|^(?:conden|desestim|declar|anul|invalid|confirm|dej|orden)en?(?!\p{L})|^(?:revoquen?|absuelvan?|concedan?|acojan?|rechacen?|denieguen?|den)(?!\p{L})/iu
const whatTheyDo =
  /(?<!\p{L})(?:que|donde|en\s+que|en\s+(?:l[oa]s)\s+que)\s+(?:(?:(?:la|el)\s+)?§\s+)?(?:(?:se|l[oae]s?|les?)\s+)*(?:hayan?|hubier[ae]n?)\s+(?:sido\s+)?$/iu

/** «amparos por expulsión que la Corte de Iquique acogió»: in the past too, by a court that is named. */
const isDecidedBy = (lead: string, { test, from }: Mention, court: Mention | undefined): boolean =>
  test.kind === 'resultado' && court !== undefined && from - court.to <= 'ya los ha '.length && byCourt.test(lead)
const byCourt = /(?<!\p{L})(?:que|donde|en\s+(?:l[oa]s\s+)?que)\s+(?:(?:la|el)\s+)?§\s+(?:ya\s+)?(?:l[oae]s?\s+)?(?:haya?n?\s+)?$/iu
const courtBefore = (mentions: readonly Mention[], { from }: Mention): Mention | undefined =>
  mentions
    .filter(({ test, to }) => test.kind === 'tribunal' && to <= from)
    .toSorted((a, b) => a.to - b.to)
    .at(-1)

/** «fallos sobre alimentos, acogidos, de 2024 en adelante»: alone between commas, or a span of years at the end. */
const isItem = (before: string, behind: string, { test, value }: Mention): boolean => {
  const isAtEnd = /^\s*(?:$|[.,;:)?!])/u.test(behind)
  if (test.kind === 'recurso' || !isAtEnd) return false
  if (
    betweenSigns.test(before) ||
    (test.kind === 'tribunal' && (inCourt.test(before) || (value.startsWith('Corte ') && ofCourt.test(before))))
  )
    return true
  if (isJudgeKind(test.kind) || test.kind !== 'fecha') return false
  return test.period.from !== test.period.until && !happened.test(before)
}
const betweenSigns =
  /(?:^|[,;(]\s*)(?:(?:y|e|pero|s[oó]lo|solamente|siempre|que|sean?|tienen?|ser|deben?|eso|s[ií]|de|del|la|el|en|desde|entre|durante|dictad[oa]s)\s+)*$/iu
/** «… en la Corte de La Serena», «sobre abandono de la Corte Suprema»: no decision of it is attacked. */
const inCourt = /\sen\s+(?:(?:la|el)\s+)?$/iu
const ofCourt =
  /^(?!.*(?<!\p{L})(?:contra|ante|revis\p{L}+|recurs\p{L}+|sentencia|resoluci[oó]n|que|competencia)(?!\p{L})).*\sde\s+(?:la\s+)?$/iu
const happened =
  /(?<!\p{L})(?:ocurrid|sucedid|despedid|cometid|suscrit|celebrad|firmad|ingresad|nacid|trabajad|contratad|vigente|afectad|interpuest|inscrit|construid|comprad|hechos|per[ií]odos?|modificad|promulgad)\p{L}*\s+(?:(?:en|desde|entre|el|del?)\s+)*$/iu
