import type { CheckedQuotation } from '@basejuris/contract'
import { NormWordings } from '@basejuris/ingestion'
import { compareQuotation, findCatalogueNorm, type QuotationComparison, WordSequence } from '@basejuris/legal-text'
import { hasMarginNotes } from '@basejuris/norms'
import type { Services } from '../../services.ts'
import type { ArticleWording } from '../norms/article-wordings.ts'
import { presentComparison } from './check-quotation.ts'
import type { CitedArticle, NormHistories } from './norm-histories.ts'
import { phrasesOf } from './quotation-phrases.ts'
import type { AttributedQuotation } from './read-brief.ts'

/** A quotation beside one wording of an article. */
export interface ComparedArticle {
  readonly article: CitedArticle
  readonly wording: ArticleWording
  readonly words: WordSequence
  readonly comparison: Exclude<QuotationComparison, { kind: 'absent' }>
  /** Whether the words are those of a wording that is not in force today, and of no other. */
  readonly isOtherWording: boolean
}

/** Articles in which words that are not where they are said to be are looked for. */
const maxElsewhere = 5

/** Compares quotations with the texts of norms. */
export class NormQuotationChecker {
  readonly #services: Pick<Services, 'norms'>
  readonly #histories: NormHistories
  readonly #wholeNorms: NormWordings

  constructor(services: Pick<Services, 'db' | 'norms'>, histories: NormHistories) {
    this.#services = services
    this.#histories = histories
    this.#wholeNorms = new NormWordings(services.db)
  }

  /** The best of some articles; null where none has the words or similar ones. */
  async compare(text: string, articles: readonly CitedArticle[]): Promise<ComparedArticle | null> {
    const compared: ComparedArticle[] = []
    for (const article of articles) {
      const best = await this.#compareHistory(text, article)
      if (best !== null && isInForce(best)) return best
      if (best !== null) compared.push(best)
    }
    return compared.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null
  }

  /** Whether there is a text of one of the articles that quotations may differ from: notes of the margin are no words of the law. */
  async hasText(articles: readonly CitedArticle[]): Promise<boolean> {
    for (const article of articles)
      for (const wording of (await this.#histories.article(article)).wordings)
        if (!hasMarginNotes((await this.#histories.wordsOf(wording)).text, article.idNorma)) return true
    return false
  }

  /** The article of a norm that has the words verbatim, in any of its texts. */
  async findInNorm(text: string, idNorma: number): Promise<ComparedArticle | null> {
    for (const { article, comparison } of await this.#wholeNorms.compare(text, { idNorma, article: null }))
      if (article !== null && comparison.kind === 'verbatim') return this.#verbatim(text, { idNorma, article })
    return null
  }

  /** The article of any norm that has the words verbatim, null where none is found by its phrases. */
  async findElsewhere(text: string): Promise<ComparedArticle | null> {
    const [phrase] = phrasesOf(text)
    if (phrase === undefined) return null
    const { hits } = await this.#services.norms.search.find({ text: phrase, offset: 0, limit: maxElsewhere })
    for (const { idNorma, article } of hits) {
      const found = article === null ? null : await this.#verbatim(text, { idNorma, article })
      if (found !== null) return found
    }
    return null
  }

  async #verbatim(text: string, article: CitedArticle): Promise<ComparedArticle | null> {
    const found = await this.#compareHistory(text, article)
    return found?.comparison.kind === 'verbatim' ? found : null
  }

  /** The wording in force first, then the others from the newest one. */
  async #compareHistory(text: string, article: CitedArticle): Promise<ComparedArticle | null> {
    const { wordings } = await this.#histories.article(article)
    const current = wordings.find(({ state }) => state === 'current')
    let nearest: ComparedArticle | null = null
    for (const wording of [...(current === undefined ? [] : [current]), ...wordings.filter((each) => each !== current).reverse()]) {
      const words = await this.#histories.wordsOf(wording)
      const comparison = compareQuotation(text, words)
      if (comparison.kind === 'absent' || (comparison.kind !== 'verbatim' && hasMarginNotes(words.text, article.idNorma))) continue
      const isOtherWording = comparison.kind === 'verbatim' && wording !== current && isProven(wording, current)
      const compared = { article, wording, words, comparison, isOtherWording }
      if (comparison.kind === 'verbatim') return compared
      nearest ??= compared
    }
    return nearest
  }

  async present(
    quotation: AttributedQuotation,
    resultado: CheckedQuotation['resultado'],
    found: ComparedArticle,
  ): Promise<CheckedQuotation> {
    const norma = await this.#histories.present(found.article, found.wording)
    const source = { sentencia: null, norma, ancla: null, etiqueta: norma.etiqueta }
    return presentComparison(quotation, resultado, { ...source, comparison: found.comparison, text: found.words.text })
  }
}

const isInForce = ({ comparison, isOtherWording }: ComparedArticle): boolean => comparison.kind === 'verbatim' && !isOtherWording
const rankOf = ({ comparison }: ComparedArticle): number => (comparison.kind === 'verbatim' ? 0 : comparison.differences)

/** Two sources may print one text with small differences: only days or one source show that the wording itself changed. */
const isProven = (wording: ArticleWording, current: ArticleWording | undefined): boolean =>
  current === undefined ||
  ((current.isDated || current.source === wording.source) && (wording.to === null || (wording.from ?? '') <= wording.to))

/** Whether quoted words are the title of a norm, which no article has. */
export function isTitleOf(text: string, idNorma: number): boolean {
  const title = findCatalogueNorm(idNorma)?.title ?? ''
  return compareQuotation(text, new WordSequence(title)).kind === 'verbatim'
}
