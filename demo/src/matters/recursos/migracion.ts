import { defineMatter } from '../define-matter.ts'

export const migracion = defineMatter(
  {
    id: 'recursos-migracion',
    subjects: ['PROTECCIÓN', 'MIGRACIÓN Y EXTRANJERÍA', 'DEMORA EN LA RESOLUCIÓN'],
    collection: 'corte_de_apelaciones',
    letter: null,
    action: { appealType: 'Protección-Migración', book: 'Protección' },
    appeals: [{ court: 'corte_suprema', appealType: 'apelación protección', book: null }],
    parties: { actor: 'persona', demandado: 'servicio' },
    years: [2022, 2026],
    mass: true,
    weight: 1.5,
    controversy: 'ley-19880:27',
    norms: ['ley-19880:7', 'ley-19880:27', 'ley-21325:1'],
    lists: {
      demandado: ['el Servicio Nacional de Migraciones'],
      tipoResidencia: ['temporal', 'definitiva', 'temporal por reunificación familiar', 'temporal por actividades lícitas remuneradas'],
      plazoFallo: ['treinta días', 'sesenta días', 'veinte días hábiles', 'treinta días hábiles'],
    },
  },
  import.meta.url,
  './migracion.txt',
)
