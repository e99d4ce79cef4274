import type { AnswerRuling, ResearchResult } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronRight } from 'lucide-react'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { CoverageWords } from '../../chat/answer/coverage-words.tsx'
import { summaryClass } from '../../chat/answer/search-details.tsx'
import { shownCitation } from '../../chat/answer/shown-citation.ts'

/** How a memo was made: queries, rulings that were read, those set aside with the reason, and how many quotations were compared. */
export function MemoMethod({ method }: { readonly method: ResearchResult['metodo'] }) {
  const { consultas, abiertas, descartadas, citas, comprobadas, tachadas, segundos, cobertura } = method
  const aside = new Map(descartadas.map(({ sentencia, motivo }) => [sentencia.docId, motivo]))
  return (
    <details className="group border-t border-rule">
      <summary className={summaryClass}>
        <ChevronRight size={15} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
        Método
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-4 text-14">
        <p className="figures text-pretty">
          {comprobadas} de {formatPlural(citas, 'cita coincide', 'citas coinciden')} palabra por palabra con su sentencia.
          {tachadas > 0 && ` Se retiró ${formatPlural(tachadas, 'afirmación', 'afirmaciones')} que ninguna sentencia sostenía.`} Tardó{' '}
          {segundos.toLocaleString('es-CL', { maximumFractionDigits: 1 })} s. <CoverageWords coverage={cobertura} />
        </p>
        <div>
          <h3 className="font-[560]">Qué se buscó</h3>
          <ol className="mt-1 grid gap-2">
            {consultas.map(({ pregunta, motivo, formal, resultado }) => (
              <li key={`${motivo} ${pregunta}`} className="border-b border-rule pb-2 break-words">
                <span className="text-13 text-ink-2">{motivo}</span>
                <p>{resultado}</p>
                {formal !== '' && (
                  <a href={`/resultados?${new URLSearchParams({ q: formal })}`} className="inline-link font-mono text-13 break-words">
                    {formal}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="font-[560]">Qué se leyó</h3>
          <ul className="mt-1 grid gap-1.5">
            {abiertas.map((ruling) => (
              <li key={ruling.docId} className="break-words">
                <RulingName ruling={ruling} />
                <span className="text-13 text-ink-2"> {aside.get(ruling.docId) ?? 'Citada.'}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  )
}

function RulingName({ ruling: { cita, estado, ficticia, url } }: { readonly ruling: AnswerRuling }) {
  if (estado === 'retirada') return <span className="text-ink-2">Una sentencia que fue retirada.</span>
  return (
    <>
      <a href={url} className="inline-link">
        <UnbrokenNumbers text={shownCitation(cita)} />
      </a>
      {ficticia && ' (ficticia)'}.
    </>
  )
}
