import type { TextSpan } from '../../analysis/text-span.ts'
import { findQuotations, minTracedWords } from '../../quotations/find-quotations.ts'
import type { NormMention } from './norm-mention.ts'
import type { NormNames, UnlistedName } from './norm-names.ts'

/** A place that speaks of a norm; of a null one the text does not tell which it is. */
interface Antecedent {
  readonly at: number
  readonly norm: NormMention | null
  /** Of a norm that no table has. */
  readonly kind: string | null
}

const noun = String.raw`(?:(?:cuerpo|texto|norma(?:tiva)?|ley|decreto|reglamento|codigo|estatuto)(?:\s+(?:legal|normativ[oa]|ley|supremo))?)`
/** «el primer cuerpo citado», «la primera de las leyes mencionadas». */
const first = new RegExp(
  String.raw`(?<![a-z])primer[oa]?\s+(?:de\s+(?:est|ell|l)[oa]s\s+)?(?:${noun}(?:es)?s?\s+)?(?:(?:pre)?citad|mencionad|referid|nombrad|senalad|aludid|indicad|invocad|enunciad)[oa]s?(?![a-z])`,
  'gu',
)
/** Characters between two norms of one list. */
const maxInList = 160
const sentenceEnd = /\.\s+\p{Lu}|\n/u
/** Places that a reference looks back over. */
const maxBack = 60
const maxReach = 4_000

/** The norms that a text has spoken of before a place, the nearest first, for «del mismo Código» and «su artículo». */
export class BackReferences {
  readonly #text: string
  readonly #places: readonly Antecedent[]
  readonly #resolved: Antecedent[] = []
  #quotations: readonly TextSpan[] | undefined

  constructor(text: string, folded: string, { mentions, unlisted }: NormNames) {
    this.#text = text
    const named = [...mentions.map(ofMention), ...unlisted.map(ofName)].sort((a, b) => a.at - b.at)
    const firsts = folded.includes('primer') ? [...folded.matchAll(first)].map((match) => this.#firstOfList(mentions, match)) : []
    this.#places = firsts.length === 0 ? named : [...named, ...firsts].sort((a, b) => a.at - b.at)
  }

  /** Makes what a reference was found to mean the norm spoken of last. */
  add(norm: NormMention, at: number): void {
    this.#resolved.push({ at, norm, kind: null })
  }

  /**
   * What is spoken of before a place, backwards. Norms within a quotation of many words that has ended before it are those of the text quoted:
   * they are left out.
   */
  *before(index: number): Generator<Antecedent> {
    let [place, resolved] = [this.#countBefore(index) - 1, this.#resolved.length - 1]
    for (let count = 0; count < maxBack; count += 1) {
      const [named, meant] = [this.#places[place], this.#resolved[resolved]]
      const isMeant = meant !== undefined && (named === undefined || meant.at >= named.at)
      const one = isMeant ? meant : named
      if (one === undefined || index - one.at > maxReach) return
      if (isMeant) resolved -= 1
      else place -= 1
      if (one.at <= index && !this.#isQuoted(one.at, index)) yield one
    }
  }

  /** How many places stand at `index` or before it. */
  #countBefore(index: number): number {
    let [low, high] = [0, this.#places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#places[middle]?.at ?? 0) <= index) low = middle + 1
      else high = middle
    }
    return low
  }

  #isQuoted(at: number, index: number): boolean {
    return this.#quotationAt(at) !== null && this.#quotationAt(at) !== this.#quotationAt(index)
  }

  #quotationAt(at: number): TextSpan | null {
    this.#quotations ??= findQuotations(this.#text, minTracedWords)
    let [low, high] = [0, this.#quotations.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const one = this.#quotations[middle]
      if (one === undefined) return null
      if (at < one.from) high = middle - 1
      else if (at > one.to) low = middle + 1
      else return one
    }
    return null
  }

  /** The first norm of the list that stands last before a place. */
  #firstOfList(mentions: readonly NormMention[], { index, 0: { length } }: RegExpExecArray): Antecedent {
    const at = index + length
    let place = mentions.findLastIndex((each) => each.to <= index && !this.#isQuoted(each.to, index))
    const last = mentions[place]
    let norm = last !== undefined && index - last.to < maxReach ? last : undefined
    for (place -= 1; place >= 0 && norm !== undefined; place -= 1) {
      const each = mentions[place]
      const between = each === undefined ? '\n' : this.#text.slice(each.to, Math.min(norm.from, each.to + maxInList + 1))
      if (each === undefined || between.length > maxInList || sentenceEnd.test(between)) break
      norm = each
    }
    return { at, norm: norm === last ? null : (norm ?? null), kind: null }
  }
}

const ofMention = (norm: NormMention): Antecedent => ({ at: norm.to, norm, kind: null })
const ofName = ({ to, kind }: UnlistedName): Antecedent => ({ at: to, norm: null, kind })
