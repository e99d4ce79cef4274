import type { Paragraph, Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import { apartFrom, type TextSpan } from '../analysis/text-span.ts'
import { findQuotations, type Quotation } from '../quotations/find-quotations.ts'
import { findQuotedVoices } from './quoted-voices.ts'
import { announcesLetter, type Cue, type FoldedText, isPleading, readSentence, type SentenceCue } from './read-sentence.ts'
import { isSameRole, isSameSide } from './teller.ts'
import type { Speaker, Voice, VoiceRange } from './voice.ts'

/** By paragraph anchor: the ranges that are not the court's own, ascending, without overlap. */
export type Voices = ReadonlyMap<string, readonly VoiceRange[]>

export type ReadSection = Pick<Section, 'kind' | 'title' | 'paragraphs'>

interface Sentence {
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
  readonly read: SentenceCue
}

const voiceOf = (speaker: Speaker): Voice => ({ speaker, role: null, reports: false })
const ownWords: Voice = voiceOf('tribunal')
const voteOpening =
  /^\s*(?:acordad[ao]s?,? (?:[^.]{0,120} )?(?:con el voto|contra el voto|con la prevenci[oó]n)|se previene que (?:el|la|los|las) (?:ministr|abogad|juez|magistrad|integrante)|prevenci[oó]n(?:es)?[ :.-])/iu
const concurring = /preven|concurr/iu

/** Letters of a sentence that only numbers its section: «QUINTO.». */
export const maxHead = 40

const contrast = /; (?=(?:sin embargo|no obstante|empero|lo cierto es|con todo)\b)/giu

/** A letter that ends a contract and a question to a witness speak to somebody, a court does not. The text of an office answers a letter. */
const addressesSomebody = ({ kind }: ReadSection, text: string): boolean => kind !== 'texto' && /(?<!\p{L})usted(?!\p{L})/iu.test(text)

/** A sentence, cut where it turns from what was told: «…; sin embargo, …». */
const cutAtContrast = (text: string, { from, to }: TextSpan): TextSpan[] => {
  const ends = Array.from(text.slice(from, to).matchAll(contrast), ({ index, 0: sign }) => from + index + sign.length)
  return [...ends, to].map((end, at) => ({ from: at === 0 ? from : (ends[at - 1] as number), to: end }))
}

const accountCues: ReadonlySet<Cue> = new Set(['party', 'somebody', 'view', 'account', 'evidence', 'document', 'exhibit', 'ruling'])

const reasoningCues: ReadonlySet<Cue> = new Set(['opening', 'court', 'decision', 'turn', 'finding', 'reasoning'])

/** Fewer letters beside a quotation say nothing of who quotes. */
const minOwnLetters = 30

const partOf = ({ text, folded }: FoldedText, spans: readonly TextSpan[]): FoldedText => ({
  text: spans.map(({ from, to }) => text.slice(from, to)).join(''),
  folded: spans.map(({ from, to }) => folded.slice(from, to)).join(''),
})

/** An account that stands only within what a sentence quotes shows nothing of who speaks. */
const readQuoting = (paragraph: FoldedText, quotations: readonly Quotation[], { from, to }: TextSpan, first: boolean): SentenceCue => {
  const whole = readSentence(partOf(paragraph, [{ from, to }]), first)
  const inside = quotations.filter((each) => each.from >= from && each.from < to)
  if (inside.length === 0 || !accountCues.has(whole.cue)) return whole
  const starts = [from, ...inside.map((each) => Math.min(each.to, to))]
  const own = partOf(
    paragraph,
    starts.map((start, at) => ({ from: start, to: inside[at]?.from ?? to })),
  )
  if (own.text.replace(/\P{L}/gu, '').length < minOwnLetters) return whole
  const read = readSentence(own, first)
  return accountCues.has(read.cue) ? whole : read
}

/** Of a sentence that goes on with a quotation: whoever is quoted speaks to another court. */
const nothingShown: SentenceCue = { cue: 'none', role: null, reports: false, isAnother: false, isTurn: false, isFirst: false }

/** A sentence that only numbers the section leaves the next one to be the first. */
const sentencesOf = ({ paragraphs }: ReadSection, foldedOf: FoldedOf): Sentence[] => {
  let first = true
  return paragraphs.flatMap((paragraph) => {
    const quotations = findQuotations(paragraph.text)
    const folded = { text: paragraph.text, folded: foldedOf(paragraph) }
    return splitSentences(paragraph.text)
      .flatMap((sentence) => cutAtContrast(paragraph.text, sentence))
      .map(({ from, to }) => {
        const isQuoted = quotations.some((quotation) => quotation.from < from && from < quotation.to)
        const sentence = {
          paragraph,
          from,
          to,
          read: isQuoted ? nothingShown : readQuoting(folded, quotations, { from, to }, first),
        }
        if (to - from > maxHead) first = false
        return sentence
      })
  })
}

/** Whose words stand where nothing says so. */
const defaultOf = ({ kind }: ReadSection): Voice => (kind === 'vistos' || kind === 'encabezado' ? voiceOf('antecedentes') : ownWords)

interface SentencePlace {
  readonly first: boolean
  /** It begins a paragraph. */
  readonly heads: boolean
  /** Nobody else tells anything in the rest of the section. */
  readonly settled: boolean
  /** The section summarises what was filed, so phrases of reasoning are a party's. */
  readonly pleading: boolean
}

/** What the vistos tell before the court speaks: who tells there names the court in what is asked of it, «la Corte debe declarar …». */
const filingVoices: ReadonlySet<Speaker> = new Set(['parte', 'prueba'])

/**
 * Who tells after a sentence of an account that names a party. Who tells names others too: another takes over only where the sentence
 * says so. No party is sure where the head of a paragraph leaves it open.
 */
const nextTeller = (voice: Voice, { role, reports, isAnother, isTurn, isFirst }: SentenceCue, { heads }: SentencePlace): Voice => {
  if (isSameRole(role, voice.role) || (role === null && !isAnother)) return voice
  if (isTurn || (isFirst && heads)) return { speaker: 'parte', role, reports }
  return heads && !voice.reports && !isSameSide(role, voice.role) ? voiceOf('parte') : voice
}

/** Whose account of the facts is evidence as well. */
const testifying = /\b(?:acusad|imputad|condenad|encausad)/u

/** The voice after a sentence. */
const nextVoice = (voice: Voice, read: SentenceCue, usual: Voice, place: SentencePlace): Voice => {
  const { cue, role, reports } = read
  const { first, settled, pleading } = place
  if (cue === 'opening') return ownWords
  if ((cue === 'court' || cue === 'turn') && usual.speaker === 'antecedentes' && filingVoices.has(voice.speaker)) return voice
  if (cue === 'court' || cue === 'decision') return ownWords
  if (cue === 'turn') return pleading && voice.speaker === 'parte' ? voice : ownWords
  if (cue === 'finding' && voice.speaker !== 'parte') return settled || usual.speaker === 'tribunal' ? ownWords : voice
  if (cue === 'finding') return settled && !pleading ? ownWords : voice
  if (cue === 'evidence' || (cue === 'document' && voice.speaker !== 'parte')) return voiceOf('prueba')
  if (cue === 'course') return voiceOf('antecedentes')
  if (cue === 'exhibit') return voice.speaker === 'parte' && !pleading && usual.speaker === 'tribunal' ? voiceOf('prueba') : voice
  if (cue === 'contrast') return voice
  if (cue === 'ruling' && usual.speaker === 'antecedentes') return voice.speaker === 'parte' ? voice : usual
  if (cue === 'ruling' || cue === 'offer')
    return voice.speaker === 'parte' ? voice : { ...voiceOf('fallo'), role: role ?? (voice.speaker === 'fallo' ? voice.role : null) }
  if (cue === 'heading') return usual
  if (cue === 'comparison') return voice.speaker === 'fallo' ? ownWords : voice
  if (cue === 'somebody' && (voice.speaker === 'prueba' || voice.speaker === 'fallo' || (voice.speaker === 'tribunal' && !first)))
    return voice
  if (cue === 'party' && voice.speaker === 'prueba' && (!read.isTurn || (role !== null && testifying.test(role))) && !place.heads)
    return voice
  if (cue === 'party' && voice.speaker === 'prueba' && !read.isTurn && !read.isFirst && !read.isAnother) return voice
  if (cue === 'view') return { speaker: 'parte', role, reports }
  if (cue === 'party' || cue === 'somebody')
    return voice.speaker === 'parte' ? nextTeller(voice, read, place) : { speaker: 'parte', role, reports }
  if (cue === 'account') {
    if (voice.speaker === 'parte')
      return voice.role === null ? { ...voice, role: voice.reports ? null : role } : nextTeller(voice, read, place)
    return voice.speaker === 'tribunal' || voice.speaker === 'antecedentes' ? { speaker: 'parte', role, reports } : voice
  }
  if (cue === 'reasoning') return settled && !(pleading && voice.speaker === 'parte') ? ownWords : voice
  if (cue === 'procedure') return voice.speaker === 'tribunal' ? voiceOf('antecedentes') : voice
  return voice.speaker === 'antecedentes' || voice.speaker === 'tribunal' ? usual : voice
}

const sectionVoices = (section: ReadSection, foldedOf: FoldedOf): VoiceRange[][] => {
  const sentences = sentencesOf(section, foldedOf)
  const usual = defaultOf(section)
  const lastAccount = sentences.findLastIndex(({ read }) => accountCues.has(read.cue))
  const byParagraph = new Map<Paragraph, VoiceRange[]>(section.paragraphs.map((paragraph) => [paragraph, []]))
  const firstWhole = sentences.findIndex(({ from, to }) => to - from > maxHead)
  const opening = sentences[firstWhole]
  const pleading =
    usual.speaker === 'antecedentes' ||
    (opening !== undefined &&
      accountCues.has(opening.read.cue) &&
      isPleading(partOf({ text: opening.paragraph.text, folded: foldedOf(opening.paragraph) }, [opening])))
  let voice = usual
  let reasoned = false
  const items = petitionItems(section.paragraphs)
  let petitioner: Voice | null = null
  /** Where the voice began, after the court had reasoned. */
  let quotedIn: Paragraph | undefined
  for (const [at, { paragraph, from, to, read }] of sentences.entries()) {
    const last = sentences[at - 1]
    const before = voice.speaker === 'parte' && quotedIn === last?.paragraph && isBackFromQuotation(last, paragraph, read) ? usual : voice
    const first = at <= firstWhole || last?.read.cue === 'view'
    const next = nextVoice(before, read, usual, { first, heads: last?.paragraph !== paragraph, settled: at > lastAccount, pleading })
    const isAddressed = next.speaker === 'tribunal' && addressesSomebody(section, paragraph.text.slice(from, to))
    const own = isAddressed ? voiceOf('prueba') : next
    if (!items.has(paragraph)) petitioner = null
    else if (petitioner === null && before.speaker === 'parte') petitioner = before
    // What is asked for cites norms as a court does.
    const spoken = petitioner !== null && own.speaker === 'tribunal' && read.cue !== 'court' ? petitioner : own
    if (next.speaker !== voice.speaker) quotedIn = reasoned ? paragraph : undefined
    reasoned ||= next.speaker === 'tribunal' && reasoningCues.has(read.cue)
    voice = isAddressed ? next : read.cue === 'view' && before.speaker !== 'parte' ? before : own
    if (voice.speaker === 'parte' && announcesLetter(partOf({ text: paragraph.text, folded: foldedOf(paragraph) }, [{ from, to }])))
      voice = voiceOf('parte')
    if (spoken.speaker === 'tribunal') continue
    const ranges = byParagraph.get(paragraph) as VoiceRange[]
    const range = ranges.at(-1)
    if (range?.speaker === spoken.speaker && range.role === spoken.role && isNextSentence(paragraph.text, range.to, from))
      ranges[ranges.length - 1] = { ...range, to }
    else ranges.push({ ...spoken, from, to })
  }
  return section.paragraphs.map((paragraph) => byParagraph.get(paragraph) ?? [])
}

/** «…, solicitando que se declare:», «pide que se condene a pagar:»: what follows in numbered paragraphs is asked for. */
const announcesPetition =
  /(?<!\p{L})(?:solicit(?:a|ó|an|ando|aron)|pid(?:e|ió|en|iendo|ieron)|peticiona(?:ndo)?)(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:declar|conden|orden|pag|acoj|acog|dispong|resuelv)\p{L}*[^.;]{0,80}:\s*$/iu
const numbered = /^\s*(?:(?<number>\d{1,2})|(?<letter>[a-zñ]))\s?[.)°º-]/iu

