import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const pagare = defineMatter(
  {
    id: 'civil-pagare',
    subjects: ['JUICIO EJECUTIVO', 'PAGARÉ', 'PRESCRIPCIÓN'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    parties: { actor: 'banco', demandado: 'persona' },
    weight: 0.7,
    topics: ['banco', 'dinero', 'contrato'],
    controversy: 'ley-18092:98',
    norms: ['CPC:434', 'CPC:464', 'ley-18092:98', 'ley-18092:105'],
    lists: {
      demandaDe: ['demanda ejecutiva de cobro de pagaré', 'demanda en juicio ejecutivo'],
      cuotas: ['doce', 'veinticuatro', 'treinta y seis', 'cuarenta y ocho', 'sesenta'],
    },
  },
  import.meta.url,
  './pagare.txt',
)
