'use client'
import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ListFilter } from '../../../components/workspace/list-filter.tsx'
import { savedListFields } from '../../../saved-items/saved-list-address.ts'
import { SavedOrderSelect } from '../../../saved-items/saved-order-select.tsx'
import { type FolderAddress, folderPath } from '../folder-address.ts'

interface FolderToolsProps {
  readonly address: FolderAddress
  /** A reserved folder has no filter, because its words would enter the address. */
  readonly reserved: boolean
}

/** Order and filter of a folder's rulings. A narrow screen shows them on request, and while they are in use. */
export function FolderTools({ address, reserved }: FolderToolsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(address.text !== '' || address.order !== 'guardado')
  const path = folderPath(address.folderId)
  const fields = savedListFields(address)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass('quiet', 'md', 'h-11 font-normal text-13 ml-auto mr-1 md:mr-3 min-[58rem]:hidden')}
      >
        <SlidersHorizontal size={15} strokeWidth={1.5} aria-hidden />
        {reserved ? 'Ordenar' : 'Ordenar y filtrar'}
      </button>
      <div
        id={id}
        className={clsx(
          'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2.5 max-[58rem]:basis-full max-[58rem]:px-4 max-[58rem]:pb-3 md:max-[58rem]:px-6 min-[58rem]:ml-auto min-[58rem]:pr-6',
          !isOpen && 'max-[58rem]:hidden',
        )}
      >
        <SavedOrderSelect label="Orden de la carpeta" verb="Agregadas" path={path} fields={fields} order={address.order} />
        {!reserved && (
          <ListFilter
            label="Filtrar la carpeta"
            path={path}
            className="max-md:w-full md:w-48 md:grow"
            value={address.text}
            fields={fields.filter(([name]) => name !== 'texto')}
          />
        )}
      </div>
    </>
  )
}
