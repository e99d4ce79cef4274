import type { Outcome } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'

const authority =
  'est[ae] (?:organismo|entidad|contraloria|superintendencia|direccion|servicio|organo|institucion|sede)(?: (?:general|superior|regional|de control|contralora?|fiscalizador\\p{L}*|de la republica|nacional|del trabajo))*,?'
const named = '(?:rechaza|desestima|acoge|confirma|ratifica)'
const infinitive = '(?:rechazar|desestimar|acoger|confirmar|ratificar)'
/** What an authority does in its own name, or says that it has to do: «declara que rechaza el reclamo», «corresponde desestimar la reclamación». */
const act = new RegExp(
  String.raw`(?:\b${authority} (?:(?:declara|resuelve|ha resuelto|estima|concluye),? que )?(?<no1>no )?(?<verb1>${named})\b|\b(?<no2>no )?(?:corresponde|procede|cabe|(?:se )?debe|(?:es|resulta) procedente|ha resuelto) (?<verb2>${infinitive})\b|(?<no3>\bno )?\bse (?<verb3>${named})n?\b)`,
  'gu',
)
const effects: readonly (readonly [RegExp, Outcome])[] = [
  [/^(?:rechaza|desestima)/u, 'rechaza'],
  [/^acoge/u, 'acoge'],
  [/^(?:confirma|ratifica)/u, 'confirma'],
]
const inPart = /^ (?:solo )?(?:en parte|parcialmente)\b/u

/** What the conclusion of a dictamen or oficio does with what was asked of it. Null where it only informs, or does several things. */
export function concludedOutcome(conclusion: string): Outcome | null {
  const folded = foldText(conclusion)
  const found = new Set<Outcome>()
  for (const match of folded.matchAll(act)) {
    const groups = match.groups ?? {}
    const verb = groups['verb1'] ?? groups['verb2'] ?? groups['verb3'] ?? ''
    const denied = (groups['no1'] ?? groups['no2'] ?? groups['no3']) !== undefined
    const effect = effects.find(([pattern]) => pattern.test(verb))?.[1]
    if (effect === undefined) continue
    if (denied && effect !== 'acoge') return null
    const partly = effect === 'acoge' && inPart.test(folded.slice(match.index + match[0].length))
    found.add(denied ? 'rechaza' : partly ? 'acoge_parcial' : effect)
  }
  const [only, other] = found
  return other === undefined ? (only ?? null) : null
}
