import { defineMatter } from '../define-matter.ts'
import { appealAndComplaint } from './appeals.ts'

export const consumidor = defineMatter(
  {
    id: 'civil-consumidor',
    subjects: ['PROTECCIÓN DEL CONSUMIDOR', 'GARANTÍA LEGAL'],
    collection: 'civil',
    letter: 'C',
    appeals: appealAndComplaint,
    years: [2004, 2026],
    topics: ['consumo', 'comercio', 'banco'],
    controversy: 'ley-19496:20',
    norms: ['ley-19496:3', 'ley-19496:20', 'ley-19496:23'],
    lists: {
      demandaDe: ['denuncia infraccional y demanda civil de indemnización de perjuicios', 'acción por infracción a la Ley N° 19.496'],
      bien: [
        'un automóvil nuevo',
        'un refrigerador',
        'un teléfono celular',
        'una lavadora',
        'un paquete turístico',
        'un computador portátil',
        'un departamento en verde',
      ],
    },
  },
  import.meta.url,
  './consumidor.txt',
)
