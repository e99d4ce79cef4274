import { Logo } from '../header/logo.tsx'
import { footerColumns } from './footer-links.ts'

export interface FooterFacts {
  readonly signedIn: boolean
  readonly managesSubscription: boolean
  readonly supportEmail: string | null
  readonly companyLine: string | null
}

const firstYear = 2025
const copyrightYears = (now: number): string => (now > firstYear ? `${firstYear}-${now}` : String(firstYear))

export function FooterContent({ signedIn, managesSubscription, supportEmail, companyLine }: FooterFacts) {
  return (
    <footer data-beside-assistant className="mt-auto border-t border-rule pt-8 pb-10 text-13 text-ink-2 print:hidden">
      <div className="wrap grid grid-cols-2 gap-6 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-2.5">© {copyrightYears(new Date().getFullYear())} BaseJuris. Viña del Mar, Chile.</p>
          {companyLine !== null && <p className="mt-1 max-w-[40ch] text-pretty">{companyLine}</p>}
          {supportEmail !== null && (
            <p className="mt-2.5">
              <a className="wrap-anywhere text-ink-2" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </p>
          )}
        </div>
        {footerColumns(signedIn, managesSubscription).map((column) => (
          <ul key={column[0]?.href}>
            {column.map(({ href, label }) => (
              <li key={href}>
                <a className="block py-1 text-ink-2 max-md:py-2.5" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </footer>
  )
}
