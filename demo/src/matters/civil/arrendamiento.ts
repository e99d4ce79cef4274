import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const arrendamiento = defineMatter(
  {
    id: 'civil-arrendamiento',
    subjects: ['ARRENDAMIENTO', 'TERMINACIÓN DE CONTRATO'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    topics: ['arriendo', 'inmueble', 'contrato', 'dinero'],
    controversy: 'CC:1552',
    norms: ['CC:1552', 'CC:1942', 'CC:1977', 'ley-18101:8'],
    lists: {
      demandaDe: [
        'demanda de terminación de contrato de arrendamiento y cobro de rentas',
        'acción de término de arriendo, restitución y cobro',
      ],
    },
  },
  import.meta.url,
  './arrendamiento.txt',
)
