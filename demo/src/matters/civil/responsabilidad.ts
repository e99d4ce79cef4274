import { defineMatter } from '../define-matter.ts'
import { civilAppeals } from './appeals.ts'

export const responsabilidad = defineMatter(
  {
    id: 'civil-responsabilidad',
    subjects: ['RESPONSABILIDAD EXTRACONTRACTUAL', 'INDEMNIZACIÓN DE PERJUICIOS'],
    collection: 'civil',
    letter: 'C',
    appeals: civilAppeals,
    weight: 1.3,
    topics: ['transito', 'dano', 'molestia', 'medico', 'obra'],
    controversy: 'CC:2329',
    norms: ['CC:2314', 'CC:2329', 'CC:2320'],
    lists: {
      demandaDe: ['demanda de indemnización de perjuicios por responsabilidad extracontractual', 'acción indemnizatoria'],
      siniestro: [
        'cedió una plataforma en el acceso del establecimiento de la demandada',
        'un vehículo de la demandada impactó a un peatón',
        'se desprendió parte de la fachada de un edificio',
        'un árbol de la vía pública cayó sobre un automóvil',
        'una explosión de gas destruyó una vivienda',
        'un perro de guardia atacó a una transeúnte',
        'una excavación sin señalizar provocó la caída de un ciclista',
      ],
    },
  },
  import.meta.url,
  './responsabilidad.txt',
)
