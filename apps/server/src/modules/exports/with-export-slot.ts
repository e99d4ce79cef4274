import type { DocumentPart } from '@basejuris/documents'
import { ServiceError } from '../../errors/service-error.ts'
import type { WorkLimiter, WorkRequester } from '../../http/work-limiter.ts'

interface ExportSlot extends WorkRequester {
  readonly limiter: WorkLimiter
  readonly signal: AbortSignal
}

/** Makes a document once a slot is free. Fails with `export.busy`, or with `export.too_large` when memory runs out. */
export async function* withExportSlot(
  document: AsyncIterable<DocumentPart>,
  { limiter, userId, address, ticket, signal }: ExportSlot,
): AsyncGenerator<DocumentPart> {
  const release = await limiter.acquire({ userId, address, ticket }, signal)
  try {
    yield* document
  } catch (error) {
    throw isOutOfMemory(error) ? new ServiceError('export.too_large', { cause: error }) : error
  } finally {
    release()
  }
}

const isOutOfMemory = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
