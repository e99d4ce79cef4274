export const collectionIds = [
  'corte_suprema',
  'corte_de_apelaciones',
  'familia',
  'salud_corte_suprema',
  'salud_corte_de_apelaciones',
  'penal',
  'cobranza',
  'laboral',
  'civil',
  'contraloria',
  'tribunal_constitucional',
  'administrativo',
] as const
export type CollectionId = (typeof collectionIds)[number]

/** Namespace that contains every collection. */
export const allCollections = 'jurisprudencia'

/** The one that a namespace is. Undefined for all of them. */
export function collectionOf(namespace: CollectionId | typeof allCollections | undefined): CollectionId | undefined {
  return namespace === allCollections ? undefined : namespace
}

export const baseIds = [
  'base_corte_suprema',
  'base_corte_apelaciones',
  'familia',
  'base_salud_corte_suprema',
  'base_salud_corte_apelaciones',
  'base_penal',
  'base_cobranza',
  'base_laboral',
  'base_civil',
  'contraloria',
] as const
export type BaseId = (typeof baseIds)[number]

export interface Base {
  readonly id: BaseId
  readonly name: string
  readonly collection: CollectionId
  /** Name of a lucide icon. */
  readonly icon: string
  readonly color: string
  /** Monthly price in CLP, IVA included; 0 when free. */
  readonly price: number
  readonly description: string
}

export const bases: readonly Base[] = [
  {
    id: 'base_corte_suprema',
    name: 'Corte Suprema',
    collection: 'corte_suprema',
    icon: 'landmark',
    color: '#1a365d',
    price: 20_000,
    description: 'Casación, unificación de jurisprudencia, queja y apelaciones de protección y amparo.',
  },
  {
    id: 'base_corte_apelaciones',
    name: 'Corte de Apelaciones',
    collection: 'corte_de_apelaciones',
    icon: 'scale',
    color: '#2c5282',
    price: 20_000,
    description: 'Apelación, nulidad, protección, amparo y reclamos de las diecisiete cortes.',
  },
  {
    id: 'familia',
    name: 'Familia',
    collection: 'familia',
    icon: 'users',
    color: '#975a16',
    price: 0,
    description: 'Alimentos, cuidado personal, relación directa y regular, divorcio y violencia intrafamiliar.',
  },
  {
    id: 'base_salud_corte_suprema',
    name: 'Salud Corte Suprema',
    collection: 'salud_corte_suprema',
    icon: 'heart-pulse',
    color: '#9b2c2c',
    price: 50_000,
    description: 'Isapres, Fonasa, coberturas y licencias médicas ante la Corte Suprema.',
  },
  {
    id: 'base_salud_corte_apelaciones',
    name: 'Salud Corte de Apelaciones',
    collection: 'salud_corte_de_apelaciones',
    icon: 'stethoscope',
    color: '#c05621',
    price: 50_000,
    description: 'Protección en materia de salud ante las cortes de apelaciones.',
  },
  {
    id: 'base_penal',
    name: 'Penal',
    collection: 'penal',
    icon: 'gavel',
    color: '#44337a',
    price: 0,
    description: 'Juzgados de garantía y tribunales de juicio oral en lo penal.',
  },
  {
    id: 'base_cobranza',
    name: 'Cobranza',
    collection: 'cobranza',
    icon: 'receipt',
    color: '#285e61',
    price: 0,
    description: 'Cobranza laboral y previsional.',
  },
  {
    id: 'base_laboral',
    name: 'Laboral',
    collection: 'laboral',
    icon: 'hard-hat',
    color: '#276749',
    price: 0,
    description: 'Despido, tutela, prestaciones, accidentes del trabajo y prácticas antisindicales.',
  },
  {
    id: 'base_civil',
    name: 'Civil',
    collection: 'civil',
    icon: 'file-text',
    color: '#2a4365',
    price: 0,
    description: 'Contratos, responsabilidad, arrendamiento, juicio ejecutivo y posesiones.',
  },
  {
    id: 'contraloria',
    name: 'Contraloría General de la República',
    collection: 'contraloria',
    icon: 'building-2',
    color: '#4a5568',
    price: 10_000,
    description: 'Dictámenes sobre función pública, contratación administrativa y municipalidades.',
  },
]

const baseByCollection = new Map(bases.map((base) => [base.collection, base]))
const baseById = new Map(bases.map((base) => [base.id, base]))

/** Base of a collection; null for the two collections without one. */
export function baseOfCollection(collection: CollectionId): Base | null {
  return baseByCollection.get(collection) ?? null
}

export function getBase(id: BaseId): Base {
  const base = baseById.get(id)
  if (base === undefined) throw new Error(`unknown base ${id}`)
  return base
}

export const collectionNames: Readonly<Record<CollectionId, string>> = {
  corte_suprema: 'Corte Suprema',
  corte_de_apelaciones: 'Corte de Apelaciones',
  familia: 'Familia',
  salud_corte_suprema: 'Salud Corte Suprema',
  salud_corte_de_apelaciones: 'Salud Corte de Apelaciones',
  penal: 'Penal',
  cobranza: 'Cobranza',
  laboral: 'Laboral',
  civil: 'Civil',
  contraloria: 'Contraloría General de la República',
  tribunal_constitucional: 'Tribunal Constitucional',
  administrativo: 'Tribunales y órganos administrativos',
}
