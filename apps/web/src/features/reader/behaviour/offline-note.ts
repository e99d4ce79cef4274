/** Shows a line while there is no connection. The text itself is already loaded. */
export function startOfflineNote(root: HTMLElement, signal: AbortSignal): void {
  const note = document.createElement('p')
  note.className = 'rd-offline'
  note.setAttribute('role', 'status')
  root.querySelector('.rd-bar')?.after(note)
  const show = () => {
    note.textContent = navigator.onLine
      ? ''
      : 'Sin conexión. Puede seguir leyendo y citando esta sentencia; la búsqueda vuelve con la conexión.'
  }
  addEventListener('online', show, { signal })
  addEventListener('offline', show, { signal })
  signal.addEventListener('abort', () => note.remove())
  show()
}
