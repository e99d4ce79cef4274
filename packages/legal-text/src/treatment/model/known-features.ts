/** Kinds of features of words: stems alone and two by two, and runs of words; in the whole and by place. */
export type WordKind = 'w' | 's' | 'n' | 'b' | 'r' | 'ru' | 'rf' | 'rb'

/** The features of some words in succession. */
export interface FeaturesOfWords<Feature> {
  find(kind: WordKind): Feature | undefined
  /** Those of these words and the one behind them; null where no feature begins so. */
  with(word: string): FeaturesOfWords<Feature> | null
}

/** The features that are read, each by its name «kind:words». Others are left out. */
export interface KnownFeatures<Feature> {
  find(name: string): Feature | undefined
  /** Where words in succession are looked for, without a name being written. */
  readonly words: Pick<FeaturesOfWords<Feature>, 'with'>
}

const betweenWords = '_'

const everyFeatureOf = (words: string): FeaturesOfWords<string> => ({
  find: (kind) => `${kind}:${words}`,
  with: (word) => everyFeatureOf(words + betweenWords + word),
})

/** Nothing is left out, as for a model that learns: each feature is its name. */
export const everyFeature: KnownFeatures<string> = { find: (name) => name, words: { with: everyFeatureOf } }

/** Weights of a model by feature. */
type Weights = ReadonlyMap<string, readonly number[]>

class WeightsOfWords implements FeaturesOfWords<readonly number[]> {
  readonly #own: Partial<Record<WordKind, readonly number[]>> = {}
  #next: Map<string, WeightsOfWords> | null = null

  find(kind: WordKind): readonly number[] | undefined {
    return this.#own[kind]
  }

  with(word: string): WeightsOfWords | null {
    return this.#next?.get(word) ?? null
  }

  put(kind: WordKind, words: readonly string[], weights: readonly number[]): void {
    let of: WeightsOfWords = this
    for (const word of words) of = of.#add(word)
    of.#own[kind] = weights
  }

  #add(word: string): WeightsOfWords {
    this.#next ??= new Map()
    const known = this.#next.get(word) ?? new WeightsOfWords()
    this.#next.set(word, known)
    return known
  }
}

const kinds: ReadonlySet<string> = new Set<WordKind>(['w', 's', 'n', 'b', 'r', 'ru', 'rf', 'rb'])
const isWordKind = (kind: string): kind is WordKind => kinds.has(kind)

const known = new WeakMap<Weights, KnownFeatures<readonly number[]>>()

/** The features that have weights, each as its weights. */
export function knownFeatures(weights: Weights): KnownFeatures<readonly number[]> {
  const features = known.get(weights) ?? { find: (name) => weights.get(name), words: readWords(weights) }
  known.set(weights, features)
  return features
}

function readWords(weights: Weights): WeightsOfWords {
  const root = new WeightsOfWords()
  for (const [name, own] of weights) {
    const colon = name.indexOf(':')
    const kind = name.slice(0, colon)
    if (isWordKind(kind)) root.put(kind, name.slice(colon + 1).split(betweenWords), own)
  }
  return root
}
