import type { ComparedWording } from '@basejuris/contract'
import { findNorm, type StoredNorm } from '@basejuris/database'
import { chileanDate, eventVersionDate } from '@basejuris/domain'
import { mayBeRestated, WordSequence } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { type ArticleHistory, type ArticleWording, readArticleHistory, readPlaces } from '../norms/article-wordings.ts'
import { normSourceNames } from '../norms/present-version.ts'
import { readNorm } from '../norms/read-norm.ts'
import { normUrl } from '../rulings/ruling-url.ts'

/** An article of a norm that the catalogue or an import knows. */
export interface CitedArticle {
  readonly idNorma: number
  /** Canonical number. */
  readonly article: string
}

const stateNames = { current: 'vigente', earlier: 'anterior', deferred: 'diferida' } as const

/** Norms and the wordings of their articles, each read once for one check. */
export class NormHistories {
  /** `yyyy-mm-dd`, in Chile. */
  readonly today: string
  readonly #db: Services['db']
  readonly #norms = new Map<number, Promise<StoredNorm>>()
  readonly #restating = new Map<number, Promise<StoredNorm | null>>()
  readonly #histories = new Map<string, Promise<ArticleHistory>>()
  readonly #words = new Map<ArticleWording, Promise<WordSequence>>()

  constructor({ db }: Pick<Services, 'db'>, now: Date) {
    this.#db = db
    this.today = chileanDate(now)
  }

  /** As stored, or as the catalogue knows it. @throws `norm.not_found` */
  norm(idNorma: number): Promise<StoredNorm> {
    return readOnce(this.#norms, idNorma, () => readNorm({ db: this.#db }, idNorma))
  }

  article({ idNorma, article }: CitedArticle): Promise<ArticleHistory> {
    return readOnce(this.#histories, `${idNorma}:${article}`, async () => {
      const own = await this.norm(idNorma)
      const { restatedIn } = own.facts
      const isElsewhere = restatedIn !== null && restatedIn !== idNorma && mayBeRestated(idNorma, article)
      const restating = !isElsewhere ? null : await this.#stored(restatedIn)
      return readArticleHistory({ db: this.#db }, { idNorma, article, own, restating, today: this.today })
    })
  }

  #stored(idNorma: number): Promise<StoredNorm | null> {
    return readOnce(this.#restating, idNorma, () => findNorm(this.#db, idNorma))
  }

  wordsOf(wording: ArticleWording): Promise<WordSequence> {
    return readOnce(this.#words, wording, async () => new WordSequence(await readPlaces(this.#db, wording.places)))
  }

  async present({ idNorma, article }: CitedArticle, { from, to, state, source }: ArticleWording): Promise<ComparedWording> {
    const { name } = (await this.norm(idNorma)).facts
    return {
      idNorma,
      nombre: name,
      articulo: article,
      etiqueta: `art. ${article} ${name}`,
      desde: from === eventVersionDate ? null : from,
      hasta: to,
      estado: stateNames[state],
      fuente: normSourceNames[source],
      url: normUrl(idNorma, article),
    }
  }
}

const readOnce = <Key, Value>(held: Map<Key, Promise<Value>>, key: Key, read: () => Promise<Value>): Promise<Value> => {
  const value = held.get(key) ?? read()
  held.set(key, value)
  return value
}
