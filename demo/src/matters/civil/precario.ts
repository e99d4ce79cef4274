import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const precario = defineMatter(
  {
    id: 'civil-precario',
    subjects: ['PRECARIO'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    parties: { actor: 'persona', demandado: 'persona' },
    topics: ['inmueble', 'arriendo', 'contrato'],
    controversy: 'CC:2195',
    norms: ['CC:2195', 'CC:700'],
    lists: {
      demandaDe: ['demanda de precario', 'acción de precario en juicio sumario'],
      modo: ['compraventa', 'sucesión por causa de muerte', 'adjudicación en partición', 'adjudicación en remate'],
      tituloDefensa: [
        'un contrato de comodato celebrado con el anterior dueño',
        'su calidad de cónyuge de un comunero',
        'una promesa de compraventa',
        'los derechos hereditarios que dice tener',
        'la convivencia mantenida con el padre de la parte demandante',
        'un contrato de trabajo que le concede la vivienda',
      ],
    },
  },
  import.meta.url,
  './precario.txt',
)
