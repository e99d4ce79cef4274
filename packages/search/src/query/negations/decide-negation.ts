import type { ConditionMode } from '../conditions/condition.ts'
import type { Narrative } from '../conditions/narrative.ts'
import { isAdjective, isPredicateAfterNo, isTermAfterNo } from '../formal/sentence-words.ts'
import { exclusionByWithout } from './exclusion-by-without.ts'
import type { NegatedPart } from './negated-part.ts'

/** How the rest of the query is written, and whether it asks for rulings around the cue. */
export interface NegationSurroundings {
  readonly narrative: Narrative
  readonly isAsked: boolean
  /** Of the whole query. */
  readonly words: number
}

const rulingNouns = /(?<!\p{L})(?:fallos|sentencias|jurisprudencia|resoluciones|dictamenes)(?!\p{L})/u
/** «los de», «casos de», «nada de»: those of a list. */
const ofList =
  /(?<!\p{L})(?:l[oa]s|aquell[oa]s|casos|causas|nada|asuntos|temas|materias)\s+(?:que\s+(?:sean|traten|hablen)\s+)?(?:(?:dictad|emanad|relativ|referid|relacionad|vinculad|recaid)[oa]s\s+)?(?:del?|en|por|sobre|con|a)(?!\p{L})/u
const everyone = /^(?:tod[oa]s?|nadie|ningun[oa]?|nada)$/u
/** «salvo prueba en contrario», «excepto feriados», «salvo que»: of the law or of a story. */
const reserved =
  /^\s*,?\s*(?:(?:que|cuando|si|donde|mejor|(?:la\s+)?prueba|(?:el\s+)?(?:acuerdo|pacto|consentimiento|convenio|derecho|plazo|pago)|fuerza|culpa|dolo|excepcion|yo|tu|mis?|sus?|un|una|unos|unas|quien|buena|mala|lo|norma|texto|(?:l[oa]s\s+|el\s+)?(?:domingos?|lunes|martes|miercoles|jueves|viernes|sabados?|feriados?|festivos?|fines?\s+de\s+semana|vacaciones))(?!\p{L})|(?:el\s+)?casos?\s+(?:fortuit|calificad|excepcional|urgen|de\s+(?:fuerza|urgencia))|estipulaci|disposici|error|autoriza|expres|contad|alg[uo]|opinion|honros)/u
/** «pero no de mi parte», «pero no por escrito»: how something happened. */
const ofManner =
  /^\s*(?:del?\s+(?:mi|su|tu|nuestr|forma|manera|modo|inmediato|hecho|palabra|acuerdo|todo|el|ella|ellos|buena|mala|golpe)|por\s+(?:mi|su|eso|escrito|culpa|esc)|asi|todo|siempre|solo|solamente|unicamente|necesariamente|tanto|obstante|con|sin|para|como|hasta|mas|menos|muy|al|a|el|la|lo)(?![\p{L}])/u
const onlySome = /^\s*(?:solo|solamente|unicamente|necesariamente|mas|menos|tan|siempre|obstante)(?!\p{L})/u
/** A number, a norm and so on follow: «ley no 19.496». */
const labels =
  /^(?:ley|leyes|rol|rit|ruc|decreto|dfl|dl|ds|art|articulo|oficio|dictamen|resolucion|circular|numero|punto|causa|o|y|que|ya|si|aun|todavia|el|la|se|me|le|les|nos|lo|los|las|pero|sino)$/u
/** What «no», «sin» and «distintos de» leave out without a word for rulings. */
const plainKinds: ReadonlySet<string> = new Set(['tribunal', 'origen', 'fecha', 'sala', 'base'])

/** Whether the part is left out, may be left out at a click, or belongs to what is told: null. */
export function decideNegation(part: NegatedPart, { narrative, isAsked, words }: NegationSurroundings): ConditionMode | null {
  const { cue, zone, mention, behind } = part
  if (onlySome.test(behind)) return null
  const namesRulings = rulingNouns.test(zone)
  const isOfList = namesRulings || ofList.test(zone) || isOutcomeOfList(part)
  if (narrative === 'own' || narrative === 'told') {
    const isSaidOfRulings = isAsked || namesRulings || (isOfList && (cue === 'list' || cue === 'wish') && mention !== null)
    return isSaidOfRulings && cue !== 'bare' && cue !== 'without' && cue !== 'and' ? ofNotes(part, isOfList, 'notes', words) : null
  }
  return ofNotes(part, isOfList, narrative, words)
}

