import type { DataOf, watchEndpoint, watchesEndpoint, watchNewsEndpoint } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { Eye } from 'lucide-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ListPager } from '../../components/workspace/list-pager.tsx'
import { describeContent } from './describe-content.ts'
import { NewsList } from './news-list.tsx'
import { type WatchAddress, watchHref } from './watch-address.ts'
import { WatchList } from './watch-list.tsx'

interface WatchViewProps {
  readonly address: WatchAddress
  readonly watches: DataOf<typeof watchesEndpoint>
  readonly news: DataOf<typeof watchNewsEndpoint>
  /** What the chosen watch holds; null where none is chosen. */
  readonly content: DataOf<typeof watchEndpoint> | null
}

const sheet = 'border border-t-[1.5px] border-paper-rule border-t-ink bg-paper max-md:-mx-5 max-md:border-x-0'

/** What a person watches beside its news. */
export function WatchView({ address, watches: { vigilancias, emailVerificado, maximo }, news, content }: WatchViewProps) {
  if (vigilancias.length === 0) return <NothingWatched />
  const isMailing = vigilancias.some(({ frecuencia }) => frecuencia !== 'ninguna')
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <section aria-labelledby="novedades" className={sheet}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 md:px-6">
            <h2 id="novedades" className="min-w-0 font-serif text-20 font-semibold break-words text-paper-ink">
              {content === null ? 'Novedades' : `Novedades de «${content.vigilancia.nombre}»`}
            </h2>
            {content !== null && <a href="/vigilancia">Ver todas</a>}
          </div>
          {news.novedades.length === 0 ? (
            <p className="px-5 pt-2 pb-5 text-14 text-pretty text-ink-2 md:px-6">
              Sin novedades. Aquí se anota lo que cambie desde que empezó a vigilar; lo que ya era así no se repite.
            </p>
          ) : (
            <NewsList
              key={watchHref(address)}
              news={news.novedades}
              names={Object.fromEntries(vigilancias.map(({ watchId, nombre }) => [watchId, nombre]))}
              unread={news.sinLeer}
            />
          )}
          <ListPager
            label="Páginas de novedades"
            page={news.pagina}
            size={news.tamano}
            total={news.total}
            one="novedad"
            many="novedades"
            hrefOf={(page) => watchHref({ ...address, page })}
          />
        </section>
        {content !== null && <WatchContent content={content} />}
      </div>
      <section aria-labelledby="lo-que-vigila" className={sheet}>
        <h2 id="lo-que-vigila" className="px-5 pt-4 pb-1 font-serif text-20 font-semibold text-paper-ink">
          Lo que vigila
        </h2>
        {isMailing && !emailVerificado && (
          <p className="mx-5 my-2 rounded-sm bg-part-wash px-3 py-2.5 text-13 text-pretty text-part">
            Los correos empiezan cuando confirme su dirección con el enlace que le enviamos. Puede pedir otro en{' '}
            <a href="/cuenta#correo" className="text-inherit underline underline-offset-3">
              su cuenta
            </a>
            .
          </p>
        )}
        <WatchList watches={vigilancias} current={address.watchId} />
        <p className="figures border-t border-paper-rule px-5 py-3 text-13 text-pretty text-ink-2">
          {formatCount(vigilancias.length)} de {formatCount(maximo)}. Un aviso dice lo que consta en los textos, no si una sentencia sirve o
          dejó de servir.
        </p>
      </section>
    </div>
  )
}

function NothingWatched() {
  return (
    <EmptyState
      icon={Eye}
      title="Todavía no vigila nada."
      actions={
        <>
          <a className={buttonClass('primary')} href="/carpetas">
            Ir a mis carpetas
          </a>
          <a className={buttonClass('line')} href="/verificador">
            Verificar un escrito
          </a>
        </>
      }
    >
      <p>
        Active «Vigilar» en una carpeta suya, o vigile un escrito después de verificarlo. Le avisamos, con las palabras que lo dicen, si
        otra sentencia se aparta de una de ellas o la deja sin efecto, si se retira o se anonimiza de nuevo, y si cambia un artículo.
      </p>
    </EmptyState>
  )
}

/** The rulings and articles of one watch. */
function WatchContent({ content: { vigilancia, sentencias, articulos } }: { readonly content: DataOf<typeof watchEndpoint> }) {
  const more = Math.max(0, vigilancia.sentencias - sentencias.length) + Math.max(0, vigilancia.articulos - articulos.length)
  return (
    <details className={`${sheet} mt-6 px-5 py-3 md:px-6`}>
      <summary className="min-h-8 cursor-pointer font-[560]">Qué se vigila: {describeContent(vigilancia)}</summary>
      <ul className="mt-2 grid gap-2 text-14">
        {sentencias.map(({ docId, cita, sentencia }) => (
          <li key={docId} className="min-w-0 break-words">
            {sentencia === null ? (
              <span>{cita === '' ? 'Una sentencia' : cita}: se retiró</span>
            ) : (
              <>
                <a href={sentencia.url}>{[sentencia.numero, sentencia.tribunal, sentencia.caratulado].filter(Boolean).join(', ')}</a>
                {cita !== '' && <span className="block text-13 text-ink-2">Su escrito: {cita}</span>}
              </>
            )}
          </li>
        ))}
        {articulos.map(({ idNorma, articulo, etiqueta, url }) => (
          <li key={`${idNorma}:${articulo}`} className="min-w-0 break-words">
            <a href={url}>{etiqueta}</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="figures mt-2 text-13 text-ink-2">Y {formatPlural(more, 'más', 'más')}.</p>}
    </details>
  )
}
