import type { CitedRuling, ComparedWording } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import type { ReactNode } from 'react'
import { type NormPlace, normHref } from '../../components/ruling/norm-href.ts'

interface RulingLinkProps {
  readonly ruling: CitedRuling
  readonly anchor?: string | null
  readonly children: ReactNode
}

/** Opens a ruling in another tab: the result of a check lives in this one alone. */
export function RulingLink({ ruling, anchor = null, children }: RulingLinkProps) {
  return (
    <a className="inline-link" href={anchor === null ? ruling.url : `${ruling.url}#${anchor}`} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (en otra pestaña)</span>
    </a>
  )
}

/** «Soto con Maderas, Corte Suprema, rol N° 12.345-2020, 03-05-2021», with its link. */
export function NamedRuling({ ruling }: { readonly ruling: CitedRuling }) {
  const { caratulado, tribunal, numero, fechaSentencia } = ruling
  const facts = [tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((fact) => fact !== null)
  return (
    <>
      <RulingLink ruling={ruling}>{caratulado}</RulingLink>, <span className="figures">{facts.join(', ')}</span>
    </>
  )
}

/** Opens an article at its page, as worded on the first day of that wording. */
export function WordingLink({ wording, children }: { readonly wording: ComparedWording; readonly children: ReactNode }) {
  const { idNorma, articulo, desde, estado } = wording
  return <NormLink place={{ idNorma, article: articulo, day: estado === 'vigente' ? null : desde }}>{children}</NormLink>
}

/** Opens the page of a norm or an article in another tab. */
export function NormLink({ place, children }: { readonly place: NormPlace; readonly children: ReactNode }) {
  return (
    <a className="inline-link" href={normHref(place)} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (en otra pestaña)</span>
    </a>
  )
}

/** Opens a norm at the Biblioteca del Congreso, whose name sighted readers of a long list need not see in each row. */
export function OfficialText({ url, isShort = false }: { readonly url: string; readonly isShort?: boolean }) {
  return (
    <p>
      <a className="inline-link" href={url} target="_blank" rel="noreferrer">
        Texto oficial<span className={isShort ? 'sr-only' : undefined}> en la Biblioteca del Congreso</span>
        <span className="sr-only"> (en otra pestaña)</span>
      </a>
    </p>
  )
}
