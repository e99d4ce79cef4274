/** The features that a model knows, with what tells early that it knows none. */
export interface KnownFeatures {
  readonly has: (name: string) => boolean
  /** A stem alone, in any place. */
  readonly hasStem: (stem: string) => boolean
  /** A pair of stems that begins with this one. */
  readonly hasPairFrom: (stem: string) => boolean
  /** A run that begins with these words, in any place. */
  readonly hasRunFrom: (run: string) => boolean
}

/** Nothing is left out, as for a model that learns. */
export const everyFeature: KnownFeatures = { has: () => true, hasStem: () => true, hasPairFrom: () => true, hasRunFrom: () => true }

const known = new WeakMap<ReadonlyMap<string, unknown>, KnownFeatures>()

/** Those of the weights of a model. Writing a name to look it up costs more than reading the words. */
export function knownFeatures(weights: ReadonlyMap<string, unknown>): KnownFeatures {
  const features = known.get(weights) ?? readFeatures(weights)
  known.set(weights, features)
  return features
}

function readFeatures(weights: ReadonlyMap<string, unknown>): KnownFeatures {
  const [stems, pairs, runs] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const name of weights.keys()) {
    const [kind, words] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
    if (kind === 'w' || kind === 's' || kind === 'n') stems.add(words)
    else if (kind === 'b') pairs.add(words.slice(0, words.indexOf('_')))
    else if (kind === 'r' || kind === 'ru' || kind === 'rf' || kind === 'rb')
      for (let end = words.indexOf('_'); ; end = words.indexOf('_', end + 1)) {
        runs.add(end < 0 ? words : words.slice(0, end))
        if (end < 0) break
      }
  }
  return {
    has: (name) => weights.has(name),
    hasStem: (stem) => stems.has(stem),
    hasPairFrom: (stem) => pairs.has(stem),
    hasRunFrom: (run) => runs.has(run),
  }
}
