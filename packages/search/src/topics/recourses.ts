/** Topics that name a way to a court. Rulings on them have the proceeding in common, and seldom the question. */
export const recourses: ReadonlySet<string> = new Set([
  'civ-apelacion',
  'civ-casacion-fondo',
  'civ-casacion-forma',
  'civ-recurso-hecho',
  'civ-recurso-queja',
  'civ-revision-jactancia',
  'lab-recurso-nulidad',
  'lab-unificacion-jurisprudencia',
  'pen-amparo',
  'pen-apelacion-penal',
  'pub-amparo-libertad-personal',
])
