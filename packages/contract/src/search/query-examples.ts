/**
 * Every query that a page shows as an example. A test searches each on the demonstration corpus and checks that it does what `meaning`
 * says. Free of zod, so that pages may import it alone.
 */
export interface QueryExample {
  /** The query as a person types it. */
  readonly written: string
  readonly meaning: string
  /** It names a ruling of the demonstration corpus, which other searches leave out. */
  readonly fictional?: true
}

interface GuidePart {
  readonly title: string
  readonly entries: readonly QueryExample[]
}

/** «Cómo buscar»: the query language as the search parses it. */
export const queryGuide: readonly GuidePart[] = [
  {
    title: 'Sin aprender nada',
    entries: [
      { written: 'rol 10.158-2015', meaning: 'Un rol, RIT o RUC escrito de cualquier forma.', fictional: true },
      { written: 'art. 161 Código del Trabajo', meaning: 'Las sentencias que citan ese artículo.' },
      {
        written: 'despido durante licencia médica',
        meaning: 'Palabras o una pregunta: en cualquier forma gramatical, y también por su significado.',
      },
      { written: '"necesidades de la empresa"', meaning: 'Esas palabras, juntas y en ese orden.' },
      { written: 'despido -tutela', meaning: 'Sin las sentencias que tienen esa palabra.' },
    ],
  },
  {
    title: 'Exigir y combinar',
    entries: [
      { written: 'despido NO fuero', meaning: 'Con «despido» y sin «fuero». NO excluye la palabra o la expresión que le sigue.' },
      { written: 'despido Y licencia', meaning: 'Con las dos. Lo que va seguido, sin nada entre medio, también se une con Y.' },
      { written: 'despido O desahucio', meaning: 'Con una de las dos, o con ambas.' },
      {
        written: 'despido Y (fuero O licencia) NO "mutuo acuerdo"',
        meaning: 'Los paréntesis agrupan.',
      },
      { written: 'despido AND NOT (fuero OR licencia)', meaning: 'También AND, OR y NOT, y los signos &&, || y !.' },
      { written: 'despido +fuero', meaning: 'La palabra con + tiene que estar.' },
      { written: '(despido licencia fuero)~2', meaning: 'Al menos dos de ellas.' },
      { written: 'indemniz*', meaning: 'Toda palabra que empieza así; al menos dos letras.' },
      { written: '"despido licencia"~10', meaning: 'A no más de diez palabras una de otra, en cualquier orden.' },
      { written: 'mismo(despido licencia)', meaning: 'Todas en un mismo considerando, parte resolutiva o voto.' },
    ],
  },
  {
    title: 'En un dato de la sentencia',
    entries: [
      {
        written: 'tribunal:"Corte Suprema"',
        meaning: 'También sala, ministro, materia, recurso y caratulado. Con comillas si son varias palabras.',
      },
      { written: 'norma:"art. 161 CT"', meaning: 'La norma o el artículo que cita.' },
      { written: 'rol:10158-2015', meaning: 'También ruc.', fictional: true },
      { written: 'resultado:acoge', meaning: 'Acoge, rechaza, confirma, revoca y los demás resultados.' },
      { written: 'desde:2015 hasta:31-12-2019', meaning: 'También fecha. Con año, mes y año, o día, mes y año.' },
      { written: 'despido -tribunal:temuco', meaning: 'Con un guion delante, lo excluye.' },
      { written: 'despido -2015', meaning: 'Sin las sentencias de ese año.' },
    ],
  },
]

/** Queries in which Y, O and NO are words. */
export const wordsInCapitals = {
  sentence: 'me despidieron y NO me pagaron',
  name: 'Soto Y Compañía',
  capitals: 'NO PAGO DE COTIZACIONES',
} as const

/** Examples of «Cómo funciona», by what is searched. The docket number is that of a fictional ruling. */
export const stepExamples = {
  docket: ['10.158-2015', '10158/15', 'rol 10.158-2015'],
  norm: ['art. 161 CT', 'Ley 19.880 art. 41'],
  operators: ['«licencia médica»', 'despido NO fuero', 'mismo(despido licencia)'],
} as const

/** Examples of the home page, which shows how each is understood and how many rulings it finds. A question comes last. */
export const homeExamples: readonly string[] = [
  'art. 161 del Código del Trabajo',
  '«necesidades de la empresa» -tutela',
  'Corte Suprema desde 2018 despido',
]

/** Questions of several branches. The home page and that of the assistant show those that the index at hand answers best. */
export const questionExamples: readonly string[] = [
  '¿Puede el empleador despedir a un trabajador con licencia médica?',
  '¿Desde cuándo corre el plazo de prescripción de una indemnización por falta de servicio?',
  '¿Puede la isapre subir el plan base sin justificarlo?',
  '¿Procede el recurso de protección contra el término de una contrata?',
  '¿Prescribe la acción civil contra el Estado por delitos de lesa humanidad?',
  '¿Cuál es el plazo de prescripción de la acción de cobro de un pagaré?',
  '¿Es procedente la compensación económica si el cónyuge trabajó durante el matrimonio?',
  '¿Qué gastos son necesarios para producir la renta?',
]
