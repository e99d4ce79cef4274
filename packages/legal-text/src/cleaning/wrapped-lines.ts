import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldSameLength } from '../analysis/fold-text.ts'

/** Stands for what was removed at a page turn. Blank lines beside it end no paragraph. */
export const pageBreak = '\f'

const endsSentenceAt = /[.:;!?…][»”"’')\]]*(?:-|\.-)?$/u
const endsSentence = (line: string): boolean => endsSentenceAt.test(line.slice(-6))
const startsLower = /^[\p{Ll}(“"«]/u
const marker =
  /^(?:•|[-–—*] ?|o (?=\p{Lu})|\(?[a-zñ]{1,2}[).]-? ?|\(?(?:[IVX]{1,5}|\d{1,3})(?:[°º]\)?\.?-?|[.)]-?|-[.)])(?= |$)|[\p{Lu}]{1,3}\.-? |(?:[\p{Lu}]{4,}|\p{Lu}\p{Ll}+)(?: \p{Ll}+| [\p{Lu}]+)?(?:\.-|:-|:)(?: |$))/u
const ordinalHead = new RegExp(`^(?:considerando )?${ordinalWords}°?\\s?(?:\\.-|[.:;)]|\\()`, 'u')
/** «12° Juzgado Civil», «9° y 10° de la ley»: an ordinal in a sentence, not the number of a paragraph. */
const ordinalUse =
  /^\d{1,3}\s?[°º]\)?[,;.]? ?(?:juzgado|tribunal|sala|piso|notar[ií]a|comisar[ií]a|compañ[ií]a|del?\b|y\b|e\b|inciso|letra|n[°º]|transitori|en lo |civil|bis\b|ter\b)/iu
const opensConsiderando = (line: string): boolean => /^\p{Lu}/u.test(line) && ordinalHead.test(foldSameLength(line.slice(0, 60)))
const opensParagraph = (line: string): boolean => (marker.test(line) && !ordinalUse.test(line)) || opensConsiderando(line)
const lowerMarker = /^\(?(?:[a-zñ]{1,2}|[ivx]{1,4})[.)]-?(?: |$)/u
const isCapitals = (line: string): boolean => !/\p{Ll}/u.test(line) && /\p{Lu}{3}/u.test(line)
const hyphenated = /(?<!\p{Ll})(\p{Ll}+)-$/u
const lastWords = (line: string): string => line.slice(-40)
const brokenNumber = /\d[-–]$/u
const brokenAddress = /@(?:[\w-]+\.?)?$/u
const openEnd =
  /(?:^|[\s(])(?:a|al|ante|con|contra|de|del|el|en|la|las|lo|los|para|por|que|se|sin|su|sus|un|una|(?<![,;.] )[eoy]|folios?|fojas?|fs\.|n[°º]|art[ií]culos?|arts?\.|inciso|letra|don|doña|señor|señora|sr\.|sra\.)$/iu
const isBroken = (end: string, next: string): boolean =>
  (brokenNumber.test(end) && /^[\dkK]/u.test(next)) || (brokenAddress.test(end) && /^[a-z\d]/u.test(next))

const isBlank = (line: string): boolean => line === '' || line === pageBreak

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const continues = (line: string, next: string): boolean => !endsSentence(line) && startsLower.test(next) && !lowerMarker.test(next)

/** Width at which a document's lines were wrapped, in UTF-16 units; null when each line is a paragraph. */
export function wrapWidth(lines: readonly string[]): number | null {
  let pairs = 0
  let continued = 0
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? ''
    if (isBlank(line) || isBlank(next)) continue
    pairs += 1
    if (line.length > 30 && continues(line, next)) continued += 1
  }
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length >= 20)
    .sort((a, b) => a - b)
  const width = quantile(lengths, 0.95)
  return continued >= 2 && continued / pairs >= 0.12 && width < 160 ? width : null
}

interface Pair {
  readonly line: string
  readonly next: string
  /** Blank lines stand between the two. */
  readonly apart: boolean
  /** The line begins its paragraph: an indent may have left less room. */
  readonly opens: boolean
}

/** Capitals of a proportional font fill a line with fewer letters. */
const capitalsShare = 0.72

const minOpenLine = 40
const opensSentence =
  /^(?:al?|ante|antes|as[ií]|aun|aunque|cabe|como|con|conforme|cuando|cuarto|de|del|desde|don|doña|el|ella|ellos|en|es|est[aeo]s?|fue|ha|hay|la|las|le|lo|los|mediante|no|otros?[ií]?|para|pero|por|porque|primero|pues|que|quien|quinto|respecto|se|segundo|seg[uú]n|si|sin|sobre|su|sus|tal|también|tercero|todo|tras|un|una|vistos?|y|ya)$/iu
/** A label of a form («Fiscal: …»), or a line of one without an end. */
const isFormLine = (line: string): boolean => /^[\p{L} ]{2,30}:/u.test(line) || (line.length < minOpenLine && !endsSentence(line))
/** The words that a text writes with a capital letter within a sentence. */
const capitalised = /(?<=[\p{Ll},] )\p{Lu}\p{L}[\p{L}_\d]*(?![°º\\])/gu
const placeAndDay = /^\p{Lu}[\p{L} ]{2,40}, (?:a )?[\p{L}\d]+ de \p{L}+ (?:de|del) /u

