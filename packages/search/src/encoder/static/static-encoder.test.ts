import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import { openStaticEncoder, type StaticEncoderOptions } from './static-encoder.ts'
import {
  floats,
  safetensorsOf,
  table,
  unigramTokeniser,
  type WrittenTensor,
  wordPieceTokeniser,
  writeStaticModel,
} from './static-model.fixture.ts'

const settings = { dimension: null, queryPrefix: '', passagePrefix: '' }
const forms = [
  ['WordPiece', wordPieceTokeniser],
  ['Unigram', unigramTokeniser],
] as const

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estatico-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (more: Partial<StaticEncoderOptions> = {}) => openStaticEncoder({ ...settings, folder, ...more })
const cosine = (a: Float32Array | null | undefined, b: Float32Array | null | undefined): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0
const refusalOf = async (opening: Promise<unknown>): Promise<string> => {
  const error = await opening.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EncoderUnavailable)
  return (error as EncoderUnavailable).message
}

describe.each(forms)('a static model cut by %s', (_, tokeniser) => {
  it('brings texts of one meaning together, in 1,024 numbers of length 1', async () => {
    await writeStaticModel(folder, tokeniser)
    const encoder = await open()
    const [dismissal, health, nothing] = await encoder.encodePassages(['DESPIDO,\n  finiquito', 'la salud y la isapre', '  '])
    expect(dismissal).toHaveLength(1024)
    expect(cosine(dismissal, dismissal)).toBeCloseTo(1, 5)
    const query = await encoder.encodeQuery('despido')
    expect(cosine(query, dismissal)).toBeGreaterThan(0.95)
    expect(cosine(query, health)).toBeLessThan(0.2)
    expect(nothing).toBeNull()
    expect(await encoder.encodeQuery('')).toBeNull()
  })

  it('leaves unknown tokens out of tables of model2vec, and counts them in those of sentence-transformers', async () => {
    await writeStaticModel(folder, tokeniser)
    expect(await (await open()).encodeQuery('xyz')).toBeNull()
    await writeStaticModel(folder, tokeniser, safetensorsOf({ 'embedding.weight': table }))
    expect((await (await open()).encodeQuery('xyz'))?.[2]).toBeGreaterThan(0)
  })
})

it('finds each word in the same tokens wherever it stands', async () => {
  await writeStaticModel(folder, unigramTokeniser)
  const encoder = await open()
  const [first, later] = await encoder.encodePassages(['despido salud', 'salud despido'])
  expect(cosine(first, later)).toBeCloseTo(1, 5)
})

it('weighs tokens and shares rows as the model says, and keeps the first numbers', async () => {
  const weights = floats([1, 1, 0, 0, 4, 3, 1, 1, 1], [9])
  const mapping: WrittenTensor = {
    dtype: 'I64',
    shape: [9],
    bytes: new Uint8Array(BigInt64Array.from([0n, 1n, 0n, 0n, 0n, 1n, 0n, 0n, 0n]).buffer),
  }
  await writeStaticModel(folder, wordPieceTokeniser, safetensorsOf({ embeddings: floats([1, 0, 9, 0, 1, 9], [2, 3]), weights, mapping }))
  const vector = await (await open({ dimension: 2 })).encodeQuery('despido finiquito isapre')
  expect([...(vector ?? [])].slice(0, 3)).toEqual([expect.closeTo(0.8, 5), expect.closeTo(0.6, 5), 0])
})

it.each([
  ['F16', Uint16Array.from([0x3c00, 0xbc00, 0x0001, 0x4200])],
  ['BF16', Uint16Array.from([0x3f80, 0xbf80, 0x3380, 0x4040])],
  ['F64', Float64Array.from([1, -1, 5.9604645e-8, 3])],
  ['I8', Int8Array.from([1, -1, 0, 3])],
])('reads tables of %s', async (dtype, values) => {
  const bytes = new Uint8Array(values.buffer)
  const tokeniser = { ...wordPieceTokeniser, model: { type: 'WordPiece', unk_token: 'a', vocab: { a: 0, b: 1 } } }
  await writeStaticModel(folder, tokeniser, safetensorsOf({ embeddings: { dtype, shape: [2, 2], bytes } }))
  const vector = await (await open()).encodeQuery('b')
  expect(vector?.[1]).toBeCloseTo(1, 5)
  expect(await (await open()).encodeQuery('a')).toBeNull()
})

