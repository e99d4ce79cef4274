import { describeDatabaseError, isStorageFull, StorageFull } from '@basejuris/database'

/** A refusal that an operator can act on; its message is shown unchanged. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

const systemFailures: Readonly<Record<string, string>> = {
  EACCES: 'falta permiso para leer o escribir',
  EPERM: 'el sistema no permite la operación',
  ENOENT: 'no existe',
  EEXIST: 'ya existe',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  EROFS: 'el disco es de solo lectura',
  EIO: 'el disco no responde bien',
  EMFILE: 'hay demasiados archivos abiertos en este proceso',
}

/** Why a command failed, in one sentence for the operator. Never quotes data. */
export function describeFailure(error: unknown): string {
  if (error instanceof OperatorError || error instanceof StorageFull) return error.message
  if (isStorageFull(error)) return 'No queda espacio en el disco: libere espacio y repita la orden.'
  const { name, code } = describeDatabaseError(error)
  const path = (error as NodeJS.ErrnoException | null)?.path
  const failure = systemFailures[code ?? '']
  if (failure !== undefined) return `La orden falló: ${failure}${path === undefined ? '' : `: ${path}`}.`
  return `La orden falló: ${name}${code === null ? '' : ` (${code})`}.`
}
