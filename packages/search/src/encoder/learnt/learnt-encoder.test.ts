import { describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../built-in-encoders.ts'
import { createHashingEncoder } from '../hashing-encoder.ts'
import { createLearntEncoder } from './learnt-encoder.ts'
import { textFeatures } from './learnt-features.ts'
import { formatWeights, parseWeights, shippedWeights } from './learnt-weights.ts'

const encoder = createLearntEncoder()
const cosine = (a: Float32Array | null, b: Float32Array | null): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0
const similarity = async (one: string, other: string, by = encoder): Promise<number> =>
  cosine(await by.encodeQuery(one), await by.encodeQuery(other))

describe('the learnt encoder', () => {
  it('brings everyday wordings nearer to what courts write than hashing does, and to nothing else', async () => {
    const everyday = 'mi jefe me corrió de un día para otro y no me quiso dar ni un peso'
    const formal = 'despido injustificado; indemnización sustitutiva del aviso previo e indemnización por años de servicio'
    const other = 'prescripción adquisitiva de un inmueble inscrito y posesión regular'
    const hashing = createHashingEncoder()
    expect(await similarity(everyday, formal)).toBeGreaterThan((await similarity(everyday, formal, hashing)) + 0.1)
    expect(await similarity(everyday, formal)).toBeGreaterThan((await similarity(everyday, other)) + 0.1)
  })

  it('gives 1,024 numbers of length 1, the same for the same text', async () => {
    const [first, second] = await encoder.encodePassages([
      'Se acoge la demanda de tutela laboral.',
      'Se acoge la demanda de tutela laboral.',
    ])
    expect(first).toHaveLength(1024)
    expect(cosine(first ?? null, first ?? null)).toBeCloseTo(1, 5)
    expect(first).toEqual(second)
  })

  it('gives nothing for a text without words, and hashes words that were never learnt', async () => {
    expect(await encoder.encodeQuery(' de la — ')).toBeNull()
    expect(await similarity('xqzwk vvbnt', 'xqzwk vvbnt')).toBeCloseTo(1, 5)
  })

  it('names its weights', () => {
    const hashes = [...textFeatures('despido').keys()]
    const other = parseWeights(
      formatWeights(
        hashes,
        Float32Array.from(hashes, () => 1),
        1,
      ),
    )
    expect(createLearntEncoder(other).name).not.toBe(encoder.name)
    expect(createBuiltInEncoder('learnt').name).toBe(encoder.name)
  })
})

describe('the file of the weights', () => {
  it('keeps each row within a hundredth of its largest number', () => {
    const table = Float32Array.from([0.5, -0.25, 0, 3, 2, 1])
    const { rowOf, rows, scales, dimension } = parseWeights(formatWeights([9, 4], table, 3))
    expect(dimension).toBe(3)
    const read = [9, 4].flatMap((hash) => {
      const row = rowOf.get(hash) ?? -1
      return [0, 1, 2].map((at) => (rows[row * 3 + at] ?? 0) * (scales[row] ?? 0))
    })
    read.forEach((value, at) => {
      expect(value).toBeCloseTo(table[at] ?? 0, 1)
    })
  })

  it('is small, and refused when it is anything else', () => {
    expect(shippedWeights().rows.length).toBeLessThan(4e6)
    for (const bytes of [new Uint8Array(), new Uint8Array(40), formatWeights([1], new Float32Array(3), 3).slice(0, -1)])
      expect(() => parseWeights(bytes)).toThrow('no weights')
  })
})
