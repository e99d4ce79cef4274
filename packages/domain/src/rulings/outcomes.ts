export const outcomes = [
  'acoge',
  'acoge_parcial',
  'rechaza',
  'confirma',
  'revoca',
  'casa',
  'anula',
  'unifica',
  'inadmisible',
  'desistido',
  'abandonado',
  'condena',
  'absuelve',
  'mixto',
  'otro',
  'sin_dato',
] as const
/** What a ruling decides, normalized from the source's wording. */
export type Outcome = (typeof outcomes)[number]

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  acoge: 'Acoge',
  acoge_parcial: 'Acoge en parte',
  rechaza: 'Rechaza',
  confirma: 'Confirma',
  revoca: 'Revoca',
  casa: 'Casa',
  anula: 'Anula',
  unifica: 'Unifica',
  inadmisible: 'Inadmisible',
  desistido: 'Desistido',
  abandonado: 'Abandonado',
  condena: 'Condena',
  absuelve: 'Absuelve',
  mixto: 'Mixto',
  otro: 'Otro',
  sin_dato: 'Sin dato',
}
