import { defineMatter } from '../define-matter.ts'
import { collectionAppeals } from './appeals.ts'

export const prescripcionCotizaciones = defineMatter(
  {
    id: 'cobranza-prescripcion-cotizaciones',
    subjects: ['COTIZACIONES PREVISIONALES', 'PRESCRIPCIÓN'],
    collection: 'cobranza',
    letter: 'P',
    appeals: collectionAppeals,
    years: [2006, 2026],
    parties: { actor: 'afp', demandado: 'empresa' },
    controversy: 'ley-17322:31 bis',
    norms: ['ley-17322:31 bis'],
  },
  import.meta.url,
  './prescripcion-cotizaciones.txt',
)
