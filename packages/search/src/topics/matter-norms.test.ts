import { describe, expect, it } from 'vitest'
import { type MatterNorm, normsOfMatters } from './matter-norms.ts'

const keysOf = (norms: readonly MatterNorm[], most = 10): string[] => norms.slice(0, most).map(({ key }) => key)

/** Invented stories, with an article of each of their matters. */
const stories: readonly (readonly [branch: string, text: string, expected: readonly string[]])[] = [
  [
    'labour',
    'Soy dirigente de un sindicato de una bodega y tengo fuero sindical. Me despidieron sin permiso del juez, me deben las vacaciones y del finiquito descontaron el aporte al seguro de cesantía.',
    ['CT:243', 'CT:67', 'ley-19728:13'],
  ],
  [
    'family',
    'Hace cuatro años que no vivimos juntos y pido el divorcio por cese de la convivencia, con compensación económica, y una pensión de alimentos para la niña.',
    ['ley-19947:55', 'ley-19947:62', 'CC:321'],
  ],
  [
    'tax',
    'El Servicio de Impuestos Internos rechazó el crédito fiscal de facturas que estima falsas, y el contribuyente presentó reclamo tributario contra la liquidación.',
    ['DL-825:23', 'CTrib:124'],
  ],
  ['consumer', 'La lavadora llegó con fallas y la tienda no respeta la garantía legal ni devuelve el dinero.', ['ley-19496:20']],
  [
    'criminal',
    'La defensa alega que no había indicio para el control de identidad y que la droga era para su consumo personal y próximo en el tiempo.',
    ['CPP:85', 'ley-20000:4'],
  ],
  [
    'administrative',
    'El alcalde no renovó la contrata de la funcionaria, pese a la confianza legítima que daban sus renovaciones sucesivas.',
    ['ley-18883:2', 'ley-19880:11'],
  ],
]

describe('articles of the matters of a text', () => {
  it.each(stories)('are found in a story of %s law', async (_, text, expected) => {
    expect(keysOf(await normsOfMatters(text))).toEqual(expect.arrayContaining([...expected]))
  })

  it('say which matter each is of, in the words of the text or by its name, and never by words of every text', async () => {
    const [, story] = stories[0] ?? ['', '']
    const norms = await normsOfMatters(story)
    expect(norms.find(({ key }) => key === 'CT:243')?.matters).toContain('fuero sindical')
    expect(norms.find(({ key }) => key === 'CT:67')?.matters).toContain('vacaciones')
    for (const { matters } of norms) {
      expect(matters.length).toBeGreaterThan(0)
      for (const matter of matters) expect(['también', 'meses', 'constitución', 'empresa', 'empleador']).not.toContain(matter)
    }
  })

  it('are none where a text is about no matter', async () => {
    expect(await normsOfMatters('')).toEqual([])
    expect(await normsOfMatters('También llegaron meses después los documentos del segundo anexo, según se indicó.')).toEqual([])
  })
})
