import { type NormList, normKinds } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { SearchX } from 'lucide-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ListPager } from '../../components/workspace/list-pager.tsx'
import { FoundNormList } from './found-norms.tsx'
import type { FoundNorms } from './load-norm-list.ts'
import { NormKinds } from './norm-kinds.tsx'
import { type NormListAddress, normListHref } from './norm-list-address.ts'
import { NormRows } from './norm-rows.tsx'
import { NormSearchForm } from './norm-search-form.tsx'

interface NormListPageProps {
  readonly address: NormListAddress
  /** Null where it could not be read. */
  readonly list: NormList | null
  /** What the words of the address find: null without words, and where the search failed. */
  readonly found: FoundNorms | null
  readonly sizes: { readonly listed: number; readonly found: number }
}

const examples = ['art. 161 CT', '19.496', 'Código Civil', 'ley de arrendamiento']

function Failure({ address }: { readonly address: NormListAddress }) {
  return (
    <div role="alert" className="max-w-[46rem] py-6">
      <h2 className="font-serif text-20 font-semibold text-paper-ink">
        {address.query === '' ? 'No pudimos mostrar las normas' : 'No pudimos buscar entre las normas'}
      </h2>
      <p className="mt-1.5 text-ink-2">El servidor no respondió a tiempo. Su búsqueda sigue en la dirección de esta página.</p>
      <p className="mt-4">
        <a className={buttonClass('primary', 'md', 'max-md:h-11')} href={normListHref(address)}>
          Intentar de nuevo
        </a>
      </p>
    </div>
  )
}

/** The most cited norms of each kind. */
function Overview({ list: { clases }, address }: { readonly list: NormList; readonly address: NormListAddress }) {
  return clases.map(({ clase, nombre, total, citadas, primeras }) => (
    <section key={clase} aria-labelledby={`clase-${clase}`} className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`clase-${clase}`} className="font-serif text-21 font-semibold tracking-[-0.01em] text-paper-ink">
          {nombre}
        </h2>
        {total > primeras.length && (
          <a href={normListHref({ ...address, kind: clase })} className="inline-flex min-h-10 items-center text-14 text-accent underline">
            Lista completa ({formatCount(total)})<span className="sr-only"> de {nombre}</span>
          </a>
        )}
      </div>
      <NormRows norms={primeras} />
      {citadas === 0 && <p className="mt-2 text-13 text-ink-3">Ninguna sentencia las cita todavía.</p>}
    </section>
  ))
}

/** All norms of one kind, most cited first. */
function Listed({ list, address, size }: { readonly list: NormList; readonly address: NormListAddress; readonly size: number }) {
  const { normas, total, citadas } = list
  if (normas.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title="No hay normas en esta página"
        actions={
          <a className={buttonClass('primary')} href={normListHref({ ...address, page: 1 })}>
            Ver la primera página
          </a>
        }
      >
        <p>La lista tiene {formatPlural(total, 'norma', 'normas')}.</p>
      </EmptyState>
    )
  return (
    <>
      <h2 className="font-serif text-21 font-semibold tracking-[-0.01em] text-paper-ink">
        {address.kind === null ? 'Normas' : normKinds[address.kind]}
      </h2>
      <p className="mt-1 mb-3 text-14 text-ink-2">
        {formatPlural(total, 'norma', 'normas')}; {citadas === 0 ? 'ninguna citada' : formatPlural(citadas, 'citada', 'citadas')} por
        sentencias. Primero la más citada, luego la más reciente.
      </p>
      <NormRows norms={normas} />
      <ListPager
        label="Páginas de normas"
        page={address.page}
        size={size}
        total={total}
        one="norma"
        many="normas"
        hrefOf={(page) => normListHref({ ...address, page })}
      />
    </>
  )
}

/** The norms of the catalogue and of the rulings: a search, the most cited ones by kind, and every norm of a kind. */
export function NormListPage({ address, list, found, sizes }: NormListPageProps) {
  const searching = address.query !== ''
  const total = list?.clases.reduce((sum, { total: ofKind }) => sum + ofKind, 0) ?? 0
  return (
    <div className="wrap">
      <header className="pt-10 md:pt-12">
        <h1 className="font-serif text-[2rem] leading-[1.1] font-[480] tracking-[-0.02em] text-brand md:text-[2.5rem]">Normas</h1>
        {list !== null && (
          <p className="mt-3 max-w-[68ch] text-pretty text-ink-2">
            {formatPlural(total, 'norma', 'normas')}, las del catálogo y las que solo nombra alguna sentencia;{' '}
            {list.conTexto === 0 ? 'ninguna' : formatCount(list.conTexto)} con texto importado. Junto a cada una, cuántas sentencias del
            índice la citan, de un total de {formatCount(list.cobertura.sentencias)}.
          </p>
        )}
        <div className="mt-5">
          <NormSearchForm query={address.query} />
        </div>
        {!searching && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-13 text-ink-2">
            Por ejemplo
            {examples.map((example) => (
              <a
                key={example}
                href={normListHref({ query: example, kind: null, page: 1 })}
                className="inline-flex min-h-10 items-center text-accent underline md:min-h-7"
              >
                {example}
              </a>
            ))}
          </p>
        )}
      </header>
      <div className="mt-8 grid gap-x-10 gap-y-5 border-t-[1.5px] border-ink pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
          <NormKinds address={address} kinds={list?.clases ?? null} />
        </div>
        <div className="min-w-0">
          {searching && found !== null && <FoundNormList address={address} found={found} size={sizes.found} />}
          {!searching && list !== null && address.kind === null && <Overview list={list} address={address} />}
          {!searching && list !== null && address.kind !== null && <Listed list={list} address={address} size={sizes.listed} />}
          {(searching ? found : list) === null && <Failure address={address} />}
        </div>
      </div>
    </div>
  )
}
