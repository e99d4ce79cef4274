import type { Outcome } from './outcomes.ts'

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
