import type { ResearchStep } from '@basejuris/contract'
import { withLead } from '@basejuris/domain/quoted-words'
import clsx from 'clsx'
import { Check, Clock, LoaderCircle } from 'lucide-react'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { shownCitation } from '../../chat/answer/shown-citation.ts'

const gradeWords = { responde: 'Responde', lo_mas_cercano: 'Lo más cercano', no_lo_encontre: 'No lo encontramos' } as const

/** The steps of a research job as they are done, with what each has found so far. */
export function ResearchSteps({ steps, withFindings }: { readonly steps: readonly ResearchStep[]; readonly withFindings: boolean }) {
  return (
    <ol aria-label="Pasos de la investigación" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {steps.map((step) => (
        <li key={step.posicion} className="flex gap-3">
          <StepIcon state={step.estado} />
          <div className="min-w-0 grow">
            <p className="text-[0.9375rem] leading-snug break-words">
              <span className={clsx(step.estado === 'en_curso' && 'font-[560]')}>{step.titulo}</span>
              <span className="sr-only">{step.estado === 'en_curso' ? ' (en curso)' : ''}</span>
            </p>
            {step.detalle !== '' && (
              <p className="figures text-13 text-ink-2">
                {step.hallazgo === null ? '' : `${gradeWords[step.hallazgo.grado]} · `}
                {step.detalle}
              </p>
            )}
            {withFindings && <Finding finding={step.hallazgo} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepIcon({ state }: { readonly state: ResearchStep['estado'] }) {
  const common = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (state === 'en_curso') return <LoaderCircle {...common} className="mt-[3px] shrink-0 animate-spin text-accent" />
  if (state === 'omitido') return <Clock {...common} className="mt-[3px] shrink-0 text-part" />
  return <Check {...common} className="mt-[3px] shrink-0 text-yes" />
}

/** The first words that a step found. */
function Finding({ finding }: { readonly finding: ResearchStep['hallazgo'] }) {
  if (finding?.cita === null || finding === null) return null
  const { cita, sentencia } = finding
  return (
    <blockquote className="mt-1.5 border-l-2 border-paper-rule bg-paper px-3 py-2">
      <p className="line-clamp-3 font-serif text-[1rem] leading-normal text-paper-ink">{`«${withLead(cita.texto, cita.sigue)}»`}</p>
      <p className="mt-0.5 text-13 text-ink-2">
        <UnbrokenNumbers text={[shownCitation(sentencia?.cita ?? ''), cita.etiqueta].filter(Boolean).join(', ')} />
      </p>
    </blockquote>
  )
}