const namesWithin = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.match(capitalised) ?? []))

/** A sentence without its end, and a line that begins with a name which the text also writes within sentences. */
const isCutBeforeName = ({ line, next, apart }: Pair, names: ReadonlySet<string>): boolean => {
  if (apart || line.length < minOpenLine || !/[\p{Ll},]$/u.test(line) || isCapitals(next)) return false
  const first = /^\p{Lu}[\p{L}_\d]*/u.exec(next)?.[0]
  if (first === undefined || !names.has(first) || opensSentence.test(first)) return false
  return !opensParagraph(next) && !isFormLine(next) && !placeAndDay.test(next)
}

const joinsInWrapped = ({ line, next, apart, opens }: Pair, full: number): boolean => {
  const end = lastWords(line)
  if (isBroken(end, next)) return true
  const width = isCapitals(line) && isCapitals(next) ? full * capitalsShare : full
  if (!apart && openEnd.test(end) && line.length >= width * 0.45 && !opensConsiderando(next)) return true
  if (opensParagraph(next) && (endsSentence(line) || !lowerMarker.test(next))) return false
  if (continues(line, next)) return apart ? line.length > width * 0.6 : line.length > width * 0.35
  if (apart) return false
  const firstWord = next.split(' ', 1)[0]?.length ?? 0
  const room = width * (opens && !endsSentence(line) && next.length >= width * 0.8 ? 0.78 : 0.9)
  return line.length + 1 + firstWord > room && line.length >= width * 0.55
}

const joinsInParagraphs = ({ line, next, apart }: Pair): boolean => {
  if (apart) return false
  const end = lastWords(line)
  if (isBroken(end, next) || (line.length >= 40 && openEnd.test(end))) return true
  return line.length >= 50 && continues(line, next) && !/^[(“"«]/u.test(next)
}

const joint = (line: string, next: string, vocabulary: ReadonlySet<string>): string => {
  if (isBroken(lastWords(line), next)) return line + next
  const left = line.endsWith('-') ? hyphenated.exec(lastWords(line))?.[1] : undefined
  const right = /^\p{Ll}+/u.exec(next)?.[0]
  if (left === undefined || right === undefined) return `${line} ${next}`
  return vocabulary.has(`${left}-${right}`) && !vocabulary.has(left + right) ? line + next : line.slice(0, -1) + next
}

/** Widths of the runs of lines between blank ones, for documents wrapped only in places; null where a line is a paragraph. */
const runWidths = (lines: readonly string[]): (number | null)[] => {
  const widths: (number | null)[] = lines.map(() => null)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && !isBlank(lines[to] ?? '')) continue
    const run = lines.slice(from, to)
    const width = Math.max(0, ...run.map((line) => line.length))
    if (run.length > 1 && width < 120 && run.some((line, index) => line.length > 40 && continues(line, run[index + 1] ?? ''))) {
      widths.fill(width, from, to)
    }
    from = to + 1
  }
  return widths
}

const vocabularyOf = (lines: readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>()
  if (!lines.some((line) => line.endsWith('-') && hyphenated.test(lastWords(line)))) return words
  for (const line of lines) for (const word of line.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? []) words.add(word)
  return words
}

type Gap = 'none' | 'blank' | 'page'

/** A page may turn inside a sentence; a blank line may not. */
const isApart = (gap: Gap, line: string, next: string): boolean =>
  gap === 'blank' || (gap === 'page' && (endsSentence(line) || (isCapitals(next) && !isCapitals(line))))

/** A paragraph and the indices of its first and last line. */
export interface LineGroup {
  readonly text: string
  readonly first: number
  readonly last: number
}

const groupOf = (lines: readonly string[], indexes: readonly number[], vocabulary: ReadonlySet<string>): LineGroup => ({
  text: indexes.map((index) => lines[index] ?? '').reduce((text, line) => joint(text, line, vocabulary)),
  first: indexes[0] ?? 0,
  last: indexes.at(-1) ?? 0,
})

/** Groups physical lines into paragraphs, joining hard-wrapped lines. */
export function groupWrappedLines(lines: readonly string[]): LineGroup[] {
  const width = wrapWidth(lines)
  const local = width === null ? runWidths(lines) : []
  const vocabulary = vocabularyOf(lines)
  const names = namesWithin(lines)
  const joins = (pair: Pair, index: number): boolean => {
    if (isCutBeforeName(pair, names)) return true
    const room = width ?? local[index] ?? null
    return room === null ? joinsInParagraphs(pair) : joinsInWrapped(pair, room)
  }
  const groups: LineGroup[] = []
  let current: number[] = []
  let gap: Gap = 'none'
  for (const [index, line] of lines.entries()) {
    if (line === pageBreak) gap = 'page'
    else if (line === '' && gap === 'none') gap = 'blank'
    if (isBlank(line)) continue
    const last = lines[current.at(-1) ?? -1] ?? ''
    if (current.length > 0 && !joins({ line: last, next: line, apart: isApart(gap, last, line), opens: current.length === 1 }, index)) {
      groups.push(groupOf(lines, current, vocabulary))
      current = []
    }
    current.push(index)
    gap = 'none'
  }
  if (current.length > 0) groups.push(groupOf(lines, current, vocabulary))
  return groups
}
