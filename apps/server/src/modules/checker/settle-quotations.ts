import { setImmediate } from 'node:timers/promises'
import type { CheckedQuotation } from '@basejuris/contract'
import type { RulingFacts } from '@basejuris/domain'
import type { FoundRulingCitation } from '@basejuris/legal-text'
import { type ComparedArticle, isTitleOf, type NormQuotationChecker } from './check-norm-quotation.ts'
import { presentQuotation, type QuotationChecker } from './check-quotation.ts'
import { announcesQuotation, articlesBeside, sentenceEnd } from './cited-articles.ts'
import { otherPlace } from './other-place.ts'
import { clippedDenial } from './quoted-words/clipped-denial.ts'
import { otherVoice } from './quoted-words/other-voice.ts'
import type { AttributedQuotation, BriefCitations } from './read-brief.ts'
import { citedCase } from './rulings/cited-case.ts'
import { compareCaption } from './rulings/compare-caption.ts'
import type { CitedRulings } from './rulings/find-cited-rulings.ts'
import { namedAgain } from './rulings/named-again.ts'

/** Quotations by the citation that each belongs to, by the place of the citation in its list. */
export interface SettledQuotations {
  readonly ofRulings: ReadonlyMap<number, readonly CheckedQuotation[]>
  readonly ofNorms: ReadonlyMap<number, readonly CheckedQuotation[]>
  /** Quotations in marks that belong to no citation. Titles of norms are none of them. */
  readonly loose: readonly AttributedQuotation[]
  /** Citations of rulings by what was said between two of them: the words stand in the other one. */
  readonly doubtful: ReadonlyMap<number, number>
}

interface Settled {
  /** Null where the quotation belongs to no citation. */
  readonly owner: { readonly kind: 'ruling' | 'norm'; readonly at: number } | null
  readonly checked: CheckedQuotation | null
  /** The words are no quotation: the title of a norm, or an aside. */
  readonly isNone?: boolean
  /** The nearer ruling, which does not have the words: the owner, named beside it, has them. */
  readonly doubted?: number
}

const unsettled: Settled = { owner: null, checked: null }
const none: Settled = { owner: null, checked: null, isNone: true }

export interface QuotationSources {
  readonly text: string
  readonly brief: BriefCitations
  readonly looked: ReadonlyMap<FoundRulingCitation, CitedRulings>
  readonly rulings: QuotationChecker
  readonly norms: NormQuotationChecker
}

/** Compares every quotation of a text with the ruling and the articles that it may be taken from. */
export async function settleQuotations(sources: QuotationSources, signal: AbortSignal): Promise<SettledQuotations> {
  const ofRulings = new Map<number, CheckedQuotation[]>()
  const ofNorms = new Map<number, CheckedQuotation[]>()
  const loose: AttributedQuotation[] = []
  const doubtful = new Map<number, number>()
  for (const quotation of sources.brief.quotations) {
    signal.throwIfAborted()
    const { owner, checked, isNone = false, doubted } = await settle(sources, quotation, signal)
    if (owner !== null && doubted !== undefined) doubtful.set(doubted, owner.at)
    if (isNone) continue
    if (owner === null || checked === null) loose.push(quotation)
    else {
      const list = owner.kind === 'ruling' ? ofRulings : ofNorms
      list.set(owner.at, [...(list.get(owner.at) ?? []), checked])
    }
    await setImmediate()
  }
  return { ofRulings, ofNorms, loose, doubtful }
}

/**
 * The words of an article or a ruling belong to the one that has them, whichever stands nearer; so do those between two rulings. Words that
 * none has are held against the nearer one, against an article only where the text says that it is quoted.
 */
