import type { Appeal } from '../../matter.ts'

export const labourAppeals: readonly Appeal[] = [
  { court: 'corte_de_apelaciones', appealType: 'recurso de nulidad', book: 'Laboral - Cobranza' },
  { court: 'corte_suprema', appealType: 'unificación de jurisprudencia', book: null },
]
