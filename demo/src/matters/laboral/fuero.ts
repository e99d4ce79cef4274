import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const fuero = defineMatter(
  {
    id: 'laboral-fuero',
    subjects: ['DESAFUERO', 'FUERO MATERNAL'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    parties: { actor: 'empresa', demandado: 'mujer' },
    topics: ['maternidad', 'economia', 'disciplina', 'salud'],
    weight: 0.7,
    controversy: 'CT:174',
    norms: ['CT:159', 'CT:174', 'CT:201'],
    lists: {
      demandaDe: ['demanda de desafuero maternal', 'solicitud de autorización judicial para despedir a trabajadora aforada'],
      motivoPlazo: [
        'un reemplazo por licencia',
        'una campaña de temporada',
        'la ejecución de un proyecto',
        'un aumento transitorio de la demanda',
        'la apertura de un local',
      ],
      funcion: ['vendedora', 'cajera', 'administrativa', 'operaria', 'auxiliar', 'reponedora', 'asistente', 'recepcionista'],
    },
  },
  import.meta.url,
  './fuero.txt',
)
