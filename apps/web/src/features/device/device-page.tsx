'use client'
import { FolderX } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { Logo } from '../../components/header/logo.tsx'
import { useOnline } from '../../components/navigation/use-online.ts'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { DeviceFolderList } from '../../saved-items/device/device-folder-list.tsx'
import { useDeviceFolders } from '../../saved-items/device/use-device-folders.ts'
import { deviceFoldersPath } from '../../session/device/offline-page.ts'
import { DeviceFolderView } from './device-folder-view.tsx'
import { DeviceReader } from './device-reader.tsx'

const title = 'Carpetas en este equipo'

/** Links between the parts of this page change its address alone: nothing is asked of the network. */
function followInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  if (link.origin !== location.origin || link.pathname !== deviceFoldersPath || link.search === location.search) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  scrollTo({ top: 0, behavior: 'instant' })
}

/** The folders of this device, one of them, or one of its rulings, by the address. Everything is read from this device. */
export function DevicePage() {
  const address = useSearchParams()
  const { folders, erase } = useDeviceFolders()
  const [folderId, docId] = [address.get('carpeta'), address.get('sentencia')]
  const folder = folders?.find((each) => each.folderId === folderId) ?? null
  const entry = folder?.entradas.find((each) => each.docId === docId) ?? null
  useEffect(() => {
    document.title = `${entry?.caratulado ?? folder?.nombre ?? title} · BaseJuris`
  }, [entry, folder])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only routes the clicks on links, which the keyboard sends as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with the keyboard is a click
    <div className="contents" onClick={followInside}>
      <DeviceHeader />
      {folders === null ? (
        <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none" aria-busy />
      ) : folder !== null && entry !== null ? (
        <DeviceReader key={entry.docId + entry.huella} folder={folder} docId={entry.docId} />
      ) : folder !== null ? (
        <DeviceFolderView folder={folder} missing={docId !== null} />
      ) : (
        <main id="contenido" tabIndex={-1} className="wrap grow py-8 outline-none md:py-12">
          <h1 className="font-serif text-34 font-medium tracking-[-0.015em] text-brand max-md:text-26">{title}</h1>
          {folders.length === 0 ? (
            <NothingStored />
          ) : (
            <div className="mt-6 max-w-[46rem] border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 py-6 md:px-8">
              {folderId !== null && <p className="mb-4 text-14 text-ink-2">Esa carpeta no está guardada en este equipo.</p>}
              <DeviceFolderList folders={folders} onErase={(id) => void erase(id)} />
            </div>
          )}
        </main>
      )}
    </div>
  )
}

function NothingStored() {
  return (
    <EmptyState
      icon={FolderX}
      title="No hay carpetas guardadas en este equipo."
      actions={
        <a className={buttonClass('line')} href="/carpetas">
          Ver mis carpetas
        </a>
      }
    >
      <p>
        Con conexión, abra una carpeta y active «Disponible sin conexión en este equipo». Las copias se borran al cerrar sesión y cuando
        vence su plazo.
      </p>
    </EmptyState>
  )
}

function DeviceHeader() {
  const online = useOnline()
  const words: ReactNode = online ? <a href="/carpetas">Ir a mis carpetas</a> : 'Sin conexión. Lee lo guardado en este equipo.'
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-x-6 border-b border-rule bg-desk px-4 md:h-(--header) md:px-8 print:hidden">
      <Logo />
      <p role="status" className="ml-auto text-right text-13 text-pretty text-ink-2 md:text-14">
        {words}
      </p>
    </header>
  )
}