async function settle(sources: QuotationSources, quotation: AttributedQuotation, signal: AbortSignal): Promise<Settled> {
  const { source } = quotation
  if (quotation.unmarked !== null) return settleUnmarked(sources, quotation, signal)
  const again = await ofNamedAgain(sources, quotation)
  if (again?.compared.resultado === 'textual') return ownedByRuling(sources, quotation, again)
  if (source === null) return again === null ? unsettled : await missingInRuling(sources, quotation, { ofRuling: again, signal })
  if (isCaptionBeside(sources, quotation)) return none
  const ofNorm = source.norm === null ? null : await compareNorm(sources, quotation, source.norm)
  if (ofNorm?.found?.comparison.kind === 'verbatim') return ownedByNorm(sources, quotation, ofNorm, ofNorm.found)
  const named = source.ruling === null ? null : await compareRuling(sources, quotation, source.ruling)
  const speaking = named === null || named.compared.resultado === 'textual' ? null : speakingRuling(sources, quotation, named.at)
  const ofRuling = speaking === null ? named : await compareRuling(sources, quotation, speaking)
  if (ofRuling?.compared.resultado === 'textual') return ownedByRuling(sources, quotation, ofRuling)
  const ofOther = source.otherRuling === null ? null : await compareRuling(sources, quotation, source.otherRuling)
  if (ofOther?.compared.resultado === 'textual') {
    const isDoubted = ofRuling !== null && (ofRuling.compared.resultado === 'no_consta' || ofRuling.compared.resultado === 'difiere')
    return { ...ownedByRuling(sources, quotation, ofOther), ...(isDoubted ? { doubted: ofRuling.at } : {}) }
  }
  const ofParagraph = await inParagraph(sources, quotation, [source.ruling, source.otherRuling])
  const isInOwnSentence = ofRuling !== null && isInSentence(sources, quotation, ofRuling.at)
  const isSaidLater = ofParagraph !== null && isInOwnSentence && isBehindSentence(sources, quotation, ofParagraph.at)
  if (ofParagraph !== null && !isSaidLater) {
    const isDoubted = isInOwnSentence
    return { ...ownedByRuling(sources, quotation, ofParagraph), ...(isDoubted ? { doubted: ofRuling.at } : {}) }
  }
  if (ofNorm?.found != null && (source.nearer === 'norm' || isNearerWording(ofNorm.found, ofRuling)))
    return ownedByNorm(sources, quotation, ofNorm, ofNorm.found)
  if (source.nearer === 'norm') return ofNorm === null ? unsettled : await missingInNorm(sources, quotation, { ofNorm, signal })
  return ofRuling === null ? unsettled : await missingInRuling(sources, quotation, { ofRuling, signal })
}

