import type { DocumentAnswer } from '@basejuris/contract'
import { Paperclip } from 'lucide-react'

/** What the document of the conversation says of the question. It never looks like the words of a court. */
export function DocumentWords({ said: { nombre, retirado, citas } }: { readonly said: DocumentAnswer }) {
  return (
    <section aria-label="En su documento" data-document className="rounded-md px-4 py-3 shadow-[inset_0_0_0_1px_var(--rule)] md:px-5">
      <h3 className="flex items-center gap-2 text-14 font-[560] break-words">
        <Paperclip size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
        <span className="min-w-0">{nombre === '' ? 'En su documento' : `En su documento, ${nombre}`}</span>
      </h3>
      {retirado && <p className="mt-1 text-14 text-ink-2">El documento se quitó: sus palabras ya no se muestran.</p>}
      {!retirado && citas.length === 0 && (
        <p className="mt-1 text-14 text-ink-2">Ninguna frase suya parece hablar de esta pregunta. Pruebe con las palabras del documento.</p>
      )}
      {citas.map(({ texto, lugar }) => (
        <blockquote key={`${lugar} ${texto}`} className="mt-2 text-15 leading-[1.55] text-pretty break-words">
          <q>{texto}</q> <cite className="text-13 text-ink-2 not-italic">({lugar})</cite>
        </blockquote>
      ))}
    </section>
  )
}
