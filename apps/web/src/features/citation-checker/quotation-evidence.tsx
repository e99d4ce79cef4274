'use client'
import type { CheckedQuotation, ComparedPartView } from '@basejuris/contract'
import { describeQuotation, describeValidity, marksLegend, quotedSource } from '@basejuris/contract/check-words'
import { Copy } from 'lucide-react'
import { copyText } from '../../components/checked-text/copy-text.ts'
import { Button } from '../../components/ui/button.tsx'
import { RulingLink, WordingLink } from './ruling-link.tsx'

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

interface SideProps {
  readonly parts: readonly ComparedPartView[]
  readonly side: 'solo_escrito' | 'solo_fuente'
  /** «el fallo», «la norma». */
  readonly source: string
}

/** One side of a comparison. Words of both sides are told apart by a stroke or a line and by hidden words, not by colour alone. */
function Side({ parts, side, source }: SideProps) {
  const shown = parts.map((part, at) => ({ ...part, at })).filter(({ tipo }) => tipo === 'igual' || tipo === 'oculto' || tipo === side)
  return shown.map(({ tipo, texto, at }) => {
    if (tipo === 'igual') return <span key={at}> {texto} </span>
    if (tipo === 'oculto')
      return (
        <span key={at} className="border-b border-dotted border-edge text-ink-2">
          {side === 'solo_fuente' ? ' [oculto] ' : ` ${texto} `}
          {side === 'solo_escrito' && <span className="sr-only"> [oculto en el fallo, no se compara] </span>}
        </span>
      )
    return side === 'solo_escrito' ? (
      <Only key={at} tag="del" label="solo en su escrito" text={texto} />
    ) : (
      <Only key={at} tag="ins" label={`solo en ${source}`} text={texto} />
    )
  })
}

const rowClass = 'grid gap-x-3 px-3 py-2 md:grid-cols-[7rem_minmax(0,1fr)]'

/** The place that has the words, as a link. */
function SourceName({ quotation: { sentencia, norma, ancla, etiqueta } }: Pick<QuotationProps, 'quotation'>) {
  if (norma !== null) return <WordingLink wording={norma}>{norma.articulo === null ? 'La norma' : `Art. ${norma.articulo}`}</WordingLink>
  if (sentencia === null) return null
  return (
    <RulingLink ruling={sentencia} anchor={ancla}>
      {etiqueta === null ? 'El fallo' : `${etiqueta} del fallo`}
    </RulingLink>
  )
}

function Comparison({ quotation, written }: QuotationProps) {
  const { partes, pasaje, resultado } = quotation
  const differs = resultado === 'difiere'
  const source = quotedSource(quotation)
  const validity = describeValidity(quotation)
  return (
    <dl className="mt-2.5 border border-paper-rule bg-paper text-15 leading-relaxed">
      <div className={`${rowClass} bg-sheet`}>
        <dt className="text-13 text-ink-2">Su escrito</dt>
        <dd className="min-w-0 break-words">{differs ? <Side parts={partes} side="solo_escrito" source={source} /> : written}</dd>
      </div>
      <div className={`${rowClass} border-t border-paper-rule`}>
        <dt className="text-13">
          <SourceName quotation={quotation} />
          {validity !== '' && <span className="figures block text-12 text-ink-2">{validity}</span>}
        </dt>
        <dd className="min-w-0 font-serif break-words text-paper-ink">
          {differs ? <Side parts={partes} side="solo_fuente" source={source} /> : pasaje}
        </dd>
      </div>
    </dl>
  )
}

const comparedResults = new Set<CheckedQuotation['resultado']>(['difiere', 'en_otra', 'otra_redaccion'])

/** A quotation and what the ruling or the article has, word by word. */
export function QuotationEvidence({ quotation, written }: QuotationProps) {
  const { resultado, sentencia, norma, pasaje, etiqueta, ancla } = quotation
  const compared = comparedResults.has(resultado)
  const copied = norma === null ? 'Texto del fallo copiado' : 'Texto de la norma copiado'
  return (
    <div>
      {compared ? (
        <Comparison quotation={quotation} written={written} />
      ) : (
        <blockquote className="mt-2 border-l-2 border-rule pl-3 text-14 break-words text-ink-2">{written}</blockquote>
      )}
      <p className="mt-1.5 text-13 text-pretty text-ink-2">{`${describeQuotation(quotation)} ${marksLegend(quotation)}`.trim()}</p>
      {compared && pasaje !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Button variant="line" size="sm" className="max-md:h-10" onClick={() => void copyText(pasaje, copied)}>
            <Copy size={14} strokeWidth={1.5} aria-hidden />
            Copiar el texto {norma === null ? 'del fallo' : 'de la norma'}
          </Button>
          {sentencia !== null && (
            <RulingLink ruling={sentencia} anchor={ancla}>
              Abrir{etiqueta === null ? '' : ` en ${etiqueta}`}
            </RulingLink>
          )}
          {norma !== null && <WordingLink wording={norma}>Abrir {norma.etiqueta}</WordingLink>}
        </div>
      )}
    </div>
  )
}
