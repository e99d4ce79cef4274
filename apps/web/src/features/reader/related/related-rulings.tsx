import { normPhrase } from '@basejuris/domain/norm-phrase'
import { formatCount } from '@basejuris/domain/spanish-format'
import { rulingContrastHref } from '../../../components/ruling/contrast-address.ts'
import { countContrary, toParty } from '../contrary-words.ts'
import { loadRelated } from './load-related.ts'
import { RelatedRuling } from './related-ruling.tsx'

const differsIn = (facts: readonly string[]): string => (facts.length === 0 ? 'sin diferencias' : `difiere en ${facts.join(', ')}`)

/** Contrary rulings on the same article, similar ones or that there are none, and near-identical ones with their differences. */
export async function RelatedRulings({ docId, article }: { readonly docId: string; readonly article: string | null }) {
  const { identical, similar, contrary } = await loadRelated(docId, article)
  const unlisted = contrary === null ? 0 : contrary.total - contrary.rulings.length
  const more = identical.total - identical.members.length
  return (
    <>
      {contrary !== null && (
        <section className="rd-related" aria-labelledby="rd-contrary">
          <h2 id="rd-contrary">
            En sentido contrario <span>{countContrary(contrary)}</span>
          </h2>
          <p className="rd-note">
            Sobre {normPhrase(contrary.articulo.etiqueta)}. Aquí {contrary.detalle}: favorece {toParty(contrary.favorece)}.
          </p>
          <ul>
            {contrary.rulings.map((ruling) => (
              <RelatedRuling
                key={ruling.docId}
                docId={docId}
                facts={ruling}
                why={`${ruling.detalle}: favorece ${toParty(ruling.favorece)}`}
              />
            ))}
          </ul>
          {unlisted > 0 && <p className="rd-note">{unlisted === 1 ? 'y una más' : `y ${formatCount(unlisted)} más`}</p>}
        </section>
      )}
      <p className="rd-note">
        <a href={rulingContrastHref(docId)}>Buscar contradicciones</a>
      </p>
      {similar !== null && (
        <section className="rd-related" aria-labelledby="rd-similar">
          <h2 id="rd-similar">Similares</h2>
          {similar.length === 0 ? (
            <p className="rd-note">Ninguna otra sentencia del índice se parece lo suficiente por su materia, sus normas y sus razones.</p>
          ) : (
            <ul>
              {similar.map((ruling) => (
                <RelatedRuling key={ruling.docId} docId={docId} facts={ruling} why="" />
              ))}
            </ul>
          )}
        </section>
      )}
      {identical.members.length > 0 && (
        <section className="rd-related" aria-labelledby="rd-identical">
          <h2 id="rd-identical">
            Casi idénticas <span>{formatCount(identical.total)}</span>
          </h2>
          <ul>
            {identical.members.map((ruling) => (
              <RelatedRuling key={ruling.docId} docId={docId} facts={ruling} why={differsIn(ruling.difiere)} />
            ))}
          </ul>
          {more > 0 && <p className="rd-note">{more === 1 ? 'y una más' : `y ${formatCount(more)} más`}</p>}
        </section>
      )}
    </>
  )
}
