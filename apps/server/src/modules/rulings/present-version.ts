import type { RulingVersionView, VersionStatusView } from '@basejuris/contract'
import type { RulingVersion, VersionStatus } from '@basejuris/domain'

const statusNames: Readonly<Record<VersionStatus, VersionStatusView>> = {
  firm: 'firme',
  appealed: 'recurrida',
  replaced: 'reemplazada',
  withdrawn: 'retirada',
}

export function presentVersion(version: RulingVersion): RulingVersionView {
  return {
    version: version.version,
    mostrada: version.shown,
    fuente: version.source,
    idSentence: version.idSentence,
    leida: version.fetchedAt?.toISOString() ?? null,
    guardada: version.storedAt.toISOString(),
    huella: hexadecimal(version.rawHash),
    huellaTexto: hexadecimal(version.textHash),
    caracteres: version.characters,
    analisis: version.documentsVersion,
    estado: version.status === null ? null : statusNames[version.status],
    superada: version.supersededAt?.toISOString() ?? null,
    legible: version.status !== 'withdrawn',
  }
}

/** Formats as `sha256sum` does; null without a hash. */
const hexadecimal = (hash: string | null): string | null =>
  hash === null || hash === '' ? null : Buffer.from(hash, 'base64url').toString('hex')
