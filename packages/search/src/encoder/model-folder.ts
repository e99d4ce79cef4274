import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { EncoderUnavailable } from './encoder-unavailable.ts'
import type { Pooling } from './load-transformers.ts'

/** Model files by preference, with the library's name for each format. */
const modelFiles = [
  { file: 'model.onnx', dtype: 'fp32' },
  { file: 'model_fp16.onnx', dtype: 'fp16' },
  { file: 'model_quantized.onnx', dtype: 'q8' },
  { file: 'model_int8.onnx', dtype: 'int8' },
  { file: 'model_uint8.onnx', dtype: 'uint8' },
  { file: 'model_q4.onnx', dtype: 'q4' },
] as const

/** The model file to use, with a hash of it. @throws {EncoderUnavailable} */
export async function findModel(folder: string): Promise<{ readonly dtype: string; readonly digest: string }> {
  for (const { file, dtype } of modelFiles) {
    const path = join(folder, 'onnx', file)
    if (await stat(path).catch(() => null)) return { dtype, digest: await digestOf(path, join(folder, 'tokenizer.json')) }
  }
  throw new EncoderUnavailable(
    `ENCODER_FOLDER (${folder}) no tiene un modelo: se espera config.json, tokenizer.json y onnx/${modelFiles[0].file} o una de sus formas reducidas.`,
  )
}

const sampleBytes = 2 ** 20

/** Hash of the tokenizer, the model's size, its beginning and its end. It identifies gigabytes of weights without reading all of them. */
const digestOf = async (path: string, tokenizer: string): Promise<string> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
      .update(await readFile(tokenizer))
      .update(String(size))
    for (const position of [0, Math.max(0, size - sampleBytes)]) {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(sampleBytes), position })
      hash.update(buffer.subarray(0, bytesRead))
    }
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

const poolingSchema = z.object({ pooling_mode_cls_token: z.boolean().optional(), pooling_mode_lasttoken: z.boolean().optional() })

/** Pooling as sentence-transformers stores it; mean pooling by default. */
export async function readPooling(folder: string): Promise<Pooling> {
  const text = await readFile(join(folder, '1_Pooling/config.json'), 'utf8').catch(() => '{}')
  const { pooling_mode_cls_token, pooling_mode_lasttoken } = poolingSchema.parse(JSON.parse(text))
  if (pooling_mode_cls_token === true) return 'cls'
  return pooling_mode_lasttoken === true ? 'last_token' : 'mean'
}
