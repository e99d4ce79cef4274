import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const resolucionContrato = defineMatter(
  {
    id: 'civil-resolucion',
    subjects: ['RESOLUCIÓN DE CONTRATO', 'INCUMPLIMIENTO', 'INDEMNIZACIÓN DE PERJUICIOS'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    weight: 1.2,
    topics: ['contrato', 'obra', 'comercio', 'dinero'],
    controversy: 'CC:1489',
    norms: ['CC:1489', 'CC:1545', 'CC:1556'],
    lists: {
      demandaDe: ['demanda de resolución de contrato con indemnización de perjuicios', 'acción resolutoria'],
      tipoContrato: [
        'un contrato de construcción a suma alzada',
        'una promesa de compraventa',
        'un contrato de suministro',
        'la compraventa de una maquinaria',
        'un contrato de prestación de servicios',
        'una permuta de inmuebles',
      ],
    },
  },
  import.meta.url,
  './resolucion.txt',
)
