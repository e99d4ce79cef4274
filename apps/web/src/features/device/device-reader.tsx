import type { RulingView } from '@basejuris/contract'
import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import { ArrowLeft, List, Printer, Quote, ScrollText } from 'lucide-react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '../../components/ui/button.tsx'
import { deviceFolderHref } from '../../session/device/offline-page.ts'
import { type DeviceFolder, openDeviceStore } from '../../storage/device/device-store.ts'
import { startHitNavigation } from '../reader/behaviour/hits/hit-navigation.ts'
import { keepTargetInView } from '../reader/behaviour/position/keep-target-in-view.ts'
import { startSectionFollower } from '../reader/behaviour/position/section-follower.ts'
import { setPreferenceCookie } from '../reader/behaviour/text-settings/save-text-settings.ts'
import { addFictionalWarning, citeAt } from '../reader/citation-text.ts'
import { normsByUse } from '../reader/norms/group-norms.ts'
import { NormList } from '../reader/norms/norm-list.tsx'
import { Fact, FactsSheet } from '../reader/panels/fact.tsx'
import { HitControls } from '../reader/panels/hit-controls.tsx'
import { JudgeList } from '../reader/panels/judge-list.tsx'
import { RulingContents } from '../reader/panels/ruling-contents.tsx'
import { RulingHeading } from '../reader/panels/ruling-heading.tsx'
import { PrintedColophon } from '../reader/provenance/source-facts.tsx'
import { runningHeadStyle } from '../reader/running-heads.ts'
import { contentsOf } from '../reader/text/contents.ts'
import { countHits } from '../reader/text/paragraph-hits.ts'
import { textHtml } from '../reader/text/section-html.ts'
import { parseTextSizeStep, parseTypeface, textScales, textSizeCookie, typefaceCookie } from '../reader/text-settings.ts'
import { findInRuling } from './find-in-ruling.ts'
import '../reader/styles/reader.css'

const cookieValue = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

interface DeviceReaderProps {
  readonly folder: DeviceFolder
  readonly docId: string
}

/** A ruling of this device. Nothing is shown until it is read. */
export function DeviceReader({ folder, docId }: DeviceReaderProps) {
  const [ruling, setRuling] = useState<RulingView | null>(null)
  const { folderId } = folder
  useEffect(() => {
    openDeviceStore()
      .findRuling(folderId, docId)
      .then(setRuling, () => setRuling(null))
  }, [folderId, docId])
  if (ruling === null) return <main id="contenido" tabIndex={-1} className="wrap grow py-10 outline-none" aria-busy />
  return <DeviceRuling folder={folder} ruling={ruling} />
}

