export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-fill px-4 py-2 text-14 font-[560] text-on-fill focus:translate-y-0 print:hidden"
    >
      Ir al contenido
    </a>
  )
}
