import type { OppositionSearch } from '@basejuris/contract'
import { normPhrase } from '@basejuris/domain/norm-phrase'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ArrowLeft, SearchX } from 'lucide-react'
import { type ContrastAddress, contrastHref } from '../../components/ruling/contrast-address.ts'
import { normHref } from '../../components/ruling/norm-href.ts'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ExportButton } from '../exports/export-button.tsx'
import type { ExportOrigin } from '../exports/export-subject.ts'
import { rulingHref } from '../reader/reader-address.ts'
import { ContrastFilters } from './contrast-filters.tsx'
import { Opposition } from './opposition.tsx'

interface ContrastViewProps {
  readonly address: ContrastAddress
  readonly found: OppositionSearch | { readonly failure: string }
}

const backOf = ({ subject }: ContrastAddress) =>
  subject.kind === 'ruling'
    ? { href: rulingHref({ docId: subject.docId }), words: 'Volver a la sentencia' }
    : { href: normHref({ idNorma: subject.idNorma, article: subject.article, day: null }), words: 'Volver al artículo' }

const originOf = ({ subject, scope, level, from, to }: ContrastAddress): ExportOrigin => ({
  tipo: 'contraste',
  ...(subject.kind === 'ruling'
    ? { docId: subject.docId, ...(subject.article === null ? {} : { articulo: subject.article }) }
    : { idNorma: subject.idNorma, articulo: subject.article }),
  alcance: scope,
  ...(level === null ? {} : { nivel: level }),
  ...(from === null ? {} : { desde: from }),
  ...(to === null ? {} : { hasta: to }),
})

const leads: Readonly<Record<ContrastAddress['scope'], string>> = {
  amplio:
    'Sentencias que decidieron un mismo artículo a favor de la otra parte, sobre hechos parecidos. Cada una va con el pasaje de su tribunal que se opone al de la otra.',
  unificacion:
    'Sentencias laborales de la Corte Suprema y de las Cortes de Apelaciones en sentido contrario, primero las más nuevas, para un recurso de unificación de jurisprudencia (artículos 483 y siguientes del Código del Trabajo). Compruebe que estén firmes antes de invocarlas.',
}

/** Rulings that contradict a ruling, or that divide an article, face to face. */
export function ContrastView({ address, found }: ContrastViewProps) {
  const { subject, scope } = address
  const back = backOf(address)
  const isSearch = 'oposiciones' in found
  const listed = isSearch ? found.oposiciones : []
  const article = subject.kind === 'article' && isSearch ? (found.articulos[0]?.etiqueta ?? null) : null
  return (
    <div className="wrap pt-6 pb-16 md:pt-9">
      <p className="print:hidden">
        <a href={back.href} className={buttonClass('quiet', 'md', '-ml-3.5')}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          {back.words}
        </a>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">
            {article === null ? 'Contradicciones' : `Contradicciones sobre ${normPhrase(article)}`}
          </h1>
          <p className="mt-1.5 max-w-[68ch] text-pretty text-ink-2">{leads[scope]}</p>
        </div>
        {listed.length > 0 && (
          <ExportButton
            subject={{ origin: originOf(address), total: listed.length, title: 'Exportar las contradicciones' }}
            className={buttonClass('line', 'md', 'max-md:h-11 print:hidden')}
          />
        )}
      </div>
      <ContrastFilters address={address} />
      {isSearch && listed.length > 0 && (
        <section aria-labelledby="oposiciones" className="mt-8">
          <h2 id="oposiciones" className="border-b-[1.5px] border-ink pb-2 text-17 font-[560]">
            {subject.kind === 'article'
              ? formatPlural(listed.length, 'par de sentencias', 'pares de sentencias')
              : formatPlural(found.total, 'sentencia en sentido contrario', 'sentencias en sentido contrario')}
            {found.total > listed.length && <span className="ml-2 text-13 font-normal text-ink-2">se muestran {listed.length}</span>}
          </h2>
          <ol>
            {listed.map((opposition) => (
              <Opposition
                key={`${opposition.uno.docId} ${opposition.otro.docId}`}
                opposition={opposition}
                isFromRuling={subject.kind === 'ruling'}
              />
            ))}
          </ol>
          <p className="mt-3 max-w-[80ch] text-13 text-pretty text-ink-2">
            Los pasajes están copiados a la letra y los elige un programa: léalos en su contexto. Que dos sentencias se contradigan lo
            decide quien las lee.
          </p>
        </section>
      )}
      {listed.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={isSearch && found.articulos.length === 0 ? 'Esta sentencia no se comparó' : 'No lo encontramos'}
          actions={
            (address.level !== null || address.from !== null || address.to !== null || scope !== 'amplio') && (
              <a href={contrastHref({ subject, scope: 'amplio', level: null, from: null, to: null })} className={buttonClass('line')}>
                Buscar sin filtros
              </a>
            )
          }
        >
          <p>{isSearch ? found.mensaje : found.failure}</p>
        </EmptyState>
      )}
    </div>
  )
}
