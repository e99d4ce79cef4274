import type { Metadata } from 'next'
import { DevicePage } from '../../../features/device/device-page.tsx'
import { deviceFoldersPath } from '../../../session/device/offline-page.ts'

export const metadata: Metadata = {
  title: 'Carpetas en este equipo',
  description: 'Las carpetas que guardó en este navegador, para leerlas sin conexión.',
  alternates: { canonical: deviceFoldersPath },
  robots: { index: false, follow: false },
}

/** The browser stores this page as it is sent, so it is the same for everybody. */
export default function DeviceFoldersPage() {
  return <DevicePage />
}
