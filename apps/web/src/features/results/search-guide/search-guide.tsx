import { queryGuide, wordsInCapitals } from '@basejuris/contract/query-examples'
import { ShortcutList } from '../../../components/ui/shortcut-list.tsx'
import { emptyState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { shortcuts } from '../actions/shortcuts.ts'

/** How to write a query, with examples that run, and the shortcuts of the list. */
export default function SearchGuide() {
  return (
    <div className="grid gap-6 text-14">
      {queryGuide.map(({ title, entries }) => (
        <section key={title}>
          <h3 className="border-b-[1.5px] border-ink pb-1.5 text-13 font-[620]">{title}</h3>
          <dl>
            {entries.map(({ written, meaning, fictional }) => (
              <div key={written} className="grid gap-x-5 gap-y-0.5 border-b border-rule py-2 md:grid-cols-[17rem_minmax(0,1fr)]">
                <dt>
                  <a
                    className="font-mono text-13 break-words"
                    href={writeAddress({ ...emptyState, q: written, ficticias: fictional === true ? 'incluir' : null })}
                  >
                    {written}
                  </a>
                </dt>
                <dd className="text-pretty text-ink-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-pretty text-ink-2">
        Tildes y mayúsculas dan igual, salvo en Y, O y NO, que son operadores en mayúsculas y entre palabras de búsqueda. Son palabras como
        las demás en una oración («{wordsInCapitals.sentence}»), en un nombre («{wordsInCapitals.name}») y en una búsqueda escrita toda en
        mayúsculas («{wordsInCapitals.capitals}»). Si se pueden leer de las dos maneras, la página lo dice y usted lo cambia con un clic. Lo
        que no se entiende como orden se busca como palabras.
      </p>
      <section>
        <h3 className="pb-1.5 text-13 font-[620]">Atajos de teclado</h3>
        <ShortcutList shortcuts={shortcuts} />
      </section>
    </div>
  )
}
