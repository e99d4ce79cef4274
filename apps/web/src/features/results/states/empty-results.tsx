import type { SearchData } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { formatCount, formatPlural, indexWaiting, joinWords } from '@basejuris/domain/spanish-format'
import { buttonClass } from '../../../components/ui/button.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { describeBases, describeLastDays } from '../../../format/describe-bases.ts'
import { clearFilter, clearFilters, countFilters, setFictional, setMode, setQuery } from '../../../search-address/change-state.ts'
import { filterKind, filterValueLabel } from '../../../search-address/chips/filter-names.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx'
import { searchToSave } from '../../saved-searches/search-to-save.ts'
import { NearestRulings } from './nearest-rulings.tsx'

interface EmptyResultsProps {
  readonly state: ResultsState
  readonly data: SearchData
}
type Emptiness = NonNullable<SearchData['vacio']>

function Terms({ terms }: { readonly terms: Emptiness['terminos'] }) {
  return terms.map(({ termino, total }) => (
    <tr key={termino} className="border-t border-paper-rule">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {termino}
      </th>
      <td className={total === 0 ? 'py-2 text-right font-[560] text-no' : 'py-2 text-right'}>{formatCount(total)}</td>
      <td />
    </tr>
  ))
}

function Relaxations({ state, options }: { readonly state: ResultsState; readonly options: Emptiness['relajar'] }) {
  return options.map(({ etiqueta, consulta, total }) => (
    <tr key={etiqueta} className="border-t border-paper-rule">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {consulta}
      </th>
      <td className="py-2 text-right">{formatCount(total)}</td>
      <td className="py-2 pl-4 text-right">
        <a href={writeAddress(setQuery(state, consulta))}>{etiqueta}</a>
      </td>
    </tr>
  ))
}

/** The filter that leaves nothing is the one without which there is something. */
function FiltersLeft({ state, data }: EmptyResultsProps) {
  return (data.vacio?.filtros ?? []).map(({ filtro, total }) => {
    const values = (state.filtros[filtro] ?? []).map((value) => filterValueLabel(filtro, value.replace(/^-/u, ''), data.facetas))
    const isDate = filtro === 'desde' || filtro === 'hasta'
    const label = `${isDate ? `fecha ${filtro}` : filterKind(filtro)} ${values.join(', ')}`
    return (
      <tr key={filtro} className="border-t border-paper-rule">
        <th scope="row" className="py-2 pr-4 text-left font-normal">
          Sin el filtro «{label}»
        </th>
        <td className="py-2 text-right">{formatCount(total)}</td>
        <td className="py-2 pl-4 text-right">{total > 0 && <a href={writeAddress(clearFilter(state, filtro))}>Quitarlo</a>}</td>
      </tr>
    )
  })
}

function WaysOut({ state, ficticias }: { readonly state: ResultsState; readonly ficticias: SearchData['ficticias'] }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {countFilters(state) > 0 && (
        <a className={buttonClass('primary')} href={writeAddress(clearFilters(state))}>
          Quitar los filtros
        </a>
      )}
      {(state.q !== '' || countFilters(state) > 0) && <SaveSearchButton search={searchToSave(state)} label="Avisarme cuando llegue" />}
      {state.q !== '' && (
        <button type="button" data-help className={buttonClass('line', 'md', 'max-md:h-11')}>
          Cómo buscar
        </button>
      )}
      {ficticias.modo === 'excluir' && ficticias.total > 0 && (
        <a className={buttonClass('line')} href={writeAddress(setFictional(state, 'incluir'))}>
          Incluir {formatPlural(ficticias.total, 'sentencia ficticia', 'sentencias ficticias')}
        </a>
      )}
      {ficticias.modo === 'solo' && (
        <a className={buttonClass('line')} href={writeAddress(setFictional(state, null))}>
          Buscar en las sentencias reales
        </a>
      )}
      {state.modo === 'lexica' && state.q !== '' && (
        <a className={buttonClass('line')} href={writeAddress(setMode(state, 'hibrida'))}>
          Buscar también por significado
        </a>
      )}
    </div>
  )
}

