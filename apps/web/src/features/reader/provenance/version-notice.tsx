import type { ProvenanceView } from '@basejuris/contract'
import { History } from 'lucide-react'
import { comparisonHref, rulingHref } from '../reader-address.ts'
import { formatInstant } from './version-summary.ts'

interface VersionNoticeProps {
  readonly docId: string
  readonly version: number
  readonly provenance: ProvenanceView | null
}

/** Warns that an older version is being read; nothing for the current one. */
export function VersionNotice({ docId, version, provenance }: VersionNoticeProps) {
  const read = provenance?.versiones.find((one) => one.version === version)
  const shown = provenance?.versiones.find((one) => one.mostrada)
  if (read?.mostrada === true) return null
  return (
    <p className="rd-old-version" role="note">
      <History size={15} strokeWidth={1.75} aria-hidden />
      <span>
        <b>Está leyendo la versión {version}, que no es la vigente.</b>
        {read === undefined
          ? ''
          : ` Se guardó el ${formatInstant(read.guardada)}${read.superada === null ? '' : ` y fue superada el ${formatInstant(read.superada)}`}.`}{' '}
        <span className="rd-old-links">
          <a href={rulingHref({ docId })}>Leer la vigente</a>
          {shown !== undefined && (
            <>
              {' · '}
              <a href={comparisonHref(docId, version, shown.version)}>Ver qué cambió</a>
            </>
          )}
        </span>
      </span>
    </p>
  )
}
