import { findNorm, listNormVersionMoments, type StoredNorm } from '@basejuris/database'
import { chileanDate, eventVersionDate } from '@basejuris/domain'
import { WordSequence } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { type ArticleHistory, type ArticleWording, readArticleHistory, readPlaces } from '../../norms/article-wordings.ts'
import { readNorm } from '../../norms/read-norm.ts'

/** An article, and since when it is watched. */
export interface ArticleSince {
  readonly idNorma: number
  readonly article: string
  readonly createdAt: Date
}

/** What changed in an article: the first day of its new text, or of the text that no longer has it. */
export interface ArticleChange {
  readonly from: string
  readonly isGone: boolean
}

interface ReadNorm {
  readonly own: StoredNorm
  readonly restating: StoredNorm | null
  /** When each text was stored, by norm and version. */
  readonly storedAt: ReadonlyMap<string, Date>
}

const momentKey = (idNorma: number, version: number): string => `${idNorma}:${version}`

/** Norms and the wordings of their articles, as known today and as known on an earlier moment. Each is read once. */
export class NormReader {
  readonly #db: Services['db']
  readonly #today: string
  readonly #norms = new Map<number, Promise<ReadNorm>>()
  readonly #histories = new Map<string, Promise<ArticleHistory>>()

  constructor({ db }: Pick<Services, 'db'>, now: Date) {
    this.#db = db
    this.#today = chileanDate(now)
  }

  /**
   * What changed in an article since it is watched. A change is sure only where the new text is known to begin after the one that was
   * known then: two sources that print one text otherwise change nothing. Null where nothing did.
   */
  async findChange(watched: ArticleSince): Promise<ArticleChange | null> {
    const sinceDay = chileanDate(watched.createdAt)
    const [before, after] = [await this.#history(watched, watched.createdAt, sinceDay), await this.history(watched)]
    const [known, present] = [currentOf(before), currentOf(after)]
    const { removedOn } = after
    if (removedOn !== null && known !== undefined && before.removedOn === null && removedOn > (known.from ?? sinceDay))
      return { from: removedOn, isGone: true }
    if (present === undefined || present.from === null || present.from === eventVersionDate) return null
    if (present.from <= (known === undefined ? sinceDay : (known.from ?? sinceDay))) return null
    if (known !== undefined && known.isRepealed === present.isRepealed && (await this.#haveSameWords(known, present))) return null
    return { from: present.from, isGone: present.isRepealed }
  }

  /** The wordings of an article as known today. */
  history(article: Pick<ArticleSince, 'idNorma' | 'article'>): Promise<ArticleHistory> {
    return this.#history(article, null, this.#today)
  }

  async #history(
    { idNorma, article }: Pick<ArticleSince, 'idNorma' | 'article'>,
    until: Date | null,
    today: string,
  ): Promise<ArticleHistory> {
    const { own, restating, storedAt } = await this.#norm(idNorma)
    const knownThen = (norm: StoredNorm): StoredNorm => ({
      ...norm,
      versions: norm.versions.filter(({ version }) => {
        const stored = storedAt.get(momentKey(norm.facts.idNorma, version))
        return until === null || stored === undefined || stored <= until
      }),
    })
    const [ownThen, restatingThen] = [knownThen(own), restating === null ? null : knownThen(restating)]
    const state = [ownThen, restatingThen].map((norm) => (norm?.versions ?? []).map(({ version }) => version).join()).join('/')
    return readOnce(this.#histories, `${idNorma}:${article}:${state}:${today}`, () =>
      readArticleHistory({ db: this.#db }, { idNorma, article, own: ownThen, restating: restatingThen, today }),
    )
  }

  #norm(idNorma: number): Promise<ReadNorm> {
    return readOnce(this.#norms, idNorma, async () => {
      const own = await readNorm({ db: this.#db }, idNorma)
      const { restatedIn } = own.facts
      const restating = restatedIn === null || restatedIn === idNorma ? null : await findNorm(this.#db, restatedIn)
      const moments = await listNormVersionMoments(this.#db, restating === null ? [idNorma] : [idNorma, restating.facts.idNorma])
      return { own, restating, storedAt: new Map(moments.map((each) => [momentKey(each.idNorma, each.version), each.storedAt])) }
    })
  }

  async #haveSameWords(...wordings: readonly ArticleWording[]): Promise<boolean> {
    const [one, other] = await Promise.all(
      wordings.map(async ({ places }) => new WordSequence(await readPlaces(this.#db, places)).words.join(' ')),
    )
    return one === other
  }
}

const currentOf = ({ wordings }: ArticleHistory): ArticleWording | undefined => wordings.find(({ state }) => state === 'current')

const readOnce = <Key, Value>(held: Map<Key, Promise<Value>>, key: Key, read: () => Promise<Value>): Promise<Value> => {
  const value = held.get(key) ?? read()
  held.set(key, value)
  return value
}
