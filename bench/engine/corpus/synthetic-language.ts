import { randomFrom, ZipfDraw } from './seeded-random.ts'

const firstSyllables =
  'ba be bi bo ca ce ci co cha de di do du fa fe fu ga gue go ja ju la lle lo ma me mi mo na ne ni no ña pa pe po que ra re ri ro sa se so su ta te to va ve vi za'.split(
    ' ',
  )
/** Later syllables end in a consonant, so that all spellings differ. */
const nextSyllables = [...'bcdfglmnprstvz'].flatMap((first) =>
  [...'aeiou'].flatMap((vowel) => [...'lnrs'].map((last) => first + vowel + last)),
)

const words = 300_000
const formulae = 30_000
const topics = 400
const topicWords = 250
/** Topic words are chosen among this many ranks. */
const topicRanks = 12_000
/** Probabilities per step of a stock formula (about twelve fixed words), a topic word and a new name. Otherwise any word. */
const steps = { formula: 0.2, topic: 0.15, name: 0.004 }

/**
 * Synthetic words in the proportions of legal Spanish. Few words make up most of the text (Zipf), and new words keep coming (Heaps).
 * Documents of one topic share words, and much text is fixed formulas. `language-distance.ts` measures the resemblance.
 */
export class SyntheticLanguage {
  readonly #random: () => number
  readonly #word = new ZipfDraw(words, 1.15, 2.5)
  readonly #formula = new ZipfDraw(formulae, 1, 10)
  readonly #withinTopic = new ZipfDraw(topicWords, 0.75, 2)
  readonly #formulaWords: Uint32Array[]
  readonly #topicVocabulary: Uint32Array[]
  readonly #spelled: string[]

  constructor(seed: number) {
    this.#random = randomFrom(seed)
    const random = this.#random
    this.#spelled = Array.from({ length: words }, (_, rank) => spell(rank))
    this.#formulaWords = Array.from({ length: formulae }, () =>
      Uint32Array.from({ length: 3 + Math.floor(random() ** 2 * 26) }, () => this.#word.rank(random)),
    )
    this.#topicVocabulary = Array.from({ length: topics }, () =>
      Uint32Array.from({ length: topicWords }, () => 60 + Math.floor(random() ** 1.5 * topicRanks)),
    )
  }

  /** Terms of one document of about this length. */
  document(length: number): string[] {
    const random = this.#random
    const topic = this.#topicVocabulary[Math.floor(topics * random() ** 2)] as Uint32Array
    const terms: string[] = []
    while (terms.length < length) {
      const draw = random()
      if (draw < steps.formula) this.#addFormula(terms)
      else if (draw < steps.formula + steps.topic) terms.push(this.#spelled[topic[this.#withinTopic.rank(random)] as number] as string)
      else if (draw < steps.formula + steps.topic + steps.name) terms.push(spell(words + Math.floor(random() * 1e9)))
      else terms.push(this.#spelled[this.#word.rank(random)] as string)
    }
    return terms
  }

  #addFormula(terms: string[]): void {
    for (const rank of this.#formulaWords[this.#formula.rank(this.#random)] as Uint32Array) terms.push(this.#spelled[rank] as string)
  }
}

/** A unique word for every number. Frequent words are short. */
const spell = (rank: number): string => {
  let word = firstSyllables[rank % firstSyllables.length] as string
  for (let rest = Math.floor(rank / firstSyllables.length); rest > 0; rest = Math.floor((rest - 1) / nextSyllables.length))
    word += nextSyllables[(rest - 1) % nextSyllables.length]
  return word
}

/** The most frequent words, like the articles and prepositions of a real language. */
export function frequentWords(count: number): string[] {
  return Array.from({ length: count }, (_, rank) => spell(rank))
}
