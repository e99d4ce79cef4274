import type { RulingFactsView } from '@basejuris/contract'
import { ExternalLink } from 'lucide-react'
import { Fragment } from 'react'
import { articlePieces, groupNorms, type NormGroup } from './group-norms.ts'

const shownAtOnce = 10

function NormItem({ norm }: { readonly norm: NormGroup }) {
  const articles = articlePieces(norm.articles)
  return (
    <li>
      {norm.url === null ? (
        norm.name
      ) : (
        <a href={norm.url} target="_blank" rel="noreferrer" className="rd-norm">
          {norm.name}
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
          <span className="sr-only"> (texto oficial, en otra pestaña)</span>
        </a>
      )}
      {articles.length > 0 && (
        <span className="rd-articles">
          {articles.map((piece) => {
            if (typeof piece === 'string') return piece
            if (piece.url === null) return piece.number + piece.places
            return (
              <Fragment key={piece.number}>
                <a href={piece.url} target="_blank" rel="noreferrer" title={`Artículo ${piece.number} en el texto oficial`}>
                  {piece.number}
                </a>
                {piece.places}
              </Fragment>
            )
          })}
        </span>
      )}
    </li>
  )
}

/** Norms linked to the official text. Beyond ten the rest is collapsed. */
export function NormList({ norms }: { readonly norms: readonly RulingFactsView['normas'][number][] }) {
  const groups = groupNorms(norms)
  const rest = groups.slice(shownAtOnce)
  return (
    <>
      <ul className="rd-list">
        {groups.slice(0, shownAtOnce).map((norm) => (
          <NormItem key={norm.key} norm={norm} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="rd-more">
          <summary>{rest.length === 1 ? 'y una más' : `y ${rest.length} más`}</summary>
          <ul className="rd-list">
            {rest.map((norm) => (
              <NormItem key={norm.key} norm={norm} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
