import Bowser from 'bowser'

const maxHeaderLength = 500
const maxLength = 80

/** Browser and system in words, as «Chrome en Windows». Nothing else of the header is stored. */
export function describeDevice(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return 'Dispositivo desconocido'
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxHeaderLength))
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return parts.length === 0 ? 'Programa' : parts.join(' en ').slice(0, maxLength)
}
