import { type FoundNormCitation, findNormCitations, hasArticle, normLabel, wholeKey } from '@basejuris/legal-text'

/** Characters behind a citation within which an article without its law may be of the same one. */
const reach = 600
/** Smaller numbers are articles of every law. */
export const minArticle = 100

/** Codes of which briefs cite articles without ever naming them. */
const usualCodes = ['CC', 'CPC', 'CT', 'CP', 'CPP', 'COT', 'CTrib', 'CCom', 'CPR']

/** Reads articles as those of a law, with offsets within what is written, null where the catalogue does not know that it has them all. `written`: «artículos 161 y 162». */
export function articlesOf(written: string, law: string): readonly FoundNormCitation[] | null {
  const found = findNormCitations(`${written} del ${normLabel(law)}`).filter(({ from }) => from < written.length)
  const hasAll =
    found.length > 0 && found.every(({ idNorma, article }) => idNorma !== null && article !== null && hasArticle(idNorma, article))
  return hasAll ? found : null
}

/** What law the lines before a place speak of. Asked in the order of the text. */
export class LawContext {
  readonly #norms: readonly FoundNormCitation[]
  readonly #laws: ReadonlySet<string>
  readonly #near: { readonly to: number; readonly law: string | null }[] = []
  #read = 0
  #isLost = false

  /** `norms` are the citations of the text, in its order. */
  constructor(norms: readonly FoundNormCitation[]) {
    this.#norms = norms
    this.#laws = new Set(
      norms.filter(({ candidates, idNorma }) => candidates.length === 0 && idNorma !== null).map(({ key }) => wholeKey(key)),
    )
  }

  /** The law cited last before a place, null where it may be several. */
  lastLaw(from: number): string | null {
    this.#advance(from)
    return this.#near.at(-1)?.law ?? null
  }

  /**
   * The only law that the paragraph has cited so far, or the only one of the text where no usual code has such articles either. A small number is
   * an article of every law: the paragraph has cited its law twice.
   */
  lawWith(written: string, from: number, paragraph: number): string | null {
    this.#advance(from)
    const near = this.#near.filter(({ to }) => to > paragraph)
    const [only = null] = new Set(near.map(({ law }) => law))
    const isAlone = only !== null && near.every(({ law }) => law === only)
    const has = (law: string): boolean => articlesOf(written, law) !== null
    const isSmall = (written.match(/\d+/gu) ?? []).every((number) => Number(number) < minArticle)
    if (!this.#isLost && isAlone && has(only) && (!isSmall || near.length > 1)) return only
    const having = [...new Set([...this.#laws, ...usualCodes])].filter(has)
    const [single] = having
    return having.length === 1 && single !== undefined && this.#laws.has(single) ? single : null
  }

  /** An article without its law was read as of this one. */
  note(to: number, law: string): void {
    this.#near.push({ to, law })
  }

  /** It was not: nobody knows of what law the lines speak until the next one is named. */
  lose(): void {
    this.#isLost = true
  }

  #advance(from: number): void {
    for (let next = this.#norms[this.#read]; next !== undefined && next.from < from; next = this.#norms[this.#read]) {
      this.#near.push({ to: next.to, law: next.candidates.length > 1 ? null : wholeKey(next.key) })
      this.#isLost = false
      this.#read += 1
    }
    while (this.#near[0] !== undefined && from - this.#near[0].to > reach) this.#near.shift()
  }
}
