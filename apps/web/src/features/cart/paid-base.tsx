'use client'
import type { Result } from '@basejuris/contract'
import { getBase } from '@basejuris/domain/bases'
import { formatPesos } from '@basejuris/domain/spanish-format'
import { AddToCart } from './add-to-cart.tsx'

interface PaidBaseProps {
  readonly base: NonNullable<Result['base']>
  /** Per month in CLP, IVA included. */
  readonly price: number
}

/** Why a ruling shows no text: its base is paid for, and the reader has not contracted it. */
export function PaidBase({ base, price }: PaidBaseProps) {
  const { name } = getBase(base)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2 print:block">
      <p className="text-pretty">
        Texto en una base de pago: <b className="font-[560] text-ink">{name}</b>, <span className="figures">{formatPesos(price)}</span> al
        mes.
      </p>
      <span className="print:hidden">
        <AddToCart base={base} name={name} />
      </span>
    </div>
  )
}
