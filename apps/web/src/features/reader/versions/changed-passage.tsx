import { type ChangedPassage, type DiffPiece, piecesOfSide } from './compare-texts.ts'
import { VersionSide } from './version-side.tsx'

interface ChangedPassageProps {
  readonly passage: ChangedPassage
  readonly before: { readonly version: number; readonly href: string }
  readonly after: { readonly version: number; readonly href: string }
}

/**
 * Both versions of a passage side by side. Removed text is struck through, added text underlined, and screen readers hear which is
 * which.
 */
export function ChangedPassageView({ passage, before, after }: ChangedPassageProps) {
  const { place, pieces } = passage
  return (
    <section className="vs-change" aria-label={place === '' ? 'Pasaje distinto' : `Pasaje distinto, ${place}`}>
      <h2>{place === '' ? 'otro pasaje' : place}</h2>
      <VersionSide version={before.version}>
        {passage.before === null ? <p className="vs-none">No estaba.</p> : <Pieces pieces={piecesOfSide(pieces, 'out')} />}
        {passage.before !== null && <a href={`${before.href}#${passage.before}`}>Leer en su lugar</a>}
      </VersionSide>
      <VersionSide version={after.version}>
        {passage.after === null ? <p className="vs-none">No está.</p> : <Pieces pieces={piecesOfSide(pieces, 'in')} />}
        {passage.after !== null && <a href={`${after.href}#${passage.after}`}>Leer en su lugar</a>}
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
            <span className="sr-only">{kind === 'out' ? ' [se quitó: ' : ' [se agregó: '}</span>
            {text}
            <span className="sr-only">] </span>
          </Tag>
        )
      })}
    </p>
  )
}
