import type { OpposedSide, OppositionView } from '@basejuris/contract'
import { normTitle } from '@basejuris/domain/norm-phrase'
import { ArrowLeftRight } from 'lucide-react'
import { Passage } from '../../components/ruling/passage.tsx'
import { FictionalBadge, RulingMeta } from '../../components/ruling/ruling-meta.tsx'
import { sideBySideHref } from '../../components/ruling/side-by-side-address.ts'
import { buttonClass } from '../../components/ui/button.tsx'

const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const favours = (name: string): string => (name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`)

function Side({ side, isOwn }: { readonly side: OpposedSide; readonly isOwn: boolean }) {
  const { pasaje, url } = side
  return (
    <article className="min-w-0">
      <h3 className="font-serif text-17 leading-[1.35] font-semibold text-paper-ink">
        <a href={pasaje === null ? url : `${url}#${pasaje.ancla}`} className="hover:text-accent">
          {side.caratulado}
        </a>
      </h3>
      <RulingMeta result={side} />
      <p className="mb-2 text-13 text-ink-2">
        {isOwn && <b className="font-[560] text-ink">Esta sentencia. </b>}
        {side.legible && `${capitalized(side.detalle)}: favorece ${favours(side.favorece)}.`}
      </p>
      {pasaje !== null && (
        <Passage
          fragment={{
            texto: pasaje.cortado ? `${pasaje.texto} …` : pasaje.texto,
            marcas: [],
            ancla: pasaje.ancla,
            etiqueta: pasaje.etiqueta,
          }}
          href={`${url}#${pasaje.ancla}`}
        />
      )}
      {!side.legible && <p className="text-14 text-ink-2">Su texto está en una base de pago.</p>}
      {side.legible && pasaje === null && <p className="text-14 text-ink-2">No encontramos en su texto un pasaje que responda.</p>}
      <p className="mt-2 flex flex-wrap gap-x-3 text-13 text-ink-2">
        {side.sinEfecto && <span className="text-no">Otra sentencia la dejó sin efecto</span>}
        {side.firmeza !== null && <span>{capitalized(side.firmeza.texto)}</span>}
        {side.ficticia && <FictionalBadge />}
      </p>
    </article>
  )
}

interface OppositionProps {
  readonly opposition: OppositionView
  /** The left ruling is the one from which the reader came. */
  readonly isFromRuling: boolean
}

/** Two rulings face to face, with the words that oppose each other. On a narrow screen one above the other. */
export function Opposition({ opposition: { articulo, uno, otro }, isFromRuling }: OppositionProps) {
  return (
    <li className="break-inside-avoid border-b border-paper-rule bg-paper px-4 py-5 md:px-6">
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14">
        <b className="font-[560]">{normTitle(articulo.etiqueta)}</b>
        <span className="text-13 text-ink-2">Las dos deciden sobre él</span>
      </p>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)]">
        <Side side={uno} isOwn={isFromRuling} />
        <p className="flex items-center justify-center gap-2 text-center text-13 text-part md:flex-col md:border-x md:border-paper-rule">
          <ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />
          en sentido contrario
        </p>
        <Side side={otro} isOwn={false} />
      </div>
      {uno.legible && otro.legible && (
        <p className="mt-4 print:hidden">
          <a
            href={sideBySideHref(uno.docId, otro.docId)}
            className={buttonClass('line', 'sm', 'max-md:h-11')}
            aria-label={`Leer lado a lado ${uno.caratulado} y ${otro.caratulado}`}
          >
            Leer lado a lado
          </a>
        </p>
      )}
    </li>
  )
}
