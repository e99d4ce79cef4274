import { z } from 'zod'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import { readNormaliser, unknownPart } from './normalise-text.ts'
import { readPreTokeniser } from './split-words.ts'
import { type CutWord, unigram, wordPiece } from './token-models.ts'

export interface Tokeniser {
  /** Ids of the tokens of a word without white space. `isFirst`: it begins the text. */
  readonly cutWord: (word: string, isFirst: boolean) => readonly number[]
  /** Highest id that a text can give. */
  readonly lastId: number
  /** Id of what the vocabulary lacks. */
  readonly unknown: number | null
}

const fileSchema = z.looseObject({
  normalizer: z.unknown(),
  pre_tokenizer: z.unknown(),
  model: z.looseObject({ type: z.string().optional() }),
})
const wordPieceSchema = z.object({
  vocab: z.record(z.string(), z.int().nonnegative()),
  unk_token: z.string().default('[UNK]'),
  continuing_subword_prefix: z.string().default('##'),
  max_input_chars_per_word: z.int().positive().default(100),
})
const unigramSchema = z.object({
  vocab: z.array(z.tuple([z.string(), z.number()])).min(1),
  unk_id: z.int().nonnegative().nullish(),
  byte_fallback: z.boolean().default(false),
})

/** Reads a `tokenizer.json`. Special tokens are never added. @throws {EncoderUnavailable} */
export function readTokeniser(json: string): Tokeniser {
  try {
    const { normalizer, pre_tokenizer, model } = fileSchema.parse(JSON.parse(json))
    const normalise = readNormaliser(normalizer)
    const split = readPreTokeniser(pre_tokenizer)
    const { cut, ...rest } = readModel(model)
    return { ...rest, cutWord: (word, isFirst) => split(normalise(word), isFirst).flatMap(cut) }
  } catch (cause) {
    if (cause instanceof EncoderUnavailable) throw cause
    throw new EncoderUnavailable('El archivo tokenizer.json de ENCODER_FOLDER no se puede leer.', { cause })
  }
}

const readModel = (model: z.output<typeof fileSchema>['model']): Omit<Tokeniser, 'cutWord'> & { readonly cut: CutWord } => {
  if (model.type === 'WordPiece') {
    const { vocab, unk_token, continuing_subword_prefix: prefix, max_input_chars_per_word: maxCharacters } = wordPieceSchema.parse(model)
    const vocabulary = new Map(Object.entries(vocab))
    const unknown = vocabulary.get(unk_token)
    if (unknown === undefined) throw unknownPart(`un vocabulario sin ${unk_token}`)
    const lastId = [...vocabulary.values()].reduce((last, id) => Math.max(last, id), 0)
    return { lastId, unknown, cut: wordPiece({ vocabulary, unknown, prefix, maxCharacters }) }
  }
  if (model.type !== 'Unigram') throw unknownPart(model.type ?? 'ningún modelo')
  const { vocab, unk_id, byte_fallback: bytes } = unigramSchema.parse(model)
  const unknown = unk_id ?? null
  return { lastId: Math.max(vocab.length - 1, unknown ?? 0), unknown, cut: unigram({ pieces: vocab, unknown, bytes }) }
}
