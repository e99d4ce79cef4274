import { foldSameLength } from '@basejuris/legal-text'
import { appeals, claims, otherDeciders, things } from '../outcomes/verdict-words.ts'
import { cityAtStart } from '../parts/find-cities.ts'
import { isPerson } from '../parts/person-nouns.ts'
import type { Mention } from './mention.ts'

/** Words of a search in which the first or last one says what the rulings decide. A longer one may tell something, unless it names a norm, a court or the like. */
const maxWords = { alone: 6, besideNamed: 10 }
const signs = /[§¤]/u

/** Causes of action and what else is granted or denied by courts alone. */
const causes =
  'precario|comodato|desafuero|despido|autodespido|divorcio|alimentos|cuidado|reivindica[a-z]+|interdicto|querella|desahucio|desalojo|cobro|indemnizacion|da[nñ]o|prescripcion|abandono|' +
  'oposicion|impugnacion|liquidacion|restitucion|adopcion|filiacion|paternidad|compensacion|interdiccion|demarcacion|servidumbre|desposeimiento|reconvencion|cautelar|medida|exequatur|' +
  'sobreseimiento|responsabilidad|simulacion|particion|costas'
const decided = new RegExp(`^(?:${appeals}|${claims}|${causes})(?:es|s)?$`, 'u')
/** True for a folded word of what courts alone decide. */
export function isDecidedByCourts(word: string): boolean {
  return decided.test(word)
}
const others = new RegExp(`^(?:${otherDeciders})$`, 'u')
/** The matter of a court's cases. */
const ofFamilyLaw = 'familia'
/** What people grant, confirm or revoke themselves: «revoca poder», «garantía rechazada». */
const ofPeople =
  /^(?:poder|mandato|testamento|donacion|contrato|finiquito|compra|venta|reserva|cita|garantia|pago|cheque|renuncia|seguro|siniestro|plan|convenio|acuerdo|expulsion|residencia|nacionalidad|turno|horario|matrimonio|clausula|acto|decreto|sociedad|poliza|cuenta|cupo)/u

const present =
  /^(?:se\s+)?(?:dejan?\s+sin\s+efecto|(?:acoge|rechaza|desestima|confirma|revoca|anula|absuelve)n?(?:\s+(?:en\s+parte|parcial(?:mente)?))?)$/u
const participle = /^(?:acogid|rechazad|desestimad|confirmad|revocad|anulad)[oa](?:\s+(?:en\s+parte|parcial(?:mente)?))?$/u
const inPart = /^(?:acog|rechaz|confirm|revoc)\p{L}+\s+(?:en\s+parte|parcial(?:mente)?)$/u
const nothing = /^[\s,.;§]*$/u
/** What is said of a decision behind it: «rechaza con costas», «confirma disidencia». */
const tail =
  /^(?:[\s,.;§]|(?:(?:con|sin|[cs]\/?)\s*)?costas(?!\p{L})|(?:con\s+)?(?:disidencia|votos?\s+(?:en\s+contra|disidente|de\s+minoria))(?!\p{L})|(?:por\s+)?unanim(?:e|idad)(?!\p{L})|con\s+declaracion(?!\p{L})|(?:por\s+)?manifiesta\s+falta\s+(?:de\s+)?fundamentos?(?!\p{L}))*$/u
/** «la dueña del local rechaza»: somebody. */
const beginsSentence = /^\s*(?:el|la|los|las|un|una|su|sus)\s/u
const beforeSubject = /(?<!\p{L})(?:que|se|no|ni|sin|quien|como|si|por|para|de|del|la|el|lo)\s*$/u

/**
 * «precario rechaza», «rechaza demanda», «despido injustificado acogido»: the outcome is the first or the last word of a short search, and
 * nobody but a court decides what stands beside it. `outline` has signs in place of all that is named. `namesAppeal`: an appeal is, and
 * nothing else is granted: «protección licencia municipalidad acogida».
 */
