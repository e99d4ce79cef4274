import type { DocketLine } from '@basejuris/contract'
import { LineStatus } from './line-status.tsx'

const meanings: Readonly<Record<DocketLine['estado'], string>> = {
  encontrada: 'Una sentencia tiene ese rol. Va con su tribunal, su fecha y su resultado.',
  ambigua: 'Varias sentencias lo tienen: marque las que corresponden.',
  no_esta: 'Ninguna de las que tenemos. Puede existir: el índice no está completo.',
  no_entendida: 'La línea no trae un rol que podamos leer.',
}

/** What each status of a line means, before a list was looked up. */
export function LineStatusKey() {
  return (
    <section aria-labelledby="que-se-responde" className="self-start border-t border-ink pt-3">
      <h2 id="que-se-responde" className="text-15 font-semibold">
        Qué se responde de cada línea
      </h2>
      <dl className="mt-1 divide-y divide-rule">
        {(Object.keys(meanings) as DocketLine['estado'][]).map((status) => (
          <div key={status} className="py-2.5">
            <dt>
              <LineStatus status={status} />
            </dt>
            <dd className="mt-0.5 text-13 text-pretty text-ink-2">{meanings[status]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
