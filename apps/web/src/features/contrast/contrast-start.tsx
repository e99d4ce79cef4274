import { SearchX } from 'lucide-react'
import { maxAsked, rulingContrastHref } from '../../components/ruling/contrast-address.ts'
import { RulingMeta } from '../../components/ruling/ruling-meta.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import type { ContrastOffer } from './load-contrast.ts'

interface ContrastStartProps {
  /** What was asked for; empty at first. */
  readonly asked: string
  /** Null where nothing was asked for. */
  readonly offer: ContrastOffer | { readonly failure: string } | null
}

const examples = ['artículo 161 del Código del Trabajo', 'artículo 2514 del Código Civil', 'término de la contrata'] as const

const listClass = 'mt-1.5 border-t border-rule [&>li]:border-b [&>li]:border-rule [&>li]:py-3'
const linkClass = 'font-serif text-17 leading-[1.35] font-semibold text-paper-ink hover:text-accent'

function Offer({ articles, rulings }: ContrastOffer) {
  if (articles.length === 0 && rulings.length === 0)
    return (
      <EmptyState icon={SearchX} title="No lo encontramos">
        <p>Escriba un artículo con su norma («art. 161 CT»), un rol con su tribunal, o palabras de lo que se discute.</p>
      </EmptyState>
    )
  return (
    <>
      {rulings.length > 0 && (
        <section aria-labelledby="sentencias" className="mt-8">
          <h2 id="sentencias" className="text-15 font-[560]">
            Desde una sentencia
          </h2>
          <ul className={listClass}>
            {rulings.map((ruling) => (
              <li key={ruling.docId}>
                <a href={rulingContrastHref(ruling.docId)} className={linkClass}>
                  {ruling.caratulado}
                </a>
                <RulingMeta result={ruling} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="articulos" className="mt-8">
          <h2 id="articulos" className="text-15 font-[560]">
            Sobre un artículo
          </h2>
          <ul className={listClass}>
            {articles.map(({ href, name, norm }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {name}, {norm}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Asks for the article, the ruling or the matter whose rulings contradict each other. */
export function ContrastStart({ asked, offer }: ContrastStartProps) {
  return (
    <div className="wrap max-w-[46rem] pt-7 pb-16 md:pt-10">
      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Contradicciones</h1>
      <p className="mt-2 text-pretty text-ink-2">
        Sentencias que decidieron un mismo artículo en sentido contrario, frente a frente y con los pasajes que se oponen.
      </p>
      {offer !== null && 'failure' in offer && (
        <p role="alert" className="mt-4 border-l-2 border-no pl-3">
          {offer.failure}
        </p>
      )}
      <search aria-label="Contradicciones">
        <form action="/contradicciones" className="mt-5 flex flex-wrap items-end gap-3">
          <label className="grid grow gap-1 text-13">
            Artículo, rol o materia
            <input
              key={asked}
              name="q"
              required
              maxLength={maxAsked}
              defaultValue={asked}
              placeholder="artículo 161 del Código del Trabajo"
              className="h-11 w-full rounded-sm bg-sheet px-3 text-15 shadow-[inset_0_0_0_1px_var(--edge)]"
            />
          </label>
          <button type="submit" className={buttonClass('primary', 'md', 'h-11')}>
            Buscar
          </button>
        </form>
      </search>
      {offer !== null && 'articles' in offer && <Offer {...offer} />}
      {offer === null && (
        <>
          <h2 id="ejemplos" className="mt-8 text-15 font-[560]">
            Por ejemplo
          </h2>
          <ul aria-labelledby="ejemplos" className={listClass}>
            {examples.map((example) => (
              <li key={example}>
                <a href={`/contradicciones?${new URLSearchParams({ q: example })}`}>{example}</a>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-[64ch] text-13 text-pretty text-ink-2">
            También se llega desde «Buscar contradicciones», en la página de un artículo y al final de una sentencia.
          </p>
        </>
      )}
    </div>
  )
}
