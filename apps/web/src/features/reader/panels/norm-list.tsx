import type { RulingFactsView } from '@basejuris/contract'
import { ExternalLink } from 'lucide-react'

type Norm = RulingFactsView['normas'][number]
const shownAtOnce = 12

function NormItem({ norm }: { readonly norm: Norm }) {
  if (norm.url === null) return <li>{norm.etiqueta}</li>
  return (
    <li>
      <a href={norm.url} target="_blank" rel="noreferrer" className="rd-norm">
        {norm.etiqueta}
        <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
        <span className="sr-only"> (texto oficial, en otra pestaña)</span>
      </a>
    </li>
  )
}

/** Norms the ruling applies, linked to the official text; beyond a dozen the rest unfolds. */
export function NormList({ norms }: { readonly norms: readonly Norm[] }) {
  const rest = norms.slice(shownAtOnce)
  return (
    <>
      <ul className="rd-list">
        {norms.slice(0, shownAtOnce).map((norm) => (
          <NormItem key={norm.clave} norm={norm} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="rd-more">
          <summary>{rest.length === 1 ? 'y una más' : `y ${rest.length} más`}</summary>
          <ul className="rd-list">
            {rest.map((norm) => (
              <NormItem key={norm.clave} norm={norm} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
