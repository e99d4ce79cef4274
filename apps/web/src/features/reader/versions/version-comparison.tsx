import type { RulingVersionView, RulingView } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { rulingTitle } from '../citation/citable-ruling.ts'
import { versionSummary } from '../provenance/version-summary.ts'
import { rulingHref } from '../reader-address.ts'
import { sourceName } from '../source-name.ts'
import { ChangedPassageView } from './changed-passage.tsx'
import { compareFacts } from './compare-facts.ts'
import { compareTexts } from './compare-texts.ts'
import { FactChanges } from './fact-changes.tsx'
import { VersionChoice } from './version-choice.tsx'
import './versions.css'

export interface ReadVersion {
  readonly version: RulingVersionView
  readonly ruling: RulingView
}

interface VersionComparisonProps {
  readonly before: ReadVersion
  readonly after: ReadVersion
  readonly versions: readonly RulingVersionView[]
}

/** Two versions of a ruling side by side, only where they differ. */
export function VersionComparison({ before, after, versions }: VersionComparisonProps) {
  const { docId } = after.ruling
  const passages = compareTexts(before.ruling.secciones, after.ruling.secciones)
  const facts = compareFacts(before.ruling, after.ruling)
  const changes = passages.filter(({ kind }) => kind === 'changed').length
  return (
    <main id="contenido" tabIndex={-1} className="vs">
      <a className={buttonClass('quiet', 'md', 'vs-back')} href={rulingHref({ docId })}>
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        Volver a la sentencia
      </a>
      <header className="vs-head">
        <p>{after.ruling.sala === null ? after.ruling.tribunal : `${after.ruling.tribunal}, ${after.ruling.sala}`}</p>
        <h1>{rulingTitle(after.ruling)}</h1>
        <p role="status" className="vs-summary">
          {changes === 0 && facts.length === 0
            ? 'Las dos versiones dicen lo mismo.'
            : `${changes === 0 ? 'El texto es el mismo' : formatPlural(changes, 'pasaje distinto', 'pasajes distintos')}${
                facts.length === 0 ? '' : `; ${formatPlural(facts.length, 'dato distinto', 'datos distintos')}`
              }.`}
        </p>
        <VersionChoice docId={docId} versions={versions} before={before.version.version} after={after.version.version} />
      </header>
      <div className="vs-sides">
        {[before, after].map(({ version }) => (
          <p key={version.version}>
            <b>
              Versión {version.version}
              {version.mostrada ? ', vigente' : ''}
            </b>
            <span>
              {sourceName(version.fuente)} · {versionSummary(version)}
            </span>
          </p>
        ))}
      </div>
      {facts.length > 0 && <FactChanges facts={facts} before={before.version.version} after={after.version.version} />}
      <div className="vs-text">
        {passages.map((passage, index) =>
          passage.kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
            <p key={index} className="vs-same">
              {formatPlural(passage.paragraphs, 'párrafo igual', 'párrafos iguales')}
            </p>
          ) : (
            <ChangedPassageView
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
              key={index}
              passage={passage}
              before={{ version: before.version.version, href: rulingHref({ docId, version: before.version.version }) }}
              after={{
                version: after.version.version,
                href: rulingHref({ docId, version: after.version.mostrada ? null : after.version.version }),
              }}
            />
          ),
        )}
      </div>
    </main>
  )
}
