import type { DocumentPart } from '@basejuris/documents'
import { ServiceError } from '../../errors/service-error.ts'
import type { ExportTurns } from './export-limiter.ts'

interface Turn {
  readonly turns: ExportTurns
  readonly userId: string
  readonly signal: AbortSignal
}

/** Makes a document when its turn comes. Fails with `export.busy`, or `export.too_large` when it needs too much memory. */
export async function* inTurn(document: AsyncIterable<DocumentPart>, { turns, userId, signal }: Turn): AsyncGenerator<DocumentPart> {
  const leave = await turns.take(userId, signal)
  try {
    yield* document
  } catch (error) {
    throw isOutOfMemory(error) ? new ServiceError('export.too_large', { cause: error }) : error
  } finally {
    leave()
  }
}

const isOutOfMemory = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
