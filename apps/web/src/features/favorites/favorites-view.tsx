import type { DataOf, favoritesEndpoint, foldersEndpoint } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Folders, SearchX, Star } from 'lucide-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { Kbd } from '../../components/ui/kbd.tsx'
import { ListFilter } from '../../components/workspace/list-filter.tsx'
import { ListPager } from '../../components/workspace/list-pager.tsx'
import { SavedOrderSelect } from '../../saved-items/saved-order-select.tsx'
import { FolderFrame } from '../folders/folder-frame.tsx'
import { railSheetId } from '../folders/rail-sheet.tsx'
import { type FavoritesAddress, favoritesFields, favoritesHref, favoritesPath } from './favorites-address.ts'
import { FavoritesList } from './list/favorites-list.tsx'

interface FavoritesViewProps {
  readonly address: FavoritesAddress
  readonly favorites: DataOf<typeof favoritesEndpoint>
  readonly folders: DataOf<typeof foldersEndpoint>['carpetas']
}

function EmptyFavorites({ address }: { readonly address: FavoritesAddress }) {
  if (address.text !== '' || address.tag !== '')
    return (
      <EmptyState
        icon={SearchX}
        title="Ningún favorito coincide con ese filtro."
        actions={
          <a className={buttonClass('line')} href={favoritesPath}>
            Ver todos
          </a>
        }
      >
        <p>Se busca en la carátula, el rol, el tribunal, sus etiquetas y sus notas.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Star}
      title="Guarde aquí las sentencias que va a usar."
      actions={
        <a className={buttonClass('primary')} href="/resultados">
          Buscar sentencias
        </a>
      }
    >
      <p>
        Marque la estrella de un resultado o de la sentencia que está leyendo, o presione <Kbd>s</Kbd>. Después agregue etiquetas y una nota
        que solo usted lee.
      </p>
      <p>
        ¿Tiene los roles en un escrito?{' '}
        <a className="inline-link" href="/lista-de-roles">
          Pegue la lista
        </a>{' '}
        y encuéntrelas todas de una vez.
      </p>
    </EmptyState>
  )
}

export function FavoritesView({ address, favorites, folders }: FavoritesViewProps) {
  const { favoritos, etiquetas, total, pagina, tamano } = favorites
  const tags = etiquetas.map(({ etiqueta, total: count }) => {
    const current = etiqueta === address.tag
    return { tag: etiqueta, total: count, current, href: favoritesHref({ ...address, tag: current ? '' : etiqueta, page: 1 }) }
  })
  const otherFields = favoritesFields(address).filter(([name]) => name !== 'texto')
  const any = total > 0 || address.text !== '' || address.tag !== ''
  return (
    <FolderFrame folders={folders} current={null} tags={tags}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-paper-rule px-4 py-4 md:pr-[max(1.5rem,calc(100%-80.5rem))] md:pl-6 lg:pl-8">
        <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand">Mis favoritos</h1>
        <p aria-live="polite" className="figures grow text-14 text-ink-2">
          {total > 0 && formatPlural(total, 'sentencia', 'sentencias')}
          {address.tag !== '' && ` con la etiqueta «${address.tag}»`}
        </p>
        <button type="button" popoverTarget={railSheetId} className={buttonClass('line', 'md', 'h-11 md:hidden')}>
          <Folders size={16} strokeWidth={1.5} aria-hidden />
          Carpetas
        </button>
        {any && (
          <>
            <SavedOrderSelect
              label="Orden de los favoritos"
              verb="Guardadas"
              path={favoritesPath}
              fields={favoritesFields(address)}
              order={address.order}
            />
            <ListFilter
              label="Filtrar favoritos"
              path={favoritesPath}
              value={address.text}
              fields={otherFields}
              className="max-lg:w-full lg:w-64"
            />
          </>
        )}
      </div>
      <div className="px-4 md:px-6 lg:pl-8">
        <OfflineNotice>Las notas que escriba quedan en este equipo y se guardan al volver la conexión.</OfflineNotice>
        {favoritos.length === 0 && <EmptyFavorites address={address} />}
      </div>
      {favoritos.length > 0 && <FavoritesList favorites={favoritos} total={total} tags={etiquetas.map(({ etiqueta }) => etiqueta)} />}
      <ListPager
        label="Páginas de favoritos"
        page={pagina}
        size={tamano}
        total={total}
        one="sentencia"
        many="sentencias"
        hrefOf={(page) => favoritesHref({ ...address, page })}
      />
    </FolderFrame>
  )
}
