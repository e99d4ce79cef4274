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
  /** The laws that each may be of: one, or those of an ambiguous name («CT»). */
  readonly #near: { readonly to: number; readonly laws: readonly string[] }[] = []
  #read = 0
  #isLost = false

  /** `norms` are the citations of the text, in its order. */
  constructor(norms: readonly FoundNormCitation[]) {
    this.#norms = norms
    this.#laws = new Set(
      norms.filter(({ candidates, idNorma }) => candidates.length === 0 && idNorma !== null).map(({ key }) => wholeKey(key)),
    )
  }

  /** The law cited last before a place; several where its name is ambiguous, none where no law was. */
  lastLaws(from: number): readonly string[] {
    this.#advance(from)
    return this.#near.at(-1)?.laws ?? []
  }

  /**
   * The only law that the paragraph has cited so far, or the only one of the text where no usual code has such articles either. Several where the
   * paragraph names it ambiguously. A small number is an article of every law: the paragraph has cited its law twice.
   */
  lawsWith(written: string, from: number, paragraph: number): readonly string[] {
    this.#advance(from)
    const near = this.#near.filter(({ to }) => to > paragraph)
    const [first = []] = near.map(({ laws }) => laws)
    const has = (law: string): boolean => articlesOf(written, law) !== null
    const common = first.filter((law) => near.every(({ laws }) => laws.includes(law)) && has(law))
    const isSmall = (written.match(/\d+/gu) ?? []).every((number) => Number(number) < minArticle)
    if (!this.#isLost && common.length > 0 && (!isSmall || near.length > 1)) return common
    const having = [...new Set([...this.#laws, ...usualCodes])].filter(has)
    const [single] = having
    return having.length === 1 && single !== undefined && this.#laws.has(single) ? [single] : []
  }

  /** An article without its law was read as of one of these. */
  note(to: number, laws: readonly string[]): void {
    this.#near.push({ to, laws })
  }

  /** It was not: nobody knows of what law the lines speak until the next one is named. */
  lose(): void {
    this.#isLost = true
  }

  #advance(from: number): void {
    for (let next = this.#norms[this.#read]; next !== undefined && next.from < from; next = this.#norms[this.#read]) {
      const named = next.candidates.length > 1 ? next.candidates.map(({ key }) => key) : [next.key]
      this.#near.push({ to: next.to, laws: named.map(wholeKey) })
      this.#isLost = false
      this.#read += 1
    }
    while (this.#near[0] !== undefined && from - this.#near[0].to > reach) this.#near.shift()
  }
}
