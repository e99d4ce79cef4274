import type { Appeal } from '../../matter.ts'

export const collectionAppeals: readonly Appeal[] = [
  { court: 'corte_de_apelaciones', appealType: 'apelación', book: 'Laboral - Cobranza' },
  { court: 'corte_suprema', appealType: 'casación en el fondo', book: null },
]

export const appealThenComplaint: readonly Appeal[] = [
  { court: 'corte_de_apelaciones', appealType: 'apelación', book: 'Laboral - Cobranza' },
  { court: 'corte_suprema', appealType: 'queja', book: null },
]
