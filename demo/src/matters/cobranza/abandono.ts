import { defineMatter } from '../define-matter.ts'
import { appealThenComplaint } from './appeals.ts'

export const abandono = defineMatter(
  {
    id: 'cobranza-abandono',
    subjects: ['CUMPLIMIENTO LABORAL', 'ABANDONO DEL PROCEDIMIENTO'],
    collection: 'cobranza',
    letter: 'C',
    appeals: appealThenComplaint,
    years: [2009, 2026],
    parties: { actor: 'persona', demandado: 'empresa' },
    controversy: 'CT:429',
    norms: ['CT:429', 'CPC:153'],
  },
  import.meta.url,
  './abandono.txt',
)
