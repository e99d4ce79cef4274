import { errorCatalogue } from '@basejuris/contract'

export function ErrorTable() {
  return (
    <table className="mt-4 w-full text-13">
      <thead>
        <tr className="text-left text-12 text-ink-3">
          <th className="border-b border-edge pr-4 pb-1.5 font-[560]">Estado</th>
          <th className="border-b border-edge pr-4 pb-1.5 font-[560]">code</th>
          <th className="border-b border-edge pb-1.5 font-[560]">error</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(errorCatalogue).map(([code, { status, message }]) => (
          <tr key={code} className="border-b border-paper-rule align-baseline">
            <td className="figures py-1.5 pr-4">{status}</td>
            <td className="py-1.5 pr-4">
              <code className="font-mono text-[0.9em] break-all">{code}</code>
            </td>
            <td className="py-1.5 text-ink-2">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
