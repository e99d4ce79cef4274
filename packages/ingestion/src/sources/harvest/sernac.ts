import { harvestSource } from './harvest-source.ts'

/**
 * Interpretative circulars and dictámenes of the Servicio Nacional del Consumidor. The resolution number is usually stamped and missing
 * in the text.
 */
export const harvestedSernac = harvestSource({
  organ: 'SERNAC',
  name: 'Servicio Nacional del Consumidor',
  collection: 'administrativo',
  read: ({ title, fields }) => {
    const described = /resoluci[oó]n exenta\s*n[°º]\s*(\d+)/iu.exec(fields.text('description') ?? '')?.[1]
    return {
      court: 'Servicio Nacional del Consumidor',
      docketNumber: fields.text('resolution') ?? (described === undefined ? null : `RE-${described}`),
      caption: title,
      titled: true,
      documentKind: fields.text('doc_type') ?? 'dictamen',
      officialUrl: fields.text('url', 'pdf_url'),
    }
  },
})
