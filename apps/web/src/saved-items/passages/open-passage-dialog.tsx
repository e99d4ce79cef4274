import { createRoot } from 'react-dom/client'
import { PassageDialog, type PassageDialogProps } from './passage-dialog.tsx'

/** Opens the dialog of a passage on any page, also one whose text is no React component. Import it dynamically. */
export function openPassageDialog(dialog: Omit<PassageDialogProps, 'onClosed'>): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<PassageDialog {...dialog} onClosed={close} />)
}
