/** Queries like those of users, which the demonstration corpus answers. */
export const queries: readonly string[] = [
  'despido durante licencia médica',
  'necesidades de la empresa',
  'art. 161 Código del Trabajo',
  '"confianza legítima"',
  'isapre alza del plan base',
  'indemnización por daño moral negligencia médica',
  'conducción en estado de ebriedad suspensión de licencia',
  'microtráfico ley 20.000',
  'alimentos hijo menor capacidad económica',
  'recurso de protección migraciones demora',
  '¿puede el empleador descontar el aporte al seguro de cesantía?',
  'arrendamiento término de contrato no pago de rentas',
  'Corte Suprema unificación de jurisprudencia desde 2018',
  'nulidad del despido cotizaciones impagas',
  'responsabilidad extracontractual culpa',
  'pagaré prescripción acción ejecutiva',
  'contrata no renovación municipalidad',
  'me echaron estando embarazada',
  'recurso de amparo libertad condicional',
  'tutela derechos fundamentales acoso',
]

const middleOf = (words: readonly string[]): number => Math.ceil(words.length / 2)

/** Distinct queries made of the first half of one query and the second half of another. */
export const freshQueries: readonly string[] = queries.flatMap((first, i) =>
  queries.flatMap((second, j) => {
    if (i === j) return []
    const [start, end] = [first.replaceAll('"', '').split(' '), second.replaceAll('"', '').split(' ')]
    return [[...start.slice(0, middleOf(start)), ...end.slice(middleOf(end))].join(' ')]
  }),
)
