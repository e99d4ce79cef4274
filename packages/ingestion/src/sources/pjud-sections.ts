import { type CollectionId, foldAccents } from '@basejuris/domain'

/** Field names of each section: `supreme` and `appeals` have their own, all first-instance sections share one set. */
export type PjudLevel = 'supreme' | 'appeals' | 'first_instance'

export interface PjudSection {
  readonly collection: CollectionId
  readonly level: PjudLevel
}

const sections: Readonly<Record<string, PjudSection>> = {
  cortesuprema: { collection: 'corte_suprema', level: 'supreme' },
  lineasjurisprudenciales: { collection: 'corte_suprema', level: 'supreme' },
  compendioextranjeria: { collection: 'corte_suprema', level: 'supreme' },
  saludcs: { collection: 'salud_corte_suprema', level: 'supreme' },
  saludcortesuprema: { collection: 'salud_corte_suprema', level: 'supreme' },
  compendiodesaluddecortesuprema: { collection: 'salud_corte_suprema', level: 'supreme' },
  cortedeapelaciones: { collection: 'corte_de_apelaciones', level: 'appeals' },
  cortesdeapelaciones: { collection: 'corte_de_apelaciones', level: 'appeals' },
  saludca: { collection: 'salud_corte_de_apelaciones', level: 'appeals' },
  saludcortedeapelaciones: { collection: 'salud_corte_de_apelaciones', level: 'appeals' },
  compendiodesaluddecortedeapelaciones: { collection: 'salud_corte_de_apelaciones', level: 'appeals' },
  civiles: { collection: 'civil', level: 'first_instance' },
  civil: { collection: 'civil', level: 'first_instance' },
  cobranza: { collection: 'cobranza', level: 'first_instance' },
  familia: { collection: 'familia', level: 'first_instance' },
  laborales: { collection: 'laboral', level: 'first_instance' },
  laboral: { collection: 'laboral', level: 'first_instance' },
  penales: { collection: 'penal', level: 'first_instance' },
  penal: { collection: 'penal', level: 'first_instance' },
}

/** `id_instancia` of the judiciary's search index. */
const sectionByInstance: Readonly<Record<number, string>> = {
  1: 'cortesuprema',
  2: 'cortedeapelaciones',
  3: 'laborales',
  4: 'cobranza',
  5: 'penales',
  6: 'familia',
  7: 'civiles',
}

/** Section by its name in an envelope, a folder or an address («Corte_de_Apelaciones»); null when unknown. */
export function findPjudSection(name: string): PjudSection | null {
  const key = foldAccents(name).replace(/[^a-z]/g, '')
  return Object.hasOwn(sections, key) ? (sections[key] ?? null) : null
}

/** The section that a document names; null when it names none. */
export function pjudSectionOfInstance(instance: number | null): PjudSection | null {
  return instance === null ? null : findPjudSection(sectionByInstance[instance] ?? '')
}
