import type { DocumentFormat, WriteDocument } from './document-values.ts'

/** Loads a writer when first needed: the one of PDF is large. */
export async function writerOf(format: DocumentFormat): Promise<WriteDocument> {
  if (format === 'csv') return (await import('./write-csv.ts')).writeCsv
  if (format === 'xlsx') return (await import('./write-xlsx.ts')).writeXlsx
  if (format === 'docx') return (await import('./write-docx.ts')).writeDocx
  if (format === 'pdf') return (await import('./write-pdf.ts')).writePdf
  const citations = await import('./write-citations.ts')
  return format === 'ris' ? citations.writeRis : citations.writeBibtex
}
