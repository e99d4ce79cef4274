import { keyScopes } from '@basejuris/domain'
import type { McpTools } from '@basejuris/server/mcp'
import { OperatorError } from '@basejuris/server/operator'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'

type Call = McpTools['call']
type Called = Awaited<ReturnType<Call>>

const scopesSchema = z.array(z.enum(keyScopes))
const textSchema = z.object({ type: z.literal('text'), text: z.string() })

/** The tools of another installation, as a key opens them. @throws {OperatorError} when it does not answer as BaseJuris, or refuses the key */
export async function openRemoteTools(url: URL, accessKey: string, onFailure: McpTools['onFailure']): Promise<McpTools> {
  const client = new Client({ name: 'basejuris-cli', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${accessKey}` } } })
  try {
    await client.connect(transport)
    const { tools } = await client.listTools()
    const scopes = [...new Set(tools.map(({ _meta }) => _meta?.['basejuris/permiso']))]
    return { scopes: scopesSchema.parse(scopes), call: (call, signal) => callRemote(client, call, signal), onFailure }
  } catch (cause) {
    throw new OperatorError(`${url.href} no abrió las herramientas: revise la dirección y la clave de ACCESS_KEY.`, { cause })
  }
}

async function callRemote(client: Client, { name, input }: Parameters<Call>[0], signal: AbortSignal): Promise<Called> {
  const args = z.record(z.string(), z.unknown()).catch({}).parse(input)
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args }, { signal })
  if (isError !== true && structuredContent !== undefined) return { kind: 'report', report: structuredContent as ReportOf<Called> }
  return { kind: 'failure', sentence: content.flatMap((block) => textSchema.safeParse(block).data?.text ?? []).join('\n') }
}

type ReportOf<Answer> = Extract<Answer, { kind: 'report' }> extends { readonly report: infer Report } ? Report : never
