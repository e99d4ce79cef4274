import type { ProvenanceView, RulingFactsView } from '@basejuris/contract'
import { joinWords } from '@basejuris/domain'
import { ExternalLink, Flag } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { Fact } from '../panels/fact.tsx'
import { sourceName } from '../source-name.ts'
import { ContentHash } from './content-hash.tsx'
import { maskedDataSummary } from './masked-data-summary.ts'
import { SourceFacts } from './source-facts.tsx'
import { VersionList } from './version-list.tsx'
import { formatInstant, statusNames } from './version-summary.ts'

interface ProvenanceSectionProps {
  readonly facts: RulingFactsView
  readonly provenance: ProvenanceView | null
  /** Number of the version being read; null for the current one. */
  readonly version: number | null
}

/** Source, versions, masked data and the report button. These are our words, set apart from the court's. */
export function ProvenanceSection({ facts, provenance, version }: ProvenanceSectionProps) {
  const versions = provenance?.versiones ?? []
  const read = versions.find((one) => (version === null ? one.mostrada : one.version === version))
  return (
    <section id="procedencia" tabIndex={-1} className="rd-prov" aria-labelledby="procedencia-titulo">
      <h2 id="procedencia-titulo">Procedencia</h2>
      <dl>
        <Fact name="Fuente">
          {sourceName(facts.fuente)}
          <span className="rd-note">, documento {facts.idSentence}</span>
        </Fact>
        <Fact name="Original">{facts.urlOficial === null ? null : <OfficialLink href={facts.urlOficial} />}</Fact>
        <Fact name="Como lo escribe la fuente">
          {provenance === null || provenance.segunFuente.length === 0 ? null : <SourceFacts facts={provenance.segunFuente} />}
        </Fact>
        <Fact name="Estado">{read?.estado == null ? null : statusNames[read.estado]}</Fact>
        <Fact name="Leída en su fuente">{read?.leida == null ? null : formatInstant(read.leida)}</Fact>
        <Fact name="Guardada en BaseJuris">{read === undefined ? null : formatInstant(read.guardada)}</Fact>
        <Fact name="Versión">{read === undefined ? null : `${read.version} de ${versions.length}`}</Fact>
        <Fact name="Análisis">{read === undefined ? null : `edición ${read.analisis} de la lectura y de la anonimización`}</Fact>
        <Fact name="Datos anonimizados">{provenance === null ? null : <Masked provenance={provenance} />}</Fact>
        <Fact name="Huella del registro (SHA-256)">
          {read?.huella == null ? null : <ContentHash hash={read.huella} what="del registro" />}
        </Fact>
        <Fact name="Huella del texto (SHA-256)">
          {read?.huellaTexto == null ? null : <ContentHash hash={read.huellaTexto} what="del texto" />}
        </Fact>
      </dl>
      {versions.length > 1 && (
        <>
          <h3>Versiones</h3>
          <VersionList docId={facts.docId} versions={versions} read={read?.version} />
        </>
      )}
      <Button variant="line" className="rd-report" data-report hidden>
        <Flag size={15} strokeWidth={1.5} aria-hidden />
        Reportar un dato erróneo
      </Button>
    </section>
  )
}

function OfficialLink({ href }: { readonly href: string }) {
  return (
    <a className="rd-official" href={href} target="_blank" rel="noreferrer">
      {new URL(href).hostname.replace(/^www\./, '')}
      <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
      <span className="sr-only"> (en otra pestaña)</span>
    </a>
  )
}

function Masked({ provenance }: { readonly provenance: ProvenanceView }) {
  const words = maskedDataSummary(provenance)
  if (words.length === 0) return 'Ninguno.'
  const names = provenance.personas.distintas > 0
  return (
    <>
      {joinWords(words)}.
      <span className="rd-note">
        {' '}
        La ley 19.628 protege los datos personales: BaseJuris los reemplaza antes de guardar el texto
        {names ? ', y los nombres cuando la materia o la edad lo exigen' : ''}. Lo anonimizado por la propia fuente queda como ella lo dejó.
      </span>
    </>
  )
}
