import { overlaps } from '@basejuris/legal-text'
import { fillSpans, type Span } from '../parts/span.ts'
import { foldQuery, type Mention } from './mention.ts'

const supreme = 'Corte Suprema'
/** Only the Corte Suprema decides them: a city or court beside them is where the case comes from. */
export const ofSupremeAlone = /^(?:casación en el fondo|unificación|revisión)/u
/** Courts that stand between those of first instance and the Corte Suprema, or whose rulings go to it at once. */
const middle =
  /^(?:Corte de Apelaciones|Corte Marcial|Tribunal de Propiedad|Tribunal de Defensa de la Libre|(?:(?:Primer|Segundo|Tercer)\s)?Tribunal Ambiental)/u
const first = /^(?:\d{1,2}º\s)?(?:Juzgado|Tribunal de Juicio Oral|Tribunal Tributario)/u

const rankOf = (name: string): number => (name === supreme ? 3 : middle.test(name) ? 2 : first.test(name) ? 1 : 0)

/**
 * Courts below one that the query names too. «apelación corte de santiago suprema» means what comes from Santiago. Courts in a list
 * («CS o ICA Santiago») are alternatives. Demanded where an appeal or the words say it and the one court reviews the other at once.
 */
export function readOrigins(text: string, mentions: readonly Mention[]): Mention[] {
  const courts = mentions.filter(({ test, strength }) => test.kind === 'tribunal' && strength !== 'other')
  const folded = courts.length === 0 ? null : foldQuery(text)
  if (folded === null) return [...mentions]
  const [court] = courts
  if (court !== undefined && courts.length === 1) return withAttacked(text, court, mentions)
  const [deciding, ...others] = courts
    .filter(({ strength, value }) => strength === 'plain' && rankOf(value) > 1)
    .sort((a, b) => rankOf(b.value) - rankOf(a.value))
  if (deciding === undefined) return [...mentions]
  const top = rankOf(deciding.value)
  const highest = [deciding, ...others.filter(({ value }) => rankOf(value) === top)]
  const isOfReview = mentions.some((each) => isReviewed(each, text))
  const namesAppeal =
    bareNullity.test(folded) || isOfReview || mentions.some(({ test, value }) => test.kind === 'recurso' && value !== 'inaplicabilidad')
  return mentions.map((mention): Mention => {
    if (mention.isOfCase === true || !courts.includes(mention) || overlaps(mention, deciding)) return mention
    const isCity = mention.isWordToo === true
    const rank = isCity ? 1 : rankOf(mention.value)
    if (rank === 0 || rank >= top) return mention
    const isSaid = comesFrom.test(folded.slice(Math.max(0, mention.from - maxBefore), mention.from))
    if (!isSaid && highest.some((court) => isList(between(folded, court, mention)))) return mention
    if (!isSaid && !namesAppeal && !isCity) return mention
    const isDirect = rank === top - 1 && mention.value !== 'Corte de Apelaciones' && !isCity
    const isAttacked =
      reviewed.test(mention.value) && mentions.some(({ test, value }) => test.kind === 'recurso' && againstActs.test(value))
    return isAttacked ? { ...asOrigin(mention, false), isWordToo: true } : asOrigin(mention, isDirect)
  })
}

