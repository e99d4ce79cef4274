/** Explains that the form needs JavaScript. */
export function JavaScriptNotice() {
  return (
    <noscript>
      <p className="mb-4 rounded-sm bg-part-wash px-3.5 py-2.5 text-14 text-part">
        Para enviar este formulario, permita JavaScript en su navegador. Buscar y leer sentencias funciona sin él.
      </p>
    </noscript>
  )
}
