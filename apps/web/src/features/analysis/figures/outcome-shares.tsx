'use client'
import type { AnalysisFigures, FigureDimension, OutcomeGroupView } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { outcomeNames } from '@basejuris/domain/outcomes'
import { wilsonInterval } from '@basejuris/domain/proportions'
import { useState } from 'react'
import { fieldClass } from '../../../components/form/form-field.tsx'

const dimensions: Readonly<Record<FigureDimension, string>> = {
  anio: 'Año',
  tribunal: 'Tribunal',
  sala: 'Sala',
  recurso: 'Recurso',
  norma: 'Norma',
}
const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`
/** The same as a length of CSS, which takes no blank before its unit. */
const length = (share: number): string => `${share * 100}%`

/** Shares of one outcome by group, each with its interval: a table whose bars repeat its figures. */
export function OutcomeShares({ figures: { todas, grupos } }: { readonly figures: AnalysisFigures }) {
  const filled = grupos.filter((each) => each.grupos.length > 0)
  const [dimension, setDimension] = useState<FigureDimension>(filled.find((each) => each.dimension === 'tribunal')?.dimension ?? 'anio')
  const choices = choicesOf(todas)
  const [chosen, setChosen] = useState<ShownOutcome>(choices[0] ?? 'acoge')
  const groups = filled.find((each) => each.dimension === dimension)?.grupos ?? []
  return (
    <section aria-labelledby="resultados" className="border-t border-ink pt-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="resultados" className="text-17 font-semibold">
          Resultados
        </h2>
        <div className="flex flex-wrap gap-3 text-13 text-ink-2 max-md:grid max-md:w-full max-md:grid-cols-2 print:hidden">
          <label className="flex min-w-0 items-center gap-2 max-md:grid max-md:gap-1">
            Resultado
            <select
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value as ShownOutcome)}
              className={fieldClass('h-9 pr-8 text-14 max-md:h-11 md:w-auto')}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
          <label className="flex min-w-0 items-center gap-2 max-md:grid max-md:gap-1">
            Por
            <select
              value={dimension}
              onChange={(event) => setDimension(event.currentTarget.value as FigureDimension)}
              className={fieldClass('h-9 pr-8 text-14 max-md:h-11 md:w-auto')}
            >
              {filled.map((each) => (
                <option key={each.dimension} value={each.dimension}>
                  {dimensions[each.dimension]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <p className="mt-2 text-13 text-ink-2">
        Se cuenta en qué terminó lo que cada tribunal resolvió (una demanda, un recurso, una ejecución), no quién ganó el juicio: un recurso
        acogido puede ser de la demandada.
      </p>
      <table className="mt-3 w-full border-collapse text-14">
        <caption className="sr-only">
          Parte de las sentencias con resultado «{nameOf(chosen)}», por {dimensions[dimension].toLowerCase()}, con su intervalo de 95 %
        </caption>
        <thead className="text-13 text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-normal">
              {dimensions[dimension]}
            </th>
            <th scope="col" className="w-[26%] font-normal max-md:hidden lg:w-[45%]">
              <span aria-hidden className="figures flex justify-between">
                <span>0</span>
                <span>50</span>
                <span>100 %</span>
              </span>
              <span className="sr-only">Barra</span>
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-normal">
              Parte
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-normal max-md:hidden">
              Intervalo
            </th>
            <th scope="col" className="py-1.5 pl-2 text-right font-normal">
              Casos
            </th>
          </tr>
        </thead>
        <tbody>
          {[todas, ...groups].map((group) => (
            <ShareRow key={group.clave} group={group} chosen={chosen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One outcome, or what was granted in whole or in part. */
type ShownOutcome = Outcome | 'acogidas'
const granted: readonly Outcome[] = ['acoge', 'acoge_parcial', 'mixto']

const nameOf = (chosen: ShownOutcome): string => (chosen === 'acogidas' ? 'Acoge (todo o en parte)' : outcomeNames[chosen])

/** Where some were granted in part, those and the whole ones come first together: most that is won is won in part. */
function choicesOf({ resultados }: OutcomeGroupView): ShownOutcome[] {
  const own = resultados.map(({ resultado }) => resultado)
  const whole = own.filter((each) => each === 'acoge')
  const isSplit = own.includes('acoge_parcial') || (own.includes('acoge') && own.includes('mixto'))
  return [...(isSplit ? (['acogidas'] as const) : []), ...whole, ...own.filter((each) => each !== 'acoge')]
}

/** The share of what is shown, of which a group may have none. */
function shareOf({ total, resultados }: OutcomeGroupView, chosen: ShownOutcome) {
  const own = resultados.find(({ resultado }) => resultado === chosen)
  if (own !== undefined) return { ...own, split: [] }
  const parts = chosen === 'acogidas' ? resultados.filter(({ resultado }) => granted.includes(resultado)) : []
  const cuantas = parts.reduce((sum, each) => sum + each.cuantas, 0)
  const { from, to } = wilsonInterval(cuantas, total)
  const split = parts.map((each) => `${outcomeNames[each.resultado].toLowerCase()} ${each.cuantas}`)
  return { cuantas, parte: total === 0 ? 0 : cuantas / total, desde: from, hasta: to, split }
}

function ShareRow({ group, chosen }: { readonly group: OutcomeGroupView; readonly chosen: ShownOutcome }) {
  const { nombre, total, pocas } = group
  const share = shareOf(group, chosen)
  const interval = `${percent(share.desde)} a ${percent(share.hasta)}`
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-2 pr-3 text-left font-[540] break-words">
        {nombre}
        {pocas && <span className="block text-13 font-normal text-part">pocas para comparar</span>}
      </th>
      <td className="max-md:hidden">
        <span aria-hidden className="relative block h-3 bg-desk-2">
          <span className={pocas ? 'block h-full bg-accent/35' : 'block h-full bg-accent/70'} style={{ width: length(share.parte) }} />
          <span
            className="absolute inset-y-[2px] border-x border-ink before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:h-px before:bg-ink"
            style={{ left: length(share.desde), width: length(share.hasta - share.desde) }}
          />
        </span>
      </td>
      <td className="figures px-2 py-2 text-right whitespace-nowrap">
        {percent(share.parte)}
        <span className="block text-13 text-ink-2 md:hidden">{interval}</span>
      </td>
      <td className="figures px-2 py-2 text-right whitespace-nowrap text-ink-2 max-md:hidden">{interval}</td>
      <td className="figures py-2 pl-2 text-right whitespace-nowrap">
        {share.cuantas} de {total}
        {share.split.length > 1 && <span className="block text-13 text-ink-2 max-md:whitespace-normal">{share.split.join(', ')}</span>}
      </td>
    </tr>
  )
}
