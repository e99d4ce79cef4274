/** The logo: a considerando whose number hangs in the margin. */
export function Logo() {
  return (
    <a
      href="/"
      aria-label="BaseJuris, inicio"
      className="inline-flex shrink-0 items-center gap-2.5 font-serif text-[1.1875rem] leading-none font-semibold tracking-[-0.012em] text-brand hover:no-underline"
    >
      <svg viewBox="0 0 22 22" width="22" height="22" fill="currentColor" aria-hidden="true">
        <circle cx="3.6" cy="5.3" r="2.3" />
        <rect x="9" y="4.2" width="12" height="2.2" />
        <rect x="9" y="9.9" width="12" height="2.2" />
        <rect x="9" y="15.6" width="8" height="2.2" />
      </svg>
      BaseJuris
    </a>
  )
}
