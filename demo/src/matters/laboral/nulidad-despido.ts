import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const nulidadDespido = defineMatter(
  {
    id: 'laboral-nulidad-despido',
    subjects: ['NULIDAD DEL DESPIDO', 'COTIZACIONES PREVISIONALES'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    topics: ['cotizaciones', 'economia', 'disciplina', 'salud'],
    controversy: 'CT:162',
    norms: ['CT:162', 'DL-3500:19', 'ley-19631'],
    lists: {
      demandaDe: [
        'demanda de nulidad del despido, despido injustificado y cobro de prestaciones',
        'demanda de despido injustificado y nulidad por no pago de cotizaciones',
      ],
    },
  },
  import.meta.url,
  './nulidad-despido.txt',
)
