import type { NormReferenceView, NormView } from '@basejuris/contract'
import { properName, sentenceCase } from '@basejuris/domain/sentence-case'
import { formatDate } from '@basejuris/domain/spanish-format'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { normHref } from '../../components/ruling/norm-href.ts'

function Datum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NormLinks({ norms }: { readonly norms: readonly NormReferenceView[] }) {
  return norms.map(({ idNorma, nombre }, at) => (
    <Fragment key={idNorma}>
      {at > 0 && ', '}
      <a href={normHref({ idNorma, article: null, day: null })} className="text-accent underline">
        {nombre}
      </a>
    </Fragment>
  ))
}

/** What a reader must know before the text: repealed, not imported, not in force yet, or of another day. */
function Status({ norm }: { readonly norm: NormView }) {
  const { derogada, fechaDerogacion, textoDisponible, version } = norm
  const sentences = [
    derogada ? `Norma derogada${fechaDerogacion === null ? '' : ` el ${formatDate(fechaDerogacion)}`}.` : null,
    textoDisponible
      ? null
      : 'Texto no importado: BaseJuris conoce la identificación de esta norma, no su texto. Léalo en el sitio oficial.',
    version?.aviso ?? null,
  ].filter((sentence) => sentence !== null)
  return sentences.map((sentence) => (
    <p key={sentence} className="mt-3 flex max-w-[74ch] items-start gap-2 rounded-xs bg-part-wash px-3 py-2 text-14 text-part">
      <TriangleAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0" />
      {sentence}
    </p>
  ))
}

/** Name, identification, status and official link of a norm. */
export function NormHeading({ norm }: { readonly norm: NormView }) {
  const { identificacion, fechaPromulgacion, fechaPublicacion, organismos, refundidoEn, refunde } = norm
  const title = sentenceCase(norm.titulo)
  return (
    <header className="pt-8 md:pt-11">
      {organismos.length > 0 && <p className="font-serif-italic text-17 text-ink-2 italic">{organismos.map(properName).join(', ')}</p>}
      <h1 className="mt-1 font-serif text-26 font-[560] text-balance text-paper-ink md:text-34">{norm.nombre}</h1>
      {title !== norm.nombre && <p className="mt-2 max-w-[80ch] font-serif text-17 text-pretty text-ink-2">{title}</p>}
      <Status norm={norm} />
      <dl className="figures mt-5 flex flex-wrap gap-x-9 gap-y-3 text-14">
        <Datum name="Tipo y número">{identificacion}</Datum>
        {fechaPromulgacion !== null && <Datum name="Promulgación">{formatDate(fechaPromulgacion)}</Datum>}
        {fechaPublicacion !== null && <Datum name="Publicación">{formatDate(fechaPublicacion)}</Datum>}
        <Datum name="Identificador">{norm.idNorma}</Datum>
        <Datum name="Texto oficial">
          <a href={norm.url} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1 text-accent underline">
            Biblioteca del Congreso
            <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
            <span className="sr-only"> (en otra pestaña)</span>
          </a>
        </Datum>
        {refundidoEn !== null && (
          <Datum name="Texto refundido en">
            <NormLinks norms={[refundidoEn]} />
          </Datum>
        )}
        {refunde.length > 0 && (
          <Datum name="Refunde">
            <NormLinks norms={refunde} />
          </Datum>
        )}
      </dl>
      {norm.textoDisponible && <p className="mt-4 max-w-[74ch] text-13 text-ink-2">{norm.advertencia}</p>}
      <p className="mt-2 text-14 lg:hidden print:hidden">
        <a href="#estructura" className="inline-flex min-h-11 items-center text-accent underline">
          Ver la estructura y abrir un artículo
        </a>
      </p>
    </header>
  )
}
