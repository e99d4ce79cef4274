import type { ChainStep } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { loadChain } from './load-citations.ts'

/** The decisions of the same case, from the first instance upwards. Nothing when this one is all that is known. */
export async function CaseChain({ docId }: { readonly docId: string }) {
  const steps = await loadChain(docId)
  if (steps.length < 2) return null
  return (
    <section className="rd-related rd-chain" aria-labelledby="rd-chain">
      <h2 id="rd-chain">La misma causa</h2>
      <ol>
        {steps.map((step) => (
          <li key={`${step.paso} ${step.rol} ${step.sentencias[0]?.docId}`} aria-current={step.actual ? 'true' : undefined}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ step }: { readonly step: ChainStep }) {
  const { paso, mensaje, resultado, deOficio, sentencias } = step
  const [only] = sentencias
  const facts = [
    deOficio ? 'de oficio' : null,
    step.tribunal === paso ? null : step.tribunal,
    step.rol,
    step.fecha === null ? null : formatDate(step.fecha),
  ].filter((fact) => fact !== null)
  return (
    <>
      {mensaje !== null || only === undefined ? (
        <p className="rd-step">{mensaje ?? paso}</p>
      ) : step.actual ? (
        <p className="rd-step">{paso} (esta sentencia)</p>
      ) : (
        <a href={only.url}>{paso}</a>
      )}
      <p className="facts">
        <span>
          {resultado !== null && (
            <span className="facts-lead">
              <OutcomeBadge outcome={resultado} />
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </p>
      {mensaje !== null &&
        sentencias.map((one) => (
          <p key={one.docId} className="rd-perhaps">
            <a href={one.url}>{one.caratulado}</a>
          </p>
        ))}
    </>
  )
}
