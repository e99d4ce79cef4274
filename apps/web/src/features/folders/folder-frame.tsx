import type { ComponentProps, ReactNode } from 'react'
import { FolderRail } from './folder-rail.tsx'

interface FolderFrameProps extends ComponentProps<typeof FolderRail> {
  readonly children: ReactNode
}

/** The page of favourites or of a folder, beside the rail that links to the others. */
export function FolderFrame({ children, ...rail }: FolderFrameProps) {
  return (
    <div className="grid grow grid-cols-1 md:grid-cols-[230px_minmax(0,1fr)] lg:grid-cols-[280px_minmax(0,1fr)] print:block">
      <div className="print:hidden">
        <FolderRail {...rail} />
      </div>
      <main
        id="contenido"
        tabIndex={-1}
        className="flex min-w-0 flex-col bg-paper outline-none md:min-h-[70vh] md:border-l md:border-paper-rule print:border-0"
      >
        {children}
      </main>
    </div>
  )
}
