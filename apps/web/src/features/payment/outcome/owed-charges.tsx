import { CallError } from '../../../api/call-error.ts'

/** A charge that a refusal with `payment.unpaid` named, with the provider's page on which it is paid. */
export interface OwedCharge {
  /** Such as «Debe $11.000, con vencimiento el 22-12-2026.» */
  readonly message: string
  /** Null where the provider gave none. */
  readonly link: string | null
}

/** What is owed, where that is why the server refused; otherwise none. */
export function owedCharges(error: unknown): readonly OwedCharge[] {
  if (!(error instanceof CallError) || error.code !== 'payment.unpaid') return []
  return error.details.map(({ message, enlace = null }) => ({ message, link: enlace }))
}

const webProtocols = new Set(['http:', 'https:'])

interface PayLinkProps {
  readonly link: string | null
  readonly children?: string
  /** Names the charge to who hears links alone. */
  readonly name?: string
}

/** Leads to the provider's page of a charge. Renders nothing for an address that is no web page. */
export function PayLink({ link, children = 'Pagar ahora', name }: PayLinkProps) {
  if (link === null || !URL.canParse(link) || !webProtocols.has(new URL(link).protocol)) return null
  return (
    <a
      className="inline-link"
      href={link}
      rel="noopener noreferrer"
      {...(name === undefined ? {} : { 'aria-label': `${children}: ${name}` })}
    >
      {children}
    </a>
  )
}

/** Each owed charge with its link. Renders nothing where none is owed. */
export function OwedCharges({ charges }: { readonly charges: readonly OwedCharge[] }) {
  if (charges.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-pretty">
      {charges.map(({ message, link }) => (
        <li key={`${message} ${link}`}>
          {message} <PayLink link={link} {...(charges.length > 1 ? { name: message } : {})} />
        </li>
      ))}
    </ul>
  )
}
