import type { RulingFactsView } from '@basejuris/contract'
import { ExternalLink } from 'lucide-react'
import { Fragment } from 'react'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { articlePieces, groupNorms, type NormGroup } from './group-norms.ts'

const shownAtOnce = 10

interface NormItemProps {
  readonly norm: NormGroup
  /** Day of the ruling, whose wording the page of the norm opens; null when unknown. */
  readonly day: string | null
}

function NormItem({ norm: { idNorma, name, url, articles }, day }: NormItemProps) {
  const pieces = articlePieces(articles)
  return (
    <li>
      {idNorma === null ? (
        name
      ) : (
        <a href={normHref({ idNorma, article: null, day })} className="rd-norm">
          {name}
        </a>
      )}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className="rd-norm rd-official">
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{name}, texto oficial, en otra pestaña</span>
        </a>
      )}
      {pieces.length > 0 && (
        <span className="rd-articles">
          {pieces.map((piece) => {
            if (typeof piece === 'string') return piece
            if (idNorma === null) return piece.number + piece.places
            return (
              <Fragment key={piece.number}>
                <a href={normHref({ idNorma, article: piece.number, day })}>{piece.number}</a>
                {piece.places}
              </Fragment>
            )
          })}
        </span>
      )}
    </li>
  )
}

interface NormListProps {
  readonly norms: readonly RulingFactsView['normas'][number][]
  readonly day: string | null
}

/** Norms linked to their page and to the official text. Beyond ten the rest is collapsed. */
export function NormList({ norms, day }: NormListProps) {
  const groups = groupNorms(norms)
  const rest = groups.slice(shownAtOnce)
  return (
    <>
      <ul className="rd-list">
        {groups.slice(0, shownAtOnce).map((norm) => (
          <NormItem key={norm.key} norm={norm} day={day} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="rd-more">
          <summary>{rest.length === 1 ? 'y una más' : `y ${rest.length} más`}</summary>
          <ul className="rd-list">
            {rest.map((norm) => (
              <NormItem key={norm.key} norm={norm} day={day} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
