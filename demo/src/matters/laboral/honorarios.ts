import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const honorarios = defineMatter(
  {
    id: 'laboral-honorarios',
    subjects: ['RELACIÓN LABORAL', 'CONTRATO A HONORARIOS', 'MUNICIPALIDADES'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    parties: { actor: 'persona', demandado: 'municipalidad' },
    topics: ['honorarios', 'cotizaciones', 'acoso', 'salud'],
    weight: 1.4,
    controversy: 'ley-18883:4',
    norms: ['CT:1', 'CT:7', 'CT:8', 'ley-18883:4'],
    lists: {
      demandaDe: [
        'demanda de reconocimiento de relación laboral, despido injustificado y cobro de prestaciones',
        'acción declarativa de relación laboral y demanda de despido',
      ],
      programa: [
        'un programa de intervención comunitaria',
        'el programa de seguridad ciudadana',
        'la oficina de protección de derechos de la infancia',
        'un programa de fomento productivo',
        'el departamento de aseo y ornato',
        'la unidad de atención social',
        'un programa de prevención del consumo',
      ],
    },
  },
  import.meta.url,
  './honorarios.txt',
)
