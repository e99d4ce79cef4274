'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { Kbd } from '../../../components/ui/kbd.tsx'
import { copyCitation } from '../actions/copy-citation.ts'
import { type FocusedResult, useFocusedResult } from './use-focused-result.ts'
import { useRulingText } from './use-ruling-text.ts'

const PreviewPassage = lazy(() => import('./preview-passage.tsx').then((module) => ({ default: module.PreviewPassage })))

const anchorOf = (href: string): string => decodeURIComponent(href.split('#')[1] ?? '')

function Preview({ result, query, onClose }: { readonly result: FocusedResult; readonly query: string; readonly onClose: () => void }) {
  const ruling = useRulingText(result, query)
  return (
    <aside data-preview aria-label="Vista previa" className="border-l border-rule bg-paper-lit [html[data-asking]_&]:hidden print:hidden">
      <div className="sticky top-(--header) flex h-[calc(100dvh-var(--header)-var(--band))] flex-col border-b border-rule">
        <div className="flex items-center justify-between gap-3 border-b border-rule py-2 pr-3 pl-6 text-13 text-ink-2">
          <span>
            <b className="font-[560]">Vista previa</b>
            {ruling !== null &&
              ruling !== 'failed' &&
              ruling.coincidencias > 0 &&
              ` · ${formatPlural(ruling.coincidencias, 'coincidencia', 'coincidencias')}`}
          </span>
          <Button size="icon" aria-label="Cerrar la vista previa" onClick={onClose}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        </div>
        <section
          key={result.docId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Pasaje en su contexto"
          className="grow overflow-y-auto px-6 pt-5 pb-32 [scrollbar-width:thin]"
        >
          {ruling === 'failed' && <p className="text-14 text-ink-2">No se pudo traer el texto. Abra la sentencia para leerla.</p>}
          {ruling !== null && ruling !== 'failed' && (
            <Suspense>
              <PreviewPassage ruling={ruling} anchor={anchorOf(result.href)} />
            </Suspense>
          )}
        </section>
        {/* The page above the pane pushes its end below the window: the actions stay over the text then. */}
        <div className="sticky bottom-0 flex items-center gap-2 border-t border-rule bg-paper-lit px-6 py-3 text-13 text-ink-2">
          <a className={buttonClass('primary')} href={result.href}>
            Abrir sentencia
          </a>
          <Button variant="line" onClick={() => void copyCitation(result.citation)}>
            Copiar cita
          </Button>
          <span className="ml-auto flex items-center gap-1">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            <span className="ml-1">recorrer</span>
          </span>
        </div>
      </div>
    </aside>
  )
}

interface PreviewPaneProps {
  readonly query: string
  /** The rulings of the list, in order. */
  readonly listed: readonly string[]
}

/** On a wide screen, the passage of the focused ruling in its context. */
export function PreviewPane({ query, listed }: PreviewPaneProps) {
  const [result, close] = useFocusedResult(listed)
  return result === null ? null : <Preview result={result} query={query} onClose={close} />
}
