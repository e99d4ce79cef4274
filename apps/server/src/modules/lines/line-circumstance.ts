import { type Circumstance, type DecidedIssue, decideCircumstance } from '@basejuris/assistant'
import { type LineCircumstance, type LineRuling, maxLineMarks } from '@basejuris/contract'
import type { CitationPlace } from '@basejuris/database'
import { type CircumstanceKind, circumstanceKindOf, formatCount, formatPlural } from '@basejuris/domain'
import type { SearchControl } from '@basejuris/search'
import type { Services } from '../../services.ts'
import type { Line } from './gather-line.ts'

/** What the rulings of a line decide on the circumstance that it is about. */
export interface DecidedCircumstance {
  readonly kind: CircumstanceKind
  /** Null for an article without a numeral. */
  readonly read: {
    /** By docId. Rulings that say nothing of it, or both, are absent. */
    readonly decided: ReadonlyMap<string, DecidedIssue>
    readonly total: number
  } | null
}

/** Whole texts read at once. */
const batch = 25

/** Reads the newest `maxLineMarks` rulings of a line on a circumstance. Null where its article provides none. */
export async function readCircumstance(
  { rulings }: Pick<Services, 'rulings'>,
  { subject, members }: Pick<Line, 'subject' | 'members'>,
  { signal = new AbortController().signal }: SearchControl = {},
): Promise<DecidedCircumstance | null> {
  const [key = ''] = subject.keys
  const kind = circumstanceKindOf(key)
  if (kind === null) return null
  const { numeral } = subject.place
  if (numeral === undefined) return { kind, read: null }
  const circumstance: Circumstance = { key, article: key.slice(key.lastIndexOf(':') + 1), numeral }
  const docIds = members.slice(-maxLineMarks).map(({ docId }) => docId)
  const decided = new Map<string, DecidedIssue>()
  for (let from = 0; from < docIds.length; from += batch) {
    const texts = await rulings.list(docIds.slice(from, from + batch))
    for (const [docId, found] of await decideCircumstance(texts, circumstance, signal)) decided.set(docId, found)
  }
  return { kind, read: { decided, total: docIds.length } }
}

export function presentCircumstance(circumstance: DecidedCircumstance | null): LineCircumstance | null {
  if (circumstance === null) return null
  const { kind, read } = circumstance
  if (read === null) return { clase: kind, resuelven: null }
  const reconocen = [...read.decided.values()].filter(({ direction }) => direction === 'granted').length
  const rechazan = read.decided.size - reconocen
  const frase = describeDecided({ kind, granted: reconocen, denied: rechazan, silent: read.total - read.decided.size })
  return { clase: kind, resuelven: { reconocen, rechazan, leidas: read.total, frase } }
}

interface DecidedCounts {
  readonly kind: CircumstanceKind
  readonly granted: number
  readonly denied: number
  readonly silent: number
}

/** «17 reconocen la atenuante y 9 la rechazan. De 18 no pudimos leer qué deciden sobre ella.» */
function describeDecided({ kind, granted, denied, silent }: DecidedCounts): string {
  const unread = silent === 0 ? '' : ` De ${formatCount(silent)} no pudimos leer qué ${silent === 1 ? 'decide' : 'deciden'} sobre ella.`
  if (granted + denied === 0) return `De ninguna pudimos leer qué decide sobre la ${kind}.`
  const first = `${formatPlural(granted, `reconoce la ${kind}`, `reconocen la ${kind}`)}`
  return `${granted === 0 ? `Ninguna reconoce la ${kind}` : first} y ${denied === 0 ? 'ninguna la rechaza' : formatPlural(denied, 'la rechaza', 'la rechazan')}.${unread}`
}

export function presentDirection(decided: DecidedIssue | undefined): LineRuling['circunstancia'] {
  if (decided === undefined) return null
  return decided.direction === 'granted' ? 'reconoce' : 'rechaza'
}

/** The places that name the article in the sentence that decides. All of them where it names it before. */
export function placesDeciding(places: readonly CitationPlace[], decided: DecidedIssue | undefined): readonly CitationPlace[] {
  if (decided === undefined) return places
  const { anchor, from, to } = decided.place
  const own = places.filter((each) => each.anchor === anchor && from <= each.from && each.to <= to)
  return own.length > 0 ? own : places
}
