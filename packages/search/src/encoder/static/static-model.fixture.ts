import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tensors as written: numbers of a type, with any description of them. */
export interface WrittenTensor {
  readonly dtype: string
  readonly shape: readonly number[]
  readonly bytes: Uint8Array
}

/** A file of the safetensors format. */
export function safetensorsOf(tensors: Readonly<Record<string, WrittenTensor>>): Uint8Array {
  let end = 0
  const header = Object.entries(tensors).map(([name, { dtype, shape, bytes }]) => {
    const from = end
    end += bytes.length
    return [name, { dtype, shape, data_offsets: [from, end] }]
  })
  const text = new TextEncoder().encode(JSON.stringify(Object.fromEntries(header)))
  const length = new Uint8Array(8)
  new DataView(length.buffer).setBigUint64(0, BigInt(text.length), true)
  return Buffer.concat([length, text, ...Object.values(tensors).map(({ bytes }) => bytes)])
}

export function floats(values: readonly number[], shape: readonly number[]): WrittenTensor {
  return { dtype: 'F32', shape, bytes: new Uint8Array(Float32Array.from(values).buffer) }
}

const pieces = ['[PAD]', '[UNK]', 'despi', '##do', 'finiquito', 'isapre', 'sa', '##lud', ',']

/** Cuts as BERT does: small letters without accents, the longest pieces. */
export const wordPieceTokeniser = {
  normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  model: { type: 'WordPiece', unk_token: '[UNK]', vocab: Object.fromEntries(pieces.map((piece, id) => [piece, id])) },
}

/** Cuts as SentencePiece does: the most probable pieces, with a mark where a word begins. */
export const unigramTokeniser = {
  normalizer: {
    type: 'Sequence',
    normalizers: [
      { type: 'Precompiled', precompiled_charsmap: '' },
      { type: 'Lowercase' },
      { type: 'Replace', pattern: { String: ',' }, content: ' , ' },
    ],
  },
  pre_tokenizer: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true },
  model: {
    type: 'Unigram',
    unk_id: 1,
    vocab: [
      ['<pad>', 0],
      ['<unk>', 0],
      ['▁despi', -2],
      ['do', -2],
      ['▁finiquito', -3],
      ['▁isapre', -3],
      ['▁sa', -3],
      ['lud', -3],
      ['▁', -1],
    ],
  },
}

/** Dismissal and health each have a direction; those of no word have another, the last none. */
export const table = floats(
  [
    [0, 0, 0, 9],
    [0, 0, 9, 0],
    [1, 0, 0, 0],
    [1, 0.1, 0, 0],
    [0.9, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0.1, 0],
    [0, 0.9, 0, 0],
    [0, 0, 0, 0],
  ].flat(),
  [9, 4],
)

/** A model of nine tokens, made here, with what distilled models have in their folder. */
export async function writeStaticModel(
  folder: string,
  tokeniser: object,
  model: Uint8Array = safetensorsOf({ embeddings: table }),
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.safetensors'), model)
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify({ version: '1.0', added_tokens: [], ...tokeniser }))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ model_type: 'model2vec', normalize: true }))
}
