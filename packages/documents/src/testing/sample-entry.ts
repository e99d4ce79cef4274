import type { DocumentHead, RulingEntry } from '../document.ts'

export const sampleHead: DocumentHead = {
  title: 'Sentencias encontradas',
  facts: [
    { name: 'Búsqueda', value: 'despido «necesidades»' },
    { name: 'Contiene', value: '2 de 1.284 sentencias' },
  ],
  notices: ['Los datos personales van anonimizados.'],
  notes: [],
  consultedOn: '2026-11-20',
}

/** An entry of a fictional ruling. */
export function sampleEntry(overrides: Partial<RulingEntry> = {}): RulingEntry {
  return {
    citable: {
      docId: 'cs-abc234',
      caption: 'Pérez & Hijos con Naviera «Sur» S.A.',
      court: 'Corte Suprema, Cuarta Sala',
      docket: 'rol N° 12.345-2020',
      decidedOn: '2021-05-03',
      subjects: ['Despido', 'Licencia médica'],
      fictional: true,
    },
    court: 'Corte Suprema',
    chamber: 'Cuarta Sala',
    base: 'Corte Suprema',
    outcome: 'Acoge',
    appealType: 'Unificación',
    judges: ['Elisa Ficticia Moraga'],
    drafter: 'Elisa Ficticia Moraga',
    norms: ['art. 161 Código del Trabajo'],
    citation: 'Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021, «Pérez & Hijos con Naviera «Sur» S.A.».',
    url: 'https://basejuris.example/sentencia?id=cs-abc234',
    officialUrl: null,
    passages: [{ place: 'c. 7°', text: 'la causal de necesidades de la empresa exige circunstancias objetivas' }],
    decision: null,
    sections: [],
    warnings: [],
    tags: [],
    notes: [],
    ...overrides,
  }
}

export async function* inOrder<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
