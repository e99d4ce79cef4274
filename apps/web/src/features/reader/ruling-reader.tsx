import { maxCorrectionLength, type ProvenanceView, type RulingView } from '@basejuris/contract'
import { cookies } from 'next/headers'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { PassageSlot } from '../../saved-items/passages/passage-slot.tsx'
import { currentUser } from '../../session/current-session.ts'
import { ReaderBehaviour } from './behaviour/reader-behaviour.tsx'
import { citableRuling } from './citation/citable-ruling.ts'
import { addFictionalWarning, citeAt } from './citation-text.ts'
import { placeNames } from './citations/place-links.ts'
import { CitePanel } from './panels/cite-panel.tsx'
import { ReaderBar } from './panels/reader-bar.tsx'
import { ReaderShortcuts } from './panels/reader-shortcuts.tsx'
import { RulingContents } from './panels/ruling-contents.tsx'
import { RulingFacts } from './panels/ruling-facts.tsx'
import { RulingHeading } from './panels/ruling-heading.tsx'
import { ProvenanceSection } from './provenance/provenance-section.tsx'
import { PrintedColophon } from './provenance/source-facts.tsx'
import { VersionNotice } from './provenance/version-notice.tsx'
import { backHref, type QuerySwitches } from './reader-address.ts'
import { ReportSlot } from './report/report-slot.tsx'
import { reportableData } from './report/reportable-data.ts'
import { RulingText } from './ruling-text.tsx'
import { runningHeadStyle } from './running-heads.ts'
import { contentsOf } from './text/contents.ts'
import { countHits } from './text/paragraph-hits.ts'
import { parseTextSizeStep, parseTypeface, textScales, textSizeCookie, typefaceCookie } from './text-settings.ts'
import './styles/reader.css'

interface RulingReaderProps {
  readonly ruling: RulingView
  readonly provenance: ProvenanceView | null
  readonly query: string
  readonly switches?: QuerySwitches
  /** Limits contrary rulings to this article; null for any. */
  readonly article: string | null
}

const shownVersion = (provenance: ProvenanceView | null): number | undefined =>
  provenance?.versiones.find(({ mostrada }) => mostrada)?.version

/** The reader page: tools, contents, text, facts. The behaviour attaches to this markup and reads its `data-*` attributes. */
export async function RulingReader({ ruling, provenance, query, switches = {}, article }: RulingReaderProps) {
  const { secciones, destinos, coincidencias: _, version, ...facts } = ruling
  const [choices, user] = await Promise.all([cookies(), currentUser()])
  const textSizeStep = parseTextSizeStep(user?.preferencias.letra?.toString() ?? choices.get(textSizeCookie)?.value)
  const face = parseTypeface(choices.get(typefaceCookie)?.value)
  const entries = contentsOf(secciones)
  const hits = secciones.reduce((sum, section) => sum + countHits(section), 0)
  const official = addFictionalWarning(citeAt(facts.cita.oficial, ''), facts.ficticia)
  const short = addFictionalWarning(citeAt(facts.cita.corta, ''), facts.ficticia)
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className="rd"
      data-reader
      data-beside-assistant
      data-doc={facts.docId}
      data-day={facts.fechaSentencia ?? undefined}
      data-version={version ?? shownVersion(provenance)}
      data-archived={version === null ? undefined : ''}
      data-user={user === null ? undefined : ''}
      data-official={official}
      data-short={short}
      data-number={facts.numero ?? undefined}
      data-citable={JSON.stringify(citableRuling(facts))}
      data-contents={entries.length > 1}
      data-hits={hits}
      data-letter-step={textSizeStep}
      data-face={face}
      style={{ '--letter': textScales[textSizeStep], ...runningHeadStyle(facts.cita.corta) } as React.CSSProperties}
    >
      <ReaderBar
        docId={facts.docId}
        caption={facts.caratulado}
        query={query}
        back={backHref(query, switches)}
        hits={hits}
        hasContents={entries.length > 1}
        textSizeStep={textSizeStep}
        face={face}
        mayAsk={version === null}
      />
      <div className="rd-lay">
        {entries.length > 1 && <RulingContents entries={entries} />}
        <article className="rd-paper">
          <div className="rd-column">
            {version !== null && <VersionNotice docId={facts.docId} version={version} provenance={provenance} />}
            <RulingHeading facts={facts} />
            <RulingText sections={secciones} targets={destinos} />
            <PrintedColophon facts={facts} />
            <ProvenanceSection facts={facts} provenance={provenance} version={version} />
          </div>
          <RulingFacts facts={facts} versions={provenance?.versiones.length ?? 1} article={article} places={placeNames(secciones)} />
        </article>
        {hits > 0 && (
          <div className="rd-strip" aria-hidden="true">
            <div />
          </div>
        )}
      </div>
      <ReaderShortcuts />
      <CitePanel official={official} short={short} days={facts} />
      <LazyFolderChooser />
      {user !== null && <PassageSlot />}
      <ReportSlot docId={facts.docId} data={reportableData(facts)} maxLength={maxCorrectionLength} />
      <ReaderBehaviour key={`${facts.docId} ${version} ${query}`} />
    </main>
  )
}
