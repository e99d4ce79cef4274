interface RequestExampleProps {
  readonly method: string
  readonly url: string
  readonly body: object | undefined
}

/** A command to paste in a terminal. */
const commandOf = ({ method, url, body }: RequestExampleProps): string =>
  body === undefined
    ? `curl ${url}`
    : `curl -X ${method} ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`

export function RequestExample(props: RequestExampleProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-sm bg-desk-2 px-4 py-3 font-mono text-12 text-ink">
      {commandOf(props)}
    </pre>
  )
}
