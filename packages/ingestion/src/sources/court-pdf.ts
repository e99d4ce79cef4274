import { createHash } from 'node:crypto'
import { decodeText } from '../reading/decode-json.ts'
import { pdfPages } from '../reading/documents/pdf-pages.ts'
import { findMapping } from '../reading/mapping-file.ts'
import { wholeFile } from '../reading/whole-file.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source } from '../record/source.ts'
import { blankRuling } from './blank-ruling.ts'
import { environmentalPdf, tdlcPdf, tribunalConstitucionalPdf } from './court-pdf/other-courts.ts'
import { pjudPdf } from './court-pdf/pjud.ts'

const readers = [tribunalConstitucionalPdf, tdlcPdf, environmentalPdf, pjudPdf]
const pageBreak = '\f'
const id = 'court-pdf'

/** Documents without an own number are identified by their words. */
const idOfText = (text: string): string => `pdf-${createHash('sha256').update(text).digest('hex').slice(0, 20)}`

/**
 * PDFs signed by a court, recognised without a mapping file. Reads the judiciary's case files, the Tribunal Constitucional, the
 * competition court and the environmental tribunals. Other PDFs need a mapping file beside them.
 */
export const courtPdf: Source = {
  id,
  name: 'PDF firmados por tribunales',
  detect: (path, head) => (head.startsWith('%PDF-') && findMapping(path) === null ? 0.8 : 0),
  records: (file, from, signal) => wholeFile(file, from, {}, signal),
  extract: async ({ raw, hints }) => ({ raw: new TextEncoder().encode((await pdfPages(raw)).join(pageBreak)), hints }),
  parse: ({ raw }) => {
    const pages = decodeText(raw).split(pageBreak)
    for (const read of readers) {
      const found = read(pages)
      if (found === null) continue
      const { collection, text, facts } = found
      return { ...blankRuling({ source: id, idSentence: found.idSentence ?? idOfText(text), collection, text }), ...facts }
    }
    throw new RecordProblem('missing_mapping')
  },
}
