import { Chip } from '../../../components/ui/chip.tsx'
import type { UnderstoodChip } from './understood-chips.ts'

/** How the search was understood, shown back; on a phone it scrolls sideways. */
export function UnderstoodBand({ chips }: { readonly chips: readonly UnderstoodChip[] }) {
  if (chips.length === 0) return null
  return (
    <section aria-label="Búsqueda entendida" className="border-b border-rule bg-desk py-3 md:px-8 print:hidden">
      <ul className="flex items-center gap-x-2 gap-y-1.5 text-13 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
        <li className="shrink-0 text-12 font-[560] text-ink-3">Entendido</li>
        {chips.map((chip) => (
          <li key={`${chip.kind} ${chip.text}`} className="max-w-[min(32rem,calc(100vw-7.5rem))] shrink-0 md:shrink">
            <Chip {...chip} />
          </li>
        ))}
      </ul>
    </section>
  )
}
