import { describe, expect, it } from 'vitest'
import { signingJudges } from './signing-judges.ts'

const names = (closing: string): string[] =>
  signingJudges(`Se rechaza el requerimiento.\n\nRegístrese.\n${closing}`).map(({ name }) => name)

describe('signingJudges', () => {
  it.each([
    [
      'Pronunciada por el Excmo. Tribunal Constitucional, integrado por su Presidenta, Ministra señora Inés Ficticia Mora, y por sus\nMinistros señores Juan Inventado Soto, PEDRO FICTICIO DE LA FUENTE y señora Rosa Inventada Paz. Autoriza la Secretaria, Ana Ajena Real.',
      ['Inés Ficticia Mora', 'Juan Inventado Soto', 'PEDRO FICTICIO DE LA FUENTE', 'Rosa Inventada Paz'],
    ],
    [
      'Pronunciada por los Ministros Sr. Juan Inventado Soto, Presidente, Sra. María de la Luz Ficticia Paz y Sr. Luis Ficticio Rey. Autorizada por la Secretaria Abogada.',
      ['Juan Inventado Soto', 'María de la Luz Ficticia Paz', 'Luis Ficticio Rey'],
    ],
    ['Proveyó doña INÉS FICTICIA MORA, Juez Subrogante del Tribunal Tributario y Aduanero de la Región Ficticia.', ['INÉS FICTICIA MORA']],
    [
      'Pronunciada por la Cuarta Sala de esta Corte, integrada por la ministra señora Inés Ficticia Mora, por el fiscal judicial señor Juan Inventado Soto y por el abogado integrante señor Luis Ficticio Rey. No firma el fiscal judicial señor Inventado.',
      ['Inés Ficticia Mora', 'Juan Inventado Soto', 'Luis Ficticio Rey'],
    ],
    ['Dictada por la Directora del Servicio, Inés Ficticia Mora.', []],
    ['Archívese.', []],
  ])('%s', (closing, expected) => {
    expect(names(closing)).toEqual(expected)
  })
})
