import { defineMatter } from '../define-matter.ts'
import { collectionAppeals } from './appeals.ts'

export const cobroPrevisional = defineMatter(
  {
    id: 'cobranza-previsional',
    subjects: ['COBRO DE COTIZACIONES PREVISIONALES'],
    collection: 'cobranza',
    letter: 'P',
    appeals: collectionAppeals,
    years: [2006, 2026],
    parties: { actor: 'afp', demandado: 'empresa' },
    mass: true,
    weight: 1.4,
    controversy: 'ley-17322:5',
    norms: ['ley-17322:4', 'ley-17322:5', 'DL-3500:19'],
  },
  import.meta.url,
  './previsional.txt',
)
