import type { FolderFinding, FolderPlace } from '@basejuris/contract'
import { formatDocket, formatPlural } from '@basejuris/domain/spanish-format'
import { Passage } from '../../../components/ruling/passage.tsx'
import { FictionalBadge, RulingMeta } from '../../../components/ruling/ruling-meta.tsx'
import { folderPath } from '../folder-address.ts'
import type { FolderAnswer, FolderSearchState } from './use-folder-search.ts'

interface FolderFindingsProps {
  readonly state: FolderSearchState
  /** Whether each finding names its folder. */
  readonly named: boolean
}

/** What a search inside folders found, and where in each. */
export function FolderFindings({ state, named }: FolderFindingsProps) {
  return (
    <>
      <div aria-live="polite" className="text-14">
        {state.state === 'searching' && <p className="mt-3 text-ink-2">Buscando…</p>}
        {state.state === 'failed' && <p className="mt-3 text-no">{state.message}</p>}
        {state.state === 'found' && <p className="mt-3 text-ink-2">{describeAnswer(state.answer, state.text, named)}</p>}
      </div>
      {state.state === 'found' && state.answer.hallazgos.length > 0 && (
        <ul className="mt-3 divide-y divide-paper-rule border-t border-paper-rule">
          {state.answer.hallazgos.map((finding) => (
            <li key={`${finding.carpeta.folderId} ${finding.docId}`} className="py-4">
              <Finding finding={finding} named={named} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describeAnswer({ hallazgos, total, completa }: FolderAnswer, text: string, named: boolean): string {
  const limits = completa ? '' : ' Sus carpetas tienen demasiadas sentencias para leerlas todas: busque dentro de una.'
  if (total === 0) return `Nada en ${named ? 'sus carpetas' : 'esta carpeta'} coincide con «${text}».${limits}`
  const shown = hallazgos.length < total ? ` Se muestran ${hallazgos.length}.` : ''
  return `${formatPlural(total, 'coincidencia', 'coincidencias')} con «${text}».${shown}${limits}`
}

const placeNames: Readonly<Record<FolderPlace['tipo'], string>> = {
  caratula: 'En la carátula',
  rol: 'En el rol',
  tribunal: 'En el tribunal',
  nota: 'En una nota',
  'nota-de-pasaje': 'En la nota de un pasaje',
  etiqueta: 'En una etiqueta',
}

function Finding({ finding, named }: { readonly finding: FolderFinding; readonly named: boolean }) {
  const { carpeta, docId, sentencia, lugares, fragmentos } = finding
  const ofFolder = docId === null
  return (
    <>
      <p className="break-words">
        {sentencia !== null ? (
          <a href={sentencia.url} className="font-serif text-17 leading-[1.3] font-semibold text-paper-ink">
            {sentencia.caratulado}
          </a>
        ) : (
          <a href={folderPath(carpeta.folderId)} className="font-[540] text-ink">
            {ofFolder ? carpeta.nombre : 'Sentencia retirada'}
          </a>
        )}{' '}
        {sentencia?.ficticia === true && <FictionalBadge />}
        {named && !ofFolder && (
          <span className="block text-13 text-ink-2">
            Carpeta <a href={folderPath(carpeta.folderId)}>{carpeta.nombre}</a>
          </span>
        )}
      </p>
      {sentencia !== null && <RulingMeta result={sentencia} />}
      <ul className="grid gap-1 text-14 break-words text-ink-2">
        {lugares
          .filter(({ tipo }) => tipo !== 'caratula')
          .map(({ tipo, texto }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
            <li key={index}>
              {placeNames[tipo]}
              {ofFolder && ' de la carpeta'}: <span className="text-ink">{tipo === 'rol' ? formatDocket(texto) : texto}</span>
            </li>
          ))}
      </ul>
      <div className="mt-2 grid gap-2 empty:hidden">
        {fragmentos.map((fragment) => (
          <Passage
            key={`${fragment.ancla} ${fragment.texto.slice(0, 40)}`}
            fragment={fragment}
            {...(sentencia === null ? {} : { href: `${sentencia.url}#${fragment.ancla}` })}
          />
        ))}
      </div>
    </>
  )
}
