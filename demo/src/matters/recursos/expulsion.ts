import { defineMatter } from '../define-matter.ts'

export const expulsion = defineMatter(
  {
    id: 'recursos-expulsion',
    subjects: ['AMPARO', 'EXPULSIÓN', 'MIGRACIÓN Y EXTRANJERÍA'],
    collection: 'corte_de_apelaciones',
    letter: null,
    appeals: [{ court: 'corte_suprema', appealType: 'apelación amparo', book: null }],
    action: { appealType: 'Amparo', book: 'Amparo' },
    parties: { actor: 'persona', demandado: 'servicio' },
    years: [2022, 2026],
    controversy: 'ley-21325:129',
    norms: ['CPR:21', 'ley-21325:127', 'ley-21325:129'],
    lists: {
      demandado: ['el Servicio Nacional de Migraciones', 'la Delegación Presidencial Regional', 'la Subsecretaría del Interior'],
    },
  },
  import.meta.url,
  './expulsion.txt',
)
