'use client'
import type { Authority, AuthorityTable, CheckedCitation, ReadDocument } from '@basejuris/contract'
import { describeWordPages, shownOfAuthority } from '@basejuris/contract/check-words'
import type { ShownVerdict } from '@basejuris/contract/citation-verdicts'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { memo, useState } from 'react'
import { VerdictLabel } from './verdict-mark.tsx'

interface AuthorityListProps {
  readonly table: AuthorityTable
  readonly citations: readonly CheckedCitation[]
  readonly document: ReadDocument | null
  /** Whether it is shown whole, as on paper. */
  readonly whole: boolean
  /** Goes to what is said of a citation. */
  readonly onSelect: (n: number) => void
}

const cellClass = 'px-2 py-2 align-top first:pl-0 last:pr-0'

/** Every citation under its authority, matched or not. It is closed, and rendered when it is opened, because it repeats the list. */
export const AuthorityList = memo(function AuthorityList({ table, citations: checked, document, whole, onSelect }: AuthorityListProps) {
  const [open, setOpen] = useState(false)
  const authorities = table.flatMap(({ autoridades }) => autoridades)
  const citations = authorities.reduce((sum, { citas }) => sum + citas.length, 0)
  return (
    <details className="mt-12 border-t-[1.5px] border-ink" open={open || whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2"
        onClick={(event) => {
          // The browser tells of its own opening late, when it may have been rendered closed again.
          event.preventDefault()
          setOpen((was) => !was)
        }}
      >
        <h3 className="text-17 font-[560]">Tabla de autoridades</h3>
        <span className="figures text-14 text-ink-2">
          {formatPlural(citations, 'cita', 'citas')} de {formatPlural(authorities.length, 'autoridad', 'autoridades')}
        </span>
      </summary>
      {document?.formato === 'docx' && <p className="mb-4 max-w-[66ch] text-14 text-pretty text-ink-2">{describeWordPages(document)}</p>}
      {(open || whole ? table : []).map(({ grupo, titulo, autoridades }) => (
        <table key={grupo} className="mb-7 w-full max-w-[68rem] table-fixed border-collapse text-left text-14 max-md:block">
          <caption className="border-b border-edge pb-1 text-left text-15 font-[560] max-md:block">{titulo}</caption>
          <thead className="text-12 text-ink-2 max-md:sr-only">
            <tr>
              <th scope="col" className={`${cellClass} font-[560]`}>
                Autoridad
              </th>
              <th scope="col" className={`${cellClass} w-60 font-[560]`}>
                Dónde se cita
              </th>
              <th scope="col" className={`${cellClass} w-64 font-[560]`}>
                Veredicto
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {autoridades.map((authority) => (
              <AuthorityRow
                key={authority.citas[0]?.n}
                authority={authority}
                shown={shownOfAuthority(authority, checked)}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        </table>
      ))}
    </details>
  )
})

interface RowProps extends Pick<AuthorityListProps, 'onSelect'> {
  readonly authority: Authority
  readonly shown: ShownVerdict
}

function AuthorityRow({ authority: { nombre, citas }, shown, onSelect }: RowProps) {
  return (
    <tr className="border-b border-rule max-md:block max-md:py-1.5">
      <th scope="row" className={`${cellClass} font-[540] break-words max-md:block max-md:px-0 max-md:py-1`}>
        {nombre}
      </th>
      <td className={`${cellClass} max-md:block max-md:px-0 max-md:py-1`}>
        <ul className="figures flex flex-wrap gap-x-3 gap-y-0.5">
          {citas.map(({ n, lugar }) => (
            <li key={n}>
              <a
                href={`#veredicto-${n}`}
                className="inline-grid min-h-6 items-center max-md:min-h-9"
                onClick={(event) => {
                  event.preventDefault()
                  onSelect(n)
                }}
              >
                <span>
                  <span className="sr-only">Cita {formatCount(n)}, </span>
                  {lugar}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </td>
      <td className={`${cellClass} max-md:block max-md:px-0 max-md:py-1`}>
        <VerdictLabel verdict={shown} />
      </td>
    </tr>
  )
}
