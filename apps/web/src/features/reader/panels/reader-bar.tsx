import { ArrowLeft, Keyboard, List, MessageSquareQuote, Printer, Quote, ScrollText } from 'lucide-react'
import { AskButton } from '../../../components/assistant/ask-button.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { FolderButton } from '../../../saved-items/folder-chooser/folder-button.tsx'
import { StarButton } from '../../../saved-items/star/star-button.tsx'
import { ExportButton } from '../../exports/export-button.tsx'
import { type Typeface, textScales } from '../text-settings.ts'
import { HitControls } from './hit-controls.tsx'

interface ReaderBarProps {
  readonly docId: string
  readonly caption: string
  readonly query: string
  /** Where the link back leads. */
  readonly back: string
  readonly hits: number
  readonly hasContents: boolean
  readonly textSizeStep: number
  readonly face: Typeface
  /** Whether the assistant answers from what is shown: it reads no other version. */
  readonly mayAsk: boolean
}

/** Tools of the reader: under the header on wide screens. On a phone the tools for reading are at the bottom. */
export function ReaderBar({ docId, caption, query, back, hits, hasContents, textSizeStep, face, mayAsk }: ReaderBarProps) {
  const asked = { ruling: { docId, caption }, title: 'Preguntar al asistente sobre esta sentencia' } as const
  const ruling = { origin: { tipo: 'sentencia', docId }, total: 1, title: 'Exportar la sentencia' } as const
  return (
    <section className="rd-bar" aria-label="Herramientas de lectura">
      <a className={buttonClass('quiet', 'md', 'rd-back')} href={back} data-back>
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        {query === '' ? 'Inicio' : 'Resultados'}
      </a>
      <div className="rd-tools">
        {hasContents && (
          <Button className="rd-tool rd-open-index" popoverTarget="indice">
            <List size={17} strokeWidth={1.5} aria-hidden />
            Índice
          </Button>
        )}
        <HitControls count={hits} query={query} />
        <Button className="rd-tool rd-open-facts" popoverTarget="ficha">
          <ScrollText size={17} strokeWidth={1.5} aria-hidden />
          Ficha
        </Button>
        <StarButton docId={docId} name={caption} word="Favorita" className="rd-tool rd-star" />
        <FolderButton docId={docId} name={caption} className="rd-folder" />
        <Button className="rd-tool rd-open-cite" popoverTarget="citar" aria-keyshortcuts="c" title="Citar (c)">
          <Quote size={17} strokeWidth={1.5} aria-hidden />
          Citar
        </Button>
        {mayAsk && (
          <AskButton {...asked} className={buttonClass('quiet', 'md', 'rd-tool rd-ask')}>
            <MessageSquareQuote size={17} strokeWidth={1.5} aria-hidden />
            Preguntar
          </AskButton>
        )}
        <ExportButton subject={ruling} shape="tool" />
      </div>
      <div className="rd-type">
        {mayAsk && (
          <AskButton {...asked} label="Preguntar" className={buttonClass('quiet', 'icon', 'rd-ask-icon')}>
            <MessageSquareQuote size={17} strokeWidth={1.5} aria-hidden />
          </AskButton>
        )}
        <ExportButton subject={ruling} shape="icon" />
        <Button size="icon" data-letter="-1" aria-label="Letra más pequeña" disabled={textSizeStep === 0}>
          <span className="font-serif text-[0.8125rem]">A</span>
        </Button>
        <Button size="icon" data-letter="1" aria-label="Letra más grande" disabled={textSizeStep === textScales.length - 1}>
          <span className="font-serif text-[1.1875rem]">A</span>
        </Button>
        <Button size="icon" data-face-button aria-label="Letra sin serifas" title="Letra sin serifas" aria-pressed={face === 'sans'}>
          <span className="text-14 font-[480]">Aa</span>
        </Button>
        <Button size="icon" className="rd-open-keys" popoverTarget="atajos" aria-label="Atajos de teclado" title="Atajos de teclado (?)">
          <Keyboard size={16} strokeWidth={1.5} aria-hidden />
        </Button>
        <Button size="icon" data-print aria-label="Imprimir" title="Imprimir" hidden>
          <Printer size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
    </section>
  )
}
