import { formatPlural } from '@basejuris/domain/spanish-format'
import { ListFilter } from '../../../components/workspace/list-filter.tsx'
import { savedListFields } from '../../../saved-items/saved-list-address.ts'
import { SavedOrderSelect } from '../../../saved-items/saved-order-select.tsx'
import { type FolderAddress, folderPath } from '../folder-address.ts'

interface FolderToolsProps {
  readonly address: FolderAddress
  /** Matching rulings. */
  readonly total: number
  readonly reserved: boolean
}

/** Order and filter of a folder's rulings. A reserved folder has no filter, because its words would enter the address. */
export function FolderTools({ address, total, reserved }: FolderToolsProps) {
  const path = folderPath(address.folderId)
  const fields = savedListFields(address)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2.5 border-b border-paper-rule px-4 py-2.5 md:pr-[max(1.5rem,calc(100%-80.5rem))] md:pl-6 lg:pl-8 print:hidden">
      <p aria-live="polite" className="figures text-14 text-ink-2 empty:absolute max-md:basis-full md:grow">
        {address.text !== '' && total > 0 && `${formatPlural(total, 'sentencia coincide', 'sentencias coinciden')} con «${address.text}»`}
      </p>
      <SavedOrderSelect label="Orden de la carpeta" verb="Agregadas" path={path} fields={fields} order={address.order} />
      {!reserved && (
        <ListFilter
          label="Filtrar la carpeta"
          path={path}
          value={address.text}
          fields={fields.filter(([name]) => name !== 'texto')}
          className="max-lg:w-full lg:w-64"
        />
      )}
    </div>
  )
}
