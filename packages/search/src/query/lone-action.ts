import type { QueryCondition } from './conditions/condition.ts'
import type { ReadingAlternative } from './formal/reading-alternative.ts'
import { withoutSpans } from './parts/span.ts'

/** An action that is all of a query: «tutela laboral». Rulings of other kinds speak of it too, as those on the nullity of its judgment. */
export interface LoneAction {
  /** The name as written. */
  readonly written: string
  /** What rulings that speak of it say, in the formal language. */
  readonly words: string
}

/** Words by which rulings call an action, by the value of its condition. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  tutela: ['tutela laboral', 'tutela de derechos', 'tutela por vulneración'],
  'práctica antisindical': ['práctica antisindical', 'prácticas antisindicales'],
  'reclamo de ilegalidad': ['reclamo de ilegalidad', 'reclamación de ilegalidad'],
  'reclamo de multa': ['reclamo de multa', 'reclamación de multa', 'reclamación judicial de multa'],
  'amparo económico': ['amparo económico'],
}

/** Null where the query has anything else. */
export function loneAction(text: string, conditions: readonly QueryCondition[]): LoneAction | null {
  const [only, ...others] = conditions
  if (only === undefined || others.length > 0 || only.mode !== 'exigir' || /[\p{L}\d]/u.test(withoutSpans(text, [only]))) return null
  const words = wordsOf[only.value]
  return words === undefined ? null : { written: text.slice(only.from, only.to), words: words.map((each) => `"${each}"`).join(' O ') }
}

/** Says that only rulings of the kind are shown, and leads to those that speak of it. */
export function kindAlternative({ written }: LoneAction): ReadingAlternative {
  return { notice: `Se leyó «${written}» como clase de causa: solo se muestran las de esa clase.`, reading: 'palabras', about: 'kind' }
}

/** Says that rulings that speak of it are shown, and leads to those of the kind. */
export function wordsAlternative({ written }: LoneAction): ReadingAlternative {
  return { notice: `Se muestran las sentencias que hablan de «${written}», de cualquier clase.`, reading: 'operadores', about: 'kind' }
}