/** Paragraphs that continue a list of what somebody asks for, each with the number or letter after the one before. */
function petitionItems(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const items = new Set<Paragraph>()
  let expected: number | null = null
  for (const [at, paragraph] of paragraphs.entries()) {
    const announced = announcesPetition.test(paragraphs[at - 1]?.text ?? '')
    const { number, letter } = numbered.exec(paragraph.text)?.groups ?? {}
    const place = number === undefined ? (letter?.toLowerCase().codePointAt(0) ?? null) : Number(number)
    const isNext: boolean = place !== null && (announced ? number === '1' || letter?.toLowerCase() === 'a' : place === expected)
    if (isNext) items.add(paragraph)
    expected = isNext && place !== null ? place + 1 : null
  }
  return items
}

/** A party whom the court's reasoning quotes, and who told nothing before, speaks no longer than the paragraph that the quotation ends. */
const isBackFromQuotation = (last: Sentence | undefined, paragraph: Paragraph, { cue }: SentenceCue): boolean =>
  last !== undefined &&
  last.paragraph !== paragraph &&
  (cue === 'none' || cue === 'reasoning' || cue === 'finding') &&
  endsQuoting.test(last.paragraph.text)

const endsQuoting = /[”»"][\s.,;)]{0,3}$/u

const isNextSentence = (text: string, end: number, from: number): boolean => text.slice(end, from).trim() === ''

const whole = ({ paragraphs }: ReadSection, speaker: Speaker, from = 0): VoiceRange[][] =>
  paragraphs.map(({ text }, index) => (index < from ? [] : [{ ...voiceOf(speaker), from: 0, to: text.length }]))

const voteIn = (title: string): Speaker => (concurring.test(title) ? 'prevencion' : 'voto')

const numberWords = ['UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE', 'DIEZ', 'ONCE', 'DOCE']
const partHead = new RegExp(`^\\s*(?<number>\\d{1,2}|${numberWords.join('|')})\\s?(?<sign>[.:)°º][-.]{0,2}|-)\\s`, 'u')

/** The number of a part and how it is written. */
const partNumber = (text: string): { readonly number: number; readonly form: string } | null => {
  const { number, sign = '' } = partHead.exec(text)?.groups ?? {}
  if (number === undefined) return null
  const word = numberWords.indexOf(number)
  return word < 0 ? { number: Number(number), form: sign } : { number: word + 1, form: 'word' }
}

/** A heading such as «VISTOS:» may precede the first number. */
const maxLine = 60

/**
 * The parts of a section outside the considerandos that numbers its paragraphs from the first: each begins anew, whoever spoke before. One
 * part where the numbers do not go up one by one, as those of a list within an account.
 */
const numberedParts = (section: ReadSection): readonly ReadSection[] => {
  const { kind, paragraphs } = section
  if (kind !== 'texto' && kind !== 'vistos') return [section]
  const [title = '', second = ''] = paragraphs.map(({ text }) => text)
  const form = (partNumber(title) ?? (title.length <= maxLine ? partNumber(second) : null))?.form
  if (form === undefined) return [section]
  const heads: number[] = []
  for (const [at, { text }] of paragraphs.entries()) {
    const found = partNumber(text)
    if (found?.form !== form) continue
    if (found.number !== heads.length + 1) return [section]
    heads.push(at)
  }
  if (heads.length < 2) return [section]
  const starts = [0, ...heads.slice(1)]
  return starts.map((start, index) => ({ ...section, paragraphs: paragraphs.slice(start, starts[index + 1]) }))
}

const readSection = (section: ReadSection, foldedOf: FoldedOf): VoiceRange[][] => {
  if (section.kind === 'voto') return whole(section, voteIn(section.title))
  if (section.kind !== 'resolutiva' && section.kind !== 'cierre')
    return numberedParts(section).flatMap((part) => sectionVoices(part, foldedOf))
  const vote = section.paragraphs.findIndex(({ text }) => voteOpening.test(text))
  return vote < 0 ? section.paragraphs.map(() => []) : whole(section, voteIn(section.paragraphs[vote]?.text ?? ''), vote)
}

/** The text of a paragraph as `foldSameLength` has it. */
export type FoldedOf = (paragraph: Paragraph) => string
const fold: FoldedOf = ({ text }) => foldSameLength(text)

/** Whose words a section holds, sentence by sentence. Cautious: what is not plainly another's is the court's. */
export function findVoices(section: ReadSection, foldedOf: FoldedOf = fold): Voices {
  const ranges = readSection(section, foldedOf)
  const quoted = findQuotedVoices(section.paragraphs)
  return new Map(
    section.paragraphs.flatMap(({ anchor }, index): [string, readonly VoiceRange[]][] => {
      const all = withQuotes(ranges[index] ?? [], quoted.get(anchor) ?? [])
      return all.length > 0 ? [[anchor, all]] : []
    }),
  )
}

const known = new WeakMap<ReadSection, Voices>()

/** `findVoices` of a section of a stored ruling, read once: searches, answers and pages show it again. */
export function voicesIn(section: ReadSection): Voices {
  const voices = known.get(section) ?? findVoices(section)
  known.set(section, voices)
  return voices
}

/** A quotation within the words of another stays that other's. */
const withQuotes = (ranges: readonly VoiceRange[], quotes: readonly VoiceRange[]): VoiceRange[] =>
  [...ranges, ...apartFrom(quotes, ranges)].sort((a, b) => a.from - b.from)
