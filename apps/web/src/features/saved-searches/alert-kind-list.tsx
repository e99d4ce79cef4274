'use client'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { type AlertKind, alertKinds } from './alert-kinds.ts'

const AlertDialog = lazyPart(() => import('./alert-dialog.tsx').then((module) => module.AlertDialog))

/** What an alert can watch; each kind opens the dialog of a new alert on it. */
export function AlertKindList() {
  const [asked, setAsked] = useState<AlertKind | null>(null)
  return (
    <section aria-labelledby="tipos-de-alerta" className="border-t border-ink pt-3">
      <h2 id="tipos-de-alerta" className="text-15 font-semibold">
        De qué puede avisarle
      </h2>
      <ul className="mt-1 divide-y divide-rule">
        {alertKinds.map(({ kind, label, example }) => (
          <li key={kind} className="py-2.5">
            <button
              type="button"
              className="text-14 font-[540] text-accent hover:underline max-md:min-h-11 max-md:min-w-11 max-md:text-left"
              onClick={() => setAsked(kind)}
            >
              {label}
            </button>
            <p className="text-13 text-pretty text-ink-2">Por ejemplo, {example}.</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-2.5 text-13 text-pretty text-ink-2">
        Una búsqueda con sus filtros también puede avisarle: ábrala y elija «Guardar búsqueda». El correo trae solo sentencias nuevas.
      </p>
      {asked !== null && <AlertDialog kind={asked} onClosed={() => setAsked(null)} />}
    </section>
  )
}
