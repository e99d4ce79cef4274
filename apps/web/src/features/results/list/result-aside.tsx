import type { Result } from '@basejuris/contract'
import { Quote } from 'lucide-react'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { FolderButton } from '../../../saved-items/folder-chooser/folder-button.tsx'
import { StarButton } from '../../../saved-items/star/star-button.tsx'

const thumb = '@max-[68rem]:size-11'

export interface ResultReason {
  readonly text: string
  /** Page of the norm that it names. */
  readonly href?: string
}

/** Why the ruling matches, and its actions: a column on wide screens, lines under the passages elsewhere. */
export function ResultAside({ result, reasons }: { readonly result: Result; readonly reasons: readonly ResultReason[] }) {
  return (
    <div className="flex flex-row flex-wrap items-center gap-x-4 gap-y-1.5 text-13 text-ink-2 @max-[68rem]:has-[>:nth-child(2)]:mt-3.5 @min-[68rem]:flex-col @min-[68rem]:items-start">
      <div className="flex @max-[68rem]:absolute @max-[68rem]:top-4 @max-[68rem]:right-2 md:@max-[68rem]:right-5 @min-[68rem]:-mt-1 @min-[68rem]:-ml-2 print:hidden">
        <StarButton docId={result.docId} name={result.caratulado} className={thumb} />
        <button
          type="button"
          data-copy
          className={buttonClass('quiet', 'icon', `max-md:hidden ${thumb}`)}
          aria-label={`Copiar la cita de ${result.caratulado}`}
          title="Copiar cita"
        >
          <Quote size={16} strokeWidth={1.5} aria-hidden />
        </button>
        <FolderButton docId={result.docId} name={result.caratulado} className={`max-md:hidden ${thumb}`} />
      </div>
      {reasons.length > 0 && (
        <div className="@max-[68rem]:flex @max-[68rem]:flex-wrap @max-[68rem]:gap-x-3.5">
          <p className="text-12 font-[560] text-ink-3 @max-[68rem]:sr-only">Por qué aparece</p>
          <ul className="contents">
            {reasons.map(({ text, href }) => (
              <li
                key={text}
                className="relative pl-3 leading-[1.55] before:absolute before:top-[0.68em] before:left-0 before:h-[1.5px] before:w-[5px] before:bg-tick"
              >
                {href === undefined ? text : <a href={href}>{text}</a>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {result.ficticia && <FictionalBadge />}
    </div>
  )
}
