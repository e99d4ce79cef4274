import type { Paragraph } from '@basejuris/domain'
import { isCastingVote } from '../analysis/casting-vote.ts'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import { apartFrom, type TextSpan } from '../analysis/text-span.ts'
import { findQuotations, type Quotation } from '../quotations/find-quotations.ts'
import { goesOnLater, isAsideAfter } from './asides.ts'
import { clausesOfContracts } from './contract-clauses.ts'
import { listItem, numberedParts, petitionItems, pointsOfProof } from './numbered-paragraphs.ts'
import { reportsThat } from './own-cues.ts'
import { findQuotedVoices } from './quoted-voices.ts'
import {
  announcesLetter,
  type Cue,
  type FoldedText,
  isEvidential,
  isOfAuthority,
  isPleading,
  readSentence,
  type SentenceCue,
  weighsEvidence,
} from './read-sentence.ts'
import { isSameRole, isSameSide } from './teller.ts'
import type { FoldedOf, ReadSection, Speaker, Voice, VoiceRange } from './voice.ts'

/** By paragraph anchor: the ranges that are not the court's own, ascending, without overlap. */
export type Voices = ReadonlyMap<string, readonly VoiceRange[]>

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

const quotes = /[“«]|"\p{L}/u

/** Letters of a sentence that only numbers its section: «QUINTO.». */
export const maxHead = 40

const contrast = /; (?=(?:sin embargo|no obstante|empero|lo cierto es|con todo)\b)/giu
/** «…, motivo por el cual la tacha será rechazada»: what is decided on what was told. */
const decidedOn =
  /, (?=(?:(?:motivo|razon)(?:es)? por (?:el|la|los|las) cual(?:es)?|por lo que|en consecuencia),? (?:(?:la|el|los|las|esta|dicha) (?:\p{L}+ ){1,4}?)?seran? (?:rechazad|acogid|desestimad|desechad))/gu

/** A letter that ends a contract and a question to a witness speak to somebody, a court does not. The text of an office answers a letter. */
const addressesSomebody = ({ kind }: ReadSection, text: string): boolean => kind !== 'texto' && /(?<!\p{L})usted(?!\p{L})/iu.test(text)

/** A sentence, cut where it turns from what was told: «…; sin embargo, …». */
const cutAtContrast = ({ text, folded }: FoldedText, { from, to }: TextSpan): TextSpan[] => {
  const contrasts = [...text.slice(from, to).matchAll(contrast)]
  const decisions = [...folded.slice(from, to).matchAll(decidedOn)].filter(({ index }) =>
    reportsThat.test(folded.slice(from, from + index)),
  )
  const ends = [...contrasts, ...decisions].map(({ index, 0: sign }) => from + index + sign.length).sort((a, b) => a - b)
  return [...ends, to].map((end, at) => ({ from: at === 0 ? from : (ends[at - 1] as number), to: end }))
}

const accountCues: ReadonlySet<Cue> = new Set([
  'party',
  'somebody',
  'view',
  'body',
  'account',
  'evidence',
  'brought',
  'document',
  'exhibit',
  'ruling',
])

/** What a section begins with that tells what a party says. */
const filingCues: ReadonlySet<Cue> = new Set(['party', 'somebody', 'view', 'body', 'account'])

const reasoningCues: ReadonlySet<Cue> = new Set(['opening', 'court', 'bench', 'decision', 'turn', 'finding', 'reasoning'])

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

/** Within a quotation that another one in it leaves open: more marks open before than close. */
const isLeftOpen = (text: string, at: number): boolean => {
  const marks = text.slice(0, at).match(/[“”]/gu) ?? []
  return marks.length > 1 && marks.filter((mark) => mark === '“').length * 2 > marks.length
}

