import type { AssistantAnswer, DocumentAnswer } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnswerBody } from './answer-body.tsx'
import { AnswerLead } from './answer-lead.tsx'
import { CitedRulings, type SourceChoice } from './cited-rulings.tsx'
import type { OpenCitation } from './court-quotations.tsx'
import { CoverageWords } from './coverage-words.tsx'
import { DocumentWords } from './document-words.tsx'
import { NormWords } from './norm-words.tsx'
import { SearchDetails } from './search-details.tsx'

interface AnswerViewProps extends OpenCitation {
  readonly answer: AssistantAnswer
  /** What the document of the conversation says; null where it has none, and for other readers. */
  readonly document?: DocumentAnswer | null
  /** Null where sources cannot be chosen. */
  readonly choice: SourceChoice | null
  /** Asks an edited question; null where nothing can be asked. */
  readonly onAsk: ((question: string) => void) | null
  /** Actions on the answer. */
  readonly children?: ReactNode
}

/** A whole answer: its kind, the words of the courts, what must be known of it, its rulings and how it was searched. */
export function AnswerView({ answer, document = null, choice, onAsk, current, onOpen, children }: AnswerViewProps) {
  const { grado, entrada, normas, oraciones, tachadas, citas, sentencias, otras, busqueda, cobertura, avisos, abstencion } = answer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {document !== null && (
        <>
          <DocumentWords said={document} />
          <h3 className="-mb-2 text-14 font-[560]">En las sentencias de otros juicios</h3>
        </>
      )}
      <AnswerLead grade={grado} text={entrada} />
      {abstencion && normas.length === 0 && <Abstention coverage={cobertura} canAsk={onAsk !== null} />}
      {normas.map((norm) => (
        <NormWords key={norm.etiqueta} norm={norm} />
      ))}
      <AnswerBody sentences={oraciones} citations={citas} rulings={[...sentencias, ...otras]} current={current} onOpen={onOpen} />
      {tachadas > 0 && (
        <p className="flex items-start gap-2 text-14 text-part">
          <TriangleAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
          {tachadas === 1
            ? 'Se retiró una afirmación porque ningún pasaje la sostenía.'
            : `Se retiraron ${formatPlural(tachadas, 'afirmación', 'afirmaciones')} porque ningún pasaje las sostenía.`}
        </p>
      )}
      {avisos.map((notice) => (
        <p key={notice} className="flex items-start gap-2 text-14 text-pretty text-ink-2">
          <Info size={15} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
          {notice}
        </p>
      ))}
      {children}
      <CitedRulings
        quoted={sentencias}
        others={otras}
        areNearest={grado === 'lo_mas_cercano' && sentencias.length === 0}
        choice={choice}
        canSave={onAsk !== null}
      />
      <SearchDetails search={busqueda} coverage={cobertura} onAsk={onAsk} />
    </div>
  )
}

/** What was searched where nothing was found, and what to do now. */
function Abstention({ coverage, canAsk }: { readonly coverage: AssistantAnswer['cobertura']; readonly canAsk: boolean }) {
  return (
    <div className="grid gap-2 text-14 text-pretty text-ink-2">
      {coverage !== null && (
        <p>
          <CoverageWords coverage={coverage} />
        </p>
      )}
      {canAsk && (
        <p>
          Pruebe con otras palabras, con el artículo o con los hechos. En «Cómo se buscó» puede cambiar la pregunta o ver la búsqueda
          completa.
        </p>
      )}
    </div>
  )
}
