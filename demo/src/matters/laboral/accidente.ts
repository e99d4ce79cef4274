import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const accidente = defineMatter(
  {
    id: 'laboral-accidente',
    subjects: ['ACCIDENTE DEL TRABAJO', 'DEBER DE SEGURIDAD', 'DAÑO MORAL'],
    collection: 'laboral',
    letter: 'O',
    appeals: labourAppeals,
    years: [2009, 2026],
    topics: ['accidente', 'subcontrato', 'salud'],
    controversy: 'CT:184',
    norms: ['CT:184', 'ley-16744:69', 'CC:1547'],
    lists: {
      demandaDe: ['demanda de indemnización de perjuicios por accidente del trabajo', 'acción indemnizatoria por accidente laboral'],
      maniobra: [
        'retiraba material atascado de una correa transportadora',
        'descargaba fardos desde un camión',
        'operaba una prensa sin resguardo',
        'trabajaba sobre un andamio',
        'limpiaba una sierra en movimiento',
        'bajaba por una escala portátil',
        'conducía una grúa horquilla',
      ],
      lesion: [
        'una fractura de tibia y peroné',
        'la amputación de dos falanges',
        'un traumatismo encéfalo craneano',
        'una lesión lumbar',
        'quemaduras en ambas manos',
        'la fractura de dos vértebras',
      ],
    },
  },
  import.meta.url,
  './accidente.txt',
)
