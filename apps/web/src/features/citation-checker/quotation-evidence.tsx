'use client'
import type { CheckedQuotation, ComparedPartView } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Copy } from 'lucide-react'
import { copyText } from '../../components/checked-text/copy-text.ts'
import { Button } from '../../components/ui/button.tsx'
import { RulingLink } from './ruling-link.tsx'

interface QuotationProps {
  readonly quotation: CheckedQuotation
  /** As written in the checked text. */
  readonly written: string
}

function Only({ tag: Tag, label, text }: { readonly tag: 'del' | 'ins'; readonly label: string; readonly text: string }) {
  return (
    <Tag
      className={
        Tag === 'del'
          ? 'rounded-[2px] bg-no-wash px-0.5 text-no line-through'
          : 'rounded-[2px] bg-yes-wash px-0.5 text-yes underline underline-offset-3'
      }
    >
      <span className="sr-only"> [{label}: </span>
      {text}
      <span className="sr-only">] </span>
    </Tag>
  )
}

/** One side of a comparison. Words of both sides are told apart by a stroke or a line and by hidden words, not by colour alone. */
function Side({ parts, side }: { readonly parts: readonly ComparedPartView[]; readonly side: 'solo_escrito' | 'solo_fallo' }) {
  const shown = parts.map((part, at) => ({ ...part, at })).filter(({ tipo }) => tipo === 'igual' || tipo === 'oculto' || tipo === side)
  return shown.map(({ tipo, texto, at }) => {
    if (tipo === 'igual') return <span key={at}> {texto} </span>
    if (tipo === 'oculto')
      return (
        <span key={at} className="border-b border-dotted border-edge text-ink-2">
          {side === 'solo_fallo' ? ' [oculto] ' : ` ${texto} `}
          {side === 'solo_escrito' && <span className="sr-only"> [oculto en el fallo, no se compara] </span>}
        </span>
      )
    return side === 'solo_escrito' ? (
      <Only key={at} tag="del" label="solo en su escrito" text={texto} />
    ) : (
      <Only key={at} tag="ins" label="solo en el fallo" text={texto} />
    )
  })
}

const rowClass = 'grid gap-x-3 px-3 py-2 md:grid-cols-[7rem_minmax(0,1fr)]'

function Comparison({ quotation: { partes, pasaje, resultado, sentencia, ancla, etiqueta }, written }: QuotationProps) {
  const differs = resultado === 'difiere'
  return (
    <dl className="mt-2.5 border border-paper-rule bg-paper text-15 leading-relaxed">
      <div className={`${rowClass} bg-sheet`}>
        <dt className="text-13 text-ink-2">Su escrito</dt>
        <dd className="min-w-0 break-words">{differs ? <Side parts={partes} side="solo_escrito" /> : written}</dd>
      </div>
      <div className={`${rowClass} border-t border-paper-rule`}>
        <dt className="text-13">
          {sentencia !== null && (
            <RulingLink ruling={sentencia} anchor={ancla}>
              {etiqueta === null ? 'El fallo' : `${etiqueta} del fallo`}
            </RulingLink>
          )}
        </dt>
        <dd className="min-w-0 font-serif break-words text-paper-ink">{differs ? <Side parts={partes} side="solo_fallo" /> : pasaje}</dd>
      </div>
    </dl>
  )
}

function noteOf({ resultado, diferencias, partes, conOcultas }: CheckedQuotation): string {
  const hidden = conOcultas || partes.some(({ tipo }) => tipo === 'oculto') ? ' Las palabras ocultas en el fallo no se comparan.' : ''
  if (resultado === 'difiere')
    return `${diferencias === 1 ? 'Difiere una palabra' : `Difieren ${formatPlural(diferencias, 'palabra', 'palabras')}`}. Tachado: solo en su escrito. Subrayado: solo en el fallo.${hidden}`
  if (resultado === 'en_otra') return `Las palabras están en otra sentencia.${hidden}`
  if (resultado === 'textual') return `Las palabras citadas son las del fallo.${hidden}`
  if (resultado === 'sin_acceso') return 'Texto en una base de pago: la frase no se comparó.'
  if (resultado === 'sin_texto') return 'No hay texto con que comparar la frase.'
  return 'No encontramos esas palabras.'
}

/** A quotation and what the ruling has, word by word. */
export function QuotationEvidence({ quotation, written }: QuotationProps) {
  const { resultado, sentencia, pasaje, etiqueta, ancla } = quotation
  const compared = resultado === 'difiere' || resultado === 'en_otra'
  return (
    <div>
      {compared ? (
        <Comparison quotation={quotation} written={written} />
      ) : (
        <blockquote className="mt-2 border-l-2 border-rule pl-3 text-14 break-words text-ink-2">{written}</blockquote>
      )}
      <p className="mt-1.5 text-13 text-pretty text-ink-2">{noteOf(quotation)}</p>
      {compared && pasaje !== null && sentencia !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Button variant="line" size="sm" className="max-md:h-10" onClick={() => void copyText(pasaje, 'Texto del fallo copiado')}>
            <Copy size={14} strokeWidth={1.5} aria-hidden />
            Copiar el texto del fallo
          </Button>
          <RulingLink ruling={sentencia} anchor={ancla}>
            Abrir{etiqueta === null ? '' : ` en ${etiqueta}`}
          </RulingLink>
        </div>
      )}
    </div>
  )
}
