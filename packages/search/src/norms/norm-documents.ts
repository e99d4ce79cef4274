import { analyze } from '@basejuris/legal-text'
import type { Encoder } from '../encoder/encoder.ts'
import { stemsOf, TokenStreamBuilder } from '../indexing/token-streams.ts'
import type { IndexDocument, TokenStream } from '../ports/index.ts'
import { documentIdOf, sliceText } from './norm-slices.ts'

/** Text fields of norms and articles. They hold stems without stop words, except `self`, `norm` and `rank`. */
export const normField = {
  /** Name of the norm and its usual names. On its articles too. */
  name: 'name',
  title: 'title',
  /** Heading of an article and of the divisions that hold it. */
  heading: 'heading',
  text: 'text',
  /** Term of the norm or article itself: see `selfTerm`. */
  self: 'self',
  /** Id of the norm, on its articles. */
  norm: 'norm',
  /** `norma` or `articulo`, and `p1` to `p3` for its priority. */
  rank: 'rank',
} as const

export const normFacet = {
  type: 'tipo',
  repealed: 'derogado',
  priority: 'prioridad',
  idNorma: 'idNorma',
  /** Stored version of the text. A norm without imported text has none. */
  version: 'version',
  /** Position of the article in its version. */
  position: 'posicion',
  article: 'articulo',
  heading: 'epigrafe',
  /** Divisions that hold the article, outermost first, joined by ` > `. */
  path: 'ruta',
  /** One value for all slices of an article. */
  piece: 'pieza',
} as const

/** What the index holds of an article, or of another part with a text. */
export interface IndexedArticle {
  /** Position among the parts of its version. */
  readonly position: number
  /** Canonical number; null for a part that is no article. */
  readonly article: string | null
  readonly heading: string
  /** Headings of the divisions that hold it, outermost first. */
  readonly path: readonly string[]
  readonly text: string
  readonly repealed: boolean
}

export interface IndexedNorm {
  readonly idNorma: number
  readonly type: string
  readonly name: string
  readonly usualNames: readonly string[]
  readonly title: string
  /** 1 the most used norms, 2 general ones in force, 3 particular or historical ones. */
  readonly priority: number
  readonly repealed: boolean
  /** Null when no text is imported. */
  readonly version: number | null
  /** Empty when no text is imported. */
  readonly articles: readonly IndexedArticle[]
}

/** Changes whenever stored documents must be rebuilt. */
export const normDocumentsVersion = 3

/** «161 bis» of norm 207436 → `207436:161 bis`; the norm itself without an article. */
export function selfTerm(idNorma: number, article: string | null): string {
  return article === null ? String(idNorma) : `${idNorma}:${article}`
}

/** Norms of pensions by grace, monuments and the like are found by their words alone, so that the vectors of the others stay few. */
const lowestPriorityWithVectors = 2

/** Index documents of a norm and its articles, all in the group of its idNorma. A long article is several documents. */
export async function toNormDocuments(norm: IndexedNorm, encoder: Pick<Encoder, 'encodePassages'>): Promise<IndexDocument[]> {
  const names = stemsOf(norm.name, ...norm.usualNames)
  const pieces = norm.articles.flatMap((article) => sliceText(article.text).map((text, slice) => ({ article, text, slice })))
  const texts = [`${norm.name}. ${norm.title}`, ...pieces.map(({ article, text }) => [article.heading, text].filter(Boolean).join('\n'))]
  const vectors = norm.priority <= lowestPriorityWithVectors ? await encoder.encodePassages(texts) : []
  const itself: IndexDocument = {
    id: `${norm.idNorma}`,
    group: String(norm.idNorma),
    fields: {
      [normField.name]: names,
      [normField.title]: stemsOf(norm.title),
      [normField.self]: terms([selfTerm(norm.idNorma, null)]),
      [normField.rank]: terms(['norma', `p${norm.priority}`]),
    },
    facets: { ...facetsOf(norm), [normFacet.piece]: [String(norm.idNorma)], ...(norm.repealed ? repealed : {}) },
    sortKeys: {},
    vector: vectors[0] ?? null,
  }
  return [itself, ...pieces.map((piece, at) => articleDocument(norm, { ...piece, names, vector: vectors[at + 1] ?? null }))]
}

interface Piece {
  readonly article: IndexedArticle
  readonly text: string
  readonly slice: number
  readonly names: TokenStream
  readonly vector: Float32Array | null
}

function articleDocument(norm: IndexedNorm, { article, text, slice, names, vector }: Piece): IndexDocument {
  const place = `${norm.idNorma}#${String(article.position).padStart(6, '0')}`
  const words = new TokenStreamBuilder()
  words.addStems(analyze(text))
  return {
    id: documentIdOf(place, slice),
    group: String(norm.idNorma),
    fields: {
      [normField.name]: names,
      [normField.heading]: stemsOf(article.heading, ...article.path),
      [normField.text]: words.stream(),
      [normField.norm]: terms([String(norm.idNorma)]),
      [normField.rank]: terms(['articulo', `p${norm.priority}`]),
      ...(article.article === null || slice > 0 ? {} : { [normField.self]: terms([selfTerm(norm.idNorma, article.article)]) }),
    },
    facets: {
      ...facetsOf(norm),
      [normFacet.piece]: [place],
      [normFacet.position]: [String(article.position)],
      ...(article.article === null ? {} : { [normFacet.article]: [article.article] }),
      ...(article.heading === '' ? {} : { [normFacet.heading]: [article.heading] }),
      ...(article.path.length === 0 ? {} : { [normFacet.path]: [article.path.join(' > ')] }),
      ...(norm.repealed || article.repealed ? repealed : {}),
    },
    sortKeys: {},
    vector,
  }
}

const repealed = { [normFacet.repealed]: ['si'] }

const facetsOf = ({ idNorma, type, priority, version }: IndexedNorm): Record<string, string[]> => ({
  [normFacet.type]: [type],
  [normFacet.priority]: [String(priority)],
  [normFacet.idNorma]: [String(idNorma)],
  ...(version === null ? {} : { [normFacet.version]: [String(version)] }),
})

const terms = (list: readonly string[]): TokenStream => ({ terms: list, positions: list.map((_, at) => at) })
