import type { NormResult } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { SearchX } from 'lucide-react'
import { normHref } from '../../components/ruling/norm-href.ts'
import { MarkedText } from '../../components/ruling/passage.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ListPager } from '../../components/workspace/list-pager.tsx'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'
import type { FoundNorms } from './load-norm-list.ts'
import { type NormListAddress, normListHref } from './norm-list-address.ts'
import { NormFacts } from './norm-rows.tsx'

const rowsClass =
  'mt-4 border-t border-rule [&>li]:border-b [&>li]:border-rule [&>li]:py-4 [&_h3]:font-serif [&_h3]:text-17 [&_h3]:leading-[1.35] [&_h3]:font-semibold [&_h3_a]:text-paper-ink [&_h3_a:hover]:text-accent [&_.title]:mt-0.5 [&_.title]:max-w-[78ch] [&_.title]:text-14 [&_.title]:text-ink-2 [&_.path]:mt-0.5 [&_.path]:text-12 [&_.path]:text-ink-3 [&_.words]:mt-1.5 [&_.words]:max-w-[74ch] [&_.words]:font-serif [&_.words]:text-[1rem] [&_.words]:leading-[1.55] [&_.words]:text-paper-ink [&_.words]:[overflow-wrap:anywhere] [&_.status]:mt-1 [&_.status]:flex [&_.status]:flex-wrap [&_.status]:gap-x-3 [&_.status]:text-12 [&_.status]:text-ink-3'

function FoundNorm({ found, query }: { readonly found: NormResult; readonly query: string }) {
  const { tipo, idNorma, nombre, titulo, articulo, epigrafe, ruta, fragmento, derogada, textoDisponible } = found
  const isPart = tipo === 'articulo'
  const title = sentenceCase(titulo)
  const name = isPart ? (articulo === null ? (epigrafe ?? 'Otra parte') : `Artículo ${articulo}`) : nombre
  const words = isPart && articulo === null ? { query } : {}
  return (
    <li>
      <h3>
        <a href={normHref({ idNorma, article: articulo, day: null, ...words })}>{isPart ? `${name}, ${nombre}` : name}</a>
      </h3>
      {isPart
        ? epigrafe !== null && articulo !== null && <p className="title">{sentenceCase(epigrafe)}</p>
        : title !== nombre && <p className="title">{title}</p>}
      {ruta.length > 0 && <p className="path">{ruta.map(sentenceCase).join(' › ')}</p>}
      {fragmento !== null && (
        <p className="words">
          <MarkedText text={fragmento.texto} marks={fragmento.marcas} />
        </p>
      )}
      {isPart ? (
        derogada && (
          <p className="status">
            <span className="font-[540] text-part">Derogado</span>
          </p>
        )
      ) : (
        <NormFacts derogada={derogada} textoDisponible={textoDisponible} />
      )}
    </li>
  )
}

interface FoundNormsProps {
  readonly address: NormListAddress
  readonly found: FoundNorms
  readonly size: number
}

/** Norms and articles with the words of the address: first what they name. */
export function FoundNormList({ address, found: { resultados, total }, size }: FoundNormsProps) {
  const { query, kind } = address
  const rulings = writeAddress({ ...emptyState, q: query })
  if (resultados.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={address.page > 1 ? 'No hay más normas en esta página' : `Ninguna norma tiene «${query}»`}
        actions={
          <>
            {(kind !== null || address.page > 1) && (
              <a className={buttonClass('primary')} href={normListHref({ ...address, kind: null, page: 1 })}>
                {kind === null ? 'Ver la primera página' : 'Buscar en todas las clases'}
              </a>
            )}
            <a className={buttonClass('line')} href={rulings}>
              Buscarlo en las sentencias
            </a>
          </>
        }
      >
        <p>Escriba el nombre («ley de arrendamiento»), el número («19.496»), la sigla («CT») o el artículo («art. 161 CT»).</p>
        <p>Las palabras se buscan en los nombres de todas las normas y en los artículos de las que tienen texto importado.</p>
      </EmptyState>
    )
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div role="status">
          <h2 className="text-15 font-[560]">
            {formatPlural(total, 'norma o artículo', 'normas y artículos')} con «{query}»
          </h2>
        </div>
        <a href={rulings} className="text-14 text-accent underline">
          Buscarlo en las sentencias
        </a>
      </div>
      <ul className={rowsClass}>
        {resultados.map((found) => (
          <FoundNorm key={`${found.idNorma} ${found.articulo} ${found.ruta.join()} ${found.epigrafe}`} found={found} query={query} />
        ))}
      </ul>
      <ListPager
        label="Páginas de normas"
        page={address.page}
        size={size}
        total={total}
        one="resultado"
        many="resultados"
        hrefOf={(page) => normListHref({ ...address, page })}
      />
    </>
  )
}
