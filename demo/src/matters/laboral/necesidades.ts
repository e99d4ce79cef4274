import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const necesidades = defineMatter(
  {
    id: 'laboral-necesidades',
    subjects: ['DESPIDO IMPROCEDENTE', 'NECESIDADES DE LA EMPRESA', 'SEGURO DE CESANTÍA'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    mass: true,
    weight: 1.6,
    topics: ['economia', 'disciplina', 'cotizaciones'],
    controversy: 'ley-19728:13',
    norms: ['CT:161', 'CT:162', 'CT:168', 'ley-19728:13'],
    lists: {
      demandaDe: [
        'demanda de despido improcedente y cobro de prestaciones',
        'demanda por despido injustificado y restitución de descuento',
        'acción de despido indebido, recargo legal y devolución de aporte patronal',
      ],
      motivoCarta: [
        'una reestructuración del área',
        'la racionalización de los recursos',
        'una baja en la productividad',
        'los cambios en las condiciones del mercado',
        'el término de un contrato con un cliente',
        'la modernización de los procesos',
        'el cierre de una sucursal',
      ],
    },
  },
  import.meta.url,
  './necesidades.txt',
)
