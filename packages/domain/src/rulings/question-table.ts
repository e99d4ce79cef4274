/** Types of a column: what its question asks of each ruling. */
export const columnTypes = ['si_no', 'numero', 'monto', 'fecha', 'opcion', 'texto', 'resultado'] as const
export type ColumnType = (typeof columnTypes)[number]

export const columnTypeNames: Readonly<Record<ColumnType, string>> = {
  si_no: 'Sí o no',
  numero: 'Número',
  monto: 'Monto',
  fecha: 'Fecha',
  opcion: 'Opción',
  texto: 'Texto',
  resultado: 'Resultado',
}

/** `respondida`: the court says it. `dudosa`: it says something near, or several things. `vacia`: nothing was found. `fallida`: not computed. */
export const cellStates = ['respondida', 'dudosa', 'vacia', 'fallida'] as const
export type CellState = (typeof cellStates)[number]

export const cellStateNames: Readonly<Record<CellState, string>> = {
  respondida: 'Respondida',
  dudosa: 'Dudosa',
  vacia: 'Sin dato',
  fallida: 'Falló',
}

/** Units of money: pesos, units of account, and minimum wages. */
export const moneyUnits = ['CLP', 'UF', 'UTM', 'UTA', 'USD', 'IMM'] as const
export type MoneyUnit = (typeof moneyUnits)[number]

/** Fewer rulings than these are too few to compare shares. */
export const minCompared = 10
