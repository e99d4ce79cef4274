import { type ChangedPassage, type DiffPiece, piecesOfSide } from './compare-texts.ts'
import { VersionSide } from './version-side.tsx'

interface ChangedStretchProps {
  readonly stretch: ChangedPassage
  readonly before: { readonly version: number; readonly href: string }
  readonly after: { readonly version: number; readonly href: string }
}

/** What was there beside what is there now. Taken out is struck through, put in is underlined, and a voice says which is which. */
export function ChangedPassageView({ stretch, before, after }: ChangedStretchProps) {
  const { place, pieces } = stretch
  return (
    <section className="vs-change" aria-label={place === '' ? 'Pasaje distinto' : `Pasaje distinto, ${place}`}>
      <h2>{place === '' ? 'otro pasaje' : place}</h2>
      <VersionSide version={before.version}>
        {stretch.before === null ? <p className="vs-none">No estaba.</p> : <Pieces pieces={piecesOfSide(pieces, 'out')} />}
        {stretch.before !== null && <a href={`${before.href}#${stretch.before}`}>Leer en su lugar</a>}
      </VersionSide>
      <VersionSide version={after.version}>
        {stretch.after === null ? <p className="vs-none">No está.</p> : <Pieces pieces={piecesOfSide(pieces, 'in')} />}
        {stretch.after !== null && <a href={`${after.href}#${stretch.after}`}>Leer en su lugar</a>}
      </VersionSide>
    </section>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
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
