import type { LineMilestone, LineRuling } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { treatmentNames } from '@basejuris/domain/treatments'
import clsx from 'clsx'
import { OutcomeBadge } from '../../components/ruling/outcome-badge.tsx'
import { hangs } from '../../components/ruling/passage.tsx'
import { FictionalBadge } from '../../components/ruling/ruling-meta.tsx'
import { rulingHref } from '../reader/reader-address.ts'

const reasonNames: Readonly<Record<LineMilestone['motivos'][number], string>> = {
  primera: 'La primera de la línea',
  unifica: 'Unifica la jurisprudencia',
  se_aparta: 'Se aparta de otra de la línea',
  mas_citada: 'Entre las más citadas de la línea',
  pleno: 'Dictada en pleno',
  disidencia: 'Con disidencia',
  ultima: 'La más reciente',
}

/** Where the kind of proceeding does not name the parties. */
const favours = { demandante: 'A favor de la parte que accionó', demandado: 'A favor de la parte contra la que se accionó' } as const

const namedSide = (party: string): string => `A favor ${party.startsWith('el ') ? `d${party}` : `de ${party}`}`

function Passage({ ruling: { docId, pasaje, legible } }: { readonly ruling: LineRuling }) {
  if (!legible) return <p className="text-14 text-ink-2">Texto en una base de pago.</p>
  if (pasaje === null) return null
  const { texto, marcas, ancla, etiqueta, voz } = pasaje
  const parts = marcas.flatMap(([from, to], at) => [texto.slice(at === 0 ? 0 : marcas[at - 1]?.[1], from), texto.slice(from, to)])
  return (
    <div
      className={clsx(
        'grid gap-x-1 font-serif text-17 leading-[1.5] text-paper-ink',
        hangs(etiqueta) ? 'grid-cols-[3.25rem_minmax(0,1fr)]' : 'grid-cols-1 justify-items-start',
      )}
    >
      <a href={`${rulingHref({ docId })}#${ancla}`} className="text-accent italic">
        {etiqueta}
      </a>
      <p className="text-pretty">
        {voz !== undefined && <span className="font-sans text-13 text-ink-2">{voz}: </span>}«
        {parts.map((part, at) => (at % 2 === 1 ? <mark key={`${marcas[(at - 1) / 2]?.[0]}`}>{part}</mark> : part))}
        {texto.slice(marcas.at(-1)?.[1] ?? 0)}»
      </p>
    </div>
  )
}

type ListedRuling = LineRuling & Partial<Pick<LineMilestone, 'motivos' | 'trata'>>

function Side({ ruling, kind }: { readonly ruling: ListedRuling; readonly kind: string | undefined }) {
  const { circunstancia, disidencias, citada, repetidas, favorece, favorecida, noDecide, motivos = [], trata = [] } = ruling
  const facts = [
    ...(circunstancia === null || kind === undefined ? [] : [`${circunstancia === 'reconoce' ? 'Reconoce' : 'Rechaza'} la ${kind}`]),
    ...motivos.filter((reason) => reason !== 'disidencia').map((reason) => reasonNames[reason]),
    ...(disidencias.length > 0 ? [`Disidencia de ${disidencias.length}: ${disidencias.join(', ')}`] : []),
    ...(noDecide ? ['No decide el punto: las cifras no la cuentan'] : []),
    ...(favorece === null ? [] : [favorecida === null ? favours[favorece] : namedSide(favorecida)]),
    ...(citada > 0 ? [`Citada por ${formatPlural(citada, 'sentencia', 'sentencias')} de la línea`] : []),
    ...(repetidas > 0 ? [`Su texto se repite en ${formatPlural(repetidas, 'sentencia', 'sentencias')} de la línea`] : []),
  ]
  return (
    <ul className="space-y-1 text-13 text-ink-2">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {trata.map(({ docId, trato, numero, caratulado, url }) => (
        <li key={docId}>
          <b className="font-[560] text-ink">{treatmentNames[trato]}</b>{' '}
          <a href={url} className="text-accent underline">
            {numero ?? caratulado}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Rulings of a line: date and outcome, the words that apply the article, dissents and what they do to others. */
export function LineRulings({ rulings, kind }: { readonly rulings: readonly ListedRuling[]; readonly kind: string | undefined }) {
  return (
    <ol className="border-b border-paper-rule bg-paper">
      {rulings.map((ruling) => (
        <li
          key={ruling.docId}
          className="grid gap-x-7 gap-y-2 border-t border-paper-rule px-4 py-4 md:grid-cols-[8.25rem_minmax(0,1fr)_16rem] md:px-6"
        >
          <div className="flex items-center justify-between gap-2 text-14 font-[560] md:block">
            {ruling.fechaSentencia === null ? (
              <span className="text-ink-2">Sin fecha</span>
            ) : (
              <time dateTime={ruling.fechaSentencia}>{formatDate(ruling.fechaSentencia)}</time>
            )}
            <div className="md:mt-1.5">
              <OutcomeBadge outcome={ruling.resultado} />
            </div>
          </div>
          <div className="min-w-0">
            <h3 className="font-serif text-19 font-semibold text-paper-ink">
              <a href={ruling.url} className="text-paper-ink hover:text-accent">
                {ruling.caratulado}
              </a>
            </h3>
            <p className="mt-0.5 mb-2 flex flex-wrap gap-x-2 text-13 text-ink-2">
              {[ruling.tribunal, ruling.sala, ruling.numero].filter((fact) => fact !== null).join(' · ')}
              {ruling.ficticia && <FictionalBadge />}
            </p>
            <Passage ruling={ruling} />
          </div>
          <Side ruling={ruling} kind={kind} />
        </li>
      ))}
    </ol>
  )
}