it('changes its name with its table, its tokeniser and its settings, and with nothing else', async () => {
  await writeStaticModel(folder, wordPieceTokeniser)
  const { name } = await open()
  expect((await open()).name).toBe(name)
  const names = [name, (await open({ passagePrefix: 'p: ' })).name]
  await writeStaticModel(folder, unigramTokeniser)
  names.push((await open()).name)
  await writeStaticModel(folder, unigramTokeniser, safetensorsOf({ embeddings: { ...table, bytes: table.bytes.toReversed() } }))
  names.push((await open()).name)
  expect(new Set(names).size).toBe(4)
})

describe('a bad folder is refused with one sentence', () => {
  const whole = safetensorsOf({ embeddings: table })
  const header = (length: bigint): Uint8Array => {
    const bytes = Uint8Array.from(whole)
    new DataView(bytes.buffer).setBigUint64(0, length, true)
    return bytes
  }
  it.each([
    ['cut short', whole.slice(0, -5), 'truncado'],
    ['shorter than its header says', whole.slice(0, 20), 'truncado'],
    ['empty', new Uint8Array(), 'truncado'],
    ['of a huge header', header(2n ** 62n), 'más de 100 MB'],
    ['of a header that is no JSON', header(40n), 'no se puede leer'],
    ['of an unknown type', safetensorsOf({ embeddings: { ...table, dtype: 'U4' } }), 'U4'],
    ['of another shape', safetensorsOf({ embeddings: { ...table, shape: [9, 5] } }), 'no calza'],
    ['of one dimension', safetensorsOf({ embeddings: { ...table, shape: [36] } }), 'dos dimensiones'],
    ['of fewer rows than tokens', safetensorsOf({ embeddings: floats(Array(32).fill(1), [8, 4]) }), 'llega al número 8'],
    ['of too long vectors', safetensorsOf({ embeddings: floats(Array(9 * 1025).fill(1), [9, 1025]) }), 'ENCODER_DIMENSION=1024'],
    ['with NaN', safetensorsOf({ embeddings: floats([Number.NaN, ...Array(35).fill(1)], [9, 4]) }), 'NaN'],
    ['with weights that are missing', safetensorsOf({ embeddings: table, weights: floats([1], [1]) }), 'menos pesos'],
    [
      'with a row that does not exist',
      safetensorsOf({ embeddings: table, mapping: { dtype: 'I32', shape: [9], bytes: new Uint8Array(36).fill(9) } }),
      'no existe',
    ],
    ['without a table', safetensorsOf({ other: table }), 'embeddings'],
  ])('%s', async (_, model, message) => {
    await writeStaticModel(folder, wordPieceTokeniser, model)
    const refusal = await refusalOf(open())
    expect(refusal).toContain(message)
    expect(refusal).toMatch(/^[^\n]+\.?$/u)
  })

  it.each([
    ['of another model', { ...wordPieceTokeniser, model: { type: 'BPE', vocab: {}, merges: [] } }, 'BPE'],
    ['of an unknown normaliser', { ...wordPieceTokeniser, normalizer: { type: 'Otro' } }, 'Otro'],
    ['of an unknown cut', { ...wordPieceTokeniser, pre_tokenizer: { type: 'ByteLevel' } }, 'ByteLevel'],
    ['without a cut', { ...unigramTokeniser, pre_tokenizer: null }, 'pre_tokenizer'],
    ['of broken parts', { ...unigramTokeniser, model: { type: 'Unigram', vocab: ['x'] } }, 'no se puede leer'],
  ])('a tokeniser %s', async (_, tokeniser, message) => {
    await writeStaticModel(folder, tokeniser)
    expect(await refusalOf(open())).toContain(message)
  })

  it('without its files, or with a tokeniser that is no JSON', async () => {
    expect(await refusalOf(open())).toContain('model.safetensors y tokenizer.json')
    await writeStaticModel(folder, wordPieceTokeniser)
    await writeFile(join(folder, 'tokenizer.json'), '{')
    expect(await refusalOf(open())).toContain('no se puede leer')
    await rm(join(folder, 'tokenizer.json'))
    expect(await refusalOf(open())).toContain('model.safetensors y tokenizer.json')
  })
})

it('reads the unspaced and the endless: a word of 200,000 letters, emoji, control characters', async () => {
  for (const [, tokeniser] of forms) {
    await writeStaticModel(folder, tokeniser)
    const encoder = await open()
    const [long, odd] = await encoder.encodePassages(['x'.repeat(200_000), '\u0000🙂\u200b despido \ud800'])
    expect(long).toBeNull()
    expect(odd?.[0]).toBeGreaterThan(0.9)
  }
})
