import { ArrowLeft, Printer } from 'lucide-react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { LazyFolderChooser } from '../../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { PassageSlot } from '../../../saved-items/passages/passage-slot.tsx'
import { currentUser } from '../../../session/current-session.ts'
import { SideBySideBehaviour } from '../behaviour/side-by-side-behaviour.tsx'
import { rulingHref } from '../reader-address.ts'
import type { Pair, Side } from './load-pair.ts'
import { RulingColumn } from './ruling-column.tsx'
import { sharedNorms } from './shared-norms.ts'
import { SharedNorms } from './shared-norms.tsx'
import '../styles/reader.css'
import './beside.css'

/** Anchors of the left text and of the right one differ by these. */
const prefixes = ['a-', 'b-'] as const
const sideNames = ['Izquierda', 'Derecha'] as const

/** What a tab says of a ruling: its number, else its caption. */
const tabLabel = (side: Side): string => ('ruling' in side ? (side.ruling.numero ?? side.ruling.caratulado) : 'No disponible')

/** Two rulings side by side, each with its own scroll. On a narrow screen two tabs, whose choice is the state of a radio button. */
export async function SideBySide({ sides, opposition }: Pair) {
  const user = await currentUser()
  const [left, right] = sides
  const shared = 'ruling' in left && 'ruling' in right ? sharedNorms(left.ruling, right.ruling) : null
  return (
    <main id="contenido" tabIndex={-1} className="bs" data-side-by-side>
      <header className="bs-head">
        <a className={buttonClass('quiet', 'md', 'bs-back')} href={rulingHref({ docId: left.docId })}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          <span>Volver a la sentencia</span>
        </a>
        <h1>Dos sentencias, lado a lado</h1>
        <Button size="icon" data-print hidden aria-label="Imprimir las dos" title="Imprimir las dos">
          <Printer size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </header>
      {shared !== null && <SharedNorms norms={shared} opposition={opposition} prefixes={prefixes} />}
      <fieldset className="bs-tabs">
        <legend className="sr-only">Sentencia a la vista</legend>
        {sides.map((side, index) => (
          <label key={prefixes[index]}>
            <input type="radio" name="columna" value={index} defaultChecked={index === 0} className="sr-only" />
            <span>
              <span className="sr-only">{sideNames[index]}: </span>
              {tabLabel(side)}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="bs-columns">
        {sides.map((side, index) =>
          'ruling' in side ? (
            <RulingColumn key={prefixes[index]} ruling={side.ruling} prefix={prefixes[index] ?? ''} isSignedIn={user !== null} />
          ) : (
            <section key={prefixes[index]} className="rd bs-column bs-missing" aria-label={sideNames[index]}>
              <p>{side.failure}</p>
              <a className={buttonClass('line')} href="/resultados">
                Buscar otra sentencia
              </a>
            </section>
          ),
        )}
      </div>
      <LazyFolderChooser />
      {user !== null && <PassageSlot />}
      <SideBySideBehaviour key={`${left.docId} ${right.docId}`} />
    </main>
  )
}
