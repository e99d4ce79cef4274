import { Passage } from '../../components/ruling/passage.tsx'
import { FictionalBadge } from '../../components/ruling/ruling-meta.tsx'
import type { LiveExample } from './live-example.ts'

function Column({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="py-[22px] max-md:border-t max-md:border-rule max-md:first:border-0 md:pr-8 md:pb-6 md:not-first:border-l md:not-first:border-rule md:not-first:pl-8">
      <h3 className="mb-2.5 text-14 font-[560]">{title}</h3>
      {children}
    </div>
  )
}

/** A live example, from result to considerando and citation. */
export function LiveExampleSection({ specimen: { query, result, passage, citation } }: { readonly specimen: LiveExample }) {
  const href = `${result.url}#${passage.ancla}`
  return (
    <section className="pt-13 md:pt-[72px]">
      <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Cada resultado abre en su considerando</h2>
      <div className="mt-6 grid border-t-[1.5px] border-ink md:grid-cols-2">
        <Column title={`Al buscar «${query}», la lista muestra el pasaje`}>
          <div className="border border-paper-rule bg-paper py-[18px] pr-5 pl-[18px]">
            <Passage fragment={passage} href={href} />
          </div>
          <p className="mt-3 text-13 text-ink-2">
            {result.caratulado}, {result.tribunal}
            {result.numero === null ? '. ' : `, ${result.numero}. `}
            {result.ficticia && <FictionalBadge />}
          </p>
        </Column>
        <Column title="Un clic después, ahí mismo y con la cita hecha">
          <ol className="grid gap-3 text-ink-2">
            <li>
              La sentencia se abre en{' '}
              <a className="inline-link font-serif-italic italic" href={href}>
                {passage.etiqueta}
              </a>
              , con sus palabras marcadas. Esa dirección se puede enviar: quien la abra verá lo mismo.
            </li>
            <li>
              La cita se copia formada:
              <span className="mt-1.5 block border border-paper-rule bg-paper px-[18px] py-3 font-serif text-17 leading-[1.45] text-paper-ink">
                {citation}
              </span>
            </li>
          </ol>
        </Column>
      </div>
    </section>
  )
}
