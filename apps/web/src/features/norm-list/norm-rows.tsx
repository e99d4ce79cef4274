import type { ListedNorm } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { formatCount } from '@basejuris/domain/spanish-format'
import { normHref } from '../../components/ruling/norm-href.ts'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

/** On the list: repeated in each row they were most of the page. */
const rowsClass =
  'border-t border-rule [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:gap-x-5 [&>li]:border-b [&>li]:border-rule [&>li]:py-3 [&_.name]:font-serif [&_.name]:text-17 [&_.name]:leading-[1.35] [&_.name]:font-semibold [&_.name]:text-paper-ink [&_a.name:hover]:text-accent [&_.title]:mt-0.5 [&_.title]:line-clamp-2 [&_.title]:max-w-[78ch] [&_.title]:text-14 [&_.title]:text-ink-2 [&_.status]:mt-1 [&_.status]:flex [&_.status]:flex-wrap [&_.status]:gap-x-3 [&_.status]:text-12 [&_.status]:text-ink-3 [&_.count]:figures [&_.count]:grid [&_.count]:min-h-10 [&_.count]:min-w-16 [&_.count]:content-start [&_.count]:text-right [&_.count]:leading-[1.2] [&_.count_b]:text-17 [&_.count_b]:font-[560] [&_.count]:text-12'

const rulingsHref = (key: string): string => writeAddress({ ...emptyState, filtros: { norma: [key] } })

function Count({ norm: { clave, nombre, sentencias } }: { readonly norm: ListedNorm }) {
  if (sentencias === 0 || clave === null) return <span className="count text-ink-3">sin sentencias</span>
  return (
    <a className="count" href={rulingsHref(clave)}>
      <b>{formatCount(sentencias)}</b> {sentencias === 1 ? 'sentencia' : 'sentencias'}
      <span className="sr-only">
        {' '}
        que {sentencias === 1 ? 'cita' : 'citan'} {nombre}
      </span>
    </a>
  )
}

/** Whether a text can be read here, and whether the norm is repealed. */
export function NormFacts({ derogada, textoDisponible }: Pick<ListedNorm, 'derogada' | 'textoDisponible'>) {
  return (
    <p className="status">
      {derogada && <span className="font-[540] text-part">Derogada</span>}
      <span>{textoDisponible ? 'Texto importado' : 'Sin texto importado'}</span>
    </p>
  )
}

/** Norms, each with its title, whether its text is imported and the search of the rulings that cite it. */
export function NormRows({ norms }: { readonly norms: readonly ListedNorm[] }) {
  return (
    <ul className={rowsClass}>
      {norms.map((norm) => {
        const { idNorma, clave, nombre, titulo, derogada, textoDisponible } = norm
        const title = titulo === null ? null : sentenceCase(titulo)
        return (
          <li key={clave ?? idNorma}>
            <div>
              {idNorma === null ? (
                <span className="name">{nombre}</span>
              ) : (
                <a className="name" href={normHref({ idNorma, article: null, day: null })}>
                  {nombre}
                </a>
              )}
              {title !== null && title !== nombre && <p className="title">{title}</p>}
              {idNorma === null ? (
                <p className="status">Fuera del catálogo: solo sus sentencias</p>
              ) : (
                <NormFacts derogada={derogada} textoDisponible={textoDisponible} />
              )}
            </div>
            <Count norm={norm} />
          </li>
        )
      })}
    </ul>
  )
}
