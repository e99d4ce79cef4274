import { z } from 'zod'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import { readNormaliser, unknownPart } from './normalise-text.ts'
import { readPreTokeniser } from './split-words.ts'
import { type CutWord, unigram, wordPiece } from './token-models.ts'

export interface Tokeniser {
  /** Passes the ids of the tokens of each word of a text. Runs of white space count as one. */
  readonly eachWord: (text: string, use: (ids: readonly number[]) => void) => void
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

const maxCachedWords = 200_000
const maxCachedLength = 60

/** Reads a `tokenizer.json`. Special tokens are never added. @throws {EncoderUnavailable} */
export function readTokeniser(json: string): Tokeniser {
  try {
    const { normalizer, pre_tokenizer, model } = fileSchema.parse(JSON.parse(json))
    const normalise = readNormaliser(normalizer)
    const split = readPreTokeniser(pre_tokenizer)
    const { cut, ...rest } = readModel(model)
    const cutters = [true, false].map((isFirst) => cached((text) => split(normalise(text), isFirst).flatMap(cut)))
    const [first, later] = cutters as [CutWord, CutWord]
    return { ...rest, eachWord: (text, use) => eachWritten(text, (word, isFirst) => use((isFirst ? first : later)(word))) }
  } catch (cause) {
    if (cause instanceof EncoderUnavailable) throw cause
    throw new EncoderUnavailable('El archivo tokenizer.json de ENCODER_FOLDER no se puede leer.', { cause })
  }
}

const readModel = (model: z.output<typeof fileSchema>['model']): Omit<Tokeniser, 'eachWord'> & { readonly cut: CutWord } => {
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

const cached = (cut: CutWord): CutWord => {
  const known = new Map<string, readonly number[]>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const ids = cut(word)
    if (word.length > maxCachedLength) return ids
    if (known.size >= maxCachedWords) known.clear()
    known.set(word, ids)
    return ids
  }
}

/** Words between white space, as written. */
const eachWritten = (text: string, use: (word: string, isFirst: boolean) => void): void => {
  let from = -1
  let isFirst = true
  for (let at = 0; at <= text.length; at++) {
    const isSpace = at === text.length || isWhiteSpace(text.charCodeAt(at))
    if (!isSpace && from < 0) from = at
    if (!isSpace || from < 0) continue
    use(text.slice(from, at), isFirst)
    isFirst = false
    from = -1
  }
}

const isWhiteSpace = (code: number): boolean =>
  code <= 0x20 ||
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  (code >= 0x2028 && code <= 0x2029) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000
