import type { DocketLine, SavedCard } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { DispositionLine, OverturnedNotice } from '../../components/ruling/disposition-line.tsx'
import { FictionalBadge } from '../../components/ruling/ruling-meta.tsx'

interface LineRulingsProps {
  readonly line: DocketLine
  readonly chosen: string | undefined
  readonly onChoose: (docId: string) => void
}

const courtAndDate = ({ tribunal, fechaSentencia }: SavedCard): string =>
  [tribunal, fechaSentencia === null ? '' : formatDate(fechaSentencia)].filter(Boolean).join(' · ')

function RulingSummary({ ruling }: { readonly ruling: SavedCard }) {
  return (
    <div className="min-w-0">
      <a className="font-serif text-15 font-semibold text-paper-ink" href={ruling.url}>
        {ruling.caratulado}
      </a>
      <span className="block text-13 text-ink-2">{courtAndDate(ruling)}</span>
      {ruling.ficticia && <FictionalBadge />}
      {ruling.sinEfecto !== null && <OverturnedNotice overturning={ruling.sinEfecto} className="mt-1" />}
      {ruling.resuelve !== null && (
        <DispositionLine
          disposition={ruling.resuelve}
          href={`${ruling.url}#${ruling.resuelve.ancla}`}
          className="mt-1 max-w-[68ch] text-14"
        />
      )}
    </div>
  )
}

/** The ruling of a line, its candidates, or what to do about it. */
export function LineRulings({ line: { linea, texto, estado, candidatas, aviso, sinFicticias }, chosen, onChoose }: LineRulingsProps) {
  const [first] = candidatas
  if (estado === 'encontrada' && first !== undefined) return <RulingSummary ruling={first} />
  if (estado === 'ambigua')
    return (
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 text-13 text-ink-2">
          {aviso === null ? '' : `${aviso} `}
          {formatPlural(candidatas.length, 'sentencia posible', 'sentencias posibles')}. ¿Cuál es?
        </legend>
        {candidatas.map((ruling) => (
          <label key={ruling.docId} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name={`linea-${linea}`}
              checked={chosen === ruling.docId}
              onChange={() => onChoose(ruling.docId)}
              aria-label={`${texto}: ${ruling.caratulado}, ${courtAndDate(ruling)}`}
              className="mt-1 size-4 shrink-0 accent-(--accent)"
            />
            <RulingSummary ruling={ruling} />
          </label>
        ))}
      </fieldset>
    )
  return (
    <p className="text-14 text-pretty text-ink-2">
      {aviso}
      {estado === 'no_esta' &&
        sinFicticias > 0 &&
        ` Hay ${formatPlural(sinFicticias, 'sentencia ficticia', 'sentencias ficticias')} con ese rol.`}
      {estado === 'no_esta' && aviso === null && sinFicticias === 0 && 'Puede existir y no haber llegado a nuestras bases.'}
      {estado === 'no_entendida' && ' Escriba el rol y el año, como «12.345-2020», «CS 12.345-2020», «O-364-2020» o un RUC.'}
    </p>
  )
}
