'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { HistoryRow } from './history-row.tsx'
import type { SearchRow } from './search-row.ts'
import { useHistory } from './use-history.ts'

const SaveSearchDialog = lazyPart(() => import('../saved-searches/save-search-dialog.tsx').then((module) => module.SaveSearchDialog))

/** Searches by day, newest first. */
export function HistoryList({ userId, rows }: { readonly userId: string; readonly rows: readonly SearchRow[] }) {
  const router = useRouter()
  const { shown, rename, remove } = useHistory(userId, rows)
  const [saving, setSaving] = useState<SearchRow | null>(null)
  const days = [...Map.groupBy(shown, ({ day }) => day)]
  return (
    <>
      {days.map(([day, searches]) => (
        <section key={day} aria-label={day}>
          <h3 className="border-b border-paper-rule px-5 pt-5 pb-1.5 text-13 font-[560] text-ink-3 md:px-6">{day}</h3>
          <ul className="divide-y divide-paper-rule">
            {searches.map((row) => (
              <li key={row.id}>
                <HistoryRow row={row} onRename={rename} onDelete={remove} onSave={setSaving} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {saving !== null && (
        <SaveSearchDialog
          search={{ query: saving.query, parameters: saving.parameters, name: saving.name }}
          onSaved={() => router.refresh()}
          onClosed={() => setSaving(null)}
        />
      )}
    </>
  )
}
