import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldSameLength } from '../fold-text.ts'

const endsSentenceAt = /[.:;!?…][»”"’')\]]*(?:-|\.-)?$/u
const endsSentence = (line: string): boolean => endsSentenceAt.test(line.slice(-6))
const startsLower = /^[\p{Ll}(“"«]/u
const marker =
  /^(?:•|[-–—*] ?|o (?=\p{Lu})|\(?[a-zñ]{1,2}[).]-? ?|\(?(?:[IVX]{1,5}|\d{1,3})(?:[°º]\)?\.?-?|[.)]-?|-[.)])(?= |$)|[\p{Lu}]{1,3}\.-? |(?:[\p{Lu}]{4,}|\p{Lu}\p{Ll}+)(?: \p{Ll}+| [\p{Lu}]+)?(?:\.-|:-|:)(?: |$))/u
const ordinalHead = new RegExp(`^(?:considerando )?${ordinalWords}°?\\s?(?:\\.-|[.:;)]|\\()`, 'u')
const opensParagraph = (line: string): boolean =>
  marker.test(line) || (/^\p{Lu}/u.test(line) && ordinalHead.test(foldSameLength(line.slice(0, 60))))
const lowerMarker = /^\(?(?:[a-zñ]{1,2}|[ivx]{1,4})[.)]-?(?: |$)/u
const hyphenated = /(?<!\p{Ll})(\p{Ll}+)-$/u
const lastWords = (line: string): string => line.slice(-40)
const brokenNumber = /\d[-–]$/u
const brokenAddress = /@(?:[\w-]+\.?)?$/u
const openEnd =
  /(?:^|[\s(])(?:a|al|con|contra|de|del|e|el|en|la|las|lo|los|o|para|por|que|se|sin|su|sus|un|una|y|folios?|fojas?|fs\.|n[°º]|art[ií]culos?|arts?\.|inciso|letra|don|doña|señor|señora|sr\.|sra\.)$/iu
const isBroken = (end: string, next: string): boolean =>
  (brokenNumber.test(end) && /^[\dkK]/u.test(next)) || (brokenAddress.test(end) && /^[a-z\d]/u.test(next))

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const continues = (line: string, next: string): boolean => !endsSentence(line) && startsLower.test(next) && !lowerMarker.test(next)

/** Width at which a document's lines were broken, in UTF-16 units; null when each line is a paragraph. */
export const wrapWidth = (lines: readonly string[]): number | null => {
  let pairs = 0
  let continued = 0
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? ''
    if (line === '' || next === '') continue
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
  /** The line opens its paragraph: an indent may have left less room. */
  readonly opens: boolean
}

const joinsInWrapped = ({ line, next, apart, opens }: Pair, width: number): boolean => {
  const end = lastWords(line)
  if (isBroken(end, next)) return true
  if (opensParagraph(next) && (endsSentence(line) || !lowerMarker.test(next))) return false
  if (continues(line, next)) return apart ? line.length > width * 0.6 : line.length > width * 0.35
  if (apart) return false
  const firstWord = next.split(' ', 1)[0]?.length ?? 0
  const room = width * (opens && !endsSentence(line) && next.length >= width * 0.8 ? 0.78 : 0.9)
  if (openEnd.test(end) && line.length >= width * 0.45) return true
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

/** Widths of the runs of lines between blank ones, for documents that are wrapped only in places; null where a line is a paragraph. */
const runWidths = (lines: readonly string[]): (number | null)[] => {
  const widths: (number | null)[] = lines.map(() => null)
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    if (to < lines.length && lines[to] !== '') continue
    const run = lines.slice(from, to)
    const width = Math.max(0, ...run.map((line) => line.length))
    if (run.length > 1 && width < 120 && run.some((line, index) => line.length > 40 && continues(line, run[index + 1] ?? ''))) {
      widths.fill(width, from, to)
    }
    from = to + 1
  }
  return widths
}

const vocabularyOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.some((line) => line.endsWith('-') && hyphenated.test(lastWords(line)))
      ? lines.flatMap((line) => line.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? [])
      : [],
  )

/** Paragraphs from physical lines: hard-wrapped lines are joined where the break was not meant. */
export const joinWrappedLines = (lines: readonly string[]): string[] => {
  const width = wrapWidth(lines)
  const local = width === null ? runWidths(lines) : []
  const vocabulary = vocabularyOf(lines)
  const joins = (pair: Pair, index: number): boolean => {
    const room = width ?? local[index] ?? null
    return room === null ? joinsInParagraphs(pair) : joinsInWrapped(pair, room)
  }
  const paragraphs: string[] = []
  let current: string[] = []
  let last = ''
  let apart = false
  const close = (): void => {
    if (current.length > 0) paragraphs.push(current.reduce((text, line) => joint(text, line, vocabulary)))
    current = []
  }
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      apart = true
      continue
    }
    if (current.length === 0 || !joins({ line: last, next: line, apart, opens: current.length === 1 }, index)) close()
    current.push(line)
    last = line
    apart = false
  }
  close()
  return paragraphs
}
