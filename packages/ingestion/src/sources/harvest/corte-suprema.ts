import { presentText } from '../../reading/field-reader.ts'
import { harvestSource } from './harvest-source.ts'

/** Corte Suprema: rulings of the public search with a few of their fields. `_id` is the judiciary's own document id. */
export const harvestedCorteSuprema = harvestSource({
  organ: 'CorteSuprema',
  name: 'Corte Suprema',
  collection: 'corte_suprema',
  read: ({ title, fields }) => ({
    court: 'Corte Suprema',
    docketNumber: fields.text('case_number'),
    chamber: fields.text('chamber'),
    caption: title,
    appealType: fields.text('appeal_type'),
    outcomeText: fields.text('result'),
    documentKind: 'sentencia',
    judges: fields
      .list('judges')
      .flatMap((names) => names.split(/\s*[,;]\s*/u))
      .flatMap((name) => (presentText(name) === null ? [] : [{ name, vote: null }])),
    subjects: fields.list('descriptors').flatMap((written) => written.split(/\s*[,;]\s*/u).filter((subject) => subject !== '')),
  }),
})
