import { isNegativeTreatment, type Treatment } from '@basejuris/domain'
import { matchesOf } from '../analysis/matches-of.ts'
import { PatternFilter } from '../analysis/pattern-filter.ts'
import { mentionRules, opinionRules, supposed, type TreatmentRule, treatmentRules, unsettled } from './treatment-cues.ts'
import { below, claims, party, self } from './treatment-words.ts'

/** Words that say how a ruling is treated. Half-open range in the text searched. */
export interface TreatmentCue {
  readonly from: number
  readonly to: number
  readonly treatment: Treatment
  readonly weight: number
}

interface CompiledRule extends Omit<TreatmentRule, 'pattern'> {
  readonly pattern: RegExp
}

interface CompiledRules {
  readonly rules: readonly CompiledRule[]
  readonly filter: PatternFilter
}

const compile = (rules: readonly TreatmentRule[]): CompiledRules => ({
  rules: rules.map((rule) => ({ ...rule, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${rule.pattern})(?![\\p{L}\\d])`, 'gu') })),
  filter: new PatternFilter(rules.map(({ pattern }) => pattern)),
})

const courtRules = compile([...treatmentRules, ...mentionRules])
const officeRules = compile([...opinionRules, ...treatmentRules, ...mentionRules])

/** Words of treatment that the court does not say itself, or leaves open: they make a mention. */
const notOwnWeight = 0.5
const lettersBefore = 60
const negator =
  /(?<!\p{L})(?:no(?! (?:solo|obstante|(?:\p{L}+ ){0,3}?(?:sino|mas que|menos que|otra cosa que)))|tampoco|ni|nunca|jamas|sin(?! (?:perjuicio|embargo|duda|lugar a duda))|lejos de|ningun[ao]?|nada|impiden?|deja(?:r|n|mos)? de|desaconsejan?)(?!\p{L})/gu
const endOfClause = /[,;:()—–]/gu
const supposing = new RegExp(`(?<!\\p{L})${supposed} (?:\\p{L}+ ){0,2}$`, 'u')
const supposedBehind = /^[^.;]{0,50}?(?<!\p{L})(?:exigiria|implicaria|importaria|supondria|requeriria|significaria|equivaldria)(?!\p{L})/u
const conditional =
  /(?<!\p{L})(?:podria|podrian|pudiera|pudiese|cabria|habria|hubiese|hubiera|fuera posible|seria posible)(?!\p{L})[^,;]*$/u
const unsettledWords = new RegExp(unsettled, 'gu')
const ownWords = new RegExp(`(?<!\\p{L})(?:${self})(?!\\p{L})`, 'gu')
const claiming = new RegExp(
  `(?<!\\p{L})(?:${party})(?!\\p{L})[^.;]{0,80}?(?<!\\p{L})(?:${claims})(?!\\p{L})|(?<!\\p{L})(?:${claims}) (?:asi |ademas |tambien )?(?:el|la|los|las) (?:\\p{L}+ )?(?:${party})(?!\\p{L})|(?<!\\p{L})segun (?:el|la|los|las|alega|sostiene|afirma|expone|indica)(?: el| la)? (?:\\p{L}+ )?(?:${party})(?!\\p{L})|a juicio del? (?:la |los |las )?(?:\\p{L}+ )?(?:${party})(?!\\p{L})`,
  'gu',
)
const partyActs = new RegExp(
  `(?<!(?:por|de|a|al|del|con|para|en|contra|que invoca|que cita|que trae|citad[oa] por|invocad[oa] por) )(?<!\\p{L})(?:el|la|los|las) (?:\\p{L}+ )?(?:${party})(?!\\p{L})[^.;,]{0,40}$`,
  'u',
)
const belowActs = new RegExp(`(?<!(?:de|del|a|al|contra|por) )${below}[^.;]{0,120}$`, 'u')
const otherCourtActs =
  /^(?:que,? )?(?:(?:asi|en efecto|de hecho|luego|posteriormente|mas tarde|sin embargo|con posterioridad),? )?(?:la (?:excma\.? |excelentisima |iltma\.? |ilustrisima )?corte|el (?:excmo\.? |maximo )?tribunal|el juzgado|la contraloria)(?!\p{L})[^.;]*$/u

const ofParty =
  /^[^,;·]{0,40}?(?<!\p{L})(?:de|con) (?:la |el |los |las |dich\p{L}+ )?(?:\p{L}+ )?(?:defensa|recurrente|demandad[oa]|demandante|actor|actora|apelante|reclamante|querellante)s?(?!\p{L})/u

const lastIndexOf = (pattern: RegExp, text: string): number => {
  return matchesOf(text, pattern).at(-1)?.index ?? -1
}

/** Who else is the subject: a party that claims, the ruling under review, another court that changed its mind. */
const isOfAnother = (before: string, treatment: Treatment): boolean => {
  const own = lastIndexOf(ownWords, before)
  const rest = before.slice(own + 1)
  if (lastIndexOf(claiming, rest) >= 0) return true
  if (belowActs.test(rest) || partyActs.test(rest)) return true
  return own < 0 && treatment === 'se_aparta' && otherCourtActs.test(before) && !/(?<!\p{L})(?:se|no) $/u.test(before)
}

const ofNorm =
  /(?<!\p{L})(?:la ley|el articulo|la norma|el precepto|la disposicion|el decreto|el reglamento|la multa|la causal|la excepcion|el recurso|la accion)(?!\p{L})(?!.*(?<!\p{L})(?:rol|roles|sentencia|fallo|precedente|dictamen|criterio|doctrina|tesis|decidido|resuelto|razonado)(?!\p{L})).{0,140}$/u

/** Where the word that negates stands; null where none does, or two do. */
const negationAt = (before: string): number | null => {
  const start = Math.max(0, before.length - lettersBefore)
  const clause = start + lastIndexOf(endOfClause, before.slice(start)) + 1
  const found = matchesOf(before.slice(clause), negator)
  return found.length % 2 === 1 ? clause + (found[0]?.index ?? 0) : null
}

/** Whether the sentence before or behind leaves open what the words say. */
const isUnsettled = (sentence: string, from: number, to: number): boolean => {
  const before = sentence.slice(Math.max(0, from - lettersBefore), from)
  if (supposing.test(before) || conditional.test(before)) return true
  if (/(?:^|[,;] |que )(?:de|al) $/u.test(before) && /^\p{L}+(?:ar|er|ir)(?:se)?(?!\p{L})/u.test(sentence.slice(from))) return true
  if (/(?:ar|er|ir)(?:se|nos)?(?: |$)/u.test(sentence.slice(from, to)) && supposedBehind.test(sentence.slice(to))) return true
  return matchesOf(sentence, unsettledWords).some(
    ({ 0: word, index }) => word === '?' || (index < from && !/[,;:]/u.test(sentence.slice(index + word.length, from))),
  )
}

/**
 * The words of one sentence, folded and with others' words blanked, that say how rulings are treated. `isOpinion`: the sentence is of
 * the Contraloría and about its opinions.
 */
export function findCues(sentence: string, isOpinion: boolean): TreatmentCue[] {
  const cues: TreatmentCue[] = []
  const { rules, filter } = isOpinion ? officeRules : courtRules
  const mayMatch = filter.read(sentence)
  for (const [at, { pattern, treatment, negated, weight }] of rules.entries()) {
    if (!mayMatch(at)) continue
    for (const match of matchesOf(sentence, pattern)) {
      const from = match.index + (match[0].length - match[0].trimStart().length)
      const to = match.index + match[0].trimEnd().length
      const before = sentence.slice(0, from)
      if (isUnsettled(sentence, from, to) || isOfAnother(before, treatment) || ofParty.test(sentence.slice(to))) {
        cues.push({ from, to, treatment: 'cita', weight: notOwnWeight })
        continue
      }
      const negation = negationAt(before)
      const read = negation === null ? treatment : negated
      if (read === 'distingue' && ofNorm.test(before)) continue
      if (read !== null) cues.push({ from: negation ?? from, to, treatment: read, weight })
    }
  }
  return cues.sort((a, b) => a.from - b.from || b.weight - a.weight)
}

const rankOf = (treatment: Treatment): number => (treatment === 'cita' ? 0 : isNegativeTreatment(treatment) ? 2 : 1)

/** The cue that decides: a negative one before a positive one, then the surer one, then the nearest to the citation. */
export function decidingCue(cues: readonly TreatmentCue[], citation: { readonly from: number } | null): TreatmentCue | null {
  const distance = ({ from }: TreatmentCue): number => (citation === null ? from : Math.abs(from - citation.from))
  const [best] = [...cues].sort((a, b) => rankOf(b.treatment) - rankOf(a.treatment) || b.weight - a.weight || distance(a) - distance(b))
  return best ?? null
}