export function isOutcomeAtEdge({ test, from, to }: Mention, text: string, outline: string, namesAppeal: boolean): boolean {
  if (test.kind !== 'resultado') return false
  const written = foldSameLength(text.slice(from, to).toLowerCase())
  const [before, after] = [outline.slice(0, from), outline.slice(to)].map((part) => foldSameLength(part.toLowerCase())) as [string, string]
  if (inPart.test(written) && tail.test(after) && !beforeSubject.test(before)) return true
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const all = [...left, ...right]
  const isGranted = written.startsWith('acogid')
  if (namesAppeal && isGranted && participle.test(written) && tail.test(after) && all.length <= maxWords.besideNamed)
    return !beginsSentence.test(before) && !beforeSubject.test(before) && !all.some(isPerson)
  if (
    all.length > (signs.test(before + after) ? maxWords.besideNamed : maxWords.alone) ||
    all.some((word) => others.test(word) || isPerson(word))
  )
    return false
  const isVerb = present.test(written)
  if (!isVerb && !participle.test(written)) return false
  const isAlone = (word: string | undefined): boolean =>
    word !== undefined && word !== ofFamilyLaw && (things.test(word) || ofPeople.test(word))
  if (tail.test(after)) {
    if (beginsSentence.test(before) || beforeSubject.test(before) || all.some(isAlone)) return false
    // Beside an appeal, «incidente de abandono rechazado» is what was appealed against.
    return isVerb || isGranted || (!namesAppeal && left.some((word) => decided.test(word)))
  }
  if (!nothing.test(before.replace(/^\s*se\s+$/u, '')) || right.length === 0 || isAlone(right[0])) return false
  return isVerb ? !/^\s*(?:que|si|lo|su)\s/u.test(after) : decided.test(right[0] ?? '')
}

/** What is decided: the appeal or claim behind the verb. */
const decidedBehind = new RegExp(
  String.raw`^\s+(?:(?:el|la|los|las)\s+)?(?:recurso\s+(?:de\s+)?)?(?:${appeals}|${claims}|relacion\s+laboral|indemnizacion|cobro)(?:es|s)?(?![a-z])`,
  'u',
)
/** «protección residencia temporal acoge 60 días»: beside an appeal nobody but a court grants. */
const grants = /^acogen?(?:\s|$)/u
/** What is done to a decision alone: «tanner revoca admisibilidad demanda ejecutiva». */
const reviewing = /^(?:revoca|confirma|anula)n?(?:\s|$)/u
/** «el TER anula y se repite la votación»: an account goes on. */
const goesOn = /^[\s,]*(?:y|que|se|no|porque|cuando|pero)\s/u
const namedBehind = /^[\s,]*(?:[§¤]|$)/u
/** Nobody but a court is its subject. */
const otherSubject = new RegExp(String.raw`(?<![a-z])(?:que|se|no|ni|quien|si|y|${otherDeciders})\s*$`, 'u')

/**
 * «nulidad penal desacato 240 CPC rechaza temuco»: a verb of deciding in a search that names a court, an appeal or a norm. What is decided or
 * named stands behind it, or nothing: «licencias fibromialgia acoge protección».
 */
export function isOutcomeOfRuling({ test, from, to }: Mention, text: string, outline: string, namesAppeal: boolean): boolean {
  const written = foldSameLength(text.slice(from, to).toLowerCase())
  if (test.kind !== 'resultado' || !present.test(written)) return false
  const [before, after] = [outline.slice(0, from), outline.slice(to)].map((part) => foldSameLength(part.toLowerCase())) as [string, string]
  const subject = wordsOf(/\S+\s*$/u.exec(before)?.[0] ?? '').at(-1)
  if (otherSubject.test(before) || beginsSentence.test(before) || (subject !== undefined && isPerson(subject))) return false
  const behind = foldSameLength(text.slice(to).toLowerCase())
  const [next] = wordsOf(behind)
  const isReviewed = next !== undefined && reviewing.test(written) && !goesOn.test(behind) && !(things.test(next) || ofPeople.test(next))
  if (decidedBehind.test(behind) || isReviewed || (namesAppeal && grants.test(written))) return signs.test(before + after)
  return signs.test(before) && (namedBehind.test(after) || tail.test(after) || cityAtStart(behind.trimStart()) !== null)
}

const articles = new Set(['la', 'el', 'los', 'las', 'un', 'una', 'de', 'del', 'en', 'y', 'con', 'por', 'a', 'al'])
const wordsOf = (part: string): string[] => (part.match(/\p{L}+/gu) ?? []).filter((word) => !articles.has(word))
