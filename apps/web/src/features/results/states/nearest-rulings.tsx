import type { Result } from '@basejuris/contract'

export function NearestRulings({ rulings }: { readonly rulings: readonly Result[] }) {
  if (rulings.length === 0) return null
  return (
    <section className="mt-6 text-14" aria-label="Las más cercanas">
      <h2 className="mb-1 font-[560]">Las más cercanas</h2>
      <ul>
        {rulings.map(({ docId, url, caratulado, fragmentos, tribunal }) => {
          const [best] = fragmentos
          return (
            <li key={docId} className="py-[3px] text-ink-2">
              <a data-result className="font-serif text-[1rem]" href={best === undefined ? url : `${url}#${best.ancla}`}>
                {caratulado}
              </a>
              {`, ${tribunal}${best === undefined ? '' : `, ${best.etiqueta}`}`}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
