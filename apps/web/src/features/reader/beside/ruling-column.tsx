import type { RulingView } from '@basejuris/contract'
import { BookOpen, List, Quote } from 'lucide-react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { FolderButton } from '../../../saved-items/folder-chooser/folder-button.tsx'
import { StarButton } from '../../../saved-items/star/star-button.tsx'
import { addFictionalWarning, citeAt } from '../citation-text.ts'
import { CitePanel } from '../panels/cite-panel.tsx'
import { RulingContents } from '../panels/ruling-contents.tsx'
import { RulingHeading } from '../panels/ruling-heading.tsx'
import { PrintedColophon } from '../provenance/source-facts.tsx'
import { rulingHref } from '../reader-address.ts'
import { RulingText } from '../ruling-text.tsx'
import { contentsOf } from '../text/contents.ts'

interface RulingColumnProps {
  readonly ruling: RulingView
  /** Before every anchor of this column. */
  readonly prefix: string
  readonly isSignedIn: boolean
}

/** One of two rulings: its tools, and its text in a frame that scrolls alone. It carries the attributes that the reader's behaviour reads. */
export function RulingColumn({ ruling, prefix, isSignedIn }: RulingColumnProps) {
  const { secciones, destinos, coincidencias: _, ...facts } = ruling
  const entries = contentsOf(secciones)
  const official = addFictionalWarning(citeAt(facts.cita.oficial, ''), facts.ficticia)
  const short = addFictionalWarning(citeAt(facts.cita.corta, ''), facts.ficticia)
  return (
    <section
      className="rd bs-column"
      aria-label={facts.caratulado}
      data-reader
      data-prefix={prefix}
      data-address={rulingHref({ docId: facts.docId })}
      data-doc={facts.docId}
      data-user={isSignedIn ? '' : undefined}
      data-official={official}
      data-short={short}
      data-number={facts.numero ?? undefined}
    >
      <div className="bs-tools">
        {entries.length > 1 && (
          <Button className="bs-tool" popoverTarget={`${prefix}indice`} aria-label={`Índice de ${facts.caratulado}`}>
            <List size={16} strokeWidth={1.5} aria-hidden />
            <span>Índice</span>
          </Button>
        )}
        <Button className="bs-tool" popoverTarget={`${prefix}citar`} aria-label={`Citar ${facts.caratulado}`}>
          <Quote size={16} strokeWidth={1.5} aria-hidden />
          <span>Citar</span>
        </Button>
        <StarButton docId={facts.docId} name={facts.caratulado} className="bs-icon" />
        <FolderButton docId={facts.docId} name={facts.caratulado} className="bs-icon" />
        <a
          className={buttonClass('quiet', 'md', 'bs-tool bs-open')}
          href={rulingHref({ docId: facts.docId })}
          aria-label={`Abrir sola ${facts.caratulado}`}
        >
          <BookOpen size={16} strokeWidth={1.5} aria-hidden />
          <span>Abrir sola</span>
        </a>
      </div>
      {entries.length > 1 && <RulingContents entries={entries} prefix={prefix} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <section className="bs-scroll rd-paper" tabIndex={0} data-scroll aria-label={`Texto de ${facts.caratulado}`}>
        <RulingHeading facts={facts} level="h2" prefix={prefix} />
        <RulingText sections={secciones} targets={destinos} prefix={prefix} />
        <PrintedColophon facts={facts} />
      </section>
      <CitePanel official={official} short={short} days={facts} prefix={prefix} />
    </section>
  )
}
