import { type ChangedStretch, type Piece, sideOf } from './compare-texts.ts'

interface ChangedStretchProps {
  readonly stretch: ChangedStretch
  readonly beforeHref: string
  readonly afterHref: string
}

/** What was there beside what is there now. Taken out is struck through, put in is underlined, and a voice says which is which. */
export function ChangedStretchView({ stretch, beforeHref, afterHref }: ChangedStretchProps) {
  const { place, before, after, pieces } = stretch
  return (
    <section className="vs-change" aria-label={place === '' ? 'Pasaje distinto' : `Pasaje distinto, ${place}`}>
      <h2>{place === '' ? 'En el texto' : place}</h2>
      <div className="vs-cell">
        {before === null ? <p className="vs-none">No estaba.</p> : <Pieces pieces={sideOf(pieces, 'out')} />}
        {before !== null && <a href={`${beforeHref}#${before}`}>Leer en su lugar</a>}
      </div>
      <div className="vs-cell">
        {after === null ? <p className="vs-none">Ya no está.</p> : <Pieces pieces={sideOf(pieces, 'in')} />}
        {after !== null && <a href={`${afterHref}#${after}`}>Leer en su lugar</a>}
      </div>
    </section>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className="vs-words">
      {pieces.map(({ kind, text }, index) => {
        const key = index
        if (kind === 'same') return <span key={key}>{text}</span>
        const Tag = kind === 'out' ? 'del' : 'ins'
        return (
          <Tag key={key}>
            <span className="sr-only">{kind === 'out' ? ' [se quitó: ' : ' [se puso: '}</span>
            {text}
            <span className="sr-only">] </span>
          </Tag>
        )
      })}
    </p>
  )
}
