'use client'
import type { AnalysisColumn } from '@basejuris/contract'
import type { CellState, ColumnType } from '@basejuris/domain'
import { cellStateNames, cellStates } from '@basejuris/domain/question-table'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { cellWords } from '../cell-words.ts'
import type { TableQuery } from './use-analysis.ts'

interface TableFiltersProps {
  readonly columns: readonly AnalysisColumn[]
  readonly query: TableQuery
  readonly onQuery: (query: TableQuery) => void
}

const selectClass = fieldClass('h-9 pr-8 text-14 max-md:h-11 md:w-auto md:max-w-[16rem]')
const labelClass = 'grid gap-1 text-13 text-ink-2 max-md:w-full'

const bySize = { asc: 'de menor a mayor', desc: 'de mayor a menor' }
const byLetter = { asc: 'de la A a la Z', desc: 'de la Z a la A' }
const orderWords: Readonly<Record<ColumnType, Readonly<Record<'asc' | 'desc', string>>>> = {
  si_no: { asc: '«No» primero', desc: '«Sí» primero' },
  numero: bySize,
  monto: bySize,
  fecha: { asc: 'las más antiguas primero', desc: 'las más recientes primero' },
  opcion: byLetter,
  texto: byLetter,
  resultado: byLetter,
}

/** Order of the rows, and the cells that they must have. */
export function TableFilters({ columns, query, onQuery }: TableFiltersProps) {
  const filtered = columns.find(({ id }) => id === query.column)
  const isChanged = query.column !== '' || query.order !== 'origen' || query.direction !== 'asc'
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <label className={labelClass}>
        Filtrar por
        <select
          value={query.column}
          onChange={(event) => onQuery({ ...query, page: 1, column: event.currentTarget.value, state: '', value: '' })}
          className={selectClass}
        >
          <option value="">Sin filtro</option>
          {columns.map(({ id, titulo }) => (
            <option key={id} value={id}>
              {titulo}
            </option>
          ))}
        </select>
      </label>
      {filtered !== undefined && (
        <label className={labelClass}>
          Respuesta
          <select
            value={query.value === '' && query.state !== '' ? `estado:${query.state}` : `valor:${query.value}`}
            onChange={(event) => {
              const [kind = '', ...rest] = event.currentTarget.value.split(':')
              const chosen = rest.join(':')
              // A value counts those that were surely answered so.
              const sure = chosen === '' ? '' : 'respondida'
              onQuery({
                ...query,
                page: 1,
                ...(kind === 'valor' ? { state: sure, value: chosen } : { state: chosen as CellState, value: '' }),
              })
            }}
            className={selectClass}
          >
            <option value="valor:">Cualquiera</option>
            {filtered.valores.map(({ valor, unidad, cuantas }) => (
              <option key={`${valor} ${unidad}`} value={`valor:${valor}`}>
                {cellWords(filtered.tipo, { valor, unidad })} ({cuantas})
              </option>
            ))}
            {cellStates.map((state) => (
              <option key={state} value={`estado:${state}`}>
                {cellStateNames[state]} ({filtered.cuenta[state]})
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={labelClass}>
        Ordenar por
        <select
          value={`${query.order} ${query.direction}`}
          onChange={(event) => {
            const [order = 'origen', direction] = event.currentTarget.value.split(' ')
            onQuery({ ...query, page: 1, order, direction: direction === 'desc' ? 'desc' : 'asc' })
          }}
          className={selectClass}
        >
          <option value="origen asc">Como se eligieron</option>
          <option value="fecha desc">Fecha, las más recientes primero</option>
          <option value="fecha asc">Fecha, las más antiguas primero</option>
          {columns
            .filter(({ tipo }) => tipo !== 'texto')
            .flatMap(({ id, titulo, tipo }) => [
              <option key={`${id} asc`} value={`${id} asc`}>
                {titulo}, {orderWords[tipo].asc}
              </option>,
              <option key={`${id} desc`} value={`${id} desc`}>
                {titulo}, {orderWords[tipo].desc}
              </option>,
            ])}
        </select>
      </label>
      {isChanged && (
        <Button
          size="sm"
          className="max-md:h-11"
          onClick={() => onQuery({ ...query, page: 1, order: 'origen', direction: 'asc', column: '', state: '', value: '' })}
        >
          Quitar
        </Button>
      )}
    </div>
  )
}
