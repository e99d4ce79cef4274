import type { NormFacts, NormPart } from './norm.schema.ts'

/** Date that BCN gives to a text whose entry into force depends on an event. */
export const eventVersionDate = '2222-02-02'

/** The reading of one file or answer, best first: of two texts of one date the one of the better source is shown. */
export const normSources = [
  'bcn-xml',
  'bcn-json',
  'leychile-texto',
  'leychile-epub',
  'norms-jsonl',
  'legalize-cl',
  'fgreve',
  'ansvar',
  'constitucion',
] as const
export type NormSource = (typeof normSources)[number]

/** One text of a norm in time. Days are `yyyy-mm-dd`. */
export interface NormVersion {
  /** From 1, in the order of storing. */
  readonly version: number
  /** First day of this text; null when the source does not say. A day in the future: «vigencia diferida». */
  readonly inForceFrom: string | null
  /** Last day of this text, where the source says so. */
  readonly inForceTo: string | null
  readonly source: NormSource
  /** Day on which the text was obtained; null when the source does not say. It was then the latest one. */
  readonly capturedOn: string | null
  /** Number of articles and of characters. */
  readonly articles: number
  readonly characters: number
}

/** A part with its text. One line of the text is a paragraph: mostly one inciso, or one numbered item. */
export interface NormPartText extends NormPart {
  readonly text: string
}

/** A norm as a reader of a format gives it. */
export interface ParsedNorm {
  readonly facts: NormFacts
  readonly inForceFrom: string | null
  readonly inForceTo: string | null
  readonly source: NormSource
  readonly capturedOn: string | null
  readonly parts: readonly NormPartText[]
}

/** `latest`: the newest text in force that is stored. `deferred`: not in force on the day of the question. */
export type NormVersionState = 'latest' | 'earlier' | 'deferred'

export interface ChosenNormVersion<V extends NormVersion> {
  readonly version: V
  readonly state: NormVersionState
  /** Whether the stored texts show that this was the text on the requested day. */
  readonly certain: boolean
}

const capturedLast = (a: NormVersion, b: NormVersion): number =>
  normSources.indexOf(a.source) - normSources.indexOf(b.source) ||
  (b.capturedOn ?? '').localeCompare(a.capturedOn ?? '') ||
  b.version - a.version

/**
 * One version for each day on which a text begins, oldest first. A text without a date stands at its day of capture. It is left out where
 * another one is known to be the text of that day, and where it has no day at all beside texts that have one.
 */
export function listDistinctVersions<V extends NormVersion>(stored: readonly V[]): V[] {
  const dated = stored.filter(({ inForceFrom }) => inForceFrom !== null)
  const isCovered = ({ capturedOn }: V): boolean =>
    capturedOn === null || dated.some((version) => (version.inForceFrom ?? '') <= capturedOn && capturedOn <= (version.capturedOn ?? ''))
  const versions = dated.length === 0 ? stored : stored.filter((version) => version.inForceFrom !== null || !isCovered(version))
  const byDay = Map.groupBy(versions, (version) => `${beginningOf(version)}${version.inForceFrom === null ? '?' : ''}`)
  return [...byDay].sort(([a], [b]) => a.localeCompare(b)).flatMap(([, same]) => same.sort(capturedLast).slice(0, 1))
}

export interface VersionDay {
  /** `yyyy-mm-dd` */
  readonly day: string
  /** `yyyy-mm-dd` */
  readonly today: string
}

/**
 * The text of a day: the one that began last by then. Without one, the oldest text stored, which is not certain. A text that begins after
 * `today` is never chosen while another one is stored. Null without versions.
 */
export function chooseNormVersion<V extends NormVersion>(versions: readonly V[], { day, today }: VersionDay): ChosenNormVersion<V> | null {
  const ordered = listDistinctVersions(versions)
  const started = ordered.filter((version) => beginsBy(version, today))
  const version = started.findLast((candidate) => beginsBy(candidate, day)) ?? started[0] ?? ordered[0]
  if (version === undefined) return null
  const next = ordered[ordered.indexOf(version) + 1]
  return { version, state: stateOf(version, started.at(-1), today), certain: started.length > 0 && coversDay(version, next, day) }
}

/** The text of a day, then each other one in the order in which it stands in for those before it. Its state is told among all of them. */
export function* listStandIns<V extends NormVersion>(versions: readonly V[], days: VersionDay): Generator<ChosenNormVersion<V>> {
  const latest = listDistinctVersions(versions).findLast((version) => beginsBy(version, days.today))
  for (let left = versions; left.length > 0; ) {
    const chosen = chooseNormVersion(left, days)
    if (chosen === null) return
    const { version } = chosen
    yield { ...chosen, state: stateOf(version, latest, days.today), certain: chosen.certain && left === versions }
    left = left.filter((each) => each !== version)
  }
}

function stateOf(version: NormVersion, latest: NormVersion | undefined, today: string): NormVersionState {
  if (latest === undefined || !beginsBy(version, today)) return 'deferred'
  return beginningOf(version) === beginningOf(latest) ? 'latest' : 'earlier'
}

const beginningOf = ({ inForceFrom, capturedOn }: NormVersion): string => inForceFrom ?? capturedOn ?? ''

const beginsBy = (version: NormVersion, day: string): boolean => beginningOf(version) <= day

/**
 * Whether a version is known to be the text of a day. Its end is known and not before that day, or it was still the latest one when it was
 * obtained, that day or later. Otherwise texts that were not imported may lie between.
 */
function coversDay({ inForceFrom, inForceTo, capturedOn }: NormVersion, next: NormVersion | undefined, day: string): boolean {
  if (inForceFrom === null || inForceFrom > day) return false
  if (inForceTo !== null) return day <= inForceTo
  const beforeNext = next?.inForceFrom == null || day < next.inForceFrom
  return beforeNext && capturedOn !== null && day <= capturedOn
}
