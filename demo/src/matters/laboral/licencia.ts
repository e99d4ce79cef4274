import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const licencia = defineMatter(
  {
    id: 'laboral-licencia',
    subjects: ['DESPIDO INJUSTIFICADO', 'LICENCIA MÉDICA'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    topics: ['salud', 'economia', 'acoso', 'disciplina'],
    weight: 0.8,
    controversy: 'CT:161',
    norms: ['CT:161', 'CT:162', 'CT:168'],
    lists: {
      demandaDe: ['demanda de despido injustificado y cobro de prestaciones', 'acción por despido durante licencia médica'],
      diagnostico: [
        'un trastorno adaptativo',
        'un lumbago agudo',
        'una intervención quirúrgica',
        'una depresión',
        'una tendinitis',
        'una enfermedad respiratoria',
      ],
    },
  },
  import.meta.url,
  './licencia.txt',
)
