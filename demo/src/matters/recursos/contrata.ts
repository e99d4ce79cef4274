import { defineMatter } from '../define-matter.ts'

export const contrata = defineMatter(
  {
    id: 'recursos-contrata',
    subjects: ['PROTECCIÓN', 'EMPLEO A CONTRATA', 'CONFIANZA LEGÍTIMA'],
    collection: 'corte_de_apelaciones',
    letter: null,
    appeals: [{ court: 'corte_suprema', appealType: 'apelación protección', book: null }],
    action: { appealType: 'Protección', book: 'Protección' },
    parties: { actor: 'persona', demandado: 'servicio' },
    years: [2008, 2026],
    weight: 1.2,
    controversy: 'ley-18834:10',
    norms: ['ley-18834:10', 'ley-19880:11', 'ley-19880:41'],
    lists: {
      demandado: [
        'el Servicio de Salud Aysén',
        'la Junta Nacional de Auxilio Escolar y Becas',
        'el Servicio Nacional de la Mujer y la Equidad de Género',
        'el Ministerio de Obras Públicas',
        'el Ministerio de Desarrollo Social y Familia',
        'el Servicio Agrícola y Ganadero',
        'el Instituto de Desarrollo Agropecuario',
        'la Corporación Nacional Forestal',
      ],
    },
  },
  import.meta.url,
  './contrata.txt',
)
