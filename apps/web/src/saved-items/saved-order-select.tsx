'use client'
import type { SavedOrder } from '@basejuris/contract'
import { useNavigation } from '../components/navigation/navigation.tsx'
import { type AddressField, listUrl, savedListFields } from './saved-list-address.ts'

interface SavedOrderSelectProps {
  readonly label: string
  /** Verb of the options, such as «Guardadas». */
  readonly verb: string
  /** Path of the page, and the fields of its address. */
  readonly path: string
  readonly fields: readonly AddressField[]
  readonly order: SavedOrder
}

/** Names of the orders, with the verb of what is saved: «Agregadas», «Guardadas». */
export function savedOrderWords(verb: string): Readonly<Record<SavedOrder, string>> {
  return {
    guardado: `${verb} más recientemente`,
    antiguos: `${verb} hace más tiempo`,
    fecha: 'Fecha de la sentencia',
    caratulado: 'Carátula, A a Z',
    tribunal: 'Tribunal',
  }
}

/** Chooses the order of saved rulings. */
export function SavedOrderSelect({ label, verb, path, fields, order }: SavedOrderSelectProps) {
  const { navigate } = useNavigation()
  const others = fields.filter(([name]) => name !== 'orden')
  return (
    <select
      aria-label={label}
      value={order}
      onChange={({ currentTarget: { value } }) =>
        navigate(listUrl(path, [...others, ...savedListFields({ text: '', order: value as SavedOrder })]), { scroll: false })
      }
      className="h-9 rounded-sm bg-sheet pr-8 pl-2.5 text-14 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11 max-md:grow"
    >
      {Object.entries(savedOrderWords(verb)).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
