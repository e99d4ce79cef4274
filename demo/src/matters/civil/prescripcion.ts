import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const prescripcion = defineMatter(
  {
    id: 'civil-prescripcion',
    subjects: ['PRESCRIPCIÓN EXTINTIVA'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    parties: { actor: 'persona', demandado: 'banco' },
    topics: ['banco', 'dinero', 'contrato'],
    controversy: 'CC:2518',
    norms: ['CC:2514', 'CC:2515', 'CC:2518'],
    lists: {
      demandaDe: ['demanda de prescripción extintiva', 'acción declarativa de prescripción'],
      origenDeuda: [
        'un crédito de consumo',
        'una línea de crédito',
        'un mutuo hipotecario',
        'un saldo de precio',
        'una tarjeta de crédito',
        'un arancel universitario',
      ],
    },
  },
  import.meta.url,
  './prescripcion.txt',
)
