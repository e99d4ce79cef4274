import type { ReactNode } from 'react'

/** One version's column. Where the columns are stacked it names the version. */
export function VersionSide({ version, children }: { readonly version: number; readonly children: ReactNode }) {
  return (
    <div className="vs-cell">
      <p className="vs-which">Versión {version}</p>
      {children}
    </div>
  )
}
