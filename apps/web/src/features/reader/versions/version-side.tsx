import type { ReactNode } from 'react'

/** One version's side; where the sides stand one under the other it says which it is. */
export function VersionSide({ version, children }: { readonly version: number; readonly children: ReactNode }) {
  return (
    <div className="vs-cell">
      <p className="vs-which">Versión {version}</p>
      {children}
    </div>
  )
}
