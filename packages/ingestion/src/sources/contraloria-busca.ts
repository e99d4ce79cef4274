import { decodeJsonObject } from '../reading/decode-json.ts'
import { FieldReader } from '../reading/field-reader.ts'
import { htmlToText } from '../reading/html-text.ts'
import { jsonRecords } from '../reading/json-records.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source } from '../record/source.ts'
import { blankRuling } from './blank-ruling.ts'
import { contraloriaDictamen } from './contraloria-dictamen.ts'

const publicView = (docId: string): string => `https://www.contraloria.cl/buscadorpdf/dictamenes/${docId}/html`
const id = 'contraloria-busca'

const textOf = (fields: FieldReader): string => {
  const plain = fields.body('documento_completo')
  return plain.trim() === '' ? htmlToText(fields.body('documento_completo_raw')) : plain
}

/** Answers of the Contraloría's public search (`apibusca/search/dictamenes`): Elasticsearch hits, one dictamen each. */
export const contraloriaBusca: Source = {
  id,
  name: 'Contraloría, buscador de dictámenes (JSON)',
  detect: (_path, head) => {
    if (!/^[\s\uFEFF]*\{/u.test(head) || !/"_shards"\s*:/u.test(head) || !/"hits"\s*:/u.test(head)) return 0
    return /"n_dictamen"|"documento_completo"|"cgr-dictamenes"|"dictamenes"/u.test(head) ? 0.95 : 0
  },
  records: (file, from, signal) => jsonRecords({ file, from, arrayKeys: ['hits'], hints: {}, signal }),
  parse: ({ raw }) => {
    const hit = decodeJsonObject(raw)
    const inner = hit['_source']
    const fields = new FieldReader(
      inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? (inner as Record<string, unknown>) : {},
    )
    const idSentence = fields.text('doc_id') ?? new FieldReader(hit).text('_id')
    if (idSentence === null) throw new RecordProblem('missing_id')
    if (!fields.has('documento_completo') && !fields.has('documento_completo_raw')) throw new RecordProblem('missing_text', idSentence)
    const text = textOf(fields)
    const facts = contraloriaDictamen({
      docId: idSentence,
      date: fields.text('fecha_documento'),
      subject: fields.text('materia'),
      descriptors: fields.text('descriptores'),
      criterion: fields.text('criterio'),
      legalSources: fields.text('fuentes_legales'),
      division: fields.text('origen_', 'origen'),
      text,
    })
    return { ...blankRuling({ source: id, idSentence, collection: 'contraloria', text }), ...facts, officialUrl: publicView(idSentence) }
  },
}
