import type { RulingView } from '@basejuris/contract'
import { isVote, voiceLabels, voiceWarning } from '@basejuris/contract/voice-labels'
import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { MarkedText } from '../../../components/ruling/passage.tsx'
import { isMinorityVote, minorityWarning, placeName, sectionLabel } from '../../reader/text/section-names.ts'
import { type ContextPart, passageInContext } from './passage-in-context.ts'

interface PartProps {
  readonly part: ContextPart
  readonly sections: RulingView['secciones']
}

const voiceClass = 'font-sans text-13 leading-[1.4] font-[540] text-ink-2'

function Part({ part: { section, paragraphs, isPassage }, sections }: PartProps) {
  const label = isVote(section) ? capitalizeFirst(placeName(section, sections)) : sectionLabel(section)
  const warning = isMinorityVote(label) ? minorityWarning : voiceWarning(section)
  const voices = voiceLabels({ ...section, parrafos: paragraphs })
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of one section share their label, and landmarks must not
    <div role="group" aria-label={label} className="mt-4 grid grid-cols-[48px_minmax(0,1fr)] gap-x-3 font-serif text-[1rem] leading-[1.6]">
      <span
        className={clsx(
          'font-serif-italic text-[0.9375rem] italic',
          isPassage ? 'text-accent' : 'text-ink-2',
          label.length > 7 && 'col-span-2',
        )}
      >
        {label}
      </span>
      <div className={clsx('col-start-2 grid gap-2.5', isPassage ? 'text-paper-ink' : 'text-ink-2')}>
        {warning !== null && <p className={voiceClass}>{warning}</p>}
        {paragraphs.map(({ ancla, texto, marcas }) => {
          const voice = voices.get(ancla)
          return (
            <div key={ancla}>
              {voice?.label != null && !voice.isRepeated && <p className={voiceClass}>{voice.label}</p>}
              <p className={clsx('text-pretty break-words', voice?.isPart === false && 'text-ink-2')}>
                <MarkedText text={texto} marks={marcas} />
              </p>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The passage in its context, as the ruling has it. */
export function PreviewPassage({ ruling, anchor }: { readonly ruling: RulingView; readonly anchor: string }) {
  const { caratulado, resultado, tribunal, numero, secciones } = ruling
  return (
    <>
      <h2 className="font-serif text-20 font-semibold tracking-[-0.008em] text-balance text-paper-ink">{caratulado}</h2>
      <p className="facts mt-1 text-14 text-ink-2">
        <span>
          <span className="facts-lead">
            <OutcomeBadge outcome={resultado} />
          </span>
          <span>{tribunal}</span>
          {numero !== null && <span className="font-[540] whitespace-nowrap text-ink">{numero}</span>}
        </span>
      </p>
      <PassageParts sections={secciones} anchor={anchor} />
    </>
  )
}

/** The section or paragraph at an anchor with what surrounds it, its marks shown. */
export function PassageParts({ sections, anchor }: { readonly sections: RulingView['secciones']; readonly anchor: string }) {
  return passageInContext(sections, anchor).map((part) => (
    <Part key={`${part.section.ancla} ${part.paragraphs[0]?.ancla}`} part={part} sections={sections} />
  ))
}
