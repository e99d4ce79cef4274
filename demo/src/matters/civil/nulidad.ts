import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const nulidadContrato = defineMatter(
  {
    id: 'civil-nulidad',
    subjects: ['NULIDAD DE CONTRATO', 'SIMULACIÓN'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    parties: { actor: 'persona', demandado: 'persona' },
    topics: ['contrato', 'capacidad', 'inmueble', 'dinero'],
    controversy: 'CC:1683',
    norms: ['CC:1681', 'CC:1682', 'CC:1683'],
    lists: {
      demandaDe: ['demanda de nulidad absoluta de contrato', 'acción de nulidad y, en subsidio, de simulación'],
      negocio: [
        'un contrato de compraventa de inmueble',
        'la compraventa de derechos sociales',
        'la cesión de derechos hereditarios',
        'una donación encubierta',
        'un mutuo con hipoteca',
      ],
      vicio: [
        'el vendedor carecía de voluntad',
        'el precio fue simulado',
        'faltó la causa',
        'el objeto era ilícito',
        'el otorgante no comprendía el acto',
      ],
    },
  },
  import.meta.url,
  './nulidad.txt',
)
