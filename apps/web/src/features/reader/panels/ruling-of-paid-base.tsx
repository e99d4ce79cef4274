import type { ClosedRuling } from '@basejuris/contract'
import { getBase } from '@basejuris/domain/bases'
import { formatPesos } from '@basejuris/domain/spanish-format'
import { ArrowLeft, Lock } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { currentUser } from '../../../session/current-session.ts'
import { loginUrl } from '../../../session/sign-in-redirect.ts'
import { LazyAddToCart } from '../../cart/lazy-add-to-cart.tsx'
import { backHref, type ReaderAddress, rulingHref } from '../reader-address.ts'
import { RulingHeading } from './ruling-heading.tsx'
import '../styles/reader.css'

interface RulingOfPaidBaseProps {
  readonly ruling: ClosedRuling
  /** The catalogue's sentence. */
  readonly message: string
  readonly address: ReaderAddress
}

/** Nothing here comes from the text. */
const hidden = { resultado: null, recurso: null, tipo: null, resuelve: null, sinEfecto: null }

/** A ruling whose base its reader has not contracted: what identifies it, what the base costs, and how to read it. */
export async function RulingOfPaidBase({ ruling, message, address }: RulingOfPaidBaseProps) {
  const { query, switches } = address
  const { name } = getBase(ruling.base)
  const user = await currentUser()
  return (
    <main id="contenido" tabIndex={-1} className="rd" data-contents="false">
      <nav className="rd-bar" aria-label="Volver">
        <a className={buttonClass('quiet')} href={backHref(query, switches)}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          {query === '' ? 'Inicio' : 'Resultados'}
        </a>
      </nav>
      <div className="rd-lay">
        <article className="rd-paper">
          <div className="rd-column">
            <RulingHeading facts={{ ...ruling, ...hidden }} />
            <div className="rd-sec">
              <section aria-labelledby="base-de-pago" className="rd-tx border-t-[1.5px] border-ink pt-5 text-15">
                <h2 id="base-de-pago" className="flex gap-2.5 font-serif text-21 font-semibold text-paper-ink">
                  <Lock size={19} strokeWidth={1.5} aria-hidden className="mt-[5px] shrink-0 text-ink-2" />
                  El texto de esta sentencia está en una base de pago.
                </h2>
                <p className="mt-1.5 text-pretty text-ink-2">{message}</p>
                <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-paper-rule py-3">
                  <dt className="font-[560] text-ink">{name}</dt>
                  <dd>
                    <span className="figures text-21 font-semibold text-paper-ink">{formatPesos(ruling.precio)}</span>{' '}
                    <span className="text-14 text-ink-2">al mes, IVA incluido</span>
                  </dd>
                </dl>
                <div className="mt-4 flex min-h-11 flex-wrap gap-2 max-md:grid print:hidden">
                  <LazyAddToCart base={ruling.base} name={name} isMain />
                  <a className={buttonClass('line', 'lg')} href="/cobertura#bases-de-pago">
                    Ver bases y precios
                  </a>
                </div>
                <p className="mt-4 text-14 text-pretty text-ink-2 print:hidden">
                  Se contrata por mes y se cancela cuando quiera. El carrito muestra lo que paga hoy y cada mes, antes de contratar.{' '}
                  {user === null ? (
                    <>
                      ¿Ya la contrató?{' '}
                      <a className="inline-link" href={loginUrl(rulingHref(address))}>
                        Inicie sesión
                      </a>
                      .
                    </>
                  ) : (
                    user.premium && (
                      <>
                        ¿Ya la contrató?{' '}
                        <a className="inline-link" href="/suscripciones">
                          Vea su suscripción
                        </a>
                        .
                      </>
                    )
                  )}
                </p>
              </section>
            </div>
          </div>
        </article>
      </div>
    </main>
  )
}
