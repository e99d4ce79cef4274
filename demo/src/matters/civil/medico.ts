import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const medico = defineMatter(
  {
    id: 'civil-medico',
    subjects: ['RESPONSABILIDAD MÉDICA', 'FALTA DE SERVICIO', 'DAÑO MORAL'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    years: [2005, 2026],
    parties: { actor: 'persona', demandado: 'servicio' },
    topics: ['medico', 'dano'],
    controversy: 'ley-19966:38',
    norms: ['CC:1547', 'ley-19966:38', 'ley-20584:10'],
    lists: {
      demandaDe: ['demanda de indemnización de perjuicios por negligencia médica', 'demanda indemnizatoria por falta de servicio'],
      demandado: [
        'el Servicio de Salud Metropolitano Sur',
        'el Servicio de Salud Viña del Mar - Quillota',
        'el Servicio de Salud Concepción',
        'el Servicio de Salud Araucanía Sur',
        'el Servicio de Salud Maule',
        'el Servicio de Salud Antofagasta',
      ],
      establecimiento: [
        'el Hospital Doctor Eleuterio Vidal',
        'el Hospital San Estanislao',
        'el Hospital Santa Prisca',
        'el Hospital Base Los Canelos',
      ],
      cuadro: [
        'un dolor abdominal agudo',
        'un parto prolongado',
        'una fractura expuesta',
        'un cuadro febril',
        'una cirugía de vesícula',
        'un dolor torácico',
      ],
      secuela: [
        'una peritonitis',
        'una lesión neurológica',
        'la amputación de la extremidad',
        'una infección intrahospitalaria',
        'la muerte del recién nacido',
        'un infarto no diagnosticado',
      ],
    },
  },
  import.meta.url,
  './medico.txt',
)
