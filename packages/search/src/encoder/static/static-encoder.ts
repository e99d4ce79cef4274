import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Encoder, encoderName, vectorDimension } from '../encoder.ts'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import { readSafetensors, type Tensor } from './read-safetensors.ts'
import { readTokeniser, type Tokeniser } from './read-tokeniser.ts'

export interface StaticEncoderOptions {
  /** `model.safetensors` and `tokenizer.json`, here or in `0_StaticEmbedding`. */
  readonly folder: string
  /** Numbers kept of longer vectors. */
  readonly dimension: number | null
  readonly queryPrefix: string
  readonly passagePrefix: string
}

/** Names of the table in the two usual forms: model2vec leaves unknown tokens out, sentence-transformers counts them. */
const tableNames = { model2vec: 'embeddings', sentenceTransformers: 'embedding.weight' }
const [weightsName, mappingName] = ['weights', 'mapping']
const passagesBetweenPauses = 200

/**
 * Opens a table of token vectors: a text is the weighted mean of its tokens, read to its end. Nothing leaves this machine.
 * @throws {EncoderUnavailable}
 */
export async function openStaticEncoder({ folder, dimension, queryPrefix, passagePrefix }: StaticEncoderOptions): Promise<Encoder> {
  const place = await findFiles(folder)
  const json = await readFile(join(place, 'tokenizer.json'), 'utf8')
  const tensors = await readSafetensors(join(place, 'model.safetensors'), [...Object.values(tableNames), weightsName, mappingName])
  const tokeniser = readTokeniser(json)
  const table = readTable(tensors, tokeniser, dimension)
  const digest = digestOf(json, tensors)
  const encode = meanOfTokens(table, tokeniser)
  return {
    name: encoderName('static', basename(folder), { digest, dimension, queryPrefix, passagePrefix }),
    dimension: vectorDimension,
    encodePassages: async (texts, signal) => {
      const vectors: (Float32Array | null)[] = []
      for (const text of texts) {
        vectors.push(text.trim() === '' ? null : encode(passagePrefix + text))
        if (vectors.length % passagesBetweenPauses !== 0) continue
        await setImmediate()
        signal?.throwIfAborted()
      }
      return vectors
    },
    encodeQuery: async (text) => (text.trim() === '' ? null : encode(queryPrefix + text)),
  }
}

const findFiles = async (folder: string): Promise<string> => {
  for (const place of [folder, join(folder, '0_StaticEmbedding')]) {
    const files = ['model.safetensors', 'tokenizer.json'].map((name) => join(place, name))
    const found = await Promise.all(files.map((path) => stat(path).catch(() => null)))
    if (found.every((file) => file?.isFile())) return place
  }
  throw new EncoderUnavailable(`ENCODER_FOLDER (${folder}) no tiene un modelo estático: se espera model.safetensors y tokenizer.json.`)
}

interface Table {
  readonly values: Float32Array
  readonly columns: number
  /** Columns used. */
  readonly used: number
  /** Place of the first number of each token's row. */
  readonly rowOf: Int32Array
  /** Weight of each token; 0 leaves it out. */
  readonly weightOf: Float32Array
}