/** «El rol 12-2020 sostuvo que el dictamen N° 345 «le es oponible»»: the words are of the ruling that speaks of the act, and not of the act. */
const speakingRuling = ({ text, brief }: QuotationSources, { from }: AttributedQuotation, at: number): number | null => {
  const act = brief.rulings[at]
  if (act === undefined || act.to > from || !/^[\s,]*(?:de(?:l(?: año)?)? \d{4})?[\s,]*[“«"‘']?$/u.test(text.slice(act.to, from)))
    return null
  const before = brief.rulings.findLastIndex(({ to }) => to <= act.from)
  const speaker = brief.rulings[before]
  if (speaker === undefined || speaker.kind === 'dictamen') return null
  const between = text.slice(speaker.to, act.from)
  return saysOfAct.test(between) && !sentenceEnd.test(between) ? before : null
}
const saysOfAct =
  /(?<!\p{L})(?:sostuvo|razonó|estimó|concluyó|resolvió|señaló|declaró|consideró|dijo|entendió|afirmó|indicó|precisó|decidió|estableció) que (?:el|la|dich[oa]|ese|esa) (?:(?:dictamen|oficio|circular|resolución|sentencia|fallo|ordinario)\s)?[^,.;:]{0,40}$/iu

/** The ruling that the text names again, by a name of its caption. */
async function ofNamedAgain(sources: QuotationSources, quotation: AttributedQuotation): Promise<OfRuling | null> {
  const { text, brief, looked } = sources
  const at = namedAgain(text, quotation, { rulings: brief.rulings, foundBy: (citation) => looked.get(citation)?.found ?? [] })
  return at === null ? null : compareRuling(sources, quotation, at)
}

/** Rulings of a paragraph with which its quotations are compared. */
const maxOfParagraph = 6

/** The ruling of the paragraph that has the words verbatim, the nearest first. `compared` are those that do not have them. */
async function inParagraph(
  sources: QuotationSources,
  quotation: AttributedQuotation,
  compared: readonly (number | null)[],
): Promise<OfRuling | null> {
  const { text, brief } = sources
  const start = text.lastIndexOf('\n', quotation.from) + 1
  const line = text.indexOf('\n', quotation.to)
  const end = line < 0 ? text.length : line
  const distance = ({ from, to }: FoundRulingCitation): number => Math.max(quotation.from - to, from - quotation.to)
  const near = [...brief.rulings.entries()]
    .filter(([at, { from, to }]) => from >= start && to <= end && !compared.includes(at))
    .sort(([, one], [, other]) => distance(one) - distance(other))
    .slice(0, maxOfParagraph)
  for (const [at] of near) {
    const ofRuling = await compareRuling(sources, quotation, at)
    if (ofRuling?.compared.resultado === 'textual') return ofRuling
  }
  return null
}

/** The text says in one sentence that the words are of this ruling. */
const isInSentence = ({ text, brief }: QuotationSources, { from, to }: AttributedQuotation, at: number): boolean => {
  const citation = brief.rulings[at]
  if (citation === undefined) return false
  return !sentenceEnd.test(citation.to <= from ? text.slice(citation.to, from) : text.slice(to, citation.from))
}

/** The ruling is first named after the sentence with the words has ended. */
const isBehindSentence = ({ text, brief }: QuotationSources, { to }: AttributedQuotation, at: number): boolean => {
  const citation = brief.rulings[at]
  return citation !== undefined && citation.from >= to && sentenceEnd.test(text.slice(to, citation.from))
}

const maxCaptionCharacters = 200
/** What stands between a caption and its number. */
const beforeNumber = /^[»”"]?[\s,(]*(?:(?:en|de|la|causa|autos|ingreso|corte|rol(?:es)?|rit|ruc|n[°º.]?|nro\.?)[\s.,:/]*){0,6}$/iu

/** «“Maderas del Sur S.A.”, rol N° 45-2020»: the caption of the ruling, and no words of it. */
const isCaptionBeside = ({ text, brief, looked }: QuotationSources, { from, to }: AttributedQuotation): boolean => {
  if (to - from > maxCaptionCharacters) return false
  const citation = brief.rulings.find((one) => one.from >= to)
  if (citation === undefined || citation.from - to > 40 || !beforeNumber.test(text.slice(to, citation.from))) return false
  return (looked.get(citation)?.found ?? []).some((facts) => compareCaption(text.slice(from, to), facts) === 'agrees')
}

/** Share of the words without marks that may differ and still be taken for a quotation. */
const maxOtherwise = 0.25

/**
 * Words without marks count where the ruling has them, nearly has them, or where a paragraph of them stands in another ruling. All others are
 * the writer's own.
 */
async function settleUnmarked(sources: QuotationSources, quotation: AttributedQuotation, signal: AbortSignal): Promise<Settled> {
  const { source, unmarked, words } = quotation
  const ofRuling = source?.ruling == null ? null : await compareRuling(sources, quotation, source.ruling)
  if (ofRuling === null) return none
  const { resultado, found } = ofRuling.compared
  if (resultado === 'textual') return ownedByRuling(sources, quotation, ofRuling)
  const comparison = found?.comparison
  if (comparison?.kind === 'different' && comparison.differences <= words * maxOtherwise) return ownedByRuling(sources, quotation, ofRuling)
  if (unmarked !== 'paragraph' || resultado !== 'no_consta') return none
  if ((await sources.norms.findElsewhere(quotation.text)) !== null) return none
  const elsewhere = await sources.rulings.findElsewhere(quotation, ofRuling.cited, signal)
  const owner = { kind: 'ruling', at: ofRuling.at } as const
  return elsewhere === null ? none : { owner, checked: presentQuotation(quotation, 'en_otra', elsewhere) }
}

interface OfNorm {
  readonly at: number
  readonly found: ComparedArticle | null
}

/** The articles named beside the quotation; of a norm named without article, all that it has. */
async function compareNorm({ text, brief, norms }: QuotationSources, quotation: AttributedQuotation, at: number): Promise<OfNorm> {
  const articles = articlesBeside(text, brief.norms, { at, quotation })
  const found = await norms.compare(
    quotation.text,
    articles.map(({ article }) => article),
  )
  if (found !== null) {
    const place = articles.find(({ article }) => article.article === found.article.article && article.idNorma === found.article.idNorma)
    return { at: place?.at ?? at, found }
  }
  const { idNorma = null, article = null } = brief.norms[at] ?? {}
  if (idNorma === null || article !== null) return { at, found: null }
  return { at, found: await norms.findInNorm(quotation.text, idNorma) }
}

interface OfRuling {
  readonly at: number
  readonly cited: readonly RulingFacts[]
  readonly compared: Awaited<ReturnType<QuotationChecker['compare']>>
}

/** Where a number means several cases, the quotation may say which. */
async function compareRuling(
  { brief, looked, rulings }: QuotationSources,
  quotation: AttributedQuotation,
  at: number,
): Promise<OfRuling | null> {
  const citation = brief.rulings[at]
  const known = citation === undefined ? undefined : looked.get(citation)
  if (citation === undefined || known === undefined) return null
  const ofCase = citedCase(citation, known)
  const cited = ofCase.length > 0 ? ofCase : [...known.found, ...known.possible]
  const compared = await rulings.compare(quotation, cited)
  const isDoubtful = ofCase.length === 0 && cited.length > 0 && compared.resultado !== 'textual'
  return { at, cited, compared: isDoubtful ? { resultado: 'sin_texto', found: null } : compared }
}

const isNearerWording = ({ comparison }: ComparedArticle, ofRuling: OfRuling | null): boolean => {
  const theirs = ofRuling?.compared.found?.comparison
  if (comparison.kind !== 'different') return true
  return theirs?.kind !== 'different' || comparison.differences < theirs.differences
}

async function ownedByNorm(
  { norms }: QuotationSources,
  quotation: AttributedQuotation,
  { at }: OfNorm,
  found: ComparedArticle,
): Promise<Settled> {
  const resultado = found.comparison.kind === 'different' ? 'difiere' : found.isOtherWording ? 'otra_redaccion' : 'textual'
  return { owner: { kind: 'norm', at }, checked: await norms.present(quotation, resultado, found) }
}

const ownedByRuling = ({ text, brief }: QuotationSources, quotation: AttributedQuotation, { at, compared }: OfRuling): Settled => {
  const { resultado, found } = compared
  const checked = presentQuotation(quotation, resultado, found)
  const citation = brief.rulings[at]
  const isThere = found !== null && found.comparison.kind === 'verbatim' && citation !== undefined
  const vozAjena = isThere ? otherVoice({ text, quotation, citation, ruling: found.ruling, passage: found.comparison }) : null
  const lugarCitado = isThere ? otherPlace({ text, brief, quotation, citation, ruling: found.ruling, anchor: checked.ancla }) : null
  const negacion =
    isThere && vozAjena === null ? clippedDenial({ text, quotation, citation, ruling: found.ruling, passage: found.comparison }) : null
  return { owner: { kind: 'ruling', at }, checked: { ...checked, vozAjena, lugarCitado, negacion } }
}

interface MissingInNorm {
  readonly ofNorm: OfNorm
  readonly signal: AbortSignal
}

/** The title of a norm is no quotation of it, and words that nobody says to be of the article are not held against it. */
async function missingInNorm(
  sources: QuotationSources,
  quotation: AttributedQuotation,
  { ofNorm, signal }: MissingInNorm,
): Promise<Settled> {
  const { text, brief, norms, rulings } = sources
  const citation = brief.norms[ofNorm.at]
  const { idNorma = null, article = null } = citation ?? {}
  if (citation === undefined || idNorma === null || article === null) return unsettled
  if (isTitleOf(quotation.text, idNorma)) return none
  if (!announcesQuotation(text, citation, quotation)) return unsettled
  const owner = { kind: 'norm', at: ofNorm.at } as const
  if (!(await norms.hasText([{ idNorma, article }]))) return { owner, checked: presentQuotation(quotation, 'sin_texto', null) }
  const moved = (await norms.findInNorm(quotation.text, idNorma)) ?? (await norms.findElsewhere(quotation.text))
  if (moved !== null) return { owner, checked: await norms.present(quotation, 'en_otra', moved) }
  const ruling = await rulings.findElsewhere(quotation, [], signal)
  const meant = ruling === null ? null : citedBeside(sources, quotation, ruling.ruling.docId)
  if (meant !== null)
    return { owner: { kind: 'ruling', at: meant.at }, checked: presentQuotation(quotation, meant.isFound ? 'textual' : 'en_otra', ruling) }
  return { owner, checked: presentQuotation(quotation, ruling === null ? 'no_consta' : 'en_otra', ruling) }
}

/** UTF-16 units between words and the citation before them of the ruling that has them. */
const maxApart = 600

/** The citation before a quotation that means the ruling, or has a number near its own: the words are its, not the article's. */
const citedBeside = (
  { brief, looked }: QuotationSources,
  quotation: AttributedQuotation,
  docId: string,
): { readonly at: number; readonly isFound: boolean } | null => {
  const having = (list: 'found' | 'near'): number =>
    brief.rulings.findIndex(
      (citation) =>
        Math.abs(citation.from - quotation.from) <= maxApart &&
        looked.get(citation)?.[list].some((facts) => facts.docId === docId) === true,
    )
  const [found, near] = [having('found'), having('near')]
  if (found < 0 && near < 0) return null
  return found >= 0 ? { at: found, isFound: true } : { at: near, isFound: false }
}

interface MissingInRuling {
  readonly ofRuling: OfRuling
  readonly signal: AbortSignal
}

/** Words that the ruling lacks are looked for in the others, then in the norms. Those of a ruling that the index lacks, too. */
async function missingInRuling(
  sources: QuotationSources,
  quotation: AttributedQuotation,
  { ofRuling, signal }: MissingInRuling,
): Promise<Settled> {
  const { norms, rulings } = sources
  const { compared, cited } = ofRuling
  if (compared.resultado === 'sin_acceso' || (compared.resultado === 'sin_texto' && cited.length > 0))
    return ownedByRuling(sources, quotation, ofRuling)
  const owner = { kind: 'ruling', at: ofRuling.at } as const
  const elsewhere = await rulings.findElsewhere(quotation, cited, signal)
  if (elsewhere !== null) return { owner, checked: presentQuotation(quotation, 'en_otra', elsewhere) }
  const article = await norms.findElsewhere(quotation.text)
  if (article !== null) return { owner, checked: await norms.present(quotation, 'en_otra', article) }
  return ownedByRuling(sources, quotation, ofRuling)
}
