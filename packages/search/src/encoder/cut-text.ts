/** The beginning of a text, at most so many characters, ended where a word ends. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return text.slice(0, end > most / 2 ? end : most).toWellFormed()
}
