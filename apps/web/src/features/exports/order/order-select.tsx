import type { FolderOrder } from '@basejuris/contract'
import { savedOrderWords } from '../../../saved-items/saved-order-select.tsx'

interface OrderSelectProps<Order extends FolderOrder | 'propio'> {
  readonly order: Order
  readonly onChoose: (order: Order) => void
  /** Offers an order of one's own too. */
  readonly withOwn?: boolean
}

/** Chooses the order of a folder's rulings in a file. */
export function OrderSelect<Order extends FolderOrder | 'propio'>({ order, onChoose, withOwn = false }: OrderSelectProps<Order>) {
  const options = [
    ...Object.entries(savedOrderWords('Agregadas')),
    ['pasajes', 'El de los pasajes guardados'],
    ...(withOwn ? [['propio', 'El que yo elija']] : []),
  ]
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-[540]">Orden de las sentencias</span>
      <select
        value={order}
        onChange={({ currentTarget: { value } }) => onChoose(value as Order)}
        className="h-10 rounded-sm bg-sheet pr-8 pl-3 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
