import { Info } from 'lucide-react'
import { Notice } from '../../components/ui/notice.tsx'

const messages: Readonly<Record<string, string>> = {
  beta_free_access: 'BaseJuris está en versión beta: todas las funciones son gratuitas con registro.',
}

interface BetaMessageProps {
  readonly value: string | readonly string[] | undefined
  /** Everything is free today. Otherwise the sentence would be wrong. */
  readonly betaFree: boolean
}

/** The sentence for a value of the address. Unknown values show nothing and are never echoed. */
export function betaMessage({ value, betaFree }: BetaMessageProps): string | null {
  return betaFree && typeof value === 'string' && Object.hasOwn(messages, value) ? (messages[value] ?? null) : null
}

export function BetaMessage(props: BetaMessageProps) {
  const message = betaMessage(props)
  if (message === null) return null
  return (
    <div className="wrap py-5">
      <Notice icon={Info}>{message}</Notice>
    </div>
  )
}
