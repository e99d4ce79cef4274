import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const antisindical = defineMatter(
  {
    id: 'laboral-antisindical',
    subjects: ['PRÁCTICAS ANTISINDICALES', 'LIBERTAD SINDICAL'],
    collection: 'laboral',
    letter: 'S',
    appeals: labourAppeals,
    years: [2009, 2026],
    parties: { actor: 'sindicato', demandado: 'empresa' },
    topics: ['sindical', 'subcontrato', 'economia', 'acoso'],
    weight: 0.7,
    controversy: 'CT:289',
    norms: ['CT:289', 'CT:292', 'CPR:19'],
    lists: {
      demandaDe: ['denuncia por prácticas antisindicales', 'denuncia de práctica desleal'],
      conducta: [
        'el cambio masivo de turnos de los afiliados',
        'la oferta de beneficios a quienes renunciaran al sindicato',
        'el ingreso de personal externo durante la huelga',
        'la separación de un delegado sin autorización',
        'la negativa a otorgar las horas de trabajo sindical',
        'la entrega selectiva de un bono',
      ],
      contexto: [
        'la negociación colectiva',
        'la huelga legal',
        'la constitución del sindicato',
        'la elección de directiva',
        'la discusión del contrato colectivo',
      ],
    },
  },
  import.meta.url,
  './antisindical.txt',
)
