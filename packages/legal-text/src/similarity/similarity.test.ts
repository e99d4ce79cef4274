import type { Ruling, Section } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lshBands } from './lsh-bands.ts'
import { maskedWords } from './masked-words.ts'
import { estimateJaccard, minHash, signatureSize } from './min-hash.ts'
import { mixHash } from './mix-hash.ts'
import { jaccard, shingleSet } from './shingle-set.ts'
import { areNearIdentical, nearIdentical, similarityProfile, similarSizes } from './similarity-profile.ts'

const setOf = (from: number, to: number): Uint32Array =>
  Uint32Array.from(new Set(Array.from({ length: to - from }, (_, at) => mixHash(from + at) >>> 0))).sort()

const section = (kind: Section['kind'], texts: readonly string[], number: number | null = null): Section => ({
  anchor: number === null ? kind : `c${number}`,
  kind,
  number,
  title: kind,
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})
const reasons = (name: string, amount: string, month: string): string[] => [
  `Primero: Que don ${name} recurre de protección contra la institución de salud previsional porque el ${amount} de ${month} de 2021 le comunicó el alza del precio base de su plan de salud, sin entregar antecedentes que permitan comprobar la variación de los costos que invoca.`,
  'Segundo: Que la carta enviada al afiliado se limita a invocar de modo genérico el aumento de los costos de las prestaciones, sin acompañar estudio alguno que los demuestre ni explicar el modo en que se calculó el porcentaje aplicado.',
]
const ruling = (
  texts: readonly string[],
  decision: string,
  outcome: Ruling['outcome'] = 'acoge',
): Pick<Ruling, 'outcome' | 'fictional' | 'sections'> => ({
  outcome,
  fictional: true,
  sections: [...texts.map((text, at) => section('considerando', [text], at + 1)), section('resolutiva', [decision])],
})
const granted = 'Se acoge el recurso, sin costas, y se deja sin efecto el alza comunicada al afiliado.'

describe('maskedWords', () => {
  it('drops what changes between rulings of one template', () => {
    const words = (name: string, date: string, docket: string) =>
      maskedWords([
        `Que ${name}, por escrito de ${date}, recurre en los autos rol ${docket} contra la Isapre, pidiendo $350.000 en costas.`,
      ])
    const one = words('doña Juana de la Paz Riquelme', '3 de mayo de 2021', '12.345-2021')
    expect(one).toEqual(words('doña Ema Soto', 'veintiuno de diciembre de dos mil veintidós', '99-2022'))
    expect(one.join(' ')).toBe('que por escrit de de de recurr en aut rol contr pidiend en cost')
  })

  it('drops what follows the sex of the parties and what describes them', () => {
    const words = (text: string) => maskedWords([text]).join(' ')
    expect(
      words('Que doña Ana Soto Vera, ingeniera de proyectos, demanda al empleador de la actora, condenado en costas, por despido.'),
    ).toBe(words('Que don Luis Araya, conductor, demanda a la empleadora del actor, condenada en costas, por despido.'))
    expect(words('Que don Luis Araya, conductor, demanda, y pide.')).toBe('que demand y pid')
    expect(words('Que Ana Soto, habiendo sido despedida sin causa alguna por su empleador, demanda.')).toContain('habiend sid despedid')
  })

  it('distinguishes a name from the first word of a sentence, also after a title', () => {
    expect(maskedWords(['Vistos: El recurrente apela. Pedro Araya alegó. Considerando lo dicho por el Sr. Riquelme ayer.']).join(' ')).toBe(
      'vist recurrent apel aleg considerand dich por ayer',
    )
    expect(maskedWords(['1°) Que [persona 1] y XXX comparecen.']).join(' ')).toBe('que y comparecen')
  })

  it('keeps the words of a paragraph in capitals, where names cannot be recognised', () => {
    expect(maskedWords(['SE RECHAZA EL RECURSO DE 2020.'])).toEqual(['se', 'rechaz', 'recurs', 'de'])
  })
})

describe('jaccard', () => {
  it('is the index of the sets, symmetric, one for equal sets', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        const [a, b] = [Uint32Array.from(left).sort(), Uint32Array.from(right).sort()]
        const union = new Set([...left, ...right]).size
        const shared = left.filter((value) => right.includes(value)).length
        expect(jaccard(a, b)).toBeCloseTo(union === 0 ? 1 : shared / union, 12)
        expect(jaccard(b, a)).toBe(jaccard(a, b))
        expect(jaccard(a, a)).toBe(1)
      }),
    )
  })

  it('counts runs of five words once', () => {
    const words = 'que se rechaza el recurso que se rechaza el recurso'.split(' ')
    expect(shingleSet(words)).toHaveLength(5)
    expect(shingleSet(words.slice(0, 4))).toHaveLength(0)
    expect([...shingleSet(words)]).toEqual([...shingleSet(words)].sort((a, b) => a - b))
  })
})

