import { Lock } from 'lucide-react'

/** The choice of a reserved folder, with its explanation. */
export function ReservedCheckbox({ defaultChecked }: { readonly defaultChecked: boolean }) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-sm px-3 py-2.5 shadow-[inset_0_0_0_1px_var(--rule)] has-checked:bg-select has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" name="reservada" defaultChecked={defaultChecked} className="mt-[3px] size-4 shrink-0 accent-(--accent)" />
      <span>
        <span className="flex items-center gap-1.5 font-[540]">
          <Lock size={14} strokeWidth={1.75} aria-hidden />
          Modo reservado
        </span>
        <span className="block text-13 text-pretty text-ink-2">
          La carpeta tiene su propio buscador: nada de lo que busque aquí queda en el historial ni en la dirección. Tampoco se puede guardar
          en un equipo.
        </span>
      </span>
    </label>
  )
}
