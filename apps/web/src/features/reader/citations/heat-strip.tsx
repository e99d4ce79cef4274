import type { Citations } from './load-citations.ts'
import { heatOf } from './place-links.ts'

/** The considerandos that other rulings cite most, in the order of the text: the darker, the more often. */
export function HeatStrip({ counts }: { readonly counts: Citations['citadaPor']['considerandos'] }) {
  const found = counts.filter(({ ancla }) => ancla !== null).sort((a, b) => a.numero - b.numero)
  if (found.length === 0) return null
  const highest = Math.max(...found.map(({ total }) => total))
  return (
    <div className="rd-heat">
      <h3 id="rd-heat">Considerandos más citados</h3>
      <ol aria-labelledby="rd-heat">
        {found.map(({ numero, ancla, total }) => (
          <li key={numero}>
            <a
              href={`#${ancla}`}
              data-heat={heatOf(total, highest)}
              data-number={numero}
              data-total={total}
              title={total === 1 ? 'Citado por 1 sentencia' : `Citado por ${total} sentencias`}
            >
              c. {numero}° <span>{total}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