describe('minHash', () => {
  const estimate = (a: Uint32Array, b: Uint32Array): number => estimateJaccard(minHash(a) as Uint32Array, minHash(b) as Uint32Array)

  it('estimates the Jaccard index within its error, for small sets too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 30 }),
        fc.integer({ min: 30, max: 3000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, size, shift) => {
          const [a, b] = [setOf(from, from + size), setOf(from + Math.round(size * shift), from + size + Math.round(size * shift))]
          const exact = jaccard(a, b)
          const spread = Math.sqrt(Math.max(exact * (1 - exact), 0.01) / Math.min(signatureSize, size))
          expect(Math.abs(estimate(a, b) - exact)).toBeLessThan(6 * spread)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('has no bias over many pairs', () => {
    const errors = Array.from({ length: 400 }, (_, at) => {
      const [a, b] = [setOf(at * 10_000, at * 10_000 + 400), setOf(at * 10_000 + 60, at * 10_000 + 460)]
      return estimate(a, b) - jaccard(a, b)
    })
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.01)
  })

  it('is null for an empty set', () => {
    expect(minHash(new Uint32Array())).toBeNull()
  })
})

describe('lshBands', () => {
  const shared = (jaccardIndex: number): number => {
    const size = 600
    const moved = Math.round((size * (1 - jaccardIndex)) / (1 + jaccardIndex))
    const found = Array.from({ length: 300 }, (_, at) => {
      const from = at * 7919 + 5
      const bands = [setOf(from, from + size), setOf(from + moved, from + size + moved)].map((set) =>
        lshBands(minHash(set) as Uint32Array, 'p'),
      )
      return bands[0]?.some((key, band) => key === bands[1]?.[band]) ? 1 : 0
    })
    return found.reduce((sum: number, one) => sum + one, 0) / found.length
  }

  it('finds pairs as often as the formula says', () => {
    for (const j of [0.5, 0.7, 0.85]) expect(Math.abs(shared(j) - (1 - (1 - j ** 8) ** 16))).toBeLessThan(0.08)
  })

  it('gives sixteen signed 32-bit keys that other partitions do not share', () => {
    const signature = minHash(setOf(1, 500)) as Uint32Array
    const keys = lshBands(signature, 'acoge')
    expect(new Set(keys).size).toBe(16)
    expect(keys.every((key) => key === (key | 0))).toBe(true)
    expect(lshBands(signature, 'rechaza').some((key) => keys.includes(key))).toBe(false)
  })
})

describe('similarityProfile', () => {
  const profileOf = (input: ReturnType<typeof ruling>) => {
    const found = similarityProfile(input)
    if (found === null) throw new Error('expected a profile')
    return found
  }
  const one = profileOf(ruling(reasons('Pedro Araya', 'dos', 'marzo'), granted))

  it('sees one template under other names, dates and amounts', () => {
    const other = profileOf(ruling(reasons('Elisa del Carmen Moraga', '15', 'julio'), granted))
    expect(jaccard(one.shingles, other.shingles)).toBe(1)
    expect(areNearIdentical(one, other)).toBe(true)
    expect(other.bands).toEqual(one.bands)
  })

  it('never joins different outcomes, nor different decisions where the outcome is unknown, nor fiction with rulings', () => {
    const texts = reasons('Pedro Araya', 'dos', 'marzo')
    const denied = 'Se rechaza el recurso, sin costas, y queda firme el alza comunicada al afiliado.'
    expect(areNearIdentical(one, profileOf(ruling(texts, granted, 'rechaza')))).toBe(false)
    const unknown = [granted, denied].map((decision) => profileOf(ruling(texts, decision, 'sin_dato')))
    expect(unknown[0]?.partition).not.toBe(unknown[1]?.partition)
    expect(profileOf(ruling(texts, granted, 'sin_dato')).partition).toBe(unknown[0]?.partition)
    expect(areNearIdentical(one, profileOf({ ...ruling(texts, granted), fictional: false }))).toBe(false)
  })

  it('compares what the court decided, not who dissented', () => {
    const plain = ruling(reasons('Pedro Araya', 'dos', 'marzo'), granted)
    const vote = section('voto', [
      'Acordada con el voto en contra del ministro suplente, quien estuvo por rechazar el recurso porque la ley permite el alza.',
    ])
    expect([...profileOf({ ...plain, sections: [...plain.sections, vote] }).shingles]).toEqual([...one.shingles])
  })

  it('leaves a heading out unless it recounts the case', () => {
    const plain = ruling(reasons('Pedro Araya', 'dos', 'marzo'), granted)
    const headed = (text: string) => profileOf({ ...plain, sections: [section('encabezado', [text]), ...plain.sections] })
    expect([...headed('Valdivia, tres de mayo de dos mil veintiuno. Rol 12-2021. Araya con Isapre').shingles]).toEqual([...one.shingles])
    const story =
      'se requiere a quien conducía de noche por la ruta sin luces y con la patente vencida mientras llovía sobre el camino rural '
    expect(headed(story.repeat(4)).shingles.length).toBeGreaterThan(one.shingles.length)
  })

  it('ignores rulings with too little text of their own', () => {
    expect(similarityProfile(ruling([], 'Se confirma la sentencia apelada de 3 de mayo de 2021.'))).toBeNull()
    expect(similarityProfile({ outcome: 'acoge', fictional: true, sections: [] })).toBeNull()
  })

  it('rules out sizes that cannot reach the threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const { min, max } = similarSizes(a)
        const best = Math.min(a, b) / Math.max(a, b)
        expect(b >= min && b <= max).toBe(best >= nearIdentical)
      }),
    )
  })
})
