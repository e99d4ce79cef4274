import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Transformers } from './load-transformers.ts'
import { openOnnxEncoder } from './onnx-encoder.ts'
import { writeOnnxModel } from './onnx-model.fixture.ts'

const words = [
  ['despido', 'finiquito'],
  ['isapre', 'salud'],
]
const settings = { dimension: null, queryPrefix: '', passagePrefix: '' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modelo-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a model in a folder', () => {
  it('encodes in batches with its own pooling, prefixes and files, and downloads nothing', async () => {
    await writeOnnxModel(folder, words, 8)
    await mkdir(join(folder, '1_Pooling'))
    await writeFile(join(folder, '1_Pooling/config.json'), JSON.stringify({ pooling_mode_cls_token: true }))
    const calls: { readonly texts: string[]; readonly pooling: string }[] = []
    let opened: unknown[] = []
    const library: Transformers = {
      env: { allowRemoteModels: true, allowLocalModels: false, localModelPath: '' },
      pipeline: async (...given) => {
        opened = given
        return async (texts, { pooling }) => {
          calls.push({ texts, pooling })
          return { dims: [texts.length, 2], data: Float32Array.from(texts.flatMap((text) => [text.length, 1])) }
        }
      },
    }
    const encoder = await openOnnxEncoder({ ...settings, folder, queryPrefix: 'q: ', passagePrefix: 'p: ', load: async () => library })
    const vectors = await encoder.encodePassages(Array.from({ length: 10 }, (_, at) => (at === 4 ? '' : 'x'.repeat(at + 1))))
    expect(opened).toEqual(['feature-extraction', basename(folder), { dtype: 'fp32', local_files_only: true }])
    expect(library.env.allowRemoteModels).toBe(false)
    expect(calls.map(({ texts, pooling }) => [texts.length, pooling])).toEqual([
      [8, 'cls'],
      [1, 'cls'],
    ])
    expect(calls[0]?.texts[0]).toBe('p: x')
    expect(vectors[4]).toBeNull()
    expect((vectors[9]?.[0] ?? 0) / (vectors[9]?.[1] ?? 1)).toBeCloseTo(13, 3)
    await encoder.encodeQuery('despido')
    expect(calls.at(-1)?.texts).toEqual(['q: despido'])
  })

  it('changes its name with its weights', async () => {
    const load = async () => ({ env: {}, pipeline: async () => async () => ({ dims: [0], data: [] }) }) as unknown as Transformers
    await writeOnnxModel(folder, words, 8)
    const { name } = await openOnnxEncoder({ ...settings, folder, load })
    expect((await openOnnxEncoder({ ...settings, folder, load })).name).toBe(name)
    await writeOnnxModel(folder, words.toReversed(), 8)
    expect((await openOnnxEncoder({ ...settings, folder, load })).name).not.toBe(name)
  })

  it('is refused with instructions when the model or the library is missing', async () => {
    await expect(openOnnxEncoder({ ...settings, folder })).rejects.toThrow('no tiene un modelo')
    await writeOnnxModel(folder, words, 8)
    await expect(openOnnxEncoder({ ...settings, folder })).rejects.toThrow(/npm install --prefix ".*" @huggingface\/transformers@/)
  })
})