/** The only court of a query, whose ruling or act may be what an appeal is about. */
const withAttacked = (text: string, court: Mention, mentions: readonly Mention[]): Mention[] => {
  const { value, strength, isOfCase } = court
  if (strength !== 'plain' || isOfCase === true) return [...mentions]
  const appeals = mentions.filter((each) => each.test.kind === 'recurso' && each.strength !== 'other')
  const put = (by: Mention): Mention[] => mentions.map((each) => (each === court ? by : each))
  const isFirst = reviewed.test(value)
  if (isFirst && appeals.some((each) => each.strength === 'plain' && ofReview.test(each.value))) return put(asOrigin(court, true))
  if (value.startsWith('Corte de Apelaciones de ')) {
    if (appeals.some((each) => ofSupremeAlone.test(each.value))) return put(asOrigin(court, true))
    if (appeals.some((each) => each.value === 'casación')) return put(ofEitherCourt(court))
  }
  if (isFirst && mentions.some((each) => isReviewed(each, text))) return put(asOrigin(court, true))
  // «amparo arraigo juzgado de familia San Bernardo» is directed against it, and its name is in the text.
  const attacked: Mention = { ...asOrigin(court, false), isWordToo: true }
  const outline = fillSpans(text, mentions, ' ')
  const isOfQueja = ({ value: name, to }: Mention): boolean => name.startsWith('queja') && /\p{L}{3}/u.test(outline.slice(to, court.from))
  if (middle.test(value) && appeals.some(isOfQueja)) return put(attacked)
  if (!isFirst || !appeals.some((each) => againstActs.test(each.value))) return [...mentions]
  return put(attacked).map((each) => (appeals.includes(each) && againstActs.test(each.value) ? { ...each, strength: 'plain' } : each))
}
/** «CA Valdivia casación rechazada»: hers for the form, or of the Corte Suprema against one of hers. */
export function ofEitherCourt(court: Mention): Mention {
  return court.test.kind === 'tribunal' ? { ...court, test: { ...court.test, hasOrigins: true } } : court
}
/** «JPL confirmada», «juzgado de familia revocada»: what a court above decided of its sentence. «Multa confirmada» is what it decides itself. */
const isReviewed = ({ test, from, to }: Mention, text: string): boolean =>
  test.kind === 'resultado' && reviewing.test(text.slice(from, to)) && !ofActs.test(text.slice(0, from))
const reviewing = /^(?:confirmad|revocad|confirmatori|revocatori)[oa]s?$/iu
const ofActs =
  /(?<!\p{L})(?:multas?|sanci[oó]n(?:es)?|actas?|resoluci[oó]n(?:es)?|liquidaci[oó]n(?:es)?|giros?|medidas?|despidos?|infracci[oó]n(?:es)?)\s+(?:fue(?:ron)?\s+)?$/iu
/** Appeals that no such court hears. */
const ofReview = /^(?:apelación|casación|unificación)/u
const againstActs = /^(?:amparo|protección|queja)/u
const reviewed = /^(?:\d{1,2}º\s)?(?:Juzgado|Tribunal de (?:Juicio Oral|Propiedad Industrial)|Tribunal Tributario)/u

/** «nulidad TOP temuco ICA temuco», unlike «nulidad del despido». */
const bareNullity = /(?<!\p{L})nulidad(?!\s+(?:del?\s|despido)|\p{L})/u

/** The court as that whose ruling is under review. */
export function asOrigin(mention: Mention, isDemanded: boolean): Mention {
  const { test } = mention
  if (test.kind !== 'tribunal') return mention
  return { ...mention, test: { kind: 'origen', terms: test.terms }, strength: isDemanded ? 'plain' : 'doubtful' }
}

/** True for a court whose rulings the Corte Suprema or a court of appeal may review. */
export function mayBeOrigin({ test, value, label }: Pick<Mention, 'test' | 'value' | 'label'>): boolean {
  return test.kind === 'tribunal' && value !== supreme && (rankOf(value) > 0 || label.startsWith('tribunales de '))
}

/** Characters before a court that are looked at. */
const maxBefore = 120

const between = (folded: string, a: Span, b: Span): string => folded.slice(Math.min(a.to, b.to), Math.max(a.from, b.from))
const isList = (words: string): boolean => /[,;]|(?<!\p{L})(?:y|e|o|u|versus|vs|contra)(?!\p{L})/u.test(words)

/** «contra la sentencia de», «proveniente de», «que revoca a». */
const comesFrom =
  /(?<!\p{L})(?:(?:en\s+)?contra|provenientes?|procedentes?|que\s+(?:vienen?|llegan?|suben?)|con\s+origen|de\s+origen|desde|(?:revoc|confirm|anul|invalid|cas|enmiend)an?|deja\s+sin\s+efecto)\s+(?:(?:a|en|el|la|las|los|una?|del?|lo)\s+)*(?:(?:fallos?|sentencias?|resolucion(?:es)?|decision(?:es)?)\s+)?(?:(?:del?|la|el|dictad[oa]s?|pronunciad[oa]s?|resuelt[oa]s?|por)\s+)*$/u
