import type { AnalysisTask, WriteAnalysis } from './analysis/analysis-document.ts'
import type { AnnexTask, WriteAnnex } from './annex/annex.ts'
import type { AnswersTask, WriteAnswers } from './answers/answers.ts'
import type { DocumentFormat, DocumentLayout, WriteDocument } from './document.ts'

/** Loads a writer when first needed: the one of PDF is large. A brief and a contrast have two formats; the others give a list. */
export async function writerOf(format: DocumentFormat, layout: DocumentLayout = 'list'): Promise<WriteDocument> {
  if (layout === 'brief' && format === 'docx') return (await import('./docx/write-brief-docx.ts')).writeBriefDocx
  if (layout === 'brief' && format === 'xlsx') return (await import('./tables/write-brief-xlsx.ts')).writeBriefXlsx
  if (layout === 'contrast' && format === 'docx') return (await import('./docx/write-contrast-docx.ts')).writeContrastDocx
  if (layout === 'contrast' && format === 'xlsx') return (await import('./tables/write-contrast-xlsx.ts')).writeContrastXlsx
  if (format === 'csv') return (await import('./tables/write-csv.ts')).writeCsv
  if (format === 'xlsx') return (await import('./tables/write-xlsx.ts')).writeXlsx
  if (format === 'docx') return (await import('./docx/write-docx.ts')).writeDocx
  if (format === 'pdf') return (await import('./pdf/write-pdf.ts')).writePdf
  const citations = await import('./write-citations.ts')
  return format === 'ris' ? citations.writeRis : citations.writeBibtex
}

/** Loads a writer of analyses when first needed. */
export async function analysisWriterOf(format: AnalysisTask['format']): Promise<WriteAnalysis> {
  if (format === 'xlsx') return (await import('./analysis/write-analysis-xlsx.ts')).writeAnalysisXlsx
  return (await import('./analysis/write-analysis-docx.ts')).writeAnalysisDocx
}

/** Loads a writer of annexes when first needed. */
export async function annexWriterOf(format: AnnexTask['format']): Promise<WriteAnnex> {
  if (format === 'docx') return (await import('./annex/write-annex-docx.ts')).writeAnnexDocx
  return (await import('./annex/write-annex-pdf.ts')).writeAnnexPdf
}

/** Loads a writer of conversations when first needed. */
export async function answersWriterOf(format: AnswersTask['format']): Promise<WriteAnswers> {
  if (format === 'docx') return (await import('./answers/write-answers-docx.ts')).writeAnswersDocx
  return (await import('./answers/write-answers-pdf.ts')).writeAnswersPdf
}
