import type { RulingView } from '@basejuris/contract'
import { collectionNames, formatDocket, formatDocketLabel, numberedKind } from '@basejuris/domain'
import { capitalizeFirst, formatLongDate } from '@basejuris/domain/spanish-format'
import { ExternalLink, Flag, Link2Off } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { CaseChain } from '../citations/case-chain.tsx'
import { CitationLists } from '../citations/citation-lists.tsx'
import { normsByUse } from '../norms/group-norms.ts'
import { NormList } from '../norms/norm-list.tsx'
import { RelatedRulings } from '../related/related-rulings.tsx'
import { sourceName } from '../source-name.ts'
import { TraceLists } from '../traces/trace-lists.tsx'
import { Fact, FactsSheet } from './fact.tsx'
import { JudgeList } from './judge-list.tsx'

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(', ')

/** In courts of first instance the rol and the RIT are often the same number in two forms. */
const sameNumber = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.replace(/[.\s]/gu, '') === b.replace(/[.\s]/gu, '')

interface RulingFactsProps {
  readonly facts: Omit<RulingView, 'secciones' | 'destinos' | 'coincidencias' | 'version'>
  readonly versions: number
  /** Preferred article of the contrary rulings; null for any. */
  readonly article: string | null
  /** Names of the places of the text by anchor of paragraph. */
  readonly places: ReadonlyMap<string, string>
}

/** All metadata of the ruling: a column on wide screens, elsewhere a sheet that «Ficha» opens. */
export function RulingFacts({ facts, versions, article, places }: RulingFactsProps) {
  const judges = facts.ministros.length > 0 || facts.redactor !== null
  const collection = collectionNames[facts.coleccion]
  const isTrialNumber = facts.rol !== null && sameNumber(facts.rit, facts.rol)
  const numberName = isTrialNumber ? 'RIT' : capitalizeFirst(numberedKind(facts.tipo) ?? 'rol')
  const alertHref = (of: string): string => `/alertas?${new URLSearchParams({ sentencia: facts.docId, de: of })}`
  const origin = joined(facts.tribunalOrigen, facts.rolOrigen === null ? null : formatDocketLabel(facts.rolOrigen))
  return (
    <FactsSheet>
      <dl>
        <Fact name="Resultado, en palabras de la fuente">{facts.resultadoTexto === null ? null : `«${facts.resultadoTexto.trim()}»`}</Fact>
      </dl>
      <dl className="rd-pairs">
        <Fact name={numberName} alert={{ href: alertHref('rol'), of: `de este ${numberName === 'RIT' ? 'RIT' : 'rol'}` }}>
          {facts.rol === null ? null : formatDocket(facts.rol)}
        </Fact>
        <Fact name="RIT" {...(facts.rol === null ? { alert: { href: alertHref('rol'), of: 'de este RIT' } } : {})}>
          {isTrialNumber ? null : facts.rit}
        </Fact>
        <Fact name="RUC">{facts.ruc}</Fact>
        <Fact name="Libro">{facts.libro}</Fact>
      </dl>
      <dl>
        {facts.fechaSegunTexto !== null && (
          <>
            <Fact name="Fecha según el texto">{formatLongDate(facts.fechaSegunTexto)}</Fact>
            <Fact name="Fecha según la fuente">{facts.fechaSentencia === null ? null : formatLongDate(facts.fechaSentencia)}</Fact>
          </>
        )}
        <Fact name="Tribunal" alert={{ href: alertHref('tribunal'), of: 'de este tribunal' }}>
          {joined(facts.tribunal, facts.sala)}
        </Fact>
        <Fact name="Viene de">{origin}</Fact>
        <Fact
          name={facts.ministros.length === 1 ? 'Dictada por' : 'Integración'}
          alert={{ href: alertHref('ministro'), of: 'de quienes lo integran' }}
        >
          {judges ? <JudgeList judges={facts.ministros} drafter={facts.redactor} /> : null}
        </Fact>
      </dl>
      <Suspense>
        <CaseChain docId={facts.docId} />
      </Suspense>
      <Suspense>
        <RelatedRulings docId={facts.docId} article={article} />
      </Suspense>
      <Suspense>
        <CitationLists docId={facts.docId} places={places} />
      </Suspense>
      <Suspense>
        <TraceLists docId={facts.docId} places={places} />
      </Suspense>
      <dl>
        {normsByUse(facts.normas).map(({ name, norms }, index) => (
          <Fact key={name} name={name} {...(index === 0 && { alert: { href: alertHref('norma'), of: 'de estas normas' } })}>
            <NormList norms={norms} day={facts.fechaSentencia} />
          </Fact>
        ))}
        <Fact name="Materias" alert={{ href: alertHref('materia'), of: 'de estas materias' }}>
          {facts.materias.join(' · ')}
        </Fact>
        <Fact name="Colección">{collection === facts.tribunal ? null : collection}</Fact>
        <Fact name="Fuente">
          {sourceName(facts.fuente)},<span className="rd-note"> documento {facts.idSentence}</span>{' '}
          <a className="rd-to-provenance" href="#procedencia">
            Procedencia{versions > 1 && ` y ${versions} versiones`}
          </a>
        </Fact>
      </dl>
      {facts.urlOficial !== null && (
        <a className="rd-official" href={facts.urlOficial} target="_blank" rel="noreferrer">
          Ver en el sitio oficial
          <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
          <span className="sr-only"> (en otra pestaña)</span>
        </a>
      )}
      <Button className="rd-report-beside" data-report hidden>
        <Flag size={14} strokeWidth={1.5} aria-hidden />
        Reportar un dato erróneo
      </Button>
      <Button className="rd-report-beside" data-report="enlace" hidden>
        <Link2Off size={14} strokeWidth={1.5} aria-hidden />
        Reportar enlace
      </Button>
    </FactsSheet>
  )
}
