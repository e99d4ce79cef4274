import { setImmediate } from 'node:timers/promises'
import type { DocketNumber } from '@basejuris/domain'
import {
  type Attribution,
  addEvidence,
  attributeQuotations,
  type FoundRulingCitation,
  findNormCitations,
  findQuotations,
  findRulingCitations,
  findUnmarkedQuotations,
  foldText,
  isInCapitals,
  newEvidence,
  partiesOfCaption,
  type Quotation,
  type UnmarkedQuotation,
  withCarriedCourts,
} from '@basejuris/legal-text'
import { type BriefNorm, findArticlesWithoutLaw } from './articles-without-law.ts'
import { isByCaption } from './rulings/cited-by-caption.ts'

/** What a text cites. Every list is in the order of the text; offsets are UTF-16 units of it. */
export interface BriefCitations {
  readonly rulings: readonly FoundRulingCitation[]
  readonly norms: readonly BriefNorm[]
  readonly quotations: readonly AttributedQuotation[]
}

export interface AttributedQuotation extends Quotation {
  readonly text: string
  readonly source: Attribution | null
  /** How it stands where no marks are around it; it may then be no quotation. Null within marks. */
  readonly unmarked: UnmarkedQuotation['form'] | null
}

/** Unmarked ones that are compared. */
const maxUnmarked = 100

/** Characters read before other requests get their turn: about five milliseconds. */
const chunkCharacters = 20_000

/** Reads the citations of a text, in pieces that end with a line. The norms that one piece shows are evidence for the others. */
export async function readBrief(text: string): Promise<BriefCitations> {
  const evidence = newEvidence()
  const pieces = [...piecesOf(text)]
  for (const { piece } of pieces) {
    addEvidence(piece, evidence)
    await setImmediate()
  }
  const rulings: FoundRulingCitation[] = []
  const norms: BriefNorm[] = []
  for (const { piece, start } of pieces) {
    for (const found of findRulingCitations(piece, { isBrief: true }))
      rulings.push({ ...found, from: start + found.from, to: start + found.to })
    for (const found of findNormCitations(piece, evidence)) norms.push({ ...found, from: start + found.from, to: start + found.to })
    await setImmediate()
  }
  const marked = findQuotations(text)
  norms.push(...findArticlesWithoutLaw(text, norms, marked))
  norms.sort((one, other) => one.from - other.from)
  const [captions, quotations] = partition(marked, ({ from, to }) => isCaption(text.slice(from, to)))
  const unmarked = findUnmarkedQuotations(text, quotations)
  const captioned = rulings.map((ruling) => ({ ...ruling, caption: ruling.caption ?? captionBefore(text, ruling, captions) }))
  const others = withCarriedCourts(text, withoutOwnCase(text, captioned))
  const all = [
    ...quotations.map((each) => ({ ...each, unmarked: null })),
    ...unmarked.map(({ form, ...each }) => ({ ...each, unmarked: form })),
  ]
  return {
    rulings: others,
    norms,
    quotations: retainedOf(all, attributeQuotations(text, all, { rulings: others, norms })).map((quotation) => ({
      ...quotation,
      text: text.slice(quotation.from, quotation.to),
    })),
  }
}

/** How whoever files a brief names the case in which it is filed, at its head. */
const presents =
  /(?<!\p{L})(?:abogad[oa]|habilitad[oa]\s+en\s+derecho|por\s+la\s+parte|en\s+representaci[oó]n)(?!\p{L}).*(?<!\p{L})(?:digo|decimos|dice|expongo|expone)\s*:?\s*$/iu
const headCharacters = 2000

/**
 * The rulings that the text cites: the case in which it is filed is none of them, nor a caption alone that names again a case cited by its
 * number.
 */
