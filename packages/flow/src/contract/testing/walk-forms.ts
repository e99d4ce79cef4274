export interface Form {
  readonly action: string
  readonly method: string
  readonly fields: Readonly<Record<string, string>>
}

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? null : value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

/** The only form of a page, with what it holds already. */
async function readForm(response: Response): Promise<Form> {
  const page = await response.text()
  const [form, ...others] = page.match(/<form\b[\s\S]*?<\/form>/g) ?? []
  if (form === undefined || others.length > 0) throw new Error(`${response.url} answered ${response.status} without one form`)
  const inputs = form.match(/<input\b[^>]*>/g) ?? []
  const fields = inputs.map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? ''] as const)
  const opening = form.slice(0, form.indexOf('>') + 1)
  const action = new URL(attribute(opening, 'action') ?? '', response.url).href
  return { action, method: attribute(opening, 'method') ?? 'get', fields: Object.fromEntries(fields.filter(([name]) => name !== '')) }
}

/**
 * Goes from page to page as a person does, typing `typed` where a field of that name is empty and pressing `button`. Ends at the first
 * form that leaves the pages' own address, which is not sent.
 */
export async function walkForms(url: string, typed: Readonly<Record<string, string>>, button: string): Promise<Form> {
  let response = await fetch(url)
  for (let page = 0; page < 6; page += 1) {
    const form = await readForm(response)
    if (new URL(form.action).origin !== new URL(url).origin) return form
    const filled = Object.entries(form.fields).map(([name, value]) => [name, value === '' ? (typed[name] ?? '') : value] as const)
    const body = new URLSearchParams({ ...Object.fromEntries(filled), boton: button })
    response = await fetch(form.action, { method: 'POST', body })
  }
  throw new Error('The pages do not come to an end')
}
