import type { NormAlias } from './norm-alias.ts'

/** The Constitution and the codes. */
export const codeAliases: readonly NormAlias[] = [
  {
    key: 'CPR',
    name: 'Constitución Política de la República',
    aliases: [
      'Constitución Política del Estado',
      'Constitución Política',
      'Constitución',
      'Carta Fundamental',
      'Carta Política',
      'Ley Fundamental',
      'Código Político',
      'texto constitucional',
      'Carta Magna',
      'Constitución de 1980',
    ],
    acronyms: ['CPR', 'C.P.R.', 'CPE'],
  },
  {
    key: 'CC',
    name: 'Código Civil',
    aliases: ['C. Civil', 'Código de Bello'],
    acronyms: ['C.C.', 'CC'],
  },
  {
    key: 'CCom',
    name: 'Código de Comercio',
    aliases: ['C. de Comercio', 'C. Com.'],
    acronyms: ['CCom', 'Cco'],
  },
  { key: 'CP', name: 'Código Penal', aliases: ['C. Penal', 'Código punitivo'], acronyms: ['C.P.', 'CP'] },
  {
    key: 'CPC',
    name: 'Código de Procedimiento Civil',
    aliases: ['Código de Enjuiciamiento Civil', 'C. de P. Civil', 'C. de Procedimiento Civil', 'Código Procesal Civil'],
    acronyms: ['CPC', 'C.P.C.'],
  },
  {
    key: 'CdPP',
    name: 'Código de Procedimiento Penal',
    aliases: ['C. de P. Penal', 'Código de Enjuiciamiento Criminal', 'antiguo Código de Procedimiento Penal'],
    acronyms: ['CdPP'],
  },
  {
    key: 'CPP',
    name: 'Código Procesal Penal',
    aliases: ['C. Procesal Penal', 'código adjetivo penal'],
    acronyms: ['CPP', 'C.P.P.'],
  },
  {
    key: 'CT',
    name: 'Código del Trabajo',
    aliases: ['C. del Trabajo', 'Código Laboral', 'estatuto laboral'],
    acronyms: ['CT', 'C.T.'],
  },
  { key: 'CTrib', name: 'Código Tributario', aliases: ['C. Tributario'], acronyms: ['CTrib', 'C.Trib.'] },
  {
    key: 'COT',
    name: 'Código Orgánico de Tribunales',
    aliases: ['C. Orgánico de Tribunales'],
    acronyms: ['COT', 'C.O.T.'],
  },
  { key: 'CSan', name: 'Código Sanitario', aliases: ['C. Sanitario'], acronyms: [] },
  { key: 'CAg', name: 'Código de Aguas', aliases: ['C. de Aguas'], acronyms: [] },
  { key: 'CMin', name: 'Código de Minería', aliases: ['C. de Minería'], acronyms: [] },
  { key: 'CJM', name: 'Código de Justicia Militar', aliases: [], acronyms: ['CJM', 'C.J.M.'] },
  { key: 'CAer', name: 'Código Aeronáutico', aliases: [], acronyms: [] },
  { key: 'CDIP', name: 'Código de Derecho Internacional Privado', aliases: ['Código de Bustamante'], acronyms: [] },
]