const readTable = (tensors: ReadonlyMap<string, Tensor>, { lastId, unknown }: Tokeniser, dimension: number | null): Table => {
  const ofModel2vec = tensors.get(tableNames.model2vec)
  const { shape, values } = ofModel2vec ?? tensors.get(tableNames.sentenceTransformers) ?? refuse('no tiene una tabla «embeddings»')
  const [rows = 0, columns = 0] = shape
  if (shape.length !== 2 || rows === 0 || columns === 0 || values instanceof Int32Array)
    return refuse('no tiene una tabla de números de dos dimensiones')
  if (!allFinite(values)) return refuse('tiene números que no son válidos (NaN o infinito)')
  const used = Math.min(columns, dimension ?? columns)
  if (used > vectorDimension)
    return refuse(`da vectores de ${columns} números y el índice usa ${vectorDimension}: indique ENCODER_DIMENSION=${vectorDimension}`)
  const mapping = tensors.get(mappingName)
  const weights = tensors.get(weightsName)
  const tokens = mapping?.values.length ?? rows
  if (lastId >= tokens) return refuse(`tiene ${tokens} filas y tokenizer.json llega al número ${lastId}`)
  if (weights !== undefined && weights.values.length <= lastId) return refuse('tiene menos pesos que piezas tokenizer.json')
  const rowOf = Int32Array.from({ length: lastId + 1 }, (_, id) => mapping?.values[id] ?? id)
  if (rowOf.some((row) => row < 0 || row >= rows)) return refuse('asigna una pieza a una fila que no existe')
  const weightOf = Float32Array.from({ length: lastId + 1 }, (_, id) => weights?.values[id] ?? 1)
  if (!allFinite(weightOf)) return refuse('tiene pesos que no son válidos (NaN o infinito)')
  if (ofModel2vec !== undefined && unknown !== null) weightOf[unknown] = 0
  return { values, columns, used, weightOf, rowOf }
}

const refuse = (what: string): never => {
  throw new EncoderUnavailable(`El modelo de ENCODER_FOLDER ${what}.`)
}

const allFinite = (values: Float32Array): boolean => {
  for (const value of values) if (!Number.isFinite(value)) return false
  return true
}

const digestOf = (json: string, tensors: ReadonlyMap<string, Tensor>): string => {
  const hash = createHash('sha256').update(json)
  for (const [name, { shape, values }] of tensors)
    hash.update(JSON.stringify([name, shape])).update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  return hash.digest('hex')
}

/** Null for a text without a known token. The length is always 1, so that `normalize` of the model's settings changes nothing. */
const meanOfTokens = (table: Table, { eachWord }: Tokeniser) => {
  const { values, rowOf, weightOf, columns, used } = table
  const amounts = new Float64Array(rowOf.length)
  const found: number[] = []
  const count = (ids: readonly number[]): void => {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number
      const weight = weightOf[id] as number
      if (weight !== 0 && amounts[id] === 0) found.push(id)
      amounts[id] = (amounts[id] as number) + weight
    }
  }
  const sum = new Float64Array(used)
  const startOf = (id = 0): number => (rowOf[id] as number) * columns
  const amountOf = (id?: number): number => (id === undefined ? 0 : (amounts[id] as number))
  return (text: string): Float32Array | null => {
    eachWord(text, count)
    sum.fill(0)
    for (let at = 0; at < found.length; at += 4) {
      const [a, b, c, d] = [found[at], found[at + 1], found[at + 2], found[at + 3]] as [number, number?, number?, number?]
      addRows(sum, values, [startOf(a), startOf(b), startOf(c), startOf(d)], [amountOf(a), amountOf(b), amountOf(c), amountOf(d)])
    }
    for (const id of found) amounts[id] = 0
    found.length = 0
    return unitVector(sum)
  }
}

type Four = readonly [number, number, number, number]

/** Four rows at once: the sum is then read and written a quarter as often. */
const addRows = (sum: Float64Array, values: Float32Array, [a, b, c, d]: Four, [ofA, ofB, ofC, ofD]: Four): void => {
  for (let at = 0; at < sum.length; at++)
    sum[at] =
      (sum[at] as number) +
      ofA * (values[a + at] as number) +
      ofB * (values[b + at] as number) +
      ofC * (values[c + at] as number) +
      ofD * (values[d + at] as number)
}

const unitVector = (sum: Float64Array): Float32Array | null => {
  let squares = 0
  for (const value of sum) squares += value * value
  if (squares === 0) return null
  const scale = 1 / Math.sqrt(squares)
  const vector = new Float32Array(vectorDimension)
  for (let at = 0; at < sum.length; at++) vector[at] = (sum[at] as number) * scale
  return vector
}
