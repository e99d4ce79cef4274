import type { Mode } from '@basejuris/contract'
import { SegmentedLinks } from '../../../components/ui/segmented-links.tsx'
import { setMode } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

const modes: readonly { readonly mode: Mode; readonly label: string; readonly meaning: string }[] = [
  { mode: 'lexica', label: 'Palabras', meaning: 'Busca las palabras escritas' },
  { mode: 'hibrida', label: 'Ambos', meaning: 'Busca las palabras y también lo que significan' },
  { mode: 'semantica', label: 'Significado', meaning: 'Busca pasajes de sentido cercano, aunque usen otras palabras' },
]

export function ModeSwitch({ state, wide = false }: { readonly state: ResultsState; readonly wide?: boolean }) {
  const segments = modes.map(({ mode, label, meaning }) => ({
    key: mode,
    label,
    meaning,
    href: writeAddress(setMode(state, mode)),
    current: mode === state.modo,
  }))
  return <SegmentedLinks name="Modo de búsqueda" segments={segments} wide={wide} />
}
