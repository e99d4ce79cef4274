import { normPhrase } from '@basejuris/domain/norm-phrase'
import { ArrowLeftRight } from 'lucide-react'
import { toParty } from '../contrary-words.ts'
import type { Opposition } from './load-pair.ts'
import type { NamedAt, SharedNorm } from './shared-norms.ts'

/** More articles start folded. */
const openUpTo = 3
const shownPlaces = 4

interface PlacesProps {
  readonly places: readonly NamedAt[]
  readonly prefix: string
  /** «izquierda», «derecha». */
  readonly side: string
}

function Places({ places, prefix, side }: PlacesProps) {
  return (
    <span className="bs-places">
      <span className="bs-side">{side}</span>{' '}
      {places.length === 0
        ? 'sin lugar identificado'
        : places.slice(0, shownPlaces).map(({ anchor, label }, index) => (
            <span key={anchor}>
              {index > 0 && ', '}
              <a href={`#${prefix}${anchor}`}>{label}</a>
            </span>
          ))}
      {places.length > shownPlaces && ` y ${places.length - shownPlaces} más`}
    </span>
  )
}

interface SharedNormsProps {
  readonly norms: readonly SharedNorm[]
  readonly opposition: Opposition | null
  readonly prefixes: readonly [string, string]
}

function NormItem({ norm: { name, places }, prefixes }: { readonly norm: SharedNorm } & Pick<SharedNormsProps, 'prefixes'>) {
  return (
    <li>
      <b>{name}</b> <Places places={places[0]} prefix={prefixes[0]} side="izquierda" />
      {' · '}
      <Places places={places[1]} prefix={prefixes[1]} side="derecha" />
    </li>
  )
}

const count = (norms: readonly SharedNorm[]): string =>
  norms.length === 1 ? 'Las dos aplican un artículo en común' : `Las dos aplican ${norms.length} artículos en común`

/** What the two rulings share: why they are contrary, and the articles that both apply, each with the places that do. */
export function SharedNorms({ norms, opposition, prefixes }: SharedNormsProps) {
  if (norms.length === 0 && opposition === null)
    return <p className="bs-shared">No consta un mismo artículo aplicado por las dos sentencias.</p>
  return (
    <details className="bs-shared" open={norms.length <= openUpTo}>
      <summary>
        {opposition !== null && (
          <span className="bs-opposed">
            <ArrowLeftRight size={14} strokeWidth={1.75} aria-hidden />
            En sentido contrario sobre {normPhrase(opposition.article)}
          </span>
        )}
        {norms.length > 0 && <span>{count(norms)}</span>}
      </summary>
      {opposition !== null && (
        <p>
          A la izquierda, {opposition.sides[0].detail}: favorece {toParty(opposition.sides[0].favours)}. A la derecha,{' '}
          {opposition.sides[1].detail}: favorece {toParty(opposition.sides[1].favours)}.
        </p>
      )}
      <ul>
        {norms.map((norm) => (
          <NormItem key={norm.name} norm={norm} prefixes={prefixes} />
        ))}
      </ul>
    </details>
  )
}
