'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { LoaderCircle, Paperclip } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ScopeChip } from './scope-chips.tsx'
import { maxMegabytes, type useDocument } from './use-document.ts'

/** The document of the conversation, or the button that attaches one. */
export function DocumentField({ document, reading, attach, remove, cancel }: ReturnType<typeof useDocument>) {
  if (reading !== null)
    return (
      <ScopeChip
        text={`Leyendo ${reading}…`}
        icon={<LoaderCircle size={13} strokeWidth={1.75} aria-hidden className="animate-spin text-accent" />}
        dropLabel="Cancelar la lectura del archivo"
        onDrop={cancel}
      />
    )
  if (document !== null)
    return (
      <ScopeChip
        text={[document.nombre, document.paginas === null ? '' : formatPlural(document.paginas, 'página', 'páginas')]
          .filter(Boolean)
          .join(', ')}
        icon={<Paperclip size={13} strokeWidth={1.75} aria-hidden />}
        dropLabel={`Quitar ${document.nombre}: lo citado de él deja de mostrarse`}
        onDrop={() => void remove()}
      />
    )
  return (
    <label
      title={`PDF, DOCX o TXT, hasta ${maxMegabytes} MB. Se busca solo en esta conversación y se borra con ella.`}
      className={buttonClass('quiet', 'sm', 'cursor-pointer -ml-2 max-md:h-11 has-focus-visible:outline-2 has-focus-visible:outline-focus')}
    >
      <Paperclip size={15} strokeWidth={1.5} aria-hidden />
      Adjuntar documento
      <input
        type="file"
        accept=".pdf,.docx,.txt,application/pdf,text/plain"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) void attach(file)
        }}
      />
    </label>
  )
}

/** Pages of the document that are not searched, as scanned ones; renders nothing where there are none. */
export function DocumentNote({ document }: Pick<ReturnType<typeof useDocument>, 'document'>) {
  const missing = document?.paginasSinTexto ?? []
  if (missing.length === 0) return null
  return (
    <p className="mt-1 text-13 text-pretty text-part">
      {missing.length === 1
        ? `La página ${missing[0]} de su documento no trae texto: no se busca en ella.`
        : `${missing.length} páginas de su documento no traen texto: no se busca en ellas.`}
    </p>
  )
}
