import { endpoints } from '@basejuris/contract'
import { endpointHref, type ReferenceArea, referenceAreas } from './reference-areas.ts'

interface ReferenceContentsProps {
  /** The area shown, whose endpoints are listed; null on the first page. */
  readonly area: ReferenceArea | null
}

/** Links to every area of the reference. */
export function ReferenceContents({ area }: ReferenceContentsProps) {
  return (
    <nav aria-label="Contenido" className="text-14 lg:sticky lg:top-[calc(var(--header)+24px)] lg:self-start">
      <ul>
        {referenceAreas.map((each) => (
          <li key={each.slug}>
            <a
              href={`/docs/${each.slug}`}
              aria-current={each.slug === area?.slug ? 'page' : undefined}
              className="block py-1 text-ink-2 aria-[current]:font-[560] aria-[current]:text-ink"
            >
              {each.name}
            </a>
            {each.slug === area?.slug && (
              <ul className="pb-2 pl-3">
                {each.ids.map((id) => (
                  <li key={id}>
                    <a href={endpointHref(each, id)} className="block py-[3px] font-mono text-13 break-all text-ink-2">
                      <span className="text-ink-3">{endpoints[id].method}</span> {endpoints[id].path}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <a href="/docs#errores" className="block py-1 text-ink-2">
            Errores
          </a>
        </li>
      </ul>
    </nav>
  )
}