/** How many rulings there are with each term, without each filter, and with each similar search. */
function PartCounts({ state, data, emptiness: { terminos, filtros, relajar } }: EmptyResultsProps & { readonly emptiness: Emptiness }) {
  const words = [
    ...(terminos.length > 0 ? ['con cada término por separado'] : []),
    ...(filtros.length > 0 ? ['sin cada filtro'] : []),
    ...(relajar.length > 0 ? ['con búsquedas parecidas'] : []),
  ]
  if (words.length === 0) return null
  return (
    <table className="figures mt-[18px] w-full border-b border-paper-rule text-14 tracking-normal">
      <caption className="pb-2 text-left text-13 text-ink-2">Cuántas sentencias hay {joinWords(words)}</caption>
      <tbody>
        <Terms terms={terminos} />
        <FiltersLeft state={state} data={data} />
        <Relaxations state={state} options={relajar} />
      </tbody>
    </table>
  )
}

interface IndexBehindProps {
  readonly state: ResultsState
  readonly pendientes: number
  readonly isNothingStored: boolean
}

/** A ruling may be missing only because it is not indexed yet. */
function IndexBehind({ state, pendientes, isNothingStored }: IndexBehindProps) {
  if (pendientes === 0 && !isNothingStored) return null
  return (
    <p className="mt-3 border-l-2 border-part pl-3 text-ink">
      {pendientes > 0
        ? `${indexWaiting(pendientes)}, y lo que busca puede estar ahí. `
        : 'Ninguna de las bases buscadas tiene sentencias. Si se están incorporando, aparecerán aquí. '}
      <a className="inline-link whitespace-nowrap" href={writeAddress(state)}>
        Buscar de nuevo
      </a>
    </p>
  )
}

/** Nothing found: which term or filter fails, what to relax, and the nearest rulings. */
export function EmptyResults({ state, data }: EmptyResultsProps) {
  const { cobertura, vacio } = data
  const searchedShare = describeFictional({
    mode: cobertura.ficticias.modo,
    total: cobertura.sentencias,
    fictional: cobertura.ficticias.total,
  })
  // No term fails where nothing is searched.
  const isWithoutFictional = cobertura.ficticias.modo === 'solo' && cobertura.sentencias === 0
  const isNothingStored = cobertura.sentencias === 0 && cobertura.ficticias.total === 0
  return (
    <div className="max-w-[52rem] px-4 py-7 md:px-6 lg:px-10">
      <h1
        id="resultados-titulo"
        tabIndex={-1}
        className="font-serif text-[1.375rem] leading-[1.3] font-[540] tracking-[-0.01em] text-balance text-paper-ink outline-none"
      >
        {isNothingStored ? 'Todavía no hay sentencias donde buscar' : data.resumen}
      </h1>
      {data.correccion !== null && (
        <p className="mt-2 text-ink">
          ¿Quiso decir{' '}
          <a className="inline-link font-[560]" href={writeAddress(setQuery(state, data.correccion.consulta))}>
            {data.correccion.consulta}
          </a>
          ?
        </p>
      )}
      <p className="mt-1.5 text-ink-2">
        {isWithoutFictional ? (
          'Se pidieron solo sentencias ficticias, y no hay ninguna.'
        ) : (
          <UnbrokenNumbers
            text={`Se buscó ${describeBases(cobertura, 'en')}, ${formatCount(cobertura.sentencias)} sentencias${
              searchedShare === null ? '' : `, ${searchedShare}`
            }${describeLastDays(cobertura)}.`}
          />
        )}{' '}
        <a className="inline-link" href="/cobertura">
          Ver cobertura
        </a>
      </p>
      <IndexBehind state={state} pendientes={cobertura.pendientes} isNothingStored={isNothingStored} />
      {!isWithoutFictional && vacio !== undefined && <PartCounts state={state} data={data} emptiness={vacio} />}
      <WaysOut state={state} ficticias={data.ficticias} />
      {vacio !== undefined && <NearestRulings rulings={vacio.cercanas} />}
    </div>
  )
}
