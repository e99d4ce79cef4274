import type { Result } from '@basejuris/contract'
import { ArrowLeftRight } from 'lucide-react'
import { contraryHref, countContrary, toParty } from '../../reader/contrary-words.ts'

/** Says that other rulings favour the other side on the article this one rests on. The link opens the ruling's margin, which lists them. */
export function ContraryRulings({ result: { contrario, url } }: { readonly result: Pick<Result, 'contrario' | 'url'> }) {
  if (contrario === undefined) return null
  const { articulo, total, detalle, contrariasFavorecen } = contrario
  return (
    <p className="mt-3 text-13 leading-[1.5] text-ink-2">
      <a
        href={contraryHref(url, articulo.clave)}
        className="inline-flex items-baseline gap-1.5 underline decoration-dotted underline-offset-[3px]"
      >
        <ArrowLeftRight size={13} strokeWidth={1.5} className="shrink-0 translate-y-[2px]" aria-hidden />
        <span>
          En sentido contrario: {countContrary(contrario)} · aquí {detalle}; {total === 1 ? 'la otra favorece' : 'las otras favorecen'}{' '}
          {toParty(contrariasFavorecen)} ({articulo.etiqueta})
        </span>
      </a>
    </p>
  )
}