const withoutOwnCase = (text: string, rulings: readonly FoundRulingCitation[]): readonly FoundRulingCitation[] => {
  const head = rulings.filter(({ from, to }) => to <= headCharacters && presents.test(lineAt(text, from)))
  const own = new Set(head.flatMap(({ docket }) => (docket === null ? [] : [caseKey(docket)])))
  const numbered = [...rulings.filter((ruling) => !isByCaption(ruling)), ...head].map(({ caption }) => partiesIn(caption))
  const isAgain = (ruling: FoundRulingCitation): boolean => {
    const parties = partiesIn(ruling.caption)
    return head.includes(ruling) || numbered.some((other) => holdsAll(other, parties) || holdsAll(parties, other))
  }
  return rulings.filter((ruling) => (isByCaption(ruling) ? !isAgain(ruling) : ruling.docket === null || !own.has(caseKey(ruling.docket))))
}

const lineAt = (text: string, from: number): string => {
  const [line = ''] = text.slice(text.lastIndexOf('\n', from) + 1, headCharacters).split('\n', 1)
  return line
}

const partiesIn = (caption: string | null): readonly string[] =>
  partiesOfCaption(caption ?? '').flatMap(({ name }) => foldText(name).match(/\p{L}{3,}/gu) ?? [])

const holdsAll = (all: readonly string[], some: readonly string[]): boolean => some.length > 0 && some.every((word) => all.includes(word))

const caseKey = ({ letter, number, year }: DocketNumber): string => `${letter ?? ''}-${number}-${year}`

type Found = Omit<AttributedQuotation, 'text' | 'source'>

/** Those in marks, and the first unmarked ones that a ruling stands beside. In the order of the text. */
const retainedOf = (all: readonly Found[], sources: readonly (Attribution | null)[]): Omit<AttributedQuotation, 'text'>[] => {
  const attributed = all.map((quotation, at) => ({ ...quotation, source: sources[at] ?? null }))
  const [marked, unmarked] = partition(attributed, (each) => each.unmarked === null)
  const beside = unmarked.filter(({ source }) => source !== null && source.ruling !== null).slice(0, maxUnmarked)
  return [...marked, ...beside].sort((a, b) => a.from - b.from)
}

const partition = <T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] => {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (holds(item) ? 'yes' : 'no'))
  return [yes, no]
}

const maxCaptionCharacters = 200
const joinsParties = /\s(?:con(?!\s+fuerza\s+de\s+ley)|contra|vs?\.?)\s|c\/|\/(?!\d)/iu
/** «c/ M.A.V.S.»: the accused alone. */
const accusedAlone = /^(?:MP\s+)?[Cc]\/\s?(?:\p{Lu}[\p{L}.]*\s?){1,6}$/u

/** «Soto Vera con Maderas del Sur S.A.»: parties, in capitals or with them. */
const isCaption = (quoted: string): boolean => {
  if (accusedAlone.test(quoted)) return true
  return quoted.length <= maxCaptionCharacters && joinsParties.test(quoted) && partiesOfCaption(quoted).length >= 2 && isInCapitals(quoted)
}

/** What may stand between a caption and the number of its ruling. */
const captionJoint = /^[»”"]?[\s,(]*(?:(?:causa|autos|en|de|la|rol|ingreso|corte|rit|n[°º.]?|nro\.?)[\s.,:]*){0,5}$/iu
const maxJoint = 40

const captionBefore = (text: string, { from }: FoundRulingCitation, captions: readonly Quotation[]): string | null => {
  const near = captions.find(({ to }) => to <= from && from - to <= maxJoint && captionJoint.test(text.slice(to, from)))
  return near === undefined ? null : text.slice(near.from, near.to)
}

function* piecesOf(text: string): Generator<{ readonly piece: string; readonly start: number }> {
  for (let start = 0; start < text.length; ) {
    const line = text.indexOf('\n', start + chunkCharacters)
    const end = line < 0 ? text.length : line + 1
    yield { piece: text.slice(start, end), start }
    start = end
  }
}
