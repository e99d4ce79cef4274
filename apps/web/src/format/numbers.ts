const grouped = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 })

/** `1284` → `1.284`. */
export const formatCount = (count: number): string => grouped.format(count)

/** `1 sentencia`, `1.284 sentencias`. */
export const countOf = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`
