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

/** Forms of a question and the type that each asks for, the first that fits. Other questions ask whether something is so. */
const askedTypes: readonly (readonly [RegExp, ColumnType])[] = [
  [
    /^(?:(?:qu[eé]|c[oó]mo) (?:se )?(?:resolvi[oó]|decidi[oó]|fall[oó])(?: (?:el tribunal|la corte|en definitiva))?|(?:cu[aá]l (?:es|fue) )?(?:el )?resultado(?: (?:del (?:caso|juicio|recurso|fallo)|de la (?:causa|demanda|sentencia)))?)[^\p{L}]*$/u,
    'resultado',
  ],
  [/^(?:de |desde |hasta )?(?:cu[aá]ndo|(?:en )?qu[eé] (?:d[ií]a|fecha)|cu[aá]l (?:es|fue|era) la fecha|fecha)(?!\p{L})/u, 'fecha'],
  [/^(?:por |en |durante )?(?:cu[aá]nt[oa]s|cu[aá]nto (?:tiempo|plazo)|qu[eé] (?:porcentaje|n[uú]mero|cantidad) de)(?!\p{L})/u, 'numero'],
  [
    /^(?:en |a |de |por )?(?:cu[aá]nt[oa]|(?:qu[eé]|cu[aá]l(?: es| fue| era)?(?: el| la)?) (?:monto|suma|cuant[ií]a|indemnizaci[oó]n|multa|renta|remuneraci[oó]n))(?!\p{L})/u,
    'monto',
  ],
  [
    /^(?:(?:a|ante|bajo|con|de|desde|en|hacia|hasta|para|por|seg[uú]n|sobre) )?(?:qu[eé]|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|qui[eé]n(?:es)?)(?!\p{L})/u,
    'texto',
  ],
]

/** The type that a question in Spanish asks for by its first words. */
export function typeOfQuestion(question: string): ColumnType {
  const words = question.toLowerCase().replace(/^[^\p{L}]+/u, '')
  return askedTypes.find(([form]) => form.test(words))?.[1] ?? 'si_no'
}

/** What the states other than `respondida` mean, for whoever reads a table. */
export const cellStateMeanings =
  '«Dudosa»: la sentencia dice varias cosas, lo dice sólo una parte o se deduce de su silencio; lea la cita antes de usarla. «Sin dato»: no se halló la respuesta. «Falló»: no se pudo buscar.'

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
