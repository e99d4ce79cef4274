import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const autodespido = defineMatter(
  {
    id: 'laboral-autodespido',
    subjects: ['DESPIDO INDIRECTO', 'INCUMPLIMIENTO GRAVE'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    topics: ['cotizaciones', 'economia', 'acoso', 'disciplina'],
    controversy: 'CT:171',
    norms: ['CT:160', 'CT:171', 'CT:58'],
    lists: {
      demandaDe: ['demanda por despido indirecto y cobro de prestaciones', 'demanda de autodespido, nulidad y prestaciones'],
      incumplimiento: [
        'el no pago de cotizaciones previsionales',
        'el pago tardío de las remuneraciones',
        'la falta de otorgamiento del trabajo convenido',
        'la rebaja unilateral de las comisiones',
        'el incumplimiento del deber de seguridad',
      ],
    },
  },
  import.meta.url,
  './autodespido.txt',
)
