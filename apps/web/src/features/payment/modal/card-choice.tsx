import type { RegisteredCard } from '../calls/load-payment.ts'

interface CardChoiceProps {
  readonly card: RegisteredCard
  readonly onOther: (other: boolean) => void
}

const labelClass = 'flex items-center gap-2.5 py-1 max-md:min-h-11'
const radioClass = 'size-4 shrink-0 accent-(--fill)'

/** The registered card, or another one, which is registered at the provider's page. */
export function CardChoice({ card, onOther }: CardChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="pb-1 font-[540]">Tarjeta</legend>
      <label className={labelClass}>
        <input type="radio" name="tarjeta" value="registrada" defaultChecked className={radioClass} onChange={() => onOther(false)} />
        <span>
          {card.type} terminada en <span className="figures">{card.lastDigits}</span>
        </span>
      </label>
      <label className={labelClass}>
        <input type="radio" name="tarjeta" value="otra" className={radioClass} onChange={() => onOther(true)} />
        Otra tarjeta
      </label>
    </fieldset>
  )
}
