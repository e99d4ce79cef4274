export const reportedData = [
  'rol',
  'caratula',
  'fecha',
  'tribunal',
  'sala',
  'resultado',
  'ministros',
  'datos_personales',
  'considerando',
  'enlace',
  'otro',
] as const
/** What a reader reports as wrong in a ruling. */
export type ReportedDatum = (typeof reportedData)[number]

export const reportedDatumNames: Readonly<Record<ReportedDatum, string>> = {
  rol: 'Rol, RIT o RUC',
  caratula: 'Carátula',
  fecha: 'Fecha',
  tribunal: 'Tribunal',
  sala: 'Sala',
  resultado: 'Resultado',
  ministros: 'Ministros o redactor',
  datos_personales: 'El texto muestra datos personales',
  considerando: 'Un considerando está mal separado',
  enlace: 'Un enlace lleva a otra sentencia o norma',
  otro: 'Otro dato',
}

export const reportResolutions = ['corregido', 'sin-cambio', 'repetido'] as const
/** How an operator closed a report: ruling corrected, left unchanged, or repetition of another report. */
export type ReportResolution = (typeof reportResolutions)[number]
