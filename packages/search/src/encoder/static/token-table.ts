import { vectorDimension } from '../encoder.ts'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import type { Tensor } from './read-safetensors.ts'
import type { Tokeniser } from './read-tokeniser.ts'

/** Names of the table in the two usual forms: model2vec leaves unknown tokens out, sentence-transformers counts them. */
const tableNames = { model2vec: 'embeddings', sentenceTransformers: 'embedding.weight' }
const [weightsName, mappingName] = ['weights', 'mapping']
/** Tensors of a model that are read. */
export const tensorNames: readonly string[] = [...Object.values(tableNames), weightsName, mappingName]

/** Numbers of tokens, as a model has them. */
export interface TokenTable {
  readonly values: Float32Array
  /** Columns used. */
  readonly used: number
  /** Place of the first number of each token's row. */
  readonly rowOf: Int32Array
  /** Weight of each token; 0 leaves it out. */
  readonly weightOf: Float32Array
}

/** @throws {EncoderUnavailable} for tensors that are no table of the tokeniser's tokens */
export function readTokenTable(tensors: ReadonlyMap<string, Tensor>, { lastId, unknown }: Tokeniser, dimension: number | null): TokenTable {
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
  return { values, used, weightOf, rowOf: rowOf.map((row) => row * columns) }
}

const refuse = (what: string): never => {
  throw new EncoderUnavailable(`El modelo de ENCODER_FOLDER ${what}.`)
}

const allFinite = (values: Float32Array): boolean => {
  for (const value of values) if (!Number.isFinite(value)) return false
  return true
}

/** The largest weighted number of each column, without its sign. */
export function largestByColumn({ values, used, rowOf, weightOf }: TokenTable): Float64Array {
  const largest = new Float64Array(used)
  for (let id = 0; id < rowOf.length; id++) {
    const [row, weight] = [rowOf[id] as number, Math.abs(weightOf[id] as number)]
    for (let column = 0; column < used; column++)
      largest[column] = Math.max(largest[column] as number, weight * Math.abs(values[row + column] as number))
  }
  return largest
}
