import type { endpoints } from '@basejuris/contract'

/** Bodies to try, for the calls that take one. */
export const requestExamples: Readonly<Partial<Record<keyof typeof endpoints, object>>> = {
  search: { consulta: 'despido art. 161 CT', filtros: { tribunal: ['Corte Suprema'], desde: '2018' }, tamano: 5 },
  semanticSearch: { message: 'despido comunicado durante una licencia médica', topK: 10, namespace: 'laboral' },
  findByIdV1: { searcher: [{ field: 'rol', value: '12.345-2020' }], collection: 'corte_suprema' },
  findByIdV2: { docId: 'el docId de un resultado', consulta: 'licencia médica' },
}