/** «no los que rechazan», «no rechazados»: rulings by their outcome. «No acogidos» has a name of its own. */
const isOutcomeOfList = ({ mention, behind, first }: NegatedPart): boolean =>
  mention?.test.kind === 'resultado' &&
  (/^\s*(?:l[oa]s|aquell[oa]s)\s+que(?!\p{L})/u.test(behind) || (mention.value !== 'acoge' && /(?:ad|id)[oa]s$/u.test(first)))

const ofNotes = (part: NegatedPart, isOfList: boolean, narrative: 'notes' | 'sentence', words: number): ConditionMode | null => {
  const { cue, zone, mention, before, first, isPredicate, behind, isQuoted, isPhrase } = part
  const isNotes = narrative === 'notes'
  const endsWithArticle = /(?<!\p{L})(?:el|la|lo|los|las)\s+$/u.test(zone) && !isOfList
  const isPlain = mention !== null && plainKinds.has(mention.test.kind)
  switch (cue) {
    case 'list':
      if (mention !== null || isQuoted) return 'exigir'
      return reserved.test(behind) ? null : 'exigir'
    case 'wish':
      return mention !== null || isOfList || isQuoted ? 'exigir' : null
    case 'that':
      if (mention !== null || isOfList || isQuoted) return 'exigir'
      if (!/^sean?(?!\p{L})/u.test(zone)) return 'exigir'
      return /^sea(?!n)/u.test(zone) || (!isPhrase && isAdjective(first)) ? 'preferir' : 'exigir'
    case 'except':
      if (mention !== null) return 'exigir'
      if (reserved.test(behind) || everyone.test(before)) return null
      if (isOfList || isQuoted) return 'exigir'
      if (/(?<!\p{L})(?:el|la)\s+$/u.test(zone) && !isNotes) return null
      return isNotes && !isAdjective(first) ? 'exigir' : 'preferir'
    case 'but':
      if (isOfList) return 'exigir'
      if (mention !== null) return 'exigir'
      if (ofManner.test(behind) || endsWithArticle || isPredicateAfterNo(behind.trim().split(/\s+/u)[0] ?? '')) return null
      return isNotes ? 'exigir' : 'preferir'
    case 'and':
      if (isPredicate || endsWithArticle) return null
      if (isPlain || (isOfList && mention !== null)) return isNotes ? 'exigir' : 'preferir'
      return isNotes && !isTermAfterNo(first, before) && !isAdjective(first) && mention === null ? 'preferir' : null
    case 'other':
      return isPlain ? 'exigir' : null
    case 'without':
      if (/(?<!\p{L})(?:sentencia|fallo|resolucion|decision)(?!\p{L})/u.test(zone)) return null
      if (mention !== null) return isOfList || (isPlain && /^\s*(?:la|el)?\s*$/u.test(zone)) ? 'exigir' : null
      if (!isNotes) return null
      return rulingNouns.test(zone) ? 'exigir' : exclusionByWithout(part, words)
    case 'bare':
      return ofBareDenial(part, isOfList, isNotes, isPlain)
  }
}

const ofBareDenial = (part: NegatedPart, isOfList: boolean, isNotes: boolean, isPlain: boolean): ConditionMode | null => {
  const { zone, mention, before, first, isPredicate, behind } = part
  if (labels.test(before) || !isNotes) return null
  if (isOfList) return 'exigir'
  if (mention !== null) return isPlain ? 'exigir' : null
  if (/^\s*(?:del?)\s/u.test(behind)) return ofManner.test(behind) ? null : 'exigir'
  if (zone.trim() !== '' || before === '') return null
  const isTerm = isPredicate || isTermAfterNo(first, before) || isAdjective(first)
  return isTerm ? null : 'preferir'
}
