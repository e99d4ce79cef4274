import { X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { type Shortcut, ShortcutList } from '../../../components/ui/shortcut-list.tsx'

const shortcuts: readonly Shortcut[] = [
  { keys: ['n', 'p'], what: 'Coincidencia siguiente y anterior' },
  { keys: ['j', 'k'], what: 'Considerando siguiente y anterior' },
  { keys: ['s'], what: 'Guardar en favoritos, o quitar' },
  { keys: ['c'], what: 'Citar lo que se está leyendo' },
  { keys: ['x'], what: 'Seleccionar lo que se está leyendo' },
  { keys: ['r'], what: 'Resaltar lo seleccionado' },
  { keys: ['g'], what: 'Guardar lo seleccionado en una carpeta' },
  { keys: ['/'], what: 'Escribir en el buscador' },
  { keys: ['?'], what: 'Ver esta lista' },
]

export function ReaderShortcuts() {
  return (
    <div id="atajos" popover="auto" className="rd-keys" role="dialog" aria-label="Atajos de teclado">
      <div className="rd-panel-top">
        <p>Atajos de teclado</p>
        <Button size="icon" className="rd-close" popoverTarget="atajos" popoverTargetAction="hide" aria-label="Cerrar">
          <X size={17} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      <ShortcutList shortcuts={shortcuts} />
    </div>
  )
}
