import { findMatches } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'

/**
 * How words leave something out. `list`, `wish`: said of a list of results («sin contar», «no quiero»). `that`: «que no sean». `except`:
 * «salvo», which a story has too. `but`: «pero no». `and`: «y no». `bare`: «no». `without`: «sin». `other`: «distintos de».
 */
export type CueKind = 'list' | 'wish' | 'that' | 'except' | 'but' | 'and' | 'bare' | 'without' | 'other'

export interface NegationCue extends Span {
  readonly kind: CueKind
}

const start = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`
const clauseStart = String.raw`(?<=(?:^|[,;.:¿])\s*(?:(?:pero|y)\s+)?)`
/** «al menos», «ni más ni menos», «tres menos»: a quantity. */
const notOfQuantity = String.raw`(?<!(?<![\p{L}\d])(?:al|lo|o|ni|nada|mucho|poco|algo|vez|cuando|a|no|en|es|son|de|cada|ya|muy|bastante|vale|viene|venir|(?<!\d)\d{1,3})\s+)`
const notQuantity = String.raw`(?!\s+(?:del?|que|\d{1,3}(?!\d)|grav|favorab|mal|aun|ciert|comun|uso|tiempo|horas|dias|meses|anos|plata|dinero|sueldo|gravos|intens|importan|frecuen|probab))`

/** «pillado sacando petróleo», «andaba quitando carteles»: what somebody did. */
const notOfDeed = String.raw`(?<!(?<!\p{L})(?:pill|sorpren|encontr|encuentr|deten|detuv|vist|vieron|vio|acus|conden|imput|agarr|grab|film|est[au]|anda|iba|segu|sigu)\p{L}*\s+)`

/** «anulada por no considerar las observaciones»: why something is decided. */
const notOfReason = String.raw`(?<!(?<!\p{L})(?:por|al|de|para|si)\s+)`

const cues: readonly (readonly [CueKind, string])[] = [
  [
    'list',
    String.raw`(?:excluyendo|exceptuando|${notOfDeed}(?:descartando|omitiendo|quitando|sacando))(?:\s+a(?=\s+(?:la|el|los|las)\s))?|` +
      String.raw`sin\s+(?:contar|considerar|incluir)(?:\s+con)?|dejando\s+(?:a\s+)?(?:fuera|afuera|de\s+lado)(?:\s+a)?|` +
      String.raw`${notOfReason}no\s+(?:incluir|incluyas?|incluyan|mostrar|muestres?|muestren|considerar|consideres?|consideren)`,
  ],
  ['list', `${clauseStart}(?:excluye|excluya|excluyan|excluir|nada\\s+de|sacar|quitar)`],
  [
    'wish',
    String.raw`no\s+(?:me\s+)?(?:quiero|queremos|quisiera|necesito|necesitamos|busco|buscamos|deseo|sirven?|interesan?)(?:\s+(?:ver|leer|encontrar))?`,
  ],
  [
    'that',
    String.raw`que\s+no\s+(?:sean?|(?:se\s+)?traten?|vers[ea]n|hablen?|mencionen?|incluyan?|provengan?|vengan?|contengan?|involucren?|correspondan?|tengan?\s+que\s+ver)`,
  ],
  [
    'except',
    String.raw`(?<!(?<!\p{L})(?:a|y)\s+)(?:salvo|excepto)|(?:con|a)\s+(?:la\s+)?excepcion(?=\s+del?\s)|${notOfQuantity}menos${end}${notQuantity}`,
  ],
  ['but', String.raw`pero\s+(?:que\s+)?no`],
  ['and', String.raw`y\s+no`],
  ['other', String.raw`(?:distint|diferent|diver[s])[oae]s\s+(?:del?|a)(?=\s)`],
  ['without', 'sin'],
  ['bare', String.raw`no(?=\s+[\p{L}\d])`],
]
const patterns = cues.map(([kind, source]) => [kind, new RegExp(`${start}(?:${source})${end}`, 'gu')] as const)

/** A stem without which nothing is left out. */
const anyCue = /(?<!\p{L})(?:no|sin|nada|menos|salvo|excep|exclu|descart|omit|quita|saca|dejando|distint|diferent)/u

/** Enough for what a person types. Later ones are read as words. */
const maxCues = 6

/** Words of a folded query that may leave something out. `written` has its capitals: `NO` is left to the operators. */
export function findNegationCues(folded: string, written: string): NegationCue[] {
  if (!anyCue.test(folded)) return []
  const found: NegationCue[] = []
  const isInCapitals = !/\p{Ll}/u.test(written)
  for (const [kind, pattern] of patterns)
    for (const match of findMatches(folded, pattern)) {
      if (found.length >= maxCues * 2) break
      const span = { from: match.index, to: match.index + match[0].length }
      const isOperator = /(?<!\p{L})NO(?!\p{L})/u.test(written.slice(span.from, span.to))
      if (isOperator && (!isInCapitals || kind === 'bare')) continue
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, kind })
    }
  return found.sort((a, b) => a.from - b.from).slice(0, maxCues)
}
