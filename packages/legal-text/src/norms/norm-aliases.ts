/** A norm with its usual names. Names and acronyms are facts; numbers are those of BCN LeyChile. */
export interface NormAlias {
  /** `CT`, `CPR`, `ley-19496`, `DL-3500`, `DFL-1-2005-salud`. */
  readonly key: string
  readonly idNorma: number
  /** As shown: «Código del Trabajo», «Ley N° 19.496». */
  readonly name: string
  readonly aliases: readonly string[]
  readonly acronyms: readonly string[]
}

export const normAliases: readonly NormAlias[] = [
  {
    key: 'CPR',
    idNorma: 242302,
    name: 'Constitución Política de la República',
    aliases: ['Constitución Política', 'Carta Fundamental'],
    acronyms: ['CPR'],
  },
  { key: 'CC', idNorma: 172986, name: 'Código Civil', aliases: [], acronyms: ['CC'] },
  { key: 'CPC', idNorma: 22740, name: 'Código de Procedimiento Civil', aliases: [], acronyms: ['CPC'] },
  { key: 'CP', idNorma: 1984, name: 'Código Penal', aliases: [], acronyms: ['CP'] },
  { key: 'CPP', idNorma: 176595, name: 'Código Procesal Penal', aliases: [], acronyms: ['CPP'] },
  { key: 'CT', idNorma: 207436, name: 'Código del Trabajo', aliases: ['Código Laboral'], acronyms: ['CT'] },
  { key: 'COT', idNorma: 25563, name: 'Código Orgánico de Tribunales', aliases: [], acronyms: ['COT'] },
  { key: 'CTrib', idNorma: 6374, name: 'Código Tributario', aliases: [], acronyms: ['CTrib'] },
]
