import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Encoder, encoderName, vectorDimension } from '../encoder.ts'
import { EncoderUnavailable } from '../encoder-unavailable.ts'
import { meanOfTokens } from './mean-of-tokens.ts'
import { readSafetensors, type Tensor } from './read-safetensors.ts'
import { readTokeniser } from './read-tokeniser.ts'
import { readTokenTable, tensorNames } from './token-table.ts'

export interface StaticEncoderOptions {
  /** `model.safetensors` and `tokenizer.json`, here or in `0_StaticEmbedding`. */
  readonly folder: string
  /** Numbers kept of longer vectors. */
  readonly dimension: number | null
  readonly queryPrefix: string
  readonly passagePrefix: string
}

const passagesBetweenPauses = 200

/**
 * Opens a table of token vectors: a text is the weighted mean of its tokens, read to its end. Nothing leaves this machine.
 * @throws {EncoderUnavailable}
 */
export async function openStaticEncoder({ folder, dimension, queryPrefix, passagePrefix }: StaticEncoderOptions): Promise<Encoder> {
  const place = await findFiles(folder)
  const json = await readFile(join(place, 'tokenizer.json'), 'utf8')
  const tensors = await readSafetensors(join(place, 'model.safetensors'), tensorNames)
  const tokeniser = readTokeniser(json)
  const table = readTokenTable(tensors, tokeniser, dimension)
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

const digestOf = (json: string, tensors: ReadonlyMap<string, Tensor>): string => {
  const hash = createHash('sha256').update(json)
  for (const [name, { shape, values }] of tensors)
    hash.update(JSON.stringify([name, shape])).update(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  return hash.digest('hex')
}
