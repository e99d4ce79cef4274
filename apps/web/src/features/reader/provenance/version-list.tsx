import type { RulingVersionView } from '@basejuris/contract'
import { comparisonHref, rulingHref } from '../reader-address.ts'
import { sourceName } from '../source-name.ts'
import { versionSummary } from './version-summary.ts'

interface VersionListProps {
  readonly docId: string
  readonly versions: readonly RulingVersionView[]
  /** Number of the version being read. */
  readonly read: number | undefined
}

/** Every received version, newest first. Each can be read and compared with the current one. */
export function VersionList({ docId, versions, read }: VersionListProps) {
  const shown = versions.find(({ mostrada }) => mostrada)?.version
  return (
    <ol className="rd-versions">
      {versions.map((version) => (
        <li key={version.version} aria-current={version.version === read ? 'true' : undefined}>
          <p>
            <b>Versión {version.version}</b>
            {version.mostrada && <span className="rd-shown">vigente</span>}
            {version.version === read && <span className="rd-note"> · la que está leyendo</span>}
          </p>
          <p className="rd-note">
            {sourceName(version.fuente)} · {versionSummary(version)}
          </p>
          {version.legible && (
            <p className="rd-version-links">
              {version.version !== read && (
                <a href={rulingHref({ docId, version: version.mostrada ? null : version.version })}>
                  Leer<span className="sr-only"> la versión {version.version}</span>
                </a>
              )}
              {!version.mostrada && shown !== undefined && (
                <a href={comparisonHref(docId, version.version, shown)}>
                  Ver qué cambió<span className="sr-only"> entre la versión {version.version} y la vigente</span>
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
