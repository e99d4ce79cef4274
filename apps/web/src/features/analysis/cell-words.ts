import type { AnalysisCell } from '@basejuris/contract'
import type { ColumnType, Outcome } from '@basejuris/domain'
import { outcomeNames } from '@basejuris/domain/outcomes'
import { formatDate, formatPesos } from '@basejuris/domain/spanish-format'

/** A value of a cell as it is shown; empty for text. */
export function cellWords(type: ColumnType, { valor, unidad }: Pick<AnalysisCell, 'valor' | 'unidad'>): string {
  if (valor === '') return ''
  switch (type) {
    case 'si_no':
      return valor === 'si' ? 'Sí' : 'No'
    case 'resultado':
      return outcomeNames[valor as Outcome] ?? valor
    case 'fecha':
      return formatDate(valor)
    case 'monto':
      return unidad === 'CLP' ? formatPesos(Number(valor)) : `${Number(valor).toLocaleString('es-CL')} ${unidad ?? ''}`
    case 'numero':
      return `${Number(valor).toLocaleString('es-CL')} ${unidad ?? ''}`
    case 'opcion':
    case 'texto':
      return valor
  }
}
