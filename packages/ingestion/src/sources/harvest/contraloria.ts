import { contraloriaDictamen } from '../contraloria-dictamen.ts'
import { harvestSource } from './harvest-source.ts'

/** Dictámenes of the Contraloría. */
export const harvestedContraloria = harvestSource({
  organ: 'Contraloria',
  name: 'Contraloría General de la República',
  collection: 'contraloria',
  read: ({ idSentence, title, text, date, fields }) =>
    contraloriaDictamen({
      docId: idSentence.replace(/^CL-CGR-/u, ''),
      date,
      subject: title,
      descriptors: fields.text('descriptors'),
      criterion: fields.text('criterio'),
      legalSources: fields.text('legal_sources'),
      division: fields.text('origin'),
      text,
    }),
})
