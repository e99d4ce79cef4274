'use client'
import type { DocketLine } from '@basejuris/contract'
import type { LineChoices } from './line-choices.ts'
import { LineRulings } from './line-rulings.tsx'
import { LineStatus } from './line-status.tsx'

interface DocketTableProps {
  readonly lines: readonly DocketLine[]
  readonly choices: LineChoices
  readonly onChoose: (line: number, docId: string) => void
}

/** Each pasted line and its match. On a phone each row is a block. */
export function DocketTable({ lines, choices, onChoose }: DocketTableProps) {
  return (
    <table className="w-full text-left align-top max-md:block">
      <caption className="sr-only">Roles pegados y las sentencias encontradas</caption>
      <thead className="text-12 text-ink-3 max-md:sr-only">
        <tr className="border-b border-paper-rule">
          <th scope="col" className="w-16 py-2 pl-6 font-[560]">
            N°
          </th>
          <th scope="col" className="w-[26%] py-2 pr-4 font-[560]">
            Como lo escribió
          </th>
          <th scope="col" className="w-60 py-2 pr-4 font-[560]">
            Estado
          </th>
          <th scope="col" className="py-2 pr-6 font-[560]">
            Sentencia
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-paper-rule max-md:block">
        {lines.map((line) => (
          <tr key={line.linea} className="align-top max-md:block max-md:px-4 max-md:py-3">
            <td className="figures py-3 pl-6 text-13 text-ink-3 max-md:hidden">{line.linea}</td>
            <th scope="row" className="py-3 pr-4 text-15 font-[480] break-words max-md:block max-md:py-0">
              {line.texto}
              {line.repite !== null && <span className="block text-13 font-normal text-ink-2">Repite la línea {line.repite}.</span>}
            </th>
            <td className="py-3 pr-4 max-md:block max-md:pt-0.5 max-md:pb-1.5">
              <LineStatus status={line.estado} />
            </td>
            <td className="py-3 pr-6 max-md:block max-md:p-0">
              <LineRulings line={line} chosen={choices[line.linea]} onChoose={(docId) => onChoose(line.linea, docId)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
