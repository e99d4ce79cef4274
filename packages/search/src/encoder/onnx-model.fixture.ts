import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Fields of a protocol buffer message: varints, and bytes with their length. */
const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))])
const whole = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)]
const part = (field: number, bytes: readonly number[] | Uint8Array): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const name = (field: number, text: string): number[] => part(field, new TextEncoder().encode(text))

const [float32, int64] = [1, 7]
const valueInfo = (label: string, type: number, dims: readonly (number | string)[]): number[] => {
  const shape = dims.flatMap((dim) => part(1, typeof dim === 'number' ? whole(1, dim) : name(2, dim)))
  return [...name(1, label), ...part(2, part(1, [...whole(1, type), ...part(2, shape)]))]
}

/**
 * A model of one step, made here: it looks each token up in a table. Words of one line of `groups` share a direction, so that likeness can be told from
 * chance; the last word of `groups` is of no line. Written as the hub lays models out.
 */
export async function writeOnnxModel(folder: string, groups: readonly (readonly string[])[], size: number): Promise<void> {
  const words = ['[PAD]', '[UNK]', ...groups.flat()]
  const table = Float32Array.from({ length: words.length * size }, (_, at) => {
    const group = groups.findIndex((line) => line.includes(words[Math.floor(at / size)] as string))
    return group >= 0 && at % size === group ? 1 : 0.01
  })
  const tensor = [
    ...whole(1, words.length),
    ...whole(1, size),
    ...whole(2, float32),
    ...name(8, 'table'),
    ...part(9, new Uint8Array(table.buffer)),
  ]
  const node = [...name(1, 'table'), ...name(1, 'input_ids'), ...name(2, 'last_hidden_state'), ...name(4, 'Gather')]
  const tokens = ['batch', 'sequence']
  const graph = [
    ...part(1, node),
    ...name(2, 'lookup'),
    ...part(5, tensor),
    ...part(11, valueInfo('input_ids', int64, tokens)),
    ...part(12, valueInfo('last_hidden_state', float32, [...tokens, size])),
  ]
  const model = [...whole(1, 8), ...part(7, graph), ...part(8, whole(2, 13))]
  const vocab = Object.fromEntries(words.map((word, id) => [word, id]))
  const special = ['[PAD]', '[UNK]'].map((content, id) => ({
    id,
    content,
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  }))
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special,
    post_processor: null,
    decoder: null,
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    model: { type: 'WordLevel', vocab, unk_token: '[UNK]' },
  }
  await mkdir(join(folder, 'onnx'), { recursive: true })
  await writeFile(join(folder, 'onnx/model.onnx'), Uint8Array.from(model))
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(tokenizer))
  const settings = { tokenizer_class: 'PreTrainedTokenizerFast', pad_token: '[PAD]', unk_token: '[UNK]', model_max_length: 64 }
  await writeFile(join(folder, 'tokenizer_config.json'), JSON.stringify(settings))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ model_type: 'bert', architectures: ['BertModel'], hidden_size: size }))
}
