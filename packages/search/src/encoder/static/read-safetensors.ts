import { type FileHandle, open } from 'node:fs/promises'
import { z } from 'zod'
import { EncoderUnavailable } from '../encoder-unavailable.ts'

/** Numbers of one tensor in the order of the file, with their shape. */
export interface Tensor {
  readonly shape: readonly number[]
  readonly values: Float32Array | Int32Array
}

const lengthBytes = 8
const maxHeaderBytes = 100_000_000
const maxTensorBytes = 2 ** 31

const entrySchema = z.object({
  dtype: z.string(),
  shape: z.array(z.int().nonnegative()),
  data_offsets: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
})
type Entry = z.output<typeof entrySchema>

const bytesPerValue: Readonly<Record<string, number>> = { F64: 8, F32: 4, F16: 2, BF16: 2, I64: 8, I32: 4, I8: 1 }

/** Reads the tensors of these names, where the file has them. The format is that of Hugging Face. @throws {EncoderUnavailable} */
export async function readSafetensors(path: string, names: readonly string[]): Promise<ReadonlyMap<string, Tensor>> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { entries, start } = await readHeader(file, size)
    const tensors = new Map<string, Tensor>()
    for (const name of names) {
      const entry = entries[name]
      if (entry !== undefined) tensors.set(name, await readTensor(file, { name, entry: checkedEntry(name, entry), start, size }))
    }
    return tensors
  } finally {
    await file.close()
  }
}

const readHeader = async (file: FileHandle, size: number) => {
  if (size < lengthBytes) throw damaged('está truncado')
  const length = Number(new DataView((await readBytes(file, 0, lengthBytes)).buffer).getBigUint64(0, true))
  if (length > maxHeaderBytes) throw damaged('declara un encabezado de más de 100 MB')
  if (lengthBytes + length > size) throw damaged('está truncado')
  const text = new TextDecoder().decode(await readBytes(file, lengthBytes, length))
  return { entries: parseHeader(text), start: lengthBytes + length }
}

const parseHeader = (text: string): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch (cause) {
    throw damaged('tiene un encabezado que no se puede leer', cause)
  }
}

const checkedEntry = (name: string, value: unknown): Entry => {
  const entry = entrySchema.safeParse(value)
  if (!entry.success) throw damaged(`describe mal «${name}»`)
  return entry.data
}

interface TensorPlace {
  readonly name: string
  readonly entry: Entry
  readonly start: number
  readonly size: number
}

const readTensor = async (file: FileHandle, { name, entry, start, size }: TensorPlace): Promise<Tensor> => {
  const { dtype, shape, data_offsets: offsets } = entry
  const width = bytesPerValue[dtype]
  if (width === undefined) throw damaged(`guarda «${name}» como ${dtype}, que no se admite (use F32, F16, BF16 o I8)`)
  const [from, to] = offsets
  if (shape.reduce((product, each) => product * each, width) !== to - from)
    throw damaged(`describe «${name}» con una forma que no calza con sus bytes`)
  if (start + to > size) throw damaged('está truncado')
  if (to - from > maxTensorBytes) throw damaged(`tiene una tabla de más de 2 GiB en «${name}»`)
  return { shape, values: toNumbers(await readBytes(file, start + from, to - from), dtype) }
}

/** Bytes in a buffer of their own, so that any typed array can view them. */
const readBytes = async (file: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, Math.min(length - read, 2 ** 28), position + read)
    if (bytesRead === 0) throw damaged('está truncado')
    read += bytesRead
  }
  return bytes
}

const toNumbers = ({ buffer }: Uint8Array<ArrayBuffer>, dtype: string): Float32Array | Int32Array => {
  if (dtype === 'F32') return new Float32Array(buffer)
  if (dtype === 'I32') return new Int32Array(buffer)
  if (dtype === 'F64') return Float32Array.from(new Float64Array(buffer))
  if (dtype === 'I64') return Int32Array.from(new BigInt64Array(buffer), Number)
  if (dtype === 'I8') return Float32Array.from(new Int8Array(buffer))
  const halves = new Uint16Array(buffer)
  return dtype === 'F16' ? Float32Array.from(halves, halfToNumber) : brainFloats(halves)
}

/** IEEE 754 binary16. */
const halfToNumber = (bits: number): number => {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  const sign = bits >> 15 === 0 ? 1 : -1
  if (exponent === 0) return sign * 2 ** -24 * fraction
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN
  return sign * 2 ** (exponent - 25) * (1024 + fraction)
}

/** bfloat16 is the upper half of a float32. */
const brainFloats = (halves: Uint16Array): Float32Array => {
  const words = new Uint32Array(halves.length)
  halves.forEach((half, at) => {
    words[at] = half << 16
  })
  return new Float32Array(words.buffer)
}

const damaged = (what: string, cause?: unknown): EncoderUnavailable =>
  new EncoderUnavailable(`El archivo model.safetensors de ENCODER_FOLDER ${what}.`, { cause })
