import { type exportAnnexEndpoint, type exportCommentedEndpoint, exportMediaTypes } from '@basejuris/contract'
import type { CitationCheck } from '@basejuris/contract/check-words'
import { type DocumentPart, fileName, writeInWorker } from '@basejuris/documents'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { annotateInWorker } from '@basejuris/ingestion'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { checkCitations } from './check-citations.ts'
import { commentBrief } from './comment-brief.ts'
import { presentAnnex } from './present-annex.ts'
import { documentError, readUpload } from './read-upload.ts'

interface ExportOptions {
  readonly now: Date
  readonly signal: AbortSignal
}

type AnnexBody = z.output<typeof exportAnnexEndpoint.body>

/** Checks a text again and writes its annex: nothing is kept between the check and the file. */
export async function* exportAnnex(
  services: Services,
  actor: UserActor,
  body: AnnexBody,
  { now, signal }: ExportOptions,
): AsyncGenerator<DocumentPart> {
  const { formato, nombre } = body
  const upload = await readUpload(body, signal)
  const checked = await checkCitations(services, actor, upload, { now, signal })
  yield fileTitle('anexo de verificación', nombre, formato, now)
  yield readProgress(checked)
  const annex = presentAnnex(checked, { text: upload.text, name: nombre, publicUrl: services.site.publicUrl })
  yield* writeInWorker({ kind: 'annex', format: formato, annex }, noEntries(), signal)
}

type CommentedBody = z.output<typeof exportCommentedEndpoint.body>

/** Checks a DOCX again and gives it back with a comment at each citation. Fails with `document.word_only` for anything else. */
export async function* exportCommented(
  services: Services,
  actor: UserActor,
  body: CommentedBody,
  { now, signal }: ExportOptions,
): AsyncGenerator<DocumentPart> {
  const { archivo, nombre } = body
  if (archivo === undefined) throw new ServiceError('document.word_only')
  const upload = await readUpload(body, signal)
  if (upload.document?.formato !== 'docx') throw new ServiceError('document.word_only')
  const checked = await checkCitations(services, actor, upload, { now, signal })
  const annotations = commentBrief(checked, { text: upload.text, name: nombre, publicUrl: services.site.publicUrl })
  const { bytes } = await annotateInWorker(Buffer.from(archivo, 'base64'), annotations, signal).catch((error: unknown) => {
    throw documentError(error, 'document.word_only')
  })
  yield fileTitle('citas comentadas', nombre, 'docx', now)
  yield readProgress(checked)
  yield bytes
}

async function* noEntries(): AsyncGenerator<never> {}

const readProgress = ({ citas }: CitationCheck): DocumentPart => ({ stage: 'read', done: citas.length, total: citas.length })

/** «anexo-de-verificacion-escrito-22-11-2026.pdf». */
const fileTitle = (kind: string, name: string, format: 'docx' | 'pdf', now: Date): DocumentPart => ({
  name: fileName({ kind, subject: name.replace(/\.\w{2,4}$/u, ''), day: chileanDate(now), extension: format }),
  mediaType: exportMediaTypes[format],
})