/** A sentence that only numbers the section leaves the next one to be the first. */
const sentencesOf = ({ paragraphs }: ReadSection, foldedOf: FoldedOf): Sentence[] => {
  let first = true
  return paragraphs.flatMap((paragraph) => {
    const quotations = findQuotations(paragraph.text)
    const folded = { text: paragraph.text, folded: foldedOf(paragraph) }
    return splitSentences(paragraph.text)
      .flatMap((sentence) => cutAtContrast(folded, sentence))
      .map(({ from, to }) => {
        const isQuoted = quotations.some((quotation) => quotation.from < from && from < quotation.to)
        const shown = isQuoted ? nothingShown : readQuoting(folded, quotations, { from, to }, first)
        const read = shown.cue !== 'party' && isLeftOpen(paragraph.text, from) ? nothingShown : shown
        const sentence = { paragraph, from, to, read }
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
  /** A considerando that summarises what was filed: «el tribunal carece de competencia» is argued there. */
  readonly sumsUp: boolean
  /** The section is about evidence, so who tells without being named is a witness. */
  readonly evidential: boolean
  /** It stands in a paragraph with a number, letter or dash. */
  readonly isItem: boolean
  /** It quotes somebody, as authors are quoted. */
  readonly quotes: boolean
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

/** A body that says something is a party, though the sentence does not say which. Who told before may be the same. */
const bodyVoice = (voice: Voice, { heads }: SentencePlace): Voice => {
  if (voice.speaker === 'prueba' || voice.speaker === 'fallo' || voice.reports) return voice
  return voice.speaker === 'parte' && !heads ? voice : voiceOf('parte')
}

/** The voice after a sentence. */
const nextVoice = (voice: Voice, read: SentenceCue, usual: Voice, place: SentencePlace): Voice => {
  const { cue, role, reports } = read
  const { first, settled, pleading } = place
  if (cue === 'opening') return ownWords
  if ((cue === 'court' || cue === 'bench' || cue === 'turn') && usual.speaker === 'antecedentes' && filingVoices.has(voice.speaker))
    return voice
  if (cue === 'bench' && voice.speaker === 'parte' && place.sumsUp && !settled) return voice
  if (cue === 'court' || cue === 'bench' || cue === 'decision') return ownWords
  if (cue === 'turn') return pleading && voice.speaker === 'parte' ? voice : ownWords
  if (cue === 'finding' && voice.speaker === 'prueba' && place.isItem) return voice
  if (cue === 'finding' && voice.speaker !== 'parte') return settled || usual.speaker === 'tribunal' ? ownWords : voice
  if (cue === 'finding') return settled && !pleading ? ownWords : voice
  if (cue === 'evidence' || (cue === 'document' && voice.speaker !== 'parte')) return voiceOf('prueba')
  if (cue === 'brought') return voice.speaker === 'parte' && !place.evidential ? voice : voiceOf('prueba')
  if (cue === 'course') return voice.speaker === 'prueba' && usual.speaker === 'tribunal' && !place.heads ? voice : voiceOf('antecedentes')
  if (cue === 'exhibit' && place.evidential && voice.speaker === 'tribunal') return voiceOf('prueba')
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
  if (cue === 'party' && place.evidential && voice.speaker === 'prueba' && role === null) return voice
  if ((cue === 'party' || cue === 'account') && place.evidential && voice.speaker !== 'parte' && role !== null && testifying.test(role))
    return voiceOf('prueba')
  if (cue === 'party' && voice.speaker === 'prueba' && !read.isTurn && !read.isFirst && !read.isAnother) return voice
  if (cue === 'view') return { speaker: 'parte', role, reports }
  if (cue === 'body') return bodyVoice(voice, place)
  if (cue === 'party' || cue === 'somebody')
    return voice.speaker === 'parte' ? nextTeller(voice, read, place) : { speaker: 'parte', role, reports }
  if (cue === 'account') {
    if (voice.speaker === 'parte')
      return voice.role === null ? { ...voice, role: voice.reports ? null : role } : nextTeller(voice, read, place)
    if (voice.speaker !== 'tribunal' && voice.speaker !== 'antecedentes') return voice
    if (place.evidential && role === null) return place.quotes ? voice : voiceOf('prueba')
    return { speaker: 'parte', role, reports }
  }
  if (cue === 'reasoning') return settled && !(pleading && voice.speaker === 'parte') ? ownWords : voice
  if (cue === 'procedure') return voice.speaker === 'tribunal' ? voiceOf('antecedentes') : voice
  return voice.speaker === 'antecedentes' || voice.speaker === 'tribunal' ? usual : voice
}

interface SectionSigns {
  readonly firstWhole: number
  readonly pleading: boolean
  readonly evidential: boolean
  readonly weighing: boolean
}

/** What the first whole sentence of a section says of it. */
const signsOf = (sentences: readonly Sentence[], usual: Voice, foldedOf: FoldedOf): SectionSigns => {
  const firstWhole = sentences.findIndex(({ from, to }) => to - from > maxHead)
  const opening = sentences[firstWhole]
  if (opening === undefined) return { firstWhole, pleading: usual.speaker === 'antecedentes', evidential: false, weighing: false }
  const { paragraph, read } = opening
  const text = { text: paragraph.text, folded: foldedOf(paragraph) }
  return {
    firstWhole,
    pleading: usual.speaker === 'antecedentes' || (accountCues.has(read.cue) && isPleading(partOf(text, [opening]))),
    evidential: usual.speaker === 'tribunal' && !filingCues.has(read.cue) && isEvidential(text),
    weighing: weighsEvidence(text),
  }
}

/** A range that goes on with the same voice is one with it. */
const addRange = (ranges: VoiceRange[], text: string, { from, to, ...voice }: VoiceRange): void => {
  const range = ranges.at(-1)
  const isSame = range?.speaker === voice.speaker && range.role === voice.role && range.reports === voice.reports
  if (range !== undefined && isSame && isNextSentence(text, range.to, from)) ranges[ranges.length - 1] = { ...range, to }
  else ranges.push({ ...voice, from, to })
}

const sectionVoices = (section: ReadSection, foldedOf: FoldedOf): VoiceRange[][] => {
  const sentences = sentencesOf(section, foldedOf)
  const usual = defaultOf(section)
  const lastAccount = sentences.findLastIndex(({ read }) => accountCues.has(read.cue))
  const byParagraph = new Map<Paragraph, VoiceRange[]>(section.paragraphs.map((paragraph) => [paragraph, []]))
  const { firstWhole, pleading, evidential, weighing } = signsOf(sentences, usual, foldedOf)
  let voice = usual
  let reasoned = false
  const items = petitionItems(section.paragraphs)
  const points = pointsOfProof(section.paragraphs, foldedOf)
  const clauses = clausesOfContracts(section, foldedOf)
  let petitioner: Voice | null = null
  /** Where the voice began, after the court had reasoned. */
  let quotedIn: Paragraph | undefined
  /** Somebody tells something within the court's own words. */
  let isAside = false
  let byAuthority = (): boolean => false
  for (const [at, { paragraph, from, to, read }] of sentences.entries()) {
    const last = sentences[at - 1]
    const words = partOf({ text: paragraph.text, folded: foldedOf(paragraph) }, [{ from, to }])
    const heads = last?.paragraph !== paragraph
    const isBack =
      (voice.speaker === 'parte' && quotedIn === last?.paragraph && isBackFromQuotation(last, paragraph, read)) ||
      (heads && isAside && backCues.has(read.cue) && !listItem.test(paragraph.text) && !goesOnLater(sentences, at))
    const before = isBack ? usual : voice
    const first = at <= firstWhole || last?.read.cue === 'view'
    const isCited: boolean = before.speaker === 'tribunal' && read.cue === 'account' && read.role === null && byAuthority()
    const place = {
      first,
      heads,
      settled: at > lastAccount,
      pleading,
      sumsUp: pleading && section.kind === 'considerando',
      evidential,
      isItem: listItem.test(paragraph.text),
      quotes: quotes.test(words.text),
    }
    const heard: Voice = isCited ? before : nextVoice(before, read, usual, place)
    if (heard.speaker !== 'tribunal') byAuthority = () => false
    else if (isCited) byAuthority = () => true
    else if (read !== nothingShown) byAuthority = () => isOfAuthority(words)
    isAside = isAsideAfter({ before, next: heard, read, isAside, reasoned, weighing, first })
    const isClause = clauses.has(paragraph) && heard.speaker === 'tribunal'
    const next = isClause ? voiceOf('prueba') : points.has(paragraph) ? voiceOf('antecedentes') : heard
    const isAddressed = next.speaker === 'tribunal' && addressesSomebody(section, paragraph.text.slice(from, to))
    const own = isAddressed ? voiceOf('prueba') : next
    if (!items.has(paragraph)) petitioner = null
    else if (petitioner === null && before.speaker === 'parte') petitioner = before
    // What is asked for cites norms as a court does.
    const spoken = petitioner !== null && own.speaker === 'tribunal' && read.cue !== 'court' && read.cue !== 'bench' ? petitioner : own
    if (next.speaker !== voice.speaker) quotedIn = reasoned ? paragraph : undefined
    reasoned ||= next.speaker === 'tribunal' && reasoningCues.has(read.cue)
    voice = isAddressed || isClause ? heard : read.cue === 'view' && before.speaker !== 'parte' ? before : own
    if (voice.speaker === 'parte' && announcesLetter(words)) voice = voiceOf('parte')
    if (spoken.speaker === 'tribunal') continue
    addRange(byParagraph.get(paragraph) as VoiceRange[], paragraph.text, { ...spoken, from, to })
  }
  return section.paragraphs.map((paragraph) => byParagraph.get(paragraph) ?? [])
}

/** A party whom the court's reasoning quotes, and who told nothing before, speaks no longer than the paragraph that the quotation ends. */
const isBackFromQuotation = (last: Sentence | undefined, paragraph: Paragraph, { cue }: SentenceCue): boolean =>
  last !== undefined && last.paragraph !== paragraph && backCues.has(cue) && endsQuoting.test(last.paragraph.text)

const backCues: ReadonlySet<Cue> = new Set(['none', 'reasoning', 'finding'])

const endsQuoting = /[”»"][\s.,;)]{0,3}$/u

const isNextSentence = (text: string, end: number, from: number): boolean => text.slice(end, from).trim() === ''

const whole = ({ paragraphs }: ReadSection, speaker: Speaker, from = 0): VoiceRange[][] =>
  paragraphs.map(({ text }, index) => (index < from ? [] : [{ ...voiceOf(speaker), from: 0, to: text.length }]))

const voteIn = (title: string): Speaker => (concurring.test(title) ? 'prevencion' : 'voto')

const readSection = (section: ReadSection, foldedOf: FoldedOf): VoiceRange[][] => {
  if (section.kind === 'voto') return whole(section, voteIn(section.title))
  if (section.kind !== 'resolutiva' && section.kind !== 'cierre')
    return numberedParts(section).flatMap((part) => sectionVoices(part, foldedOf))
  const vote = section.paragraphs.findIndex(({ text }) => voteOpening.test(text) && !isCastingVote(foldSameLength(text)))
  return vote < 0 ? section.paragraphs.map(() => []) : whole(section, voteIn(section.paragraphs[vote]?.text ?? ''), vote)
}

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
