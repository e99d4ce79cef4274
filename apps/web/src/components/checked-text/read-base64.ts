/** The bytes of a file in base64. Throws a sentence when the file is gone or cannot be read. */
export async function readBase64(file: File): Promise<string> {
  const reader = new FileReader()
  await new Promise<void>((resolve, reject) => {
    reader.onload = () => resolve()
    reader.onerror = () => reject(new Error('No pudimos leer el archivo. Elíjalo de nuevo.'))
    reader.readAsDataURL(file)
  })
  return String(reader.result).replace(/^[^,]*,/, '')
}
