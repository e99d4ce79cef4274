/** A field that people cannot see or reach. Only programs fill it in. */
export function HoneypotField() {
  return (
    <div aria-hidden className="absolute left-[-9999px] h-px w-px overflow-hidden">
      <label>
        Deje este campo vacío
        <input name="sitio" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
