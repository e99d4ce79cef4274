export interface GuideEntry {
  /** The query as a person types it. Each one is a search that runs. */
  readonly written: string
  readonly meaning: string
}

interface GuidePart {
  readonly title: string
  readonly entries: readonly GuideEntry[]
}

/** The query language as the search parses it. */
export const queryGuide: readonly GuidePart[] = [
  {
    title: 'Sin aprender nada',
    entries: [
      { written: 'rol 12.345-2020', meaning: 'Un rol, RIT o RUC escrito de cualquier forma.' },
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
      { written: 'despido +fuero', meaning: 'La palabra con + tiene que estar.' },
      {
        written: 'despido Y (fuero O licencia) NO "mutuo acuerdo"',
        meaning: 'Y, O y NO, en mayúsculas; también | por O. Lo que va seguido, sin nada entre medio, se une con Y.',
      },
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
      { written: 'rol:12345-2020', meaning: 'También ruc.' },
      { written: 'resultado:acoge', meaning: 'Acoge, rechaza, confirma, revoca y los demás resultados.' },
      { written: 'desde:2015 hasta:31-12-2019', meaning: 'También fecha. Con año, mes y año, o día, mes y año.' },
      { written: 'despido -tribunal:temuco', meaning: 'Con un guion delante, lo excluye.' },
    ],
  },
]
