import { type ChangedStretch, type Piece, sideOf } from './compare-texts.ts'
import { Side } from './version-side.tsx'

interface ChangedStretchProps {
  readonly stretch: ChangedStretch
  readonly before: { readonly version: number; readonly href: string }
  readonly after: { readonly version: number; readonly href: string }
}

/** What was there beside what is there now. Taken out is struck through, put in is underlined, and a voice says which is which. */
export function ChangedStretchView({ stretch, before, after }: ChangedStretchProps) {
  const { place, pieces } = stretch
  return (
    <section className="vs-change" aria-label={place === '' ? 'Pasaje distinto' : `Pasaje distinto, ${place}`}>
      <h2>{place === '' ? 'otro pasaje' : place}</h2>
      <Side version={before.version}>
        {stretch.before === null ? <p className="vs-none">No estaba.</p> : <Pieces pieces={sideOf(pieces, 'out')} />}
        {stretch.before !== null && <a href={`${before.href}#${stretch.before}`}>Leer en su lugar</a>}
      </Side>
      <Side version={after.version}>
        {stretch.after === null ? <p className="vs-none">No está.</p> : <Pieces pieces={sideOf(pieces, 'in')} />}
        {stretch.after !== null && <a href={`${after.href}#${stretch.after}`}>Leer en su lugar</a>}
      </Side>
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
