import { type Desk, deskDays, type FolderSummary, type ListedResearch } from '@basejuris/contract'
import { capitalizeFirst, formatCount, formatPlural, lowercaseFirst } from '@basejuris/domain/spanish-format'
import { FilterChips } from '../../../components/workspace/filter-chips.tsx'
import { dayLabel, timeLabel } from '../../../format/days.ts'
import { folderLogHref, folderPath } from '../../folders/folder-address.ts'
import { FolderList } from '../../folders/folder-list.tsx'
import { searchRow } from '../../history/search-row.ts'
import { ResearchStateMark } from '../../research/jobs/research-state.tsx'
import { researchAddress } from '../../research/research-address.ts'
import { NewRulingList } from '../../saved-searches/new-ruling-list.tsx'
import { DeskSection } from './desk-section.tsx'

const moment = (instant: string, now: Date): string => `${dayLabel(instant, now)}, ${timeLabel(instant)}`

interface DeskViewProps {
  readonly desk: Desk
  /** Research jobs of the person, the newest first. */
  readonly research: readonly ListedResearch[]
  /** Folders of the person, the one changed last first. */
  readonly folders: readonly FolderSummary[]
  readonly now: Date
}

/** Folders shown where nobody else changed one. */
const shownFolders = 5

/** What happened for a person since they last looked, and what they searched last. */
export function DeskView({ desk, research, folders, now }: DeskViewProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DeskAlerts desk={desk} />
        {desk.carpetas.length === 0 && folders.length > 0 ? (
          <OwnFolders folders={folders} now={now} />
        ) : (
          <DeskFolders desk={desk} now={now} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DeskResearch research={research} now={now} />
        <DeskSearches desk={desk} now={now} />
      </div>
    </div>
  )
}

function DeskAlerts({ desk: { alertas, totales } }: { readonly desk: Desk }) {
  return (
    <DeskSection
      id="sentencias-nuevas"
      title="Sentencias nuevas"
      all={{ href: '/alertas', label: 'Alertas' }}
      isEmpty={alertas.length === 0}
      empty={
        totales.alertas === 0 ? (
          <p>
            Cree una alerta sobre un rol, una norma, una materia, un tribunal o quien lo integra, y aquí verá lo que se agregue.{' '}
            <a className="inline-link" href="/alertas?de=rol">
              Crear una alerta
            </a>
          </p>
        ) : (
          <p>
            Nada nuevo en los últimos {deskDays} días en{' '}
            {totales.alertas === 1 ? 'su alerta' : `sus ${formatCount(totales.alertas)} alertas`}.
          </p>
        )
      }
    >
      <div className="grid gap-6">
        {alertas.map(({ savedSearchId, nombre, total, sentencias }) => (
          <div key={savedSearchId}>
            <h3 className="mb-2 text-14 break-words text-ink-2">
              <b className="font-[560] text-ink">{capitalizeFirst(nombre)}</b>:{' '}
              {formatPlural(total, 'sentencia nueva', 'sentencias nuevas')}
            </h3>
            <NewRulingList rulings={sentencias} />
            {total > sentencias.length && (
              <p className="mt-3 text-14">
                <a href={`/alertas#${savedSearchId}`}>Ver la alerta completa</a>
              </p>
            )}
          </div>
        ))}
      </div>
    </DeskSection>
  )
}

interface DatedProps {
  readonly desk: Desk
  readonly now: Date
}

const unchangedWords = `Nadie más cambió sus carpetas en los últimos ${deskDays} días.`

/** The folders that changed last, for a person whose folders nobody else changed. */
function OwnFolders({ folders, now }: Pick<DeskViewProps, 'folders' | 'now'>) {
  return (
    <DeskSection id="sus-carpetas" title="Sus carpetas" all={{ href: '/carpetas', label: 'Todas' }} isEmpty={false} empty={null}>
      <FolderList folders={folders.slice(0, shownFolders)} now={now} />
      <p className="mt-3 text-13 text-ink-2">{unchangedWords}</p>
    </DeskSection>
  )
}

function DeskFolders({ desk: { carpetas, totales }, now }: DatedProps) {
  return (
    <DeskSection
      id="carpetas-con-cambios"
      title="Carpetas con cambios"
      all={{ href: '/carpetas', label: 'Todas' }}
      isEmpty={carpetas.length === 0}
      empty={
        totales.carpetas === 0 ? (
          <p>
            Reúna en una carpeta las sentencias de un caso y compártala: aquí verá lo que agreguen los demás.{' '}
            <a className="inline-link" href="/carpetas">
              Ir a sus carpetas
            </a>
          </p>
        ) : (
          <p>{unchangedWords}</p>
        )
      }
    >
      <ul className="divide-y divide-paper-rule">
        {carpetas.map(({ carpeta, cambios, ultimo }) => (
          <li key={carpeta.folderId} className="py-2.5 first:pt-0 last:pb-0">
            <a href={folderPath(carpeta.folderId)} className="font-[540] break-words text-ink">
              {carpeta.nombre}
            </a>
            <p className="text-13 break-words text-ink-2">
              {ultimo.quien?.email ?? 'Una cuenta cerrada'} {lowercaseFirst(ultimo.accion)} · {moment(ultimo.fecha, now)} ·{' '}
              <a href={folderLogHref(carpeta.folderId)}>{formatPlural(cambios, 'cambio', 'cambios')}</a>
            </p>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Research that runs, and that which ended unread. Renders nothing without any. */
function DeskResearch({ research, now }: Pick<DeskViewProps, 'research' | 'now'>) {
  const open = research.filter(({ nueva, estado }) => nueva || estado === 'pendiente' || estado === 'en_curso')
  if (open.length === 0) return null
  return (
    <DeskSection
      id="investigaciones"
      title="Investigaciones"
      all={{ href: '/investigaciones', label: 'Todas' }}
      isEmpty={false}
      empty={null}
    >
      <ul className="divide-y divide-paper-rule">
        {open.map((job) => (
          <li key={job.id} className="py-2.5 first:pt-0 last:pb-0">
            <a href={researchAddress(job.id)} className="line-clamp-2 font-[540] break-words text-ink">
              {job.pregunta}
            </a>
            <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
              <ResearchStateMark state={job} />
              <time dateTime={job.finishedAt ?? job.createdAt}>{moment(job.finishedAt ?? job.createdAt, now)}</time>
            </p>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

function DeskSearches({ desk: { busquedas }, now }: DatedProps) {
  return (
    <DeskSection
      id="ultimas-busquedas"
      title="Últimas búsquedas"
      all={{ href: '/mis-busquedas', label: 'Todas' }}
      isEmpty={busquedas.length === 0}
      empty={<p>Aquí quedarán sus búsquedas, para volver a ellas con sus filtros.</p>}
    >
      <ul className="divide-y divide-paper-rule">
        {busquedas.map((entry) => {
          const row = searchRow(entry, now)
          return (
            <li key={row.id} className="py-2.5 first:pt-0 last:pb-0">
              <a href={row.href} className="line-clamp-2 font-[540] break-words text-ink">
                {row.name || row.query || 'Todas las sentencias'}
              </a>
              <FilterChips chips={row.chips} />
              <p className="text-13 text-ink-3">
                <time dateTime={row.instant}>{moment(row.instant, now)}</time>
                {row.count !== null && ` · ${formatPlural(row.count, 'sentencia', 'sentencias')}`}
              </p>
            </li>
          )
        })}
      </ul>
    </DeskSection>
  )
}
