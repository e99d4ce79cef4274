import { FlaskConical } from 'lucide-react'

/** Says on every page that payments go to a simulator. It covers nothing that can be pressed. */
export function TestModeRibbon() {
  return (
    <aside
      aria-label="Modo de prueba"
      className="pointer-events-none fixed bottom-3 left-3 z-40 flex items-center gap-1.5 rounded-sm bg-part-wash px-2.5 py-1 text-13 font-[560] text-part shadow-float print:hidden"
    >
      <FlaskConical size={14} strokeWidth={1.75} aria-hidden />
      <span>
        modo de prueba<span className="max-sm:hidden">: los pagos no cobran</span>
      </span>
    </aside>
  )
}
