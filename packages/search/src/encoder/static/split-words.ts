import { z } from 'zod'
import { unknownPart } from './normalise-text.ts'

/** Cuts normalised text into the words that a model cuts into tokens. `isFirst`: the text begins the whole text. */
export type SplitWords = (text: string, isFirst: boolean) => readonly string[]

const kindSchema = z.looseObject({ type: z.string() })
const sequenceSchema = z.object({ pretokenizers: z.array(z.unknown()) })
const metaspaceSchema = z.object({
  replacement: z.string().default('▁'),
  prepend_scheme: z.enum(['always', 'first', 'never']).optional(),
  add_prefix_space: z.boolean().default(true),
  split: z.boolean().default(true),
})
const punctuationSchema = z.object({ behavior: z.literal('Isolated').default('Isolated') })
const digitsSchema = z.object({ individual_digits: z.boolean().default(false) })

type Cut = (word: string) => readonly string[]

const punctuation = /([\p{P}$+<=>^`|~])/u
const cuts: Readonly<Record<string, (value: unknown) => Cut>> = {
  WhitespaceSplit: () => (word) => [word],
  BertPreTokenizer: () => (word) => word.split(punctuation),
  Whitespace: () => (word) => word.match(/[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]+|[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]+/gu) ?? [],
  Punctuation: (value) => {
    if (!punctuationSchema.safeParse(value).success) throw unknownPart('Punctuation')
    return (word) => word.split(punctuation)
  },
  Digits: (value) => {
    const digits = digitsSchema.parse(value).individual_digits ? /(\p{Nd})/u : /(\p{Nd}+)/u
    return (word) => word.split(digits)
  },
}

/**
 * The pre-tokeniser of a `tokenizer.json`. Each of those known cuts at white space, so that a word is cut alike wherever it stands.
 * @throws {EncoderUnavailable} for a kind that is not known here
 */
export function readPreTokeniser(value: unknown): SplitWords {
  const parts = partsOf(value)
  const last = parts.at(-1)
  const metaspace = last?.type === 'Metaspace' ? metaspaceSchema.parse(last) : null
  if (metaspace?.split === false) throw unknownPart('Metaspace sin cortar')
  const steps = (metaspace === null ? parts : parts.slice(0, -1)).map((part) => {
    const make = cuts[part.type]
    if (make === undefined) throw unknownPart(part.type)
    return make(part)
  })
  if (parts.length === 0) throw unknownPart('ningún pre_tokenizer')
  const cut: Cut = (text) =>
    steps.reduce(
      (words, step) => words.flatMap(step),
      text.split(/\s+/u).filter((word) => word !== ''),
    )
  if (metaspace === null) return (text) => cut(text).filter((word) => word !== '')
  const { replacement, add_prefix_space, prepend_scheme = add_prefix_space ? 'always' : 'never' } = metaspace
  // Alone, it replaces the space before every later word. After another step those spaces are gone.
  const ofLater = steps.length === 0 || prepend_scheme === 'always'
  const ofFirst = prepend_scheme !== 'never'
  return (text, isFirst) =>
    cut(text)
      .filter((word) => word !== '')
      .map((word, at) => ((isFirst && at === 0 ? ofFirst : ofLater) ? replacement + word : word))
}

const partsOf = (value: unknown): readonly z.output<typeof kindSchema>[] => {
  if (value === null || value === undefined) return []
  const part = kindSchema.parse(value)
  return part.type === 'Sequence' ? sequenceSchema.parse(part).pretokenizers.flatMap(partsOf) : [part]
}
