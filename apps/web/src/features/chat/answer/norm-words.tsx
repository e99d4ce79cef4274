import type { AnswerNorm } from '@basejuris/contract'
import { missingNormText } from '@basejuris/contract/missing-norm-text'
import { BookOpen } from 'lucide-react'

/** The text of an article that the question asks for, with its version. It never looks like the words of a court. */
export function NormWords({ norm: { etiqueta, texto, vigencia, advertencia, url, inexistente } }: { readonly norm: AnswerNorm }) {
  if (inexistente !== undefined) return <AbsentArticle said={inexistente} url={url} />
  return (
    <section aria-label={etiqueta} data-norm className="rounded-md px-4 py-3 shadow-[inset_0_0_0_1px_var(--rule)] md:px-5">
      <h3 className="flex items-center gap-2 text-14 font-[560] break-words">
        <BookOpen size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
        <span className="min-w-0">{etiqueta}</span>
      </h3>
      {texto === null ? (
        <p className="mt-1 text-14 text-ink-2">{missingNormText}</p>
      ) : (
        <blockquote className="mt-2 text-15 leading-[1.55] text-pretty break-words whitespace-pre-line">{texto}</blockquote>
      )}
      <p className="mt-2 text-13 text-pretty text-ink-2">
        {vigencia !== null && `${vigencia.replace(/\.?$/u, '.')} `}
        {texto !== null && `${advertencia} `}
        <a className="inline-link" href={url} target="_blank" rel="noreferrer">
          Texto oficial<span className="sr-only"> (en otra pestaña)</span>
        </a>
      </p>
    </section>
  )
}

/** What is said of an article that its norm lacks, with the way to the norm. */
function AbsentArticle({ said, url }: { readonly said: string; readonly url: string }) {
  return (
    <p className="text-14 text-pretty text-ink-2">
      {said}{' '}
      <a className="inline-link" href={url}>
        Ver la norma
      </a>
    </p>
  )
}
