'use client'
import type { CheckedCitation } from '@basejuris/contract'
import { comparedFacts } from '@basejuris/contract/check-words'
import { describePlace, formatPlural, joinWords } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { memo } from 'react'
import { NamedRuling, NormLink, OfficialText, RulingLink, WordingLink } from './ruling-link.tsx'

interface AgreementTableProps {
  readonly citations: readonly CheckedCitation[]
  readonly text: string
  readonly current: number | null
  /** Goes to the citation in the text. */
  readonly onLocate: (n: number) => void
}

const cellClass = 'px-2 py-2.5 align-top first:pl-0 last:pr-0 max-md:block max-md:px-0 max-md:py-0.5'
const headClass = 'px-2 py-1.5 font-[560] first:pl-0 last:pr-0'

/** Citations that agree with the index: each with its place, what it was found to be and what was compared. */
export function AgreementTable({ citations, text, current, onLocate }: AgreementTableProps) {
  return (
    <table className="w-full border-collapse text-left text-14 max-md:block">
      <thead className="text-12 text-ink-2 max-md:sr-only">
        <tr className="border-b border-edge">
          <th scope="col" className={`${headClass} w-9`}>
            N°
          </th>
          <th scope="col" className={headClass}>
            Cita
          </th>
          <th scope="col" className={headClass}>
            Lugar
          </th>
          <th scope="col" className={`${headClass} w-2/5`}>
            Se comparó
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {citations.map((citation) => (
          <AgreementRow key={citation.n} citation={citation} text={text} current={citation.n === current} onLocate={onLocate} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<AgreementTableProps, 'text' | 'onLocate'> {
  readonly citation: CheckedCitation
  readonly current: boolean
}

const AgreementRow = memo(function AgreementRow({ citation, text, current, onLocate }: RowProps) {
  const { n, evidencia, lugar, idNorma, articulo } = citation
  return (
    <tr
      id={`veredicto-${n}`}
      tabIndex={-1}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'scroll-mt-20 border-b border-rule max-md:block max-md:py-2 print:break-inside-avoid',
        current && 'bg-select shadow-[inset_3px_0_var(--accent)]',
      )}
    >
      <td className={`${cellClass} figures font-[600] max-md:float-left max-md:pr-2.5`}>{n}</td>
      <th scope="row" className={`${cellClass} font-[540] break-words`}>
        {idNorma === null ? (
          evidencia.entendida
        ) : (
          <NormLink place={{ idNorma, article: articulo, day: null }}>{evidencia.entendida}</NormLink>
        )}
        {evidencia.sentencias.map((ruling) => (
          <p key={ruling.docId} className="mt-0.5 font-normal text-pretty">
            <NamedRuling ruling={ruling} />
          </p>
        ))}
      </th>
      <td className={`${cellClass} figures text-13 whitespace-nowrap`}>
        <a
          href={`#cita-${n}`}
          className="inline-grid min-h-6 items-center max-md:min-h-9"
          onClick={(event) => {
            event.preventDefault()
            onLocate(n)
          }}
        >
          <span>
            <span className="sr-only">Ver la cita {n} en el escrito, </span>
            {describePlace(lugar)}
          </span>
        </a>
      </td>
      <td className={`${cellClass} text-pretty text-ink-2`}>
        <Compared citation={citation} text={text} />
      </td>
    </tr>
  )
})

/** The facts that agree, what is to be known besides, and where quoted words stand. */
function Compared({ citation: { tipo, articulo, evidencia }, text }: Pick<RowProps, 'citation' | 'text'>) {
  const { coincide, frases, citasTextuales, url } = evidencia
  const isPartly = tipo === 'norma' && articulo !== null && !coincide.includes('articulo')
  return (
    <div className="grid gap-1">
      {coincide.length > 0 && <p>{joinWords(coincide.map((fact) => comparedFacts[fact]))}</p>}
      {(isPartly || coincide.length === 0 ? frases : frases.slice(1)).map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
      {citasTextuales
        .filter(({ resultado }) => resultado === 'textual')
        .map(({ desde, hasta, sentencia, norma, ancla, etiqueta, conOcultas }) => (
          <p key={desde}>
            {formatPlural(countWords(text.slice(desde, hasta)), 'palabra citada, igual', 'palabras citadas, iguales')}
            {norma !== null && (
              <>
                {' '}
                en <WordingLink wording={norma}>{norma.etiqueta}</WordingLink>
              </>
            )}
            {sentencia !== null && etiqueta !== null && ' en '}
            {sentencia !== null && etiqueta !== null && (
              <RulingLink ruling={sentencia} anchor={ancla}>
                {etiqueta}
              </RulingLink>
            )}
            .{conOcultas && ' Las palabras ocultas en el fallo no se comparan.'}
          </p>
        ))}
      {url !== null && <OfficialText url={url} isShort />}
    </div>
  )
}

const countWords = (words: string): number => words.match(/[\p{L}\d]+/gu)?.length ?? 0
