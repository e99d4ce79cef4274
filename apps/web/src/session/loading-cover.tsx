'use client'
import { LoaderCircle, WifiOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const retryIntervalMs = 2500
/** Attempts without an answer before the reason is shown. */
const attemptsBeforeNotice = 2

/** Covers a private page while the session is unknown. It retries until it is known. */
export function LoadingCover() {
  const router = useRouter()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      setAttempts((count) => count + 1)
      router.refresh()
    }, retryIntervalMs)
    return () => clearInterval(timer)
  }, [router])
  return (
    <main
      id="contenido"
      tabIndex={-1}
      role="status"
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-3 bg-desk px-6 text-center outline-none"
    >
      <LoaderCircle size={28} strokeWidth={1.5} aria-hidden className="animate-spin text-accent" />
      <p className="text-17">Cargando...</p>
      {attempts >= attemptsBeforeNotice && (
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <WifiOff size={15} strokeWidth={1.5} aria-hidden />
          Sin conexión con el servidor. Su sesión sigue abierta; lo seguimos intentando.
        </p>
      )}
    </main>
  )
}
