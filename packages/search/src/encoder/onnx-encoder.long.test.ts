import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openOnnxEncoder } from './onnx-encoder.ts'
import { writeOnnxModel } from './onnx-model.fixture.ts'

/** A folder under which the library is installed: it does not come with the product. */
const installed = process.env['ONNX_FOLDER']
const words = [
  ['despido', 'finiquito'],
  ['isapre', 'salud'],
]
const cosine = (a: Float32Array | null | undefined, b: Float32Array | null | undefined): number =>
  Array.from(a ?? []).reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0)

it.skipIf(installed === undefined)('encodes with the real library (ONNX_FOLDER, with @huggingface/transformers under it)', async () => {
  const folder = await mkdtemp(join(installed ?? '', 'modelo-'))
  try {
    await writeOnnxModel(folder, words, 8)
    const encoder = await openOnnxEncoder({ dimension: null, queryPrefix: '', passagePrefix: '', folder })
    const query = await encoder.encodeQuery('Despido')
    const [near, mixed, far] = await encoder.encodePassages(['finiquito', 'isapre finiquito salud', 'isapre salud'])
    expect(cosine(query, near)).toBeGreaterThan(0.99)
    expect(cosine(query, mixed)).toBeGreaterThan(cosine(query, far))
    expect(cosine(query, far)).toBeLessThan(0.1)
  } finally {
    await rm(folder, { recursive: true })
  }
})