/** The text with the typography, contents and print of the reader, and a search in it. */
function DeviceRuling({ folder, ruling }: { readonly folder: DeviceFolder; readonly ruling: RulingView }) {
  const root = useRef<HTMLElement>(null)
  const [phrase, setPhrase] = useState('')
  const [step, setStep] = useState(() => parseTextSizeStep(cookieValue(textSizeCookie)))
  const sections = useMemo(() => findInRuling(ruling.secciones, phrase), [ruling, phrase])
  const entries = useMemo(() => contentsOf(sections), [sections])
  const html = useMemo(() => ({ __html: textHtml(sections, ruling.destinos) }), [sections, ruling])
  const hits = sections.reduce((sum, section) => sum + countHits(section), 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the behaviour attaches to the text of each search anew
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const scope = new AbortController()
    const follower = startSectionFollower(element, scope.signal)
    const found = startHitNavigation(element, { select: () => undefined, goTo: follower.point }, scope.signal)
    if (hits > 0) found.step(1)
    else if (phrase === '') keepTargetInView(element, scope.signal)
    return () => scope.abort()
  }, [html])
  const resize = (by: number) => {
    const next = Math.min(textScales.length - 1, Math.max(0, step + by))
    setStep(next)
    setPreferenceCookie(textSizeCookie, String(next))
  }
  const official = addFictionalWarning(citeAt(ruling.cita.oficial, ''), ruling.ficticia)
  return (
    <main
      id="contenido"
      tabIndex={-1}
      ref={root}
      className="rd"
      data-reader
      data-contents={entries.length > 1}
      data-face={parseTypeface(cookieValue(typefaceCookie))}
      style={{ '--letter': textScales[step], ...runningHeadStyle(ruling.cita.corta) } as CSSProperties}
    >
      <section className="rd-bar" aria-label="Herramientas de lectura">
        <a className={buttonClass('quiet', 'md', 'rd-back')} href={deviceFolderHref(folder.folderId)}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          Carpeta
        </a>
        <div className="rd-tools">
          {entries.length > 1 && (
            <Button className="rd-tool rd-open-index" popoverTarget="indice">
              <List size={17} strokeWidth={1.5} aria-hidden />
              Índice
            </Button>
          )}
          <HitControls key={phrase} count={hits} query={phrase} />
          <Button className="rd-tool rd-open-facts" popoverTarget="ficha">
            <ScrollText size={17} strokeWidth={1.5} aria-hidden />
            Ficha
          </Button>
          <CopyCitation citation={official} />
        </div>
        <div className="rd-type">
          <Button size="icon" aria-label="Letra más pequeña" disabled={step === 0} onClick={() => resize(-1)}>
            <span className="font-serif text-[0.8125rem]">A</span>
          </Button>
          <Button size="icon" aria-label="Letra más grande" disabled={step === textScales.length - 1} onClick={() => resize(1)}>
            <span className="font-serif text-[1.1875rem]">A</span>
          </Button>
          <Button size="icon" aria-label="Imprimir" title="Imprimir" onClick={() => window.print()}>
            <Printer size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        </div>
      </section>
      <div className="rd-lay">
        {entries.length > 1 && <RulingContents entries={entries} />}
        <article className="rd-paper">
          <div className="rd-column">
            <FindForm onFind={setPhrase} />
            <RulingHeading facts={ruling} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its builders escape all they are given */}
            <div className="rd-text" dangerouslySetInnerHTML={html} />
            <PrintedColophon facts={ruling} />
          </div>
          <DeviceFacts ruling={ruling} />
        </article>
      </div>
    </main>
  )
}

function FindForm({ onFind }: { readonly onFind: (phrase: string) => void }) {
  return (
    <search className="rd-head pb-6! print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onFind(String(new FormData(event.currentTarget).get('frase') ?? '').trim())
        }}
        className="flex max-w-[32rem] gap-2"
      >
        <input
          type="search"
          name="frase"
          aria-label="Buscar en esta sentencia"
          placeholder="Buscar en esta sentencia"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => event.currentTarget.value === '' && onFind('')}
          className="h-11 min-w-0 flex-1 rounded-sm bg-sheet px-3 font-sans text-15 shadow-[inset_0_0_0_1px_var(--edge)] md:h-9"
        />
        <Button type="submit" variant="line" className="max-md:h-11">
          Buscar
        </Button>
      </form>
    </search>
  )
}

/** Copies the official citation and says so. */
function CopyCitation({ citation }: { readonly citation: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(citation).then(
      () => setSaid('Cita copiada'),
      () => setSaid('No se pudo copiar'),
    )
  return (
    <Button className="rd-tool" title={citation} onClick={copy}>
      <Quote size={17} strokeWidth={1.5} aria-hidden />
      <span aria-live="polite">{said === '' ? 'Copiar cita' : said}</span>
    </Button>
  )
}

function DeviceFacts({ ruling }: { readonly ruling: RulingView }) {
  const { tribunal, sala, ministros, redactor, normas, materias, resultadoTexto, ruc, cita, ficticia, fechaSentencia } = ruling
  return (
    <FactsSheet>
      <dl>
        <Fact name="Resultado, en palabras de la fuente">{resultadoTexto === null ? null : `«${resultadoTexto.trim()}»`}</Fact>
        <Fact name="Tribunal">{sala === null ? tribunal : `${tribunal}, ${sala}`}</Fact>
        <Fact name="RUC">{ruc}</Fact>
        <Fact name="Integración">
          {ministros.length > 0 || redactor !== null ? <JudgeList judges={ministros} drafter={redactor} /> : null}
        </Fact>
        {normsByUse(normas).map(({ name, norms }) => (
          <Fact key={name} name={name}>
            <NormList norms={norms} day={fechaSentencia} />
          </Fact>
        ))}
        <Fact name="Materias">{materias.map(capitalizeFirst).join(' · ')}</Fact>
        <Fact name="Cita">{addFictionalWarning(citeAt(cita.oficial, ''), ficticia)}</Fact>
      </dl>
    </FactsSheet>
  )
}
