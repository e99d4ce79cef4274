import type { Result } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { ArrowLeftRight } from 'lucide-react'
import { contraryHref } from '../../reader/contrary-href.ts'

/** Says that other rulings decided the article the other way. The link opens the ruling's margin, which lists them. */
export function ContraryRulings({ result: { contrario, url } }: { readonly result: Pick<Result, 'contrario' | 'url'> }) {
  if (contrario === undefined) return null
  const { articulo, total, exacto } = contrario
  return (
    <p className="mt-3 text-13 leading-[1.5] text-ink-2">
      <a
        href={contraryHref(url, articulo.clave)}
        className="inline-flex items-baseline gap-1.5 underline decoration-dotted underline-offset-[3px]"
      >
        <ArrowLeftRight size={13} strokeWidth={1.5} className="translate-y-[2px]" aria-hidden />
        {exacto ? 'Hay' : 'Hay al menos'} {total === 1 ? 'un fallo' : `${formatCount(total)} fallos`} en sentido contrario sobre el{' '}
        {articulo.etiqueta}
      </a>
    </p>
  )
}
