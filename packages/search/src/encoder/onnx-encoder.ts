import { basename, dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Encoder, encoderName, vectorDimension } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'
import { fitVector, truncateText } from './fit-to-model.ts'
import { loadTransformers, type Transformers } from './load-transformers.ts'
import { findModel, readPooling } from './model-folder.ts'

export interface OnnxEncoderOptions {
  /** A model as the hub lays it out: `config.json`, `tokenizer.json`, `onnx/model*.onnx`, and `1_Pooling/config.json` where it has one. */
  readonly folder: string
  /** Numbers kept of longer vectors. */
  readonly dimension: number | null
  readonly queryPrefix: string
  readonly passagePrefix: string
  readonly load?: (folder: string) => Promise<Transformers>
}

const batchSize = 8
const textCharacters = 8_000
/** Opens a model in a local folder. Nothing leaves this machine and nothing is downloaded. @throws {EncoderUnavailable} */
export async function openOnnxEncoder({ load = loadTransformers, ...options }: OnnxEncoderOptions): Promise<Encoder> {
  const { folder, dimension, queryPrefix, passagePrefix } = options
  const model = await findModel(folder)
  const pooling = await readPooling(folder)
  const transformers = await load(folder)
  Object.assign(transformers.env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: dirname(folder) })
  const extract = await transformers
    .pipeline('feature-extraction', basename(folder), { dtype: model.dtype, local_files_only: true })
    .catch((cause: unknown) => {
      throw new EncoderUnavailable(`No se pudo abrir el modelo de ENCODER_FOLDER (${folder}).`, { cause })
    })
  const encode = async (texts: readonly string[]): Promise<(Float32Array | null)[]> => {
    const { dims, data } = await extract([...texts], { pooling, normalize: true })
    const size = dims.at(-1) ?? 0
    return texts.map((_, at) => fitVector(Array.prototype.slice.call(data, at * size, (at + 1) * size), dimension))
  }
  return {
    name: encoderName('onnx', basename(folder), { digest: model.digest, pooling, dimension, queryPrefix, passagePrefix }),
    dimension: vectorDimension,
    encodePassages: async (texts, signal) => {
      const vectors: (Float32Array | null)[] = texts.map(() => null)
      const places = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]))
      for (let from = 0; from < places.length; from += batchSize) {
        const batch = places.slice(from, from + batchSize)
        const encoded = await encode(batch.map((at) => passagePrefix + truncateText(texts[at] as string, textCharacters)))
        batch.forEach((at, place) => {
          vectors[at] = encoded[place] ?? null
        })
        await setImmediate()
        signal?.throwIfAborted()
      }
      return vectors
    },
    encodeQuery: async (text) => (text.trim() === '' ? null : ((await encode([queryPrefix + text]))[0] ?? null)),
  }
}
