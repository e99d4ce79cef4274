/** While there is no connection a line says what still works; the text is all here. */
export function startOfflineNote(root: HTMLElement, signal: AbortSignal): void {
  const note = document.createElement('p')
  note.className = 'rd-offline'
  note.setAttribute('role', 'status')
  root.querySelector('.rd-bar')?.after(note)
  const show = () => {
    note.textContent = navigator.onLine
      ? ''
      : 'Sin conexión. Puede seguir leyendo y citando esta sentencia; la búsqueda vuelve cuando vuelva la conexión.'
  }
  addEventListener('online', show, { signal })
  addEventListener('offline', show, { signal })
  signal.addEventListener('abort', () => note.remove())
  show()
}
