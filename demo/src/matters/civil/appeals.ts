import type { Appeal } from '../../matter.ts'

export const civilAppeals: readonly Appeal[] = [
  { court: 'corte_de_apelaciones', appealType: 'apelación', book: 'Civil' },
  { court: 'corte_suprema', appealType: 'casación en el fondo', book: null },
]

/** Where the law gives no cassation, the last remedy is the queja. */
export const appealAndComplaint: readonly Appeal[] = [
  { court: 'corte_de_apelaciones', appealType: 'apelación', book: 'Civil' },
  { court: 'corte_suprema', appealType: 'queja', book: null },
]
